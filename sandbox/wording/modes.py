"""What an ability does: sentences, or a choice of several modes."""

import re
from dataclasses import replace
from functools import partial
from itertools import combinations, combinations_with_replacement

from sandbox.meaning.abilities import Mode, SpellAbility, together
from sandbox.meaning.conditions import Condition, CostWasPaid, Not
from sandbox.wording.grammar import Ends, Printing, Reading, Slots, Table
from sandbox.wording.phrases import ABILITY, BODY, COMMANDS, CONDITION, COST, MODES, OPTIONS, SPELL_TEXT, SPREE, TIERS
from sandbox.wording.pointing import Aimed, holds
from sandbox.wording.saying import hears, native, prints, say

Modes = tuple[Mode, ...]
_CHOOSE = re.compile(r"choose one — ", re.IGNORECASE)
_AGAIN = ". You may choose the same mode more than once."
_CHOOSE_NEW = re.compile(r"choose one that hasn't been chosen( this turn|)(?: —|\.) (?=• )", re.IGNORECASE)
_CHOOSE_SEVERAL = re.compile(
    rf"choose (one or both|one or more|up to one|two|three)(?: —|({re.escape(_AGAIN)})) (?=• )", re.IGNORECASE
)
_CHOOSE_ONE_OR_BOTH = re.compile(r"choose one\. If ", re.IGNORECASE)
_BOTH_INSTEAD = re.compile(
    r"(?: as you cast ~)?, (?:(you may choose both)|(choose both)|choose any number) instead\. (?=• )", re.IGNORECASE
)
_INSTEAD = re.compile(r"(?<=\.) If (?=[^.]*, instead )")
_SAYS_INSTEAD = ", instead "
_OR = re.compile(r";? or |; ", re.IGNORECASE)
NONE = Mode(())
"""No mode is chosen."""
MOST_MODES = 5
"""Of which several are chosen; no printed text offers more that could be chosen freely."""


def _read_modes(reading: Reading, at: int) -> Ends[Modes]:
    ends: Ends[Modes] = {end: (Mode(effects),) for end, effects in reading.phrase(BODY, at).items()}
    if found := _CHOOSE.match(reading.text, at):
        ends |= _read_options(reading, found.end())
    if found := _CHOOSE_NEW.match(reading.text, at):
        once = "turn" if found[1] else "ever"
        ends |= {end: _once(modes, once) for end, modes in _bullets(reading, found.end()).items()}
    if found := _CHOOSE_SEVERAL.match(reading.text, at):
        offered = _bullets(reading, found.end()).items()
        words, again = found[1].lower(), bool(found[2])
        ends |= {end: chosen for end, modes in offered if (chosen := _chosen_ways(words, modes, again))}
    if found := _CHOOSE_ONE_OR_BOTH.match(reading.text, at):
        ends |= _read_both_if(reading, found.end())
    if found := _INSTEAD.search(reading.text, at):
        ends |= _read_other_aim(reading, at, found.start())
    return ends


def _once(modes: Modes, once: str) -> Modes:
    return tuple([replace(mode, once=once) for mode in modes])


def _read_other_aim(reading: Reading, at: int, stop: int) -> Ends[Modes]:
    """`Destroy target artifact. If ~ was kicked, instead destroy target creature`: what is paid decides what is aimed
    at, so each is a way of its own to cast the spell."""
    effects = reading.phrase(BODY, at).get(stop, ())
    if len(effects) != 1:
        return {}
    ends: Ends[Modes] = {}
    for after, condition in reading.phrase(CONDITION, stop + len(" If ")).items():
        if isinstance(condition, CostWasPaid) and reading.text.startswith(_SAYS_INSTEAD, after):
            for end, instead in reading.phrase(BODY, after + len(_SAYS_INSTEAD)).items():
                if holds(instead, Aimed):
                    ends.setdefault(end, (Mode(effects, asks=Not(condition)), Mode(instead, asks=condition)))
    return ends


