"""Activated abilities: `cost: what it does. Activate only …`."""

from collections.abc import Callable

from sandbox.meaning.abilities import Activated, CostsLess, Mode
from sandbox.meaning.conditions import DidNotAttack, During, LevelIs, Not
from sandbox.meaning.costs import Cost, PayMana, RevealIt
from sandbox.meaning.effects import AddMana, GainLevel
from sandbox.wording.counting import BY_ONES
from sandbox.wording.grammar import Ends, Printing, Reading, Slots, Table, Unfit
from sandbox.wording.limits import Limits
from sandbox.wording.phrases import ABILITY, LIMIT, LIMITED, LIMITS
from sandbox.wording.pointing import holds
from sandbox.wording.saying import constant, hears, native, says


def _read_limits(reading: Reading, at: int) -> Ends[Limits]:
    limits = Limits()
    ends = {at: limits}
    while found := next(iter(reading.phrase(LIMIT, at).items()), None):
        at, limits = found[0], limits.and_also(found[1])
        ends[at] = limits
    return ends


def _show_limits(printing: Printing, value: object) -> str | None:
    shown = [printing.show(LIMIT, each) for each in value.single] if isinstance(value, Limits) else [None]
    return "".join(each for each in shown if each is not None) if None not in shown else None


def _time(value: object) -> Slots | None:
    return {"when": value.only_when} if isinstance(value, Limits) and value.only_when is not None else None


def _times_each_turn(value: object) -> Slots | None:
    more_than_twice = isinstance(value, Limits) and value.most_each_turn is not None and value.most_each_turn > 2
    return {"number": value.most_each_turn} if isinstance(value, Limits) and more_than_twice else None


def _falls(value: object, counted: bool) -> Slots | None:
    """`counted`: said as a number that X stands for."""
    falls = value.falls if isinstance(value, Limits) else None
    if falls is None or counted is not (falls.less == 1 and not isinstance(falls.times, (*BY_ONES, int))):
        return None
    return {"less": falls.less, "times": falls.times, "condition": falls.condition}


def _falls_if(value: object) -> Slots | None:
    asked = isinstance(value, Limits) and value.falls is not None and value.falls.condition is not None
    return _falls(value, counted=False) if asked else None


def _falls_for_each(value: object) -> Slots | None:
    asked = isinstance(value, Limits) and value.falls is not None and isinstance(value.falls.times, BY_ONES)
    return _falls(value, counted=False) if asked else None


def _activated(cost: Cost, modes: tuple[Mode, ...], limits: Limits) -> Activated:
    """What mana costs less is not said of an ability that makes some, nor of one whose cost has an X."""
    has_x = any(isinstance(part, PayMana) and part.cost.x_symbols for part in cost)
    if limits.falls is not None and (has_x or holds(tuple([mode.effects for mode in modes]), AddMana)):
        raise Unfit
    return Activated(cost, modes, **vars(limits))


def _activated_apart(value: object) -> Slots | None:
    if not isinstance(value, Activated) or value.only_once:
        return None
    limits = Limits(
        value.as_sorcery, value.most_each_turn, value.only_when, value.any_player, value.falls, value.ever_once
    )
    return {"cost": value.cost, "modes": value.modes, "limits": limits}


def _class_level(cost: Cost, level: int) -> Activated:
    """Comprehensive Rules of 2026, 716.2a."""
    return Activated(cost, (Mode((GainLevel(level),)),), as_sorcery=True, only_when=LevelIs(level - 1))


def _boast(cost: Cost, modes: tuple[Mode, ...]) -> Activated:
    """Comprehensive Rules of 2026, 702.142a."""
    return Activated(cost, modes, most_each_turn=1, only_when=Not(DidNotAttack()))


def _exhaust(cost: Cost, modes: tuple[Mode, ...]) -> Activated:
    """Comprehensive Rules of 2026, 702.177a."""
    return Activated(cost, modes, only_once=True)


def _power_up(cost: Cost, modes: tuple[Mode, ...]) -> Activated:
    """Comprehensive Rules of 2026, 702.193a."""
    return Activated(cost, modes, only_once=True, less_when_new=True)


