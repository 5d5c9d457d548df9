"""The arena: many games between bots, and statistics of them."""
