"""The way in: HTTP routes, WebSockets, access control, limits, and the process that serves them."""
