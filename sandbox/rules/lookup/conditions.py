"""Whether what a text asks for is so."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.amounts import Devotion
from sandbox.meaning.conditions import (
    AimsAt,
    AllOf,
    AmountIs,
    AnyOf,
    BothAreYours,
    CameSinceLastUpkeep,
    CameUnderControlThisTurn,
    CardsInGraveyardAre,
    CardsInHandAre,
    CardTypesInGraveyardAre,
    CastLastTurn,
    Condition,
    CostWasPaid,
    CountersAre,
    DaytimeIs,
    DevotionIsBelow,
    DidNotAttack,
    DoneThisWay,
    During,
    Exists,
    FoughtThisCombat,
    GetsMoreVotes,
    HasAttacked,
    HasBeenDealtDamage,
    HasCast,
    HasCounter,
    HasDealtDamage,
    HasDesignation,
    HasDesignationOfPlayer,
    HasDied,
    HasEntered,
    HasLeft,
    HasMoreCards,
    HasMoreLife,
    InYourGraveyard,
    InYourHand,
    IsAttackingAlone,
    IsInPlay,
    IsKind,
    IsLarger,
    IsPaired,
    IsUntapped,
    KickedWith,
    LevelIs,
    LifeAtLeast,
    LifeAtMost,
    LifeHasChanged,
    ManaWasSpent,
    MoreManaWasSpent,
    NoneCastLastTurn,
    Not,
    OpponentControlsMore,
    PlayerCountersAre,
    TurnIs,
    WasCast,
    XWasAtLeast,
)
from sandbox.rules.lookup.amounts import compared, count, counters_on
from sandbox.rules.lookup.conditions_of_casting import (
    aims_at,
    mana_was_spent,
    more_mana_was_spent,
    was_cast,
    x_was_at_least,
)
from sandbox.rules.lookup.conditions_of_players import (
    card_types_are,
    cards_in_graveyard_are,
    has_designation_of_player,
    has_more_cards,
    has_more_life,
    is_so_of_any,
    opponent_controls_more,
    player_counters_are,
)
from sandbox.rules.lookup.context import Context, votes_for
from sandbox.rules.lookup.filters import matches, permanents_of
from sandbox.rules.lookup.offers_paid import cost_was_paid, kicked_with
from sandbox.rules.lookup.pairing import CanPair, pairable_with
from sandbox.rules.lookup.references import objects_at, players_at
from sandbox.rules.lookup.references_to_spells import objects_and_spells_at
from sandbox.rules.lookup.turn_history import (
    OF_TURNS,
    cast_last_turn,
    has_attacked,
    has_been_dealt_damage,
    has_cast,
    has_dealt_damage,
    has_died,
    has_entered,
    has_left,
    life_has_changed,
    none_cast_last_turn,
)
from sandbox.terms.steps import COMBAT_STEPS, PRECOMBAT_MAIN, Step


def holds(game: Game, context: Context, condition: Condition | None) -> bool:
    """Looked at now, from the controller of the text. No condition always holds."""
    return True if condition is None else ASKED[type(condition)](game, context, condition)


def _exists(game: Game, context: Context, condition: Exists) -> bool:
    found = permanents_of(game, condition.kind, context.controller, context.source)
    there = _names(game, found) if condition.different_names else len(found)
    most = condition.maximum
    return there >= condition.minimum and (most is None or there <= most)


def _names(game: Game, things: list[Object]) -> int:
    return len({game.characteristics(thing).name for thing in things} - {""})


def _devotion_is_below(game: Game, context: Context, condition: DevotionIsBelow) -> bool:
    return count(game, context, Devotion(condition.color, condition.other)) < condition.number


def _is_kind(game: Game, context: Context, condition: IsKind) -> bool:
    found = objects_and_spells_at(game, context, condition.what)
    you, source = context.controller, context.source
    return bool(found) and all(matches(game, condition.kind, thing, you, source) for thing in found)


def _both_are_yours(game: Game, context: Context, condition: BothAreYours) -> bool:
    """What the text does next it does to them (2026, 712.4a)."""
    you = context.controller
    found = permanents_of(game, condition.kind, you, context.source)
    own = [thing for thing in (context.source, *found) if thing.owner is you and game.controller(thing) is you]
    context.it = list(dict.fromkeys(thing for thing in own if thing.in_play))
    return context.source in context.it and len(context.it) > 1


def _done_this_way(game: Game, context: Context, condition: DoneThisWay) -> bool:
    done = context.this_way.get(condition.deed, ())
    return any(thing in done for thing in objects_at(game, context, condition.what))


def _has_counter(game: Game, context: Context, condition: HasCounter) -> bool:
    return any(thing.counters.get(condition.name, 0) for thing in objects_at(game, context, condition.what))


def _counters_are(game: Game, context: Context, condition: CountersAre) -> bool:
    counts = [counters_on(thing, condition.name) for thing in objects_at(game, context, condition.what)]
    most = condition.maximum
    return any(condition.minimum <= number and (most is None or number <= most) for number in counts)


def _gets_more_votes(game: Game, context: Context, condition: GetsMoreVotes) -> bool:
    votes = {deed: len(voters) for deed, voters in context.this_way.items() if deed.startswith(votes_for(""))}
    own = votes.pop(votes_for(condition.option), 0)
    most = max(votes.values(), default=0)
    return own > most or (condition.or_tied and own == most)


def _level_is(game: Game, context: Context, condition: LevelIs) -> bool:
    level = context.source.level
    return level >= condition.level if condition.or_more else level == condition.level


def _has_designation(game: Game, context: Context, condition: HasDesignation) -> bool:
    return any(condition.word in thing.designations for thing in objects_at(game, context, condition.what))


def _daytime_is(game: Game, context: Context, condition: DaytimeIs) -> bool:
    return game.daytime == condition.daytime


def _fought_this_combat(game: Game, context: Context, condition: FoughtThisCombat) -> bool:
    return any(_fought(game, thing) for thing in objects_at(game, context, condition.what))


def _did_not_attack(game: Game, context: Context, condition: DidNotAttack) -> bool:
    return not any(thing.attacked_this_turn for thing in objects_at(game, context, condition.what))


def _came_this_turn(game: Game, context: Context, condition: CameUnderControlThisTurn) -> bool:
    found = objects_at(game, context, condition.what)
    return any(thing.came_under_control == game.turn_number for thing in found)


def _came_since_last_upkeep(game: Game, context: Context, condition: CameSinceLastUpkeep) -> bool:
    """Before the upkeep of this turn. What was there before anything is known of the game is not new."""
    before, last = context.controller.upkeeps
    since = max(1, before if last == game.turn_number else last)
    found = objects_at(game, context, condition.what)
    return any(game.controller(thing) is context.controller and thing.came_under_control >= since for thing in found)


def _any_is_there(game: Game, context: Context, condition: InYourGraveyard | IsInPlay) -> bool:
    return any(_is_there(game, context, condition, thing) for thing in objects_at(game, context, condition.what))


def _is_any_larger(game: Game, context: Context, condition: IsLarger) -> bool:
    return any(_is_larger(game, thing, context.source) for thing in objects_at(game, context, condition.what))


def _is_attacking_alone(game: Game, context: Context, condition: IsAttackingAlone) -> bool:
    """Comprehensive Rules of 2026, 506.5."""
    attacking = game.combat.attacking() if game.combat is not None else []
    return len(attacking) == 1 and attacking[0] in objects_at(game, context, condition.what)


def _is_paired(game: Game, context: Context, condition: IsPaired) -> bool:
    return context.source.paired is not None


def _can_pair(game: Game, context: Context, condition: CanPair) -> bool:
    found = None if condition.what is None else objects_at(game, context, condition.what)
    others = pairable_with(game, context.controller, context.source)
    return bool(others) if found is None else any(thing in others for thing in found)


def _amount_is(game: Game, context: Context, condition: AmountIs) -> bool:
    number, most = compared(game, context, condition.amount), condition.maximum
    return condition.minimum <= number and (most is None or number <= most)


def _is_untapped(game: Game, context: Context, condition: IsUntapped) -> bool:
    return not context.source.tapped


def _is_larger(game: Game, thing: Object, other: Object) -> bool:
    """In power or in toughness; only creatures have either."""
    one, two = game.characteristics(thing), game.characteristics(other)
    if one.power is None or one.toughness is None or two.power is None or two.toughness is None:
        return False
    return one.power > two.power or one.toughness > two.toughness


def _joined(game: Game, context: Context, condition: Not | AllOf | AnyOf) -> bool:
    if isinstance(condition, Not):
        return not holds(game, context, condition.condition)
    if isinstance(condition, AnyOf):
        return any(holds(game, context, part) for part in condition.conditions)
    return all(holds(game, context, part) for part in condition.conditions)


def _is_there(game: Game, context: Context, condition: InYourGraveyard | IsInPlay, thing: Object) -> bool:
    return thing.in_play if isinstance(condition, IsInPlay) else _is_in_graveyard(game, context, condition, thing)


def _is_in_graveyard(game: Game, context: Context, condition: InYourGraveyard, thing: Object) -> bool:
    """The last card of a graveyard is on top."""
    cards = context.controller.graveyard
    if thing not in cards or condition.above is None:
        return thing in cards
    above = cards[cards.index(thing) + 1 :]
    if condition.directly:
        above = above[:1]
    fitting = [card for card in above if matches(game, condition.above, card, context.controller, context.source)]
    return len(fitting) >= condition.minimum


def _is_in_hand(game: Game, context: Context, condition: InYourHand) -> bool:
    return context.source in context.controller.hand


def _fought(game: Game, thing: Object) -> bool:
    """In this combat, though it may have been removed from it since."""
    combat = game.combat
    return combat is not None and (thing in combat.attackers or thing in combat.blocks or thing in combat.removed)


def _is_turn_of(game: Game, you: Player, whose: str) -> bool:
    """Whether the turn is yours, not yours, or that of a player who is no teammate of yours."""
    if whose == "opponent":
        return not any(player in game.team_of(you) for player in game.active_players)
    return (you in game.active_players) is (whose == "your")


def _is_during(game: Game, context: Context, condition: During) -> bool:
    if condition.whose is not None and not _is_turn_of(game, context.controller, condition.whose):
        return False
    steps = game.edition.turn.steps
    if condition.before is not None and steps.index(game.step) >= steps.index(Step(condition.before)):
        return False
    if condition.after is not None and steps.index(game.step) < steps.index(Step(condition.after)):
        return False
    if condition.step is None:
        return True
    if condition.step == "combat":
        return game.step in COMBAT_STEPS
    return is_step(game, condition.step)


def _turn_is(game: Game, context: Context, condition: TurnIs) -> bool:
    return any(player in game.active_players for player in players_at(game, context, condition.who))


def is_step(game: Game, word: str) -> bool:
    """Whether the word names the present step; both main phases are *main phase*, and *end step* is wherever the
    edition has its effects at the end of turn."""
    if word == PRECOMBAT_MAIN:
        return game.step is Step.MAIN
    if word == Step.MAIN:
        return game.step in (Step.MAIN, Step.SECOND_MAIN)
    if word == Step.END:
        return game.step is game.edition.turn.end_of_turn_effects
    return game.step == word


ASKED: Mapping[type[Condition], Callable[..., bool]] = {
    Exists: _exists,
    AmountIs: _amount_is,
    WasCast: was_cast,
    DevotionIsBelow: _devotion_is_below,
    IsKind: _is_kind,
    BothAreYours: _both_are_yours,
    DoneThisWay: _done_this_way,
    HasCounter: _has_counter,
    FoughtThisCombat: _fought_this_combat,
    DidNotAttack: _did_not_attack,
    CameUnderControlThisTurn: _came_this_turn,
    CameSinceLastUpkeep: _came_since_last_upkeep,
    InYourGraveyard: _any_is_there,
    InYourHand: _is_in_hand,
    IsInPlay: _any_is_there,
    GetsMoreVotes: _gets_more_votes,
    IsLarger: _is_any_larger,
    IsAttackingAlone: _is_attacking_alone,
    IsPaired: _is_paired,
    CanPair: _can_pair,
    CostWasPaid: cost_was_paid,
    KickedWith: kicked_with,
    XWasAtLeast: x_was_at_least,
    AimsAt: aims_at,
    ManaWasSpent: mana_was_spent,
    MoreManaWasSpent: more_mana_was_spent,
    IsUntapped: _is_untapped,
    During: _is_during,
    TurnIs: _turn_is,
    CardsInHandAre: is_so_of_any,
    CardTypesInGraveyardAre: card_types_are,
    CardsInGraveyardAre: cards_in_graveyard_are,
    HasDied: has_died,
    HasEntered: has_entered,
    HasLeft: has_left,
    HasMoreCards: has_more_cards,
    HasMoreLife: has_more_life,
    HasAttacked: has_attacked,
    LifeHasChanged: life_has_changed,
    HasBeenDealtDamage: has_been_dealt_damage,
    HasDealtDamage: has_dealt_damage,
    CountersAre: _counters_are,
    LevelIs: _level_is,
    HasDesignation: _has_designation,
    HasDesignationOfPlayer: has_designation_of_player,
    PlayerCountersAre: player_counters_are,
    DaytimeIs: _daytime_is,
    CastLastTurn: cast_last_turn,
    NoneCastLastTurn: none_cast_last_turn,
    HasCast: has_cast,
    LifeAtLeast: is_so_of_any,
    LifeAtMost: is_so_of_any,
    OpponentControlsMore: opponent_controls_more,
    Not: _joined,
    AllOf: _joined,
    AnyOf: _joined,
    **OF_TURNS,
}
"""For classes of conditions the function that looks."""
