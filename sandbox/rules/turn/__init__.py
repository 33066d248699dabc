"""The turn from its first step to its end, and how a game begins."""
