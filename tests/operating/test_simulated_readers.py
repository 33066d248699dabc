"""What so many readers cost is worked out by a command, and `OPERATING.md` says what it says."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command

from rulebook.bench.readers import SECONDS, Book, busiest, part_kept, waits

ROOT = Path(__file__).resolve().parents[2]
MILLION = 1_000_000
FEW = 20_000
"""Requests that are enough to see which of two is more."""


def said(**options: int) -> str:
    out = StringIO()
    call_command("simulate_readers", stdout=out, **options)
    return out.getvalue()


def test_operating_md_has_the_table_of_today() -> None:
    written = (ROOT / "OPERATING.md").read_text()
    assert [line for line in said().splitlines() if line not in written] == []


def test_too_few_machines_are_said_to_be_too_few() -> None:
    assert "not enough" in said(readers=100 * MILLION, machines=1)


def test_what_is_asked_grows_with_the_readers() -> None:
    one, ten = busiest(MILLION, kept=0.9), busiest(10 * MILLION, kept=0.9)
    assert ten.processors == pytest.approx(10 * one.processors)
    assert ten.requests == pytest.approx(10 * one.requests)
    assert set(ten.rates) == set(SECONDS)


def test_a_larger_store_and_a_busier_worker_find_more_kept() -> None:
    book = Book(pages=100, size=1_000)
    assert part_kept(10_000, 100, book, FEW) < part_kept(50_000, 100, book, FEW) < part_kept(200_000, 100, book, FEW)
    assert part_kept(200_000, 1, book, FEW) < part_kept(200_000, 100, book, FEW)
    assert part_kept(999, 100, book, FEW) == 0


def test_more_machines_have_less_to_do_and_let_nobody_wait_longer() -> None:
    asked = busiest(10 * MILLION, kept=0.9)
    few, many = waits(asked, 2, 4, seconds=10), waits(asked, 4, 4, seconds=10)
    assert many.busy == pytest.approx(few.busy / 2)
    assert many.half <= few.half <= few.most_of_20 <= few.most_of_100
    assert many.most_of_100 < few.most_of_100
    assert few.busy == pytest.approx(asked.processors / 8, rel=0.1)
