"""What changed between two texts: rule by rule, word by word, whatever numbers they were given."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from rulebook.official.models import OfficialRule, OfficialTerm, OfficialText
from rulebook.official.signs import plain_signs

LONGEST_COMPARED = 4_000
"""Characters of a rule that are compared word by word."""
_WORDS = re.compile(r"\s*\S+")


class ChangeKind(StrEnum):
    """What became of a rule."""

    NEW = "new"
    GONE = "gone"
    CHANGED = "changed"
    RENUMBERED = "renumbered"


@dataclass(frozen=True)
class RuleChange:
    """A rule or a term of the glossary as it was and as it is."""

    kind: ChangeKind
    was: OfficialRule | OfficialTerm | None
    now: OfficialRule | OfficialTerm | None

    @property
    def shown(self) -> SafeString:
        """Its words, with what went and what came marked."""
        if self.was is None or self.now is None:
            return _marked(self.now.words) if self.now else _struck(self.was.words if self.was else "")
        return word_by_word(self.was.words, self.now.words)


def changes_between(older: OfficialText, newer: OfficialText) -> list[RuleChange]:
    """In the order of the newer text; what is gone stands after what came before it in the older."""
    was_of = ancestors(older, newer)
    kept = {was.pk for was in was_of.values()}
    now = [change for rule in newer.rules.select_related("text") for change in _of(rule, was_of.get(rule.pk))]
    gone = [
        RuleChange(ChangeKind.GONE, rule, None) for rule in older.rules.select_related("text") if rule.pk not in kept
    ]
    return [*now, *gone]


def ancestors(older: OfficialText, newer: OfficialText) -> Mapping[int, OfficialRule]:
    """For each rule of the newer text, by its key, which it was in the older one, followed through those between."""
    between = OfficialText.objects.filter(effective__gt=older.effective, effective__lte=newer.effective)
    line: dict[int, int] = {rule.pk: rule.pk for rule in newer.rules.only("pk")}
    for text in between.order_by("-effective"):
        before = dict(text.rules.exclude(before=None).values_list("pk", "before_id"))
        line = {now: before[then] for now, then in line.items() if then in before}
    was = older.rules.select_related("text").in_bulk()
    return {now: was[then] for now, then in line.items() if then in was}


def _of(now: OfficialRule, was: OfficialRule | None) -> Iterator[RuleChange]:
    if was is None:
        yield RuleChange(ChangeKind.NEW, None, now)
    elif differ(was, now):
        yield RuleChange(ChangeKind.CHANGED, was, now)
    elif was.number != now.number:
        yield RuleChange(ChangeKind.RENUMBERED, was, now)


def glossary_changes(older: OfficialText, newer: OfficialText) -> list[RuleChange]:
    """The same for the glossary, whose terms are their own numbers."""
    was = {term.term.casefold(): term for term in older.terms.select_related("text")}
    now = {term.term.casefold(): term for term in newer.terms.select_related("text")}
    new = [RuleChange(ChangeKind.NEW, None, one) for key, one in now.items() if key not in was]
    gone = [RuleChange(ChangeKind.GONE, one, None) for key, one in was.items() if key not in now]
    both = ((was[key], one) for key, one in now.items() if key in was)
    return [*new, *(RuleChange(ChangeKind.CHANGED, old, one) for old, one in both if differ(old, one)), *gone]


def differ(was: OfficialRule | OfficialTerm, now: OfficialRule | OfficialTerm) -> bool:
    """Whether they say something else, however their signs are set."""
    return plain_signs(was.words) != plain_signs(now.words)


def word_by_word(was: str, now: str) -> SafeString:
    """The newer words, with what went struck out before what came in its place."""
    if max(len(was), len(now)) > LONGEST_COMPARED:
        return format_html("{} {}", _struck(was), _marked(now))
    old, new = _WORDS.findall(was), _WORDS.findall(now)
    parts: list[tuple[str]] = []
    for step, old_from, old_to, new_from, new_to in SequenceMatcher(None, _said(old), _said(new), False).get_opcodes():
        went, came = "".join(old[old_from:old_to]), "".join(new[new_from:new_to])
        parts.append((came if step == "equal" else _change(went, came),))
    return format_html_join("", "{}", parts)


def _said(words: list[str]) -> list[str]:
    """What is compared of words: neither the space before them nor how their signs are set."""
    return [plain_signs(word).strip() for word in words]


def _change(went: str, came: str) -> SafeString:
    """What went, struck, and what came, marked; the space before them stays outside."""
    shown = [(show(words.strip()),) for words, show in ((went, _struck), (came, _marked)) if words]
    return format_html("{}{}", " " * (went or came)[0].isspace(), format_html_join(" ", "{}", shown))


def _struck(words: str) -> SafeString:
    return format_html("<del>{}</del>", words)


def _marked(words: str) -> SafeString:
    return format_html("<ins>{}</ins>", words)
