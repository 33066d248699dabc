"""Keywords that permanents give to spells: `creature spells you cast have convoke`.

Only words that count while a spell is cast, or as it is cast, are given so.
"""

from dataclasses import replace
from functools import partial

from sandbox.meaning.abilities import CostsLess, Static
from sandbox.meaning.amounts import NumberOf
from sandbox.meaning.continuous import Has
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import SpellsCast
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import STATIC
from sandbox.wording.saying import says
from sandbox.wording.static import only_change

OF_CASTING = frozenset({"cascade", "convoke", "delve", "demonstrate", "gravestorm", "improvise", "storm"})


def is_of_casting(ability: Ability) -> bool:
    """Whether what it does is over when the spell has been cast."""
    return isinstance(ability, Keyword) and ability.word in OF_CASTING


def _affinity(kinds: Kind) -> CostsLess:
    return CostsLess(1, NumberOf(replace(kinds, controller="you")))


def _with_affinity(value: object) -> Slots | None:
    match only_change(value):
        case SpellsCast(kind=kind) as spells, Has(ability=CostsLess(times=NumberOf(kind=counted)) as ability):
            kinds = replace(counted, controller=None)
            same = spells == SpellsCast(kind) and ability == _affinity(kinds)
            return {"kind": kind, "kinds": kinds} if same else None
    return None


def _given(kind: Kind, ability: Ability, from_hand: bool = False, least: int | None = None) -> Static:
    if not is_of_casting(ability) or (least is not None and kind.mana_value_at_least is not None):
        raise Unfit
    kind = kind if least is None else replace(kind, mana_value_at_least=least)
    return Static(SpellsCast(kind, from_hand=from_hand), (Has(ability),))


def _taken_apart(from_hand: bool, large: bool, value: object) -> Slots | None:
    match only_change(value):
        case SpellsCast(kind=kind) as spells, Has(ability=ability) if is_of_casting(ability):
            if spells != SpellsCast(kind, from_hand=from_hand) or large != (kind.mana_value_at_least is not None):
                return None
            slots: Slots = {"kind": replace(kind, mana_value_at_least=None), "ability": ability}
            return {**slots, "least": kind.mana_value_at_least} if large else slots
    return None


PRODUCTIONS: Table = (
    says(
        STATIC,
        "{kind:spell_kinds} you cast with mana value {least:figure} or greater have {ability:keyword}",
        _given,
        partial(_taken_apart, False, True),
    ),
    says(
        STATIC,
        "{kind:spell_kinds} you cast have affinity for {kinds:kinds}",
        lambda kind, kinds: Static(SpellsCast(kind), (Has(_affinity(kinds)),)),
        _with_affinity,
    ),
    *[
        says(
            STATIC,
            f"{{kind:spell_kinds}} you cast{place} have {{ability:keyword}}",
            partial(_given, from_hand=from_hand),
            partial(_taken_apart, from_hand, False),
        )
        for place, from_hand in (("", False), (" from your hand", True))
    ],
)
