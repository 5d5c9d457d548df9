"""The types of everything that goes in and out; the browser's types are generated from them."""
