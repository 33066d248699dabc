"""How it is asked what one card does to another: whether it reaches it, holds it back, or can be used on it."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ASK
from sandbox.questions.said.acts import Activates, Casts
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.asked import (
    Ask,
    AskCan,
    AskDamage,
    AskSize,
    AskWhether,
    AskWhichStays,
    AskWhoIsHurt,
    AskWhoSurvives,
)
from sandbox.questions.said.outcomes import Killed
from sandbox.questions.said.outcomes_cards import Controls
from sandbox.questions.said.outcomes_of_things import SizedBecause
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_RESIZES = re.compile(r"\b[Cc]reatures?\b[^.\n:]* gets? ([+-]\d+/[+-]\d+)(?! until)")
_ALL_DIE = re.compile(r"[Dd]estroy (?:all|each)|[Aa]ll creatures get -\d+/-\d+")
_HOLDS_BACK = re.compile(r"^[^:\n\"]*can't attack", re.MULTILINE)
_REACHES = "see|hit|touch|reach|affect|catch|get|work on|apply to|work against|do anything to|sweep up|sweep away"
_HOLDS = "stop|hold back|keep back|hold off|lock down|lock out|shut down|affect|hold|see|keep out|keep home"
_AT = "(on|against|to kill|to hit|to tap|to shoot|targeting)"
_ITS_ABILITY = "(its|her|his|the) (tap |tapping |activated |)ability"


def _reaches(what: Mention, targets: Things) -> Ask:
    """What is aimed at something can be aimed at these; what goes for all goes for these as well."""
    if not what.card:
        raise Unfit
    text = card_named(what.card).text
    if "arget" in text or "nchant " in text:
        return AskCan(Casts(replace(what, owner=""), what.owner, targets, by_name=True))
    if _ALL_DIE.search(text):
        return AskWhether(Killed(targets, (what,)))
    return _resizes(what, targets)


def _resizes(what: Mention, targets: Things) -> Ask:
    """A text that always makes creatures larger or smaller, whichever they are, and nothing else."""
    text = card_named(what.card).text if what.card and not is_spell(what) else ""
    changes = set(_RESIZES.findall(text))
    if len(changes) != 1:
        raise Unfit
    return AskWhether(SizedBecause(targets, changes.pop(), what))


def _holds(what: Mention, things: Things) -> Ask:
    """What keeps creatures from attacking as long as it is there."""
    if not what.card or is_spell(what) or not _HOLDS_BACK.search(card_named(what.card).text):
        raise Unfit
    return AskCan(AttacksWith(things), True, what)


def _used_on(what: Mention, targets: Things = ()) -> Ask:
    """The ability of a creature that is named, or was spoken of last."""
    if what.card and (is_spell(what) or ":" not in card_named(what.card).text):
        raise Unfit
    return AskCan(Activates(replace(what, owner=""), what.owner, targets))


def _keeps(whom: str, who: str, **how: str) -> Ask:
    return AskWhoSurvives(whom or who, all_sorts=True)


def _got(who: str, thing: Mention, **other: str) -> Ask:
    return AskWhether(Controls(thing, who))


PRODUCTIONS: Table = (
    *asks(
        _keeps,
        "{whom:whom} do {who:who} (keep|get to keep|still have|have left|have|hold on to)( left|){end:finally}",
    ),
    *asks(
        lambda thing, **how: AskWhichStays(),
        "(which|what) {thing:thing} {how:survives}{end:finally}",
        "(which|what) {thing:thing} (stay|remain|be bury|get bury|be left|go to graveyard|be in play|stay in play)"
        "{end:finally}",
    ),
    *asks(
        lambda **how: AskWhichStays(),
        "(which|what|which one|which 1) of (the|those|these) (2 |)(enchantment|enchantments|legend|legends|creatures|"
        "permanents|cards|artifact|artifacts|planeswalkers|walkers|lands|world enchantments|worlds|world) (stay|remain|"
        "be left|survive|stay around|stick around|go|be bury|be in play|stay put)( in play|){end:finally}",
        "what be left of (those|these|the|them|both)( 2| of them|){end:finally}",
    ),
    *asks(_reaches, f"do {{what:thing}} ({_REACHES}) {{targets:things}}( as well| too| at all|)"),
    *asks(
        _resizes,
        "do {what:thing} (pump|help|boost|buff|shrink|weaken|make|strengthen|count for|be good for|enlarge) "
        "{targets:things}( as well| too| at all| big| small|)",
    ),
    *asks(_holds, f"do {{what:thing}} ({_HOLDS}) {{things:things}}( at all| from attack| from attacking|)"),
    *asks(
        _used_on,
        f"(can|do|be) {{what:thing}} (can |able to |)(use|activate) {_ITS_ABILITY} {_AT} {{targets:aims}}",
        f"(can|do|be) {{what:thing}} (can |able to |)(use|activate) {_ITS_ABILITY} this turn {_AT} {{targets:aims}}",
        f"(can|be) {{what:thing}} (able to |)(use|activate) {_ITS_ABILITY}( this turn| already| right now| now|)",
    ),
    *asks(
        _got,
        "{who:who} get {thing:thing}( ,|) (do not|do) {other:who}",
        "{who:who} get {thing:thing}( ,|) (right|correct|true)",
    ),
    hears(ASK, "what do {thing:thing} look( like|)( now| then| after that|)", AskSize),
    *asks(
        lambda thing, n=0: AskWhoIsHurt(),
        "where (be|do) {thing:thing} 's {n:number} damage( go| end| land| go to|)",
        "where (be|do) {thing:thing} 's damage( go| end| land| go to|)",
    ),
    *asks(
        lambda who: AskDamage(who),
        "(what|how much|how much life) do (cast it|cast her|cast him|casting it|casting her|casting him|play it|that|"
        "it|this|the spell|the whole thing) cost {who:who}( in life| life| in damage| in all|)",
    ),
)
