"""How sentences speak of things."""

from __future__ import annotations

from typing import Any, Protocol


class HasLabel(Protocol):
    """An object, a player, or an action on its way."""

    @property
    def label(self) -> str | None: ...


def named(thing: HasLabel) -> str:
    """How a sentence speaks of an object, a player, or an action on its way."""
    card: Any = getattr(thing, "card", None)
    if card is not None and getattr(thing, "face_down", False):
        return f"the face-down {thing.label or card.name}"
    return thing.label or str(card.name)


def listed(names: list[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else "nothing"
