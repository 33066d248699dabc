"""Scenarios and the rules engine that decides them."""
