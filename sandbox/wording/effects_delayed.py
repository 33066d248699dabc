"""What an effect goes on waiting for until the turn is over: `Whenever a creature dies this turn, you gain 1 life.`"""

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.amounts import X
from sandbox.meaning.conditions import Condition
from sandbox.meaning.costs import Cost
from sandbox.meaning.effects import AtNext, Effect, PaysOrElse, WheneverThisTurn
from sandbox.meaning.events import EventPattern
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import COMMAND
from sandbox.wording.pointing import Aimed, holds
from sandbox.wording.saying import hears, says


def _waiting(event: EventPattern, effects: tuple[Effect, ...], condition: Condition | None = None) -> WheneverThisTurn:
    """An X that the text was paid with is not known to what it leaves behind."""
    if holds(effects, X):
        raise Unfit
    return WheneverThisTurn(Triggered(event, (Mode(effects),), condition))


def _parts(conditioned: bool, value: object) -> Slots | None:
    match value:
        case WheneverThisTurn(waiting=Triggered(event=event, modes=(Mode(effects=effects),)) as waiting) if (
            waiting.condition is not None
        ) is conditioned:
            return {"event": event, "effects": effects, "condition": waiting.condition}
    return None


def _paid_later(event: EventPattern, cost: Cost, effects: tuple[Effect, ...]) -> AtNext:
    """What is announced later has its targets later."""
    if holds(effects, Aimed):
        raise Unfit
    return AtNext(event, (PaysOrElse(cost, effects),))


PRODUCTIONS: Table = (
    hears(COMMAND, "{event:later}, pay {cost:price}. If you don't, {effects:commands}", _paid_later),
    says(
        COMMAND,
        "whenever {event:happening} this turn, if {condition:condition}, {effects:up_to_the_end}",
        _waiting,
        lambda value: _parts(True, value),
    ),
    says(
        COMMAND,
        "whenever {event:happening} this turn, {effects:up_to_the_end}",
        _waiting,
        lambda value: _parts(False, value),
    ),
    hears(COMMAND, "until end of turn, whenever {event:happening}, {effects:up_to_the_end}", _waiting),
)
