"""Which cases make a puzzle, and what it asks: decided by their sentences alone, so that hundreds can be looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.scenarios.claims import kind_of, subject_of
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.values.ruling import ClaimKind

MOST_MOVES = 6
MOST_QUESTIONS = 4
MOST_SUBJECTS = 4
SHOWING_WHY = (ClaimKind.REASON, ClaimKind.TRACE)
DECISIONS = ("act", "attack", "block")
"""Kinds of sentences in which a player decides to do something."""
HOLDING = re.compile(r"(?P<player>\S+) (?:controls|holds) (?P<things>.+)")
BETWEEN = re.compile(r",? and |, | on | with ")
NOT_THE_NAME = re.compile(r"^(?:(?:\d+|an?|two|three|four) )?(?:(?:un)?tapped )?|#\d+$")


@dataclass(frozen=True)
class Case:
    """A scenario under an edition, as a puzzle tells it: what is done, and the claims that it asks about."""

    parsed: ParsedScenario
    edition: str

    @property
    def moves(self) -> list[BoundStep]:
        return [bound for bound in self.parsed.read_under(self.edition) if bound.kind != "claim"]

    @property
    def done(self) -> str:
        """The moves as words."""
        return " ".join(bound.step.text for bound in self.moves)

    @property
    def asked(self) -> list[BoundStep]:
        """The claims about what the puzzle shows; how something was paid counts only where nothing else is claimed."""
        shown = " ".join([*(bound.step.text for bound in self.parsed.given), self.done])
        said = [bound for bound in self.parsed.rest if bound.kind == "claim" and bound.is_for(self.edition)]
        told = [bound for bound in said if is_result(bound) and subject_of(bound) in shown and not self.is_done(bound)]
        return [bound for bound in told if not bound.step.text.endswith("tapped")] or told

    def is_done(self, claim: BoundStep) -> bool:
        """Whether a claim says that something may be done which the moves do."""
        who, *words = claim.step.text.split(maxsplit=3)
        return kind_of(claim) is ClaimKind.LEGALITY and any(
            move.step.text.startswith(who) and move.step.text.endswith(words[-1]) for move in self.moves
        )

    @property
    def questions(self) -> list[str]:
        """What is asked, without giving away what is claimed: each act that is allowed or not, then what becomes of
        everything else."""
        acts = (bound.step.text.split(maxsplit=2) for bound in self.asked if kind_of(bound) is ClaimKind.LEGALITY)
        others = [subject_of(bound) for bound in self.asked if kind_of(bound) is not ClaimKind.LEGALITY]
        becoming = [f"What becomes of {listed(list(dict.fromkeys(others)))}?"] if others else []
        return [*dict.fromkeys(f"May {who} {act}?" for who, _, act in acts), *becoming]

    @property
    def is_worth_asking(self) -> bool:
        """Whether there is something to think about: cards of two players come into it, one of them is used, and either
        two players decide something or something may not be done; and no more happens, and no more is asked, than one
        can keep in mind."""
        told = " ".join([self.done, *(bound.step.text for bound in self.asked)])
        deciders = {bound.step.text.split(maxsplit=1)[0] for bound in self.moves if bound.kind in DECISIONS}
        is_contested = len(deciders) > 1 or any(forbids(bound) for bound in self.asked)
        uses_a_card = bool(self.owners_named(self.done))
        return self.is_short and is_contested and uses_a_card and len(self.owners_named(told)) > 1

    @property
    def is_short(self) -> bool:
        subjects = {subject_of(bound) for bound in self.asked}
        are_few = 0 < len(self.questions) <= MOST_QUESTIONS and len(subjects) <= MOST_SUBJECTS
        return are_few and 0 < len(self.moves) <= MOST_MOVES

    def owners_named(self, words: str) -> set[str]:
        """The players of whose cards the words name one."""
        return {player for player, card in holdings(self.parsed) if card in words}


def is_result(bound: BoundStep) -> bool:
    """Whether a claim says what becomes of something or what may be done, rather than why."""
    return bool(subject_of(bound)) and kind_of(bound) not in SHOWING_WHY


def forbids(bound: BoundStep) -> bool:
    """Whether a claim says that something may not be done."""
    return kind_of(bound) is ClaimKind.LEGALITY and " cannot " in bound.step.text


def holdings(parsed: ParsedScenario) -> Iterator[tuple[str, str]]:
    """Who has which cards in play or in hand when the scenario begins."""
    for bound in parsed.given:
        if match := HOLDING.fullmatch(bound.step.text):
            for thing in BETWEEN.split(match["things"]):
                yield match["player"], NOT_THE_NAME.sub("", thing)


def listed(names: list[str]) -> str:
    """`Bob, Sue and Hill Giant`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
