"""What the language refuses and where it says so, what it insists on, and that no text runs for ever."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.language.document import MOST_CHARACTERS, MOST_STEPS
from sandbox.scenarios.result import rule
from sandbox.scenarios.values.fault import fault_of
from sandbox.scenarios.values.trace import TraceStep
from sandbox.terms.errors import Malformed
from tests.scenarios.rulings import explored, refusal_of
from tests.scenarios.texts import (
    CHOOSE_A_TARGET,
    CREATURES_WITHOUT_END,
    LIFE_WITHOUT_END,
    TRAMPLE,
    TWO_BLOCKERS,
    example,
)


def refused(text: str, edition: str | None = None) -> Malformed:
    with pytest.raises(Malformed) as caught:
        rule(text, edition)
    return caught.value


# what is wrong, and where


def test_an_unknown_sentence_is_named_with_its_place_and_known_ones() -> None:
    error = refused(example("Given Bob controls Forest", "When Bob juggles with Forest"))
    assert (error.line, error.column, error.sentence) == (3, 8, "Bob juggles with Forest")
    assert 1 <= len(error.nearest) <= 3
    assert fault_of(error).kind == "Malformed"


def test_a_slip_of_the_pen_is_answered_with_the_sentence_meant() -> None:
    assert refused(example("Given Bob ctrols Forest")).nearest[0].startswith("Bob controls")
    assert refused(example("When Bob atacks with Hill Giant")).nearest[0].startswith("Bob attacks")
    assert "it resolves" in refused(example("When it resolve")).nearest


def test_an_unknown_card_is_named_with_the_nearest_one() -> None:
    error = refused(example("Given Bob controls Forest", "And Sue controls Grizly Bears"))
    assert (error.line, error.column, error.sentence) == (3, 7, "Sue controls Grizly Bears")
    assert "Grizly Bears" in error.message
    assert error.nearest[0] == "Grizzly Bears"


def test_an_unknown_edition_is_named_with_the_known_ones() -> None:
    error = refused(example("Given Bob controls Forest", "Then in mirge, Bob has 20 life"))
    assert (error.line, error.column, error.nearest) == (3, 8, list(EDITIONS))
    assert refused(TRAMPLE, "alpha").nearest == list(EDITIONS)


def test_something_that_is_not_there_is_named_with_what_is() -> None:
    error = refused(example("Given Bob controls Hill Giant", "When Bob attacks with Hill Gaint"))
    assert (error.line, error.column, error.sentence) == (3, 8, "Bob attacks with Hill Gaint")
    assert [name.lower() for name in error.nearest] == ["hill giant"]


@pytest.mark.parametrize("verb", ["has", "does not have"])
def test_a_claim_about_an_ability_that_is_no_keyword_is_refused(verb: str) -> None:
    text = f"Example: a claim\nGiven Bob controls Serra Angel\nThen Serra Angel {verb} flyng"
    error = refused(text, "m11")
    assert (error.line, error.message) == (3, "'flyng' is no keyword")


def test_a_step_of_the_turn_that_does_not_exist() -> None:
    assert "lunch" in refused(example("Given it is Bob's lunch")).message


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (("some words", "Given Bob controls Forest"), 2),
        (("Given Bob controls Forest", "    | a | b |"), 2),
        (("Given Bob controls Forest", '    """', "    words", '    """'), 2),
        (("Given this card:",), 2),
        (("Given Bob controls Forest", "When Bob passes", "Given Bob holds Forest"), 4),
        (("Given Bob controls 61 Forests",), 2),
        (("Given Bob controls Lightning Bolt",), 2),
        (("Given Bob controls Holy Strength",), 2),
        (("Given the players are Bob",), 2),
    ],
    ids=lambda part: part[-1] if isinstance(part, tuple) else str(part),
)
def test_what_is_no_step_or_no_position_is_refused_with_its_line(lines: tuple[str, ...], line: int) -> None:
    assert refused(example(*lines)).line == line


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Feature: nothing\n",
        "no scenario at all\n",
        "Scenario Outline: many\n  Given Bob controls <card>\n  Examples:\n    | card |\n    | Forest |\n",
        "x" * (MOST_CHARACTERS + 1),
        example(*["Then Bob has 20 life"] * (MOST_STEPS + 1)),
        example("Given Bob controls " + ", ".join(["60 Forests"] * 5)),
        "Feature: a\nFeature: b\n",
    ],
    ids=["empty", "no scenario", "prose", "outline", "too long", "too many steps", "too many cards", "two"],
)
def test_a_text_that_is_no_text_of_scenarios_is_refused_in_one_sentence(text: str) -> None:
    error = refused(text)
    assert error.line >= 1
    assert "\n" not in error.message


def test_a_made_up_card_that_is_not_understood_says_where() -> None:
    lines = ("Given this card:", '  """', "  Odd One {1}", "  Artifact", "  Wibble all creatures.", '  """')
    assert "expected" in refused(example(*lines)).message


# bounds


@pytest.mark.parametrize(
    ("text", "edition"),
    [(text, edition) for text in (LIFE_WITHOUT_END, CREATURES_WITHOUT_END) for edition in EDITIONS],
    ids=lambda part: part if part in EDITIONS else part.splitlines()[1].removeprefix("Example: "),
)
def test_what_never_ends_is_stopped(text: str, edition: str) -> None:
    ruling = rule(text, edition)[0]
    assert not ruling.passed
    assert refusal_of(ruling).rule == "bounds"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_number_beyond_all_means_is_refused_by_the_rules(edition: str) -> None:
    text = example(
        "Given Bob controls 60 Mountains",
        "And Bob holds Fireball",
        "When Bob casts Fireball with X = 9999 targeting Sue",
    )
    assert refusal_of(rule(text, edition)[0]).rule == "paying costs"


@pytest.mark.parametrize("edition", EDITIONS)
def test_hundreds_of_creatures_can_meet(edition: str) -> None:
    steps = ["Given Bob controls 60 Llanowar Elves and 60 Mountains", "And Sue controls 60 Llanowar Elves"]
    steps += ["And Bob holds Earthquake", "When Bob casts Earthquake with X = 19", "And everything resolves"]
    ruling = rule(example(*steps, "Then Sue has 1 life"), edition)[0]
    assert ruling.passed, ruling.refusal
    assert len(ruling.final.players[1].graveyard) == 60


def test_the_order_of_a_dozen_blockers_is_an_open_choice_and_no_endless_list() -> None:
    blockers = ["Hill Giant"] + [f"Hill Giant#{n}" for n in range(2, 13)]
    listed = ", ".join(blockers[:-1]) + f" and {blockers[-1]}"
    steps = (
        "Given Bob controls War Mammoth",
        "And Sue controls 12 Hill Giants",
        "When Bob attacks with War Mammoth",
    )
    ruling = rule(example(*steps, f"And Sue blocks War Mammoth with {listed}", "And combat damage is dealt"), "m11")[0]
    assert "order" in ruling.open_choices[0].question
    assert 1 < len(ruling.open_choices[0].options) <= 120


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_crowd_whose_members_all_change_each_other_is_worked_out(edition: str) -> None:
    choir = (
        "Given this card:",
        '  """',
        "  Choir {1}",
        "  Creature - Bird",
        "  Creatures get +1/+1.",
        "  1/1",
        '  """',
    )
    steps = ("And Bob controls 60 Choir", "And Sue controls 60 Choir", "When the turn ends", "Then Choir is a 121/121")
    ruling = rule(example(*choir, *steps), edition)[0]
    assert ruling.passed, ruling.claims


