"""Damage that texts wait for, by what deals it and to whom: `~ deals combat damage to a player`, `a source you control
deals noncombat damage to an opponent`."""

from functools import partial

from sandbox.meaning.events import DealsDamage
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import AnySpell, Each
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import HAPPENING
from sandbox.wording.saying import say, says

_RECIPIENTS = (
    (None, ""),
    ("player", " to a player"),
    ("player or planeswalker", " to a player or planeswalker"),
    ("player or battle", " to a player or battle"),
    ("opponent", " to (an opponent|one of your opponents)"),
    ("you", " to you"),
    ("creature", " to a creature"),
    ("planeswalker", " to a planeswalker"),
    ("~", " to ~"),
)
_SORTS: tuple[tuple[str, dict[str, bool]], ...] = (
    ("", {}),
    ("combat ", {"combat_only": True}),
    ("noncombat ", {"noncombat": True}),
)
"""What sort of damage, and the fields that say so."""


def _is_source(kind: Kind) -> bool:
    """Whether nothing says what it is but that it deals damage."""
    return not (kind.types or kind.subtypes or kind.or_subtypes or kind.token)


def _dealt(by: type[AnySpell | Each], to: str | None, fields: dict[str, bool], kind: Kind) -> DealsDamage:
    return DealsDamage(by(kind), to, **fields)


def _by_what(by: type[AnySpell | Each], to: str | None, fields: dict[str, bool], value: object) -> Slots | None:
    match value:
        case DealsDamage(subject=AnySpell(kind=kind) | Each(kind=kind)) if by is AnySpell or _is_source(kind):
            return {"kind": kind} if value == _dealt(by, to, fields, kind) else None
    return None


PRODUCTIONS: Table = (
    *[
        says(
            HAPPENING,
            f"(a|an) {{kind:{phrase}}} deals {sort}damage{said}",
            partial(_dealt, by, to, fields),
            partial(_by_what, by, to, fields),
        )
        for phrase, by in (("spell_kind", AnySpell), ("source_kind", Each))
        for to, said in _RECIPIENTS
        for sort, fields in _SORTS
    ],
    *[
        say(HAPPENING, f"{{subject:actor}} deals {sort}damage{said}", DealsDamage, to=to, **fields)
        for to, said in _RECIPIENTS
        for sort, fields in _SORTS
    ],
)
