"""How it is told what somebody does something for: `for 3 more`, `to push extra damage`; and that something is
regenerated as it would die."""

from sandbox.questions.phrases import PART
from sandbox.questions.said.purposes import AsKilled, DoneFor, FindsSome, FromPool
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears

_OF = "damage|points|point|points of damage|power|toughness|life|cards|card|points of power|point of damage"
_MORE = "extra|additional|bonus"
_IN = "in|through|across|home|over"
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
PRODUCTIONS: Table = (
    *_POOL,
    hears(PART, f"for (the |an |its |)({_MORE}) {{number:number}}( {_OF.replace('|', '| ')}|)", DoneFor),
    hears(PART, f"for {{number:number}} (more|extra|additional)( {_OF.replace('|', '| ')}|)", DoneFor),
    hears(
        PART,
        "to (get|push|sneak|squeeze|force|add|deal|do) (in |)(the |an |)"
        f"({_MORE}) {{number:number}}( {_OF.replace('|', '| ')}|)( {_IN.replace('|', '| ')}|)",
        DoneFor,
    ),
    hears(
        PART,
        "to (get|push|sneak|squeeze|force|add|deal|do) {number:number} (more|extra|additional)"
        f"( {_OF.replace('|', '| ')}|)( {_IN.replace('|', '| ')}|)",
        DoneFor,
    ),
    constant(
        PART,
        "to (get|push|sneak|squeeze|force|add|deal|do) (in |)(some |a bit of |a little |the |)"
        f"(extra|more|additional) damage( {_IN.replace('|', '| ')}|)",
        DoneFor(),
    ),
    constant(
        PART,
        "(when|as|once|after|if) (the |its |that |his |)(combat |)damage (do |)(kill|destroy|get|finish|hit|deal with) "
        "(it|him|her|them|that)( off|)",
        AsKilled(),
    ),
    constant(PART, "(when|as|once) (it|he|she|they) (do otherwise |otherwise |do |)(die|be destroy)", AsKilled()),
    constant(PART, "(at|as|in|during|on|with) (the |combat |the combat |)damage( step| be deal| hit|)", AsKilled()),
    constant(
        PART,
        "(for|to get|to gain|to give it|to give him|to give her) (the |some |a |)"
        "(bonus|boost|extra power|extra toughness|extra damage|more damage|more power|pump)",
        DoneFor(),
    ),
)
