"""Tokens: `create two 1/1 red Goblin creature tokens`. A token is a card of which only these words are printed."""

import re
from dataclasses import replace
from functools import partial
from typing import Any

from sandbox.meaning.card import Card
from sandbox.meaning.effects import Token
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType
from sandbox.wording.becoming import sorted_in
from sandbox.wording.grammar import Ends, Reading, native, phrase, say, show
from sandbox.wording.kinds import COLORS

phrase("token", "a token, such as `3/3 green Beast creature token`")
phrase("tokens", "tokens, such as `1/1 red Goblin creature tokens`")
_SIZE = re.compile(r"(\d{1,2})/(\d{1,2})")
_WORD = re.compile(r" ([A-Za-z][A-Za-z-]*)")
_NAMED = re.compile(r" named ([A-Z][\w'-]*(?: [A-Z][\w'-]*)*)")
_WITH = re.compile(r" with ", re.IGNORECASE)


def _read(noun: str, reading: Reading, at: int) -> Ends:
    if not (size := _SIZE.match(reading.text, at)):
        reading.miss(at, "power and toughness such as 3/3")
        return {}
    colors: list[str] = []
    types: list[CardType] = []
    subtypes: list[str] = []
    at = size.end()
    while (word := _WORD.match(reading.text, at)) and sorted_in(word[1].lower(), colors, types, subtypes):
        at = word.end()
    if not word or word[1].lower() != noun or not types:
        return {}
    found = frozenset(COLORS[color] for color in colors if color in COLORS)
    return _abilities(reading, word.end(), _card((int(size[1]), int(size[2])), found, types, subtypes))


def _card(size: tuple[int, int], colors: frozenset[Color], types: list[CardType], subtypes: list[str]) -> Card:
    name = " ".join(subtypes)
    power, toughness = size
    return Card(name, None, frozenset(types), tuple(subtypes), power=power, toughness=toughness, color_words=colors)


def _abilities(reading: Reading, at: int, card: Card) -> Ends:
    ends: Ends = {at: card}
    if found := _WITH.match(reading.text, at):
        for end, words in reading.phrase("keyword_list", found.end()).items():
            ends[end] = replace(card, abilities=words)
    for end, known in list(ends.items()):
        if named := _NAMED.match(reading.text, end):
            ends[named.end()] = replace(known, name=named[1])
    return ends


def _show(noun: str, value: Any, plural: bool) -> str | None:
    if not isinstance(value, Card):
        return None
    colors = [color.value for color in Color if color in value.colors] or []
    types = [card_type.value for card_type in CardType if card_type in value.types]
    said = " ".join(
        [f"{value.power}/{value.toughness}", " and ".join(colors) or "colorless", *value.subtypes, *types, noun]
    )
    words = show("keyword_list", value.abilities) if value.abilities else ""
    if words is None:
        return None
    said += f" with {words}" if words else ""
    return said + (f" named {value.name}" if value.name != " ".join(value.subtypes) else "")


native("token", partial(_read, "token"), partial(_show, "token"))
native("tokens", partial(_read, "tokens"), partial(_show, "tokens"))
for _verb in ("create", "put"):
    _into = "" if _verb == "create" else " onto the battlefield"
    say("command", f"{_verb} a {{card:token}}{_into}", Token)
    say("command", f"{_verb} {{amount:count}} {{card:tokens}}{_into}", Token)
say("command", "{who:player} <creates|create> (a|an) {card:token}", Token)
