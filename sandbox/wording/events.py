"""Events that texts wait for, as they stand after `when`, `whenever` and `at`."""

from dataclasses import replace

from sandbox.meaning.conditions import AmountIs, Condition, CountersAre, HasCounter, IsKind, Not
from sandbox.meaning.events import (
    AtEndOfTurn,
    Attacks,
    AttacksAlone,
    AttacksBeside,
    AttacksTheLeader,
    AttacksUnblocked,
    AttacksWithOthers,
    BecomesBlocked,
    BecomesDesignated,
    BecomesLevel,
    BecomesTapped,
    BecomesTarget,
    BecomesUntapped,
    BeginningOf,
    Blocks,
    BlocksOrBecomesBlocked,
    CopiesSpell,
    CountersArePut,
    Cycles,
    DealsDamage,
    Dies,
    DiesAfterDamage,
    DiesOrIsExiled,
    DiscardsCard,
    DrawsCard,
    EitherOf,
    Enlists,
    Enters,
    EventPattern,
    Expends,
    Exploits,
    GainsLife,
    HauntedDies,
    IsDealtDamage,
    IsDiscarded,
    IsExerted,
    IsTurnedFaceUp,
    LeavesPlay,
    LifeIsLost,
    LosesLastCounter,
    Mutates,
    PermanentSacrificed,
    Phases,
    PlayerDoes,
    PutIntoGraveyard,
    SeveralDealDamage,
    SpellCast,
    StateIs,
    TappedForMana,
    Transforms,
    YouAttack,
    YouCycle,
)
from sandbox.meaning.kinds import ANYTHING, CREATURE, LAND, Kind
from sandbox.meaning.references import ControllerOf, Each, EachPlayer, Host, Itself, Opponents, Reference, You
from sandbox.terms.steps import PhaseTiming, Step
from sandbox.wording.grammar import Phrase, Production, Slots, Table, Unfit
from sandbox.wording.phrases import HAPPENING, MOMENT, PERIOD
from sandbox.wording.saying import constant, fields_of, hears, say, says, unless

CARD = replace(ANYTHING, token=False)
"""Whatever is no token."""


def _put_into_graveyard(subject: Reference) -> PutIntoGraveyard:
    """What is said of the card itself, or of all of a kind."""
    if not isinstance(subject, Each | Itself):
        raise Unfit
    return PutIntoGraveyard(subject)


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


def _attacks_you(subject: Reference) -> Attacks:
    if not isinstance(subject, Each):
        raise Unfit
    return Attacks(replace(subject, kind=replace(subject.kind, attacks_you=True)))


def _yours_attack(kind: Kind, minimum: int = 1) -> YouAttack:
    """`one or more creatures you control attack`: who attacks with them is who controls them."""
    if kind.controller != "you":
        raise Unfit
    return YouAttack(replace(kind, controller=None), minimum)


def _casts_or_copies(kind: Kind, who: Reference) -> EitherOf:
    return EitherOf((SpellCast(kind, who), CopiesSpell(kind, who)))


_ACTIONS = (
    ("scry", "scries"),
    ("surveil", "surveils"),
    ("proliferate", "proliferates"),
    ("airbend", "airbends"),
    ("earthbend", "earthbends"),
    ("waterbend", "waterbends"),
)
"""Keyword actions that texts wait for, as `you` take them and as a player takes them."""


def is_end_step(step: str, **others: object) -> bool:
    """The beginning of the end step is an event of its own."""
    return step == Step.END


def _of_step(phrase: Phrase[EventPattern], words: str, timing: PhaseTiming) -> Table:
    """The sentences of one timing in a step, `words` before the step."""

    def of_hosts(step: str, host: Reference) -> EventPattern:
        return BeginningOf(step, ControllerOf(host), timing)

    def hosts(value: object) -> Slots | None:
        if not isinstance(value, BeginningOf) or value != of_hosts(value.step, Host()):
            return None
        return {"step": value.step, "host": Host()}

    def said_otherwise(step: str, **others: object) -> bool:
        return timing is PhaseTiming.BEGINNING and is_end_step(step)

    of_players = say(phrase, f"{words}each player's {{step:step_name}}", BeginningOf, whose=EachPlayer(), timing=timing)
    of_opponents = say(
        phrase, f"{words}each opponent's {{step:step_name}}", BeginningOf, whose=Opponents(), timing=timing
    )
    of_others = say(phrase, f"{words}{{whose:whose}} {{step:step_name}}", BeginningOf, timing=timing)
    return (
        says(phrase, f"{words}the {{step:step_name}} of {{host:host}}'s controller", of_hosts, hosts),
        *[unless(production, said_otherwise) for production in (of_players, of_opponents, of_others)],
    )


