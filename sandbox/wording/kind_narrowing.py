"""How the clauses that follow the head of a description narrow it, one after the other."""

from collections.abc import Iterator
from dataclasses import replace

from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.terms.types import CardType
from sandbox.wording.kind_clauses import CLAUSES, SIZES


def narrowed(kind: Kind, text: str, at: int) -> Iterator[tuple[int, Kind]]:
    """Every place where the clauses that follow could be over, with what the description then means."""
    while following := _next(kind, text, at):
        at, kind = following
        yield following


def _next(kind: Kind, text: str, at: int) -> tuple[int, Kind] | None:
    if not text.startswith(" ", at):
        return None
    for clause in CLAUSES:
        if found := clause.pattern.match(text, at):
            narrower = clause.narrow(kind, found[1] if clause.pattern.groups else "")
            if narrower is None:
                continue
            if _of_some_only(narrower) and (own := _of_creatures(kind, narrower, text[:at])) is not None:
                return found.end(), own
            fits = narrowed_once(kind, narrower) is not None and not _of_some_only(narrower)
            return (found.end(), narrower) if fits else None
    return None


def _of_some_only(kind: Kind) -> bool:
    """`artifact or creature with flying` does not ask an artifact to fly."""
    asked = kind.keywords or kind.not_keywords or any(vars(kind)[name] is not None for name in SIZES)
    return bool(asked) and CardType.CREATURE in kind.types and len(kind.types) + len(kind.or_subtypes) > 1


def _of_creatures(kind: Kind, narrower: Kind, before: str) -> Kind | None:
    """What is asked of the creatures alone, which are named last: `artifact, enchantment, or creature with flying`."""
    said = narrower == replace(kind, keywords=narrower.keywords) and not kind.keywords and not kind.or_subtypes
    last = before.lower().endswith((" creature", " creatures"))
    return replace(kind, creatures_with=narrower.keywords) if said and last else None


def narrowed_once(kind: Kind, narrower: Kind) -> Kind | None:
    """The narrower description, or None if it asks the opposite of what had been asked: `tapped untapped creature`."""
    for name, asked in vars(kind).items():
        single = asked != getattr(ANYTHING, name) and not isinstance(asked, frozenset)
        if single and getattr(narrower, name) != asked:
            return None
    return narrower


def clauses_of(kind: Kind) -> list[str]:
    return [words for clause in CLAUSES for words in clause.show(kind)]
