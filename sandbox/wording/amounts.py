"""Numbers: written as figures, as words, or to be found when they are needed."""

import re
from functools import partial
from typing import Any

from sandbox.meaning.amounts import (
    CardsInHand,
    CardTypesInGraveyards,
    CountersOn,
    Difference,
    HowMany,
    ManaValueOf,
    PowerOf,
    ThatMuch,
    Times,
    ToughnessOf,
    X,
)
from sandbox.wording.grammar import Ends, Reading, constant, hears, native, passes, phrase, say, says

WORDS = dict(
    zip(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "twenty",
        ],
        (*range(16), 20),
        strict=True,
    )
)
_BY_NUMBER = {number: word for word, number in WORDS.items()}

phrase("figure", "a number")
phrase("count_word", "a number such as `two`")
phrase("number", "a number such as `3` or `X`")
phrase("count", "a number such as `two` or `X`")
phrase("measure", "something to count, such as `its power` or `the number of Swamps you control`")


def _read_word(words: dict[str, int], reading: Reading, at: int) -> Ends:
    found = re.compile(r"\d{1,3}(?![\dA-Za-z/])|[A-Za-z]+").match(reading.text, at)
    text = found.group().lower() if found else ""
    if found and (text.isdigit() or text in words):
        return {found.end(): int(text) if text.isdigit() else words[text]}
    reading.miss(at, "a number")
    return {}


def _show_figure(value: Any, plural: bool) -> str | None:
    return str(value) if type(value) is int else None


def _show_word(value: Any, plural: bool) -> str | None:
    return _BY_NUMBER.get(value, str(value)) if type(value) is int else None


native("figure", partial(_read_word, {}), _show_figure)
native("count_word", partial(_read_word, WORDS), _show_word)

for _name, _written in (("number", "figure"), ("count", "count_word")):
    says(
        _name,
        f"{{it:{_written}}}",
        lambda slots: slots["it"],
        lambda value: {"it": value} if type(value) is int else None,
    )
    constant(_name, "X", X())
    constant(_name, "that much" if _name == "number" else "that many", ThatMuch())
    hears(_name, "that (much|many)", lambda slots: ThatMuch())

say("measure", "{what:pointing_whose} power", PowerOf)
say("measure", "{what:pointing_whose} toughness", ToughnessOf)
say("measure", "{what:pointing_whose} mana value", ManaValueOf)
say("measure", "the number of {kind:kinds}", HowMany)
say("measure", "the number of {kind:kinds} {of:player} <controls|control>", HowMany)
say("measure", "the number of {name:counter_name} counters on {what:one_thing}", CountersOn)
say("measure", "twice {amount:measure}", Times, factor=2)
say("measure", "twice {amount:number}", Times, factor=2)
constant("measure", "X", X())
constant("measure", "that much", ThatMuch())
constant("measure", "the number of card types among cards in all graveyards", CardTypesInGraveyards())
phrase("counted", "something to count, such as `its power`")
for _name in ("measure", "counted"):
    say(_name, "the number of cards in {who:possessor} hand", CardsInHand)
passes("counted", "figure")
say("measure", "{amount:counted} minus {minus:counted}", Difference)
constant(
    "measure",
    "the damage dealt, but no more than the toughness or life of what was damaged",
    ThatMuch(limited=True),
)
hears("measure", "the (damage dealt|life lost|life gained) this way", lambda slots: ThatMuch())

phrase("per", "what is counted, such as `Plains you control`")
say("per", "{kind:kind}", HowMany)
say("per", "{kind:kind} {of:player} <controls|control>", HowMany)
say("per", "card in {who:possessor} hand", CardsInHand)
say("per", "{name:counter_name} counter on {what:one_thing}", CountersOn)

phrase("counter_name", "a kind of counter, such as `+1/+1` or `charge`")
_COUNTER = re.compile(r"[+-]\d/[+-]\d|[a-z]+(?= counter)")
native(
    "counter_name",
    lambda reading, at: _read_counter(reading, at),
    lambda value, plural: value if isinstance(value, str) else None,
)


def _read_counter(reading: Reading, at: int) -> Ends:
    found = _COUNTER.match(reading.text, at)
    if not found:
        reading.miss(at, "a kind of counter")
        return {}
    return {found.end(): found.group()}
