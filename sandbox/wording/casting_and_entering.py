"""What a card says about its own casting, and about its entering play."""

from typing import Any

from sandbox.meaning.abilities import (
    AdditionalCost,
    AlternativeCost,
    AsEnters,
    AttackCost,
    BeginsInPlay,
    CastOnly,
    ChosenNameNotCast,
    CostsMoreForEachTarget,
    DoublesCounters,
    DoublesDamage,
    DoublesTokens,
    Instead,
    RemovedInstead,
    XPaidWith,
)
from sandbox.meaning.continuous import Has
from sandbox.meaning.effects import (
    Change,
    Duration,
    EnterAsCopy,
    EnterTapped,
    If,
    May,
    PutCounters,
    RemoveFromGame,
    ShuffleIntoLibrary,
)
from sandbox.meaning.events import Dies, PutIntoGraveyard
from sandbox.meaning.references import EachPlayer, Itself, Opponents, You
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost
from sandbox.wording.grammar import constant, hears, phrase, prints, say, says

say("ability", "As an additional cost to cast ~, {cost:deed}.", AdditionalCost)
say("ability", "You may {cost:deed} rather than pay ~'s mana cost.", AlternativeCost)
say("ability", "~ costs {cost:mana_cost} more to cast for each target beyond the first.", CostsMoreForEachTarget)
phrase("color", "a color")
for _color in Color:
    constant("color", _color.value, _color)
say("ability", "Spend only {color:color} mana on X.", XPaidWith)
say("ability", "Cast ~ only during {when:time}.", CastOnly, "Cast ~ only {when:time}.")

phrase("arrival", "what happens as it enters")
prints(
    "ability", "{effects:arrival}.", lambda value: {"effects": value.effects} if isinstance(value, AsEnters) else None
)
say("ability", "As ~ enters, {effects:commands}.", AsEnters)
constant("arrival", "~ enters tapped", (EnterTapped(Itself()),))
says(
    "arrival",
    "~ enters tapped unless {condition:condition}",
    lambda slots: (If(slots["condition"], (), (EnterTapped(Itself()),)),),
    lambda value: {"condition": value[0].condition} if isinstance(value[0], If) and not value[0].effects else None,
)
says(
    "arrival",
    "~ enters with (a|an) {name:counter_name} counter on it",
    lambda slots: (PutCounters(Itself(), slots["name"]),),
    lambda value: _counters(value, 1),
)
says(
    "arrival",
    "~ enters with {amount:count} {name:counter_name} counters on it",
    lambda slots: (PutCounters(Itself(), slots["name"], slots["amount"]),),
    lambda value: _counters(value, None),
)
says(
    "arrival",
    "you may have ~ enter as a copy of (any|a) {kind:kind}",
    lambda slots: (May((EnterAsCopy(slots["kind"]),)),),
    lambda value: _copied(value[0]),
)
phrase("its_arrival", "what it enters with, such as `it enters with two +1/+1 counters on it`")
says(
    "its_arrival",
    "it enters with {amount:count} {name:counter_name} counters on it",
    lambda slots: (PutCounters(Itself(), slots["name"], slots["amount"]),),
    lambda value: _counters(value, None),
)
says(
    "its_arrival",
    "it enters with {amount:count} {name:counter_name} counters on it and with {word:keyword}",
    lambda slots: (
        PutCounters(Itself(), slots["name"], slots["amount"]),
        Change(Itself(), (Has(slots["word"]),), Duration.FOR_GOOD),
    ),
    lambda value: _with_counters_and_word(value),
)
says(
    "ability",
    "If {condition:condition}, {effects:its_arrival}.",
    lambda slots: AsEnters((If(slots["condition"], slots["effects"]),)),
    lambda value: _arrival_if(value),
)
hears("ability", "{effects:arrival}.", lambda slots: AsEnters(slots["effects"]))


def _arrival_if(value: Any) -> dict[str, Any] | None:
    effect = value.effects[0] if isinstance(value, AsEnters) else None
    if not isinstance(effect, If) or not effect.effects:
        return None
    return {"condition": effect.condition, "effects": effect.effects}


def _with_counters_and_word(value: Any) -> dict[str, Any] | None:
    if len(value) != 2 or not isinstance(value[1], Change) or not isinstance(value[1].modifications[0], Has):
        return None
    counters = _counters(value[:1], None)
    return None if counters is None else counters | {"word": value[1].modifications[0].ability}


def _copied(effect: Any) -> dict[str, Any] | None:
    copies = isinstance(effect, May) and isinstance(effect.effects[0], EnterAsCopy)
    return {"kind": effect.effects[0].kind} if copies else None


def _counters(value: Any, amount: int | None) -> dict[str, Any] | None:
    if len(value) != 1 or not isinstance(value[0], PutCounters) or value[0].what != Itself():
        return None
    return {"name": value[0].name, "amount": value[0].amount} if amount in (None, value[0].amount) else None


phrase("replaced", "`~ would die` or `~ would be put into a graveyard from anywhere`")
constant("replaced", "~ would die", Dies())
hears("replaced", "~ would be put into a graveyard from the battlefield", lambda slots: Dies())
constant("replaced", "~ would be put into a graveyard( from anywhere|)", PutIntoGraveyard())
phrase("replacing", "`exile it` or `shuffle it into its owner's library`")
constant("replacing", "exile (it|~)", (RemoveFromGame(Itself()),))
hears("replacing", "remove (it|~) from the game", lambda slots: (RemoveFromGame(Itself()),))
constant("replacing", "shuffle (it|~) into its owner's library", (ShuffleIntoLibrary(Itself()),))
hears(
    "replacing",
    "reveal (it|~) and shuffle (it|~) into its owner's library",
    lambda slots: (ShuffleIntoLibrary(Itself()),),
)
says(
    "ability",
    "If {event:replaced}, {effects:replacing} instead.",
    lambda slots: Instead(**slots),
    lambda value: vars(value) if isinstance(value, Instead) else None,
)
constant(
    "ability",
    "If (~|this card) is in your opening hand, you may begin the game with it on the battlefield.",
    BeginsInPlay(),
)
constant(
    "ability",
    "If an effect would create one or more tokens under your control, it creates twice that many of those tokens"
    " instead.",
    DoublesTokens(),
)
constant(
    "ability",
    "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters"
    " on that permanent instead.",
    DoublesCounters(),
)
constant("ability", "Spells with the chosen name can't be cast.", ChosenNameNotCast())
hears("ability", "The named card can't be cast.", lambda slots: ChosenNameNotCast())
for _words, _whose in (("an opponent's", Opponents()), ("your", You()), ("a", EachPlayer())):
    say(
        "ability",
        f"If a card would be put into {_words} graveyard from anywhere, exile it instead.",
        RemovedInstead,
        whose=_whose,
    )
phrase("generic_cost", "generic mana, such as `{2}`")
for _number in range(1, 13):
    constant("generic_cost", f"{{{_number}}}", ManaCost((str(_number),)))
say(
    "ability",
    "Creatures can't attack you unless their controller pays {cost:generic_cost} for each creature they control that's"
    " attacking you.",
    AttackCost,
)
for _noun, _permanents in (("creature", False), ("permanent", True)):
    say(
        "ability",
        f"If (a|an) {{by:source_kind}} would deal damage to a {_noun} or player, it deals double that damage to that"
        f" {_noun} or player instead.",
        DoublesDamage,
        permanents=_permanents,
    )
