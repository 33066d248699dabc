"""Which abilities of a permanent may change how it enters."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.continuous import Has
from sandbox.meaning.nodes import Ability


def of_its_own(game: Game, thing: Object) -> tuple[Ability, ...]:
    """Its own text, and what resolved effects have given to the spell; what other permanents do to it does not count.

    Comprehensive Rules of 2010, 614.12.
    """
    there = [lasting for lasting in game.lasting if thing in lasting.affected]
    given = [change.ability for lasting in there for change in lasting.modifications if isinstance(change, Has)]
    return (*game.printed(thing).abilities, *given)


def of_what_it_will_be(game: Game, thing: Object) -> tuple[Ability, ...]:
    """All that it has as it is in play, and nothing that it loses there: effects that exist already count.

    Comprehensive Rules of 2026, 614.12.
    """
    return game.characteristics(thing).abilities
