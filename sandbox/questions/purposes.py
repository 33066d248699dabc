"""How it is told what somebody does something for: `for 3 more`, `to push extra damage`; and that something is
regenerated as it would die."""

from sandbox.questions.phrases import PART
from sandbox.questions.said.purposes import AsKilled, DoneFor
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears

_OF = "damage|points|point|points of damage|power|toughness|life|cards|card|points of power|point of damage"
_MORE = "extra|additional|bonus"
_IN = "in|through|across|home|over"
PRODUCTIONS: Table = (
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