def test_waiting_for_what_never_comes_is_refused_in_the_same_turn() -> None:
    steps = ("Given Bob controls Forest", "When damage prevention begins", "Then Bob has 20 life")
    ruling = rule(example(*steps), "duel")[0]
    assert (refusal_of(ruling).line, ruling.final.turn.active) == (3, "Sue")


def test_time_does_not_move_for_ever() -> None:
    upkeeps = ["Given Bob's library has 500 cards", "And Sue's library has 500 cards"]
    upkeeps += ["When it is Bob's next upkeep"] * 80
    ruling = rule(example(*upkeeps), "m11")[0]
    assert not ruling.passed
    assert ruling.refusal is not None


# strictness and exploring


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_target_that_is_not_said_is_an_open_choice_with_its_options(edition: str) -> None:
    ruling = rule(CHOOSE_A_TARGET, edition)[0]
    choice = ruling.open_choices[0]
    assert choice.player == "Bob"
    assert sorted(choice.options) == ["Bob", "Grizzly Bears", "Hill Giant", "Sue"]
    assert (ruling.passed, ruling.claims) == (False, ())


def test_the_only_target_need_not_be_said() -> None:
    steps = ("Given Bob controls Swamp and Swamp#2", "And Sue controls Grizzly Bears", "And Bob holds Terror")
    ruling = rule(example(*steps, "When Bob casts Terror", "And it resolves", "Then Bob controls Swamp"), "m11")[0]
    assert ruling.passed
    assert "Grizzly Bears is in Sue's graveyard" in ruling.outcome


