"""Tokens: `create two 1/1 red Goblin creature tokens`. A token is a card of which only these words are printed."""

import re
from dataclasses import replace
from functools import partial

from sandbox.meaning.amounts import X
from sandbox.meaning.card import Card
from sandbox.meaning.effects import AttachedToken, BlockingToken, Token
from sandbox.meaning.nodes import Ability
from sandbox.meaning.predefined_tokens import PREDEFINED
from sandbox.meaning.references import Grantor
from sandbox.meaning.roles import ROLES
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType, Supertype
from sandbox.wording.antecedents import Unclear, as_said, settled
from sandbox.wording.becoming import sorted_in
from sandbox.wording.fitting import unclear_kind, unfit, unknown_x, unpaid
from sandbox.wording.grammar import Ends, Printing, Reading, Table
from sandbox.wording.keywords import KEYWORD_MEANINGS
from sandbox.wording.kinds import COLOR_WORDS
from sandbox.wording.phrases import ABILITY, COMMAND, KEYWORD_LIST, NAMED_TOKEN, ROLE_TOKEN, TOKEN, TOKENS
from sandbox.wording.pointing import Doer, Said, Same, holds
from sandbox.wording.saying import hears, native, say
from sandbox.wording.surface import ArrivesSo, OfThose, OrInstead

_SIZE = re.compile(r"(\d{1,2})/(\d{1,2})")
_WORD = re.compile(r" ([A-Za-z][A-Za-z-]*)")
_PLAIN_NAME = r"[A-Z][\w'-]*(?: (?:of |the |to )*[A-Z][\w'-]*)*"
_NAMED = re.compile(rf" named ({_PLAIN_NAME})")
_OWN_NAME = re.compile(rf"({_PLAIN_NAME}(?:, (?:the )?{_PLAIN_NAME})?), a legendary ")
_WITH = re.compile(r" with ", re.IGNORECASE)
_AND = re.compile(r" and (?=\")")


_ROLE = re.compile(rf"({'|'.join(ROLES)}) Role token(?![A-Za-z])")
_PREDEFINED = re.compile(rf"({'|'.join(PREDEFINED)}) (tokens?)(?![A-Za-z])")


def _read(noun: str, reading: Reading, at: int) -> Ends[Card]:
    """The size is left out where an ability says it. A name alone stands for a token that the rules describe."""
    if (named := _PREDEFINED.match(reading.text, at)) and named[2] == noun:
        return {named.end(): PREDEFINED[named[1]]}
    size = _SIZE.match(reading.text, at)
    colors: list[str] = []
    types: list[CardType] = []
    subtypes: list[str] = []
    at = size.end() if size else at - 1
    while (word := _WORD.match(reading.text, at)) and sorted_in(word[1].lower(), colors, types, subtypes):
        at = word.end()
    if not word or word[1].lower() != noun or not types:
        reading.miss(at, "power and toughness such as 3/3")
        return {}
    found = frozenset(COLOR_WORDS[color] for color in colors if color in COLOR_WORDS)
    measured = (int(size[1]), int(size[2])) if size else None
    return _abilities(reading, word.end(), _card(measured, found, types, subtypes))


def _read_role(reading: Reading, at: int) -> Ends[Card]:
    found = _ROLE.match(reading.text, at)
    return {found.end(): ROLES[found[1]]} if found else {}


def _show_role(printing: Printing, value: object) -> str | None:
    return f"{value.name} Role token" if isinstance(value, Card) and value == ROLES.get(value.name) else None


def _card(size: tuple[int, int] | None, colors: frozenset[Color], types: list[CardType], subtypes: list[str]) -> Card:
    name = " ".join(subtypes)
    power, toughness = size or (None, None)
    return Card(name, None, frozenset(types), tuple(subtypes), power=power, toughness=toughness, color_words=colors)


