"""Effects made of effects: `you may …`, `… unless you pay …`, `if …`, `… at end of combat`."""

from dataclasses import replace
from typing import Any

from sandbox.meaning.conditions import Exists
from sandbox.meaning.effects import (
    AnyPlayerMay,
    AtNext,
    DealDamage,
    FlipCoin,
    GainLife,
    If,
    IfDone,
    LoseLife,
    May,
    MustPayOrElse,
    Pays,
    PaysOrElse,
    Sacrifice,
)
from sandbox.meaning.events import AtEndOfTurn, BeginningOf, YouLoseControl
from sandbox.meaning.references import EachPlayer, You
from sandbox.terms.steps import PhaseTiming
from sandbox.wording.grammar import Unfit, constant, hears, phrase, prints, say, says
from sandbox.wording.pointing import Aimed, Doer, holds

phrase("later", "a time to come, such as `at end of combat`")

constant("later", "at end of combat", BeginningOf("end of combat", EachPlayer()))
constant("later", "at the beginning of the next end step", AtEndOfTurn())
hears("later", "at (the |)end of (turn|the turn)", lambda slots: AtEndOfTurn())
hears("later", "at the beginning of the end step", lambda slots: AtEndOfTurn())
say("later", "at the beginning of {whose:whose} next end step", AtEndOfTurn)
say("later", "at the beginning of the next turn's {step:step_name}", BeginningOf, whose=EachPlayer())
say("later", "at the beginning of {whose:whose} next {step:step_name}", BeginningOf)
say("later", "during {whose:whose} next {step:step_name}", BeginningOf, timing=PhaseTiming.DURING)

prints("command", "{effects:alone} {event:later}", lambda value: _fields(value, AtNext))
prints("command", "{event:later}, {effects:commands}", lambda value: _fields(value, AtNext))
phrase("losing", "`when you lose control of that creature`")
say("losing", "when you lose control of {subject:pointing}", YouLoseControl)
says(
    "command",
    "{event:losing}, {effects:commands}",
    lambda slots: AtNext(slots["event"], slots["effects"]),
    lambda value: _fields(value, AtNext),
)
hears("command", "{event:later}, {effects:commands}", lambda slots: _waiting(slots["event"], slots["effects"]))


def _waiting(event: Any, effects: Any) -> AtNext:
    """What waits is not announced now, and what is announced later has its targets later."""
    if holds(effects, Aimed):
        raise Unfit
    return AtNext(event, effects)


for _payment in ("pay {cost:price}", "{cost:deed}"):
    say("command", f"you may {_payment}. If you do, {{effects:commands}}", Pays)
    say(
        "command",
        f"{{who:player}} may {_payment}. If (that player does|the player does|they do), {{effects:commands}}",
        Pays,
    )
prints(
    "command", "{effects:alone} unless {who:player} <pays|pay> {cost:price}", lambda value: _fields(value, PaysOrElse)
)
prints(
    "command",
    "{effects:alone} unless {who:player} <pays|pay> {cost:price}, drawing all available mana from lands",
    lambda value: _fields(value, MustPayOrElse),
)
prints("command", "{effects:alone} unless {who:player} {cost:deed}", lambda value: _fields(value, PaysOrElse))
prints(
    "command",
    "unless {who:player} <pays|pay> {cost:price}, {effects:commands}",
    lambda value: _fields(value, PaysOrElse),
)
hears(
    "command",
    "{who:player} may pay {cost:price}."
    " If (you don't|the player doesn't|that player doesn't|they don't), {effects:commands}",
    lambda slots: PaysOrElse(**slots),
)
hears("command", "unless {who:player} <pays|pay> {cost:price}, {effects:commands}", lambda slots: PaysOrElse(**slots))
phrase("own", "an instruction to yourself, such as `gain 3 life`")
prints("own", "gain {amount:number} life", lambda value: _own(value, GainLife))
prints("own", "lose {amount:number} life", lambda value: _own(value, LoseLife))
prints("command", "you may {it:own}", lambda value: {"it": value.effects[0]} if _mine(value) else None)
says(
    "command",
    "any player may have {source:subject} deal {amount:number} damage to them. If no one does, {otherwise:commands}",
    lambda slots: AnyPlayerMay(
        (DealDamage(slots["amount"], (EachPlayer(),), slots["source"]),), otherwise=slots["otherwise"]
    ),
    lambda value: _takers(value),
)
say("command", "{who:player} may {effects:commands}", May)
hears(
    "command",
    "{who:player} may {effects:commands}. If (you do|that player does|the player does|they do), {more:commands}",
    lambda slots: May((IfDone(slots["effects"], slots["more"]),), slots["who"]),
)
prints("command", "{first:alone}. If you do, {effects:commands}", lambda value: _fields(value, IfDone))
hears("command", "have {it:command}", lambda slots: slots["it"])
prints(
    "command",
    "{otherwise:alone} unless {condition:condition}",
    lambda value: _fields(value, If) if isinstance(value, If) and not value.effects else None,
)
say("command", "if {condition:condition}, {effects:commands}", If)
hears("command", "sacrifice {what:chosen}. If you can't, {otherwise:commands}", lambda slots: _if_able(**slots))
say("command", "if {condition:condition}, {effects:commands}. Otherwise, {otherwise:commands}", If)
say("command", "flip a coin. If you win the flip, {won:commands}. If you lose the flip, {lost:commands}", FlipCoin)
say("command", "flip a coin. If you win the flip, {won:commands}", FlipCoin)
say("command", "flip a coin. If you lose the flip, {lost:commands}", FlipCoin)


def _takers(value: Any) -> dict[str, Any] | None:
    damage = value.effects[0] if isinstance(value, AnyPlayerMay) else None
    if not isinstance(damage, DealDamage):
        return None
    return {"source": damage.source, "amount": damage.amount, "otherwise": value.otherwise}


def _own(value: Any, sort: type) -> dict[str, Any] | None:
    found = vars(value) if isinstance(value, sort) else {}
    return {"amount": found["amount"]} if found.get("who") == You() else None


def _mine(value: Any) -> bool:
    return isinstance(value, May) and value.who == You() and len(value.effects) == 1


def _if_able(what: Any, otherwise: Any) -> If:
    mine = replace(what.kind, controller="you")
    return If(Exists(mine, what.count), (Sacrifice(what, Doer()),), otherwise)


def _fields(value: Any, sort: type) -> dict[str, Any] | None:
    return {name: getattr(value, name) for name in vars(value)} if type(value) is sort else None
