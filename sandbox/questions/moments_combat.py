"""When something happens in combat: before and after attacks, blocks, and the waves of damage."""

from sandbox.questions import moments_fights
from sandbox.questions.phrases import BLOCKS_MADE, MOMENT
from sandbox.questions.said.moments import (
    AfterCombat,
    AfterFirstStrike,
    AsItDies,
    BeforeAttack,
    BeforeBlocks,
    BeforeDamage,
    DuringCombat,
    InResponse,
    NoMatter,
    TurnOf,
)
from sandbox.questions.thing_words import ME
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears

_WHO = "i|he|she|they|opp|we|defender"
_OWN = "the |my |his |her |their |all |all the |any |"
_BLOCKS = "blocks|block|blockers"
_ATTACKS = "attack|attacks|attackers|attacking"
_MADE = (
    "be declare|have be declare|be make|have be make|be all declare|be set|be in|be done|be assign|be lock in|be over"
)
_MIDDLE = "in the middle of|in the midst of|midway through|halfway through|right in the middle of|within"
_FIRST = (
    "first-strike damage|first strike damage|the first-strike damage|the first strike damage|first strike|"
    "the first strike"
)
_DEALT = " be deal| have be deal| happen| be done| be over|"
_REGULAR = (
    "the regular one|the normal one|the second one|the other|the rest|regular damage|normal damage|the regular damage|"
    "the normal damage|ordinary damage|the second damage|regular combat damage|the second damage|the regular|"
    "the main damage"
)

