"""Choices that a text leaves open: every way of answering them, and orders that nobody stated."""
