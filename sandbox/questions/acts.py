"""How the acts of players are told: here abilities, regeneration and the rest."""

from sandbox.questions import (
    acts_abilities,
    acts_assigning,
    acts_attacks,
    acts_away,
    acts_befalling,
    acts_blocks,
    acts_casting,
    acts_combat,
    acts_copying,
    acts_countering,
    acts_counters,
    acts_dividing,
    acts_hitting,
    acts_keywords,
    acts_kicking,
    acts_lands_used,
    acts_life_paid,
    acts_loyalty,
    acts_making,
    acts_mana_spent,
    acts_named,
    acts_permanents,
    acts_preventing,
    acts_returning,
    acts_saving,
    acts_ways,
)
from sandbox.questions.phrases import ACT
from sandbox.questions.said.acts import Again, EndsTurn, Equips, Sacrifices, ToldAct
from sandbox.questions.said.acts_combat import Assigns, AssignsEach, AssignsMost, AttacksWith, BlocksWith
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _assigns_all(to: Mention, who: str = "", n: int = -1) -> Assigns:
    if to.noun in ("each", "them", "those", "both", "all of them"):
        raise Unfit
    return Assigns(((n, to),), who)


def _assigns(who: str, a: int, one: Mention, b: int, other: Mention) -> Assigns:
    return Assigns(((a, one), (b, other)), who)


def _assigns_each(each: int = 0, who: str = "", n: int = 0) -> AssignsEach:
    return AssignsEach((), each, who, n)


def _split(a: int | str, b: int | str, c: int | str | None = None, who: str = "", n: int = 0) -> AssignsEach:
    """`3 and 3`, `2-2-2`: read with a dash, the second is no negative number."""
    amounts = tuple(abs(int(each)) for each in (a, b, c) if each is not None)
    if n and sum(amounts) != n:
        raise Unfit
    return AssignsEach(amounts, 0, who)


def _split_sizes(a: str, c: int | None = None, who: str = "", n: int = 0) -> AssignsEach:
    first, second = a.split("/")
    return _split(first, second, c, who, n)


_MOST = (
    "(as much as possible|as much as i can|as much as he can|as much as she can|as much as he may|as much as it can|"
    "the maximum|the most|max damage|maximum damage|the maximum damage|as much damage as possible|all i can|"
    "as much as they can|everything i can|all he can|as much as allowed|as much damage as i can|the rest|all the rest)"
)
_PLAYER = "(opp|me|him|her|the player|bob|sue|the defender|defender|his life|player_a|player_b)"
_SPLITS = "(split|divide|spread|share|share out|assign|deal|distribute|break|split up|divide up|put)"
_IT_ALL = "(it|them|the damage|its damage|that|this|his damage|her damage|all of it|the combat damage|my damage)"
_AS = "(| as| into| up| up as| :| ,)"


def _ends_turn(who: str = "", effect: Mention | None = None) -> EndsTurn:
    """The turn of whoever has it; what wears off then lasts for a turn."""
    if effect is not None and not (effect.card and is_spell(effect)):
        raise Unfit
    return EndsTurn(who)


def _there_is(act: ToldAct) -> ToldAct:
    """`there is a Wurm attacking me`: told of the creature."""
    if not isinstance(act, AttacksWith | BlocksWith) or act.who:
        raise Unfit
    return act


