"""What a sentence points back at: the one mechanism for `it`, `that creature`, `that player`, `the first target`.

Reading makes two surface references that no meaning keeps: `Aimed`, a use of the word *target*, and `Said`, words that
point back. `settled` walks a text in reading order, remembers all that is mentioned, and puts the reference meant in
their place. `as_said` walks the same way and does the opposite: it says a thing in the first words that would be
settled as that very thing, so that whatever is printed is read back as it was meant.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, get_args

from sandbox.meaning import abilities, effects, events, nodes
from sandbox.meaning.amounts import Amount, PowerOf, ThatMuch, ToughnessOf
from sandbox.meaning.card import Card
from sandbox.meaning.kinds import Kind, TargetSpec
from sandbox.meaning.references import Chosen, ControllerOf, EventObject, It, Itself, OwnerOf, Reference, Target, You
from sandbox.terms.types import CardType
from sandbox.wording.mentions import Scope, forget, happened, made
from sandbox.wording.pointing import CANDIDATES, Aimed, Doer, Said, Same, holds


class Unclear(Exception):
    """Words that point back at nothing."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


READING_ORDER: dict[type, tuple[str, ...]] = {
    effects.DealDamage: ("source", "amount", "to"),
    effects.PaysOrElse: ("effects", "who", "cost"),
    effects.MustPayOrElse: ("effects", "who", "cost"),
    effects.Pays: ("who", "cost", "effects"),
    effects.GainLife: ("who", "amount"),
    effects.LoseLife: ("who", "amount"),
    effects.Draw: ("who", "amount"),
    effects.Discard: ("who", "amount"),
    effects.Mill: ("who", "amount"),
    effects.GainControl: ("who", "what"),
    effects.Prevent: ("to", "by"),
    abilities.Triggered: ("event", "condition", "modes"),
}
BY_DOER = (effects.Draw, effects.Discard, effects.Sacrifice, effects.ExtraTurn, effects.Shuffle, effects.AddMana)
"""Said without a subject when they are the doer's own."""


def settled(meaning: Any, types: frozenset[CardType] = frozenset()) -> Any:
    """The meaning of one ability as read, with everything it points back at in place; `types` of its source, where
    they are known. Raises Unclear."""
    return _Walk(_settle).ability(meaning, Scope(types=types))


def as_said(ability: Any) -> Any:
    """The ability with its targets and whatever was mentioned before in words again. Raises Unclear."""
    return _Walk(_say).ability(ability, Scope())


def _settle(reference: Reference, scope: Scope) -> Reference:
    if isinstance(reference, Same):
        raise Unclear("damage to")
    if isinstance(reference, Doer):
        return scope.doer
    if isinstance(reference, Chosen) and reference.who is None and scope.doer != You():
        return replace(reference, who=scope.doer)
    if isinstance(reference, Aimed):
        if not scope.aims:
            raise Unclear("target")
        scope.targets.append(_apart(reference.spec) if scope.targets else reference.spec)
        return Target(len(scope.targets) - 1)
    if isinstance(reference, Said):
        if (found := scope.find(reference.words)) is None:
            raise Unclear(reference.words)
        return found
    return reference


def _apart(spec: TargetSpec) -> TargetSpec:
    """After a first target, `another target` is one that is not that."""
    return replace(spec, apart=True, kind=replace(spec.kind, another=False)) if spec.kind.another else spec


def _said_again(spec: TargetSpec) -> TargetSpec:
    return replace(spec, apart=False, kind=replace(spec.kind, another=True)) if spec.apart else spec


