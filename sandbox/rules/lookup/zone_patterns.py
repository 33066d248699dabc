"""Cards and permanents that go from one zone to another, as texts wait for them."""

from __future__ import annotations

from sandbox.engine.actions import Roles
from sandbox.engine.events.zones import (
    CardDrawn,
    Cycled,
    Discarded,
    Entered,
    LandPlayed,
    LeftGraveyard,
    LeftPlay,
    Moved,
    Sacrificed,
)
from sandbox.engine.game import Game
from sandbox.meaning import events as pattern
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_roles import Occurrences, Patterns, is_meant
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.references import pointed_at
from sandbox.terms.zones import Zone


def _enters(game: Game, context: Context, wanted: pattern.Enters, event: Entered) -> Occurrences:
    if wanted.from_zone not in (None, event.origin):
        return []
    return [{"subject": event.object}] if is_meant(game, context, wanted.subject, event.object) else []


def _dies(
    game: Game, context: Context, wanted: pattern.Dies | pattern.PutIntoGraveyard, event: LeftPlay
) -> Occurrences:
    if not event.died or not is_meant(game, context, wanted.subject, event.before):
        return []
    return [{"subject": event.before, "player": game.controller(event.before), "left": event.before}]


def _leaves(game: Game, context: Context, wanted: pattern.LeavesPlay, event: LeftPlay) -> Occurrences:
    left = event.before
    if wanted.alive and event.died:
        return []
    return [{"subject": left, "left": left}] if is_meant(game, context, wanted.subject, left) else []


def _dies_or_is_exiled(game: Game, context: Context, wanted: pattern.DiesOrIsExiled, event: LeftPlay) -> Occurrences:
    left = event.before
    there = event.died or (event.after is not None and event.after.zone is Zone.REMOVED)
    return [{"subject": left, "left": left}] if there and is_meant(game, context, wanted.subject, left) else []


def _put_into_graveyard(
    game: Game, context: Context, wanted: pattern.PutIntoGraveyard, event: LeftPlay | Moved
) -> Occurrences:
    """From play, or from wherever else."""
    if wanted.as_card:
        return _card_put_there(game, context, wanted, event)
    if wanted.from_zone is not None and event.before.zone is not wanted.from_zone:
        return []
    if isinstance(event, LeftPlay):
        return _dies(game, context, wanted, event)
    if event.after.zone is not Zone.GRAVEYARD or not is_meant(game, context, wanted.subject, event.before):
        return []
    return [{"subject": event.before, "player": event.before.owner, "left": event.before}]


def _card_put_there(
    game: Game, context: Context, wanted: pattern.PutIntoGraveyard, event: LeftPlay | Moved
) -> Occurrences:
    """What is no card does not count."""
    after = event.after
    if after is None or event.before.token or after.zone is not Zone.GRAVEYARD:
        return []
    if (wanted.not_from_play and isinstance(event, LeftPlay)) or not is_meant(game, context, wanted.subject, after):
        return []
    if wanted.from_zone is not None and event.before.zone is not wanted.from_zone:
        return []
    return [{"subject": event.before, "player": after.owner, "left": event.before}]


def _leaves_graveyard(
    game: Game, context: Context, wanted: pattern.LeavesGraveyard, event: LeftGraveyard
) -> Occurrences:
    return [{"subject": event.card}] if is_meant(game, context, wanted.subject, event.card) else []


def _plays_land(game: Game, context: Context, wanted: pattern.PlaysLand, event: LandPlayed) -> Occurrences:
    zone = event.before.zone
    if zone is wanted.not_from or wanted.from_zone not in (None, zone):
        return []
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    if not matches(game, wanted.kind, event.land, context.controller, context.source):
        return []
    return [{"subject": event.land, "player": event.player}]


def _draws_card(game: Game, context: Context, wanted: pattern.DrawsCard, event: CardDrawn) -> Occurrences:
    if wanted.nth not in (None, event.number) or (wanted.spares_first and event.of_step):
        return []
    return [{"player": event.player}] if event.player in pointed_at(game, context, wanted.who) else []


def _discards_card(game: Game, context: Context, wanted: pattern.DiscardsCard, event: Discarded) -> Occurrences:
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    if not matches(game, wanted.kind, event.card, context.controller, context.source):
        return []
    found: Roles = {"subject": event.card, "player": event.player}
    in_graveyard = event.card.now() in event.card.owner.graveyard
    return [found | {"left": event.card} if in_graveyard else found]


def _is_discarded(game: Game, context: Context, wanted: pattern.IsDiscarded, event: Discarded) -> Occurrences:
    caused = event.player is context.controller and event.by in game.opponents(event.player)
    if not caused or not is_meant(game, context, wanted.subject, event.card):
        return []
    return [{"subject": event.card, "player": event.by, "left": event.card}]


def _permanent_sacrificed(
    game: Game, context: Context, wanted: pattern.PermanentSacrificed, event: Sacrificed
) -> Occurrences:
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    if wanted.itself and event.thing is not context.source:
        return []
    if not matches(game, wanted.kind, event.thing, context.controller, context.source):
        return []
    return [{"subject": event.thing, "player": event.player}]


def _cycles(game: Game, context: Context, wanted: pattern.Cycles, event: Cycled) -> Occurrences:
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    return [{"subject": event.card, "player": event.player}]


def _haunted_dies(game: Game, context: Context, wanted: pattern.HauntedDies, event: LeftPlay) -> Occurrences:
    return [{"subject": event.before}] if event.died and context.source.haunts is event.before else []


def _you_cycle(game: Game, context: Context, wanted: pattern.YouCycle, event: Cycled) -> Occurrences:
    own = event.player is context.controller and is_meant(game, context, wanted.subject, event.card)
    return [{"subject": event.card, "player": event.player, "left": event.card}] if own else []


PATTERNS: Patterns = {
    pattern.Enters: (Entered, _enters),
    pattern.Dies: (LeftPlay, _dies),
    pattern.LeavesPlay: (LeftPlay, _leaves),
    pattern.DiesOrIsExiled: (LeftPlay, _dies_or_is_exiled),
    pattern.PutIntoGraveyard: ((LeftPlay, Moved), _put_into_graveyard),
    pattern.LeavesGraveyard: (LeftGraveyard, _leaves_graveyard),
    pattern.PlaysLand: (LandPlayed, _plays_land),
    pattern.DrawsCard: (CardDrawn, _draws_card),
    pattern.DiscardsCard: (Discarded, _discards_card),
    pattern.IsDiscarded: (Discarded, _is_discarded),
    pattern.PermanentSacrificed: (Sacrificed, _permanent_sacrificed),
    pattern.Cycles: (Cycled, _cycles),
    pattern.HauntedDies: (LeftPlay, _haunted_dies),
    pattern.YouCycle: (Cycled, _you_cycle),
}
