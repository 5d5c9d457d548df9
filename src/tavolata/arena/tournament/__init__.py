"""Tournaments: games between bots on equal terms, on all cores or on a cluster, kept in a folder as they end."""
