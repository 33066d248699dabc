"""Coming into play: what happens as a permanent enters, and what it enters with."""

from __future__ import annotations

from sandbox.engine.choices import Question
from sandbox.engine.events import Entered, Told, named
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Ability, AsEnters, Modular
from sandbox.rules.attaching import may_be_on
from sandbox.rules.context import Context, choose_one
from sandbox.rules.performing import perform
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
) -> Object:
    """The card becomes a permanent under the player's control. What its text says of *as it enters* is done before
    anything can see it there."""
    thing = game.move(card, Zone.BATTLEFIELD)
    thing.base_controller = thing.under = controller
    thing.host = host
    thing.tapped = tapped
    thing.face_down = face_down
    thing.came_under_control = game.turn_number
    if card.zone is Zone.WAITING:
        _keep_changes(game, card, thing)
    if not face_down:
        _as_it_enters(game, thing, controller)
    game.changed()
    if thing.token:
        game.tokens.append(thing)
    game.emit(Entered(thing))
    return thing


@rule("local enchantments")
def put_there(game: Game, card: Object, controller: Player, puts: Player, tapped: bool = False) -> Object | None:
    """What an effect of the player `puts` brings into play. A local enchantment comes on something that is chosen, no
    target, or stays where it is when there is nothing that it could be on."""
    chooser = game.edition.uncast_aura(controller, puts)
    if AURA not in game.look(card).subtypes or chooser is None:
        return enter_play(game, card, controller, tapped=tapped)
    possible = [thing for thing in game.battlefield if may_be_on(game, card, thing, controller)]
    if not possible:
        game.emit(Told(f"{named(card)} stays where it is: there is nothing that it could be on"))
        return None
    host = choose_one(game, chooser, Question.OBJECT, f"what {named(card)} is on", possible, card)
    return enter_play(game, card, controller, host, tapped=tapped)


def _keep_changes(game: Game, spell: Object, thing: Object) -> None:
    """What changed the spell changes the permanent that it becomes."""
    for lasting in game.lasting:
        if spell in lasting.affected:
            lasting.affected = tuple(thing if held is spell else held for held in lasting.affected)


def _as_it_enters(game: Game, thing: Object, controller: Player) -> None:
    if thing.card.loyalty is not None:
        thing.counters["loyalty"] = thing.card.loyalty
    copied = thing.copied
    _as_its_text_says(game, thing, controller, game.printed(thing).abilities)
    if thing.copied is not copied:
        game.changed()
        _as_its_text_says(game, thing, controller, game.printed(thing).abilities)
    game.changed()


def _as_its_text_says(game: Game, thing: Object, controller: Player, abilities: tuple[Ability, ...]) -> None:
    """What other permanents do to it does not count yet (2010, 614.12). A copy enters as what it copies says, too
    (2006, 503.5; 2010, 706.5)."""
    for ability in abilities:
        if isinstance(ability, Modular):
            thing.counters["+1/+1"] = thing.counters.get("+1/+1", 0) + ability.amount
        if isinstance(ability, AsEnters):
            perform(game, Context(thing, controller, it=[thing]), ability.effects)
