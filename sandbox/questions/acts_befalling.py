"""How spells are told of those that they befall, and of one that is cast once more."""

import re
from dataclasses import replace

from sandbox.questions.aims_told import OF_GRAVEYARD
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ACT
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import BOTH
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_AT_PLAYERS = re.compile(r"any target|target (?:\w+ )?(?:player|opponent)|divided")
"""Texts of what can be aimed at a player."""
_SACRIFICE = re.compile(r"sacrifices? a")
ANOTHER = -1
"""The number of a card of which there was one before."""


def _hit_player(what: str, who: str, x: int | None = None, times: int = 1) -> Casts:
    """`I get bolted`"""
    if not is_spell(Mention(card=what)) or not _AT_PLAYERS.search(card_named(what).text):
        raise Unfit
    aim = Mention(noun="player", owner=who)
    return Casts(Mention(card=what), "", (aim,), x, by_name=True, passive=True, times=times)


def _hit_times(what: str, targets: Things, times: int) -> Casts:
    """`hit by two Bolts`"""
    if not is_spell(Mention(card=what)) or "arget" not in card_named(what).text or times < 2:
        raise Unfit
    return Casts(Mention(card=what), "", targets, by_name=True, passive=True, times=times)


def _lost_to(what: Mention, targets: Things, who: str) -> Casts:
    """`I lose my Angel to Terror`: of what is aimed at a creature; what makes a player sacrifice is told otherwise."""
    text = card_named(what.card).text
    if "arget" not in text or _SACRIFICE.search(text) or len(targets) != 1 or targets[0].noun == "player":
        raise Unfit
    if what.owner == who:
        raise Unfit
    return Casts(Mention(card=what.card), what.owner, targets, passive=not what.owner)


def _once_more(what: str, targets: Things, who: str = "", x: int | None = None) -> Casts:
    """`he bolts it again`: another spell of that name, which there was before."""
    if not is_spell(Mention(card=what)):
        raise Unfit
    return Casts(Mention(card=what, number=ANOTHER), who, targets, x, by_name=True)


