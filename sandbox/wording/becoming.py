"""What a thing is or becomes: a color, a land type, a `2/2 Assembly-Worker artifact creature`."""

import re
from collections.abc import Iterator
from functools import partial

from sandbox.meaning.amounts import ItsManaValue
from sandbox.meaning.continuous import (
    Has,
    HasBasePT,
    HasEveryCreatureType,
    HasSupertype,
    IsAlso,
    IsChosenColor,
    IsChosenCreatureType,
    IsChosenLandType,
    IsColor,
    IsLandType,
)
from sandbox.meaning.nodes import Ability, Modification
from sandbox.terms.colors import Color
from sandbox.terms.types import AURA, BASIC_LAND_TYPES, CardType, Supertype
from sandbox.wording.grammar import Ends, Printing, Reading, Slots, Table
from sandbox.wording.kinds import COLOR_WORDS, TYPE_PLURALS, TYPES
from sandbox.wording.phrases import (
    ABILITY,
    BASE,
    COLORS,
    KEYWORD_LIST,
    LAND_TYPES,
    NEW_CHANGE,
    NEW_SHAPE,
    STATIC_CHANGE,
    STATIC_SHAPE,
    SUBTYPE,
)
from sandbox.wording.saying import constant, hears, native, say, says
from sandbox.wording.subtypes import BY_PLURAL, BY_WORD, plural_of

_SUBTYPE = re.compile(r"[A-Za-z][A-Za-z'-]*")
_LAND = re.compile(
    r"(an? )?(" + "|".join([*BASIC_LAND_TYPES, *map(plural_of, BASIC_LAND_TYPES)]) + r")(?![A-Za-z])", re.IGNORECASE
)


def _read_land(reading: Reading, at: int) -> Ends[frozenset[str]]:
    if not (found := _LAND.match(reading.text, at)):
        reading.miss(at, "a basic land type")
        return {}
    word = found[2].lower()
    return {found.end(): frozenset({BY_WORD.get(word) or BY_PLURAL[word]})}


def _show_land(printing: Printing, value: object) -> str | None:
    if not isinstance(value, frozenset) or len(value) != 1:
        return None
    land = next(iter(value))
    return plural_of(land) if printing.plural else ("an " if land == "Island" else "a ") + land


_ANY_COLOR = "|".join(COLOR_WORDS)
_COLORS = re.compile(
    rf"(?:all colors|(?:{_ANY_COLOR}|colorless)(?:(?: and |, and |, )(?:{_ANY_COLOR}))*)(?![A-Za-z])",
    re.IGNORECASE,
)


def _read_colors(reading: Reading, at: int) -> Ends[frozenset[Color]]:
    if not (found := _COLORS.match(reading.text, at)):
        reading.miss(at, "a color")
        return {}
    words = re.findall(r"[a-z]+", found.group().lower())
    if words[0] == "all":
        return {found.end(): frozenset(Color)}
    return {found.end(): frozenset(COLOR_WORDS[word] for word in words if word in COLOR_WORDS)}


def _show_colors(printing: Printing, value: object) -> str | None:
    if not isinstance(value, frozenset):
        return None
    if value == frozenset(Color):
        return "all colors"
    return " and ".join(color for color in Color if color in value) or "colorless"


_VERBS = ((STATIC_CHANGE, "<is|are>"), (NEW_CHANGE, "<becomes|become>"))
_FORM = re.compile(r"(?P<verb>is|are|becomes?) (?:an? )?(?P<base>(?:\d{1,2}|X)/(?:\d{1,2}|X) )", re.IGNORECASE)
_BEGUN = re.compile(r"(?:is|are|becomes?) (?:an? )?(?=[A-Za-z])", re.IGNORECASE)
_BASED = re.compile(r" with base power and toughness (\d{1,2})/(\d{1,2})(?![\d/])", re.IGNORECASE)
_WORD = re.compile(r" ?([A-Za-z][A-Za-z-]*)")
_STILL = re.compile(
    r",? (?:that's|that are) still (?:a |an )?(?:land|artifact|enchantment|planeswalker)s?"
    r"| in addition to (?:its|their) other (?:\w+ )?types"
    r"|(?= until end of turn\. (?:it's|they're) still (?:a |an )?(?:land|artifact)s?)",
    re.IGNORECASE,
)
_EVERY_TYPE = " with all creature types"
_AND = " and "
_WITH = re.compile(r" with ", re.IGNORECASE)


