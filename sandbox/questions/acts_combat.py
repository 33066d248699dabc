"""How blocks are told, and that nothing is done."""

from sandbox.questions.acts_attacks import as_in_play
from sandbox.questions.said.acts import AimsTrigger, DoesNothing
from sandbox.questions.said.acts_combat import BlocksNothing, BlocksWith, HitsFor, Orders
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.sides_said import of_both_sides
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit


def _ordered(first: Mention, second: Mention, who: str = "") -> Orders:
    return Orders((first, second), who)


def _aims_trigger(targets: Things, who: str = "", n: int = 0) -> AimsTrigger:
    return AimsTrigger(who, targets, n)


def _blocks_with_own(attackers: Things = (), who: str = "") -> BlocksWith:
    """With the one creature that the player is said to have."""
    return BlocksWith((Mention(noun="own"),), attackers, who)


def _blocks(blockers: Things = (), attackers: Things = (), who: str = "") -> BlocksWith:
    if of_both_sides(blockers) or (who and any(thing.noun in ("him", "her") for thing in blockers)):
        raise Unfit
    return BlocksWith(as_in_play(blockers), attackers, who)


def _blocked_by(blockers: Things = (), attackers: Things = ()) -> BlocksWith:
    return BlocksWith(blockers, attackers, "", passive=True)


_PUT = "put|throw|slide|send|step|move|set|interpose|shove|bring|run|jump|offer|stand|drop|push|march|line up|get|have"
"""Verbs for what a player does with a creature that blocks."""
_PUTTED = "throw|put|send|step|shove|move|march|chuck|feed|push"
BEFORE = "in front of|before|in the way of|in the path of|into the path of|in the road of"
IN_THE_WAY = (
    "in the way|in its way|in his way|in her way|in their way|in my way|in the path|in its path|in their path|in "
    "front|"
    "in between|between us|as a blocker|as blockers|as the blocker|as the blockers|as my blocker|as his blocker|"
    "as a surprise blocker|as an extra blocker|as an additional blocker|as a new blocker|as a second blocker|"
    "into its path|into the way|forward|up in front|out in front|up as blocker|up as a chump blocker|up as blockers|"
    "as her blocker|as my blockers|as his blockers|as her blockers|as chump blocker|as a chump blocker|as its blocker|"
    "on blocking duty|on block duty|on the block|up as a blocker|forward to block|up to block"
)
_TOGETHER = (
    "(| instead| for me| for him| for her| together| as a team| at once| both| all together| at the same time|"
    " both together)"
)
GOES = "jump|get|step|stand|go|leap|dive|be|hop|move|throw itself|throw himself|throw herself|throw themselves"
STOPS = "meet|intercept|hold off|face|greet|catch|engage|hold back|wall off|wall|hold up"
_NO_BLOCK = "no (blocks|blockers|block|blocking|blocker|creature to block|creatures to block)"
_SUCH = (
    "( it| that| them| anything| this| the attack| him| her| the attacker| the attackers| me| either| either of them| "
    "with anything| at all|)"
)
_NOBODY = "nobody|no one|nothing|no creature|none of his creatures|none of my creatures|none of them|no creatures"


def _keeps(things: Things, who: str = "") -> DoesNothing:
    """What whoever acts keeps out of the fight."""
    return DoesNothing(who or "same", things)


def _stays_out(things: Things) -> DoesNothing:
    """`his Ogre does not block`."""
    if not all(thing.card or thing.size or thing.noun in ("his", "mine", "hers") for thing in things):
        raise Unfit
    return DoesNothing("defender", things)


def _met_by(blockers: Things, attackers: Things = ()) -> BlocksWith:
    """Stopped by creatures; what a spell does is no block."""
    if any(thing.card and is_spell(thing) for thing in (*blockers, *attackers)):
        raise Unfit
    return _blocked_by(blockers, attackers)


