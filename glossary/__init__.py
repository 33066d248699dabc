"""The terms of the game and their entries."""
