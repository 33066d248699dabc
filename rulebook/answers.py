"""A ruling as a judge gives it: the question, the answer in a sentence, and each step with its rule quotation_of."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from glossary.models import Entry, Redirect, Term
from sandbox.editor.gherkin_lines import without_claims
from sandbox.rulings.headline import headline
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import EntryReference, in_order

from .models import Rule
from .quotations import sentence_about

SCAFFOLD = re.compile(r"^\s*(?:@\S+|Feature:|Rule:|Example:|Scenario:)")
MOST_STEPS = 200

EntryKey = tuple[str, str, str]


@dataclass(frozen=True)
class Quotation:
    """A sentence of an entry, and where it stands."""

    title: str
    url: str
    sentence: str


@dataclass(frozen=True)
class QuotedStep:
    """One step. ``quote`` stands at the first step of its rule only."""

    text: str
    rule: str
    url: str
    quote: Quotation | None


@dataclass(frozen=True)
class JudgeAnswer:
    """One scenario answered."""

    name: str
    edition: str
    edition_name: str
    question: tuple[str, ...]
    sentence: str
    steps: tuple[QuotedStep, ...]
    open_options: tuple[str, ...] = ()
    """What could be chosen, where the question leaves a choice open."""


def answer_of(ruling: Ruling) -> JudgeAnswer:
    """The answer that a ruling comes to. A refusal is its last step."""
    return JudgeAnswer(
        ruling.name,
        ruling.edition,
        ruling.edition_name,
        tuple(question_lines(ruling.text)),
        headline(ruling),
        tuple(quoted_steps(cited_steps(ruling))),
        tuple(option for choice in ruling.open_choices for option in choice.options),
    )


def question_lines(text: str) -> Iterable[str]:
    """What is set up and done, line by line, without what the scenario claims; where there is nothing else, that."""
    return list(_lines_of(without_claims(text))) or list(_lines_of(text))


def _lines_of(text: str) -> Iterable[str]:
    return (line.strip() for line in text.splitlines() if line.strip() and not SCAFFOLD.match(line))


@dataclass(frozen=True)
class CitedStep:
    """A step before its rule is looked up."""

    text: str
    rule: str
    entry: EntryReference | None


def cited_steps(ruling: Ruling) -> list[CitedStep]:
    """The steps that a rule caused; a refusal is the last."""
    steps = [CitedStep(step.text, step.rule, step.entry) for _, step in in_order(ruling.trace) if step.rule][
        :MOST_STEPS
    ]
    refusal = ruling.refusal
    if refusal and refusal.rule:
        steps.append(CitedStep(f"Refused: {refusal.message}", refusal.rule, refusal.entry))
    return steps


def quoted_steps(said: list[CitedStep]) -> Iterable[QuotedStep]:
    """The steps with a rule, each rule quoted once."""
    entries = entries_at({entry_key(step.entry) for step in said if step.entry})
    caused: dict[str, list[str]] = {}
    for step in said:
        caused.setdefault(step.rule, []).append(step.text)
    for step in said:
        entry = entries.get(entry_key(step.entry)) if step.entry else None
        first = caused.pop(step.rule, None)
        url = entry.get_absolute_url() if entry else ""
        quote = quotation_of(entry, step.rule, first) if entry and first else None
        yield QuotedStep(step.text, step.rule, url, quote)


def quotation_of(entry: Entry, rule: str, steps: list[str]) -> Quotation:
    """What an entry says of a rule that caused these steps."""
    return Quotation(entry.title, entry.get_absolute_url(), sentence_about(entry.text, rule, steps))


def entry_key(entry: EntryReference) -> EntryKey:
    """Edition, kind and slug."""
    return entry.edition, entry.kind, entry.slug


def entries_at(keys: set[EntryKey]) -> dict[EntryKey, Entry]:
    """The entries that are cited; a topic that another entry states is quotation_of from there."""
    found = {key: entry_at(key) for key in keys}
    return {key: entry for key, entry in found.items() if entry}


def entry_at(key: EntryKey) -> Entry | None:
    """The entry at an address."""
    edition, kind, slug = key
    model = Term if kind == "glossary" else Rule
    entry: Entry | None = model.objects.filter(edition=edition, slug=slug).first()
    leads = None if entry else Redirect.objects.leading_from(edition, kind, slug)
    return entry_at((edition, leads.to_kind, leads.to_slug)) if leads else entry
