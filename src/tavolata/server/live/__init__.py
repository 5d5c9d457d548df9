"""The tables that are in memory: who is connected, what is written and published, and what bots and clocks do there."""
