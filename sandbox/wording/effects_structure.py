"""Effects made of effects: `you may …`, `… unless you pay …`, `if …`, `… at end of combat`."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.amounts import Amount, X
from sandbox.meaning.conditions import (
    Condition,
    Exists,
)
from sandbox.meaning.costs import Cost
from sandbox.meaning.effects import (
    AnyPlayerMay,
    AtNext,
    DealDamage,
    Effect,
    FlipCoin,
    GainLife,
    If,
    IfDone,
    InsteadIf,
    LoseLife,
    May,
    MustPayOrElse,
    Pays,
    PaysOrElse,
    PutIntoPlay,
    Reflexive,
    Repeated,
    Return,
    Sacrifice,
)
from sandbox.meaning.events import (
    AtEndOfTurn,
    BecomesBlocked,
    BeginningOf,
    Dies,
    EventPattern,
    LeavesPlay,
    SpellCast,
    YouLoseControl,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Chosen, EachPlayer, Reference, You
from sandbox.terms.steps import PhaseTiming
from sandbox.wording.events_of_times import is_end_step
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import COMMAND, ENDING, LATER, LOSING, OWN
from sandbox.wording.pointing import Aimed, Doer, Said, holds
from sandbox.wording.reflexive import all_upon
from sandbox.wording.saying import constant, fields_of, hears, prints, say, says, unless
from sandbox.wording.surface import Often, OrInstead


def _waiting(event: EventPattern, effects: tuple[Effect, ...]) -> AtNext:
    """What waits is not announced now, and what is announced later has its targets later."""
    if holds(effects, Aimed):
        raise Unfit
    return AtNext(event, effects)


ThisTurn = type[Dies] | type[BecomesBlocked] | type[LeavesPlay]


def _waiting_this_turn(sort: ThisTurn, subject: Reference, effects: tuple[Effect, ...]) -> AtNext:
    if holds(effects, Aimed):
        raise Unfit
    return AtNext(sort(subject), effects, this_turn=True)


def _waits_this_turn(sort: ThisTurn, value: object) -> Slots | None:
    match value:
        case AtNext(event=event, effects=effects, this_turn=True) if isinstance(event, sort):
            return {"subject": event.subject, "effects": effects}
    return None


def _takers(value: object) -> Slots | None:
    match value:
        case AnyPlayerMay(effects=(DealDamage(source=source, amount=amount), *_), otherwise=otherwise):
            return {"source": source, "amount": amount, "otherwise": otherwise}
    return None


def _upon(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return (Reflexive(effects),)


def _reflexive(value: object) -> tuple[Effect, ...] | None:
    match value:
        case (Reflexive(effects=effects),):
            return effects
    return None


def _pays_reflexively(value: object) -> Slots | None:
    done = _reflexive(value.effects) if isinstance(value, Pays) else None
    return None if done is None or not isinstance(value, Pays) else {**value.parts(), "effects": done}


def _own_pays_reflexively(value: object) -> Slots | None:
    return _pays_reflexively(value) if isinstance(value, Pays) and value.who == You() else None


def _done_reflexively(value: object) -> Slots | None:
    done = _reflexive(value.effects) if isinstance(value, IfDone) else None
    return None if done is None or not isinstance(value, IfDone) else {"first": value.first, "effects": done}


def _paying_first(payment: str) -> Table:
    return (
        hears(
            COMMAND,
            f"you may {payment}. When you do, {{effects:up_to_the_end}}",
            lambda cost, effects: Pays(cost, all_upon(effects)),
        ),
        says(
            COMMAND,
            f"you may {payment}. When you do, {{effects:commands}}",
            lambda cost, effects: Pays(cost, _upon(effects)),
            _own_pays_reflexively,
        ),
        says(
            COMMAND,
            f"{{who:player}} may {payment}. When (that player does|the player does|they do), {{effects:commands}}",
            lambda who, cost, effects: Pays(cost, _upon(effects), who),
            _pays_reflexively,
        ),
    )


def _own(value: object, sort: type[GainLife] | type[LoseLife]) -> Slots | None:
    return {"amount": value.amount} if isinstance(value, sort) and value.who == You() else None


def _mine(value: object) -> Slots | None:
    match value:
        case May(effects=(effect,), who=You(), otherwise=()):
            return {"it": effect}
    return None


def _unless_paid(who: Reference, cost: Cost, effects: tuple[Effect, ...]) -> Pays | PaysOrElse:
    """What is done to a target player speaks of that player only after the aim has been named."""
    return Pays(cost, (), who, effects) if isinstance(who, Aimed) else PaysOrElse(cost, effects, who)


def _if_able(what: Reference, otherwise: tuple[Effect, ...]) -> If:
    if not isinstance(what, Chosen) or not isinstance(what.count, int):
        raise Unfit
    mine = replace(what.kind, controller="you")
    return If(Exists(mine, what.count), (Sacrifice(what, Doer()),), otherwise)


def _or_instead(condition: Condition, instead: tuple[Effect, ...]) -> OrInstead:
    """What is aimed at, the text says before."""
    if holds(instead, Aimed) or holds(condition, Aimed) or holds(instead, OrInstead):
        raise Unfit
    return OrInstead(condition, instead)


def _so_often(times: Amount, value: object) -> Slots | None:
    return {"effects": value.effects} if isinstance(value, Repeated) and value.times == times else None


def _unpaid_by_another(value: object) -> Slots | None:
    match value:
        case PaysOrElse(effects=(first, *more), who=who) if more and who != You():
            return {"first": (first,), "more": tuple(more), "who": who, "cost": value.cost}
    return None


def _upon_casting(kind: Kind, effects: tuple[Effect, ...]) -> AtNext:
    """What happens later has its targets later."""
    if holds(effects, Aimed):
        raise Unfit
    return AtNext(SpellCast(kind, You()), effects, this_turn=True, speaks_of_event=True)


def _next_cast(value: object) -> Slots | None:
    match value:
        case AtNext(event=SpellCast(kind=kind), effects=effects) if value == _upon_casting(kind, effects):
            return {"kind": kind, "effects": effects}
    return None


def _or_into_hand(condition: Condition, effects: tuple[Effect, ...]) -> If:
    """What is not put onto the battlefield, because it may not be or because nobody wants it there."""
    if len(effects) != 1 or not isinstance(effects[0], PutIntoPlay):
        raise Unfit
    instead = (Return(Said("that card")),)
    return If(condition, (May(effects, otherwise=instead),), instead)


def _paid_after_all(value: object) -> Slots | None:
    return value.parts() if isinstance(value, PaysOrElse) and value.paid else None


def _asked_both_times(value: object) -> Slots | None:
    """`Destroy it if it is tapped. Destroy it if it is untapped instead if you control a Forest.`"""
    match value:
        case InsteadIf(effects=(If(at_the_end=True) as first,), instead=(If(at_the_end=True) as other,)):
            return {"first": first, "other": other, "condition": value.condition}
    return None


def _paying(payment: str) -> Table:
    return (
        say(COMMAND, f"you may {payment}. If you do, {{effects:commands}}", Pays),
        say(
            COMMAND,
            f"{{who:player}} may {payment}. If (that player does|the player does|they do), {{effects:commands}}",
            Pays,
        ),
    )


PRODUCTIONS: Table = (
    constant(LATER, "at end of combat", BeginningOf("end of combat", EachPlayer())),
    constant(LATER, "at the beginning of the next end step", AtEndOfTurn()),
    hears(LATER, "at (the |)end of (turn|the turn)", AtEndOfTurn),
    hears(LATER, "at the beginning of the end step", AtEndOfTurn),
    say(LATER, "at the beginning of {whose:whose} next end step", AtEndOfTurn),
    say(LATER, "at the beginning of the next turn's {step:step_name}", BeginningOf, whose=EachPlayer()),
    hears(LATER, "at the beginning of the next upkeep", partial(BeginningOf, "upkeep", EachPlayer())),
    unless(say(LATER, "at the beginning of {whose:whose} next {step:step_name}", BeginningOf), is_end_step),
    say(LATER, "during {whose:whose} next {step:step_name}", BeginningOf, timing=PhaseTiming.DURING),
    prints(COMMAND, "{effects:alone} {event:later}", fields_of(AtNext)),
    prints(COMMAND, "{event:later}, {effects:commands}", fields_of(AtNext)),
    constant(LOSING, "when ~ leaves the battlefield", LeavesPlay()),
    say(LOSING, "when you lose control of {subject:pointing}", YouLoseControl),
    says(
        COMMAND,
        "{event:losing}, {effects:commands}",
        AtNext,
        fields_of(AtNext),
    ),
    hears(COMMAND, "{event:later}, {effects:commands}", _waiting),
    *[
        says(
            COMMAND,
            f"when {{subject:pointing}} {verb} this turn, {{effects:commands}}",
            partial(_waiting_this_turn, sort),
            partial(_waits_this_turn, sort),
        )
        for verb, sort in (("dies", Dies), ("becomes blocked", BecomesBlocked), ("leaves the battlefield", LeavesPlay))
    ],
    says(
        COMMAND,
        "when you next cast (a|an) {kind:spell_kind} this turn, {effects:commands}",
        _upon_casting,
        _next_cast,
    ),
    *_paying_first("pay {cost:price}"),
    *_paying_first("{cost:deed}"),
    prints(COMMAND, "{first:alone}. When you do, {effects:commands}", _done_reflexively),
    hears(
        COMMAND,
        "{who:player} may {effects:commands}. When (you do|that player does|the player does|they do),"
        " {more:up_to_the_end}",
        lambda effects, more, who: May((IfDone(effects, all_upon(more)),), who),
    ),
    hears(
        COMMAND,
        "{who:player} may {effects:commands}. When (you do|that player does|the player does|they do), {more:commands}",
        lambda effects, more, who: May((IfDone(effects, _upon(more)),), who),
    ),
    *_paying("pay {cost:price}"),
    *_paying("{cost:deed}"),
    prints(
        COMMAND,
        "{effects:alone} unless {who:player} <pays|pay> {cost:price}. If they do, {paid:commands}",
        _paid_after_all,
    ),
    prints(COMMAND, "{effects:alone} unless {who:player} {cost:deed}. If they do, {paid:commands}", _paid_after_all),
    prints(COMMAND, "{effects:alone} unless {who:player} <pays|pay> {cost:price}", fields_of(PaysOrElse)),
    prints(
        COMMAND,
        "{effects:alone} unless {who:player} <pays|pay> {cost:price}, drawing all available mana from lands",
        fields_of(MustPayOrElse),
    ),
    prints(COMMAND, "{effects:alone} unless {who:player} {cost:deed}", fields_of(PaysOrElse)),
    prints(
        COMMAND,
        "{first:alone} unless {who:player} <pays|pay> {cost:price}. If that player doesn't, {more:commands}",
        _unpaid_by_another,
    ),
    prints(
        COMMAND,
        "unless {who:player} <pays|pay> {cost:price}, {effects:commands}",
        fields_of(PaysOrElse),
    ),
    hears(
        COMMAND,
        "{who:player} may pay {cost:price}."
        " If (you don't|the player doesn't|that player doesn't|they don't), {effects:commands}",
        _unless_paid,
    ),
    prints(
        COMMAND,
        "{who:player} may pay {cost:price}. If that player doesn't, {otherwise:commands}",
        lambda value: value.parts() if isinstance(value, Pays) and not value.effects else None,
    ),
    hears(COMMAND, "unless {who:player} <pays|pay> {cost:price}, {effects:commands}", PaysOrElse),
    prints(OWN, "gain {amount:number} life", lambda value: _own(value, GainLife)),
    prints(OWN, "lose {amount:number} life", lambda value: _own(value, LoseLife)),
    prints(COMMAND, "you may {it:own}", _mine),
    says(
        COMMAND,
        "any player may have {source:subject} deal {amount:number} damage to them."
        " If no one does, {otherwise:commands}",
        lambda amount, source, otherwise: AnyPlayerMay((DealDamage(amount, (EachPlayer(),), source),), otherwise),
        _takers,
    ),
    *[
        production
        for often, number in (("twice", 2), ("three times", 3))
        for production in (
            hears(ENDING, f" {often}", partial(Often, number)),
            prints(COMMAND, f"{{effects:alone}} {often}", partial(_so_often, number)),
        )
    ],
    hears(ENDING, " X times", lambda: Often(X())),
    prints(COMMAND, "{effects:alone} X times", partial(_so_often, X())),
    say(COMMAND, "{who:player} may {effects:commands}", May, "{who:player} may then {effects:commands}"),
    say(
        COMMAND,
        "{who:player} may {effects:commands}. If you don't, {otherwise:commands}",
        May,
        "{who:player} may {effects:commands}. If (that player doesn't|the player doesn't|they don't),"
        " {otherwise:commands}",
    ),
    hears(
        COMMAND,
        "{who:player} may {effects:commands}. If (you do|that player does|the player does|a player does|they do),"
        " {more:commands}",
        lambda effects, more, who: May((IfDone(effects, more),), who),
    ),
    prints(COMMAND, "{first:alone}. If you do, {effects:commands}", fields_of(IfDone)),
    hears(COMMAND, "have {it:command}", lambda it: it),
    prints(
        COMMAND,
        "{otherwise:alone} unless {condition:condition}",
        lambda value: value.parts() if isinstance(value, If) and not value.effects else None,
    ),
    hears(
        COMMAND,
        "if {condition:condition}, you may {effects:commands}. If you don't put (it|the card|that card) onto the"
        " battlefield, put (it|the card|that card) into your hand",
        _or_into_hand,
    ),
    say(COMMAND, "if {condition:condition}, {effects:commands}", If),
    prints(
        COMMAND,
        "{effects:alone} if {condition:condition}",
        lambda value: value.parts() if isinstance(value, If) and value.at_the_end and not value.otherwise else None,
    ),
    prints(
        COMMAND,
        "{effects:alone} if {condition:condition}. Otherwise, {otherwise:commands}",
        lambda value: value.parts() if isinstance(value, If) and value.at_the_end and value.otherwise else None,
    ),
    hears(COMMAND, "sacrifice {what:chosen}. If you can't, {otherwise:commands}", _if_able),
    say(COMMAND, "if {condition:condition}, {effects:commands}. Otherwise, {otherwise:commands}", If),
    hears(COMMAND, "if {condition:condition}, {instead:commands} instead", _or_instead),
    hears(COMMAND, "if {condition:condition}, instead (only |){instead:commands}", _or_instead),
    hears(COMMAND, "instead {instead:commands} if {condition:condition}", _or_instead),
    prints(COMMAND, "{effects:alone}. If {condition:condition}, {instead:commands} instead", fields_of(InsteadIf)),
    prints(
        COMMAND,
        "{effects:commands}. If {condition:condition}, instead {instead:commands}",
        lambda value: value.parts() if isinstance(value, InsteadIf) and len(value.effects) > 1 else None,
    ),
    prints(COMMAND, "{first:command}. {other:command} instead if {condition:condition}", _asked_both_times),
    say(
        COMMAND,
        "flip a coin. If you win the flip, {won:commands}. If you lose the flip, {lost:commands}",
        FlipCoin,
        "flip a coin. If you lose the flip, {lost:commands}. If you win the flip, {won:commands}",
    ),
    say(COMMAND, "flip a coin. If you win the flip, {won:commands}", FlipCoin),
    say(COMMAND, "flip a coin. If you lose the flip, {lost:commands}", FlipCoin),
)
