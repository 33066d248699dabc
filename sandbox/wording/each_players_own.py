"""What each of several players does with what is theirs: sacrifices it, puts cards into play, exiles them."""

from sandbox.meaning.effects import PutIntoPlay, RemoveFromGame, ReturnRemoved, Sacrifice, Tap
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import (
    CardsInGraveyard,
    Chosen,
    ChosenCard,
    ChosenInGraveyard,
    Each,
    OwnerOf,
    Reference,
    ThisWay,
)
from sandbox.wording.each_ones_own import SEVERAL
from sandbox.wording.grammar import Ends, Printing, Production, Reading, Slots, Table, Unfit
from sandbox.wording.kind_narrowing import narrowed
from sandbox.wording.phrases import COMMAND, NARROWER
from sandbox.wording.pointing import Said
from sandbox.wording.saying import constant, hears, native, says


def _read_narrower(reading: Reading, at: int) -> Ends[Kind]:
    return dict(narrowed(ANYTHING, reading.text, at))


def _not_shown(printing: Printing, value: object) -> None:
    """Such clauses are printed behind the noun."""


def _narrowed(kind: Kind, more: Kind) -> Kind:
    """Both together, where they ask for different things."""
    asked = {name: value for name, value in more.parts().items() if value != getattr(ANYTHING, name)}
    if any(getattr(kind, name) != getattr(ANYTHING, name) for name in asked):
        raise Unfit
    return kind.with_parts(asked)


def _own(who: Reference, kind: Kind) -> Sacrifice:
    """A player can sacrifice nothing else: whose it is need not be asked."""
    if kind.controller is not None:
        raise Unfit
    return Sacrifice(Each(kind), who)


def _all_own(value: object) -> Slots | None:
    match value:
        case Sacrifice(what=Each(kind=kind, of=None, owned_by=None), who=who) if kind.controller is None:
            return {"who": who, "kind": kind}
    return None


def _put(what: Reference) -> PutIntoPlay:
    """Each under the control of whoever puts it there, whose card it is."""
    return PutIntoPlay(what, OwnerOf(what))


def _puts(notation: str, sort: type[ChosenCard] | type[ChosenInGraveyard], optional: bool) -> Production:
    def build(who: Reference, kind: Kind) -> Effect:
        if who not in SEVERAL:
            raise Unfit
        return _put(sort(kind, who, up_to=optional))

    def apart(value: object) -> Slots | None:
        what = value.what if isinstance(value, PutIntoPlay) else None
        if not isinstance(what, sort) or what.who not in SEVERAL or value != build(what.who, what.kind):
            return None
        return {"who": what.who, "kind": what.kind}

    return says(COMMAND, notation, build, apart)


def _chosen_by_each() -> Table:
    return tuple(
        [
            _puts(f"{{who:player}} {verb} (a|an) {{kind:card_kind}} from their {where} onto the battlefield", sort, may)
            for where, sort in (("hand", ChosenCard), ("graveyard", ChosenInGraveyard))
            for verb, may in (("may put", True), ("<puts|put>", False))
        ]
    )


def _exiled_own(value: object) -> Slots | None:
    match value:
        case RemoveFromGame(what=CardsInGraveyard(kind=kind, who=who)) if who in SEVERAL and kind != ANYTHING:
            return {"who": who, "kind": kind}
    return None


PRODUCTIONS: Table = (
    native(NARROWER, _read_narrower, _not_shown),
    says(COMMAND, "{who:player} <sacrifices|sacrifice> all {kind:kinds} <they|you> control", _own, _all_own),
    hears(
        COMMAND,
        "{who:player} (sacrifices|sacrifice) all {kind:kinds} (they|you) control{more:narrower}",
        lambda who, kind, more: _own(who, _narrowed(kind, more)),
    ),
    says(
        COMMAND,
        "{who:player} <taps|tap> (a|an) {kind:kind} <they|you> control",
        lambda who, kind: Tap(Chosen(kind, who=who, own=True)),
        lambda value: (
            {"who": value.what.who, "kind": value.what.kind}
            if isinstance(value, Tap)
            and isinstance(value.what, Chosen)
            and value.what == Chosen(value.what.kind, who=value.what.who, own=True)
            else None
        ),
    ),
    hears(COMMAND, "sacrifices all {kind:kinds} they control", lambda kind: _own(Said("they"), kind)),
    *_chosen_by_each(),
    says(
        COMMAND,
        "{who:player} <exiles|exile> all {kind:card_kinds} from <their|your> graveyard",
        lambda who, kind: RemoveFromGame(CardsInGraveyard(kind, who)),
        _exiled_own,
    ),
    constant(
        COMMAND,
        "(each player |)puts all cards they exiled this way onto the battlefield",
        _put(ThisWay(ANYTHING, "exiled")),
    ),
    hears(COMMAND, "each player returns to the battlefield all cards they own exiled with (~|it)", ReturnRemoved),
)
