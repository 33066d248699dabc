"""Lists read alike after every verb: names, counts, and both."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.result import rule
from tests.scenarios.rulings import refusal_of
from tests.scenarios.texts import example

DISCARDING = (
    "Given Bob has {B}{B}{B}",
    "And Bob holds Mind Rot",
    "And Sue holds 3 Forests, Shock and Hill Giant",
    "When Bob casts Mind Rot targeting Sue",
    "And it resolves",
)


def passes(edition: str, *steps: str) -> bool:
    (ruling,) = rule(example(*steps), edition)
    return ruling.passed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("said", ["2 Forests", "Forest and Forest#2", "two Forests"])
def test_a_count_is_discarded_as_so_many(said: str, edition: str) -> None:
    claims = ("Then Sue has 3 cards in hand", "And Shock is in Sue's hand", "And Hill Giant is in Sue's hand")
    assert passes(edition, *DISCARDING, f"And Sue discards {said}", *claims)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("said", ["Forest and Shock", "Shock and Forest", "1 Forest and Shock", "Shock and 1 Forest"])
def test_names_and_counts_are_discarded_together(said: str, edition: str) -> None:
    assert passes(edition, *DISCARDING, f"And Sue discards {said}", "Then Shock is in Sue's graveyard")


def test_more_than_are_asked_for_is_an_error() -> None:
    (ruling,) = rule(example(*DISCARDING, "And Sue discards 3 Forests"), "m11")
    assert [fault.message for fault in ruling.faults or ()] == ["nobody asks for a Forest"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "said", ["2 Hill Giants and Gray Ogre", "Gray Ogre and 2 Hill Giants", "Hill Giant, Hill Giant#2 and Gray Ogre"]
)
def test_attackers_and_blockers(said: str, edition: str) -> None:
    assert passes(
        edition,
        "Given Bob controls 3 Hill Giants and Gray Ogre",
        f"When Bob attacks with {said}",
        "And it is Bob's declare blockers step",
        "Then Hill Giant#2 is attacking",
        "And Hill Giant#3 is not attacking",
        "And Gray Ogre is attacking",
    )
    assert edition == "m11" or passes(
        edition,
        "Given Bob controls Craw Wurm",
        "And Sue controls 3 Hill Giants and Gray Ogre",
        "When Bob attacks with Craw Wurm",
        f"And Sue blocks Craw Wurm with {said}",
        "Then Gray Ogre is blocking Craw Wurm",
        "And Hill Giant#2 is blocking Craw Wurm",
        "And Hill Giant#3 is not blocking",
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_mana_is_tapped_for(edition: str) -> None:
    position = ("Given Bob controls 4 Islands and Forest", "When Bob taps 3 Islands and Forest for mana")
    assert passes(edition, *position, "Then Bob has {U}{U}{U}{G}", "And Island#4 is untapped")


@pytest.mark.parametrize("edition", EDITIONS)
def test_costs_take_so_many(edition: str) -> None:
    card = (
        "  Given this card:",
        '    """',
        "    Odd Altar",
        "    Artifact",
        "    {0}, Sacrifice two lands: You gain 3 life.",
        '    """',
    )
    steps = (
        "  And Bob controls Odd Altar, 3 Forests and Island",
        "  When Bob activates Odd Altar by sacrificing ALL",
        "  And it resolves",
        "  Then Bob has 23 life",
        "  And Bob controls 2 Forests",
    )
    both = "\n".join(("Example: a text", *card, *steps)).replace("ALL", "Forest and Island")
    assert all(ruling.passed for ruling in rule(both, edition))
    two = "\n".join(("Example: a text", *card, *steps[:4], "  And Bob controls 1 Forest")).replace("ALL", "2 Forests")
    assert all(ruling.passed for ruling in rule(two, edition))


