"""Instructions that move or mark objects."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.effects import (
    Amass,
    Attach,
    Bolster,
    ChooseCardName,
    ChooseColor,
    ChooseCreatureType,
    ChooseLandType,
    ChooseOpponent,
    Connive,
    DealDamage,
    Destroy,
    EnterAsCopy,
    EnterTapped,
    ExchangeControl,
    Explore,
    FightEachOther,
    Flip,
    FlipOntoTable,
    GainControl,
    GainLevel,
    GetDesignation,
    PhaseOut,
    PlaySubgame,
    PointOut,
    Proliferate,
    PutIntoPlay,
    RemoveFromCombat,
    RemoveFromGame,
    Return,
    ReturnRemoved,
    Sacrifice,
    ShuffleIntoLibrary,
    SwitchBlockers,
    Tap,
    TapOrUntap,
    TokenCopy,
    Transform,
    TurnPermanentFaceDown,
    TurnPermanentFaceUp,
    Untap,
)
from sandbox.meaning.effects.duration import Duration
from sandbox.meaning.kinds import ANYTHING, CREATURE
from sandbox.meaning.references import (
    Chosen,
    ChosenCard,
    Each,
    Host,
    It,
    Itself,
    OwnerOf,
    Reference,
)
from sandbox.terms.designations import DESIGNATIONS
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import COMMAND, DESIGNATION, POINTING_CARD, RETURNED
from sandbox.wording.pointing import Doer, Said
from sandbox.wording.saying import constant, hears, passes, prints, say, says, unless


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


def _exiled_from_hand(value: object) -> Slots | None:
    """Whose hand it is, where it is any card of a hand and nothing more is said."""
    match value:
        case RemoveFromGame(what=ChosenCard(who=who)) if value == RemoveFromGame(ChosenCard(ANYTHING, who)):
            return {"who": who}
    return None


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
    say(COMMAND, "destroy {what:chosen}. It can't be regenerated", Destroy, no_regeneration=True),
    say(COMMAND, "destroy {what:chosen}", Destroy),
    says(COMMAND, "{who:player} <sacrifices|sacrifice> {what:chosen}", _chooser, _chosen_by),
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
        "return {what:thing} to (its owner's|their owner's|their owners'|your|that player's|their) hand(|s)",
        Return,
        "put {what:thing} into (its owner's|your) hand",
    ),
    say(COMMAND, "return {what:chosen} to (its owner's|their owner's|your) hand", Return),
    say(COMMAND, "put {what:pointing_card} into (its owner's|your) hand", Return),
    say(
        COMMAND,
        "put {what:thing} on the bottom of (its owner's|their owner's|your) library",
        Return,
        zone=Zone.LIBRARY,
        bottom=True,
    ),
    say(COMMAND, "put ~ into its owner's graveyard", Return, what=Itself(), zone=Zone.GRAVEYARD),
    say(COMMAND, "put {what:thing} on top of (its owner's|their owner's|your) library", Return, zone=Zone.LIBRARY),
    say(COMMAND, "put {what:hand_card} on top of your library( in any order|)", Return, zone=Zone.LIBRARY),
    say(
        COMMAND,
        "exile {what:thing}",
        RemoveFromGame,
        "remove {what:thing} from the game",
        "remove from the game {what:thing}",
    ),
    say(COMMAND, "exile {what:thing} until ~ leaves the battlefield", RemoveFromGame, until_it_leaves=True),
    say(
        COMMAND,
        "{what:one_thing} fights {other:one_thing}",
        FightEachOther,
    ),
    constant(COMMAND, "proliferate", Proliferate()),
    say(
        COMMAND,
        "return {what:target} to the battlefield tapped( under your control|)",
        PutIntoPlay,
        "put {what:target} onto the battlefield tapped( under your control|)",
        "put {what:target} onto the battlefield under your control tapped",
        tapped=True,
    ),
    *[
        hears(
            COMMAND,
            f"{words} control of {{what:thing}} for as long as ~ remains on the battlefield",
            partial(GainControl, duration=Duration.WHILE_IN_PLAY),
        )
        for words in ("gain", "{who:player} (gains|gain)")
    ],
    hears(
        COMMAND, "{who:target_player} untaps all {kind:kinds} they control", lambda who, kind: Untap(Each(kind, who))
    ),
    say(COMMAND, "exile {what:card_word}", RemoveFromGame),
    say(COMMAND, "exile {what:top_card}", RemoveFromGame),
    say(COMMAND, "exile {what:top_card} face down", RemoveFromGame, face_down=True),
    prints(
        COMMAND, "exile {what:thing}", lambda value: {"what": value.what} if isinstance(value, RemoveFromGame) else None
    ),
    say(COMMAND, "return the (exiled|removed) card to the battlefield under its owner's control", ReturnRemoved),
    say(
        COMMAND,
        "put {what:pointing_card} onto the battlefield under your control",
        PutIntoPlay,
        "return {what:target} to the battlefield( under your control|)",
        "put {what:target} onto the battlefield( under your control|)",
    ),
    say(COMMAND, "return {what:target} to the battlefield under your control", PutIntoPlay),
    says(
        COMMAND,
        "return {what:host} card to the battlefield under your control",
        PutIntoPlay,
        lambda value: {"what": Host()} if value == PutIntoPlay(Host()) else None,
    ),
    hears(COMMAND, "put {what:host} card onto the battlefield under your control", PutIntoPlay),
    say(COMMAND, "put {what:host} card onto the battlefield tapped under your control", PutIntoPlay, tapped=True),
    hears(COMMAND, "attach ~ to it", lambda: Attach(Itself(), Said("that creature"))),
    say(COMMAND, "put ~ onto the battlefield", PutIntoPlay, "return ~ to the battlefield", what=Itself()),
    say(COMMAND, "return ~ from your graveyard to the battlefield", PutIntoPlay, what=Itself(), out_of=Zone.GRAVEYARD),
    say(
        COMMAND,
        "return ~ from your graveyard to the battlefield tapped",
        PutIntoPlay,
        tapped=True,
        what=Itself(),
        out_of=Zone.GRAVEYARD,
    ),
    say(COMMAND, "return ~ from your graveyard to your hand", Return, what=Itself(), out_of=Zone.GRAVEYARD),
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
    say(COMMAND, "return {what:card_word} to its owner's hand", Return),
    hears(COMMAND, "return {what:pointing_card} to the battlefield( under your control|)", PutIntoPlay),
    hears(COMMAND, "put {what:pointing_card} onto the battlefield", PutIntoPlay),
    say(
        COMMAND,
        "put {what:pointing_card} onto the battlefield tapped",
        PutIntoPlay,
        "return {what:pointing_card} to the battlefield tapped( under your control|)",
        tapped=True,
    ),
    say(COMMAND, "untap {what:chosen}", Untap),
    say(COMMAND, "tap {what:chosen}", Tap),
    says(
        COMMAND,
        "return {what:returned} to the battlefield tapped under (its|their) owner's control",
        lambda what: PutIntoPlay(what, OwnerOf(what), tapped=True),
        lambda value: (
            {"what": value.what}
            if isinstance(value, PutIntoPlay) and value == PutIntoPlay(value.what, OwnerOf(value.what), tapped=True)
            else None
        ),
    ),
    constant(RETURNED, "~", Itself()),
    *passes(RETURNED, POINTING_CARD),
    says(
        COMMAND,
        "return {what:returned} to the battlefield under (its|their) owner's control with (a|an)"
        " {counter:counter_name} counter on it",
        lambda what, counter: PutIntoPlay(what, OwnerOf(what), counter=counter),
        lambda value: (
            {"what": value.what, "counter": value.counter}
            if isinstance(value, PutIntoPlay) and value.counter and value.controller == OwnerOf(value.what)
            else None
        ),
    ),
    says(
        COMMAND,
        "return {what:pointing_card} to the battlefield under (its|their) owner's control",
        lambda what: PutIntoPlay(what, OwnerOf(what)),
        lambda value: (
            {"what": value.what}
            if isinstance(value, PutIntoPlay) and value == PutIntoPlay(value.what, OwnerOf(value.what))
            else None
        ),
    ),
    says(
        COMMAND,
        "return {what:one_thing} to the battlefield transformed under (its|their) owner's control",
        lambda what: PutIntoPlay(what, OwnerOf(what), transformed=True),
        lambda value: (
            {"what": value.what}
            if isinstance(value, PutIntoPlay)
            and value == PutIntoPlay(value.what, OwnerOf(value.what), transformed=True)
            else None
        ),
    ),
    say(
        COMMAND,
        "return {what:one_thing} to the battlefield transformed under your control",
        PutIntoPlay,
        transformed=True,
    ),
    say(COMMAND, "shuffle {what:thing} into (its owner's|their owner's|your) library", ShuffleIntoLibrary),
    constant(COMMAND, "(choose a nonland card name|name a nonland card)", ChooseCardName()),
    say(COMMAND, "{what:one_thing} <connives|connive>", Connive),
    say(COMMAND, "{what:one_thing} <explores|explore>", Explore),
    say(COMMAND, "bolster {amount:number}", Bolster),
    *[say(COMMAND, f"amass {subtype}s {{amount:number}}", Amass, subtype=subtype) for subtype in ("Orc", "Zombie")],
    hears(COMMAND, "amass {amount:number}", lambda amount: Amass("Zombie", amount)),
    say(COMMAND, "tap or untap {what:thing}", TapOrUntap),
    say(COMMAND, "tap {what:thing}", Tap),
    say(COMMAND, "untap {what:thing}", Untap),
    say(COMMAND, "{what:subject} <phases|phase> out", PhaseOut),
    say(COMMAND, "create a token that's a copy of {what:copied}{exceptions:copy_exceptions}", TokenCopy),
    say(
        COMMAND,
        "create a tapped and attacking token that's a copy of {what:copied}{exceptions:copy_exceptions}",
        TokenCopy,
        tapped=True,
        attacking=True,
    ),
    say(
        COMMAND,
        "create a tapped token that's a copy of {what:copied}{exceptions:copy_exceptions}",
        TokenCopy,
        tapped=True,
    ),
    say(COMMAND, "exchange control of {what:thing}", ExchangeControl),
    say(COMMAND, "gain control of {what:thing}", GainControl),
    say(COMMAND, "{who:player} <gains|gain> control of {what:thing}", GainControl),
    *[
        say(COMMAND, f"{words} control of {{what:thing}} {duration.value}", GainControl, duration=duration)
        for duration in _OF_CONTROL
        for words in ("gain", "{who:player} <gains|gain>")
    ],
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
    constant(COMMAND, "~ enters tapped", EnterTapped(Itself())),
    hears(COMMAND, "it enters tapped", lambda: EnterTapped(Itself())),
    constant(COMMAND, "choose an opponent", ChooseOpponent()),
    say(COMMAND, "put {what:exiled_card} onto the battlefield under your control", PutIntoPlay),
    says(
        COMMAND,
        "{who:player} <exiles|exile> a card from (their|your) hand",
        lambda who: RemoveFromGame(ChosenCard(ANYTHING, who)),
        _exiled_from_hand,
    ),
    constant(COMMAND, "populate", TokenCopy(Chosen(replace(CREATURE, token=True, controller="you")))),
    say(COMMAND, "put {what:hand_card} onto the battlefield tapped", PutIntoPlay, tapped=True),
    say(COMMAND, "put {what:hand_card} onto the battlefield", PutIntoPlay),
    say(COMMAND, "choose {what:target}", PointOut),
    say(COMMAND, "choose {what:target_player}", PointOut),
    constant(COMMAND, "choose a color", ChooseColor()),
    constant(COMMAND, "choose a creature type", ChooseCreatureType()),
    constant(COMMAND, "choose a basic land type", ChooseLandType()),
    constant(COMMAND, "choose a land type", ChooseLandType(basic=False)),
    say(COMMAND, "have ~ enter as a copy of (any|a) {kind:kind}{exceptions:copy_exceptions}", EnterAsCopy),
    say(
        COMMAND,
        "have ~ enter as a copy of (any|a) {kind:card_kind} in a graveyard{exceptions:copy_exceptions}",
        EnterAsCopy,
        in_graveyard=True,
    ),
    say(COMMAND, "turn {what:thing} face up", TurnPermanentFaceUp),
    say(COMMAND, "turn {what:thing} face down", TurnPermanentFaceDown),
    say(COMMAND, "flip {what:one_thing}", Flip),
    *[constant(DESIGNATION, word, word) for word in DESIGNATIONS],
    say(COMMAND, "{what:one_thing} becomes {word:designation}", GetDesignation),
    say(COMMAND, "~'s level becomes {level:figure}", GainLevel),
    say(COMMAND, "transform {what:thing}", Transform, "convert {what:thing}"),
)
