"""Instructions that move or mark objects."""

from dataclasses import replace
from typing import Any

from sandbox.meaning.amounts import X
from sandbox.meaning.effects import (
    Attach,
    ChooseCardName,
    ChooseColor,
    ChooseLandType,
    ChooseNewTargets,
    ChooseOpponent,
    CopySpell,
    Counter,
    Destroy,
    EnterAsCopy,
    EnterTapped,
    GainControl,
    MoveCounter,
    PhaseOut,
    PutCounters,
    PutIntoPlay,
    PutUpToCounters,
    RemoveCounters,
    RemoveFromCombat,
    RemoveFromGame,
    Return,
    ReturnRemoved,
    Sacrifice,
    ShuffleIntoLibrary,
    SwitchBlockers,
    Tap,
    TapOrUntap,
    Untap,
)
from sandbox.meaning.effects.duration import Duration
from sandbox.meaning.references import CardsInGraveyard, Chosen, Itself, OwnerOf
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Unfit, constant, passes, phrase, prints, say, says
from sandbox.wording.pointing import Doer

phrase("command", "an instruction, such as `destroy target creature`")

say(
    "command",
    "destroy {what:thing}. <It|They> can't be regenerated",
    Destroy,
    "destroy {what:thing}. (That creature|Those creatures|A creature destroyed this way) can't be regenerated",
    "destroy {what:thing} and (it|they) can't be regenerated",
    "bury {what:thing}",
    no_regeneration=True,
)
say("command", "destroy {what:thing}", Destroy)
say("command", "destroy {what:chosen}. It can't be regenerated", Destroy, no_regeneration=True)
say("command", "destroy {what:chosen}", Destroy)


def _chooser(slots: dict[str, Any]) -> Any:
    chosen = slots["what"]
    return Sacrifice(replace(chosen, who=slots["who"]) if isinstance(chosen, Chosen) else chosen)


def _chosen_by(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, Sacrifice) or not isinstance(value.what, Chosen) or value.what.who is None:
        return None
    if value.what.kind.controller is not None:
        return None
    return {"who": value.what.who, "what": replace(value.what, who=None)}


says("command", "{who:player} <sacrifices|sacrifice> {what:chosen}", _chooser, _chosen_by)
say("command", "sacrifice {what:thing}", Sacrifice, who=Doer())
says(
    "command",
    "sacrifice {what:chosen}",
    lambda slots: Sacrifice(_ones_own(slots["what"]), Doer()),
    lambda value: {"what": value.what} if isinstance(value, Sacrifice) and value.who == Doer() else None,
)
say("command", "{who:player} <sacrifices|sacrifice> {what:one_thing}", Sacrifice)


def _ones_own(chosen: Any) -> Any:
    """`a land of an opponent's choice` is a land of one's own all the same."""
    if chosen.who is None or chosen.kind.controller is not None:
        return chosen
    return replace(chosen, kind=replace(chosen.kind, controller="you"))


say(
    "command",
    "return {what:thing} to (its owner's|their owner's|their owners'|your|that player's) hand(|s)",
    Return,
    "return {what:chosen} to (its owner's|their owner's|your) hand",
    "put {what:thing} into (its owner's|your) hand",
)
say("command", "put {what:pointing_card} into (its owner's|your) hand", Return)
say(
    "command",
    "put {what:thing} on the bottom of (its owner's|their owner's|your) library",
    Return,
    zone=Zone.LIBRARY,
    bottom=True,
)
say("command", "put {what:thing} on top of (its owner's|their owner's|your) library", Return, zone=Zone.LIBRARY)
say("command", "put {what:hand_card} on top of your library( in any order|)", Return, zone=Zone.LIBRARY)
say("command", "exile {what:thing}", RemoveFromGame, "remove {what:thing} from the game")
say("command", "exile {what:pointing_card}", RemoveFromGame)
say("command", "exile {what:top_card}", RemoveFromGame)
say("command", "exile {what:top_card} face down", RemoveFromGame, face_down=True)
prints(
    "command", "exile {what:thing}", lambda value: {"what": value.what} if isinstance(value, RemoveFromGame) else None
)
say("command", "return the (exiled|removed) card to the battlefield under its owner's control", ReturnRemoved)
say(
    "command",
    "put {what:pointing_card} onto the battlefield under your control",
    PutIntoPlay,
    "return {what:one_thing} (from (your|a|any) graveyard |)to the battlefield( under your control|)",
    "return {what:target} to the battlefield( under your control|)",
    "put {what:target} onto the battlefield( under your control|)",
)
say("command", "return {what:target} to the battlefield under your control", PutIntoPlay)
_OWN = {"what": Itself(), "out_of": Zone.GRAVEYARD}
say("command", "return ~ from your graveyard to the battlefield", PutIntoPlay, **_OWN)
say("command", "return ~ from your graveyard to the battlefield tapped", PutIntoPlay, tapped=True, **_OWN)
say("command", "return ~ from your graveyard to your hand", Return, **_OWN)
phrase("returned", "`~`, `it` or `that card`")
constant("returned", "~", Itself())
passes("returned", "pointing_card")
says(
    "command",
    "return {what:returned} to the battlefield under (its|their) owner's control with (a|an)"
    " {counter:counter_name} counter on it",
    lambda slots: PutIntoPlay(slots["what"], OwnerOf(slots["what"]), counter=slots["counter"]),
    lambda value: (
        {"what": value.what, "counter": value.counter}
        if isinstance(value, PutIntoPlay) and value.counter and value.controller == OwnerOf(value.what)
        else None
    ),
)
says(
    "command",
    "return {what:pointing_card} to the battlefield under (its|their) owner's control",
    lambda slots: PutIntoPlay(slots["what"], OwnerOf(slots["what"])),
    lambda value: (
        {"what": value.what} if isinstance(value, PutIntoPlay) and value.controller == OwnerOf(value.what) else None
    ),
)
say("command", "shuffle {what:thing} into (its owner's|their owner's|your) library", ShuffleIntoLibrary)
constant("command", "(choose a nonland card name|name a nonland card)", ChooseCardName())
say("command", "counter {what:one_thing}", Counter)
say("command", "copy {what:one_thing}", CopySpell)
say("command", "copy {what:one_thing}, except (that the copy|it) is {colors:colors}", CopySpell)
say("command", "you may choose new targets for {what:one_thing}", ChooseNewTargets)
phrase("generic", "generic mana, such as `{2}`")
for _number in range(1, 13):
    constant("generic", f"{{{_number}}}", _number)
