"""The command line `tavolata`: the commands, and what they share."""
