"""Adapters: the games with the interfaces of other libraries."""
