"""Who and what a sentence speaks of."""

import re
from dataclasses import replace
from functools import partial
from typing import Any

from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import (
    ActivePlayer,
    Chosen,
    ChosenCard,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    Each,
    EachPlayer,
    Host,
    Itself,
    Opponents,
    OwnerOf,
    Paid,
    SourceOfChoice,
    TopCard,
    You,
)
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.wording.grammar import Ends, Reading, constant, hears, native, passes, phrase, say, says
from sandbox.wording.pointing import CANDIDATES, CARD_WORDS, OBJECT_WORDS, ORDINALS, PLAYER_WORDS, SEVERAL_WORDS, Said
from sandbox.wording.subtypes import BY_WORD

phrase("one_thing", "a thing, such as `target creature`, `~` or `it`")
phrase("thing", "a thing, such as `target creature`, `~` or `all creatures`")
phrase("subject", "a thing, such as `target creature`, `~` or `creatures you control`")
phrase("recipient", "a creature or player, such as `any target` or `each creature`")
phrase("recipients", "creatures or players, such as `each creature and each player`")
phrase("player", "a player, such as `you` or `target player`")
phrase("whose", "`your` or `its controller's`")
phrase("possessor", "a possessor, such as `your` or `target player's`")
phrase("pointing", "words that point back, such as `it`")
phrase("pointing_card", "`it` or `that card`")
phrase("pointing_player", "`that player`")
phrase("pointing_whose", "`its` or `that creature's`")
phrase("chosen", "a thing to choose, such as `a land`")
phrase("actor", "what does it, such as `~` or `a creature`")
phrase("host", "`enchanted creature` or `equipped creature`")

_POINTING = (
    *OBJECT_WORDS,
    *SEVERAL_WORDS,
    "that source",
    "that ability",
    "the other creature",
    *(f"the {ordinal} target" for ordinal in ORDINALS),
)
_ALIASES = {
    "them": "they",
    "its": "it",
    "the creature": "that creature",
    "the player": "that player",
    "the land": "that land",
}
_ALIASES |= {
    "the copy": "that spell",
    "the token": "that token",
    "the exiled card": "that card",
    "the card": "that card",
    "those tokens": "those tokens",
}


def _point(words: tuple[str, ...], reading: Reading, at: int) -> Ends:
    ends: Ends = {}
    for said in (*words, *(alias for alias, meant in _ALIASES.items() if meant in words)):
        end = reading.match(_pattern(said), at, said)
        if end is not None:
            ends[end] = Said(_ALIASES.get(said, said))
    if found := _THAT_SUBTYPE.match(reading.text, at):
        ends.update({found.end(): Said(said) for said in _subtype_words(found[1].lower()) if said in words})
    return ends


_THAT_SUBTYPE = re.compile(r"that ([A-Za-z-]+)(?![A-Za-z'])", re.IGNORECASE)


def _subtype_words(word: str) -> tuple[str, ...]:
    """`that Wall` is `that creature`."""
    if word not in BY_WORD:
        return ()
    if BY_WORD[word] in BASIC_LAND_TYPES:
        return ("that land",)
    return ({"aura": "that enchantment", "equipment": "that artifact"}.get(word, "that creature"),)


def _pattern(said: str) -> re.Pattern[str]:
    return re.compile(re.escape(said) + r"(?![A-Za-z'])", re.IGNORECASE)


def _print_point(words: tuple[str, ...], value: Any, plural: bool) -> str | None:
    return value.words if isinstance(value, Said) and value.words in words else None


for _name, _words in (
    ("pointing", _POINTING),
    ("pointing_card", CARD_WORDS),
    ("pointing_player", PLAYER_WORDS),
):
    native(_name, partial(_point, _words), partial(_print_point, _words))

hears("pointing_card", "(it|them)", lambda slots: Said("that card"))
passes("pointing_card", "pointing")

constant("pointing_whose", "its", Said("it"))
says("pointing_whose", "{it:target}'s", lambda slots: slots["it"], lambda value: {"it": value})
constant("pointing_whose", "their", Said("they"))
constant("pointing_whose", "~'s", Itself())
says("pointing_whose", "{it:paid}'s", lambda slots: slots["it"], lambda value: {"it": value})
says("pointing_whose", "{it:host}'s", lambda slots: slots["it"], lambda value: {"it": value})
says("pointing_whose", "{it:pointed}'s", lambda slots: slots["it"], lambda value: {"it": value})

phrase("pointed", "`that creature`")
native("pointed", lambda reading, at: _possessed(reading, at), partial(_print_point, CANDIDATES))


def _possessed(reading: Reading, at: int) -> Ends:
    """`that creature` before `'s`."""
    for said in (*CANDIDATES, *_ALIASES):
        found = re.compile(re.escape(said) + r"(?='s)", re.IGNORECASE).match(reading.text, at)
        if found:
            return {found.end(): Said(_ALIASES.get(said, said))}
    reading.miss(at, "that creature's")
    return {}