_OTHERS: Table = (
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
    hears(ACT, "(there|here) be {act:act}", _there_is),
    hears(ACT, "{what:thing} (be|get|have be) (equip|equipped|move) (to|onto|on) {host:thing}", Equips),
    hears(ACT, "{who:doer}(switch|reequip|re-equip) {what:thing} (to|onto|over to) {host:thing}", Equips),
    hears(
        ACT,
        "{who:doer}(move|switch) {what:thing} from {old:thing} (to|onto|on|over to) {host:thing}",
        lambda who, what, old, host: Equips(what, host, who, old),
    ),
    hears(ACT, "{thing:thing} (be|get|have be) sacrifice to {to:thing}", Sacrifices),
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
    hears(
        ACT,
        "{who:doer}sacrifice {thing:thing}( to itself| to himself| to herself|)",
        lambda who, thing: Sacrifices(thing, Mention(), who),
    ),
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
    *told_acts(
        _assigns_all,
        "{who:doer}(assign|put|deal|give|send) (everything|it all|all|the lot|the whole lot|the whole damage|"
        "all 6|all my "
        "damage|all its damage) (to|on|onto|into|at) {to:thing}",
        "(everything|it all|all of it|all the damage|the damage|all damage) (go|be assign|be deal|be put) "
        "(to|on|onto|at|"
        "into) {to:thing}",
        "(all|the|its|all the) {n:number}( damage| points|) (go|be assign|be deal|be put) (to|on|onto|at|"
        "into) {to:thing}",
    ),
    *told_acts(
        AssignsMost,
        f"{{who:doer}}(assign|put|want|send|get|push|do like|let|deal) {_MOST} (on|to|at|onto|into|through to|"
        f"in) {_PLAYER}",
        f"{{who:doer}}(assign|put|send|deal|trample over|trample) {_MOST}( over| through|)",
        f"{{who:doer}}(trample|push|get) {_MOST} (over|through)",
    ),
    *told_acts(
        _assigns_each,
        f"{{who:doer}}{_SPLITS} {_IT_ALL} (evenly|equally|in half|fairly)( between them| among them| between the 2|)",
        f"{{who:doer}}{_SPLITS} (the|its|his|my|all|that) {{n:number}}( damage|) (evenly|equally|in half)( "
        "between them|"
        " among them|)",
        "{who:doer}(assign|put|deal|give|do) {each:number} (damage |)(to|on|onto) each( of them| of those| "
        "blocker| 1|)",
        "{who:doer}(give|deal|assign) each( of them| blocker| 1|) {each:number}( damage|)",
        "{each:number} (damage |)(to|on|for|onto) each( of them| of those| blocker|)",
        "(the |its |all the |)damage be (split|divide|share) (evenly|equally|in half)( between them| among them|)",
    ),
    *told_acts(
        _split,
        f"{{who:doer}}{_SPLITS} {_IT_ALL}{_AS} {{a:number}}( and| ,| :| to|) {{b:number}}",
        f"{_IT_ALL} (be|get) (split|divide|assign|deal|spread){_AS} {{a:number}}( and| ,| :| to|) {{b:number}}",
        f"{{who:doer}}{_SPLITS} {_IT_ALL}{_AS} {{a:number}}( and| ,|) {{b:number}}( and| ,| , and|) {{c:number}}",
        f"{{who:doer}}{_SPLITS} {_IT_ALL}{_AS} {{a:number}} {{b:loyalty}}",
        f"{{who:doer}}{_SPLITS} {_IT_ALL}{_AS} {{a:number}} {{b:loyalty}} {{c:loyalty}}",
        f"{{who:doer}}{_SPLITS} (the|its|his|my|that|all) {{n:number}}( damage|){_AS} {{a:number}}( and| ,| :|) "
        "{b:number}",
        f"{{who:doer}}{_SPLITS} (the|its|his|my|that|all) {{n:number}}( damage|){_AS} {{a:number}}( and| ,|) "
        "{b:number}( and| ,| , and|) {c:number}",
        f"{{who:doer}}{_SPLITS} (the|its|his|my|that|all) {{n:number}}( damage|){_AS} {{a:number}} {{b:loyalty}}",
        f"{{who:doer}}{_SPLITS} (the|its|his|my|that|all) {{n:number}}( damage|){_AS} {{a:number}} {{b:loyalty}} "
        "{c:loyalty}",
    ),
    *told_acts(
        _split_sizes,
        f"{{who:doer}}{_SPLITS} {_IT_ALL}{_AS} {{a:size}}",
        f"{_IT_ALL} (be|get) (split|divide|assign|deal|spread){_AS} {{a:size}}",
        f"{{who:doer}}{_SPLITS} {_IT_ALL}{_AS} {{a:size}} {{c:number}}",
        f"{{who:doer}}{_SPLITS} (the|its|his|my|that|all) {{n:number}}( damage|){_AS} {{a:size}}",
    ),
)

PRODUCTIONS: Table = (
    *acts_casting.PRODUCTIONS,
    *acts_abilities.PRODUCTIONS,
    *acts_hitting.PRODUCTIONS,
    *acts_lands_used.PRODUCTIONS,
    *acts_countering.PRODUCTIONS,
    *acts_counters.PRODUCTIONS,
    *acts_permanents.PRODUCTIONS,
    *acts_loyalty.PRODUCTIONS,
    *acts_mana_spent.PRODUCTIONS,
    *acts_making.PRODUCTIONS,
    *acts_kicking.PRODUCTIONS,
    *acts_life_paid.PRODUCTIONS,
    *acts_attacks.PRODUCTIONS,
    *acts_combat.PRODUCTIONS,
    *acts_blocks.PRODUCTIONS,
    *acts_keywords.PRODUCTIONS,
    *acts_named.PRODUCTIONS,
    *acts_away.PRODUCTIONS,
    *acts_returning.PRODUCTIONS,
    *acts_ways.PRODUCTIONS,
    *acts_copying.PRODUCTIONS,
    *acts_befalling.PRODUCTIONS,
    *acts_dividing.PRODUCTIONS,
    *acts_assigning.PRODUCTIONS,
    *acts_saving.PRODUCTIONS,
    *acts_preventing.PRODUCTIONS,
    *_OTHERS,
)
