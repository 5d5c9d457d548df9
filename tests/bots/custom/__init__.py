"""Custom bots."""