def _abilities(reading: Reading, at: int, card: Card) -> Ends[Card]:
    ends: Ends[Card] = {at: card}
    if found := _WITH.match(reading.text, at):
        for end, words in reading.phrase(KEYWORD_LIST, found.end()).items():
            ends[end] = replace(card, abilities=words)
            if joined := _AND.match(reading.text, end):
                ends |= _with_text(reading, joined.end(), replace(card, abilities=words))
        ends |= _with_text(reading, found.end(), card)
    for end, known in list(ends.items()):
        if named := _NAMED.match(reading.text, end):
            ends[named.end()] = replace(known, name=named[1])
    return ends


def _with_text(reading: Reading, at: int, card: Card) -> Ends[Card]:
    """`with "This token can't block."`: the token's own text, which speaks of nothing but the token."""
    if not reading.text.startswith('"', at):
        return {}
    ends: Ends[Card] = {}
    for end, ability in reading.phrase(ABILITY, at + 1).items():
        if reading.text.startswith('"', end) and (own := _own_text(ability, card)) is not None:
            known = replace(card, abilities=(*card.abilities, own))
            ends[end + 1] = known
            if joined := _AND.match(reading.text, end + 1):
                ends |= _with_text(reading, joined.end(), known)
    return ends


def _own_text(ability: Ability, card: Card) -> Ability | None:
    """The text as it is meant on the token, or None where something in it cannot be meant so."""
    try:
        own = settled(ability, card.types)
    except Unclear:
        return None
    wrong = holds(own, Grantor) or unfit(own) or unclear_kind(own) or unknown_x(own) or unpaid(own)
    return None if wrong else own


def _shown_abilities(printing: Printing, card: Card) -> str | None:
    """Keywords, and behind them the texts that a token is said to have."""
    texts = [each for each in card.abilities if not isinstance(each, KEYWORD_MEANINGS)]
    words = tuple([each for each in card.abilities if each not in texts])
    said = [printing.show(KEYWORD_LIST, words)] if words else []
    said += [f'"{_begun(shown)}"' if (shown := printing.show(ABILITY, as_said(each))) else None for each in texts]
    parts = [each for each in said if each is not None]
    return " and ".join(parts) if len(parts) == len(said) else None


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def _show(noun: str, printing: Printing, value: object) -> str | None:
    if not isinstance(value, Card) or value.supertypes:
        return None
    if value == PREDEFINED.get(value.name):
        return f"{value.name} {noun}"
    colors = [color.value for color in Color if color in value.colors] or []
    types = [card_type.value for card_type in CardType if card_type in value.types]
    size = [] if value.power is None else [f"{value.power}/{value.toughness}"]
    said = " ".join([*size, " and ".join(colors) or "colorless", *value.subtypes, *types, noun])
    words = _shown_abilities(printing, value) if value.abilities else ""
    if words is None:
        return None
    said += f" with {words}" if words else ""
    return said + (f" named {value.name}" if value.name != " ".join(value.subtypes) else "")


def _read_named(reading: Reading, at: int) -> Ends[Card]:
    """Its name is what stands first, and neither its subtypes nor the word token are a part of that."""
    if not (named := _OWN_NAME.match(reading.text, at)):
        return {}
    found = _read("token", reading, named.end())
    legendary = frozenset({Supertype.LEGENDARY})
    return {end: replace(card, name=named[1], supertypes=legendary) for end, card in found.items()}


def _show_named(printing: Printing, value: object) -> str | None:
    if not isinstance(value, Card) or value.supertypes != frozenset({Supertype.LEGENDARY}):
        return None
    plain = replace(value, name=" ".join(value.subtypes), supertypes=frozenset())
    shown = _show("token", printing, plain)
    return None if shown is None else f"{value.name}, a legendary {shown}"