_COMBAT: Table = (
    *told_acts(
        _blocks_with_own,
        "{who:doer}block {attackers:things}",
        "{who:doer}block (me|us|him|her|i|opp)",
        "{who:doer}block",
        f"{{who:doer}}(jump|step|get|leap) ({BEFORE}) {{attackers:things}}",
        "{who:doer}(make|declare|do|announce|take) (a|the) block( on it| on him| on her|)",
        "{who:doer}(make|declare|announce|take) (a|the) block (on|of|against) {attackers:things}",
    ),
    *told_acts(
        _blocks,
        f"{{who:doer}}block {{attackers:things}}( ,|) (with|use|by use|by put) {{blockers:things}}{_TOGETHER}",
        f"{{who:doer}}block( ,| it ,|) (with|use|by use) {{blockers:things}}{_TOGETHER}",
        f"{{who:doer}}(declare|assign|choose|announce|name|put|use) {{blockers:things}} ({IN_THE_WAY})",
        f"{{who:doer}}(declare|assign|choose|announce|name|put|use) {{blockers:things}} ({IN_THE_WAY}) (for|"
        f"against|of|on)"
        " {attackers:things}",
        "{who:doer}(declare|assign|choose|announce|send|set|tell|want|order|commit|use) {blockers:things} (to block|"
        "for blocking|to block with|for the block|to chump|to do the blocking)",
        "{who:doer}(declare|assign|choose|announce|send|set|tell|want|order|use) {blockers:things} to (block|stop|"
        "hold "
        "off|intercept|meet|hold back|wall off) {attackers:things}",
        "{who:doer}(declare|announce) {blockers:things} block {attackers:things}",
        f"{{who:doer}}(let|make) {{blockers:things}} block {{attackers:things}}{_TOGETHER}",
        f"{{who:doer}}(let|make) {{blockers:things}} block{_TOGETHER}",
        f"{{who:doer}}(let|have|make) {{blockers:things}} (jump|step|get|stand|go|leap|dive|move) ({IN_THE_WAY}|in)",
        f"{{who:doer}}(let|have|make) {{blockers:things}} (jump|step|get|stand|go|leap|dive|move) ({BEFORE}) "
        "{attackers:things}",
        f"{{who:doer}}({_PUT}) {{blockers:things}} ({BEFORE}) {{attackers:things}}{_TOGETHER}",
        "{who:doer}(throw|chuck) {blockers:things} under {attackers:things}",
        "{who:doer}feed {blockers:things} to {attackers:things}",
        "{who:doer}(sacrifice|waste|spend|offer|throw away|lose) {blockers:things} (as|on) (a |)(chump|chump "
        "block|chump "
        "blocker|blocker)",
        "{who:doer}(team up|gang up|line up) {blockers:things} (to block|against|on) {attackers:things}",
        f"{{who:doer}}({_PUT}) {{blockers:things}} ({IN_THE_WAY}){_TOGETHER}",
        f"{{who:doer}}(jump|step|get|go|leap) (in|{IN_THE_WAY}) with {{blockers:things}}",
        f"{{who:doer}}(jump|step|get|go|leap) ({BEFORE}) {{attackers:things}} with {{blockers:things}}",
        f"{{who:doer}}(jump|step|get|go|leap|come|dive) (in|forward|up|{IN_THE_WAY}) with {{blockers:things}} to "
        "(block|stop|chump) {attackers:things}",
        "{who:doer}(choose|want|decide|opt|elect|go) to block {attackers:things} with {blockers:things}",
        "{who:doer}(hold|wall|head|fend|ward) {attackers:things} off with {blockers:things}",
        "{who:doer}(soak|hold) {attackers:things} up with {blockers:things}",
        f"{{who:doer}}defend( against it| against that| myself| himself| herself|) with {{blockers:things}}{_TOGETHER}",
        "{who:doer}block( it|) : {blockers:things}",
        f"{{who:doer}}defend against {{attackers:things}} with {{blockers:things}}{_TOGETHER}",
        f"(there be |)(a|the) block (from|by|of|with) {{blockers:things}}{_TOGETHER}",
        f"{{blockers:things}} (be|get|have be) ({_PUTTED}) ({IN_THE_WAY}){_TOGETHER}",
        f"{{blockers:things}} (be|get|have be) ({_PUTTED}) ({BEFORE}) {{attackers:things}}{_TOGETHER}",
        f"{{blockers:things}} (intercept|defend|interpose){_TOGETHER}",
        f"{{who:doer}}({STOPS}) {{attackers:things}} with {{blockers:things}}{_TOGETHER}",
        "{who:doer}(make|declare|announce|do|go for|set up|take) (a|the|my|his|her) block with {blockers:things}",
        "{who:doer}(make|declare|announce) (a|the|my|his|her) block (on|of|against) {attackers:things} with "
        "{blockers:things}",
        "{who:doer}(make|declare|announce|assign) {blockers:things} (my|his|her|the|its) (blocker|blockers)",
        f"{{blockers:things}} ({GOES}) ({BEFORE}) {{attackers:things}}{_TOGETHER}",
        f"{{blockers:things}} ({GOES}) ({IN_THE_WAY}){_TOGETHER}",
        f"{{blockers:things}} (jump|step|leap|dive) in( to block| and block it| to block it|){_TOGETHER}",
        "{blockers:things} (be|get|have be) (declare|assign|choose|announce|name|put) (as a blocker|as blockers|as "
        "the "
        "blocker|as the blockers|to block|block)",
        "{blockers:things} (be|get|have be) (declare|assign|choose|announce|name|put) (to block|block|as a blocker "
        "for|as "
        "a blocker against|as blockers for|as the blocker for) {attackers:things}",
        "{blockers:things} team up (to block|and block|on|against) {attackers:things}",
        "{blockers:things} (team up|join forces) (to block|and block|in a block)",
        "(the |my |his |her |)(block|blocks) be {blockers:things} (on|block|for|against) {attackers:things}",
        "(the|my|his|her) (block|blocks) be (with |by |){blockers:things}",
        f"{{blockers:things}} block{_TOGETHER}",
        f"{{blockers:things}} block {{attackers:things}}{_TOGETHER}",
        f"{{blockers:things}} (both|all|each|together) block{_TOGETHER}",
        "{blockers:things} (both|all|each|together) block {attackers:things}",
        "{blockers:things} (do|make|take|handle) the (block|blocking)",
        "{blockers:things} be (the|my|his|her|a|its|my only|his only|her only|the only) (blocker|blockers)",
        "(the|my|his|her|its|the only|my only|his only) (blocker|blockers) (be|:) {blockers:things}",
        "(blocker|blockers) (:|be) {blockers:things}",
        "block : {blockers:things}( on| block|) {attackers:things}",
        "block : {blockers:things}",
    ),
    *told_acts(
        _blocked_by,
        f"{{attackers:things}}( be| have| get| have be| be get| end up|) block by {{blockers:things}}{_TOGETHER}",
        "{attackers:things} (run into|meet|face|bump into) {blockers:things}",
        f"{{attackers:things}}( ,|) block by {{blockers:things}}{_TOGETHER}",
        "{attackers:things} (be|have be|get|have get|be get|end up) block",
        f"(|be |have be |get )block by {{blockers:things}}{_TOGETHER}",
    ),
    *told_acts(
        _met_by,
        "{attackers:things} (be|get) (meet|stop|intercept|hold off|greet|face|catch|engage|hold back|hold up|wall "
        "off) "
        "by {blockers:things}",
        "(be|get) (meet|stop|intercept|hold off|greet|engage|hold back|hold up|wall off) by {blockers:things}",
        "{attackers:things} find {blockers:things} (in its way|in his way|in her way|in the way|in their way|block it|"
        "block them|block)",
        "find {blockers:things} (in its way|in his way|in her way|in the way|in their way)",
    ),
    *told_acts(
        BlocksNothing,
        f"{{who:doer}}(do not|choose not to|decide not to|opt not to|elect not to|prefer not to|do not want to|do not "
        f"care to|do not bother to|refuse to|decline to|forget to|forgot to|fail to|neglect to|omit to) block{_SUCH}",
        f"{{who:who}} (can not|be unable to|can not or do not|have nothing and can not) block{_SUCH}",
        "{who:doer}(skip|pass on|decline|refuse) (blocks|blocking|the block|to block|block|any block|any blocks)",
        f"{{who:doer}}(declare|have|there be|make|choose|offer|go for|opt for|call|announce|put up|get) {_NO_BLOCK}",
        f"(|there be |with |opp |he |she |they |i |and )(go |){_NO_BLOCK}",
        f"{_NO_BLOCK} (from|by|on) (him|her|me|opp|them|anyone|anybody|his side|her side|my side|the other side|it)",
        "(be not|do not get|get not|be no|never be|never get) block",
        "{things:things} not block( by anything|)",
        "{things:things} (be not|do not get|never get|be never|not be|never be) block( by anything| at all| by "
        "anyone|)",
        "{things:things} (go|get in|get through|be|stay|remain|come in|come through) unblocked( by anything|)",
        f"({_NOBODY}) (block|can block|do block|stop|get in front of|jump in front of|stand before|want to block)"
        f"{_SUCH}",
        f"({_NOBODY}) (block|can block|do block|stop|get in front of|jump in front of|stand before|want to block) "
        "{things:things}",
        "without (block|blocks|blockers|blocking|a block|a blocker|be block|get block|any block|any blocks|any "
        "blockers)( it| them|)",
        "{who:doer}take it( unblocked| on the chin| on the nose| like a man| face first|)",
        "{who:who} (|opt to |choose to |decide to |rather |prefer to |elect to )take (it|them|the hit|the damage|the "
        "beating|it all|the attack|the blow)( unblocked| on the chin| on the nose|)",
        "it be unblocked",
        "{who:who} (take|eat|accept) {things:things} 's (damage|hit|attack)",
        "unblocked",
        "{things:things} (be |)unblocked",
        "(instead of|rather than) (block|blocks|a block)( it| him| her| them| with it|)",
        "{who:doer}block (nothing|none|no one|neither 1)",
        "{who:doer}(can not|do not|choose not to|decide not to|do not want to) block {things:things}( with anything|)",
        "{who:doer}(leave|let) {things:things} (unblocked|through|in|by|past|go unblocked|go through|connect|hit|come|"
        "come through|come in|get through|go by|hit home|slip through|pass|hit me|hit him|hit her|get in)",
        "{who:doer}(decide|choose|opt|elect) against (blocking|a block|block|blocks)",
        "(it|they|the attacker|the attackers) (get|go|come|run) (through|in) unblocked",
        f"{_NO_BLOCK} (be|have be) (declare|make|assign|announce|choose|set|offer)( to it| to them| against it|)",
        "(with|after) no (blocks|block|blockers) (make|declare|declared|assign|forthcoming)",
        "(the|my|his|her|this|that) attack (go|be|come in|stay|get through) (unblocked|not block|unchallenged|"
        "unopposed)",
        f"there be ({_NOBODY})( there|) (to block|who block|who can block|that can block){_SUCH}",
        f"({_NOBODY}) (block|do block|want to block) {{things:things}}",
        f"({_NOBODY}) (get|step|jump|stand|be) in front of {{things:things}}",
        f"({_NOBODY}) (get|step|jump|stand|be) in {{things:things}} 's way",
        f"({_NOBODY}) (get|be|stand|step|jump) (in its way|in the way|in their way|in his way|in her way|"
        "in front of it|before it|in front|in its path|there to block|around to block)",
        "{who:doer}let (the attack|everything|the damage|them all|all of them|it all) (through|in|hit|hit me|go "
        "through|get through|connect|by|past)",
        "{who:doer}have (nothing|no creature|no creatures|nobody|no one) to block( it| with| it with| them|)",
        "{who:doer}(keep|hold|leave) (his|her|my|their|all his|all her|all my|the) (creatures|blockers|creature|team) "
        "(back|home|at home|out of it|out of the way)",
    ),
    *told_acts(
        DoesNothing,
        "{who:doer}do not attack( this turn| with anything|)",
        "(with |while |)(just |only |){things:things} (do not attack|stay home|stay back|stay at home|sit back|hang "
        "back|"
        "hold back|stay behind|be left home|be left at home|be left behind|be left back|be hold back|be keep back|"
        "be keep home|be stay "
        "home|sit at home|sit this 1 out|stay out of it|stay untapped)( this turn| to block| on defense| as a blocker|"
        " as blockers|)",
        "{who:doer}do not (pump|respond|regenerate|do anything|answer|unmorph|unmorph it|turn it up|turn it face up|"
        "react|counter it|use it|do a thing)( it| to it| it at all|)",
        "{who:doer}do nothing( about it| else| in response|)",
        "{who:doer}let (it|him|her|them) die",
        "{who:doer}(can not|can 't|be unable to) (respond|do anything|answer|react|do anything about it|block it)",
        "{who:doer}have no (response|responses|answer|tricks|trick)",
        "without (pump|respond|regenerate|response|responses|tricks)( it|)",
        "(no responses|no response|no tricks|no other spells|no one respond|nobody respond|nobody do anything|"
        "no one do anything|nothing else be cast|nothing else be do|no further actions|no more spells|no other "
        "tricks)",
        "(both player|both|we both|everyone|everybody) pass( priority| the priority| in succession|)",
        "{who:who} pass( priority| the priority|)",
        "{who:who} let (it|that|this|the spell) resolve",
    ),
    *told_acts(
        _keeps,
        "{who:doer}(leave|keep) {things:things} (home|back|at home|behind|back home|out of it|on defense|as "
        "a blocker|as blockers|on the bench|in reserve|at home as a blocker|at home to block|home to block|back to "
        "block|back as a blocker|back as blockers|back on defense|home as a blocker|out of combat|out of the "
        "attack)( untap| and untap| untapped|)",
    ),
    *told_acts(lambda things: _keeps(things), "not with {things:things}"),
    *told_acts(
        _stays_out,
        "{things:things} (do not|choose not to|decide not to) block( it| him| her| anything| at all|)",
    ),
    *told_acts(
        Orders,
        "{who:doer}order {things:things}",
        "{who:doer}(line up|rank|line) {things:things}( up|)( like that| that way| so|)",
        "{who:doer}(put|place|order|line up|rank|list|choose|pick|name|target|want) {things:things} (first|to "
        "be first|in front)"
        "( in line| in the order| in the damage assignment order| in the damage order| for damage|)",
    ),
)


