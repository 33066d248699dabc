"""The counters that workers share: exact when many count at once, bounded, and in nobody's way when they fail."""

from __future__ import annotations

from multiprocessing import get_context

from sandbox.throttling.counts import SharedCounts


def count(counts: SharedCounts, times: int) -> None:
    for _ in range(times):
        while not counts.add("a client", 7):
            pass


def test_no_request_is_lost_when_processes_count_together() -> None:
    counts = SharedCounts(places=64)
    forked = get_context("fork")
    processes = [forked.Process(target=count, args=(counts, 500)) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert counts.add("a client", 7) == 2_001


def test_each_client_and_each_window_is_counted_apart() -> None:
    counts = SharedCounts()
    assert [counts.add("one", 1), counts.add("one", 1), counts.add("two", 1), counts.add("one", 2)] == [1, 2, 1, 1]


def test_a_lock_that_nobody_gives_back_turns_nobody_away() -> None:
    counts = SharedCounts()
    counts.lock.acquire()
    assert counts.add("one", 1) == 0


def test_the_table_stays_as_large_as_it_is_and_forgets_who_asks_seldom() -> None:
    counts = SharedCounts(places=8)
    size = len(counts.memory)
    for _ in range(50):
        counts.add("often", 1)
    for number in range(200):
        counts.add(f"client {number}", 1)
    assert len(counts.memory) == size
    assert counts.add("often", 1) == 51
