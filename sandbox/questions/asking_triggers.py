"""How it is asked whether something triggers, and how often, and how many things untap."""

import re
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import OUTCOME
from sandbox.questions.said.asked import AskTriggers, AskUntaps
from sandbox.questions.said.outcomes_of_things import Triggers
from sandbox.questions.said.things import PRONOUN, Mention
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
_THEN = "( now| then| in my untap step| each turn| per turn| a turn| this turn| in all| in total| normally|)"
_TOKENS = "(the |my |his |those |these |all the |all |)(token|tokens)"
_OF_THEM = " one| 1| them| token| tokens| creature| creatures| card| cards| of them| ones| 1 of them| one of them"
_EACH = (
    f"(each|every|all|each of|all of|each of the|all the|all of the|each 1 of the|these|those|them)({_OF_THEM}| all|)"
)
_ANYWAY = "( off this| off that| off it| from this| from that| from it| for this| for that| for it| here| anyway|)"


def _source(thing: Mention) -> Mention:
    """The permanent, be it called by what it triggers. A card with an ability that is activated may go off as well."""
    if not thing.card and thing.noun not in ("it", "this", "that"):
        raise Unfit
    if thing.card and (is_spell(thing) or not _TRIGGERS.search(card_named(thing.card).text)):
        raise Unfit
    unmarked = tuple(mark for mark in thing.marks if mark not in (*OF_TRIGGERS.values(), TRIGGERED))
    return replace(thing, ability=False, marks=unmarked)


def _how_often(thing: Mention, **how: int) -> AskTriggers:
    return AskTriggers(PRONOUN if thing.noun in ("he", "she", "they") else _source(thing))


def _triggers(thing: Mention, n: int = -1) -> Triggers:
    return Triggers((_source(thing),), n)


PRODUCTIONS: Table = (
    *told_outcomes(
        _triggers,
        f"{{thing:thing}} ({_TRIGGER}){_ANYWAY}",
        "{thing:thing} (see|notice) (it|that|this|them)( enter| die| come in| come into play| go| leave|)",
        f"{{thing:thing}} 's {_ITS} ({_TRIGGER}){_ANYWAY}",
        f"{{thing:thing}} (trigger|go off) {{n:number}} (times|time){_ANYWAY}",
    ),
    hears(
        OUTCOME,
        f"{{thing:thing}} (trigger|go off) (once|a single time|only once){_ANYWAY}",
        lambda thing: _triggers(thing, 1),
    ),
    *asks(
        AskUntaps,
        "how many (of |)(my |his |her |the |our |){thing:thing} (do|can|may|must) {who:who} (untap|get to untap)"
        f"{_THEN}",
        "how many (of |)(my |his |her |the |our |){thing:thing} (do|can|may|must) {who:who} (untap|get to untap) "
        "(with|under|because of) {by:thing}( in play| out| around|)",
    ),
    *asks(
        lambda thing, by=None: AskUntaps(thing, thing.owner, by),
        "how many (of |){thing:thing} (untap|get to untap|can untap|do untap) (with|under|because of) "
        "{by:thing}( in play| out| around|)",
        f"how many (of |){{thing:thing}} (untap|get to untap|can untap|do untap|be untap){_THEN}",
    ),
    *asks(
        _how_often,
        f"how (often|many times|many time) do {{thing:being}} (trigger|go off){_ANYWAY}",
        "how many (trigger|triggers) (do i get|do he get|be there|be that) (from|of|off|for) {thing:thing}",
        f"do {{thing:being}} (trigger|go off) (for|on|off|off of) {_EACH}( too| as well|)",
        "do {thing:being} (trigger|go off) (for|on|off|off of) the (token|tokens)( too| as well|)",
        f"do {{thing:being}} see {_EACH}( too| as well|)",
        "do {thing:being} see the (token|tokens)( too| as well|)",
        f"do {_TOKENS} (trigger|set off) {{thing:being}}( too| as well|)",
    ),
    *asks(
        lambda **how: AskTriggers(PRONOUN),
        f"how many (trigger|triggers) (be there|be that|be it|do i get|do he get|do that make|come of it){_ANYWAY}",
        "be that {n:number} (trigger|triggers) or {m:number}( trigger| triggers|)",
        "{n:number} (trigger|triggers) or (just |only |){m:number}( trigger| triggers|)",
        "do {who:who} get {n:number} (trigger|triggers) or (just |only |){m:number}( trigger| triggers|)",
        f"do {{who:who}} get (a|1) trigger for {_EACH}",
    ),
    *asks(
        lambda thing: AskTriggers(_source(thing)),
        "how many {thing:thing} (trigger|triggers) (be there|be that|be it|do i get|do he get|do that make|"
        f"come of it){_ANYWAY}",
    ),
)
