"""How it is asked how much, how big and how many."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.questions.phrases import ASK
from sandbox.questions.said.asked import Ask, AskDamage, AskDamageOn, AskLife, AskSize, AskWhether
from sandbox.questions.said.outcomes import HasSize
from sandbox.questions.said.things import Mention
from sandbox.wording.grammar import Table
from sandbox.wording.saying import hears

_IT = Mention(noun="it")


def _asks(build: Callable[..., Ask], *notations: str) -> Table:
    return tuple([hears(ASK, notation, build) for notation in notations])


def _damage(who: str = "", thing: Mention | None = None) -> Ask:
    return AskDamage(who, thing)


_AMOUNTS: Table = (
    *_asks(
        _damage,
        "how much( damage| life| trample damage|) (do|will) {who:who} (take|lose|suffer|get)( from it| in all|)",
        "how much( damage|) (go|come|get|trample|spill)( over| over the top| through| past| in)( then|)",
        "how much( damage|) (go|come|get|trample|spill)( over| over the top| through| past| in) to {who:who}",
        "how much( damage|) (hit|reach) {who:who}",
        "how much( damage|)",
        "how much( damage|) trample",
        "how (much|many)( damage|) do trample",
        "(what|how much) damage (do|will) {who:who} (take|get|lose)",
        "do {who:who} take (full|all the|the whole) damage",
        "how much( damage| life|) (do|will) {who:who} be (deal|hit for)",
        "how much( damage| life|) (do|will) {who:who} be (deal|hit for)",
        "how much( damage| life|) be (deal|do) to {who:who}",
        "how (much|many)( damage| life| life total|) {who:who} (take|lose|get)",
        "{who:who} take how much( damage|)",
        "how (much|many)( damage| life|) (do|will) (that|it|"
        "this) (hurt|cost|deal|deal to|do to|hit|take off) {who:who}",
        "how (hard|much)( damage|) (do|be) {who:who} (hit|hurt|get hit)( for|)",
        "how (much|many)( damage|) (do |)(trample|get|go|carry|come|spill) (over|through|past|in)( then| now|)",
        "how (much|many)( damage|) (do |)(trample|get|go|carry|come|spill) (over|through|past|in) to {who:who}",
        "how (much|many)( damage|) (do |)(trample|get|go|carry|come|spill) to {who:who}",
        "(by |)how much do {who:who} 's life( total|) (go down|drop|fall|go)",
        "(by |)how much do (my|his|her|their) life( total|) (go down|drop|fall)",
        "what be (the |my |)(damage|total|damage total|total damage)",
        "what be the (damage|total|total damage|number) {who:who} (take|lose|get)",
        "what do {who:who} (take|lose|suffer)",
        "what do (that|it|this) do to {who:who}",
        "(total |)damage",
        "damage to {who:who}",
        "how bad be it",
        "how much (damage |)(do |)(i|he) do",
        "how (much|many) (damage |)(do |)(i|he|she|they) (deal|do)",
        "how (much|many) (damage |)do (i|he|she|they) (deal|do) to {who:who}",
        "(what|how much)( life| damage|) (do|will) (that|it|this) cost {who:who}( in life|)",
        "how much (damage |)(do|be) {thing:thing} (deal|do)",
        "how (much|many) (damage |life |)(do|will) {thing:thing} "
        "(deal to|do to|hit|hit for|take from|take off) {who:who}",
        "how (many|much) (damage |life |)(do|will) {who:who} lose( from it| from this| in all|)",
        "how much (damage |)(do|be) (dealt|deal|it deal|that deal|it do|that do)",
        "how (much|badly) (do|be) {who:who} (hurt|hit)",
        "how much burn",
        "how many damage do {who:who} take",
        "how much (damage |life |)do {who:who} (take|lose) from {thing:thing}",
        "how much( damage|) do {thing:thing} (deal|do) to {who:who}",
        "what do {who:who} take",
        "{who:who} take (how much|what)",
        "how many( points|) do {who:who} (take|lose)",
    ),
    hears(ASK, "{who:who} take {a:number} or {b:number}", lambda who, a, b: AskDamage(who)),
    hears(ASK, "do {who:who} take {a:number} or {b:number}", lambda who, a, b: AskDamage(who)),
    *_asks(
        AskLife,
        "what be {who:who} at( after| after that| after this|)",
        "what be {who:who} 's (new |resulting |)life( total|)( now| then| after that| after this| at the end|)",
        "what be (his|her|their) life( total|)( now| then| after that| after this| at the end| on the play|)",
        "(his|her) life( total|)( afterwards| then| now| after that|)",
        "where (be|do|stand) (the |our |)life (total|totals)( stand| end up| end| be|)( now| then|)",
        "(the |our |both |)life (total|totals)( now| then| afterwards| after that|)",
        "what (be|do) {who:who} (at|on|go to|go down to|drop to|fall to|end up at|"
        "end at|be at|go up to)( now| then| after that| after this| afterwards|)",
        "where do {who:who} (go|end|finish|land|stand)( at| on|)( now| then| after that|)",
        "where do (that|it|this) (leave|put) {who:who}( at| on|)( now| then|)",
        "where do (that|it|this) (leave|put) (my|his|her) life( total|)",
        "where be {who:who} (at|on)( now| then| after that| afterwards|)",
        "what (do|be) (that|it|this) (put|leave|bring|get|take) {who:who} (on|at|with|to|down to)",
        "what life( total|) do (that|it|this) (leave|put|bring|give) {who:who} (with|at|on|to|)",
        "what life( total|) (be|do) {who:who} (on|at|end at|end up at|go to|go down to|"
        "have|end up with|end with|at after that)( after that| now| then| after this|)",
        "how much life (do|be) {who:who} (have|at|on|left with|end up with|end on|"
        "end at|left at)( left| now| then| after that| after this|)( after that|)",
        "what do (that|it|this) do to (my|his|her) life( total|)",
        "how many life do {who:who} (have|gain|get)( left| now| then|)",
        "how much life do {who:who} (gain|get)( back| from it| from that| for it|)",
        "what do {who:who} (gain|end up with|end on)",
        "what be (the |our |)life (total|totals)",
        "(what|how) do (the |our |both |)(life total|life totals|totals) (look|look like|be|stand|come to|end up|end "
        "up at)( now| then| after that| afterwards|)",
        "what life( total|) (do|be) {who:who} (have|at|on)( left|)",
        "how much life do {who:who} (have|gain|end with|be on|be at|get)( left|)",
        "where (do|be) {who:who} (end|finish) (up |)at",
        "how much life be {who:who} (at|on|left with|left at)",
        "what life be {who:who} (on|at)",
    ),
)
_MEASURE = "power|toughness|size|p/t|stats|power and toughness"
_SIZES: Table = (
    *_asks(
        lambda thing=_IT: AskSize(thing),
        "what size (be|do) {thing:thing}( have| be|)",
        "(what 's|what be) {thing:thing} 's (size|power and toughness|p/t)",
        "how (big|large|strong) (be|do) {thing:thing}( get| be|)",
        "how (big|large|strong)( at the end|)",
        "what be the (size|p/t) of {thing:thing}",
        "(size|p/t) of {thing:thing}",
        "what (size|p/t) (do|be) {thing:thing}( get| grow to| have| end up| end up with| at| now|)",
        "how (big|large|strong|huge) do {thing:thing} (get|grow|end up|be)( now| then| at the end|)",
        "what be (its|his|her) (size|p/t|power)( now| then| at the end|)",
        "what do {thing:thing} (end up as|end as|grow to|be)",
        "how (big|large|strong) be (it|he|she)( now| then| at the end| afterwards| after that|)",
        "(what|the |) (size|p/t)",
        "(at|as|with) what (size|p/t)",
        "as (a|an) what",
        "what size",
        "size",
        "what be {thing:thing} 's (current |new |final |)(size|p/t|power and toughness|power)( now| then| at the end|)",
        "what be the (current |new |final |)(size|p/t) of {thing:thing}",
    ),
    *_asks(
        lambda thing=_IT: AskSize(thing),
        f"what be the ({_MEASURE}) of {{thing:thing}}( now| then| at the end| after that|)",
        f"what be {{thing:thing}} 's (current |new |final |)({_MEASURE})( now| then| at the end| after that|)",
        f"what be (its|his|her) (current |new |final |)({_MEASURE})( now| then| at the end| after that|)",
        f"what ({_MEASURE}) (do|be) {{thing:thing}}( have| at|)( now| then| at the end| after that|)",
        "how (much|high|low) (power|toughness) do {thing:thing} have( now| then| at the end| after that|)",
        f"({_MEASURE}) of {{thing:thing}}",
        "how (big|large|strong|huge|tough|powerful) (be|do) {thing:thing}( get| be| become| end up)( now| then|"
        " at the end| after that|)",
        "what (be|do) {thing:thing} 's stats",
    ),
    *_asks(
        lambda: AskLife("i"),
        "what be my (new |)life( total|)( now| then| after that| after this| at the end| at| on the play|)",
        "my life( total|)( afterwards| then| now| after that|)",
    ),
    *_asks(
        lambda: AskLife(""),
        "what be the (totals|scores|numbers)( now| then| after that|)",
        "who (get|gain) (the |)life",
        "(what|where) (life |life total |life totals |)(be|do) both player( at| end up at| stand at| on|)( now|"
        " then| after that|)",
        "(what|where) (life |life total |life totals |)be (i|we|opp) (and opp |and he |both |)(at|on)( now| "
        "then| after that|)",
        "what be (both|both player 's|our|everyone 's) life (total|totals)",
        "what be the life total of both player",
    ),
    hears(ASK, "be {thing:thing} (a |an |){size:size}", lambda thing, size: AskWhether(HasSize(thing, size))),
)

_TAKEN: Table = (
    *_asks(
        AskDamageOn,
        "how much( combat|) damage (do|be) {thing:thing} (take|suffer|get|deal)( in all| from it| then|)",
        "how much( combat|) damage be (deal|do) to {thing:thing}( in all| then|)",
        "how much damage do {thing:thing} take",
        "what damage do {thing:thing} take",
    ),
    *_asks(
        lambda thing=_IT: AskDamageOn(thing, left=True),
        "how much damage be (on|mark on|there on) {thing:thing}( now| then| after that| at the end|)",
        "how much damage do {thing:thing} have (on it|on him|mark|marked)( now| then| after that| at the end|)",
        "how hurt be {thing:thing}( now| then| after that| at the end|)",
        "damage on (it|{thing:thing})",
    ),
)

PRODUCTIONS: Table = (*_AMOUNTS, *_SIZES, *_TAKEN)
