"""How it is asked how much, how big and how many."""

from __future__ import annotations

from sandbox.questions.asking_words import REACHES
from sandbox.questions.said.asked import (
    Ask,
    AskDamage,
    AskDamageOn,
    AskLife,
    AskLosses,
    AskWhoIsHurt,
    OfferedNumbers,
)
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table


def _damage(who: str = "", **how: str) -> Ask:
    return AskDamage(who)


def _from(who: str, thing: Mention, **how: str) -> Ask:
    return AskDamage(who, thing)


def _of_attacker(who: str = "", things: Things = (), **how: str) -> Ask:
    return AskDamage()


_LOSE = (
    "take|lose|suffer|get|go down by|get hit for|be hit for|be deal|get deal|have to take|swallow|be out|hit for|"
    "drop by|"
    "feel|bleed|bleed for"
)
_THROUGH = (
    " over| over the top| through| past| in| across| by| on top| past it| past them| past him| over it|"
    " through it| through them| on| all the way| out of it| off"
)
_THIS = "that|it|this|all that|all this|the attack|the whole thing|that attack|combat"
_HITS = (
    "hurt|cost|deal|deal to|do to|hit|take off|set|take from|drain from|do|smack|damage|burn|take out of|knock off|"
    "take away from|mean for"
)
_AMOUNTS: Table = (
    *asks(
        lambda who, **how: AskDamage(who, things=True),
        "what (do|have|be) {who:who} lose( from it| in all| in total|){end:finally}",
        f"what (do|have|be) ({_THIS}) cost {{who:who}}{{end:finally}}",
    ),
    *asks(
        lambda: AskDamage(),
        "how bad be it( then|)",
        "how (much|hard|bad) do (it|that|this|all that) (hurt|sting)( then|)",
        "how much life (go away|be lose|go)",
        "anything left( over|) to trample( through| over|)",
        "(total |)damage( total| taken| deal|)",
        "what be (the |my |)(damage|total|damage total|total damage)( then| now| in the end|)",
        "how much (burn|trample)",
        "(and |)for (how much|how many)( damage|)",
        "how hard( do i hit| do he hit|)",
    ),
    *asks(
        _damage,
        "{a:much}{end:finally}",
        f"{{a:much}} do {{who:who}} ({_LOSE})( from it| in all| in total|){{end:finally}}",
        f"{{a:much}} (be|have) {{who:who}} ({_LOSE})( from it| in all| in total|){{end:finally}}",
        "what (do|have|be) {who:who} (take|suffer|get hit for|go down by|be deal|hit for|swallow)( from it|"
        " in all| in total|){end:finally}",
        f"{{a:much}} {{who:who}} ({_LOSE}){{end:finally}}",
        f"{{who:who}} ({_LOSE}) {{a:much}}{{end:finally}}",
        "{who:who} take (how much|what)",
        "what {who:who} (take|lose|suffer){end:finally}",
        "for {a:much} (be|do) {who:who} (hit|get hit|be hit){end:finally}",
        f"{{a:much}} ({REACHES}) {{who:who}}{{end:finally}}",
        f"{{a:much}} (do|can|could) ({REACHES}) {{who:who}}{{end:finally}}",
        f"{{a:much}} (do|have|be) ({_THIS}) ({_HITS}) {{who:who}}( for| back| in life|){{end:finally}}",
        f"what (do|have|be) ({_THIS}) (deal to|do to|take off|hurt|take from|take out of|deal|set) {{who:who}}"
        "( back| in life|){end:finally}",
        f"what (do|have|be) ({_THIS}) cost {{who:who}} in life{{end:finally}}",
        f"{{a:much}} be ({_THIS}) (for|to) {{who:who}}{{end:finally}}",
        "{a:much} be (it|that|this)( then| now| in all| exactly| in the end|)",
        "{a:much} be (deal|do) to {who:who}{end:finally}",
        "{a:much} (do|be|have) {other:who} (hit|deal|deal to|do to|hurt|burn|beat) {who:who}( for|){end:finally}",
        "{a:much} (do|can) {other:who} (deal|do|get in) (to|on) {who:who}{end:finally}",
        "what (do|have) {other:who} (do to|deal to|hit) {who:who}( for|){end:finally}",
        "how (hard|bad|badly) (do|be) {who:who} (hit|hurt|get hit|burn){end:finally}",
        f"how (hard|bad) do ({_THIS}) (hit|hurt|burn) {{who:who}}{{end:finally}}",
        "(by |)how (much|far) do {who:who} 's life( total|) (go down|drop|fall|go|sink|shrink){end:finally}",
        "what be the (damage|total|total damage|number) {who:who} (take|lose|get)",
        "(total |)damage (to|for|on) {who:who}{end:finally}",
        "do {who:who} take (full|all the|the whole|all that) damage",
    ),
    *asks(
        lambda **how: AskDamage("i"),
        "(by |)how (much|far) do my life( total|) (go down|drop|fall|go|sink|shrink){end:finally}",
        "(total |)damage (to|on) my life( total|)",
        "how much do (that|it|this) take off my life( total|)",
    ),
    *asks(
        lambda **how: AskDamage("opp"),
        "(by |)how (much|far) do (his|her|their) life( total|) (go down|drop|fall|go|sink|shrink){end:finally}",
        "(total |)damage (to|on) (his|her|their) life( total|)",
        "how much do (that|it|this) take off (his|her|their) life( total|)",
    ),
    *asks(
        _of_attacker,
        f"{{a:much}} (go|come|get|trample|spill|carry|leak|make it|pass|break|be|do|hit|bleed|slip|sneak)({_THROUGH}|)"
        "{end:finally}",
        f"{{a:much}} do (trample|go|get|come|carry|spill)({_THROUGH}|){{end:finally}}",
        "{a:much} (go|come|get|trample|make it|spill|carry) (past|over|through|by) {things:things}{end:finally}",
        "{a:much} (do|can) {who:who} (get|push|trample|force|squeeze|sneak|send|slip|assign)( over| in| through| past|"
        " over for|)( for|){end:finally}",
        "{a:much} (do|can) {who:who} (get|push|trample|force|squeeze|sneak|send) (past|over|through|by) {things:things}"
        "{end:finally}",
        "{a:much} (do|can) {who:who} (deal|do|hit for|swing for|hit|connect for|get in for|attack for){end:finally}",
        "for {a:much} do {who:who} (hit|trample|connect|trample over|attack|swing|get in)",
        "{a:much} trample( over| through|){end:finally}",
        f"what (go|come|get|trample|spill|carry|leak|make it|do trample|do get|do go)({_THROUGH})"
        "( , at most| at most| max|)"
        "{end:finally}",
        "what be the (most|max|maximum|much|high|large)( damage|)( that|) (can |do |)(go|get|trample|come|spill|carry)"
        f"({_THROUGH}|){{end:finally}}",
        "what be the (most|max|maximum|much|high|large)( damage|)( that|) {who:who} can (get|deal|do|trample|send|push|"
        f"assign|put)({_THROUGH}|){{end:finally}}",
        "how (much|many)( damage|) do trample",
        "{a:much} (do|be|can) (dealt|deal|it deal|that deal|it do|that do|it hit for|it trample for|"
        "it trample over for)",
    ),
    *asks(
        _from,
        "{a:much} (do|have) {who:who} (take|lose|suffer|get) (from|off|because of|through|"
        "to) {thing:thing}{end:finally}",
        "what (do|have) {who:who} (take|lose|suffer|get) (from|off|because of) {thing:thing}{end:finally}",
        "{a:much} (do|can|be) {thing:thing} (deal to|do to|hit|take from|take off|cost|deal|hit) {who:who}( for|"
        "){end:finally}",
        "what (do|have) {thing:thing} (deal to|do to|take from|take off|cost) {who:who}{end:finally}",
        "{a:much} damage from {thing:thing} (do|have) {who:who} (take|suffer|get){end:finally}",
    ),
    *asks(
        lambda thing, **how: AskDamage("", thing),
        "{a:much} (do|be|can) {thing:thing} (deal|do|deal in all|hit for|connect for|get in for|get through|"
        "get in){end:finally}",
    ),
    *asks(
        lambda **how: AskLosses(),
        "what (do|have|be) {who:each} (take|lose|suffer|gain|go down by|drop){end:finally}",
        "{a:much} (do|have|be) {who:each} (take|lose|suffer|get|gain|go down by|drop){end:finally}",
        "who (have |be |)(lose|take|suffer) (what|how much|how many|how much damage|how much life){end:finally}",
        "(damage|life loss) (to|for) (both player|each)",
        "{who:each} (lose|take) (what|how much)",
    ),
    *asks(lambda **how: AskLife(), "where (be|do) {who:each}( at| on| stand| end up| land| end| finish|){end:finally}"),
    *asks(
        lambda **how: AskWhoIsHurt(),
        "{whom:whom} (get|be) (hurt|hit|damage|burn|harm|wound|wounded|zap|injured){end:finally}",
        "{whom:whom} (take|suffer|receive) (the |any |all the |all |that |)(damage|hit|hits|punishment|"
        "brunt)( from it| from that|){end:finally}",
        "{whom:whom} (take|suffer|receive|eat|absorb) (it|it all|all of it)( now| then| instead|){end:finally}",
        "{whom:whom} (take|suffer|receive) (the |any |)damage (from|off) {thing:thing}{end:finally}",
        "{whom:whom} (take|suffer|get|swallow) {n:amount}( damage|){end:finally}",
        "who (lose|pay) life{end:finally}",
        "{whom:whom} (do|be) (it|that|the damage) (hit|hurt|damage|deal to|go to|end up on){end:finally}",
        "{whom:whom} be the damage deal to{end:finally}",
        "where do (the |all the |that |)damage (go|end|end up|land|wind up){end:finally}",
    ),
    *asks(
        lambda a, b, **how: OfferedNumbers(),
        "{a:amount}( damage|) or {b:amount}( damage|)",
        "{a:amount}( damage|) or (be it|do he take|do i take|just|only|be that) {b:amount}( damage|)",
        "be (it|that|this) {a:amount} or {b:amount}",
        "(do|be) {who:who} hit for {a:amount} or {b:amount}",
        "(only|just) {a:amount}( ,|) or {b:amount}",
    ),
    *asks(
        lambda who, a, b, **how: AskDamage(who),
        "(do|be) {who:who} (take|lose) {a:amount}( damage| life|) or {b:amount}( damage| life|)",
        "{who:who} (take|lose) {a:amount}( damage| life|) or {b:amount}( damage| life|)",
    ),
    *asks(
        lambda who, a, b, **how: AskLife(who),
        "{a:amount} (for|to) {who:who}( ,|) or {b:amount}",
        "(do|be) {who:who} (at|on|gain|go to|end at|get|down to) {a:number}( life|)( ,|) or {b:number}( life|)",
        "{a:number} or {b:number} (for|to) {who:who}",
    ),
)


