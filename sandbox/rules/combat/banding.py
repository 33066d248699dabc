"""Banding: forming bands, what breaks them, and who divides damage."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.engine.choices import Choice
from sandbox.engine.combat import Combat
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.combat import HowBandIsRegrouped
from sandbox.engine.trace import rule
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.values import Value


def why_not_band(game: Game, band: Sequence[Object]) -> Refusal | None:
    """Any number of creatures with banding, and at most one without."""
    without = [thing for thing in band if not game.characteristics(thing).has("banding")]
    if len(without) > 1:
        names = " and ".join(named(thing) for thing in without)
        return Refusal("banding", f"{names} have no banding; a band may hold only one such creature")
    return None


@rule("banding")
def is_regrouped(game: Game) -> None:
    """A band that has become illegal is regrouped by the attacker until every band is legal; all keep attacking, and
    blocks that were declared stay as they are."""
    combat = game.combat
    assert combat is not None
    for band in list(combat.bands):
        members = [member for member in band if combat.is_attacking(member)]
        if len(members) > 1 and why_not_band(game, members) is not None:
            _regroup(game, combat, band, members)


def _regroup(game: Game, combat: Combat, band: list[Object], members: list[Object]) -> None:
    ways = legal_groupings(game, members)
    choice = Choice(
        game.active,
        HowBandIsRegrouped(band=band),
        "how the band is regrouped",
        ways,
        ways[0] if len(ways) == 1 else None,
        must_say=len(ways) != 1,
        why_not=lambda way: why_not_grouping(game, members, way),
    )
    way = ways[0] if game.goes_without_saying(ways) else game.ask(choice)
    refusal = why_not_grouping(game, members, way)
    if refusal is not None:
        raise Illegal(refusal)
    others = [other for other in combat.bands if other is not band]
    combat.form_bands([*others, *(list(group) for group in way if len(group) > 1)])
    words = [
        "the band of " + " and ".join(named(m) for m in group) if len(group) > 1 else named(group[0]) for group in way
    ]
    game.emit(Told(f"the band is regrouped: {', '.join(words)}"))


def why_not_grouping(game: Game, members: list[Object], way: Sequence[Sequence[Object]]) -> Refusal | None:
    """Every member in exactly one group, every group a legal band."""
    if sorted(m.id for group in way for m in group) != sorted(m.id for m in members):
        return Refusal("banding", "every creature of the old band must be in exactly one group")
    return next((refusal for group in way if (refusal := why_not_band(game, group)) is not None), None)


def legal_groupings(game: Game, members: list[Object]) -> list[list[list[Object]]]:
    """Every way of splitting them into legal bands; a band of one is no band."""
    if not members:
        return [[]]
    first, *rest = members
    found = []
    for grouping in legal_groupings(game, rest):
        for index, group in enumerate(grouping):
            larger = [first, *group]
            if why_not_band(game, larger) is None:
                found.append([*grouping[:index], larger, *grouping[index + 1 :]])
        found.append([[first], *grouping])
    return found[:200]


def stays_a_band(game: Game) -> None:
    """A band lasts for the combat, even if banding is lost."""


def who_divides_attacker(game: Game, combat: Combat, attacker: Object) -> Player:
    """Its controller, unless a creature with banding is in the group that blocks it: then the defending player.
    Looked at
    when damage is dealt."""
    for blocker in combat.blockers_of(attacker):
        if game.characteristics(blocker).has("banding"):
            return game.controller(blocker)
    return game.controller(attacker)


class BlockedBand(Value):
    """How a blocker's damage is divided where it meets a band: `stands_as_one` makes the band a single recipient among
    the others, whose share the attacker spreads. Otherwise banding is looked at in the attackers one by one."""

    name: str
    stands_as_one: bool

    def groups(self, combat: Combat, met: list[Object]) -> list[list[Object]]:
        """The recipients that the damage is divided among first, each with its members."""
        if not self.stands_as_one:
            return [met] if met else []
        found: list[list[Object]] = []
        for attacker in met:
            if not any(attacker in group for group in found):
                found.append([member for member in combat.band_of(attacker) if member in met])
        return found

    def who_divides(self, game: Game, blocker: Object, group: list[Object]) -> Player:
        """The attackers' controller for creatures with banding, and for a band that stands as one; otherwise the
        blocker's."""
        if any_with_banding(game, group) or (self.stands_as_one and len(group) > 1):
            return game.controller(group[0])
        return game.controller(blocker)


def any_with_banding(game: Game, attackers: list[Object]) -> bool:
    return any(game.characteristics(attacker).has("banding") for attacker in attackers)


gets_a_share = BlockedBand("a band gets a share as one creature would, and the attacker spreads it", stands_as_one=True)
gives_the_division_away = BlockedBand(
    "the attacker divides all damage of a blocker that meets a creature with banding", stands_as_one=False
)
