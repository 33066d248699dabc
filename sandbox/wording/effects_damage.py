"""Damage, its prevention, and regeneration."""

from dataclasses import replace

from sandbox.meaning.amounts import Amount, ThatMuch
from sandbox.meaning.conditions import Condition
from sandbox.meaning.continuous import PreventsDamage
from sandbox.meaning.effects import (
    DamageEachPlayer,
    DamageNotPreventedNow,
    DealDamage,
    ExileFromTop,
    GainLife,
    Heal,
    Modify,
    Prevent,
    PreventNextFromSource,
    RedirectDamage,
    RedirectFromSource,
    Regenerate,
    WhenSourceDamages,
)
from sandbox.meaning.references import EachPlayer, Opponents, Reference, You
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import COMMAND, ENDING
from sandbox.wording.pointing import Aimed, Same, holds
from sandbox.wording.saying import constant, hears, prints, say, says
from sandbox.wording.surface import (
    GAINED,
    GainsWhatIsPrevented,
    NotPrevented,
    OrInstead,
    counts_of_the_damaged,
    speaks_of_a_player,
)

_NEXT_TIME = (
    "the next time (a|an) {{{kind}:source_kind}} of your choice would deal damage to {{to:recipient}} this turn"
)

_NEXT_OF_THE_COLOR = _NEXT_TIME.format(kind="by").replace("your choice", "your choice of the chosen color")


def _deals_instead(condition: Condition, source: Reference, amount: Amount) -> OrInstead:
    """To the same: what was aimed at before."""
    if holds(condition, Aimed) or holds(source, Aimed):
        raise Unfit
    return OrInstead(condition, (DealDamage(amount, (Same(),), source),))


def _of_one_number(source: Reference, to: tuple[Reference, ...], amount: Amount) -> DealDamage:
    """Where each player is dealt an amount of the own, it is counted for each."""
    if to in ((EachPlayer(),), (Opponents(),)) and speaks_of_a_player(amount):
        raise Unfit
    return DealDamage(amount, to, source)


def _dealt_among(source: Reference, amount: Amount, to: Reference, evenly: bool) -> DealDamage:
    if not isinstance(to, Aimed):
        raise Unfit
    return DealDamage(amount, (Aimed(replace(to.spec, divided=True, evenly=evenly)),), source)


def _divided(value: object, evenly: bool) -> Slots | None:
    match value:
        case DealDamage(to=(Aimed(spec=spec), *_)) if spec.divided and spec.evenly is evenly:
            among = Aimed(replace(spec, divided=False, evenly=False))
            return {"source": value.source, "amount": value.amount, "to": among}
    return None


BOTH_WAYS = tuple(PreventsDamage(dealt_to=way, combat_only=True) for way in (True, False))


