"""The position in which a card is tried out: each player has lands, permanents of several kinds, cards elsewhere."""

from __future__ import annotations

import re
from functools import cache

from sandbox.cards import POOL
from sandbox.engine.budget import Budget
from sandbox.engine.changes.control import is_seen_under
from sandbox.engine.changes.permanents import becomes_newest
from sandbox.engine.game import Edition, Game, Oracle
from sandbox.engine.objects import Object, Player
from sandbox.meaning.card import Card
from sandbox.rules.turn.new_game import new_game
from sandbox.scenarios.language.names import Names
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.trials.ways import Fight, Seat, WayOfUse
from sandbox.terms.errors import NotUnderstood
from sandbox.terms.types import AURA
from sandbox.terms.zones import Zone
from sandbox.wording.cards import read_card

LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
OF_EACH_LAND = {Seat.OWNER: 4, Seat.OTHER: 2}
PERMANENTS = ("Grizzly Bears", "Serra Angel", "Sol Ring")
ENCHANTMENT, CHANGING_OTHERS = "Circle of Protection: Red", "Crusade"
"""What each player has beside them. Where it blocks it is one with a continuous effect: what everything is must then
be worked out again with each change, which takes most of the time of a trial."""
ELSEWHERE = ("Grizzly Bears", "Lightning Bolt", "Forest", "Sol Ring")
NAMED_IN_TEXT = re.compile(r"[A-Z][a-z]+")
MOST_SUBTYPES = 6


@cache
def tool(text: str) -> Card:
    """An instant of no cost that does what its text says."""
    return read_card({"name": "Trial Spell", "cost": "{0}", "types": "Instant", "text": text})


@cache
def bystander(subtype: str) -> Card:
    """A creature of every color and of a type that the text may speak of."""
    types = f"Legendary Artifact Creature — {subtype}"
    return read_card({"name": f"Trial {subtype}", "cost": "{W}{U}{B}{R}{G}", "types": types, "pt": "2/3"})


def bystanders(card: Card) -> list[Card]:
    """A creature of each type that the card may speak of."""
    found = []
    for word in dict.fromkeys(NAMED_IN_TEXT.findall(card.text)):
        try:
            found.append(bystander(word.removesuffix("s")))
        except NotUnderstood:
            continue
    return found[:MOST_SUBTYPES]


def _of_work_alone() -> float:
    """The clock of a trial stands still: it ends by the work that is counted, alike on every machine."""
    return 0.0


class Watched:
    """A game with every object that it makes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made = list(game.battlefield)
        self.made += [card for player in game.players for zone in player.owned_zones.values() for card in zone]
        make = game.new_object

        def kept(card: Card, owner: Player, zone: Zone, physical: int | None = None, token: bool = False) -> Object:
            self.made.append(make(card, owner, zone, physical, token))
            return self.made[-1]

        vars(game)["new_object"] = kept


def starting_position(card: Card, way: WayOfUse, edition: Edition, oracle: Oracle) -> tuple[Watched, Object]:
    """The owner's main phase, nothing done yet; and the card in it."""
    watched = Watched(new_game(edition, oracle, list(Seat), Budget(clock=_of_work_alone)))
    game = watched.game
    game.answers_are_said = True  # whoever may aim at more, or at nothing, is asked
    setup = Setup(game, Names(game))
    seats = dict(zip(Seat, game.players, strict=True))
    for player in game.players:
        _stock(setup, player, bystanders(card), CHANGING_OTHERS if way.fight is Fight.BLOCKS else ENCHANTMENT)
    for move in way.moves:
        if move.tool:
            setup.add(tool(move.tool), seats[move.who], Zone.HAND)
    host = next(iter(game.battlefield)) if way.zone is Zone.BATTLEFIELD and AURA in card.subtypes else None
    subject = setup.add(card, seats[Seat.OWNER], way.zone, host)
    for thing in game.battlefield:
        becomes_newest(game, thing)
    for thing in game.battlefield:
        is_seen_under(game, thing, game.characteristics(thing).controller)
    game.begun = True
    return watched, subject


def _stock(setup: Setup, player: Player, also: list[Card], enchantment: str) -> None:
    for name in (*LANDS * OF_EACH_LAND[Seat(player.name)], *PERMANENTS, enchantment):
        setup.add(POOL[name], player, Zone.BATTLEFIELD)
    for card in also:
        setup.add(card, player, Zone.BATTLEFIELD)
    for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY):
        for name in ELSEWHERE:
            setup.add(POOL[name], player, zone)
