"""Overload: a spell that, cast for another cost, does to each what it says of a target.

Comprehensive Rules of 2026, 702.96.
"""

from __future__ import annotations

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Mode, SpellAbility
from sandbox.meaning.costs import Cost
from sandbox.meaning.keyword_abilities import CostKeyword
from sandbox.meaning.kinds import TargetSpec
from sandbox.meaning.nodes import Ability, Meaning
from sandbox.meaning.references import Each, EachPlayer, Opponents, Target
from sandbox.rules.casting.offered_costs import OfferedCost


def _price(card: Object, ability: Ability) -> Cost | None:
    """Of a text that aims at spells or cards it is not known here what each of them would be."""
    texts = [text for text in card.starting_card.abilities if isinstance(text, SpellAbility)]
    specs = [spec for text in texts for mode in text.modes for spec in mode.targets]
    if not isinstance(ability, CostKeyword) or not all(_is_played(spec) for spec in specs):
        return None
    return ability.cost


def _is_played(spec: TargetSpec) -> bool:
    return spec.permanents is not spec.players and not (spec.spells or spec.abilities or spec.graveyard or spec.divided)


OVERLOAD = OfferedCost(CostKeyword, "overload", price=_price)


def with_overload(game: Game, act: Cast, modes: tuple[Mode, ...]) -> tuple[Mode, ...]:
    """No word of it aims any more."""
    named = not act.offers or "overload" in act.offers
    if not named or not OVERLOAD.abilities(game.characteristics(act.card)):
        return modes
    return tuple([_without_targets(mode) for mode in modes])


def _without_targets(mode: Mode) -> Mode:
    said = _of_each(mode.with_parts({"targets": ()}), mode.targets)
    assert isinstance(said, Mode)
    return said


def _of_each(part: Meaning, specs: tuple[TargetSpec, ...]) -> Meaning:
    """`target creature you don't control` says `each creature you don't control`."""
    if isinstance(part, Target):
        spec = specs[part.index]
        return Each(spec.kind) if spec.permanents else Opponents() if spec.opponents_only else EachPlayer()
    return part.with_parts({name: _changed(value, specs) for name, value in part.parts().items()})


def _changed(value: object, specs: tuple[TargetSpec, ...]) -> object:
    if isinstance(value, tuple):
        return tuple([_changed(each, specs) for each in value])
    return _of_each(value, specs) if isinstance(value, Meaning) else value
