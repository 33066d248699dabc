"""Long work, in portions: with a broker Celery's workers do it, without one it is done where it is asked for.

A portion is told how far the work has come and says how far it has come then; None: all is done. Nothing is lost when
a worker dies in the middle of one: what a portion has done it has written down, and the rest is done again.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from django.conf import settings

if TYPE_CHECKING:
    from celery import Celery

from sandbox.imported_cards.reading import read_some
from sandbox.rulings import rechecking, retention
from sandbox.rulings.kept_pictures import draw_some

from .search_index import build_index, entries_with_scenarios

Portion = Callable[[str], str | None]
CARDS_AT_A_TIME = 500


def rebuild_index(_: str) -> None:
    """The search index of the machine that does it."""
    build_index(entries_with_scenarios())


def read_cards(_: str) -> str | None:
    """The imported cards that this reader has not read."""
    return "on" if read_some(CARDS_AT_A_TIME) else None


def recheck(reached: str) -> str | None:
    """Every stored ruling once more; asked for anew it begins anew, unless an earlier recheck by this engine is not
    finished: that goes on."""
    if not reached:
        rechecking.begin()
    return go_on_rechecking(reached)


def go_on_rechecking(_: str) -> str | None:
    """A recheck that has been begun, if there is one."""
    begun = rechecking.unfinished()
    return "on" if begun and rechecking.play_some(begun) else None


def prune(_: str) -> None:
    """Stored rulings that are older than they are kept."""
    retention.prune()


TASKS: dict[str, Portion] = {
    "build_index": rebuild_index,
    "draw_pictures": draw_some,
    "go_on_rechecking": go_on_rechecking,
    "prune": prune,
    "read_cards": read_cards,
    "recheck": recheck,
}


def start(name: str) -> bool:
    """Does the work, or hands it to the broker; says whether it has been done. Raises KeyError."""
    portion, reached = TASKS[name], ""
    if settings.BROKER:
        celery().send_task(name, args=(reached,))
        return False
    while (further := portion(reached)) is not None:
        reached = further
    return True


def celery() -> Celery:
    """Asked for where there is a broker only: without one, the library need not be there."""
    app: Celery = import_module("rulebook.celery").app
    return app
