"""The server: people and bots at one table, each on their own device or several on one, live or over days."""
