"""The chapters of an edition: its rules in the order and under the headings of its source.

``content/<edition>/chapters.yaml`` lists them. Pages that restate no heading of the source, such as its examples,
follow as a chapter of their own; so do all the rules of an edition whose source has no order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from .entry_files import Address, EntryFault, EntryFile

UNLISTED = ("examples-from-the-rules", "Examples from the rules")


@dataclass(frozen=True)
class ChapterFile:
    """One chapter as its edition's file states it: the slugs of its entries, in order."""

    edition: str
    slug: str
    title: str
    entries: tuple[str, ...]


@dataclass(frozen=True)
class PlaceInBook:
    """Where a rule stands: its chapter, and its place in the whole edition."""

    chapter: str
    place: int


def chapter_files(folder: Path, edition: str) -> list[ChapterFile]:
    """The chapters of one edition; none without a file. Raises ``EntryFault``."""
    path = folder / edition / "chapters.yaml"
    if not path.exists():
        return []
    try:
        read = yaml.safe_load(path.read_text(encoding="utf-8"))
        return [ChapterFile(edition, one["slug"], one["title"], tuple(one["entries"])) for one in read]
    except (yaml.YAMLError, KeyError, TypeError) as error:
        raise EntryFault(path, 1, "a list of chapters, each with slug, title and entries", str(error)) from error


def chapters_of(folder: Path, edition: str, rules: Iterable[EntryFile]) -> list[ChapterFile]:
    """All chapters of an edition, with those rules in the last one that its file does not list. Raises ``EntryFault``
    if the file names a rule that there is not, or one twice."""
    known = {rule.address.slug: rule for rule in rules}
    chapters = chapter_files(folder, edition)
    listed = [slug for chapter in chapters for slug in chapter.entries]
    for slug in listed:
        if slug not in known or listed.count(slug) > 1:
            raise EntryFault(folder / edition / "chapters.yaml", 1, "each rule of the edition once", slug)
    left = sorted(known.keys() - set(listed), key=lambda slug: known[slug].title.casefold())
    return [*chapters, ChapterFile(edition, *UNLISTED, tuple(left))] if left else chapters


def places_in_book(chapters: Iterable[ChapterFile]) -> Iterator[tuple[Address, PlaceInBook]]:
    """Every rule's place, counted from 1 in each edition's chapters as they come."""
    place = 0
    for chapter in chapters:
        for slug in chapter.entries:
            place += 1
            yield Address(chapter.edition, "rules", slug), PlaceInBook(chapter.slug, place)
