"""What happens instead of something else."""

from __future__ import annotations

from functools import partial

from sandbox.meaning.abilities import (
    BeginsInPlay,
)
from sandbox.meaning.effects import (
    PutIntoPlay,
    RemoveFromGame,
    Return,
    ShuffleIntoLibrary,
)
from sandbox.meaning.events import Dies, IsDiscarded, PutIntoGraveyard
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import EachPlayer, Itself, Opponents, You
from sandbox.meaning.replacement_effects import (
    AtMostCounters,
    ChangesCounters,
    ChangesLifeGained,
    DoublesCounters,
    DoublesTokens,
    Instead,
    InsteadOfDrawing,
    InsteadOfLosing,
    MayDiscardOntoLibrary,
    RemovedIfDies,
    RemovedInstead,
    SearchesTopCards,
)
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import ABILITY, REPLACED, REPLACING
from sandbox.wording.saying import constant, fields_of, hears, say, says


def _more_counters(name: str, kind: Kind, same: str, more: int) -> ChangesCounters:
    """The counters that are put there are the same as those that would be."""
    if name != same:
        raise Unfit
    return ChangesCounters(kind, name, more=more)


def _twice_as_many(name: str, kind: Kind, same: str) -> ChangesCounters:
    if name != same:
        raise Unfit
    return ChangesCounters(kind, name, times=2)


def _fewer_counters(value: object) -> Slots | None:
    match value:
        case ChangesCounters(kind=kind, name=name, more=more) if name and more < 0:
            return {"name": name, "kind": kind, "same": name, "less": -more}
    return None


def _more_of_any(value: object) -> Slots | None:
    match value:
        case ChangesCounters(kind=kind, name="", more=more) if more > 0:
            return {"kind": kind, "more": more}
    return None


def _changed_counters(value: object, adds: bool) -> Slots | None:
    if not isinstance(value, ChangesCounters) or not value.name or (value.more > 0) is not adds or value.more < 0:
        return None
    found: Slots = {"name": value.name, "kind": value.kind, "same": value.name}
    return {**found, "more": value.more} if adds else found


PRODUCTIONS: Table = (
    say(ABILITY, "If (a|an) {kind:kind} would die, exile it instead.", RemovedIfDies),
    constant(REPLACED, "~ would die", Dies()),
    hears(REPLACED, "~ would be put into a graveyard from the battlefield", Dies),
    constant(REPLACED, "~ would be put into a graveyard( from anywhere|)", PutIntoGraveyard()),
    constant(
        ABILITY,
        "If a spell or ability an opponent controls causes you to discard (~|this card), put it onto the battlefield"
        " instead of putting it into your graveyard.",
        Instead(IsDiscarded(), (PutIntoPlay(Itself()),)),
    ),
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
        "If one or more tokens would be created, twice that many of those tokens are created instead.",
        DoublesTokens(anyones=True),
    ),
    hears(
        ABILITY,
        "If one or more tokens would be created under your control, twice that many of those tokens are created"
        " instead.",
        DoublesTokens,
    ),
    constant(
        ABILITY,
        "If an effect would put one or more counters on a permanent you control, it puts twice that many of those"
        " counters on that permanent instead.",
        DoublesCounters(),
    ),
    *[
        say(
            ABILITY,
            f"If {what} would be put into {words} graveyard from anywhere, exile it instead.",
            RemovedInstead,
            whose=whose,
            tokens=tokens,
        )
        for words, whose in (("an opponent's", Opponents()), ("your", You()), ("a", EachPlayer()))
        for what, tokens in (("a card", False), ("a card or token", True))
    ],
    say(ABILITY, "~ can't have more than {number:count_word} {name:counter_name} counters on it.", AtMostCounters),
    constant(ABILITY, "If you would gain life, you gain twice that much life instead.", ChangesLifeGained(2)),
    say(ABILITY, "If you would gain life, you gain that much life plus {more:figure} instead.", ChangesLifeGained),
    *[
        says(
            ABILITY,
            f"If one or more {{name:counter_name}} counters would be put on (a|an) {{kind:kind}}, {number}"
            " {same:counter_name} counters are put on (it|that creature|that permanent) instead.",
            build,
            partial(_changed_counters, adds=adds),
        )
        for number, build, adds in (
            ("that many plus {more:count_word}", _more_counters, True),
            ("twice that many", _twice_as_many, False),
        )
    ],
    says(
        ABILITY,
        "If one or more {name:counter_name} counters would be put on (a|an) {kind:kind}, that many {same:counter_name}"
        " counters minus {less:count_word} are put on (it|that creature|that permanent) instead.",
        lambda name, kind, same, less: _more_counters(name, kind, same, -less),
        _fewer_counters,
    ),
    says(
        ABILITY,
        "If one or more counters would be put on (a|an) {kind:kind}, that many plus {more:count_word} of each of those"
        " kinds of counters are put on (it|that creature|that permanent) instead.",
        lambda kind, more: ChangesCounters(kind, more=more),
        _more_of_any,
    ),
    constant(
        ABILITY,
        "If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of"
        " into your graveyard.",
        MayDiscardOntoLibrary(),
    ),
    constant(
        ABILITY,
        "If a spell or ability an opponent controls causes you to discard a card, you may reveal that card and put it"
        " on top of your library instead of putting it anywhere else.",
        MayDiscardOntoLibrary(True),
    ),
    say(ABILITY, "If you would draw a card, {effects:commands} instead.", InsteadOfDrawing),
    say(ABILITY, "If you would draw a card while {condition:condition}, {effects:commands} instead.", InsteadOfDrawing),
    say(
        ABILITY,
        "If you would draw a card except the first one you draw in each of your draw steps, {effects:commands}"
        " instead.",
        InsteadOfDrawing,
        spares_first=True,
    ),
    say(
        ABILITY,
        "If an opponent would search a library, that player searches the top {number:count_word} cards of that library"
        " instead.",
        SearchesTopCards,
    ),
    say(ABILITY, "If you would lose the game, instead {effects:commands}.", InsteadOfLosing),
)
