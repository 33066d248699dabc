"""What players have, as a question says it: life, cards, mana."""

from dataclasses import dataclass

from sandbox.questions.said.states import About
from sandbox.questions.said.things import Mention, PartSaid, Things


@dataclass(frozen=True)
class HasLife(PartSaid):
    """A life total. `by`: what keeps the player in the game at it."""

    who: str
    number: int
    by: Things = ()


@dataclass(frozen=True)
class HasLibrary(PartSaid):
    """So many cards in the library. `who` may be `both`."""

    who: str
    number: int


@dataclass(frozen=True)
class HasMana(About):
    """Mana enough, or so much; None: enough. `symbols`: just these, one for each mana; `color`: the symbol of a color
    of which there is enough. `who` may be `both`; `left`: besides what has been paid before; `beside`: said with an
    act, as `I cast it with two Plains left`; `lands`: told as that many lands."""

    who: str
    number: int | None = None
    symbols: tuple[str, ...] = ()
    color: str = ""
    left: bool = False
    beside: bool = False
    lands: bool = False


@dataclass(frozen=True)
class KeepsMana(About):
    """Mana that was drawn is kept for something in another part of the turn: `what`, and what it is on."""

    who: str
    cost: str = ""
    what: Mention | None = None
    thing: Mention | None = None
    step: str = ""


@dataclass(frozen=True)
class HasHand(PartSaid):
    """So many cards in hand. `who` may be `both`."""

    who: str
    number: int


@dataclass(frozen=True)
class HasNone(About):
    """None of these; `other`: none but those that are named."""

    who: str
    noun: str
    other: bool = False


@dataclass(frozen=True)
class HasNo(About):
    """None of such a thing in play, in no colors but those that are said."""

    who: str
    thing: Mention


@dataclass(frozen=True)
class HasPoison(About):
    """So many poison counters; nobody named: the player spoken of last."""

    who: str
    number: int


@dataclass(frozen=True)
class HasSame(About):
    """So many of what the other player was just said to have."""

    who: str
    number: int


@dataclass(frozen=True)
class BothHaveLife(PartSaid):
    """Both players have so much life."""

    number: int
