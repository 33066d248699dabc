"""When something happens."""

from sandbox.questions.phrases import MOMENT, STEP
from sandbox.questions.said import (
    AfterCombat,
    Afterwards,
    BeforeBlocks,
    BeforeDamage,
    InResponse,
    NoMatter,
    OnceResolved,
    TurnOf,
)
from sandbox.questions.things import ME
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears

PRODUCTIONS: Table = (
    constant(MOMENT, "in response( to it| to that| to this|)", InResponse()),
    constant(MOMENT, "(with|while) (it|that|the spell|the ability|the trigger) (be |)on the stack", InResponse()),
    hears(MOMENT, "(with|while) {it:thing} (be |)(on the stack|on its way|waiting)", lambda it: InResponse()),
    hears(MOMENT, "in response to {it:thing}", lambda it: InResponse()),
    constant(MOMENT, "before (it|that|this) (resolve|happen)", InResponse()),
    constant(MOMENT, "(after|once|when) (that|it|this) (resolve|have resolve|resolves)", OnceResolved()),
    constant(MOMENT, "after (that|it|this)", Afterwards()),
    hears(MOMENT, "(after|once) {it:thing} (resolve|have resolve|be in play|hit play|die)", lambda it: OnceResolved()),
    constant(MOMENT, "(later|later on)( that turn| this turn| the same turn| in the turn|)", Afterwards()),
    constant(MOMENT, "then", Afterwards()),
    constant(MOMENT, "it resolve", OnceResolved()),
    constant(MOMENT, "(after|following) (combat|the attack|combat damage|the fight|damage)", AfterCombat()),
    constant(MOMENT, "in (my |his |her |the |)(second|2nd) main( phase|)", AfterCombat()),
    constant(MOMENT, "(before|prior to) (blocks|blockers be declare|block|blockers)", BeforeBlocks()),
    constant(MOMENT, "(after|when) (attackers be declare|attack)", BeforeBlocks()),
    constant(
        MOMENT,
        "(before|prior to) (combat damage|damage|any damage|damage be deal)( be deal| happen|)",
        BeforeDamage(),
    ),
    constant(MOMENT, "after (blocks|blockers be declare|blocking|blockers|block)", BeforeDamage()),
    constant(MOMENT, "(during|in) combat", NoMatter()),
    constant(MOMENT, "(this|that|the|in the same|the same|in one) (turn|combat)", NoMatter()),
    constant(MOMENT, "(at|in) the end", NoMatter()),
    constant(MOMENT, "after( all| all that| that|)", NoMatter()),
    constant(MOMENT, "(at the same time|first|both|together|alone|instead|again|away|anyway)", NoMatter()),
    constant(MOMENT, "(at this point|at that point|on the spot|in this case|in that case|of that)", NoMatter()),
    constant(MOMENT, "for (it|its ability|that|the kill|the win)", NoMatter()),
    hears(MOMENT, "(on|during) my( own|) turn", lambda: TurnOf(ME, "main phase")),
    hears(MOMENT, "(on|during) (his|her|their)( own|) turn", lambda: TurnOf("he", "main phase")),
    hears(MOMENT, "it be my turn", lambda: TurnOf(ME, "main phase")),
    hears(MOMENT, "it be (his|her|their|opp 's) turn", lambda: TurnOf("he", "main phase")),
    hears(MOMENT, "(on|during) {who:who} 's turn", lambda who: TurnOf(who, "main phase")),
    hears(MOMENT, "(in|during) my {step:step}", lambda step: TurnOf(ME, step)),
    hears(MOMENT, "(in|during) (his|her|their) {step:step}", lambda step: TurnOf("he", step)),
    hears(MOMENT, "(in|during) {who:who} 's {step:step}", TurnOf),
    constant(STEP, "upkeep( phase| step|)", "upkeep"),
    constant(STEP, "draw (step|phase)", "draw step"),
    constant(STEP, "main phase", "main phase"),
)
