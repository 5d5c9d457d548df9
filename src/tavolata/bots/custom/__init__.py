"""Custom bots: a Python class, or a program in any language. They get what a seat may know, and nothing else.

All that a player learns is in lines of JSON, which are made from the view, the log and an imagined world of its seat.
A player that the program starts by its name answers them in a process of its own; a Python object that is handed over
answers them in this one.
"""
