"""How the acts of players are told: here abilities, regeneration and the rest."""

from dataclasses import replace

from sandbox.questions import acts_attacks, acts_blocks, acts_casting, acts_combat, acts_keywords
from sandbox.questions.phrases import ACT
from sandbox.questions.said.acts import (
    Activates,
    Again,
    Assigns,
    EndsTurn,
    Equips,
    Prevents,
    Regenerates,
    Sacrifices,
    TapsForMana,
    Tries,
    TurnsUp,
    UsesLoyalty,
)
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_IT = Mention(noun="it")


def _pumps(what: Mention = _IT, who: str = "", times: int = 1) -> Activates:
    return Activates(what, who, (), times)


def _pings(what: Mention, who: str = "", targets: Things = (), n: int = 0) -> Activates:
    if (what.card and is_spell(what)) or what.noun in ("everything", "everyone"):
        raise Unfit
    return Activates(what, who, targets)


def _animates(who: str, what: Mention) -> Activates:
    return Activates(what, who, animates=True)


def _pays_for(paid: str, what: Mention = _IT, who: str = "", times: int = 1) -> Activates:
    return Activates(what, who, (), times, paid)


def _gives(what: Mention, words: tuple[str, ...], targets: Things = (), who: str = "") -> Activates:
    """The ability that gives this keyword."""
    if not what.card or is_spell(what) or len(words) != 1:
        raise Unfit
    return Activates(replace(what, text=words[0]), who, targets)


_ACTIVATING: Table = (
    *told_acts(
        _pays_for,
        "{who:doer}(pump|put|sink|pour|pay) {paid:cost}( into it| into him| for it|){times:times}",
        "{who:doer}(pump|put|sink|pour|pay) {paid:cost}( into it| into him| for it|)",
        "{who:doer}(put|sink|pour|pump) {paid:cost} into {what:thing}",
        "{who:doer}(pump|activate) {what:thing} (with|for|by pay|use) {paid:cost}",
    ),
    *told_acts(
        _gives,
        "{who:doer}(use|activate|tap) {what:thing} to (give|grant) {targets:aims} {words:keywords}",
        "{who:doer}(give|grant) {targets:aims} {words:keywords} (with|use|by use|from) {what:thing}",
        "{who:doer}(give|grant) {words:keywords} to {targets:aims} (with|use|by use|from) {what:thing}",
    ),
    *told_acts(
        _pings,
        "{who:doer}(activate|tap) {what:thing}{targets:onto}",
        "{who:doer}(activate|tap|use) {what:thing} (|for it )to (ping|shoot|hit|"
        "tap|damage|zap|destroy|kill|counter|untap|target|bounce|stop) {targets:aims}",
        "{who:doer}(tap|destroy|kill|shoot|hit|ping|target) {targets:aims} (with|by tap|use|by use) {what:thing}",
        "{who:doer}(activate|tap|use) {what:thing} in response( to it| to that|) to (ping|shoot|hit|tap|damage|zap|"
        "destroy|kill|counter|untap|target|bounce|stop|save|pump) {targets:aims}",
        "{what:thing} (ping|zap|shoot) {targets:aims} for {n:number}",
        "{who:doer}(activate|tap) {what:thing} to (ping|shoot|hit|tap|damage|zap) {targets:aims}",
        "{who:doer}(activate|tap) {what:thing} to deal (damage|1) to {targets:aims}",
        "{who:doer}(ping|shoot|tap|zap) {targets:aims} with {what:thing}",
        "{what:thing} (ping|zap|shoot) {targets:aims}",
        "{what:thing} tap to (ping|shoot|hit|damage|zap|kill|destroy|tap|untap) {targets:aims}",
    ),
    *told_acts(
        _pumps,
        "{who:doer}(pump|activate|use|fire up) {what:thing}{times:times}",
        "{who:doer}(pump|activate|use|fire up){times:times}",
        "{who:doer}pump {what:thing}",
        "{what:thing} (get|be) (pump|activate){times:times}",
        "{what:thing} (get|be) (pump|activate)",
    ),
    hears(ACT, "{who:doer}{cost:loyalty} {thing:thing}{targets:onto}", UsesLoyalty),
    hears(ACT, "{who:doer}use {thing:thing} 's {cost:loyalty}{targets:onto}", UsesLoyalty),
    hears(
        ACT,
        "{who:doer}(use|activate) (his|its|her|the) {cost:loyalty}( ability|){targets:onto}",
        lambda who, cost, targets: UsesLoyalty(cost, _IT, who, targets),
    ),
    hears(ACT, "{thing:thing} {cost:loyalty}{targets:onto}", UsesLoyalty),
    hears(
        ACT,
        "{who:doer}(minus|tick down|tick up|plus|activate|use|-) {thing:thing} (,|for) {cost:loyalty}"
        "{targets:onto}( ,|)",
        UsesLoyalty,
    ),
    hears(ACT, "{who:doer}use {thing:thing} 's {cost:loyalty} (targeting|target|on) {targets:aims}", UsesLoyalty),
    hears(ACT, "{who:doer}(use|activate) {thing:thing} 's {cost:loyalty} ability", UsesLoyalty),
    hears(ACT, "{who:doer}use {thing:thing} 's {cost:loyalty}", UsesLoyalty),
    hears(ACT, "{who:doer}(use|activate) the {cost:loyalty} of {thing:thing}", UsesLoyalty),
    hears(ACT, "{who:doer}(ping|shoot) {targets:aims}", Tries),
    hears(ACT, "{who:doer}ping", Tries),
    hears(ACT, "{who:doer}animate {what:thing}", _animates),
    hears(ACT, "{who:doer}(flip|turn) {thing:thing} (face up|up|over)", lambda who, thing: TurnsUp(thing, who)),
    hears(ACT, "{who:doer}unmorph {thing:thing}", lambda who, thing: TurnsUp(thing, who)),
    hears(ACT, "{who:doer}(unmorph|flip up|turn face up|flip over)", lambda who: TurnsUp(_IT, who)),
    hears(ACT, "{thing:thing} (unmorph|be turn face up|get turn face up|be flip)", lambda thing: TurnsUp(thing)),
    hears(ACT, "{who:doer}tap {thing:things} for mana", lambda who, thing: TapsForMana(thing[0], who)),
)


