"""What stands on whose side: `on my side is a Giant`, `a Giant on my side and a Bear on his`."""

from collections.abc import Callable

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.states import HasInPlay
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_attached, is_spell
from sandbox.questions.thing_words import ME
from sandbox.wording.grammar import Unfit

SIDE_OF = {"mine": ME, "his": "opp", "hers": "opp"}
"""Whose side is meant by the word alone."""


def side_has(who: str) -> Callable[..., HasInPlay]:
    """What is on somebody's side; `on my side are my attacking Bears 2/4` asks of the Bears instead."""

    def built(things: Things) -> HasInPlay:
        if any(thing.owner and thing.size for thing in things):
            raise Unfit
        return HasInPlay(who, things)

    return built


def had_on_side(what: Mention, thing: Mention) -> HasInPlay | None:
    """`a Bear on his`: of a card that lies on nothing and is used on nothing."""
    who = SIDE_OF.get(thing.noun, "") if thing == Mention(noun=thing.noun) and what.card and not what.owner else ""
    used = bool(who) and (is_spell(what) or is_attached(what) or ":" in card_named(what.card).text)
    return HasInPlay(who, (what,)) if who and not used else None
