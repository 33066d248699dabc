"""What follows from the state of the game by itself: the older books watch it at every moment, the later ones check it
whenever a player would receive priority (state-based effects, state-based actions)."""

from __future__ import annotations

from sandbox.engine.edition_groups import StateBasedAction
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.keyword_abilities import Ascend, Daybound, Landhome, Nightbound, StartYourEngines, Storied
from sandbox.meaning.replacement_effects import AtMostCounters
from sandbox.rules.players.designations import ascend_at_once, engines_start, stories_begin
from sandbox.rules.players.losing import look_for_losers
from sandbox.rules.state_based.attachments import auras_fall_off, comes_off, misplaced_auras, wrongly_attached
from sandbox.rules.state_based.battles import (
    battles_go,
    protectors_are_chosen,
    without_defense,
    without_protector,
)
from sandbox.rules.state_based.changed_by_itself import (
    changes_control,
    effects_over,
    fighting_no_more,
    leaves_combat,
    they_end,
    under_new_control,
)
from sandbox.rules.state_based.counters import has_too_many
from sandbox.rules.state_based.creature_death import creatures_die, dying_creatures, is_dying
from sandbox.rules.state_based.landhome import landhome, without_home_land
from sandbox.rules.state_based.legends import (
    legend_rule,
    loyalty,
    newest_world_stays,
    planeswalker_rule,
    without_loyalty,
    world_rule,
)
from sandbox.rules.state_based.pairs import pairs_come_apart
from sandbox.rules.state_based.roles import older_roles, older_roles_go
from sandbox.rules.state_based.sagas import finished_sagas, finished_sagas_go
from sandbox.rules.zones.command_zone import return_to_command_zone
from sandbox.rules.zones.day_and_night import daytime_begins
from sandbox.rules.zones.preparing import copies_follow
from sandbox.rules.zones.sagas import SAGA
from sandbox.terms.errors import TooLong
from sandbox.terms.types import AURA, ROLE, CardType, Supertype

MOST_ROUNDS = 500
Actions = tuple[StateBasedAction[Game], ...]


def check_state(game: Game) -> bool:
    """Every check, again and again until none finds anything. Says whether any did; what has merely changed by itself
    does not count."""
    if game.is_at_rest:
        return False
    anything = False
    for _ in range(MOST_ROUNDS):
        game.count_work()
        game.changes += 1
        if not game.over and _changed(game):
            continue
        if game.over or not _one_finds(game):
            game.rests()
            return anything
        anything = True
    raise TooLong(f"the state of the game did not come to rest in {MOST_ROUNDS} rounds")


def change_by_itself(game: Game) -> None:
    """What no rule has to look for: effects are over, control has changed, and combat is left."""
    for _ in range(MOST_ROUNDS):
        if game.over or not _changed(game):
            return
    raise TooLong(f"the state of the game did not come to rest in {MOST_ROUNDS} rounds")


def _changed(game: Game) -> bool:
    """Whether anything has changed by itself; each change is looked at by itself."""
    if game.lasting and (over := effects_over(game)):
        return they_end(game, over)
    if things := under_new_control(game):
        return changes_control(game, things)
    if game.pairs and pairs_come_apart(game):
        return True
    if things := fighting_no_more(game):
        return leaves_combat(game, things)
    traits = game.battlefield.traits_in_play
    if Ascend in traits and ascend_at_once(game):
        return True
    if Storied in traits and stories_begin(game):
        return True
    return (Daybound in traits or Nightbound in traits) and daytime_begins(game)


def _one_finds(game: Game) -> bool:
    """Whether one of the checks finds anything; those after it wait for the next round."""
    if look_for_losers(game, "check", is_dying) or permanents_leave(game):
        return True
    if things := wrongly_attached(game):
        return comes_off(game, things)
    if StartYourEngines in game.battlefield.traits_in_play and engines_start(game):
        return True
    if game.prepared_copies and copies_follow(game):
        return True
    if game.tokens_astray:
        return _tokens_cease(game)
    if game.commanders_astray and return_to_command_zone(game):
        return True
    if game.combat is not None and game.combat.bands:
        _bands(game)
    if AtMostCounters in game.battlefield.traits_in_play and has_too_many(game):
        return True
    return bool(game.battlefield.changing) and game.edition.opposite_counters(game)


def permanents_leave(game: Game) -> bool:
    """One look at all that cannot stay in play, as the edition looks at it. Mostly there are creatures only."""
    looked_for = LEAVING if game.has_any(LOOKED_UP) else LEAVING_ANYWAY
    if CardType.BATTLE in game.battlefield.traits_in_play:
        looked_for = WITH_BATTLES
    return game.edition.dying.checked(game, looked_for)


# whether what is found is one event


def one_after_another(game: Game, actions: Actions) -> bool:
    """What one rule takes away is gone when the next rule looks."""
    traits = game.traits_in_play()
    for trait, finds, carry_out in actions:
        if (trait is None or trait in traits) and (things := finds(game)):
            if carry_out(game, things):
                return True
            traits = game.traits_in_play()
    return False


def all_at_once(game: Game, actions: Actions) -> bool:
    """Every rule looks before anything is carried out, and all that they find happens as one event.

    Comprehensive Rules of 2006, 420.3; of 2010, 704.3.
    """
    in_play = game.traits_in_play()
    found = [
        (things, carry_out)
        for trait, finds, carry_out in actions
        if (trait is None or trait in in_play) and (things := finds(game))
    ]
    if not found:
        return False
    under = game.trace.beneath("state-based actions")
    with under, game.departing(thing for things, _ in found for thing in things):
        done = [carry_out(game, [thing for thing in things if thing.in_play]) for things, carry_out in found]
    return any(done)


@rule("tokens")
def _tokens_cease(game: Game) -> bool:
    """A token that has left play ceases to exist, and so does a copy of a spell that waits no longer."""
    for token in sorted(game.tokens_astray, key=lambda token: token.owner.seat):
        kind = "token " if game.characteristics(token).is_permanent_card else ""
        game.cease(token)
        game.emit(Told(f"the {kind}{named(token)} ceases to exist"))
    return True


@rule("bands")
def _bands(game: Game) -> None:
    """A band that is no legal band any more is what the edition makes of it."""
    game.edition.combat.broken_band(game)


def _legends(game: Game) -> list[Object]:
    return game.edition.legends.legend(game)


def _planeswalkers(game: Game) -> list[Object]:
    return game.edition.legends.planeswalker(game)


LEAVING: Actions = (
    (None, dying_creatures, creatures_die),
    (CardType.PLANESWALKER, without_loyalty, loyalty),
    (Supertype.LEGENDARY, _legends, legend_rule),
    (Supertype.WORLD, newest_world_stays, world_rule),
    (CardType.PLANESWALKER, _planeswalkers, planeswalker_rule),
    (AURA, misplaced_auras, auras_fall_off),
    (SAGA, finished_sagas, finished_sagas_go),
    (ROLE, older_roles, older_roles_go),
    (Landhome, without_home_land, landhome),
)
WITH_BATTLES = (
    *LEAVING,
    (CardType.BATTLE, without_defense, battles_go),
    (CardType.BATTLE, without_protector, protectors_are_chosen),
)
LOOKED_UP = frozenset(trait for trait, _, _ in LEAVING if trait is not None)
LEAVING_ANYWAY = tuple(action for action in LEAVING if action[0] is None)
