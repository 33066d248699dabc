"""Texts that name the object that they stand on, once another object has them.

Comprehensive Rules of 2026, 201.5b.
"""

from __future__ import annotations

from sandbox.engine.objects import Characteristics, Object
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import Itself


def names_itself(part: object) -> bool:
    """Whether the text speaks of the object that it stands on."""
    if isinstance(part, Itself):
        return True
    parts = part if isinstance(part, tuple) else part.parts().values() if isinstance(part, Meaning) else ()
    return any(names_itself(each) for each in parts)


def speaks_of_another_name(own: Characteristics, thing: Object, ability: object) -> bool:
    """Whether the object has been given the text, or has got another name than is printed on it, and the text speaks of
    the object: it means the one that has it now, by the name that this has."""
    changed = own.name != thing.card.name or ability not in thing.card.abilities
    return changed and names_itself(ability)
