"""What something is aimed at, how much X is, and how often something is done."""

from sandbox.questions.phrases import AIM, AIMS, ONTO, TIMES, X
from sandbox.questions.said.things import Mention
from sandbox.questions.things import listed_things
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears


def _player_aimed_at(who: str) -> Mention:
    return Mention(noun="player", owner="other" if who == "someone" else who)


_PURPOSES = (
    "kill|save|destroy|ping|hit|tap|protect|pump|counter|untap|shoot|damage|zap|target|bounce|stop|burn|finish|"
    "finish off|remove|exile|return|steal|take|enchant|shrink|kill off|deal with|answer|weaken|rescue|"
    "boost|strengthen|enlarge|freeze|neutralize|handle"
)
"""What something is used for."""


PRODUCTIONS: Table = (
    hears(AIM, "{who:who}", _player_aimed_at),
    hears(AIM, "{it:thing}", lambda it: it),
    constant(AIM, "(someone|somebody|anyone|anybody)", Mention(noun="player", owner="other")),
    hears(AIMS, "{first:aim}", lambda first: (first,)),
    hears(AIMS, "{first:aim} and {more:aims}", listed_things),
    constant(ONTO, "", ()),
    hears(ONTO, " (on|at|targeting|target|onto|against|to|in|toward|towards|for) {aims:aims}", lambda aims: aims),
    hears(ONTO, " (and|,) (targeting|target|choose|aim at) {aims:aims}", lambda aims: aims),
    hears(
        ONTO, f" (to|try to|to try to|to try and|in order to|hoping to) ({_PURPOSES}) {{aims:aims}}", lambda aims: aims
    ),
    hears(ONTO, " to (deal|do) {n:number}( damage|) to {aims:aims}", lambda n, aims: aims),
    hears(ONTO, " to (deal|do)( the|) damage to {aims:aims}", lambda aims: aims),
    hears(ONTO, "( ,|) (with|choose|pick|name) {aims:aims} as (its |the |a |)target", lambda aims: aims),
    hears(ONTO, " (aim|point|direct|cast|use|play|thrown|send) (at|on) {aims:aims}", lambda aims: aims),
    hears(ONTO, " (upon|over|straight at|right at) {aims:aims}", lambda aims: aims),
    constant(X, "", None),
    constant(
        X,
        " (for|with|use) (all my mana|everything i have|all i have|all of it|all the mana|as much as i can|"
        "all my lands|the maximum|max|the most i can|as large an x as i can|the large possible x|the large x|the max x|"
        "full|everything|all of my lands|all of my mana)",
        -1,
    ),
    constant(X, " for as much as (i|he) (can|possible)", -1),
    hears(X, " (for|with) {x:number}( damage|)", lambda x: x),
    hears(X, " (with|where|and) x( be|) {x:number}", lambda x: x),
    hears(X, " (for|with) x (=|be|equal|of) {x:number}", lambda x: x),
    hears(X, " (, |)x (=|be) {x:number}", lambda x: x),
    hears(X, "( to| and| and choose to| choose to|,|) gain {x:number}( life|)", lambda x: x),
    hears(X, " (for|with) (a |the |)x (of|equal to|be) {x:number}", lambda x: x),
    hears(X, " (for|to deal|to do) {x:number} (damage|to the face|points)", lambda x: x),
    hears(X, " ( x (=|be) {x:number} )", lambda x: x),
    hears(X, " (for|with) x (=|be|equal) {x:number}", lambda x: x),
    hears(X, " (for|with) x=(|){x:number}", lambda x: x),
    hears(TIMES, " {times:number} (times|time)", lambda times: times),
)