@pytest.mark.parametrize(("edition", "what"), [("duel", "divides"), ("timespiral", "divides"), ("m11", "order")])
def test_a_division_or_an_order_that_is_not_said_is_an_open_choice(edition: str, what: str) -> None:
    ruling = rule(TWO_BLOCKERS, edition)[0]
    assert what in ruling.open_choices[0].question
    assert len(ruling.open_choices[0].options) > 1
    assert refusal_of(ruling).message.startswith("Bob must choose")


def test_exploring_lists_every_outcome_with_the_choice_that_leads_to_it() -> None:
    outcomes = explored(CHOOSE_A_TARGET, "m11")
    assert len(outcomes) == 4
    assert not any(outcome.certain for outcome in outcomes)
    on_sue = next(outcome for outcome in outcomes if "Sue is at 17 life (was 20)" in outcome.outcome)
    assert on_sue.when == ("Bob chooses Sue (a target for Lightning Bolt)",)


def test_exploring_calls_the_only_outcome_certain() -> None:
    outcomes = explored(TRAMPLE, "m11")
    assert [outcome.certain for outcome in outcomes] == [True]
    assert "Sue is at 18 life (was 20)" in outcomes[0].outcome


def test_an_act_that_the_rules_refuse_stops_the_text_with_the_rule() -> None:
    steps = ("Given Bob controls Mountain", "And Bob holds Grizzly Bears", "When Bob casts Grizzly Bears")
    ruling = rule(example(*steps, "Then Grizzly Bears is in play"), "m11")[0]
    assert refusal_of(ruling).rule == "paying costs"
    assert refusal_of(ruling).line == 4
    (claim,) = ruling.claims
    assert (claim.line, claim.holds, claim.found) == (5, False, "the game did not come this far")


# editions and lines


def test_a_claim_may_speak_of_one_edition_only() -> None:
    steps = ("Given Bob has {R}", "When it is Sue's next upkeep", "Then in mirage and duel, Bob has 19 life")
    text = example(*steps, "And in m11, Bob has 20 life")
    rulings = {edition: rule(text, edition) for edition in EDITIONS}
    assert {key: [c.text[:7] for c in found[0].claims] for key, found in rulings.items()} == {
        "mirage": ["in mira"],
        "duel": ["in mira"],
        "timespiral": [],
        "m11": ["in m11,"],
        "today": [],
    }
    assert all(found[0].passed for found in rulings.values())


def test_lines_are_those_of_the_text_that_was_given() -> None:
    ruling = rule(TRAMPLE, "m11")[0]
    lines = TRAMPLE.splitlines()
    assert lines[ruling.line - 1].strip() == "Example: a small blocker"
    assert len(ruling.claims) == 3
    for claim in ruling.claims:
        assert lines[claim.line - 1].strip().endswith(claim.text)
    assert {step.line for step in all_steps(ruling.trace)} <= {None, *range(1, len(lines) + 1)}
    said = next(step for step in all_steps(ruling.trace) if step.text.startswith("Bob attacks"))
    assert said.line is not None
    assert lines[said.line - 1].strip() == "When Bob attacks with War Mammoth"


def all_steps(steps: Iterable[TraceStep]) -> list[TraceStep]:
    return [found for step in steps for found in (step, *all_steps(step.children))]
