"""Balance: whether seats, options and cards are worth the same, measured in games between equal bots."""
