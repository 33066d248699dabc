"""When something happens."""

import re

from sandbox.questions.phrases import MOMENT, STEP
from sandbox.questions.said.moments import (
    AfterCombat,
    Afterwards,
    Ago,
    AsAttacks,
    AsBlocks,
    AsTurnEnds,
    AtCleanup,
    BeforeAttack,
    BeforeBlocks,
    BeforeDamage,
    BeforeThat,
    DamageWaits,
    DuringCombat,
    ForDamage,
    ForTheRest,
    InResponse,
    NextStep,
    NextTurn,
    NoMatter,
    OnceResolved,
    SameBatch,
    TurnOf,
    UntilTurnEnds,
    When,
    WithPower,
)
from sandbox.questions.said.things import Mention
from sandbox.questions.states_owned import show_nothing
from sandbox.questions.thing_words import ME
from sandbox.wording.grammar import Ends, Reading, Table
from sandbox.wording.saying import constant, hears, native

_TURNS = "some turn|a few turn|several turn|many turn|a couple of turn|a couple turn|ages"
_REACHES = "be in|be at|reach|come to|get to|enter|go to|move to|arrive at|begin|start|proceed to"
_WHILE_AGO = re.compile(r"(?<![.?!] )(?<!^)(?:a while|some time|a long time) (?:ago|back)(?= |$)")

ANSWERS_EQUIP, ANSWERS_USE = InResponse(Mention(noun="equip")), InResponse(Mention(noun="activation"))


def _while_ago(reading: Reading, at: int) -> Ends[When]:
    """After what is told; at the beginning of a sentence it says when the whole story happened."""
    found = _WHILE_AGO.match(reading.text, at)
    return {found.end(): Ago(turns=2)} if found and at else {}


def _once_resolved(it: Mention) -> OnceResolved:
    return OnceResolved(it)


