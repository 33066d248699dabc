"""What an `if`, an `as long as` or an `activate only` asks."""

from dataclasses import replace
from typing import Any

from sandbox.meaning.conditions import (
    AllOf,
    CameUnderControlThisTurn,
    Condition,
    DidNotAttack,
    During,
    Exists,
    FoughtThisCombat,
    HasCounter,
    IsKind,
    IsUntapped,
    LifeAtLeast,
    Not,
    OpponentControlsMore,
    WasKicked,
)
from sandbox.meaning.kinds import Kind
from sandbox.terms.steps import Step
from sandbox.wording.grammar import constant, hears, phrase, say, says
from sandbox.wording.pointing import Said

phrase("condition", "a condition, such as `you control a Forest`")
phrase("plain_condition", "a condition, such as `you control a Forest`")
phrase("time", "a time, such as `your upkeep`")
phrase("step_name", "a part of the turn, such as `upkeep`")

constant("plain_condition", "~ is untapped", IsUntapped())
constant("plain_condition", "~ attacked or blocked this combat", FoughtThisCombat())
constant("plain_condition", "~ was kicked", WasKicked())
hears("plain_condition", "it was kicked", lambda slots: WasKicked())
say("plain_condition", "{what:one_thing} didn't attack this turn", DidNotAttack)
say("plain_condition", "{what:one_thing} came under your control this turn", CameUnderControlThisTurn)
constant("plain_condition", "~ didn't come under your control this turn", Not(CameUnderControlThisTurn()))


def _controls(notation: str, **fixed: Any) -> None:
    """`you control …`: whose they are is part of the description."""

    def build(slots: dict[str, Any]) -> Condition:
        return Exists(**{**fixed, **slots, "kind": replace(slots["kind"], controller="you")})

    def apart(value: Any) -> dict[str, Any] | None:
        if not isinstance(value, Exists) or value.kind.controller != "you":
            return None
        found: dict[str, Any] = {"kind": replace(value.kind, controller=None)}
        found |= {"minimum": value.minimum} if "{minimum" in notation else {}
        return found if build(found) == value else None

    says("plain_condition", notation, build, apart)


def _opponents(kind: Kind) -> Condition:
    return Exists(replace(kind, controller="opponent"))


_controls("you control (a|an) {kind:kind}")
_controls("you control {kind:another}")
_controls("you control no {kind:kinds}", minimum=0, maximum=0)
_controls("you control {minimum:count_word} or more {kind:kinds}")
say("plain_condition", "no {kind:kinds} are on the battlefield", Exists, minimum=0, maximum=0)
say("plain_condition", "(a|an) {kind:kind} is on the battlefield", Exists)
hears("plain_condition", "there are no {kind:kinds}( on the battlefield|)", lambda slots: Exists(slots["kind"], 0, 0))
hears("plain_condition", "(it's|that's) (a|an) {kind:kind}", lambda slots: IsKind(Said("it"), slots["kind"]))
say("plain_condition", "{what:one_thing} (is|was) {kind:state}", IsKind)
say("plain_condition", "{what:one_thing} (is|was) (a|an) {kind:kind}", IsKind)
hears("plain_condition", "(it's|it is) {kind:state}", lambda slots: IsKind(Said("it"), slots["kind"]))
hears("plain_condition", "an opponent controls (a|an) {kind:kind}", lambda slots: _opponents(slots["kind"]))
say("plain_condition", "an opponent controls more {kind:kinds} than you", OpponentControlsMore)
say("plain_condition", "{who:player} <has|have> {amount:figure} or more life", LifeAtLeast)


_COUNTER = "{what:one_thing} (has|had)"
say("plain_condition", f"{_COUNTER} (a|an) {{name:counter_name}} counter on it", HasCounter)
says(
    "plain_condition",
    f"{_COUNTER} no {{name:counter_name}} counters on it",
    lambda slots: Not(HasCounter(**slots)),
    lambda value: vars(value.condition) if isinstance(value, Not) and isinstance(value.condition, HasCounter) else None,
)


says("condition", "{one:plain_condition}", lambda slots: slots["one"], lambda value: {"one": value})
says(
    "condition",
    "{one:plain_condition} and {two:plain_condition}",
    lambda slots: AllOf((slots["one"], slots["two"])),
    lambda value: dict(zip(("one", "two"), value.conditions, strict=False)) if isinstance(value, AllOf) else None,
)

_BARE = (Step.UPKEEP, Step.MAIN, Step.COMBAT_START, Step.COMBAT_END, Step.SECOND_MAIN, Step.END, Step.CLEANUP)
for _step in (*(step.value for step in Step), "combat"):
    constant("step_name", _step if _step in (*_BARE, "combat") else f"{_step}( step|)", _step)
hears("step_name", "declare attackers step", lambda slots: Step.ATTACKERS.value)

say("time", "your turn", During, whose="your")
say("time", "an opponent's turn", During, whose="opponent")
say("time", "combat", During, step="combat")
say("time", "your {step:step_name}", During, whose="your")
say("time", "an opponent's {step:step_name}", During, "(each|any) opponent's {step:step_name}", whose="opponent")
hears("time", "any {step:step_name}( step|)", lambda slots: During(**slots))
say("time", "the {step:step_name}", During, "{step:step_name}")
for _whose, _words in (("your", "your turn, "), ("opponent", "an opponent's turn, "), (None, "")):
    for _before, _said in (("declare attackers", "attackers"), ("declare blockers", "blockers")):
        _fixed: dict[str, Any] = {"before": _before} | ({"whose": _whose} if _whose else {})
        say("time", f"{_words}before {_said} are declared", During, **_fixed)
hears("condition", "it's your turn", lambda slots: During(whose="your"))
