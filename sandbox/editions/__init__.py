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

__all__ = ["DUEL", "EDITIONS", "M11", "MIRAGE", "TIMESPIRAL", "TODAY"]
