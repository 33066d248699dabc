"""Positions made of cards of the pool, and their games: what a drawn play starts from."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.cards import POOL
from sandbox.editions import EDITIONS
from sandbox.engine.changes.control import is_seen_under
from sandbox.engine.changes.permanents import becomes_newest
from sandbox.engine.game import Game, Oracle
from sandbox.rules.turn.new_game import new_game
from sandbox.scenarios.language.names import Names
from sandbox.scenarios.language.setup import Setup
from sandbox.terms.types import AURA, CardType
from sandbox.terms.zones import Zone

PERMANENT = {CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT, CardType.LAND, CardType.PLANESWALKER}
PLAYERS = ("Bob", "Sue", "Ann", "Tom")
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
NAMES = sorted(POOL)
PERMANENTS = [name for name in NAMES if not PERMANENT.isdisjoint(POOL[name].types) and AURA not in POOL[name].subtypes]


@dataclass(frozen=True)
class Side:
    """What one player has: names of cards in play besides two lands of each kind, in the hand and in the graveyard."""

    in_play: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()


@dataclass(frozen=True)
class Deal:
    """A game as data: the edition, two sides, and the numbers that every question is answered with."""

    edition: str
    bob: Side
    sue: Side
    numbers: bytes
    others: tuple[Side, ...] = ()
    """Further players, as many as there are names for."""


def game_of(deal: Deal, oracle: Oracle) -> Game:
    """The game in Bob's main phase, nothing done yet."""
    sides = (deal.bob, deal.sue, *deal.others)
    game = new_game(EDITIONS[deal.edition], oracle, PLAYERS[: len(sides)])
    setup = Setup(game, Names(game))
    for player, side in zip(game.players, sides, strict=True):
        for zone, cards in (
            (Zone.BATTLEFIELD, (*LANDS, *LANDS, *side.in_play)),
            (Zone.HAND, side.hand),
            (Zone.GRAVEYARD, side.graveyard),
        ):
            for name in cards:
                setup.add(POOL[name], player, zone)
    for thing in game.battlefield:
        becomes_newest(game, thing)
    for thing in game.battlefield:
        is_seen_under(game, thing, game.characteristics(thing).controller)
    game.begun = True
    return game
