"""Information-set Monte Carlo tree search with several observers (MO-ISMCTS), for any game.

Every simulation plays in another determinization, with new chance, and every seat has a tree of what it can see.
Secret choices are mixed by regret matching. That includes choices that others have already made and the seat has not
seen: a bot never plans against something it cannot know.
"""
