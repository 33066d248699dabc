"""Floor 5: the editions, and the entries that state their rules. Each is written as what it changes from an older
one.
"""

from sandbox.editions.duel import DUEL
from sandbox.editions.m11 import M11
from sandbox.editions.mirage import MIRAGE
from sandbox.editions.timespiral import TIMESPIRAL
from sandbox.editions.today import TODAY
from sandbox.engine.game import Edition

EDITIONS: dict[str, Edition] = {edition.key: edition for edition in (MIRAGE, DUEL, TIMESPIRAL, M11, TODAY)}

NEWEST = max(EDITIONS.values(), key=lambda edition: edition.date).key

AS_TAGGED = "tagged-"
"""Before an edition's id: each scenario under the edition that its own tags name, or under this one."""

__all__ = ["AS_TAGGED", "DUEL", "EDITIONS", "M11", "MIRAGE", "NEWEST", "TIMESPIRAL", "TODAY", "is_edition"]


def is_edition(asked: str) -> bool:
    """Whether scenarios can be played under what is asked for: an edition, or the one of their tags."""
    return asked.removeprefix(AS_TAGGED) in EDITIONS
