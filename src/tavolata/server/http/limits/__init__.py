"""How much an address may ask for, and how large a request may be."""
