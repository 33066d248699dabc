"""Instructions that add mana and take it away (Comprehensive Rules of 2010 and 2026, 106)."""

from __future__ import annotations

import re
from functools import partial

from sandbox.meaning.amounts import X
from sandbox.meaning.effects import AddMana, AddManaLandsCouldProduce, AddSameMana, DoubleMana, Duration, LoseMana
from sandbox.terms.mana import MANA_TYPES
from sandbox.wording.grammar import Ends, Printing, Reading, Table
from sandbox.wording.phrases import COMMAND, MANA_MIX, MANA_OPTIONS
from sandbox.wording.pointing import Doer, Said
from sandbox.wording.saying import constant, hears, native, say

_MANA = re.compile(r"(?:\{(?:[WUBRGC]|\d{1,2})\})+")
_OR = re.compile(r", or | or |, ", re.IGNORECASE)


def _read_options(reading: Reading, at: int) -> Ends[tuple[tuple[str, ...], ...]]:
    """`{R} or {G}`; a number stands for that much colorless mana, as the older books write it."""
    ends: Ends[tuple[tuple[str, ...], ...]] = {}
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


def _show_options(printing: Printing, value: object) -> str | None:
    options = ["".join(f"{{{mana}}}" for mana in option) for option in value] if isinstance(value, tuple) else []
    return (
        options[0]
        if len(options) == 1
        else ", ".join(options[:-1]) + (", or " if len(options) > 2 else " or ") + options[-1]
    )


_MIX = re.compile(r"\{([WUBRGC])\}((?:, \{[WUBRGC]\})*),? and/or \{([WUBRGC])\}")


def _read_mix(reading: Reading, at: int) -> Ends[tuple[tuple[str, ...], ...]]:
    """`{R} and/or {G}`: what each mana of several can be."""
    found = _MIX.match(reading.text, at)
    if found is None:
        reading.miss(at, "mana such as {R} and/or {G}")
        return {}
    return {found.end(): tuple([(mana,) for mana in re.findall(r"\w", found.group().replace("and/or", ""))])}


def _show_mix(printing: Printing, value: object) -> str | None:
    symbols = [f"{{{mana}}}" for (mana,) in value] if isinstance(value, tuple) else []
    return ", ".join(symbols[:-1]) + (", and/or " if len(symbols) > 2 else " and/or ") + symbols[-1]


ANY_COLOR = tuple((mana,) for mana in MANA_TYPES if mana != "C")
_KEPT_MANA: tuple[tuple[str, dict[str, object]], ...] = (
    ("add {options:mana_options}", {}),
    ("add {options:mana_options} for each {times:per}", {}),
    ("add an amount of {options:mana_options} equal to {times:measure}", {}),
    ("add {times:count} mana of any one color", {"options": ANY_COLOR}),
    ("add {times:count} mana in any combination of colors", {"options": ANY_COLOR, "combined": True}),
    ("add {times:count} mana in any combination of {options:mana_mix}", {"combined": True}),
)

PRODUCTIONS: Table = (
    say(COMMAND, "{who:player} <loses|lose> all unspent mana", LoseMana),
    hears(COMMAND, "lose all unspent mana", lambda: LoseMana(Said("that player"))),
    say(COMMAND, "add an amount of {options:mana_options} equal to {times:measure}", AddMana, who=Doer()),
    native(MANA_OPTIONS, _read_options, _show_options),
    say(COMMAND, "add one mana of any color", AddMana, options=ANY_COLOR, who=Doer()),
    constant(
        COMMAND,
        "double the amount of each type of (unspent mana you have|mana in your mana pool)",
        DoubleMana(),
    ),
    constant(
        COMMAND,
        "add one mana of any color in your commander's color identity",
        AddMana(ANY_COLOR, who=Doer(), commander_colors=True),
    ),
    constant(COMMAND, "add one mana of the chosen color", AddMana((), who=Doer(), chosen_color=True)),
    say(COMMAND, "add {times:count} mana of any one color", AddMana, options=ANY_COLOR, who=Doer()),
    *[
        say(
            COMMAND,
            f"{adds}. Until end of {when}, you don't lose this mana as steps and phases end",
            AddMana,
            who=Doer(),
            kept=kept,
            **fixed,
        )
        for when, kept in (("combat", Duration.COMBAT), ("turn", Duration.THIS_TURN))
        for adds, fixed in _KEPT_MANA
    ],
    say(COMMAND, "add {options:mana_options}", AddMana, who=Doer()),
    say(COMMAND, "add {options:mana_options} for each {times:per}", AddMana, who=Doer()),
    say(
        COMMAND,
        "add {times:count} mana in any combination of colors",
        AddMana,
        options=ANY_COLOR,
        who=Doer(),
        combined=True,
    ),
    say(COMMAND, "add {times:count} mana in any combination of {options:mana_mix}", AddMana, who=Doer(), combined=True),
    native(MANA_MIX, _read_mix, _show_mix),
    say(COMMAND, "add X mana of any one color", AddMana, options=ANY_COLOR, times=X(), who=Doer()),
    hears(COMMAND, "add an additional {options:mana_options} for each {times:per}", partial(AddMana, who=Doer())),
    hears(COMMAND, "{who:player} (adds|add) an additional {options:mana_options}", AddMana),
    say(COMMAND, "{who:player} <adds|add> one mana of any color", AddMana, options=ANY_COLOR),
    hears(COMMAND, "{who:player} (adds|add) an additional one mana of any color", partial(AddMana, ANY_COLOR)),
    say(COMMAND, "{who:player} <adds|add> {options:mana_options}", AddMana),
    say(COMMAND, "add one mana of any color that (a|an) {lands:kind} could produce", AddManaLandsCouldProduce),
    say(
        COMMAND,
        "add one mana of any type that (a|an) {lands:kind} could produce",
        AddManaLandsCouldProduce,
        any_type=True,
    ),
    constant(COMMAND, "that player adds one mana of any type that land produced", AddSameMana()),
    hears(COMMAND, "(its controller|they) adds? one mana of any type that land produced", AddSameMana),
    hears(COMMAND, "add one mana of any type that (land|permanent) produced", AddSameMana),
    hears(COMMAND, "add an additional {options:mana_options}", partial(AddMana, who=Doer())),
)
