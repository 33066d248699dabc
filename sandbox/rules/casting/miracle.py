"""Miracle: the first card drawn in a turn may be revealed, and then cast for its miracle cost.

Comprehensive Rules of 2026, 702.94.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.acts import PASS, Act, Cast
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.events.zones import CardDrawn
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions.announcing import WhetherToPlay
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.meaning.abilities import Mode
from sandbox.meaning.costs import Cost
from sandbox.meaning.effects import Effect
from sandbox.meaning.keyword_abilities import CostKeyword
from sandbox.rules.casting.casting import cast, why_not_cast
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers


@dataclass(frozen=True)
class CastForMiracle(Effect):
    """The revealed card may be cast for its miracle cost, as the ability resolves."""


def notice_drawn(game: Game, event: CardDrawn) -> None:
    """Only the first card of a turn may be revealed as it is drawn."""
    card = event.player.hand[-1] if event.number == 1 and event.player.hand else None
    if card is None or _cost(game, card) is None:
        return
    if may(game, event.player, WhetherToUse(card), f"reveal {named(card)} for its miracle"):
        game.emit(Told(f"{event.player.name} reveals {named(card)}"))
        mode = Mode((CastForMiracle(),))
        game.triggers.append(Action(ActionKind.TRIGGERED, card, event.player, mode, game.characteristics(card)))


def _cost(game: Game, card: Object) -> Cost | None:
    abilities = game.characteristics(card).abilities
    return next((a.cost for a in abilities if isinstance(a, CostKeyword) and a.word == "miracle"), None)


def cast_for_miracle(game: Game, context: Context, effect: CastForMiracle) -> None:
    """Whatever the moment; a card that has left the hand is not cast."""
    card, player = context.source, context.controller
    cost = _cost(game, card)
    if card not in player.hand or cost is None:
        return
    play = Cast(card, told_cost=cost, from_hand=True)
    if why_not_cast(game, player, play) is not None:
        return
    acts: tuple[Act, ...] = (PASS, play)
    text = f"{game.edition.words.to_cast} {named(card)} for its miracle cost"
    act = game.ask(Choice(player, WhetherToPlay(card), text, acts, PASS))
    if isinstance(act, Cast):
        game.edition.responses.announced(game, cast(game, player, act))


PERFORMERS: Performers = {
    CastForMiracle: cast_for_miracle,
}
