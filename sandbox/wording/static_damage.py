"""Static abilities that prevent and redirect damage."""

from dataclasses import replace

from sandbox.meaning.abilities import Static
from sandbox.meaning.conditions import Condition
from sandbox.meaning.continuous import DamageLeavesLife, PreventsDamage, RedirectsDamage
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.references import Reference, You
from sandbox.wording.grammar import Production, Slots, Table
from sandbox.wording.phrases import STATIC
from sandbox.wording.saying import constant, hears, says
from sandbox.wording.static import only_change

_LIFE_LEFT = "damage that would reduce your life total to less than 1 reduces it to 1 instead"
_SHIELD = PreventsDamage()
ALL_BOTH = tuple([PreventsDamage(dealt_to=way) for way in (True, False)])
BOTH = tuple([PreventsDamage(dealt_to=way, combat_only=True) for way in (True, False)])


def _turned(value: object) -> Slots | None:
    match only_change(value):
        case affected, RedirectsDamage(to=to):
            return {"affected": affected, "to": to}
    return None


def _life_left_if(value: object) -> Slots | None:
    match value:
        case Static(affected=You(), modifications=(DamageLeavesLife(),), condition=Condition() as condition):
            return {"condition": condition}
    return None


def _prevention(notation: str, shield: PreventsDamage = _SHIELD) -> Production:
    """`shield`: what the words imply of it; from what it keeps off, a slot may say."""
    narrowed = "{by:" in notation

    def build(affected: Reference, by: Kind = ANYTHING) -> Static:
        return Static(affected, (replace(shield, by=by),))

    def apart(value: object) -> Slots | None:
        match only_change(value):
            case affected, PreventsDamage(by=by) if value == (build(affected, by) if narrowed else build(affected)):
                return {"affected": affected, "by": by}
        return None

    return says(STATIC, notation, build, apart)


PRODUCTIONS: Table = (
    says(
        STATIC,
        "all damage that would be dealt to {affected:recipient} is dealt to {to:recipient} instead",
        lambda affected, to: Static(affected, (RedirectsDamage(to),)),
        _turned,
    ),
    constant(STATIC, _LIFE_LEFT, Static(You(), (DamageLeavesLife(),))),
    says(
        STATIC,
        f"if {{condition:condition}}, {_LIFE_LEFT}",
        lambda condition: Static(You(), (DamageLeavesLife(),), condition),
        _life_left_if,
    ),
    _prevention("prevent all damage that would be dealt to {affected:recipient}"),
    _prevention("prevent all damage that would be dealt to {affected:recipient} by {by:kinds}"),
    _prevention("prevent all damage that would be dealt to {affected:recipient} by {by:source_kinds}"),
    _prevention(
        "prevent all damage that would be dealt to {affected:recipient} by sources of the chosen color",
        PreventsDamage(chosen_color=True),
    ),
    _prevention(
        "prevent all combat damage that would be dealt to {affected:recipient}", PreventsDamage(combat_only=True)
    ),
    _prevention(
        "prevent all noncombat damage that would be dealt to {affected:recipient}", PreventsDamage(noncombat_only=True)
    ),
    _prevention("prevent all damage that would be dealt by {affected:recipient}", PreventsDamage(dealt_to=False)),
    _prevention(
        "prevent all combat damage that would be dealt by {affected:recipient}",
        PreventsDamage(dealt_to=False, combat_only=True),
    ),
    says(
        STATIC,
        "prevent all combat damage that would be dealt to and dealt by {affected:recipient}",
        lambda affected: Static(affected, BOTH),
        lambda value: (
            {"affected": value.affected} if isinstance(value, Static) and value.modifications == BOTH else None
        ),
    ),
    says(
        STATIC,
        "prevent all damage that would be dealt to and dealt by {affected:recipient}",
        lambda affected: Static(affected, ALL_BOTH),
        lambda value: (
            {"affected": value.affected} if isinstance(value, Static) and value.modifications == ALL_BOTH else None
        ),
    ),
    hears(
        STATIC,
        "if (a source|damage) would (deal damage|be dealt) to {affected:recipient}, prevent that damage",
        lambda affected: Static(affected, (PreventsDamage(),)),
    ),
)
