"""How a spell was cast and paid for, where it goes then, and what of that its permanent keeps."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.engine.game import Game
from sandbox.engine.objects import HowCast, Object, Player
from sandbox.terms.zones import Zone


def mark_paid(game: Game, spell: Object, word: str, times: int = 1) -> None:
    """The cost of that name, which its text offers, was paid so often."""
    spell.offers_paid += (word,) * times
    game.circumstances_changed()


def remembers_payment(game: Game, spell: Object, mana: tuple[str, ...], x: int) -> None:
    """What it was cast with."""
    spell.paid_with, spell.x_paid = mana, x
    game.unsettled()


def set_destination(game: Game, spell: Object, zone: Zone) -> None:
    """Where its card is put once it has resolved."""
    spell.resolves_into = zone
    game.unsettled()


def send_elsewhere(game: Game, thing: Object, zone: Zone, word: str) -> None:
    """Whatever zone it would go to next, it goes there; `word` is how the trace says it."""
    thing.sent_elsewhere = (zone, word)
    game.unsettled()


def bury_elsewhere(game: Game, thing: Object, zone: Zone, word: str) -> None:
    """Where it would go to a graveyard next, it goes to the zone instead."""
    thing.buried_elsewhere = (zone, word)
    game.unsettled()


def was_cast_out_of_time(game: Game, spell: Object) -> None:
    """It was cast at a time when a sorcery could not have been."""
    spell.out_of_time = True
    game.unsettled()


def was_cast(game: Game, spell: Object, how: HowCast) -> None:
    """It has been cast so; what it becomes keeps that."""
    spell.was_cast = how
    game.turn_facts.cast.append((how.player, spell))
    game.circumstances_changed()


def was_the_spell(game: Game, thing: Object, spell: Object) -> None:
    """What the spell has become knows how that was cast, and what was exiled to cast it."""
    thing.was_cast = spell.was_cast
    thing.remembered |= spell.remembered
    thing.helped_by = spell.helped_by
    game.unsettled()


def was_helped_by(game: Game, thing: Object, deed: str, others: Iterable[Object]) -> None:
    """They were tapped or sacrificed for it, by the word for that."""
    thing.helped_by += tuple([(deed, other) for other in others])
    game.unsettled()


def is_paid_for_like(game: Game, thing: Object, spell: Object) -> None:
    """What was paid in addition for the spell counts for what it becomes, and for its copy."""
    thing.offers_paid, thing.resolves_into = spell.offers_paid, spell.resolves_into
    thing.chosen_player = spell.chosen_player
    thing.paid_with, thing.x_paid = spell.paid_with, spell.x_paid
    game.circumstances_changed()


def casts_no_more(game: Game, player: Player) -> None:
    """The player casts no spells for the rest of the game."""
    if player not in game.cast_no_more:
        game.cast_no_more.append(player)
    game.circumstances_changed()


def has_paradigm(game: Game, player: Player, name: str) -> None:
    """A spell of that name has resolved under the player's control."""
    game.paradigms.add((player, name))
    game.circumstances_changed()
