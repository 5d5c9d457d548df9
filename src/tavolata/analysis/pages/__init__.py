"""A review as a page."""
