"""Adapters: the games as other libraries want them."""
