"""Cards as a file of somebody else's has them: their faces, and what of them can be played."""

from __future__ import annotations

from dataclasses import astuple, replace

from sandbox.cards.names import BETWEEN_FACES
from sandbox.meaning.card import Card
from sandbox.terms.errors import NotUnderstood
from sandbox.terms.shapes import IN_HALVES, Shape
from sandbox.terms.values import Value
from sandbox.wording.faces import with_faces
from sandbox.wording.partly import UnreadSentence, read_partly

ONE_FACE_TWICE = frozenset({"reversible_card"})
"""Layouts whose two sides are the same card."""
_SHAPES = {str(shape): shape for shape in Shape if shape is not Shape.PLAIN}
_SHAPES["aftermath"] = Shape.SPLIT
"""The layouts of two faces that are played."""


class Face(Value):
    """One face as printed. `colors` are letters; None: those of its cost."""

    name: str
    cost: str = ""
    types: str = ""
    text: str = ""
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    colors: str | None = None
    defense: str = ""

    @property
    def size(self) -> str:
        """`2/2`, the loyalty of a planeswalker, the defense of a battle, or nothing."""
        return f"{self.power}/{self.toughness}" if self.power or self.toughness else self.loyalty or self.defense

    @property
    def color_letters(self) -> str:
        """Letters of WUBRG."""
        return self.cost if self.colors is None else self.colors

    def as_record(self) -> dict[str, str]:
        """The record that `read_card` reads."""
        size = {"pt": f"{self.power}/{self.toughness}"} if self.power or self.toughness else {}
        loyalty = {"loyalty": self.loyalty} if self.loyalty else {"defense": self.defense} if self.defense else {}
        colors = {"color": _color_words(self.colors)} if self.colors is not None else {}
        return {"name": self.name, "cost": self.cost, "types": self.types, "text": self.text} | size | loyalty | colors


_COLOR_WORDS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def _color_words(letters: str) -> str:
    return " ".join(_COLOR_WORDS[letter] for letter in letters) or "colorless"


class CardRecord(Value):
    """A card with all faces that the file has. `name` is the whole name, with both faces where there are two."""

    name: str
    layout: str
    faces: tuple[Face, ...]

    @property
    def digest(self) -> str:
        """Equal for equal records."""
        import hashlib  # only imported cards need it, and a ruling should begin soon

        return hashlib.sha256(repr(astuple(self)).encode()).hexdigest()[:32]

    @property
    def is_single(self) -> bool:
        """Whether one face is the whole card."""
        return self.layout in ONE_FACE_TWICE or (BETWEEN_FACES not in self.name and len(self.faces) == 1)


class Unread(Value):
    """A part of a card that is not played, and why. `part`: `text`, `face`, or the line that cannot be read (`types`,
    `cost`, `size`), without which there is no card. `face`: the name of the face that it stands on; `start` and `end`:
    its place in the text of that face; `position`: where reading stopped, and `expected` what could have stood there.
    Nothing expected: it stands behind something unread, on which it may lean."""

    part: str
    face: str
    sentence: str
    start: int = 0
    end: int = 0
    position: int = 0
    expected: str = ""


class RecordReading(Value):
    """What was understood of a record. `card` None: nothing of it can be played."""

    card: Card | None
    unread: tuple[Unread, ...] = ()

    @property
    def is_whole(self) -> bool:
        return self.card is not None and not self.unread


def read_record(record: CardRecord) -> RecordReading:
    """The card as far as it is understood, with every part that is not. Never raises."""
    found = _read_faces(record)
    if found.card is None:
        return found
    unread = tuple(each.sentence for each in found.unread)
    return replace(found, card=replace(found.card, imported=True, unread=unread))


def _read_faces(record: CardRecord) -> RecordReading:
    if record.is_single:
        return _read_face(record.faces[0])
    if len(record.faces) > 1 and (shape := _SHAPES.get(record.layout)) is not None:
        return _both(_read_face(record.faces[0]), _read_face(record.faces[1]), shape)
    front = _read_face(record.faces[0])
    return replace(front, unread=(*front.unread, *_faces_not_played(record)))


def what_is_unread(record: CardRecord) -> tuple[bool, tuple[Unread, ...]]:
    """Whether anything can be played, and what cannot: the reading without its meaning."""
    found = read_record(record)
    return found.card is not None, found.unread


def _both(first: RecordReading, second: RecordReading, shape: Shape) -> RecordReading:
    unread = first.unread + second.unread
    if first.card is None or second.card is None:
        return RecordReading(None if shape in IN_HALVES else first.card, unread)
    return RecordReading(with_faces(shape, first.card, second.card), unread)


def _faces_not_played(record: CardRecord) -> tuple[Unread, ...]:
    others = [face.name for face in record.faces[1:]] or record.name.split(BETWEEN_FACES)[1:]
    return tuple(Unread("face", name, f"the other face, {name}") for name in others)


def _read_face(face: Face) -> RecordReading:
    try:
        card, unread = read_partly(face.as_record())
    except NotUnderstood as error:
        return RecordReading(None, (_unread_line(face, error), *_unread_besides(face)))
    return RecordReading(card, tuple(_unread(face, sentence) for sentence in unread))


def _unread_besides(face: Face) -> tuple[Unread, ...]:
    """The sentences of a text that leaves open how large the card is."""
    try:
        _, unread = read_partly(face.as_record() | {"pt": face.size.replace("*", "0")})
    except NotUnderstood:
        return ()
    return tuple(_unread(face, sentence) for sentence in unread)


def _unread_line(face: Face, error: NotUnderstood) -> Unread:
    """The line besides the text that cannot be read."""
    lines = {
        "loyalty": face.loyalty,
        "defense": face.defense,
        "size": face.size,
        "cost": face.cost,
        "types": face.types,
    }
    part = next((part for part, line in lines.items() if line and line.strip() == error.text.strip()), "")
    part = part or ("size" if "*" in face.size else "types")
    return Unread(part, face.name, lines[part], 0, len(lines[part]), error.position, error.expected)


def _unread(face: Face, found: UnreadSentence) -> Unread:
    words = face.text[found.start : found.end]
    return Unread("text", face.name, words, found.start, found.end, found.position, found.expected)
