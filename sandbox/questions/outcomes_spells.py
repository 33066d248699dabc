"""What becomes of spells, and of what permanents trigger: whether they resolve, or are countered."""

from __future__ import annotations

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import OUTCOME
from sandbox.questions.said.outcomes import Fizzles, GoesThrough
from sandbox.questions.said.outcomes_cards import EffectResolves
from sandbox.questions.said.things import Things
from sandbox.questions.telling import TRIGGERS, is_spell
from sandbox.questions.thing_words import TRIGGERED
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _spells_countered(things: Things) -> Fizzles:
    """`it has got countered`: of anything but a spell, that it has counters."""
    if not all(thing.noun == "spell" or is_spell(thing) for thing in things):
        raise Unfit
    return Fizzles(things)


def _resolve(things: Things) -> GoesThrough | EffectResolves:
    """Of what a permanent triggers, that this is carried out. Unfit where its ability may be of either kind."""
    if not any(thing.ability for thing in things):
        return GoesThrough(things)
    if len(things) > 1 or not things[0].card:
        raise Unfit
    text = card_named(things[0].card).text
    if TRIGGERED not in things[0].marks and TRIGGERS.search(text) and ":" in text:
        raise Unfit
    return EffectResolves(things) if TRIGGERS.search(text) else GoesThrough(things)


def _spells_go_through(things: Things) -> GoesThrough | EffectResolves:
    """Of a creature the words would say that it is not blocked."""
    if not all(thing.noun == "spell" or thing.ability or is_spell(thing) for thing in things):
        raise Unfit
    return _resolve(things)


OF_SPELLS: Table = (
    hears(
        OUTCOME,
        "{things:things} (resolve|go off|work anyway|hit the play|hit play|make it to the play|"
        "make it into play|make it onto the play|get into play|get onto the play|get to the play)",
        _resolve,
    ),
    hears(
        OUTCOME,
        "{things:things} (go through|get through|take effect|have its effect|do its thing|have an effect|work|"
        "do its job|go ahead|happen|make it through)( anyway| after all|)",
        _spells_go_through,
    ),
    hears(OUTCOME, "{things:things} have (be |)counter", _spells_countered),
)