PRODUCTIONS: Table = (
    constant(MOMENT, "in response( to it| to that| to this| to them|)", InResponse()),
    constant(MOMENT, "(as|in) (a response|reply|answer)( to it| to that|)", InResponse()),
    constant(MOMENT, "in response to (my|his|her|their)", InResponse()),
    constant(MOMENT, "(to|into|onto) (the|that|this|the same) (batch|stack|chain)", InResponse()),
    hears(
        MOMENT, "(in response|as a response) to {who:who}( do| cast it| do that| do this|)", lambda who: InResponse()
    ),
    hears(
        MOMENT,
        "while {it:thing} be (pending|waiting|still on the stack|on its way|in the batch|not yet resolve)",
        lambda it: InResponse(it),
    ),
    constant(MOMENT, "(with|while|as) (it|that|this) (be |)(cast|on the way|announced)", InResponse()),
    constant(
        MOMENT,
        "(with |while |when |after |once |)(the |)(combat |)damage (be |)(put |)(on the stack|assigned)( already|)",
        DamageWaits(),
    ),
    constant(
        MOMENT, "(with |while |)(it|that|the spell|both spells|everything) (be |)(still |)on the stack", InResponse()
    ),
    hears(
        MOMENT, "(with|while) {it:thing} (be |)(still |)(on the stack|on its way|waiting)", lambda it: InResponse(it)
    ),
    hears(MOMENT, "in response to {it:thing}", lambda it: InResponse(it)),
    constant(MOMENT, "in response to (its|his|her|the|that) (ability|effect)", InResponse()),
    constant(MOMENT, "in response to (its|his|her|the|that|my) activation", ANSWERS_USE),
    constant(MOMENT, "before (it|that|this) (resolve|happen)", InResponse()),
    constant(MOMENT, "(in response|as a response) to the equip( ability| activation| cost|)", ANSWERS_EQUIP),
    constant(MOMENT, "(with|while) the equip( ability| activation|)( be|) on the stack", ANSWERS_EQUIP),
    constant(MOMENT, "(after|once|when) (that|it|this) (resolve|have resolve|resolves)", OnceResolved()),
    constant(MOMENT, "after (that|it|this)", Afterwards()),
    hears(MOMENT, "(after|once) {it:thing} (resolve|have resolve|be in play|hit play|die)", _once_resolved),
    constant(MOMENT, "(later|later on)( that turn| this turn| the same turn| in the turn|)", OnceResolved()),
    constant(MOMENT, "(then|next|afterwards|after which|and then|after that|later)", Afterwards()),
    constant(MOMENT, "it resolve", OnceResolved()),
    hears(
        MOMENT,
        "(with|when|as soon as|now that|because|since) {it:thing} (resolve|have resolve|be resolve)",
        _once_resolved,
    ),
    hears(
        MOMENT,
        "(and |)(all|both|everything|both spells|all spells|the spells|the stack|both of them) (resolve|have resolve)",
        lambda: OnceResolved(),
    ),
    constant(
        MOMENT,
        "(after|following|upon) (resolution|everything resolve|the stack resolve|it all resolve|resolving)",
        NoMatter(),
    ),
    constant(
        MOMENT, "(as soon as|when|once|after) (it|he|she|this|that) (be done|be finish|be over|land|enter)", NoMatter()
    ),
    hears(MOMENT, "while {it:thing} be (on the stack|in the air|pending)", lambda it: InResponse(it)),
    constant(
        MOMENT,
        "(while|with|when) (it|that|this) (be |)(still |)(pending|waiting|unresolved|on its way|wait to resolve)",
        InResponse(),
    ),
    constant(MOMENT, "(before|prior to) (its|the|his|my) (resolution|effect)( resolve|)", InResponse()),
    hears(MOMENT, "before {it:thing} (resolve|do anything|hit|happen|take effect)", lambda it: InResponse(it)),
    hears(MOMENT, "before {who:who} (get|have) (the|his|her|that|my) {cost:cost}( mana|)", lambda **told: InResponse()),
    constant(MOMENT, "(but |)before (that|it|this) (resolve|do anything|hit|happen|take effect)", InResponse()),
    constant(
        MOMENT,
        "(after|following) (combat|the attack|combat damage|the combat damage|the fight|damage|the damage)"
        "( be deal| have be deal| be do|)",
        AfterCombat(),
    ),
    constant(MOMENT, "in (my |his |her |the |)(second|2nd) main( phase|)", AfterCombat()),
    constant(MOMENT, "(before|prior to) (blocks|blockers be declare|block|blockers)", BeforeBlocks()),
    constant(MOMENT, "(after|when) (attackers be declare|attack)", BeforeBlocks()),
    constant(
        MOMENT,
        "(before|prior to) (combat damage|damage|any damage|damage be deal)( be deal| happen|)",
        BeforeDamage(),
    ),
    constant(
        MOMENT,
        "(before|prior to) (the |)(combat damage|damage) (be put|be|go|get put|go up) (on the stack|assign)",
        BeforeDamage(),
    ),
    constant(MOMENT, "after (blocks|blockers be declare|blocking|blockers|block)", BeforeDamage()),
    constant(MOMENT, "(during|in) combat", DuringCombat()),
    constant(
        MOMENT, "(this|that|in the same|the same|in one|during the same|on the same|in this) (turn|combat)", NoMatter()
    ),
    constant(MOMENT, "(at|in) the end( of it| of it all| of that| of combat| of all that|)", NoMatter()),
    constant(
        MOMENT,
        "(after|following|once) (all |)(this|that|it|everything)( "
        "be done| have resolve| be over| happen| resolve| settle|)",
        NoMatter(),
    ),
    constant(
        MOMENT, "(once|when|after) (combat|the fight|the dust|damage) (be over|be done|be deal|settle|end)", NoMatter()
    ),
    constant(MOMENT, "(in|during) (this|that|the) (combat|combat phase|fight|attack|exchange)", DuringCombat()),
    constant(MOMENT, "(in|during) my (combat|combat phase|fight|attack)", DuringCombat(ME)),
    constant(MOMENT, "(in|during) (his|her|their|opp 's) (combat|combat phase|fight|attack)", DuringCombat("he")),
    hears(
        MOMENT,
        "(in response|as a response) to (the|this|that|his|her|my|their) (attack|attackers)( be declare|)",
        lambda: BeforeBlocks(),
    ),
    hears(
        MOMENT,
        "{who:who} (go|move|proceed|get|come) (to|into|for) (my |his |her |the |)(combat|attacks|attackers)",
        lambda who: NoMatter(),
    ),
    hears(MOMENT, "(when|as|while) {who:who} (attack|swing)( him| her| me| opp| them|)", AsAttacks),
    hears(
        MOMENT,
        "(for|from|because of|off) (the|my|his) (other|remaining|left over|unused|unspent) {number:number}( mana|)",
        ForTheRest,
    ),
    constant(
        MOMENT,
        "(in|as part of|within|all in|both in) (the same|1|a single|one) (batch|stack|response chain)",
        SameBatch(),
    ),
    constant(MOMENT, "(in the batch together|simultaneously|on the same stack|on the stack together)", SameBatch()),
    constant(MOMENT, "(when|as|while) it attack", AsAttacks("it")),
    constant(MOMENT, "(when|while) (attack|attacking)", AsAttacks("it")),
    constant(MOMENT, "(when|as|while) (they|it|he|i|she|opp) block", AsBlocks()),
    constant(MOMENT, "(when|as|while) (they|it|he|i|she|opp) do", NoMatter()),
    constant(MOMENT, "(from|off|out of|for) (it|this|that|them|all that|all this)( in all| alone|)", NoMatter()),
    constant(MOMENT, "(this|each|every) turn", NoMatter()),
    constant(MOMENT, "until (the |)end of( the| this|) turn", UntilTurnEnds()),
    constant(MOMENT, "(at|by|come|after) (the |)end of( the| this|) turn", AsTurnEnds()),
    constant(MOMENT, "end of( the| this|) turn", AsTurnEnds()),
    hears(MOMENT, "in response to {it:thing} (on|at|targeting) {on:aims}", lambda it, on: InResponse(it, on)),
    constant(
        MOMENT,
        "(after|once|when) (it|he|she|they) (be|have be) declare",
        DuringCombat(),
    ),
    constant(MOMENT, "(then|now|here|there)", NoMatter()),
    constant(
        MOMENT,
        "(when|once|after|as soon as) (his|mine|hers|theirs|the second one|the second|the other one) (enter|resolve|"
        "land|come down|be in play|hit play|hit the play|arrive|be there)",
        OnceResolved(),
    ),
    constant(MOMENT, "(in|during) my (first|precombat|pre-combat|1st) main( phase|)", TurnOf(ME, "main phase")),
    constant(
        MOMENT,
        "before (they|it|both|either) "
        "(go|go away|go to graveyard|leave play|leave|die|kill|be kill|be destroy|be gone)",
        NoMatter(),
    ),
    constant(
        MOMENT,
        "(already|for good|as usual|per the rules|by the rules|under these rules)",
        NoMatter(),
    ),
    constant(
        MOMENT,
        "(as|since) (it|he|she) have (flying|first strike|trample|haste|vigilance|reach|deathtouch|lifelink)",
        NoMatter(),
    ),
    constant(
        MOMENT,
        "(to|in order to) (save|protect|kill|prevent|stop|counter|"
        "finish|win|destroy|pump) (it|that|them|him|the damage|this)",
        NoMatter(),
    ),
    constant(MOMENT, "(against|to) (it|that|this)", NoMatter()),
    constant(
        MOMENT,
        "(for|from|by|because of) (it enter|enter|it attack|the attack trigger|the trigger|its trigger|"
        "the etb|its ability|the ability)",
        NoMatter(),
    ),
    constant(
        MOMENT, "before (i|he|opp|she|they) (attack|come at me|declare attackers|declare attacks)", BeforeAttack()
    ),
    constant(
        MOMENT, "(before|prior to) (combat|attacks|attackers be declare|attackers|the attack|attack)", BeforeAttack()
    ),
    constant(MOMENT, "after (all|all that|that)", NoMatter()),
    constant(MOMENT, "(at the same time|together|alone|away|anyway)", NoMatter()),
    constant(MOMENT, "(at this point|at that point|on the spot|in this case|in that case|of that)", NoMatter()),
    hears(MOMENT, "with( only| just| my| his| her| its| a mere|) {power:number} power", WithPower),
    hears(MOMENT, "with (my|his|her|its|their) {power:number} (damage|points of damage|point of damage)", WithPower),
    constant(MOMENT, "as (my|his|her) land for the turn", NoMatter()),
    constant(
        MOMENT,
        "(nothing else|nothing more|nothing besides|no other creatures)( in play| on the play| out|)",
        NoMatter(),
    ),
    constant(MOMENT, "on (my|his|her) side", NoMatter()),
    constant(MOMENT, "for its( morph| kicker| ability| regeneration|) cost", NoMatter()),
    constant(MOMENT, "(from|in|out of) (my|his|her|that|the|this) hand", NoMatter()),
    constant(
        MOMENT,
        "(before|after) (i|he|she|opp|anyone|anybody|somebody) (can |do |respond |)(anything|something)",
        NoMatter(),
    ),
    constant(MOMENT, "(at instant speed|as a response|as an instant)", InResponse()),
    constant(MOMENT, "for (it|its ability|that|the kill|the win)", NoMatter()),
    hears(MOMENT, "(on|during) my( own|) turn", lambda: TurnOf(ME, "main phase")),
    hears(MOMENT, "(on|during) (his|her|their)( own|) turn", lambda: TurnOf("he", "main phase")),
    hears(MOMENT, "it be my turn and i draw( for the turn| my card| a card|)", lambda: TurnOf(ME, "draw step")),
    hears(
        MOMENT,
        "it be (his|her|their|opp 's) turn and (he|she|they|opp) draw( for the turn| his card| a card| for his turn|)",
        lambda: TurnOf("he", "draw step"),
    ),
    hears(MOMENT, "it be my turn", lambda: TurnOf(ME, "main phase")),
    hears(MOMENT, "it be (his|her|their|opp 's) turn", lambda: TurnOf("he", "main phase")),
    hears(MOMENT, "it be my {step:step}( now| right now|)", lambda step: TurnOf(ME, step)),
    hears(MOMENT, "it be (his|her|their) {step:step}( now| right now|)", lambda step: TurnOf("he", step)),
    hears(MOMENT, "it be {who:who} 's {step:step}( now| right now|)", TurnOf),
    hears(MOMENT, "(on|during) {who:who} 's turn", lambda who: TurnOf(who, "main phase")),
    hears(MOMENT, "(in|during|at|on) my {step:step}", lambda step: TurnOf(ME, step)),
    hears(MOMENT, "(in|during|at|on) (his|her|their) {step:step}", lambda step: TurnOf("he", step)),
    hears(MOMENT, "(in|during|at|on) {who:who} 's {step:step}", TurnOf),
    hears(MOMENT, "(at|in|during|on) the (start|beginning) of my {step:step}", lambda step: TurnOf(ME, step)),
    hears(
        MOMENT,
        "(at|in|during|on) the (start|beginning) of (his|her|their) {step:step}",
        lambda step: TurnOf("he", step),
    ),
    hears(MOMENT, "(the |)end of my turn", lambda: TurnOf(ME, "end step")),
    hears(MOMENT, "(the |)end of (his|her|their|opp 's) turn", lambda: TurnOf("he", "end step")),
    constant(MOMENT, "(for|to do|to deal|to get) (the |some |more |)(extra|additional|bonus|more) damage", ForDamage()),
    constant(MOMENT, "(on|during|in) (that|this|the same) turn", NoMatter()),
    constant(MOMENT, "(it be |in |during |be |)(the |)(cleanup|clean-up)( step| phase|)", AtCleanup()),
    hears(MOMENT, "(at|on) (the |)end of my turn", lambda: TurnOf(ME, "end step")),
    hears(MOMENT, "(at|on) (the |)end of (his|her|their|opp 's) turn", lambda: TurnOf("he", "end step")),
    hears(MOMENT, "my {step:step} (come|arrive|begin|start)( around|)", lambda step: TurnOf(ME, step)),
    hears(MOMENT, "(his|her|their) {step:step} (come|arrive|begin|start)( around|)", lambda step: TurnOf("he", step)),
    hears(MOMENT, "in my {step:step}", lambda step: TurnOf(ME, step)),
    hears(MOMENT, "my {step:step}", lambda step: TurnOf(ME, step)),
    hears(MOMENT, "(his|her|their) {step:step}", lambda step: TurnOf("he", step)),
    hears(MOMENT, "{who:who} 's {step:step}", TurnOf),
    hears(MOMENT, "{who:who} 's turn", lambda who: TurnOf(who, "main phase")),
    hears(MOMENT, "(his|her|their) turn", lambda: TurnOf("he", "main phase")),
    hears(MOMENT, "my turn", lambda: TurnOf(ME, "main phase")),
    constant(MOMENT, "(a turn|one turn) (ago|back|earlier)", Ago()),
    constant(MOMENT, f"({_TURNS}) (ago|back|earlier)", Ago(turns=2)),
    constant(
        MOMENT,
        "(ages ago|long ago|a long time ago|a while ago|a while back|some time ago|some time back|"
        "way back|a few turn ago|in an earlier turn|on an earlier turn|on a previous turn)",
        Ago(turns=2),
    ),
    constant(MOMENT, "(on|in|during) my (last|previous) turn", Ago()),
    hears(MOMENT, "{n:number} turn (ago|back|earlier)", lambda n: Ago(turns=n)),
    native(MOMENT, _while_ago, show_nothing),
    constant(
        MOMENT,
        "(earlier|earlier on|before|already) (this|that|in the same|in this|in that|the same|in the) turn",
        Ago(this_turn=True),
    ),
    constant(
        MOMENT,
        "(today|this very turn|right this turn|for the rest of the turn|the rest of the turn|rest of the turn)",
        NoMatter(),
    ),
    constant(MOMENT, "(before|while) (i|he|she|opp|they|anyone) (end|pass) (it|turn|the turn)", NoMatter()),
    constant(MOMENT, "(after|at the end of|come the end of) (the|this|that) turn", AsTurnEnds()),
    constant(
        MOMENT, "(the turn after|a turn later|one turn later|the turn after that|the turn after this)", NextTurn()
    ),
    constant(MOMENT, "(in|during|for) my (next|after) turn", NextTurn(ME)),
    constant(MOMENT, "(in|during|for) (his|her|their|opp 's) (next|after) turn", NextTurn("he")),
    constant(MOMENT, "(in|during|at|on) my (first|1st|precombat) main( phase|)", TurnOf(ME, "main phase")),
    constant(
        MOMENT,
        "(in|during|at|on) (his|her|their|opp 's) (first|1st|precombat) main( phase|)",
        TurnOf("he", "main phase"),
    ),
    constant(MOMENT, "(in |during |at |on |)(the |)(first|1st|precombat) main( phase|)", NoMatter()),
    constant(MOMENT, "(in|for) my( own|) turn", TurnOf(ME, "main phase")),
    constant(MOMENT, "in (his|her|their|opp 's)( own|) turn", TurnOf("he", "main phase")),
    constant(MOMENT, "(at |in |during |on |from |)(the |)(start|beginning) of my turn", TurnOf(ME, "upkeep")),
    constant(
        MOMENT, "(at|in|during|on|from) the (start|beginning) of (his|her|their|opp 's) turn", TurnOf("he", "upkeep")
    ),
    hears(
        MOMENT, "(at|in|during|on|from) the (start|beginning) of {who:who} 's turn", lambda who: TurnOf(who, "upkeep")
    ),
    constant(
        MOMENT,
        "(at |in |during |on |come |at the |in the |during the |this |each |every |)upkeep",
        TurnOf("", "upkeep"),
    ),
    constant(MOMENT, "(at|in) the (start|beginning) of (the |)upkeep", TurnOf("", "upkeep")),
    hears(MOMENT, "(in|at|during|on|until) my next {step:step}", lambda step: NextStep(ME, step)),
    hears(MOMENT, "(in|at|during|on|until) (his|her|their|opp 's) next {step:step}", lambda step: NextStep("he", step)),
    hears(MOMENT, "(in|at|during|on|until) {who:who} 's next {step:step}", NextStep),
    hears(MOMENT, "(|in the |at the |on the |in |at |on )next {step:step}", lambda step: NextStep("", step)),
    hears(MOMENT, "at the (start|beginning) of my next {step:step}", lambda step: NextStep(ME, step)),
    hears(
        MOMENT,
        "at the (start|beginning) of (his|her|their|opp 's) next {step:step}",
        lambda step: NextStep("he", step),
    ),
    constant(MOMENT, "at the (start|beginning) of my next turn", NextStep(ME, "upkeep")),
    constant(MOMENT, "at the (start|beginning) of (his|her|their|opp 's) next turn", NextStep("he", "upkeep")),
    constant(MOMENT, "(in|on|during) opp turn", TurnOf("he", "main phase")),
    constant(MOMENT, "(as|in) (an answer|a reply)( to it| to that|)", InResponse()),
    hears(MOMENT, "with {it:thing} (unresolved|not resolve|not yet resolve|pending)", lambda it: InResponse(it)),
    hears(
        MOMENT,
        "{who:who} untap( my lands| his lands| everything| all|)( and draw| , draw| , draw my card|)",
        lambda who: NextStep(who, "main phase"),
    ),
    constant(MOMENT, "then untap( my lands| his lands| everything|)( , draw|)", NextStep("", "main phase")),
    constant(MOMENT, "(by then|by that time|till then|up to then)", NoMatter()),
    constant(MOMENT, "(a moment|moments|a little|some time|a bit) later", Afterwards()),
    constant(MOMENT, "on my after turn", NextTurn(ME)),
    constant(MOMENT, "(in|during|at|on) (the |)untap (step|phase)", TurnOf("", "untap step")),
    constant(MOMENT, "combat damage be deal( now|)", NoMatter()),
    constant(MOMENT, "(on|in) (his|her|their) after turn", NextTurn("he")),
    constant(MOMENT, "(when|once|as soon as) my turn (come|begin|start|arrive)( around|)", TurnOf(ME, "main phase")),
    constant(
        MOMENT,
        "(when|once|as soon as) (his|her|their|opp 's) turn (come|begin|start|arrive)( around|)",
        TurnOf("he", "main phase"),
    ),
    constant(MOMENT, "it be my (attack|combat)", TurnOf(ME, "main phase")),
    constant(MOMENT, "it be (his|her|their|opp 's) (attack|combat)", TurnOf("he", "main phase")),
    constant(MOMENT, "(before|prior to) (that|this|it)", BeforeThat()),
    hears(MOMENT, "(on |it be |in |by |)turn {n:number}", lambda n: NoMatter()),
    constant(MOMENT, "(on|in) my (second|third|fourth|fifth) turn", TurnOf(ME, "main phase")),
    constant(MOMENT, "it be (early|late|quite early|quite late|still early) in the (game|play)", NoMatter()),
    hears(MOMENT, f"(i|we) ({_REACHES}) (my|the) {{step:step}}", lambda step: TurnOf(ME, step)),
    hears(MOMENT, f"{{who:who}} ({_REACHES}) (my|his|her|their) {{step:step}}", TurnOf),
    constant(STEP, "untap (step|phase)", "untap step"),
    constant(STEP, "beginning of combat( step| phase|)", "beginning of combat"),
    constant(STEP, "(end step|end phase|end of turn)", "end step"),
    constant(STEP, "upkeep( phase| step|)", "upkeep"),
    constant(STEP, "draw (step|phase)", "draw step"),
    constant(STEP, "main phase", "main phase"),
)
