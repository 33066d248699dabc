"""Times that texts wait for, as they stand after `at`."""

from sandbox.meaning.events import (
    AtEndOfTurn,
    BeginningOf,
    EventPattern,
)
from sandbox.meaning.references import ControllerOf, EachPlayer, Host, Opponents, Reference
from sandbox.terms.steps import PhaseTiming, Step
from sandbox.wording.grammar import Phrase, Slots, Table
from sandbox.wording.phrases import MOMENT, PERIOD
from sandbox.wording.saying import constant, hears, say, says, unless


def is_end_step(step: str, **others: object) -> bool:
    """The beginning of the end step is an event of its own."""
    return step == Step.END


def _of_step(phrase: Phrase[EventPattern], words: str, timing: PhaseTiming) -> Table:
    """The sentences of one timing in a step, `words` before the step."""

    def of_hosts(step: str, host: Reference) -> EventPattern:
        return BeginningOf(step, ControllerOf(host), timing)

    def hosts(value: object) -> Slots | None:
        if not isinstance(value, BeginningOf) or value != of_hosts(value.step, Host()):
            return None
        return {"step": value.step, "host": Host()}

    def said_otherwise(step: str, **others: object) -> bool:
        return timing is PhaseTiming.BEGINNING and is_end_step(step)

    of_players = say(phrase, f"{words}each player's {{step:step_name}}", BeginningOf, whose=EachPlayer(), timing=timing)
    of_opponents = say(
        phrase, f"{words}each opponent's {{step:step_name}}", BeginningOf, whose=Opponents(), timing=timing
    )
    of_others = say(phrase, f"{words}{{whose:whose}} {{step:step_name}}", BeginningOf, timing=timing)
    return (
        says(phrase, f"{words}the {{step:step_name}} of {{host:host}}'s controller", of_hosts, hosts),
        *[unless(production, said_otherwise) for production in (of_players, of_opponents, of_others)],
    )


PRODUCTIONS: Table = (
    hears(MOMENT, "the beginning of each of your main phases", lambda: BeginningOf(Step.MAIN.value)),
    hears(
        MOMENT,
        "the beginning of (each of |)your postcombat main phase(|s)",
        lambda: BeginningOf(Step.SECOND_MAIN.value),
    ),
    constant(MOMENT, "the beginning of combat on your turn", BeginningOf("beginning of combat")),
    hears(
        MOMENT,
        "the beginning of combat on each player's turn",
        lambda: BeginningOf("beginning of combat", EachPlayer()),
    ),
    hears(
        MOMENT,
        "the beginning of combat on each opponent's turn",
        lambda: BeginningOf("beginning of combat", Opponents()),
    ),
    constant(MOMENT, "the beginning of (the|each) end step", AtEndOfTurn()),
    constant(MOMENT, "(the |)end of (turn|each turn|the turn|any turn)", AtEndOfTurn()),
    say(MOMENT, "the beginning of {whose:whose} end step", AtEndOfTurn, "the end of {whose:whose} turn"),
    constant(MOMENT, "(the |)end of combat", BeginningOf("end of combat", EachPlayer())),
    *_of_step(MOMENT, "the beginning of ", PhaseTiming.BEGINNING),
    *_of_step(MOMENT, "the end of ", PhaseTiming.END),
    *_of_step(PERIOD, "", PhaseTiming.DURING),
    unless(
        hears(MOMENT, "the beginning of each {step:step_name}", lambda step: BeginningOf(step, EachPlayer())),
        is_end_step,
    ),
)