PRODUCTIONS: Table = (
    native(NAMED_TOKEN, _read_named, _show_named),
    say(COMMAND, "create {card:named_token}", Token, who=Doer()),
    native(TOKEN, partial(_read, "token"), partial(_show, "token")),
    native(TOKENS, partial(_read, "tokens"), partial(_show, "tokens")),
    say(COMMAND, "create (a|an) {card:token}", Token, who=Doer()),
    say(COMMAND, "create a tapped {card:token}", Token, who=Doer(), tapped=True),
    say(COMMAND, "create {amount:count} tapped {card:tokens}", Token, who=Doer(), tapped=True),
    hears(COMMAND, "investigate", lambda: Token(PREDEFINED["Clue"], 1, Doer())),
    hears(COMMAND, "investigate once", lambda: Token(PREDEFINED["Clue"], 1, Doer())),
    hears(COMMAND, "investigate twice", lambda: Token(PREDEFINED["Clue"], 2, Doer())),
    hears(COMMAND, "investigate {amount:count} times", lambda amount: Token(PREDEFINED["Clue"], amount, Doer())),
    hears(COMMAND, "{who:player} investigates", lambda who: Token(PREDEFINED["Clue"], 1, who)),
    native(ROLE_TOKEN, _read_role, _show_role),
    say(COMMAND, "create (a|an) {card:role_token} attached to {to:one_thing}", AttachedToken),
    say(COMMAND, "create (a|an) {card:token} attached to {to:one_thing}", AttachedToken),
    say(
        COMMAND,
        "create a {card:token} that's blocking {what:one_thing}",
        BlockingToken,
        "put a {card:token} onto the battlefield blocking {what:one_thing}",
    ),
    say(COMMAND, "create (an|a) X/X {card:token}", Token, who=Doer(), size=X()),
    say(COMMAND, "create {amount:count} X/X {card:tokens}", Token, who=Doer(), size=X()),
    say(
        COMMAND,
        "create (a|an) {card:token} that's tapped and attacking",
        Token,
        "create a tapped and attacking {card:token}",
        who=Doer(),
        tapped=True,
        attacking=True,
    ),
    say(
        COMMAND,
        "create {amount:count} {card:tokens} that are tapped and attacking",
        Token,
        who=Doer(),
        tapped=True,
        attacking=True,
    ),
    hears(COMMAND, "create a number of {card:tokens} equal to {amount:measure}", partial(Token, who=Doer())),
    hears(
        COMMAND,
        "create a number of tapped {card:tokens} equal to {amount:measure}",
        partial(Token, who=Doer(), tapped=True),
    ),
    say(COMMAND, "create (a|an) {card:token} that's attacking", Token, who=Doer(), attacking=True),
    say(COMMAND, "create {amount:count} {card:tokens} that are attacking", Token, who=Doer(), attacking=True),
    hears(
        COMMAND,
        "if {condition:condition}, create {amount:count} of those tokens instead",
        lambda condition, amount: OrInstead(condition, (OfThose(amount),)),
    ),
    hears(
        COMMAND,
        "if {condition:condition}, instead create {amount:count} of those tokens",
        lambda condition, amount: OrInstead(condition, (OfThose(amount),)),
    ),
    *[
        hears(COMMAND, f"(the token|the tokens|they) (enters|enter) {words}", partial(ArrivesSo, *ways))
        for words, ways in (
            ("tapped", (True, False)),
            ("tapped and attacking", (True, True)),
            ("attacking", (False, True)),
        )
    ],
    say(COMMAND, "create {amount:count} {card:tokens}", Token, who=Doer()),
    hears(COMMAND, "(a|an) {card:token}", lambda card: Token(card, 1, Same())),
    hears(COMMAND, "creates (a|an) {card:token}", lambda card: Token(card, 1, Said("they"))),
    hears(COMMAND, "creates {amount:count} {card:tokens}", lambda amount, card: Token(card, amount, Said("they"))),
    hears(COMMAND, "{amount:count} {card:tokens}", lambda amount, card: Token(card, amount, Same())),
    say(COMMAND, "put a {card:token} onto the battlefield", Token, who=Doer()),
    say(COMMAND, "put {amount:count} {card:tokens} onto the battlefield", Token, who=Doer()),
    say(COMMAND, "{who:player} <creates|create> (a|an) {card:token}", Token),
    say(COMMAND, "{who:player} <creates|create> a tapped {card:token}", Token, tapped=True),
    say(COMMAND, "{who:player} <creates|create> {amount:count} tapped {card:tokens}", Token, tapped=True),
    say(
        COMMAND,
        "{who:player} <creates|create> {amount:count} {card:tokens}",
        Token,
        "{who:player} then <creates|create> {amount:count} {card:tokens}",
    ),
)
