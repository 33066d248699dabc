"""Static abilities: what holds as long as the object is in play."""

import re
from dataclasses import replace
from functools import partial

from sandbox.meaning.abilities import Static
from sandbox.meaning.amounts import Amount, Sum
from sandbox.meaning.conditions import Condition, During, Exists, IsKind, IsUntapped, Not
from sandbox.meaning.continuous import (
    Cannot,
    ControlledBy,
    DamageLeavesLife,
    EntersTapped,
    HasBasePT,
    LosesAllAbilities,
    MaximumHandSize,
    MayNotUntap,
    MoreDevotion,
    MustBeBlocked,
    NoMaximumHandSize,
    PreventsDamage,
    RedirectsDamage,
    SkipsStep,
)
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.nodes import Modification
from sandbox.meaning.references import CardsInGraveyard, Each, EachPlayer, Host, Itself, Reference, You
from sandbox.wording.becoming import ANIMATED
from sandbox.wording.grammar import Ends, Production, Reading, Slots, Table, Unfit
from sandbox.wording.phrases import ABILITY, HOLDER, PLAYER, PLAYERS, STATIC, STOP
from sandbox.wording.pointing import Aimed, Said
from sandbox.wording.saying import constant, hears, native, passes, say, says, unless

_END = re.compile(r"\.(?!\w)|(?<=\.\")|(?=\")|$")


def _stops(reading: Reading, at: int) -> Ends[str]:
    if found := _END.match(reading.text, at):
        return {found.end(): "."}
    reading.miss(at, "the end of the sentence")
    return {}


def _of_what_was_asked(condition: Condition) -> Static:
    """`it` is what the condition asks about."""
    asked = condition.condition if isinstance(condition, Not) else condition
    if not isinstance(asked, IsKind):
        raise Unfit
    return Static(_holder(asked.what), ANIMATED, condition)


def _it_that_was_asked_about(condition: Condition, modifications: tuple[Modification, ...]) -> Static:
    """`it` is what the condition asks about: the card itself, or what it is on."""
    asked = condition.condition if isinstance(condition, Not) else condition
    about = Itself() if isinstance(asked, IsUntapped) else getattr(asked, "what", None)
    if not isinstance(about, Itself | Host):
        raise Unfit
    return Static(about, modifications, condition)


def _holder(it: Reference) -> Reference:
    """What a static ability affects is neither aimed at nor pointed back at."""
    if isinstance(it, (Aimed, Said)):
        raise Unfit
    return it


def _enters_itself(affected: Reference, modifications: tuple[Modification, ...]) -> bool:
    """What a thing's own text says of how it enters happens as it enters, and holds for nothing."""
    return affected == Itself() and modifications == (EntersTapped(),)


def _attacks_by_lands(condition: Condition, affected: Reference, modifications: tuple[Modification, ...]) -> bool:
    """`can't attack unless defending player controls an Island` is asked of whomever it would attack."""
    of_defender = isinstance(condition, Exists) and condition.kind.controller == "defending"
    return of_defender and modifications == (Cannot("attack"),)


def _stays_tapped(affected: Reference) -> Static:
    """Only what is yours is held down in your untap step alone."""
    own = isinstance(affected, Each) and affected.kind.controller == "you"
    if affected != Itself() and not own:
        raise Unfit
    return Static(affected, (Cannot("untap"),))


def _unless_so(value: object) -> Slots | None:
    match value:
        case Static(condition=Not(condition=condition), lingers=False, spares_itself=False):
            return {"affected": value.affected, "modifications": value.modifications, "condition": condition}
    return None


def _silent_kind(value: object) -> Slots | None:
    match _only_change(value):
        case Each(kind=kind, of=None, owned_by=None), change if change == Cannot("activate"):
            return {"kind": kind}
    return None


def _silent_thing(value: object) -> Slots | None:
    match _only_change(value):
        case affected, change if change == Cannot("activate") and not isinstance(affected, Each):
            return {"affected": affected}
    return None


_LIFE_LEFT = "damage that would reduce your life total to less than 1 reduces it to 1 instead"
_SHIELD = PreventsDamage()
ALL_BOTH = tuple([PreventsDamage(dealt_to=way) for way in (True, False)])
BOTH = tuple([PreventsDamage(dealt_to=way, combat_only=True) for way in (True, False)])


