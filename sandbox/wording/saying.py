"""The ways to write a production."""

from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache, partial

from sandbox.meaning.conditions import Condition, Not
from sandbox.meaning.nodes import Meaning
from sandbox.wording.grammar import Ends, M, Native, Phrase, Printing, Production, Reading, Slots, Table, Unfit
from sandbox.wording.templates import compiled


def say(phrase: Phrase[M], notation: str, meaning: type[M], *also: str, **fixed: object) -> Production:
    """`meaning` is said by `notation`, whose slots are its fields; `fixed` are fields that the words imply, all others
    have their defaults. The notations in `also` are read and never printed."""
    build = partial(meaning, **fixed)
    return Production(
        phrase.name, (notation, *also), build, lambda value: _taken_apart(value, meaning, notation, fixed)
    )


def denies(phrase: Phrase[Condition], notation: str, meaning: type[Condition], **fixed: object) -> Production:
    """The opposite of a condition, as `say` says a meaning."""

    def apart(value: object) -> Slots | None:
        return _taken_apart(value.condition, meaning, notation, fixed) if isinstance(value, Not) else None

    return Production(phrase.name, (notation,), lambda **slots: Not(meaning(**fixed, **slots)), apart)


def _taken_apart(value: object, meaning: type, notation: str, fixed: Slots) -> Slots | None:
    if type(value) is not meaning or not isinstance(value, Meaning):
        return None
    slots = _slots_of(notation)
    for part in fields(value):
        if part.name not in slots and getattr(value, part.name) != fixed.get(part.name, part.default):
            return None
    return {slot: getattr(value, slot) for slot in slots}


@cache
def _slots_of(notation: str) -> tuple[str, ...]:
    return tuple([slot.field for slot in compiled(notation).slots])


def says(
    phrase: Phrase[M], notation: str, build: Callable[..., M], apart: Callable[[object], Slots | None]
) -> Production:
    """A production whose slots are not simply the fields of a dataclass."""
    return Production(phrase.name, (notation,), build, apart)


def hears(phrase: Phrase[M], notation: str, build: Callable[..., M]) -> Production:
    """Read and never printed."""
    return Production(phrase.name, (notation,), build, _not_printed)


def _not_printed(value: object) -> None:
    """What the production reads is printed in other words."""


def prints(phrase: Phrase[M], notation: str, apart: Callable[[object], Slots | None]) -> Production:
    """Printed and never read: the phrase reads such words some other way."""
    return Production(phrase.name, (notation,), _not_printed, apart, reads=False)


def passes(phrase: Phrase[M], *others: Phrase[M]) -> Table:
    """The phrase can be any of the others."""
    return tuple([stands_for(phrase, f"{{it:{other.name}}}") for other in others])


def stands_for(phrase: Phrase[M], notation: str) -> Production:
    """It means what stands in the one slot, `it`, and the other words say nothing more."""
    return Production(phrase.name, (notation,), _itself, lambda value: {"it": value})


def _itself(it: object) -> object:
    return it


def constant(phrase: Phrase[M], notation: str, value: M) -> Production:
    """Words that mean one value."""
    return Production(phrase.name, (notation,), lambda: value, lambda found: {} if found == value else None)


def native(
    phrase: Phrase[M], read: Callable[[Reading, int], Ends[M]], show: Callable[[Printing, object], str | None]
) -> Native:
    """A phrase, or one production of it, that no template says."""
    return Native(phrase.name, lambda reading, at: dict(read(reading, at)), show)


def fields_of(meaning: type[Meaning]) -> Callable[[object], Slots | None]:
    """Takes such a meaning apart into all of its fields."""
    return lambda value: value.parts() if isinstance(value, meaning) and type(value) is meaning else None


def unless(production: Production, said_otherwise: Callable[..., bool]) -> Production:
    """The same production, but not for combinations that have a sentence of their own."""

    def build(**slots: object) -> object:
        if said_otherwise(**slots):
            raise Unfit
        return production.build(**slots)

    return replace(production, build=build)
