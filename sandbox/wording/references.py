"""Who and what a sentence speaks of."""

import re
from dataclasses import replace
from functools import partial
from typing import TypeGuard

from sandbox.meaning.amounts import Amount, ThatMuch, X
from sandbox.meaning.kinds import CREATURE, Kind
from sandbox.meaning.references import (
    ANY_NUMBER,
    ActivePlayer,
    Among,
    Chosen,
    ChosenCard,
    ChosenExiled,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    Each,
    EachPlayer,
    EnchantedPlayer,
    Grantor,
    Host,
    Itself,
    ItselfOr,
    Opponents,
    OwnerOf,
    Paid,
    Reference,
    SourceOfChoice,
    Together,
    TopCard,
    UsedToCraft,
    You,
)
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.wording.grammar import Ends, Native, Phrase, Production, Reading, Slots, Table
from sandbox.wording.normal_form import GRANTOR
from sandbox.wording.phrases import (
    ACTOR,
    ANOTHER,
    CARD_WORD,
    CHOSEN,
    CRAFTED,
    EXILED_CARD,
    HAND_CARD,
    HOST,
    ONE_THING,
    PAID,
    PLAYER,
    POINTED,
    POINTING,
    POINTING_CARD,
    POINTING_PLAYER,
    POINTING_WHOSE,
    POSSESSOR,
    RECIPIENT,
    RECIPIENTS,
    RIVAL,
    SOMEBODY,
    SOURCE_CHOICE,
    SUBJECT,
    TARGET,
    TARGET_PLAYER,
    THING,
    TOP_CARD,
    WHOSE,
    YOU_AND,
)
from sandbox.wording.pointing import (
    CANDIDATES,
    CARD_WORDS,
    OBJECT_WORDS,
    ORDINALS,
    PLAYER_WORDS,
    SEVERAL_WORDS,
    TOKEN_WORDS,
    WHOSE_CREATURE,
    Said,
    is_yours,
)
from sandbox.wording.saying import constant, hears, native, passes, say, says, stands_for, unless
from sandbox.wording.subtypes import BY_WORD

_POINTING = (
    *OBJECT_WORDS,
    *SEVERAL_WORDS,
    *TOKEN_WORDS,
    "that source",
    "that ability",
    "the other creature",
    *WHOSE_CREATURE.values(),
    *(f"the {ordinal} target" for ordinal in ORDINALS),
)
_ALIASES = {
    "them": "they",
    "each of them": "they",
    "its": "it",
    "the creature": "that creature",
    "that creature or planeswalker": "that creature",
    "the player": "that player",
    "the land": "that land",
    "the copy": "that spell",
    "the token": "that token",
    "that spell or ability": "that spell",
    "the exiled card": "that card",
    "the card": "that card",
    "those tokens": "those tokens",
}
_THAT_SUBTYPE = re.compile(r"that ([A-Za-z-]+)(?![A-Za-z'])", re.IGNORECASE)


def _point(words: tuple[str, ...], reading: Reading, at: int) -> Ends[Reference]:
    ends: Ends[Reference] = {}
    for said in (*words, *(alias for alias, meant in _ALIASES.items() if meant in words)):
        end = at + len(said)
        if reading.lowered.startswith(said, at) and not _goes_on(reading.text[end : end + 1]):
            ends[end] = Said(_ALIASES.get(said, said))
        else:
            reading.miss(at, said)
    if found := _THAT_SUBTYPE.match(reading.text, at):
        ends.update({found.end(): Said(said) for said in _subtype_words(found[1].lower()) if said in words})
    return ends


def _goes_on(character: str) -> bool:
    """Whether a word does not end before this character."""
    return character == "'" or (character.isascii() and character.isalpha())


