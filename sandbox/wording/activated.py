"""Activated abilities: `cost: what it does. Activate only …`."""

from typing import Any

from sandbox.meaning.abilities import Activated
from sandbox.meaning.conditions import AllOf
from sandbox.wording.grammar import Ends, Reading, constant, hears, native, phrase, says, show

phrase("limits", "`Activate only …`")
phrase("limit", "`Activate only …`")
constant("limit", " Activate only as a sorcery.", {"as_sorcery": True})
hears("limit", " Activate only (any time|when) you could cast a sorcery.", lambda slots: {"as_sorcery": True})
constant("limit", " Activate only once each turn.", {"once_each_turn": True})
constant("limit", " Any player may activate this ability.", {"any_player": True})
says(
    "limit",
    " Activate only during {when:time}.",
    lambda slots: {"only_when": slots["when"]},
    lambda value: {"when": value["only_when"]} if "only_when" in value else None,
)
hears("limit", " Activate only {when:time}.", lambda slots: {"only_when": slots["when"]})
says(
    "limit",
    " Activate only if {when:condition}.",
    lambda slots: {"only_when": slots["when"]},
    lambda value: {"when": value["only_when"]} if "only_when" in value else None,
)
hears(
    "limit",
    " Any player may activate this ability but only during {when:time}.",
    lambda slots: {"any_player": True, "only_when": slots["when"]},
)
hears(
    "limit",
    " Activate only during {when:time} and only once each turn.",
    lambda slots: {"only_when": slots["when"], "once_each_turn": True},
)


def _read_limits(reading: Reading, at: int) -> Ends:
    ends: Ends = {at: {}}
    limits: dict[str, Any] = {}
    while found := next(iter(reading.phrase("limit", at).items()), None):
        at, limits = found[0], _together(limits, found[1])
        ends[at] = limits
    return ends


def _together(limits: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """All of them hold."""
    if "only_when" in limits and "only_when" in more:
        more = {**more, "only_when": AllOf((*_times(limits["only_when"]), *_times(more["only_when"])))}
    return {**limits, **more}


def _times(when: Any) -> tuple[Any, ...]:
    return when.conditions if isinstance(when, AllOf) else (when,)


def _show_limits(value: Any, plural: bool) -> str | None:
    single = [{name: part} for name, each in value.items() for part in _times(each)]
    shown = [show("limit", each) for each in single]
    return "".join(each for each in shown if each is not None) if None not in shown else None


native("limits", _read_limits, _show_limits)


def _activated_fields(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, Activated):
        return None
    limits = {name: getattr(value, name) for name in ("as_sorcery", "once_each_turn", "only_when", "any_player")}
    return {"cost": value.cost, "modes": value.modes, "limits": {name: each for name, each in limits.items() if each}}


says(
    "ability",
    "{cost:cost}: {modes:modes}{limits:limits}",
    lambda slots: Activated(slots["cost"], slots["modes"], **slots["limits"]),
    _activated_fields,
)
