"""Tournaments: balanced games between bots, on all cores or on a cluster, saved as they end."""
