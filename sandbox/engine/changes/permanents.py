"""What a permanent is like in play: tapped, turned over, called something; and what it has done this turn."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.card import Card


def tap(game: Game, *things: Object) -> None:
    for thing in things:
        thing.tapped = True
    game.circumstances_changed()


def untap(game: Game, *things: Object) -> None:
    for thing in things:
        thing.tapped = False
    game.circumstances_changed()


def becomes_newest(game: Game, *things: Object) -> None:
    """They are the newest of all in the order of occurrence, together."""
    moment = game.now()
    for thing in things:
        thing.arrived = moment
    game.changed()


def put_face_down(game: Game, thing: Object, cloaked: bool = False) -> None:
    """`cloaked`: with ward {2}."""
    thing.face_down, thing.cloaked = True, cloaked
    game.printed_values_changed(thing)


def has_face_up(game: Game, thing: Object, face: Card | None) -> None:
    """It shows that face of its card; None: it is what the card is by itself."""
    thing.up = face
    game.printed_values_changed(thing)


def prints(game: Game, thing: Object, card: Card) -> None:
    """What it is represented by says something else from now on."""
    thing.card = card
    game.printed_values_changed(thing)


def gain_level(game: Game, thing: Object, level: int) -> None:
    thing.level = level
    game.changed()


def designate(game: Game, thing: Object, word: str) -> None:
    """It is called so from then on."""
    thing.designations |= {word}
    game.changed()


def loses_designations(game: Game, words: frozenset[str], *things: Object) -> None:
    """They are not called so any more."""
    for thing in things:
        if thing.designations & words:
            thing.designations -= words
            game.changed()


def merge(game: Game, thing: Object, other: Object) -> None:
    """The other card is a part of the permanent from now on and nowhere else."""
    game.take_into(thing, other)
    game.printed_values_changed(thing)


def mutates_into(game: Game, thing: Object, card: Card, token: bool) -> None:
    """What it is by all cards that represent it; `token`: whether the topmost is one."""
    if thing.token_within is None:
        thing.token_within = thing.token
    thing.token, thing.face_down = token, False
    if thing.copied is None:
        thing.up = card
    else:
        thing.copied = card
    game.printed_values_changed(thing)


def unlocks(game: Game, thing: Object, door: str) -> None:
    """The half that the designation is of counts from then on."""
    designate(game, thing, door)
    game.printed_values_changed(thing)


def locks(game: Game, thing: Object, door: str) -> None:
    """The half that the designation is of does not count any more."""
    loses_designations(game, frozenset({door}), thing)
    game.printed_values_changed(thing)


def haunt(game: Game, card: Object, creature: Object) -> None:
    """The card haunts the creature as long as it stays where it is."""
    card.haunts = creature
    game.unsettled()


def pair(game: Game, one: Object, other: Object) -> None:
    """Each is paired with the other."""
    one.paired, other.paired = other, one
    game.pairs.append((one, other))
    game.changed()


def is_protected_by(game: Game, battle: Object, player: Player) -> None:
    battle.protector = player
    game.changed()


def unpair(game: Game, one: Object, other: Object) -> None:
    one.paired = other.paired = None
    game.pairs.remove((one, other))
    game.changed()


def flip(game: Game, thing: Object) -> None:
    """It is flipped from now on, and never turned back."""
    thing.flipped = True
    game.printed_values_changed(thing)


def put_face_up(game: Game, thing: Object) -> None:
    thing.face_down = False
    game.printed_values_changed(thing)


def is_hidden_away(game: Game, card: Object, by: Object) -> None:
    """It lies face down, for whoever controls the permanent that put it there to look at."""
    card.hidden, card.put_by = True, by
    game.unsettled()


def was_put_by(game: Game, thing: Object, source: Object) -> None:
    """The source's text has put it into play."""
    thing.put_by = source
    game.changed()


def phases_in_with(game: Game, thing: Object, host: Object | None) -> None:
    """It comes back when the host does; None: by itself."""
    thing.phased_in_with = host
    game.unsettled()


def has_attacked(game: Game, *things: Object) -> None:
    for thing in things:
        thing.attacked_this_turn = True
    game.circumstances_changed()


def exhaust(game: Game, thing: Object, ability: int) -> None:
    """The ability, told by its number, has been activated and cannot be again."""
    thing.exhausted += (ability,)
    game.unsettled()


def begins_a_turn_anew(game: Game, *things: Object) -> None:
    """What happened to them in the last turn no longer counts."""
    for thing in things:
        thing.attacked_this_turn = False
        thing.activated_this_turn = ()
        thing.damaged_by = ()
    game.changed()


def remembers(game: Game, thing: Object, cards: tuple[Object, ...]) -> None:
    """The cards that its text speaks of from now on."""
    thing.remembered[0] = cards
    game.changed()
