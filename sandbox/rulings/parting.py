"""Where editions first part, as a reader is told it: what happens in each, and by which rule alone some of them go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandbox.rulings.divergence import ZONES, Divergence, Fact
from sandbox.rulings.lacking_rules import rules_at_work
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import TraceStep, in_order

MOST = 2
OF_EVERY_GAME = (
    "casting spells", "activating abilities", "triggered abilities", "triggered effects", "continuous effects",
    "resolving", "entering the battlefield", "coming into play", "dealing damage", "drawing cards", "paying costs",
    "declaring attackers", "declaring blockers", "tapping for mana",
)  # fmt: skip
"""Rules by which something is done in nearly every game: where one edition goes by them and another does not, something
else has kept it from that."""


def told_of(found: Divergence, number: int, ruling: Ruling) -> str:
    """What happens in the column of that number: its step, with what came of it where another column has the same step;
    where it has none, what keeps its game from going on."""
    step = found.steps[number]
    if step is None:
        return why_no_more(ruling)
    alike = [other for other, one in enumerate(found.steps) if one is not None and one.text == step.text]
    if len({found.facts[other] for other in alike}) < 2:
        return step.text
    came = list(dict.fromkeys(words_of(own_facts(found, number))))[:MOST]
    return f"{step.text}: {' and '.join(came)}" if came else step.text


def own_facts(found: Divergence, number: int) -> list[Fact]:
    """What holds in one column since then, and not in every other."""
    others = [facts for other, facts in enumerate(found.facts) if other != number]
    return sorted(
        (fact for fact in found.facts[number] if not all(fact in facts for facts in others)), key=lambda fact: str(fact)
    )


def why_no_more(ruling: Ruling) -> str:
    """Why nothing more happens, where it is not that all has been done."""
    if ruling.open_choices:
        choice = ruling.open_choices[0]
        return f"{choice.player} must choose {choice.question}"
    return f"no further: {ruling.refusal.message}" if ruling.refusal else "nothing more happens"


def words_of(facts: Sequence[Fact]) -> Iterator[str]:
    """What is worth telling of facts, in words."""
    for fact in facts:
        if said := in_words(fact):
            yield said


def in_words(fact: Fact) -> str:
    """A fact about a player or a permanent; nothing for one that is not worth telling."""
    whose, kind, what = (*fact, "", "")[:3]
    match kind:
        case "life":
            return f"{whose} has {what} life"
        case "size":
            return f"{whose} is {what}" if what else f"{whose} is no creature"
        case "damage":
            return f"{whose} has {what} damage" if what else ""
        case "tapped":
            return f"{whose} is {'tapped' if what else 'untapped'}"
        case "attacking":
            return f"{whose} is attacking" if what else ""
    return f"{what} is in {whose}'s {kind}" if kind in ZONES and kind in ("hand", "graveyard") else ""


def parted_by(found: Divergence, rulings: Sequence[Ruling]) -> TraceStep | None:
    """The step at that place that goes by a rule by which another column never goes though it goes on."""
    if any(ruling.open_choices or ruling.refusal for ruling in rulings):
        return None
    for number, step in enumerate(found.steps):
        others = [rules_of(other) for place, other in enumerate(rulings) if place != number]
        if step is not None and step.rule and step.entry and any(step.rule not in rules for rules in others):
            return None if step.rule in OF_EVERY_GAME else step
    return None


def rules_of(ruling: Ruling) -> set[str]:
    """All rules by which it goes, whether or not its source states them."""
    return {*rules_at_work(ruling), *(step.rule for _, step in in_order(ruling.trace) if step.rule)}
