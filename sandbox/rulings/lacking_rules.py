"""Rules by which a scenario goes under one edition and that another edition's source does not state."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.editions.citations import cited
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order


def rules_at_work(ruling: Ruling | None) -> tuple[str, ...]:
    """The rules of a trace and of its refusal that the edition's source states."""
    if ruling is None:
        return ()
    stated = [step.rule for _, step in in_order(ruling.trace) if step.rule and step.entry]
    refused = [ruling.refusal.rule] if ruling.refusal and ruling.refusal.rule and ruling.refusal.entry else []
    return tuple(dict.fromkeys([*stated, *refused]))


def lacking(ruling: Ruling | None, editions: Iterable[str], others: Iterable[Ruling | None]) -> tuple[str, ...]:
    """The rules at work in other rulings and not in this one that no source of its editions states."""
    own, keys = rules_at_work(ruling), tuple(editions)
    elsewhere = dict.fromkeys(rule for other in others for rule in rules_at_work(other))
    return tuple(rule for rule in elsewhere if rule not in own and not any(cited(rule, key) for key in keys))
