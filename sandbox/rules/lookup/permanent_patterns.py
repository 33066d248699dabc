"""What happens to permanents that stay in play, as texts wait for it."""

from __future__ import annotations

from sandbox.engine.actions import Roles
from sandbox.engine.events.permanents import (
    ControlChanged,
    CountersPut,
    CreatureCrewed,
    CreatureDid,
    CreatureExplored,
    Designated,
    Enlisted,
    Exerted,
    Exploited,
    LevelGained,
    Mutated,
    Phased,
    Tapped,
    Transformed,
    TurnedFaceUp,
    Unlocked,
    Untapped,
)
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning import events as pattern
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_roles import Occurrences, Patterns, is_meant
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.references import pointed_at
from sandbox.terms.types import ROOM


def _transforms(game: Game, context: Context, wanted: pattern.Transforms, event: Transformed) -> Occurrences:
    return [{"subject": event.object}] if is_meant(game, context, wanted.subject, event.object) else []


def _mutates(game: Game, context: Context, wanted: pattern.Mutates, event: Mutated) -> Occurrences:
    return [{"subject": event.object}] if is_meant(game, context, wanted.subject, event.object) else []


def _becomes_level(game: Game, context: Context, wanted: pattern.BecomesLevel, event: LevelGained) -> Occurrences:
    return [{}] if event.object is context.source and event.level == wanted.level else []


def _chapter_reached(game: Game, context: Context, wanted: pattern.ChapterReached, event: CountersPut) -> Occurrences:
    """Comprehensive Rules of 2026, 714.2b and 714.2c; with read ahead, in the turn in which it enters the very chapter
    alone (702.155a)."""
    if event.object is not context.source or event.name != "lore":
        return []
    now = event.object.counters.get("lore", 0)
    if game.characteristics(event.object).has("read ahead") and _has_entered_this_turn(game, event.object):
        return [{} for number in wanted.numbers if number == now]
    return [{} for number in wanted.numbers if now - event.amount < number <= now]


def _has_entered_this_turn(game: Game, thing: Object) -> bool:
    return any(entered is thing for _, entered in game.turn_facts.entered)


def _loses_last_counter(
    game: Game, context: Context, wanted: pattern.LosesLastCounter, event: CountersPut
) -> Occurrences:
    thing = event.object
    if event.amount >= 0 or event.name != wanted.name or thing.counters.get(wanted.name, 0) > 0:
        return []
    return [{"subject": thing}] if is_meant(game, context, wanted.subject, thing) else []


def _becomes_tapped(game: Game, context: Context, wanted: pattern.BecomesTapped, event: Tapped) -> Occurrences:
    return [{"subject": event.object}] if is_meant(game, context, wanted.subject, event.object) else []


def _becomes_untapped(game: Game, context: Context, wanted: pattern.BecomesUntapped, event: Untapped) -> Occurrences:
    return [{"subject": thing} for thing in event.objects if is_meant(game, context, wanted.subject, thing)]


def _is_turned_face_up(
    game: Game, context: Context, wanted: pattern.IsTurnedFaceUp, event: TurnedFaceUp
) -> Occurrences:
    return [{"subject": event.object}] if is_meant(game, context, wanted.subject, event.object) else []


def _becomes_designated(
    game: Game, context: Context, wanted: pattern.BecomesDesignated, event: Designated
) -> Occurrences:
    """Other abilities of what has become monstrous by `monstrosity X` speak of that X (2026, 701.37c)."""
    if event.word != wanted.word or not is_meant(game, context, wanted.subject, event.object):
        return []
    return [{"subject": event.object, "x": event.x}]


def _unlocks_door(game: Game, context: Context, wanted: pattern.UnlocksDoor, event: Unlocked) -> Occurrences:
    """What is one half alone has just been unlocked by that half."""
    is_meant = event.object is context.source and wanted.door in (event.door, "")
    return [{"subject": event.object}] if is_meant else []


def _fully_unlocks(game: Game, context: Context, wanted: pattern.FullyUnlocks, event: Unlocked) -> Occurrences:
    """Comprehensive Rules of 2026, 709.5i."""
    found = event.fully and event.player is context.controller and ROOM in game.characteristics(event.object).subtypes
    return [{"subject": event.object}] if found else []


