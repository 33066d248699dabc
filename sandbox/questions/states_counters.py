"""How it is told what counters are on something, and the loyalty of planeswalkers."""

from collections.abc import Callable

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import COUNTER, FACT
from sandbox.questions.position_counters import entered_with
from sandbox.questions.said.acts import ComesIn
from sandbox.questions.said.states import HasCounters, Mentions
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

LOYALTY, ANY = "loyalty", "any"
"""Kinds of counters; `any` for the one kind that the card speaks of."""
_COUNTERS = "(counter|counters)"
_ON = (
    "( on it| on him| on her| on|)( left| remaining| already| by now| so far| from last turn| from the last turn|"
    " from before| from earlier| from an earlier turn| earlier| from previous turn| since last turn| last turn|"
    " from the last combat| a turn ago|)"
)
_ALL_OF = "(all |all the |all its |only |its |his |her |the |)"
_BEARS = (
    "be at|sit at|sit on|stand at|be on|carry|be carry|hold|be hold|bear|sport|be sport|wear|pick up|have pick up|"
    "have get"
)
_AT = (
    "be at|be on|start at|start on|go to|start with|be down to|be up to|be back to|sit at|sit on|stand at|have|with|get"
)


def _loyal(thing: Mention, number: int) -> HasCounters:
    """`Jace is at 3`: only a planeswalker is."""
    if thing.card and CardType.PLANESWALKER not in card_named(thing.card).types:
        raise Unfit
    if not thing.card and thing.noun not in ("walker", "planeswalker"):
        raise Unfit
    return HasCounters(thing, number, LOYALTY)


def _of_it(number: int, counter: str = ANY) -> HasCounters:
    return HasCounters(PRONOUN, number, counter)


def _of_kind(thing: Mention, number: int, counter: str = ANY) -> HasCounters:
    if thing.noun in ("him", "her") and counter == ANY:
        raise Unfit
    return HasCounters(thing, number, counter)


def _as_entered(thing: Mention, counter: str = ANY) -> Mentions:
    """It has those that it entered with, as where nothing is said."""
    if thing == PRONOUN:
        return Mentions((thing,))
    if not thing.card or entered_with(card_named(thing.card).text) is None:
        raise Unfit
    return Mentions((thing,))


def _entering_with(thing: Mention, number: int, counter: str = ANY) -> ComesIn | HasCounters:
    """It comes in with those that its text says; with others it has them as it is there."""
    text = card_named(thing.card).text if thing.card else ""
    told = entered_with(text)
    if told is not None and told[0] == number and counter in (ANY, told[1]):
        return ComesIn(thing)
    return _of_kind(thing, number, counter)


def _last(kind: str) -> Callable[[Mention], HasCounters]:
    return lambda thing: HasCounters(thing, 1, kind)


