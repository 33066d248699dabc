"""What players choose is a step of the trace, with its rule and at its place; what another step says is said once."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.engine.events import ChoiceMade
from sandbox.engine.trace import Node
from sandbox.scenarios.language.step_values import AnswerStep
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.play.run import Run, run
from tests.scenarios.content import scenarios
from tests.scenarios.texts import A_CARD_IS_CHOSEN, example

COLOR = example(
    "Given Bob controls Plains and Island",
    "And Bob holds Ward of Hues",
    "When Bob casts Ward of Hues",
    "And it resolves",
    "And Bob chooses red",
)
WARD = '''  Given this card:
    """
    Ward of Hues {1}{W}
    Artifact
    As Ward of Hues enters the battlefield, choose a color.
    """
'''


def played(text: str, edition: str = "m11") -> Run:
    (parsed,) = parse_text(text)
    return run(parsed, EDITIONS[edition])


def choices(done: Run) -> list[Node]:
    return [node for node in done.game.trace.all_nodes() if isinstance(node.event, ChoiceMade)]


def texts(done: Run) -> list[str]:
    return [node.text for node in done.game.trace.all_nodes()]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_color_that_was_chosen_is_a_step_before_the_permanent_comes(edition: str) -> None:
    done = played(COLOR.replace("  Given Bob", f"{WARD}  And Bob", 1), edition)
    (chosen,) = choices(done)
    assert chosen.text == "Bob chooses red for Ward of Hues"
    said = texts(done)
    words = EDITIONS[edition].words.enters
    assert said.index(chosen.text) < said.index(f"Ward of Hues {words}")
    assert said.count(chosen.text) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_that_another_player_chooses_is_a_step_before_it_is_discarded(edition: str) -> None:
    done = played(A_CARD_IS_CHOSEN, edition)
    (chosen,) = choices(done)
    assert chosen.text == "Bob chooses Shock"
    assert chosen.rule is not None
    assert texts(done).index("Bob chooses Shock") < texts(done).index("Shock is discarded")


def test_what_a_player_discards_is_said_once() -> None:
    given = ("Given it is Bob's main phase", "And Bob holds 7 Islands and Forest")
    done = played(example(*given, "When Bob discards Forest", "And the turn ends"))
    assert choices(done) == []
    assert texts(done).count("Forest is discarded") == 1


@pytest.mark.parametrize(("mode", "aims"), [("", ""), (" with mode 1", " targeting Bob")])
def test_a_mode_is_a_step_before_the_spell_whether_it_is_named_or_asked_for(mode: str, aims: str) -> None:
    cast = f"When Bob casts Healing Salve{mode}{aims}"
    asked = () if mode else ("And Bob chooses mode 1", "And Bob targets Bob")
    done = played(example("Given Bob controls Plains", "And Bob holds Healing Salve", cast, *asked))
    assert [node.text for node in choices(done)] == ["Bob chooses mode 1 for Healing Salve"]
    said = texts(done)
    assert said.index("Bob chooses mode 1 for Healing Salve") < said.index("Bob casts Healing Salve targeting Bob")


SAID = {
    "orders the effects": "orders the effects: ",
    "uses the effect of": "uses the effect of ",
    "applies": "first",
    "changes": " to ",
}
"""What a sentence of the table is said with, and what the trace then says."""


def test_what_the_book_says_of_choices_stands_in_its_traces() -> None:
    seen = set[str]()
    for shown in scenarios():
        answers = [one for one in shown.parsed.rest if isinstance(one.value, AnswerStep)]
        kinds = {words for words in SAID for one in answers if f" {words}" in one.step.text} - seen
        for edition in shown.editions[:1] if kinds else ():
            told = [node for node in choices(run(shown.parsed, EDITIONS[edition])) if node.rule is not None]
            seen |= {words for words in kinds if any(SAID[words] in node.text for node in told)}
    assert seen == SAID.keys()


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_chooses_where_there_is_one_thing_only(edition: str) -> None:
    assert choices(played(A_CARD_IS_CHOSEN.replace("Lightning Bolt, Shock", "Shock"), edition)) == []


LEAK = (
    *("Given Bob has {R}{3}", "And Bob holds Lightning Bolt", "And Sue holds Mana Leak", "And Sue has {1}{U}"),
    *("When Bob casts Lightning Bolt targeting Sue", "And Sue interrupts with Mana Leak targeting Lightning Bolt"),
)


@pytest.mark.parametrize("edition", ["timespiral", "m11"])
def test_that_somebody_does_not_pay_who_could_is_a_step(edition: str) -> None:
    steps = tuple(step.replace("interrupts", "responds") for step in LEAK)
    declined = played(example(*steps, "And it resolves"), edition)
    assert [node.text for node in choices(declined)] == ["Bob does not pay for Lightning Bolt"]
    told = texts(declined)
    assert told.index("Bob does not pay for Lightning Bolt") < told.index("Lightning Bolt is countered")
    assert choices(played(example(*steps, "And it resolves", "And Bob pays for Lightning Bolt"), edition)) == []


@pytest.mark.parametrize(("said", "told"), [("uses", "uses"), ("declines", "declines")])
def test_that_an_effect_is_declined_is_a_step(said: str, told: str) -> None:
    given = ("Given this card:", '    """', "    Old Font", "    Artifact")
    text = ("    At the beginning of your upkeep, you may gain 1 life.", '    """', "And Bob controls Old Font")
    done = played(
        example(*given, *text, "When it is Bob's upkeep", "And it resolves", f"And Bob {said} the effect of Old Font")
    )
    assert [node.text for node in choices(done)] == [f"Bob {told} the effect of Old Font"]


def test_an_opponent_who_was_chosen_is_a_step_where_there_are_several() -> None:
    vise = (
        "And Bob holds Black Vise",
        "And Bob has {1}",
        "When Bob casts Black Vise",
        "And it resolves",
        "And Bob chooses Sue",
    )
    three = played(example("Given the players are Bob, Sue and Ann", *vise))
    assert [node.text for node in choices(three)] == ["Bob chooses Sue for Black Vise"]
    assert choices(played(example("Given the players are Bob and Sue", *vise))) == []


def test_how_an_announced_amount_is_divided_stands_in_the_announcement() -> None:
    bolt = "When Bob casts Forked Bolt targeting Hill Giant and Sue dividing 1 and 1"
    done = played(example("Given Bob has {R}", "And Bob holds Forked Bolt", "And Sue controls Hill Giant", bolt))
    assert "Bob casts Forked Bolt targeting Hill Giant and Sue dividing 1 and 1" in texts(done)


def test_to_have_chosen_to_do_what_cannot_be_done_is_not_to_have_done_it() -> None:
    given = ("Given this card:", '    """', "    Hungry Idol", "    Artifact")
    text = "    At the beginning of your upkeep, you may destroy all creatures. If you do, you gain 5 life."
    upkeep = ("When it is Bob's upkeep", "And it resolves", "And Bob uses the effect of Hungry Idol")
    nobody = ('    """', "And Bob controls Hungry Idol")
    assert played(example(*given, text, *nobody, *upkeep, "Then Bob has 20 life")).passed
    somebody = ('    """', "And Bob controls Hungry Idol and Grizzly Bears")
    assert played(example(*given, text, *somebody, *upkeep, "Then Bob has 25 life")).passed
