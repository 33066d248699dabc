"""Words with which it is said and asked that things and players live or die, how much there is, and when."""

from dataclasses import replace

from sandbox.questions.creature_words import types_meant
from sandbox.questions.phrases import AMOUNT, BEING, DEAD, DIES, EACH, FINALLY, MUCH, REST, SAFE, SURVIVES, TAG, WHOM
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import ME
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

_WHAT = (
    " it| this| that| all this| all that| that one| this one| combat| this combat| the combat| the fight| this fight|"
    " the attack| the turn| the exchange| the block| the battle| the hit| there| here"
)
"""What something lives through."""
_HOW = "( alive| alive and well| in one piece| in 1 piece| safe| ok| fine|)"
_ALL = "( of them| exactly| all|)"
_OF_IT = (
    "( from it| from this| from that| to it| to this| to that| in combat| anyway| too| here| then|"
    " to that one| in the process| after that|)"
)


def _of_sort(it: Mention, owner: str = "") -> str:
    """`which Knight`, of those that fight."""
    of_card = bool(it.card) and replace(it, marks=()) == Mention(card=it.card)
    if not of_card and (it != Mention(noun=it.noun) or not types_meant(it.noun)):
        raise Unfit
    return owner


SURVIVING: Table = (
    constant(
        SURVIVES,
        "(survive|live|live on|make it|hold|hold up|hold out|hold on|hold firm|hold fast|hold the line|hold its ground|"
        "stand|stand firm|stand fast|hang on|hang around|hang in there|last|endure|put around|pull through|"
        f"stay alive|stay around|get out|get away|remain in play){_HOW}",
        "",
    ),
    constant(
        SURVIVES,
        "(survive|live through|make it through|come out of|come back from|walk away from|get through|come through|"
        "pull through|get out of|come away from|get away from|withstand|outlast|endure|weather|shrug off|stand up to|"
        f"hold against|stand against|hold up against|hold up to)({_WHAT}){_HOW}",
        "",
    ),
    constant(
        SURVIVES,
        "(live|survive) to (tell|see|fight)( the tale| about it| of it| another day| another turn| the next turn|"
        " another fight| after turn| the end of the turn| the end of turn)",
        "",
    ),
    constant(SURVIVES, "see (another|the next|my next|his next|the after) turn", ""),
    constant(
        SURVIVES,
        "(get out|get off|get away|walk off|come away|come out|come through|come back|get through|make it through|"
        "make it back|get back|walk away) (alive|alive and well|in one piece|in 1 piece|safe|ok|"
        "fine)",
        "",
    ),
    constant(
        DIES,
        "(die|bite it|drop dead|fall dead|fall over dead|fall over|keel over|buy it|buy the farm|bite the dust|fall|"
        f"go down|go under|crumble|leave us|get wipe out|get finish off){_OF_IT}",
        "",
    ),
    hears(DIES, f"(be|get) {{how:dead}}{_OF_IT}", lambda how: ""),
    constant(
        DEAD,
        "(dead|toast|history|a goner|goner|do for|done for|do|done|finish|dead meat|as good as dead|doomed|"
        "a dead duck|head for the graveyard|head for graveyard|on its way to the graveyard|"
        "wipe out|wipe off the play|finish off|kill off|a dead creature|dead and gone|as dead as can be|over with)",
        "",
    ),
    constant(
        SAFE,
        "(alive|safe|save|ok|fine|in play|on the play|around|standing|here|there|alive and well|alive and kick|left|"
        "left standing|left alive|still there|safe and sound|out of danger|out of trouble|in one piece|in 1 piece|"
        "out of the woods|among the living)",
        "",
    ),
    constant(
        WHOM, f"(who|what|which|which 1|which one|which ones|who all|what all|what creature|what creatures){_ALL}", ""
    ),
    constant(WHOM, f"(which|what) (creature|creatures|permanent|permanents|card|cards){_ALL}", ""),
    constant(
        WHOM,
        "(which|who|what|which one|which 1|which ones) (of|among|from among|out of) (them|those|these|the 2|both|the 3|"
        "these 2|those 2|all that|all those|all these|the lot|them all|all of them|the creatures|the creature|"
        "those creatures|these creatures|our creatures|the 2 creatures|both creatures|the bunch)",
        "",
    ),
    *(
        constant(
            WHOM,
            f"(which|what|who) of ({whose}) (creatures|creature|permanents|permanent|things|cards|attackers|blockers|"
            "2|3|ones)",
            who,
        )
        for whose, who in (("my|my own", ME), ("his|her|their|opp 's", "opp"))
    ),
    hears(WHOM, "(which|what) {it:noun}", _of_sort),
    hears(WHOM, "which of (the|these|those) {it:noun}", _of_sort),
    hears(WHOM, "which of my {it:noun}", lambda it: _of_sort(it, ME)),
    hears(WHOM, "which of (his|her|their|opp 's) {it:noun}", lambda it: _of_sort(it, "opp")),
    hears(WHOM, "which of {who:who} 's {it:noun}", lambda who, it: _of_sort(it, who)),
    constant(WHOM, "(which|what|who) of mine", ME),
    constant(WHOM, "(which|what|who) of (his|hers|theirs)", "opp"),
)
_NOW = (
    "now|then|until end of turn|until the end of turn|until end of the turn|for the attack|for the turn|at the end|"
    "afterwards|after that|after this|after combat|after it all|after all that|after all this|"
    "in the end|for the rest of the turn|rest of the turn|the rest of the turn|this turn|for this turn|by then|"
    "when all be say and do|when the dust settle|once the dust settle|after the dust settle|at the end of it|"
    "at the end of it all|at the end of that|at the end of combat|when it be over|once it be over|when it be all over|"
    "once it be all over|by the end|by the end of it|once all be do|here|at that point|at this point|after it|"
    "after damage|once damage be deal|"
    "after combat damage|at last|once everything resolve|when everything resolve|once combat be over|"
    "when combat be over|after the fight|after the attack|over the whole combat|over the entire combat|"
    "over the whole turn|over the entire turn|in the whole combat|in the entire combat|in the whole turn|"
    "during the whole combat|during the whole turn|over both strikes|over both hits|over the turn|over the combat|"
    "all tell|all together"
)
"""When what is asked is so, where that is once all is done that is told."""
_UNIT = "( damage| life| point| of it| of them| of that| of the damage| of that damage|)"
_PRON = "i|he|she|it|they|that|this|we|opp|there|those|these|bob|sue"
REACHES = (
    "hit|reach|hurt|get at|go to|get to|come to|go through to|get through to|come through to|carry over to|"
    "spill over to|trample over to|trample over onto|trample through to|trample to|trample onto|land on|"
    "make it to|make it through to|connect with|leak through to|go over to|go past to|be deal to|be do to|"
    "go on to|carry through to|get carry over to|roll over to|trickle through to|"
    "carry to|spill to|spill onto|get in on|carry over onto|be leave for|go in on|be assign to|"
    "go at|end up on|go straight to|come at|be left for|pass to|go onto|get assign to"
)
"""What damage does to whom it is dealt."""


