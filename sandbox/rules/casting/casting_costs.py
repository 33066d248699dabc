"""What casting a spell costs: its mana cost or what is paid instead, with all that comes in addition."""

from __future__ import annotations

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Player
from sandbox.meaning.abilities import AdditionalCost, CostsLess, CostsMoreForEachTarget, XPaidWith
from sandbox.meaning.costs import Cost, PayMana, Payment
from sandbox.rules.casting.buyback import BUYBACK
from sandbox.rules.casting.convoke import with_creatures_tapped
from sandbox.rules.casting.cost_changes import with_changes
from sandbox.rules.casting.entwine import ENTWINE
from sandbox.rules.casting.flashback import FLASHBACK
from sandbox.rules.casting.kicker import KICKER
from sandbox.rules.casting.morph import cost_face_down
from sandbox.rules.casting.offered_costs import ALTERNATIVE_COST, OfferedCost
from sandbox.rules.casting.playing_from_elsewhere import cost_as_permitted
from sandbox.rules.casting.splice import cost_of_splicing
from sandbox.rules.players.commanders import tax_on
from sandbox.terms.mana import ManaCost

OFFERED_INSTEAD = (ALTERNATIVE_COST, FLASHBACK)
OFFERED_IN_ADDITION = (KICKER, BUYBACK, ENTWINE)


def cost_of(game: Game, act: Cast) -> Cost | None:
    """Everything that casting costs, or None for a card that has no cost."""
    characteristics = game.characteristics(act.card)
    if act.face_down:
        return cost_face_down(characteristics)
    cost = _mana_cost_or_instead(game, act, characteristics)
    return None if cost is None else with_mana_in_one_sum((*cost, *_in_addition(game, act, characteristics)))


def _mana_cost_or_instead(game: Game, act: Cast, characteristics: Characteristics) -> Cost | None:
    if act.told_cost is not None:
        return act.told_cost
    if act.alternative:
        return next((cost for offered in chosen_instead(act) for cost in offered.costs(characteristics)), None)
    cost = act.card.starting_card.cost
    if game.permissions:
        return cost_as_permitted(game, act.card, cost)
    return None if cost is None else (PayMana(cost),)


def _in_addition(game: Game, act: Cast, characteristics: Characteristics) -> list[Payment]:
    extra = [part for a in characteristics.abilities if isinstance(a, AdditionalCost) for part in a.cost]
    if game.commanders:
        extra += tax_on(game, act.card)
    if act.spliced:
        extra += cost_of_splicing(game, act)
    if act.paying_more:
        extra += [part for each in OFFERED_IN_ADDITION for cost in each.costs(characteristics) for part in cost]
    return extra


def chosen_instead(act: Cast) -> list[OfferedCost]:
    """What the card may be cast for instead of its mana cost, from where it is."""
    return [offered for offered in OFFERED_INSTEAD if act.alternative and offered.zone is act.card.zone]


def paid_offers(act: Cast, characteristics: Characteristics) -> list[OfferedCost]:
    """What is paid of all that its text offers."""
    offers = (*chosen_instead(act), *(OFFERED_IN_ADDITION if act.paying_more else ()))
    return [offered for offered in offers if offered.costs(characteristics)]


def with_mana_in_one_sum(cost: Cost) -> Cost:
    """The cost with all of its mana in one sum."""
    mana = [part.cost for part in cost if isinstance(part, PayMana)] if len(cost) > 1 else []
    if len(mana) < 2:
        return cost
    generic, x = sum(part.generic for part in mana), sum(part.x_symbols for part in mana)
    exact = [symbol for part in mana for symbol in part.exact]
    total = ManaCost((*["X"] * x, *([str(generic)] if generic else []), *exact))
    return (PayMana(total), *[part for part in cost if not isinstance(part, PayMana)])


def cost_of_casting(game: Game, player: Player, act: Cast, x: int, targets: int) -> Cost | None:
    """As `cost_of`, with what the number of targets and what permanents add or take away, and the color that X must be
    paid with."""
    cost = cost_of(game, act)
    if cost is None:
        return None
    characteristics = game.characteristics(act.card)
    falls = False
    for ability in characteristics.abilities:
        falls = falls or type(ability) is CostsLess
        if isinstance(ability, CostsMoreForEachTarget):
            more = ability.cost.symbols * max(0, targets - 1)
            cost = tuple(PayMana(ManaCost((*p.cost.symbols, *more))) if isinstance(p, PayMana) else p for p in cost)
        if isinstance(ability, XPaidWith):
            cost = tuple(_in_color(part, ability, x) for part in cost)
    cost = with_changes(game, player, act, cost, falls)
    return with_creatures_tapped(game, player, act, cost) if act.convoked else cost


def _in_color(part: Payment, ability: XPaidWith, x: int) -> Payment:
    if not isinstance(part, PayMana) or not part.cost.x_symbols:
        return part
    symbols = [symbol for symbol in part.cost.symbols if symbol != "X"]
    return PayMana(ManaCost((*symbols, *[ability.color.symbol] * (x * part.cost.x_symbols))))
