"""Casting spells, activating abilities, playing lands, and paying for all of it."""