def _other_points(n: int) -> int:
    """`the other one` is a thing."""
    if n == 1:
        raise Unfit
    return n


def _of_it(it: Mention) -> str:
    """`can't she?`, where that means a card."""
    if not it.card or it != Mention(card=it.card):
        raise Unfit
    return ""


PRODUCTIONS: Table = (
    *SURVIVING,
    constant(FINALLY, "", ""),
    constant(FINALLY, f" ({_NOW})", ""),
    constant(FINALLY, f" ({_NOW}) (now|then|after that|at the end|this turn)", ""),
    constant(FINALLY, " (on the play|in play)( now| then| after that| at the end|)", ""),
    hears(
        AMOUNT,
        "(the |the last |the remaining |the extra |remaining |another |its |his |her |my |their |that |"
        "those |these |all |all the |all of the |all of its |the full |"
        "the whole |"
        f"the entire |full |a full |a whole |its full |its whole |the whole of |my full |his full |only |just |)"
        f"{{n:number}}{_UNIT}",
        lambda n: n,
    ),
    hears(AMOUNT, f"the other {{n:number}}{_UNIT}", _other_points),
    constant(
        REST,
        "(the |that |this |any |any of the |some of the |its |all the |)(rest|excess|remainder|extra|last|final|"
        "surplus|spillover|"
        "leftover|leftovers|overflow|remaining|difference|balance)( damage| point| points|)( of the damage| of it|)",
        "",
    ),
    constant(
        MUCH,
        "(how much|how many)( of it| of that| of this| of them| of the damage| of that damage| of its damage|"
        " of all that|"
        " of which|)( damage| life| point| points| trample damage| combat damage| in damage| total damage|"
        " burn damage|)"
        "( exactly| in total| then|)",
        "",
    ),
    hears(MUCH, "(how much|how many) of (the|that|those|its|his|her) {n:number}( damage| life| point|)", lambda n: ""),
    constant(MUCH, "(what|what amount of|which|what number of|what sort of|what total|what total of) damage", ""),
    constant(
        EACH,
        "(both player|each of us|we each|we both|each player|both of us|everyone|us both|each one of us|either player|"
        "the player|all player|us each|each side|both sides|we 2|us 2|the 2 of us|either of us)",
        "",
    ),
    hears(BEING, "{it:thing}", lambda it: it),
    constant(BEING, "he", Mention(noun="he")),
    constant(BEING, "she", Mention(noun="she")),
    constant(
        TAG,
        "( ,|)( or|) (correct|no|yes|true|eh|huh|yeah|or|or not|or no|or what|not|be that true|be it true|be that it|"
        "agree|"
        "be not that true|yes_or_no|true or false|be not that true|be that correct|what)",
        "",
    ),
    constant(TAG, f"( ,|)( or|) (do|be|can|must|have) not ({_PRON})", ""),
    hears(TAG, "( ,|)( or|) (do|be|can|must|have) not {it:thing}", _of_it),
    constant(TAG, f"( ,|)( or|) (do|be|can|must|have) ({_PRON}) not", ""),
    constant(TAG, f" or (do|be|can|must|have) ({_PRON})", ""),
    constant(TAG, f"( ,|) or (do|be|can|must|have) ({_PRON})", ""),
    constant(TAG, f"( ,|) (do|be|can|must|have) ({_PRON})", "turned"),
    constant(TAG, f"( ,| , but| but) (do|be|can|must|have) ({_PRON})( really|)", "turned"),
)
