"""The record of an edition: one field for each question that two editions answer differently.

Which edition gives which answer stands in `sandbox.editions` alone.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any, Generic, Self

from sandbox.engine.edition_groups import (
    BeginningRules,
    CastingRules,
    CombatRules,
    DamageRules,
    DyingRules,
    EnteringRules,
    G,
    LegendRules,
    LosingRules,
    ManaRules,
    PhasingRules,
    Responses,
    TeamRules,
    TokenRules,
    Turn,
)
from sandbox.terms.types import CardType
from sandbox.terms.values import Value

if TYPE_CHECKING:
    from sandbox.engine.objects import Characteristics, Object, Player
    from sandbox.meaning.costs import Cost
    from sandbox.terms.mana import ManaCost


class Terminology(Value):
    """How the edition speaks: used in sentences, never looked at by a rule."""

    play: str = "in play"
    """Where permanents are; how they come there and go from there:"""
    enters: str = "comes into play"
    leaves: str = "leaves play"
    removed: str = "is removed from the game"
    outside: str = "removed from the game"
    """Where something is that was removed."""
    buried: str = "is buried"
    """Of what a rule puts into the graveyard."""
    destroyed_for_good: str = "is buried"
    """Of what is destroyed and cannot be regenerated."""
    cast: str = "casts"
    been_cast: str = "cast"
    draws_mana: str = "draws"
    waiting: str = "the stack"
    fails: str = "is countered"
    legend: str = "is buried: the legend is already in play"
    rule_names: Mapping[str, str] = field(default_factory=dict)
    """What the edition calls a rule whose key has words of another time."""

    @property
    def to_cast(self) -> str:
        """The infinitive."""
        return self.cast.removesuffix("s")

    def plain(self, text: str) -> str:
        """The text in words that are no edition's own, so that what editions say can be compared."""
        first = Terminology()
        for name in ("play", "enters", "leaves", "removed", "outside", "buried", "destroyed_for_good"):
            text = text.replace(getattr(self, name), getattr(first, name))
        return text.replace("to cast", "to play").replace("cast", "played")


class EditionRecord(Value, Generic[G]):
    """`origins` says, for a field's path, where an answer comes from that our source does not state."""

    key: str
    name: str
    date: datetime.date
    turn: Turn[G]
    responses: Responses[G]
    mana: ManaRules[G]
    casting: CastingRules[G]
    combat: CombatRules[G]
    damage: DamageRules[G]
    dying: DyingRules[G]
    legends: LegendRules[G]
    losing: LosingRules[G]
    beginning: BeginningRules[G]
    phasing: PhasingRules[G]
    tokens: TokenRules
    entering: EnteringRules[G]
    teams: TeamRules[G]
    continuous: Callable[[G, dict[Object, Characteristics]], None]
    split_mana_values: Callable[[tuple[ManaCost, ...]], tuple[int, ...]]
    """Given the costs of its halves: the mana values of a split card that is not on the stack."""
    land_becomes: Callable[[Characteristics, frozenset[str]], Characteristics]
    """What becoming another land type does to a land."""
    creature_spell: Callable[[Characteristics], bool]
    """Whether a spell with such characteristics is what texts call a creature spell."""
    card_type: Callable[[CardType], CardType]
    """What an interrupt or a mana source is."""
    size_elsewhere: Callable[[G, Object, Characteristics], Characteristics]
    """What a card with such characteristics is outside play, where its text counts how large it is."""
    tapped_artifact: Callable[[Object, Characteristics], bool]
    """Whether the continuous effects of the permanent work though it is tapped."""
    cumulative_upkeep: Callable[[G, Player, Object, Cost], None]
    no_creature_types: frozenset[str]
    """Words that were creature types once and are none any more."""
    spell_given_up: bool
    """Whether a spell may be given up while it is being cast."""
    choices_announced: bool
    """Whether every choice of a text is made when it is announced."""
    even_division_announced: bool
    """Whether what is divided evenly is divided when it is announced, so that the part of a target that becomes illegal
    is lost; else it is divided among those that are still legal as it resolves."""
    each_player: str
    """`together`: every instruction to each player is carried out by all before the next; `in turn`: each player
    carries out the whole text, the active player first."""
    opposite_counters: Callable[[G], bool]
    """What becomes of +1/+1 and -1/-1 counters on one permanent; whether anything changed."""
    unattached_aura: str
    uncast_aura: Callable[[Player, Player], Player | None]
    """Given its controller and whose effect it is: who chooses what an Aura is on that comes into play without having
    been cast."""
    removed_cards_are_outside: bool
    """Whether cards that were removed from the game are outside it."""
    older_cards: tuple[str, ...]
    """The years whose texts and types of a card come before its present ones, the first that it has."""
    moved_enchantment: Callable[[G, Object], None]
    finds_choice: Callable[[Object], bool]
    """Whether the abilities of the permanent find what was chosen for it as it entered, though it may have become
    something else since."""
    reaches_newcomers: bool
    """Whether an effect that forbids or commands something to all of a kind holds for those that come later."""
    words: Terminology = field(default_factory=Terminology)
    origins: Mapping[str, str] = field(default_factory=dict)

    def amended(self, key: str, name: str, on: datetime.date, **changes: Any) -> Self:
        """A later edition, written as what it changes. A group is changed by a dict of its fields."""
        changed = {
            name: replace(getattr(self, name), **value) if isinstance(value, dict) and name != "origins" else value
            for name, value in changes.items()
        }
        return replace(self, key=key, name=name, date=on, **changed)