def _second(what: str, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    """`he casts his second Wrath`"""
    if not is_spell(Mention(card=what)) or (not targets and "arget" in card_named(what).text):
        raise Unfit
    return Casts(Mention(card=what, number=ANOTHER), who, targets, x)


def _for_each(what: str, targets: Things, n: int, who: str = "") -> Casts:
    """`he Fireballs both for 2 each`: the damage is divided among those that are named or counted."""
    number = sum(2 if BOTH in each.marks else max(each.number, 1) for each in targets)
    text = card_named(what).text
    if "divided as you choose" in text and number == len(targets) > 1:
        return Casts(Mention(card=what), who, targets, dividing=(n,) * number, by_name=True)
    if "divided evenly" not in text or number < 2:
        raise Unfit
    return Casts(Mention(card=what), who, targets, n * number, by_name=True)


def _brings_back(what: Mention, targets: Things, who: str) -> Casts:
    """With what is aimed at a card in a graveyard."""
    if not OF_GRAVEYARD.search(card_named(what.card).text):
        raise Unfit
    return Casts(replace(what, owner=""), who, targets)


def _gains_with(what: Mention, x: int, who: str) -> Casts:
    """`I gain 3 with it`: what of several things it does; in which words its text has that."""
    if not re.search(rf"gains? {x} life", card_named(what.card).text):
        raise Unfit
    return Casts(replace(what, owner=""), who, (), x)


def _for_its_number(what: Mention, targets: Things, n: int, who: str) -> Casts:
    """`I hit it for 3 with a Bolt`: just what the spell deals, or its X."""
    text = card_named(what.card).text
    if "X" in str(card_named(what.card).cost):
        return _for_x(what, targets, n, who)
    if not re.search(rf"deals {n} damage", text):
        raise Unfit
    return Casts(replace(what, owner="", number=0), who, targets)


def _for_x(what: Mention, targets: Things, x: int | None, who: str) -> Casts:
    """`he burns me with a Fireball for 6`"""
    if x is None or "X" not in str(card_named(what.card).cost):
        raise Unfit
    return Casts(replace(what, owner=""), who, targets, x)


_HIT = (
    "(hit|kill|destroy|target|shoot|burn|zap|smack|meet|take out|fry|aim at|finish|finish off|blast|kill off) (by|with)"
)
_EACH = "( ,|)( for| with|) {n:number}( damage| point| of it|) (each|to each|on each)"
_AGAIN = "(again|a second time|another time|once more|one more time|1 more time)"
_CASTS = "(cast|play|throw|use|fire off|aim|point|announce|resolve|land|draw|topdeck|)"

PRODUCTIONS: Table = (
    *told_acts(
        _hit_player,
        "{who:who} (be|get|have be|be get) {what:verbed}{x:x}( to opp|)",
        "{who:who} (be|get|have be|be get) {what:verbed}( to opp|){times:times}",
    ),
    *told_acts(
        _hit_times,
        f"{{targets:things}} (be|get|have be|be get) {_HIT} {{times:number}} {{what:cards}}",
        "{targets:things} (take|catch|absorb|face) {times:number} {what:cards}",
    ),
    *told_acts(
        _hit_player,
        f"{{who:who}} (be|get|have be|be get) {_HIT} {{times:number}} {{what:cards}}",
        "{who:who} (take|catch|absorb|face) {times:number} {what:cards}( to opp|)",
    ),
    *told_acts(_lost_to, "{who:who} (lose|have lose) {targets:things} to {what:spell}"),
    *told_acts(
        _once_more,
        f"{{who:who}} {{what:cards}} {{targets:aims}} {_AGAIN}",
        f"{{who:who}} {{what:cards}} {{targets:aims}} {_AGAIN}{{x:x}}",
        f"{{who:doer}}(cast|play|throw) {{what:cards}}{{targets:onto}} {_AGAIN}",
    ),
    *told_acts(
        _second,
        f"{{who:doer}}{_CASTS} (his|her|my|their) (second|2nd|next|other) {{what:cards}}{{x:x}}{{targets:onto}}",
    ),
    *told_acts(
        _for_each,
        f"{{who:who}} {{what:cards}} {{targets:aims}}{_EACH}",
        "{who:doer}(cast|play|throw|aim|fire off|use|fire|send) (a |an |the |my |his |her |)"
        f"{{what:cards}} (on|at|targeting|target|to hit) {{targets:aims}}{_EACH}",
        f"(a |the |my |his |her |){{what:cards}} (on|at|targeting|target) {{targets:aims}}{_EACH}",
    ),
    hears(
        ACT,
        "{who:doer}kill {what:spell}{x:x} (on|at) {targets:aims}",  # `he wastes a Bolt on it`
        lambda who, targets, what, x: Casts(what, who, targets, x),
    ),
    hears(
        ACT,
        "{who:doer}(burn|hit|shoot|blast|zap|fry|roast) {targets:aims}( out|) (with|use) {what:spell}{x:x}",
        _for_x,
    ),
    hears(
        ACT,
        "{who:doer}(burn|hit|shoot|blast|zap|fry|roast|nail|smack|strike) {targets:aims} for {n:number}( damage|) "
        "(with|use) (a |an |my |his |her |the |){what:spell}",
        _for_its_number,
    ),
    hears(ACT, "{who:doer}gain {x:number}( life|) (with|from|off|via|by|use) {what:spell}", _gains_with),
    *told_acts(
        _brings_back,
        "{who:doer}(get back|bring back|take back|regrow|retrieve|raise|return) {targets:aims} (with|use|via|by) "
        "{what:spell}",
        "{who:doer}(get|bring|take) {targets:aims} back (with|use|via|by) {what:spell}",
    ),
    hears(
        ACT,
        "{who:doer}counter {targets:aims} with (my|his|her|their)( own|)",
        lambda who, targets: Casts(Mention(noun="one"), who, targets, answers=True),
    ),
    hears(
        ACT,
        "{who:doer}(choose|name) {targets:aims} (with|for|as target for|as the target for|as the target of|"
        "as its target for) {what:spell}",
        lambda who, targets, what: Casts(what, who, targets),
    ),
)
