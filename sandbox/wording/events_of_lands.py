"""Lands that texts wait for to be played, and cards played from elsewhere, be they lands or spells."""

from collections.abc import Callable
from functools import partial

from sandbox.meaning.events import EitherOf, PlaysLand, SpellCast
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.references import EachPlayer, Reference
from sandbox.terms.types import LAND_TYPES, CardType
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import HAPPENING
from sandbox.wording.saying import says

_ORIGINS: tuple[tuple[str, dict[str, Zone]], ...] = (
    ("", {}),
    (" from exile", {"from_zone": Zone.REMOVED}),
    (" from (your|their) graveyard", {"from_zone": Zone.GRAVEYARD}),
    (" from anywhere other than (your|their) hand", {"not_from": Zone.HAND}),
)


_ANYBODY = EachPlayer()


def _plays(origin: dict[str, Zone], kind: Kind, who: Reference = _ANYBODY) -> PlaysLand:
    """Nothing but a land is played so."""
    if CardType.LAND not in kind.types and not (kind.subtypes and kind.subtypes.issubset(LAND_TYPES)):
        raise Unfit
    return PlaysLand(kind, who).with_parts(origin)


def _played(origin: dict[str, Zone], value: object) -> Slots | None:
    match value:
        case PlaysLand(kind=kind, who=who) if value == PlaysLand(kind, who).with_parts(origin):
            return {"kind": kind, "who": who}
    return None


def _plays_or_casts(origin: dict[str, Zone], kind: Kind, spells: Kind, who: Reference = _ANYBODY) -> EitherOf:
    """Where the card comes from is said of both at the end."""
    return EitherOf((_plays(origin, kind, who), SpellCast(spells, who).with_parts(origin)))


def _played_or_cast(origin: dict[str, Zone], value: object) -> Slots | None:
    match value:
        case EitherOf(patterns=(PlaysLand(kind=kind, who=who), SpellCast(kind=spells))) if value == EitherOf(
            (PlaysLand(kind, who).with_parts(origin), SpellCast(spells, who).with_parts(origin))
        ):
            return {"kind": kind, "spells": spells, "who": who} if kind != ANYTHING else None
    return None


def _plays_card(origin: dict[str, Zone], who: Reference) -> EitherOf:
    return EitherOf((PlaysLand(who=who).with_parts(origin), SpellCast(who=who).with_parts(origin)))


def _played_card(origin: dict[str, Zone], value: object) -> Slots | None:
    match value:
        case EitherOf(patterns=(PlaysLand(who=who), SpellCast())) if value == _plays_card(origin, who):
            return {"who": who}
    return None


def _of_anybody(apart: Callable[[object], Slots | None]) -> Callable[[object], Slots | None]:
    """Where any player is meant, who is not said."""

    def found(value: object) -> Slots | None:
        slots = apart(value)
        return slots if slots is not None and slots["who"] == _ANYBODY else None

    return found


PRODUCTIONS: Table = (
    *[
        production
        for words, origin in _ORIGINS
        for production in (
            says(
                HAPPENING,
                f"a player plays (a|an) {{kind:kind}}{words}",
                partial(_plays, origin),
                _of_anybody(partial(_played, origin)),
            ),
            says(
                HAPPENING,
                f"{{who:somebody}} <plays|play> (a|an) {{kind:kind}}{words}",
                partial(_plays, origin),
                partial(_played, origin),
            ),
            says(
                HAPPENING,
                f"{{who:somebody}} <plays|play> {{kind:another}}{words}",
                partial(_plays, origin),
                partial(_played, origin),
            ),
        )
    ],
    *[
        production
        for words, origin in _ORIGINS
        for twice in (words, "")
        for production in (
            says(
                HAPPENING,
                f"a player plays (a|an) {{kind:kind}}{twice} or casts (a|an) {{spells:spell_kind}}{words}",
                partial(_plays_or_casts, origin),
                _of_anybody(partial(_played_or_cast, origin)),
            ),
            says(
                HAPPENING,
                f"{{who:somebody}} <plays|play> (a|an) {{kind:kind}}{twice}"
                f" or (cast|casts) (a|an) {{spells:spell_kind}}{words}",
                partial(_plays_or_casts, origin),
                partial(_played_or_cast, origin),
            ),
        )
    ],
    *[
        says(
            HAPPENING,
            f"{{who:somebody}} <plays|play> a card{words}",
            partial(_plays_card, origin),
            partial(_played_card, origin),
        )
        for words, origin in _ORIGINS
    ],
)
