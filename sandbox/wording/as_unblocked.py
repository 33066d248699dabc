"""Creatures whose damage may pass what blocks them."""

from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import MayDamageAsUnblocked
from sandbox.meaning.references import Each, Host, Itself, Reference
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import STATIC
from sandbox.wording.saying import says
from sandbox.wording.static import only_change

CHANGE = MayDamageAsUnblocked()


def _of_one(affected: Reference) -> Static:
    if not isinstance(affected, Host | Itself):
        raise Unfit
    return Static(affected, (CHANGE,))


def _one(value: object) -> Slots | None:
    match only_change(value):
        case Host() | Itself() as affected, MayDamageAsUnblocked():
            return {"affected": affected}
    return None


def _each(value: object) -> Slots | None:
    match only_change(value):
        case Each(kind=kind) as affected, MayDamageAsUnblocked() if affected == Each(kind):
            return {"kind": kind}
    return None


PRODUCTIONS: Table = (
    says(
        STATIC,
        "you may have {affected:holder} assign (its|his|her|their) combat damage as though (it|he|she|they) weren't"
        " blocked",
        _of_one,
        _one,
    ),
    says(
        STATIC,
        "for each {kind:every}, you may have that creature assign its combat damage as though it weren't blocked",
        lambda kind: Static(Each(kind), (CHANGE,)),
        _each,
    ),
)
