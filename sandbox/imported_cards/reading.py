"""What the reader understands of every imported card, worked out once and kept with the reader's version."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context

from django.db import transaction

from sandbox.cards.reader_version import reader_version
from sandbox.cards.records import CardRecord, Unread, what_is_unread
from sandbox.imported_cards.importing import in_batches, record_of
from sandbox.models import HowRead, ImportedCard

BATCH = 1_000
AT_A_TIME = 50
WORTH_A_PROCESS = 2_000
"""So many texts are read by several processes; fewer are read sooner than those have started."""


UnreadOf = tuple[bool, tuple[Unread, ...]]
"""What is kept of a reading: whether anything can be played, and what cannot. The meaning is worked out again when
somebody asks for the card."""
ReadAll = Callable[[Sequence[CardRecord]], Iterable[UnreadOf]]


def read_what_is_unread(progress: Callable[[int, int], None], processes: int | None = None) -> int:
    """Reads every card that this reader has not read, and says how many those were. `progress` is told how many of
    how many are done; `processes` None: one for each processor. What is done stays done when it is broken off."""
    waiting = ImportedCard.objects.exclude(reader=reader_version()).order_by("pk")
    total, done = waiting.count(), 0
    with _readers(processes or os.cpu_count() or 1, total) as read_all:
        for keys in in_batches(list(waiting.values_list("pk", flat=True)), BATCH):
            cards = list(ImportedCard.objects.filter(pk__in=keys))
            _keep(cards, read_all([record_of(card) for card in cards]))
            done += len(cards)
            progress(done, total)
    return total


def read_some(most: int) -> int:
    """Reads at most so many of them in this process, and says how many those were."""
    cards = list(ImportedCard.objects.exclude(reader=reader_version()).order_by("pk")[:most])
    _keep(cards, (what_is_unread(record_of(card)) for card in cards))
    return len(cards)


@contextmanager
def _readers(processes: int, total: int) -> Iterator[ReadAll]:
    """Reads in the order given, in several processes where that is worth it. They know nothing of the database."""
    if processes < 2 or total < WORTH_A_PROCESS:
        yield lambda records: map(what_is_unread, records)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield lambda records: pool.map(what_is_unread, records, chunksize=AT_A_TIME)


def _keep(cards: Sequence[ImportedCard], found: Iterable[UnreadOf]) -> None:
    for card, (has_card, unread) in zip(cards, found, strict=True):
        card.reading = HowRead.NOT if not has_card else HowRead.PARTLY if unread else HowRead.WHOLE
        card.unread, card.reader = [asdict(each) for each in unread], reader_version()
    with transaction.atomic():
        ImportedCard.objects.bulk_update(cards, ("reading", "unread", "reader"), batch_size=200)


@dataclass(frozen=True)
class ReadingReport:
    """How many cards are read whole, partly, and not at all; and what is most often expected where reading stopped,
    with how many cards have it."""

    counts: dict[str, int]
    reasons: list[tuple[str, int]]


def report(most: int = 15) -> ReadingReport:
    counts, reasons = Counter[str](), Counter[str]()
    for reading, unread in ImportedCard.objects.values_list("reading", "unread").iterator():
        counts[reading] += 1
        reasons.update({_reason(Unread(**each)) for each in unread} - {""})
    return ReadingReport(dict(counts), reasons.most_common(most))


def _reason(unread: Unread) -> str:
    """What stood where reading stopped: the first words, or which line cannot be read."""
    if unread.part != "text":
        return {"face": "a second face"}.get(unread.part, f"the {unread.part}: {unread.sentence}")
    if not unread.expected:
        return ""
    stopped = unread.sentence[unread.position - unread.start :].split()
    return " ".join(stopped[:2]).strip(".,").lower() or "the end of the sentence"
