"""Static abilities: what holds as long as the object is in play."""

import re
from dataclasses import replace

from sandbox.meaning.abilities import Static
from sandbox.meaning.conditions import (
    Condition,
    DidNotAttack,
    During,
    Exists,
    IsAttackingAlone,
    IsKind,
    IsUntapped,
    Not,
)
from sandbox.meaning.continuous import (
    Cannot,
    CannotAttackYou,
    CannotHaveCounters,
    ControlledBy,
    EntersTapped,
    Has,
    IsAlso,
    LosesAllAbilities,
    MaximumHandSize,
    MayNotUntap,
    MoreDevotion,
    MustBeBlocked,
    NoMaximumHandSize,
    SkipsStep,
    UntapsInOtherTurns,
)
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.nodes import Modification
from sandbox.meaning.references import (
    CardsInGraveyard,
    Each,
    EachPlayer,
    Host,
    Itself,
    Opponents,
    Reference,
    Together,
    You,
)
from sandbox.terms.types import CardType
from sandbox.wording.becoming import ANIMATED
from sandbox.wording.grammar import Ends, Reading, Slots, Table, Unfit
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


def it_that_was_asked_about(condition: Condition, modifications: tuple[Modification, ...]) -> Static:
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


def _keeps_all_off(affected: Reference, modifications: tuple[Modification, ...]) -> bool:
    """That creatures of a kind can't attack you is no change of those creatures."""
    return isinstance(affected, Each) and len(modifications) == 1 and isinstance(modifications[0], CannotAttackYou)


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
        case Static(condition=Not(condition=condition), lingers=False, spares_itself=False) if not isinstance(
            condition, DidNotAttack
        ):
            return {"affected": value.affected, "modifications": value.modifications, "condition": condition}
    return None


def _silent_kind(value: object) -> Slots | None:
    match only_change(value):
        case Each(kind=kind, of=None, owned_by=None), change if change == Cannot("activate"):
            return {"kind": kind}
    return None


def _silent_thing(value: object) -> Slots | None:
    match only_change(value):
        case affected, change if change == Cannot("activate") and not isinstance(affected, Each):
            return {"affected": affected}
    return None


def _spared_by_the_legend_rule(value: object) -> Slots | None:
    match only_change(value):
        case affected, change if change == Cannot("meet the legend rule"):
            return {"affected": affected}
    return None


def only_change(value: object) -> tuple[Reference, Modification] | None:
    """What it affects and its one change, of a static ability that says nothing else."""
    match value:
        case Static(affected=affected, modifications=(change,), condition=None, lingers=False, spares_itself=False):
            return affected, change
    return None


def _kept_off_yours(by: Kind, what: Kind) -> Static:
    """What is said of all creatures and of yours alone is said of yours: they can't be blocked by such."""
    beside_it = by.power_below_its or by.power_at_most_its or by.power_above_its or by.toughness_below_its_power
    if by.controller is not None or what.controller != "you" or beside_it or by.another:
        raise Unfit
    return Static(Each(what), (Cannot("be blocked", by=by),))


def _has_in_graveyard(value: object) -> Slots | None:
    match only_change(value):
        case CardsInGraveyard(kind=kind, who=You()), Has(ability=ability):
            return {"kind": kind, "ability": ability}
    return None


def _hand_size(value: object) -> Slots | None:
    match only_change(value):
        case affected, MaximumHandSize(amount=amount):
            return {"affected": affected, "amount": amount}
    return None


def _untapped_besides(value: object) -> Slots | None:
    match only_change(value):
        case You(), UntapsInOtherTurns(kind=kind):
            return {"kind": kind}
    return None


