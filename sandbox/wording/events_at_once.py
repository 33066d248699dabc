"""Several things that go through the same at one time, as texts wait for it: `one or more creatures you control die`;
and cards that leave a graveyard or come there from the library."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from sandbox.meaning.events import (
    Dies,
    DiscardsCard,
    Enters,
    EventPattern,
    LeavesGraveyard,
    LeavesPlay,
    OneOrMore,
    PermanentSacrificed,
    PutIntoGraveyard,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Each
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Production, Slots, Table
from sandbox.wording.phrases import HAPPENING
from sandbox.wording.saying import hears, says

Build = Callable[[Kind], EventPattern]


def _of_permanents(event: type[Dies | Enters | LeavesPlay]) -> Build:
    return lambda kind: event(Each(kind))


def _leaves_graveyard(owner: str | None) -> Build:
    return lambda kind: LeavesGraveyard(Each(replace(kind, owner=owner)))


def _put_there(owner: str | None, beyond: bool, zone: Zone | None) -> Build:
    return lambda kind: PutIntoGraveyard(
        Each(replace(kind, owner=owner)), as_card=True, not_from_play=beyond, from_zone=zone
    )


def _kind_in(build: Build, owned: bool, value: object) -> Slots | None:
    """The kind that such an event is about, where it is nothing but that."""
    subject = getattr(value, "subject", None)
    if not isinstance(subject, Each):
        return None
    kind = replace(subject.kind, owner=None) if owned else subject.kind
    return {"kind": kind} if value == build(kind) else None


def _several(notation: str, build: Build, owned: bool = False) -> Production:
    """Such events of all that do so at the same time."""
    return says(
        HAPPENING,
        notation,
        lambda kind: OneOrMore(build(kind)),
        lambda value: _kind_in(build, owned, value.event) if isinstance(value, OneOrMore) else None,
    )


def _single(notation: str, build: Build) -> Production:
    return says(HAPPENING, notation, build, partial(_kind_in, build, True))


def _done_by(event: type[DiscardsCard | PermanentSacrificed], value: object) -> Slots | None:
    match value:
        case OneOrMore(event=DiscardsCard() | PermanentSacrificed() as inner) if isinstance(inner, event):
            return inner.parts()
    return None


_GRAVEYARDS = (("your", "you"), ("an opponent's", "opponent"), ("a", None))
_ORIGINS: tuple[tuple[str, bool, Zone | None], ...] = (
    (" from anywhere", False, None),
    (" from anywhere other than the battlefield", True, None),
)

PRODUCTIONS: Table = (
    _several("one or more {kind:kinds} die", _of_permanents(Dies)),
    _several("one or more {kind:kinds} enter", _of_permanents(Enters)),
    hears(
        HAPPENING,
        "one or more {kind:kinds} enter( the battlefield|) under your control",
        lambda kind: OneOrMore(Enters(Each(replace(kind, controller="you")))),
    ),
    _several("one or more {kind:kinds} leave the battlefield", _of_permanents(LeavesPlay)),
    _several(
        "one or more {kind:kinds} leave the battlefield without dying",
        lambda kind: LeavesPlay(Each(kind), alive=True),
    ),
    *[
        production
        for whose, owner in _GRAVEYARDS
        for production in (
            _several(f"one or more {{kind:card_kinds}} leave {whose} graveyard", _leaves_graveyard(owner), owned=True),
            _single(f"(a|an) {{kind:card_kind}} leaves {whose} graveyard", _leaves_graveyard(owner)),
            _single(
                f"(a|an) {{kind:card_kind}} is put into {whose} graveyard from (your|their|a) library",
                _put_there(owner, False, Zone.LIBRARY),
            ),
        )
    ],
    *[
        _several(
            f"one or more {{kind:card_kinds}} are put into {whose} graveyard{said}",
            _put_there(owner, beyond, zone),
            owned=True,
        )
        for whose, owner in _GRAVEYARDS
        for said, beyond, zone in (*_ORIGINS, (" from (your|their|a) library", False, Zone.LIBRARY))
    ],
    *[
        hears(HAPPENING, f"{{who:somebody}} {deed} another card", lambda who: DiscardsCard(who, Kind(another=True)))
        for deed in ("(cycles or discards|cycle or discard)", "(discards|discard)")
    ],
    says(
        HAPPENING,
        "{who:somebody} <sacrifices|sacrifice> one or more {kind:kinds}",
        lambda who, kind: OneOrMore(PermanentSacrificed(kind, who)),
        partial(_done_by, PermanentSacrificed),
    ),
    says(
        HAPPENING,
        "{who:somebody} <discards|discard> one or more {kind:card_kinds}",
        lambda who, kind: OneOrMore(DiscardsCard(who, kind)),
        partial(_done_by, DiscardsCard),
    ),
    says(
        HAPPENING,
        "{who:somebody} <discards|discard> (a|an) {kind:card_kind}",
        lambda who, kind: DiscardsCard(who, kind),
        lambda value: value.parts() if isinstance(value, DiscardsCard) else None,
    ),
)
