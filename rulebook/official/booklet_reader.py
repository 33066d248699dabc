"""Reading a rulebook whose paragraphs have no numbers, such as the booklets before 1999: sections with Roman numbers,
headings, paragraphs. They are counted here, so that each has a place that a link can name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulebook.official.encoding import NoRulesText
from rulebook.official.glossary_reader import blocks_of
from rulebook.official.structure import Level, Numbered

LONGEST_HEADING = 60
"""Characters."""
SECTIONS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
MOST_HEADINGS = 99
"""One digit of a number is the section's, two are the heading's in it."""
BEFORE = "Introduction"
"""What stands before the first section is section 0."""
COMMENT, EXAMPLE = "//", "EXAMPLE"
"""Lines of whoever made the file, and the place of an example that stood on a page of its own."""
_SECTION = re.compile(r"Section ([IVX]+): (\S.{0,44})")
_DOTS = re.compile(r"[. ]{3,}$")
_ENDS = tuple('.:;,?)]”"')
"""How a sentence or a part of one ends; dots in a row may end a heading."""


@dataclass
class Count:
    """Where in the booklet a line stands."""

    section: int = 0
    heading: int = 0
    paragraph: int = 0

    def begin_section(self, roman: str) -> str:
        """Its own number. Raises NoRulesText where that is none from I to IX or was there before."""
        number = SECTIONS.index(roman) if roman in SECTIONS else 0
        if number <= self.section:
            raise NoRulesText(f"section {roman} does not follow section {SECTIONS[self.section]}")
        self.section, self.heading, self.paragraph = number, 0, 0
        return f"{number}"

    def begin_heading(self) -> str:
        """The number of the next heading. Raises NoRulesText where they are too many."""
        self.heading, self.paragraph = self.heading + 1, 0
        if self.heading > MOST_HEADINGS:
            raise NoRulesText(f"section {self.section} may have {MOST_HEADINGS} headings, and has more")
        return f"{self.section}{self.heading:02}"

    def begin_paragraph(self) -> str:
        """The number of the next paragraph."""
        self.paragraph += 1
        return f"{self.section}{self.heading:02}.{self.paragraph}"


def is_booklet(lines: Sequence[str]) -> bool:
    """Whether there is a first and a second section with a Roman number."""
    found = [section[1] for line in lines if (section := _SECTION.fullmatch(line.strip()))]
    return found[:2] == ["I", "II"]


def counted_in(lines: Sequence[str], notes: list[str]) -> Iterator[Numbered]:
    """Sections, headings and paragraphs with the numbers that they get here, such as ``2``, ``203`` and ``203.4``; an
    indented line belongs to the paragraph before it. Marks that lead to nothing in the file are left out and noted."""
    kept = [line for line in lines if not line.startswith(COMMENT) and line.strip() != EXAMPLE]
    if len(kept) < len(lines):
        notes.append(
            f"{len(lines) - len(kept)} lines are left out: remarks ({COMMENT}), or {EXAMPLE} without the example"
        )
    count, last = Count(), Numbered("0", Level.SECTION, BEFORE)
    for block in blocks_of(kept):
        for place, line in enumerate(block):
            if line.startswith(" ") and last.level is Level.RULE:
                last.more.append(line.strip())
            else:
                *before, now = begun(block, place, count, last)
                yield from (last, *before)
                last = now
    yield last


def begun(block: Sequence[str], place: int, count: Count, last: Numbered) -> Iterator[Numbered]:
    """What begins with a line. A paragraph that follows a section at once stands under that section's own heading."""
    words = block[place].strip()
    section = _SECTION.fullmatch(words)
    if section is not None:
        yield Numbered(count.begin_section(section[1]), Level.SECTION, section[2])
    elif is_heading(block, place):
        yield Numbered(count.begin_heading(), Level.SUBSECTION, words)
    else:
        if last.level is Level.SECTION:
            yield Numbered(count.begin_heading(), Level.SUBSECTION, last.text)
        yield Numbered(count.begin_paragraph(), Level.RULE, words)


def is_heading(block: Sequence[str], place: int) -> bool:
    """A short line that ends as no sentence does, with something below it or alone among blank lines."""
    line = block[place].rstrip()
    stands_so = place + 1 < len(block) or len(block) == 1
    short = len(line) <= LONGEST_HEADING and not line.startswith(" ")
    return stands_so and short and not _DOTS.sub("", line).endswith(_ENDS)