def _only_change(value: object) -> tuple[Reference, Modification] | None:
    """What it affects and its one change, of a static ability that says nothing else."""
    match value:
        case Static(affected=affected, modifications=(change,), condition=None, lingers=False, spares_itself=False):
            return affected, change
    return None


def _turned(value: object) -> Slots | None:
    match _only_change(value):
        case affected, RedirectsDamage(to=to):
            return {"affected": affected, "to": to}
    return None


def _hand_size(value: object) -> Slots | None:
    match _only_change(value):
        case affected, MaximumHandSize(amount=amount):
            return {"affected": affected, "amount": amount}
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
        match _only_change(value):
            case affected, PreventsDamage(by=by) if value == (build(affected, by) if narrowed else build(affected)):
                return {"affected": affected, "by": by}
        return None

    return says(STATIC, notation, build, apart)


def _sized(it: Reference, amount: Amount) -> Static:
    return Static(it, (HasBasePT(amount, amount),))


def _size(value: object) -> Slots | None:
    match _only_change(value):
        case affected, HasBasePT(power=power, toughness=toughness) if power == toughness:
            return {"it": affected, "amount": power}
    return None


def _size_while(value: object) -> Slots | None:
    match value:
        case Static(affected=affected, modifications=(HasBasePT(power=power, toughness=toughness),)) if (
            value == Static(affected, value.modifications, value.condition) and power == toughness
        ):
            found: Slots = {"it": affected, "amount": power, "condition": value.condition}
            return found if value.condition is not None else None
    return None


def _one_sized(number: str, it: Reference, amount: Amount) -> Static:
    """The other number is the printed one."""
    power, toughness = (amount, None) if number == "power" else (None, amount)
    return Static(it, (HasBasePT(power, toughness),))


def _one_size(number: str, value: object) -> Slots | None:
    match _only_change(value):
        case affected, HasBasePT(power=power, toughness=toughness):
            amount, other = (power, toughness) if number == "power" else (toughness, power)
            return {"it": affected, "amount": amount} if other is None else None
    return None


def _sized_apart(value: object) -> Slots | None:
    match _only_change(value):
        case affected, HasBasePT(power=power, toughness=Sum(amount=amount, more=more)) if power == amount:
            return {"it": affected, "amount": power, "more": more}
    return None


