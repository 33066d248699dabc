"""How big those are that are left: `which of the two survives, and how big is it?`"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.mentioned import IT, THEM
from sandbox.questions.pieces import Piece
from sandbox.questions.said.asked import Ask, AskCount, AskHappens, AskSize, AskWhoSurvives
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.questions.telling import Telling

_CREATURES = Mention(noun="creatures")


def of_those_left(ask: Ask, said: Sequence[PartSaid], words: Sequence[str]) -> Ask:
    """The size asked of what is left, where a pronoun means what was asked about right before."""
    if not isinstance(ask, AskSize) or ask.more or ask.thing.card or ask.thing.noun not in IT | THEM:
        return ask
    left = "left" in words or "remain" in words
    match _before(ask, said):
        case AskWhoSurvives():
            return replace(ask, left=True)
        case AskCount(thing=thing, dead=False) if left and thing == _CREATURES:
            return replace(ask, left=True)
        case AskHappens(things=(), gained=False) if left:
            return replace(ask, left=True)
    return ask


def may_be_left(ask: Ask, telling: Telling) -> list[Piece]:
    """The creatures that may be: of the player of whom that is asked, or of both."""
    who = getattr(_before(ask, telling.all_said), "who", "")
    player = telling.who(who) if who else ""
    return [p for p in telling.there.pieces if p.is_creature and player in ("", p.controller)]


def _before(ask: Ask, said: Sequence[PartSaid]) -> Ask | None:
    """What was asked before it."""
    asks = [each for each in said if isinstance(each, Ask)]
    plain = replace(ask, left=False) if isinstance(ask, AskSize) else ask
    return asks[asks.index(plain) - 1] if plain in asks and asks.index(plain) else None
