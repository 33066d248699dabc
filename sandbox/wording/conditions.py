"""What an `if`, an `as long as` or an `activate only` asks."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.conditions import (
    AllOf,
    CameSinceLastUpkeep,
    CameUnderControlThisTurn,
    CardsInGraveyardAre,
    CardsInHandAre,
    CardTypesInGraveyardAre,
    CastLastTurn,
    Condition,
    CountersAre,
    DevotionIsBelow,
    DidNotAttack,
    During,
    Exists,
    FoughtThisCombat,
    HasAttacked,
    HasBeenDealtDamage,
    HasCast,
    HasCounter,
    HasDesignation,
    HasDied,
    HasEntered,
    HasLeft,
    HasMoreCards,
    HasMoreLife,
    InYourGraveyard,
    InYourHand,
    IsInPlay,
    IsKind,
    IsLarger,
    IsUntapped,
    LevelIs,
    LifeAtLeast,
    LifeAtMost,
    LifeHasChanged,
    NoneCastLastTurn,
    Not,
    OpponentControlsMore,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import EachPlayer, Itself, Opponents, Reference
from sandbox.wording.grammar import Production, Slots, Table, Unfit
from sandbox.wording.phrases import CONDITION, PLAIN_CONDITION
from sandbox.wording.pointing import Said
from sandbox.wording.saying import constant, hears, passes, prints, say, says, unless


def _controls(notation: str, minimum: int | None = None, maximum: int | None = None) -> Production:
    """`you control …`: whose they are is part of the description. `minimum` None: as the slot says, or 1."""
    counted = "{minimum:" in notation

    def build(kind: Kind, minimum: int = 1 if minimum is None else minimum) -> Condition:
        return Exists(replace(kind, controller="you"), minimum, maximum)

    def apart(value: object) -> Slots | None:
        if not isinstance(value, Exists) or value.kind.controller != "you":
            return None
        kind = replace(value.kind, controller=None)
        said = build(kind, value.minimum) if counted else build(kind)
        found: Slots = {"kind": kind, "minimum": value.minimum}
        return found if said == value else None

    return says(PLAIN_CONDITION, notation, build, apart)


def _opponents(kind: Kind) -> Condition:
    return Exists(replace(kind, controller="opponent"))


_COUNTER = "{what:one_thing} (has|had)"


def _is_said_otherwise(what: Reference, kind: Kind) -> bool:
    """Untapped, and what the card itself has become."""
    return what == Itself() and (kind == Kind(tapped=False) or bool(kind.designated))


def _has_no_counter(value: object) -> Slots | None:
    return value.condition.parts() if isinstance(value, Not) and isinstance(value.condition, HasCounter) else None


def _is_no_kind(value: object) -> Slots | None:
    return value.condition.parts() if isinstance(value, Not) and isinstance(value.condition, IsKind) else None


def _few(kind: Kind, maximum: int) -> Condition:
    return Exists(replace(kind, controller="you"), 0, maximum)


def _is_few(value: object) -> Slots | None:
    match value:
        case Exists(kind=Kind(controller="you") as kind, minimum=0, maximum=int() as most) if most:
            return {"kind": replace(kind, controller=None), "maximum": most}
    return None


def _bound(measure: str, way: str) -> str:
    """The field of a description that asks so."""
    return f"{measure.replace(' ', '_')}_at_{'most' if way == 'less' else 'least'}"


def _size_asked(bound: str, value: object) -> Slots | None:
    if not isinstance(value, IsKind) or (size := getattr(value.kind, bound)) is None:
        return None
    return {"what": value.what, "size": size} if value.kind == Kind().with_parts({bound: size}) else None


def _sized(bound: str, what: Reference, size: int) -> Condition:
    """`its power is 4 or greater`: it is something with such a power."""
    if what == Said("that spell"):
        raise Unfit
    return IsKind(what, Kind().with_parts({bound: size}))


def _of_different_names(minimum: int, kind: Kind) -> Condition:
    return Exists(replace(kind, controller="you"), minimum, different_names=True)


def _is_of_different_names(value: object) -> Slots | None:
    match value:
        case Exists(kind=Kind(controller="you") as kind, minimum=minimum, maximum=None, different_names=True):
            return {"kind": replace(kind, controller=None), "minimum": minimum}
    return None


PRODUCTIONS: Table = (
    says(
        PLAIN_CONDITION,
        "you control {minimum:count_word} or more {kind:kinds} with different names",
        _of_different_names,
        _is_of_different_names,
    ),
    say(PLAIN_CONDITION, "your devotion to {color:color} is less than {number:count_word}", DevotionIsBelow),
    say(
        PLAIN_CONDITION,
        "your devotion to {color:color} and {other:color} is less than {number:count_word}",
        DevotionIsBelow,
    ),
    constant(PLAIN_CONDITION, "it's your turn", During(whose="your")),
    constant(PLAIN_CONDITION, "it's an opponent's turn", During(whose="opponent")),
    constant(PLAIN_CONDITION, "it's not your turn", During(whose="another")),
    say(PLAIN_CONDITION, "(a|an) {kind:kind} died this turn", HasDied),
    say(PLAIN_CONDITION, "{minimum:count_word} or more {kind:kinds} died this turn", HasDied),
    say(PLAIN_CONDITION, "(a|an) {kind:kind} entered( the battlefield|) under your control this turn", HasEntered),
    hears(
        PLAIN_CONDITION,
        "you had (a|an) {kind:kind} enter( the battlefield|) under your control this turn",
        HasEntered,
    ),
    say(
        PLAIN_CONDITION,
        "{minimum:count_word} or more {kind:kinds} entered( the battlefield|) under your control this turn",
        HasEntered,
    ),
    says(
        PLAIN_CONDITION,
        "(a|an) {kind:kind} left the battlefield under your control this turn",
        lambda kind: HasLeft(replace(kind, controller="you")),
        lambda value: (
            {"kind": replace(value.kind, controller=None)}
            if isinstance(value, HasLeft) and value.kind.controller == "you"
            else None
        ),
    ),
    say(PLAIN_CONDITION, "(a|an) {kind:kind} left the battlefield this turn", HasLeft),
    constant(PLAIN_CONDITION, "an opponent has more cards in hand than you", HasMoreCards()),
    constant(PLAIN_CONDITION, "you have more cards in hand than each opponent", HasMoreCards(of_you=True)),
    constant(PLAIN_CONDITION, "an opponent has more life than you", HasMoreLife()),
    constant(PLAIN_CONDITION, "you have more life than an opponent", HasMoreLife(of_you=True)),
    hears(PLAIN_CONDITION, "you have less life than an opponent", HasMoreLife),
    hears(
        PLAIN_CONDITION,
        "{who:somebody} (has|have) {minimum:count_word} or more {kind:card_kinds} in (their|your) graveyard",
        CardsInGraveyardAre,
    ),
    says(
        PLAIN_CONDITION,
        "{who:somebody} <has|have> exactly {number:count_word} cards in hand",
        lambda who, number: CardsInHandAre(who, number, number),
        lambda value: (
            {"who": value.who, "number": value.minimum}
            if isinstance(value, CardsInHandAre) and value.minimum and value.minimum == value.maximum
            else None
        ),
    ),
    says(
        PLAIN_CONDITION,
        "your opponents control {minimum:count_word} or more {kind:kinds}",
        lambda kind, minimum: Exists(replace(kind, controller="opponent"), minimum),
        lambda value: (
            {"kind": replace(value.kind, controller=None), "minimum": value.minimum}
            if isinstance(value, Exists)
            and value.kind.controller == "opponent"
            and value.minimum > 1
            and value == Exists(value.kind, value.minimum)
            else None
        ),
    ),
    say(PLAIN_CONDITION, "{who:player} attacked(| with a creature) this turn", HasAttacked),
    say(PLAIN_CONDITION, "{who:somebody} gained life this turn", LifeHasChanged),
    say(PLAIN_CONDITION, "{who:somebody} lost life this turn", LifeHasChanged, lost=True),
    say(PLAIN_CONDITION, "{what:one_thing} (was|has been) dealt damage this turn", HasBeenDealtDamage),
    say(PLAIN_CONDITION, "{what:somebody} (was|has been) dealt damage this turn", HasBeenDealtDamage),
    say(
        PLAIN_CONDITION,
        "{who:somebody} cast (a|an) {kind:spell_kind} this turn",
        HasCast,
        "{who:somebody} (has|have) cast (a|an) {kind:spell_kind} this turn",
    ),
    say(
        PLAIN_CONDITION,
        "there are {minimum:count_word} or more {kind:card_kinds} in {who:possessor} graveyard",
        CardsInGraveyardAre,
        "{minimum:count_word} or more {kind:card_kinds} are in {who:possessor} graveyard",
    ),
    hears(
        PLAIN_CONDITION,
        "(there's|there is) (a|an) {kind:card_kind} in {who:possessor} graveyard",
        partial(CardsInGraveyardAre, 1),
    ),
    say(
        PLAIN_CONDITION,
        "there are {minimum:count_word} or more card types among cards in {who:possessor} graveyard",
        CardTypesInGraveyardAre,
    ),
    says(PLAIN_CONDITION, "you control {maximum:count_word} or fewer {kind:kinds}", _few, _is_few),
    says(
        PLAIN_CONDITION,
        "there are {minimum:count_word} or more {kind:kinds} on the battlefield",
        lambda minimum, kind: Exists(kind, minimum),
        lambda value: (
            value.parts() if isinstance(value, Exists) and value.minimum > 1 and not value.kind.controller else None
        ),
    ),
    hears(PLAIN_CONDITION, "there's {kind:another} on the battlefield", Exists),
    say(PLAIN_CONDITION, "a player has {amount:figure} or less life", LifeAtMost, who=EachPlayer()),
    constant(PLAIN_CONDITION, "~ is untapped", IsUntapped()),
    constant(PLAIN_CONDITION, "~ attacked or blocked this combat", FoughtThisCombat()),
    constant(PLAIN_CONDITION, "~ is in your graveyard", InYourGraveyard()),
    constant(PLAIN_CONDITION, "~ is in your hand", InYourHand()),
    say(
        PLAIN_CONDITION,
        "~ is in your graveyard with {minimum:count_word} or more {above:card_kinds} above it",
        InYourGraveyard,
    ),
    say(
        PLAIN_CONDITION,
        "~ is in your graveyard with (a|an) {above:card_kind} directly above it",
        InYourGraveyard,
        directly=True,
    ),
    say(PLAIN_CONDITION, "{what:one_thing} is on the battlefield", IsInPlay),
    say(PLAIN_CONDITION, "{what:one_thing} has greater power or toughness than ~", IsLarger),
    hears(
        PLAIN_CONDITION,
        "its power is greater than ~'s power or its toughness is greater than ~'s toughness",
        lambda: IsLarger(Said("it")),
    ),
    hears(PLAIN_CONDITION, "it's on the battlefield", lambda: IsInPlay(Said("it"))),
    say(PLAIN_CONDITION, "~ is {word:designation}", HasDesignation),
    say(PLAIN_CONDITION, "~ is level {level:figure}", LevelIs),
    say(PLAIN_CONDITION, "~ is level {level:figure} or greater", LevelIs, or_more=True),
    say(
        PLAIN_CONDITION,
        "{what:one_thing} has {minimum:count_word} or more {name:counter_name} counters on it",
        CountersAre,
    ),
    say(
        PLAIN_CONDITION,
        "{what:one_thing} has from {minimum:count_word} to {maximum:count_word} {name:counter_name} counters on it",
        CountersAre,
    ),
    constant(PLAIN_CONDITION, "no spells were cast last turn", NoneCastLastTurn()),
    say(PLAIN_CONDITION, "a player cast {minimum:count_word} or more spells last turn", CastLastTurn),
    say(PLAIN_CONDITION, "{what:one_thing} didn't attack this turn", DidNotAttack),
    say(PLAIN_CONDITION, "{what:one_thing} came under your control this turn", CameUnderControlThisTurn),
    constant(
        PLAIN_CONDITION,
        "~ came under your control since the beginning of your last upkeep",
        CameSinceLastUpkeep(),
    ),
    constant(PLAIN_CONDITION, "~ didn't come under your control this turn", Not(CameUnderControlThisTurn())),
    _controls("you control (a|an) {kind:kind}"),
    _controls("you control {kind:another}"),
    _controls("you control no {kind:kinds}", minimum=0, maximum=0),
    _controls("you control {minimum:count_word} or more {kind:kinds}"),
    say(PLAIN_CONDITION, "no {kind:kinds} are on the battlefield", Exists, minimum=0, maximum=0),
    say(PLAIN_CONDITION, "(a|an) {kind:kind} is on the battlefield", Exists),
    hears(PLAIN_CONDITION, "there are no {kind:kinds}( on the battlefield|)", lambda kind: Exists(kind, 0, 0)),
    *[
        says(
            PLAIN_CONDITION,
            f"{{what:pointing_whose}} {measure} (is|was) {{size:figure}} or {way}",
            partial(_sized, _bound(measure, way)),
            partial(_size_asked, _bound(measure, way)),
        )
        for measure in ("power", "toughness", "mana value")
        for way in ("less", "greater")
    ],
    says(
        PLAIN_CONDITION,
        "that card is (a|an) {kind:card_kind}",
        lambda kind: IsKind(Said("that card"), kind),
        lambda value: {"kind": value.kind} if isinstance(value, IsKind) and value.what == Said("that card") else None,
    ),
    hears(PLAIN_CONDITION, "it's (a|an) {kind:card_kind}", lambda kind: IsKind(Said("that card"), kind)),
    prints(
        PLAIN_CONDITION,
        "that card isn't (a|an) {kind:card_kind}",
        lambda value: (
            {"kind": value.condition.kind}
            if isinstance(value, Not)
            and isinstance(value.condition, IsKind)
            and value.condition.what == Said("that card")
            else None
        ),
    ),
    hears(
        PLAIN_CONDITION,
        "(it|that card) isn't (a|an) {kind:card_kind}",
        lambda kind: Not(IsKind(Said("that card"), kind)),
    ),
    hears(PLAIN_CONDITION, "(it's|that's) (a|an) {kind:kind}", lambda kind: IsKind(Said("it"), kind)),
    unless(say(PLAIN_CONDITION, "{what:one_thing} (is|was) {kind:state}", IsKind), _is_said_otherwise),
    says(
        PLAIN_CONDITION,
        "{what:one_thing} (isn't|wasn't) {kind:state}",
        lambda what, kind: Not(IsKind(what, kind)),
        _is_no_kind,
    ),
    says(
        PLAIN_CONDITION,
        "{what:one_thing} (isn't|wasn't) (a|an) {kind:kind}",
        lambda what, kind: Not(IsKind(what, kind)),
        _is_no_kind,
    ),
    say(PLAIN_CONDITION, "{what:one_thing} (is|was) (a|an) {kind:kind}", IsKind),
    hears(PLAIN_CONDITION, "(it's|it is) {kind:state}", lambda kind: IsKind(Said("it"), kind)),
    hears(PLAIN_CONDITION, "an opponent controls (a|an) {kind:kind}", _opponents),
    say(PLAIN_CONDITION, "an opponent controls more {kind:kinds} than you", OpponentControlsMore),
    unless(
        say(
            PLAIN_CONDITION,
            "an opponent controls at least {by:count_word} more {kind:kinds} than you",
            OpponentControlsMore,
        ),
        lambda kind, by: by < 2,
    ),
    say(PLAIN_CONDITION, "{who:player} <has|have> {amount:figure} or more life", LifeAtLeast),
    say(PLAIN_CONDITION, "an opponent has {amount:figure} or less life", LifeAtMost, who=Opponents()),
    say(PLAIN_CONDITION, "{who:player} <has|have> {amount:figure} or less life", LifeAtMost),
    say(PLAIN_CONDITION, "{who:somebody} <has|have> no cards in hand", CardsInHandAre, maximum=0),
    say(PLAIN_CONDITION, "{who:somebody} <has|have> {maximum:count_word} or fewer cards in hand", CardsInHandAre),
    say(PLAIN_CONDITION, "{who:somebody} <has|have> {minimum:count_word} or more cards in hand", CardsInHandAre),
    say(PLAIN_CONDITION, f"{_COUNTER} (a|an) {{name:counter_name}} counter on it", HasCounter),
    says(
        PLAIN_CONDITION,
        f"{_COUNTER} no {{name:counter_name}} counters on it",
        lambda **slots: Not(HasCounter(**slots)),
        _has_no_counter,
    ),
    *passes(CONDITION, PLAIN_CONDITION),
    says(
        CONDITION,
        "{one:plain_condition} and {two:plain_condition}",
        lambda one, two: AllOf((one, two)),
        lambda value: dict(zip(("one", "two"), value.conditions, strict=False)) if isinstance(value, AllOf) else None,
    ),
)
