"""Outcomes of open choices as a tree: each choice with its answers, an answer with what follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sandbox.scenarios.values.ruling import Outcome, Pick

Sentences = tuple[str, ...]


@dataclass
class Branch:
    """``answer`` leads to an outcome, or to a further question with branches of its own."""

    answer: str = ""
    player: str = ""
    question: str = ""
    outcome: Sentences | None = None
    branches: list[Branch] = field(default_factory=list)

    def onto(self, answer: str) -> Branch:
        """The branch of that answer, new if there is none yet."""
        found = next((branch for branch in self.branches if branch.answer == answer), None)
        if found is None:
            found = Branch(answer)
            self.branches.append(found)
        return found


def tree_of(outcomes: Iterable[Outcome]) -> Branch:
    """The tree of a ruling's outcomes, without what they have in common. Its root has an outcome of its own where
    everything is certain.
    """
    root, outcomes = Branch(), list(outcomes)
    common = in_every_case(outcomes)
    for found in outcomes:
        left = tuple(one for one in found.outcome if one not in common)
        for way in reversed(found.ways):
            grow(root, way, left)
    return pruned(root)


def in_every_case(outcomes: Iterable[Outcome]) -> Sentences:
    """The sentences that several outcomes have in common; of one alone nothing is told apart."""
    first, *others = [found.outcome for found in outcomes] or [()]
    return tuple(one for one in first if others and all(one in other for other in others))


def grow(root: Branch, way: Iterable[Pick], outcome: Sentences) -> None:
    """Enter one way into the tree."""
    place = root
    for pick in way:
        place.player, place.question = pick.player, pick.question
        place = place.onto(pick.option)
    place.outcome = outcome


def pruned(branch: Branch) -> Branch:
    """A question whose answers all lead to the same outcome is none; answers that lead to the same are one."""
    branch.branches = merged([pruned(one) for one in branch.branches])
    if len(branch.branches) == 1 and not branch.branches[0].branches:
        branch.outcome, branch.branches = branch.branches[0].outcome, []
    return branch


def merged(branches: list[Branch]) -> list[Branch]:
    """Branches that end alike, as one with all their answers."""
    found: list[Branch] = []
    for branch in branches:
        same = next((k for k in found if not k.branches and not branch.branches and k.outcome == branch.outcome), None)
        if same is None:
            found.append(branch)
        else:
            same.answer = f"{same.answer}, or {branch.answer}"
    return found