def _read_shape(reading: Reading, at: int) -> Ends[tuple[Modification, ...]]:
    """`becomes a 3/3 green Ape creature with trample that's still a land`."""
    if not (found := _FORM.match(reading.text, at)):
        return {}
    base = next(iter(reading.phrase(BASE, found.start("base")).values()))
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
    painted = (IsColor(frozenset(COLOR_WORDS[color] for color in colors if color in COLOR_WORDS)),) if colors else ()
    is_also = IsAlso(frozenset(types), frozenset(subtypes), instead=True)
    ends: Ends[tuple[Modification, ...]] = {}
    _close(reading, at, (base, *painted), is_also, (), ends)
    if reading.text.startswith(_EVERY_TYPE, at):
        _close(reading, at + len(_EVERY_TYPE), (base, *painted), is_also, (HasEveryCreatureType(),), ends)
    for end, words in _with_words(reading, at).items():
        _close(reading, end, (base, *painted), is_also, words, ends)
    return ends


def _read_based(reading: Reading, at: int) -> Ends[tuple[Modification, ...]]:
    """`becomes a green Elk creature with base power and toughness 3/3`; without a card type, `becomes a Dragon with
    base power and toughness 4/4` changes the subtypes alone."""
    if not (found := _BEGUN.match(reading.text, at)):
        return {}
    colors: list[str] = []
    types: list[CardType] = []
    subtypes: list[str] = []
    at = found.end() - 1
    while (word := _WORD.match(reading.text, at)) and sorted_in(word[1].lower(), colors, types, subtypes):
        at = word.end()
    sized = _BASED.match(reading.text, at)
    if not sized or not (types or subtypes):
        return {}
    base = HasBasePT(int(sized[1]), int(sized[2]))
    painted = (IsColor(frozenset(COLOR_WORDS[color] for color in colors if color in COLOR_WORDS)),) if colors else ()
    is_also = IsAlso(frozenset(types), frozenset(subtypes), instead=True)
    ends: Ends[tuple[Modification, ...]] = {}
    _close(reading, sized.end(), (base, *painted), is_also, (), ends)
    return ends


def _show_based(verbs: tuple[str, str], printing: Printing, value: object) -> str | None:
    """What has no card type among what it becomes."""
    match value:
        case (HasBasePT(power=int(), toughness=int()) as base, *painted, IsAlso(types=types) as also) if not types:
            if not also.subtypes:
                return None
            colors = [printing.show(COLORS, each.colors) for each in painted if isinstance(each, IsColor)]
            if len(colors) != len(painted) or None in colors:
                return None
            article = [] if printing.plural else ["a"]
            words = [*article, *[each for each in colors if each], *sorted(also.subtypes)]
            size = f"with base power and toughness {base.power}/{base.toughness}"
            besides = "" if also.instead else " in addition to its other types"
            return f"{verbs[printing.plural]} {' '.join(words)} {size}{besides}"
    return None


def sorted_in(word: str, colors: list[str], types: list[CardType], subtypes: list[str]) -> bool:
    if word in COLOR_WORDS or word == "colorless":
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
    lists = reading.phrase(KEYWORD_LIST, found.end())
    words: dict[int, tuple[Modification, ...]] = {
        end: tuple([Has(ability) for ability in listed]) for end, listed in lists.items()
    }
    return words | dict(_with_quoted(reading, {found.end(): (), **_followed(reading, words)}))


def _followed(reading: Reading, words: dict[int, tuple[Modification, ...]]) -> dict[int, tuple[Modification, ...]]:
    return {end + len(_AND): has for end, has in words.items() if reading.text.startswith(_AND, end)}


