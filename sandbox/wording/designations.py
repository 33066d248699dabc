"""What players are, have and get: designations, counters, emblems."""

import re

from sandbox.meaning.abilities import SpellsCost, Static, Triggered
from sandbox.meaning.amounts import CountersOfPlayer, PowerOf, SpeedOf
from sandbox.meaning.conditions import (
    AmountIs,
    HasDesignation,
    HasDesignationOfPlayer,
    IsPaired,
    Not,
    PlayerCountersAre,
)
from sandbox.meaning.costs import PayCounters
from sandbox.meaning.effects import GetCounters, GetDesignationOfPlayer, GetEmblem, RingTempts
from sandbox.meaning.events import PlayerGetsCounters, PlayerGetsDesignation, TheRingTempts
from sandbox.meaning.keyword_abilities import Ascend
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import BothOfPair, EachPlayer, Grantor, Host, Itself, RingBearer, You
from sandbox.terms.designations import BLESSING, ENERGY, MONARCH, PLAYER_COUNTERS, RING_BEARER, STORY
from sandbox.wording.antecedents import Unclear, as_said, settled
from sandbox.wording.fitting import unclear_kind, unfit, unknown_x, unpaid
from sandbox.wording.grammar import Ends, Printing, Reading, Table
from sandbox.wording.phrases import (
    ABILITY,
    ACTOR,
    COMMAND,
    EMBLEM_TEXTS,
    ENERGY_SYMBOLS,
    HAPPENING,
    HOLDER,
    KEYWORD,
    MEASURE,
    PAID_PART,
    PAYMENT,
    PER,
    PLAIN_CONDITION,
    SUBJECT,
    THING,
)
from sandbox.wording.pointing import Doer, holds
from sandbox.wording.saying import constant, hears, native, say

_SYMBOLS = re.compile(r"(?:\{E\})+")
_JOIN = re.compile(r" and (?=\")")
MOST_SYMBOLS = 7
MAX_SPEED = 4
"""Comprehensive Rules of 2026, 702.179e."""
NAMED = tuple([name for name in PLAYER_COUNTERS if name != ENERGY])


