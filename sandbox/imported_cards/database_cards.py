"""The imported cards as a source of cards for scenarios: looked up when a text names one that the pool has not."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from functools import cached_property, lru_cache

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse

from sandbox.cards.records import CardRecord
from sandbox.cards.source import using
from sandbox.imported_cards.importing import record_of
from sandbox.models import CardImport, ImportedCard, ImportedCardName

log = logging.getLogger(__name__)
MOST_REMEMBERED = 4_000
"""So many names that were looked up are remembered, those that no card has among them."""
LONGEST_KEY = 200
MOST_LIKE = 50
MOST_TOGETHER = 5_000


def stamp_of_the_newest() -> str:
    """Names what is imported; empty where nothing is. Raises ``DatabaseError``."""
    newest = CardImport.objects.order_by("-pk").values_list("pk", "added", "changed").first()
    return "-".join(map(str, newest)) if newest else ""


class DatabaseCards:
    """For one request or one command: what is imported meanwhile, the next one sees. Without a database that can be
    asked there are no imported cards; that is logged."""

    @cached_property
    def stamp(self) -> str:
        try:
            return stamp_of_the_newest()
        except DatabaseError as error:
            log.error("imported cards cannot be asked for: %s", error)
            return ""

    def named(self, key: str) -> CardRecord | None:
        return _named(self.stamp, key) if self.stamp and len(key) <= LONGEST_KEY else None

    def short(self, key: str) -> Sequence[str]:
        return _short(self.stamp, key) if self.stamp and len(key) <= LONGEST_KEY else ()

    def among(self, keys: Collection[str]) -> Mapping[str, str]:
        """Looked up together."""
        if not self.stamp or not keys:
            return {}
        found = ImportedCardName.objects.filter(key__in=list(keys)[:MOST_TOGETHER]).order_by("-short", "-card__name")
        rows = list(found.values_list("key", "short", "card__name"))
        shared = Counter(key for key, short, _ in rows if short)
        return {key: name for key, short, name in rows if not short or shared[key] == 1}

    def like(self, key: str) -> Sequence[str]:
        """Those that begin alike."""
        if not self.stamp or len(key) < 3:
            return ()
        alike = ImportedCard.objects.filter(names__key__startswith=key[:3]).values_list("name", flat=True)
        return list(alike.distinct()[: MOST_LIKE * 20])


CARDS_ASKED_FOR = "headjudge.cards"
"""Says of a request that has been answered which imported cards were known; None where none was asked for, so that an
import makes no difference to the answer."""
SECONDS_UNASKED = 1.0
_newest: tuple[float, str] = (0.0, "")


def newest_import() -> str:
    """The stamp as it was at most a second ago; while the database is away, as it was last."""
    global _newest
    until, stamp = _newest
    if time.monotonic() > until:
        with suppress(DatabaseError):
            stamp = stamp_of_the_newest()
        _newest = (time.monotonic() + SECONDS_UNASKED, stamp)
    return stamp


def forget_the_newest() -> None:
    """It is asked for again at once."""
    global _newest
    _newest = (0.0, "")


@lru_cache(maxsize=MOST_REMEMBERED)
def _named(stamp: str, key: str) -> CardRecord | None:
    """A whole name comes before a face of another card, and of several cards with such a face, the first by name."""
    found = ImportedCard.objects.filter(names__key=key, names__short=False).order_by("name")[:20]
    cards = sorted(found, key=lambda card: len(card.name))
    return record_of(cards[0]) if cards else None


@lru_cache(maxsize=MOST_REMEMBERED)
def _short(stamp: str, key: str) -> Sequence[str]:
    found = ImportedCardName.objects.filter(key=key, short=True).order_by("card__name")
    return tuple(found.values_list("card__name", flat=True)[:MOST_LIKE])


def with_imported_cards() -> AbstractContextManager[None]:
    """The site's own cards are known meanwhile, as they stand in its database."""
    return using(DatabaseCards())


def know_imported_cards(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """The middleware: in each request the imported cards are known. Nothing is looked up before a text names one."""

    def respond(request: HttpRequest) -> HttpResponse:
        cards = DatabaseCards()
        with using(cards):
            response = get_response(request)
        request.META[CARDS_ASKED_FOR] = cards.__dict__.get("stamp")
        return response

    return respond
