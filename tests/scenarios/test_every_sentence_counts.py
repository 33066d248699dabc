"""A sentence that nobody has a use for is an error at its line; so is an answer that is not among the options."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule
from sandbox.scenarios.text_report import ruling_lines
from sandbox.scenarios.values.fault import Fault
from sandbox.terms.errors import Malformed
from tests.scenarios.rulings import refusal_of
from tests.scenarios.texts import A_CARD_IS_CHOSEN, CHOOSE_A_TARGET, TRAMPLE, example


def faults(text: str, edition: str = "m11") -> tuple[Fault, ...]:
    (ruling,) = rule(text, edition)
    assert ruling.passed is not bool(ruling.faults)
    return ruling.faults or ()


def bolt(*said: str) -> str:
    """Bob casts Lightning Bolt at Sue, and what else is said before it resolves."""
    steps = ("Given Bob controls Mountain", "And Bob holds Lightning Bolt and Forest", "And Sue controls Hill Giant")
    cast = ("When Bob casts Lightning Bolt targeting Sue", *(f"And {one}" for one in said), "And it resolves")
    return example(*steps, *cast, "Then Sue has 17 life")


NOBODY_ASKS = [
    "Bob chooses black",
    "Bob chooses mode 1",
    "Bob chooses 3",
    "Bob pays for Hill Giant",
    "Sue pays the upkeep of Hill Giant",
    "Sue discards Forest",
    "Bob sacrifices Mountain",
    "Bob orders the effects: Mountain, then Hill Giant",
    "Bob orders the blockers of Hill Giant: Mountain, then Forest",
    "Bob assigns 1 damage from Hill Giant to Sue",
    "Sue prevents 1 from Lightning Bolt",
    "Bob copies Hill Giant",
    "Bob wins the flip",
    "Bob targets Hill Giant",
    "Sue declines",
    "Bob keeps the hand",
    "Bob keeps Mountain",
    "Bob uses the effect of Hill Giant",
]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_text_without_idle_sentences_has_no_faults(edition: str) -> None:
    assert faults(bolt(), edition) == ()


@pytest.mark.parametrize("said", NOBODY_ASKS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_answer_that_nobody_asks_for_is_an_error_at_its_line(said: str, edition: str) -> None:
    (found,) = faults(bolt(said), edition)
    assert (found.line, found.sentence) == (6, said)
    assert "nobody asks for this" in found.message
    assert "has the chance to act" in found.message
    assert found.nearest


def test_the_error_says_what_is_asked_instead_and_what_would_answer_it() -> None:
    text = CHOOSE_A_TARGET.replace("And it resolves", "And Bob sacrifices Mountain")
    (found,) = faults(text)
    assert found.message == "nobody asks for this. Bob is asked: a target for Lightning Bolt"
    assert "Bob chooses Hill Giant" in found.nearest


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("Bob chooses Forest", "'Forest' is not among the options. Bob is asked: a card to discard"),
        ("Bob chooses gold", "'gold' is not among the options. Bob is asked: a card to discard"),
        ("Sue chooses Shock", "Sue is not asked. Bob is asked: a card to discard"),
    ],
)
def test_an_answer_that_is_no_option_names_its_bad_part_and_the_options(said: str, message: str) -> None:
    (found,) = faults(A_CARD_IS_CHOSEN.replace("Bob chooses Shock", said))
    assert (found.line, found.sentence) == (7, said)
    assert found.message == f"{message} (Lightning Bolt, Shock)"
    assert found.nearest == ("Bob chooses Lightning Bolt", "Bob chooses Shock")


LAND_TYPE = example(
    "Given Bob controls 2 Islands",
    "And Bob holds Phantasmal Terrain",
    "And Sue controls Forest",
    "When Bob casts Phantasmal Terrain targeting Forest",
    "And it resolves",
    "And Bob chooses swamp",
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_land_type_is_written_as_it_is(edition: str) -> None:
    (found,) = faults(LAND_TYPE, edition)
    assert "'swamp' is not among the options" in found.message
    assert "Bob chooses Swamp" in found.nearest
    assert faults(LAND_TYPE.replace("swamp", "Swamp"), edition) == ()


def test_what_a_verb_says_must_be_what_is_asked_for() -> None:
    discarding = example(
        "Given Bob controls Swamp",
        "And Bob holds Mind Rot",
        "And Bob has {B}{B}{B}",
        "And Sue holds Forest, Shock and Hill Giant",
        "When Bob casts Mind Rot targeting Sue",
        "And it resolves",
        "And Sue discards Forest and Shock",
        "Then Hill Giant is in Sue's hand",
    )
    assert faults(discarding) == ()
    (found,) = faults(discarding.replace("Sue discards", "Sue sacrifices"))
    assert found.message == "nobody asks for this. Sue is asked: a card to discard"


def test_a_name_of_a_list_that_nobody_asks_for_is_an_error() -> None:
    (found,) = faults(A_CARD_IS_CHOSEN.replace("Bob chooses Shock", "Bob chooses Shock and Lightning Bolt"))
    assert found.message == "nobody asks for Lightning Bolt"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_only_option_may_be_said(edition: str) -> None:
    alone = A_CARD_IS_CHOSEN.replace("Lightning Bolt, Shock and Forest", "Shock and Forest")
    assert faults(alone, edition) == ()
    (found,) = faults(alone.replace("Bob chooses Shock", "Bob chooses Forest"), edition)
    assert "'Forest' is not among the options" in found.message


def test_a_payment_that_cannot_be_made_says_why() -> None:
    text = example(
        "Given Bob controls Soul Net and Grizzly Bears",
        "And Sue controls Mountain",
        "And Sue holds Lightning Bolt",
        "When Sue casts Lightning Bolt targeting Grizzly Bears",
        "And everything resolves",
        "And Bob pays for Soul Net",
    )
    (found,) = faults(text)
    assert found.message.startswith(
        "Bob cannot pay {1}: all of it is missing (paying costs). Bob is asked: pay for Soul Net"
    )


def test_a_time_that_would_come_after_the_game_is_an_error() -> None:
    text = bolt().replace("Hill Giant", "Hill Giant\n  And Sue has 3 life").replace("17", "0")
    assert faults(text) == ()
    (found,) = faults(text.replace("Then", "And the turn ends\n  Then"))
    assert (found.sentence, found.message) == ("the turn ends", "the game is over before this")


@pytest.mark.parametrize("text", [CHOOSE_A_TARGET, TRAMPLE.replace("War Mammoth with", "War Mammoth#2 with")])
def test_no_message_has_an_empty_sentence(text: str) -> None:
    try:
        (ruling,) = rule(text, "m11")
    except ValueError:
        return
    refused = refusal_of(ruling)
    assert refused.text in text
    assert text.splitlines()[refused.line - 1].endswith(refused.text)


def test_the_report_shows_each_error_with_what_could_be_said_instead() -> None:
    (ruling,) = rule(A_CARD_IS_CHOSEN.replace("Bob chooses Shock", "Bob chooses gold"), "m11")
    lines = "\n".join(ruling_lines(ruling))
    assert "line 7: Bob chooses gold" in lines
    assert "did you mean: Bob chooses Shock" in lines


def test_an_answer_may_speak_of_one_edition() -> None:
    steps = (
        "Given Bob controls Craw Wurm",
        "And Sue controls Grizzly Bears and Gray Ogre",
        "When Bob attacks with Craw Wurm",
        "And Sue blocks Craw Wurm with Grizzly Bears and Gray Ogre",
        "And in m11, Bob orders the blockers of Craw Wurm: Gray Ogre, then Grizzly Bears",
        "And combat damage is dealt",
        "And Bob assigns 4 damage from Craw Wurm to Gray Ogre and 2 to Grizzly Bears",
        "Then Grizzly Bears is in Sue's graveyard",
    )
    for edition in EDITIONS:
        assert faults(example(*steps), edition) == ()
    assert faults(example(*steps).replace("in m11, ", ""), "m11") == ()
    assert len(faults(example(*steps).replace("in m11, ", ""), "timespiral")) == 1


DECK = (
    "Given Bob's deck is 30 Forests, 20 Islands, 9 Grizzly Bears and Rampant Growth",
    *("And Bob controls 3 Forests", "And Bob holds Rampant Growth", "When Bob casts Rampant Growth", "And it resolves"),
)


def test_what_is_in_a_deck_and_nowhere_else_is_found_in_the_library() -> None:
    found = example(*DECK, "And Bob finds Island", "Then Bob controls Island", "And Bob has 55 cards in the library")
    assert rule(found, "m11")[0].passed


@pytest.mark.parametrize("name", ["Swamp", "Grizzly Bears", "Island of Wak-Wak"])
def test_what_the_search_is_not_for_or_the_deck_has_not_is_no_answer(name: str) -> None:
    (ruling,) = rule(example(*DECK, f"And Bob finds {name}"), "m11")
    assert not ruling.passed
    (fault,) = ruling.faults or ()
    assert (fault.line, repr(name) in fault.message) == (7, True)


def test_nothing_can_be_found() -> None:
    assert rule(example(*DECK, "And Bob finds nothing", "Then Bob has 56 cards in the library"), "m11")[0].passed


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (("the game has not begun", "Bob controls Forest"), "Forest cannot be on the battlefield yet"),
        (("the game has not begun", "Bob holds Forest"), "Forest cannot be in Bob's hand yet"),
        (("the game has not begun", "Forest is in Bob's graveyard"), "Forest cannot be in Bob's graveyard yet"),
        (("Bob's deck is 60 Forests", "Bob controls Forest", "Bob's library has 60 cards"), "59 cards for the library"),
        (("Bob's sideboard is 15 Plains", "Bob's sideboard is 14 Plains"), "said twice"),
    ],
)
def test_a_position_that_a_deck_or_the_time_rules_out_is_an_error(steps: tuple[str, ...], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        rule(example(*(f"Given {step}" for step in steps)), "m11")


SIDEBOARD = (
    "Given the game has not begun",
    "And Bob's deck is 58 Forests and 2 Shocks",
    "And Bob's sideboard is 15 Plains",
)


def test_cards_are_exchanged_with_the_sideboard_between_games() -> None:
    exchange = "When Bob exchanges 2 Shocks for 2 Plains from the sideboard"
    back = "When Bob exchanges 2 Plains for 2 Shocks from the sideboard"
    held = ("Then Bob's deck is legal in Constructed", "And Bob has 15 cards in the sideboard")
    assert rule(example(*SIDEBOARD, exchange, *held, back, *held), "m11")[0].passed


@pytest.mark.parametrize(
    ("given", "exchange", "why"),
    [
        ((), "2 Shocks for Plains", "one for one"),
        ((), "3 Shocks for 3 Plains", "the deck has 2 of Shock"),
        ((), "Forest for Shock", "the sideboard has 0 of Shock"),
        (("Given Bob controls Forest", *SIDEBOARD[1:]), "2 Shocks for 2 Plains", "this game is under way"),
    ],
)
def test_an_exchange_that_the_rules_forbid_is_refused(given: tuple[str, ...], exchange: str, why: str) -> None:
    text = example(*(given or SIDEBOARD), f"When Bob exchanges {exchange} from the sideboard")
    (ruling,) = rule(text, "m11")
    assert ruling.refusal is not None
    assert why in ruling.refusal.message
    assert ruling.refusal.rule == "deck construction"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_number_for_x_is_refused_where_nothing_has_one(edition: str) -> None:
    """Comprehensive Rules of 2006 and 2010, glossary, X: its value is announced where a cost has it."""
    given = ("Given Bob holds Shock and Blaze", "And Bob has {R}{3}")
    (ruling,) = rule(example(*given, "When Bob casts Shock with X = 3 targeting Sue"), edition)
    assert ruling.refusal is not None
    assert ruling.refusal.message.startswith("what is paid for Shock has no X")
    assert rule(example(*given, "Then Bob may cast Blaze with X = 3 targeting Sue"), edition)[0].passed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("said", "answers"),
    [
        ("Bob uses the effect of Ivory Cup", "Bob pays for Ivory Cup"),
        ("Bob pays the upkeep of Ivory Cup", "Bob pays for Ivory Cup"),
        ("Bob leaves Ivory Cup tapped", "Bob pays for Ivory Cup"),
    ],
)
def test_who_agrees_with_another_verb_is_told_the_sentence_that_answers(said: str, answers: str, edition: str) -> None:
    position = ("Given Bob controls Ivory Cup and 2 Plains", "And Bob holds Holy Strength and Savannah Lions")
    text = example(*position, "When Bob casts Savannah Lions", f"And {said}", "And everything resolves")
    (found,) = faults(text, edition)
    assert found.message == "nobody asks for this. Bob is asked: pay for Ivory Cup (yes, no)"
    assert found.nearest == (answers,)
    assert faults(text.replace(said, answers), edition) == ()
