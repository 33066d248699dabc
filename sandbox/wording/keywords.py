"""Abilities that are a word or two: `flying`, `protection from black`, `swampwalk`, `cumulative upkeep {1}`."""

import re
from dataclasses import replace
from functools import partial
from typing import Any

from sandbox.meaning.abilities import (
    Buyback,
    CumulativeUpkeep,
    Dredge,
    Enchant,
    Equip,
    Flashback,
    Keyword,
    Kicker,
    Landcycling,
    Landhome,
    Landwalk,
    Madness,
    Modular,
    Morph,
    Ninjutsu,
    Protection,
    Rampage,
    Suspend,
)
from sandbox.meaning.kinds import LAND, Kind, Quality
from sandbox.terms.colors import Color
from sandbox.terms.keywords import KEYWORDS
from sandbox.terms.types import BASIC_LAND_TYPES, Supertype
from sandbox.wording.grammar import Ends, Reading, constant, hears, native, phrase, say, show
from sandbox.wording.kinds import SUPERTYPES

phrase("keyword", "a keyword, such as `flying` or `protection from black`")
phrase("quality", "a quality, such as `black` or `artifacts`")
phrase("land_word", "a basic land type")
phrase("word", "a keyword, such as `flying`")
_LANDS = {land.lower(): land for land in BASIC_LAND_TYPES}
_ALONE = [word for word in KEYWORDS if word != "rampage"]
"""Rampage has a number."""
_WORD = re.compile("|".join(sorted(_ALONE, key=len, reverse=True)), re.IGNORECASE)
_WALK = re.compile(rf"((?:snow |legendary |nonbasic )?)({'|'.join(_LANDS)}|land)walk(?![A-Za-z])", re.IGNORECASE)


def _read_word(reading: Reading, at: int) -> Ends:
    end = reading.match(_WORD, at, "a keyword")
    if end is None or reading.text[end : end + 1].isalpha():
        return {}
    return {end: reading.text[at:end].lower()}


native("word", _read_word, lambda value, plural: value if value in KEYWORDS else None)
say("keyword", "{word:word}", Keyword)
hears("keyword", "can't be blocked", lambda slots: Keyword("unblockable"))


def _read_walk(reading: Reading, at: int) -> Ends:
    found = _WALK.match(reading.text, at)
    if not found:
        return {}
    before, land = found.group(1).strip().lower(), found.group(2).lower()
    kind = LAND if land == "land" else Kind(subtypes=frozenset({_LANDS[land]}))
    if before == "nonbasic":
        kind = replace(kind, not_supertypes=frozenset({Supertype.BASIC}))
    elif before:
        kind = replace(kind, supertypes=frozenset({SUPERTYPES[before]}))
    return {found.end(): Landwalk(kind)}


def _show_walk(value: Any, plural: bool) -> str | None:
    if not isinstance(value, Landwalk):
        return None
    before = [*value.land.supertypes, *(f"non{each}" for each in value.land.not_supertypes)]
    land = next(iter(value.land.subtypes), "land").lower()
    return " ".join([*before, f"{land}walk"])


native("keyword", _read_walk, _show_walk)

for _color in Color:
    constant("quality", _color.value, Quality(Kind(colors=frozenset({_color}))))
constant("quality", "everything", Quality(everything=True))
say("quality", "{kind:kinds}", Quality)
say("quality", "{kind:source_kinds}", Quality)
say("keyword", "protection from {quality:quality}", Protection)

say("keyword", "rampage {amount:figure}", Rampage)
say("keyword", "modular {amount:figure}", Modular)
say("keyword", "dredge {amount:figure}", Dredge)
say("keyword", "suspend {number:figure} — {cost:cost}", Suspend)
say("keyword", "enchant {kind:kind}", Enchant)
for _keyword, _meaning in (
    ("equip", Equip),
    ("morph", Morph),
    ("madness", Madness),
    ("flashback", Flashback),
    ("kicker", Kicker),
    ("buyback", Buyback),
    ("ninjutsu", Ninjutsu),
    ("cumulative upkeep", CumulativeUpkeep),
):
    say("keyword", f"{_keyword} {{cost:price}}", _meaning)
    say("keyword", f"{_keyword} — {{cost:cost}}", _meaning)
say("keyword", "cycling {cost:price}", Landcycling)
say("keyword", "{land:land_word}cycling {cost:price}", Landcycling)
say("keyword", "{land:land_word}home", Landhome)


def _read_land(reading: Reading, at: int) -> Ends:
    for word, land in _LANDS.items():
        if reading.text[at : at + len(word)].lower() == word:
            return {at + len(word): Kind(subtypes=frozenset({land}))}
    return {}


def _show_land(value: Any, plural: bool) -> str | None:
    plain = isinstance(value, Kind) and len(value.subtypes) == 1 and value == Kind(subtypes=value.subtypes)
    return next(iter(value.subtypes)).lower() if plain else None


native("land_word", _read_land, _show_land)

phrase("keyword_list", "keywords, such as `flying and trample`")


def _read_list(joins: re.Pattern[str], reading: Reading, at: int) -> Ends:
    """Keywords one after the other; every end at which the list could be over."""
    ends: Ends = {}
    listed: tuple[Any, ...] = ()
    for end, first in reading.phrase("keyword", at).items():
        listed, at = (first,), end
        ends[end] = listed
        break
    while listed and (join := joins.match(reading.text, at)):
        following = next(iter(reading.phrase("keyword", join.end()).items()), None)
        following = following or _second_quality(reading, join.end(), listed[-1])
        if following is None:
            break
        at, listed = following[0], (*listed, following[1])
        ends[at] = listed
    return ends


def _second_quality(reading: Reading, at: int, last: Any) -> tuple[int, Any] | None:
    """`protection from Demons and from Dragons`."""
    if not isinstance(last, Protection) or reading.text[at : at + 5].lower() != "from ":
        return None
    found = next(iter(reading.phrase("quality", at + 5).items()), None)
    return (found[0], Protection(found[1])) if found else None


def _show_list(value: Any, plural: bool) -> str | None:

    shown = [show("keyword", each) for each in value] if isinstance(value, tuple) else [None]
    words = [each for each in shown if each is not None]
    if len(words) != len(shown):
        return None
    return ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else words[0]


native("keyword_list", partial(_read_list, re.compile(r",? and |, ", re.IGNORECASE)), _show_list)

KEYWORD_MEANINGS = (
    Buyback,
    CumulativeUpkeep,
    Dredge,
    Enchant,
    Equip,
    Flashback,
    Keyword,
    Kicker,
    Landcycling,
    Landhome,
    Landwalk,
    Madness,
    Modular,
    Morph,
    Ninjutsu,
    Protection,
    Rampage,
    Suspend,
)
