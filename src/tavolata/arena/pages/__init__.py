"""Reports as self-contained HTML files."""
