"""Outcomes of open choices as a tree: each choice with its answers, an answer with what follows from it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

PICK = re.compile(r"(?P<player>\S+) chooses (?P<option>.*?) \((?P<question>[^()]*)\)(?:; |$)")


@dataclass
class Branch:
    """``answer`` leads to an outcome, or to a further question with branches of its own."""

    answer: str = ""
    player: str = ""
    question: str = ""
    outcome: tuple[str, ...] | None = None
    branches: list[Branch] = field(default_factory=list)

    def onto(self, answer: str) -> Branch:
        """The branch of that answer, new if there is none yet."""
        found = next((branch for branch in self.branches if branch.answer == answer), None)
        if found is None:
            found = Branch(answer)
            self.branches.append(found)
        return found


def tree_of(outcomes: Iterable[dict[str, Any]]) -> Branch:
    """The tree of a ruling's outcomes, without what they have in common. Its root has an outcome of its own where
    everything is certain.
    """
    root, outcomes = Branch(), list(outcomes)
    common = in_every_case(outcomes) if len(outcomes) > 1 else []
    for found in outcomes:
        ways = found["when"] or [""]
        for way in reversed(ways):
            grow(root, PICK.findall(way), tuple(one for one in found["outcome"] if one not in common))
    return pruned(root)


def in_every_case(outcomes: Iterable[dict[str, Any]]) -> list[str]:
    """The sentences that all outcomes have in common."""
    first, *others = [found["outcome"] for found in outcomes] or [[]]
    return [sentence for sentence in first if all(sentence in other for other in others)]


def grow(root: Branch, picks: list[tuple[str, str, str]], outcome: tuple[str, ...]) -> None:
    """Enter one way into the tree."""
    place = root
    for player, option, question in picks:
        place.player, place.question = player, question
        place = place.onto(option)
    place.outcome = outcome


def pruned(branch: Branch) -> Branch:
    """A question whose answers all lead to the same outcome is none; answers that lead to the same are one."""
    branch.branches = merged([pruned(one) for one in branch.branches])
    if len(branch.branches) == 1 and not branch.branches[0].branches:
        branch.outcome, branch.branches = branch.branches[0].outcome, []
    return branch


def merged(branches: list[Branch]) -> list[Branch]:
    """Branches that end alike, as one with all their answers."""
    kept: list[Branch] = []
    for branch in branches:
        same = next((k for k in kept if not k.branches and not branch.branches and k.outcome == branch.outcome), None)
        if same is None:
            kept.append(branch)
        else:
            same.answer = f"{same.answer}, or {branch.answer}"
    return kept
