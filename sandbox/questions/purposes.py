"""How it is told what somebody does something for: `for 3 more`, `to push extra damage`; and that something is
regenerated as it would die."""

from sandbox.questions.phrases import MOMENT, PART
from sandbox.questions.said.moments import ForDamage
from sandbox.questions.said.purposes import AsItWouldDie, DoneFor, FindsSome, FromPool
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears

_OF = "power|toughness|life|cards|card|points of power|points of toughness"
_DAMAGE = "( damage| points| point| points of damage| point of damage|)"
_GET = "(get|push|sneak|squeeze|force|add|deal|do)"
_MORE = "extra|additional|bonus"
_IN = "( in| through| across| home| over|)"
_MADE = (
    "mana|black one|black|red|blue|green|white|colorless|black mana|red mana|blue mana|"
    "green mana|white mana|colorless mana|floating mana|float mana"
)
_REST = (
    "the rest|the rest of it|the rest of that|the rest of the mana|the rest of that mana|the other mana|the other one|"
    "the other|the remaining mana|the remaining one|the leftover mana|the left over mana|the second mana|the last mana|"
    "the mana left|the mana that be left|the mana that be left over|the mana left over|what be left|"
    "what be left of it|what be left of the mana|the unspent mana|the unused mana|my leftover mana|my remaining mana|"
    "his remaining mana|the mana from it|that mana"
)
_WITH = "with|use|off|from|out of"
_POOL: Table = (
    constant(
        PART,
        "(to|and|and still|for|so i) (fetch|get|find|search for|grab|search out|go get|go fetch|go find|look for|have) "
        "(a|the|my|his|some) (basic |)(land|lands|basic)",
        FindsSome(),
    ),
    constant(PART, f"({_WITH}) ({_REST})", FromPool()),
    hears(PART, f"({_WITH}) {{number:number}} of (the|those|these|that) {{total:number}} ({_MADE})", FromPool),
    hears(PART, f"({_WITH}) {{number:number}} of (the|those|that|these) ({_MADE})", FromPool),
    hears(PART, f"({_WITH}) {{number:number}} of (the|those|these|that) {{total:number}}", FromPool),
)
_MORE_DAMAGE: Table = (
    hears(MOMENT, f"for (the |an |its |)({_MORE}) {{number:number}}{_DAMAGE}", ForDamage),
    hears(MOMENT, f"for {{number:number}} (more|extra|additional){_DAMAGE}", ForDamage),
    hears(MOMENT, f"to {_GET} (in |)(the |an |)({_MORE}) {{number:number}}{_DAMAGE}{_IN}", ForDamage),
    hears(MOMENT, f"to {_GET} {{number:number}} (more|extra|additional){_DAMAGE}{_IN}", ForDamage),
    constant(
        MOMENT,
        f"to {_GET} (in |)(some |a bit of |a little |the |)(extra|more|additional) damage{_IN}",
        ForDamage(),
    ),
)
PRODUCTIONS: Table = (
    *_POOL,
    *_MORE_DAMAGE,
    hears(PART, f"for (the |an |its |)({_MORE}) {{number:number}} ({_OF})", DoneFor),
    hears(PART, f"for {{number:number}} (more|extra|additional) ({_OF})", DoneFor),
    constant(
        PART,
        "if (the |its |that |his |)(combat |)damage (do |)(kill|destroy|get|finish|hit|deal with) "
        "(it|him|her|them|that)( off|)",
        AsItWouldDie(),
    ),
    constant(PART, "(at|as|in|during|on|with) (the |combat |the combat |)damage( step| be deal| hit|)", AsItWouldDie()),
    constant(
        PART,
        "(for|to get|to gain|to give it|to give him|to give her) (the |some |a |)"
        "(bonus|boost|extra power|extra toughness|more power|pump)",
        DoneFor(),
    ),
)
