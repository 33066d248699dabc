"""The things that a question mentions, and what a part of a question is.

Players are called as the question calls them (`i`, `opp`, `he`, `bob`); an empty name is whoever acted last.
"""

from dataclasses import dataclass

from sandbox.meaning.nodes import Meaning


@dataclass(frozen=True)
class Mention(Meaning):
    """A card, or a creature without one, as it is mentioned. `noun` is a word such as `creature` or `it`; `number` 0
    where none is said; `marks` are words such as `tapped`; `size` is a power and toughness."""

    card: str = ""
    noun: str = ""
    owner: str = ""
    number: int = 0
    marks: tuple[str, ...] = ()
    size: str = ""
    keywords: tuple[str, ...] = ()
    wears: "tuple[Mention, ...]" = ()
    text: str = ""
    """What is said that its text says."""
    ability: bool = False
    """Not it is meant but its ability on its way."""
    some: bool = False
    """So many of those that are meant, whichever."""


Things = tuple[Mention, ...]


@dataclass(frozen=True)
class Determiner(Meaning):
    """What stands before a noun: whose it is, and how many."""

    owner: str = ""
    number: int = 0


class PartSaid(Meaning):
    """One part of a question."""
