"""Instructions that put cards and permanents from one zone into another."""

from __future__ import annotations

from functools import partial

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import (
    EnterAsCopy,
    EnterTapped,
    PutIntoPlay,
    PutOnTopOrBottom,
    RemoveFromGame,
    Return,
    ReturnRemoved,
    ShuffleIntoLibrary,
)
from sandbox.meaning.events import LeavesPlay
from sandbox.meaning.kinds import ANYTHING
from sandbox.meaning.references import (
    ChosenCard,
    Host,
    Itself,
    OwnerOf,
    Reference,
    You,
)
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import ABILITY, COMMAND, ORDINAL, POINTING_CARD, RETURNED
from sandbox.wording.pointing import Said
from sandbox.wording.saying import constant, hears, passes, prints, say, says


def _exiled_from_hand(value: object) -> Slots | None:
    """Whose hand it is, where it is any card of a hand and nothing more is said."""
    match value:
        case RemoveFromGame(what=ChosenCard(who=who)) if value == RemoveFromGame(ChosenCard(ANYTHING, who)):
            return {"who": who}
    return None


def _put_from_hand(bottom: bool, who: Reference) -> Return:
    return Return(ChosenCard(ANYTHING, who), Zone.LIBRARY, bottom)


def _is_put_from_hand(bottom: bool, value: object) -> Slots | None:
    """Whose hand it is, where it is any one card of a hand of somebody else's."""
    match value:
        case Return(what=ChosenCard(who=who)) if value == _put_from_hand(bottom, who) and (bottom or who != You()):
            return {"who": who}
    return None


