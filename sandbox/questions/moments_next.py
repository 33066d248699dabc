"""When somebody's next turn comes, and parts of a turn that is named after them: `when my next turn comes`, `at end of
turn on his turn`."""

from sandbox.questions.phrases import MOMENT
from sandbox.questions.said.moments import NextTurn, OnceResolved, TurnOf
from sandbox.questions.thing_words import ME
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears

_SIDES = (("my", "i", ME, "he"), ("(his|her|their|opp 's)", "(he|she|opp|they)", "he", ME))
"""Words for whose a turn is and who has it, the player, and the other one."""
_COMES = "(come|come around|roll around|begin|start|arrive|come up|roll round)"
_ENDS = "(the |)(end step|end of turn|end of the turn|end)"
_AGAIN = "( again| back|)"

PRODUCTIONS: Table = (
    *(
        each
        for whose, who, player, other in _SIDES
        for each in (
            constant(
                MOMENT, f"(when|once|as soon as|after|until) {whose} (next |)turn {_COMES}{_AGAIN}", NextTurn(player)
            ),
            constant(MOMENT, f"come {whose} (next |)turn", NextTurn(player)),
            constant(MOMENT, f"(when|once|as soon as|after) it be {whose} turn (again|next)", NextTurn(player)),
            constant(
                MOMENT,
                f"(when|once|as soon as|after) {who} (untap|get to untap) (again|next|next turn)",
                NextTurn(player),
            ),
            constant(MOMENT, f"(on |in |during |){whose} turn after (that|this|that one|this one)", NextTurn(player)),
            constant(MOMENT, f"(on |in |during |)(the |)next turn {who} (have|get)", NextTurn(player)),
            constant(
                MOMENT, f"(at |in |on |during |)(the |)end of turn (on|in|of) {whose} turn", TurnOf(player, "end step")
            ),
            constant(
                MOMENT, f"(at |in |on |during |){_ENDS} (of|on|in) {whose} (turn|own turn)", TurnOf(player, "end step")
            ),
            constant(
                MOMENT, f"on {whose} turn( ,|) (at |in |)(the |)(end of turn|end step)", TurnOf(player, "end step")
            ),
            constant(
                MOMENT, f"(right|just) before {whose} (next |)turn( start| begin| come|)", TurnOf(other, "end step")
            ),
            hears(
                MOMENT,
                f"(while|when|as) it be (still |){whose} {{step:step}}",
                lambda step, player=player: TurnOf(player, step),
            ),
            hears(
                MOMENT,
                f"(in|on|during|at) (the |){{step:step}} of {whose} (turn|own turn)",
                lambda step, player=player: TurnOf(player, step),
            ),
            hears(
                MOMENT,
                f"on {whose} turn( ,|) (in|during|at) (the |){{step:step}}",
                lambda step, player=player: TurnOf(player, step),
            ),
        )
    ),
    *(constant(MOMENT, f"(after|following) {whose} (next |)turn", NextTurn(other)) for whose, _, _, other in _SIDES),
    *(constant(MOMENT, f"by {whose} next turn", NextTurn(player)) for whose, _, player, _ in _SIDES),
    hears(MOMENT, "(in|during|at|on) opp {step:step}", lambda step: TurnOf("opp", step)),
    constant(MOMENT, "(it|that|this) land", OnceResolved()),
)