def _subtype_words(word: str) -> tuple[str, ...]:
    """`that Wall` is `that creature`."""
    if word not in BY_WORD:
        return ()
    if BY_WORD[word] in BASIC_LAND_TYPES:
        return ("that land",)
    noun = {"aura": "that enchantment", "equipment": "that artifact", "vehicle": "that permanent"}
    return (noun.get(word, "that creature"),)


def _words_of(words: tuple[str, ...], value: object) -> str | None:
    return value.words if isinstance(value, Said) and value.words in words else None


def _possessed(reading: Reading, at: int) -> Ends[Reference]:
    """`that creature` before `'s`."""
    for said in (*CANDIDATES, *_ALIASES):
        if reading.lowered.startswith(f"{said}'s", at):
            return {at + len(said): Said(_ALIASES.get(said, said))}
    reading.miss(at, "that creature's")
    return {}


def _pointing(phrase: Phrase[Reference], words: tuple[str, ...]) -> Native:
    return native(
        phrase, lambda reading, at: _point(words, reading, at), lambda printing, value: _words_of(words, value)
    )


def _each_of(phrase: Phrase[Reference], said: str, also: str) -> Production:
    """Those that one player controls."""
    controls = "{of:player} <controls|control>"
    return unless(say(phrase, f"{said} {controls}", Each, f"{also} {controls}"), is_yours)


def _each_owned(phrase: Phrase[Reference], said: str, also: str) -> Production:
    """Those that one player owns."""
    owns = "{owned_by:player} <owns|own>"
    each = say(phrase, f"{said} {owns}", Each, f"{also} {owns}")
    return unless(each, lambda kind, owned_by: owned_by == You())


def _as_many(amount: Amount, value: object) -> Slots | None:
    return {"kind": value.kind} if isinstance(value, Chosen) and value == Chosen(value.kind, amount) else None


_AMONG = "each of those {kind:kinds}"


def _among(kind: Kind) -> Among:
    """What is said of the kind besides the noun narrows what was spoken of before."""
    return Among(kind, Said("those creatures"))


def _is_it_and_another(value: object) -> TypeGuard[Together]:
    return isinstance(value, Together) and len(value.references) == 2 and value.references[0] == Itself()


