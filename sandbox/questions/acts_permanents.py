"""What is told of permanents that other permanents hold, change or bring along."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import FACT
from sandbox.questions.said.acts import Activates, Casts, Equips, ToldAct
from sandbox.questions.said.states_players import HasNone
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import TOKEN
from sandbox.questions.ways_told import told_acts
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_EXILES = re.compile(r"^When[^\n]* enters[^\n]*exile ", re.MULTILINE)
_UNDER = (
    "under|beneath|underneath|exile with|exile by|exile under|in exile under|trap under|stick under|lock under|"
    "lock away under|hold by|take by|in exile because of|remove by|in exile with|gone under|away under"
)
_SINCE = (
    "( for ages| for a while| for a couple turn| for a couple of turn| for a few turn| since last turn| for some turn|)"
)
_TOKENS = "token|soldier|soldiers|goblin|goblins|creature|creatures"


def _exiled(thing: Mention, what: Mention) -> Casts:
    """What an enchantment or the like has exiled since an earlier turn."""
    if not what.card or is_spell(what) or not _EXILES.search(card_named(what.card).text):
        raise Unfit
    return Casts(replace(what, owner=""), what.owner, (thing,), passive=not what.owner, ago=True)


def _changes_color(what: Mention, targets: Things, color: str, who: str = "") -> Casts:
    """With what makes it this color."""
    text = card_named(what.card).text if what.card else ""
    if color not in list(Color) or not is_spell(what) or f"becomes {color}" not in text:
        raise Unfit
    return Casts(what, who, targets)


def _brings(what: Mention, more: Mention, who: str = "") -> Casts:
    """What comes into play with tokens, which are spoken of later."""
    token = more.noun in _TOKENS.split("|") or "token" in more.marks
    if not what.card or is_spell(what) or more.card or not token or "token" not in card_named(what.card).text:
        raise Unfit
    if CardType.PLANESWALKER in card_named(what.card).types:
        raise Unfit  # it makes them with one of its abilities
    return Casts(
        replace(what, owner=""), who or what.owner, resolved=True, brings=replace(more, marks=(*more.marks, TOKEN))
    )


def _on_itself(what: Mention, who: str = "", size: str = "") -> Activates:
    """The ability of something that is aimed at itself."""
    text = card_named(what.card).text if what.card else ""
    if what.card and (is_spell(what) or "{T}: Target" not in text or size not in text):
        raise Unfit
    return Activates(what, who, (what,), grants="target")


def _moved(what: Mention, host: Mention, who: str = "") -> ToldAct:
    return Equips(what, host, who)


PRODUCTIONS: Table = (
    *told_acts(
        _exiled,
        f"{{thing:thing}} (be|have be|sit|be stick|get stick|be still|lie) ({_UNDER}) {{what:thing}}{_SINCE}",
    ),
    *told_acts(
        _changes_color,
        "{who:doer}(use|cast|play) {what:thing} to (make|turn|paint) {targets:aims} {color:mark}",
        "{who:doer}(make|turn|paint) {targets:aims} {color:mark} (with|use|by cast|via) {what:thing}",
        "{who:doer}(use|cast|play) {what:thing} (on|and make|and turn) {targets:aims} (to make it |, making it |)"
        "{color:mark}",
    ),
    *told_acts(
        _brings,
        "{what:thing} (enter|resolve|come in|arrive|be cast)( this turn|)( and|) (with|bring|make|bring along|"
        "bring with it|give me|produce) (its |her |his |){more:thing}",
        "{who:doer}(cast|play) {what:thing} (with|and get|and make|and bring) {more:thing}",
    ),
    *told_acts(
        _on_itself,
        "{who:doer}(tap|use|activate) {what:thing} (to pump|on|to boost|targeting|for pump|and pump) itself",
        "{who:doer}(tap|use|activate) {what:thing} (to give|and give) itself {size:size_change}",
        "{who:doer}(pump|boost) {what:thing} (with itself|with its own ability)",
    ),
    *told_acts(
        _moved,
        "{who:doer}(use|pay|activate|pay for) (|the |its )equip( ability| cost|) (to|and) (move|put|attach|bring|"
        "switch) {what:thing} (to|onto|on|over to) {host:thing}",
        "{who:doer}(move|switch|shift|pass|reattach) {what:thing} (to|onto|over to|over onto) {host:thing}",
    ),
    hears(FACT, "(he|she|they|opp) be no (creature|creatures)( in play| out|)", lambda: HasNone("opp", "creature")),
)
