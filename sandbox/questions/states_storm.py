"""Spells cast earlier in the turn, of which only their number is told: what storm counts."""

from sandbox.questions.phrases import FACT
from sandbox.questions.said.states import BothAimed, CastBefore
from sandbox.questions.said.things import Things
from sandbox.questions.ways_told import told_facts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

NTH = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "tenth": 10}
MOST_BEFORE = 12
_TURN = "( this turn| of the turn| that turn| in the turn| in this turn|)"
_OTHER = "(|other |earlier |more )"
_MADE = "(cast|play|resolve|go off|have cast|have play)"


def _before(n: int, who: str = "") -> CastBefore:
    if n > MOST_BEFORE:
        raise Unfit
    return CastBefore(n, who)


def _before_both(n: int, who: str, m: int, other: str) -> CastBefore:
    """Of both players together: storm counts them all."""
    if who == other:
        raise Unfit
    return _before(n + m)


def _aimed(things: Things) -> BothAimed:
    return BothAimed(things)


PRODUCTIONS: Table = (
    *(
        constant(
            FACT,
            f"(|as |be |it be |that be )(the |his |my |her |){word} spell{_TURN}( by then| so far|)",
            CastBefore(n, "", True),
        )
        for word, n in NTH.items()
    ),
    *told_facts(
        _before_both,
        f"{{who:who}} {_MADE} {{n:number}} {_OTHER}(spell|spells){_TURN}( and| ,| and the|) {{other:who}} "
        f"{{m:number}}{_TURN}",
        f"this turn {{who:who}} {_MADE} {{n:number}} {_OTHER}(spell|spells) and {{other:who}} {{m:number}}",
    ),
    *told_facts(
        _before,
        f"{{who:who}} {_MADE} {{n:number}} {_OTHER}(spell|spells){_TURN}( before it| before that| before| so far|)",
        f"{{n:number}} {_OTHER}(spell|spells) (be |have be |){_MADE}( before it| before that| before|){_TURN}",
        f"(after|with) {{n:number}} {_OTHER}(spell|spells){_TURN}( before it|)",
        f"(after|with) {{n:number}} {_OTHER}(spell|spells) {_MADE}{_TURN}( before it|)",
        "(with |at |for |on |)(a |the |my |his |)storm (count |)(|of |be |at ){n:number}",
        "storm for {n:number}",
        f"{{n:number}} {_OTHER}(spell|spells) (before|ahead of) (it|that|this|him){_TURN}",
        "(with |)(storm |)(count|storm) {n:number}",
        f"{{who:who}} do {_MADE} {{n:number}} {_OTHER}(spell|spells){_TURN}( before it| before that| before| so far| "
        "by then|)",
    ),
    constant(FACT, "(with|for|use|thanks to) storm", CastBefore(0)),
    hears(
        FACT,
        "(all copies|every copy|each copy|all of the copies|the copies|the copies all|all the copies|copies|each one|"
        "everything|the whole lot) (at|on|target|aim at|to|go at|go to|be aim at|point at) {things:aims}",
        _aimed,
    ),
    hears(
        FACT,
        "{who:doer}(point|aim|send|throw|target|direct|put|fire|shoot) (all copies|every copy|each copy|all of the "
        "copies|the copies|them all|all of them|it all|all of it|everything|the lot|every one of them|each of them) "
        "(at|on|to|into) {things:aims}",
        lambda who, things: _aimed(things),
    ),
    hears(FACT, "(all of it|the lot|all of them|every one) (at|on|to|into) {things:aims}", _aimed),
    hears(FACT, "all (at|target|to|go at|go to|be aim at|point at) {things:aims}", _aimed),
)
