"""What a sentence points back at: the one mechanism for `it`, `that creature`, `that player`, `they`, `the first target`.

Reading makes two surface references that no meaning keeps: `Aimed`, a use of the word *target*, and `Said`, words that
point back. `settled` walks a text in reading order, remembers all that is mentioned, and puts the reference meant in their
place. `as_said` walks the same way and does the opposite: it says a thing in the first words that would be settled as
that very thing, so that whatever is printed is read back as it was meant.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from sandbox.meaning import abilities, effects, events
from sandbox.meaning.amounts import PowerOf, ToughnessOf
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
from sandbox.wording.grammar import is_plural


@dataclass(frozen=True)
class Aimed(Reference):
    """`target creature`: becomes a `TargetSpec` of the mode and a `Target` that points at it."""

    spec: TargetSpec


@dataclass(frozen=True)
class Said(Reference):
    """Words that point back, in lower case."""

    words: str


class Unclear(Exception):
    """Words that point back at nothing."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


OBJECT_WORDS = ("it", "that creature", "that permanent", "that land", "that artifact", "that enchantment", "that spell")
CARD_WORDS = ("that card", "those cards", "that token", "those tokens")
PLAYER_WORDS = ("that player", "they")
SEVERAL_WORDS = ("they", "those creatures", "those permanents")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
CANDIDATES = (
    *OBJECT_WORDS,
    *PLAYER_WORDS,
    "those creatures",
    "those permanents",
    *CARD_WORDS,
    "that source",
    *(f"the {ordinal} target" for ordinal in ORDINALS),
)
_NOUNS = {card_type: f"that {card_type}" for card_type in CardType}
READING_ORDER: dict[type, tuple[str, ...]] = {
    effects.DealDamage: ("source", "amount", "to"),
    effects.PaysOrElse: ("effects", "who", "cost"),
    effects.Pays: ("who", "cost", "effects"),
    effects.May: ("who", "effects"),
    effects.GainLife: ("who", "amount"),
    effects.LoseLife: ("who", "amount"),
    effects.Draw: ("who", "amount"),
    effects.Discard: ("who", "amount"),
    effects.Mill: ("who", "amount"),
    effects.GainControl: ("who", "what"),
    effects.Prevent: ("to", "by"),
    abilities.Triggered: ("event", "condition", "modes"),
}


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
        for reference, known in reversed(self.mentions):
            if words in known:
                return reference
        return None

    def met(self, reference: Reference) -> None:
        """A reference as meant has been written: later words can point back at it."""
        if isinstance(reference, Target) and reference.index < len(self.targets):
            ordinal = (
                f"the {ORDINALS[reference.index]} target" if reference.index < len(ORDINALS) else "the last target"
            )
            self.mention(reference, ordinal, *_words_for_target(self.targets[reference.index]))
        elif isinstance(reference, (Each, Chosen)):
            several = isinstance(reference, Each) or reference.count > 1
            pointed = It() if isinstance(reference, Chosen) else reference
            self.mention(pointed, *(SEVERAL_WORDS if several else _words_for(reference.kind)))
        elif isinstance(
            reference, (EachPlayer, Opponents, ControllerOf, OwnerOf, DefendingPlayer, ActivePlayer, ChosenPlayer)
        ):
            self.mention(reference, *PLAYER_WORDS)
        elif isinstance(reference, SourceOfChoice):
            self.mention(It(), "that source", "it")
        elif isinstance(reference, Itself):
            self.mention(reference, "it")
        elif isinstance(reference, (Host, EventObject)) and reference != EventObject("player"):
            self.mention(reference, *OBJECT_WORDS)


def _words_for(kind: Kind) -> tuple[str, ...]:
    nouns = [_NOUNS[card_type] for card_type in CardType if card_type in kind.types | kind.also]
    return ("it", "that permanent", *nouns) if nouns else OBJECT_WORDS


def _words_for_target(spec: TargetSpec) -> tuple[str, ...]:
    words: tuple[str, ...] = ()
    if spec.players:
        words += PLAYER_WORDS
    if spec.maximum > 1 and (spec.permanents or spec.graveyard):
        return (*words, *SEVERAL_WORDS, "those cards")
    if spec.graveyard:
        return (*words, "it", "that card")
    if spec.permanents:
        words += _words_for(spec.kind)
    return (*words, "it", "that spell", "that ability") if spec.spells or spec.abilities else words