def _read_energy(reading: Reading, at: int) -> Ends[int]:
    """`{E}{E}`: as many counters as symbols."""
    if not (found := _SYMBOLS.match(reading.text, at)):
        reading.miss(at, "energy such as {E}")
        return {}
    return {found.end(): len(found.group()) // len("{E}")}


def _show_energy(printing: Printing, value: object) -> str | None:
    return "{E}" * value if type(value) is int and 0 < value <= MOST_SYMBOLS else None


def _read_texts(reading: Reading, at: int) -> Ends[tuple[Ability, ...]]:
    """`"Creatures you control get +1/+1."`, or several such texts."""
    if not reading.text.startswith('"', at):
        reading.miss(at, "the emblem's text in quotation marks")
        return {}
    ends: Ends[tuple[Ability, ...]] = {}
    for end, ability in reading.phrase(ABILITY, at + 1).items():
        own = _of_emblem(ability) if reading.text.startswith('"', end) else None
        if own is None:
            continue
        ends[end + 1] = (own,)
        if joined := _JOIN.match(reading.text, end + 1):
            ends |= {last: (own, *more) for last, more in _read_texts(reading, joined.end()).items()}
    return ends


def _of_emblem(ability: Ability) -> Ability | None:
    """The text as it is meant on an emblem; None where it cannot be meant so, or does what no emblem is asked for."""
    try:
        own = settled(ability, frozenset())
    except Unclear:
        return None
    wrong = unfit(own) or unclear_kind(own) or unknown_x(own) or unpaid(own)
    about_itself = any(holds(own, each) for each in (Grantor, Itself, Host))
    return None if wrong or about_itself or not isinstance(own, SpellsCost | Static | Triggered) else own


def _show_texts(printing: Printing, value: object) -> str | None:
    if not isinstance(value, tuple):
        return None
    shown = [printing.show(ABILITY, as_said(each)) for each in value]
    said = [f'"{text[:1].upper()}{text[1:]}"' for text in shown if text]
    return " and ".join(said) if len(said) == len(shown) else None


def _article(name: str) -> str:
    return "an" if name[0] in "aeiou" else "a"


def _counters(name: str) -> Table:
    """What is said of a kind of counters that is written as a word."""
    kind = f"{name} counter"
    return (
        say(COMMAND, f"{{who:player}} <gets|get> {_article(name)} {kind}", GetCounters, name=name),
        say(COMMAND, f"{{who:player}} <gets|get> {{amount:count}} {kind}s", GetCounters, name=name),
        say(MEASURE, f"the number of {kind}s {{who:player}} <has|have>", CountersOfPlayer, name=name),
        say(PER, f"{kind} {{who:player}} <has|have>", CountersOfPlayer, name=name),
        say(
            PLAIN_CONDITION,
            f"{{who:somebody}} <has|have> {{minimum:count_word}} or more {kind}s",
            PlayerCountersAre,
            name=name,
        ),
        hears(
            PLAIN_CONDITION,
            f"{{who:somebody}} <has|have> {_article(name)} {kind}",
            lambda who: PlayerCountersAre(name, 1, who),
        ),
        say(HAPPENING, f"{{who:somebody}} <gets|get> one or more {kind}s", PlayerGetsCounters, name=name),
    )


PRODUCTIONS: Table = (
    native(ENERGY_SYMBOLS, _read_energy, _show_energy),
    native(EMBLEM_TEXTS, _read_texts, _show_texts),
    constant(KEYWORD, "ascend", Ascend()),
    constant(MEASURE, "your speed", SpeedOf(You())),
    constant(PER, "point of your speed", SpeedOf(You())),
    constant(PLAIN_CONDITION, "you have max speed", AmountIs(SpeedOf(You()), MAX_SPEED)),
    constant(COMMAND, "the Ring tempts you", RingTempts()),
    constant(HAPPENING, "the Ring tempts you", TheRingTempts()),
    constant(PLAIN_CONDITION, "~ is your Ring-bearer", HasDesignation(RING_BEARER)),
    constant(PLAIN_CONDITION, "~ isn't your Ring-bearer", Not(HasDesignation(RING_BEARER))),
    constant(PLAIN_CONDITION, "~ is paired with another creature", IsPaired()),
    constant(HOLDER, "both creatures", BothOfPair()),
    hears(HOLDER, "each of those creatures", BothOfPair),
    *[constant(phrase, "your Ring-bearer", RingBearer()) for phrase in (ACTOR, HOLDER, SUBJECT, THING)],
    constant(MEASURE, "your Ring-bearer's power", PowerOf(RingBearer())),
    say(COMMAND, "{who:player} <becomes|become> the monarch", GetDesignationOfPlayer, word=MONARCH),
    say(COMMAND, "{who:player} <gets|get> the city's blessing", GetDesignationOfPlayer, word=BLESSING),
    say(HAPPENING, "a player becomes the monarch", PlayerGetsDesignation, word=MONARCH),
    say(HAPPENING, "{who:somebody} <becomes|become> the monarch", PlayerGetsDesignation, word=MONARCH),
    say(HAPPENING, "a player gets the city's blessing", PlayerGetsDesignation, word=BLESSING),
    say(HAPPENING, "{who:somebody} <gets|get> the city's blessing", PlayerGetsDesignation, word=BLESSING),
    constant(PLAIN_CONDITION, "you're the monarch", HasDesignationOfPlayer(MONARCH)),
    constant(PLAIN_CONDITION, "you're not the monarch", Not(HasDesignationOfPlayer(MONARCH))),
    constant(PLAIN_CONDITION, "(there is|there's) no monarch", Not(HasDesignationOfPlayer(MONARCH, EachPlayer()))),
    say(PLAIN_CONDITION, "{who:somebody} <is|are> the monarch", HasDesignationOfPlayer, word=MONARCH),
    say(PLAIN_CONDITION, "{who:somebody} <has|have> the city's blessing", HasDesignationOfPlayer, word=BLESSING),
    say(PLAIN_CONDITION, "{who:somebody} <has|have> an enduring story", HasDesignationOfPlayer, word=STORY),
    constant(PLAIN_CONDITION, "you don't have the city's blessing", Not(HasDesignationOfPlayer(BLESSING))),
    say(COMMAND, "{who:player} <gets|get> an emblem with {abilities:emblem_texts}", GetEmblem),
    say(COMMAND, "get {amount:energy_symbols}", GetCounters, name=ENERGY, who=Doer()),
    say(COMMAND, "{who:player} <gets|get> {amount:energy_symbols}", GetCounters, name=ENERGY),
    say(COMMAND, "{who:player} <gets|get> {amount:count} {E}", GetCounters, name=ENERGY),
    say(
        COMMAND,
        "{who:player} <gets|get> an amount of {E} equal to {amount:measure}",
        GetCounters,
        name=ENERGY,
    ),
    say(PAYMENT, "pay {count:energy_symbols}", PayCounters, name=ENERGY),
    say(PAYMENT, "pay {count:count_word} {E}", PayCounters, name=ENERGY),
    constant(PAYMENT, "pay X {E}", PayCounters(ENERGY, x=True)),
    say(PAID_PART, "{count:energy_symbols}", PayCounters, name=ENERGY),
    say(PAID_PART, "{count:count_word} {E}", PayCounters, name=ENERGY),
    say(MEASURE, "the amount of {E} {who:player} <has|have>", CountersOfPlayer, name=ENERGY),
    say(PLAIN_CONDITION, "{who:somebody} <has|have> {minimum:count_word} or more {E}", PlayerCountersAre, name=ENERGY),
    say(
        HAPPENING,
        "{who:somebody} <gets|get> one or more energy counters",
        PlayerGetsCounters,
        "{who:somebody} <gets|get> one or more {E}",
        name=ENERGY,
    ),
    *[production for name in NAMED for production in _counters(name)],
)
