"""Samples of the pool, used in every way that the cards offer: no error, no endless game, no impossible position."""

from __future__ import annotations

import random
from functools import partial

import pytest

from sandbox.cards import POOL
from sandbox.editions import EDITIONS
from sandbox.engine.budget import Budget
from sandbox.engine.game import Game
from sandbox.meaning.card import Card
from sandbox.meaning.effects import Draw, GainLife
from sandbox.rules.turn.new_game import RULEBOOK
from sandbox.scenarios.trials import starting_position
from sandbox.scenarios.trials.fault_table import FaultTable
from sandbox.scenarios.trials.trying import Trial, TrialFault, tried
from sandbox.wording.cards import read_card

SEEDS = (1, 2, 8)
CARDS = 5


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_used_in_every_way_without_a_mistake(seed: int) -> None:
    names = random.Random(seed).sample(sorted(POOL), CARDS)
    trials = [trial for name in names for edition in EDITIONS.values() for trial in tried(POOL[name], edition, seed)]
    assert [trial for trial in trials if trial.is_mistaken] == []
    assert len(trials) > 2 * CARDS * len(EDITIONS)


def instant(text: str) -> Card:
    return read_card({"name": "Zap", "cost": "{R}", "types": "Instant", "text": text})


def of(card: Card, way: str, edition: str = "m11") -> Trial:
    return next(trial for trial in tried(card, EDITIONS[edition]) if trial.way == way)


def test_a_card_is_used_in_the_ways_that_it_offers() -> None:
    elf = [trial.way for trial in tried(POOL["Llanowar Elves"], EDITIONS["m11"])]
    assert {"cast", "ability 1", "countered", "destroyed", "stolen", "copied", "attacks", "blocks"} <= set(elf)
    imp = [trial.way for trial in tried(POOL["Elvish Visionary"], EDITIONS["m11"])]
    assert "gone while its trigger waits" in imp
    modes = instant("Choose one — You gain 2 life; or Zap deals 2 damage to target player.")
    assert {"cast, mode 1", "cast, mode 2"} <= {trial.way for trial in tried(modes, EDITIONS["m11"])}


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_planned_for_a_plain_creature_is_done(edition: str) -> None:
    trials = list(tried(POOL["Grizzly Bears"], EDITIONS[edition]))
    assert len(trials) > 8
    assert [trial for trial in trials if trial.fault] == []


def test_what_changes_nothing_is_seen() -> None:
    assert of(instant("Zap deals 2 damage to target player."), "cast").fault is None
    assert of(instant("Target creature gets +1/+1 until end of turn."), "cast").fault is None
    assert of(instant("Zap deals 0 damage to target player."), "cast").fault is TrialFault.IDLE


def test_what_cannot_be_used_is_seen_with_the_reason() -> None:
    trial = of(read_card({"name": "Zap", "cost": "{99}", "types": "Instant", "text": "Draw a card."}), "cast")
    assert trial.fault is TrialFault.UNUSED
    assert trial.what.startswith("Bob cannot pay {99}")


def test_an_error_of_the_engine_is_found_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise KeyError("broken")

    monkeypatch.setattr(RULEBOOK, "performers", {**RULEBOOK.performers, Draw: fails})
    trial = of(instant("Draw a card."), "cast")
    assert trial.fault is TrialFault.ERROR
    assert "KeyError: 'broken'" in trial.what


def test_a_position_that_cannot_be_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoils(game: Game, *_: object) -> None:
        game.players[0].graveyard.append(next(iter(game.battlefield)))

    monkeypatch.setattr(RULEBOOK, "performers", {**RULEBOOK.performers, GainLife: spoils})
    trial = of(instant("You gain 2 life."), "cast")
    assert trial.fault is TrialFault.UNSOUND
    assert "2 places" in trial.what


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting_position, "Budget", partial(Budget, 3_000))
    assert of(POOL["Grizzly Bears"], "attacks").fault is TrialFault.HANG


def test_the_table_counts_equal_mistakes_in_one_row_and_names_the_first_cards() -> None:
    table = FaultTable()
    for name in ("Moth", "Wasp", "Newt", "Toad", "Crow"):
        table.add("m11", Trial(name, "cast", TrialFault.ERROR, f"damage.py: KeyError: {name}"))
    table.add("m11", Trial("Moth", "cast", TrialFault.IDLE))
    table.add("m11", Trial("Moth", "attacks"))
    lines = list(table.lines())
    assert lines[0] == "7 trials, 5 mistakes"
    assert "5 damage.py: KeyError: ~: Moth (m11, cast); Wasp" in lines[2]
    assert "Crow" not in "".join(lines)
    more = FaultTable(shown=5)
    for name in ("Moth", "Wasp", "Newt", "Toad", "Crow"):
        more.add("m11", Trial(name, "cast", TrialFault.IDLE))
    assert "Crow" in "".join(more.lines())


def test_counters_are_seen() -> None:
    """So that a card whose only work are counters is not taken for one that does nothing."""
    card = read_card({"name": "Zip", "types": "Artifact", "text": "{T}: Put a charge counter on Zip."})
    assert of(card, "ability 1").fault is None