def _with_quoted(
    reading: Reading, places: dict[int, tuple[Modification, ...]]
) -> Iterator[tuple[int, tuple[Modification, ...]]]:
    """An ability in quotation marks, alone or after keywords."""
    for at, before in places.items():
        if not reading.text.startswith('"', at):
            continue
        for end, ability in reading.phrase(ABILITY, at + 1).items():
            if reading.text.startswith('"', end):
                yield end + 1, (*before, Has(ability))


def _close(
    reading: Reading,
    at: int,
    before: tuple[Modification, ...],
    is_also: IsAlso,
    after: tuple[Modification, ...],
    ends: Ends[tuple[Modification, ...]],
) -> None:
    """An `artifact creature` keeps the types that it had (2006, 212.1c; 2010, 204.1b)."""
    besides = IsAlso(is_also.types, is_also.subtypes)
    ends[at] = (*before, besides if _keeps_types(is_also) else is_also, *after)
    if still := _STILL.match(reading.text, at):
        ends[still.end()] = (*before, besides, *after)


def _keeps_types(is_also: IsAlso) -> bool:
    return is_also.types >= {CardType.ARTIFACT, CardType.CREATURE}


def _show_shape(verbs: tuple[str, str], printing: Printing, value: object) -> str | None:
    if not isinstance(value, tuple) or not isinstance(value[0], HasBasePT):
        return None
    base, rest = value[0], list(value[1:])
    painted = rest.pop(0) if rest and isinstance(rest[0], IsColor) else None
    also = rest.pop(0) if rest and isinstance(rest[0], IsAlso) else None
    shown = printing.show(BASE, base)
    every = HasEveryCreatureType() in rest
    rest = [each for each in rest if each != HasEveryCreatureType()]
    if every and rest:
        return None
    if (
        also is None
        or shown is None
        or (painted and painted.besides)
        or any(not isinstance(each, Has) for each in rest)
    ):
        return None
    words = [shown, *([printing.show(COLORS, painted.colors) or ""] if painted else []), *sorted(also.subtypes)]
    nouns = [card_type.value for card_type in CardType if card_type in also.types]
    if not nouns:
        return None
    nouns[-1] += "s" if printing.plural else ""
    said = " ".join([verbs[printing.plural], *([] if printing.plural else ["a"]), *words, *nouns])
    if rest:
        said += f" with {_abilities_shown(printing, tuple([each.ability for each in rest if isinstance(each, Has)]))}"
    said += _EVERY_TYPE if every else ""
    whose = "their" if printing.plural else "its"
    return said + ("" if also.instead or _keeps_types(also) else f" in addition to {whose} other types")


def _abilities_shown(printing: Printing, abilities: tuple[Ability, ...]) -> str | None:
    if (shown := printing.show(KEYWORD_LIST, abilities)) is not None:
        return shown
    quoted = printing.show(ABILITY, abilities[-1])
    before = f"{printing.show(KEYWORD_LIST, abilities[:-1])} and " if abilities[1:] else ""
    return f'{before}"{quoted}"'


def _read_subtype(reading: Reading, at: int) -> Ends[frozenset[str]]:
    found = _SUBTYPE.match(reading.text, at)
    if not found or found.group().lower() not in BY_WORD:
        reading.miss(at, "a subtype, such as `Wall`")
        return {}
    return {found.end(): frozenset({BY_WORD[found.group().lower()]})}


def _subtypes_alone(value: object) -> Slots | None:
    if not isinstance(value, IsAlso) or value.types or value.instead or not value.subtypes <= set(BASIC_LAND_TYPES):
        return None
    return {"it": value.subtypes}


def _as_aura(ability: Ability) -> tuple[Modification, ...]:
    return (IsAlso(subtypes=frozenset({AURA})), Has(ability))


def _aura_with(value: object) -> Slots | None:
    match value:
        case (IsAlso(), Has(ability=ability)) if value == _as_aura(ability):
            return {"ability": ability}
    return None


