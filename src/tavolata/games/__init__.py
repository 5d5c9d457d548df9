"""The games, a folder each. A folder that declares a `GAME` is a game: nothing else has to know of it."""
