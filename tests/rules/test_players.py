"""What happens to players: life, cards drawn and discarded, losing and winning."""

from __future__ import annotations

import pytest

from sandbox.engine.changes.designations import put_counters_on_player
from sandbox.engine.game import Game
from sandbox.rules.players.draw_and_discard import draw
from sandbox.rules.players.life import change_life
from sandbox.rules.players.losing import (
    at_the_end_of_phases_and_attacks,
    concede,
    everybody_else,
    look_for_losers,
    opponents_within_range,
    whenever_it_is_checked,
    wins,
)
from sandbox.rules.zones.shuffling import shuffle
from tests.rules.tables import ALL, Case, Paper, by_answer, chapter

CASES = (
    Case(
        "life gained is added",
        "Fifth Edition: This Is Your Life; 2010: 118.3",
        """
        Bob has {W}
        Bob holds Healing Salve
        Sue has 3 life

        Bob casts Healing Salve with mode 1 targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Healing Salve / Sue 6",
    ),
    Case(
        "where no life can be gained none is",
        "2010: 118.7",
        """
        Bob controls Forsaken Wastes
        Bob has {W}
        Bob holds Healing Salve

        Bob casts Healing Salve with mode 1 targeting Bob
        it resolves
        """,
        "Bob 20: Forsaken Wastes; graveyard: Healing Salve / Sue 20",
    ),
    Case(
        "losing life is no damage: nothing prevents it",
        "Fifth Edition: This Is Your Life; 2010: 118.3",
        """
        Bob has {B}{B}{W}{W}{C}
        Bob holds Sign in Blood and Safe Passage

        Bob casts Safe Passage
        it resolves
        Bob casts Sign in Blood targeting Bob
        it resolves
        """,
        "Bob 18; hand: 2 ?; graveyard: Safe Passage, Sign in Blood / Sue 20",
        ("m11",),
    ),
    Case(
        "who does not have to lose plays on",
        "2006: 102.3; 2010: 104.3",
        """
        Sue controls Platinum Angel
        Sue has 2 life
        Bob has {R}
        Bob holds Lightning Bolt

        Bob casts Lightning Bolt targeting Sue
        it resolves
        it is Bob's end step
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue -1: Platinum Angel 4/4",
    ),
    Case(
        "dredge returns a card instead of a draw",
        "2006: 502.47a; 2010: 702.49a",
        """
        it is Bob's upkeep
        Stinkweed Imp is in Bob's graveyard

        Bob draws
        Bob chooses Stinkweed Imp
        """,
        "Bob 20; hand: Stinkweed Imp; graveyard: 5 ? / Sue 20",
        ("timespiral", "m11"),
    ),
    Case(
        "with too few cards in the library nothing is dredged",
        "2006: 502.47a; 2010: 702.49b",
        """
        it is Bob's upkeep
        Stinkweed Imp is in Bob's graveyard
        Bob's library has 4 cards

        Bob draws
        Bob chooses Stinkweed Imp
        """,
        "Bob 20; hand: ?; graveyard: Stinkweed Imp / Sue 20",
        ("timespiral", "m11"),
    ),
    Case(
        "damage that would leave less than 1 life leaves 1 where a text says so",
        "2006: 419.1a; 2010: 614.1a",
        """
        Sue controls Worship and Grizzly Bears
        Sue has 2 life
        Bob has {R}
        Bob holds Lightning Bolt

        Bob casts Lightning Bolt targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 1: Worship, Grizzly Bears 2/2",
    ),
)


@chapter(CASES)
def test_what_happens_to_players(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize(
    ("edition", "moments"),
    by_answer(
        "losing.life_is_looked_at",
        {
            at_the_end_of_phases_and_attacks: ["phase end", "attack"],
            whenever_it_is_checked: ["check"],
        },
    ),
)
def test_when_a_player_without_life_loses(edition: str, moments: list[str]) -> None:
    """Fifth Edition: This Is Your Life; 2006: 420.5a; 2010: 104.3b."""
    found = []
    for moment in ("check", "phase end", "attack"):
        table = Paper("Sue has 0 life", edition)
        found += [moment] if look_for_losers(table.game, moment) else []
    assert found == moments


def _looked_at_twice(game: Game) -> bool:
    """As a phase ends, and as players would act again. Whether anybody lost."""
    found = [look_for_losers(game, moment) for moment in ("phase end", "check")]
    return any(found)


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(
    ("life", "poison", "loses"), [(1, 9, False), (0, 0, True), (-3, 0, True), (20, 10, True), (20, 11, True)]
)
def test_who_has_lost(edition: str, life: int, poison: int, loses: bool) -> None:
    """Fifth Edition: Other Ways to Lose; 2006: 420.5a and 420.5h; 2010: 104.3b and 104.3d."""
    table = Paper("Bob has 20 life", edition)
    table.sue.life = life
    put_counters_on_player(table.game, table.sue.designations, "poison", poison)
    assert _looked_at_twice(table.game) is loses
    assert table.game.outcome == ("Bob wins" if loses else "")


@pytest.mark.parametrize("edition", ALL)
def test_nobody_loses_twice(edition: str) -> None:
    """2010: 104.5: who has lost has left the game."""
    table = Paper("the players are Bob, Sue and Ann\nSue has 0 life", edition)
    assert _looked_at_twice(table.game)
    assert not _looked_at_twice(table.game)
    assert table.game.outcome == ""


@pytest.mark.parametrize("edition", ALL)
def test_who_leaves_a_game_of_many_takes_everything_along(edition: str) -> None:
    """2006: 600.4a; 2010: 800.4a."""
    table = Paper(
        "the players are Bob, Sue and Ann\nSue controls Hill Giant\nBob controls Control Magic on Hill Giant\n"
        "Ann controls Grizzly Bears\nSue controls Control Magic#2 on Grizzly Bears",
        edition,
    )
    concede(table.game, table.sue)
    assert table.drawn() == "Bob 20: Control Magic on Hill Giant / Sue 20 lost / Ann 20: Grizzly Bears 2/2"


@pytest.mark.parametrize("edition", ALL)
def test_the_last_in_the_game_wins(edition: str) -> None:
    """Fifth Edition: Other Ways to Lose; 2006: 102.2; 2010: 104.2a."""
    table = Paper("the players are Bob, Sue and Ann", edition)
    concede(table.game, table.bob)
    assert table.game.outcome == ""
    concede(table.game, table.sue)
    assert table.game.outcome == "Ann wins"


@pytest.mark.parametrize("edition", ALL)
def test_who_wins_and_loses_at_once_loses(edition: str) -> None:
    """2006: 102.3e; 2010: 104.3f."""
    table = Paper("Bob has 0 life", edition)
    wins(table.game, table.bob)
    _looked_at_twice(table.game)
    assert table.game.outcome == "Sue wins"


@pytest.mark.parametrize(
    ("edition", "beaten"),
    by_answer("losing.beaten", {everybody_else: ["Sue", "Ann", "Tom"], opponents_within_range: ["Sue", "Tom"]}),
)
def test_who_is_beaten_by_a_text_that_says_who_wins(edition: str, beaten: list[str]) -> None:
    """2006: 102.2; 2010: 104.3h."""
    table = Paper("the players are Bob, Sue, Ann and Tom\nthe range of influence is 1", edition)
    found = table.game.edition.losing.beaten(table.game, table.bob)
    assert sorted(player.name for player in found) == sorted(beaten)


@pytest.mark.parametrize(("library", "drawn", "loses"), [(3, 2, False), (2, 2, False), (1, 2, True), (0, 1, True)])
@pytest.mark.parametrize("edition", ALL)
def test_who_draws_more_than_there_is_draws_the_rest_and_loses(
    edition: str, library: int, drawn: int, loses: bool
) -> None:
    """Fifth Edition: Drawing and Discarding; 2006: 420.5g; 2010: 104.3c."""
    table = Paper(f"Bob's library has {library} cards", edition)
    assert len(draw(table.game, table.bob, drawn)) == min(library, drawn)
    assert (len(table.bob.hand), table.bob.library_size) == (min(library, drawn), max(0, library - drawn))
    assert look_for_losers(table.game, "check") is loses


@pytest.mark.parametrize("edition", ALL)
def test_the_top_card_is_drawn_first(edition: str) -> None:
    """2006: 217.2; 2010: 120.1."""
    table = Paper("Forest and Mountain are on top of Bob's library", edition)
    top = table.bob.library[-1].card.name
    draw(table.game, table.bob)
    assert [card.card.name for card in table.bob.hand] == [top]


@pytest.mark.parametrize("edition", ALL)
def test_after_shuffling_nobody_knows_where_a_card_is(edition: str) -> None:
    """2006: 217.2b; 2010: 701.15a."""
    table = Paper("Forest is on top of Bob's library\nBob's library has 5 cards", edition)
    shuffle(table.game, table.bob)
    assert (table.bob.library, len(table.bob.somewhere), table.bob.library_size) == ([], 1, 5)


@pytest.mark.parametrize(
    ("amount", "forbidden", "life"), [(3, False, 23), (-3, False, 17), (3, True, 20), (-3, True, 17), (0, False, 20)]
)
@pytest.mark.parametrize("edition", ALL)
def test_gaining_can_be_forbidden_and_losing_cannot(edition: str, amount: int, forbidden: bool, life: int) -> None:
    """2010: 118.3 and 118.7."""
    table = Paper("Bob controls Forsaken Wastes" if forbidden else "Bob has 20 life", edition)
    change_life(table.game, table.bob, amount)
    assert table.bob.life == life