PRODUCTIONS: Table = (
    native(STOP, _stops, lambda printing, value: "."),
    says(HOLDER, "{it:subject}", _holder, lambda value: {"it": value}),
    constant(HOLDER, "~ and (enchanted|equipped) creature( each|)", Together((Itself(), Host()))),
    constant(
        STATIC,
        "all creatures able to block ~ or enchanted creature do so",
        Static(Together((Itself(), Host())), (MustBeBlocked(),)),
    ),
    hears(STATIC, "{by:kinds} can't block {what:kinds}", _kept_off_yours),
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
    unless(
        say(STATIC, "{affected:holder} {modifications:static_changes}", Static),
        lambda **said: _enters_itself(**said) or _keeps_all_off(**said),
    ),
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
        lambda affected, modifications: Static(affected, modifications, During(whose="another")),
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
    *[
        hears(
            STATIC,
            f"as long as {{condition:condition}}, it's {said}",
            lambda condition, types=types: it_that_was_asked_about(condition, (IsAlso(frozenset(types)),)),
        )
        for said, types in (
            ("an artifact creature( in addition to its other types|)", (CardType.ARTIFACT, CardType.CREATURE)),
            ("a creature in addition to its other types", (CardType.CREATURE,)),
        )
    ],
    hears(
        STATIC,
        "{affected:holder} <doesn't|don't> untap during your untap step",
        _stays_tapped,
    ),
    hears(
        STATIC,
        "as long as {condition:condition}, (it|that creature) {modifications:static_changes}",
        it_that_was_asked_about,
    ),
    hears(
        STATIC,
        "{affected:holder} <doesn't|don't> untap during your untap step if {condition:condition}",
        lambda affected, condition: replace(_stays_tapped(affected), condition=condition),
    ),
    hears(
        STATIC,
        "{affected:holder} {modifications:static_changes} as long as it's attacking alone",
        lambda affected, modifications: Static(affected, modifications, IsAttackingAlone(affected)),
    ),
    *passes(PLAYERS, PLAYER),
    hears(PLAYERS, "players", EachPlayer),
    hears(PLAYERS, "your opponents", Opponents),
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
    hears(STATIC, "{by:kinds} can't block (~|it)", lambda by: Static(Itself(), (Cannot("be blocked", by=by),))),
    constant(STATIC, "all creatures able to block ~ do so", Static(Itself(), (MustBeBlocked(),))),
    constant(
        STATIC,
        "cards in graveyards (lose all|have no) abilities",
        Static(CardsInGraveyard(ANYTHING, EachPlayer()), (LosesAllAbilities(),)),
    ),
    says(
        STATIC,
        "each {kind:card_kind} in your graveyard has {ability:keyword}",
        lambda kind, ability: Static(CardsInGraveyard(kind, You()), (Has(ability),)),
        _has_in_graveyard,
    ),
    hears(STATIC, "skip your {step:step_name}", lambda step: Static(You(), (SkipsStep(step),))),
    constant(
        STATIC,
        "your devotion to each color and each combination of colors is increased by one",
        Static(You(), (MoreDevotion(),)),
    ),
    says(
        STATIC,
        "untap all {kind:kinds} you control during each other player's untap step",
        lambda kind: Static(You(), (UntapsInOtherTurns(kind),)),
        _untapped_besides,
    ),
    constant(STATIC, 'the "legend rule" doesn\'t apply', Static(Each(ANYTHING), (Cannot("meet the legend rule"),))),
    says(
        STATIC,
        'the "legend rule" doesn\'t apply to {affected:holder}',
        lambda affected: Static(affected, (Cannot("meet the legend rule"),)),
        _spared_by_the_legend_rule,
    ),
    hears(
        STATIC,
        "counters can't be put on {kind:kinds}",
        lambda kind: Static(Each(kind), (CannotHaveCounters(),)),
    ),
    constant(STATIC, "your life total can't change", Static(You(), (Cannot("gain life"), Cannot("lose life")))),
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
        ABILITY,
        "{it:static}{stop:stop}",
        lambda it, stop: it,
        lambda value: {"it": value, "stop": "."} if isinstance(value, Static) else None,
    ),
)
