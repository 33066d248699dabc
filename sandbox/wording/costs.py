"""What must be paid. `cost` stands before a colon, `price` after `pay` or as a command (`sacrifice a creature`)."""

import re
from dataclasses import replace
from functools import partial

from sandbox.meaning.costs import (
    Behold,
    CollectEvidence,
    Cost,
    DiscardA,
    DiscardHand,
    ExertIt,
    ExileIt,
    ExileTopCards,
    Loyalty,
    OneOf,
    PayHalfLife,
    PayLife,
    PayMana,
    Payment,
    PutCounterOnIt,
    PutCountersOnA,
    PutFromExile,
    RemoveA,
    RemoveCounterFromA,
    RemoveCountersFromIt,
    RemoveFromGraveyard,
    RemoveFromHand,
    ReturnA,
    ReturnIt,
    RevealA,
    RevealIt,
    SacrificeA,
    SacrificeIt,
    SkipStep,
    TapA,
    TapIt,
    UntapIt,
    Waterbend,
)
from sandbox.meaning.kinds import CREATURE, Kind
from sandbox.terms.mana import ManaCost, read_mana
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Ends, Phrase, Printing, Production, Reading, Slots, Table, Unfit
from sandbox.wording.phrases import ALTERNATIVE, COST, DEED, LOYALTY, MANA_COST, PAID_PART, PAYMENT, PRICE
from sandbox.wording.saying import constant, hears, native, passes, say, says

_MANA = re.compile(r"(?:\{(?![TtQq]\})[^{}\n]{1,6}\})+")


def _read_mana(reading: Reading, at: int) -> Ends[ManaCost]:
    found = _MANA.match(reading.text, at)
    try:
        cost = read_mana(found.group()) if found else None
    except ValueError:
        cost = None
    if not found or cost is None:
        reading.miss(at, "mana such as {2}{R}")
        return {}
    return {found.end(): cost}


_LOYALTY = re.compile(r"\[?([+-]?\d{1,2}|-X)\](?=:)|([+-]\d{1,2}|0|-X)(?=:)")


def _read_loyalty(reading: Reading, at: int) -> Ends[Payment]:
    found = _LOYALTY.match(reading.text, at)
    if not found:
        return {}
    amount = found.group(1) or found.group(2)
    return {found.end(): Loyalty(0, x=True) if amount == "-X" else Loyalty(int(amount))}


def _show_loyalty(printing: Printing, value: object) -> str | None:
    if not isinstance(value, Loyalty):
        return None
    return "-X" if value.x else f"{value.amount:+d}" if value.amount else "0"


def _parts(cost: Phrase[Cost], one: Phrase[Payment], join: str) -> Table:
    """Payments one after the other."""
    return (
        says(cost, f"{{first:{one.name}}}", _first, _only),
        says(cost, f"{{first:{one.name}}}{join}{{rest:{cost.name}}}", _joined, _split),
    )


def _and_sacrifice_it(first: Payment) -> Cost:
    """`Remove two counters from ~ and sacrifice it`."""
    if not isinstance(first, RemoveCountersFromIt):
        raise Unfit
    return (first, SacrificeIt())


def _first(first: Payment) -> Cost:
    return (first,)


def _only(cost: object) -> Slots | None:
    return {"first": cost[0]} if isinstance(cost, tuple) and len(cost) == 1 else None


def _joined(first: Payment, rest: Cost) -> Cost:
    return (first, *rest)


def _split(cost: object) -> Slots | None:
    return {"first": cost[0], "rest": cost[1:]} if isinstance(cost, tuple) and len(cost) > 1 else None


FORAGE = OneOf(((RemoveFromGraveyard(Kind(), 3),), (SacrificeA(Kind(subtypes=frozenset({"Food"}))),)))
"""Exile three cards from your graveyard or sacrifice a Food (2026, 701.61)."""
_YOURS = replace(CREATURE, controller="you")


