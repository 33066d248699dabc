"""Stored rulings as a file: a line that says what it is, a line of JSON for each, and a line that says how many there
were. A file without its last line is not whole."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from datetime import datetime

from django.db import transaction

from sandbox.models import StoredRuling
from sandbox.rulings.links import RulingQuestion

FIRST = {"headjudge": "stored rulings", "version": 1}
BATCH = 500


class BadArchive(ValueError):
    """A file that is no archive of stored rulings, or not a whole one."""


def written() -> Iterator[str]:
    """The lines of an archive of everything that is stored, as it stands when the first is asked for."""
    count = 0
    yield json.dumps(FIRST)
    with transaction.atomic():
        for stored in StoredRuling.objects.order_by("created", "pk").iterator(BATCH):
            count += 1
            yield json.dumps(
                {
                    "id": stored.pk,
                    "text": stored.text,
                    "edition": stored.edition,
                    "outcome": stored.outcome,
                    "engine": stored.engine,
                    "created": stored.created.isoformat(),
                }
            )
    yield json.dumps({"rulings": count})


def read(lines: Iterable[str]) -> Iterator[StoredRuling]:
    """The rulings of an archive, none of them stored yet. Raises ``BadArchive`` where it is damaged: an id is made from
    the question, so each ruling shows whether its question is what was stored.
    """
    numbered = enumerate(lines, 1)
    if _parsed(*next(numbered, (1, ""))) != FIRST:
        raise BadArchive("line 1: this is no archive of stored rulings, or one of another version")
    count, last = 0, None
    for number, line in numbered:
        if last is not None:
            raise BadArchive(f"line {number}: something stands after the end")
        fields = _parsed(number, line)
        if "rulings" in fields:
            last = fields["rulings"]
            continue
        count += 1
        yield _ruling(number, fields)
    if last != count:
        raise BadArchive(f"the archive is not whole: {count} rulings, and at its end it names {last or 'none'}")


def _parsed(number: int, line: str) -> dict[str, object]:
    try:
        found = json.loads(line)
    except ValueError as error:
        raise BadArchive(f"line {number}: this is no JSON") from error
    if not isinstance(found, dict):
        raise BadArchive(f"line {number}: this is no ruling")
    return found


def _ruling(number: int, fields: dict[str, object]) -> StoredRuling:
    try:
        created = datetime.fromisoformat(str(fields["created"]))
        ruling = StoredRuling(**{**fields, "created": created})
    except (KeyError, TypeError, ValueError) as error:
        raise BadArchive(f"line {number}: this is no ruling") from error
    if RulingQuestion(ruling.text, ruling.edition).id != ruling.pk:
        raise BadArchive(f"line {number}: the question of {ruling.pk} is not the one that was stored")
    return ruling


def restore(rulings: Iterable[StoredRuling]) -> tuple[int, int]:
    """Stores what is not there, all or nothing; says how many were stored, and how many were there."""
    stored = there = 0
    batch: list[StoredRuling] = []
    with transaction.atomic():
        for ruling in rulings:
            batch.append(ruling)
            if len(batch) == BATCH:
                stored, there = stored + (new := _store(batch)), there + len(batch) - new
                batch = []
        stored, there = stored + (new := _store(batch)), there + len(batch) - new
    return stored, there


def _store(rulings: list[StoredRuling]) -> int:
    """With the time at which each was stored first, in place of now."""
    known = set(StoredRuling.objects.filter(pk__in=[one.pk for one in rulings]).values_list("pk", flat=True))
    new = {one.pk: one for one in rulings if one.pk not in known}
    times = {key: one.created for key, one in new.items()}
    StoredRuling.objects.bulk_create(new.values(), ignore_conflicts=True)
    for key, one in new.items():
        one.created = times[key]
    StoredRuling.objects.bulk_update(new.values(), ("created",))
    return len(new)
