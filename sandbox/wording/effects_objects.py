"""Instructions that destroy, tap, turn, attach or mark permanents, and what is chosen for them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from sandbox.meaning.effects import (
    Attach,
    ChooseCardName,
    ChooseColor,
    ChooseCreatureType,
    ChooseLandType,
    ChooseOpponent,
    DealDamage,
    Destroy,
    ExchangeControl,
    FightEachOther,
    Flip,
    FlipOntoTable,
    GainControl,
    GainLevel,
    GetDesignation,
    If,
    PhaseOut,
    PlaySubgame,
    PointOut,
    RemoveFromCombat,
    Sacrifice,
    SwitchBlockers,
    Tap,
    TapOrUntap,
    Transform,
    TurnPermanentFaceDown,
    TurnPermanentFaceUp,
    Unprepare,
    Untap,
)
from sandbox.meaning.effects.duration import Duration
from sandbox.meaning.references import (
    Chosen,
    Each,
    It,
    Itself,
    Reference,
    Together,
)
from sandbox.terms.designations import DESIGNATIONS
from sandbox.terms.types import BASIC_LAND_TYPES, CardType
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import COMMAND, DESIGNATION
from sandbox.wording.pointing import Doer, Said
from sandbox.wording.saying import constant, hears, prints, say, says, unless


def _both_pointed_out(value: object) -> Slots | None:
    match value:
        case PointOut(what=Together(references=(one, two))):
            return {"one": one, "two": two}
    return None


def _chooser(who: Reference, what: Reference) -> Sacrifice:
    return Sacrifice(replace(what, who=who) if isinstance(what, Chosen) else what)


def _chosen_by(value: object) -> Slots | None:
    if not isinstance(value, Sacrifice) or not isinstance(value.what, Chosen) or value.what.who is None:
        return None
    if value.what.kind.controller is not None:
        return None
    return {"who": value.what.who, "what": replace(value.what, who=None)}


def _ones_own(what: Reference) -> Sacrifice:
    """`a land of an opponent's choice` is a land of one's own all the same."""
    if isinstance(what, Chosen) and what.who is not None and what.kind.controller is None:
        what = replace(what, kind=replace(what.kind, controller="you"))
    return Sacrifice(what, Doer())


def _flipped(value: object, first: type[Destroy] | type[DealDamage]) -> Slots | None:
    """What it is done to, where this is what is done first, and how much of it."""
    if not isinstance(value, FlipOntoTable) or not isinstance(value.effects[0], first):
        return None
    return {"kind": value.kind, "amount": getattr(value.effects[0], "amount", None)}


_OF_CONTROL = (
    Duration.THIS_TURN,
    Duration.WHILE_TAPPED,
    Duration.WHILE_TAPPED_AND_STRONGER,
    Duration.WHILE_IN_PLAY,
    Duration.WHILE_CONTROLLED,
    Duration.WHILE_CONTROLLED_AND_TAPPED,
)

