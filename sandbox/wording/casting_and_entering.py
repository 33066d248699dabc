"""What a card says about its own casting, and about its entering play."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.abilities import (
    AdditionalCost,
    AlternativeCost,
    AtMostInCombat,
    AttackCost,
    BeginsInPlay,
    CannotBeCountered,
    CannotCast,
    CastAsThoughFlash,
    CastOnly,
    ChosenNameNotCast,
    CostsLess,
    CostsMoreForEachTarget,
    DamageNotPrevented,
    DoNotAttackYou,
    OnlyForAnte,
    SpellsAsThoughFlash,
    SpellsCannotBeCountered,
    SpellsCost,
    XPaidWith,
)
from sandbox.meaning.amounts import Amount, BasicLandTypesAmong, Greatest, NumberOf, ThatMuch, Times, X
from sandbox.meaning.conditions import AimsAt, CostWasPaid
from sandbox.meaning.continuous import Has
from sandbox.meaning.effects import (
    AtNext,
    Destroy,
    Duration,
    Effect,
    EnterAsCopy,
    EnterTapped,
    If,
    May,
    Modify,
    PutCounters,
    RemoveFromGame,
    Return,
    Sacrifice,
    ShuffleIntoLibrary,
)
from sandbox.meaning.events import AtEndOfTurn, BeginningOf, Dies, PutIntoGraveyard
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import ControllerOf, EachPlayer, Itself, Opponents, You
from sandbox.meaning.replacement_effects import (
    AsEnters,
    DoNotEnter,
    DoublesCounters,
    DoublesLifeGained,
    DoublesTokens,
    EnterAsCopiesOfIt,
    EnterWithCounters,
    Instead,
    InsteadOfLosing,
    RemovedIfDies,
    RemovedInstead,
)
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone
from sandbox.wording.counting import BY_ONES
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import ABILITY, ARRIVAL, COLOR, GENERIC_COST, ITS_ARRIVAL, REPLACED, REPLACING
from sandbox.wording.pointing import holds
from sandbox.wording.saying import constant, fields_of, hears, prints, say, says

_NEXT_CLEANUP = BeginningOf("cleanup", EachPlayer())


def _unless(value: object) -> Slots | None:
    effect = _first(value)
    return {"condition": effect.condition} if isinstance(effect, If) and not effect.effects else None


def _first(effects: object) -> object:
    return effects[0] if isinstance(effects, tuple) and effects else None


def _arrival_if(value: object) -> Slots | None:
    effect = _first(value.effects) if isinstance(value, AsEnters) else None
    if not isinstance(effect, If) or not effect.effects:
        return None
    return {"condition": effect.condition, "effects": effect.effects}


def _with_counters_and_word(value: object) -> Slots | None:
    match value:
        case (PutCounters() as counters, Modify(modifications=(Has(ability=word), *_))):
            slots = _counters((counters,), None)
            return None if slots is None else {**slots, "word": word}
    return None


def _copied(value: object, in_graveyard: bool) -> Slots | None:
    match value:
        case (May(effects=(EnterAsCopy(kind=kind, exceptions=exceptions) as copy, *_)), *_):
            return {"kind": kind, "exceptions": exceptions} if copy.in_graveyard is in_graveyard else None
    return None


def _counters(value: object, amount: int | None) -> Slots | None:
    """`amount`: only if there are that many counters."""
    match value:
        case (PutCounters(what=Itself(), name=name, amount=found),) if amount in (None, found):
            return {"name": name, "amount": found}
    return None


def _tapped_with_counters(value: object, amount: int | None) -> Slots | None:
    match value:
        case (EnterTapped(what=Itself()), *counters):
            return _counters(tuple(counters), amount)
    return None


def _of_others(amount: Amount) -> Amount:
    """What enters is not there yet when the number is found (2026, 614.12). A number that asks for the X of a cost, or
    for the thing itself, is none of these."""
    if holds(amount, X) or holds(amount, Itself) or holds(amount, ThatMuch):
        raise Unfit
    if isinstance(amount, BasicLandTypesAmong | Greatest | NumberOf):
        return amount.with_parts({"kind": replace(amount.kind, another=True)})
    return amount


def _only_counters(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """How it is printed that something else than counters depends on a condition is said elsewhere."""
    if not all(isinstance(each, PutCounters) for each in effects):
        raise Unfit
    return effects


def _counted_counters(value: object, factor: int | None) -> Slots | None:
    """`factor` None: multiplied by the one that the amount says."""
    match value:
        case (PutCounters(what=Itself(), name=name, amount=Times(factor=times, amount=one)),) if not factor:
            return {"name": name, "factor": times, "amount": one} if isinstance(one, BY_ONES) else None
        case (PutCounters(what=Itself(), name=name, amount=one),) if factor:
            return {"name": name, "amount": one} if isinstance(one, BY_ONES) else None
    return None


def _measured_counters(value: object) -> Slots | None:
    match value:
        case (PutCounters(what=Itself(), name=name, amount=Meaning() as amount),) if not holds(amount, X):
            return {"name": name, "amount": amount}
    return None


def _spells_cost() -> Table:
    whose = ((EachPlayer(), ""), (You(), " you cast"), (Opponents(), " your opponents cast"))
    kinds = ("{kind:spell_kinds}", "{kind:spell_kinds} and {or_kind:spell_kinds}")
    return tuple(
        [
            say(ABILITY, f"{kind}{cast} cost {{{{{how}:figure}}}} {how} to cast.", SpellsCost, who=who)
            for who, cast in whose
            for kind in kinds
            for how in ("more", "less")
        ]
    )


_WHO_CANNOT = (("You", You()), ("Your opponents", Opponents()))
PRODUCTIONS: Table = (
    say(
        ABILITY,
        "As an additional cost to cast ~, {cost:deed}.",
        AdditionalCost,
        "As an additional cost to play ~, {cost:deed}.",
    ),
    say(ABILITY, "You may {cost:deed} rather than pay ~'s mana cost.", AlternativeCost),
    say(ABILITY, "~ costs {cost:mana_cost} more to cast for each target beyond the first.", CostsMoreForEachTarget),
    say(ABILITY, "~ costs {{less:figure}} less to cast for each {times:per}.", CostsLess),
    says(
        ABILITY,
        "~ costs {X} less to cast, where X is {times:measure}.",
        lambda times: CostsLess(1, times),
        lambda value: {"times": value.times} if isinstance(value, CostsLess) and value.times != 1 else None,
    ),
    say(ABILITY, "~ costs {{less:figure}} less to cast if {condition:condition}.", CostsLess),
    says(
        ABILITY,
        "~ costs {{less:figure}} less to cast if it targets (a|an) {kind:kind}.",
        lambda less, kind: CostsLess(less, condition=AimsAt(kind)),
        lambda value: (
            {"less": value.less, "kind": value.condition.kind}
            if isinstance(value, CostsLess) and isinstance(value.condition, AimsAt)
            else None
        ),
    ),
    hears(ABILITY, "If {condition:condition}, ~ costs {{less:figure}} less to cast.", CostsLess),
    hears(ABILITY, "~ costs {{less:figure}} less to cast as long as {condition:condition}.", CostsLess),
    constant(ABILITY, "~ can't be countered.", CannotBeCountered()),
    constant(ABILITY, "Damage can't be prevented.", DamageNotPrevented()),
    say(ABILITY, "{kind:spell_kinds} can't be countered.", SpellsCannotBeCountered),
    *[say(ABILITY, f"{whose} can't cast {{kind:spell_kinds}}.", CannotCast, who=who) for whose, who in _WHO_CANNOT],
    say(ABILITY, "{kind:spell_kinds} can't be cast.", CannotCast),
    *[
        say(ABILITY, f"{whose} can't cast more than one {{kind:spell_kind}} each turn.", CannotCast, who=who, after=1)
        for whose, who in (("Each player", EachPlayer()), ("Each opponent", Opponents()), ("You", You()))
    ],
    hears(
        ABILITY,
        "Players can't cast more than one {kind:spell_kind} each turn.",
        lambda kind: CannotCast(kind, after=1),
    ),
    hears(
        ABILITY,
        "Your opponents can't cast more than one {kind:spell_kind} each turn.",
        lambda kind: CannotCast(kind, Opponents(), after=1),
    ),
    *[constant(COLOR, color.value, color) for color in Color],
    say(ABILITY, "Spend only {color:color} mana on X.", XPaidWith),
    constant(ABILITY, "Remove ~ from your deck before playing if you're not playing for ante.", OnlyForAnte()),
    say(ABILITY, "You may cast ~ as though it had flash.", CastAsThoughFlash),
    say(ABILITY, "You may cast ~ as though it had flash if {condition:condition}.", CastAsThoughFlash),
    hears(
        ABILITY,
        "If {condition:condition}, you may cast ~ as though it had flash.",
        lambda condition: CastAsThoughFlash(condition=condition),
    ),
    say(ABILITY, "You may cast {kind:spell_kinds} as though they had flash.", SpellsAsThoughFlash),
    constant(
        ABILITY,
        "You may cast ~ as though it had flash. If you cast it any time a sorcery couldn't have been cast, the"
        " controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.",
        CastAsThoughFlash((AtNext(_NEXT_CLEANUP, (Sacrifice(Itself(), ControllerOf(Itself())),)),)),
    ),
    constant(
        ABILITY,
        "You may choose to (play|cast) ~ as an instant(; if|. If) you do, bury it at end of turn.",
        CastAsThoughFlash((AtNext(AtEndOfTurn(), (Destroy(Itself(), no_regeneration=True),)),)),
    ),
    say(ABILITY, "Cast ~ only during {when:time}.", CastOnly, "Cast ~ only {when:time}."),
    say(ABILITY, "Cast ~ only if {when:condition}.", CastOnly),
    prints(ABILITY, "{effects:arrival}.", fields_of(AsEnters)),
    say(ABILITY, "As ~ enters, {effects:commands}.", AsEnters),
    constant(ARRIVAL, "~ enters tapped", (EnterTapped(Itself()),)),
    says(
        ARRIVAL,
        "~ enters tapped unless {condition:condition}",
        lambda condition: (If(condition, (), (EnterTapped(Itself()),)),),
        _unless,
    ),
    says(
        ARRIVAL,
        "~ enters with (a|an) {name:counter_name} counter on it",
        lambda name: (PutCounters(Itself(), name),),
        lambda value: _counters(value, 1),
    ),
    says(
        ARRIVAL,
        "~ enters with (a|an) {name:counter_name} counter on it for each {amount:per}",
        lambda name, amount: (PutCounters(Itself(), name, _of_others(amount)),),
        lambda value: _counted_counters(value, 1),
    ),
    says(
        ARRIVAL,
        "~ enters with {factor:count_word} {name:counter_name} counters on it for each {amount:per}",
        lambda factor, name, amount: (PutCounters(Itself(), name, Times(factor, _of_others(amount))),),
        lambda value: _counted_counters(value, None),
    ),
    says(
        ARRIVAL,
        "~ enters with X {name:counter_name} counters on it, where X is {amount:measure}",
        lambda name, amount: (PutCounters(Itself(), name, _of_others(amount)),),
        _measured_counters,
    ),
    hears(
        ARRIVAL,
        "~ enters with a number of {name:counter_name} counters on it equal to {amount:measure}",
        lambda name, amount: (PutCounters(Itself(), name, _of_others(amount)),),
    ),
    says(
        ARRIVAL,
        "~ enters with {amount:count} {name:counter_name} counters on it",
        lambda name, amount: (PutCounters(Itself(), name, amount),),
        lambda value: _counters(value, None),
    ),
    says(
        ARRIVAL,
        "~ enters tapped (with|and with) {amount:count} {name:counter_name} counters on it",
        lambda name, amount: (EnterTapped(Itself()), PutCounters(Itself(), name, amount)),
        lambda value: _tapped_with_counters(value, None),
    ),
    says(
        ARRIVAL,
        "~ enters tapped (with|and with) (a|an) {name:counter_name} counter on it",
        lambda name: (EnterTapped(Itself()), PutCounters(Itself(), name)),
        lambda value: _tapped_with_counters(value, 1),
    ),
    says(
        ARRIVAL,
        "you may have ~ enter as a copy of (any|a) {kind:kind}{exceptions:copy_exceptions}",
        lambda kind, exceptions: (May((EnterAsCopy(kind, exceptions),)),),
        partial(_copied, in_graveyard=False),
    ),
    says(
        ARRIVAL,
        "you may have ~ enter as a copy of (any|a) {kind:card_kind} in a graveyard{exceptions:copy_exceptions}",
        lambda kind, exceptions: (May((EnterAsCopy(kind, exceptions, in_graveyard=True),)),),
        partial(_copied, in_graveyard=True),
    ),
    says(
        ITS_ARRIVAL,
        "it enters with {amount:count} {name:counter_name} counters on it",
        lambda name, amount: (PutCounters(Itself(), name, amount),),
        lambda value: _counters(value, None),
    ),
    says(
        ITS_ARRIVAL,
        "it enters with {amount:count} {name:counter_name} counters on it and with {word:keyword}",
        lambda name, amount, word: (
            PutCounters(Itself(), name, amount),
            Modify(Itself(), (Has(word),), Duration.FOR_GOOD),
        ),
        _with_counters_and_word,
    ),
    says(
        ABILITY,
        "If {condition:condition}, {effects:its_arrival}.",
        lambda condition, effects: AsEnters((If(condition, effects),)),
        _arrival_if,
    ),
    hears(
        ABILITY,
        "~ escapes with {amount:count} {name:counter_name} counters on it.",
        lambda amount, name: AsEnters((If(CostWasPaid("escape"), (PutCounters(Itself(), name, amount),)),)),
    ),
    hears(
        ABILITY,
        "~ escapes with (a|an) {name:counter_name} counter on it.",
        lambda name: AsEnters((If(CostWasPaid("escape"), (PutCounters(Itself(), name),)),)),
    ),
    hears(
        ABILITY,
        "{effects:arrival} if {condition:condition}{stop:stop}",
        lambda effects, condition, stop: AsEnters((If(condition, _only_counters(effects)),)),
    ),
    *[
        production
        for notation in (
            "{kind:kinds} enter with {amount:count_word} additional {name:counter_name} counters on them.",
            "Each {kind:kind} enters with {amount:count_word} additional {name:counter_name} counters on it.",
        )
        for production in (
            say(
                ABILITY,
                notation.replace("{amount:count_word}", "an").replace("counters", "counter"),
                EnterWithCounters,
                amount=1,
            ),
            say(ABILITY, notation, EnterWithCounters),
        )
    ],
    hears(
        ABILITY,
        "Each other {kind:kind} enters with an additional {name:counter_name} counter on it.",
        lambda kind, name: EnterWithCounters(replace(kind, another=True), name),
    ),
    say(ABILITY, "If (a|an) {kind:kind} would die, exile it instead.", RemovedIfDies),
    hears(ABILITY, "{effects:arrival}{stop:stop}", lambda effects, stop: AsEnters(effects)),
    constant(REPLACED, "~ would die", Dies()),
    hears(REPLACED, "~ would be put into a graveyard from the battlefield", Dies),
    constant(REPLACED, "~ would be put into a graveyard( from anywhere|)", PutIntoGraveyard()),
    constant(REPLACING, "exile (it|~)", (RemoveFromGame(Itself()),)),
    constant(REPLACING, "put (it|~) on top of its owner's library", (Return(Itself(), Zone.LIBRARY),)),
    constant(REPLACING, "return (it|~) to its owner's hand", (Return(Itself()),)),
    hears(REPLACING, "remove (it|~) from the game", lambda: (RemoveFromGame(Itself()),)),
    constant(REPLACING, "shuffle (it|~) into its owner's library", (ShuffleIntoLibrary(Itself()),)),
    hears(
        REPLACING,
        "reveal (it|~) and shuffle (it|~) into its owner's library",
        lambda: (ShuffleIntoLibrary(Itself()),),
    ),
    says(
        ABILITY,
        "If {event:replaced}, {effects:replacing} instead.",
        Instead,
        fields_of(Instead),
    ),
    constant(
        ABILITY,
        "If (~|this card) is in your opening hand, you may begin the game with it on the battlefield.",
        BeginsInPlay(),
    ),
    constant(
        ABILITY,
        "If an effect would create one or more tokens under your control, it creates twice that many of those tokens"
        " instead.",
        DoublesTokens(),
    ),
    constant(
        ABILITY,
        "If an effect would put one or more counters on a permanent you control, it puts twice that many of those"
        " counters on that permanent instead.",
        DoublesCounters(),
    ),
    constant(ABILITY, "Spells with the chosen name can't be cast.", ChosenNameNotCast()),
    hears(ABILITY, "The named card can't be cast.", ChosenNameNotCast),
    *[
        say(
            ABILITY,
            f"If a card would be put into {words} graveyard from anywhere, exile it instead.",
            RemovedInstead,
            whose=whose,
        )
        for words, whose in (("an opponent's", Opponents()), ("your", You()), ("a", EachPlayer()))
    ],
    *[constant(GENERIC_COST, f"{{{number}}}", ManaCost((str(number),))) for number in range(1, 13)],
    say(
        ABILITY,
        "Creatures can't attack you unless their controller pays {cost:generic_cost} for each creature they control"
        " that's attacking you.",
        AttackCost,
    ),
    *_spells_cost(),
    constant(ABILITY, "If you would gain life, you gain twice that much life instead.", DoublesLifeGained()),
    say(
        ABILITY,
        "If (a|an) {kind:kind} would enter, instead it doesn't.",
        DoNotEnter,
        "If (a|an) {kind:kind} would enter the battlefield, instead it doesn't.",
    ),
    say(ABILITY, "{kind:kinds} enter as a copy of ~.", EnterAsCopiesOfIt),
    say(ABILITY, "If you would lose the game, instead {effects:commands}.", InsteadOfLosing),
    say(ABILITY, "{kind:kinds} can't attack you.", DoNotAttackYou),
    *[
        production
        for act in ("attack", "block")
        for production in (
            constant(ABILITY, f"No more than one creature can {act} each combat.", AtMostInCombat(act, 1)),
            hears(ABILITY, f"No more than one creature (can|may) {act} each turn.", partial(AtMostInCombat, act, 1)),
            say(
                ABILITY, f"No more than {{count:count_word}} creatures can {act} each combat.", AtMostInCombat, act=act
            ),
        )
    ],
)
