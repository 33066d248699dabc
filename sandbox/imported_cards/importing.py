"""From a file's records to the database: what is new is added, what has changed is changed, what is equal is left.

A batch is written whole or not at all. So an import that breaks off loses at most the batch at hand, and run again it
passes over what is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from typing import TypeVar

from django.db import transaction
from django.utils import timezone
from django.utils.text import slugify

from sandbox.cards.names import BETWEEN_FACES, folded, short_name, spellings
from sandbox.cards.records import CardRecord, Face
from sandbox.imported_cards.card_files import Skipped
from sandbox.models import CardImport, HowRead, ImportedCard, ImportedCardName

BATCH = 500
WRITTEN = (
    "slug",
    "layout",
    "faces",
    "type_line",
    "cost",
    "colors",
    "size",
    "text",
    "digest",
    "reading",
    "unread",
    "reader",
)
T = TypeVar("T")


@dataclass
class Imported:
    """How far an import has come."""

    added: int = 0
    changed: int = 0
    unchanged: int = 0
    skipped: int = 0

    @property
    def seen(self) -> int:
        return self.added + self.changed + self.unchanged + self.skipped


def import_records(
    file: str,
    records: Iterable[CardRecord | Skipped],
    progress: Callable[[Imported], None],
    skip: Callable[[Skipped], None],
) -> Imported:
    """Puts every card into the database. `progress` is told after each batch, `skip` of each record that is left out.
    What the records raise passes through, with the batches before it written."""
    done, seen = Imported(), set[str]()
    row = CardImport.objects.create(file=file[-300:])
    for batch in in_batches(records, BATCH):
        cards: list[CardRecord] = []
        for record in batch:
            left_out = record if isinstance(record, Skipped) else _twice(record, seen)
            if left_out is None and isinstance(record, CardRecord):
                cards.append(record)
            elif left_out is not None:
                done.skipped += 1
                skip(left_out)
        _write(cards, done, row)
        progress(done)
    row.finished = timezone.now()
    row.save()
    return done


def in_batches(things: Iterable[T], size: int) -> Iterator[list[T]]:
    """Lists of at most so many."""
    iterator = iter(things)
    while batch := list(islice(iterator, size)):
        yield batch


def _twice(record: CardRecord, seen: set[str]) -> Skipped | None:
    if record.name in seen:
        return Skipped(record.name, "the file has another card of this name")
    seen.add(record.name)
    return None


def _write(records: Sequence[CardRecord], done: Imported, row: CardImport) -> None:
    with transaction.atomic():
        there = {card.name: card for card in ImportedCard.objects.filter(name__in=[each.name for each in records])}
        new = [_card(record) for record in records if record.name not in there]
        changed = [
            _card(record, there[record.name].pk)
            for record in records
            if record.name in there and there[record.name].digest != record.digest
        ]
        ImportedCard.objects.bulk_create(new)
        ImportedCard.objects.bulk_update(changed, WRITTEN)
        ImportedCardName.objects.filter(card__in=changed).delete()
        ImportedCardName.objects.bulk_create([name for card in (*new, *changed) for name in _names(card)])
        done.added += len(new)
        done.changed += len(changed)
        done.unchanged += len(records) - len(new) - len(changed)
        row.added, row.changed, row.skipped = done.added, done.changed, done.skipped
        row.save()


def _card(record: CardRecord, pk: int | None = None) -> ImportedCard:
    faces = record.faces
    front = faces[0]
    return ImportedCard(
        pk=pk,
        name=record.name,
        slug=slug_of(record.name),
        layout=record.layout[:40],
        faces=[asdict(face) for face in faces],
        type_line=BETWEEN_FACES.join(face.types for face in faces)[:300],
        cost=BETWEEN_FACES.join(face.cost for face in faces if face.cost)[:100],
        colors="".join(letter for letter in "WUBRG" if any(letter in face.color_letters for face in faces)),
        size=front.size[:20],
        text=("\n" + BETWEEN_FACES.strip() + "\n").join(face.text for face in faces if face.text),
        digest=record.digest,
        reading=HowRead.UNKNOWN,
        unread=[],
        reader="",
    )


def slug_of(name: str) -> str:
    """The slug of a card's page; of a name without letters, its signs by their numbers."""
    return slugify(folded(name))[:200] or "card-" + "-".join(f"{ord(sign):x}" for sign in name[:20])


def _names(card: ImportedCard) -> Iterator[ImportedCardName]:
    """The keys of the whole name and of each face; and of what stands before the comma."""
    whole = dict.fromkeys(key for name in (card.name, *_face_names(card)) for key in spellings(name))
    yield from (ImportedCardName(card=card, key=key[:200]) for key in whole)
    short = short_name(card.faces[0]["name"])
    if short and short not in whole:
        yield ImportedCardName(card=card, key=short, short=True)


def _face_names(card: ImportedCard) -> Iterator[str]:
    """Of a card with two faces, also where the file has the text of only one."""
    yield from (face["name"] for face in card.faces)
    if BETWEEN_FACES in card.name:
        yield from card.name.split(BETWEEN_FACES)


def record_of(card: ImportedCard) -> CardRecord:
    """The record that was imported."""
    return CardRecord(card.name, card.layout, tuple(Face(**face) for face in card.faces))