_KINDS: Table = (
    hears(COUNTER, "{change:size_change}", lambda change: change),
    *(
        constant(COUNTER, kind, kind)
        for kind in (
            "charge",
            "time",
            LOYALTY,
            "fade",
            "level",
            "age",
            "spore",
            "quest",
            "storage",
            "mire",
            "javelin",
            "ice",
            "doom",
        )
    ),
)
_FACTS: Table = (
    hears(
        FACT,
        f"{{thing:thing}} (enter|come in|come out|arrive) with (its |all |all its |){{number:number}} {_COUNTERS}"
        "( on it|)",
        _entering_with,
    ),
    hears(
        FACT,
        f"{{thing:thing}} (enter|come in|come out|arrive) with (its |){{number:number}} {{counter:counter}} {_COUNTERS}"
        "( on it|)",
        _entering_with,
    ),
    hears(
        FACT,
        f"{{thing:thing}} (have|be at|with|get|keep|{_BEARS}) {{number:number}} {{counter:counter}} {_COUNTERS}{_ON}",
        _of_kind,
    ),
    hears(
        FACT, f"{{thing:thing}} (have|keep|be left with|{_BEARS}) {_ALL_OF}{{number:number}} {_COUNTERS}{_ON}", _of_kind
    ),
    hears(
        FACT,
        f"{{who:who}} (have|have get) {{number:number}} {{counter:counter}} {_COUNTERS} on {{thing:thing}}{_ON}",
        lambda who, number, counter, thing: _of_kind(thing, number, counter),
    ),
    hears(
        FACT,
        f"{{who:who}} have {{number:number}} {_COUNTERS} on {{thing:thing}}{_ON}",
        lambda who, number, thing: _of_kind(thing, number),
    ),
    hears(
        FACT,
        f"{{thing:thing}} have (grow|get) to {{size:size}} with {{number:number}} {{counter:counter}} {_COUNTERS}{_ON}",
        lambda thing, size, number, counter: _of_kind(thing, number, counter),
    ),
    hears(
        FACT,
        "(at|with|on) {number:number} loyalty( counter| counters|)( left|)",
        lambda number: HasCounters(PRONOUN, number, LOYALTY),
    ),
    hears(
        FACT,
        "loyalty (of |at |){number:number}",
        lambda number: HasCounters(PRONOUN, number, LOYALTY),
    ),
    hears(
        FACT,
        "{thing:thing} (enter|come in|come out|arrive|be play|be cast) (with|at|on) {number:number} loyalty"
        "( counter| counters|)( last turn| earlier| this turn|)",
        lambda thing, number: HasCounters(thing, number, LOYALTY),
    ),
    hears(
        FACT,
        f"{{thing:thing}} (have|keep|be left with) (all |only |){{number:number}} of (its|his|her|the|those|my) "
        f"{_COUNTERS}{_ON}",
        _of_kind,
    ),
    hears(
        FACT,
        "{thing:thing} (still |)have( still|) (all |)(of |)(its|his|her|their|the) {counter:counter} (counter|counters)"
        "( on it| left|)",
        _as_entered,
    ),
    hears(
        FACT,
        "{thing:thing} (still |)have( still|) (all |)(of |)(its|his|her|their) (counter|counters)( on it| left|)",
        _as_entered,
    ),
    hears(
        FACT,
        f"{{thing:thing}} (|still )have( still|) (both|all) (|of )(|its |his |her |the |their ){_COUNTERS}{_ON}",
        _as_entered,
    ),
    hears(FACT, f"with (both|all) (|of )(|its |his |her |the |their ){_COUNTERS}{_ON}", lambda: _as_entered(PRONOUN)),
    hears(FACT, f"{{thing:thing}} have no {_COUNTERS}{_ON}", lambda thing: _of_kind(thing, 0)),
    hears(FACT, f"(which|that|who) have {{number:number}} {{counter:counter}} {_COUNTERS}{_ON}", _of_it),
    hears(FACT, f"(which|that|who) have (all |only |){{number:number}} {_COUNTERS}{_ON}", _of_it),
    hears(FACT, f"(which|that|who) have no {_COUNTERS}{_ON}", lambda: _of_it(0)),
    hears(
        FACT, f"(with |){{number:number}} {{counter:counter}} {_COUNTERS} (on it|on him|on her|left|remaining)", _of_it
    ),
    hears(FACT, f"with (only |){{number:number}} {{counter:counter}} {_COUNTERS}", _of_it),
    hears(FACT, f"(with |){{number:number}} {_COUNTERS} (on it|on him|on her|left|remaining)", _of_it),
    hears(
        FACT,
        f"(with |)(there be |){{number:number}} {{counter:counter}} {_COUNTERS} (be |sit |)on {{thing:thing}}",
        _of_kind,
    ),
    hears(FACT, f"(with |)(there be |){{number:number}} {_COUNTERS} (be |sit |)on {{thing:thing}}", _of_kind),
    hears(FACT, f"{{thing:thing}} be down to (its|his|her) last {_COUNTERS}", _last(ANY)),
    hears(FACT, "{thing:thing} be down to (its|his|her) last loyalty", _last(LOYALTY)),
    hears(
        FACT,
        f"{{thing:thing}} ({_AT}) {{number:number}} loyalty( counter| counters|)( left|)",
        lambda thing, number: HasCounters(thing, number, LOYALTY),
    ),
    hears(
        FACT,
        f"{{thing:thing}} ({_AT}) (a |)loyalty (of |at |){{number:number}}",
        lambda thing, number: HasCounters(thing, number, LOYALTY),
    ),
    hears(
        FACT,
        "{thing:thing} 's loyalty( be| at| be at) {number:number}",
        lambda thing, number: HasCounters(thing, number, LOYALTY),
    ),
    hears(
        FACT,
        "(his|her|its) loyalty( be| at| be at) {number:number}",
        lambda number: HasCounters(PRONOUN, number, LOYALTY),
    ),
    hears(
        FACT,
        "{thing:thing} (be at|be on|be down to|be up to|start at|start on|sit at|sit on|stand at|be back to|"
        "have go to|'s at|'s on) {number:number}",
        _loyal,
    ),
    hears(
        FACT,
        "{who:who} (be at|have|be on|go to|start at|start on) {number:number} loyalty( counter| counters|)",
        lambda who, number: HasCounters(Mention(noun="him"), number, LOYALTY),
    ),
    hears(FACT, "who have {number:number} loyalty", lambda number: HasCounters(PRONOUN, number, LOYALTY)),
)

PRODUCTIONS: Table = (*_KINDS, *_FACTS)