PRODUCTIONS: Table = (
    _pointing(POINTING, _POINTING),
    _pointing(CARD_WORD, CARD_WORDS),
    *passes(POINTING_CARD, CARD_WORD),
    _pointing(POINTING_PLAYER, PLAYER_WORDS),
    hears(POINTING_CARD, "(it|them)", lambda: Said("that card")),
    unless(stands_for(POINTING_CARD, "{it:pointing}"), lambda it: it in (Said("it"), Said("they"))),
    constant(POINTING_WHOSE, "its", Said("it")),
    stands_for(POINTING_WHOSE, "{it:target}'s"),
    constant(POINTING_WHOSE, "their", Said("they")),
    constant(POINTING_WHOSE, "~'s", Itself()),
    constant(POINTING_WHOSE, f"{GRANTOR}'s", Grantor()),
    says(
        EXILED_CARD,
        "(a|an) {kind:card_kind} (exiled|removed from the game) with ~",
        ChosenExiled,
        lambda value: {"kind": value.kind} if isinstance(value, ChosenExiled) else None,
    ),
    stands_for(POINTING_WHOSE, "{it:paid}'s"),
    stands_for(POINTING_WHOSE, "{it:crafted}'s"),
    stands_for(POINTING_WHOSE, "{it:host}'s"),
    stands_for(POINTING_WHOSE, "{it:pointed}'s"),
    native(POINTED, _possessed, lambda printing, value: _words_of(CANDIDATES, value)),
    constant(ONE_THING, "~", Itself()),
    constant(ONE_THING, GRANTOR, Grantor()),
    constant(CRAFTED, "the exiled (cards|card) used to craft (~|it)", UsedToCraft()),
    *passes(ONE_THING, TARGET, HOST, PAID, CRAFTED, POINTING),
    constant(
        PAID,
        "the (sacrificed|discarded|exiled|removed|returned|tapped) (creature|artifact|land|card|permanent)",
        Paid(),
    ),
    constant(
        HOST,
        "(enchanted|equipped|fortified) (creature|land|artifact|enchantment|permanent|planeswalker|Wall|wall)",
        Host(),
    ),
    *passes(THING, ONE_THING),
    says(
        THING,
        "{one:one_thing} and {two:one_thing}",
        lambda one, two: Together((one, two)),
        lambda value: (
            dict(zip(("one", "two"), value.references, strict=True))
            if isinstance(value, Together) and len(value.references) == 2
            else None
        ),
    ),
    says(
        THING,
        "{one:one_thing} and {two:attached_things}",
        lambda one, two: Together((one, two)),
        lambda value: (
            dict(zip(("one", "two"), value.references, strict=True))
            if isinstance(value, Together) and len(value.references) == 2
            else None
        ),
    ),
    say(THING, "all {kind:kinds}", Each, "each {kind:each_kind}", "{kind:kinds}"),
    say(THING, "{kind:source_choice}", SourceOfChoice),
    *passes(SUBJECT, ONE_THING),
    say(SUBJECT, "{kind:kinds}", Each, "all {kind:kinds}", "each {kind:each_kind}"),
    *passes(RECIPIENT, ONE_THING, PLAYER),
    constant(RECIPIENT, "itself", Said("itself")),
    say(RECIPIENT, "each {kind:each_kind}", Each, "all {kind:kinds}", "{kind:kinds}"),
    _each_of(THING, "all {kind:kinds}", "each {kind:each_kind}"),
    _each_of(SUBJECT, "{kind:kinds}", "all {kind:kinds}"),
    _each_of(RECIPIENT, "each {kind:each_kind}", "all {kind:kinds}"),
    _each_owned(THING, "all {kind:kinds}", "each {kind:each_kind}"),
    _each_owned(RECIPIENT, "each {kind:each_kind}", "all {kind:kinds}"),
    *[
        says(
            phrase,
            _AMONG,
            _among,
            lambda value: {"kind": value.kind} if isinstance(value, Among) else None,
        )
        for phrase in (RECIPIENT, THING)
    ],
    constant(RECIPIENT, "(a|any) creature or player of your choice", Chosen(CREATURE, players=True)),
    stands_for(SOURCE_CHOICE, "(a|an) {it:source_kind} of your choice"),
    says(
        RECIPIENTS,
        "{one:recipient}",
        lambda one: (one,),
        lambda value: {"one": value[0]} if isinstance(value, tuple) and len(value) == 1 else None,
    ),
    says(
        RECIPIENTS,
        "{one:recipient} and (|to ){rest:recipients}",
        lambda one, rest: (one, *rest),
        lambda value: {"one": value[0], "rest": value[1:]} if isinstance(value, tuple) and len(value) > 1 else None,
    ),
    says(
        YOU_AND,
        "you and {kind:kinds}",
        lambda kind: Together((You(), Each(kind))),
        lambda value: (
            {"kind": value.references[1].kind}
            if isinstance(value, Together)
            and len(value.references) == 2
            and value.references[0] == You()
            and isinstance(value.references[1], Each)
            else None
        ),
    ),
    constant(PLAYER, "you", You()),
    says(
        PLAYER,
        "you and {two:target_player}( each|)",
        lambda two: Together((You(), two)),
        lambda value: (
            {"two": value.references[1]}
            if isinstance(value, Together) and len(value.references) == 2 and value.references[0] == You()
            else None
        ),
    ),
    *passes(PLAYER, TARGET_PLAYER, POINTING_PLAYER),
    constant(PLAYER, "each player", EachPlayer()),
    constant(PLAYER, "each opponent", Opponents()),
    hears(PLAYER, "all players", EachPlayer),
    constant(PLAYER, "(the |)defending player", DefendingPlayer()),
    constant(PLAYER, "the active player", ActivePlayer()),
    hears(
        PLAYER,
        "that player or that planeswalker's controller",
        lambda: ControllerOf(Said("that permanent")),
    ),
    constant(PLAYER, "enchanted (player|opponent)", EnchantedPlayer()),
    constant(PLAYER, "the chosen player", ChosenPlayer()),
    say(PLAYER, "{what:pointing_whose} controller", ControllerOf),
    say(PLAYER, "{what:pointing_whose} owner", OwnerOf),
    constant(SOMEBODY, "an opponent", Opponents()),
    *passes(SOMEBODY, PLAYER),
    constant(WHOSE, "your", You()),
    constant(WHOSE, "each player's", EachPlayer()),
    constant(WHOSE, "each opponent's", Opponents()),
    stands_for(WHOSE, "{it:pointed}'s"),
    stands_for(WHOSE, "{it:player}'s"),
    constant(POSSESSOR, "your", You()),
    constant(POSSESSOR, "their", Said("they")),
    *passes(POSSESSOR, WHOSE),
    say(CHOSEN, "(a|an) {kind:kind}", Chosen, "(one|a|an) {kind:kind} of (your|their) choice", "{kind:another}"),
    say(CHOSEN, "{count:count_word} {kind:kinds}", Chosen, "{count:count_word} {kind:kinds} of (your|their) choice"),
    *[
        says(CHOSEN, f"{words} {{kind:kinds}}{whose}", partial(Chosen, count=amount), partial(_as_many, amount))
        for words, amount in (("that many", ThatMuch()), ("X", X()))
        for whose in ("( of their choice| of your choice|)",)
    ],
    says(
        CHOSEN,
        "any number of {kind:kinds}",
        lambda kind: Chosen(kind, ANY_NUMBER, up_to=True),
        lambda value: (
            {"kind": value.kind}
            if isinstance(value, Chosen) and value == Chosen(value.kind, ANY_NUMBER, up_to=True)
            else None
        ),
    ),
    say(CHOSEN, "up to {count:count_word} {kind:kinds}", Chosen, up_to=True),
    hears(ANOTHER, "another {kind:kind}", lambda kind: replace(kind, another=True)),
    constant(RIVAL, "opponent", Opponents()),
    say(CHOSEN, "(a|an) {kind:kind} of an {who:rival}'s choice", Chosen),
    say(CHOSEN, "(a|an) {kind:kind} of {who:whose} choice", Chosen),
    say(HAND_CARD, "(a|an) {kind:card_kind} from your hand", ChosenCard),
    say(HAND_CARD, "{count:count_word} {kind:card_kinds} from your hand", ChosenCard),
    say(HAND_CARD, "any number of {kind:card_kinds} from your hand", ChosenCard, count=ANY_NUMBER, up_to=True),
    say(HAND_CARD, "up to {count:count_word} {kind:card_kinds} from your hand", ChosenCard, up_to=True),
    say(TOP_CARD, "the top card of {who:possessor} library", TopCard),
    hears(THING, "each of {it:target}", lambda it: it),
    hears(RECIPIENT, "each of {it:target}", lambda it: it),
    hears(SUBJECT, "{it:one_thing} each", lambda it: it),
    says(
        SUBJECT,
        "~ and {other:target}( each|)",
        lambda other: Together((Itself(), other)),
        lambda value: {"other": value.references[1]} if _is_it_and_another(value) else None,
    ),
    hears(PLAYER, "{it:target_player} each", lambda it: it),
    *passes(ACTOR, ONE_THING),
    say(ACTOR, "~ or another {kind:kind}", ItselfOr),
    says(
        ACTOR,
        "~ or {host:host}",
        lambda host: Together((Itself(), host)),
        lambda value: {"host": Host()} if value == Together((Itself(), Host())) else None,
    ),
    say(ACTOR, "(a|an) {kind:kind}", Each, "{kind:another}"),
)
