"""How it is asked whether something triggers, and how often."""

import re
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import OUTCOME
from sandbox.questions.said.asked import AskTriggers
from sandbox.questions.said.outcomes_of_things import Triggers
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import OF_TRIGGERS, TRIGGERED
from sandbox.questions.ways_told import asks, told_outcomes
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_TRIGGERS = re.compile(
    r"^(?:When|Whenever|At) |"
    r"^(?:[A-Z][a-z ]+, )*(?:Persist|Undying|Modular|Exalted|Evolve|Extort|Mentor|Exploit|Haunt)",
    re.MULTILINE | re.IGNORECASE,
)
_TRIGGER = "trigger|go off|get a trigger|have a trigger|get its trigger|do its thing"
_ITS = "(ability|trigger|triggered ability|effect)"
_ANYWAY = "( off this| off that| off it| from this| from that| from it| for this| for that| for it| here| anyway|)"


def _source(thing: Mention) -> Mention:
    """The permanent, be it called by what it triggers. A card with an ability that is activated may go off as well."""
    if not thing.card and thing.noun not in ("it", "this", "that"):
        raise Unfit
    if thing.card and (is_spell(thing) or not _TRIGGERS.search(card_named(thing.card).text)):
        raise Unfit
    unmarked = tuple(mark for mark in thing.marks if mark not in (*OF_TRIGGERS.values(), TRIGGERED))
    return replace(thing, ability=False, marks=unmarked)


def _triggers(thing: Mention, n: int = -1) -> Triggers:
    return Triggers((_source(thing),), n)


PRODUCTIONS: Table = (
    *told_outcomes(
        _triggers,
        f"{{thing:thing}} ({_TRIGGER}){_ANYWAY}",
        f"{{thing:thing}} 's {_ITS} ({_TRIGGER}){_ANYWAY}",
        f"{{thing:thing}} (trigger|go off) {{n:number}} (times|time){_ANYWAY}",
    ),
    hears(
        OUTCOME,
        f"{{thing:thing}} (trigger|go off) (once|a single time|only once){_ANYWAY}",
        lambda thing: _triggers(thing, 1),
    ),
    *asks(
        lambda thing: AskTriggers(_source(thing)),
        f"how (often|many times|many time) do {{thing:thing}} (trigger|go off){_ANYWAY}",
        "how many triggers (do i get|do he get|be there|be that) (from|of|off|for) {thing:thing}",
    ),
)
