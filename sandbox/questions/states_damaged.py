"""How it is told that a creature has been dealt damage this turn, before anything else: `has 2 damage on it`, `got
pinged earlier this turn`, `took 2 from Pyroclasm earlier`."""

import re
from collections.abc import Callable

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import FACT, TRAIT
from sandbox.questions.said.states import Damaged, SaysTaken
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.thing_words import DAMAGED
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_TIMES = (
    "this turn|earlier this turn|already this turn|earlier|earlier in the turn|so far this turn|already earlier|"
    "earlier in the same turn|before this turn|earlier that turn|in the same turn|already earlier this turn"
)
_WHEN = f"({_TIMES})"
_PERHAPS = f"( {_TIMES.replace('|', '| ')}| already|)"
_HURT = "take|be deal|have be deal|have have deal|get deal|have take|already take|have already take|have deal"
_HIT = (
    "be ping|have be ping|get ping|be hit|have be hit|get hit|be shoot|have be shoot|get shoot|be burn|have be burn|"
    "get burn|be zap|have be zap|get zap|be damage|have be damage|get damage|be bite|be zing|have be zing"
)
_GOT_HIT = "have ping|have shoot|have burn|have zap|have damage|have hit"
"""`got pinged`, which may be `has pinged` as well."""
_FROM = "(by|from|off|to|because of|thanks to)"
_ON = (
    "( on it| mark on it| on him| on her| mark| already on it| already mark on it| mark on him| mark on her|"
    " on it already| mark already| already mark| already| mark on it already|)"
)
_DEALS = re.compile(r"deals (\d+) damage")


def _by(by: Mention, number: int = 0) -> int:
    """How much it is that a card deals, where that is said or stands there."""
    found = _DEALS.search(card_named(by.card).text) if by.card else None
    if not number and found is None:
        raise Unfit
    return number or int(found[1] if found else 0)


def _it_damaged(number: int) -> Damaged:
    return Damaged(PRONOUN, number)


def _he_damaged(who: str, thing: Mention, number: int) -> Damaged:
    return Damaged(thing, number)


def _damaged_by(thing: Mention, by: Mention, number: int = 0) -> Damaged:
    return Damaged(thing, _by(by, number), by)


def _it_damaged_by(by: Mention, number: int = 0) -> Damaged:
    return _damaged_by(PRONOUN, by, number)


def _got_damaged(thing: Mention, number: int) -> Damaged:
    """`the Elves have pinged for 1` may say what they did."""
    if not thing.card or _DEALS.search(card_named(thing.card).text):
        raise Unfit
    return Damaged(thing, number)


def _marked(n: int) -> Mention:
    return Mention(marks=(f"{DAMAGED}{n}",))


_LIVED = "( and live| and survive| and still live| but live| but survive| and stay alive| , but live| , but survive|)"
_SO_MUCH = "(for |){number:number}( damage|)"


def _heard(build: Callable[..., Damaged], *notations: str) -> Table:
    """Said of what is still there."""
    return tuple([hears(FACT, f"{notation}{_LIVED}", build) for notation in notations])