def _regenerates(who: str = "", thing: Mention = _IT, paid: str = "") -> Regenerates:
    """What is paid is what the ability costs: nothing else would regenerate it."""
    return Regenerates(who, thing)


def _assigns_all(who: str, to: Mention, n: int = -1) -> Assigns:
    return Assigns(((n, to),), who)


def _assigns(who: str, a: int, one: Mention, b: int, other: Mention) -> Assigns:
    return Assigns(((a, one), (b, other)), who)


def _ends_turn(who: str = "", effect: Mention | None = None) -> EndsTurn:
    """The turn of whoever has it; what wears off then lasts for a turn."""
    if effect is not None and not (effect.card and is_spell(effect)):
        raise Unfit
    return EndsTurn(who)


def _prevents(
    who: str = "", what: Mention | None = None, saved: Mention | None = None, number: int = 0, whole: int = 0
) -> Prevents:
    return Prevents(who, what, saved, number)


_OTHERS: Table = (
    *told_acts(
        _regenerates,
        "{who:doer}regenerate {thing:thing}",
        "{who:doer}regenerate",
        "{who:doer}regenerate( it| him| them|) (for|with|by pay|use) {paid:cost}",
        "{who:doer}regenerate {thing:thing} (for|with|by pay) {paid:cost}",
        "{who:doer}pay {paid:cost} (for|to use) (|the |its |their |his )(regeneration|regenerate|regen)",
        "{who:doer}pay (|the |its |for )(regeneration|regenerate|regen)( cost|)",
        "{who:doer}use (|the |its |their |his )(regeneration|regen)( ability|)",
        "{who:doer}activate (|the |its |their |his |my )(regeneration|regenerate)( ability|)",
        "{who:doer}(make|put up|use|activate) (a |the |its |)(regeneration shield|regeneration)",
        "{thing:thing} (regenerate|get regenerate|be regenerate)",
        "{who:doer}pay {paid:cost} to regenerate {thing:thing}",
        "{who:doer}pay {paid:cost} to regenerate",
    ),
    *told_acts(
        _prevents,
        "{who:doer}(prevent|stop) (it|that|this|the damage|that damage|its damage|this damage|all damage|all "
        "the damage|damage)",
        "{who:doer}(save|protect) {saved:thing} (with|use|by use) {what:thing}",
        "{who:doer}(prevent|stop|absorb) (it|that|this|the damage|that damage|damage) (with|use|by|by use) "
        "{what:thing}",
        "{who:doer}use {what:thing} to (prevent|stop|absorb) (it|that|this|the damage|that damage|its damage|"
        "all damage|damage)",
        "{who:who} (save|protect) (i|me|him|her|myself|them)",
        "{who:doer}(prevent|stop|absorb) {number:number} (with|use|by use) {what:thing}",
        "{who:doer}(prevent|stop|absorb) {number:number} damage (with|use|by use) {what:thing}",
        "{who:doer}(prevent|stop|absorb) {number:number} of (the |its |that |)(damage|it) (with|use) {what:thing}",
        "{who:doer}(prevent|stop|absorb) {number:number} of (the |its |his |){whole:number} damage (with|use|by use) "
        "{what:thing}",
        "{who:doer}(use|cast|play) {what:thing} to (prevent|stop|absorb) {number:number} (damage|of it|of that|of the "
        "damage|of that damage)",
        "{who:doer}(cast|play) {what:thing} (and|to) (prevent|stop|absorb) {number:number} of (the |its |his |)"
        "{whole:number}( damage|)",
        "{who:doer}(cast|play) {what:thing} to (prevent|stop|absorb) (it|that|the damage|all of it|damage|the rest)",
        "{who:doer}use {what:thing} to (prevent|stop|absorb) {number:number} of (the |its |his |){whole:number} damage",
        "{who:who} save {saved:thing}",
    ),
    *told_acts(
        _ends_turn,
        "end turn",
        "{who:doer}end turn",
        "(at |by |)(the |)end of turn {effect:thing} (wear off|end|expire|go away|run out|stop)",
        "{effect:thing} (wear off|expire|run out)( at end of turn| at the end of turn| at the end of the turn|)",
        "(at |)(the |)end of turn come",
        "(the growth|the pump|the bonus|the effect) (wear off|expire|run out)",
        "(at |by |)(the |)end of turn (the growth|the pump|the bonus|the effect|it) (wear off|end|expire|run out)",
        "{who:doer}(do nothing else|do nothing more) and end turn",
    ),
    *told_acts(
        Again,
        "again",
        "{who:doer}do (it|that|so|the same|this) again{targets:onto}",
        "{who:doer}do the same( thing|)( again|){targets:onto}",
        "{who:doer}(repeat|repeat it|repeat that)",
        "once more",
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
    *told_acts(
        _assigns_all,
        "{who:doer}(assign|put|deal|give|send) all (of it |of the |the |its |his |my |that |)(damage |of the "
        "damage |)(to|on|onto) {to:thing}",
        "{who:doer}(assign|put|deal|give|send) all {n:number} (damage |of it |)(to|on|onto) {to:thing}",
        "{who:doer}(assign|put|give) {n:number} (damage |of it |)(to|on|onto) {to:thing}",
        "{who:doer}(assign|put|give|deal|send) (the|its|his|my|all the|the whole|that) {n:number} (damage |)"
        "(to|on|onto) {to:thing}",
    ),
    *told_acts(
        _assigns,
        "{who:doer}(assign|put|deal|give|split it|split the damage|divide it|divide the damage|split|divide)( "
        ":|) {a:number} (damage |)"
        "(to|on|onto) {one:thing} (and|,|, and) {b:number} (damage |)(to|on|onto) {other:thing}",
    ),
    hears(
        ACT,
        "{who:doer}(assign|put) {a:number} (damage |)(to|on) {one:thing} (and|,) {b:number} (to|on) {other:thing}",
        _assigns,
    ),
)

PRODUCTIONS: Table = (
    *acts_casting.PRODUCTIONS,
    *_ACTIVATING,
    *acts_attacks.PRODUCTIONS,
    *acts_combat.PRODUCTIONS,
    *acts_blocks.PRODUCTIONS,
    *acts_keywords.PRODUCTIONS,
    *_OTHERS,
)
