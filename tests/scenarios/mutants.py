"""Scenarios of the site with one claim or one choice falsified: each must fail.

``python -m tests.scenarios.mutants`` plays them all and lists those that hold all the same; the tests play a fixed
sample. Those that hold for a reason stand with it in ``mutants_that_hold.txt``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sandbox.editions import EDITIONS
from sandbox.scenarios.language.markdown import blocks_in
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.play.run import run
from sandbox.scenarios.result import edition_of
from sandbox.terms.errors import HeadjudgeError
from tests.scenarios.content import files

Change = Callable[[re.Match[str]], str]
ABILITIES = "flying|trample|first strike|banding|vigilance|haste|fear|shroud|defender|reach|lifelink|flash"
HELD = Path(__file__).parent / "mutants_that_hold.txt"


def one_more(match: re.Match[str]) -> str:
    return f"{match[1]}{int(match[2]) + 1}{match[3]}"


UNCOUNTED = "(?<!card in )(?<!cards in )(?<!cards in the )"
"""Two zones may hold as many cards: where they are counted, the number is falsified."""

CLAIMS: tuple[tuple[str, str, Change], ...] = (
    ("a number", r"( has )(\d+)( (?:life|damage|poison|cards?))", one_more),
    ("a size", r"( is an? )(\d+)(/\d+)", one_more),
    ("a zone", rf"{UNCOUNTED}(graveyard|hand)$", lambda m: "hand" if m[1] == "graveyard" else "graveyard"),
    ("in play", r" is (in play|on the battlefield)$", lambda m: f" is not {m[1]}"),
    ("not in play", r" is not (in play|on the battlefield)$", lambda m: f" is {m[1]}"),
    ("not in a zone", r" is not in (\w+'s)", lambda m: f" is in {m[1]}"),
    ("tapped", r" is (un)?tapped$", lambda m: f" is {'' if m[1] else 'un'}tapped"),
    ("fighting", r" is (not )?(attacking|blocked)$", lambda m: f" is {'' if m[1] else 'not '}{m[2]}"),
    ("may", r"^(\w+) (?:may|can) ", lambda m: f"{m[1]} cannot "),
    ("cannot", r"^(\w+) cannot ", lambda m: f"{m[1]} may "),
    ("an ability", rf" has ({ABILITIES})$", lambda m: f" does not have {m[1]}"),
    ("no ability", rf" does not have ({ABILITIES})$", lambda m: f" has {m[1]}"),
    ("a color", r" is (not )?(white|blue|black|red|green)$", lambda m: f" is {'' if m[1] else 'not '}{m[2]}"),
    ("whose", r" is in (Bob|Sue)'s ", lambda m: f" is in {'Sue' if m[1] == 'Bob' else 'Bob'}'s "),
)
"""What is falsified of a claim: whatever it says, the opposite or another value cannot hold as well."""
OF_A_PLACE = ("a zone", "whose")
"""What is somewhere is not in many places: of a claim that says so only the opposite is false."""
ANSWERS: tuple[tuple[str, str, Change], ...] = (
    ("who answers", r"^(Bob|Sue) ", lambda m: "Sue " if m[1] == "Bob" else "Bob "),
    ("what is chosen", r"^(\w+ (?:chooses|sacrifices|discards) ).+$", lambda m: f"{m[1]}Nothing of the Kind"),
)


@dataclass(frozen=True)
class Mutant:
    """A block of an entry with one sentence changed, and which of its scenarios that is."""

    name: str
    text: str
    number: int
    edition: str

    @property
    def holds(self) -> bool:
        """Whether the scenario passes all the same. One that cannot be read does not."""
        try:
            return run(parse_text(self.text)[self.number], EDITIONS[self.edition]).passed
        except HeadjudgeError:
            return False


def mutants() -> Iterator[Mutant]:
    """All of them, in the order of the entries."""
    for path in files():
        for block in blocks_in(path.read_text(encoding="utf-8"), markdown=True):
            yield from mutants_of(f"{path.parents[2].name}/{path.parent.name}/{path.stem}", block.text)


def mutants_of(entry: str, text: str) -> Iterator[Mutant]:
    """Those of one block, each scenario under the first edition that it speaks of."""
    for number, parsed in enumerate(parse_text(text)):
        edition = edition_of(parsed)
        for bound in parsed.rest:
            if bound.edition is None or edition in bound.edition:
                for what, changed in changes_of(bound):
                    name = f"{entry}: {parsed.scenario.name}: {bound.step.text}: {what}"
                    yield Mutant(name, with_line(text, bound.step.line, bound.step.text, changed), number, edition)


def changes_of(bound: BoundStep) -> Iterator[tuple[str, str]]:
    """What can be falsified of a sentence, and the sentence with it."""
    rules = {"claim": CLAIMS, "answer": ANSWERS}.get(bound.kind, ())
    for what, pattern, change in rules:
        if what in OF_A_PLACE and " is not in " in bound.step.text:
            continue
        changed = re.sub(pattern, change, bound.step.text, count=1)
        if changed != bound.step.text:
            yield what, changed


def with_line(text: str, line: int, was: str, now: str) -> str:
    """The text with a sentence of one line replaced."""
    lines = text.split("\n")
    lines[line - 1] = lines[line - 1].replace(was, now)
    return "\n".join(lines)


def with_reasons() -> dict[str, str]:
    """The mutants that hold for a reason, by their names."""
    lines = HELD.read_text(encoding="utf-8").splitlines()
    return dict(line.split("\t", 1) for line in lines if line and not line.startswith("#"))


def main() -> int:
    """Plays all and lists those that hold. Gives 1 if one holds without a reason."""
    known, drawn, held = with_reasons(), 0, []
    for mutant in mutants():
        drawn += 1
        if mutant.holds and mutant.name not in known:
            held.append(mutant.name)
        if drawn % 250 == 0:
            print(f"{drawn} mutants, {len(held)} hold without a reason", flush=True)
    print(*held, f"{drawn} mutants, {len(held)} hold without a reason", sep="\n")
    return 1 if held else 0


if __name__ == "__main__":
    sys.exit(main())
