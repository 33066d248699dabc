"""The table of sentences as a page for people: groups, an example of each, what it means, and how it may be varied."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from sandbox.editions import EDITIONS
from sandbox.editions.citations import citations
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.steps import TABLE
from sandbox.scenarios.values.trace import EntryReference, entry_of

INTRODUCTIONS = {
    "The position": "Given: who has what when the scenario begins.",
    "The whole game": "Decks, formats, who begins, teams, and how a game or a match ends.",
    "Acts": "When: what players do of their own will. Each is done at the next moment at which the rules allow it.",
    "Combat": "When: who attacks and who blocks.",
    "Choices": "When: what players answer when the rules or a text ask them. An answer may stand before its question.",
    "Time": "When: how far time moves on. It moves no further than a sentence says.",
    "Claims": "Then: what should be so where the sentence stands. What does not hold is marked, with what was found.",
}
"""What a group's sentences are for; in the order in which they are shown."""
_PART = re.compile(r"\{(?P<slot>\w+?)\d?\}|\[(?P<optional>[^][]*)\]|\((?P<choices>[^()]*)\)|(?P<plain>[^{}()[\]]+)")
SLOTS = {
    "thing": "a card", "things": "cards", "other": "another card", "player": "a player", "total": "a number",
    "number": "a number", "amount": "a number", "mana": "mana", "size": "power/toughness", "quoted": "“words”",
    "text": "what", "step": "a step", "host": "what it is on", "about": "a card", "rule": "a rule",
    "targets": "targets", "target": "a target", "word": "a word", "words": "words", "name": "a name", "names": "names",
    "one": "a team", "pool": "a format", "ability": "a keyword", "fight": "attacking, blocking or blocked",
    "negation": "not", "zone": "hand, graveyard or library", "counter": "+1/+1 or other", "color": "a color",
    "day": "a date", "expansion": "a set", "format": "a format", "scope": "local or global", "place": "top or bottom",
    "others": "other cards", "banned": "banned or restricted", "expansions": "sets", "colors": "colors",
    "daytime": "day or night", "playercounter": "poison, energy, experience or rad", "title": "a designation",
    "designation": "saddled or another designation", "source": "another card", "choice": "a choice",
    "attackers": "attackers", "blockers": "blockers", "attacker": "an attacker", "blocker": "a blocker",
    "old": "a word", "new": "another word", "returned": "an attacker", "crew": "creatures",
}  # fmt: skip


@dataclass(frozen=True)
class FormPart:
    """A piece of a sentence's form: `fixed` words, a `slot` for the reader's own, or what `may` be left out."""

    kind: str
    text: str


@dataclass(frozen=True)
class SentenceRow:
    example: str
    about: str
    form: tuple[FormPart, ...] = ()

    @property
    def searched(self) -> str:
        """What a search looks through, in lower case."""
        return " ".join((self.example, self.about, *(part.text for part in self.form))).lower()


@dataclass(frozen=True)
class SentenceGroup:
    name: str
    about: str
    rows: tuple[SentenceRow, ...]


@dataclass(frozen=True)
class ReasonRow:
    """A rule's key, which `because` takes, and the entries that state the rule."""

    rule: str
    entries: tuple[EntryReference, ...]


def form_of(pattern: str) -> tuple[FormPart, ...]:
    """The pattern for people: no braces, no brackets, no strokes."""
    return tuple(part for match in _PART.finditer(pattern) for part in _part(match))


def _told_apart(choices: list[str]) -> list[str]:
    """The choices without those that only put another pronoun or article before the first."""
    return [one for one in choices if one and (one == choices[0] or not one.endswith(f" {choices[0]}"))]


def _part(match: re.Match[str]) -> Iterable[FormPart]:
    if slot := match["slot"]:
        yield FormPart("may" if slot == "negation" else "slot", SLOTS.get(slot, slot))
    elif (optional := match["optional"]) is not None:
        if len(optional) > 1:
            yield from (FormPart("may", part.text) for part in form_of(optional))
        elif optional == "s":
            yield FormPart("fixed", "s")
    elif choices := match["choices"]:
        yield FormPart("fixed", " or ".join(_told_apart(choices.split("|"))))
    else:
        yield FormPart("fixed", match["plain"])


