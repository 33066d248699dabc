"""Damage beyond what was lethal: `You gain life equal to the excess damage dealt this way.`"""

from sandbox.meaning.amounts import ExcessDamage, ThatMuch
from sandbox.meaning.conditions import AmountIs
from sandbox.meaning.effects import Effect, If
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import COMMAND, MEASURE, PLAIN_CONDITION
from sandbox.wording.saying import constant, hears
from sandbox.wording.surface import with_amount

_SOME = AmountIs(ExcessDamage(), 1)
_WAS_DEALT = (
    "excess damage (was|is) dealt(| to that creature| to that permanent| to a creature| to a permanent) this way"
)


def _instead(effects: tuple[Effect, ...]) -> If:
    """`That many` is then so much as was too much."""
    counted = [with_amount(each, ThatMuch(), ExcessDamage()) for each in effects]
    return If(_SOME, tuple([each for each in counted if isinstance(each, Effect)]))


PRODUCTIONS: Table = (
    constant(
        MEASURE,
        "the (|amount of )excess damage dealt(| to that creature| to that permanent) this way",
        ExcessDamage(),
    ),
    hears(MEASURE, "that excess damage", ExcessDamage),
    hears(
        COMMAND,
        f"if {_WAS_DEALT}, {{effects:commands}}",
        _instead,
    ),
    constant(
        PLAIN_CONDITION,
        _WAS_DEALT,
        _SOME,
    ),
)