PRODUCTIONS: Table = (
    say(HAPPENING, "{who:somebody} <expends|expend> {number:figure}", Expends),
    say(HAPPENING, "a creature dealt damage by {by:one_thing} this turn dies", DiesAfterDamage),
    say(HAPPENING, "{subject:actor} enters", Enters, "{subject:actor} enter"),
    hears(HAPPENING, "{subject:actor} enters under your control", _enters_for_you),
    hears(HAPPENING, "(~|it) transforms into ~", Transforms),
    say(HAPPENING, "~ becomes level {level:figure}", BecomesLevel),
    say(HAPPENING, "{subject:actor} transforms", Transforms),
    say(HAPPENING, "{subject:actor} mutates", Mutates),
    _either("{subject:actor} enters or transforms( into ~|)", Enters, Transforms),
    say(HAPPENING, "{subject:actor} dies or is put into exile", DiesOrIsExiled),
    say(HAPPENING, "{subject:actor} dies", Dies, "{subject:actor} die"),
    say(HAPPENING, "{subject:actor} leaves the battlefield", LeavesPlay),
    constant(HAPPENING, "a card is put into a graveyard from anywhere", PutIntoGraveyard(Each(CARD))),
    says(
        HAPPENING,
        "{subject:actor} is put into a graveyard( from anywhere|)",
        _put_into_graveyard,
        fields_of(PutIntoGraveyard),
    ),
    says(
        HAPPENING,
        "{subject:actor} attacks you",
        _attacks_you,
        lambda value: (
            {"subject": replace(value.subject, kind=replace(value.subject.kind, attacks_you=False))}
            if isinstance(value, Attacks) and isinstance(value.subject, Each) and value.subject.kind.attacks_you
            else None
        ),
    ),
    say(HAPPENING, "{subject:actor} attacks", Attacks),
    say(HAPPENING, "{subject:actor} attacks alone", AttacksAlone),
    say(HAPPENING, "{subject:actor} exploits a creature", Exploits),
    say(HAPPENING, "{subject:actor} enlists a creature", Enlists),
    say(HAPPENING, "{who:somebody} <exerts|exert> {subject:actor}", IsExerted),
    say(HAPPENING, "{subject:actor} becomes {word:designation}", BecomesDesignated),
    constant(HAPPENING, "~ attacks the player with the most life or tied for most life", AttacksTheLeader()),
    constant(
        HAPPENING,
        "~ and at least one other creature with power greater than ~'s power attack",
        AttacksBeside(replace(CREATURE, power_above_its=True)),
    ),
    say(
        HAPPENING,
        "{subject:actor} and at least {minimum:count_word} other {kind:kinds} attack",
        AttacksWithOthers,
    ),
    hears(HAPPENING, "{subject:actor} and at least one other {kind:kind} attack", AttacksWithOthers),
    constant(HAPPENING, "you attack", YouAttack()),
    says(
        HAPPENING,
        "you attack with {minimum:count_word} or more {kind:kinds}",
        YouAttack,
        lambda value: value.parts() if isinstance(value, YouAttack) and value != YouAttack() else None,
    ),
    hears(HAPPENING, "one or more {kind:kinds} attack", _yours_attack),
    hears(HAPPENING, "{minimum:count_word} or more {kind:kinds} attack", _yours_attack),
    say(HAPPENING, "one or more {kind:kinds} deal combat damage to a player", SeveralDealDamage),
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
    say(HAPPENING, "{subject:actor} attacks and isn't blocked", AttacksUnblocked),
    say(HAPPENING, "{subject:actor} blocks", Blocks),
    say(HAPPENING, "{subject:actor} blocks (a|an) {other:kind}", Blocks),
    say(HAPPENING, "{subject:actor} becomes blocked", BecomesBlocked),
    say(HAPPENING, "{subject:actor} becomes blocked by (a|an) {by:kind}", BecomesBlocked),
    say(HAPPENING, "{subject:actor} blocks or becomes blocked", BlocksOrBecomesBlocked),
    say(
        HAPPENING,
        "{subject:actor} blocks or becomes blocked by (a|an) {other:kind}",
        BlocksOrBecomesBlocked,
        "{subject:actor} blocks or is blocked by (a|an) {other:kind}",
    ),
    *[
        say(HAPPENING, f"{{subject:actor}} deals {combat}damage{said}", DealsDamage, to=to, combat_only=bool(combat))
        for to, said in (
            (None, ""),
            ("player", " to a player"),
            ("opponent", " to an opponent"),
            ("you", " to you"),
            ("creature", " to a creature"),
        )
        for combat in ("", "combat ")
    ],
    constant(HAPPENING, "(you're|you are) dealt damage", IsDealtDamage(You())),
    say(HAPPENING, "{subject:actor} is dealt damage", IsDealtDamage),
    *[
        say(HAPPENING, f"{{subject:{phrase}}} <is|are> dealt {words}damage", IsDealtDamage, combat=combat)
        for words, combat in (("noncombat ", False), ("combat ", True), ("", None))
        for phrase in ("actor", "somebody")
        if (phrase, combat) != ("actor", None)
    ],
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
    hears(HAPPENING, "{subject:actor} is put into an opponent's graveyard from the battlefield", _dies_of_opponents),
    hears(HAPPENING, "{subject:actor} is put into your graveyard from the battlefield", _dies_of_yours),
    say(HAPPENING, "{subject:actor} becomes the target of a spell", BecomesTarget),
    say(HAPPENING, "{subject:actor} becomes the target of a spell or ability", BecomesTarget, abilities=True),
    *[
        production
        for number, word in ((1, "first"), (2, "second"), (3, "third"))
        for production in (
            say(HAPPENING, f"{{who:somebody}} <draws|draw> <their|your> {word} card each turn", DrawsCard, nth=number),
            say(HAPPENING, f"{{who:somebody}} <casts|cast> <their|your> {word} spell each turn", SpellCast, nth=number),
        )
    ],
    say(HAPPENING, "a player draws a card", DrawsCard),
    say(HAPPENING, "a player gains life", GainsLife),
    say(HAPPENING, "a player discards a card", DiscardsCard),
    say(HAPPENING, "{who:somebody} <discards|discard> a card", DiscardsCard),
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
    say(HAPPENING, "one or more {name:counter_name} counters are put on {subject:actor}", CountersArePut),
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
    _either("{subject:actor} enters or attacks", Enters, Attacks),
    _either("{subject:actor} attacks or blocks", Attacks, Blocks),
    _either("{subject:actor} attacks or dies", Attacks, Dies),
    _either("{subject:actor} enters or is turned face up", Enters, IsTurnedFaceUp),
    says(
        HAPPENING,
        "{subject:actor} enters or becomes {word:designation}",
        lambda subject, word: EitherOf((Enters(subject), BecomesDesignated(word, subject))),
        lambda value: (
            {"subject": value.patterns[0].subject, "word": value.patterns[1].word}
            if isinstance(value, EitherOf)
            and isinstance(value.patterns[0], Enters)
            and isinstance(value.patterns[1], BecomesDesignated)
            else None
        ),
    ),
    constant(HAPPENING, "~ enters or leaves the battlefield", EitherOf((Enters(), LeavesPlay()))),
    constant(HAPPENING, "the creature (it|~) haunts (dies|is put into a graveyard)", HauntedDies()),
    constant(
        HAPPENING,
        "~ enters or the creature (it|~) haunts (dies|is put into a graveyard)",
        EitherOf((Enters(), HauntedDies())),
    ),
    _either("{subject:actor} enters or dies", Enters, Dies),
    constant(MOMENT, "the beginning of combat on your turn", BeginningOf("beginning of combat")),
    hears(
        MOMENT,
        "the beginning of combat on each player's turn",
        lambda: BeginningOf("beginning of combat", EachPlayer()),
    ),
    hears(
        MOMENT,
        "the beginning of combat on each opponent's turn",
        lambda: BeginningOf("beginning of combat", Opponents()),
    ),
    constant(MOMENT, "the beginning of (the|each) end step", AtEndOfTurn()),
    constant(MOMENT, "(the |)end of (turn|each turn|the turn|any turn)", AtEndOfTurn()),
    say(MOMENT, "the beginning of {whose:whose} end step", AtEndOfTurn, "the end of {whose:whose} turn"),
    constant(MOMENT, "(the |)end of combat", BeginningOf("end of combat", EachPlayer())),
    *_of_step(MOMENT, "the beginning of ", PhaseTiming.BEGINNING),
    *_of_step(MOMENT, "the end of ", PhaseTiming.END),
    *_of_step(PERIOD, "", PhaseTiming.DURING),
    unless(
        hears(MOMENT, "the beginning of each {step:step_name}", lambda step: BeginningOf(step, EachPlayer())),
        is_end_step,
    ),
)
