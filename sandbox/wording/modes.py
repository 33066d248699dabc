"""What an ability does: sentences, or a choice of several modes."""

import re
from functools import partial

from sandbox.meaning.abilities import Mode, SpellAbility
from sandbox.wording.grammar import Ends, Printing, Reading, Slots, Table
from sandbox.wording.phrases import ABILITY, BODY, COMMANDS, MODES, OPTIONS, SPELL_TEXT
from sandbox.wording.saying import hears, native, prints, say

Modes = tuple[Mode, ...]
_CHOOSE = re.compile(r"choose one — ", re.IGNORECASE)
_OR = re.compile(r";? or |; ", re.IGNORECASE)


def _read_modes(reading: Reading, at: int) -> Ends[Modes]:
    ends: Ends[Modes] = {end: (Mode(effects),) for end, effects in reading.phrase(BODY, at).items()}
    if found := _CHOOSE.match(reading.text, at):
        ends |= _read_options(reading, found.end())
    return ends


def _read_options(reading: Reading, at: int) -> Ends[Modes]:
    return _bullets(reading, at) if reading.text.startswith("• ", at) else _in_line(reading, at)


def _bullets(reading: Reading, at: int) -> dict[int, Modes]:
    """`• Counter target red spell. • Destroy target red permanent.`"""
    modes: Modes = ()
    while reading.text.startswith("• ", at):
        ends = reading.phrase(BODY, at + 2)
        if not ends:
            return {}
        at, effects = next(iter(ends.items()))
        modes = (*modes, Mode(effects))
        at += reading.text.startswith(" •", at)
    return {at: modes}


def _in_line(reading: Reading, at: int) -> dict[int, Modes]:
    """`Counter target red spell; or destroy target red permanent.`"""
    modes: Modes = ()
    while True:
        for end, effects in reading.phrase(COMMANDS, at).items():
            if reading.text.startswith((";", " or ", ","), end) and (join := _OR.match(reading.text, end)):
                modes, at = (*modes, Mode(effects)), join.end()
                break
            if modes and reading.text.startswith(".", end):
                return {end + 1: (*modes, Mode(effects))}
        else:
            return {}


def _show_modes(printing: Printing, value: object) -> str | None:
    modes = value if isinstance(value, tuple) else ()
    bodies = [printing.show(BODY, mode.effects) for mode in modes]
    if None in bodies:
        return None
    return bodies[0] if len(bodies) == 1 else "choose one —" + _listed(bodies)


def _show_options(printing: Printing, value: object) -> str | None:
    bodies = [printing.show(BODY, mode.effects) for mode in value] if isinstance(value, tuple) else []
    return None if None in bodies else _listed(bodies)


def _listed(bodies: list[str | None]) -> str:
    return "".join(f"\n• {body}" for body in bodies)


def _of_an_opponent(value: object) -> Slots | None:
    return {"modes": value.modes} if isinstance(value, SpellAbility) and value.opponent_chooses else None


def _of_ones_own(value: object) -> Slots | None:
    return {"modes": value.modes} if isinstance(value, SpellAbility) and not value.opponent_chooses else None


PRODUCTIONS: Table = (
    native(MODES, _read_modes, _show_modes),
    native(OPTIONS, _read_options, _show_options),
    say(SPELL_TEXT, "{modes:modes}", SpellAbility),
    hears(SPELL_TEXT, "An opponent chooses one — {modes:options}", partial(SpellAbility, opponent_chooses=True)),
    prints(ABILITY, "An opponent chooses one —{modes:options}", _of_an_opponent),
    prints(ABILITY, "{modes:modes}", _of_ones_own),
)