_NEITHER: Table = told_acts(
    lambda who="": BlocksNothing(who, (Mention(noun="both"),)),
    "{who:doer}block neither( of them| of those| of the 2| 1|)",
    "neither( of them|) (be block|get block)",
)
_TRIGGER = "(the|its|his|my|her|that) (enter |etb |attack |)(trigger|ability|effect)"
_TRIGGERS = "with (the|its|his|my|that) (trigger|ability|attack trigger|etb|etb trigger|enter trigger|effect)"
_DAMAGE: Table = (
    *told_acts(HitsFor, "{who:who} (hit|attack|connect with) {other:who} for {number:number}( with it| damage|)"),
    *told_acts(
        _aims_trigger,
        "{who:doer}(target|aim at|point at|hit|choose) {targets:aims} (for|with) (all |){n:number}( damage|) "
        f"{_TRIGGERS}",
        f"{{who:doer}}(target|aim at|point at|hit|choose) {{targets:aims}} {_TRIGGERS}",
        "(exile|bounce|blow up) {targets:aims}( with it|)",
        f"{{who:doer}}(put|send|aim|deal|point) (all |){{n:number}}( damage| of it|) (at|to|on) {{targets:aims}} "
        f"{_TRIGGERS}",
        "{who:doer}(put|send|aim|deal|point) (all |){n:number}( damage|) of (the|its|his) (trigger|ability) (at|to|"
        "on) "
        "{targets:aims}",
        f"{{who:doer}}(put|send|aim|point|direct|fire|use) {_TRIGGER} (at|to|on|against) {{targets:aims}}",
        f"{{who:doer}}(put|send|aim|point|direct|fire|use) {_TRIGGER} (at|to|on|against) {{targets:aims}} "
        "for( all|) {n:number}",
        "{who:doer}(take|return|bring) {targets:aims} (back |)(to|into) (my|his|her|the) hand( with it|)",
        f"{{who:doer}}(use|have) {_TRIGGER} (target|to target|to kill|to hit|to destroy|kill|hit) {{targets:aims}}",
        "{who:doer}(choose|pick|target) {targets:aims}( for it| for the trigger|)",
        "{who:doer}(tap|bounce) {targets:aims} (with it|with that|with the trigger|with its trigger)",
        f"{_TRIGGER} (target|hit|go at|be aim at|go to|point at|be point at) {{targets:aims}}",
        "(|the |its |his |my |her |that )(enter |etb |)trigger (on|at|targeting|aim at|point at|target) {targets:aims}",
        f"{_TRIGGER} (target|hit|go at|be aim at|go to|point at|be point at) {{targets:aims}} for {{n:number}}",
    ),
    *told_acts(
        lambda targets, who="": AimsTrigger(who, targets, untaps=True),
        "{who:doer}untap {targets:aims}( with it| with that| with the trigger| with its trigger|)",
    ),
    *told_acts(
        lambda things: Orders(things),
        "{things:things} (be|come|get) (ordered|order|put|place|rank|list|line up) first( in line| in the order| in "
        "the damage assignment order| in the assignment order| in damage assignment order|)",
        "{things:things} (be|come) first (in line|in the order|in the damage assignment order|in the assignment order|"
        "in damage assignment order|in damage order|for damage|for damage assignment)",
    ),
    *told_acts(
        _ordered,
        "{who:doer}(put|place|order) {first:thing} first( in line| in the order|)( ,| and| , and|) {second:thing} "
        "(second|next|last|after it|behind it|after that)( in line|)",
        "{who:doer}(order|rank|put|place|line up) {first:thing} (before|ahead of|in front of) {second:thing}( "
        "in the order|"
        " in the damage order| in line| in the damage assignment order)",
        "{who:doer}(order|rank) {first:thing} (before|ahead of|in front of) {second:thing}",
        "{who:doer}(put|place) {first:thing} (before|ahead of) {second:thing}( in line| in the order)",
    ),
)

PRODUCTIONS: Table = (
    *_COMBAT,
    *_NEITHER,
    *_DAMAGE,
    *told_acts(
        lambda who="": Orders((), who),
        "{who:doer}(line them up |order them |put them |)in (that|this|the named|exactly that|just that) order",
    ),
)
