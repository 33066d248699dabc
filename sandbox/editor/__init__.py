"""Changing a scenario's text from the board: every gesture adds, alters or takes away whole lines."""