def _life(who: str = "", **how: str) -> Ask:
    return AskLife(who)


_AT = "at|on|down to|left with|left at|left on|down at|be at|be on|up to|sit at|sit on|stand at|leave at|leave with"
_GO = (
    "at|on|go to|go down to|drop to|fall to|end up at|end at|be at|go up to|end on|end up on|finish at|finish on|"
    "go at|go on|"
    "sink to|come to|land on|land at|stand at|be left at|be left with|be leave with|be left on|come out at|"
    "come down to|"
    "get down to|end with|go with|have left|drop down to|be down to|wind up at"
)
_LIFE_OF = "life|life total|total|life totals|totals|score|life score|life count|number"
_NEW = "new |resulting |final |current |remaining |after |new life |"
_GAINED: Table = asks(
    lambda who, **how: AskLife(who, gained=True),
    "(how much|how many) (life |points |)(do|will) {who:who} (gain|regain|gain back|win back)"
    "( in all| from it|){end:finally}",
    "what do {who:who} gain( from it| from that|){end:finally}",
    "how much (lifelink|life off lifelink|life from lifelink) do {who:who} (get|gain){end:finally}",
    "(how much|what|how much life) be in (it|that|this) for {who:who}{end:finally}",
)
_LIFE: Table = (
    *asks(
        _life,
        f"what (be|do) {{who:who}} ({_GO}){{end:finally}}",
        f"what be {{who:who}} ({_AT}){{end:finally}}",
        "(to|at|on|with) what( life| number| total|) (be|do) {who:who} (drop|go|fall|end|end up|stand|sink|finish|"
        "left|be){end:finally}",
        f"what( life| life total| number| total| score|) (be|do) {{who:who}} ({_GO}|{_AT}|have|"
        f"end up with){{end:finally}}",
        f"what be {{who:who}} 's ({_NEW})({_LIFE_OF}){{end:finally}}",
        "where (do|be) {who:who}( at| on| stand| go| end| finish| land| end up| wind up| be at| leave| left)( at| on|"
        "){end:finally}",
        "where be {who:who}{end:finally}",
        "(what|where)( life| number|) {who:who} (be|end|go|finish|stand|end up|be leave)( at| on| with|"
        " down to){end:finally}",
        "(where|what) do (that|it|this|all that|all this) (leave|put|get|bring|take) {who:who}( at| on| with| to|"
        "){end:finally}",
        "what( life| life total|) (do|be) (that|it|this) (put|leave|bring|get|take|give) {who:who} (on|at|with|to|"
        "down to|){end:finally}",
        "(how much|how many) life( point| total|) (do|be|have) {who:who} (have|at|on|left with|end up with|end on|"
        "end at|left at|left|go with|"
        "be left with|be on|be at|end with|keep|be leave with|get|get back)( left| over| remaining|"
        ")( back| from it| for it|){end:finally}",
        "(with|at|on) (what|how much) life( total|)( left|){end:finally}",
        "(how much|how many) do {who:who} (have left|be left with|have left over|get back){end:finally}",
        "how (low|far|far down|deep|high|far up|much down) do {who:who} (go|drop|fall|sink|get|end up|climb|"
        "rise){end:finally}",
        "what do {who:who} (end up with|end on|gain back|get back|get in life){end:finally}",
        "(life|life total|life left|life gain|life gained|total life) (for|of) {who:who}{end:finally}",
        "{who:who} 's life( total|){end:finally}",
        "(and |)(what |how much |)life for {who:who}{end:finally}",
        "(how about|what about|what of|and what about|and what of) {who:who}{end:finally}",
        "how much life be (that|it|this) (for|to) {who:who}{end:finally}",
        "how much life (be|remain) (left |)(for|to) {who:who}{end:finally}",
    ),
    *asks(
        lambda **how: AskLife("i"),
        f"(what|where) be my ({_NEW})({_LIFE_OF})( at| on|){{end:finally}}",
        f"my ({_NEW})({_LIFE_OF}){{end:finally}}",
        "what do (that|it|this) (do to|leave|put|bring) my life( total|)( at| to| on|){end:finally}",
        "(where|what) do (that|it|this) (leave|put) my life( total|)( at| on|){end:finally}",
        "(where|what) do my life( total|) (go|end|end up|stand|land|finish|drop to|go to|fall to|be|end at)( at| on|"
        "){end:finally}",
    ),
    *asks(
        lambda **how: AskLife("opp"),
        f"(what|where) be (his|her|their) ({_NEW})({_LIFE_OF})( at| on|){{end:finally}}",
        f"(his|her|their) ({_NEW})({_LIFE_OF}){{end:finally}}",
        "what do (that|it|this) (do to|leave|put|bring) (his|her|their) life( total|)( at| to| on|){end:finally}",
        "(where|what) do (that|it|this) (leave|put) (his|her|their) life( total|)( at| on|){end:finally}",
        "(where|what) do (his|her|their) life( total|) (go|end|end up|stand|land|finish|drop to|go to|fall to|be|"
        "end at)( at| on|){end:finally}",
    ),
    *asks(
        lambda **how: AskLife(),
        "(what|where|how) (be|do|stand) (the |our |both |all |everyone 's |both player 's |)(life|life total|"
        "life totals|totals|scores|"
        "numbers|life scores)( be| stand| go| end| end up| look| look like| come to| come out at| finish| add up to|"
        " land| wind up|)( at| on|){end:finally}",
        "(the |our |both |final |new |resulting |)life (total|totals|scores){end:finally}",
        "(the |our |both |final |)(totals|scores){end:finally}",
        "what do (that|it|this|all that) do to (our|the|both|both player 's|everyone 's|each|either) life( total|"
        " totals|){end:finally}",
        "(what|where) (life |life total |life totals |)(be|do) {who:each} (at|end up at|stand at|on|go to|end|end up|"
        "stand|left at|left with|be at|go|finish)( at| on|){end:finally}",
        "(what|where) (life |life total |life totals |)be (i|we|opp) (and opp |and he |both |)(at|on)( now| then|"
        " after that|)",
        "where (do|be) we (stand|be|end|end up|at|go|left){end:finally}",
        "where be we{end:finally}",
        "(who|who all) (be|end up|end|go|stand|finish) (at|on|with|to) what( life| total| number|){end:finally}",
        "what be the life total of both player{end:finally}",
        "(what|how) do (the |our |both |)(2 |)(life|life total|life totals|totals|scores) look( like|){end:finally}",
        "(where|what) do (that|it|this) leave (us|both player|everyone)( at| on|){end:finally}",
        "who (get|gain) (the |)life",
        "life( total| totals|) (left|remaining|now|after|after that|afterwards|gain|gained)",
        "what (do|have|be) (that|it|this|all that|all this|all of that|all of this) do to (our|the|both|their) "
        "(life|life total|life totals|totals){end:finally}",
        "(how much|what|by how much|how) do (our|the|both|their) life( total| totals|) change( by|){end:finally}",
        "how much life (be|remain) (left|over|that|it|gain){end:finally}",
        "how much life do {who:each} (have|gain|end up with|end with|go with)( left|){end:finally}",
    ),
)


