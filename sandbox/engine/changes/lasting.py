"""Effects that last, and what is a copy because of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.objects import Object
from sandbox.meaning.card import Card
from sandbox.meaning.continuous import IsCopyOf


def enter_as(game: Game, thing: Object, card: Card) -> None:
    """It is a copy of such a card from its entering on, as long as no effect makes it another."""
    thing.entered_as = card
    copies_anew(game, (thing,))


def copies_anew(game: Game, things: Iterable[Object | Action]) -> None:
    """Of several effects that make it a copy, the latest counts."""
    for thing in things:
        if not isinstance(thing, Object):
            continue
        cards = [copied for lasting in game.lasting if thing in lasting.affected for copied in _copied_in(lasting)]
        card = cards[-1] if cards else thing.entered_as
        if card is not thing.copied:
            thing.copied = card
            game.printed_values_changed(thing)


def _copied_in(lasting: Lasting) -> list[Card]:
    return [each.card for each in lasting.modifications if isinstance(each, IsCopyOf)]


def begin_lasting(game: Game, lasting: Lasting) -> None:
    game.lasting.append(lasting)
    copies_anew(game, lasting.affected if _copied_in(lasting) else ())
    game.changed()


def end_lasting(game: Game, over: Callable[[Lasting], bool]) -> bool:
    """Ends those of which it is so; whether there were any."""
    ended = [lasting for lasting in game.lasting if over(lasting)]
    if not ended:
        return False
    game.lasting = [lasting for lasting in game.lasting if lasting not in ended]
    for lasting in ended:
        copies_anew(game, lasting.affected if _copied_in(lasting) else ())
    game.changed()
    return True


def lasts_on(game: Game, lasting: Lasting, affected: Iterable[Object | Action]) -> None:
    """The effect affects these from now on; one that affects nothing any more is over."""
    before, lasting.affected = lasting.affected, tuple(affected)
    if not lasting.affected and lasting.whom is None and not lasting.players:
        game.lasting.remove(lasting)
    copies_anew(game, (*before, *lasting.affected) if _copied_in(lasting) else ())
    game.changed()
