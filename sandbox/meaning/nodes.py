"""What every meaning is made of: the root of all meanings, and the three sorts that contain each other.

An effect can give an ability, an ability has effects, a modification can hold either: so their roots stand here, below
the modules that fill them.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Self

from sandbox.terms.values import Value


class Meaning(Value):
    """A part of what a text means. Whoever walks through a meaning takes it apart and builds it anew with the two
    methods."""

    def parts(self) -> dict[str, object]:
        """The value of each field, in the order of the fields."""
        return dict(self.__dict__)

    def with_parts(self, parts: Mapping[str, object]) -> Self:
        """The same with other values in some fields. Not checked: that they are values for those fields."""
        return replace(self, **parts)


class Ability(Meaning):
    """Something that an object can do or that holds because of it."""


class Effect(Meaning):
    """One instruction of a text. Effects of a text are performed in the order in which they are written."""


class Modification(Meaning):
    """One change that a continuous effect makes to what it affects."""
