"""How it is told what came of earlier turns: upkeeps paid, poison, who was chosen, and what is so of the other one."""

from functools import partial

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import FACT
from sandbox.questions.said.states import SetOn, UpkeepsPaid, Wears
from sandbox.questions.said.states_players import HasPoison, HasSame
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.thing_words import ME
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_POISON = "poison|poison counter|poison counters"
_STANDS = (
    "be|have|be at|be on|sit at|sit on|stand at|be up to|have take|take|have get|have collect|collect|carry|"
    "have pick up|be sit at|be carry|have be give|have receive|have accumulate|hold"
)
_AIMED = (
    "on|set on|set to|set at|set against|point at|pointed at|aim at|aimed at|name|naming|against|choose|chosen for|"
    "target|targeting|around"
)
_NTH = {
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5, "6th": 6,
}  # fmt: skip
_OF = "its |his |her |my |the |this |that |a |"
_ROW = "( in a row| now| already| of it| for it| this turn| that i pay| that i pay for it| i pay| i pay for it|)"
_PAID = "{who:who} (have |)(pay|pay for|already pay|already pay for) {thing:thing}( 's cumulative upkeep| 's upkeep|)"
_TIMES = {"once": 1, "twice": 2}


def _set_on(thing: Mention, who: str) -> SetOn:
    """Only what has an opponent chosen for it is set on somebody."""
    if not thing.card or "choose an opponent" not in card_named(thing.card).text:
        raise Unfit
    return SetOn(thing, who)


def _has_set_on(other: str, thing: Mention, who: str) -> SetOn:
    """The other one's, and set on this one."""
    if other == who:
        raise Unfit
    return _set_on(thing, who)


def _poisoned(number: int, who: str) -> HasPoison:
    return HasPoison(who, number)


def _same(who: str, number: int, **how: str) -> HasSame:
    return HasSame(who, number)


def _nth(word: str, number: int) -> Table:
    """`third upkeep now`: it has been paid twice before."""

    def of(thing: Mention = PRONOUN, **how: str) -> UpkeepsPaid:
        return UpkeepsPaid(thing, number - 1)

    return (
        hears(
            FACT,
            f"(it be |this be |on |at |in |now |this do be |cumulative upkeep , |cumulative upkeep |)({_OF}){word} "
            f"(upkeep|cumulative upkeep){_ROW}",
            of,
        ),
        hears(FACT, f"it be the {word} time( now| already|)", of),
        hears(
            FACT,
            f"(it be |this be |on |at |in |now |){{thing:thing}} 's {word} (upkeep|cumulative upkeep){_ROW}",
            of,
        ),
        hears(FACT, f"{{thing:thing}} (be |)(on|in|at) ({_OF}){word} (upkeep|cumulative upkeep){_ROW}", of),
        hears(
            FACT,
            f"(it be |this be |this do be |)({_OF}){word} (upkeep|cumulative upkeep) (|in a row )(for|of|that i "
            f"pay for|i pay for|on) {{thing:thing}}( now| in a row|)",
            of,
        ),
    )


def _paid_for(who: str, thing: Mention, number: int) -> UpkeepsPaid:
    return UpkeepsPaid(thing.of(who), number)


def _paid(times: int, *words: str) -> Table:
    """`I have paid for it twice`."""
    return tuple(
        hears(FACT, f"{_PAID} {word}( already| before| so far| now|)", partial(_paid_for, number=times))
        for word in words
    )


PRODUCTIONS: Table = (
    hears(
        FACT,
        f"{{who:who}} ({_STANDS}) {{number:number}} ({_POISON})( already|)",
        HasPoison,
    ),
    hears(FACT, f"(there be |){{number:number}} ({_POISON}) on {{who:who}}( already|)", _poisoned),
    *(
        hears(FACT, f"{whose} poison( counter| counters| total| count|) (be|stand|sit)( at| on|) {{number:number}}", of)
        for whose, of in (("my", partial(HasPoison, ME)), ("(his|her|their|opp 's)", partial(HasPoison, "opp")))
    ),
    hears(FACT, f"{{who:who}} (at|on|with) {{number:number}} ({_POISON})( already|)", HasPoison),
    hears(
        FACT,
        f"(with |){{number:number}} ({_POISON}) on {{who:who}}( already|)",
        lambda number, who: HasPoison(who, number),
    ),
    hears(
        FACT, f"(at |on |with |have |){{number:number}} ({_POISON})( already|)", lambda number: HasPoison("", number)
    ),
    hears(FACT, f"(there be |){{thing:thing}} (be |)({_AIMED}) {{who:who}}", _set_on),
    hears(FACT, f"{{other:who}} (have|control|own) {{thing:thing}} ({_AIMED}) {{who:who}}", _has_set_on),
    hears(FACT, "{who:who} (control|have) {number:number} (of them|of those|of its own|of his own|of my own)", _same),
    hears(FACT, "{who:who} control {number:number}", _same),
    *(each for word, number in _NTH.items() for each in _nth(word, number)),
    *(each for word, number in _TIMES.items() for each in _paid(number, word)),
    hears(
        FACT,
        f"{_PAID} {{number:number}} (time|times)( already| before| so far|)",
        _paid_for,
    ),
    hears(FACT, "(wear|wearing) {what:thing}", lambda what: Wears(PRONOUN, what)),
)