_BLOCKED: Table = (
    constant(BLOCKS_MADE, f"({_OWN})({_BLOCKS}) ({_MADE})", ""),
    constant(BLOCKS_MADE, f"({_WHO}) (declare|have declare|make|be declare|choose|announce) ({_OWN})({_BLOCKS})", ""),
    constant(BLOCKS_MADE, f"({_WHO}) (have block|be done block|be block)", ""),
)
_MOMENTS: Table = (
    hears(MOMENT, "(after|once|when|now that|as soon as|with|since) {made:blocks_made}", lambda made: BeforeDamage()),
    hears(MOMENT, "{made:blocks_made}( already| now|)", lambda made: BeforeDamage()),
    constant(MOMENT, f"after ({_OWN})({_BLOCKS})", BeforeDamage()),
    constant(MOMENT, f"(after|following|upon|on) (declare|declare of) ({_OWN})({_BLOCKS})", BeforeDamage()),
    constant(MOMENT, f"(after|following|upon|on) (declare|declare of) ({_OWN})({_ATTACKS})", BeforeBlocks()),
    constant(MOMENT, "(combat|the combat|my combat|his combat) (end|be over|be done|finish|be finish)", AfterCombat()),
    constant(MOMENT, "after (i|he|she|opp) block", BeforeDamage(blocked=True)),
    constant(
        MOMENT,
        f"(after|once|when|as soon as) ({_WHO}) (declare|have declare|announce|be declare) ({_OWN})"
        f"({_ATTACKS}|attacker)",
        BeforeBlocks(),
    ),
    constant(MOMENT, f"(we|i|it) be (past|after|beyond) ({_OWN})({_BLOCKS})", BeforeDamage()),
    constant(MOMENT, f"(past|with) ({_OWN})({_BLOCKS})( declare| make| done| over|)", BeforeDamage()),
    constant(
        MOMENT,
        "(in|during|at) (the |my |his |her |)(declare blockers|declare block|block|blocking) (step|phase)",
        BeforeDamage(),
    ),
    constant(
        MOMENT,
        "(before|prior to) (the |)(blocks|block|blockers|blocking) (be|have be|be) (declare|make|assign)",
        BeforeBlocks(),
    ),
    constant(
        MOMENT,
        f"(before|prior to) ({_WHO}) (declare|make|choose|can declare|announce|assign) ({_OWN})({_BLOCKS})",
        BeforeBlocks(),
    ),
    constant(MOMENT, "(before|prior to) (the|my|his|her|their|any) (blocks|block|blockers)", BeforeBlocks()),
    constant(
        MOMENT,
        "(before|prior to) (it|they|he|she|i|opp|anything|anyone|anybody) (can|get to|get a chance to|have a chance to|"
        "be able to) (block|block it|block him|block them|block anything)",
        BeforeBlocks(),
    ),
    constant(
        MOMENT,
        "(in response|as a response|as an answer) to (the |his |my |her |their |)(block|blocks|blocking|chump|"
        "chump block|"
        "blockers|blocker|declaration of blockers|declared blockers)( be declare| declaration|)",
        BeforeDamage(),
    ),
    constant(
        MOMENT,
        "(in response|as a response|as an answer) to (the |his |my |her |their |)(attack|attacks|attackers|attack "
        "declaration|declaration of attackers|swing)( be declare|)",
        BeforeBlocks(),
    ),
    constant(MOMENT, "(after|once|when) (the |my |his |her |)attackers (be|have be) declare", BeforeBlocks()),
    constant(
        MOMENT,
        "(in|during|at) (the |my |his |her |)(declare attackers|declare attack|attack declaration|attacking) "
        "(step|phase)",
        BeforeBlocks(),
    ),
    constant(
        MOMENT,
        f"(before|prior to) ({_WHO}) (declare|announce|make|start|begin|launch) ({_OWN})({_ATTACKS})",
        BeforeAttack(),
    ),
    constant(MOMENT, "(before|prior to) (my|his|her|their|any) (attack|attacks|combat|attackers)", BeforeAttack()),
    constant(
        MOMENT,
        "(in|during) (the |my |his |her |)(first|precombat|pre-combat|same) main phase",
        BeforeAttack(),
    ),
    constant(MOMENT, "(precombat|pre-combat)", BeforeAttack()),
    constant(MOMENT, "(precombat |pre-combat |in the |during the |in the same |)main phase", BeforeAttack()),
    constant(MOMENT, "(we|i) be in (the |)combat", DuringCombat()),
    constant(MOMENT, "(combat|the combat|attack step|combat step|combat phase) on my turn", TurnOf(ME, "main phase")),
    constant(
        MOMENT,
        "(combat|the combat|attack step|combat step|combat phase) on (his|her|their|opp 's) turn",
        TurnOf("he", "main phase"),
    ),
    constant(
        MOMENT,
        "(at|in|during) (the |my |)(beginning|start) of (the |my |)(combat|combat step|combat phase|attack)",
        BeforeAttack(),
    ),
    constant(
        MOMENT,
        "(in |during |)(the |my |his |her |)(main phase 2|second main phase|2nd main phase|second main)",
        AfterCombat(),
    ),
    constant(MOMENT, "(after|following) (my|his|her|the|their) (attack|combat)", AfterCombat()),
    constant(MOMENT, "(at|after) end of combat", NoMatter()),
    constant(MOMENT, "(once|when|after) (combat|the fight|the attack) 's (over|done)", NoMatter()),
    constant(MOMENT, "(postcombat|post-combat|after the combat|after my combat|after his combat)", AfterCombat()),
    constant(
        MOMENT, f"({_MIDDLE}) (combat|the combat|the attack|an attack|this attack|that attack|a combat)", DuringCombat()
    ),
    constant(MOMENT, f"({_MIDDLE}) my (combat|attack)", DuringCombat(ME)),
    constant(MOMENT, f"({_MIDDLE}) (his|her|their|opp 's) (combat|attack)", DuringCombat("he")),
    constant(
        MOMENT,
        f"(after|once|when|between) ({_FIRST})({_DEALT})( but| and|)( ,|) before ({_REGULAR})({_DEALT})",
        AfterFirstStrike(),
    ),
    constant(MOMENT, f"between ({_FIRST}) and ({_REGULAR})", AfterFirstStrike()),
    constant(MOMENT, f"(after|once|when|following) ({_FIRST})({_DEALT})", AfterFirstStrike()),
    constant(
        MOMENT,
        "between (the 2|both|the|the combat) (damage step|combat damage step|waves|waves of damage|damages)",
        AfterFirstStrike(),
    ),
    constant(
        MOMENT,
        "(in|during) (the |)(damage prevention|damage-prevention|prevention) (step|phase|window)",
        InResponse(),
    ),
    constant(MOMENT, "in damage prevention", InResponse()),
)

PRODUCTIONS: Table = (
    constant(
        MOMENT,
        "before (the |)(legend|legendary) rule (take|kill|destroy|hit|apply|kick in|check|bury|get|work|do)"
        "( it| them| both| both of them| either| effect| hold|)",
        NoMatter(),
    ),
    constant(
        MOMENT,
        "(when|as|once|just as) (it|he|she|they|the creature) (do die|be about to die|do be destroy|be about to be "
        "destroy|be go to die)",
        AsItDies(),
    ),
    *_BLOCKED,
    *_MOMENTS,
    *moments_fights.PRODUCTIONS,
)
