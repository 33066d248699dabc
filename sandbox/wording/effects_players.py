"""Instructions to players. One said without a subject is for `you`, or goes on with the player named before."""

import re
from typing import Any

from sandbox.meaning.effects import (
    AddMana,
    AddManaLandsCouldProduce,
    AddSameMana,
    Discard,
    Draw,
    ExtraTurn,
    GainLife,
    GetPoison,
    KeepAsFew,
    LookAndPutBack,
    LoseGame,
    LoseLife,
    LoseMana,
    May,
    Mill,
    RevealAndDiscard,
    SearchLibrary,
    Shuffle,
    TakeOnePile,
    WinGame,
)
from sandbox.terms.mana import MANA_TYPES
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Ends, Reading, Unfit, constant, hears, native, phrase, say, says
from sandbox.wording.pointing import Doer, Said

say("command", "{who:player} <gains|gain> {amount:number} life", GainLife)
say("command", "{who:player} <gains|gain> life equal to {amount:measure}", GainLife)
say("command", "{who:player} <loses|lose> {amount:number} life", LoseLife)
say("command", "{who:player} <loses|lose> life equal to {amount:measure}", LoseLife)
constant("command", "draw a card", Draw(who=Doer()))
say("command", "draw {amount:count} cards", Draw, who=Doer())
say("command", "draw cards equal to {amount:measure}", Draw, who=Doer())
say("command", "{who:player} <draws|draw> a card", Draw)
say("command", "{who:player} <draws|draw> {amount:count} cards", Draw)
say("command", "{who:player} <draws|draw> cards equal to {amount:measure}", Draw)
for _random, _said in ((True, " at random"), (False, "")):
    constant("command", f"discard a card{_said}", Discard(who=Doer(), at_random=_random))
    say("command", f"discard {{amount:count}} cards{_said}", Discard, who=Doer(), at_random=_random)
    say("command", f"{{who:player}} <discards|discard> a card{_said}", Discard, at_random=_random)
    say("command", f"{{who:player}} <discards|discard> {{amount:count}} cards{_said}", Discard, at_random=_random)
constant("command", "discard your hand", Discard(None, Doer()))
say("command", "{who:player} <discards|discard> (their|your) hand", Discard, amount=None)
say(
    "command",
    "look at the top {amount:count} cards of {who:possessor} library, then put them back in any order",
    LookAndPutBack,
)
say("command", "{who:player} <mills|mill> a card", Mill, amount=1)
say("command", "{who:player} <mills|mill> {amount:count} cards", Mill)
hears(
    "command",
    "{who:player} <puts|put> the top {amount:count} cards of (their|your) library into (their|your) graveyard",
    lambda slots: Mill(**slots),
)
constant("command", "take an extra turn after this one", ExtraTurn(Doer()))
say("command", "{who:player} <takes|take> an extra turn after this one", ExtraTurn)
constant("command", "shuffle( your library|)", Shuffle(Doer()))
say("command", "{who:player} <shuffles|shuffle>( their library|)", Shuffle)
say("command", "{who:player} <loses|lose> the game", LoseGame)
say("command", "{who:player} <wins|win> the game", WinGame)

say(
    "command",
    "{who:player} <reveals|reveal> (their|your) hand. You choose (a|an) {kind:card_kind} from it."
    " That player discards that card",
    RevealAndDiscard,
)
say("command", "{who:player} <gets|get> a poison counter", GetPoison)
say("command", "{who:player} <gets|get> {amount:count} poison counters", GetPoison)
say("command", "{who:player} <loses|lose> all unspent mana", LoseMana)
say("command", "add an amount of {options:mana_options} equal to {times:measure}", AddMana, who=Doer())
say("command", "gain {amount:number} life", GainLife, who=Doer())
say("command", "gain life equal to {amount:measure}", GainLife, who=Doer())
say("command", "lose {amount:number} life", LoseLife, who=Doer())
hears("command", "{who:player} <draws|draw> an additional card", lambda slots: Draw(**slots))
for _notation, _does in (
    ("draws a card", Draw),
    ("draws {amount:count} cards", Draw),
    ("discards a card", Discard),
    ("discards {amount:count} cards", Discard),
    ("loses {amount:number} life", LoseLife),
    ("gains {amount:number} life", GainLife),
):
    hears("command", _notation, lambda slots, does=_does: does(who=Said("they"), **slots))  # type: ignore[misc]

phrase("mana_options", "mana such as `{G}` or `one mana of any color`")
_MANA = re.compile(r"(?:\{(?:[WUBRGC]|\d{1,2})\})+")
_OR = re.compile(r", or | or |, ", re.IGNORECASE)


def _read_options(reading: Reading, at: int) -> Ends:
    """`{R} or {G}`; a number stands for that much colorless mana, as the older books write it."""
    ends: Ends = {}
    options: tuple[tuple[str, ...], ...] = ()
    while found := _MANA.match(reading.text, at):
        options = (*options, _symbols(found.group()))
        ends[found.end()] = options
        if not (join := _OR.match(reading.text, found.end())):
            break
        at = join.end()
    if not ends:
        reading.miss(at, "mana such as {G}")
    return ends