constant("one_thing", "~", Itself())
passes("one_thing", "target", "host", "paid", "pointing")
phrase("paid", "`the sacrificed creature`")
constant("paid", "the (sacrificed|discarded|exiled|returned) (creature|artifact|land|card|permanent)", Paid())
constant(
    "host",
    "(enchanted|equipped|fortified) (creature|land|artifact|enchantment|permanent|planeswalker|Wall|wall)",
    Host(),
)

passes("thing", "one_thing")
say("thing", "all {kind:kinds}", Each, "each {kind:kind}", "{kind:kinds}", "all other {kind:kinds}")
say("thing", "{kind:source_choice}", SourceOfChoice)
passes("subject", "one_thing")
say("subject", "{kind:kinds}", Each, "all {kind:kinds}", "each {kind:kind}")
passes("recipient", "one_thing", "player")
hears("recipient", "itself", lambda slots: Itself())
say("recipient", "each {kind:kind}", Each, "all {kind:kinds}", "{kind:kinds}")
for _name, _said, _also in (
    ("thing", "all {kind:kinds}", "each {kind:kind}"),
    ("subject", "{kind:kinds}", "all {kind:kinds}"),
    ("recipient", "each {kind:kind}", "all {kind:kinds}"),
):
    say(_name, f"{_said} {{of:player}} <controls|control>", Each, f"{_also} {{of:player}} <controls|control>")
constant("recipient", "(a|any) creature or player of your choice", Chosen(CREATURE, players=True))
phrase("source_choice", "`a red source of your choice`")
says(
    "source_choice",
    "(a|an) {kind:source_kind} of your choice",
    lambda slots: slots["kind"],
    lambda value: {"kind": value},
)

says(
    "recipients",
    "{one:recipient}",
    lambda slots: (slots["one"],),
    lambda all_: {"one": all_[0]} if len(all_) == 1 else None,
)
says(
    "recipients",
    "{one:recipient} and (|to ){rest:recipients}",
    lambda slots: (slots["one"], *slots["rest"]),
    lambda all_: {"one": all_[0], "rest": all_[1:]} if len(all_) > 1 else None,
)

constant("player", "you", You())
passes("player", "target_player", "pointing_player")
constant("player", "each player", EachPlayer())
constant("player", "each opponent", Opponents())
hears("player", "all players", lambda slots: EachPlayer())
constant("player", "(the |)defending player", DefendingPlayer())
constant("player", "the active player", ActivePlayer())
constant("player", "the chosen player", ChosenPlayer())
says(
    "player",
    "{it:pointing_whose} controller",
    lambda slots: ControllerOf(slots["it"]),
    lambda value: _owned(value, ControllerOf),
)
says("player", "{it:pointing_whose} owner", lambda slots: OwnerOf(slots["it"]), lambda value: _owned(value, OwnerOf))


def _owned(value: Any, sort: type) -> dict[str, Any] | None:
    return {"it": vars(value)["what"]} if isinstance(value, sort) else None


phrase("somebody", "a player, such as `you` or `an opponent`")
constant("somebody", "an opponent", Opponents())
passes("somebody", "player")

constant("whose", "your", You())
constant("whose", "each player's", EachPlayer())
constant("whose", "each opponent's", Opponents())
says("whose", "{it:pointed}'s", lambda slots: slots["it"], lambda value: {"it": value})
says("whose", "{who:player}'s", lambda slots: slots["who"], lambda value: {"who": value})
constant("possessor", "your", You())
constant("possessor", "their", Said("they"))
passes("possessor", "whose")

say("chosen", "(a|an) {kind:kind}", Chosen, "(one|a) {kind:kind} of (your|their) choice", "{kind:another}")
say("chosen", "{count:count_word} {kind:kinds}", Chosen, "{count:count_word} {kind:kinds} of (your|their) choice")
phrase("another", "`another creature`")
hears("another", "another {kind:kind}", lambda slots: _other(slots["kind"]))


def _other(kind: Any) -> Any:

    return replace(kind, another=True)


phrase("rival", "`opponent`")
constant("rival", "opponent", Opponents())
say("chosen", "(a|an) {kind:kind} of an {who:rival}'s choice", Chosen)
say("chosen", "(a|an) {kind:kind} of {who:whose} choice", Chosen)
phrase("hand_card", "a card, such as `a creature card from your hand`")
say("hand_card", "(a|an) {kind:card_kind} from your hand", ChosenCard)
say("hand_card", "{count:count_word} {kind:card_kinds} from your hand", ChosenCard)

phrase("top_card", "`the top card of your library`")
say("top_card", "the top card of {who:possessor} library", TopCard)

passes("actor", "one_thing")
say("actor", "(a|an) {kind:kind}", Each, "{kind:another}")