_ORDINALS = {"second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "tenth": 10}


PRODUCTIONS: Table = (
    *[constant(ORDINAL, word, place) for word, place in _ORDINALS.items()],
    say(
        COMMAND,
        "return {what:thing} to <its owner's hand|their owners' hands>",
        Return,
        "return {what:thing} to (its owner's|their owner's|their owners'|your|that player's|their) hand(|s)",
        "put {what:thing} into (its owner's|your) hand",
    ),
    say(COMMAND, "return {what:chosen} to (its owner's|their owner's|your) hand", Return),
    say(COMMAND, "put {what:pointing_card} into (its owner's|your) hand", Return),
    say(
        COMMAND,
        "put {what:thing} on the bottom of <its owner's library|their owners' libraries>",
        Return,
        "put {what:thing} on the bottom of (its owner's|their owner's|your) library",
        zone=Zone.LIBRARY,
        bottom=True,
    ),
    hears(
        COMMAND,
        "put {what:pointing_card} on the bottom of {whose:pointed}'s library",
        lambda what, whose: Return(what, Zone.LIBRARY, bottom=True),
    ),
    hears(
        COMMAND,
        "{whose:pointing_player} <puts|put> {what:pointing_card} into their hand",
        lambda whose, what: Return(what),
    ),
    says(
        COMMAND,
        "{controller:pointing_player} <puts|put> {what:pointing_card} onto the battlefield",
        PutIntoPlay,
        lambda value: (
            {"what": value.what, "controller": value.controller}
            if isinstance(value, PutIntoPlay) and value == PutIntoPlay(value.what, value.controller)
            else None
        ),
    ),
    says(
        COMMAND,
        "put {what:target} onto the battlefield under its owner's control",
        lambda what: PutIntoPlay(what, OwnerOf(Said("it"))),
        lambda value: (
            {"what": value.what}
            if isinstance(value, PutIntoPlay) and value == PutIntoPlay(value.what, OwnerOf(Said("it")))
            else None
        ),
    ),
    say(
        COMMAND,
        "put {what:one_thing} into (its owner's|their owner's|your) library {place:ordinal} from the top",
        Return,
        "put {what:pointing_card} into (its owner's|their owner's|your) library {place:ordinal} from the top",
        zone=Zone.LIBRARY,
    ),
    say(COMMAND, "put ~ into its owner's graveyard", Return, what=Itself(), zone=Zone.GRAVEYARD),
    say(COMMAND, "put {what:thing} on top of (its owner's|their owner's|your) library", Return, zone=Zone.LIBRARY),
    say(COMMAND, "put {what:hand_card} on top of your library( in any order|)", Return, zone=Zone.LIBRARY),
    *[
        says(
            COMMAND,
            f"{{who:player}} <puts|put> a card from (their|your) hand {where} <their|your> library",
            partial(_put_from_hand, bottom),
            partial(_is_put_from_hand, bottom),
        )
        for where, bottom in (("on top of", False), ("on the bottom of", True))
    ],
    say(
        COMMAND,
        "exile {what:thing}",
        RemoveFromGame,
        "remove {what:thing} from the game",
        "remove from the game {what:thing}",
    ),
    say(COMMAND, "exile {what:thing} until ~ leaves the battlefield", RemoveFromGame, until_it_leaves=True),
    say(COMMAND, "exile {what:card_word}", RemoveFromGame),
    say(COMMAND, "exile {what:top_card}", RemoveFromGame),
    say(COMMAND, "exile {what:top_card} face down", RemoveFromGame, face_down=True),
    prints(
        COMMAND, "exile {what:thing}", lambda value: {"what": value.what} if isinstance(value, RemoveFromGame) else None
    ),
    say(COMMAND, "return the (exiled|removed) card to the battlefield under its owner's control", ReturnRemoved),
    hears(
        COMMAND, "return the (exiled|removed) cards to the battlefield under their owner('s|s') control", ReturnRemoved
    ),
    hears(COMMAND, "each player returns to the battlefield all cards they own exiled with (~|it)", ReturnRemoved),
    say(
        COMMAND,
        "each player returns to their hand all cards they own exiled with (~|it)",
        ReturnRemoved,
        zone=Zone.HAND,
    ),
    hears(
        ABILITY,
        "when ~ leaves the battlefield, (return|put) the exiled card (to|into) its owner's hand.",
        lambda: Triggered(LeavesPlay(), (Mode((ReturnRemoved(zone=Zone.HAND),)),)),
    ),
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
    says(
        COMMAND,
        "return {what:host} card to the battlefield under its owner's control",
        lambda what: PutIntoPlay(what, OwnerOf(what)),
        lambda value: {"what": Host()} if value == PutIntoPlay(Host(), OwnerOf(Host())) else None,
    ),
    say(COMMAND, "put {what:host} card onto the battlefield tapped under your control", PutIntoPlay, tapped=True),
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
    say(
        COMMAND,
        "return ~ from your graveyard to your hand",
        Return,
        "you return ~ from your graveyard to your hand",
        what=Itself(),
        out_of=Zone.GRAVEYARD,
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
    say(
        COMMAND,
        "return {what:target} to the battlefield tapped( under your control|)",
        PutIntoPlay,
        "put {what:target} onto the battlefield tapped( under your control|)",
        "put {what:target} onto the battlefield under your control tapped",
        tapped=True,
    ),
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
        "return {what:returned} to the battlefield under (its|their) owner's control",
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
    say(
        COMMAND,
        "the owner of {what:target} puts it on their choice of the top or bottom of their library",
        PutOnTopOrBottom,
        "{what:target}'s owner puts it on their choice of the top or bottom of their library",
    ),
    say(
        COMMAND,
        "the owner of {what:target} shuffles it into their library",
        ShuffleIntoLibrary,
        "{what:target}'s owner shuffles it into their library",
        by_owner=True,
    ),
    say(
        COMMAND,
        "the owner of {what:target} puts it into their library {place:ordinal} from the top or on the bottom",
        PutOnTopOrBottom,
        "{what:target}'s owner puts it into their library {place:ordinal} from the top or on the bottom",
    ),
    say(COMMAND, "shuffle {what:thing} into (its owner's|their owner's|your) library", ShuffleIntoLibrary),
    hears(
        COMMAND,
        "{what:pointing_whose} owner shuffles it into their library",
        ShuffleIntoLibrary,
    ),
    hears(COMMAND, "the owner of {what:target} shuffles it into their library", ShuffleIntoLibrary),
    constant(COMMAND, "~ enters tapped", EnterTapped(Itself())),
    hears(COMMAND, "it enters tapped", lambda: EnterTapped(Itself())),
    say(
        COMMAND,
        "put {what:exiled_card} onto the battlefield under your control",
        PutIntoPlay,
        "return {what:exiled_card} to the battlefield( under your control|)",
    ),
    says(
        COMMAND,
        "{who:player} <exiles|exile> a card from (their|your) hand",
        lambda who: RemoveFromGame(ChosenCard(ANYTHING, who)),
        _exiled_from_hand,
    ),
    say(COMMAND, "put {what:hand_card} onto the battlefield tapped", PutIntoPlay, tapped=True),
    *[
        say(COMMAND, f"{start} tapped and attacking", PutIntoPlay, *also, tapped=True, attacking=True)
        for start, *also in (
            ("put {what:hand_card} onto the battlefield",),
            (
                "return {what:target} to the battlefield",
                "put {what:target} onto the battlefield under your control tapped and attacking",
                "put {what:target} onto the battlefield tapped and attacking",
            ),
        )
    ],
    say(COMMAND, "put {what:hand_card} onto the battlefield", PutIntoPlay),
    say(COMMAND, "have ~ enter as a copy of (any|a) {kind:kind}{exceptions:copy_exceptions}", EnterAsCopy),
    say(
        COMMAND,
        "have ~ enter as a copy of (any|a) {kind:card_kind} in a graveyard{exceptions:copy_exceptions}",
        EnterAsCopy,
        in_graveyard=True,
    ),
)