_NOT_SAID_BY_WHAT: Table = (
    *_heard(
        Damaged,
        f"{{thing:thing}} ({_HURT}) {{number:number}}( damage|) {_WHEN}",
        f"{{thing:thing}} have( already|) take {{number:number}}( damage|){_PERHAPS}",
        f"{_WHEN} {{thing:thing}} ({_HURT}|{_HIT}) {_SO_MUCH}",
        f"{{thing:thing}} ({_HIT}) {_SO_MUCH} {_WHEN}",
        f"{{thing:thing}} ({_HIT}) {_WHEN} {_SO_MUCH}",
        f"{{thing:thing}} have( already|) {{number:number}} damage (on it|mark on it|on him|on her|mark|already on it|"
        f"already mark on it|mark on him|mark on her){_PERHAPS}",
        f"(with |){{number:number}} damage (be|be already|already|mark|be mark|be already mark|already mark) on "
        f"{{thing:thing}}{_PERHAPS}",
        "{thing:thing} be( already|) damage for {number:number}( already|)",
    ),
    *_heard(
        _got_damaged,
        f"{{thing:thing}} ({_GOT_HIT}) {_SO_MUCH} {_WHEN}",
        f"{_WHEN} {{thing:thing}} ({_GOT_HIT}) {_SO_MUCH}",
    ),
    *_heard(
        _it_damaged,
        f"(have |)(take|be deal) {{number:number}}( damage|) {_WHEN}",
        f"(which|that|who) ({_HURT}) {{number:number}}( damage|) {_WHEN}",
        "(have|already have|have already) {number:number} damage (mark on it|on it|on it already|already on it|mark)",
        f"(which|that|who) ({_HIT}) {_SO_MUCH} {_WHEN}",
    ),
    *_heard(_he_damaged, f"{{who:who}} (ping|hit|damage|zap|shoot|burn) {{thing:thing}} {_SO_MUCH} {_WHEN}"),
)
_BY_WHAT: Table = (
    *_heard(
        _damaged_by,
        f"{{thing:thing}} ({_HURT}) {{number:number}}( damage|) {_FROM} {{by:thing}} {_WHEN}",
        f"{_WHEN} {{thing:thing}} ({_HURT}) {{number:number}}( damage|) {_FROM} {{by:thing}}",
        f"{{thing:thing}} ({_HIT}|{_GOT_HIT}) {_SO_MUCH} by {{by:thing}} {_WHEN}",
        f"{{thing:thing}} ({_HIT}|{_GOT_HIT}) by {{by:thing}} {_WHEN}",
        f"{{thing:thing}} ({_HIT}|{_GOT_HIT}) by {{by:thing}} {_SO_MUCH} {_WHEN}",
        f"{{thing:thing}} ({_HIT}|{_GOT_HIT}) {_WHEN} by {{by:thing}}",
        f"{_WHEN} {{thing:thing}} ({_HIT}|{_GOT_HIT}) {_SO_MUCH} by {{by:thing}}",
        f"{_WHEN} {{thing:thing}} ({_HIT}|{_GOT_HIT}) by {{by:thing}}",
        f"{_WHEN} {{thing:thing}} ({_HIT}|{_GOT_HIT}) by {{by:thing}} {_SO_MUCH}",
        f"{{thing:thing}} have( already|) {{number:number}} damage{_ON} {_FROM}( an earlier|) {{by:thing}}{_PERHAPS}",
    ),
    *_heard(
        _it_damaged_by,
        f"(which|that|who) ({_HURT}) {{number:number}}( damage|) {_FROM} {{by:thing}} {_WHEN}",
        f"(which|that|who) ({_HIT}) by {{by:thing}} {_WHEN}",
        f"(which|that|who) ({_HIT}) by {{by:thing}} {_SO_MUCH} {_WHEN}",
    ),
)
_TRAITS: Table = (
    hears(TRAIT, f" ( (with|already|has|have) {{n:number}} damage{_ON} )", _marked),
    hears(TRAIT, f" ( {{n:number}} damage{_ON.removesuffix('|)')}) )", _marked),
    hears(
        TRAIT,
        "( ,|) (with |already with ){n:number} damage (already |)(on it|mark on it|on him|on her|mark)( already|)( ,|)",
        _marked,
    ),
    hears(TRAIT, f" (that|which) (already |)have {{n:number}} damage{_ON}", _marked),
)

_AGAIN: Table = (
    hears(
        FACT,
        "(that|this|it) (be|make|come to) {n:number}( damage| point of damage| point|) (on|to|against|at|for) "
        "(a|an|the|my|his|her) {size:size}( creature|)",
        lambda n, size: SaysTaken(size, n),
    ),
)

PRODUCTIONS: Table = (*_NOT_SAID_BY_WHAT, *_BY_WHAT, *_TRAITS, *_AGAIN)
