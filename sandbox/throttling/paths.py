"""Which addresses ask the engine to play something that may not be known yet."""

from __future__ import annotations

PLAYED = ("/sandbox/", "/r/", "/embed/", "/oembed/", "/api/v1/rulings", "/api/v1/questions", "/ask/")
PLAIN = ("/sandbox/sentences/", "/sandbox/cards/")


def plays(path: str) -> bool:
    """Whether a request for the path may set the engine to work."""
    return path.startswith(PLAYED) and not path.startswith(PLAIN)
