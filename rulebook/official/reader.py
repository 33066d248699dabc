"""Reading a text of the Comprehensive Rules: where its body begins, its numbered paragraphs, what belongs to them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date, datetime

from rulebook.official.booklet_reader import counted_in, is_booklet
from rulebook.official.encoding import NoRulesText
from rulebook.official.glossary_reader import glossary_of
from rulebook.official.structure import Level, Numbered, RulesText

LARGEST_FILE = 8_000_000
"""Bytes; the largest that was published has a sixth of it."""
_DATE = re.compile(r"rules are (?:effective|current) as of ([A-Z][a-z]+ \d{1,2}, \d{4})")
_SECTION = re.compile(r"(\d{1,2})\. (\S.*)")
_SUBSECTION = re.compile(r"(\d{3})\. (\S.*)")
_RULE = re.compile(r"(\d{3}\.\d+)(?:\.\s*|\s+)(\S.*)")
_SUBRULE = re.compile(r"(\d{3}\.\d*[a-km-np-z]{1,2})(?:\.\s*|\s+)(\S.*)")
_SPLIT_NUMBER = re.compile(r"^(\d{3})\.\s+(?=\d+[a-km-np-z]{1,2}\.?\s)")
_EXAMPLE = re.compile(r"Examples?:\s*(.*)")
_FIRST = (re.compile(r"1\. "), re.compile(r"100\. "), re.compile(r"100\.1"))


def read_rules(text: str, effective: date | None = None) -> RulesText:
    """The Comprehensive Rules, or a booklet from before them. `effective`: from which day, for a text that does not say
    it. Raises NoRulesText where the text lacks what every one has, or states another day."""
    lines = [_SPLIT_NUMBER.sub(r"\1.", line) for line in text.split("\n")]
    day = effective_date(text, effective)
    if is_booklet(lines):
        notes = ["the text has no numbers; its sections, headings and paragraphs are counted here"]
        return RulesText(day, list(counted_in(lines, notes)), [], notes, counted=True)
    first = body_of(lines)
    last = place_of("Glossary", lines, first)
    end = place_of("Credits", lines, last, required=False)
    notes = []
    numbered = list(numbered_in([line.strip() for line in lines[first:last]], notes))
    notes += numbered_twice(numbered)
    return RulesText(day, numbered, glossary_of(lines[last + 1 : end]), notes)


def effective_date(text: str, known: date | None = None) -> date:
    """From the line that states it, else what is known otherwise; the names of files are not believed."""
    stated = stated_date(text)
    if known and stated and known != stated:
        raise NoRulesText(f"the text is effective from {stated.isoformat()} by its own words, not {known.isoformat()}")
    day = stated or known
    if day is None:
        say = "say it with --effective YYYY-MM-DD"
        raise NoRulesText(f"no line says from which day these rules are effective, or current; {say}")
    return day


def stated_date(text: str) -> date | None:
    """What the text itself says; None where it says nothing."""
    found = _DATE.search(text)
    if found is None:
        return None
    try:
        return datetime.strptime(f"{found[1]} +0000", "%B %d, %Y %z").date()
    except ValueError as error:
        raise NoRulesText(f"{found[1]!r} is no date") from error


def body_of(lines: Sequence[str]) -> int:
    """Where the first section begins that is followed at once by its first rule: the contents have headings alone."""
    filled = [place for place, line in enumerate(lines) if line.strip()]
    for place in range(len(filled) - 2):
        if all(form.match(lines[filled[place + more]].strip()) for more, form in enumerate(_FIRST)):
            return filled[place]
    raise NoRulesText("no section begins with 1., 100. and 100.1 after one another, as the Comprehensive Rules do")


def place_of(heading: str, lines: Sequence[str], after: int, required: bool = True) -> int:
    """Of the line that is this heading; the end where there is none and none is needed."""
    found = next((place for place in range(after + 1, len(lines)) if lines[place].strip() == heading), None)
    if found is None and required:
        raise NoRulesText(f"no line after the rules says {heading!r}")
    return len(lines) if found is None else found


def numbered_in(lines: Sequence[str], notes: list[str]) -> Iterator[Numbered]:
    """Every heading and rule, with the paragraphs and examples after it."""
    now: Numbered | None = None
    for place, line in enumerate(lines):
        if not line:
            continue
        begun = begins(line, lines[place + 1 :])
        if begun is not None:
            if now is not None:
                yield now
            now = begun
        elif now is not None:
            _belongs(line, now, notes)
    if now is not None:
        yield now


def begins(line: str, rest: Sequence[str]) -> Numbered | None:
    """The heading or rule that a line begins, if it does. A section's heading is followed by its first subsection."""
    for form, level in ((_SUBRULE, Level.SUBRULE), (_RULE, Level.RULE), (_SUBSECTION, Level.SUBSECTION)):
        found = form.fullmatch(line)
        if found is not None:
            return Numbered(found[1], level, found[2])
    found = _SECTION.fullmatch(line)
    following = next((other for other in rest[:4] if other), "") if found else ""
    is_section = found is not None and re.match(rf"{found[1]}\d\d\. ", following) is not None
    return Numbered(found[1], Level.SECTION, found[2]) if found and is_section else None


def _belongs(line: str, now: Numbered, notes: list[str]) -> None:
    example = _EXAMPLE.match(line)
    if example is None:
        now.more.append(line)
        return
    now.examples.append(example[1])
    if now.level in (Level.SECTION, Level.SUBSECTION):
        notes.append(f"an example stands under no rule, after {now.number}")


def numbered_twice(numbered: Sequence[Numbered]) -> Iterator[str]:
    """Counts the occurrences of every number, and names those that come again."""
    seen: Counter[str] = Counter()
    for one in numbered:
        seen[one.number] += 1
        one.occurrence = seen[one.number]
        if one.occurrence > 1:
            yield f"the number {one.number} stands there {one.occurrence} times"
