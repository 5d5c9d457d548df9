"""The command line `tavolata`: one file per command."""
