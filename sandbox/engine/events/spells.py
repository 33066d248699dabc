"""Spells and abilities: announced, cast, copied, resolved, countered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.engine.events import Event
from sandbox.engine.names import named

if TYPE_CHECKING:
    from sandbox.engine.actions import Action
    from sandbox.engine.objects import Object, Player


@dataclass(slots=True, eq=False, repr=False)
class Announced(Event):
    """A spell has been cast, an ability activated, or a triggered ability begun to wait."""

    action: Action
    word: str = "casts"

    def sentence(self) -> str:
        return self.action.announcement(self.word)


@dataclass(slots=True, eq=False, repr=False)
class AbilityActivated(Event):
    """An ability was activated and paid for. `word`: the keyword that it is known by; `makes_mana`: it is over
    already."""

    player: Player
    object: Object
    word: str = ""
    makes_mana: bool = False

    def sentence(self) -> str:
        return f"{self.player.name} has activated an ability of {named(self.object)}"


@dataclass(slots=True, eq=False, repr=False)
class SpellWasCast(Event):
    """The spell was successfully cast (the older books), or stands on the stack."""

    spell: Action
    player: Player

    def sentence(self) -> str:
        return f"{named(self.spell)} is successfully cast"


@dataclass(slots=True, eq=False, repr=False)
class SpellCopied(Event):
    """`copy` is the copy of `spell`."""

    player: Player
    spell: Action
    copy: Action

    def sentence(self) -> str:
        return f"{self.player.name} copies {named(self.spell.source)}"


@dataclass(slots=True, eq=False, repr=False)
class Resolved(Event):
    action: Action

    def sentence(self) -> str:
        return f"{named(self.action)} resolves"


@dataclass(slots=True, eq=False, repr=False)
class Failed(Event):
    """Nothing that it aimed at is there or legal any more."""

    action: Action
    word: str = "fails"

    def sentence(self) -> str:
        return f"{named(self.action)} {self.word}: no target is left that it may aim at"


@dataclass(slots=True, eq=False, repr=False)
class Countered(Event):
    action: Action

    def sentence(self) -> str:
        return f"{named(self.action)} is countered"


@dataclass(slots=True, eq=False, repr=False)
class Targeted(Event):
    """An action on its way aims at the object."""

    object: Object
    action: Action

    def sentence(self) -> str:
        return f"{named(self.object)} is the target of {named(self.action)}"
