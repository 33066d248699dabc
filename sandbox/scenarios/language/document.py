"""Gherkin text to scenarios: names, tags, and steps with their places. What the steps say is not looked at here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from sandbox.terms.errors import Malformed

MOST_CHARACTERS = 20_000
MOST_SCENARIOS = 100
MOST_STEPS = 200


@dataclass(frozen=True)
class GherkinStep:
    """One sentence. `role` is `given`, `when` or `then`; `block` what stands between triple quotes under it."""

    role: str
    text: str
    line: int
    column: int
    block: str | None = None


@dataclass(frozen=True)
class Scenario:
    name: str
    line: int
    tags: tuple[str, ...] = ()
    rule: str | None = None
    steps: tuple[GherkinStep, ...] = ()
    text: str = field(default="", compare=False)
    """The lines of the scenario itself, tags included."""


Raw = dict[str, Any]
"""A part of the parsed document, as the parser gives it."""
ROLES = {"Context": "given", "Action": "when", "Outcome": "then"}


def read_document(text: str) -> list[Scenario]:
    """Every scenario of the text, which may begin at `Feature:`, `Rule:`, a tag or `Example:`.

    Raises Malformed with line and column of the text as it was given.
    """
    text = text.removeprefix("\ufeff")
    if len(text) > MOST_CHARACTERS:
        raise Malformed(f"the text has {len(text)} characters; at most {MOST_CHARACTERS} are read")
    whole, added = _with_head(text)
    document = _parse(whole, added)
    scenarios = _scenarios(document.get("feature") or {}, added, text.splitlines())
    if not scenarios:
        raise Malformed("no scenario found: expected a line such as `Example: a small blocker`")
    if len(scenarios) > MOST_SCENARIOS:
        raise Malformed(f"{len(scenarios)} scenarios; at most {MOST_SCENARIOS} are played at once", scenarios[-1].line)
    return scenarios


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


def _parse(whole: str, added: int) -> Raw:
    try:
        return dict(Parser().parse(whole))
    except CompositeParserException as error:
        raise _malformed(error.errors[0], added) from None
    except ParserException as error:
        raise _malformed(error, added) from None


def _malformed(error: ParserException, added: int) -> Malformed:
    place = error.location or {}
    line = max(1, place.get("line", 1) - added)
    message = str(error).split("\n")[-1]
    if "unexpected end of file" in message and "DocStringSeparator" in message:
        return Malformed('a text between triple quotes is not closed: expected a line with """', line, 1)
    found = message.split("got ", 1)[-1].strip("'\"") if "got " in message else message
    problem = f"expected a step (Given, When, Then, And, But), a tag or an example; found {found!r}"
    return Malformed(problem, line, place.get("column", 1), found)


def _scenarios(feature: Raw, added: int, lines: list[str]) -> list[Scenario]:
    found: list[Scenario] = []
    shared = _background(feature, added)
    for child in feature.get("children", ()):
        if "scenario" in child:
            found.append(_scenario(child["scenario"], feature, None, shared, added, lines))
        if "rule" in child:
            inner = shared + _background(child["rule"], added)
            rule = child["rule"]
            found += [
                _scenario(part["scenario"], feature, rule, inner, added, lines)
                for part in rule.get("children", ())
                if "scenario" in part
            ]
    return found


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
    steps = shared + _steps(raw, added)
    if len(steps) > MOST_STEPS:
        raise Malformed(f"{len(steps)} steps; at most {MOST_STEPS} are played", line)
    return Scenario(
        raw["name"] or "without a name",
        line,
        tuple(tags),
        rule["name"] if rule else None,
        steps,
        _text(raw, added, lines),
    )


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
        block = step["docString"]["content"] if step.get("docString") else None
        found.append(GherkinStep(role, step["text"].strip(), line, column, block))
    return tuple(found)
