"""Two of whom either does it: `~ or a Dragon you control`, `an attacking creature you control or a blocking creature an
opponent controls`."""

from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Each, Itself, Together
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.kind_narrowing import clauses_of
from sandbox.wording.phrases import ACTOR
from sandbox.wording.saying import says


def _or_any(kind: Kind) -> Together:
    return Together((Itself(), Each(kind)))


def _itself_or_any(value: object) -> Slots | None:
    match value:
        case Together(references=(Itself(), Each(kind=kind))) if value == _or_any(kind):
            return {"kind": kind}
    return None


def _either(one: Kind, two: Kind) -> Together:
    """Each with clauses of its own; `a creature or a planeswalker you control` is one description."""
    if not clauses_of(one):
        raise Unfit
    return Together((Each(one), Each(two)))


def _kinds_of_either(value: object) -> Slots | None:
    match value:
        case Together(references=(Each(kind=one), Each(kind=two))) if clauses_of(one) and value == _either(one, two):
            return {"one": one, "two": two}
    return None


PRODUCTIONS: Table = (
    says(ACTOR, "~ or (a|an) {kind:kind}", _or_any, _itself_or_any),
    says(ACTOR, "(a|an) {one:kind} or (a|an) {two:kind}", _either, _kinds_of_either),
)
