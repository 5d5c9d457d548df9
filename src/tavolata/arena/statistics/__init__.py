"""Statistics of many games, each with a confidence interval."""
