"""The bodies of requests and answers over HTTP, by what they are about; `http/routes` uses them."""
