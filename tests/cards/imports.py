"""Imported cards for tests of the site: their texts are our own."""

from __future__ import annotations

from sandbox.cards.records import CardRecord, Face
from sandbox.imported_cards.importing import import_records
from sandbox.imported_cards.reading import read_what_is_unread

MOTH = Face("Pale Moth", "{W}", "Creature \u2014 Insect", "Flying\n{T}: You gain 1 life.", "1", "1")
HUMMER = Face("Jo\u00ebl, the Humming", "{1}{W}", "Creature \u2014 Insect", "Flying\nHum a tune, loudly.", "2", "2")
EGG = Face("Odd Egg", "{W}", "Egg", "Flying")


def imported(*faces: Face) -> None:
    """Imports and reads a card of each face."""
    records = [CardRecord(face.name, "normal", (face,)) for face in faces]
    import_records("cards.json", records, lambda done: None, lambda skipped: None)
    read_what_is_unread(lambda done, total: None, 1)
