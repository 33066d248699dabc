"""The continuous effects in force, one piece for each modification."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sandbox.engine.characteristics import Characteristics
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import MayNotUntap, Modification
from sandbox.rules.conditions import holds
from sandbox.rules.context import Context, objects_at

Looks = dict[Object, Characteristics]


@dataclass(eq=False)
class Piece:
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

    def context(self) -> Context:
        return Context(self.source, self.controller)


def lasting_pieces(game: Game) -> list[Piece]:
    """What resolved effects have left behind."""
    return [
        Piece(lasting.moment, lasting.source, lasting.controller, lasting, modification)
        for lasting in game.lasting
        for modification in lasting.modifications
    ]


def static_pieces(game: Game, looks: Looks) -> list[Piece]:
    """What the abilities of permanents do, as those abilities are now. A tapped artifact may be silent, but
    for staying tapped."""
    found = []
    for thing in game.battlefield:
        own = looks[thing]
        works = _works(game, thing, own)
        for ability in own.abilities:
            if type(ability) is Static:
                found += [
                    Piece(thing.arrived, thing, own.controller, ability, m)
                    for m in ability.modifications
                    if works or isinstance(m, MayNotUntap)
                ]
    return found


def _works(game: Game, thing: Object, looks: Characteristics) -> bool:
    return not thing.tapped or game.edition.tapped_artifact(thing, looks)


def affected(game: Game, piece: Piece, looks: Looks) -> list[Object]:
    """What the piece applies to, as things stand."""
    origin = piece.origin
    if isinstance(origin, Lasting):
        return [thing for thing in origin.affected if isinstance(thing, Object) and thing in looks]
    game.works()
    context = piece.context()
    if not holds(game, context, origin.condition):
        return []
    return [thing for thing in objects_at(game, context, origin.affected) if thing in looks]


def in_order(pieces: Iterable[Piece]) -> list[Piece]:
    """By moment; those of one moment as they were collected."""
    return sorted(pieces, key=lambda piece: piece.moment)
