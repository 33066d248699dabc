"""Counters that all workers of this machine share.

They lie in memory that is mapped before gunicorn forks, so that a count is one step under one lock: no two requests
read the same number, and no disk is needed. Django's caches in files and in a database read, add and write apart, so
that parallel requests pass together; Redis does not, and takes this one's place where there is one.
"""

from __future__ import annotations

import hashlib
import mmap
import multiprocessing
import struct

ENTRY = struct.Struct("<QQI4x")
"""Who (a hash), which window of time, how many."""
PLACES_TRIED = 8
SECONDS_TO_WAIT = 0.05


class SharedCounts:
    """A table of `places` counters. A client whose places are all taken by others of this window takes the least used
    one: who asks seldom is forgotten first.
    """

    def __init__(self, places: int = 65_536) -> None:
        self.places = places
        self.memory = mmap.mmap(-1, places * ENTRY.size)
        self.lock = multiprocessing.Lock()

    def add(self, client: str, window: int) -> int:
        """How many requests the client has now sent in the window, this one included; 0 when nobody can count now: a
        process that died while counting keeps the lock, and then nobody is turned away.
        """
        who = int.from_bytes(hashlib.blake2b(client.encode(), digest_size=8).digest(), "little") or 1
        if not self.lock.acquire(timeout=SECONDS_TO_WAIT):
            return 0
        try:
            return self._add(who, window)
        finally:
            self.lock.release()

    def clear(self) -> None:
        """Forgets everybody."""
        self.memory[:] = bytes(len(self.memory))

    def _add(self, who: int, window: int) -> int:
        place, count = self._place_of(who, window)
        ENTRY.pack_into(self.memory, place, who, window, min(count + 1, 2**32 - 1))
        return count + 1

    def _place_of(self, who: int, window: int) -> tuple[int, int]:
        """The client's place and count, or the place that it takes over."""
        least: tuple[int, int] | None = None
        for tried in range(PLACES_TRIED):
            place = (who + tried) % self.places * ENTRY.size
            whose, when, count = ENTRY.unpack_from(self.memory, place)
            if (whose, when) == (who, window):
                return place, count
            used = count if when == window else 0
            if least is None or used < least[1]:
                least = (place, used)
        assert least is not None
        return least[0], 0


COUNTS = SharedCounts()