def _blight(number: int) -> PutCountersOnA:
    """Comprehensive Rules of 2026, 701.68a."""
    return PutCountersOnA("-1/-1", _YOURS, number)


def _blighted(value: object) -> Slots | None:
    is_so = isinstance(value, PutCountersOnA) and value == _blight(value.number)
    return {"number": value.number} if is_so and isinstance(value, PutCountersOnA) else None


_OF_OPPONENTS = Kind(owner="opponent")


def _put_from_exile(value: object) -> Slots | None:
    return {"count": value.count} if isinstance(value, PutFromExile) and value.kind == _OF_OPPONENTS else None


def _alternatives(phrase: Phrase[Cost], *said: tuple[str, str]) -> Table:
    """One of several payments."""

    def table(notation: str, names: str) -> Production:
        def build(**parts: Payment) -> Cost:
            return (OneOf(tuple([(parts[name],) for name in names])),)

        def apart(value: object) -> Slots | None:
            if not isinstance(value, tuple) or len(value) != 1 or not isinstance(value[0], OneOf):
                return None
            ways = value[0].costs
            if value[0] == FORAGE or len(ways) != len(names) or any(len(way) != 1 for way in ways):
                return None
            return {name: way[0] for name, way in zip(names, ways, strict=True)}

        return says(phrase, notation, build, apart)

    return tuple([table(notation, names) for notation, names in said])


