"""What happens to players and to the game, as texts wait for it."""

from __future__ import annotations

from sandbox.engine.events.damage import DamageDealt, LifeChanged
from sandbox.engine.events.designations import DaytimeChanged, PlayerDesignated, PlayerGotCounters, RingTempted
from sandbox.engine.events.zones import KeywordActionTaken
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.meaning import events as pattern
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_roles import Occurrences, Patterns
from sandbox.rules.lookup.references import pointed_at


def _gains_life(game: Game, context: Context, wanted: pattern.GainsLife, event: LifeChanged) -> Occurrences:
    if event.amount <= 0 or event.player not in pointed_at(game, context, wanted.who):
        return []
    if wanted.first and game.turn_facts.gained_life.get(event.player, 0) > event.amount:
        return []
    return [{"player": event.player, "amount": event.amount}]


def _loses_life(
    game: Game, context: Context, wanted: pattern.LifeIsLost, event: LifeChanged | DamageDealt
) -> Occurrences:
    """Damage by a source with infect costs no life (2026, 120.3a and b)."""
    if isinstance(event, DamageDealt):
        player, lost = event.recipient, event.amount
        if not isinstance(player, Player) or game.characteristics(event.source).has("infect"):
            return []
    else:
        player, lost = event.player, -event.amount
    if lost <= 0 or player not in pointed_at(game, context, wanted.who):
        return []
    return [{"player": player, "amount": lost}]


def _gets_designation(
    game: Game, context: Context, wanted: pattern.PlayerGetsDesignation, event: PlayerDesignated
) -> Occurrences:
    if event.word != wanted.word or event.player not in pointed_at(game, context, wanted.who):
        return []
    return [{"player": event.player}]


def _gets_counters(
    game: Game, context: Context, wanted: pattern.PlayerGetsCounters, event: PlayerGotCounters
) -> Occurrences:
    if event.amount <= 0 or event.name != wanted.name or event.player not in pointed_at(game, context, wanted.who):
        return []
    return [{"player": event.player, "amount": event.amount}]


def _daytime_switches(
    game: Game, context: Context, wanted: pattern.DaytimeSwitches, event: DaytimeChanged
) -> Occurrences:
    """The first day or night of a game is no change from one to the other (2026, 731.1a)."""
    return [{}] if event.before and wanted.to in (None, event.daytime) else []


def _ring_tempts(game: Game, context: Context, wanted: pattern.TheRingTempts, event: RingTempted) -> Occurrences:
    return [{"player": event.player}] if event.player in pointed_at(game, context, wanted.who) else []


def _player_does(game: Game, context: Context, wanted: pattern.PlayerDoes, event: KeywordActionTaken) -> Occurrences:
    if event.word != wanted.word or event.player not in pointed_at(game, context, wanted.who):
        return []
    return [{"player": event.player}]


PATTERNS: Patterns = {
    pattern.PlayerDoes: (KeywordActionTaken, _player_does),
    pattern.GainsLife: (LifeChanged, _gains_life),
    pattern.LifeIsLost: ((LifeChanged, DamageDealt), _loses_life),
    pattern.DaytimeSwitches: (DaytimeChanged, _daytime_switches),
    pattern.TheRingTempts: (RingTempted, _ring_tempts),
    pattern.PlayerGetsDesignation: (PlayerDesignated, _gets_designation),
    pattern.PlayerGetsCounters: (PlayerGotCounters, _gets_counters),
}