PRODUCTIONS: Table = (
    say(
        COMMAND,
        "destroy {what:thing}. <It|They> can't be regenerated",
        Destroy,
        "destroy {what:thing}. (That creature|Those creatures|A creature destroyed this way) can't be regenerated",
        "destroy {what:thing} and (it|they) can't be regenerated",
        "bury {what:thing}",
        no_regeneration=True,
    ),
    say(COMMAND, "destroy {what:thing}", Destroy),
    hears(
        COMMAND,
        "destroy {what:target} if {condition:condition}. (A creature destroyed this way|It) can't be regenerated",
        lambda what, condition: If(condition, (Destroy(what, no_regeneration=True),), at_the_end=True),
    ),
    say(COMMAND, "destroy {what:chosen}. It can't be regenerated", Destroy, no_regeneration=True),
    say(COMMAND, "destroy {what:chosen}", Destroy),
    says(COMMAND, "{who:player} <sacrifices|sacrifice> {what:chosen}", _chooser, _chosen_by),
    hears(COMMAND, "sacrifices {what:chosen}", lambda what: _chooser(Said("they"), what)),
    say(COMMAND, "sacrifice {what:thing}", Sacrifice, who=Doer()),
    says(
        COMMAND,
        "sacrifice {what:chosen}",
        _ones_own,
        lambda value: {"what": value.what} if isinstance(value, Sacrifice) and value.who == Doer() else None,
    ),
    say(COMMAND, "{who:player} <sacrifices|sacrifice> {what:one_thing}", Sacrifice),
    say(
        COMMAND,
        "{what:one_thing} <fights|fight> {other:one_thing}",
        FightEachOther,
    ),
    hears(
        COMMAND,
        "(those|those two) creatures fight each other",
        lambda: FightEachOther(Said("the first target"), Said("the second target")),
    ),
    hears(
        COMMAND, "{who:target_player} untaps all {kind:kinds} they control", lambda who, kind: Untap(Each(kind, who))
    ),
    hears(COMMAND, "attach ~ to it", lambda: Attach(Itself(), Said("that creature"))),
    constant(
        COMMAND,
        "players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame"
        " loses half their life, rounded up",
        PlaySubgame(),
    ),
    says(
        COMMAND,
        "flip (~|it) onto the (battlefield|playing area) from a height of at least one foot. If (~|it) turns over"
        " completely at least once during the flip, destroy all {kind:kinds} it touches",
        lambda kind: FlipOntoTable(kind, (Destroy(It()),)),
        lambda value: _flipped(value, Destroy),
    ),
    says(
        COMMAND,
        "flip (~|it) onto the (playing area|battlefield) from a height of at least one foot. (~|it) deals"
        " {amount:figure} damage to each {kind:kind} it lands on. Tap all creatures dealt damage by (~|it). If (~|it)"
        " doesn't turn completely over at least once during the flip, it has no effect",
        lambda kind, amount: FlipOntoTable(kind, (DealDamage(amount, (It(),)), Tap(It()))),
        lambda value: _flipped(value, DealDamage),
    ),
    say(COMMAND, "untap {what:chosen}", Untap),
    say(COMMAND, "tap {what:chosen}", Tap),
    constant(COMMAND, "(choose a nonland card name|name a nonland card)", ChooseCardName()),
    constant(COMMAND, "(choose a card name|name a card)", ChooseCardName(lands=True)),
    *[
        constant(COMMAND, f"choose {'an' if of[0] in 'aei' else 'a'} {of} card name", ChooseCardName(lands=True, of=of))
        for of in CardType
    ],
    say(COMMAND, "tap or untap {what:thing}", TapOrUntap),
    say(COMMAND, "tap {what:thing}", Tap, "you tap {what:thing}"),
    say(COMMAND, "untap {what:thing}", Untap, "you untap {what:thing}"),
    say(COMMAND, "{what:subject} <phases|phase> out", PhaseOut),
    hears(COMMAND, "~ and {other:pointing} phase out", lambda other: PhaseOut(Together((Itself(), other)))),
    prints(
        COMMAND,
        "{what:thing} phase out",
        lambda value: value.parts() if isinstance(value, PhaseOut) and isinstance(value.what, Together) else None,
    ),
    say(COMMAND, "exchange control of {what:thing}", ExchangeControl),
    say(COMMAND, "gain control of {what:thing}", GainControl),
    say(COMMAND, "{who:player} <gains|gain> control of {what:thing}", GainControl),
    *[
        say(COMMAND, f"{words} control of {{what:thing}} {duration.value}", GainControl, duration=duration)
        for duration in _OF_CONTROL
        for words in ("gain", "{who:player} <gains|gain>")
    ],
    *[
        hears(
            COMMAND,
            f"{words} control of {{what:thing}} for as long as ~ remains on the battlefield",
            partial(GainControl, duration=Duration.WHILE_IN_PLAY),
        )
        for words in ("gain", "{who:player} (gains|gain)")
    ],
    say(COMMAND, "attach {what:chosen} to {to:one_thing}", Attach),
    unless(
        say(COMMAND, "attach {what:one_thing} to {to:one_thing}", Attach),
        lambda what, to: (what, to) == (Itself(), Said("it")),
    ),
    say(
        COMMAND,
        "move {what:one_thing} onto {to:one_thing}",
        Attach,
        "move {what:one_thing} onto {to:chosen}",
        moved=True,
    ),
    say(COMMAND, "move {what:one_thing} onto {to:chosen}", Attach, moved=True),
    say(COMMAND, "remove {what:one_thing} from combat", RemoveFromCombat),
    say(COMMAND, "switch the blockers of {what:target}", SwitchBlockers),
    constant(COMMAND, "choose an opponent", ChooseOpponent()),
    say(COMMAND, "choose {what:target}", PointOut),
    say(COMMAND, "choose {what:target_player}", PointOut),
    says(
        COMMAND,
        "choose {one:target} and {two:target}",
        lambda one, two: PointOut(Together((one, two))),
        _both_pointed_out,
    ),
    constant(COMMAND, "choose a color", ChooseColor()),
    constant(COMMAND, "choose a creature type", ChooseCreatureType()),
    constant(COMMAND, "choose a basic land type", ChooseLandType()),
    constant(COMMAND, "choose a land type", ChooseLandType(basic=False)),
    *[
        constant(COMMAND, f"choose {one} or {other}", ChooseLandType(of=(one, other)))
        for one in BASIC_LAND_TYPES
        for other in BASIC_LAND_TYPES
        if one != other
    ],
    say(COMMAND, "turn {what:thing} face up", TurnPermanentFaceUp),
    say(COMMAND, "turn {what:thing} face down", TurnPermanentFaceDown),
    say(COMMAND, "flip {what:one_thing}", Flip),
    *[constant(DESIGNATION, word, word) for word in DESIGNATIONS],
    say(COMMAND, "{what:one_thing} becomes {word:designation}", GetDesignation),
    say(COMMAND, "{what:one_thing} becomes unprepared", Unprepare),
    say(COMMAND, "~'s level becomes {level:figure}", GainLevel),
    say(COMMAND, "transform {what:thing}", Transform, "convert {what:thing}"),
)