def _read_both_if(reading: Reading, at: int) -> Ends[Modes]:
    """`Choose one. If you control a commander as you cast this spell, you may choose both instead.`"""
    ends: Ends[Modes] = {}
    for stop, condition in reading.phrase(CONDITION, at).items():
        if found := _BOTH_INSTEAD.match(reading.text, stop):
            for end, modes in _bullets(reading, found.end()).items():
                if ways := _if_so(found, modes, condition):
                    ends.setdefault(end, ways)
        else:
            reading.miss(stop, "`, you may choose both instead`")
    return ends


def _if_so(found: re.Match[str], modes: Modes, condition: Condition) -> Modes:
    """Both may be chosen then, both must, or any number."""
    if len(modes) == 2 and found[1]:
        return (*modes, replace(together(modes), asks=condition))
    if len(modes) == 2 and found[2]:
        return _both_or_one(modes, condition)
    return () if found[1] or found[2] or len(modes) > MOST_MODES else _any_or_one(modes, condition)


def _both_or_one(modes: Modes, condition: Condition) -> Modes:
    alone = tuple([replace(mode, asks=Not(condition)) for mode in modes])
    return (*alone, replace(together(modes), asks=condition))


def _any_or_one(modes: Modes, condition: Condition) -> Modes:
    """A spell without any mode is not cast (2026, 700.2a)."""
    several = _chosen_ways("one or more", modes)[len(modes) :]
    return (*modes, *[replace(way, asks=condition) for way in several])


def _numbers_chosen(words: str, offered: int) -> range:
    """How many of so many modes may be chosen."""
    if words == "one or both":
        return range(1, 3) if offered == 2 else range(0)
    if words == "up to one":
        return range(1, -1, -1)
    if words == "one or more":
        return range(1, offered + 1)
    number = {"two": 2, "three": 3}[words]
    return range(number, number + 1) if number < offered else range(0)


def _chosen_ways(words: str, modes: Modes, again: bool = False) -> Modes:
    """Every choice that the words allow, the single modes first, no mode at all last; nothing where the words do not
    fit the modes. `again`: the same mode may be chosen several times."""
    if len(modes) > MOST_MODES:
        return ()
    if again:
        number = {"two": 2, "three": 3}.get(words, 0)
        return tuple([together(way) for way in combinations_with_replacement(modes, number)]) if number else ()
    numbers = _numbers_chosen(words, len(modes))
    ways = [way for number in numbers for way in combinations(modes, number)]
    return tuple([way[0] if len(way) == 1 else together(way) if way else NONE for way in ways])


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


_NAME_OF_TIER = re.compile(r"[A-Z][A-Za-z' -]* — (?=\{)")


def _priced(reading: Reading, at: int) -> dict[int, Modes]:
    """`• {1} — Draw a card. • {2} — Destroy target creature.` The name of a tier says nothing."""
    modes: Modes = ()
    while reading.text.startswith("• ", at):
        at += 2
        if found := _NAME_OF_TIER.match(reading.text, at):
            at = found.end()
        ends = [
            (end, Mode(effects, price=cost))
            for stop, cost in reading.phrase(COST, at).items()
            if reading.text.startswith(" — ", stop)
            for end, effects in reading.phrase(BODY, stop + 3).items()
        ]
        if not ends:
            return {}
        at, mode = ends[0]
        modes = (*modes, mode)
        at += reading.text.startswith(" •", at)
    return {at: modes}


def _read_spree(reading: Reading, at: int) -> Ends[Modes]:
    """Comprehensive Rules of 2026, 702.172a."""
    found = _priced(reading, at)
    return {end: ways for end, modes in found.items() if (ways := _chosen_ways("one or more", modes))}


def _show_spree(printing: Printing, value: object) -> str | None:
    ways = value if isinstance(value, tuple) else ()
    modes = tuple(dict.fromkeys(mode for way in ways for mode in way.combines or (way,)))
    return _listed_prices(printing, modes, "+") if _chosen_ways("one or more", modes) == ways else None


def _show_tiers(printing: Printing, value: object) -> str | None:
    """Comprehensive Rules of 2026, 702.183a."""
    modes = value if isinstance(value, tuple) else ()
    return None if any(mode.combines for mode in modes) else _listed_prices(printing, modes, "•")


