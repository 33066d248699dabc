"""The records of the formats that can be imported, as ours: MTGJSON's AtomicCards (version 5) and Scryfall's bulk file
of oracle cards. Both are documented by those who publish them; only what is printed on a card is taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandbox.cards.names import BETWEEN_FACES
from sandbox.cards.records import CardRecord, Face

LONGEST_NAME = 200
LONGEST_TEXT = 5_000
MOST_FACES = 8
NOT_CARDS = frozenset({"token", "double_faced_token", "emblem", "art_series", "vanguard", "scheme", "planar"})
"""Layouts of what is printed like a card and is none that a deck can hold."""


class BadRecord(ValueError):
    """A record that is no card, with what is wrong about it. It is skipped."""


def from_mtgjson(name: str, faces: object) -> CardRecord:
    """A card of AtomicCards: its faces, each a record of its own. Raises BadRecord."""
    if not isinstance(faces, list) or not 0 < len(faces) <= MOST_FACES:
        raise BadRecord("a card is a list of its faces")
    records = [_mapping(face) for face in faces]
    taken = tuple(_mtgjson_face(record) for record in _of_one_card(records))
    return CardRecord(_name(name), _words(records[0], "layout") or "normal", taken)


def _of_one_card(records: Sequence[Mapping[str, object]]) -> Sequence[Mapping[str, object]]:
    """The sides in their order. Where several cards go by one name, the first."""
    sides: dict[str, Mapping[str, object]] = {}
    for record in records:
        sides.setdefault(_words(record, "side"), record)
    return [sides[side] for side in sorted(sides)]


def _mtgjson_face(record: Mapping[str, object]) -> Face:
    return _face(
        _words(record, "faceName") or _words(record, "name"),
        record,
        {"cost": "manaCost", "types": "type", "text": "text"},
    )


def from_scryfall(record: object) -> CardRecord:
    """A card of the bulk file: with `card_faces` where it has several. Raises BadRecord."""
    card = _mapping(record)
    layout = _words(card, "layout") or "normal"
    if layout in NOT_CARDS:
        raise BadRecord(f"{layout} is no card of a deck")
    faces = card.get("card_faces") or [card]
    if not isinstance(faces, list) or len(faces) > MOST_FACES:
        raise BadRecord("card_faces is no list of faces")
    taken = tuple(_scryfall_face(_mapping(face)) for face in faces)
    return CardRecord(_name(_words(card, "name")), layout, taken)


def _scryfall_face(record: Mapping[str, object]) -> Face:
    return _face(_words(record, "name"), record, {"cost": "mana_cost", "types": "type_line", "text": "oracle_text"})


def _face(name: str, record: Mapping[str, object], lines: Mapping[str, str]) -> Face:
    cost, text = _words(record, lines["cost"]), _words(record, lines["text"])
    if len(text) > LONGEST_TEXT:
        raise BadRecord(f"a text of {len(text):,} characters; at most {LONGEST_TEXT:,} are read")
    types = _words(record, lines["types"])
    if not types:
        raise BadRecord("it has no line of types")
    return Face(
        _name(name),
        cost,
        types,
        text,
        _words(record, "power"),
        _words(record, "toughness"),
        _words(record, "loyalty"),
        _colors_besides(record, cost),
        _words(record, "defense"),
    )


def _colors_besides(record: Mapping[str, object], cost: str) -> str | None:
    """The colors of a card, where they are not those of its cost."""
    colors = record.get("colors")
    if not isinstance(colors, list):
        return None
    said = "".join(letter for letter in "WUBRG" if letter in colors)
    return None if said == "".join(letter for letter in "WUBRG" if letter in cost) else said


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise BadRecord("a record is an object with names and values")
    return value


def _words(record: Mapping[str, object], key: str) -> str:
    value = record.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise BadRecord(f"{key} is no text")
    return value.replace("\x00", "").strip()


def _name(name: str) -> str:
    if not name or len(name) > LONGEST_NAME:
        raise BadRecord(f"a name has from 1 to {LONGEST_NAME} characters")
    return " ".join(name.split()).replace(" / ", BETWEEN_FACES)
