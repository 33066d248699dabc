"""What comes of cards: where they are, who has them, and what they trigger."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.questions.said.outcomes import OfPlayer, OfThing, OfThings


@dataclass(frozen=True)
class OfPlayersThing(OfThing):
    """Said of one thing and of the player whose it is to be then."""

    who: str

    @property
    def whose(self) -> str:
        return self.who


class InHand(OfPlayersThing):
    """It is in the player's hand."""


@dataclass(frozen=True)
class GoesTo(OfThing):
    """To `hand`, `graveyard`, or `exile`; `who`: whose that is."""

    zone: str
    who: str = ""

    @property
    def whose(self) -> str:
        return self.who


@dataclass(frozen=True)
class DrawsCards(OfPlayer):
    """-1: some."""

    number: int = -1


@dataclass(frozen=True)
class GetsTokens(OfPlayer):
    """New things in play of a kind, such as `beast` or `token`, are the player's. -1: some."""

    kind: str
    number: int = -1


@dataclass(frozen=True)
class Discards(OfPlayer):
    """-1: some."""

    number: int = -1


class Controls(OfPlayersThing):
    """Who controls it at the end."""


class ForFree(Controls):
    """The player has it in the end and has paid no mana for it."""


class GetsBack(OfPlayersThing):
    """It is the player's again, in play or in hand."""


class Gets(GetsBack):
    """It is the player's then, and was not in play before."""


@dataclass(frozen=True)
class EffectResolves(OfThings):
    """What it triggers is carried out. `word`: the keyword that is meant; empty: whatever it triggers. `who`: whose it
    is said to be; empty: anybody's."""

    word: str = ""
    who: str = ""
