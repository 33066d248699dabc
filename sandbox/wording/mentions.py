"""What a text has mentioned so far, and in what words it can be pointed back at."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandbox.meaning import effects, events
from sandbox.meaning.kinds import CREATURE, Kind, TargetSpec
from sandbox.meaning.references import (
    ActivePlayer,
    Chosen,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    Each,
    EachPlayer,
    EventObject,
    Host,
    It,
    Itself,
    Opponents,
    OwnerOf,
    Reference,
    SourceOfChoice,
    Target,
    You,
)
from sandbox.terms.types import CardType
from sandbox.wording.pointing import OBJECT_WORDS, ORDINALS, PLAYER_WORDS, SEVERAL_WORDS

PLAYERS = (EachPlayer, Opponents, ControllerOf, OwnerOf, DefendingPlayer, ActivePlayer, ChosenPlayer)
_NOUNS = {card_type: f"that {card_type}" for card_type in CardType}


@dataclass
class Scope:
    """What has been mentioned so far in one text, oldest first, and its targets."""

    targets: list[TargetSpec] = field(default_factory=list)
    mentions: list[tuple[Reference, frozenset[str]]] = field(default_factory=list)

    def branch(self) -> "Scope":
        """The scope of one mode: its own targets, what the event mentioned in common."""
        return Scope([], list(self.mentions))

    def mention(self, reference: Reference, *words: str) -> None:
        self.mentions.append((reference, frozenset(words)))

    def find(self, words: str) -> Reference | None:
        """What the words point back at: the last thing mentioned that they fit."""
        return next((reference for reference, known in reversed(self.mentions) if words in known), None)

    def mentioned(self, reference: Reference) -> bool:
        return any(known == reference for known, _ in self.mentions)

    def met(self, reference: Reference) -> None:
        """A reference as meant has been written: later words can point back at it."""
        if isinstance(reference, Target) and reference.index < len(self.targets):
            self.mention(
                reference, f"the {_ordinal(reference.index)} target", *_of_target(self.targets[reference.index])
            )
        elif isinstance(reference, (Each, Chosen)):
            several = isinstance(reference, Each) or reference.count > 1
            pointed = It() if isinstance(reference, Chosen) else reference
            self.mention(pointed, *(SEVERAL_WORDS if several else of_kind(reference.kind)))
        else:
            self._met_other(reference)

    def _met_other(self, reference: Reference) -> None:
        if isinstance(reference, PLAYERS):
            self.mention(reference, *PLAYER_WORDS)
        elif isinstance(reference, SourceOfChoice):
            self.mention(It(), "that source", "it")
        elif isinstance(reference, Itself):
            self.mention(reference, "it")
        elif isinstance(reference, (Host, EventObject)) and reference != EventObject("player"):
            self.mention(reference, *OBJECT_WORDS)


def _ordinal(index: int) -> str:
    return ORDINALS[index] if index < len(ORDINALS) else "last"


def of_kind(kind: Kind) -> tuple[str, ...]:
    """The words for one thing of the kind."""
    nouns = [_NOUNS[card_type] for card_type in CardType if card_type in kind.types | kind.also]
    return ("it", *nouns, "that permanent") if nouns else OBJECT_WORDS


def _of_target(spec: TargetSpec) -> tuple[str, ...]:
    players = PLAYER_WORDS if spec.players else ()
    if spec.maximum > 1 and (spec.permanents or spec.graveyard):
        return (*players, *SEVERAL_WORDS, "those cards")
    if spec.graveyard:
        return (*players, "it", "that card")
    things = of_kind(spec.kind) if spec.permanents else ()
    return (
        (*players, *things, "it", "that spell", "that ability") if spec.spells or spec.abilities else players + things
    )


def made(effect: Any, scope: Scope) -> None:
    """What an effect mentions beyond its own references: the thing that it made or moved."""
    if isinstance(effect, effects.Token):
        scope.mention(It(), "it", "that creature", "that token", "they", "those tokens")
    elif isinstance(effect, effects.CopySpell):
        scope.mention(It(), "it", "that spell")
    elif isinstance(effect, (effects.RemoveFromGame, effects.Return, effects.SearchLibrary, effects.PutIntoPlay)):
        scope.mention(It(), "that card", "those cards")


Mentions = Callable[[Any], list[tuple[str, tuple[str, ...]]]]
"""The roles of an event that its words bring up, each with the words that point back at it."""

_CREATURE, _PLAYER = of_kind(CREATURE), PLAYER_WORDS
_BROUGHT_UP: dict[type, Mentions] = {
    events.DiesAfterDamage: lambda event: [("subject", (*_CREATURE, "that card"))],
    events.Blocks: lambda event: [("other", _CREATURE)],
    events.BlocksOrBecomesBlocked: lambda event: [("other", _CREATURE)],
    events.BecomesBlocked: lambda event: [("other", _CREATURE)] if event.by else [],
    events.SpellCast: lambda event: [("subject", ("it", "that spell")), ("player", _PLAYER)],
    events.TappedForMana: lambda event: [("subject", of_kind(event.kind)), ("player", _PLAYER)],
    events.BecomesTarget: lambda event: [("other", ("that spell", "that ability")), ("player", _PLAYER)],
    events.DiscardsCard: lambda event: [("subject", ("that card", "it")), *_somebody(event.who)],
    events.DrawsCard: lambda event: _somebody(event.who),
    events.GainsLife: lambda event: _somebody(event.who),
    events.IsDealtDamage: lambda event: [("other", ("that source",))],
    events.DealsDamage: lambda event: [("other", _CREATURE) if event.to == "creature" else ("player", _PLAYER)],
    events.BeginningOf: lambda event: _somebody(event.whose),
    events.AtEndOfTurn: lambda event: _somebody(event.whose),
}


def _somebody(who: Reference) -> list[tuple[str, tuple[str, ...]]]:
    return [] if who == You() else [("player", _PLAYER)]


def happened(event: Any, scope: Scope) -> None:
    """What an event brings up."""
    subject = getattr(event, "subject", None)
    if isinstance(subject, Each):
        scope.mention(EventObject("subject"), *of_kind(subject.kind), "that card")
    for role, words in _BROUGHT_UP.get(type(event), lambda event: [])(event):
        scope.mention(EventObject(role), *words)
