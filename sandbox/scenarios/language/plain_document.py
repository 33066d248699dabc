"""Text to scenarios, where there is nothing in it but examples with tags and steps, as in nearly every text; any other
is read by the Gherkin library, which is loaded for it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from sandbox.scenarios.language.document import (
    LONGEST_NAME,
    MOST_CHARACTERS,
    MOST_STEPS,
    Document,
    GherkinStep,
    Scenario,
)

_SAID = r"[^\x00-\x1f\x7f\x85\u2028\u2029]"
_PLAIN = re.compile(
    rf" *(?:(?P<tags>@[\w-]+(?: +@[\w-]+)*) *|(?:Example|Scenario):(?P<name>{_SAID}*)"
    rf"|(?P<keyword>Given|When|Then|And|But) (?P<step>{_SAID}+))"
)
_ROLES_BY_KEYWORD = {"Given": "given", "When": "when", "Then": "then"}


def read_document(text: str) -> Document:
    """Every scenario of the text, which may begin at `Feature:`, `Rule:`, a tag or `Example:`, with lines and columns
    of the text as it was given. One that cannot be read does not keep the others from it.
    """
    plain = read_plainly(text) if len(text) <= MOST_CHARACTERS else None
    if plain is not None:
        return Document(plain)
    from sandbox.scenarios.language.gherkin_document import read_gherkin  # a large library, and seldom needed

    return read_gherkin(text)


@dataclass
class _PlainScenario:
    """A scenario as far as it has been read: first its tags, then its name, then its steps."""

    begins: int
    tags: list[str] = field(default_factory=list)
    line: int = 0
    name: str = ""
    role: str = "given"
    steps: list[GherkinStep] = field(default_factory=list)

    def whole(self, lines: list[str]) -> Scenario:
        ends = self.steps[-1].line if self.steps else self.line
        text = "\n".join(lines[self.begins - 1 : ends])
        return Scenario(self.name or "without a name", self.line, tuple(self.tags), None, tuple(self.steps), text)


def read_plainly(text: str) -> list[Scenario] | None:
    """What the library would read, where there is nothing but examples with tags and steps, in a tenth of its time;
    None where there is anything else, or anything too long."""
    lines, found = text.split("\n"), list[_PlainScenario]()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        said = _PLAIN.fullmatch(line)
        if said is None or len(line) > LONGEST_NAME or not _take_in(found, number, said):
            return None
    if not found or not found[-1].line or len(lines) > MOST_STEPS:
        return None
    return [one.whole(lines) for one in found]


def _take_in(found: list[_PlainScenario], number: int, said: re.Match[str]) -> bool:
    """A line belongs to the last scenario, or begins another; whether it may stand where it stands."""
    tags, name, keyword, step = said.groups()
    if keyword is None:
        if not found or found[-1].line:
            found.append(_PlainScenario(number))
        if tags is not None:
            found[-1].tags += [tag.strip("@") for tag in tags.split()]
        else:
            found[-1].line, found[-1].name = number, name.strip()
        return True
    if not found or not found[-1].line or not step.strip():
        return False
    last = found[-1]
    last.role = _ROLES_BY_KEYWORD.get(keyword, last.role)
    last.steps.append(GherkinStep(last.role, step.strip(), number, said.start("step") + 1))
    return True
