"""How it is asked how things stand in life: `what does that leave him with, life wise?`, `what does it add up to?`"""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.questions.phrases import PART
from sandbox.questions.said.asked import Ask, AskDamage, AskDamageOn, AskLife, AskWhether
from sandbox.questions.said.outcomes import LosesGame, LosesLife, StaysInGame
from sandbox.questions.said.states import SeveralFacts
from sandbox.questions.said.states_players import HasLife
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_ENDS = (
    "end up|end|stand|come out|come out of it|come out of this|come out of that|go|finish|be|be leave|look|fare|do|"
    "have|left|be left|get|wind up|land"
)
_TO = "( with| at| on|)( now| then| after that| at the end| afterwards|)"
_THIS = "that|it|this|all that|all this|the attack|combat|the fight"


def _in_life(*notations: str) -> Iterator[str]:
    """What is asked, with `life wise` after it or before it."""
    for notation in notations:
        yield f"{notation}( ,|) life wise"
        yield f"life wise( ,|) {notation}"


def _life(who: str = "", **how: str) -> Ask:
    return AskLife(who)


def _at_life(ask: Ask, n: int, who: str = "") -> SeveralFacts:
    """`am I dead at 3 life?`: that is where the player begins."""
    outcome = ask.outcome if isinstance(ask, AskWhether) else None
    if not isinstance(outcome, LosesGame | StaysInGame) or (not who and outcome.who == "victim"):
        raise Unfit
    return SeveralFacts((HasLife(who or outcome.who, n), ask))


def _of_both(**how: str) -> Ask:
    return AskLife()


def _damage(who: str = "", **how: str) -> Ask:
    return AskDamage(who)


PRODUCTIONS: Table = (
    hears(PART, "{ask:ask} (at|on|from|with) {n:number} life", _at_life),
    hears(PART, "{ask:ask} at {n:number}", _at_life),
    hears(PART, "{ask:ask}( ,|) with {who:who} (be |)(at|on) {n:number}( life|)", _at_life),
    *asks(
        _of_both,
        *_in_life(
            f"(what|where|how) (do|be) {{who:each}} ({_ENDS}){_TO}",
            f"(what|where|how) (do|be) we ({_ENDS}){_TO}",
            f"(what|where|how) do ({_THIS}) (leave|put) {{who:each}}{_TO}",
            f"(what|where|how) do ({_THIS}) (leave|put) us{_TO}",
        ),
    ),
    *asks(
        _life,
        *_in_life(
            f"(what|where|how) (do|be) {{who:who}} ({_ENDS}){_TO}",
            f"(what|where|how) do ({_THIS}) (leave|put) {{who:who}}{_TO}",
            f"how (do|be) (it|that|this|things) (look|end|go|stand|turn out|work out) for {{who:who}}{_TO}",
        ),
    ),
    *asks(
        _of_both,
        *_in_life(
            "(what|how) (do|be) (it|that|this|things) (look|end|go|stand|turn out|work out|come to){end:finally}",
            "what happen{end:finally}",
        ),
        "(and |)life wise",
        "{a:much} (be deal|be do|go|get deal) to {who:each}{end:finally}",
    ),
    *asks(
        _damage,
        f"what do ({_THIS}) (add up|amount|come|sum up) to( in damage| in life|){{end:finally}}",
        "how much( damage| life|) be {who:who} look at{end:finally}",
        "how hard do (i|he|she|opp) hit {who:who}{end:finally}",
        "be (there |)(any|any of the|any of that|anything) (damage |)(left|left over) (for|to) {who:who}{end:finally}",
        "(anything|something|any damage) (left|left over) for {who:who}{end:finally}",
        "how bad be (it|that|this) for {who:who}{end:finally}",
        "how (bad|badly) (do|be) {who:who} (get hurt|hurt|get damage){end:finally}",
        "what do (it|that|this) mean for {who:who} 's life( total|){end:finally}",
    ),
    *asks(
        lambda who, **how: AskWhether(LosesLife(who)),
        "be there (any |some |)(damage|trample damage|excess) (for|to) {who:who}{end:finally}",
        "(any|any trample|some) damage (for|to|on) {who:who}{end:finally}",
    ),
    *asks(
        lambda thing, **how: AskDamageOn(thing),
        "{a:much} (do|can|must) {thing:thing} (soak up|eat|swallow|must take|take up|get hit for|stop){end:finally}",
        "{a:much} (end up|end|land) on {thing:thing}{end:finally}",
        "{a:much} (must |)(go|be deal|be assign) to {thing:thing}{end:finally}",
    ),
    *asks(lambda **how: AskLife("i"), "by how much do my life( total|) (change|move){end:finally}"),
    *asks(
        lambda **how: AskLife("opp"),
        "by how much do (his|her|their) life( total|) (change|move){end:finally}",
    ),
    *asks(_life, "by how much do {who:who} 's life( total|) (change|move){end:finally}"),
)
