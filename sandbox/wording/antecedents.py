"""What a sentence points back at: the one mechanism for `it`, `that creature`, `that player`, `the first target`.

Reading makes two surface references that no meaning keeps: `Aimed`, a use of the word *target*, and `Said`, words that
point back. `settled` walks a text in reading order, remembers all that is mentioned, and puts the reference meant in
their place. `as_said` walks the same way and does the opposite: it says a thing in the first words that would be
settled as that very thing, so that whatever is printed is read back as it was meant.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar, cast, get_args

from sandbox.meaning import abilities, effects, events
from sandbox.meaning.amounts import Amount, PowerOf, ThatMuch, ToughnessOf
from sandbox.meaning.card import Card
from sandbox.meaning.conditions import DoneThisWay
from sandbox.meaning.kinds import Bound, Kind, TargetSpec
from sandbox.meaning.nodes import Ability, Effect, Meaning
from sandbox.meaning.references import (
    Chosen,
    ControllerOf,
    Each,
    EventObject,
    It,
    Itself,
    OwnerOf,
    Reference,
    SourceOf,
    Target,
    ThisWay,
    Together,
    You,
)
from sandbox.terms.types import CardType
from sandbox.wording.bounds import is_known_to_all
from sandbox.wording.damage_to_come import speaks_of_damage_to_come
from sandbox.wording.differences import with_differences
from sandbox.wording.doers import is_doers
from sandbox.wording.each_ones_own import each_by_its_own, each_ones_own, in_common
from sandbox.wording.mentions import Scope, forget, happened, in_all, made, of_kind
from sandbox.wording.pointing import CANDIDATES, Aimed, Doer, Said, Same, holds
from sandbox.wording.reading_order import order_of
from sandbox.wording.surface import ArrivesSo, TheDifference, apart, joined

A = TypeVar("A", bound=Ability)
N = TypeVar("N", bound=Meaning)
_AMOUNTS: tuple[type, ...] = get_args(Amount)


class Unclear(Exception):
    """Words that point back at nothing."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


def settled(ability: A, types: frozenset[CardType] = frozenset()) -> A:
    """The meaning of one ability as read, with everything it points back at in place; `types` of its source, where
    they are known. Raises Unclear."""
    if holds(ability, TheDifference):
        ability = cast(A, with_differences(ability))
    if holds(ability, TheDifference):
        raise Unclear("the difference")
    found = _Walk(_settle).ability(ability, Scope(types=types))
    if holds(found, ArrivesSo):
        raise Unclear("enter")
    if holds(found, Said):
        raise Unclear("it")
    return found


def as_said(ability: A) -> A:
    """The ability with its targets and whatever was mentioned before in words again. Raises Unclear."""
    return _Walk(_say).ability(ability, Scope())