PRODUCTIONS: Table = (
    native(STOP, _stops, lambda printing, value: "."),
    says(HOLDER, "{it:subject}", _holder, lambda value: {"it": value}),
    says(
        STATIC,
        "activated abilities of {kind:kinds} can't be activated",
        lambda kind: Static(Each(kind), (Cannot("activate"),)),
        _silent_kind,
    ),
    says(
        STATIC,
        "{affected:pointing_whose} activated abilities can't be activated",
        lambda affected: Static(_holder(affected), (Cannot("activate"),)),
        _silent_thing,
    ),
    unless(say(STATIC, "{affected:holder} {modifications:static_changes}", Static), _enters_itself),
    unless(
        hears(STATIC, "{affected:holder} {modifications:static_changes} if {condition:condition}", Static),
        lambda condition, **others: _enters_itself(**others),
    ),
    unless(
        says(
            STATIC,
            "{affected:holder} {modifications:static_changes} unless {condition:condition}",
            lambda affected, modifications, condition: Static(affected, modifications, Not(condition)),
            _unless_so,
        ),
        lambda condition, **others: _enters_itself(**others) or _attacks_by_lands(condition, **others),
    ),
    hears(
        STATIC,
        "during your turn, {affected:holder} {modifications:static_changes}",
        lambda affected, modifications: Static(affected, modifications, During(whose="your")),
    ),
    hears(
        STATIC,
        "{affected:holder} {modifications:static_changes} during your turn",
        lambda affected, modifications: Static(affected, modifications, During(whose="your")),
    ),
    hears(
        STATIC,
        "during turns other than yours, {affected:holder} {modifications:static_changes}",
        lambda affected, modifications: Static(affected, modifications, During(whose="opponent")),
    ),
    say(STATIC, "{affected:holder} {modifications:static_changes} as long as {condition:condition}", Static),
    hears(
        STATIC,
        "as long as {condition:condition}, {affected:holder} {modifications:static_changes}",
        Static,
    ),
    hears(
        STATIC,
        "as long as {condition:condition}, it's an artifact creature with power and toughness each equal to its mana"
        " value",
        _of_what_was_asked,
    ),
    hears(
        STATIC,
        "{affected:holder} <doesn't|don't> untap during your untap step",
        _stays_tapped,
    ),
    hears(
        STATIC,
        "as long as {condition:condition}, (it|that creature) {modifications:static_changes}",
        _it_that_was_asked_about,
    ),
    hears(
        STATIC,
        "{affected:holder} <doesn't|don't> untap during your untap step if {condition:condition}",
        lambda affected, condition: replace(_stays_tapped(affected), condition=condition),
    ),
    *passes(PLAYERS, PLAYER),
    hears(PLAYERS, "players", EachPlayer),
    say(STATIC, "{affected:players} {modifications:static_changes}", Static),
    say(STATIC, "{affected:players} {modifications:static_changes} as long as {condition:condition}", Static),
    hears(
        STATIC,
        "as long as {condition:condition}, {affected:players} {modifications:static_changes}",
        Static,
    ),
    say(
        STATIC,
        "{affected:holder} {modifications:static_changes}. This effect doesn't remove ~",
        Static,
        spares_itself=True,
    ),
    say(
        STATIC,
        "{affected:holder} {modifications:static_changes}. If ~ leaves the battlefield, this effect continues until end"
        " of turn",
        Static,
        lingers=True,
    ),
    constant(
        STATIC,
        "all creatures able to block (enchanted creature|equipped creature) do so",
        Static(Host(), (MustBeBlocked(),)),
    ),
    constant(STATIC, "all creatures able to block ~ do so", Static(Itself(), (MustBeBlocked(),))),
    constant(
        STATIC,
        "cards in graveyards (lose all|have no) abilities",
        Static(CardsInGraveyard(ANYTHING, EachPlayer()), (LosesAllAbilities(),)),
    ),
    hears(STATIC, "skip your {step:step_name}", lambda step: Static(You(), (SkipsStep(step),))),
    constant(
        STATIC,
        "your devotion to each color and each combination of colors is increased by one",
        Static(You(), (MoreDevotion(),)),
    ),
    constant(STATIC, "you have no maximum hand size", Static(You(), (NoMaximumHandSize(),))),
    says(
        STATIC,
        "{affected:whose} maximum hand size is {amount:count_word}",
        lambda affected, amount: Static(affected, (MaximumHandSize(amount),)),
        _hand_size,
    ),
    constant(
        STATIC,
        "you control enchanted (creature|land|artifact|permanent|enchantment)",
        Static(Host(), (ControlledBy(You()),)),
    ),
    constant(STATIC, "you may choose not to untap ~ during your untap step", Static(Itself(), (MayNotUntap(),))),
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
    says(STATIC, "{it:pointing_whose} power and toughness are each equal to {amount:measure}", _sized, _size),
    says(
        STATIC,
        "{it:pointing_whose} power and toughness are each equal to {amount:measure} as long as {condition:condition}",
        lambda it, amount, condition: replace(_sized(it, amount), condition=condition),
        _size_while,
    ),
    hears(
        STATIC,
        "as long as {condition:condition}, its power and toughness are each equal to {amount:measure}",
        lambda condition, amount: _it_that_was_asked_about(condition, (HasBasePT(amount, amount),)),
    ),
    *[
        hears(
            STATIC,
            f"during {said}, {{it:pointing_whose}} power and toughness are each {number}",
            lambda it, amount, whose=whose: replace(_sized(it, amount), condition=During(whose=whose)),
        )
        for said, whose in (("your turn", "your"), ("turns other than yours", "opponent"))
        for number in ("{amount:figure}", "equal to {amount:measure}")
    ],
    *[
        says(
            STATIC,
            f"{{it:pointing_whose}} {number} is equal to {{amount:measure}}",
            partial(_one_sized, number),
            partial(_one_size, number),
        )
        for number in ("power", "toughness")
    ],
    says(
        STATIC,
        "{it:pointing_whose} power is equal to {amount:measure} and its toughness is equal to that number plus"
        " {more:figure}",
        lambda it, amount, more: Static(it, (HasBasePT(amount, Sum(amount, more)),)),
        _sized_apart,
    ),
    says(
        ABILITY,
        "{it:static}{stop:stop}",
        lambda it, stop: it,
        lambda value: {"it": value, "stop": "."} if isinstance(value, Static) else None,
    ),
)
