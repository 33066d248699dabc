"""What may be attached to what, where a local enchantment goes that nobody has cast, and what moving one does."""

from __future__ import annotations

from sandbox.engine.changes.choices import choose_color_for, choose_land_type_for
from sandbox.engine.changes.counters import remove_all_counters
from sandbox.engine.changes.lasting import lasts_on
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.keyword_abilities import Enchant, Reconfigure
from sandbox.meaning.replacement_effects import AsEnters
from sandbox.rules.continuous.protection import why_not_attached
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.performers import perform
from sandbox.rules.lookup.range_of_influence import reaches
from sandbox.terms.types import AURA, EQUIPMENT, FORTIFICATION, CardType
from sandbox.terms.zones import Zone


def may_be_on(game: Game, thing: Object, host: Object, controller: Player | None = None) -> bool:
    """A local enchantment on what it enchants, Equipment on a creature, neither of them a creature itself; within its
    controller's range of influence, and on nothing that is protected from it.

    Comprehensive Rules of 2006, 212.2i and 212.4; of 2010, 301.5 and 303.4.
    """
    characteristics = game.characteristics(thing)
    whose = controller or characteristics.controller
    enchant = [ability for ability in characteristics.abilities if isinstance(ability, Enchant)]
    stays_creature = characteristics.is_creature and not _reconfigures(characteristics)
    if stays_creature or host is thing or not reaches(game, whose, host):
        return False
    if any(ability.in_graveyard for ability in enchant):
        return _is_dead(host) and all(matches(game, each.kind, host, whose, thing) for each in enchant)
    if not host.in_play:
        return False
    if AURA in characteristics.subtypes:
        fits = all(matches(game, ability.kind, host, whose, thing) for ability in enchant)
    else:
        fits = _bears(characteristics, game.characteristics(host))
    return fits and why_not_attached(game, thing, host) is None


def _bears(thing: Characteristics, host: Characteristics) -> bool:
    """Equipment is for creatures, a Fortification for lands, and that is no creature itself (2026, 301.5 and 301.6)."""
    equips = EQUIPMENT in thing.subtypes and host.is_creature
    fortifies = FORTIFICATION in thing.subtypes and CardType.LAND in host.types and not thing.is_creature
    return equips or fortifies


def _reconfigures(characteristics: Characteristics) -> bool:
    """Such an Equipment is put on a creature while it is one itself, and stops to be one (2026, 301.5c, 702.151b)."""
    return any(isinstance(ability, Reconfigure) for ability in characteristics.abilities)


def _is_dead(host: Object) -> bool:
    """Whether it is a card in a graveyard."""
    return host.zone is Zone.GRAVEYARD and not host.gone


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


# what moving an enchantment does to it


@rule("moving enchantments")
def is_as_new(game: Game, thing: Object) -> None:
    """For itself it is freshly played: changes to it are wiped out, its choices are made again. For everything else
    it has
    only moved: nothing was cast, and what is on it stays."""
    for lasting in list(game.lasting):
        if thing in lasting.affected:
            lasts_on(game, lasting, [held for held in lasting.affected if held is not thing])
    remove_all_counters(game, thing)
    choose_color_for(game, thing, None)
    choose_land_type_for(game, thing, None)
    game.emit(Told(f"{named(thing)} forgets what was done to it"))
    context = Context(thing, game.controller(thing), it=[thing])
    for ability in game.characteristics(thing).abilities:
        if isinstance(ability, AsEnters):
            perform(game, context, ability.effects)


def keeps_its_choices(game: Game, thing: Object) -> None:
    """It is attached to something else, and that is all."""
