"""Performers: effects made of effects."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.actions import Action, ActionKind, Roles
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Delayed
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.engine.questions.chance import CoinFlip
from sandbox.engine.questions.costs import WhetherToPay
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.engine.trace import rule
from sandbox.meaning import references as refs
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.costs import Cost
from sandbox.meaning.effects import (
    AnyPlayerMay,
    AtNext,
    ChooseFromHand,
    Effect,
    EnterAsCopy,
    FlipCoin,
    ForEachOf,
    If,
    IfDone,
    InsteadIf,
    May,
    MustPayOrElse,
    Pays,
    PaysOrElse,
    Reflexive,
    Repeated,
    WheneverThisTurn,
    WhereX,
)
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.casting.mana_payment import pay_all_of_lands
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import (
    Context,
    Thing,
)
from sandbox.rules.lookup.performers import Performers, perform
from sandbox.rules.lookup.references import players_at, pointed_at


def may_(game: Game, context: Context, effect: May) -> None:
    """To copy nothing is one of the answers to what is copied."""
    if all(isinstance(part, EnterAsCopy) for part in effect.effects):
        perform(game, context, effect.effects)
        return
    for player in players_at(game, context, effect.who):
        wants = may(game, player, WhetherToUse(context.source), f"use the effect of {named(context.source)}")
        before = game.trace.count
        if wants:
            _perform_for(game, context, effect.who, player, effect.effects)
        if effect.otherwise and game.trace.count == before:
            _perform_for(game, context, effect.who, player, effect.otherwise)


def any_player_may(game: Game, context: Context, effect: AnyPlayerMay) -> None:
    """Everybody is asked, the active player first, and those who want to do so; one is enough for the others."""
    text = f"use the effect of {named(context.source)}"
    everybody = refs.EachPlayer()
    takers = [p for p in players_at(game, context, everybody) if may(game, p, WhetherToUse(context.source), text)]
    for player in takers:
        perform(game, replace(context, bound={**context.bound, everybody: [player]}), effect.effects)
    if not takers:
        perform(game, context, effect.otherwise)


def for_each_of(game: Game, context: Context, effect: ForEachOf) -> None:
    """One after the other; players in the order of their turns."""
    things = pointed_at(game, context, effect.what)
    players = players_at(game, context, effect.what)
    for thing in players or things:
        before = context.bound
        context.bound = {**before, effect.what: [thing]}
        perform(game, context, effect.effects)
        context.bound = before


def where_x(game: Game, context: Context, effect: WhereX) -> None:
    """What the last of the effects dealt with is what the text speaks of afterwards."""
    inner = replace(context, x=count(game, context, effect.amount))
    perform(game, inner, effect.effects)
    context.it, context.amount = inner.it, inner.amount


def pays(game: Game, context: Context, effect: Pays) -> None:
    for player in players_at(game, context, effect.who):
        paid = _may_pay(game, context, player, effect.cost)
        _perform_for(game, context, effect.who, player, effect.effects if paid else effect.otherwise)


def pays_or_else(game: Game, context: Context, effect: PaysOrElse) -> None:
    for player in players_at(game, context, effect.who):
        paid = _may_pay(game, context, player, effect.cost)
        _perform_for(game, context, effect.who, player, effect.paid if paid else effect.effects)


def _perform_for(
    game: Game, context: Context, who: refs.Reference, player: Player, effects: tuple[Effect, ...]
) -> None:
    """Of several players who are asked, *that player* is the one who has just answered."""
    before = context.bound
    context.bound = {**before, who: [player]}
    perform(game, context, effects)
    context.bound = before


@rule("paying costs")
def must_pay_or_else(game: Game, context: Context, effect: MustPayOrElse) -> None:
    """Of other sources than lands and unspent mana the player may pay, and is not asked before these are too little."""
    for player in players_at(game, context, effect.who):
        from_lands = Bill(player, context.source, effect.cost, context.x, lands_only=True)
        if why_not_pay(game, from_lands) is None:
            pay(game, from_lands)
        elif not _may_pay(game, context, player, effect.cost):
            game.emit(Told(f"{player.name} pays {{{pay_all_of_lands(game, player)}}}, which is not enough"))
            _perform_for(game, context, effect.who, player, effect.effects)


def _may_pay(game: Game, context: Context, player: Player, cost: Cost) -> bool:
    """Whether the player can and wants to pay; then it is paid, and the text can speak of what was."""
    bill = Bill(player, context.source, cost, context.x)
    unable, text = why_not_pay(game, bill), f"pay for {named(context.source)}"
    if not may(game, player, WhetherToPay(context.source), text, unable):
        return False
    paid = list[Thing](pay(game, bill))
    context.bound = {**context.bound, refs.Paid(): paid}
    return True


def if_done(game: Game, context: Context, effect: IfDone) -> None:
    """The first part has been done when anything happened because of it, or an effect that lasts has begun; to have
    chosen to do it is not enough. A card of a hand has been chosen when there is one."""
    before, holding = game.trace.deeds(), len(game.lasting)
    perform(game, context, effect.first)
    done = game.trace.deeds() > before or len(game.lasting) > holding
    if isinstance(effect.first[-1], ChooseFromHand):
        done = bool(context.it)
    if done:
        perform(game, context, effect.effects)


def repeated(game: Game, context: Context, effect: Repeated) -> None:
    """How often is found once, before the first time."""
    for _ in range(count(game, context, effect.times)):
        perform(game, context, effect.effects)


def if_(game: Game, context: Context, effect: If) -> None:
    perform(game, context, effect.effects if holds(game, context, effect.condition) else effect.otherwise)


def instead_if(game: Game, context: Context, effect: InsteadIf) -> None:
    """Who may do the one instead, and does not, does the other."""
    if not holds(game, context, effect.condition):
        perform(game, context, effect.effects)
        return
    match effect.instead, effect.effects:
        case (May(otherwise=()) as free,), (before,) if not isinstance(before, May):
            may_(game, context, replace(free, otherwise=effect.effects))
        case _:
            perform(game, context, effect.instead)


@rule("delayed effects")
def at_next(game: Game, context: Context, effect: AtNext) -> None:
    """What it speaks of is settled now; it happens whether or not its source is still there."""
    known, pointed = _known(context), _references((effect.event, effect.effects))
    if effect.speaks_of_event:
        known, pointed = {"x": context.x}, {ref for ref in pointed if not isinstance(ref, refs.EventObject)}
    bound = {ref: pointed_at(game, context, ref) for ref in sorted(pointed, key=repr)}
    delayed = Delayed(context.source, context.controller, effect.event, effect.effects, known, bound, game.turn_number)
    delayed.this_turn = effect.this_turn
    game.delayed.append(delayed)
    game.emit(Told(f"the effect of {named(context.source)} waits for its moment"))


@rule("delayed effects")
def whenever_this_turn(game: Game, context: Context, effect: WheneverThisTurn) -> None:
    """It goes on triggering until the turn is over (2026, 603.7b), whether or not its source is still there."""
    waiting = effect.waiting
    assert isinstance(waiting, Triggered)
    delayed = Delayed(context.source, context.controller, waiting.event, (), turn=game.turn_number, this_turn=True)
    delayed.waiting = waiting
    game.delayed.append(delayed)
    game.emit(Told(f"the effect of {named(context.source)} waits until the turn is over"))


@rule("reflexive triggers")
def reflexive(game: Game, context: Context, effect: Reflexive) -> None:
    """It has triggered, because of this very text and nothing else; it waits as every triggered ability does.

    Comprehensive Rules of 2026, 603.12.
    """
    pointed = sorted(_references(effect.effects), key=repr)
    bound = {ref: pointed_at(game, context, ref) for ref in pointed if not isinstance(ref, refs.Target)}
    event: Roles = {**_known(context), "bound": bound}
    mode, source = Mode(effect.effects, effect.targets), context.source
    looks = game.characteristics(source)
    action = Action(ActionKind.TRIGGERED, source, context.controller, mode, looks, None, event=event)
    action.x = context.x
    game.triggers.append(action)


def _known(context: Context) -> Roles:
    """Who and what the text was about as it began."""
    known: Roles = {k: v for k, v in context.event.items() if k in ("subject", "other", "player", "host")}
    return known | {"amount": context.amount, "x": context.x}


def _references(part: object) -> set[refs.Reference]:
    """The references in the effects that point at fixed things."""
    if isinstance(part, refs.It | refs.EventObject | refs.Target | refs.Host | refs.Paid):
        return {part}
    if isinstance(part, tuple):
        return {ref for item in part for ref in _references(item)}
    if hasattr(part, "__dataclass_fields__"):
        return {ref for name in part.__dataclass_fields__ for ref in _references(getattr(part, name))}
    return set()


@rule("chance")
def flip_coin(game: Game, context: Context, effect: FlipCoin) -> None:
    """Chance is asked like a player."""
    text = f"whether {context.controller.name} wins the flip"
    choice = Choice(context.controller, CoinFlip(context.source), text, (True, False), must_say=True)
    perform(game, context, effect.won if game.ask(choice) else effect.lost)


PERFORMERS: Performers = {
    WhereX: where_x,
    ForEachOf: for_each_of,
    May: may_,
    AnyPlayerMay: any_player_may,
    Pays: pays,
    PaysOrElse: pays_or_else,
    MustPayOrElse: must_pay_or_else,
    IfDone: if_done,
    Repeated: repeated,
    If: if_,
    InsteadIf: instead_if,
    AtNext: at_next,
    WheneverThisTurn: whenever_this_turn,
    Reflexive: reflexive,
    FlipCoin: flip_coin,
}
