"""The command `tavolata`: one file a command."""
