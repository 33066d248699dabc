"""Keywords that permanents give to spells: `creature spells you cast have convoke`.

Only words that count while a spell is cast, or as it is cast, are given so.
"""

from dataclasses import replace
from functools import partial

from sandbox.meaning.abilities import CannotBeCountered, CastAsThoughFlash, CostsLess, Static
from sandbox.meaning.amounts import NumberOf
from sandbox.meaning.continuous import Has
from sandbox.meaning.effects import Modify
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import SpellsCast
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import COMMAND, STATIC
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


def _spells(kind: Kind, from_hand: bool = False, is_next: bool = False) -> SpellsCast:
    """Whether a spell is cast face down is known only as it is cast."""
    if kind.face_down is not None:
        raise Unfit
    return SpellsCast(kind, from_hand=from_hand, is_next=is_next)


def _given(kind: Kind, ability: Ability, from_hand: bool = False, least: int | None = None) -> Static:
    if not is_of_casting(ability) or (least is not None and kind.mana_value_at_least is not None):
        raise Unfit
    kind = kind if least is None else replace(kind, mana_value_at_least=least)
    return Static(_spells(kind, from_hand), (Has(ability),))


def _taken_apart(from_hand: bool, large: bool, value: object) -> Slots | None:
    match only_change(value):
        case SpellsCast(kind=kind) as spells, Has(ability=ability) if is_of_casting(ability):
            if spells != SpellsCast(kind, from_hand=from_hand) or large != (kind.mana_value_at_least is not None):
                return None
            slots: Slots = {"kind": replace(kind, mana_value_at_least=None), "ability": ability}
            return {**slots, "least": kind.mana_value_at_least} if large else slots
    return None


def _next_has(kind: Kind, ability: Ability) -> Modify:
    if not is_of_casting(ability):
        raise Unfit
    return Modify(_spells(kind, is_next=True), (Has(ability),))


def _next_costs(kind: Kind, less: int) -> Modify:
    return Modify(_spells(kind, is_next=True), (Has(CostsLess(less)),))


def _of_this_turn(kind: Kind, given: Ability) -> Modify:
    return Modify(_spells(kind), (Has(given),))


def _given_now(is_next: bool, value: object) -> tuple[Kind, Ability] | None:
    match value:
        case Modify(what=SpellsCast(kind=kind) as spells, modifications=(Has(ability=ability),)):
            same = spells == SpellsCast(kind, is_next=is_next) and value == Modify(spells, (Has(ability),))
            return (kind, ability) if same else None
    return None


def _next_with_word(value: object) -> Slots | None:
    given = _given_now(True, value)
    return {"kind": given[0], "ability": given[1]} if given and is_of_casting(given[1]) else None


def _next_with_affinity(value: object) -> Slots | None:
    match _given_now(True, value):
        case (kind, CostsLess(times=NumberOf(kind=counted)) as ability):
            kinds = replace(counted, controller=None)
            return {"kind": kind, "kinds": kinds} if ability == _affinity(kinds) else None
    return None


def _cheaper(is_next: bool, value: object) -> Slots | None:
    match _given_now(is_next, value):
        case (kind, CostsLess(less=less) as ability) if ability == CostsLess(less):
            return {"kind": kind, "less": less}
    return None


def _with_this(ability: Ability, value: object) -> Slots | None:
    given = _given_now(False, value)
    return {"kind": given[0]} if given is not None and given[1] == ability else None


OF_A_TURN: Table = (
    says(COMMAND, "the next {kind:spell_kind} you cast this turn has {ability:keyword}", _next_has, _next_with_word),
    says(
        COMMAND,
        "the next {kind:spell_kind} you cast this turn has affinity for {kinds:kinds}",
        lambda kind, kinds: Modify(_spells(kind, is_next=True), (Has(_affinity(kinds)),)),
        _next_with_affinity,
    ),
    says(
        COMMAND,
        "the next {kind:spell_kind} you cast this turn costs {{less:figure}} less to cast",
        _next_costs,
        partial(_cheaper, True),
    ),
    says(
        COMMAND,
        "{kind:spell_kinds} you cast this turn cost {{less:figure}} less to cast",
        lambda kind, less: _of_this_turn(kind, CostsLess(less)),
        partial(_cheaper, False),
    ),
    says(
        COMMAND,
        "{kind:spell_kinds} you cast this turn can't be countered",
        partial(_of_this_turn, given=CannotBeCountered()),
        partial(_with_this, CannotBeCountered()),
    ),
    says(
        COMMAND,
        "you may cast {kind:spell_kinds} this turn as though they had flash",
        partial(_of_this_turn, given=CastAsThoughFlash()),
        partial(_with_this, CastAsThoughFlash()),
    ),
)
PRODUCTIONS: Table = (
    *OF_A_TURN,
    says(
        STATIC,
        "{kind:spell_kinds} you cast with mana value {least:figure} or greater have {ability:keyword}",
        _given,
        partial(_taken_apart, False, True),
    ),
    says(
        STATIC,
        "{kind:spell_kinds} you cast have affinity for {kinds:kinds}",
        lambda kind, kinds: Static(_spells(kind), (Has(_affinity(kinds)),)),
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
