"""Keywords that stand for a triggered ability made of meanings that texts have, a module for each."""
