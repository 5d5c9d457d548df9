"""Search: knowing no game, it plays on in thought, in worlds that its seat could be in, and sees what comes of it.

It is an information-set tree search: every simulation goes through another possible world, with chance drawn anew, and
every seat has a tree of what it can see. Where people choose in secret, their choices are mixed by regret matching,
also those that have been made already and that the seat has not seen: nobody plans against what he could not know.
"""
