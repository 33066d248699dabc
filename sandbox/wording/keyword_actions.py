"""Words for actions that are made of other instructions: adapt, monstrosity, detain, blight and their kin.

Comprehensive Rules of 2026, 701.35, 701.37, 701.46, 701.48, 701.53, 701.60, 701.63 and 701.68.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from sandbox.meaning.abilities import MayExertToAttack
from sandbox.meaning.amounts import Amount
from sandbox.meaning.conditions import HasCounter, HasDesignation, Not
from sandbox.meaning.continuous import Cannot
from sandbox.meaning.effects import (
    Airbend,
    Clash,
    Duration,
    Earthbend,
    Endure,
    Fateseal,
    GetDesignation,
    Goad,
    If,
    Incubate,
    Learn,
    Manifest,
    Modify,
    NoLongerSuspected,
    PutCounters,
    Recruit,
    TimeTravel,
    Unattach,
)
from sandbox.meaning.events import Explores
from sandbox.meaning.kinds import CREATURE, LAND, TargetSpec
from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import Chosen, Itself, Reference
from sandbox.terms.designations import HARNESSED, MONSTROUS, SUSPECTED
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import ABILITY, COMMAND, HAPPENING
from sandbox.wording.pointing import Aimed, Said
from sandbox.wording.saying import constant, hears, say, says

_YOUR_CREATURE = replace(CREATURE, controller="you")
_YOUR_LAND = TargetSpec(replace(LAND, controller="you"))
_IDLE = (Cannot("attack"), Cannot("block"), Cannot("activate"))


def _adapted(amount: Amount) -> Effect:
    """Comprehensive Rules of 2026, 701.46a."""
    return If(Not(HasCounter(Itself(), "+1/+1")), (PutCounters(Itself(), "+1/+1", amount),))


def _monstrous(amount: Amount) -> Effect:
    """Comprehensive Rules of 2026, 701.37a."""
    effects = (PutCounters(Itself(), "+1/+1", amount), GetDesignation(Itself(), MONSTROUS))
    return If(Not(HasDesignation(MONSTROUS)), effects)


def _detained(what: Reference) -> Effect:
    """Comprehensive Rules of 2026, 701.35a."""
    return Modify(what, _IDLE, Duration.UNTIL_YOUR_NEXT_TURN)


def _blighted(amount: Amount) -> Effect:
    """Comprehensive Rules of 2026, 701.68a."""
    return PutCounters(Chosen(_YOUR_CREATURE), "-1/-1", amount)


def _counted(value: object, build: Callable[[Amount], Effect]) -> Slots | None:
    match value:
        case If(effects=(PutCounters(amount=amount), *_)) if value == build(amount):
            return {"amount": amount}
    return None


def _supported(number: int) -> Effect:
    """Comprehensive Rules of 2026, 701.41a: on a permanent, other creatures than that; a spell is none."""
    spec = TargetSpec(replace(CREATURE, another=True), minimum=0, maximum=number)
    return PutCounters(Aimed(spec), "+1/+1")


PRODUCTIONS: Table = (
    say(HAPPENING, "{subject:actor} explores", Explores),
    says(COMMAND, "adapt {amount:number}", _adapted, lambda value: _counted(value, _adapted)),
    says(COMMAND, "monstrosity {amount:number}", _monstrous, lambda value: _counted(value, _monstrous)),
    says(
        COMMAND,
        "detain {what:thing}",
        _detained,
        lambda value: {"what": value.what} if isinstance(value, Modify) and value == _detained(value.what) else None,
    ),
    say(COMMAND, "{what:subject} <is|are> no longer suspected", NoLongerSuspected),
    hears(
        COMMAND,
        "if any of them are suspected, they're no longer suspected",
        lambda: NoLongerSuspected(Said("they")),
    ),
    hears(COMMAND, "suspect {what:thing}", lambda what: GetDesignation(what, SUSPECTED)),
    says(
        COMMAND,
        "blight {amount:number}",
        _blighted,
        lambda value: (
            {"amount": value.amount} if isinstance(value, PutCounters) and value == _blighted(value.amount) else None
        ),
    ),
    *[
        production
        for verb, cloaked in (("manifest", False), ("cloak", True))
        for production in (
            constant(COMMAND, f"{verb} the top card of your library", Manifest(cloaked=cloaked)),
            say(COMMAND, f"{verb} the top {{amount:count}} cards of your library", Manifest, cloaked=cloaked),
            constant(COMMAND, f"{verb} a card from your hand", Manifest(cloaked=cloaked, from_hand=True)),
            say(
                COMMAND,
                f"{{who:player}} <{verb}s|{verb}> the top card of <their|your> library",
                Manifest,
                cloaked=cloaked,
            ),
        )
    ],
    hears(COMMAND, "harness ~", lambda: GetDesignation(Itself(), HARNESSED)),
    *[hears(COMMAND, f"support {number}", partial(_supported, number)) for number in range(1, 10)],
    constant(COMMAND, "time travel", TimeTravel()),
    say(COMMAND, "airbend {what:thing}", Airbend),
    says(
        COMMAND,
        "earthbend {amount:number}",
        lambda amount: Earthbend(Aimed(_YOUR_LAND), amount),
        lambda value: (
            {"amount": value.amount} if isinstance(value, Earthbend) and value.what == Aimed(_YOUR_LAND) else None
        ),
    ),
    hears(COMMAND, "you earthbend {amount:number}", lambda amount: Earthbend(Aimed(_YOUR_LAND), amount)),
    constant(COMMAND, "recruit", Recruit()),
    say(COMMAND, "clash with an opponent. If you win, {effects:commands}", Clash),
    say(COMMAND, "clash with an opponent. If you win, {effects:commands}. Otherwise, {otherwise:commands}", Clash),
    say(COMMAND, "goad {what:thing}", Goad),
    constant(ABILITY, "You may exert ~ as it attacks.", MayExertToAttack()),
    say(ABILITY, "You may exert ~ as it attacks. When you do, {modes:modes}", MayExertToAttack),
    constant(COMMAND, "manifest dread", Manifest(of=2)),
    constant(COMMAND, "learn", Learn()),
    say(COMMAND, "fateseal {amount:number}", Fateseal),
    say(COMMAND, "unattach {what:thing}", Unattach),
    say(COMMAND, "{what:one_thing} <endures|endure> {amount:number}", Endure),
    say(COMMAND, "incubate {amount:number}", Incubate),
    hears(COMMAND, "you incubate {amount:number}", Incubate),
)
