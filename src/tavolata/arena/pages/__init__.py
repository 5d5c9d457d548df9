"""Pages: reports as single HTML files that need nothing else, to be read, sent and kept."""
