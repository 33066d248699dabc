"""Cards: from a record of the pool, and from text that somebody pasted."""

import re
from collections.abc import Mapping
from dataclasses import replace

from sandbox.meaning.card import Card
from sandbox.meaning.keyword_abilities import Enchant, Keyword
from sandbox.meaning.nodes import Ability
from sandbox.terms.colors import Color
from sandbox.terms.errors import NotUnderstood
from sandbox.terms.mana import ManaCost, read_mana
from sandbox.terms.shapes import Shape
from sandbox.terms.types import SIEGE, SIZED, SPACECRAFT, CardType, Supertype
from sandbox.wording.bands import with_creature
from sandbox.wording.battles import with_defeat
from sandbox.wording.bearer import Bearer
from sandbox.wording.belonging import out_of_place
from sandbox.wording.faces import cleaved, has_words_to_cleave, prototyped, shape_of, uncleaved, with_faces
from sandbox.wording.text import read_text
from sandbox.wording.type_lines import TypeLine, read_type_line

_SIZE = re.compile(r"([0-9]{1,2}|\*|[0-9]\+\*|\*\+[0-9])\s*/\s*([0-9]{1,2}|\*|[0-9]\+\*|\*\+[0-9])")
_TITLE = re.compile(r"(?P<name>[^{}]+?)\s*(?P<cost>(?:\{[^{}]{1,6}\})*)")
_BARE_COST = re.compile(r"(?<=\S )((?:X|[0-9]{1,2})*[WUBRGC]+)$")
"""What stands at the end of a title without braces and looks like a cost."""
_LOYALTY = re.compile(r"(?:loyalty:? *)?([0-9]{1,2})", re.IGNORECASE)
_DEFENSE = re.compile(r"(?:defense:? *)?([0-9]{1,2})", re.IGNORECASE)
_DEVOID = re.compile(r"devoid\b", re.IGNORECASE)
_INDICATOR = re.compile(r"color indicator: *([a-z, ]{3,40})", re.IGNORECASE)
_FACES = re.compile(r"\n\s*-{3,}\s*\n")
Title = tuple[str, TypeLine, ManaCost | None]
"""Of a card: its name, its types, its cost."""
LONGEST_PASTE = 2500
LONGEST_NAME = 100
"""Characters of a pasted card, its name and types included."""


def read_card(record: Mapping[str, str | int]) -> Card:
    """The card of a record: name, cost, types, pt, loyalty, color (tokens), text. Raises NotUnderstood."""
    if has_words_to_cleave(str(record.get("text", ""))):
        return _with_words_to_cleave(record)
    title = name, line, cost = _title_of(record)
    _check_numbers(record, line, name)
    text, size = str(record.get("text", "")), str(record.get("pt", ""))
    abilities = _abilities(text, name, line)
    if size.strip() and SPACECRAFT in line.subtypes:
        abilities = with_creature(abilities)
    if SIEGE in line.subtypes:
        abilities = with_defeat(abilities)
    _check_text(Bearer(line, cost, abilities, text, size), name)
    return prototyped(_card(record, title, abilities, Keyword("devoid") in abilities))


def _with_words_to_cleave(record: Mapping[str, str | int]) -> Card:
    """The two texts that the card has, cast for one cost and for the other."""
    text = str(record["text"])
    whole, rest = [read_card({**record, "text": change(text)}) for change in (uncleaved, cleaved)]
    return replace(with_faces(Shape.CLEAVE, whole, rest), text=text)


def read_print(record: Mapping[str, str | int]) -> Card:
    """The same card without its abilities: what its text means is not looked at. Raises NotUnderstood."""
    return _card(record, _title_of(record), (), _DEVOID.match(str(record.get("text", ""))) is not None)


def _card(record: Mapping[str, str | int], title: Title, abilities: tuple[Ability, ...], devoid: bool) -> Card:
    name, line, cost = title
    power, toughness = _size(str(record.get("pt", "")), name)
    colors = str(record.get("color", ""))
    return Card(
        name=name,
        cost=cost,
        types=line.types,
        subtypes=line.subtypes,
        supertypes=line.supertypes,
        power=power,
        toughness=toughness,
        loyalty=_loyalty(str(record.get("loyalty", "")), name),
        defense=_loyalty(str(record.get("defense", "")), name, "defense"),
        abilities=abilities,
        color_words=frozenset() if devoid else _colors(colors, name) if colors else None,
        text=str(record.get("text", "")),
    )


