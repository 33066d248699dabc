"""Responding: the two bundles of answers to *who may act, where does it wait, when does it resolve*."""
