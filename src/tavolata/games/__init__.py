"""Our games, one folder each. A folder that declares a `GAME` is found by itself, as an installed package is."""