def _title_of(record: Mapping[str, str | int]) -> Title:
    name = str(record.get("name", "")).strip()
    if not name:
        raise NotUnderstood(str(record.get("types", "")), 0, "a name of the card")
    return name, read_type_line(str(record.get("types", "")), name), _cost(str(record.get("cost", "")), name)


def check_lines(record: Mapping[str, str | int]) -> None:
    """Raises NotUnderstood where the types, the size, the cost or the loyalty cannot be read, whatever the text is."""
    name = str(record.get("name", "")).strip()
    line = read_type_line(str(record.get("types", "")), name)
    _size(str(record.get("pt", "")), name)
    _cost(str(record.get("cost", "")), name)
    _check_numbers(record, line, name)
    _loyalty(str(record.get("loyalty", "")), name)
    _loyalty(str(record.get("defense", "")), name, "defense")


def _check_numbers(record: Mapping[str, str | int], line: TypeLine, name: str) -> None:
    """A land has no mana cost (2010, 202.1b), a planeswalker alone has loyalty (306.5), and a battle defense (2026,
    310.4)."""
    cost, loyalty = str(record.get("cost", "")), str(record.get("loyalty", ""))
    if cost and CardType.LAND in line.types:
        raise NotUnderstood(cost, 0, "no mana cost: the card is a land", name)
    if bool(loyalty) != (CardType.PLANESWALKER in line.types):
        expected = (
            "no loyalty: the card is no planeswalker" if loyalty else "the loyalty of the planeswalker, such as 3"
        )
        raise NotUnderstood(loyalty or str(record.get("types", "")), 0, expected, name)
    defense = str(record.get("defense", ""))
    if bool(defense) != (CardType.BATTLE in line.types):
        expected = "no defense: the card is no battle" if defense else "the defense of the battle, such as 5"
        raise NotUnderstood(defense or str(record.get("types", "")), 0, expected, name)


def _abilities(text: str, name: str, line: TypeLine) -> tuple[Ability, ...]:
    """What the types say comes first, unless the text says what it enchants itself."""
    said = read_text(text, name, line.types, _called_target(line, text), Supertype.LEGENDARY in line.supertypes)
    if line.enchants and not any(isinstance(ability, Enchant) for ability in said):
        said = (*read_text(line.enchants, name, line.types), *said)
    return said


def _called_target(line: TypeLine, text: str) -> str:
    """What a local enchantment of 1993 is put on: its text never says *enchanted* and calls it the target."""
    old = line.enchants and " card" not in line.enchants and "enchanted" not in text.lower()
    return line.enchants.removeprefix("Enchant ") if old else ""


def _check_text(bearer: Bearer, name: str) -> None:
    """Nothing in the text is out of place on such a card."""
    if (wrong := out_of_place(bearer)) is not None:
        at = re.search(wrong.words, bearer.said, re.IGNORECASE)
        raise NotUnderstood(bearer.text, at.start() if at else 0, wrong.expected, name)


def _cost(text: str, name: str) -> ManaCost | None:
    if not text.strip():
        return None
    try:
        return read_mana(text)
    except ValueError:
        raise NotUnderstood(text, 0, "a mana cost such as {2}{R}", name) from None


def _size(text: str, name: str) -> tuple[int | None, int | None]:
    """`*` counts as 0 until an ability says otherwise: `1+*` is 1."""
    if not text.strip():
        return None, None
    if not (found := _SIZE.fullmatch(text.strip())):
        raise NotUnderstood(text, 0, "power and toughness such as 2/2", name)
    power, toughness = (int(re.sub(r"\D", "", part) or 0) for part in found.groups())
    return power, toughness


def _loyalty(text: str, name: str, what: str = "loyalty") -> int | None:
    """Or the defense of a battle."""
    if not text.strip():
        return None
    if not re.fullmatch(r"[0-9]{1,2}", text.strip()):
        raise NotUnderstood(text, 0, f"a {what} such as 4", name)
    return int(text)


def _colors(text: str, name: str) -> frozenset[Color]:
    try:
        return frozenset(Color(word.lower()) for word in re.findall(r"\w+", text) if word.lower() != "colorless")
    except ValueError:
        raise NotUnderstood(text, 0, "colors such as white or red", name) from None


