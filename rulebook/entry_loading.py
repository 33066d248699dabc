"""Making the database's entries from the Markdown files: all of them or none."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from django.db import router, transaction
from django.db.models import Model

from glossary.models import Entry, Redirect
from sandbox.models import EntryScenario

from .chapters import ChapterFile, PlaceInBook, chapters_of, places_in_book
from .cross_references import CrossReferences
from .entry_files import Address, EntryFault, EntryFile, entry_files
from .entry_html import EntryHtml, render_entry
from .entry_numbers import numbers_of
from .models import ENTRY_MODELS, Chapter
from .term_finder import TermFinder


@dataclass
class Library:
    """Every entry of the site, with the entry that states each topic."""

    files: dict[Address, EntryFile] = field(default_factory=dict)
    stated_by: dict[Address, EntryFile] = field(default_factory=dict)
    chapters: dict[str, list[ChapterFile]] = field(default_factory=dict)

    @classmethod
    def under(cls, folders: dict[str, Path], editions: set[str]) -> Library:
        """Read the files of each kind's folder. Raises ``EntryFault``."""
        library = cls()
        for kind, folder in folders.items():
            for entry in entry_files(folder, kind):
                library.add(entry, editions)
        for edition in sorted({address.edition for address in library.files}):
            rules = [file for a, file in library.files.items() if a.edition == edition and a.kind == "rules"]
            library.chapters[edition] = chapters_of(folders["rules"], edition, rules)
        return library

    def add(self, entry: EntryFile, editions: set[str]) -> None:
        """Take an entry in; a topic that another one states is a fault."""
        if entry.address.edition not in editions:
            raise EntryFault(
                entry.path, 1, f"a folder of an edition ({', '.join(sorted(editions))})", entry.address.edition
            )
        self.files[entry.address] = entry
        for address in dict.fromkeys([entry.address, *filter(None, map(Address.of_topic, entry.topics))]):
            other = self.stated_by.setdefault(address, entry)
            if other is not entry:
                raise EntryFault(
                    entry.path, 1, "topics that no other entry states", f"{address.slug}, also in {other.path}"
                )

    def resolve(self, topic: str) -> Address | None:
        """The entry that states a topic."""
        address = Address.of_topic(topic)
        entry = self.stated_by.get(address) if address else None
        return entry.address if entry else None

    def headwords(self, edition: str) -> Iterator[tuple[str, Address]]:
        """The terms of an edition's glossary, other names among them."""
        for address, entry in self.stated_by.items():
            if address.edition == edition and address.kind == "glossary":
                own = address == entry.address
                yield (entry.title if own else address.slug.replace("-", " ")), entry.address

    def shown(self, address: Address) -> dict[str, str]:
        """An address as pages and the API give it."""
        return {**vars(address), "title": self.files[address].title}


def load(library: Library) -> dict[str, int]:
    """Put a library in place of what the database holds. Gives how many rows of each kind there are now."""
    finders = {edition: TermFinder.over(library.headwords(edition)) for edition in {a.edition for a in library.files}}
    rendered = {a: render_entry(f, library.resolve, finders[a.edition]) for a, f in library.files.items()}
    rows = DatabaseRows(library, rendered).all()
    with transaction.atomic(using=router.db_for_write(EntryScenario)):
        for model, made in rows.items():
            model._default_manager.all().delete()
            model._default_manager.bulk_create(made)
    return {str(model._meta.verbose_name_plural): len(made) for model, made in rows.items()}


def between_spaces(words: list[str]) -> str:
    """Words so that each is found by a space, itself and a space; empty where there are none."""
    return f" {' '.join(words)} " if words else ""


class DatabaseRows:
    """The database rows of a library."""

    def __init__(self, library: Library, rendered: dict[Address, EntryHtml]) -> None:
        self.library, self.rendered = library, rendered
        self.cross_references = CrossReferences(library.files.values())
        self.places: dict[Address, PlaceInBook] = {
            address: place for chapters in library.chapters.values() for address, place in places_in_book(chapters)
        }
        self.cited_by: defaultdict[Address, list[Address]] = defaultdict(list)
        for address, written in rendered.items():
            for cited in written.cites | set(self.see_also(address)):
                self.cited_by[cited].append(address)

    def all(self) -> dict[type[Model], list[Model]]:
        """DatabaseRows by their models."""
        return {
            **{model: list(self.entries(kind)) for kind, model in ENTRY_MODELS.items()},
            Chapter: list(self.chapters()),
            Redirect: list(self.redirects()),
            EntryScenario: list(self.scenarios()),
        }

    def see_also(self, address: Address) -> list[Address]:
        """The entries that an entry names in its head, as far as they exist."""
        found = (self.library.resolve(topic) for topic in self.library.files[address].see_also)
        return list(dict.fromkeys(a for a in found if a and a != address))

    def entries(self, kind: str) -> Iterator[Entry]:
        """Rules or terms, each edition's in the order of their titles."""
        of_kind = [a for a in self.library.files if a.kind == kind]
        in_order = sorted(of_kind, key=lambda a: (a.edition, self.library.files[a].title.casefold().lstrip("\"'(“")))
        for place, address in enumerate(in_order, 1):
            yield self.entry(address, place)

    def entry(self, address: Address, place: int) -> Entry:
        """One entry's row."""
        file, rendered = self.library.files[address], self.rendered[address]
        read_at = self.places.get(address, PlaceInBook("", place))
        return ENTRY_MODELS[address.kind](
            edition=address.edition,
            slug=address.slug,
            title=file.title,
            place=place,
            chapter=read_at.chapter,
            place_in_book=read_at.place,
            summary=rendered.summary,
            text=rendered.text,
            topics=file.topics,
            numbers=between_spaces(numbers_of(file, (tag for block in rendered.blocks for tag in block.tags))),
            sources=file.sources,
            keywords=file.keywords,
            passages=rendered.passages,
            see_also=self.shown(self.see_also(address)),
            elsewhere=self.shown(self.cross_references.of(file)),
            cited_by=self.shown(sorted(self.cited_by[address])),
        )

    def shown(self, addresses: list[Address]) -> list[dict[str, str]]:
        """Addresses with their titles."""
        return [self.library.shown(address) for address in addresses]

    def chapters(self) -> Iterator[Chapter]:
        """The chapters of every edition."""
        for chapters in self.library.chapters.values():
            for place, one in enumerate(chapters, 1):
                yield Chapter(edition=one.edition, slug=one.slug, title=one.title, place=place)

    def redirects(self) -> Iterator[Redirect]:
        """The topics that lead to another topic's entry."""
        for address, entry in self.library.stated_by.items():
            if address != entry.address:
                yield Redirect(**vars(address), to_kind=entry.address.kind, to_slug=entry.address.slug)

    def scenarios(self) -> Iterator[EntryScenario]:
        """The blocks of every entry."""
        for address, rendered in self.rendered.items():
            for number, block in enumerate(rendered.blocks, 1):
                yield EntryScenario(
                    **vars(address),
                    entry_title=self.library.files[address].title,
                    number=number,
                    name=block.name,
                    tags=" ".join(block.tags),
                    text=block.text,
                    line=block.line,
                )