def _exploits(game: Game, context: Context, wanted: pattern.Exploits, event: Exploited) -> Occurrences:
    if not is_meant(game, context, wanted.subject, event.object):
        return []
    if wanted.other and not matches(game, wanted.other, event.sacrificed, context.controller, context.source):
        return []
    return [{"subject": event.object, "other": event.sacrificed, "left": event.object}]


def _creature_does(game: Game, context: Context, wanted: pattern.CreatureDoes, event: CreatureDid) -> Occurrences:
    found = event.word == wanted.word and is_meant(game, context, wanted.subject, event.object)
    return [{"subject": event.object}] if found else []


def _explores(game: Game, context: Context, wanted: pattern.Explores, event: CreatureExplored) -> Occurrences:
    return [{"subject": event.object}] if is_meant(game, context, wanted.subject, event.object) else []


def _is_exerted(game: Game, context: Context, wanted: pattern.IsExerted, event: Exerted) -> Occurrences:
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    if not is_meant(game, context, wanted.subject, event.object):
        return []
    return [{"subject": event.object, "player": event.player}]


def _crews(game: Game, context: Context, wanted: pattern.Crews, event: CreatureCrewed) -> Occurrences:
    """Comprehensive Rules of 2026, 702.122b and 702.171c."""
    if event.saddles is not wanted.saddles or not is_meant(game, context, wanted.subject, event.object):
        return []
    return [{"subject": event.object, "other": event.of}]


def _enlists(game: Game, context: Context, wanted: pattern.Enlists, event: Enlisted) -> Occurrences:
    if not is_meant(game, context, wanted.subject, event.object):
        return []
    return [{"subject": event.object, "other": event.tapped}]


def _counters_are_put(game: Game, context: Context, wanted: pattern.CountersArePut, event: CountersPut) -> Occurrences:
    if (
        event.amount <= 0
        or wanted.name not in ("", event.name)
        or not is_meant(game, context, wanted.subject, event.object)
    ):
        return []
    once: Roles = {"subject": event.object, "amount": event.amount}
    return [once] * event.amount if wanted.each else [once]


def _phases(game: Game, context: Context, wanted: pattern.Phases, event: Phased) -> Occurrences:
    found = event.out is wanted.out and is_meant(game, context, wanted.subject, event.object)
    return [{"subject": event.object}] if found else []


def _you_lose_control(
    game: Game, context: Context, wanted: pattern.YouLoseControl, event: ControlChanged
) -> Occurrences:
    if event.before is not context.controller or not is_meant(game, context, wanted.subject, event.object):
        return []
    return [{"subject": event.object}]


PATTERNS: Patterns = {
    pattern.BecomesLevel: (LevelGained, _becomes_level),
    pattern.ChapterReached: (CountersPut, _chapter_reached),
    pattern.UnlocksDoor: (Unlocked, _unlocks_door),
    pattern.FullyUnlocks: (Unlocked, _fully_unlocks),
    pattern.Mutates: (Mutated, _mutates),
    pattern.Transforms: (Transformed, _transforms),
    pattern.BecomesDesignated: (Designated, _becomes_designated),
    pattern.Exploits: (Exploited, _exploits),
    pattern.CreatureDoes: (CreatureDid, _creature_does),
    pattern.IsExerted: (Exerted, _is_exerted),
    pattern.Explores: (CreatureExplored, _explores),
    pattern.Crews: (CreatureCrewed, _crews),
    pattern.Enlists: (Enlisted, _enlists),
    pattern.LosesLastCounter: (CountersPut, _loses_last_counter),
    pattern.BecomesTapped: (Tapped, _becomes_tapped),
    pattern.BecomesUntapped: (Untapped, _becomes_untapped),
    pattern.IsTurnedFaceUp: (TurnedFaceUp, _is_turned_face_up),
    pattern.CountersArePut: (CountersPut, _counters_are_put),
    pattern.Phases: (Phased, _phases),
    pattern.YouLoseControl: (ControlChanged, _you_lose_control),
}