def read_pasted(text: str) -> Card:
    """A card as text: `Name {cost}`, the type line, the rules text, and a last line: `3/3` for a creature, a number for
    a planeswalker's loyalty or a battle's defense. The cost may stand on its own line, the size after the types, and
    below the types a line `Color indicator: red`. The second face of a card that has two stands below a line of dashes.
    Raises NotUnderstood.
    """
    if len(text) > LONGEST_PASTE:
        raise NotUnderstood(text[:200], 0, f"at most {LONGEST_PASTE} characters")
    first, *rest = _FACES.split(text, maxsplit=1)
    try:
        return _of_two_faces(_one_card(first), _one_card(rest[0])) if rest else _one_card(text)
    except NotUnderstood as error:
        raise NotUnderstood(text, _place_in(text, error), error.expected, error.card) from None


def _place_in(text: str, error: NotUnderstood) -> int:
    """Where the error's place is in the text as it was pasted, whose lines were read without what surrounds them."""
    if error.text == text:
        return error.position
    start = error.text.rfind("\n", 0, error.position) + 1
    line = error.text[start:].split("\n", 1)[0]
    return max(text.find(line), 0) + min(error.position - start, len(line))


def _of_two_faces(first: Card, second: Card) -> Card:
    return with_faces(shape_of(first, second), first, second)


def _one_card(text: str) -> Card:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    record = _titled(lines, text)
    if not lines:
        raise NotUnderstood(text, len(text), "a line with the name and a line with the types")
    last = lines[-1]
    record |= _with_types(lines.pop(0)) | _indicated(lines)
    record |= _last_line(lines, str(record["types"]))
    return _whole(read_card(record | {"text": "\n".join(lines)}), last)


def _titled(lines: list[str], text: str) -> dict[str, str]:
    """The name and the cost, taken off the lines."""
    title = _TITLE.fullmatch(lines.pop(0)) if lines else None
    if title is None:
        raise NotUnderstood(text, 0, "a name and a mana cost, such as Gray Ogre {2}{R}")
    if bare := _BARE_COST.search(title["name"]):
        raise NotUnderstood(text, text.index(bare[1]), _asked_about(bare[1]))
    if len(title["name"]) > LONGEST_NAME:
        raise NotUnderstood(text, 0, f"a name of at most {LONGEST_NAME} characters")
    alone = not title["cost"] and bool(lines) and lines[0].startswith("{")
    return {"name": title["name"], "cost": lines.pop(0) if alone else title["cost"]}


def _asked_about(cost: str) -> str:
    """Whether the end of a title is a cost, and how it is written then."""
    symbols = "".join(f"{{{each}}}" for each in re.findall(r"[0-9]+|[A-Z]", cost))
    return f"a name and a mana cost in braces: is {cost} the cost? It is written {symbols}"


def _with_types(line: str) -> dict[str, str]:
    """The types, and a size that stands behind them."""
    types, _, size = line.rpartition(" ")
    return {"types": types, "pt": size} if _SIZE.fullmatch(size) else {"types": line}


def _indicated(lines: list[str]) -> dict[str, str]:
    """The color indicator, taken off the lines where the next one is that: `Color indicator: red`."""
    indicator = _INDICATOR.fullmatch(lines[0]) if lines else None
    if indicator is None:
        return {}
    lines.pop(0)
    return {"color": indicator[1]}


def _last_line(lines: list[str], types: str) -> dict[str, str]:
    """The size, the loyalty or the defense, taken off the lines when the last one is that."""
    if lines and _SIZE.fullmatch(lines[-1]):
        return {"pt": lines.pop()}
    if lines and "planeswalker" in types.lower() and (found := _LOYALTY.fullmatch(lines[-1])):
        lines.pop()
        return {"loyalty": found[1]}
    if lines and "battle" in types.lower() and (found := _DEFENSE.fullmatch(lines[-1])):
        lines.pop()
        return {"defense": found[1]}
    return {}


def _whole(card: Card, last: str) -> Card:
    """A creature needs power and toughness, a permanent that is none must not have them, unless it is a Vehicle (2026,
    301.7a)."""
    if CardType.CREATURE in card.types and card.power is None:
        raise NotUnderstood(last, len(last), "a last line with power and toughness, such as 2/2", card.name)
    may_have_size = CardType.CREATURE in card.types or not SIZED.isdisjoint(card.subtypes)
    if card.power is not None and not may_have_size:
        raise NotUnderstood(last, 0, "no power and toughness: the card is no creature", card.name)
    return card
