"""How work grows with a text, its cards and its choices: counted at n and at 2n, and never faster than either."""

from __future__ import annotations

from collections import Counter

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.language.plain_document import read_document
from sandbox.scenarios.parsing import PARSER
from sandbox.scenarios.result import rule
from tests.scenarios.counted_work import work_of

N = 4
SLACK = 1.15
"""What twice as much may cost beyond twice the work."""


def scenario(*steps: str) -> str:
    return "\n".join(("Example: so many", *(f"  {step}" for step in steps), ""))


def ruled(text: str, edition: str, explore: bool = False, options: bool = False) -> Counter[str]:
    return work_of(lambda: rule(text, edition, explore=explore, options=options))


def grows_evenly(small: Counter[str], large: Counter[str]) -> bool:
    return 0 < large["calls"] <= 2 * SLACK * small["calls"]


# reading


def long_text(number: int) -> str:
    return scenario("Given Bob controls Grizzly Bears", *["And Sue controls Hill Giant"] * number)


def test_reading_grows_with_the_sentences() -> None:
    def read(number: int) -> Counter[str]:
        return work_of(lambda: [PARSER.parse(one) for one in read_document(long_text(number)).scenarios])

    assert grows_evenly(read(N), read(2 * N))
    assert read(N)["plays"] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_text_without_choices_is_played_once_however_long_it_is(edition: str) -> None:
    def tapping(number: int) -> str:
        forests = [f"And Bob taps Forest#{place} for mana" for place in range(2, number + 1)]
        return scenario(f"Given Bob controls {number} Forests", "When Bob taps Forest for mana", *forests)

    small, large = ruled(tapping(N), edition), ruled(tapping(2 * N), edition)
    assert small["plays"] == large["plays"] == 1
    assert small["derivations"] == large["derivations"] == 0


# comparing


def test_comparing_plays_each_edition_once() -> None:
    def compared(number: int) -> Counter[str]:
        return work_of(lambda: [rule(long_text(number), edition) for edition in EDITIONS])

    small, large = compared(N), compared(2 * N)
    assert small["plays"] == large["plays"] == len(EDITIONS)
    assert grows_evenly(small, large)


# exploring


@pytest.mark.parametrize("edition", EDITIONS)
def test_exploring_a_choice_plays_once_for_each_option(edition: str) -> None:
    """Beside these once to find the choice, and once for the copy of the game that the options go on from."""

    def sacrificing(number: int) -> str:
        return scenario(
            f"Given Sue controls {number} Grizzly Bears",
            "And Bob controls 2 Swamps",
            "And Bob holds Diabolic Edict",
            "When Bob casts Diabolic Edict targeting Sue",
            "And it resolves",
        )

    without = ruled(sacrificing(N), edition)["plays"]
    plays = [ruled(sacrificing(number), edition, explore=True)["plays"] - without for number in (N, 2 * N)]
    assert plays == [2 + N, 2 + 2 * N]


# offering


@pytest.mark.parametrize("edition", EDITIONS)
def test_offering_grows_with_the_cards_in_hand(edition: str) -> None:
    def holding(number: int) -> str:
        return scenario("Given Bob controls 2 Forests", f"And Bob holds {number} Grizzly Bears")

    small, large = (ruled(holding(number), edition, options=True) for number in (N, 2 * N))
    assert small["plays"] == large["plays"] == 1
    assert grows_evenly(small, large)


@pytest.mark.parametrize("edition", EDITIONS)
def test_offering_grows_with_the_attackers(edition: str) -> None:
    def attacking(number: int) -> str:
        return scenario(f"Given Bob controls {number} Grizzly Bears", "And Sue controls Hill Giant")

    small, large = (ruled(attacking(number), edition, options=True) for number in (N, 2 * N))
    assert small["plays"] == large["plays"] == 1
    assert grows_evenly(small, large)