NOTATION = (
    SentenceRow("Bob controls 3 Forests, Hill Giant and two 1/1 green Saproling tokens", "Numbers, lists and tokens."),
    SentenceRow("Bob controls Holy Strength on Hill Giant", "What is on something is said with it."),
    SentenceRow("Grizzly Bears#2 is tapped", "The second card of a name, in the order in which they were named."),
    SentenceRow("Bob casts Counterspell targeting Giant Growth", "A spell on its way is called by its card’s name."),
    SentenceRow(
        "Sue interrupts with Rust targeting the effect of Zuran Orb",
        "An ability on its way is called the effect of the card that it is of.",
    ),
    SentenceRow("Bob casts Blaze with X = 3 targeting Sue", "A number that is announced."),
    SentenceRow("Bob casts Healing Salve with mode 2 targeting Bob", "Which of several modes, counted from 1."),
    SentenceRow("Bob casts Forked Bolt targeting Hill Giant and Sue dividing 1 and 1", "How it is divided, in order."),
    SentenceRow("Bob casts Battering Craghorn face down", "With morph."),
    SentenceRow("Bob casts Deep Analysis with flashback targeting Bob", "Also: with kicker, with buyback."),
    SentenceRow("Bob casts Glacial Ray with splice of Glacial Ray#2 targeting Sue", "Another card spliced onto it."),
    SentenceRow("Bob casts Fireblast for its other cost targeting Sue", "A cost in place of the mana cost."),
    SentenceRow("Bob activates Fallen Angel by sacrificing Hill Giant", "Also: by discarding, exiling or returning."),
    SentenceRow("Bob casts Guardian of Vitu-Ghazi by tapping Grizzly Bears", "With convoke."),
    SentenceRow(
        "Bob attacks with Mesa Pegasus and Hill Giant in a band", "Creatures that attack together; also after a list."
    ),
    SentenceRow("in mirage, Sue has 18 life", "A sentence that speaks of one edition only, or of several."),
)
"""Forms that fit into many sentences."""
LINES = (
    SentenceRow("Example: a small blocker", "Begins a scenario, and names it."),
    SentenceRow("@m11 @timespiral", "Above the scenario: the editions that it speaks of."),
    SentenceRow("# a note", "A line that nobody reads but you."),
    SentenceRow("Given, When, Then, And, But", "Each sentence begins with one; And and But go on with the one before."),
    SentenceRow('"""', "Before and after the lines of a card’s text, below `Given this card:`."),
)
"""What a line may be besides a sentence."""


def rows_of(table: Iterable[StepDefinition]) -> tuple[SentenceRow, ...]:
    """One for each sentence."""
    return tuple(SentenceRow(one.example, one.about, _form_with_slots(one.pattern)) for one in table)


def _form_with_slots(pattern: str) -> tuple[FormPart, ...]:
    """None where nothing in it is the reader's: the example is the form."""
    form = form_of(pattern)
    return form if any(part.kind != "fixed" for part in form) else ()


def groups() -> tuple[SentenceGroup, ...]:
    """Every sentence of the table, and how to write what stands in them."""
    told = [
        SentenceGroup(name, about, rows_of(one for one in TABLE if one.group == name))
        for name, about in INTRODUCTIONS.items()
    ]
    notation = SentenceGroup("Writing a sentence", "Forms that fit into many sentences.", NOTATION)
    return (*told, notation, SentenceGroup("Lines", "What stands in a text besides sentences.", LINES))


def reasons() -> tuple[ReasonRow, ...]:
    """Every key that `because` takes."""
    return tuple(
        ReasonRow(rule, tuple(entry for key in EDITIONS if (entry := entry_of(rule, key)) is not None))
        for rule in sorted(citations())
    )


def found(question: str) -> tuple[tuple[SentenceGroup, ...], tuple[ReasonRow, ...]]:
    """The rows and keys that have all words of the question in them."""
    words = question.lower().split()
    kept = [
        SentenceGroup(group.name, group.about, tuple(row for row in group.rows if _has(row.searched, words)))
        for group in groups()
    ]
    keys = tuple(row for row in reasons() if _has(f"because {row.rule}", words))
    return tuple(group for group in kept if group.rows), keys


def _has(text: str, words: Iterable[str]) -> bool:
    return all(word in text for word in words)
