"""How attacks and blocks are told, and that nothing is done."""

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import (
    AimsTrigger,
    AttacksWith,
    BlocksNothing,
    BlocksWith,
    DoesNothing,
    HitsFor,
    Orders,
)
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit

_OWN = (Mention(noun="own"),)
"""What the player who acts has."""


def _attacks(things: Things = _OWN, who: str = "same", target: Things = (), facing: Things = ()) -> AttacksWith:
    if things == _OWN and any(aim.noun != "player" for aim in target):
        raise Unfit
    return AttacksWith(things, who or "same", target, facing)


def _in_a_band(things: Things, who: str = "same") -> AttacksWith:
    return AttacksWith(things, who or "same", band=True)


def _come(things: Things, target: Things = (), facing: Things = ()) -> AttacksWith:
    """The attackers are what the sentence speaks of."""
    return AttacksWith(things, "", target, facing)


def _connects(things: Things, who: str) -> AttacksWith:
    """A creature that hits somebody has attacked; a spell has not."""
    if any(thing.card and is_spell(thing) for thing in things):
        raise Unfit
    return AttacksWith(things, "", (Mention(noun="player", owner=who),))


def _hits_with(things: Things, other: str, who: str = "same") -> AttacksWith:
    """Creatures without an ability to damage anything hit somebody by attacking."""
    if any(thing.card and (is_spell(thing) or ":" in card_named(thing.card).text) for thing in things):
        raise Unfit
    at = (Mention(noun="player", owner=other),) if other else ()
    return AttacksWith(things, who or "same", at)


def _hit(who: str, things: Things) -> AttacksWith:
    return AttacksWith(things, "", (Mention(noun="player", owner=who),))


def _ordered(first: Mention, second: Mention, who: str = "") -> Orders:
    return Orders((first, second), who)


def _aims_trigger(targets: Things, who: str = "", n: int = 0) -> AimsTrigger:
    return AimsTrigger(who, targets, n)


def _blocks_with_own(attackers: Things = (), who: str = "") -> BlocksWith:
    """With the one creature that the player is said to have."""
    return BlocksWith((Mention(noun="own"),), attackers, who)


def _blocks(blockers: Things = (), attackers: Things = (), who: str = "") -> BlocksWith:
    return BlocksWith(blockers, attackers, who)


def _blocked_by(blockers: Things, attackers: Things = ()) -> BlocksWith:
    return BlocksWith(blockers, attackers, "", passive=True)