@pytest.mark.parametrize("edition", EDITIONS)
def test_offering_bands_has_a_bound(edition: str) -> None:
    def banding(number: int) -> str:
        return scenario(f"Given Bob controls {number} Benalish Heroes".replace("Heroes", "Hero"))

    small, large = (ruled(banding(number), edition, options=True) for number in (N, 2 * N))
    assert grows_evenly(small, large)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_tried_does_not_grow_with_the_creatures(edition: str) -> None:
    """Whether there will be damage to prevent is found by playing on, once for each such sentence."""

    def fighting(number: int) -> str:
        return scenario(
            f"Given Bob controls {number} Grizzly Bears",
            "And Sue controls Hill Giant",
            "When Bob attacks with Grizzly Bears",
        )

    small, large = (ruled(fighting(number), edition, options=True) for number in (N, 2 * N))
    assert small["plays"] == large["plays"]


# triggers and deaths


MOST_ORDERS = 24
"""So many other orders of what comes together are tried at most."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_triggers_together_grows_evenly_in_each_play(edition: str) -> None:
    def wardens(number: int) -> str:
        return scenario(
            f"Given Bob controls {number} Soul Wardens",
            "And Bob controls 2 Forests",
            "And Bob holds Grizzly Bears",
            "When Bob casts Grizzly Bears",
            "And everything resolves",
            f"Then Bob has {20 + number} life",
        )

    small, large = ruled(wardens(N), edition), ruled(wardens(2 * N), edition)
    assert max(small["plays"], large["plays"]) <= 1 + MOST_ORDERS
    per_play = [work["looks at the state"] / work["plays"] for work in (small, large)]
    assert per_play[1] <= 2 * SLACK * per_play[0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_creatures_that_die_together_are_one_look_and_one_derivation(edition: str) -> None:
    def dying(number: int) -> str:
        return scenario(
            f"Given Bob controls {number} Grizzly Bears",
            "And Bob controls Glorious Anthem",
            "And Bob controls 4 Plains",
            "And Bob holds Wrath of God",
            "When Bob casts Wrath of God",
            "And everything resolves",
            f"Then Bob has {number + 1} cards in the graveyard",
        )

    small, large = ruled(dying(N), edition), ruled(dying(2 * N), edition)
    assert max(small["plays"], large["plays"]) <= 1 + MOST_ORDERS
    for what in ("derivations", "looks at the state"):
        assert large[what] * small["plays"] <= small[what] * large["plays"], what
    assert large["calls"] * small["plays"] <= 2 * SLACK * small["calls"] * large["plays"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_lands_that_are_tapped_for_one_spell_grow_evenly(edition: str) -> None:
    def blazing(number: int) -> str:
        return scenario(
            f"Given Bob controls {number + 1} Mountains",
            "And Bob holds Blaze",
            f"When Bob casts Blaze with X = {number} targeting Sue",
            "And it resolves",
        )

    small, large = ruled(blazing(N), edition), ruled(blazing(2 * N), edition)
    assert small["plays"] == large["plays"] == 1
    assert large["calls"] <= 4 * small["calls"]


# crowds


@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_to_everybody_grows_with_the_creatures(edition: str) -> None:
    def shaken(number: int) -> str:
        return scenario(
            f"Given Bob controls {number} Llanowar Elves and {number} Mountains",
            f"And Sue controls {number} Llanowar Elves",
            "And Bob holds Earthquake",
            "When Bob casts Earthquake with X = 1",
            "And everything resolves",
        )

    small, large = ruled(shaken(N), edition), ruled(shaken(2 * N), edition)
    assert small["plays"] == large["plays"] == 1
    assert grows_evenly(small, large)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_crowd_whose_members_all_change_each_other_grows_with_their_pairs(edition: str) -> None:
    def choir(number: int) -> str:
        card = (
            "Given this card:",
            '  """',
            "  Choir {1}",
            "  Creature - Bird",
            "  Creatures get +1/+1.",
            "  1/1",
            '  """',
        )
        return scenario(*card, f"And Bob controls {number} Choir", "When the turn ends")

    small, large = ruled(choir(2 * N), edition), ruled(choir(4 * N), edition)
    assert small["plays"] == large["plays"] == 1
    assert small["derivations"] == large["derivations"] > 0
    assert large["calls"] <= 4 * SLACK * small["calls"]
