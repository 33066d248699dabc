"""Reading the Markdown files that the site's entries are written in.

A file has a YAML head between two lines of ``---`` and a Markdown body. What is wrong with it is said as an
``EntryFault``: the file, the line, what was expected and what stands there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from sandbox.editions.rule_numbers import NUMBER

TOPIC = re.compile(r"(?P<edition>[a-z0-9]+)-(?P<word>rule|term|glossary)-(?P<slug>[a-z0-9][a-z0-9-]*)")
KIND_OF_WORD = {"rule": "rules", "term": "glossary", "glossary": "glossary"}
FRONT_MATTER = re.compile(r"---\n(.*?\n)---\n", re.S)
KNOWN_FIELDS = frozenset({"title", "topics", "numbers", "source", "keywords", "see_also"})


class EntryFault(ValueError):
    """A file that cannot be read as an entry."""

    def __init__(self, path: Path, line: int, expected: str, found: str = "") -> None:
        self.path, self.line, self.expected, self.found = path, line, expected, found
        super().__init__(f"{path}:{line}: expected {expected}" + (f", found {found}" if found else ""))


@dataclass(frozen=True, order=True)
class Address:
    """Where an entry is served: ``/<edition>/<kind>/<slug>/``."""

    edition: str
    kind: str
    slug: str

    @classmethod
    def of_topic(cls, topic: str) -> Address | None:
        """The address of an inventory topic such as ``duel-rule-batch``; None if it is not one."""
        read = TOPIC.fullmatch(topic)
        return cls(read["edition"], KIND_OF_WORD[read["word"]], read["slug"]) if read else None


@dataclass(frozen=True)
class EntryFile:
    """One entry as its file states it. ``body_line`` is the line on which the body begins."""

    path: Path
    address: Address
    title: str
    topics: tuple[str, ...]
    numbers: tuple[str, ...]
    sources: tuple[dict[str, str], ...]
    keywords: tuple[str, ...]
    see_also: tuple[str, ...]
    body: str
    body_line: int


def entry_files(folder: Path, kind: str) -> Iterator[EntryFile]:
    """The entries under ``folder/<edition>/<slug>.md``, in order of their paths."""
    for path in sorted(folder.glob("*/*.md")):
        yield read_entry(path, kind)


def read_entry(path: Path, kind: str) -> EntryFile:
    """Read one file. Raises ``EntryFault``."""
    text = path.read_text(encoding="utf-8")
    head = FRONT_MATTER.match(text)
    if not head:
        raise EntryFault(path, 1, "a head between two lines of ---", repr(text.split("\n", 1)[0]))
    fields = FrontMatter(path, head[1])
    address = Address(path.parent.name, kind, path.stem)
    return EntryFile(
        path=path,
        address=address,
        title=fields.words("title"),
        topics=fields.topics_of(address),
        numbers=fields.numbers(),
        sources=fields.sources(),
        keywords=fields.listed("keywords"),
        see_also=fields.topics("see_also"),
        body=text[head.end() :],
        body_line=head[0].count("\n") + 1,
    )


class FrontMatter:
    """The head of a file, read field by field so that a fault can name its line."""

    def __init__(self, path: Path, head: str) -> None:
        self.path, self.lines = path, head.splitlines()
        self.values = self._read(head)
        for name in self.values.keys() - KNOWN_FIELDS:
            raise self.fault(str(name), f"one of the fields {', '.join(sorted(KNOWN_FIELDS))}", repr(name))

    def _read(self, head: str) -> dict[str, object]:
        try:
            values = yaml.safe_load(head)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 2 if error.problem_mark else 2
            raise EntryFault(self.path, line, "YAML", str(error.problem)) from error
        if not isinstance(values, dict):
            raise EntryFault(self.path, 2, "fields such as 'title: Batch'", type(values).__name__)
        return values

    def fault(self, name: str, expected: str, found: str = "") -> EntryFault:
        """A fault at the line where the field stands, or at the head's first if it is missing."""
        at = next((n for n, line in enumerate(self.lines, 2) if line.startswith(f"{name}:")), 1)
        return EntryFault(self.path, at, expected, found or "nothing")

    def words(self, name: str) -> str:
        """A field of one text."""
        value = self.values.get(name)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(name, f"'{name}:' and a text", repr(value) if value is not None else "")
        return value.strip()

    def listed(self, name: str) -> tuple[str, ...]:
        """A field of several texts; a missing field has none."""
        value = self.values.get(name) or []
        if not isinstance(value, list):
            raise self.fault(name, f"'{name}:' and a list", repr(value))
        return tuple(str(item) for item in value)

    def numbers(self) -> tuple[str, ...]:
        """The numbers of rules that the entry states."""
        named = self.listed("numbers")
        for number in named:
            if not NUMBER.fullmatch(number):
                raise self.fault("numbers", 'numbers of rules such as "704.5j"', repr(number))
        return named

    def topics(self, name: str) -> tuple[str, ...]:
        """A field of inventory topics."""
        named = self.listed(name)
        for topic in named:
            if not Address.of_topic(topic):
                raise self.fault(name, "a topic such as duel-rule-batch", repr(topic))
        return named

    def topics_of(self, address: Address) -> tuple[str, ...]:
        """The topics that the entry states: its own, which its file's place gives, and others of its edition. An empty
        list says that the entry states none: a page beside the rulebook's headwords.
        """
        topics = self.topics("topics")
        if self.values.get("topics") == []:
            return ()
        addresses = [Address.of_topic(topic) for topic in topics]
        if address not in addresses:
            wanted = (
                f"a topic that is served at /{address.edition}/{address.kind}/{address.slug}/, as the file's place says"
            )
            raise self.fault("topics", wanted, ", ".join(topics))
        strays = [t for t, a in zip(topics, addresses, strict=True) if a and a.edition != address.edition]
        if strays:
            raise self.fault("topics", f"topics of the edition {address.edition}", ", ".join(strays))
        return topics

    def sources(self) -> tuple[dict[str, str], ...]:
        """Where the rule stands in its source; every entry says so."""
        value = self.values.get("source")
        if not isinstance(value, list) or not value:
            raise self.fault("source", "'source:' and a list of {document, heading}")
        for item in value:
            if not isinstance(item, dict) or not {"document", "heading"} <= item.keys():
                raise self.fault("source", "a document and a heading", repr(item))
        return tuple({"document": str(s["document"]), "heading": str(s["heading"])} for s in value)
