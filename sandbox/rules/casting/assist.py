"""Assist: another player pays a part of the generic mana.

Comprehensive Rules of 2026, 702.132.
"""

from __future__ import annotations

from sandbox.engine.acts import Cast
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.meaning.costs import PayMana
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.casting.mana_restrictions import PaidFor
from sandbox.terms.errors import Refusal
from sandbox.terms.mana import ManaCost


def why_not_assist(game: Game, player: Player, act: Cast) -> Refusal | None:
    """Whoever it is has the mana; how much generic mana there is, is looked at with the total cost."""
    if act.assisted is None:
        return None
    helper, amount = act.assisted
    if not game.characteristics(act.card).has("assist"):
        return Refusal("assist", f"{named(act.card)} has no assist")
    if helper is player or helper.lost:
        return Refusal("assist", "another player assists")
    return why_not_pay(game, _bill(helper, act, amount))


@rule("assist")
def pay_as_assistant(game: Game, act: Cast) -> tuple[str, ...]:
    """The mana that the other player spends on the spell."""
    assert act.assisted is not None
    helper, amount = act.assisted
    bill = _bill(helper, act, amount)
    game.emit(Told(f"{helper.name} assists with {{{amount}}}"))
    pay(game, bill)
    return bill.spent


def _bill(helper: Player, act: Cast, amount: int) -> Bill:
    return Bill(helper, act.card, (PayMana(ManaCost((str(amount),))),), what=PaidFor.SPELL)
