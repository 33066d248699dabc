"""The continuous effects in force, one piece for each modification."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field

from sandbox.engine.budget import EFFECT
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import Cannot, HasBasePT, IsAlso, IsColor, IsLandType, MayNotUntap
from sandbox.meaning.keyword_abilities import NumberCostKeyword, Reconfigure
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import Each, Itself
from sandbox.rules.continuous.impending import static_ability_of
from sandbox.rules.continuous.reconfigure import no_creature_while_attached
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.functioning import works_from_graveyard
from sandbox.rules.lookup.references import objects_at
from sandbox.terms.types import CardType

AllCharacteristics = dict[Object, Characteristics]
DEFINING = (HasBasePT, IsColor, IsAlso, IsLandType)


@dataclass(eq=False)
class ContinuousEffect:
    """`origin` is the ability or lasting effect that the piece belongs to: its pieces affect the same objects
    throughout.
    """

    moment: int
    source: Object
    controller: Player
    origin: Static | Lasting
    modification: Modification
    settled: dict[int, list[Object]] = field(default_factory=dict)

    @property
    def from_static(self) -> bool:
        return isinstance(self.origin, Static)

    @property
    def of_a_kind(self) -> bool:
        """Whether it reaches whatever is of its kind, and not the things that it was settled for."""
        return isinstance(self.origin, Static) or self.origin.whom is not None

    def context(self) -> Context:
        return Context(self.source, self.controller)


def lasting_effects(game: Game) -> list[ContinuousEffect]:
    """What resolved effects have left behind."""
    return [
        ContinuousEffect(lasting.moment, lasting.source, lasting.controller, lasting, modification)
        for lasting in game.lasting
        for modification in lasting.modifications
    ]


STATICS: Mapping[type[Ability], Callable[..., tuple[Static, ...]]] = {
    NumberCostKeyword: static_ability_of,
    Reconfigure: no_creature_while_attached,
}
"""For classes of keywords the function that says which static abilities one is short for."""


def static_effects(
    game: Game, characteristics: AllCharacteristics, awake: Collection[Object] = ()
) -> list[ContinuousEffect]:
    """What the abilities of permanents do, as those abilities are now; those `awake` are at work in any case. And what
    cards do from graveyards."""
    found, changing = [], game.battlefield.changing
    for thing in game.battlefield:
        own = characteristics[thing]
        if thing in changing or own is not thing.printed:
            found += static_effects_of(game, thing, own, thing in awake)
    return found + _from_graveyards(game, characteristics) if game.is_reached_from_outside else found


def _from_graveyards(game: Game, characteristics: AllCharacteristics) -> list[ContinuousEffect]:
    return [
        effect
        for player in game.players
        for card in player.graveyard
        if card in characteristics
        for effect in static_effects_of(game, card, characteristics[card])
        if works_from_graveyard(effect.origin)
    ]


def static_effects_of(game: Game, thing: Object, own: Characteristics, awake: bool = False) -> list[ContinuousEffect]:
    """What the permanent's abilities do. A tapped artifact may be silent, but for what it says about its own
    untapping."""
    at_work = awake or works(game, thing, own)
    return [
        ContinuousEffect(_moment(thing, own, ability), thing, own.controller, ability, m)
        for word in own.abilities
        for ability in ((word,) if type(word) is Static else STATICS[type(word)](word) if type(word) in STATICS else ())
        for m in ability.modifications
        if at_work or _about_its_own_untapping(ability, m)
    ]


def _moment(thing: Object, own: Characteristics, ability: Static) -> int:
    """The moment of the permanent, or that of the effect which gave it the ability, whichever is later.

    Comprehensive Rules of 2006, 418.5d; of 2010, 613.6a; of 2026, 613.7a.
    """
    given = [moment for other, moment in own.given_since if other is ability] if own.given_since else []
    return max([thing.arrived, *given])


def _about_its_own_untapping(ability: Static, modification: Modification) -> bool:
    untapping = isinstance(modification, MayNotUntap) or (
        isinstance(modification, Cannot) and modification.act == "untap"
    )
    return untapping and isinstance(ability.affected, Itself)


def works(game: Game, thing: Object, characteristics: Characteristics) -> bool:
    """Whether its continuous effects are on: a tapped artifact's may be off."""
    return not thing.tapped or game.edition.tapped_artifact(thing, characteristics)


def affected(game: Game, effect: ContinuousEffect, characteristics: AllCharacteristics) -> list[Object]:
    """What the piece applies to, as things stand."""
    origin = effect.origin
    if isinstance(origin, Lasting):
        if origin.condition is not None and not holds(game, effect.context(), origin.condition):
            return []
        if origin.whom is not None and isinstance(origin.context, Context):
            return [thing for thing in objects_at(game, origin.context, origin.whom) if thing in characteristics]
        return [thing for thing in origin.affected if isinstance(thing, Object) and thing in characteristics]
    game.budget.spend(EFFECT)
    context = effect.context()
    if not holds(game, context, origin.condition):
        return []
    return [thing for thing in objects_at(game, context, origin.affected) if thing in characteristics]


def asks_for_size(effect: ContinuousEffect) -> bool:
    """Whether it reaches everything of a kind that is known by its power or toughness."""
    reaches = effect.origin.affected
    if not effect.from_static or not isinstance(reaches, Each):
        return False
    kind = reaches.kind
    return any(bound is not None for bound in (kind.power_at_most, kind.power_at_least, *_tough(kind)))


def _tough(kind: Kind) -> tuple[int | None, int | None]:
    return kind.toughness_at_most, kind.toughness_at_least


def defines(effect: ContinuousEffect) -> bool:
    """Whether it is a part of the object's own description, such as a size that is counted: printed on the object or
    on what it copies, about that object alone, and without a condition."""
    origin, source = effect.origin, effect.source
    if not isinstance(origin, Static) or origin.condition is not None or not isinstance(origin.affected, Itself):
        return False
    printed = source.starting_card.abilities
    return isinstance(effect.modification, DEFINING) and any(origin is ability for ability in printed)


def in_order(effects: Iterable[ContinuousEffect]) -> list[ContinuousEffect]:
    """By moment; those of one moment as they were collected."""
    return sorted(effects, key=lambda effect: effect.moment)


# what a tapped artifact does


def only_as_a_creature(thing: Object, characteristics: Characteristics) -> bool:
    """The continuous effects of a tapped artifact do not work, unless it is a creature."""
    return CardType.ARTIFACT not in characteristics.types or characteristics.is_creature


def works_tapped_or_not(thing: Object, characteristics: Characteristics) -> bool:
    """Being tapped makes no difference."""
    return True