_ITS_VALUE = "with power and toughness each equal to (its|their) mana value(|s)"
ANIMATED: tuple[Modification, ...] = (
    HasBasePT(ItsManaValue(), ItsManaValue()),
    IsAlso(frozenset({CardType.ARTIFACT, CardType.CREATURE})),
)


CREWED = IsAlso(frozenset({CardType.ARTIFACT, CardType.CREATURE}))
"""What is said of Vehicles: the size is the one that is printed (2026, 301.7b)."""


def _animated() -> tuple[Modification, ...]:
    return ANIMATED


def _is_animated(value: object) -> Slots | None:
    return {} if value == ANIMATED else None


PRODUCTIONS: Table = (
    constant(STATIC_CHANGE, "<is|are> the chosen type", IsChosenLandType()),
    constant(STATIC_CHANGE, "<is|are> the chosen color", IsChosenColor()),
    constant(NEW_CHANGE, "<becomes|become> the color of your choice", IsChosenColor()),
    constant(NEW_CHANGE, "<becomes|become> the creature type of your choice", IsChosenCreatureType()),
    native(SUBTYPE, _read_subtype, lambda printing, value: next(iter(value)) if isinstance(value, frozenset) else None),
    say(
        NEW_CHANGE,
        "<becomes|become> the creature type of your choice other than {other_than:subtype}",
        IsChosenCreatureType,
    ),
    native(LAND_TYPES, _read_land, _show_land),
    say(STATIC_CHANGE, "<is|are> {types:land_types}", IsLandType),
    say(NEW_CHANGE, "<becomes|become> {types:land_types}", IsLandType),
    *[
        says(
            phrase,
            f"{verb} {{it:land_types}} in addition to (its|their) other (types|land types)",
            lambda it: IsAlso(subtypes=it),
            _subtypes_alone,
        )
        for phrase, verb in _VERBS
    ],
    *[
        constant(
            STATIC_CHANGE,
            f"<is {article} {card_type}|are {card_type}s> in addition to (its|their) other types",
            IsAlso(frozenset({card_type})),
        )
        for article, card_type in (
            ("an", CardType.ARTIFACT),
            ("a", CardType.CREATURE),
            ("an", CardType.ENCHANTMENT),
            ("a", CardType.LAND),
        )
    ],
    *[
        constant(phrase, f"{verb} {supertype.value}", HasSupertype(supertype))
        for supertype in Supertype
        for phrase, verb in _VERBS
    ],
    native(COLORS, _read_colors, _show_colors),
    say(STATIC_CHANGE, "<is|are> {colors:colors}", IsColor),
    say(NEW_CHANGE, "<becomes|become> {colors:colors}", IsColor),
    say(STATIC_CHANGE, "<is|are> {colors:colors} in addition to (its|their) other colors", IsColor, besides=True),
    constant(STATIC_CHANGE, "<is an artifact creature|are artifact creatures>", CREWED),
    constant(NEW_CHANGE, "<becomes an artifact creature|become artifact creatures>", CREWED),
    says(STATIC_SHAPE, f"<is an artifact creature|are artifact creatures> {_ITS_VALUE}", _animated, _is_animated),
    says(NEW_SHAPE, f"<becomes an artifact creature|become artifact creatures> {_ITS_VALUE}", _animated, _is_animated),
    hears(STATIC_SHAPE, f"<becomes an artifact creature|become artifact creatures> {_ITS_VALUE}", _animated),
    says(NEW_SHAPE, '<becomes|become> an Aura with "{ability:keyword}(|.)"', _as_aura, _aura_with),
    native(STATIC_SHAPE, _read_based, partial(_show_based, ("is", "are"))),
    native(NEW_SHAPE, _read_based, partial(_show_based, ("becomes", "become"))),
    native(STATIC_SHAPE, _read_shape, partial(_show_shape, ("is", "are"))),
    native(NEW_SHAPE, _read_shape, partial(_show_shape, ("becomes", "become"))),
)