def settled(meaning: Any) -> Any:
    """The meaning of one ability as read, with everything it points back at in place. Raises Unclear."""
    return _Walk(_settle).ability(meaning)


def as_said(ability: Any) -> Any:
    """The ability with its targets and whatever was mentioned before in words again. Raises Unclear."""
    return _Walk(_say).ability(ability)


def _settle(reference: Reference, scope: Scope) -> Reference:
    if isinstance(reference, Aimed):
        scope.targets.append(reference.spec)
        return Target(len(scope.targets) - 1)
    if isinstance(reference, Said):
        if (found := scope.find(reference.words)) is None:
            raise Unclear(reference.words)
        return found
    return reference


def _say(reference: Reference, scope: Scope) -> Reference:
    if isinstance(reference, Target) and reference not in [known for known, _ in scope.mentions]:
        return Aimed(scope.targets[reference.index])
    if isinstance(reference, (Target, EventObject, It)):
        for words in CANDIDATES:
            if scope.find(words) == reference:
                return Said(words)
        raise Unclear(type(reference).__name__)
    if isinstance(reference, (ControllerOf, OwnerOf)) and scope.find("that player") == reference:
        return Said("that player")
    return reference


@dataclass
class _Walk:
    """Through a meaning in reading order. `leaf` turns one reference into another."""

    leaf: Callable[[Reference, Scope], Reference]

    def ability(self, ability: Any) -> Any:
        scope = Scope()
        if isinstance(ability, abilities.Activated):
            scope.mention(Itself(), "it")
        changes = {name: self._part(getattr(ability, name), scope) for name in _order(ability)}
        return replace(ability, **changes) if changes else ability

    def _part(self, part: Any, scope: Scope) -> Any:
        if isinstance(part, tuple):
            return tuple([self._part(item, scope) for item in part])
        if isinstance(part, abilities.Mode):
            return self._mode(part, scope.branch())
        if isinstance(part, abilities.Ability):
            return self.ability(part)
        if isinstance(part, Reference):
            return self._reference(part, scope)
        if not is_dataclass(part) or isinstance(part, (type, Kind, abilities.Card)):
            return part
        if isinstance(part, (PowerOf, ToughnessOf)) and self.leaf is _say and scope.find("it") == part.what == Itself():
            return replace(part, what=Said("it"))
        if isinstance(part, effects.AtNext):
            return self._delayed(part, scope)
        if isinstance(part, effects.WhenSourceDamages):
            scope.mention(It(), "that source")
        changed = replace(part, **{name: self._part(getattr(part, name), scope) for name in _order(part)})
        _consequences(changed, scope, self.leaf is _settle)
        return changed

    def _delayed(self, delayed: Any, scope: Scope) -> Any:
        """What a delayed effect waits for is not something that the text can point back at."""
        done = self._part(delayed.effects, scope)
        event = delayed.event
        if isinstance(event, events.BeginningOf):
            event = replace(event, whose=self._reference(event.whose, scope))
        return replace(delayed, effects=done, event=event)

    def _mode(self, mode: Any, scope: Scope) -> Any:
        scope.targets = list(mode.targets)
        done = self._part(mode.effects, scope)
        return abilities.Mode(done, tuple(scope.targets) if self.leaf is _settle else ())

    def _reference(self, reference: Reference, scope: Scope) -> Reference:
        if isinstance(reference, (ControllerOf, OwnerOf)):
            return self._possessor(reference, scope)
        inner = {each.name: getattr(reference, each.name) for each in fields(reference)}
        owners = {name: self._reference(part, scope) for name, part in inner.items() if isinstance(part, Reference)}
        done = self.leaf(replace(reference, **owners) if owners else reference, scope)
        scope.met(done if self.leaf is _settle else reference)
        return done

    def _possessor(self, reference: Any, scope: Scope) -> Reference:
        said = self.leaf(reference, scope)
        if said is not reference:
            return said
        done: Reference = type(reference)(self._reference(reference.what, scope))
        scope.met(done if self.leaf is _settle else reference)
        return done


