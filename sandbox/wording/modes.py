"""What an ability does: sentences, or a choice of several modes."""

import re
from typing import Any

from sandbox.meaning.abilities import Mode, SpellAbility
from sandbox.wording.grammar import Ends, Reading, native, phrase, prints, says, show

phrase("ability", "an ability")
phrase("spell_text", "what a spell does, such as `destroy target creature`")
phrase("modes", "what it does, such as `destroy target creature` or `choose one —`")

Modes = tuple[Mode, ...]
_CHOOSE = re.compile(r"choose one — ", re.IGNORECASE)
_OR = re.compile(r";? or |; ", re.IGNORECASE)


def _read_modes(reading: Reading, at: int) -> Ends:
    ends: Ends = {end: (Mode(effects),) for end, effects in reading.phrase("body", at).items()}
    if found := _CHOOSE.match(reading.text, at):
        bulleted = reading.text.startswith("• ", found.end())
        ends |= _bullets(reading, found.end()) if bulleted else _in_line(reading, found.end())
    return ends


def _bullets(reading: Reading, at: int) -> dict[int, Modes]:
    """`• Counter target red spell. • Destroy target red permanent.`"""
    modes: Modes = ()
    while reading.text.startswith("• ", at):
        ends = reading.phrase("body", at + 2)
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
        for end, effects in reading.phrase("commands", at).items():
            if reading.text.startswith((";", " or ", ","), end) and (join := _OR.match(reading.text, end)):
                modes, at = (*modes, Mode(effects)), join.end()
                break
            if modes and reading.text.startswith(".", end):
                return {end + 1: (*modes, Mode(effects))}
        else:
            return {}


def _show_modes(value: Any, plural: bool) -> str | None:
    bodies = [show("body", mode.effects) for mode in value]
    if None in bodies:
        return None
    return bodies[0] if len(bodies) == 1 else "choose one —" + "".join(f"\n• {body}" for body in bodies)


native("modes", _read_modes, _show_modes)
says("spell_text", "{modes:modes}", lambda slots: SpellAbility(slots["modes"]), lambda value: _modes_of(value))


def _modes_of(value: Any) -> dict[str, Any] | None:
    return {"modes": value.modes} if isinstance(value, SpellAbility) else None


prints("ability", "{modes:modes}", _modes_of)
