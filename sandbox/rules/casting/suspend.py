"""Suspend: a card that waits outside the game for some turns and is then cast without paying its mana cost.

Comprehensive Rules of 2006, 502.59; of 2010, 702.59; of 2026, 702.62.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.acts import Cast, SuspendCard
from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.lasting import begin_lasting
from sandbox.engine.events import StepBegan, Told
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.costs import WhetherToPay
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode
from sandbox.meaning.continuous import Has
from sandbox.meaning.costs import PayMana
from sandbox.meaning.effects import Duration, Effect
from sandbox.meaning.keyword_abilities import Keyword, Suspend
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.casting import cast, draft_of, why_not_cast, why_not_from_here
from sandbox.rules.casting.casting_costs import cost_of_casting
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.casting.mana_payment import can_pay_from_pool
from sandbox.rules.casting.mana_restrictions import PaidFor, Purpose
from sandbox.rules.casting.modes import modes_of
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.steps import PhaseTiming, Step
from sandbox.terms.zones import Zone


def why_not_suspend(game: Game, player: Player, act: SuspendCard) -> Refusal | None:
    """Only when the card could be cast from the hand; a target it does not need."""
    ability, instead = _suspend_of(game, act.card), Cast(act.card)
    if ability is None:
        return Refusal("casting spells", f"{named(act.card)} has no suspend")
    refusal = why_not_from_here(game, player, instead)
    if refusal is None:
        draft = draft_of(game, player, instead, modes_of(game, act.card)[0])
        refusal = game.edition.responses.why_not_now(game, player, draft, act)
    return refusal or why_not_pay(game, Bill(player, act.card, ability.cost))


def _suspend_of(game: Game, card: Object) -> Suspend | None:
    return next((ability for ability in game.characteristics(card).abilities if isinstance(ability, Suspend)), None)


@rule("casting spells")
def suspend(game: Game, player: Player, act: SuspendCard) -> None:
    """Nothing answers it. Raises Illegal."""
    refusal, ability = why_not_suspend(game, player, act), _suspend_of(game, act.card)
    if refusal is not None or ability is None:
        raise Illegal(refusal or Refusal("casting spells", "no suspend"))
    pay(game, Bill(player, act.card, ability.cost))
    card = put_into(game, act.card, Zone.REMOVED, "is suspended")
    put_counters(game, card, "time", ability.number)
    game.emit(CountersPut(card, "time", ability.number))


@dataclass(frozen=True)
class RemoveTimeCounter(Effect):
    """At the beginning of its owner's upkeep."""


@dataclass(frozen=True)
class CastSuspended(Effect):
    """When the last time counter has been removed."""


def notice_suspended(game: Game, event: StepBegan) -> None:
    if event.step == Step.UPKEEP and event.timing is PhaseTiming.BEGINNING:
        for card in event.active.removed:
            if card.counters.get("time") and _suspend_of(game, card) is not None:
                _triggers(game, card, RemoveTimeCounter())


def _triggers(game: Game, card: Object, effect: Effect) -> None:
    game.triggers.append(Action(ActionKind.TRIGGERED, card, card.owner, Mode((effect,)), game.characteristics(card)))


def remove_time_counter(game: Game, context: Context, effect: RemoveTimeCounter) -> None:
    card = context.source
    if card.gone or not card.counters.get("time"):
        return
    put_counters(game, card, "time", -1)
    game.emit(CountersPut(card, "time", -1))
    if not card.counters["time"]:
        _triggers(game, card, CastSuspended())


def cast_suspended(game: Game, context: Context, effect: CastSuspended) -> None:
    """If able; if not, it stays where it is. A creature has haste as long as its caster controls it."""
    card, player = context.source, context.controller
    if card.gone:
        return
    refusal = why_not_cast(game, player, Cast(card, told_cost=()))
    if refusal is not None:
        game.emit(Told(f"{named(card)} stays {game.edition.words.outside}: {refusal.because}"))
        return
    if not _must_be_paid(game, player, card) and not _wants_to_pay(game, player, card):
        game.emit(Told(f"{named(card)} stays {game.edition.words.outside}: nobody has to make mana for it"))
        return
    if not game.edition.casting.suspended(game, player, card):
        game.emit(Told(f"{named(card)} stays {game.edition.words.outside}: {player.name} does not cast it"))
        return
    spell = cast(game, player, Cast(card, told_cost=()))
    if spell.snapshot.is_creature:
        haste = (Has(Keyword("haste")),)
        lasting = Lasting(spell.source, player, (spell.source,), haste, Duration.WHILE_IT_IS_YOURS, game.now())
        begin_lasting(game, lasting)
    game.edition.responses.announced(game, spell)


def it_must_be_cast(game: Game, player: Player, card: Object) -> bool:
    """If it can be, its player casts it (2006, 502.59a; 2010, 702.59a)."""
    return True


def it_may_be_cast(game: Game, player: Player, card: Object) -> bool:
    """Its player casts it or leaves it in exile for good (2026, 702.62a)."""
    return may(game, player, WhetherToUse(card), f"cast {named(card)} without paying its mana cost")


def _must_be_paid(game: Game, player: Player, card: Object) -> bool:
    """What it costs can be paid without a mana ability: nobody must use one, even for a cost that must be paid.

    Comprehensive Rules of 2010, 117.3c.
    """
    cost = cost_of_casting(game, player, Cast(card, told_cost=()), 0, 0) or ()
    return all(
        can_pay_from_pool(game, player, part.cost, Purpose(card, PaidFor.SPELL))
        for part in cost
        if isinstance(part, PayMana)
    )


def _wants_to_pay(game: Game, player: Player, card: Object) -> bool:
    return may(game, player, WhetherToPay(card), f"make mana to {game.edition.words.to_cast} {named(card)}")


PERFORMERS: Performers = {
    RemoveTimeCounter: remove_time_counter,
    CastSuspended: cast_suspended,
}
