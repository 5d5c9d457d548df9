"""One table: a journal, and everything that follows from reading it; no database, no network."""
