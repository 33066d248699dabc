"""A ruling as a judge gives it: the question, the answer in a sentence, and each step with its rule quoted."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from glossary.models import Entry, Redirect, Term
from sandbox.editing import without_claims
from sandbox.one_sentence import in_one_sentence
from sandbox.steps import in_order

from .models import Rule

FIRST_SENTENCE = re.compile(r"^.*?[.!?](?=\s+[A-Z“\"{]|\s*$)", re.S)
SCAFFOLD = re.compile(r"^\s*(?:@\S+|Feature:|Rule:|Example:|Scenario:)")
MOST_STEPS = 200

Key = tuple[str, str, str]


@dataclass(frozen=True)
class Quoted:
    """An entry's first sentence, and where it stands."""

    title: str
    url: str
    sentence: str


@dataclass(frozen=True)
class Step:
    """One step. ``quote`` stands at the first step of its rule only."""

    text: str
    rule: str
    url: str
    quote: Quoted | None


@dataclass(frozen=True)
class Answer:
    """One scenario answered."""

    name: str
    edition: str
    edition_name: str
    question: tuple[str, ...]
    sentence: str
    steps: tuple[Step, ...]


def answer_of(ruling: dict[str, Any]) -> Answer:
    """The answer that a ruling comes to. A refusal is its last step."""
    said = [step for _, step in in_order(ruling["trace"]) if step["rule"]][:MOST_STEPS]
    refusal = ruling["refusal"]
    if refusal and refusal["rule"]:
        said.append({"text": f"Refused: {refusal['message']}", "rule": refusal["rule"], "entry": refusal["entry"]})
    return Answer(
        ruling["name"],
        ruling["edition"],
        ruling["edition_name"],
        tuple(question_lines(ruling["text"])),
        in_one_sentence(ruling),
        tuple(steps_of(said)),
    )


def question_lines(text: str) -> Iterable[str]:
    """What is set up and done, line by line, without what the scenario claims."""
    return (line.strip() for line in without_claims(text).splitlines() if line.strip() and not SCAFFOLD.match(line))


def steps_of(said: list[dict[str, Any]]) -> Iterable[Step]:
    """The steps with a rule, each rule quoted once."""
    quotes = quotes_of({key_of(step["entry"]) for step in said if step["entry"]})
    seen: set[str] = set()
    for step in said:
        quote = quotes.get(key_of(step["entry"])) if step["entry"] else None
        fresh = step["rule"] not in seen
        seen.add(step["rule"])
        yield Step(step["text"], step["rule"], quote.url if quote else "", quote if fresh else None)


def key_of(entry: dict[str, str]) -> Key:
    """Edition, kind and slug."""
    return entry["edition"], entry["kind"], entry["slug"]


def quotes_of(keys: set[Key]) -> dict[Key, Quoted]:
    """The first sentences of the entries that are cited; a topic that another entry states is quoted from there."""
    found = {key: entry_at(key) for key in keys}
    return {
        key: Quoted(entry.title, entry.get_absolute_url(), first_sentence(entry.summary))
        for key, entry in found.items()
        if entry
    }


def entry_at(key: Key) -> Entry | None:
    """The entry at an address."""
    edition, kind, slug = key
    model = Term if kind == "glossary" else Rule
    entry: Entry | None = model.objects.filter(edition=edition, slug=slug).first()
    leads = None if entry else Redirect.objects.leading_from(edition, kind, slug)
    return entry_at((edition, leads.to_kind, leads.to_slug)) if leads else entry


def first_sentence(text: str) -> str:
    """Up to the first end of a sentence."""
    found = FIRST_SENTENCE.match(text)
    return found[0] if found else text
