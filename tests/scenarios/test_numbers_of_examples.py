"""An example of today's rules is decided by the rule that it stands under: the trace cites its number, or the number of
what the rule is a part of, or so does a refusal or a claim that is judged by it; or a list says why none could."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

from sandbox.editions import EDITIONS
from sandbox.editions.rule_numbers import NUMBER, parents_of, rule_number
from sandbox.scenarios.play.run import run
from sandbox.scenarios.steps.then.trace import rules_at_work
from tests.scenarios.content import Shown, scenarios

NOT_CITED = Path(__file__).with_name("examples_not_cited.txt")
EXAMPLE = re.compile(rf"today-cr-(?P<number>{NUMBER.pattern})-[0-9]+")


def reasons() -> dict[str, str]:
    """By example, why no trace cites its rule, in the order of the file."""
    lines = NOT_CITED.read_text(encoding="utf-8").splitlines()
    return {line.partition("\t")[0]: line.partition("\t")[2].strip() for line in lines}


def cited_by(shown: Shown) -> set[str]:
    """The numbers of the rules that are at work in the scenario: in a step of its trace, against what its text says
    that nobody can do, or where a claim is judged by them."""
    done = run(shown.parsed, EDITIONS["today"])
    rules = rules_at_work(done.game.trace.all_nodes(), done.reading.context)
    return {number for rule in rules if (number := rule_number(rule, "today"))}


@cache
def cited() -> dict[str, set[str]]:
    """By example, the numbers that the traces of its scenarios cite."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for shown in scenarios():
        examples = list(filter(EXAMPLE.fullmatch, shown.parsed.scenario.tags))
        numbers = cited_by(shown) if examples else set()
        for example in examples:
            found[example] |= numbers
    return dict(found)


def is_cited(example: str, numbers: set[str]) -> bool:
    match = EXAMPLE.fullmatch(example)
    assert match
    return not numbers.isdisjoint((match["number"], *parents_of(match["number"])))


def test_the_rule_of_an_example_is_cited_or_a_reason_is_given() -> None:
    missing = {example for example, numbers in cited().items() if not is_cited(example, numbers)}
    assert missing - reasons().keys() == set()


def test_no_reason_is_given_for_an_example_whose_rule_is_cited_or_that_is_not_played() -> None:
    needless = [one for one in reasons() if one not in cited() or is_cited(one, cited()[one])]
    assert needless == []


def test_reasons_stand_once_in_order_and_say_something() -> None:
    lines = NOT_CITED.read_text(encoding="utf-8").splitlines()
    assert [line.partition("\t")[0] for line in lines] == sorted(reasons())
    assert [example for example, reason in reasons().items() if not reason] == []