HERD = "Given Bob controls 2 Benalish Heroes, Mesa Pegasus and Hill Giant"
BANDS = [
    ("2 Benalish Heroes and Mesa Pegasus in a band", ["Benalish Hero, Benalish Hero#2 and Mesa Pegasus"]),
    ("Benalish Hero, Mesa Pegasus and Hill Giant in a band", ["Benalish Hero, Mesa Pegasus and Hill Giant"]),
    (
        "Benalish Hero, Mesa Pegasus, Benalish Hero#2 and Hill Giant, Benalish Hero and Mesa Pegasus in a band, "
        "Benalish Hero#2 and Hill Giant in a band",
        ["Benalish Hero and Mesa Pegasus", "Benalish Hero#2 and Hill Giant"],
    ),
    (
        "Benalish Hero and Mesa Pegasus in a band and Benalish Hero#2 and Hill Giant in a band",
        ["Benalish Hero and Mesa Pegasus", "Benalish Hero#2 and Hill Giant"],
    ),
    ("2 Benalish Heroes and Hill Giant, 2 Benalish Heroes in a band", ["Benalish Hero and Benalish Hero#2"]),
]


@pytest.mark.parametrize("edition", ["mirage", "duel", "timespiral"])
@pytest.mark.parametrize(("said", "bands"), BANDS, ids=lambda words: str(words)[:40])
def test_bands_are_read_as_they_are_written(said: str, bands: list[str], edition: str) -> None:
    claims = [f"Then {band} are in a band" for band in bands]
    apart = ["Then Benalish Hero and Hill Giant are not in a band"] if len(bands) == 2 else []
    assert passes(
        edition, HERD, f"When Bob attacks with {said}", "And it is Bob's declare blockers step", *claims, *apart
    )


@pytest.mark.parametrize(
    "said",
    [
        "Hill Giant and Hill Giant",
        "Hill Giant, Mesa Pegasus and Hill Giant",
        "2 Benalish Heroes and Benalish Hero",
        "Benalish Hero and Mesa Pegasus in a band, Mesa Pegasus and Hill Giant in a band",
    ],
)
def test_an_attacker_that_is_named_twice_is_refused(said: str) -> None:
    (fault,) = evaluate(example(HERD, f"When Bob attacks with {said}"), "timespiral").faults
    assert (fault.line, "is named twice" in fault.message) == (3, True)


def test_more_than_there_are_is_an_error() -> None:
    (fault,) = evaluate(example(HERD, "When Bob attacks with 3 Benalish Heroes"), "m11").faults
    assert (fault.line, fault.message) == (3, "'3 Benalish Heroes' are too many: Bob has 2")


def test_targets_are_counted() -> None:
    steps = (
        "Given Bob controls 4 Mountains",
        "And Bob holds Fireball",
        "And Sue controls 3 Grizzly Bears",
        "When Bob casts Fireball with X = 2 targeting 2 Grizzly Bears and Sue",
    )
    (ruling,) = rule(example(*steps), "m11")
    assert "cannot pay" in refusal_of(ruling).message


STANDING = (
    "Given it is Bob's main phase",
    "And Bob controls 3 Forests, Grizzly Bears and Hill Giant",
    "And Sue controls 2 Islands",
    "And 2 Forests, Grizzly Bears and Island#2 are tapped",
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_several_things_are_said_to_be_so_in_one_sentence(edition: str) -> None:
    so = (
        "Then Forest, Forest#2 and Grizzly Bears are tapped",
        "And 2 Forests and Island#2 are tapped",
        "And Forest#3, Island and Hill Giant are untapped",
        "And Grizzly Bears and Hill Giant are in play",
        "And Grizzly Bears and Hill Giant are not attacking",
    )
    assert passes(edition, *STANDING, *so)


@pytest.mark.parametrize(
    "said", ["Forest#3 and Grizzly Bears are tapped", "Forest and Hill Giant are in Bob's graveyard"]
)
def test_one_of_several_that_is_not_so_makes_it_wrong(said: str) -> None:
    assert not passes("m11", *STANDING, f"Then {said}")


def test_more_than_there_are_cannot_be_tapped() -> None:
    (fault,) = evaluate(example(*STANDING, "And 4 Forests are tapped", "Then Bob has 20 life"), "m11").faults
    assert "not so many" in fault.message
