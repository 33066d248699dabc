"""Instructions that search a library (Comprehensive Rules of 2010, 701.14; of 2026, 701.23)."""

from functools import partial

from sandbox.meaning.effects import (
    May,
    SearchLibrary,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Reference
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Production, Slots, Table
from sandbox.wording.phrases import COMMAND
from sandbox.wording.pointing import Said
from sandbox.wording.saying import say, says


def _search(notation: str, zone: Zone, *also: str, **fixed: bool) -> Production:
    said = (notation, *also)
    heard = (*also, *[f"you {each}" for each in said])
    return say(COMMAND, notation, SearchLibrary, *heard, zone=zone, **{"revealed": False, **fixed})


_SHUFFLE = "then shuffle( your library|)"
_FOUND: tuple[tuple[str, tuple[str, ...], Zone, dict[str, bool]], ...] = (
    (
        f"%s, reveal (it|that card|them), put (it|that card|them) into your hand, {_SHUFFLE}",
        (),
        Zone.HAND,
        {"revealed": True},
    ),
    (
        f"%s, reveal (it|that card), {_SHUFFLE} and put (that card|it|the card) on top",
        ("%s, reveal (it|that card), shuffle( your library|), then put (that card|it|the card) on top",),
        Zone.LIBRARY,
        {"revealed": True, "on_top": True},
    ),
    (f"%s, {_SHUFFLE} and put (that card|it|the card) on top", (), Zone.LIBRARY, {"on_top": True}),
    (f"%s, put (it|that card) into your graveyard, {_SHUFFLE}", (), Zone.GRAVEYARD, {}),
    (f"%s, exile (it|that card), {_SHUFFLE}", (), Zone.REMOVED, {}),
    (f"%s, put (it|that card) into your hand, {_SHUFFLE}", (), Zone.HAND, {}),
    (f"%s, put (it|that card) onto the battlefield, {_SHUFFLE}", (), Zone.BATTLEFIELD, {}),
    (
        f"%s, put (it|that card) onto the battlefield tapped, {_SHUFFLE}",
        ("%s and put (it|that card) onto the battlefield tapped. Then shuffle your library",),
        Zone.BATTLEFIELD,
        {"tapped": True},
    ),
)
"""What becomes of the one card that is found: how it is said, otherwise than it is printed too; `%s` is the search."""


def _search_for(article: str) -> Table:
    find = f"search your library for {article} {{kind:card_kind}}"
    return (
        *[_search(said % find, zone, *[each % find for each in also], **how) for said, also, zone, how in _FOUND],
        _search(
            f"search your library and/or graveyard for {article} {{kind:card_kind}}, reveal (it|that card), and put"
            " (it|that card) into your hand. If you search your library this way, shuffle",
            Zone.HAND,
            revealed=True,
            graveyard=True,
        ),
    )


def _may_search(tapped: bool, who: Reference, kind: Kind) -> May:
    land = SearchLibrary(kind, Zone.BATTLEFIELD, revealed=False, who=Said("that player"), tapped=tapped)
    return May((land,), who)


def _may_search_for_some(who: Reference, amount: int, kind: Kind) -> May:
    where = Zone.BATTLEFIELD
    return May((SearchLibrary(kind, where, revealed=False, who=Said("that player"), amount=amount, up_to=True),), who)


def _searching_for_some(value: object) -> Slots | None:
    match value:
        case May(effects=(SearchLibrary(kind=kind, amount=amount, who=whose) as search,), who=who):
            said = SearchLibrary(kind, Zone.BATTLEFIELD, False, whose, amount, up_to=True)
            return {"who": who, "amount": amount, "kind": kind} if search == said else None
    return None


def _searching(tapped: bool, value: object) -> Slots | None:
    match value:
        case May(effects=(SearchLibrary(kind=kind), *_), who=who) if value == _may_search(tapped, who, kind):
            return {"who": who, "kind": kind}
    return None


def _search_for_any_number() -> Table:
    find = "search your library for any number of {kind:card_kinds}"
    ways: tuple[tuple[str, dict[str, object]], ...] = (
        ("reveal (them|those cards), put (them|those cards) into your hand", {"revealed": True, "zone": Zone.HAND}),
        ("put (them|those cards) onto the battlefield", {"revealed": False, "zone": Zone.BATTLEFIELD}),
        (
            "put (them|those cards) onto the battlefield tapped",
            {"revealed": False, "zone": Zone.BATTLEFIELD, "tapped": True},
        ),
        ("exile (them|those cards)", {"revealed": False, "zone": Zone.REMOVED}),
    )
    return tuple(
        [
            say(COMMAND, f"{find}, {way}, then shuffle( your library|)", SearchLibrary, amount=99, up_to=True, **fixed)
            for way, fixed in ways
        ]
    )


def _somebody_searches() -> Table:
    find = "{who:player} <searches|search> <their|your> library for (a|an) {kind:card_kind}"
    put = "<puts|put> (it|that card) onto the battlefield"
    close = "then <shuffles|shuffle>( their library| your library|)"
    return tuple(
        [
            say(
                COMMAND,
                f"{find}, {put}{' tapped' if tapped else ''}, {close}",
                SearchLibrary,
                zone=Zone.BATTLEFIELD,
                revealed=False,
                tapped=tapped,
            )
            for tapped in (False, True)
        ]
    )


_FIND = "search your library for up to {amount:count_word} {kind:card_kinds}"

PRODUCTIONS: Table = (
    *_search_for_any_number(),
    *_search_for("a"),
    *_search_for("an"),
    *[
        says(
            COMMAND,
            f"{{who:player}} may search their library for {article} {{kind:card_kind}}, put (that card|it) onto the"
            f" battlefield{' tapped' if tapped else ''}, then shuffle( their library|)",
            partial(_may_search, tapped),
            partial(_searching, tapped),
        )
        for article in ("a", "an")
        for tapped in (True, False)
    ],
    says(
        COMMAND,
        "{who:player} may search their library for up to {amount:count_word} {kind:card_kinds}, put (them|those cards)"
        " onto the battlefield, then shuffle( their library|)",
        _may_search_for_some,
        _searching_for_some,
    ),
    _search(
        f"{_FIND}, reveal (them|those cards), put (them|those cards) into your hand, then shuffle( your library|)",
        Zone.HAND,
        revealed=True,
        up_to=True,
    ),
    _search(
        f"{_FIND}, put (them|those cards) onto the battlefield, then shuffle( your library|)",
        Zone.BATTLEFIELD,
        up_to=True,
    ),
    _search(
        f"{_FIND}, put (them|those cards) into your graveyard, then shuffle( your library|)", Zone.GRAVEYARD, up_to=True
    ),
    _search(f"{_FIND}, put (them|those cards) into your hand, then shuffle( your library|)", Zone.HAND, up_to=True),
    _search(
        f"{_FIND}, reveal (them|those cards), put one onto the battlefield tapped and the other into your hand, then"
        " shuffle( your library|)",
        Zone.HAND,
        revealed=True,
        up_to=True,
        first_into_play=True,
    ),
    *_somebody_searches(),
    *[
        _search(
            f"{_FIND} with different names, {way}, then shuffle( your library|)",
            zone,
            different_names=True,
            up_to=True,
            **how,
        )
        for way, zone, how in (
            ("reveal (them|those cards), put (them|those cards) into your hand", Zone.HAND, {"revealed": True}),
            ("put (them|those cards) onto the battlefield", Zone.BATTLEFIELD, {}),
            ("put (them|those cards) onto the battlefield tapped", Zone.BATTLEFIELD, {"tapped": True}),
        )
    ],
    _search(
        "search your library for {amount:count_word} {kind:card_kinds}, put (them|those cards) into your hand, then"
        " shuffle( your library|)",
        Zone.HAND,
    ),
    _search(
        f"{_FIND}, put (them|those cards) onto the battlefield tapped, then shuffle( your library|)",
        Zone.BATTLEFIELD,
        tapped=True,
        up_to=True,
    ),
)
