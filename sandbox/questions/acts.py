"""How the acts of players are told."""

from collections.abc import Callable

from sandbox.questions.phrases import ACT
from sandbox.questions.said.acts import (
    Activates,
    Assigns,
    AttacksWith,
    BlocksNothing,
    BlocksWith,
    Casts,
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
from sandbox.questions.said.things import Mention, Things
from sandbox.wording.grammar import Table
from sandbox.wording.saying import hears


def _casts(what: str, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    return Casts(Mention(card=what), who, targets, x, by_name=True)


def _answers(what: Mention, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    return Casts(what, who, targets, x, answers=True)


def _casts_thing(what: Mention, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    return Casts(what, who, targets, x)


def _sacrificing(what: Mention | str, thing: Mention, who: str = "", targets: Things = ()) -> ToldAct:
    """A spell of whose cost the sacrifice is, or an ability."""
    spell = Mention(card=what) if isinstance(what, str) else what
    return Casts(spell, who, targets, by_name=True, sacrificed=thing)


def _dividing(what: str, a: int, one: Mention, b: int, other: Mention, who: str = "") -> Casts:
    return Casts(Mention(card=what), who, (one, other), dividing=(a, b))


def _acts(build: Callable[..., ToldAct], *notations: str) -> Table:
    """Several ways to tell an act; what stands in the slots are its parts."""
    return tuple([hears(ACT, notation, build) for notation in notations])


_CASTING: Table = (
    *_acts(
        _casts_thing,
        "{who:doer}(cast|play|summon|throw|send|slap|put|drop|add|announce) {what:thing}{x:x}{targets:onto}",
        "{who:doer}(cast|play|throw) {what:thing}{targets:onto}{x:x}",
        "{who:doer}(burn|hit|kill|zap|answer|finish|finish off) {targets:aims} with {what:thing}",
        "{who:doer}(target|destroy|bury|bounce|exile|nuke|remove|deal with) {targets:aims} with {what:thing}",
        "{who:doer}(aim|point|fire|shoot|hurl|chuck) {what:thing}{x:x}{targets:onto}",
    ),
    *_acts(
        _sacrificing,
        "{who:doer}(cast|respond with|answer with|use|play) {what:thing} (|by )sacrifice {thing:thing}{targets:onto}",
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
        Uses,
        "{who:doer}use {what:thing}{targets:onto}",
        "{who:doer}use {what:thing} to (tap|untap|hit|kill|ping|shoot|destroy|bounce|counter) {targets:aims}",
    ),
    *_acts(
        _casts,
        "{who:who} {what:cards} {targets:aims}{x:x}",
        "{who:who} (try to|want to|decide to) {what:cards} {targets:aims}{x:x}",
        "{who:who} {what:cards}{x:x}{targets:onto}",
        "{who:who} {what:cards}{targets:onto}{x:x}",
        "{what:cards} {targets:aims}{x:x}",
    ),
    hears(ACT, "{targets:things} (be|get) (|hit by |kill by |destroy by )(a |){what:cards}", _casts),
    hears(
        ACT,
        "{who:doer}counter {targets:aims} with {what:thing}",
        lambda who, targets, what: Casts(what, who, targets),
    ),
)


def _pumps(what: Mention, who: str = "", times: int = 1) -> Activates:
    return Activates(what, who, (), times)


def _pings(what: Mention, who: str = "", targets: Things = ()) -> Activates:
    return Activates(what, who, targets)


_ACTIVATING: Table = (
    *_acts(
        _pings,
        "{who:doer}(activate|tap) {what:thing}{targets:onto}",
        "{who:doer}(activate|tap) {what:thing} to (ping|shoot|hit|tap|damage|zap) {targets:aims}",
        "{who:doer}(activate|tap) {what:thing} to deal (damage|1) to {targets:aims}",
        "{who:doer}(ping|shoot|tap|zap) {targets:aims} with {what:thing}",
        "{what:thing} (ping|zap|shoot) {targets:aims}",
    ),
    *_acts(
        _pumps,
        "{who:doer}(pump|activate|use|fire up) {what:thing}{times:times}",
        "{who:doer}pump {what:thing}",
    ),
    hears(ACT, "{who:doer}{cost:loyalty} {thing:thing}", UsesLoyalty),
    hears(ACT, "{who:doer}use {thing:thing} 's {cost:loyalty}", UsesLoyalty),
    hears(ACT, "{who:doer}(use|activate) the {cost:loyalty} of {thing:thing}", UsesLoyalty),
    hears(ACT, "{who:doer}(ping|shoot) {targets:aims}", Tries),
    hears(ACT, "{who:doer}ping", Tries),
    hears(ACT, "{who:doer}animate {what:thing}", lambda who, what: Activates(what, who)),
    hears(ACT, "{who:doer}(flip|turn) {thing:thing} (face up|up|over)", lambda who, thing: TurnsUp(thing, who)),
    hears(ACT, "{who:doer}unmorph {thing:thing}", lambda who, thing: TurnsUp(thing, who)),
    hears(ACT, "{who:doer}tap {thing:things} for mana", lambda who, thing: TapsForMana(thing[0], who)),
)


def _attacks(things: Things, who: str = "same", target: Things = ()) -> AttacksWith:
    return AttacksWith(things, who or "same", target)


def _come(things: Things, target: Things = ()) -> AttacksWith:
    """The attackers are what the sentence speaks of."""
    return AttacksWith(things, "", target)


def _hit(who: str, things: Things) -> AttacksWith:
    return AttacksWith(things, "", (Mention(noun="player", owner=who),))


def _blocks_with_own(attackers: Things, who: str = "") -> BlocksWith:
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
    ),
    *_acts(_hit, "{who:who} (get|be) hit by {things:things}", "{who:who} (get|be) attack by {things:things}"),
    *_acts(
        _come,
        "{things:things} (attack|come at|be attack) {target:aims}",
        "{things:things} (attack|be attack)",
        "{things:things} (get through|go|come in|get in|be) unblocked",
        "{things:things} (come in|come at) {target:aims}",
    ),
    hears(
        ACT,
        "{who:doer}block {attackers:things}",
        lambda who, attackers: _blocks((Mention(noun="own"),), attackers, who),
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
    ),
    *_acts(
        BlocksNothing,
        "{who:doer}do not block",
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
        Orders,
        "{who:doer}order {things:things}",
        "{who:doer}put {things:things} first( in line| in the order|)",
    ),
)


_IT = Mention(noun="it")


def _regenerates(who: str, thing: Mention = _IT, paid: str = "") -> Regenerates:
    """What is paid is what the ability costs: nothing else would regenerate it."""
    return Regenerates(who, thing)


def _assigns(who: str, a: int, one: Mention, b: int, other: Mention) -> Assigns:
    return Assigns(((a, one), (b, other)), who)


_OTHERS: Table = (
    *_acts(
        _regenerates,
        "{who:doer}regenerate {thing:thing}",
        "{who:doer}regenerate",
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
