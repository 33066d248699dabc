"""How it is told that somebody has taken something over on an earlier turn, and with what."""

from dataclasses import replace

from sandbox.questions.mentioned import HOLDS
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import FACT, TRAIT
from sandbox.questions.said.states import Wears
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import ANIMATED, NOT_THE_ASKER
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_TAKES = (
    "take|steal|grab|snatch|have take|have steal|have grab|take over|have take over|get|gain control of|"
    "take control of|have gain control of|have take control of"
)
_FROM = "( from him| from her| from me| from them| from opp|)"
_WITH = "(with|through|via|use|by|thanks to|under|by way of)"
_THEN = (
    "( last turn| the turn before| a turn ago| earlier| a few turn ago| some turn ago| 2 turn ago| on my last turn|"
    " on his last turn| on her last turn| before| turn ago| ages ago| a while ago|)"
)


def held_with(who: str, what: Mention) -> Mention:
    """An aura with which somebody has taken it over."""
    if not what.card or not HOLDS.search(card_named(what.card).text) or what.owner not in ("", who, "he", "she"):
        raise Unfit
    return Mention(wears=(replace(what, owner=who),))


def _taken(who: str, thing: Mention, what: Mention, since: str = "") -> Wears:
    """What is taken is the other player's."""
    (held,) = held_with(who, what).wears
    if not who or thing.owner == who or thing.wears:
        raise Unfit
    return Wears(replace(thing, owner=thing.owner or _other(who)), held)


def _other(who: str) -> str:
    """Raises Unfit where it is not known who that is."""
    others = {"i": "opp", "bob": "sue", "sue": "bob"} | dict.fromkeys(NOT_THE_ASKER, "i")
    if who not in others:
        raise Unfit
    return others[who]


PRODUCTIONS: Table = (
    hears(
        TRAIT,
        f"( ,|) (that |which |){{who:who}} ({_TAKES}|have|hold|control){_FROM}{_THEN} {_WITH} {{what:thing}}{_THEN}"
        "( ,|)",
        held_with,
    ),
    hears(FACT, f"{{who:who}} ({_TAKES}) {{thing:thing}}{_FROM} {{since:since}} {_WITH} {{what:thing}}", _taken),
    hears(FACT, f"{{who:who}} ({_TAKES}) {{thing:thing}}{_FROM} {_WITH} {{what:thing}} {{since:since}}", _taken),
    hears(FACT, f"{{since:since}}( ,|) {{who:who}} ({_TAKES}) {{thing:thing}}{_FROM} {_WITH} {{what:thing}}", _taken),
    hears(
        TRAIT,
        "( ,|) (that |which |){who:who} (animate|have animate|just animate|turn into a creature|make a creature)"
        "( this turn| now|)( ,|)",
        lambda who: Mention(owner=who, marks=(ANIMATED,)),
    ),
)
