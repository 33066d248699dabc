"""How the acts of players are told."""

from collections.abc import Callable
from dataclasses import replace

from sandbox.questions.phrases import ACT
from sandbox.questions.said.acts import (
    Activates,
    Assigns,
    AttacksWith,
    BlocksNothing,
    BlocksWith,
    Casts,
    DoesNothing,
    Equips,
    Orders,
    Regenerates,
    Sacrifices,
    TapsForMana,
    ToldAct,
    Tries,
    TurnsUp,
    Uses,
    UsesLoyalty,
)
from sandbox.questions.said.moments import InResponse
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _casts(what: str, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    return Casts(Mention(card=what), who, targets, x, by_name=True)


def _answers(what: Mention, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    return Casts(what, who, targets, x, answers=True)


def _answers_to(who: str, first: Mention, what: Mention, on: Things = (), targets: Things = ()) -> Casts:
    return Casts(what, who, targets, answers=True, answered=InResponse(first, on))


def _casts_thing(what: Mention, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    return Casts(what, who, targets, x)


def _hits(what: Mention, targets: Things) -> Casts:
    """A spell is cast by whoever it belongs to. Of a creature the words do not say that it does something."""
    if not what.card or not is_spell(what):
        raise Unfit
    return Casts(replace(what, owner=""), what.owner, targets)


def _sacrificing(what: Mention | str, thing: Mention, who: str = "", targets: Things = ()) -> ToldAct:
    """A spell of whose cost the sacrifice is, or an ability."""
    spell = Mention(card=what) if isinstance(what, str) else what
    return Casts(spell, who, targets, by_name=True, sacrificed=thing)


def _dividing(what: str, a: int, one: Mention, b: int, other: Mention, who: str = "") -> Casts:
    return Casts(Mention(card=what), who, (one, other), dividing=(a, b))


_IT = Mention(noun="it")


def _acts(build: Callable[..., ToldAct], *notations: str) -> Table:
    """Several ways to tell an act; what stands in the slots are its parts."""
    return tuple([hears(ACT, notation, build) for notation in notations])


_CASTING: Table = (
    *_acts(
        _hits,
        "{what:thing} (hit|destroy|kill|deal with|finish off|target) {targets:aims}",
    ),
    *_acts(
        _casts_thing,
        "{who:who} : {what:thing} (on|to|at|targeting|target) {targets:aims}",
        "{what:cards} (targeting|target) {targets:aims}",
        "{who:doer}(resolve|flash in|flash|cast out|run|deploy|aim) {what:thing}{x:x}{targets:onto}",
        "{who:doer}(remove|exile) {targets:aims} from the game (with|use|by) {what:thing}",
        "{who:doer}cast {what:thing}{x:x}{targets:onto} (before|for) (it|that|this)",
        "{who:doer}(cast|play|summon|throw|send|slap|put|drop|add|announce) {what:thing}{x:x}{targets:onto}",
        "{who:doer}(cast|play|throw) {what:thing}{targets:onto}{x:x}",
        "{who:doer}(cast|play) {what:own_one}",
        "{who:doer}(aim|point|fire|shoot|hurl|chuck) {what:thing}{x:x}{targets:onto}",
    ),
    *_acts(
        Uses,
        "{who:doer}(shoot|kill|burn|hit|destroy|target|finish|bounce|exile|remove|save|counter|"
        "stop|answer|tap|pump|deal with|handle) {targets:aims} (with|use|by|by cast) {what:thing}",
        "{who:doer}(burn|hit|kill|zap|answer|finish|finish off) {targets:aims} with {what:thing}",
        "{who:doer}(target|destroy|bury|bounce|exile|nuke|remove|deal with) {targets:aims} with {what:thing}",
    ),
    hears(
        ACT,
        "{who:doer}enchant {targets:aims} (with|use) {what:thing}",
        lambda who, targets, what: Casts(what, who, targets),
    ),
    *_acts(
        _sacrificing,
        "{who:doer}(cast|respond with|answer with|use|play|activate) {what:thing} (|by |, |and )"
        "sacrifice {thing:thing}{targets:onto}",
        "{who:doer}(cast|respond with|answer with|use|play) {what:thing}{targets:onto} (|by )sacrifice {thing:thing}",
        "{who:doer}sacrifice {thing:thing} to {what:cards}{targets:onto}",
    ),
    *_acts(
        _dividing,
        "{who:doer}(cast |){what:cards} , {a:number} (on|to|at) {one:aim} and {b:number} (on|to|at) {other:aim}",
        "{who:doer}(cast |){what:cards} for {a:number} (on|to|at) {one:aim} and {b:number} (on|to|at) {other:aim}",
        "{who:doer}(cast |){what:cards} with {a:number} (on|to|at) {one:aim} and {b:number} (on|to|at) {other:aim}",
    ),
    hears(
        ACT,
        "{who:doer}(take|steal|grab) {targets:things} with {what:thing}",
        lambda who, targets, what: Casts(what, who, targets),
    ),
    *_acts(
        _answers,
        "{who:doer}(respond|answer) by (kill|destroy|burn|hit) {targets:aims} with {what:thing}",
        "{who:doer}(cast|play) {what:thing} in response (on|to|targeting) {targets:aims}",
        "{who:doer}(respond|answer)( with| by cast|) {what:thing}{x:x}{targets:onto}",
        "{who:doer}(respond|answer)( with| by cast|) {what:thing}{targets:onto}{x:x}",
    ),
    *_acts(
        _answers_to,
        "{who:doer}(respond|answer) to {first:thing} (with|by cast|by) {what:thing}{targets:onto}",
        "{who:doer}(respond|answer) to {first:thing} (on|target) {on:things} (with|by cast|by) "
        "{what:thing}{targets:onto}",
    ),
    *_acts(
        Uses,
        "{who:doer}use {what:thing}{targets:onto}",
        "{who:doer}use {what:thing} to (tap|untap|hit|kill|ping|shoot|destroy|bounce|counter) {targets:aims}",
    ),
    *_acts(
        _casts,
        "{who:who} {what:cards} {targets:aims}{x:x}",
        "{who:who} {what:cards} {targets:aims} back",
        "{who:who} (then|can|must|now|do like to|go to) {what:cards} {targets:aims}{x:x}",
        "{who:who} (try to|want to|decide to) {what:cards} {targets:aims}{x:x}",
        "{who:who} {what:cards}{x:x}{targets:onto}",
        "{who:who} {what:cards}{targets:onto}{x:x}",
        "{what:cards} {targets:aims}{x:x}",
    ),
    *_acts(
        _casts,
        "{targets:things} get (a |an |){what:cards}",
        "{targets:things} (be|get|have be) {what:verbed}",
        "{targets:things} (be|get|have be) (hit|kill|destroy|target|bounce|exile) (by|with) (a |an |){what:cards}",
        "{targets:things} (be|get|have be) (hit|kill|destroy|target|bounce|exile) (by|with) (his|my|her) {what:cards}",
    ),
    hears(ACT, "{who:who} {what:cards}", _casts),
    hears(
        ACT,
        "{who:doer}counter {targets:aims} with {what:thing}",
        lambda who, targets, what: Casts(what, who, targets),
    ),
)


def _pumps(what: Mention = _IT, who: str = "", times: int = 1) -> Activates:
    return Activates(what, who, (), times)


def _pings(what: Mention, who: str = "", targets: Things = (), n: int = 0) -> Activates:
    if what.card and is_spell(what):
        raise Unfit
    return Activates(what, who, targets)


_ACTIVATING: Table = (
    *_acts(
        _pings,
        "{who:doer}(activate|tap) {what:thing}{targets:onto}",
        "{who:doer}(activate|tap|use) {what:thing} (|for it )to (ping|shoot|hit|"
        "tap|damage|zap|destroy|kill|counter|untap|target|bounce|stop) {targets:aims}",
        "{who:doer}(tap|destroy|kill|shoot|hit|ping|target) {targets:aims} (with|by tap|use|by use) {what:thing}",
        "{what:thing} (ping|zap|shoot) {targets:aims} for {n:number}",
        "{who:doer}(activate|tap) {what:thing} to (ping|shoot|hit|tap|damage|zap) {targets:aims}",
        "{who:doer}(activate|tap) {what:thing} to deal (damage|1) to {targets:aims}",
        "{who:doer}(ping|shoot|tap|zap) {targets:aims} with {what:thing}",
        "{what:thing} (ping|zap|shoot) {targets:aims}",
    ),
    *_acts(
        _pumps,
        "{who:doer}(pump|activate|use|fire up) {what:thing}{times:times}",
        "{who:doer}(pump|activate|use|fire up){times:times}",
        "{who:doer}pump {what:thing}",
        "{what:thing} (get|be) (pump|activate){times:times}",
        "{what:thing} (get|be) (pump|activate)",
    ),
    hears(ACT, "{who:doer}{cost:loyalty} {thing:thing}{targets:onto}", UsesLoyalty),
    hears(ACT, "{who:doer}use {thing:thing} 's {cost:loyalty}{targets:onto}", UsesLoyalty),
    hears(ACT, "{who:doer}use {thing:thing} 's {cost:loyalty} (targeting|target|on) {targets:aims}", UsesLoyalty),
    hears(ACT, "{who:doer}(use|activate) {thing:thing} 's {cost:loyalty} ability", UsesLoyalty),
    hears(ACT, "{who:doer}use {thing:thing} 's {cost:loyalty}", UsesLoyalty),
    hears(ACT, "{who:doer}(use|activate) the {cost:loyalty} of {thing:thing}", UsesLoyalty),
    hears(ACT, "{who:doer}(ping|shoot) {targets:aims}", Tries),
    hears(ACT, "{who:doer}ping", Tries),
    hears(ACT, "{who:doer}animate {what:thing}", lambda who, what: Activates(what, who)),
    hears(ACT, "{who:doer}(flip|turn) {thing:thing} (face up|up|over)", lambda who, thing: TurnsUp(thing, who)),
    hears(ACT, "{who:doer}unmorph {thing:thing}", lambda who, thing: TurnsUp(thing, who)),
    hears(ACT, "{who:doer}tap {thing:things} for mana", lambda who, thing: TapsForMana(thing[0], who)),
)


_OWN = (Mention(noun="own"),)
"""What the player who acts has."""


def _attacks(things: Things = _OWN, who: str = "same", target: Things = (), facing: Things = ()) -> AttacksWith:
    if things == _OWN and any(aim.noun != "player" for aim in target):
        raise Unfit
    return AttacksWith(things, who or "same", target, facing)


def _come(things: Things, target: Things = (), facing: Things = ()) -> AttacksWith:
    """The attackers are what the sentence speaks of."""
    return AttacksWith(things, "", target, facing)


def _hit(who: str, things: Things) -> AttacksWith:
    return AttacksWith(things, "", (Mention(noun="player", owner=who),))


def _blocks_with_own(attackers: Things = (), who: str = "") -> BlocksWith:
    """With the one creature that the player is said to have."""
    return BlocksWith((Mention(noun="own"),), attackers, who)


def _blocks(blockers: Things = (), attackers: Things = (), who: str = "") -> BlocksWith:
    return BlocksWith(blockers, attackers, who)


_COMBAT: Table = (
    *_acts(
        _attacks,
        "{who:doer}attack with {things:things}",
        "{who:doer}attack {target:aims} with {things:things}",
        "{who:doer}(attack|send) {things:things} at {target:aims}",
        "{who:doer}attack {things:things}",
        "{who:doer}(come at|come in) {target:aims} with {things:things}",
        "{who:doer}(come in|go in|run in) with {things:things}",
        "{who:doer}(declare|send) {things:things} as (an |)(attacker|attackers)",
        "{who:doer}send in {things:things}",
        "{who:doer}(attack|send|run|throw|charge|ram) {things:things} (into|at) {facing:things}",
        "{who:doer}(attack|send|run|throw|charge|come) with {things:things} into {facing:things}",
        "{who:doer}(attack|swing) into {facing:things}",
        "{who:doer}(attack|be attack|come in|get in|go in)",
        "{who:doer}attack {target:aims}",
        "attack : {things:things}",
        "{who:doer}(bring|turn) {things:things} sideways",
    ),
    *_acts(_hit, "{who:who} (get|be) hit by {things:things}", "{who:who} (get|be) attack by {things:things}"),
    *_acts(
        _come,
        "{things:things} (attack|come at|be attack) {target:aims}",
        "{things:things} (attack|be attack|come in|come over|connect)",
        "{things:things} (attack|run|charge) into {facing:things}",
        "{things:things} (attack|be attack) (me|i|opp|him|her)",
        "{things:things} (get through|go|come in|get in|be) unblocked",
        "{things:things} (come in|come at) {target:aims}",
    ),
    *_acts(
        _blocks_with_own,
        "{who:doer}block {attackers:things}",
        "{who:doer}block",
        "{who:doer}jump before {attackers:things}",
    ),
    *_acts(
        _blocks,
        "{who:doer}block {attackers:things} with {blockers:things}( together|)",
        "{who:doer}block with {blockers:things}( together|)",
        "{who:doer}(declare|put) {blockers:things} as (a |the |)(blocker|blockers) (for|against) {attackers:things}",
        "{blockers:things} block {attackers:things}",
        "{attackers:things} (be|have|get|) block by {blockers:things}",
        "{who:doer}put {blockers:things} in front of {attackers:things}",
        "{blockers:things} (block|jump in front of|get in the way of) {attackers:things}",
        "{who:doer}(throw|put|chuck) {blockers:things} in the way",
        "{blockers:things} block",
        "{who:doer}block {attackers:things}( ,|) (use|by use) {blockers:things}",
        "{who:doer}block , use {blockers:things}",
        "{who:doer}(throw|put|send|chuck) {blockers:things} before {attackers:things}",
        "{who:doer}(throw|put|send|chuck) {blockers:things} (in the way|as a blocker)",
        "{attackers:things} (get|be|have be|be get) block by {blockers:things}",
        "{attackers:things} (run into|meet|face) {blockers:things}",
        "block : {blockers:things} (on|block) {attackers:things}",
        "{attackers:things} block by {blockers:things}",
        "(be|have be|get) block by {blockers:things}",
    ),
    *_acts(
        BlocksNothing,
        "{who:doer}do not block( it| that| them| anything|)",
        "{who:doer}(choose|decide|opt) not to block",
        "{who:doer}(declare|have|there be) no (blocks|blockers|block)",
        "(|there be |with )no (blocks|blockers|block|blocking)",
        "(be not|do not get|get not|be no) block",
        "{things:things} (be not|do not get|go|get in|get through|be) (block|unblocked)( by anything|)",
        "(nobody|no one|nothing|no creature) (block|can block|do block)( it| them|)",
        "without (block|blocks|blockers|blocking)( it| them|)",
        "{who:doer}let {things:things} (through|in)",
        "{who:doer}take it( unblocked| on the chin|)",
        "{who:doer}(have|declare) no (blocks|blockers|block)",
        "no blocks",
        "no blockers",
        "nobody block",
        "it be unblocked",
        "unblocked",
        "{who:doer}block nothing",
        "(nobody|no one) block it",
        "{who:doer}have nothing to block with",
        "{who:doer}let it through",
    ),
    *_acts(
        DoesNothing,
        "{who:doer}do not attack( this turn| with anything|)",
        "{things:things} (do not attack|stay home|stay back)( this turn|)",
        "{who:doer}do not (pump|respond|regenerate|do anything|answer|"
        "react|counter it|use it|pay|do a thing)( it| to it| it at all|)",
        "{who:doer}do nothing( about it| else| in response|)",
        "{who:doer}(can not|can 't|be unable to) (respond|do anything|answer|react|do anything about it|block it)",
        "{who:doer}have no (response|responses|answer|tricks|trick)",
        "without (pump|respond|regenerate|response|responses|tricks)( it|)",
        "(no responses|no response|no tricks|no other spells)",
    ),
    *_acts(
        Orders,
        "{who:doer}order {things:things}",
        "{who:doer}put {things:things} first( in line| in the order|)",
    ),
)


def _regenerates(who: str = "", thing: Mention = _IT, paid: str = "") -> Regenerates:
    """What is paid is what the ability costs: nothing else would regenerate it."""
    return Regenerates(who, thing)


def _assigns(who: str, a: int, one: Mention, b: int, other: Mention) -> Assigns:
    return Assigns(((a, one), (b, other)), who)


_OTHERS: Table = (
    *_acts(
        _regenerates,
        "{who:doer}regenerate {thing:thing}",
        "{who:doer}regenerate",
        "{who:doer}pay {paid:cost} (for|to use) (|the |its |their |his )(regeneration|regenerate|regen)",
        "{who:doer}pay (|the |its |for )(regeneration|regenerate|regen)( cost|)",
        "{who:doer}use (|the |its |their |his )(regeneration|regen)",
        "{thing:thing} (regenerate|get regenerate|be regenerate)",
        "{who:doer}pay {paid:cost} to regenerate {thing:thing}",
        "{who:doer}pay {paid:cost} to regenerate",
    ),
    hears(ACT, "{who:doer}equip {host:thing} with {what:thing}", lambda who, host, what: Equips(what, host, who)),
    hears(
        ACT, "{who:doer}equip {what:thing} (to|onto|on) {host:thing}", lambda who, host, what: Equips(what, host, who)
    ),
    hears(
        ACT, "{who:doer}(put|move) {what:thing} (to|onto) {host:thing}", lambda who, host, what: Equips(what, host, who)
    ),
    hears(
        ACT,
        "{who:doer}equip {what:thing} from {old:thing} (to|onto|on) {host:thing}",
        lambda who, what, old, host: Equips(what, host, who, old),
    ),
    hears(ACT, "{who:doer}sacrifice {thing:thing}", lambda who, thing: Sacrifices(thing, Mention(), who)),
    hears(ACT, "{who:doer}sacrifice {thing:thing} to {to:thing}", lambda who, thing, to: Sacrifices(thing, to, who)),
    hears(
        ACT,
        "{who:doer}(assign|put) {a:number} (damage |)(to|on) {one:thing} (and|,) {b:number} (to|on) {other:thing}",
        _assigns,
    ),
)

PRODUCTIONS: Table = (*_CASTING, *_ACTIVATING, *_COMBAT, *_OTHERS)
