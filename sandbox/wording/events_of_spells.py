"""Spells that texts wait for, by more than what they are: the spell itself, and one of a mana value that is counted."""

from sandbox.meaning.events import ItIsCast, SpellCast
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import HAPPENING
from sandbox.wording.saying import constant, say

_WITH_VALUE = "(a|an) {kind:spell_kind} with mana value equal to {mana_value:measure}"
PRODUCTIONS: Table = (
    constant(HAPPENING, "you cast (~|this spell)", ItIsCast()),
    say(HAPPENING, f"a player casts {_WITH_VALUE}", SpellCast),
    say(HAPPENING, f"{{who:somebody}} <casts|cast> {_WITH_VALUE}", SpellCast),
)
