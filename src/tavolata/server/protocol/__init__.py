"""The protocol: everything that goes in and out, typed. The browser's types are made from it."""