def _listed_prices(printing: Printing, modes: Modes, sign: str) -> str | None:
    said = [(printing.show(COST, mode.price), printing.show(BODY, mode.effects)) for mode in modes if mode.price]
    if not said or len(said) < len(modes) or any(None in each for each in said):
        return None
    return "".join(f"\n{sign} {cost} — {body}" for cost, body in said)


def _show_other_aim(printing: Printing, modes: Modes) -> str | None:
    condition = printing.show(CONDITION, modes[1].asks)
    bodies = [printing.show(BODY, mode.effects) for mode in modes]
    return None if condition is None or None in bodies else f"{bodies[0]} If {condition}, instead {bodies[1]}"


def _show_modes(printing: Printing, value: object) -> str | None:
    modes = value if isinstance(value, tuple) else ()
    if len(modes) == 2 and isinstance(modes[0].asks, Not) and not modes[1].combines:
        return _show_other_aim(printing, modes)
    if any(mode.price for mode in modes):
        return None
    if any(mode.combines for mode in modes) or NONE in modes:
        return _show_several(printing, modes)
    bodies = [printing.show(BODY, mode.effects) for mode in modes]
    if None in bodies:
        return None
    if modes and modes[0].once:
        return f"choose one that hasn't been chosen{' this turn' * (modes[0].once == 'turn')} —" + _listed(bodies)
    return bodies[0] if len(bodies) == 1 else "choose one —" + _listed(bodies)


def _show_several(printing: Printing, ways: Modes) -> str | None:
    """The choice of several modes, or of none, each said once."""
    modes = tuple(dict.fromkeys(mode for way in ways for mode in way.combines or (way,) if mode != NONE))
    if ways[-1].asks is not None:
        return _show_both_if(printing, ways)
    for words in ("two", "three"):
        if _chosen_ways(words, modes, again=True) == ways:
            bodies = [printing.show(BODY, mode.effects) for mode in modes]
            return None if None in bodies else f"choose {words}{_AGAIN}" + _listed(bodies)
    for words in ("one or both", "one or more", "up to one", "two", "three"):
        if _chosen_ways(words, modes) == ways:
            bodies = [printing.show(BODY, mode.effects) for mode in modes]
            return None if None in bodies else f"choose {words} —" + _listed(bodies)
    return None


def _show_both_if(printing: Printing, ways: Modes) -> str | None:
    asked = ways[-1].asks
    modes = tuple([replace(mode, asks=None) for mode in ways if not mode.combines])
    condition = printing.show(CONDITION, asked)
    bodies = [printing.show(BODY, mode.effects) for mode in modes]
    if condition is None or asked is None or None in bodies:
        return None
    if ways == _any_or_one(modes, asked) and len(modes) > 2:
        return f"choose one. If {condition}, choose any number instead." + _listed(bodies)
    if ways == _both_or_one(modes, asked):
        return f"choose one. If {condition}, choose both instead." + _listed(bodies)
    return f"choose one. If {condition} as you cast ~, you may choose both instead." + _listed(bodies)


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
    native(SPREE, _read_spree, _show_spree),
    native(TIERS, lambda reading, at: _priced(reading, at), _show_tiers),
    hears(SPELL_TEXT, "spree {modes:spree}", SpellAbility),
    hears(SPELL_TEXT, "tiered {modes:tiers}", SpellAbility),
    prints(ABILITY, "spree{modes:spree}", _of_ones_own),
    prints(ABILITY, "tiered{modes:tiers}", _of_ones_own),
    native(OPTIONS, _read_options, _show_options),
    say(SPELL_TEXT, "{modes:modes}", SpellAbility),
    hears(SPELL_TEXT, "An opponent chooses one — {modes:options}", partial(SpellAbility, opponent_chooses=True)),
    prints(ABILITY, "An opponent chooses one —{modes:options}", _of_an_opponent),
    prints(ABILITY, "{modes:modes}", _of_ones_own),
)