PRODUCTIONS: Table = (
    native(MANA_COST, _read_mana, lambda printing, value: str(value) if isinstance(value, ManaCost) else None),
    say(PAYMENT, "{cost:mana_cost}", PayMana),
    constant(PAYMENT, "{T}", TapIt()),
    constant(PAYMENT, "{Q}", UntapIt()),
    say(PAYMENT, "skip your {step:step_name}", SkipStep),
    say(PAYMENT, "pay {amount:figure} life", PayLife),
    constant(PAYMENT, "pay half your life, rounded up", PayHalfLife()),
    constant(PAYMENT, "sacrifice ~", SacrificeIt()),
    say(PAYMENT, "sacrifice (a|an) {kind:kind}", SacrificeA, "sacrifice {kind:another}"),
    hears(PAYMENT, "sacrifices (a|an) {kind:kind}( of their choice|)", SacrificeA),
    hears(PAYMENT, "sacrifice (a|an) {kind:kind} of their choice", SacrificeA),
    hears(PAYMENT, "discards (a|an) {kind:card_kind}", DiscardA),
    hears(ALTERNATIVE, "pays {cost:mana_cost}", PayMana),
    say(PAYMENT, "sacrifice {count:count_word} {kind:kinds}", SacrificeA),
    constant(PAYMENT, "exert ~", ExertIt()),
    constant(PAYMENT, "reveal (~|this card) from your hand", RevealIt()),
    constant(PAYMENT, "exile ~", ExileIt()),
    constant(PAYMENT, "exile ~ from your graveyard", ExileIt(Zone.GRAVEYARD)),
    constant(PAYMENT, "exile ~ from your hand", ExileIt(Zone.HAND)),
    say(PAYMENT, "exile (a|an) {kind:card_kind} from your graveyard", RemoveFromGraveyard),
    say(PAYMENT, "exile {count:count_word} {kind:card_kinds} from your graveyard", RemoveFromGraveyard),
    constant(
        PAYMENT,
        "put a card an opponent owns from exile into that player's graveyard",
        PutFromExile(_OF_OPPONENTS),
    ),
    says(
        PAYMENT,
        "put {count:count_word} cards your opponents own from exile into their owners' graveyards",
        partial(PutFromExile, _OF_OPPONENTS),
        _put_from_exile,
    ),
    say(PAYMENT, "tap (an|a) {kind:kind}", TapA, "tap {kind:another}"),
    say(PAYMENT, "tap {count:count_word} {kind:kinds}", TapA),
    say(PAYMENT, "remove (a|an) {name:counter_name} counter from (a|an) {kind:kind}", RemoveCounterFromA),
    constant(PAYMENT, "discard a card at random", DiscardA(at_random=True)),
    say(PAYMENT, "discard {count:count_word} cards at random", DiscardA, at_random=True),
    constant(PAYMENT, "discard your hand", DiscardHand()),
    hears(PAYMENT, "discards their hand", DiscardHand),
    constant(PAYMENT, "discard (~|this card)", DiscardA(itself=True)),
    say(PAYMENT, "discard (a|an) {kind:card_kind}", DiscardA),
    say(PAYMENT, "discard {count:count_word} {kind:card_kinds}", DiscardA),
    say(PAYMENT, "exile (a|an) {kind:card_kind} from your hand", RemoveFromHand),
    say(PAYMENT, "exile {count:count_word} {kind:card_kinds} from your hand", RemoveFromHand),
    constant(PAYMENT, "exile the top card of your library", ExileTopCards()),
    say(
        PAYMENT,
        "exile the top {count:count_word} cards of your library",
        ExileTopCards,
        "remove the top {count:count_word} cards of your library from the game",
    ),
    say(
        PAYMENT,
        "exile (a|an) {kind:kind}",
        RemoveA,
        "remove (a|an) {kind:kind} from the game",
        "exile {kind:another}",
    ),
    say(PAYMENT, "exile {count:count_word} {kind:kinds}", RemoveA),
    say(PAYMENT, "return (a|an) {kind:kind} to (its|their) owner's hand", ReturnA),
    say(PAYMENT, "return {count:count_word} {kind:kinds} to (their owner's hand|their owners' hands)", ReturnA),
    constant(PAYMENT, "return ~ to its owner's hand", ReturnIt()),
    say(PAYMENT, "remove (a|an) {name:counter_name} counter from ~", RemoveCountersFromIt),
    say(PAYMENT, "remove (X|any number of) {name:counter_name} counters from ~", RemoveCountersFromIt, x=True),
    say(PAYMENT, "remove {count:count_word} {name:counter_name} counters from ~", RemoveCountersFromIt),
    say(PAYMENT, "put a {name:counter_name} counter on ~", PutCounterOnIt),
    hears(COST, "{first:payment} and sacrifice it", _and_sacrifice_it),
    *_parts(COST, PAYMENT, ", "),
    *_parts(DEED, PAYMENT, " and "),
    say(PAYMENT, "reveal (a|an) {kind:card_kind} from your hand", RevealA),
    say(PAYMENT, "behold (a|an) {kind:kind}", Behold),
    say(PAYMENT, "behold (a|an) {kind:kind} and exile it", Behold, exiled=True),
    say(PAYMENT, "collect evidence {least:figure}", CollectEvidence),
    say(PAYMENT, "waterbend {cost:mana_cost}", Waterbend),
    says(PAYMENT, "blight {number:figure}", _blight, _blighted),
    say(PAYMENT, "put a {name:counter_name} counter on (a|an) {kind:kind}", PutCountersOnA),
    constant(PAYMENT, "forage", FORAGE),
    say(ALTERNATIVE, "pay {cost:mana_cost}", PayMana),
    *passes(ALTERNATIVE, PAYMENT),
    *_alternatives(DEED, ("{a:alternative} or {b:alternative}", "ab")),
    *_alternatives(DEED, ("{a:alternative}, {b:alternative}, or {c:alternative}", "abc")),
    *_parts(PRICE, PAID_PART, " and "),
    *_alternatives(PRICE, ("{a:paid_part} or {b:paid_part}", "ab")),
    say(PAID_PART, "{cost:mana_cost}", PayMana),
    say(PAID_PART, "{amount:figure} life", PayLife),
    native(LOYALTY, _read_loyalty, _show_loyalty),
    says(COST, "{first:loyalty}", _first, _only),
)
