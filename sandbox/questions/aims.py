"""What something is aimed at, how much X is, and how often something is done."""

import re
from dataclasses import replace

from sandbox.questions.lands import amount
from sandbox.questions.phrases import AIM, AIMS, ONTO, TIMES, X
from sandbox.questions.said.acts import InAll, InAllThere
from sandbox.questions.said.things import Determiner, Mention, Things
from sandbox.questions.thing_words import LIES_IN_GRAVEYARD
from sandbox.questions.things_listed import listed_things
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears


def _lying(it: Mention, owner: Determiner) -> Mention:
    whose = owner.owner or it.owner
    if not it.card or not whose or owner.number or it.owner not in ("", whose):
        raise Unfit
    return replace(it, owner=whose, marks=(*it.marks, LIES_IN_GRAVEYARD))


def _in_all(paid: str) -> InAll:
    """`for 1R`; a bare number would be X."""
    marks = re.findall(r"\d+|[wubrgcx]", paid.lower().removesuffix(" mana"))
    if not any(mark.isalpha() for mark in marks):
        raise Unfit
    return InAll(amount(marks))


def _player_aimed_at(who: str) -> Mention:
    return Mention(noun="player", owner="other" if who == "someone" else who)


def _so_many(n: int, aims: Things) -> Things:
    """`at two targets, a Bear and a Minotaur`: those. Raises Unfit where they are not as many."""
    if n != sum(max(aim.number, 1) for aim in aims):
        raise Unfit
    return aims


_PURPOSES = (
    "kill|save|destroy|ping|hit|tap|protect|pump|counter|untap|shoot|damage|zap|target|bounce|stop|burn|finish|"
    "finish off|remove|exile|return|steal|take|enchant|shrink|kill off|deal with|answer|weaken|rescue|"
    "boost|strengthen|enlarge|freeze|neutralize|handle"
)
"""What something is used for."""


_EVENLY = "| evenly| equally| in half| fairly| half and half"
X_IS = "(=|be|of|equal|equal to|be equal to|be set to|to|at|to be|as|be set at)"
PRODUCTIONS: Table = (
    hears(AIM, "{who:who}", _player_aimed_at),
    hears(AIM, "{it:thing}", lambda it: it),
    hears(
        AIM,
        "{it:thing} (|that be |which be |lie |lay |rest |that lie |which lie |sit )(in|from|out of) "
        "{owner:determiner}graveyard",
        _lying,
    ),
    constant(AIM, "(someone|somebody|anyone|anybody)", Mention(noun="player", owner="other")),
    hears(AIMS, "{first:aim}", lambda first: (first,)),
    hears(AIMS, "{first:aim} and {more:aims}", listed_things),
    hears(AIMS, "{n:number} (target|targets|creatures)( ,| :| -) {aims:aims}", _so_many),
    constant(ONTO, "", ()),
    hears(ONTO, " (on|at|targeting|target|onto|against|to|in|toward|towards|for) {aims:aims}", lambda aims: aims),
    hears(ONTO, " (and|,) (targeting|target|choose|aim at) {aims:aims}", lambda aims: aims),
    hears(
        ONTO, f" (to|try to|to try to|to try and|in order to|hoping to) ({_PURPOSES}) {{aims:aims}}", lambda aims: aims
    ),
    hears(ONTO, " to (deal|do) {n:number}( damage|) to {aims:aims}", lambda n, aims: aims),
    hears(ONTO, " to (take|shave|keep) {n:number}( damage|) (off|off of|from) {aims:aims}", lambda n, aims: aims),
    hears(ONTO, " to (deal|do)( the|) damage to {aims:aims}", lambda aims: aims),
    hears(ONTO, "( ,|) (with|choose|pick|name) {aims:aims} as (its |the |a |)target", lambda aims: aims),
    hears(ONTO, " (aim|direct|cast|use|play|thrown|send) (at|on) {aims:aims}", lambda aims: aims),
    hears(ONTO, "( that be| which be|) (aim at|point at|direct at) {aims:aims}", lambda aims: aims),
    hears(
        ONTO,
        f"( ,|) (split|divide)( up|)({_EVENLY}) (between|among|over|across|on|onto) {{aims:aims}}({_EVENLY})",
        lambda aims: aims,
    ),
    hears(ONTO, "( ,| and| with) (the|its|his|my|her) (target|targets) (be|:) {aims:aims}", lambda aims: aims),
    hears(ONTO, " (upon|over|straight at|right at) {aims:aims}", lambda aims: aims),
    hears(ONTO, " , (straight|right|directly|all of it|all) (at|to|into) {aims:aims}", lambda aims: aims),
    hears(ONTO, "( ,|) (for|with) {n:number} (target|targets|creatures)( ,| :| -) {aims:aims}", _so_many),
    constant(X, "", None),
    constant(
        X,
        " (for|with|use) (all my mana|everything i have|all i have|all of it|all the mana|as much as i can|"
        "all my lands|the maximum|max|the most i can|as large an x as i can|the large possible x|the large x|the max x|"
        "full|everything|all of my lands|all of my mana)",
        -1,
    ),
    constant(X, " for as much as (i|he) (can|possible)", -1),
    hears(X, "( ,|) (for|with|of|worth|doing) {x:number}( damage| point|)", lambda x: x),
    hears(X, "( ,|) (for|use|by tap) {x:number} (mana|lands|land)", lambda x: InAll(x)),
    hears(X, "( ,|) (for|use|with) {paid:cost}", _in_all),
    hears(X, "( ,|) with {x:number} (mana|lands|land)( in play| untapped| untap|)", lambda x: InAllThere(x)),
    hears(
        X,
        f"( ,|) (|for |with |where |and |with the |with an |for an |choose |and choose |make |"
        f"set )x {X_IS} {{x:number}}",
        lambda x: x,
    ),
    hears(X, f"( ,|) (for|with) (a|an|the) x {X_IS} {{x:number}}", lambda x: x),
    hears(X, f" ( (with |)x {X_IS} {{x:number}} )", lambda x: x),
    hears(X, "( ,|) (with |and |)(choose|pay|name|pick|put|use) {x:number} (for|as|into) (the |)x", lambda x: x),
    hears(X, "( to| and| and choose to| choose to|,|) gain {x:number}( life|)", lambda x: x),
    hears(X, " (for|to deal|to do) {x:number} (damage|to the face|points)", lambda x: x),
    hears(X, " (for|with) x=(|){x:number}", lambda x: x),
    hears(TIMES, " by {times:number}( more| point| points|)", lambda times: times),
    hears(
        TIMES,
        " {times:number} (times|time|x|activations|more times)( in a row| over| in response|)",
        lambda times: times,
    ),
    constant(TIMES, " (once|a single time)", 1),
)
