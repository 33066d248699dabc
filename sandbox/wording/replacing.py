"""What happens instead of something else."""

from __future__ import annotations

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
from sandbox.meaning.references import EachPlayer, Itself, Opponents, You
from sandbox.meaning.replacement_effects import (
    DoublesCounters,
    DoublesLifeGained,
    DoublesTokens,
    Instead,
    InsteadOfLosing,
    RemovedIfDies,
    RemovedInstead,
)
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import ABILITY, REPLACED, REPLACING
from sandbox.wording.saying import constant, fields_of, hears, say, says

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
        "If an effect would put one or more counters on a permanent you control, it puts twice that many of those"
        " counters on that permanent instead.",
        DoublesCounters(),
    ),
    *[
        say(
            ABILITY,
            f"If a card would be put into {words} graveyard from anywhere, exile it instead.",
            RemovedInstead,
            whose=whose,
        )
        for words, whose in (("an opponent's", Opponents()), ("your", You()), ("a", EachPlayer()))
    ],
    constant(ABILITY, "If you would gain life, you gain twice that much life instead.", DoublesLifeGained()),
    say(ABILITY, "If you would lose the game, instead {effects:commands}.", InsteadOfLosing),
)
