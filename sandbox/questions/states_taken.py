"""How it is told that somebody has taken something over on an earlier turn, and with what."""

from dataclasses import replace

from sandbox.questions.mentioned import HOLDS
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import FACT, TRAIT
from sandbox.questions.said.acts import Uses
from sandbox.questions.said.states import SeveralFacts, Wears
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.questions.telling import GAINS_CONTROL, is_attached, is_spell
from sandbox.questions.thing_words import ANIMATED, NOT_THE_ASKER
from sandbox.terms.types import CardType
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


def _held_from(who: str, what: Mention) -> Mention:
    """What is taken is the other player's."""
    return replace(held_with(who, what), owner=_other(who))


def _taken(who: str, thing: Mention, what: Mention, since: str = "") -> Wears:
    """What is taken is the other player's."""
    (held,) = held_with(who, what).wears
    if not who or thing.owner == who or thing.wears:
        raise Unfit
    return Wears(replace(thing, owner=thing.owner or _other(who)), held)


def _has(what: Mention, thing: Mention) -> PartSaid:
    """`Old Man of the Sea has my Bears`: what has it is an aura on it, or was used on it."""
    if not what.card or is_spell(what) or not thing.card or thing.wears:
        raise Unfit
    if HOLDS.search(card_named(what.card).text):
        return Wears(thing, replace(what, owner=what.owner or ("opp" if thing.owner == "i" else "")))
    if not GAINS_CONTROL.search(card_named(what.card).text):
        raise Unfit
    taker = what.owner or (_other(thing.owner) if thing.owner else "")
    return SeveralFacts((Uses(replace(what, owner=taker), taker, (thing,)),))


def worn(thing: Mention, what: Mention) -> Wears:
    """No creature is worn by another."""
    if what.card and CardType.CREATURE in card_named(what.card).types and not is_attached(what):
        raise Unfit
    return Wears(thing, what)


def _other(who: str) -> str:
    """Raises Unfit where it is not known who that is."""
    others = {"i": "opp", "bob": "sue", "sue": "bob"} | dict.fromkeys(NOT_THE_ASKER, "i")
    if who not in others:
        raise Unfit
    return others[who]


PRODUCTIONS: Table = (
    hears(
        FACT,
        "{what:thing} (have|hold|keep|have hold of|have a hold of|have control of|control|have take|have get) "
        "{thing:thing}",
        _has,
    ),
    hears(
        TRAIT,
        f"( ,|) (that |which |){{who:who}} ({_TAKES}|have|hold|control){_FROM}{_THEN} {_WITH} {{what:thing}}{_THEN}"
        "( ,|)",
        _held_from,
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
