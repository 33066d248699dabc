"""Gherkin text to scenarios, with the library, whatever it holds."""

from __future__ import annotations

import re
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser, ParserContext
from gherkin.token import Token

from sandbox.scenarios.language.document import (
    LONGEST_NAME,
    LONGEST_SENTENCE,
    MOST_CHARACTERS,
    MOST_STEPS,
    Document,
    GherkinStep,
    Scenario,
)
from sandbox.terms.errors import Malformed

MOST_PASSES = 30
"""How often a text is read again without the lines that no document can have."""
Raw = dict[str, Any]
"""A part of the parsed document, as the parser gives it."""
ROLES = {"Context": "given", "Action": "when", "Outcome": "then"}


class GherkinParser(Parser):
    """The library's, which makes a table of its fifty states for each line to find one of them in it."""

    def match_token(self, state: int, token: Token, context: ParserContext) -> int:
        next_state: int = getattr(self, f"match_token_at_{state}")(token, context)
        return next_state


def read_gherkin(text: str) -> Document:
    """Every scenario of the text: see `plain_document.read_document`."""
    text = text.removeprefix("\ufeff")
    whole, added = _with_head(text)
    raw, errors = _parse(whole, added)
    document = Document(faults=list(errors))
    _read_scenarios(document, raw.get("feature") or {}, added, text.splitlines())
    lines = [*text.splitlines(), ""]
    within = [error.line for error in errors if not lines[min(error.line, len(lines)) - 1].lstrip().startswith("@")]
    broken = {_scenario_at(document, line) for line in within}
    document.scenarios = [one for one in document.scenarios if one.line not in broken]
    if not document.scenarios and not document.faults:
        document.faults = [Malformed("no scenario found: expected a line such as `Example: a small blocker`")]
    document.faults.sort(key=lambda error: (error.line, error.column))
    return document


def _scenario_at(document: Document, line: int) -> int:
    """The line on which the scenario begins that the line belongs to; 0: none."""
    return max((one.line for one in document.scenarios if one.line <= line), default=0)


def _with_head(text: str) -> tuple[str, int]:
    """A block of an entry leaves out the feature (and the rule): they are supplied, and the lines that this adds
    counted.
    """
    for line in text.splitlines():
        stripped = line.strip()
        if not stripped or stripped.startswith(("#", "@")):
            continue
        if stripped.startswith("Feature:"):
            return text, 0
        if stripped.startswith(("Given ", "When ", "Then ", "And ", "But ", "* ")):
            return "Feature: .\nExample: without a name\n" + text, 2
        break
    return "Feature: .\n" + text, 1


def _parse(whole: str, added: int) -> tuple[Raw, list[Malformed]]:
    """The document, read without the lines that it cannot have, and what is wrong with those."""
    lines, found = whole.split("\n"), list[Malformed]()
    for _ in range(MOST_PASSES):
        try:
            return dict(GherkinParser().parse("\n".join(lines))), found
        except CompositeParserException as several:
            errors: list[ParserException] = list(several.errors)
        except ParserException as one:
            errors = [one]
        for error in errors:
            begins, ends = _at_fault(lines, (error.location or {}).get("line", 1))
            found.append(_malformed(error, added, begins + 1))
            lines[begins:ends] = [""] * (ends - begins)
    return {}, found


def _at_fault(lines: list[str], number: int) -> tuple[int, int]:
    """From which line to which the text is wrong: the one that is named; or, where the text ends in the middle of a
    block, the block, up to what looks like a step or a scenario; else the last line."""
    place = min(number, len(lines)) - 1
    if lines[place].strip() and number <= len(lines):
        return place, place + 1
    begins = next((at for at in range(place, -1, -1) if lines[at].strip() == '"""'), None)
    if begins is None:
        last = next((at for at in range(place, -1, -1) if lines[at].strip()), place)
        return last, last + 1
    ends = next((at for at in range(begins + 1, len(lines)) if _BEGINS.match(lines[at])), len(lines))
    return begins, ends


_BEGINS = re.compile(r"\s*(?:Given|When|Then|And|But|Example:|Scenario:|Rule:|@)")


