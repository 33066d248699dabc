"""Spells of which only the number is told: cast before the one that counts them; and the copies that come of them."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.meaning.card import Card
from sandbox.questions.mentioned import BOB
from sandbox.questions.pieces import NotClear
from sandbox.questions.said.asked import Ask, AskDamage, AskWhether
from sandbox.questions.said.outcomes import LosesLife
from sandbox.questions.said.states import CastBefore
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import RESOLVES, Telling
from sandbox.terms.types import CardType

EARLIER = Card("Earlier Spell", types=frozenset({CardType.INSTANT}))
EARLIER_TEXT = "Earlier Spell {0}\nInstant"
_OF_SPELLS = re.compile(r"\bspells?\b")
_CAST = re.compile(r"\w+ (?:casts|plays) (.*)")


def cast_before(telling: Telling, said: CastBefore) -> None:
    """They are cast and resolve before the spell that is told. Raises NotClear where it is not one spell, and where
    something in play takes note of spells."""
    storm = [piece for piece in telling.last_cast if not piece.is_permanent]
    if not said.number and storm and "Storm" in storm[-1].card.text:
        return
    if any(piece.zone == "play" and _OF_SPELLS.search(piece.card.text) for piece in telling.there.pieces):
        raise NotClear("which spells were cast before")
    casts = [at for at, sentence in enumerate(telling.when) if _CAST.match(sentence)]
    at = casts[-1] if casts and (said.nth or storm) else len(telling.when)
    if len(casts) > 1 and not said.nth:
        raise NotClear("which spells were cast before")
    number = said.number - len(casts) if said.nth else said.number
    if number < 0 or not said.number or (said.nth and not casts):
        raise NotClear("which spells were cast before")
    player = telling.who(said.who) if said.who else telling.actor or BOB
    spells = telling.there.new(EARLIER, player, "hand", number, EARLIER_TEXT) if number else []
    for spell in spells:
        spell.cast = True
    told = [sentence for spell in spells for sentence in (f"{player} casts {spell.label}", RESOLVES)]
    telling.when[at:at] = told


def without_copies(telling: Telling, ask: Ask) -> Ask:
    """`do the copies hit him?` of a spell with storm that itself is countered: whatever hits him then is a copy."""
    storms = [piece for piece in telling.last_cast if "Storm" in piece.card.text and not piece.is_permanent]
    aimed = [telling.aimed.get((each.card.name, each.owner), []) for each in telling.last_cast]
    countered = [piece for piece in storms if any(piece.label in aims for aims in aimed)]
    if len(countered) != 1:
        return ask
    match ask:
        case AskWhether(outcome=LosesLife(by=(Mention(noun="copy"),)) as outcome):
            return replace(ask, outcome=replace(outcome, by=()))
        case AskDamage(thing=Mention(noun="copy")):
            return replace(ask, thing=None)
    return ask
