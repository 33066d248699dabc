"""What a text knows while it is performed: its source, its controller, and what its words are bound to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from sandbox.engine.actions import Action, Roles
from sandbox.engine.damage import Packet
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.meaning import references as refs
from sandbox.meaning.kinds import Bound, Kind
from sandbox.meaning.nodes import Effect
from sandbox.terms.zones import Zone

Thing = Object | Player | Action
E = TypeVar("E", bound=Effect)


@dataclass(eq=False)
class Context:
    """`it` is what the last instruction dealt with; `amount` how much; `event` the roles of the event that
    triggered; `counted_for` what a number is counted for, where that is not the source, and `one_of` the words for all
    those of which it is one: *creatures get +1/+1 for each counter on them* speaks of each by itself.
    """

    source: Object
    controller: Player
    action: Action | None = None
    event: Roles = field(default_factory=dict)
    it: list[Thing] = field(default_factory=list)
    amount: int = 0
    x: int = 0
    bound: dict[refs.Reference, list[Thing]] = field(default_factory=dict)
    counted_for: Object | None = None
    one_of: refs.Reference | None = None
    number: int = 0
    """That was chosen just before."""
    loyalty_before: dict[Object, int] | None = None
    """Of what the text has dealt damage to, the loyalty that it had before."""
    defense_before: dict[Object, int] | None = None
    """The same for the defense of battles."""
    marked_before: dict[Object, int] = field(default_factory=dict)
    """How much damage was marked on what it has dealt damage to last, before that."""
    dealt: list[Packet] = field(default_factory=list)
    """The damage that the last instruction to deal any has dealt, as much as was left of it."""
    this_way: dict[str, list[Thing]] = field(default_factory=dict)
    """What the instructions before have dealt with, by what they did."""

    def has_done(self, deed: str, things: Iterable[Thing]) -> None:
        """The text can speak of it as done *this way*."""
        self.this_way[deed] = [*self.this_way.get(deed, ()), *things]


def votes_for(option: str) -> str:
    """The deed of those who have voted so."""
    return f"votes for {option}"


def for_player(context: Context, player: Player) -> Context:
    """The same, where a number is counted for the one player."""
    return replace(context, bound={**context.bound, refs.CountedPlayer(): [player]})


def found_again(context: Context, thing: Object) -> Object:
    """What has triggered by leaving play or by being discarded, and what the text itself has just moved, is found in
    the zone that it went to, as long as it stays there.

    Comprehensive Rules of 2006, 410.10c; of 2010, 400.7d; of 2026, 400.7j.
    """
    after = thing.became
    if after is None or after.gone:
        return thing
    found = context.event.get("left") is thing or after in context.it or _fell_off(context, thing, after)
    return after if found or thing in context.this_way.get("exiled", ()) else thing


def _fell_off(context: Context, thing: Object, after: Object) -> bool:
    """An Aura whose text waited for what it was on to leave is found in the graveyard.

    Comprehensive Rules of 2006, 410.10f; of 2010, 603.6f; of 2026, 603.6e.
    """
    left = context.event.get("left")
    was_on_it = left is not None and left is context.event.get("host")
    return was_on_it and thing is context.source and after.zone is Zone.GRAVEYARD


def all_found_again(context: Context, things: Iterable[Object]) -> list[Object]:
    """What was one permanent and is several cards is found whole (2026, 712.21c and 730.3c)."""
    found = []
    for thing in things:
        after = found_again(context, thing)
        found += [after] if after is thing else [after, *[card for card in thing.apart if not card.gone]]
    return found


def with_x(game: Game, context: Context, kind: Kind) -> Kind:
    """The kind with every number known that it asks for: the X of the text's cost, the number chosen in it, what its
    measures are compared with."""
    if kind.bounds:
        known = [replace(bound, amount=_known(game, context, bound)) for bound in kind.bounds]
        kind = replace(kind, bounds=tuple(known))
    if kind.most_x:
        kind = at_most(kind, context.x)
    if kind.mana_value_chosen:
        return replace(kind, mana_value=context.number)
    return replace(kind, mana_value=context.x) if kind.mana_value_x and kind.mana_value is None else kind


def with_kind_known(game: Game, context: Context, effect: E) -> E:
    """An instruction that looks for things of a kind, with every number of that kind known."""
    kind = getattr(effect, "kind", None)
    known = with_x(game, context, kind) if isinstance(kind, Kind) else kind
    return effect if known is kind else effect.with_parts({"kind": known})


def _known(game: Game, context: Context, bound: Bound) -> str | int:
    return bound.amount if isinstance(bound.amount, str) else game.rules.number(game, context, bound.amount)


def at_most(kind: Kind, x: int) -> Kind:
    """The kind with the X known that one of its measures must not be above."""
    return kind.with_parts({"most_x": "", f"{kind.most_x.replace(' ', '_')}_at_most": x})


def names_of(things: list[Thing]) -> str:
    return ", ".join(named(thing) for thing in things)
