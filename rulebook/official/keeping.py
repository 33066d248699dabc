"""Putting a text into the database, and tying its rules to those of the texts before and after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from django.db import transaction
from django.utils.text import slugify

from rulebook.official.matching import Worded, matched
from rulebook.official.models import OfficialRule, OfficialTerm, OfficialText
from rulebook.official.structure import RulesText

Progress = Callable[[str], None]
PORTION = 500


def keep(rules: RulesText, file_name: str, digest: str, say: Progress) -> OfficialText:
    """In place of the text of the same date, all or nothing."""
    with transaction.atomic():
        OfficialText.objects.filter(effective=rules.effective).delete()
        text = OfficialText.objects.create(
            effective=rules.effective, file_name=file_name, digest=digest, counted=rules.counted
        )
        say(f"  keeping {len(rules.numbered):,} numbered paragraphs and {len(rules.glossary):,} terms")
        OfficialRule.objects.bulk_create(_rules(rules, text), batch_size=PORTION)
        OfficialTerm.objects.bulk_create(_terms(rules, text), batch_size=PORTION)
        for older, newer in neighbours(text):
            say(f"  comparing with the text of {(older if newer == text else newer).effective}")
            tie(older, newer)
        for later in OfficialText.objects.filter(effective__gte=text.effective).order_by("effective"):
            date_words(later)
    return text


def _rules(rules: RulesText, text: OfficialText) -> Iterator[OfficialRule]:
    for place, one in enumerate(rules.numbered):
        yield OfficialRule(
            text=text,
            number=one.number,
            occurrence=one.occurrence,
            level=one.level,
            place=place,
            words=one.words,
            examples=one.examples,
        )


def _terms(rules: RulesText, text: OfficialText) -> Iterator[OfficialTerm]:
    seen: Counter[str] = Counter()
    for place, entry in enumerate(rules.glossary):
        slug = slugify(entry.term)[:180] or "term"
        seen[slug] += 1
        slug = slug if seen[slug] == 1 else f"{slug}-{seen[slug]}"
        yield OfficialTerm(text=text, term=entry.term[:200], slug=slug, place=place, words=entry.words)


def neighbours(text: OfficialText) -> Iterator[tuple[OfficialText, OfficialText]]:
    """The pairs of an older and a newer text of which it is one, with none between."""
    older = OfficialText.objects.filter(effective__lt=text.effective).order_by("-effective").first()
    newer = OfficialText.objects.filter(effective__gt=text.effective).order_by("effective").first()
    if older:
        yield older, text
    if newer:
        yield text, newer


def tie(older: OfficialText, newer: OfficialText) -> None:
    """Notes for each rule of the newer text which it was in the older one, and whether it says the same."""
    was = {(rule.number, rule.occurrence): rule for rule in older.rules.all()}
    now = {(rule.number, rule.occurrence): rule for rule in newer.rules.all()}
    for rule in now.values():
        rule.before, rule.unchanged = None, False
    pairs = matched([Worded(key, one.words) for key, one in was.items()], [Worded(k, o.words) for k, o in now.items()])
    for old, new in pairs:
        now[new.key].before = was[old.key]
        now[new.key].unchanged = old.compared == new.compared
    OfficialRule.objects.bulk_update(now.values(), ["before", "unchanged"], batch_size=PORTION)


def date_words(text: OfficialText) -> None:
    """Notes since when each rule says what it says, as far back as there are texts here; those before are dated."""
    rules = list(text.rules.select_related("before"))
    for rule in rules:
        rule.since = rule.before.since if rule.before and rule.unchanged else text.effective
    OfficialRule.objects.bulk_update(rules, ["since"], batch_size=PORTION)
