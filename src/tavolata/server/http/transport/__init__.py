"""Connections: bytes become requests and frames, in bounds of size, number and time."""
