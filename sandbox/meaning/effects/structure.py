"""Effects made of effects."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.conditions import Condition
from sandbox.meaning.costs import Cost
from sandbox.meaning.events import EventPattern
from sandbox.meaning.kinds import TargetSpec
from sandbox.meaning.nodes import Ability, Effect
from sandbox.meaning.references import Reference, You


class May(Effect):
    """`You may …`: the player chooses when the text is performed."""

    effects: tuple[Effect, ...]
    who: Reference = You()
    otherwise: tuple[Effect, ...] = ()
    """What happens for a player who does not: `If you don't, …`."""


class AnyPlayerMay(Effect):
    """`Any player may have … deal 5 damage to them. If no one does, otherwise.` In the effects `EachPlayer` is the
    player who does."""

    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]


class Pays(Effect):
    """`who may pay cost. If that player does, effects. Otherwise, otherwise.`"""

    cost: Cost
    effects: tuple[Effect, ...]
    who: Reference = You()
    otherwise: tuple[Effect, ...] = ()


class PaysOrElse(Effect):
    """`effects unless who pays cost. If that player does, paid.`"""

    cost: Cost
    effects: tuple[Effect, ...]
    who: Reference = You()
    paid: tuple[Effect, ...] = ()


class MustPayOrElse(Effect):
    """`effects unless who pays cost, drawing all available mana from lands`: nobody may decline while lands and
    unspent mana are enough; where they are not, all of that is paid and the effects happen."""

    cost: Cost
    effects: tuple[Effect, ...]
    who: Reference = You()


class IfDone(Effect):
    """`first. If you do, effects.`: the second part depends on the first having done something."""

    first: tuple[Effect, ...]
    effects: tuple[Effect, ...]


class Reflexive(Effect):
    """`When you do, effects`: an ability that triggers as the text is carried out, and aims as it goes on the stack."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()


class ForEachOf(Effect):
    """`For each creature exiled this way, its controller creates a token`: for each of the things or players by itself,
    which is what `what` points at in the effects."""

    what: Reference
    effects: tuple[Effect, ...]


class Repeated(Effect):
    """`Proliferate twice`, `Incubate 2 twice`: so often, one time after the other."""

    times: Amount
    effects: tuple[Effect, ...]


class WhereX(Effect):
    """`You draw X cards and you lose X life, where X is its power`: found once, before any of the effects."""

    amount: Amount
    effects: tuple[Effect, ...]


class If(Effect):
    """`If condition, effects. Otherwise, otherwise.`; without effects, `otherwise unless condition`. `at_the_end`:
    `effects if condition`, which is no condition of a triggered ability itself."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    at_the_end: bool = False


class AtNext(Effect):
    """A delayed effect: `Destroy that creature at end of combat`, `… at the beginning of the next end step`.

    What references such as It or EventObject point at is settled when the delay begins.
    """

    event: EventPattern
    effects: tuple[Effect, ...]
    this_turn: bool = False
    """`When that creature dies this turn, …`: later it waits no longer."""
    speaks_of_event: bool = False
    """`When you next cast a spell this turn, …`: what the effects point at as a part of an event is a part of that
    one."""


class WheneverThisTurn(Effect):
    """`Whenever a creature dies this turn, you gain 1 life`: a delayed effect that triggers again and again until the
    end of the turn. `waiting` is the triggered ability that it then is."""

    waiting: Ability


class FlipCoin(Effect):
    """`Flip a coin. If you win the flip, won. If you lose the flip, lost.` Chance is asked like a player."""

    won: tuple[Effect, ...] = ()
    lost: tuple[Effect, ...] = ()


class InsteadIf(Effect):
    """`effects. If condition, instead instead.`: which of the two is looked at before either."""

    effects: tuple[Effect, ...]
    condition: Condition
    instead: tuple[Effect, ...]