PRODUCTIONS: Table = (
    prints(
        COMMAND,
        "{it:command}. The damage can't be prevented",
        lambda value: (
            {"it": replace(value, unpreventable=False)}
            if isinstance(value, DealDamage) and value.unpreventable
            else None
        ),
    ),
    prints(
        COMMAND,
        "{source:subject} <deals|deal> damage to {to:recipients} equal to {amount:measure}",
        lambda value: value.parts() if isinstance(value, DealDamage) and counts_of_the_damaged(value) else None,
    ),
    hears(ENDING, ". The damage can't be prevented", NotPrevented),
    hears(ENDING, " and the damage can't be prevented", NotPrevented),
    say(COMMAND, "{source:subject} <deals|deal> {amount:number} damage to {to:recipients}", DealDamage),
    say(COMMAND, "{source:subject} <deals|deal> damage equal to {amount:measure} to {to:recipients}", DealDamage),
    hears(
        COMMAND,
        "{source:subject} <deals|deal> damage to {to:recipients} equal to {amount:measure}",
        _of_one_number,
    ),
    say(
        COMMAND,
        "{source:subject} <deals|deal> to each player damage equal to {amount:player_measure}",
        DamageEachPlayer,
        "{source:subject} <deals|deal> damage to each player equal to {amount:player_measure}",
    ),
    say(
        COMMAND,
        "{source:subject} <deals|deal> to each opponent damage equal to {amount:player_measure}",
        DamageEachPlayer,
        "{source:subject} <deals|deal> damage to each opponent equal to {amount:player_measure}",
        who=Opponents(),
    ),
    hears(COMMAND, "{amount:number} damage to {to:recipients}", lambda amount, to: DealDamage(amount, to, Same())),
    hears(
        COMMAND,
        "an additional {amount:number} damage to {to:recipients}",
        lambda amount, to: DealDamage(amount, to, Same()),
    ),
    hears(
        COMMAND,
        "{amount:number} additional damage to {to:recipients}",
        lambda amount, to: DealDamage(amount, to, Same()),
    ),
    hears(
        COMMAND,
        "if {condition:condition}, {source:subject} deals {amount:number} damage instead",
        _deals_instead,
    ),
    prints(
        COMMAND,
        "{amount:number} damage to {to:recipients}",
        lambda value: (
            {"amount": value.amount, "to": value.to} if isinstance(value, DealDamage) and value.along else None
        ),
    ),
    says(
        COMMAND,
        "{source:subject} <deals|deal> {amount:number} damage divided evenly, rounded down, among {to:target}",
        lambda source, amount, to: _dealt_among(source, amount, to, evenly=True),
        lambda value: _divided(value, evenly=True),
    ),
    says(
        COMMAND,
        "{source:subject} <deals|deal> {amount:number} damage divided as you choose among {to:target}",
        lambda source, amount, to: _dealt_among(source, amount, to, evenly=False),
        lambda value: _divided(value, evenly=False),
    ),
    say(COMMAND, "prevent the next {amount:number} damage that would be dealt to {to:recipient} this turn", Prevent),
    say(COMMAND, "prevent all damage that would be dealt to {to:recipient} this turn", Prevent, amount=None),
    say(
        COMMAND,
        "prevent all combat damage that would be dealt to {to:recipient} this turn",
        Prevent,
        amount=None,
        combat_only=True,
    ),
    say(
        COMMAND,
        "prevent all combat damage that would be dealt this turn",
        Prevent,
        amount=None,
        to=None,
        combat_only=True,
    ),
    say(
        COMMAND,
        "prevent all combat damage that would be dealt this turn by {by:kinds}",
        Prevent,
        amount=None,
        to=None,
        combat_only=True,
    ),
    say(COMMAND, "prevent all damage that would be dealt this turn by {by:kinds}", Prevent, amount=None, to=None),
    hears(
        COMMAND,
        "prevent all damage that would be dealt this turn",
        lambda: Prevent(None, None),
    ),
    says(
        COMMAND,
        f"{_NEXT_OF_THE_COLOR}, prevent that damage",
        lambda by, to: PreventNextFromSource(replace(by, chosen_color=True), to),
        lambda value: (
            {"by": replace(value.by, chosen_color=False), "to": value.to}
            if isinstance(value, PreventNextFromSource) and value.by.chosen_color and not value.effects
            else None
        ),
    ),
    say(
        COMMAND,
        f"{_NEXT_TIME.format(kind='by')}, prevent that damage",
        PreventNextFromSource,
    ),
    say(
        COMMAND,
        f"{_NEXT_TIME.format(kind='by')}, prevent that damage and {{effects:commands}}",
        PreventNextFromSource,
    ),
    hears(ENDING, ". You gain life equal to the damage prevented this way", GainsWhatIsPrevented),
    prints(
        COMMAND,
        "{it:command}. You gain life equal to the damage prevented this way",
        lambda value: (
            {"it": replace(value, after=())} if isinstance(value, Prevent) and value.after == GAINED else None
        ),
    ),
    hears(
        COMMAND,
        f"{_NEXT_TIME.format(kind='by')}, prevent that damage. You gain life equal to the damage prevented this way",
        lambda by, to: PreventNextFromSource(by, to, (GainLife(ThatMuch()),)),
    ),
    hears(
        COMMAND,
        f"{_NEXT_TIME.format(kind='by')}, prevent that damage. Exile cards from the top of your library equal to the"
        " damage prevented this way",
        lambda by, to: PreventNextFromSource(by, to, (ExileFromTop(ThatMuch(), You()),)),
    ),
    say(
        COMMAND,
        "prevent all damage that would be dealt to {to:you_and} this turn",
        Prevent,
        amount=None,
    ),
    say(
        COMMAND,
        f"{_NEXT_TIME.format(kind='by')}, that damage is dealt and {{effects:commands}}",
        WhenSourceDamages,
        f"{_NEXT_TIME.format(kind='by')}, instead that source deals that much damage to you and {{effects:commands}}",
        f"{_NEXT_TIME.format(kind='by')}, {{effects:commands}}",
    ),
    say(
        COMMAND,
        "the next {amount:number} damage that would be dealt to {to:recipient} this turn is dealt to"
        " {instead_to:recipient} instead",
        RedirectDamage,
    ),
    say(
        COMMAND,
        "the next {amount:number} damage that {by:source_choice} would deal to you and/or permanents you control this"
        " turn is dealt to {instead_to:recipient} instead",
        RedirectFromSource,
    ),
    say(
        COMMAND,
        "all damage that would be dealt to {to:recipient} this turn is dealt to {instead_to:recipient} instead",
        RedirectDamage,
        amount=None,
    ),
    say(
        COMMAND,
        f"{_NEXT_TIME.format(kind='next_from')}, that damage is dealt to {{instead_to:recipient}} instead",
        RedirectDamage,
        f"{_NEXT_TIME.format(kind='next_from')}, that source deals that damage to {{instead_to:recipient}} instead",
        amount=None,
    ),
    *[
        say(COMMAND, notation, Modify, modifications=shields)
        for notation, shields in (
            ("prevent all combat damage that would be dealt to and dealt by {what:thing} this turn", BOTH_WAYS),
            ("prevent all combat damage that would be dealt by {what:thing} this turn", BOTH_WAYS[1:]),
            ("prevent all damage that would be dealt by {what:thing} this turn", (PreventsDamage(dealt_to=False),)),
        )
    ],
    hears(
        COMMAND,
        "prevent all damage {what:thing} would deal this turn",
        lambda what: Modify(what, (PreventsDamage(dealt_to=False),)),
    ),
    hears(
        COMMAND,
        "prevent all combat damage {what:thing} would deal this turn",
        lambda what: Modify(what, BOTH_WAYS[1:]),
    ),
    hears(
        COMMAND,
        "prevent the next {amount:number} damage that would be dealt this turn to {to:recipient}",
        Prevent,
    ),
    say(COMMAND, "regenerate {what:thing}", Regenerate),
    say(COMMAND, "all damage already dealt to {what:thing} is healed", Heal, "heal all damage on {what:thing}"),
    constant(COMMAND, "damage can't be prevented this turn", DamageNotPreventedNow()),
)
