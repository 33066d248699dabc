"""Events that texts wait for, as they stand after `when`, `whenever` and `at`."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.conditions import AmountIs, Condition, CountersAre, HasCounter, IsKind, Not
from sandbox.meaning.events import (
    Attacks,
    BecomesDesignated,
    BecomesLevel,
    BecomesTapped,
    BecomesTarget,
    BecomesUntapped,
    Blocks,
    CopiesSpell,
    CountersArePut,
    Cycles,
    Dies,
    DiesOrIsExiled,
    DiscardsCard,
    DrawsCard,
    EitherOf,
    Enters,
    EventPattern,
    Expends,
    GainsLife,
    HauntedDies,
    IsDiscarded,
    IsTurnedFaceUp,
    LeavesPlay,
    LifeIsLost,
    LosesLastCounter,
    Mutates,
    PermanentSacrificed,
    Phases,
    PlayerDoes,
    PutIntoGraveyard,
    SpellCast,
    StateIs,
    TappedForMana,
    Transforms,
    YouCycle,
)
from sandbox.meaning.kinds import ANYTHING, LAND, Kind
from sandbox.meaning.references import Each, Itself, Reference, You
from sandbox.terms.designations import CREWED
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Production, Slots, Table, Unfit
from sandbox.wording.phrases import HAPPENING
from sandbox.wording.saying import constant, hears, prints, say, says

CARD = replace(ANYTHING, token=False)
"""Whatever is no token."""


def _put_into_graveyard(subject: Reference) -> PutIntoGraveyard:
    """What is said of the card itself, or of all of a kind."""
    if not isinstance(subject, Each | Itself):
        raise Unfit
    return PutIntoGraveyard(subject)


def _has_origin(event: PutIntoGraveyard) -> bool:
    return event.as_card or event.from_zone is not None


def _card_is_put(owner: str | None, beyond: bool, kind: Kind) -> PutIntoGraveyard:
    return PutIntoGraveyard(Each(replace(kind, owner=owner)), as_card=True, not_from_play=beyond)


def _is_put_as_card(owner: str | None, beyond: bool, value: object) -> Slots | None:
    match value:
        case PutIntoGraveyard(subject=Each(kind=kind)) if value == _card_is_put(owner, beyond, kind):
            return {"kind": replace(kind, owner=None)}
    return None


def _enters_for_you(subject: Reference) -> Enters:
    if not isinstance(subject, Each):
        raise Unfit
    return Enters(replace(subject, kind=replace(subject.kind, controller="you")))


def _dies_of_opponents(subject: Reference) -> Dies:
    if not isinstance(subject, Each):
        raise Unfit
    return Dies(replace(subject, kind=replace(subject.kind, owner="opponent")))


def _dies_of_yours(subject: Reference) -> Dies:
    """What goes to your graveyard is yours, whoever controls it."""
    if isinstance(subject, Each):
        return Dies(replace(subject, kind=replace(subject.kind, owner="you")))
    if subject != Itself():
        raise Unfit
    return Dies(subject)


def _either(
    notation: str, *patterns: type[Attacks | Blocks | Dies | Enters | IsTurnedFaceUp | Transforms]
) -> Production:
    """Two things that one subject may do."""

    def build(subject: Reference) -> EventPattern:
        return EitherOf(tuple([pattern(subject) for pattern in patterns]))

    def apart(value: object) -> Slots | None:
        first = value.patterns[0] if isinstance(value, EitherOf) else None
        subject = getattr(first, "subject", None)
        return {"subject": subject} if isinstance(subject, Reference) and value == build(subject) else None

    return says(HAPPENING, notation, build, apart)


def _state(condition: Condition) -> StateIs:
    """Of the conditions those that ask for something about the card itself."""
    asked = condition.condition if isinstance(condition, Not) else condition
    if not isinstance(asked, AmountIs | CountersAre | HasCounter | IsKind) or getattr(asked, "what", None) != Itself():
        raise Unfit
    return StateIs(condition=condition)


_GIVEN_UP = PermanentSacrificed(who=You(), itself=True)


def _casts_or_copies(kind: Kind, who: Reference) -> EitherOf:
    return EitherOf((SpellCast(kind, who), CopiesSpell(kind, who)))


_ACTIONS = (
    ("scry", "scries"),
    ("surveil", "surveils"),
    ("proliferate", "proliferates"),
    ("airbend", "airbends"),
    ("earthbend", "earthbends"),
    ("waterbend", "waterbends"),
    ("commit a crime", "commits a crime"),
)
"""Keyword actions and crimes that texts wait for, as `you` take them and as a player takes them."""


PRODUCTIONS: Table = (
    say(HAPPENING, "{who:somebody} <expends|expend> {number:figure}", Expends),
    say(HAPPENING, "{subject:actor} enters", Enters, "{subject:actor} enter"),
    hears(HAPPENING, "{subject:actor} enters under your control", _enters_for_you),
    hears(HAPPENING, "(~|it) transforms into ~", Transforms),
    say(HAPPENING, "~ becomes level {level:figure}", BecomesLevel),
    say(HAPPENING, "{subject:actor} transforms", Transforms),
    say(HAPPENING, "{subject:actor} mutates", Mutates),
    _either("{subject:actor} enters or transforms( into ~|)", Enters, Transforms),
    say(HAPPENING, "{subject:actor} dies or is put into exile(| from the battlefield)", DiesOrIsExiled),
    say(HAPPENING, "{subject:actor} dies", Dies, "{subject:actor} die"),
    say(HAPPENING, "{subject:actor} leaves the battlefield", LeavesPlay),
    say(HAPPENING, "{subject:actor} leaves the battlefield without dying", LeavesPlay, alive=True),
    hears(
        HAPPENING,
        "{subject:actor} leaves the battlefield, if it didn't die",
        lambda subject: LeavesPlay(subject, alive=True),
    ),
    constant(HAPPENING, "a card is put into a graveyard from anywhere", PutIntoGraveyard(Each(CARD))),
    *[
        says(
            HAPPENING,
            f"(a|an) {{kind:card_kind}} is put into {whose} graveyard from anywhere{said}",
            partial(_card_is_put, owner, beyond),
            partial(_is_put_as_card, owner, beyond),
        )
        for whose, owner in (("your", "you"), ("an opponent's", "opponent"), ("a", None))
        for said, beyond in ((" other than the battlefield", True), ("", False))
        if (owner, beyond) != (None, False)
    ],
    says(
        HAPPENING,
        "{subject:actor} is put into a graveyard( from anywhere|)",
        _put_into_graveyard,
        lambda value: (
            {"subject": value.subject} if isinstance(value, PutIntoGraveyard) and not _has_origin(value) else None
        ),
    ),
    constant(
        HAPPENING,
        "(~|this card) is put into your graveyard from your library",
        PutIntoGraveyard(from_zone=Zone.LIBRARY),
    ),
    say(HAPPENING, "{subject:actor} becomes {word:designation}", BecomesDesignated),
    say(HAPPENING, "{subject:actor} becomes crewed", BecomesDesignated, word=CREWED),
    say(HAPPENING, "the last {name:counter_name} counter is removed from {subject:one_thing}", LosesLastCounter),
    says(
        HAPPENING,
        "{who:somebody} <casts or copies|cast or copy> (a|an) {kind:spell_kind}",
        _casts_or_copies,
        lambda value: (
            value.patterns[0].parts()
            if isinstance(value, EitherOf)
            and isinstance(value.patterns[0], SpellCast)
            and value == _casts_or_copies(value.patterns[0].kind, value.patterns[0].who)
            else None
        ),
    ),
    say(HAPPENING, "{who:somebody} <copies|copy> (a|an) {kind:spell_kind}", CopiesSpell),
    constant(HAPPENING, "a player casts a spell", SpellCast()),
    say(HAPPENING, "a player casts (a|an) {kind:spell_kind}", SpellCast),
    say(HAPPENING, "{who:somebody} <casts|cast> (a|an) {kind:spell_kind}", SpellCast),
    constant(HAPPENING, "enchanted land is tapped for mana", TappedForMana(LAND, host=True)),
    say(HAPPENING, "a player taps (a|an) {kind:kind} for mana", TappedForMana, "(a|an) {kind:kind} is tapped for mana"),
    say(HAPPENING, "{who:somebody} <taps|tap> (a|an) {kind:kind} for mana", TappedForMana),
    say(
        HAPPENING,
        "{who:somebody} <casts|cast> (a|an) {kind:spell_kind} that targets {aimed_at:actor}",
        SpellCast,
    ),
    say(HAPPENING, "{subject:actor} is turned face up", IsTurnedFaceUp),
    say(HAPPENING, "{subject:actor} becomes tapped", BecomesTapped),
    say(HAPPENING, "{subject:actor} becomes untapped", BecomesUntapped),
    say(
        HAPPENING,
        "{subject:actor} becomes the target of a spell or ability an opponent controls",
        BecomesTarget,
        abilities=True,
        of_opponents=True,
    ),
    say(
        HAPPENING,
        "{subject:actor} becomes the target of a spell an opponent controls",
        BecomesTarget,
        of_opponents=True,
    ),
    hears(
        HAPPENING,
        "{subject:actor} is put into an opponent's graveyard( from the battlefield|)",
        _dies_of_opponents,
    ),
    hears(HAPPENING, "{subject:actor} is put into your graveyard from the battlefield", _dies_of_yours),
    say(
        HAPPENING,
        "{subject:actor} becomes the target of a spell or ability for the first time each turn",
        BecomesTarget,
        abilities=True,
        first=True,
    ),
    say(
        HAPPENING,
        "{subject:actor} becomes the target of a spell or ability you control for the first time each turn",
        BecomesTarget,
        abilities=True,
        of_yours=True,
        first=True,
    ),
    say(
        HAPPENING,
        "{subject:actor} becomes the target of a spell or ability you control",
        BecomesTarget,
        abilities=True,
        of_yours=True,
    ),
    say(HAPPENING, "{subject:actor} becomes the target of a spell you control", BecomesTarget, of_yours=True),
    say(HAPPENING, "{subject:actor} becomes the target of a spell", BecomesTarget),
    say(HAPPENING, "{subject:actor} becomes the target of a spell or ability", BecomesTarget, abilities=True),
    *[
        production
        for number, word in ((1, "first"), (2, "second"), (3, "third"))
        for production in (
            say(HAPPENING, f"{{who:somebody}} <draws|draw> <their|your> {word} card each turn", DrawsCard, nth=number),
        )
    ],
    say(
        HAPPENING,
        "{who:somebody} <draws|draw> a card except the first one <they|you> draw in each of <their|your> draw steps",
        DrawsCard,
        spares_first=True,
    ),
    say(HAPPENING, "a player draws a card", DrawsCard),
    say(HAPPENING, "a player gains life", GainsLife),
    say(HAPPENING, "a player discards a card", DiscardsCard),
    say(HAPPENING, "{who:somebody} <discards|discard> a card", DiscardsCard),
    say(HAPPENING, "{who:somebody} <gains|gain> life for the first time each turn", GainsLife, first=True),
    say(HAPPENING, "{who:somebody} <gains|gain> life", GainsLife),
    say(HAPPENING, "a player loses life", LifeIsLost),
    say(HAPPENING, "{who:somebody} <loses|lose> life", LifeIsLost),
    say(HAPPENING, "{who:somebody} <draws|draw> a card", DrawsCard),
    constant(HAPPENING, "you cycle ~", YouCycle()),
    constant(HAPPENING, "a spell or ability an opponent controls causes you to discard (~|this card)", IsDiscarded()),
    *[say(HAPPENING, f"{{who:somebody}} <{others}|{word}>", PlayerDoes, word=word) for word, others in _ACTIONS],
    *[constant(HAPPENING, f"a player {others}", PlayerDoes(word)) for word, others in _ACTIONS],
    say(HAPPENING, "a player cycles a card", Cycles),
    say(HAPPENING, "{who:somebody} <cycles|cycle> a card", Cycles),
    hears(HAPPENING, "{who:somebody} (cycles or discards|cycle or discard) a card", DiscardsCard),
    say(HAPPENING, "a player sacrifices (a|an) {kind:kind}", PermanentSacrificed),
    hears(HAPPENING, "a player sacrifices {kind:another}", PermanentSacrificed),
    say(HAPPENING, "{who:somebody} <sacrifices|sacrifice> (a|an) {kind:kind}", PermanentSacrificed),
    hears(HAPPENING, "{who:somebody} (sacrifices|sacrifice) {kind:another}", PermanentSacrificed),
    hears(HAPPENING, "you sacrifice (~|it)", lambda: PermanentSacrificed(who=You(), itself=True)),
    prints(HAPPENING, "you sacrifice ~", lambda value: {} if value == _GIVEN_UP else None),
    say(HAPPENING, "one or more {name:counter_name} counters are put on {subject:actor}", CountersArePut),
    say(HAPPENING, "one or more counters are put on {subject:actor}", CountersArePut, name=""),
    say(HAPPENING, "a {name:counter_name} counter is put on {subject:actor}", CountersArePut, each=True),
    say(HAPPENING, "{subject:actor} phases in", Phases),
    say(HAPPENING, "{subject:actor} phases out", Phases, out=True),
    say(HAPPENING, "you control no {controls_none:kinds}", StateIs),
    says(
        HAPPENING,
        "{condition:plain_condition}",
        _state,
        lambda value: {"condition": value.condition} if isinstance(value, StateIs) and value.condition else None,
    ),
    say(
        HAPPENING,
        "an opponent has {opponent_life_at_most:figure} or less life",
        StateIs,
        "an opponent has {opponent_life_at_most:figure} life or less",
    ),
    constant(HAPPENING, "the creature (it|~) haunts (dies|is put into a graveyard)", HauntedDies()),
    constant(
        HAPPENING,
        "~ enters or the creature (it|~) haunts (dies|is put into a graveyard)",
        EitherOf((Enters(), HauntedDies())),
    ),
)
