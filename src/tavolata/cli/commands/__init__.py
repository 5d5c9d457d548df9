"""The commands, one file for each. `command_list` has their names, and loads the one that is called."""
