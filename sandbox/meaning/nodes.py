"""What every meaning is made of: the root of all meanings, and the three sorts that contain each other.

An effect can give an ability, an ability has effects, a modification can hold either: so their roots stand here, below
the modules that fill them.
"""

from collections.abc import Mapping
from dataclasses import FrozenInstanceError, dataclass, fields, replace
from typing import Self


class Unchanging:
    """Its fields are never assigned to, in subclasses without a decorator of their own as well."""

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")


@dataclass(frozen=True, eq=False, repr=False)
class Meaning(Unchanging):
    """A part of what a text means: a frozen dataclass; one that adds no parts needs no decorator. Meanings of one class
    with equal parts are equal: that stands here once, so a class says `eq=False, repr=False`, for what is generated for
    each of hundreds of classes would have to be made before every ruling. Whoever walks through a meaning takes it
    apart and builds it anew with the two methods."""

    def __eq__(self, other: object) -> bool:
        return other.__class__ is self.__class__ and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((*self.__dict__.values(),))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={part!r}' for name, part in self.__dict__.items()])})"

    def parts(self) -> dict[str, object]:
        """The value of each field, in the order of the fields."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    def with_parts(self, parts: Mapping[str, object]) -> Self:
        """The same with other values in some fields. Not checked: that they are values for those fields."""
        return replace(self, **parts)


class Ability(Meaning):
    """Something that an object can do or that holds because of it."""


class Effect(Meaning):
    """One instruction of a text. Effects of a text are performed in the order in which they are written."""


class Modification(Meaning):
    """One change that a continuous effect makes to what it affects."""
