"""What the conditions of a text ask of players: life, cards, counters, and who has more."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.meaning.conditions import (
    CardsInGraveyardAre,
    CardsInHandAre,
    CardTypesInGraveyardAre,
    HasDesignationOfPlayer,
    HasMoreCards,
    HasMoreLife,
    LifeAtLeast,
    LifeAtMost,
    OpponentControlsMore,
    PlayerCountersAre,
)
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches, permanents_of
from sandbox.rules.lookup.life_totals import life_of
from sandbox.rules.lookup.poison import counters_of
from sandbox.rules.lookup.references import players_at

OfPlayers = CardsInHandAre | LifeAtLeast | LifeAtMost


def player_counters_are(game: Game, context: Context, condition: PlayerCountersAre) -> bool:
    return any(
        counters_of(game, [player], condition.name) >= condition.minimum
        for player in players_at(game, context, condition.who)
    )


def is_so_of_any(game: Game, context: Context, condition: OfPlayers) -> bool:
    return any(_is_so_of(game, player, condition) for player in players_at(game, context, condition.who))


def _is_so_of(game: Game, player: Player, condition: OfPlayers) -> bool:
    if isinstance(condition, CardsInHandAre):
        held, most = len(player.hand), condition.maximum
        return condition.minimum <= held and (most is None or held <= most)
    life = life_of(game, player)
    return life >= condition.amount if isinstance(condition, LifeAtLeast) else life <= condition.amount


def opponent_controls_more(game: Game, context: Context, condition: OpponentControlsMore) -> bool:
    owners = [game.controller(thing) for thing in permanents_of(game, condition.kind, context.controller)]
    mine = owners.count(context.controller)
    return any(owners.count(player) >= mine + condition.by for player in game.opponents(context.controller))


def has_more_cards(game: Game, context: Context, condition: HasMoreCards) -> bool:
    mine = len(context.controller.hand)
    theirs = [len(player.hand) for player in game.opponents(context.controller)]
    return all(mine > held for held in theirs) if condition.of_you else any(held > mine for held in theirs)


def has_more_life(game: Game, context: Context, condition: HasMoreLife) -> bool:
    mine = life_of(game, context.controller)
    theirs = [life_of(game, player) for player in game.opponents(context.controller)]
    return any(mine > life if condition.of_you else life > mine for life in theirs)


def has_designation_of_player(game: Game, context: Context, condition: HasDesignationOfPlayer) -> bool:
    return any(condition.word in player.designations.words for player in players_at(game, context, condition.who))


def cards_in_graveyard_are(game: Game, context: Context, condition: CardsInGraveyardAre) -> bool:
    players = players_at(game, context, condition.who)
    counts = [sum(matches(game, condition.kind, card, player) for card in player.graveyard) for player in players]
    return any(number >= condition.minimum for number in counts)


def card_types_are(game: Game, context: Context, condition: CardTypesInGraveyardAre) -> bool:
    for player in players_at(game, context, condition.who):
        types = {one for card in player.graveyard for one in game.characteristics(card).types}
        if len(types) >= condition.minimum:
            return True
    return False
