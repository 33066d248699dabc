"""Damage from its source to its recipient, and what prevents or redirects it."""