def _forecast(cost: Cost, modes: tuple[Mode, ...]) -> Activated:
    """Comprehensive Rules of 2026, 702.57b."""
    if RevealIt() not in cost:
        raise Unfit
    return Activated(cost, modes, most_each_turn=1, only_when=During("upkeep", "your"))


def _forecast_apart(value: object) -> Slots | None:
    return _prefixed(value, _forecast) if isinstance(value, Activated) and RevealIt() in value.cost else None


def _prefixed(value: object, build: Callable[[Cost, tuple[Mode, ...]], Activated]) -> Slots | None:
    """The ability without what its keyword says of it."""
    if not isinstance(value, Activated) or value != build(value.cost, value.modes):
        return None
    return {"cost": value.cost, "modes": value.modes}


PRODUCTIONS: Table = (
    constant(LIMIT, " Activate only as a sorcery.", Limits(as_sorcery=True)),
    hears(LIMIT, " Activate only (any time|when) you could cast a sorcery.", lambda: Limits(as_sorcery=True)),
    constant(LIMIT, " Activate only once.", Limits(ever_once=True)),
    constant(LIMIT, " Activate only once each turn.", Limits(most_each_turn=1)),
    constant(LIMIT, " Activate no more than twice each turn.", Limits(most_each_turn=2)),
    says(
        LIMIT,
        " Activate no more than {number:count_word} times each turn.",
        lambda number: Limits(most_each_turn=number),
        _times_each_turn,
    ),
    constant(LIMIT, " Any player may activate this ability.", Limits(any_player=True)),
    says(LIMIT, " Activate only during {when:time}.", lambda when: Limits(only_when=when), _time),
    hears(LIMIT, " Activate only {when:time}.", lambda when: Limits(only_when=when)),
    says(LIMIT, " Activate only if {when:condition}.", lambda when: Limits(only_when=when), _time),
    hears(
        LIMIT,
        " Any player may activate this ability but only during {when:time}.",
        lambda when: Limits(any_player=True, only_when=when),
    ),
    hears(
        LIMIT,
        " Activate only during {when:time} and only once each turn.",
        lambda when: Limits(most_each_turn=1, only_when=when),
    ),
    says(
        LIMIT,
        " This ability costs {{less:figure}} less to activate for each {times:per}.",
        lambda less, times: Limits(falls=CostsLess(less, times)),
        _falls_for_each,
    ),
    says(
        LIMIT,
        " This ability costs {X} less to activate, where X is {times:measure}.",
        lambda times: Limits(falls=CostsLess(1, times)),
        lambda value: _falls(value, counted=True),
    ),
    hears(
        LIMIT,
        " This ability costs X less to activate, where X is {times:measure}.",
        lambda times: Limits(falls=CostsLess(1, times)),
    ),
    says(
        LIMIT,
        " This ability costs {{less:figure}} less to activate if {condition:condition}.",
        lambda less, condition: Limits(falls=CostsLess(less, condition=condition)),
        _falls_if,
    ),
    constant(LIMITED, "as a sorcery", Limits(as_sorcery=True)),
    constant(LIMITED, "once each turn", Limits(most_each_turn=1)),
    *[
        hears(LIMITED, notation, lambda when: Limits(only_when=when))
        for notation in ("during {when:time}", "{when:time}", "if {when:condition}")
    ],
    hears(
        LIMIT,
        " Activate only {one:limited} and only {two:limited}.",
        lambda one, two: one.and_also(two),
    ),
    native(LIMITS, _read_limits, _show_limits),
    says(ABILITY, "boast — {cost:cost}: {modes:modes}", _boast, lambda value: _prefixed(value, _boast)),
    says(ABILITY, "exhaust — {cost:cost}: {modes:modes}", _exhaust, lambda value: _prefixed(value, _exhaust)),
    says(ABILITY, "power-up — {cost:cost}: {modes:modes}", _power_up, lambda value: _prefixed(value, _power_up)),
    says(ABILITY, "forecast — {cost:cost}: {modes:modes}", _forecast, _forecast_apart),
    hears(ABILITY, "{cost:cost}: level {level:figure}", _class_level),
    says(ABILITY, "{cost:cost}: {modes:modes}{limits:limits}", _activated, _activated_apart),
)
