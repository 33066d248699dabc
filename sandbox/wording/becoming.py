"""What a thing is or becomes: a color, a land type, a `2/2 Assembly-Worker artifact creature`."""

import re
from functools import partial
from typing import Any

from sandbox.meaning.continuous import (
    Has,
    HasBasePT,
    HasSupertype,
    IsAlso,
    IsChosenColor,
    IsChosenCreatureType,
    IsChosenLandType,
    IsColor,
    IsLandType,
)
from sandbox.meaning.nodes import Modification
from sandbox.terms.colors import Color
from sandbox.terms.types import BASIC_LAND_TYPES, CardType, Supertype
from sandbox.wording.grammar import Ends, Reading, constant, native, phrase, say, says, show
from sandbox.wording.kinds import COLORS, TYPE_PLURALS, TYPES
from sandbox.wording.subtypes import BY_PLURAL, BY_WORD, SUBTYPES, plural_of

constant("static_change", "<is|are> the chosen type", IsChosenLandType())
constant("static_change", "<is|are> the chosen color", IsChosenColor())
constant("new_change", "<becomes|become> the color of your choice", IsChosenColor())
constant("new_change", "<becomes|become> the creature type of your choice", IsChosenCreatureType())
phrase("subtype", "a subtype, such as `Wall`")
for _subtype in sorted(SUBTYPES):
    constant("subtype", _subtype, frozenset({_subtype}))
say(
    "new_change",
    "<becomes|become> the creature type of your choice other than {other_than:subtype}",
    IsChosenCreatureType,
)

phrase("land_types", "a basic land type, such as `Swamp`")
_LAND = re.compile(
    r"(an? )?(" + "|".join([*BASIC_LAND_TYPES, *map(plural_of, BASIC_LAND_TYPES)]) + r")(?![A-Za-z])", re.IGNORECASE
)


def _read_land(reading: Reading, at: int) -> Ends:
    if not (found := _LAND.match(reading.text, at)):
        reading.miss(at, "a basic land type")
        return {}
    word = found[2].lower()
    return {found.end(): frozenset({BY_WORD.get(word) or BY_PLURAL[word]})}


def _show_land(value: Any, plural: bool) -> str | None:
    if not isinstance(value, frozenset) or len(value) != 1:
        return None
    land = next(iter(value))
    return plural_of(land) if plural else ("an " if land == "Island" else "a ") + land


native("land_types", _read_land, _show_land)
say("static_change", "<is|are> {types:land_types}", IsLandType)
say("new_change", "<becomes|become> {types:land_types}", IsLandType)
for _name, _verb in (("static_change", "<is|are>"), ("new_change", "<becomes|become>")):
    says(
        _name,
        f"{_verb} {{it:land_types}} in addition to (its|their) other (types|land types)",
        lambda slots: IsAlso(subtypes=slots["it"]),
        lambda value: (
            {"it": value.subtypes} if isinstance(value, IsAlso) and not value.types and not value.instead else None
        ),
    )
for _type in (CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT, CardType.LAND):
    _a = "an" if _type in (CardType.ARTIFACT, CardType.ENCHANTMENT) else "a"
    constant(
        "static_change",
        f"<is {_a} {_type}|are {_type}s> in addition to (its|their) other types",
        IsAlso(frozenset({_type})),
    )
for _supertype in Supertype:
    constant("static_change", f"<is|are> {_supertype.value}", HasSupertype(_supertype))
    constant("new_change", f"<becomes|become> {_supertype.value}", HasSupertype(_supertype))

phrase("colors", "a color")
_COLORS = re.compile(
    rf"(?:{'|'.join(COLORS)}|colorless)(?:(?: and |, and |, )(?:{'|'.join(COLORS)}))*(?![A-Za-z])", re.IGNORECASE
)


def _read_colors(reading: Reading, at: int) -> Ends:
    if not (found := _COLORS.match(reading.text, at)):
        reading.miss(at, "a color")
        return {}
    words = re.findall(r"[a-z]+", found.group().lower())
    return {found.end(): frozenset(COLORS[word] for word in words if word in COLORS)}


def _show_colors(value: Any, plural: bool) -> str | None:
    if not isinstance(value, frozenset):
        return None
    return " and ".join(color for color in Color if color in value) or "colorless"


