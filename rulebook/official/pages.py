"""What the pages of an official text show: rules with their references linked, since when they say what they say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from itertools import groupby

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from rulebook.official.changes import ancestors
from rulebook.official.models import OfficialRule, OfficialTerm, OfficialText
from rulebook.official.references import references_in
from rulebook.official.structure import Level
from sandbox.templatetags.board import symbols

LONGEST_HEADING = 60
FEW_HEADINGS = 4
MANY_HEADINGS = 20
"""From so many on, what stands under a heading is folded away."""


@dataclass(frozen=True)
class RuleShown:
    """A rule with its paragraphs and examples as HTML. `since`: the oldest text in a row that says the same; None where
    no older one is here. `newest`: the same rule in the newest text, where that is another."""

    rule: OfficialRule
    paragraphs: tuple[SafeString, ...]
    examples: tuple[SafeString, ...]
    since: date | None
    newest: OfficialRule | None


def rules_shown(text: OfficialText, subsection: str) -> Iterator[RuleShown]:
    """Those of a subsection, its heading first."""
    rules = text.rules.filter(number=subsection) | text.rules.filter(number__startswith=f"{subsection}.")
    addresses = addresses_of(text)
    today = rules_of_today(text)
    earlier = OfficialText.objects.filter(effective__lt=text.effective).exists()
    for rule in rules.select_related("text").order_by("place"):
        yield RuleShown(
            rule,
            tuple(linked(part, addresses) for part in rule.words.split("\n\n")),
            tuple(linked(example, addresses) for example in rule.examples),
            rule.since if earlier else None,
            today.get(rule.pk),
        )


def headings_among(rules: Iterable[RuleShown]) -> list[OfficialRule]:
    """The rules of a subsection that are headings themselves, as those of a keyword are; none where they are few."""
    found = [one.rule for one in rules if one.rule.level == Level.RULE and is_heading(one.rule.words)]
    return found if len(found) >= FEW_HEADINGS else []


def under_headings(rules: Iterable[RuleShown], headings: list[OfficialRule]) -> list[list[RuleShown]]:
    """The rules in groups: those before the first heading, then each heading with what stands under it; empty where
    the headings are not many."""
    groups: list[list[RuleShown]] = [[]]
    for one in rules:
        if one.rule in headings:
            groups.append([])
        groups[-1].append(one)
    return groups if len(headings) >= MANY_HEADINGS else []


def is_heading(words: str) -> bool:
    """Whether it names what follows and states nothing."""
    return len(words) <= LONGEST_HEADING and not words.endswith((".", ":"))


def rules_of_today(text: OfficialText) -> Mapping[int, OfficialRule]:
    """For each rule of the text, by its key, the same rule in the newest one, where it is not the newest itself."""
    newest = OfficialText.objects.latest("effective")
    return _followed(text.effective, newest.effective, _state()) if newest != text else {}


def _state() -> str:
    """Changes with every import."""
    return " ".join(OfficialText.objects.values_list("digest", flat=True))


@lru_cache(maxsize=8)
def _followed(older: date, newer: date, state: str) -> Mapping[int, OfficialRule]:
    was, now = (OfficialText.objects.get(effective=day) for day in (older, newer))
    rules = now.rules.select_related("text").in_bulk()
    return {old.pk: rules[key] for key, old in ancestors(was, now).items()}


def addresses_of(text: OfficialText) -> Mapping[str, str]:
    """Where each number of the text is shown."""
    return _addresses(text.effective, text.digest)


@lru_cache(maxsize=32)
def _addresses(effective: date, digest: str) -> Mapping[str, str]:
    rules = OfficialRule.objects.filter(text__effective=effective, text__digest=digest).select_related("text")
    return {rule.number: rule.get_absolute_url() for rule in reversed(rules)}


def linked(words: str, addresses: Mapping[str, str]) -> SafeString:
    """The words with a link on every number that the text has, and their symbols drawn."""
    parts, done = list[tuple[object]](), 0
    for one in references_in(words):
        if one.number in addresses:
            parts.append((symbols(words[done : one.start]),))
            parts.append((format_html('<a href="{}">{}</a>', addresses[one.number], words[one.start : one.end]),))
            done = one.end
    return format_html_join("", "{}", [*parts, (symbols(words[done:]),)]) or mark_safe("")


def where_is(number: str, on: date | None = None) -> str:
    """The address of a rule by its number in the text of that day, or the newest; empty where no text here has it."""
    texts = OfficialText.objects.filter(effective=on) if on else OfficialText.objects.all()[:1]
    rule = OfficialRule.objects.filter(text__in=list(texts), number=number).select_related("text").first()
    return rule.get_absolute_url() if rule else ""


def glossary_linked(text: OfficialText) -> Iterator[tuple[str, list[tuple[OfficialTerm, tuple[SafeString, ...]]]]]:
    """Every term with the paragraphs that define it, letter by letter."""
    addresses = addresses_of(text)
    by_letter = sorted(text.terms.all(), key=lambda term: letter_of(term.term))
    for letter, terms in groupby(by_letter, key=lambda term: letter_of(term.term)):
        yield letter, [(term, tuple(linked(part, addresses) for part in term.words.split("\n\n"))) for term in terms]


def letter_of(term: str) -> str:
    """The letter under which a term is looked up; a sign for all that begins with none."""
    first = next((sign for sign in term if sign.isalnum()), "#")
    return first.upper() if first.isalpha() else "#"


def contents_of(text: OfficialText) -> list[tuple[OfficialRule, list[OfficialRule]]]:
    """Sections, each with its subsections."""
    found: list[tuple[OfficialRule, list[OfficialRule]]] = []
    for rule in text.rules.filter(level__in=("section", "subsection")):
        if rule.level == "section":
            found.append((rule, []))
        elif found:
            found[-1][1].append(rule)
    return found
