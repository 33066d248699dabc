"""Abilities that wait for an event or for a moment of the turn."""
