"""An imported card for its page: its text sentence by sentence, as it is understood or not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from django.db.models import Q, QuerySet

from sandbox.cards import POOL
from sandbox.cards.names import folded
from sandbox.cards.nearest_wording import nearest_wording
from sandbox.cards.records import CardRecord, Face, RecordReading, Unread
from sandbox.cards.source import compiled
from sandbox.imported_cards.importing import record_of
from sandbox.models import ImportedCard
from sandbox.terms.colors import BY_SYMBOL
from sandbox.wording.partly import paragraph_spans, sentence_spans

MOST_TERMS = 8


@dataclass(frozen=True)
class MarkedSentence:
    """A sentence of a text. Of one that is not understood: the words before the place where reading stopped and those
    from there on, what was expected, and the nearest wording that is understood. `leans`: it stands behind such a
    sentence, on which it may lean."""

    text: str
    understood: bool = True
    read: str = ""
    stopped: str = ""
    expected: str = ""
    nearest: str = ""
    leans: bool = False


@dataclass(frozen=True)
class MarkedFace:
    """A face with its text marked. `lines`: the other lines of it that cannot be read; `played`: False for a face that
    is not."""

    face: Face
    paragraphs: tuple[tuple[MarkedSentence, ...], ...]
    lines: tuple[Unread, ...]
    played: bool


@dataclass(frozen=True)
class ImportedPage:
    """What the page of an imported card shows. `reading` has the card as far as it is played."""

    card: ImportedCard
    reading: RecordReading
    faces: tuple[MarkedFace, ...]


def imported_page(slug: str) -> ImportedPage | None:
    """The page of the imported card with this slug, the first by name where there are several."""
    card = ImportedCard.objects.filter(slug=slug).order_by("name").first()
    if card is None:
        return None
    record = record_of(card)
    reading = compiled(record)
    return ImportedPage(card, reading, tuple(_marked(record, reading)))


def _marked(record: CardRecord, reading: RecordReading) -> Iterator[MarkedFace]:
    unplayed = {each.face for each in reading.unread if each.part == "face"}
    for face in record.faces:
        unread = [each for each in reading.unread if each.face == face.name]
        text = {each.start: each for each in unread if each.part == "text"}
        lines = tuple(each for each in unread if each.part not in ("text", "face"))
        yield MarkedFace(face, tuple(_paragraphs(face, text)), lines, face.name not in unplayed)


def _paragraphs(face: Face, unread: dict[int, Unread]) -> Iterator[tuple[MarkedSentence, ...]]:
    for start, end in paragraph_spans(face.text):
        spans = sentence_spans(face.text, start, end)
        yield tuple(_sentence(face, face.text[begin:stop], unread.get(begin)) for begin, stop in spans)


def _sentence(face: Face, words: str, unread: Unread | None) -> MarkedSentence:
    if unread is None:
        return MarkedSentence(words)
    at = max(unread.position - unread.start, 0)
    leans = not unread.expected
    nearest = "" if leans else nearest_wording(words, at, face.name)
    return MarkedSentence(words, False, words[:at], words[at:], unread.expected, nearest, leans)


def imported_like(terms: list[tuple[str, str]]) -> QuerySet[ImportedCard]:
    """The imported cards, without those of the pool, that have every word: `t`, `o` and `c` ask for the type line, the
    text, or the colors alone."""
    found = ImportedCard.objects.exclude(name__in=list(POOL)).order_by("name")
    for part, words in terms[:MOST_TERMS]:
        found = found.filter(_has(part, words))
    return found


def imported_named(words: list[str]) -> QuerySet[ImportedCard]:
    """Those whose names have every one of some words."""
    found = ImportedCard.objects.exclude(name__in=list(POOL)).order_by("name")
    for word in words[:MOST_TERMS]:
        found = found.filter(names__key__contains=folded(word))
    return found.distinct() if words else found.none()


def _has(part: str, words: str) -> Q:
    match part:
        case "t" | "type":
            return Q(type_line__icontains=words)
        case "o" | "oracle" | "text":
            return Q(text__icontains=words)
        case "c" | "color":
            return _colored(words)
        case "":
            named = ImportedCard.objects.filter(names__key__contains=folded(words)).values("pk")
            return Q(pk__in=named) | Q(type_line__icontains=words) | Q(text__icontains=words)
    return Q(text__icontains=f"{part}:{words}")


def _colored(words: str) -> Q:
    if words in ("c", "colorless"):
        return Q(colors="")
    if words in ("m", "multicolor", "gold"):
        return Q(colors__regex="..")
    letters = {str(color): letter for letter, color in BY_SYMBOL.items()}
    wanted = [letters[words]] if words in letters else list(words.upper())
    if not set(wanted) <= set("WUBRG"):
        return Q(pk__in=())
    asked = Q()
    for letter in wanted:
        asked &= Q(colors__contains=letter)
    return asked