def _malformed(error: ParserException, added: int, number: int) -> Malformed:
    place = error.location or {}
    line = max(1, number - added)
    message = str(error).split("\n")[-1]
    if "unexpected end of file" in message and "DocStringSeparator" in message:
        return Malformed('a text between triple quotes is not closed: expected a line with """', line, 1)
    found = message.split("got ", 1)[-1].strip("'\"") if "got " in message else message
    problem = f"expected a step (Given, When, Then, And, But), a tag or an example; found {found!r}"
    return Malformed(problem, line, place.get("column", 1), found)


def _read_scenarios(document: Document, feature: Raw, added: int, lines: list[str]) -> None:
    shared = _background(feature, added)
    for child in feature.get("children", ()):
        rule = child.get("rule")
        inner = shared + _background(rule, added) if rule else shared
        for part in rule.get("children", ()) if rule else (child,):
            if "scenario" not in part:
                continue
            try:
                document.scenarios.append(_scenario(part["scenario"], feature, rule, inner, added, lines))
            except Malformed as error:
                document.faults.append(error)


def _background(part: Raw, added: int) -> tuple[GherkinStep, ...]:
    found: tuple[GherkinStep, ...] = ()
    for child in part.get("children", ()):
        if "background" in child:
            found += _steps(child["background"], added)
    return found


def _scenario(
    raw: Raw,
    feature: Raw,
    rule: Raw | None,
    shared: tuple[GherkinStep, ...],
    added: int,
    lines: list[str],
) -> Scenario:
    line = raw["location"]["line"] - added
    if raw.get("description", "").strip():
        first = raw["description"].strip().splitlines()[0].strip()
        place = next((n for n, text in enumerate(lines[line:], line + 1) if text.strip() == first), line)
        raise Malformed("a line under a scenario must be a step: Given, When, Then, And or But", place, 1, first)
    if raw.get("examples"):
        raise Malformed("scenario outlines have no meaning here: write each example out", line, 1)
    tags = [t["name"].lstrip("@") for owner in (feature, rule or {}, raw) for t in owner.get("tags", ())]
    for name in (raw["name"], rule["name"] if rule else "", *tags):
        _not_longer(name, LONGEST_NAME, "name", line)
    steps = shared + _steps(raw, added)
    if len(steps) > MOST_STEPS:
        raise Malformed(f"{len(steps)} steps; at most {MOST_STEPS} of a scenario are played", line)
    text = _text(raw, added, lines)
    if len(text) > MOST_CHARACTERS:
        raise Malformed(f"the scenario has {len(text)} characters; at most {MOST_CHARACTERS} are read", line)
    return Scenario(raw["name"] or "without a name", line, tuple(tags), rule["name"] if rule else None, steps, text)


def _not_longer(words: str, most: int, what: str, line: int, column: int = 1) -> None:
    """Raises Malformed where there are more characters than are read."""
    if len(words) > most:
        problem = f"this {what} has {len(words):,} characters; at most {most:,} are read"
        raise Malformed(problem, line, column, f"{words[:80]}…")


def _text(raw: Raw, added: int, lines: list[str]) -> str:
    first = min([raw["location"]["line"], *(t["location"]["line"] for t in raw.get("tags", ()))]) - added
    last = raw["location"]["line"] - added
    for step in raw.get("steps", ()):
        last = step["location"]["line"] - added
        if step.get("docString"):
            last += step["docString"]["content"].count("\n") + 3
    return "\n".join(lines[max(0, first - 1) : last])


def _steps(raw: Raw, added: int) -> tuple[GherkinStep, ...]:
    found, role = [], "given"
    for step in raw.get("steps", ()):
        role = ROLES.get(step["keywordType"], role)
        line, column = step["location"]["line"] - added, step["location"]["column"] + len(step["keyword"])
        if step.get("dataTable"):
            raise Malformed("tables have no meaning under a step", line, column, step["text"])
        _not_longer(step["text"], LONGEST_SENTENCE, "sentence", line, column)
        block = step["docString"]["content"] if step.get("docString") else None
        found.append(GherkinStep(role, step["text"].strip(), line, column, block))
    return tuple(found)
