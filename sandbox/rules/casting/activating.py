"""Activated abilities, and the abilities that keywords stand for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.acts import Activate, DrawMana
from sandbox.engine.changes.permanents import exhaust
from sandbox.engine.choices import Choice
from sandbox.engine.events.spells import Announced
from sandbox.engine.events.zones import Cycled
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.announcing import WhichMode
from sandbox.engine.questions.choices import HowMany
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Activated, Mode
from sandbox.meaning.costs import Cost, Loyalty, RemoveCountersFromIt
from sandbox.meaning.effects import Regenerate, Untap
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import Itself
from sandbox.rules.casting.announced_choices import announce_choices, tell_mode
from sandbox.rules.casting.announced_division import divide_announced, why_not_divide, why_too_many_targets
from sandbox.rules.casting.bill import MOST_X, Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.casting.costs_of_abilities import cost_of_use
from sandbox.rules.casting.costs_with_a_choice import has_x_in_mana
from sandbox.rules.casting.drawing_mana import draw_mana
from sandbox.rules.casting.keyword_uses import KEYWORD_USES, Use, uses_of_keyword
from sandbox.rules.casting.limits_of_activation import how_often, used_up
from sandbox.rules.casting.mana_restrictions import PaidFor
from sandbox.rules.casting.modes_once import is_chosen, still_open
from sandbox.rules.casting.own_names import speaks_of_another_name
from sandbox.rules.casting.silent_names import is_silent
from sandbox.rules.casting.split_second import why_not_with_split_second
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.functioning import functions_in
from sandbox.rules.lookup.mana_abilities import is_mana_ability
from sandbox.rules.targets.targets import (
    Aiming,
    asks_for_x,
    choose_targets_with_x,
    mode_for_x,
    notice_targets,
    why_not_targets,
)
from sandbox.rules.triggers.phase_effects import unpaid
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.zones import Zone


def uses_of(game: Game, thing: Object) -> list[Use]:
    """Everything that can be activated on it, printed order first; keywords are read as the abilities that they
    stand for.
    """
    return uses_among(game, game.characteristics(thing).abilities)


def uses_among(game: Game, abilities: Iterable[Ability]) -> list[Use]:
    """The activated ones among the abilities."""
    found = []
    for ability in abilities:
        if type(ability) is Activated:
            found.append(Use(ability, _hint(game, ability), functions_in(ability), ability))
        elif type(ability) in KEYWORD_USES:
            found += uses_of_keyword(ability)
    return found


def _hint(game: Game, ability: Activated) -> str:
    if is_mana_ability(game, ability):
        return "mana"
    return "regenerate" if any(isinstance(e, Regenerate) for m in ability.modes for e in m.effects) else ""


def choose_use(game: Game, player: Player, act: Activate) -> tuple[Use | None, Refusal | None]:
    """The use that the act means: the one numbered or hinted at, else the first that is legal."""
    abilities = game.characteristics(act.object).abilities
    uses = [use for use in uses_among(game, abilities) if not act.hint or use.hint == act.hint]
    if act.ability is None and not act.hint:
        uses = [use for use in uses if use.hint != "mana"] or uses
    if act.ability is not None:
        uses = uses[act.ability : act.ability + 1]
    if not uses:
        return None, Refusal("activating abilities", f"{named(act.object)} has no such ability")
    refusals = [(use, _why_not_use(game, player, act, use)) for use in uses]
    for use, refusal in refusals:
        if refusal is None:
            return use, None
    return refusals[0]


def why_not_activate(game: Game, player: Player, act: Activate) -> Refusal | None:
    """The rule that forbids using the object so, or None. Changes nothing."""
    return choose_use(game, player, act)[1]


def _why_not_use(game: Game, player: Player, act: Activate, use: Use) -> Refusal | None:
    refusal = _why_not_own(game, player, act.object, use) or _why_not_restricted(game, player, act.object, use)
    if refusal is None:
        modes = use.ability.modes if act.mode is None else use.ability.modes[act.mode : act.mode + 1]
        refusals = [_why_not_mode(game, player, act, use, mode_for_x(mode, act.x)) for mode in modes]
        if None in refusals:
            return _why_not_with_any_x(game, player, act, use) if asks_for_x(modes) else None
        refusal = refusals[0] if refusals else Refusal("activating abilities", "no such mode")
    return refusal


def _why_not_with_any_x(game: Game, player: Player, act: Activate, use: Use) -> Refusal | None:
    """X is announced before targets are chosen and before anything is paid: one X must fit both.

    Comprehensive Rules of 2006, 409.1b and 409.1c; of 2010, 601.2b, 601.2c and 602.2b.
    """
    if act.x is not None or any(_why_not_use(game, player, replace(act, x=x), use) is None for x in range(MOST_X + 1)):
        return None
    return Refusal("targets", "there is no X with a legal target that can be paid")


def _why_not_own(game: Game, player: Player, thing: Object, use: Use) -> Refusal | None:
    if use.hint != "mana" and (refusal := why_not_with_split_second(game)) is not None:
        return refusal
    if use.zone is not Zone.BATTLEFIELD:
        if thing in player.owned_zones[use.zone]:
            return None
        return Refusal("where abilities function", f"{named(thing)} is not in {player.name}'s {use.zone}")
    if not thing.in_play:
        return Refusal("activating abilities", f"{named(thing)} is not {game.edition.words.play}")
    if game.controller(thing) is not player and not use.ability.any_player:
        return Refusal("activating abilities", f"{player.name} does not control {named(thing)}")
    characteristics = game.characteristics(thing)
    if is_silent(game, characteristics.name, use.hint == "mana"):
        return Refusal("activating abilities", f"a text keeps abilities of {characteristics.name} from being activated")
    if characteristics.cannot("activate"):
        return Refusal("activating abilities", f"the abilities of {named(thing)} cannot be used")
    if not works(game, thing, characteristics) and not _untaps_itself(use.ability):
        return Refusal("tapped artifacts", f"{named(thing)} is tapped")
    if unpaid(game, thing):
        return Refusal("upkeep costs", f"the upkeep of {named(thing)} has not been paid")
    return None


def _untaps_itself(ability: Activated) -> bool:
    return any(isinstance(effect, Untap) and effect.what == Itself() for effect in ability.modes[0].effects)


def _why_not_restricted(game: Game, player: Player, thing: Object, use: Use) -> Refusal | None:
    ability = use.ability
    loyalty = _is_loyalty(ability)
    if ability.as_sorcery or loyalty:
        refusal = game.edition.responses.why_not_slow(game, player)
        if refusal is not None:
            return refusal
    if loyalty and any(
        _is_loyalty(own) and hash(own) in thing.activated_this_turn for own in game.characteristics(thing).activated()
    ):
        return Refusal("loyalty abilities", f"a loyalty ability of {named(thing)} has already been used this turn")
    if used_up(game, thing, ability):
        return Refusal("activating abilities", f"{named(thing)} can be used so only {how_often(ability)}")
    if not holds(game, Context(thing, player), ability.only_when):
        return Refusal("activating abilities", f"{named(thing)} cannot be used so at this time")
    return None


def _is_loyalty(ability: Activated) -> bool:
    return any(isinstance(payment, Loyalty) for payment in ability.cost)


def _why_not_mode(game: Game, player: Player, act: Activate, use: Use, mode: Mode) -> Refusal | None:
    if mode.once and not still_open(game, act.object, (mode,)):
        return Refusal("activating abilities", f"that mode of {named(act.object)} has been chosen before")
    if act.x is not None and not has_x(use.ability.cost):
        return Refusal("activating abilities", f"the cost of {named(act.object)} has no X: each payment is one use")
    draft = draft_of(game, player, act, use, mode)
    refusal = game.edition.responses.why_not_now(game, player, draft, act)
    if refusal is None:
        refusal = why_not_targets(game, mode, act.aims, Aiming(player, act.object, game.characteristics(act.object)))
    if refusal is None and act.division is not None:
        refusal = why_not_divide(game, draft, act.division)
    elif refusal is None and act.aims and (act.x is not None or not has_x(use.ability.cost)):
        refusal = why_too_many_targets(game, draft)
    cost = cost_of_use(game, player, act.object, use.ability, use.hint)
    return refusal or why_not_pay(
        game, Bill(player, act.object, cost, act.x or 0, act.with_these, what=PaidFor.ABILITY)
    )


def has_x(cost: Cost) -> bool:
    """Whether what is paid has an X to be chosen."""
    return has_x_in_mana(cost) or any(isinstance(part, Loyalty | RemoveCountersFromIt) and part.x for part in cost)


def draft_of(game: Game, player: Player, act: Activate, use: Use, mode: Mode) -> Action:
    """The action that activating would announce: enough of it to judge the moment by."""
    targets = (tuple(act.aims),) if act.aims else ()
    return Action(
        ActionKind.ACTIVATED,
        act.object,
        player,
        mode,
        game.characteristics(act.object),
        use.ability,
        targets,
        x=act.x or 0,
    )


@rule("activating abilities")
def activate(game: Game, player: Player, act: Activate) -> Action | None:
    """Announces and pays for the ability; None when it made mana, which waits for nothing. Raises Illegal first."""
    use, refusal = choose_use(game, player, act)
    if refusal is not None or use is None:
        raise Illegal(refusal or Refusal("activating abilities", "nothing to activate"))
    if use.hint == "mana":
        draw_mana(game, player, DrawMana(act.object), act.with_these)
        return None
    mode = _choose_mode(game, player, act, use)
    is_chosen(game, act.object, mode)
    x = _choose_x(game, player, act, use)
    characteristics = game.characteristics(act.object)
    mode, targets = choose_targets_with_x(game, mode, x, act.aims, Aiming(player, act.object, characteristics))
    action = Action(ActionKind.ACTIVATED, act.object, player, mode, characteristics, use.ability, targets, x=x)
    divide_announced(game, action, act.division)
    announce_choices(game, action)
    act.object.activated_this_turn = (*act.object.activated_this_turn, hash(use.ability))
    cost = cost_of_use(game, player, act.object, use.ability, use.hint)
    if use.ability.only_once or use.ability.ever_once:
        exhaust(game, act.object, hash(use.ability))
    with (
        game.trace.beneath("where abilities function", use.zone is not Zone.BATTLEFIELD),
        game.trace.beneath("own names in texts", speaks_of_another_name(characteristics, act.object, use.ability)),
        game.trace.beneath("activation costs", bool(cost)),
    ):
        announced = game.emit(Announced(action, game.edition.words.cast))
    with game.announcing(action), game.within(announced):
        action.paid = pay(game, Bill(player, act.object, cost, x, act.with_these, what=PaidFor.ABILITY))
    game.waiting.append(action)
    notice_targets(game, action)
    if use.hint == "cycling":
        game.notice(Cycled(player, act.object))
    return action


def _choose_mode(game: Game, player: Player, act: Activate, use: Use) -> Mode:
    if act.mode is not None:
        tell_mode(game, player, act.object, act.mode, use.ability.modes)
        return use.ability.modes[act.mode]
    if len(use.ability.modes) == 1:
        return use.ability.modes[0]
    legal = [mode for mode in use.ability.modes if _why_not_mode(game, player, act, use, mode) is None]
    if game.goes_without_saying(legal):
        return legal[0]
    which = WhichMode(act.object, use.ability.modes)
    return game.ask(Choice(player, which, f"a mode of {named(act.object)}", legal, must_say=True))


def _choose_x(game: Game, player: Player, act: Activate, use: Use) -> int:
    if act.x is not None or not has_x(use.ability.cost):
        return act.x or 0
    legal = [x for x in range(MOST_X + 1) if why_not_activate(game, player, replace(act, x=x)) is None]
    choice = Choice(player, HowMany(act.object), f"X for {named(act.object)}", legal, must_say=True)
    return legal[0] if game.goes_without_saying(legal) else game.ask(choice)