def _settle(reference: Reference, scope: Scope) -> Reference:
    if isinstance(reference, Same):
        raise Unclear("damage to")
    if isinstance(reference, Doer):
        return scope.doer
    if isinstance(reference, ThisWay) and reference.deed not in scope.deeds:
        raise Unclear(f"{reference.deed} this way")
    if isinstance(reference, Chosen) and reference.who is None and scope.doer != You():
        return replace(reference, who=scope.doer)
    if isinstance(reference, Aimed):
        if not scope.aims:
            raise Unclear("target")
        if reference.spec.that_players and scope.find("that player") != EventObject("player"):
            raise Unclear("that player")
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
    if reference == scope.one_of and not isinstance(reference, Each | Target):
        return Said("it" if isinstance(reference, ThisWay) else "that player")
    if isinstance(reference, (Target, EventObject, It, SourceOf)) or reference == scope.one_of:
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

    def ability(self, ability: A, scope: Scope) -> A:
        if isinstance(ability, abilities.Activated | abilities.MayExertToAttack):
            scope.mention(Itself(), "it")
        return self._parts(ability, scope)

    def _part(self, part: object, scope: Scope) -> object:
        if isinstance(part, tuple):
            said = apart(part) if self.leaf is _say else part
            done = tuple([self._part(item, scope) for item in said])
            return joined(done) if self.leaf is _settle else done
        if isinstance(part, abilities.Mode):
            return self._mode(part, scope.branch())
        if isinstance(part, Ability):
            return self.ability(part, Scope())
        if isinstance(part, Reference):
            return self._reference(part, scope)
        if isinstance(part, Kind) and part.bounds:
            return replace(part, bounds=tuple([self._bound(bound, scope) for bound in part.bounds]))
        if not isinstance(part, Meaning) or isinstance(part, (Kind, Card, effects.FlipOntoTable)):
            return part
        return self._amount(part, scope) if isinstance(part, _AMOUNTS) else self._effect(part, scope)

    def _bound(self, bound: Bound, scope: Scope) -> Bound:
        """`Its power` is that of the thing itself there: the source is named."""
        return bound if is_known_to_all(bound) else self._parts(bound, scope)

    def _amount(self, amount: Meaning, scope: Scope) -> Meaning:
        if isinstance(amount, ThatMuch) and not scope.amount:
            raise Unclear("that much")
        if isinstance(amount, (PowerOf, ToughnessOf)):
            if amount.what == Said("it") and not scope.sized:
                if (other := scope.find_other()) is None:
                    raise Unclear("its")
                return replace(amount, what=other)
            if self.leaf is _say and amount.what == Itself() == scope.find("it"):
                return replace(amount, what=Said("it"))
        return self._parts(amount, scope)

    def _parts(self, part: N, scope: Scope) -> N:
        return part.with_parts({name: self._part(getattr(part, name), scope) for name in order_of(part)})

    def _effect(self, part: Meaning, scope: Scope) -> Meaning:
        """An instruction, an event or a part of one; those whose words reach differently have a way of their own."""
        if isinstance(part, DoneThisWay) and part.deed not in scope.deeds:
            raise Unclear(f"{part.deed} this way")
        if isinstance(part, effects.AtNext):
            return self._delayed(part, scope)
        if isinstance(part, effects.PaysOrElse) and len(part.effects) > 1:
            return self._unpaid(part, scope)
        if isinstance(part, effects.May):
            return self._may(part, scope)
        if isinstance(part, effects.If) and part.at_the_end:
            return self._only_if(part, scope)
        if isinstance(part, effects.ForEachOf):
            return self._one_by_one(part, scope)
        if isinstance(part, effects.FaceVillainousChoice):
            return self._each_chooses(part, scope)
        if isinstance(part, effects.Reflexive):
            mode = self._mode(abilities.Mode(part.effects, part.targets), scope.reflexive())
            return part.with_parts({"effects": mode.effects, "targets": mode.targets})
        if isinstance(part, effects.IfDone):
            first = self._part(part.first, scope)
            return part.with_parts({"first": first, "effects": self._spoken_to_you(part.effects, scope)})
        if isinstance(part, effects.InsteadIf):
            return self._or_instead(part, scope)
        if isinstance(part, effects.WhenSourceDamages | effects.PreventNextFromSource | effects.Prevent):
            speaks_of_damage_to_come(part, scope)
        if isinstance(part, effects.DealDamage):
            part = self._damage(part, scope)
        elif isinstance(part, Effect) and "what" in part.parts():
            scope.source_dealt = False
        doers = self.leaf is _say and is_doers(part, scope.doer)
        return self._brought_up(part.with_parts({"who": Doer()}) if doers else part, scope)

    def _damage(self, part: effects.DealDamage, scope: Scope) -> effects.DealDamage:
        """`~ deals 2 damage to any target. If …, it deals 4 damage instead`: what dealt it before deals this, too."""
        if self.leaf is _settle:
            part = each_by_its_own(part)
        elif part.source in part.to and part.source != Itself():
            part = part.with_parts({"to": _with(part.to, part.source, Said("itself"))})
        scope.deals_again = scope.source_dealt
        source = self._reference(part.source, scope)
        if self.leaf is _settle:
            part = part.with_parts({"to": _with(part.to, Said("itself"), source)})
        if source == Itself() and (other := scope.find_other()):  # its source would be called `itself`
            part = part.with_parts({"to": _with(part.to, Said("it"), other)})
        scope.deals_again, scope.source_dealt = False, source == Itself()
        return part.with_parts({"source": source})

    def _only_if(self, part: effects.If, scope: Scope) -> effects.If:
        """What is asked at the end is asked first: it can speak of what the instruction aims at, and of nothing that it
        makes or moves."""
        done = self._parts(part, scope)
        if self.leaf is _settle and holds(done.condition, It):
            raise Unclear("it")
        return done

    def _one_by_one(self, part: effects.ForEachOf, scope: Scope) -> effects.ForEachOf:
        """Each of them is what the effects speak of."""
        what = self._reference(part.what, scope)
        before, scope.one_of = list(scope.mentions), part.what
        self._mention_one_of(part.what if self.leaf is _say else what, scope)
        done = self._part(part.effects, scope)
        scope.mentions[:], scope.one_of = before, None
        return part.with_parts({"what": what, "effects": done})

    def _mention_one_of(self, what: Reference, scope: Scope) -> None:
        """What is spoken of several by itself is spoken of as one thing."""
        if isinstance(what, ThisWay):
            scope.mention(what, *of_kind(what.kind), "that card")
        elif isinstance(what, Each):
            scope.mention(what, *of_kind(what.kind))
        elif isinstance(what, Target) and what.index < len(scope.targets):
            scope.mention(what, *of_kind(scope.targets[what.index].kind))

    def _each_chooses(self, part: effects.FaceVillainousChoice, scope: Scope) -> effects.FaceVillainousChoice:
        """Both ways speak of the one who chooses, and neither of what the other would have done."""
        who = self._reference(part.who, scope)
        scope.one_of, before = part.who, list(scope.mentions)
        first = self._part(part.first, scope)
        scope.mentions[:] = before
        second = self._part(part.second, scope)
        scope.mentions[:], scope.one_of = before, None
        return part.with_parts({"who": who, "first": first, "second": second})

    def _or_instead(self, part: effects.InsteadIf, scope: Scope) -> effects.InsteadIf:
        """What is done instead speaks of what the text aims at, and never of what the other would have made."""
        known = scope.amount
        done = self._parts(part, scope)
        later = (done.condition, done.instead)
        if self.leaf is _settle and (holds(later, It) or (holds(later, ThatMuch) and not known)):
            raise Unclear("it")
        return done

    def _brought_up(self, part: Meaning, scope: Scope) -> Meaning:
        """With what it mentions beyond its own words."""
        if isinstance(part, events.EitherOf):
            return self._either(part, scope)
        before = list(scope.mentions)
        changed = each_ones_own(self._parts(in_common(part) if self.leaf is _say else part, scope))
        if isinstance(part, Effect) and It() not in (*part.parts().values(), *changed.parts().values()):
            forget(changed, scope, before)
        made(changed, scope)
        if isinstance(changed, events.EventPattern):
            happened(changed, scope)
        return changed

    def _either(self, part: events.EitherOf, scope: Scope) -> events.EitherOf:
        """What follows can speak of what either of them brings up."""
        known, amount = list(scope.mentions), scope.amount
        done, heard, amounts = [], [], []
        for pattern in part.patterns:
            scope.mentions[:], scope.amount = known, amount
            done.append(self._part(pattern, scope))
            heard.append(scope.mentions[len(known) :])
            amounts.append(scope.amount)
        scope.mentions[:], scope.amount = [*known, *in_all(heard)], all(amounts)
        return part.with_parts({"patterns": tuple(done)})

    def _may(self, may: effects.May, scope: Scope) -> effects.May:
        """What a player may do is that player's to do; what follows if it is done speaks to `you` again."""
        who = self._reference(may.who, scope)
        before, scope.doer = scope.doer, may.who if self.leaf is _say else who
        done = self._part(may.effects, scope)
        scope.doer = before
        return may.with_parts({"who": who, "effects": done, "otherwise": self._part(may.otherwise, scope)})

    def _unpaid(self, unpaid: effects.PaysOrElse, scope: Scope) -> effects.PaysOrElse:
        """Who does not pay is named after the first of the effects, and the others can speak of that player."""
        first = tuple([self._part(effect, scope) for effect in unpaid.effects[:1]])
        who, cost = self._part(unpaid.who, scope), self._part(unpaid.cost, scope)
        more = tuple([self._part(effect, scope) for effect in unpaid.effects[1:]])
        return unpaid.with_parts({"effects": (*first, *more), "who": who, "cost": cost})

    def _spoken_to_you(self, part: object, scope: Scope) -> object:
        before, scope.doer = scope.doer, You()
        done = self._part(part, scope)
        scope.doer = before
        return done

    def _delayed(self, delayed: effects.AtNext, scope: Scope) -> effects.AtNext:
        """What a delayed effect waits for is not something that the text can point back at."""
        event = delayed.event
        if delayed.speaks_of_event:
            return self._upon(delayed, scope)
        if isinstance(event, events.YouLoseControl | events.Dies | events.BecomesBlocked | events.LeavesPlay):
            subject, before = event.subject, list(scope.mentions)
            event = replace(event, subject=self._reference(subject, scope))
            if isinstance(event, events.Dies):
                scope.mention(subject if self.leaf is _say else event.subject, "that card")
            effects_then = self._part(delayed.effects, scope)
            scope.mentions[:] = before
            return delayed.with_parts({"event": event, "effects": effects_then})
        deeds, scope.deeds = scope.deeds, set()
        done = self._part(delayed.effects, scope)
        scope.deeds = deeds
        if isinstance(event, (events.BeginningOf, events.AtEndOfTurn)):
            event = replace(event, whose=self._reference(event.whose, scope))
        return delayed.with_parts({"event": event, "effects": done})

    def _upon(self, delayed: effects.AtNext, scope: Scope) -> effects.AtNext:
        """The effects speak of what happens then, and not of what made the text trigger."""
        before, amount, deeds = list(scope.mentions), scope.amount, scope.deeds
        scope.mentions[:] = [known for known in before if not holds(known[0], EventObject)]
        scope.amount, scope.deeds = False, set()
        event = self._part(delayed.event, scope)
        done = self._part(delayed.effects, scope)
        scope.mentions[:], scope.amount, scope.deeds = before, amount, deeds
        return delayed.with_parts({"event": event, "effects": done})

    def _mode(self, mode: abilities.Mode, scope: Scope) -> abilities.Mode:
        if mode.combines:
            return abilities.together(self._each_alone(mode.combines, scope)).with_parts({"asks": mode.asks})
        scope.targets = list(mode.targets)
        done = self._part(mode.effects, scope)
        return mode.with_parts({"effects": done, "targets": tuple(scope.targets) if self.leaf is _settle else ()})

    def _each_alone(self, modes: tuple[abilities.Mode, ...], scope: Scope) -> list[abilities.Mode]:
        """Modes that are chosen together speak of nothing in each other: *another target* is another in its own."""
        done = [self._mode(mode, scope.branch()) for mode in modes]
        if any(spec.apart for mode in done[1:] for spec in mode.targets):
            raise Unclear("another")
        return done

    def _reference(self, reference: Reference, scope: Scope) -> Reference:
        if isinstance(reference, (ControllerOf, OwnerOf)):
            return self._possessor(reference, scope)
        if isinstance(reference, SourceOf):
            return self.leaf(reference, scope)
        if isinstance(reference, Together):
            both = Together(tuple([self._reference(each, scope) for each in reference.references]))
            scope.met(both)
            return both
        if self.leaf is _say and reference == scope.one_of:
            return self.leaf(reference, scope)
        inner = reference.parts().items()
        owners = {name: self._part(part, scope) for name, part in inner if isinstance(part, Meaning)}
        done = self.leaf(reference.with_parts(owners) if owners else reference, scope)
        scope.met(done if self.leaf is _settle else reference)
        return done

    def _possessor(self, reference: ControllerOf | OwnerOf, scope: Scope) -> Reference:
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
        if isinstance(reference, ControllerOf) and It() in (reference.what, what):
            scope.mention(It(), "it")
        return done


def _with(references: tuple[Reference, ...], old: Reference, new: Reference) -> tuple[Reference, ...]:
    return tuple([new if each == old else each for each in references])
