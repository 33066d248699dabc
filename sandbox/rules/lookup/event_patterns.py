"""Whether an event is one that a text waits for, and who plays which part in it."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine import designation_events as designated
from sandbox.engine import events as happened
from sandbox.engine.actions import Action, Roles
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning import events as pattern
from sandbox.meaning.references import EachPlayer, Reference
from sandbox.rules.lookup.combat_patterns import (
    attacks,
    attacks_alone,
    attacks_beside,
    attacks_the_leader,
    attacks_unblocked,
    attacks_with_others,
    becomes_blocked,
    blocks,
    blocks_or_becomes_blocked,
    deals_damage,
    dies_after_damage,
    is_dealt_damage,
    several_deal_damage,
    you_attack,
)
from sandbox.rules.lookup.conditions import is_step
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_roles import Occurrences, is_meant
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.references import pointed_at
from sandbox.terms.steps import PhaseTiming, Step
from sandbox.terms.zones import Zone

OF_EACH_PLAYER = (Step.UNTAP, Step.UPKEEP, Step.DRAW)
"""Steps that each player of a team has, where teams share their turns; any other is one step of the team."""


def occurrences(game: Game, context: Context, wanted: pattern.EventPattern, event: happened.Event) -> Occurrences:
    """One set of roles for each time that the event triggers the text; none when it does not."""
    if isinstance(wanted, pattern.EitherOf):
        return [roles for part in wanted.patterns for roles in occurrences(game, context, part, event)]
    event_type, find = PATTERNS.get(type(wanted), (None, None))
    if event_type is None or find is None or not isinstance(event, event_type):
        return []
    return find(game, context, wanted, event)


def _enters(game: Game, context: Context, wanted: pattern.Enters, event: happened.Entered) -> Occurrences:
    return [{"subject": event.object}] if is_meant(game, context, wanted.subject, event.object) else []


def _transforms(game: Game, context: Context, wanted: pattern.Transforms, event: happened.Transformed) -> Occurrences:
    return [{"subject": event.object}] if is_meant(game, context, wanted.subject, event.object) else []


def _becomes_level(
    game: Game, context: Context, wanted: pattern.BecomesLevel, event: happened.LevelGained
) -> Occurrences:
    return [{}] if event.object is context.source and event.level == wanted.level else []


def _chapter_reached(
    game: Game, context: Context, wanted: pattern.ChapterReached, event: happened.CountersPut
) -> Occurrences:
    """Comprehensive Rules of 2026, 714.2b and 714.2c."""
    if event.object is not context.source or event.name != "lore":
        return []
    now = event.object.counters.get("lore", 0)
    return [{} for number in wanted.numbers if now - event.amount < number <= now]


def _dies(
    game: Game, context: Context, wanted: pattern.Dies | pattern.PutIntoGraveyard, event: happened.LeftPlay
) -> Occurrences:
    if not event.died or not is_meant(game, context, wanted.subject, event.before):
        return []
    return [{"subject": event.before, "player": game.controller(event.before), "left": event.before}]


def _leaves(game: Game, context: Context, wanted: pattern.LeavesPlay, event: happened.LeftPlay) -> Occurrences:
    left = event.before
    return [{"subject": left, "left": left}] if is_meant(game, context, wanted.subject, left) else []


def _put_into_graveyard(
    game: Game, context: Context, wanted: pattern.PutIntoGraveyard, event: happened.LeftPlay | happened.Moved
) -> Occurrences:
    """From play, or from wherever else."""
    if isinstance(event, happened.LeftPlay):
        return _dies(game, context, wanted, event)
    if event.after.zone is not Zone.GRAVEYARD or not is_meant(game, context, wanted.subject, event.before):
        return []
    return [{"subject": event.before, "player": event.before.owner, "left": event.before}]


def _loses_last_counter(
    game: Game, context: Context, wanted: pattern.LosesLastCounter, event: happened.CountersPut
) -> Occurrences:
    thing = event.object
    if event.amount >= 0 or event.name != wanted.name or thing.counters.get(wanted.name, 0) > 0:
        return []
    return [{"subject": thing}] if is_meant(game, context, wanted.subject, thing) else []


def _copies_spell(
    game: Game, context: Context, wanted: pattern.CopiesSpell, event: happened.SpellCopied
) -> Occurrences:
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    if not matches(game, wanted.kind, event.copy.source, context.controller):
        return []
    return [{"subject": event.copy, "player": event.player}]


def _beginning_of(game: Game, context: Context, wanted: pattern.BeginningOf, event: happened.StepBegan) -> Occurrences:
    if event.step != wanted.step and not is_step(game, wanted.step):
        return []
    if event.timing != (wanted.timing if game.edition.turn.phase_timing else PhaseTiming.BEGINNING):
        return []
    if event.step != str(game.step) or event.active not in pointed_at(game, context, wanted.whose):
        return []
    once = isinstance(wanted.whose, EachPlayer) and event.step not in OF_EACH_PLAYER
    return [] if once and event.active is not game.active else [{"player": event.active}]


def _end_of_turn(game: Game, context: Context, wanted: pattern.AtEndOfTurn, event: happened.StepBegan) -> Occurrences:
    return _beginning_of(game, context, pattern.BeginningOf(Step.END, wanted.whose), event)


def _spell_cast(game: Game, context: Context, wanted: pattern.SpellCast, event: happened.SpellWasCast) -> Occurrences:
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    if not matches(game, wanted.kind, event.spell.source, context.controller):
        return []
    if wanted.nth is not None and not _is_nth(game, wanted.nth, event):
        return []
    if wanted.aimed_at is not None and not _aims_at(game, context, event.spell, wanted.aimed_at):
        return []
    return [{"subject": event.spell, "player": event.player}]


def _is_nth(game: Game, number: int, event: happened.SpellWasCast) -> bool:
    cast = [spell for player, spell in game.turn_facts.cast if player is event.player]
    return len(cast) >= number and cast[number - 1] is event.spell.source


def _aims_at(game: Game, context: Context, spell: Action, what: Reference) -> bool:
    aims = [aim for aim in spell.aims() if isinstance(aim, Object | Player)]
    return any(is_meant(game, context, what, aim) for aim in aims)


def _tapped_for_mana(
    game: Game, context: Context, wanted: pattern.TappedForMana, event: happened.ManaMade
) -> Occurrences:
    tapped = game.turn_facts.tapped_for_mana is event.source
    if not tapped or not waits_for_mana_of(game, context, wanted, event.source, event.player):
        return []
    return [{"subject": event.source, "player": event.player, "mana": game.turn_facts.last_mana}]


def waits_for_mana_of(
    game: Game, context: Context, wanted: pattern.TappedForMana, source: Object, player: Player
) -> bool:
    """Whether the text waits for the player to tap such a permanent for mana."""
    if wanted.host and context.source.host is not source:
        return False
    by_the_player = player in pointed_at(game, context, wanted.who)
    return by_the_player and matches(game, wanted.kind, source, context.controller)


def _becomes_tapped(game: Game, context: Context, wanted: pattern.BecomesTapped, event: happened.Tapped) -> Occurrences:
    return [{"subject": event.object}] if is_meant(game, context, wanted.subject, event.object) else []


def _becomes_untapped(
    game: Game, context: Context, wanted: pattern.BecomesUntapped, event: happened.Untapped
) -> Occurrences:
    return [{"subject": thing} for thing in event.objects if is_meant(game, context, wanted.subject, thing)]


def _is_turned_face_up(
    game: Game, context: Context, wanted: pattern.IsTurnedFaceUp, event: happened.TurnedFaceUp
) -> Occurrences:
    return [{"subject": event.object}] if is_meant(game, context, wanted.subject, event.object) else []


def _becomes_target(
    game: Game, context: Context, wanted: pattern.BecomesTarget, event: happened.Targeted
) -> Occurrences:
    if (not wanted.abilities and not event.action.is_spell) or not is_meant(
        game, context, wanted.subject, event.object
    ):
        return []
    if wanted.of_opponents and event.action.controller not in game.opponents(context.controller):
        return []
    return [{"subject": event.object, "other": event.action, "player": event.action.controller}]


def _expends(game: Game, context: Context, wanted: pattern.Expends, event: happened.SpellWasCast) -> Occurrences:
    """Comprehensive Rules of 2026, 700.14."""
    player, spent = event.player, len(event.spell.mana_spent)
    total = game.turn_facts.spent_on_spells[player]
    reached = total - spent < wanted.number <= total
    return [{"player": player}] if reached and player in pointed_at(game, context, wanted.who) else []


def _becomes_designated(
    game: Game, context: Context, wanted: pattern.BecomesDesignated, event: happened.Designated
) -> Occurrences:
    if event.word != wanted.word or not is_meant(game, context, wanted.subject, event.object):
        return []
    return [{"subject": event.object}]


def _exploits(game: Game, context: Context, wanted: pattern.Exploits, event: happened.Exploited) -> Occurrences:
    if not is_meant(game, context, wanted.subject, event.object):
        return []
    return [{"subject": event.object, "other": event.sacrificed, "left": event.object}]


def _draws_card(game: Game, context: Context, wanted: pattern.DrawsCard, event: happened.CardDrawn) -> Occurrences:
    if wanted.nth not in (None, event.number):
        return []
    return [{"player": event.player}] if event.player in pointed_at(game, context, wanted.who) else []


def _discards_card(
    game: Game, context: Context, wanted: pattern.DiscardsCard, event: happened.Discarded
) -> Occurrences:
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    found: Roles = {"subject": event.card, "player": event.player}
    in_graveyard = event.card.now() in event.card.owner.graveyard
    return [found | {"left": event.card} if in_graveyard else found]


def _permanent_sacrificed(
    game: Game, context: Context, wanted: pattern.PermanentSacrificed, event: happened.Sacrificed
) -> Occurrences:
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    if not matches(game, wanted.kind, event.thing, context.controller, context.source):
        return []
    return [{"subject": event.thing, "player": event.player}]


def _cycles(game: Game, context: Context, wanted: pattern.Cycles, event: happened.Cycled) -> Occurrences:
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    return [{"subject": event.card, "player": event.player}]


def _player_does(
    game: Game, context: Context, wanted: pattern.PlayerDoes, event: happened.KeywordActionTaken
) -> Occurrences:
    if event.word != wanted.word or event.player not in pointed_at(game, context, wanted.who):
        return []
    return [{"player": event.player}]


def _counters_are_put(
    game: Game, context: Context, wanted: pattern.CountersArePut, event: happened.CountersPut
) -> Occurrences:
    if event.amount <= 0 or event.name != wanted.name or not is_meant(game, context, wanted.subject, event.object):
        return []
    once: Roles = {"subject": event.object, "amount": event.amount}
    return [once] * event.amount if wanted.each else [once]


def _phases(game: Game, context: Context, wanted: pattern.Phases, event: happened.Phased) -> Occurrences:
    found = event.out is wanted.out and is_meant(game, context, wanted.subject, event.object)
    return [{"subject": event.object}] if found else []


def _haunted_dies(game: Game, context: Context, wanted: pattern.HauntedDies, event: happened.LeftPlay) -> Occurrences:
    return [{"subject": event.before}] if event.died and context.source.haunts is event.before else []


def _you_cycle(game: Game, context: Context, wanted: pattern.YouCycle, event: happened.Cycled) -> Occurrences:
    own = event.player is context.controller and is_meant(game, context, wanted.subject, event.card)
    return [{"subject": event.card, "player": event.player, "left": event.card}] if own else []


def _you_lose_control(
    game: Game, context: Context, wanted: pattern.YouLoseControl, event: happened.ControlChanged
) -> Occurrences:
    if event.before is not context.controller or not is_meant(game, context, wanted.subject, event.object):
        return []
    return [{"subject": event.object}]


def _gains_life(game: Game, context: Context, wanted: pattern.GainsLife, event: happened.LifeChanged) -> Occurrences:
    if event.amount <= 0 or event.player not in pointed_at(game, context, wanted.who):
        return []
    return [{"player": event.player, "amount": event.amount}]


def _gets_designation(
    game: Game, context: Context, wanted: pattern.PlayerGetsDesignation, event: designated.PlayerDesignated
) -> Occurrences:
    if event.word != wanted.word or event.player not in pointed_at(game, context, wanted.who):
        return []
    return [{"player": event.player}]


def _gets_counters(
    game: Game, context: Context, wanted: pattern.PlayerGetsCounters, event: designated.PlayerGotCounters
) -> Occurrences:
    if event.amount <= 0 or event.name != wanted.name or event.player not in pointed_at(game, context, wanted.who):
        return []
    return [{"player": event.player, "amount": event.amount}]


def _daytime_switches(
    game: Game, context: Context, wanted: pattern.DaytimeSwitches, event: designated.DaytimeChanged
) -> Occurrences:
    """The first day or night of a game is no change from one to the other (2026, 731.1a)."""
    return [{}] if event.before and wanted.to in (None, event.daytime) else []


def _ring_tempts(
    game: Game, context: Context, wanted: pattern.TheRingTempts, event: designated.RingTempted
) -> Occurrences:
    return [{"player": event.player}] if event.player in pointed_at(game, context, wanted.who) else []


Find = Callable[..., Occurrences]
Happening = type[happened.Event] | tuple[type[happened.Event], ...]
PATTERNS: dict[type[pattern.EventPattern], tuple[Happening, Find]] = {
    pattern.Enters: (happened.Entered, _enters),
    pattern.BecomesLevel: (happened.LevelGained, _becomes_level),
    pattern.ChapterReached: (happened.CountersPut, _chapter_reached),
    pattern.Transforms: (happened.Transformed, _transforms),
    pattern.Dies: (happened.LeftPlay, _dies),
    pattern.LeavesPlay: (happened.LeftPlay, _leaves),
    pattern.PutIntoGraveyard: ((happened.LeftPlay, happened.Moved), _put_into_graveyard),
    pattern.DiesAfterDamage: (happened.LeftPlay, dies_after_damage),
    pattern.Attacks: (happened.AttackDeclared, attacks),
    pattern.AttacksBeside: (happened.AttackDeclared, attacks_beside),
    pattern.AttacksTheLeader: (happened.AttackDeclared, attacks_the_leader),
    pattern.BecomesDesignated: (happened.Designated, _becomes_designated),
    pattern.Exploits: (happened.Exploited, _exploits),
    pattern.YouAttack: (happened.AttackDeclared, you_attack),
    pattern.SeveralDealDamage: (happened.DamageReceived, several_deal_damage),
    pattern.LosesLastCounter: (happened.CountersPut, _loses_last_counter),
    pattern.CopiesSpell: (happened.SpellCopied, _copies_spell),
    pattern.AttacksWithOthers: (happened.AttackDeclared, attacks_with_others),
    pattern.AttacksAlone: (happened.AttackDeclared, attacks_alone),
    pattern.AttacksUnblocked: (happened.BlockDeclared, attacks_unblocked),
    pattern.Blocks: (happened.BlockDeclared, blocks),
    pattern.BecomesBlocked: (happened.BlockDeclared, becomes_blocked),
    pattern.BlocksOrBecomesBlocked: (happened.BlockDeclared, blocks_or_becomes_blocked),
    pattern.DealsDamage: (happened.DamageDealt, deals_damage),
    pattern.IsDealtDamage: (happened.DamageReceived, is_dealt_damage),
    pattern.BeginningOf: (happened.StepBegan, _beginning_of),
    pattern.AtEndOfTurn: (happened.StepBegan, _end_of_turn),
    pattern.SpellCast: (happened.SpellWasCast, _spell_cast),
    pattern.TappedForMana: (happened.ManaMade, _tapped_for_mana),
    pattern.BecomesTapped: (happened.Tapped, _becomes_tapped),
    pattern.BecomesUntapped: (happened.Untapped, _becomes_untapped),
    pattern.IsTurnedFaceUp: (happened.TurnedFaceUp, _is_turned_face_up),
    pattern.BecomesTarget: (happened.Targeted, _becomes_target),
    pattern.Expends: (happened.SpellWasCast, _expends),
    pattern.DrawsCard: (happened.CardDrawn, _draws_card),
    pattern.DiscardsCard: (happened.Discarded, _discards_card),
    pattern.PermanentSacrificed: (happened.Sacrificed, _permanent_sacrificed),
    pattern.Cycles: (happened.Cycled, _cycles),
    pattern.PlayerDoes: (happened.KeywordActionTaken, _player_does),
    pattern.CountersArePut: (happened.CountersPut, _counters_are_put),
    pattern.Phases: (happened.Phased, _phases),
    pattern.HauntedDies: (happened.LeftPlay, _haunted_dies),
    pattern.YouCycle: (happened.Cycled, _you_cycle),
    pattern.YouLoseControl: (happened.ControlChanged, _you_lose_control),
    pattern.GainsLife: (happened.LifeChanged, _gains_life),
    pattern.DaytimeSwitches: (designated.DaytimeChanged, _daytime_switches),
    pattern.TheRingTempts: (designated.RingTempted, _ring_tempts),
    pattern.PlayerGetsDesignation: (designated.PlayerDesignated, _gets_designation),
    pattern.PlayerGetsCounters: (designated.PlayerGotCounters, _gets_counters),
}
INTERESTING = frozenset(
    each for event, _ in PATTERNS.values() for each in (event if isinstance(event, tuple) else (event,))
)
"""The classes of events that a text can wait for."""


def awaited(wanted: pattern.EventPattern) -> list[object]:
    """What a text that waits for such an event is found by: the classes of events that may be one, and for a state the
    pattern's own class."""
    if isinstance(wanted, pattern.EitherOf):
        return [event for part in wanted.patterns for event in awaited(part)]
    happening, _ = PATTERNS.get(type(wanted), (type(wanted), None))
    return list(happening) if isinstance(happening, tuple) else [happening]
