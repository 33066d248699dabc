"""When something happens in a turn: its steps, of whom they are, and how phases end."""

from sandbox.questions import moments_next
from sandbox.questions.phrases import MOMENT
from sandbox.questions.said.moments import (
    AsPhaseEnds,
    BeforeAttack,
    BeforeBlocks,
    BeforeDamage,
    ForLife,
    LastTurn,
    NextTurn,
    NoMatter,
    SaysNothing,
    TurnOf,
)
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import ME
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears

_COMES = (
    "come round|come around|come up|come|roll around|roll round|arrive|begin|start|start up|be here|be up|hit|be next"
)
_NOW = "( again| now| then| right now|)"
_IN = "in|during|at|on|through|throughout|past|beyond|until after|by the end of|at the end of|as part of|within"
_HIS = "his|her|their|opp 's"
_UNTAP = "untap|untapping|untap phase|untap step"
_DRAW = "draw|draw phase|draw step"


def _of(thing: Mention, step: str) -> TurnOf:
    """`Force of Nature's upkeep`: the one in which it does something."""
    return TurnOf("", step, thing)


def _turn_of(who: str) -> TurnOf:
    return TurnOf(who, "main phase")


_DECLARED: Table = (
    hears(
        MOMENT,
        "(in|during|at) {who:who} 's (declare attackers|declare attack|attack declaration|attacking) (step|phase)",
        lambda who: BeforeBlocks(),
    ),
    hears(
        MOMENT,
        "(in|during|at) {who:who} 's (declare blockers|declare block|block|blocking) (step|phase)",
        lambda who: BeforeDamage(),
    ),
    hears(MOMENT, "(before|prior to) {who:who} 's (attack|attacks|combat|attackers)", lambda who: BeforeAttack()),
    hears(MOMENT, "(before|prior to) {who:who} 's (blocks|block|blockers)", lambda who: BeforeBlocks()),
)
_NAMED: Table = (
    hears(MOMENT, "(it be |with it be |as it be |)(now |){who:who} 's turn( now|)", _turn_of),
    hears(MOMENT, "(at |on |in |during |)(the |)end of {who:who} 's turn", lambda who: TurnOf(who, "end step")),
    hears(MOMENT, "(combat|the combat|attack step|combat step|combat phase) on {who:who} 's turn", _turn_of),
)
PRODUCTIONS: Table = (
    *_DECLARED,
    *_NAMED,
    hears(MOMENT, f"{{thing:thing}} 's {{step:step}}( {_COMES.replace('|', '| ')}|){_NOW}", _of),
    hears(MOMENT, f"(it be |at |in |during |on |come |for |){{thing:thing}} 's {{step:step}}{_NOW}", _of),
    hears(MOMENT, f"my {{step:step}} ({_COMES}){_NOW}", lambda step: TurnOf(ME, step)),
    hears(MOMENT, f"({_HIS}) {{step:step}} ({_COMES}){_NOW}", lambda step: TurnOf("he", step)),
    hears(MOMENT, f"{{who:who}} 's {{step:step}} ({_COMES}){_NOW}", TurnOf),
    constant(MOMENT, f"(the |)upkeep ({_COMES}){_NOW}", TurnOf("", "upkeep")),
    hears(MOMENT, f"({_IN}) my (own |){{step:step}}{_NOW}", lambda step: TurnOf(ME, step)),
    hears(MOMENT, f"({_IN}) ({_HIS}) (own |){{step:step}}{_NOW}", lambda step: TurnOf("he", step)),
    hears(MOMENT, f"({_IN}) {{who:who}} 's (own |){{step:step}}{_NOW}", TurnOf),
    hears(MOMENT, f"({_IN}) (each|every|each of|this) my {{step:step}}", lambda step: TurnOf(ME, step)),
    hears(MOMENT, f"({_IN}|for) (each|every|each of) ({_HIS}) {{step:step}}", lambda step: TurnOf("he", step)),
    constant(
        MOMENT,
        f"({_IN}|for|it be|with|come|) (the |each |every |this |that |)upkeep( step| phase|){_NOW}",
        TurnOf("", "upkeep"),
    ),
    constant(MOMENT, f"({_IN}) my ({_UNTAP})", TurnOf(ME, "untap step")),
    constant(MOMENT, f"({_IN}) ({_HIS}) ({_UNTAP})", TurnOf("he", "untap step")),
    constant(MOMENT, f"({_IN}) (the |each |)(untap phase|untap step)", TurnOf("", "untap step")),
    constant(MOMENT, f"({_IN}) my ({_DRAW})", TurnOf(ME, "draw step")),
    constant(MOMENT, f"({_IN}) ({_HIS}) ({_DRAW})", TurnOf("he", "draw step")),
    constant(MOMENT, f"({_IN}) (the |each |)(draw phase|draw step)", TurnOf("", "draw step")),
    constant(MOMENT, f"i (untap|be untapping|be in my untap|start my turn|begin my turn){_NOW}", TurnOf(ME, "upkeep")),
    constant(MOMENT, f"my (new |after |)turn (start|begin){_NOW}", TurnOf(ME, "main phase")),
    constant(
        MOMENT,
        "(at|by|come|until|till) (the |)end of (the |this |that |my |his |)(main |)phase",
        AsPhaseEnds(),
    ),
    constant(
        MOMENT,
        "(before|when|once|as|after|as soon as|until|till) (the |this |that |my |his |)(main |)phase "
        "(end|be over|be done|be up|finish|be finish)",
        AsPhaseEnds(),
    ),
    constant(MOMENT, "(on the |the |on |during the |)(last|previous) turn", LastTurn()),
    constant(MOMENT, "(|ever )since (the |my |)(last|previous) turn", NoMatter()),
    constant(MOMENT, "(on |during |)(his|her|their|opp 's) (last|previous) turn", LastTurn()),
    constant(MOMENT, "(on the |the |on |)(next|after|following) turn", NextTurn()),
    constant(MOMENT, "(on |)my (next|following) turn", NextTurn(ME)),
    hears(MOMENT, "(on |)(his|her|their|opp 's) (next|following) turn", lambda: NextTurn("he")),
    hears(MOMENT, "(on |){who:who} 's (next|following) turn", NextTurn),
    constant(MOMENT, "(in|on|for|during) (the |that |my |)(extra|additional|bonus|free) turn", NextTurn("same")),
    constant(
        MOMENT,
        "(on |in |during |for |)(that|this|the) (same |very |very same )turn",
        NoMatter(),
    ),
    constant(MOMENT, "my turn ('s|be) (end|ending|over|about to end|about over)", TurnOf(ME, "end step")),
    constant(
        MOMENT,
        f"({_HIS}) turn ('s|be) (end|ending|over|about to end|about over)",
        TurnOf("he", "end step"),
    ),
    constant(MOMENT, "(to|in order to) (gain|get|get back|gain back) (some |the |)life( back|)", ForLife()),
    hears(
        MOMENT,
        "(to|in order to) (gain|get|get back|gain back|go up) (the |){n:number}( life|)( back|)",
        lambda n: ForLife(),
    ),
    constant(MOMENT, "(in |)(this|that) turn cycle", SaysNothing()),
    constant(
        MOMENT,
        "(once|when|after|as soon as) my turn (be over|be done|have end|be finish|finish|end)",
        NextTurn(),
    ),
    *moments_next.PRODUCTIONS,
)