_COMBAT: Table = (
    *told_acts(
        _attacks,
        "{who:doer}attack with {things:things}",
        "{who:doer}attack {target:aims} with {things:things}",
        "{who:doer}(attack|come|go|run|charge) (at|into|for) {target:aims} with {things:things}",
        "{who:doer}(attack|send) {things:things} at {target:aims}",
        "{who:doer}attack {things:things}",
        "{who:doer}(come at|come in) {target:aims} with {things:things}",
        "{who:doer}(come in|go in|run in|run|come|get in|bash|beat down|crash|crash in|rumble in|rumble|send "
        "in|turn|tap|"
        "commit|get in there|be attack|strike) with {things:things}",
        "{who:doer}(bash|crash|rumble|beat down|run|come|go|strike) {target:aims} with {things:things}",
        "{who:doer}(tap|use) {things:things} to attack {target:aims}",
        "{who:doer}(tap|use) {things:things} to attack",
        "{who:doer}(attack|come in|go in) {target:aims} (use|by use) {things:things}",
        "{who:doer}(choose|declare|send|announce) {things:things} to attack {target:aims}",
        "{who:doer}(choose|declare|send|announce) {things:things} to attack",
        "{who:doer}make {things:things} attack {target:aims}",
        "{who:doer}make {things:things} attack",
        "{who:doer}(declare|send) {things:things} as (an |)(attacker|attackers)",
        "{who:doer}send in {things:things}",
        "{who:doer}(attack|send|run|throw|charge|ram) {things:things} (into|at) {facing:things}",
        "{who:doer}(attack|send|run|throw|charge|come) with {things:things} into {facing:things}",
        "{who:doer}(attack|swing) into {facing:things}",
        "{who:doer}(attack|be attack|come in|get in|go in)",
        "{who:doer}attack {target:aims}",
        "attack : {things:things}",
        "attack : {things:things} for {who:who}",
        "{who:who} : attack with {things:things}",
        "{who:doer}(bring|turn) {things:things} sideways",
    ),
    *told_acts(
        _in_a_band,
        "{who:doer}attack with (a |the |)band( :| of| ,| -) {things:things}",
        "{who:doer}(attack|come in|go in) with {things:things} (in a band|as a band|band|band together|in 1 band|"
        "banded|banded together|in band)",
        "{who:doer}band {things:things} (together |)and attack( with them|)",
        "{who:doer}attack (with |)(a |)band ( {things:things} )",
        "{things:things} attack (as|in) (a|1) band",
    ),
    *told_acts(lambda things, who="": _hits_with(things, "", who), "{who:who} (connect|hit) with {things:things}"),
    *told_acts(
        _hits_with,
        "{who:doer}(hit|smack|bash|whack|pound|beat) {other:who} with {things:things}( in combat|)",
    ),
    *told_acts(_connects, "{things:things} (hit|connect with) {who:who}"),
    *told_acts(_hit, "{who:who} (get|be) hit by {things:things}", "{who:who} (get|be) attack by {things:things}"),
    *told_acts(
        _come,
        "{things:things} (attack|come at|be attack) {target:aims}",
        "{things:things} (attack|be attack|come in|come over|connect|run in|charge in|get in|be go to attack|be come|"
        "come cross|come across|go in|enter combat|enter the red zone|turn sideways|swing in)",
        "{things:things} (crash|bash|run|charge|come|go) (into|at|for|over to|in on) {target:aims}",
        "{things:things} (attack|run|charge) into {facing:things}",
        "{things:things} (attack|be attack) (me|i|opp|him|her)",
        "{things:things} (get through|go|come in|get in|be) unblocked",
        "{things:things} (come in|come at) {target:aims}",
    ),
    *told_acts(
        _blocks_with_own,
        "{who:doer}block {attackers:things}",
        "{who:doer}block (me|us|him|her|i|opp)",
        "{who:doer}block",
        "{who:doer}jump before {attackers:things}",
    ),
    *told_acts(
        _blocks,
        "{who:doer}block {attackers:things}( ,|) with {blockers:things}( together|)",
        "{who:doer}block with {blockers:things}( together|)",
        "{who:doer}(declare|put) {blockers:things} as (a |the |)(blocker|blockers) (for|against) {attackers:things}",
        "{blockers:things} block {attackers:things}",
        "{who:doer}(put|throw|place|slide|send|stick|step|move) {blockers:things} in front( of {attackers:things}|)",
        "{who:doer}use {blockers:things} (as a blocker|as blockers|to block|for blocking|to block with)",
        "{who:doer}use {blockers:things} to block {attackers:things}",
        "{who:doer}(choose|want|decide|opt|elect|go) to block {attackers:things} with {blockers:things}",
        "{who:doer}assign {blockers:things} to block {attackers:things}",
        "{who:doer}(declare|assign|choose|send) {blockers:things} (to block|as blockers|as a blocker)",
        "{who:doer}(declare|assign|choose|send) {blockers:things} to block {attackers:things}",
        "{who:doer}(stop|meet|intercept|hold off|face) {attackers:things} with {blockers:things}",
        "{blockers:things} (get|stand|step) in front of {attackers:things}",
        "{blockers:things} (jump|get|step|stand) in (the way|front)",
        "{blockers:things} (block|jump in front of|get in the way of) {attackers:things}",
        "{who:doer}(throw|put|chuck|send|move) {blockers:things} in (the|its|his|her|their|my) (way|path)",
        "{who:doer}(throw|put|chuck|send|move) {blockers:things} in the (way|path) of {attackers:things}",
        "{blockers:things} block",
        "{who:doer}block {attackers:things}( ,|) (use|by use) {blockers:things}",
        "{who:doer}block , use {blockers:things}",
        "{who:doer}(throw|put|send|chuck) {blockers:things} before {attackers:things}",
        "{who:doer}(throw|put|send|chuck) {blockers:things} (in the way|as a blocker)",
        "block : {blockers:things} (on|block) {attackers:things}",
    ),
    *told_acts(
        _blocked_by,
        "{attackers:things} (be|have|get|) block by {blockers:things}",
        "{attackers:things} (get|be|have be|be get) block by {blockers:things}",
        "{attackers:things} (run into|meet|face) {blockers:things}",
        "{attackers:things}( ,|) block by {blockers:things}",
        "block by {blockers:things}",
        "(be|have be|get) block by {blockers:things}",
    ),
    *told_acts(
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
        "{things:things} (be |)unblocked",
        "{who:doer}block nothing",
        "{who:doer}(can not|do not) block {things:things}( with anything| at all|)",
        "{who:doer}(leave|let) {things:things} (unblocked|through|go unblocked|go through|connect)",
        "{who:who} (skip|pass on|decline|refuse) (blocks|blocking|the block|to block|block)",
        "{who:doer}(make|choose|offer) no (blocks|block|blockers)",
        "{who:doer}(decide|choose|opt|elect) against (blocking|a block|block)",
        "(it|they|the attacker|the attackers) (get|go|come|run) (through|in) unblocked",
        "{who:who} (can not|be unable to) block( it| that| them| anything| this|)",
        "(nothing|nobody|no one|no creature) (get|be) in (its|the|their|his) way",
        "{who:doer}let (it|that|them|the attack|everything|the damage) (through|in|hit|hit me|go through|get "
        "through|connect)",
        "(nobody|no one) block it",
        "{who:doer}have nothing to block with",
        "{who:doer}let it through",
    ),
    *told_acts(
        DoesNothing,
        "{who:doer}do not attack( this turn| with anything|)",
        "{things:things} (do not attack|stay home|stay back)( this turn|)",
        "{who:doer}do not (pump|respond|regenerate|do anything|answer|"
        "react|counter it|use it|do a thing)( it| to it| it at all|)",
        "{who:doer}do nothing( about it| else| in response|)",
        "{who:doer}(can not|can 't|be unable to) (respond|do anything|answer|react|do anything about it|block it)",
        "{who:doer}have no (response|responses|answer|tricks|trick)",
        "without (pump|respond|regenerate|response|responses|tricks)( it|)",
        "(no responses|no response|no tricks|no other spells|no one respond|nobody respond|nobody do anything|"
        "no one do anything|nothing else be cast|nothing else be do|no further actions|no more spells|no other tricks)",
        "(both player|both|we both|everyone|everybody) pass( priority| the priority| in succession|)",
        "{who:who} pass( priority| the priority|)",
        "{who:who} let (it|that|this|the spell) resolve",
    ),
    *told_acts(
        Orders,
        "{who:doer}order {things:things}",
        "{who:doer}(put|place|order|line up|rank|list) {things:things} (first|to be first|in front)( in line| in the "
        "order| in the damage assignment order|)",
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
        "{who:doer}(put|send|aim|deal|point) (all |){n:number}( damage|) of (the|its|his) (trigger|ability) (at|to|on) "
        "{targets:aims}",
        f"{{who:doer}}(put|send|aim|point|direct|fire|use) {_TRIGGER} (at|to|on|against) {{targets:aims}}",
        f"{{who:doer}}(put|send|aim|point|direct|fire|use) {_TRIGGER} (at|to|on|against) {{targets:aims}} "
        "for( all|) {n:number}",
        "{who:doer}(take|return|bring) {targets:aims} (back |)(to|into) (my|his|her|the) hand( with it|)",
        f"{{who:doer}}(use|have) {_TRIGGER} (target|to target|to kill|to hit|to destroy|kill|hit) {{targets:aims}}",
        "{who:doer}(choose|pick|target) {targets:aims}( for it| for the trigger|)",
        f"{_TRIGGER} (target|hit|go at|be aim at|go to|point at|be point at) {{targets:aims}}( for {{n:number}}|)",
    ),
    *told_acts(
        _ordered,
        "{who:doer}(put|place|order) {first:thing} first( in line| in the order|)( ,| and| , and|) {second:thing} "
        "(second|next|last|after it|behind it|after that)( in line|)",
        "{who:doer}order {first:thing} (before|ahead of|in front of) {second:thing}",
        "{who:doer}(put|place) {first:thing} (before|ahead of) {second:thing}( in line| in the order)",
    ),
)

PRODUCTIONS: Table = (*_COMBAT, *_NEITHER, *_DAMAGE)
