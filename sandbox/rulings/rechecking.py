"""Playing every stored ruling once more. What is done stands in the database: whoever goes on, in this process or
another, takes what nobody has played or is playing; a process that dies gives back what it had taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict

from django.db import connections, router, transaction
from django.db.models import QuerySet
from django.utils import timezone

from sandbox.imported_cards.database_cards import with_imported_cards
from sandbox.models import Recheck, RecheckedRuling, StoredRuling
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.rulings.links import RulingQuestion
from sandbox.rulings.store import Revision, revisions
from sandbox.scenarios.engine_version import engine_version

AT_A_TIME = 20
WRITTEN_AT_ONCE = 2_000


def unfinished() -> Recheck | None:
    """The recheck by this engine that has been begun and not finished."""
    return Recheck.objects.filter(engine=engine_version(), finished=None).first()


def begin() -> Recheck:
    """A recheck of all rulings that are stored now, in place of those before it; or the unfinished one."""
    with transaction.atomic():
        recheck, new = Recheck.objects.get_or_create(engine=engine_version(), finished=None)
        if new:
            Recheck.objects.exclude(pk=recheck.pk).delete()
            stored = StoredRuling.objects.order_by("created", "pk").values_list("pk", flat=True)
            rows = (RecheckedRuling(recheck=recheck, ruling_id=key) for key in stored.iterator())
            RecheckedRuling.objects.bulk_create(rows, batch_size=WRITTEN_AT_ONCE)
    return recheck


def give_up() -> None:
    """Forgets what is unfinished."""
    Recheck.objects.filter(finished=None).delete()


def play_some(recheck: Recheck, most: int = AT_A_TIME) -> int:
    """Plays rulings that nobody has played or is playing, and says how many those were. The last one to be played
    finishes the recheck."""
    with _claiming():
        waiting = still_to_play(recheck).select_related("ruling").select_for_update(skip_locked=True, of=("self",))
        rows = list(waiting[:most])
        for row in rows:
            row.revisions = [asdict(found) for found in changes_of(row.ruling)]
            row.played = timezone.now()
        RecheckedRuling.objects.bulk_update(rows, ("revisions", "played"))
    if not still_to_play(recheck).exists():
        Recheck.objects.filter(pk=recheck.pk, finished=None).update(finished=timezone.now())
    return len(rows)


def still_to_play(recheck: Recheck) -> QuerySet[RecheckedRuling]:
    return RecheckedRuling.objects.filter(recheck=recheck, played=None).order_by("pk")


def changes_of(stored: StoredRuling) -> list[Revision]:
    """Where a stored ruling is not what it was."""
    with with_imported_cards():
        return revisions(stored, evaluate_safely(stored.text, RulingQuestion(stored.text, stored.edition).under))


def changed(recheck: Recheck) -> Iterator[tuple[StoredRuling, list[Revision]]]:
    """What has changed so far, in the order in which it was stored."""
    rows = RecheckedRuling.objects.filter(recheck=recheck).exclude(played=None).exclude(revisions=[])
    for row in rows.select_related("ruling").iterator():
        yield row.ruling, [Revision(**revision) for revision in row.revisions]


def _claiming() -> AbstractContextManager[object]:
    """What is taken is locked until it is written down, where the database can. SQLite cannot: there, two processes
    may play the same ruling, and write the same."""
    alias = router.db_for_write(RecheckedRuling)
    return transaction.atomic() if connections[alias].features.has_select_for_update else nullcontext()
