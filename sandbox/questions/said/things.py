"""The things that a question mentions, and what a part of a question is.

Players are called as the question calls them (`i`, `opp`, `he`, `bob`); an empty name is whoever acted last.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

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

    def of(self, who: str) -> "Mention":
        """The card as that of the player who does something with it, where nothing is said of whose it is."""
        return replace(self, owner=who) if who and self.card and not self.owner else self


PRONOUN = Mention(noun="it")
"""`it`: what was spoken of last."""


Things = tuple[Mention, ...]


@dataclass(frozen=True)
class Determiner(Meaning):
    """What stands before a noun: whose it is, and how many; `every` is `both` or `all`."""

    owner: str = ""
    number: int = 0
    every: str = ""


class PlayerOf(str):
    """The player who owns or controls a thing, where players are called by that: `owner`, `controller`."""

    role: str
    thing: Mention

    def __new__(cls, role: str, thing: Mention) -> "PlayerOf":
        called = super().__new__(cls, f"{role} of {thing.card or thing.noun or thing.size} {thing.owner}")
        called.role, called.thing = role, thing
        return called


class PartSaid(Meaning):
    """One part of a question."""


def mentioned_in(said: object) -> Iterator[Mention]:
    """Every mention in what is said."""
    if isinstance(said, str | int):
        return
    if isinstance(said, Mention):
        yield said
    if isinstance(said, Sequence):
        for each in said:
            yield from mentioned_in(each)
    elif isinstance(said, Meaning):
        for part in said.parts().values():
            yield from mentioned_in(part)
