"""What permanents add to the costs of spells, and what they take away.

Comprehensive Rules of 2006, 409.1f; of 2010, 601.2e.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import CostsLess, SpellsCost
from sandbox.meaning.conditions import CostWasPaid
from sandbox.meaning.costs import Cost, PayMana
from sandbox.meaning.references import Reference
from sandbox.rules.casting.reducing import reduced
from sandbox.rules.casting.spells_to_be import is_such_a_spell
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_roles import is_meant
from sandbox.rules.lookup.references import players_at
from sandbox.rules.lookup.spells_cast import number_cast
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone

TextOnCosts = tuple[Object, SpellsCost]
"""A text about the costs of spells, with the permanent that has it."""


def with_changes(game: Game, player: Player, act: Cast, cost: Cost, falls: bool, x: int = 0) -> Cost:
    """The cost with all that is added to it and then all that is taken away; only generic mana is, that of an announced
    X as well, and no more than there is. `falls`: the card's own text takes something away.

    Comprehensive Rules of 2026, 107.3a and 601.2f.
    """
    speaking = SpellsCost in game.traits_in_play() or bool(game.emblems)
    if not falls and not speaking:
        return cost
    said = _that_speak_of(game, player, act) if speaking else []
    changes = [*_changes(game, said), *_said_by_itself(game, player, act)]
    falling = _mana_taken_away(game, player, act, said)
    if not changes and not falling:
        return cost
    mana = [part.cost for part in cost if isinstance(part, PayMana)]
    generic = sum(part.generic for part in mana) + sum(change for change in changes if change > 0)
    generic += sum(change for change in changes if change < 0)
    exact = [symbol for part in mana for symbol in part.exact]
    unknown = ["X"] * sum(part.x_symbols for part in mana)
    if generic < 0 and x:
        generic, unknown = generic + len(unknown) * x, []
    generic = max(0, generic)
    total = ManaCost((*unknown, *([str(generic)] if generic else []), *exact))
    for less in falling:
        total = reduced(total, less)
    rest = tuple(part for part in cost if not isinstance(part, PayMana))
    return (PayMana(total), *rest) if mana or generic else rest


def _mana_taken_away(game: Game, player: Player, act: Cast, said: Sequence[TextOnCosts]) -> list[ManaCost]:
    """What the card's own text and permanents take away of mana of certain types."""
    texts = [] if act.face_down else list(game.characteristics(act.card).abilities)
    context = Context(act.card, player, event={"aims": list(act.aims or ())})
    own = [a for a in texts if isinstance(a, CostsLess) and a.mana is not None]
    found = [a.mana for a in own if a.mana is not None and _is_so(game, context, act, a)]
    return [*found, *[ability.mana for _, ability in said if ability.mana is not None]]


def _said_by_itself(game: Game, player: Player, act: Cast) -> list[int]:
    """What the card's own text takes away; face down it has none, but for what a spell is given."""
    own = [a for a in game.characteristics(act.card).abilities if type(a) is CostsLess]
    if act.face_down and own:
        printed = act.card.starting_card.abilities
        own = [a for a in own if not any(a is each for each in printed)]
    if not own:
        return []
    context = Context(act.card, player, event={"aims": list(act.aims or ())})
    return [-a.less * count(game, context, a.times) for a in own if _is_so(game, context, act, a)]


def _is_so(game: Game, context: Context, act: Cast, ability: CostsLess) -> bool:
    """What is asked; of a cost that is paid in addition, whether it is going to be."""
    asked = ability.condition
    if isinstance(asked, CostWasPaid):
        return act.paying_more and (not act.offers or asked.word in act.offers)
    return holds(game, context, asked)


def _changes(game: Game, said: Sequence[TextOnCosts]) -> list[int]:
    return [
        (ability.more - ability.less) * count(game, Context(thing, game.controller(thing)), ability.times)
        for thing, ability in said
    ]


def _that_speak_of(game: Game, player: Player, act: Cast) -> list[TextOnCosts]:
    """The texts in play, and those of emblems, about the costs of such a spell, cast so."""
    found: list[TextOnCosts] = []
    for thing in (*game.permanents_with(SpellsCost), *game.emblems):
        characteristics = game.characteristics(thing)
        if not works(game, thing, characteristics):
            continue
        for ability in characteristics.abilities:
            if not isinstance(ability, SpellsCost) or not _speaks_of(game, player, act, ability, thing):
                continue
            if not _is_of_the_place_and_time(game, player, thing, act, ability):
                continue
            if ability.aimed_at is not None and not _aims_at(game, thing, act, ability.aimed_at):
                continue
            if player in players_at(game, Context(thing, characteristics.controller), ability.who):
                found.append((thing, ability))
    return found


def _is_of_the_place_and_time(game: Game, player: Player, thing: Object, act: Cast, ability: SpellsCost) -> bool:
    """Whether it is cast from where the text speaks of, as the spell of the turn that it speaks of."""
    if ability.from_zones and act.card.zone not in ability.from_zones:
        return False
    if ability.not_from_hand and act.card.zone is Zone.HAND:
        return False
    if ability.nth and number_cast(game, player, ability.kind) != ability.nth - 1:
        return False
    return holds(game, Context(thing, game.controller(thing)), ability.condition)


def _aims_at(game: Game, thing: Object, act: Cast, what: Reference) -> bool:
    """Whether the spell is announced with such a target."""
    context = Context(thing, game.controller(thing))
    aims = [aim for aim in act.aims or () if isinstance(aim, Object | Player)]
    return any(is_meant(game, context, what, aim) for aim in aims)


def _speaks_of(game: Game, player: Player, act: Cast, ability: SpellsCost, source: Object) -> bool:
    kinds = (ability.kind, ability.or_kind) if ability.or_kind is not None else (ability.kind,)
    return any(is_such_a_spell(game, player, act, kind, source) for kind in kinds)
