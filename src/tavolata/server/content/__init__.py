"""What a server shows of its games beside the tables: the catalog, worked examples, lessons, and cards of one's own."""