constant("generic", "{X}", X())
say(
    "command",
    "counter {what:one_thing} unless (its controller|its caster|that player) pays {unless_paid:generic}",
    Counter,
)
say("command", "tap or untap {what:thing}", TapOrUntap)
say("command", "tap {what:thing}", Tap)
say("command", "untap {what:thing}", Untap)
say("command", "put (a|an) {name:counter_name} counter on {what:thing}", PutCounters)
say("command", "put {amount:count} {name:counter_name} counters on {what:thing}", PutCounters)


def _up_to(slots: dict[str, Any]) -> PutUpToCounters:
    if slots.pop("again") != slots["name"]:
        raise Unfit
    return PutUpToCounters(what=Itself(), **slots)


says(
    "command",
    "put up to {amount:count} {name:counter_name} counters on ~. This ability can't cause the total number of"
    " {again:counter_name} counters on ~ to be greater than {most:count_word}",
    lambda slots: _up_to(dict(slots)),
    lambda value: (
        {"amount": value.amount, "name": value.name, "again": value.name, "most": value.most}
        if isinstance(value, PutUpToCounters)
        else None
    ),
)
say("command", "remove (a|an) {name:counter_name} counter from {what:thing}", RemoveCounters)
say("command", "remove all {name:counter_name} counters from {what:thing}", RemoveCounters, amount=None)
say("command", "remove {amount:count} {name:counter_name} counters from {what:thing}", RemoveCounters)
say("command", "{what:subject} <phases|phase> out", PhaseOut)
say("command", "gain control of {what:thing}", GainControl)
say("command", "{who:player} <gains|gain> control of {what:thing}", GainControl)
for _duration in (
    Duration.THIS_TURN,
    Duration.WHILE_TAPPED,
    Duration.WHILE_TAPPED_AND_STRONGER,
    Duration.WHILE_IN_PLAY,
    Duration.WHILE_CONTROLLED,
):
    say("command", f"gain control of {{what:thing}} {_duration.value}", GainControl, duration=_duration)
    say(
        "command",
        f"{{who:player}} <gains|gain> control of {{what:thing}} {_duration.value}",
        GainControl,
        duration=_duration,
    )
say("command", "attach {what:one_thing} to {to:one_thing}", Attach)
say(
    "command", "move {what:one_thing} onto {to:one_thing}", Attach, "move {what:one_thing} onto {to:chosen}", moved=True
)
say("command", "move {what:one_thing} onto {to:chosen}", Attach, moved=True)
say("command", "remove {what:one_thing} from combat", RemoveFromCombat)
say("command", "switch the blockers of {what:target}", SwitchBlockers)
constant("command", "~ enters tapped", EnterTapped(Itself()))
constant("command", "choose an opponent", ChooseOpponent())
say("command", "move a {name:counter_name} counter from {what:one_thing} onto {to:one_thing}", MoveCounter)
say("command", "put {what:hand_card} onto the battlefield", PutIntoPlay)
constant("command", "choose a color", ChooseColor())
constant("command", "choose a basic land type", ChooseLandType())
constant("command", "choose a land type", ChooseLandType(basic=False))
phrase("graveyard_cards", "`all creature cards from your graveyard`")
say("graveyard_cards", "all {kind:card_kinds} from your graveyard", CardsInGraveyard)
say("command", "return {what:graveyard_cards} to the battlefield", PutIntoPlay)
say("command", "have ~ enter as a copy of (any|a) {kind:kind}", EnterAsCopy)
