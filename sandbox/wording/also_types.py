"""Types that something has as well: `a Shapeshifter Rogue in addition to its other types`."""

import re
from functools import partial

from sandbox.meaning.continuous import IsAlso, IsColor, NoLongerIs
from sandbox.meaning.effects import Modify
from sandbox.meaning.nodes import Modification
from sandbox.meaning.references import Reference
from sandbox.terms.colors import Color
from sandbox.terms.types import BASIC_LAND_TYPES, CardType
from sandbox.wording.grammar import Ends, Printing, Reading, Slots, Table
from sandbox.wording.kinds import TYPE_PLURALS, TYPES
from sandbox.wording.phrases import ALSO_TYPES, COMMAND, NEW_CHANGE, STATIC_CHANGE
from sandbox.wording.pointing import Said
from sandbox.wording.saying import constant, hears, native, says, stands_for
from sandbox.wording.subtypes import BY_PLURAL, BY_WORD, plural_of
from sandbox.wording.surface import WhatItIs

_ALSO = re.compile(
    r"(?:an? )?([A-Za-z][A-Za-z'-]*(?: [A-Za-z][A-Za-z'-]*){0,4}) in addition to (?:its|their) other"
    r" (?:(?:creature|card) )?types",
    re.IGNORECASE,
)


def _read(reading: Reading, at: int) -> Ends[IsAlso]:
    """With a subtype at least: card types alone, and one basic land type, are said otherwise."""
    found = _ALSO.match(reading.text, at)
    words = found[1].lower().split() if found else []
    subtypes = frozenset(BY_WORD.get(word) or BY_PLURAL[word] for word in words if word in BY_WORD or word in BY_PLURAL)
    types = frozenset(TYPES.get(word) or TYPE_PLURALS[word] for word in words if word in TYPES or word in TYPE_PLURALS)
    if found is None or len(subtypes) + len(types) != len(words) or not _is_said_so(types, subtypes):
        reading.miss(at, "a type, such as `a Zombie in addition to its other types`")
        return {}
    return {found.end(): IsAlso(types, subtypes)}


def _is_said_so(types: frozenset[CardType], subtypes: frozenset[str]) -> bool:
    return bool(subtypes) and (bool(types) or not subtypes <= frozenset(BASIC_LAND_TYPES))


def _show(printing: Printing, value: object) -> str | None:
    if not isinstance(value, IsAlso) or value.instead or not _is_said_so(value.types, value.subtypes):
        return None
    words = [*sorted(value.subtypes), *(one.value for one in CardType if one in value.types)]
    if printing.plural:
        last = f"{words[-1]}s" if value.types else plural_of(words[-1])
        return f"{' '.join([*words[:-1], last])} in addition to their other types"
    return f"{_article(words[0])} {' '.join(words)} in addition to its other types"


def _article(word: str) -> str:
    return "an" if word[0].lower() in "aeiou" else "a"


def _besides(what: Reference, also: IsAlso) -> WhatItIs:
    """For good, of what has just been spoken of."""
    return WhatItIs(what, (also,))


def _alone(value: object) -> Slots | None:
    match value:
        case WhatItIs(what=what, modifications=(IsAlso() as also,)):
            return {"what": what, "also": also}
    return None


def _colored(color: Color, subtypes: frozenset[str]) -> tuple[Modification, ...]:
    return IsColor(frozenset({color}), besides=True), IsAlso(subtypes=subtypes)


def _colored_besides(what: Reference, color: Color, subtypes: frozenset[str]) -> WhatItIs:
    """`That creature is a black Zombie in addition to its other colors and types.`"""
    return WhatItIs(what, _colored(color, subtypes))


def _in_both(value: object) -> Slots | None:
    match value:
        case (
            Modify(what=what, modifications=(IsColor(colors=colors), IsAlso(subtypes=subtypes)) as changes)
            | WhatItIs(what=what, modifications=(IsColor(colors=colors), IsAlso(subtypes=subtypes)) as changes)
        ) if colors:
            color = min(colors)
            same = changes == _colored(color, subtypes)
            return {"what": what, "color": color, "subtypes": subtypes} if same else None
    return None


_BESIDES = (CardType.ARTIFACT, CardType.ENCHANTMENT)


def _of_one_type(value: object, one: CardType) -> Slots | None:
    also = IsAlso(frozenset({one}))
    return {"what": value.what} if isinstance(value, WhatItIs) and value.modifications == (also,) else None


def _only(one: CardType, what: Reference) -> WhatItIs:
    """That and nothing else that it was (2026, 205.1a)."""
    return WhatItIs(what, (IsAlso(frozenset({one}), instead=True),))


def _is_only(one: CardType, value: object) -> Slots | None:
    return {"what": value.what} if isinstance(value, WhatItIs) and value == _only(one, value.what) else None


_NOT_ANY_MORE = (CardType.CREATURE, CardType.ARTIFACT, CardType.LAND, CardType.ENCHANTMENT)
PRODUCTIONS: Table = (
    native(ALSO_TYPES, _read, _show),
    says(COMMAND, "{what:pointing} <is|are> {also:also_types}", _besides, _alone),
    hears(COMMAND, "it's {also:also_types}", lambda also: _besides(Said("it"), also)),
    *[
        says(
            COMMAND,
            f"{{what:pointing}} <is {_article(one)} {one} in addition to its other types|are {one}s in addition to"
            " their other types>",
            partial(_besides, also=IsAlso(frozenset({one}))),
            partial(_of_one_type, one=one),
        )
        for one in _BESIDES
    ],
    *[
        says(
            COMMAND,
            f"{{what:pointing}} <is {_article(one)} {one}|are {one}s>",
            partial(_only, one),
            partial(_is_only, one),
        )
        for one in _BESIDES
    ],
    *[hears(COMMAND, f"it's {_article(one)} {one}", partial(_only, one, Said("it"))) for one in _BESIDES],
    says(
        COMMAND,
        "{what:pointing} is a {color:color} {subtypes:subtype} in addition to its other colors and types",
        _colored_besides,
        _in_both,
    ),
    stands_for(STATIC_CHANGE, "<is|are> {it:also_types}"),
    stands_for(NEW_CHANGE, "<becomes|become> {it:also_types}"),
    constant(
        STATIC_CHANGE,
        "<is an artifact creature in addition to its other types|are artifact creatures in addition to their other"
        " types>",
        IsAlso(frozenset({CardType.ARTIFACT, CardType.CREATURE})),
    ),
    *[
        constant(
            phrase,
            f"<{verbs[0]} {_article(one)} {one} in addition to its other types|{verbs[1]} {one}s in addition to their"
            " other types>",
            IsAlso(frozenset({one})),
        )
        for phrase, verbs in ((STATIC_CHANGE, ("is", "are")), (NEW_CHANGE, ("becomes", "become")))
        for one in _BESIDES
    ],
    *[
        constant(
            STATIC_CHANGE,
            f"<isn't {_article(one)} {one}|aren't {one}s>",
            NoLongerIs(frozenset({one})),
        )
        for one in _NOT_ANY_MORE
    ],
)
