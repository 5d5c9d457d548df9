"""The command line `tavolata`: one file a command."""
