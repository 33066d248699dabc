"""The Ring: what it gives to whom it tempts, and the creature that bears it.

Comprehensive Rules of 2026, 701.54.
"""

from __future__ import annotations

from sandbox.engine.changes.designations import set_number
from sandbox.engine.changes.permanents import designate, loses_designations
from sandbox.engine.events import Told
from sandbox.engine.events.designations import RingTempted
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode, Static, Triggered
from sandbox.meaning.continuous import HasSupertype, NotBlockedByGreaterPower
from sandbox.meaning.effects import AtNext, Discard, Draw, LoseLife, Sacrifice
from sandbox.meaning.events import Attacks, BecomesBlocked, BeginningOf, DealsDamage
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import ControllerOf, EachPlayer, EventObject, Opponents, RingBearer
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.players.emblems import emblem_gets, get_emblem
from sandbox.terms.designations import RING_BEARER, TEMPTED
from sandbox.terms.types import Supertype

THE_RING = "The Ring"
BEARER = RingBearer()
AT_END_OF_COMBAT = BeginningOf("end of combat", EachPlayer())
BLOCKER = EventObject("other")
ABILITIES: tuple[Ability, ...] = (
    Static(BEARER, (HasSupertype(Supertype.LEGENDARY), NotBlockedByGreaterPower())),
    Triggered(Attacks(BEARER), (Mode((Draw(1), Discard(1))),)),
    Triggered(
        BecomesBlocked(BEARER, CREATURE),
        (Mode((AtNext(AT_END_OF_COMBAT, (Sacrifice(BLOCKER, ControllerOf(BLOCKER)),)),)),),
    ),
    Triggered(DealsDamage(BEARER, "player", combat_only=True), (Mode((LoseLife(3, Opponents()),)),)),
)
"""Those of the emblem, one more for each of the first four times."""


@rule("the Ring")
def tempts(game: Game, player: Player) -> None:
    """The player gets the emblem or more of it, and then chooses a creature; where there is none, the Ring has tempted
    the player all the same (701.54d)."""
    game.emit(Told(f"the Ring tempts {player.name}"))
    gets_the_ring(game, player)
    creatures = [thing for thing in game.permanents(player) if game.characteristics(thing).is_creature]
    if creatures:
        text = "which creature bears the Ring"
        _bears(game, player, choose_one(game, player, WhichObject[Object](), text, creatures))
    game.notice(RingTempted(player))


def gets_the_ring(game: Game, player: Player) -> None:
    """The emblem, the first time, and one ability more each time until it has all of them."""
    times = player.designations.number(TEMPTED) + 1
    set_number(game, player.designations, TEMPTED, times)
    emblem = next((thing for thing in player.command if thing.is_emblem and thing.card.name == THE_RING), None)
    if emblem is None:
        get_emblem(game, player, ABILITIES[:1], THE_RING)
    elif times <= len(ABILITIES):
        emblem_gets(game, emblem, ABILITIES[times - 1])


def _bears(game: Game, player: Player, creature: Object) -> None:
    """It does so until another does or another player gains control of it."""
    others = [thing for thing in game.permanents(player) if thing is not creature]
    loses_designations(game, frozenset({RING_BEARER}), *others)
    designate(game, creature, RING_BEARER)
    game.emit(Told(f"{named(creature)} is {player.name}'s Ring-bearer"))
