"""The parts of a turn, and the times at which a text lets something be done: `before attackers are declared`."""

from sandbox.meaning.conditions import During
from sandbox.terms.steps import PRECOMBAT_MAIN, Step
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import STEP_NAME, TIME
from sandbox.wording.saying import constant, hears, say

_BARE = (Step.UPKEEP, Step.MAIN, Step.COMBAT_START, Step.COMBAT_END, Step.SECOND_MAIN, Step.END, Step.CLEANUP)
PRODUCTIONS: Table = (
    *[constant(STEP_NAME, step.value if step in _BARE else f"{step.value}( step|)", step.value) for step in Step],
    constant(STEP_NAME, "(precombat|first) main phase", PRECOMBAT_MAIN),
    constant(STEP_NAME, "combat", "combat"),
    *[
        hears(STEP_NAME, f"{step.value} steps", lambda value=step.value: value)
        for step in (Step.UNTAP, Step.UPKEEP, Step.DRAW)
    ],
    hears(STEP_NAME, "declare attackers step", lambda: Step.ATTACKERS.value),
    say(TIME, "your turn", During, whose="your"),
    say(TIME, "an opponent's turn", During, whose="opponent"),
    say(TIME, "combat", During, step="combat"),
    say(TIME, "your {step:step_name}", During, whose="your"),
    say(TIME, "an opponent's {step:step_name}", During, "(each|any) opponent's {step:step_name}", whose="opponent"),
    hears(TIME, "any {step:step_name}( step|)", During),
    say(TIME, "the {step:step_name}", During, "{step:step_name}"),
    say(TIME, "combat after blockers are declared", During, step="combat", after=Step.BLOCKERS.value),
    *[
        say(TIME, f"{words}before {said} are declared", During, before=before, whose=whose)
        for whose, words in (("your", "your turn, "), ("opponent", "an opponent's turn, "), (None, ""))
        for before, said in (("declare attackers", "attackers"), ("declare blockers", "blockers"))
    ],
)
