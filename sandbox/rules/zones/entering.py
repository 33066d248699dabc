"""Coming into play: what happens as a permanent enters, and what it enters with."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.changes.control import comes_under, is_new_to_its_controller
from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.lasting import lasts_on
from sandbox.engine.changes.permanents import has_face_up, put_face_down, tap
from sandbox.engine.changes.spells import is_paid_for_like, was_the_spell
from sandbox.engine.events import Told
from sandbox.engine.events.zones import Entered
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import CastAsThoughFlash
from sandbox.meaning.card import Card
from sandbox.meaning.keyword_abilities import EnchantPlayer
from sandbox.rules.continuous.attachment import may_be_on
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import perform
from sandbox.rules.zones.changes_to_entering import Entering, change_how_it_enters
from sandbox.rules.zones.doors import enters_unlocked, halves, has_entered_unlocked
from sandbox.rules.zones.doubling import counters_put
from sandbox.rules.zones.graveyards import has_left_graveyard
from sandbox.rules.zones.sagas import LORE, tell_of_lore
from sandbox.terms.shapes import KEEPS_ITS_FACE
from sandbox.terms.types import AURA
from sandbox.terms.zones import Zone


@rule("coming into play")
def enter_play(
    game: Game,
    card: Object,
    controller: Player,
    host: Object | Player | None = None,
    tapped: bool = False,
    face_down: bool = False,
    x: int = 0,
    counter: str | None = None,
    up: Card | None = None,
    being: Callable[[Object], None] | None = None,
) -> Object:
    """The card becomes a permanent under the player's control. What its text says of *as it enters* is done before
    anything can see it there, with the X that was paid for it; so is a `counter` that what puts it into play gives it.
    `up` is the face that it shows of a double-faced card; that of a spell stays up. `being` makes it what the text that
    puts it there says that it is.
    """
    thing = game.move(card, Zone.BATTLEFIELD)
    if game.arriving is not None:
        game.arriving.append(thing)
    game.turn_facts.entered.append((controller, thing))
    _shows_face(game, card, thing, up)
    comes_under(game, thing, controller)
    is_new_to_its_controller(game, thing)
    _comes_as(game, thing, host, tapped, card.cloaked if face_down else None, counter)
    if being is not None:
        being(thing)
    if card.zone is Zone.WAITING:
        _was_a_spell(game, card, thing, controller)
    entering = Entering(card, thing, x, own=not face_down, turned=up is not None)
    change_how_it_enters(game, entering)
    if entering.stays_out:
        return _stays_out(game, card, thing)
    if entering.controller is not controller:
        _has_entered_under(game, thing, controller, entering.controller)
    entered = _has_entered_changed if entering.changed else _has_entered
    entered(game, thing, entering.controller, card.zone)
    if card.zone is Zone.GRAVEYARD:
        has_left_graveyard(game, card)
    return thing


def _has_entered_under(game: Game, thing: Object, expected: Player, player: Player) -> None:
    """Another player than the one who was to have it."""
    entered = game.turn_facts.entered
    entered[entered.index((expected, thing))] = (player, thing)
    is_new_to_its_controller(game, thing)


@rule("changed entering")
def _has_entered_changed(game: Game, thing: Object, controller: Player, origin: Zone) -> None:
    """As a text of its own, or of something else, says."""
    _has_entered(game, thing, controller, origin)


def _has_entered(game: Game, thing: Object, controller: Player, origin: Zone) -> None:
    if thing.token:
        game.tokens.append(thing)
    game.emit(Entered(thing, game.edition.words.enters, origin))
    if halves(thing):
        has_entered_unlocked(game, thing, controller)
    if LORE in thing.counters:
        tell_of_lore(game, thing)


def _shows_face(game: Game, card: Object, thing: Object, up: Card | None) -> None:
    """The face that is asked for, that of the spell, or the half that was cast."""
    keeps = thing.card.shape in KEEPS_ITS_FACE or "bestow" in card.offers_paid
    if (up := up or card.up) is not None and keeps:
        has_face_up(game, thing, up)
    if halves(thing):
        enters_unlocked(game, card, thing)


def _comes_as(
    game: Game, thing: Object, host: Object | Player | None, tapped: bool, cloaked: bool | None, counter: str | None
) -> None:
    """On what, tapped or not, with which counter; `cloaked` None: face up."""
    if host is not None:
        game.attach(thing, host)
    if tapped:
        tap(game, thing)
    if cloaked is not None:
        put_face_down(game, thing, cloaked)
    if counter is not None:
        put_counters(game, thing, counter, counters_put(game, thing, 1, counter))


def _was_a_spell(game: Game, spell: Object, thing: Object, controller: Player) -> None:
    """What was paid for it, and what has changed it on its way, counts for the permanent."""
    is_paid_for_like(game, thing, spell)
    was_the_spell(game, thing, spell)
    _as_it_was_cast(game, spell, thing, controller)
    _keep_changes(game, spell, thing)


def _as_it_was_cast(game: Game, spell: Object, thing: Object, controller: Player) -> None:
    """What its text says of a spell that was cast when a sorcery could not have been."""
    for ability in game.printed(thing).abilities if spell.out_of_time else ():
        if isinstance(ability, CastAsThoughFlash):
            perform(game, Context(thing, controller, it=[thing]), ability.effects)
    for word in spell.offers_paid:
        if word in game.rules.arrivals:
            perform(game, Context(thing, controller, it=[thing]), game.rules.arrivals[word])


@rule("replacement effects")
def _stays_out(game: Game, card: Object, thing: Object) -> Object:
    """It stays where it was; a spell's card goes to its owner's graveyard.

    Comprehensive Rules of 2010, 608.3b.
    """
    game.attach(thing, None)
    after = game.move(thing, Zone.GRAVEYARD if card.zone is Zone.WAITING else card.zone)
    game.emit(Told(f"{named(after)} cannot enter play"))
    return after


@rule("local enchantments")
def put_there(
    game: Game,
    card: Object,
    controller: Player,
    puts: Player,
    tapped: bool = False,
    counter: str | None = None,
    up: Card | None = None,
    being: Callable[[Object], None] | None = None,
) -> Object | None:
    """What an effect of the player `puts` brings into play. A local enchantment comes on something that is chosen, no
    target, or stays where it is when there is nothing that it could be on."""
    chooser = game.edition.uncast_aura(controller, puts)
    if AURA not in game.characteristics(card).subtypes or chooser is None:
        return enter_play(game, card, controller, tapped=tapped, counter=counter, up=up, being=being)
    possible = _hosts(game, card, controller)
    if not possible:
        game.emit(Told(f"{named(card)} stays where it is: there is nothing that it could be on"))
        return None
    host = choose_one(game, chooser, WhichObject[Object | Player](card), f"what {named(card)} is on", possible)
    return enter_play(game, card, controller, host, tapped=tapped, counter=counter, being=being)


def put_on(game: Game, card: Object, controller: Player, hosts: list[Object]) -> Object | None:
    """An Aura that could not be on what it is to be on stays where it is; Equipment comes on nothing then.

    Comprehensive Rules of 2026, 303.4i and 301.5e.
    """
    fitting = [host for host in hosts if may_be_on(game, card, host, controller)]
    if not fitting and AURA in game.characteristics(card).subtypes:
        game.emit(Told(f"{named(card)} stays where it is: it cannot be on what it is to be on"))
        return None
    return enter_play(game, card, controller, fitting[0] if fitting else None)


def _hosts(game: Game, card: Object, controller: Player) -> list[Object | Player]:
    """What the Aura could be on: permanents, or players where it enchants those."""
    for ability in game.characteristics(card).abilities:
        if isinstance(ability, EnchantPlayer):
            return list(game.opponents(controller) if ability.opponent else game.in_turn_order())
    there = [thing for thing in game.battlefield if thing not in (game.arriving or ())]
    return [thing for thing in there if may_be_on(game, card, thing, controller)]


def _keep_changes(game: Game, spell: Object, thing: Object) -> None:
    """What changed the spell changes the permanent that it becomes."""
    for lasting in game.lasting:
        if spell in lasting.affected:
            lasts_on(game, lasting, [thing if held is spell else held for held in lasting.affected])