_TAKEN: Table = (
    *asks(
        lambda thing, **how: AskDamageOn(thing),
        "{a:much} (do|be|have) {thing:being} (take|suffer|get|receive|be deal|deal|absorb|get deal)( in all| from it|"
        "){end:finally}",
        "{a:much} be (deal|do) to {thing:thing}( in all|){end:finally}",
        "{a:much} (do|have) (they|those|both|both of them|the blockers|the 2) (deal|do) to {thing:thing}{end:finally}",
        "what (do|have) {thing:thing} (take|suffer|get deal|absorb|receive)( in all| from it|){end:finally}",
    ),
    *asks(
        lambda **how: AskDamageOn(Mention(noun="each")),
        "what (do|have) (each creature|each one|every one|each of those|each of these|each of the creatures|"
        "every creature|all of them|each of the 2|each of the 3|each blocker|each of them) "
        "(take|suffer|get|get deal|receive|lose){end:finally}",
        "{a:much} (do|have) (each creature|each one|every one|each of those|each of these|each of the creatures|"
        "every creature|all of them|each of the 2|each of the 3|each blocker|each of them|each) "
        "(take|suffer|get|get deal|receive){end:finally}",
    ),
    *asks(
        lambda thing=PRONOUN, **how: AskDamageOn(thing, left=True),
        "{a:much} be (on|mark on|there on|left on) {thing:thing}{end:finally}",
        "{a:much} (do|have) {thing:thing} have (on it|on him|on her|mark|marked|on them){end:finally}",
        "how (hurt|damage|wounded) be {thing:being}{end:finally}",
        "do {thing:being} (have|keep|carry|retain|get rid of) (the|that|its|any|all the|all that|all of the|all its) "
        "(damage|damages)( on it| on him| on her| mark on it| mark|){end:finally}",
        "(do|be) (the|that|its|any|all the|all that) damage (stay on|remain on|be on|stick to|be mark on|on|mark on) "
        "{thing:being}{end:finally}",
        "damage on {thing:thing}{end:finally}",
    ),
)

PRODUCTIONS: Table = (*_AMOUNTS, *_GAINED, *_LIFE, *_TAKEN)