def _order(part: Any) -> tuple[str, ...]:
    return READING_ORDER.get(type(part)) or tuple(each.name for each in fields(part))


def _consequences(part: Any, scope: Scope, settling: bool) -> None:
    """What an effect or event mentions beyond its own references: the thing it made, the player it speaks of."""
    if isinstance(part, effects.Token):
        scope.mention(It(), "it", "that creature", "that token", "they", "those tokens")
    elif isinstance(part, (effects.RemoveFromGame, effects.Return, effects.SearchLibrary, effects.PutIntoPlay)):
        scope.mention(It(), "that card", "those cards")
    elif isinstance(part, events.EventPattern):
        _event_mentions(part, scope)


def _event_mentions(event: Any, scope: Scope) -> None:
    subject = getattr(event, "subject", None)
    if isinstance(subject, Each):
        scope.mention(EventObject("subject"), *_words_for(subject.kind), "that card")
    if isinstance(event, events.DiesAfterDamage):
        scope.mention(EventObject("subject"), *_words_for(CREATURE), "that card")
    if isinstance(event, (events.Blocks, events.BlocksOrBecomesBlocked)):
        scope.mention(EventObject("other"), *_words_for(CREATURE))
    if isinstance(event, events.BecomesBlocked) and event.by is not None:
        scope.mention(EventObject("other"), *_words_for(CREATURE))
    if isinstance(event, events.SpellCast):
        scope.mention(EventObject("subject"), "it", "that spell")
    if isinstance(event, events.TappedForMana):
        scope.mention(EventObject("subject"), *_words_for(event.kind))
    if isinstance(event, events.BecomesTarget):
        scope.mention(EventObject("other"), "that spell", "that ability")
        scope.mention(EventObject("player"), *PLAYER_WORDS)
    if isinstance(event, (events.DrawsCard, events.GainsLife)) and event.who != You():
        scope.mention(EventObject("player"), *PLAYER_WORDS)
    if isinstance(event, events.IsDealtDamage):
        scope.mention(EventObject("other"), "that source")
    if isinstance(event, events.DealsDamage) and event.to == "creature":
        scope.mention(EventObject("other"), *_words_for(CREATURE))
    if isinstance(event, events.DealsDamage) and event.to != "creature":
        scope.mention(EventObject("player"), *PLAYER_WORDS)
    if isinstance(event, (events.SpellCast, events.TappedForMana)):
        scope.mention(EventObject("player"), *PLAYER_WORDS)
    if isinstance(event, (events.BeginningOf, events.AtEndOfTurn)) and event.whose != You():
        scope.mention(EventObject("player"), *PLAYER_WORDS)


@is_plural.register(You)
@is_plural.register(Each)
def _always(value: Any) -> bool:
    return True


@is_plural.register
def _(value: Aimed) -> bool:
    return value.spec.maximum > 1


@is_plural.register
def _(value: Said) -> bool:
    return value.words.startswith(("they", "those"))


@is_plural.register
def _(value: Chosen) -> bool:
    return value.count > 1


def linked(found: tuple[abilities.Ability, ...]) -> tuple[abilities.Ability, ...]:
    """A card that returns what it removed remembers what it removes."""
    if not any(_holds(ability, effects.ReturnRemoved) for ability in found):
        return found
    return tuple([_remembering(ability) for ability in found])


def _holds(part: Any, sort: type) -> bool:
    if isinstance(part, tuple):
        return any(_holds(item, sort) for item in part)
    if isinstance(part, sort):
        return True
    return is_dataclass(part) and any(_holds(getattr(part, each.name), sort) for each in fields(part))


def _remembering(part: Any) -> Any:
    if isinstance(part, tuple):
        return tuple([_remembering(item) for item in part])
    if isinstance(part, effects.RemoveFromGame):
        return replace(part, remembered=True)
    if isinstance(part, (abilities.Ability, abilities.Mode, effects.Effect)):
        return replace(part, **{each.name: _remembering(getattr(part, each.name)) for each in fields(part)})
    return part