native("colors", _read_colors, _show_colors)
say("static_change", "<is|are> {colors:colors}", IsColor)
say("new_change", "<becomes|become> {colors:colors}", IsColor)
say("static_change", "<is|are> {colors:colors} in addition to (its|their) other colors", IsColor, besides=True)

_VERBS = {"static": ("is", "are"), "new": ("becomes", "become")}
_FORM = re.compile(r"(?P<verb>is|are|becomes?) (?:an? )?(?P<base>(?:\d{1,2}|X)/(?:\d{1,2}|X) )", re.IGNORECASE)
_WORD = re.compile(r" ?([A-Za-z][A-Za-z-]*)")
_STILL = re.compile(
    r",? (?:that's|that are) still (?:a |an )?(?:land|artifact|enchantment)s?"
    r"| in addition to (?:its|their) other (?:\w+ )?types"
    r"|(?= until end of turn\. (?:it's|they're) still (?:a |an )?(?:land|artifact)s?)",
    re.IGNORECASE,
)
_WITH = re.compile(r" with ", re.IGNORECASE)


def _read_shape(reading: Reading, at: int) -> Ends:
    """`becomes a 3/3 green Ape creature with trample that's still a land`."""
    if not (found := _FORM.match(reading.text, at)):
        return {}
    base = next(iter(reading.phrase("base", found.start("base")).values()))
    colors: list[str] = []
    types: list[CardType] = []
    subtypes: list[str] = []
    at = found.end() - 1
    while word := _WORD.match(reading.text, at):
        if not sorted_in(word[1].lower(), colors, types, subtypes):
            break
        at = word.end()
    if not types:
        return {}
    painted = (IsColor(frozenset(COLORS[color] for color in colors if color in COLORS)),) if colors else ()
    is_also = IsAlso(frozenset(types), frozenset(subtypes), instead=True)
    ends: Ends = {}
    _close(reading, at, (base, *painted), is_also, (), ends)
    for end, words in _with_words(reading, at).items():
        _close(reading, end, (base, *painted), is_also, words, ends)
    return ends


def sorted_in(word: str, colors: list[str], types: list[CardType], subtypes: list[str]) -> bool:
    if word in COLORS or word == "colorless":
        colors.append(word)
    elif word in TYPES or word in TYPE_PLURALS:
        types.append(TYPES.get(word) or TYPE_PLURALS[word])
    elif word in BY_WORD:
        subtypes.append(BY_WORD[word])
    else:
        return word == "and"
    return True


def _with_words(reading: Reading, at: int) -> dict[int, tuple[Modification, ...]]:
    if not (found := _WITH.match(reading.text, at)):
        return {}
    lists = reading.phrase("keyword_list", found.end())
    return {end: tuple(Has(ability) for ability in listed) for end, listed in lists.items()}


def _close(
    reading: Reading,
    at: int,
    before: tuple[Modification, ...],
    is_also: IsAlso,
    after: tuple[Modification, ...],
    ends: Ends,
) -> None:
    ends[at] = (*before, is_also, *after)
    if still := _STILL.match(reading.text, at):
        ends[still.end()] = (*before, IsAlso(is_also.types, is_also.subtypes), *after)


def _show_shape(manner: str, value: Any, plural: bool) -> str | None:
    if not isinstance(value, tuple) or not isinstance(value[0], HasBasePT):
        return None
    base, rest = value[0], list(value[1:])
    painted = rest.pop(0) if rest and isinstance(rest[0], IsColor) else None
    also = rest.pop(0) if rest and isinstance(rest[0], IsAlso) else None
    shown = show("base", base)
    if (
        also is None
        or shown is None
        or (painted and painted.besides)
        or not all(isinstance(each, Has) for each in rest)
    ):
        return None
    words = [shown, *([show("colors", painted.colors) or ""] if painted else []), *sorted(also.subtypes)]
    nouns = [card_type.value for card_type in CardType if card_type in also.types]
    nouns[-1] += "s" if plural else ""
    said = " ".join([_VERBS[manner][plural], *([] if plural else ["a"]), *words, *nouns])
    if rest:
        said += f" with {show('keyword_list', tuple(each.ability for each in rest))}"
    return said + (
        "" if also.instead else " in addition to their other types" if plural else " in addition to its other types"
    )


for _manner in _VERBS:
    native(f"{_manner}_shape", _read_shape, partial(_show_shape, _manner))
