"""Choices that a question leaves open, made in every way: what its scenario can then come to."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sandbox.questions.pieces import NotClear
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.ruling import MoveKind, Ruling
from sandbox.scenarios.values.trace import TraceStep, in_order

OFFERED, USES = " declines the effect of ", "uses the effect of "
UNPAID, PAYS = " does not pay for ", "pays for "
"""What somebody may do and nobody has spoken of; a question takes it that it is done."""
MOST_PLAYED = 90
MOST_WORK = 160
"""Scenarios played for one question, in all its tellings."""
MOST_CHOICES = 3
NONE_LEFT = "has no card left to draw"
"""How the course of the game says that somebody could not draw."""
BURN = "mana burn"
"""The rule by which life is lost for mana that is left."""
_TIME_GOES_ON = re.compile(r"it is \w+'s [\w ]+|the turn ends")
GOING_ON = frozenset({"everything resolves", "combat damage is dealt"})
"""Sentences that only go on with what is there."""
TURN_ENDS = "  When the turn ends\n"
RESOLVES = "  And everything resolves\n"
"""What is said at the end, so that nothing that was caused still waits."""


@dataclass
class Work:
    """How many scenarios may be played yet."""

    left: int = MOST_WORK

    def one_more(self) -> None:
        """Raises NotClear where it is one too many."""
        self.left -= 1
        if self.left < 0:
            raise NotClear("what is chosen")


def ways_on(
    text: str, edition: str, work: Work, offers: Mapping[str, bool]
) -> list[tuple[str, Ruling, tuple[str, ...]]]:
    """Each text without an open choice that the text can be finished as, its ruling, and who chose. Empty where the
    text cannot be played, or where there are too many ways. `offers`: what offers something for mana, and whether it is
    known how much of it there is. Raises NotClear where the work is done.
    """
    found: list[tuple[str, Ruling, tuple[str, ...]]] = []
    waiting: list[tuple[str, tuple[str, ...]]] = [(text, ())]
    played = 0
    while waiting:
        text, choosers = waiting.pop()
        played += 1
        work.one_more()
        ruling = _ruling(text, edition)
        if ruling is None and not choosers:
            return []
        if played > MOST_PLAYED or len(choosers) > MOST_CHOICES:
            return []
        if ruling is None:
            continue
        if _waits(text, ruling) and _ruling(text + RESOLVES, edition) is not None:
            waiting.append((text + RESOLVES, choosers))
            continue
        if (declined := _declined(text, ruling)) is not None:
            waiting.append((_used_too(text, declined), choosers))
            continue
        if (unpaid := _unpaid(text, ruling, offers)) is not None and (
            paid := _paid_too(text, unpaid, edition, work, offers)
        ):
            waiting.append((paid, choosers))
            continue
        if not ruling.open_choices:
            found.append((text, ruling, choosers))
            continue
        player = ruling.open_choices[0].player
        told, rest = _parted(text, ruling)
        waiting += [
            (f"{told}  And {sentence}\n{rest}", (*choosers, player)) for sentence in _answers(told, edition, player)
        ]
    return found


def to_the_end(text: str, ruling: Ruling) -> tuple[str, Ruling]:
    """Where somebody without life, or who had no card left to draw, has not lost yet, as the older books have it: the
    turn is played to its end, if that ends the game."""
    undrawn = any(step.text.endswith(NONE_LEFT) for _, step in in_order(ruling.trace))
    if ruling.result or (all(player.life > 0 for player in ruling.final.players) and not undrawn):
        return text, ruling
    ended = _ruling(text + TURN_ENDS, ruling.edition)
    return (text, ruling) if ended is None or not ended.result else (text + TURN_ENDS, ended)


_OF_COMBAT = "combat damage is dealt"
AFTER_COMBAT = "second main phase"


def to_end_of_combat(text: str, ruling: Ruling, active: str) -> tuple[str, Ruling]:
    """Where combat damage is the last that is told, the combat is played to its end, if something comes of that."""
    last = max(text.rfind(_OF_COMBAT), 0)
    if ruling.result or not last or " it is " in text[last:]:
        return text, ruling
    more = f"  And it is {active}'s {AFTER_COMBAT}\n"
    ended = _ruling(text + more, ruling.edition)
    if ended is None or ended.changes == ruling.changes:
        return text, ruling
    return text + more, ended


def with_mana_left(text: str, ruling: Ruling) -> tuple[str, Ruling]:
    """Where mana is left that nobody uses, the turn is played to its end, if life is lost for that."""
    if ruling.result or not any(player.mana for player in ruling.final.players):
        return text, ruling
    ended = _ruling(text + TURN_ENDS, ruling.edition)
    burned = ended is not None and any(step.rule == BURN for _, step in in_order(ended.trace))
    return (text + TURN_ENDS, ended) if ended is not None and burned else (text, ruling)


def _declined(text: str, ruling: Ruling) -> TraceStep | None:
    """Where somebody does not use what a text offers and costs nothing, and the question has not said so."""
    steps = (step for _, step in in_order(ruling.trace))
    return next((each for each in steps if OFFERED in each.text and each.text not in text), None)


def _used_too(text: str, declined: TraceStep) -> str:
    """The text in which it is used."""
    player, _, label = declined.text.partition(OFFERED)
    return _with_before(text, declined, f"{player} {USES}{label}")


def _unpaid(text: str, ruling: Ruling, offers: Mapping[str, bool]) -> TraceStep | None:
    """The last that is offered for mana and not paid for, of which the question has not said so."""
    steps = [step for _, step in in_order(ruling.trace) if UNPAID in step.text and step.text not in text]
    return next((step for step in reversed(steps) if step.text.partition(UNPAID)[2] in offers), None)


def _paid_too(text: str, unpaid: TraceStep, edition: str, work: Work, offers: Mapping[str, bool]) -> str:
    """The text in which it is paid for; empty where the mana that there is does not do. Raises NotClear where it is not
    known how much there is."""
    player, _, label = unpaid.text.partition(UNPAID)
    work.one_more()
    paid = _with_before(text, unpaid, f"{player} {PAYS}{label}")
    if _ruling(paid, edition) is not None:
        return paid
    if not offers[label]:
        raise NotClear(f"whether {player} pays for {label}")
    return ""


def _with_before(text: str, step: TraceStep, sentence: str) -> str:
    """The text with a sentence before that in which the step is taken."""
    lines = text.splitlines(keepends=True)
    at = (step.line or len(lines)) - 1
    return "".join([*lines[:at], f"  And {sentence}\n", *lines[at:]])


def added_lines(told: str, text: str) -> list[str]:
    """The lines of a text that were added to what was told."""
    before = told.splitlines()
    added = []
    for line in text.splitlines():
        if before and line == before[0]:
            before = before[1:]
        else:
            added.append(line)
    return added


def _parted(text: str, ruling: Ruling) -> tuple[str, str]:
    """The text up to the sentence that waits for the choice, and what comes after it."""
    lines = text.splitlines(keepends=True)
    end = ruling.refusal.line if ruling.refusal is not None else len(lines)
    return "".join(lines[:end]), "".join(lines[end:])


def _waits(text: str, ruling: Ruling) -> bool:
    """Whether something that was caused still waits at the end."""
    return not ruling.open_choices and bool(ruling.final.waiting) and not text.endswith(RESOLVES)


def _ruling(text: str, edition: str) -> Ruling | None:
    """The ruling, if the text can be played to its end and each of its sentences is of use."""
    played = evaluate(text, edition)
    if played.fault or len(played.rulings) != 1:
        return None
    ruling = played.rulings[0]
    refused = ruling.refusal is not None and not ruling.open_choices
    unused = [
        fault.sentence
        for fault in ruling.faults or ()
        if fault.sentence not in GOING_ON
        and not (ruling.result and _TIME_GOES_ON.fullmatch(fault.sentence))
        and not _is_asked_about(fault.sentence, text)
    ]
    return None if refused or unused or ruling.every_order_tried is False else ruling


def _is_asked_about(sentence: str, text: str) -> bool:
    """Whether it is a choice of which it is claimed that it is given: that nobody is asked for it is the answer."""
    chosen = " may choose " in text and re.match(r"\w+ (?:may choose|chooses) ", sentence) is not None
    return chosen or (" may target " in text and re.match(r"\w+ (?:may target|targets) ", sentence) is not None)


def _answers(text: str, edition: str, player: str) -> Iterator[str]:
    """The sentences that answer the open choice."""
    for ruling in evaluate(text, edition, options=True).rulings:
        for option in ruling.options or ():
            if option.legal and option.player == player and option.kind is MoveKind.ACT:
                yield option.sentence
