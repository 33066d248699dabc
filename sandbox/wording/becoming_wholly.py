"""What is something else altogether: `is a colorless Forest land`, `is an Insect artifact creature with base power and
toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types`.

Whoever says what else is lost says that the abilities given with it stay: they are named last in what is meant.
"""

import re
from collections.abc import Iterator, Sequence

from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import Has, HasBasePT, IsAlso, IsColor, IsLandType, LosesAllAbilities
from sandbox.meaning.nodes import Ability, Modification
from sandbox.terms.colors import Color
from sandbox.terms.types import BASIC_LAND_TYPES, CardType
from sandbox.wording.becoming import sorted_in
from sandbox.wording.grammar import Ends, Printing, Reading, Table
from sandbox.wording.kinds import COLOR_WORDS
from sandbox.wording.phrases import ABILITY, KEYWORD_LIST, STATIC, WHOLE_CHANGE
from sandbox.wording.saying import native, say

_BEGUN = re.compile(r"(?:is|are) (?:an? )?(?=[A-Za-z])", re.IGNORECASE)
_WORD = re.compile(r" ?([A-Za-z][A-Za-z-]*)")
_SIZE = re.compile(r" with base power and toughness (\d{1,2})/(\d{1,2})(?![\d/])", re.IGNORECASE)
_SIZED = re.compile(r"(?:has|have) base power and toughness (\d{1,2})/(\d{1,2})(?![\d/])", re.IGNORECASE)
_GIVEN = re.compile(r",? (?:and has|has|with|and) ", re.IGNORECASE)
_LOST = re.compile(
    r"[,.]?(?:\"?),? (?:and )?(?:it )?loses? all other "
    r"((?:abilities|card types|creature types|colors)(?:(?:, and |, | and )(?:abilities|card types|creature types))*)"
    r"(?![A-Za-z])",
    re.IGNORECASE,
)
_CLOSED = re.compile(r"[.,]?\"")
WholeChange = tuple[Modification, ...]


def _read(reading: Reading, at: int) -> Ends[WholeChange]:
    ends: Ends[WholeChange] = {}
    for place, before, also in _shapes(reading, at):
        for end, given in _given(reading, place):
            if (lost := _LOST.match(reading.text, end)) is not None:
                ends.setdefault(lost.end(), _whole(before, also, given, lost[1].lower()))
            elif also is not None and also.types == {CardType.LAND} and not given:
                ends.setdefault(end, _land(before, also))
    return ends


def _shapes(reading: Reading, at: int) -> Iterator[tuple[int, WholeChange, IsAlso | None]]:
    """Where the shape could be over, its color and size, and its types; None: they are as they were."""
    if sized := _SIZED.match(reading.text, at):
        yield sized.end(), (HasBasePT(int(sized[1]), int(sized[2])),), None
    if not (found := _BEGUN.match(reading.text, at)):
        return
    colors: list[str] = []
    types: list[CardType] = []
    subtypes: list[str] = []
    at = found.end() - 1
    while (
        (word := _WORD.match(reading.text, at))
        and word[1] != "and"
        and sorted_in(word[1].lower(), colors, types, subtypes)
    ):
        at = word.end()
    if not types:
        return
    before: WholeChange = (IsColor(frozenset(COLOR_WORDS[c] for c in colors if c in COLOR_WORDS)),) if colors else ()
    also = IsAlso(frozenset(types), frozenset(subtypes))
    yield at, before, also
    if size := _SIZE.match(reading.text, at):
        yield size.end(), (*before, HasBasePT(int(size[1]), int(size[2]))), also


def _given(reading: Reading, at: int) -> Iterator[tuple[int, tuple[Ability, ...]]]:
    yield at, ()
    if (found := _GIVEN.match(reading.text, at)) is None:
        return
    if reading.text.startswith('"', found.end()):
        for end, ability in reading.phrase(ABILITY, found.end() + 1).items():
            if closed := _CLOSED.match(reading.text, end):
                yield closed.end(), (ability,)
    else:
        yield from reading.phrase(KEYWORD_LIST, found.end()).items()


def _whole(before: WholeChange, also: IsAlso | None, given: tuple[Ability, ...], lost: str) -> WholeChange:
    """What is an artifact creature keeps its other types, unless they are lost (2010, 204.1b; 2026, 205.1b)."""
    loses: WholeChange = (LosesAllAbilities(),) if "abilities" in lost else ()
    kept = also is not None and also.types >= {CardType.ARTIFACT, CardType.CREATURE} and "card types" not in lost
    types: WholeChange = (IsAlso(also.types, also.subtypes, instead=not kept),) if also is not None else ()
    return (*before, *types, *loses, *[Has(ability) for ability in given])


def _land(before: WholeChange, also: IsAlso) -> WholeChange:
    """A basic land type that is set takes the abilities with it (2026, 305.7)."""
    basic = also.subtypes & set(BASIC_LAND_TYPES)
    rest = IsAlso(also.types, also.subtypes - basic, instead=True)
    return (*before, rest, *([IsLandType(basic)] if basic else []))


def _show(printing: Printing, value: object) -> str | None:
    if not isinstance(value, tuple):
        return None
    rest = list(value)
    color = rest.pop(0) if rest and isinstance(rest[0], IsColor) else None
    size = rest.pop(0) if rest and isinstance(rest[0], HasBasePT) else None
    also = rest.pop(0) if rest and isinstance(rest[0], IsAlso) else None
    land = rest.pop(0) if rest and isinstance(rest[0], IsLandType) else None
    loses = bool(rest) and isinstance(rest[0], LosesAllAbilities)
    given = rest[1:] if loses else rest
    alone = also is not None and also.instead and size is None
    if not all(isinstance(each, Has) for each in given) or not (loses or land or alone) or (also or size) is None:
        return None
    words = _shape_shown(printing, color, size, also, land)
    if given:
        has = "have" if printing.plural else "has"
        if (abilities := _abilities_shown(printing, [each.ability for each in given if isinstance(each, Has)])) is None:
            return None
        words += f" and {has} {abilities}"
    lost = ["card types"] if also is not None and also.instead and land is None else []
    lost += ["abilities"] if loses else []
    return f"{words} and loses all other {' and '.join(lost)}" if lost else words


def _abilities_shown(printing: Printing, abilities: Sequence[Ability]) -> str | None:
    listed = printing.show(KEYWORD_LIST, tuple(abilities))
    if listed is not None or len(abilities) != 1:
        return listed
    said = printing.show(ABILITY, abilities[0])
    return None if said is None else f'"{said}"'


def _shape_shown(
    printing: Printing, color: IsColor | None, size: HasBasePT | None, also: IsAlso | None, land: IsLandType | None
) -> str:
    base = f"base power and toughness {size.power}/{size.toughness}" if size is not None else ""
    if also is None:
        return f"{'have' if printing.plural else 'has'} {base}"
    subtypes = sorted(also.subtypes | (land.types if land is not None else frozenset()))
    nouns = [card_type.value for card_type in CardType if card_type in also.types]
    colors = [] if color is None else [" and ".join(each for each in Color if each in color.colors) or "colorless"]
    words = " ".join([*colors, *subtypes, *nouns])
    verb = f"are {words}s" if printing.plural else f"is {'an' if words[0] in 'aeiouAEIOU' else 'a'} {words}"
    return f"{verb} with {base}" if base else verb


PRODUCTIONS: Table = (
    native(WHOLE_CHANGE, _read, _show),
    say(STATIC, "{affected:holder} {modifications:whole_change}", Static),
)
