"""How sentences speak of things."""

from __future__ import annotations

from typing import Protocol


class HasLabel(Protocol):
    """An object, a player, or an action on its way."""

    @property
    def label(self) -> str | None:
        """How texts tell it from others of its name."""

    @property
    def name(self) -> str: ...


def named(thing: HasLabel) -> str:
    """How a sentence speaks of an object, a player, or an action on its way."""
    name = thing.label or thing.name
    if (up := getattr(thing, "up", None)) is not None:
        name = "#".join([up.name, *name.split("#")[1:]])
    return f"the face-down {name}" if getattr(thing, "face_down", False) else name


def label_of(thing: HasLabel) -> str:
    """What a text calls it, whichever face is up."""
    return thing.label or thing.name


def listed(names: list[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else "nothing"
