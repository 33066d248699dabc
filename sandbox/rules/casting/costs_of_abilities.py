"""What activating an ability costs: what stands before its colon, less what its text takes away.

Comprehensive Rules of 2006, 403.1 with 409.1f; of 2010, 602.2b with 601.2e; of 2026, 602.2b with 601.2f.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import AbilitiesCost, Activated, LoyaltyCostsMore
from sandbox.meaning.costs import Cost, Loyalty, PayMana
from sandbox.meaning.kinds import ANYTHING
from sandbox.meaning.references import EachPlayer
from sandbox.rules.casting.power_up import cost_when_new
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.mana_abilities import is_mana_ability
from sandbox.rules.lookup.references import players_at
from sandbox.terms.mana import ManaCost


def cost_of_use(game: Game, player: Player, thing: Object, ability: Activated, word: str = "") -> Cost:
    """What the player pays for activating the ability now. `word`: the keyword that stands for it."""
    cost, falls = cost_when_new(game, thing, ability), ability.falls
    if LoyaltyCostsMore in game.traits_in_play():
        cost = with_more_loyalty(game, player, cost)
    context = Context(thing, player)
    if falls is not None and holds(game, context, falls.condition):
        less = falls.less * count(game, context, falls.times)
        cost = tuple([PayMana(_with_less(part.cost, less)) if isinstance(part, PayMana) else part for part in cost])
    if AbilitiesCost not in game.traits_in_play():
        return cost
    words = frozenset({word, "power-up" if ability.less_when_new else "exhaust" if ability.only_once else word})
    said = _said_of(game, player, thing, words)
    if not all(each.mana_too for each in said) and is_mana_ability(game, ability):
        said = [each for each in said if each.mana_too]
    return _with_changes(cost, said)


def cost_of_making_mana(game: Game, thing: Object, cost: Cost, ability: Activated | None) -> Cost:
    """What its controller pays for a mana ability now; no ability: one that a land has because of its type."""
    player = game.controller(thing)
    if ability is not None:
        cost = cost_of_use(game, player, thing, ability)
    else:
        cost = _with_changes(cost, [each for each in _said_of(game, player, thing, frozenset()) if each.mana_too])
    return tuple([part for part in cost if not isinstance(part, PayMana) or part.cost.symbols])


def _with_changes(cost: Cost, found: list[AbilitiesCost]) -> Cost:
    """First all that is added and then all that is taken away."""
    if not found:
        return cost
    mana = ManaCost(tuple([symbol for part in cost if isinstance(part, PayMana) for symbol in part.cost.symbols]))
    more = sum(ability.more for ability in found)
    total = ManaCost((*["X"] * mana.x_symbols, *_generic(mana.generic + more), *mana.exact))
    for ability in found:
        kept = max(0, ability.least - len(total.exact))
        total = _with_less(total, max(0, min(ability.less, total.generic - kept)))
    rest = tuple([part for part in cost if not isinstance(part, PayMana)])
    return (PayMana(total), *rest) if total.symbols or any(isinstance(part, PayMana) for part in cost) else rest


def _generic(number: int) -> tuple[str, ...]:
    return (str(number),) if number else ()


def _said_of(game: Game, player: Player, thing: Object, words: frozenset[str]) -> list[AbilitiesCost]:
    """What permanents in play say of an ability of the thing that the player activates."""
    found: list[AbilitiesCost] = []
    for other in game.permanents_with(AbilitiesCost):
        characteristics = game.characteristics(other)
        own = [ability for ability in characteristics.abilities if isinstance(ability, AbilitiesCost)]
        if own and works(game, other, characteristics):
            context = Context(other, characteristics.controller)
            found += [a for a in own if _speaks_of(game, context, a, player, thing, words)]
    return found


def _speaks_of(
    game: Game, context: Context, ability: AbilitiesCost, player: Player, thing: Object, words: frozenset[str]
) -> bool:
    """A description is one of permanents; where there is none, the thing can be in any zone."""
    if ability.word and ability.word not in words:
        return False
    if ability.kind != ANYTHING and not thing.in_play:
        return False
    who = ability.who
    if not isinstance(who, EachPlayer) and player not in players_at(game, context, who):
        return False
    return matches(game, ability.kind, thing, context.controller, context.source)


def with_more_loyalty(game: Game, player: Player, cost: Cost) -> Cost:
    """What is put on a planeswalker in addition is one sum with what its ability puts there or takes away.

    Comprehensive Rules of 2026, 606.5.
    """
    own = [thing for thing in game.permanents_with(LoyaltyCostsMore) if game.controller(thing) is player]
    texts = [ability for thing in own for ability in game.characteristics(thing).abilities]
    more = sum(ability.more for ability in texts if isinstance(ability, LoyaltyCostsMore))
    return tuple([replace(part, amount=part.amount + more) if isinstance(part, Loyalty) else part for part in cost])


def _with_less(cost: ManaCost, less: int) -> ManaCost:
    """Only generic mana is taken away, and no more than there is (2026, 118.7a)."""
    generic = max(0, cost.generic - less)
    return ManaCost((*["X"] * cost.x_symbols, *([str(generic)] if generic else []), *cost.exact))