def _symbols(text: str) -> tuple[str, ...]:
    symbols = re.findall(r"\{(\w+)\}", text)
    return tuple(mana for symbol in symbols for mana in (["C"] * int(symbol) if symbol.isdigit() else [symbol]))


def _show_options(value: Any, plural: bool) -> str | None:
    options = ["".join(f"{{{mana}}}" for mana in option) for option in value]
    return (
        options[0]
        if len(options) == 1
        else ", ".join(options[:-1]) + (", or " if len(options) > 2 else " or ") + options[-1]
    )


native("mana_options", _read_options, _show_options)
ANY_COLOR = tuple((mana,) for mana in MANA_TYPES if mana != "C")
say("command", "add one mana of any color", AddMana, options=ANY_COLOR, who=Doer())
say("command", "add {times:count} mana of any one color", AddMana, options=ANY_COLOR, who=Doer())
say("command", "add {options:mana_options}", AddMana, who=Doer())
say("command", "add {options:mana_options} for each {times:per}", AddMana, who=Doer())
say("command", "{who:player} <adds|add> {options:mana_options}", AddMana)
say("command", "{who:player} <adds|add> one mana of any color", AddMana, options=ANY_COLOR)
say("command", "add one mana of any color that (a|an) {lands:kind} could produce", AddManaLandsCouldProduce)
say(
    "command",
    "add one mana of any type that (a|an) {lands:kind} could produce",
    AddManaLandsCouldProduce,
    any_type=True,
)
constant("command", "that player adds one mana of any type that land produced", AddSameMana())
hears("command", "(its controller|they) adds? one mana of any type that land produced", lambda slots: AddSameMana())
hears("command", "add one mana of any type that land produced", lambda slots: AddSameMana())


def _search(notation: str, zone: Zone, revealed: bool, *also: str) -> None:
    for each in (notation, *also):
        say("command", each, SearchLibrary, zone=zone, revealed=revealed)


for _article in ("a", "an"):
    _find = f"search your library for {_article} {{kind:card_kind}}"
    _search(
        f"{_find}, reveal (it|that card|them), put (it|that card|them) into your hand, then shuffle( your library|)",
        Zone.HAND,
        True,
    )
    _search(f"{_find}, put (it|that card) into your hand, then shuffle( your library|)", Zone.HAND, False)
    _search(f"{_find}, put (it|that card) onto the battlefield, then shuffle( your library|)", Zone.BATTLEFIELD, False)
    say(
        "command",
        f"{_find}, put (it|that card) onto the battlefield tapped, then shuffle( your library|)",
        SearchLibrary,
        f"{_find} and put (it|that card) onto the battlefield tapped. Then shuffle your library",
        zone=Zone.BATTLEFIELD,
        revealed=False,
        tapped=True,
    )


say(
    "command",
    "reveal the top {amount:count} cards of your library. An opponent separates those cards into two piles. Put one"
    " pile into your hand and the other into your graveyard",
    TakeOnePile,
)


def _keep_as_few(slots: dict[str, Any]) -> KeepAsFew:
    if slots["first"] != slots["counted"]:
        raise Unfit
    return KeepAsFew(slots["first"], slots["then"])


says(
    "command",
    "each player chooses a number of {first:kinds} they control equal to the number of {counted:kinds} controlled by"
    " the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice {then:kinds}"
    " the same way",
    _keep_as_few,
    lambda value: (
        {"first": value.first, "counted": value.first, "then": value.then} if isinstance(value, KeepAsFew) else None
    ),
)


def _may_search(slots: dict[str, Any]) -> May:
    land = SearchLibrary(slots["kind"], Zone.BATTLEFIELD, revealed=False, who=Said("that player"), tapped=True)
    return May((land,), slots["who"])


def _searching(value: Any) -> dict[str, Any] | None:
    search = value.effects[0] if isinstance(value, May) and isinstance(value.effects[0], SearchLibrary) else None
    slots = {"who": value.who, "kind": search.kind} if search is not None else {}
    return slots if slots and value == _may_search(slots) else None


for _article in ("a", "an"):
    says(
        "command",
        f"{{who:player}} may search their library for {_article} {{kind:card_kind}}, put (that card|it) onto the"
        " battlefield tapped, then shuffle( their library|)",
        _may_search,
        _searching,
    )
_FIND = "search your library for up to {amount:count_word} {kind:card_kinds}"
_search(
    f"{_FIND}, reveal (them|those cards), put (them|those cards) into your hand, then shuffle( your library|)",
    Zone.HAND,
    True,
)
_search(f"{_FIND}, put (them|those cards) onto the battlefield, then shuffle( your library|)", Zone.BATTLEFIELD, False)
say(
    "command",
    f"{_FIND}, put (them|those cards) onto the battlefield tapped, then shuffle( your library|)",
    SearchLibrary,
    zone=Zone.BATTLEFIELD,
    revealed=False,
    tapped=True,
)
