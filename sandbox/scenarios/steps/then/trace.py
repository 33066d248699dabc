"""Claims about what happened and why."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from itertools import product, zip_longest

from sandbox.editions import EDITIONS
from sandbox.editions.citations import citations
from sandbox.engine.edition import Terminology
from sandbox.engine.events import ChoiceMade
from sandbox.engine.events.mana import ManaPaid
from sandbox.engine.trace import Node
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.steps.then.claim import ClaimCheck, Finding, claimed
from sandbox.terms.spelling import spelled_nearly

NODES = 5
"""So many steps of a trace are looked at for a unit of work."""


def _because(rule: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        rules = rules_at_work(_told(context), context)
        own = context.game.edition.words.rule_names
        found = f"rules at work: {', '.join(rules) or 'none'}"
        return any(rule in (one, own.get(one)) for one in rules), found + _if_unknown(rule, own)

    return claim


def _if_unknown(rule: str, own: Mapping[str, str]) -> str:
    """What no rule is called, and the names nearest to it."""
    known = [*citations(), *own.values()]
    near = [] if rule in known else spelled_nearly(rule, known, LEAST_ALIKE)
    said = f"; no rule is called {rule!r}"
    return "" if rule in known else f"{said}, nearest: {', '.join(map(repr, near))}" if near else said


def rules_at_work(nodes: list[Node], context: StepContext) -> list[str]:
    """In order: those of the steps, of what was refused, and those by which claims were judged. A choice alone is no
    work of a rule: an order that nobody says is none in the trace. A wider rule is at work in what stands under it."""
    rules = {node.rule for node in nodes if not isinstance(node.event, ChoiceMade)}
    rules.update(*(node.also for node in nodes))
    others = {refusal.rule for refusal in context.refusals} | set(context.judged_by)
    return sorted({rule for rule in rules if rule} | others)


def _before(quoted1: str, quoted2: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        texts = [node.text for node in _told(context)]
        first, second = _place(context, texts, quoted1[1:-1]), _place(context, texts, quoted2[1:-1])
        if first is None or second is None:
            missing = quoted1 if first is None else quoted2
            return False, f"the trace does not say {missing}{_nearest(texts, missing[1:-1])}"
        return first < second, f"{quoted1} is step {first + 1}, {quoted2} step {second + 1}"

    return claim


def _told(context: StepContext) -> list[Node]:
    """Everything that has happened so far."""
    context.game.budget.spend(context.game.trace.count // NODES)
    return context.game.trace.all_nodes()


def _place(context: StepContext, texts: list[str], part: str, strictly: bool = False) -> int | None:
    """The first step with these words or, where none has them, with what they are in the edition's own words."""
    found = next((index for index, text in enumerate(texts) if part in text), None)
    own = in_own_words(part, context.game.edition.words, strictly) if found is None else None
    return next((index for index, text in enumerate(texts) if own.search(text)), None) if own is not None else found


def in_own_words(part: str, words: Terminology, strictly: bool = False) -> re.Pattern[str] | None:
    """What another edition's trace would say, as this one's does; None where it says it as well. `strictly`: without
    words that an edition may have for something else."""
    others = _words_of_others(words)
    theirs = [said for said in sorted(others, key=len, reverse=True) if not (strictly and said in OF_EVERY_TRACE)]
    found = re.compile(rf"\b(?:{'|'.join(map(re.escape, theirs))})\b")
    pieces = [re.escape(piece) for piece in found.split(part)]
    if len(pieces) == 1:
        return None
    own = [f"(?:{'|'.join(map(re.escape, sorted(others[said])))})" for said in found.findall(part)]
    return re.compile("".join(piece + word for piece, word in zip_longest(pieces, own, fillvalue="")))


def _words_of_others(own: Terminology) -> dict[str, set[str]]:
    """What other editions say, and what the edition may say in its place. Words that it says itself are its own."""
    said, found = {getattr(own, name) for name in WORDS}, dict[str, set[str]]()
    for other, name in product(EDITIONS.values(), WORDS):
        if (theirs := getattr(other.words, name)) not in said:
            found.setdefault(theirs, set()).add(getattr(own, name))
    return found


WORDS = (
    *("enters", "leaves", "removed", "outside", "buried", "destroyed_for_good"),
    *("cast", "draws_mana", "fails", "play"),
)
"""The words of an edition in which a trace tells what happens."""
OF_EVERY_TRACE = ("is countered", "is destroyed", "is put into the graveyard")
"""What every edition says of something, if not of what another says it of."""
MOST_STEPS = 400
"""Of a trace, among which near ones are looked for."""
LEAST_ALIKE = 40
"""Of a hundred, as `spelled_nearly` counts."""


def _nearest(texts: list[str], part: str) -> str:
    """The steps of the trace that are most like it, to be read after what it does not say."""
    near = spelled_nearly(part, list(dict.fromkeys(texts))[:MOST_STEPS], LEAST_ALIKE)
    return f"; nearest: {', '.join(repr(text) for text in near)}" if near else ""


def _said(quoted: str, negation: str | None = None) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        texts = [node.text for node in _told(context)]
        there = _place(context, texts, quoted[1:-1], strictly=bool(negation)) is not None
        said = f"the trace {'says' if there else 'does not say'} {quoted}"
        return there is not bool(negation), said if there or negation else said + _nearest(texts, quoted[1:-1])

    return claim


def _paid(player: str, mana: str, thing: str) -> ClaimCheck:
    """The mana in whatever order; each cost that was paid by itself."""
    wanted = Counter(re.findall(r"\{(\w)\}", mana))

    def claim(context: StepContext) -> Finding:
        who, source = context.player(player), context.object(thing).physical
        events = [node.event for node in _told(context)]
        paid = [one for one in events if isinstance(one, ManaPaid) and one.player is who]
        spent = [one.spent for one in paid if one.source.physical == source]
        found = " and ".join("".join(f"{{{kind}}}" for kind in each) for each in spent) or "nothing"
        return any(Counter(each) == wanted for each in spent), f"{who.name} paid {found} for {thing}"

    return claim


PAID = claimed(
    "{player} paid {mana} for {thing}",
    _paid,
    "Bob paid {G}{G} for Grizzly Bears",
    "Which mana was spent on a spell, or on an ability of something.",
)
TELLING = (
    claimed(
        "{quoted1} comes before {quoted2}",
        _before,
        '"Giant Growth resolves" comes before "Lightning Bolt resolves"',
        "The order of two steps of the trace, by a part of their sentences.",
    ),
    claimed(
        "the trace says {quoted}",
        _said,
        'the trace says "Giant Growth fails"',
        "A step of the trace, by a part of its sentence.",
    ),
    claimed(
        "the trace does not say {quoted}",
        lambda quoted: _said(quoted, "not"),
        'the trace does not say "regenerates"',
        "No step of it so far has these words.",
    ),
)
"""Claims that look at what the trace says, word for word."""
REASONS = (
    PAID,
    claimed(
        "because {rule}",
        _because,
        "because trample",
        "The rule, by its key, was at work or was the reason of a refusal so far.",
    ),
)
"""Claims that name a rule."""
TRACE = (*REASONS, *TELLING)