def _say(reference: Reference, scope: Scope) -> Reference:
    if isinstance(reference, Chosen) and reference.who == scope.doer:
        return replace(reference, who=None)
    if isinstance(reference, Target) and not scope.mentioned(reference):
        return Aimed(_said_again(scope.targets[reference.index]))
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

    def ability(self, ability: Any, scope: Scope) -> Any:
        if isinstance(ability, abilities.Activated):
            scope.mention(Itself(), "it")
        changes = {name: self._part(getattr(ability, name), scope) for name in _order(ability)}
        return replace(ability, **changes) if changes else ability

    def _part(self, part: Any, scope: Scope) -> Any:
        if isinstance(part, tuple):
            return tuple([self._part(item, scope) for item in part])
        if isinstance(part, abilities.Mode):
            return self._mode(part, scope.branch())
        if isinstance(part, nodes.Ability):
            return self.ability(part, Scope())
        if isinstance(part, Reference):
            return self._reference(part, scope)
        if not is_dataclass(part) or isinstance(part, (type, Kind, Card)):
            return part
        return self._amount(part, scope) if isinstance(part, get_args(Amount)) else self._effect(part, scope)

    def _amount(self, amount: Any, scope: Scope) -> Any:
        if isinstance(amount, ThatMuch) and not scope.amount:
            raise Unclear("that much")
        if isinstance(amount, (PowerOf, ToughnessOf)) and amount.what == Said("it") and not scope.sized:
            if (other := scope.find_other()) is None:
                raise Unclear("its")
            return replace(amount, what=other)
        whose = getattr(amount, "what", None) if isinstance(amount, (PowerOf, ToughnessOf)) else None
        if self.leaf is _say and whose == Itself() == scope.find("it"):
            return replace(amount, what=Said("it"))
        return self._parts(amount, scope)

    def _parts(self, part: Any, scope: Scope) -> Any:
        return replace(part, **{name: self._part(getattr(part, name), scope) for name in _order(part)})

    def _effect(self, part: Any, scope: Scope) -> Any:
        """An instruction, an event or a part of one; those whose words reach differently have a way of their own."""
        if isinstance(part, effects.AtNext):
            return self._delayed(part, scope)
        if isinstance(part, effects.May):
            return self._may(part, scope)
        if isinstance(part, effects.IfDone):
            return replace(part, first=self._part(part.first, scope), effects=self._spoken_to_you(part.effects, scope))
        if isinstance(part, (effects.WhenSourceDamages, effects.PreventNextFromSource)):
            scope.mention(It(), "that source")
            scope.amount = True
        doers = self.leaf is _say and _is_doers(part, scope)
        return self._brought_up(replace(part, who=Doer()) if doers else part, scope)

    def _brought_up(self, part: Any, scope: Scope) -> Any:
        """With what it mentions beyond its own words."""
        before = list(scope.mentions)
        changed = self._parts(part, scope)
        if isinstance(part, nodes.Effect) and It() not in (*vars(part).values(), *vars(changed).values()):
            forget(changed, scope, before)
        made(changed, scope)
        if isinstance(changed, events.EventPattern):
            happened(changed, scope)
        return changed

    def _may(self, may: Any, scope: Scope) -> Any:
        """What a player may do is that player's to do; what follows if it is done speaks to `you` again."""
        who = self._part(may.who, scope)
        before, scope.doer = scope.doer, may.who if self.leaf is _say else who
        done = self._part(may.effects, scope)
        scope.doer = before
        return replace(may, who=who, effects=done)

    def _spoken_to_you(self, part: Any, scope: Scope) -> Any:
        before, scope.doer = scope.doer, You()
        done = self._part(part, scope)
        scope.doer = before
        return done

    def _delayed(self, delayed: Any, scope: Scope) -> Any:
        """What a delayed effect waits for is not something that the text can point back at."""
        if isinstance(delayed.event, events.YouLoseControl):
            return replace(
                delayed,
                event=replace(delayed.event, subject=self._reference(delayed.event.subject, scope)),
                effects=self._part(delayed.effects, scope),
            )
        done = self._part(delayed.effects, scope)
        event = delayed.event
        if isinstance(event, (events.BeginningOf, events.AtEndOfTurn)):
            event = replace(event, whose=self._reference(event.whose, scope))
        return replace(delayed, effects=done, event=event)

    def _mode(self, mode: Any, scope: Scope) -> Any:
        scope.targets = list(mode.targets)
        done = self._part(mode.effects, scope)
        return abilities.Mode(done, tuple(scope.targets) if self.leaf is _settle else ())

    def _reference(self, reference: Reference, scope: Scope) -> Reference:
        if isinstance(reference, (ControllerOf, OwnerOf)):
            owner: Reference = self._possessor(reference, scope)
            return owner
        inner = {each.name: getattr(reference, each.name) for each in fields(reference)}
        owners = {name: self._reference(part, scope) for name, part in inner.items() if isinstance(part, Reference)}
        done = self.leaf(replace(reference, **owners) if owners else reference, scope)
        scope.met(done if self.leaf is _settle else reference)
        return done

    def _possessor(self, reference: Any, scope: Scope) -> Any:
        said = self.leaf(reference, scope)
        if said != reference:
            return said
        if reference.what == Said("it"):
            what = scope.find_other()
            if what is None:
                raise Unclear("its")
        else:
            what = self._reference(reference.what, scope)
        done = replace(reference, what=what)
        scope.met(done if self.leaf is _settle else reference)
        return done


def _is_doers(part: Any, scope: Scope) -> bool:
    """Whether the instruction is printed without a subject."""
    mine = isinstance(part, BY_DOER) or (isinstance(part, (effects.GainLife, effects.LoseLife)) and scope.doer != You())
    return mine and bool(part.who == scope.doer)


def _order(part: Any) -> tuple[str, ...]:
    return READING_ORDER.get(type(part)) or tuple(each.name for each in fields(part))


def linked(found: tuple[nodes.Ability, ...]) -> tuple[nodes.Ability, ...]:
    """A card that returns what it removed remembers what it removes."""
    if not any(holds(ability, effects.ReturnRemoved) for ability in found):
        return found
    return tuple([_remembering(ability) for ability in found])


def _remembering(part: Any) -> Any:
    if isinstance(part, tuple):
        return tuple([_remembering(item) for item in part])
    if isinstance(part, effects.RemoveFromGame):
        return replace(part, remembered=True)
    if isinstance(part, (nodes.Ability, abilities.Mode, nodes.Effect)):
        return replace(part, **{each.name: _remembering(getattr(part, each.name)) for each in fields(part)})
    return part
