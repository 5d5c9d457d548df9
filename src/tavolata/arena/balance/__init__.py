"""Balance: whether seats, options and cards are worth the same, found out from games between equals."""
