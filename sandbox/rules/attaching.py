"""What may be attached to what, and where a local enchantment goes that nobody has cast."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.meaning.abilities import Enchant
from sandbox.rules.matching import matches
from sandbox.rules.protection import why_not_attached
from sandbox.rules.range_of_influence import reaches
from sandbox.terms.types import AURA, EQUIPMENT


def may_be_on(game: Game, thing: Object, host: Object, controller: Player | None = None) -> bool:
    """A local enchantment on what it enchants, Equipment on a creature, neither of them a creature itself; within its
    controller's range of influence, and on nothing that is protected from it.

    Comprehensive Rules of 2006, 212.2i and 212.4; of 2010, 301.5 and 303.4.
    """
    looks = game.look(thing)
    whose = controller or looks.controller
    if looks.is_creature or host is thing or not host.in_play or not reaches(game, whose, host):
        return False
    if AURA in looks.subtypes:
        enchant = [ability for ability in looks.abilities if isinstance(ability, Enchant)]
        fits = all(matches(game, ability.kind, host, whose, thing) for ability in enchant)
    else:
        fits = EQUIPMENT in looks.subtypes and game.look(host).is_creature
    return fits and why_not_attached(game, thing, host) is None


# who chooses what an Aura is on that an effect puts into play


def nobody_chooses(controller: Player, puts: Player) -> Player | None:
    """It comes into play on nothing."""
    return None


def who_puts_it_there_chooses(controller: Player, puts: Player) -> Player | None:
    """The player whose effect it is."""
    return puts


def its_controller_chooses(controller: Player, puts: Player) -> Player | None:
    """The player under whose control it comes."""
    return controller
