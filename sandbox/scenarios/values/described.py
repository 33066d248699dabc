"""What a field of a value says of itself to those who write it down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field

ABOUT, IN_JSON = "about", "json"


def about(words: str = "", json: str | None = None) -> Mapping[str, str]:
    """A field's metadata: ``words`` for the API's description, ``json`` for its name in JSON. Where the class has a
    property of that name, the property stands in JSON for the field; an empty name keeps the field out.
    """
    return {ABOUT: words} if json is None else {ABOUT: words, IN_JSON: json}


def name_in_json(found: Field[object]) -> str:
    """The name that a field has in JSON; empty for none."""
    return str(found.metadata.get(IN_JSON, found.name))


def described(found: Field[object]) -> str:
    """What is said about it."""
    return str(found.metadata.get(ABOUT, ""))
