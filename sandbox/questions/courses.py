"""What a ruling shows besides its outcome: its course, what dealt damage, and whether what is claimed was done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from sandbox.questions.story import ToldQuestion
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.position import Position
from sandbox.scenarios.values.ruling import Claim, Ruling
from sandbox.scenarios.values.trace import in_order
from sandbox.terms.types import CardType

INTERRUPTIBLE = "only interrupts aimed at "
INITIATIVE = " has the initiative "
"""What is said of an act for which it is too early by that alone."""
_COST_TAKES = re.compile(r" by (?:sacrificing|tapping|discarding|exiling|returning) .*?(?= targeting |$)")
"""What a claim says of a cost, which the trace says on its own."""
_ABILITY_MEANT = re.compile(r"^the \w+ ability of ")
ANNOUNCED = re.compile(r"\w+ (?:casts|activates) ")
_FACE_DOWN = "the face-down "
"""How the trace calls what lies face down, before its name."""
DEALS = re.compile(r"(.+?) deals [1-9]\d* damage")


def done_once_nobody_interrupts(claim: Claim, ruling: Ruling) -> bool:
    """Whether it was done, and nothing had resolved before, what may not be done while something can still be
    interrupted."""
    words = claim.text.split(" ", 3)
    if INTERRUPTIBLE not in claim.found or len(words) < 4:
        return False
    player, _, _, rest = words
    rest = _as_traced(rest)
    told = [text for _, text in course_of(ruling)]
    done = [at for at, text in enumerate(told) if text.startswith(f"{player} ") and text.endswith(f" {rest}")]
    return any(map(partial(_follows_unanswered, told), done))


def _follows_unanswered(told: Sequence[str], at: int) -> bool:
    """Whether something was announced before that step of the course, and nothing has resolved since."""
    announced = [before for before in range(at) if ANNOUNCED.match(told[before])]
    return bool(announced) and not any(text.endswith(" resolves") for text in told[announced[-1] : at])


def _as_traced(what: str) -> str:
    """What is done, without what the trace says on its own or not at all: what a cost takes, and which ability it
    is."""
    return _ABILITY_MEANT.sub("", _COST_TAKES.sub("", what))


def _act_claimed(claim: Claim) -> tuple[str, str, str]:
    """Who may do what, as a sentence says that it is done."""
    player, _, act = claim.text.partition(" may ")
    verb, _, what = act.partition(" ")
    return player, f"{verb}s", what


def done_right_then(claim: Claim, ruling: Ruling, told: ToldQuestion) -> bool:
    """Whether an instant was cast, or an ability used, in the next sentence, once whoever could act first had let that
    be."""
    player, verb, what = _act_claimed(claim)
    instants = [piece.label for piece in told.pieces if CardType.INSTANT in piece.card.types]
    instant = verb == "casts" and any(f"{what} ".startswith(f"{label} ") for label in instants)
    waited = verb == "activates" and INITIATIVE in claim.found
    if ruling.refusal is not None or not (instant or waited):
        return False
    lines = [re.sub(r"^(?:Given|When|Then|And) ", "", line.strip()) for line in ruling.text.splitlines()]
    done = f"{player} {verb} {_as_traced(what)}"
    told_of = course_of(ruling)
    parts, course = [part for part, _ in told_of], [text for _, text in told_of]
    at = course.index(done) if done in course else 0
    before = (each for each in range(at - 1, -1, -1) if parts[each] == parts[at] and ANNOUNCED.match(course[each]))
    between = any(text.endswith(" resolves") for text in course[next(before, at) : at])
    return not between and (claim.text, done) in set(pairwise(lines))


def end_without(ruling: Ruling, label: str) -> Position | None:
    """The position at the end if the spell had not been cast, the one thing done then; None where that is not so
    simple."""
    lines = ruling.text.splitlines()
    cast = [at for at, line in enumerate(lines) if re.search(rf" casts {re.escape(label)}(?!#)\b", line)]
    if len(cast) != 1 or cast[0] + 1 >= len(lines) or not lines[cast[0] + 1].strip().endswith("resolves"):
        return None
    at = cast[0]
    claimed = any(line.strip().startswith("Then ") for line in lines)
    rest = [*lines[:at], *lines[at + 2 :]]
    rest[at : at + 1] = [re.sub(r"^(\s*)And ", r"\1When ", line) for line in rest[at : at + 1]]
    played = evaluate("\n".join(rest) + "\n", ruling.edition)
    if claimed or played.fault or len(played.rulings) != 1:
        return None
    other = played.rulings[0]
    return None if other.refusal is not None or other.faults or other.open_choices else other.final


def course_of(ruling: Ruling) -> tuple[tuple[str, str], ...]:
    """What happened, each with the part of whose turn it happened in."""
    found, part = [], ""
    for depth, step in in_order(ruling.trace):
        part = step.text.removesuffix(" begins") if not depth else part
        found.append((part, step.text.replace(_FACE_DOWN, "")))
    return tuple(found)


def dealers_in(ruling: Ruling) -> frozenset[str]:
    """What dealt damage, by the trace."""
    deals = (DEALS.match(step.text.replace(_FACE_DOWN, "")) for _, step in in_order(ruling.trace))
    return frozenset(found[1] for found in deals if found)


def rules_of(ruling: Ruling) -> frozenset[str]:
    """The rules that were at work."""
    return frozenset(step.rule for _, step in in_order(ruling.trace) if step.rule)
