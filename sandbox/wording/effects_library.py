"""Instructions about libraries: searching them (Comprehensive Rules of 2010, 701.14; of 2026, 701.23) and taking cards
from their top."""

from sandbox.meaning.effects import (
    LookAtHand,
    LookAtTop,
    May,
    SearchLibrary,
    TakeFromTop,
    TakeOnePile,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Reference
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Production, Slots, Table
from sandbox.wording.phrases import COMMAND
from sandbox.wording.pointing import Said
from sandbox.wording.saying import hears, say, says


def _search(notation: str, zone: Zone, *also: str, **fixed: bool) -> Production:
    return say(COMMAND, notation, SearchLibrary, *also, zone=zone, **{"revealed": False, **fixed})


def _search_for(article: str) -> Table:
    find = f"search your library for {article} {{kind:card_kind}}"
    return (
        _search(
            f"{find}, reveal (it|that card|them), put (it|that card|them) into your hand, then shuffle( your library|)",
            Zone.HAND,
            revealed=True,
        ),
        _search(
            f"{find}, reveal (it|that card), then shuffle( your library|) and put (that card|it|the card) on top",
            Zone.LIBRARY,
            f"{find}, reveal (it|that card), shuffle( your library|), then put (that card|it|the card) on top",
            revealed=True,
            on_top=True,
        ),
        _search(
            f"{find}, then shuffle( your library|) and put (that card|it|the card) on top", Zone.LIBRARY, on_top=True
        ),
        _search(
            f"search your library and/or graveyard for {article} {{kind:card_kind}}, reveal (it|that card), and put"
            " (it|that card) into your hand. If you search your library this way, shuffle",
            Zone.HAND,
            revealed=True,
            graveyard=True,
        ),
        _search(f"{find}, exile (it|that card), then shuffle( your library|)", Zone.REMOVED),
        _search(f"{find}, put (it|that card) into your hand, then shuffle( your library|)", Zone.HAND),
        _search(f"{find}, put (it|that card) onto the battlefield, then shuffle( your library|)", Zone.BATTLEFIELD),
        _search(
            f"{find}, put (it|that card) onto the battlefield tapped, then shuffle( your library|)",
            Zone.BATTLEFIELD,
            f"{find} and put (it|that card) onto the battlefield tapped. Then shuffle your library",
            tapped=True,
        ),
    )


def _may_search(who: Reference, kind: Kind) -> May:
    land = SearchLibrary(kind, Zone.BATTLEFIELD, revealed=False, who=Said("that player"), tapped=True)
    return May((land,), who)


def _searching(value: object) -> Slots | None:
    match value:
        case May(effects=(SearchLibrary(kind=kind), *_), who=who) if value == _may_search(who, kind):
            return {"who": who, "kind": kind}
    return None


def _top_cards() -> Table:
    """`Look at the top four cards of your library. …`, with every way of saying where the rest goes."""
    rests = (
        ("on the bottom of your library in any order", Zone.LIBRARY, False),
        ("on the bottom of your library in a random order", Zone.LIBRARY, True),
        ("into your graveyard", Zone.GRAVEYARD, False),
    )
    look, show = (
        "look at the top {amount:count} cards of your library",
        "reveal the top {amount:count} cards of your library",
    )
    return tuple(
        [
            production
            for words, rest, at_random in rests
            for production in (
                say(
                    COMMAND,
                    f"{look}. Put one of them into your hand and the (rest|other) {words}",
                    TakeFromTop,
                    rest=rest,
                    at_random=at_random,
                ),
                say(
                    COMMAND,
                    f"{look}. Put {{taken:count_word}} of them into your hand and the (rest|other) {words}",
                    TakeFromTop,
                    rest=rest,
                    at_random=at_random,
                ),
                say(
                    COMMAND,
                    f"{look}. You may reveal (a|an) {{kind:card_kind}} from among them and put it into your hand."
                    f" Put the rest {words}",
                    TakeFromTop,
                    revealed=True,
                    rest=rest,
                    at_random=at_random,
                ),
                say(
                    COMMAND,
                    f"{show}. You may put (a|an) {{kind:card_kind}} from among them into your hand."
                    f" Put the rest {words}",
                    TakeFromTop,
                    revealed=True,
                    all_seen=True,
                    rest=rest,
                    at_random=at_random,
                ),
                say(
                    COMMAND,
                    f"{look}. You may put (a|an) {{kind:card_kind}} from among them onto the battlefield."
                    f" Put the rest {words}",
                    TakeFromTop,
                    revealed=True,
                    onto=Zone.BATTLEFIELD,
                    rest=rest,
                    at_random=at_random,
                ),
            )
        ]
    )


_FIND = "search your library for up to {amount:count_word} {kind:card_kinds}"

PRODUCTIONS: Table = (
    say(COMMAND, "look at {who:possessor} hand", LookAtHand),
    say(COMMAND, "{who:player} <reveals|reveal> (their|your) hand", LookAtHand, revealed=True),
    say(COMMAND, "look at the top card of {who:possessor} library", LookAtTop),
    say(COMMAND, "look at the top {amount:count} cards of {who:possessor} library", LookAtTop),
    say(COMMAND, "reveal the top card of {who:possessor} library", LookAtTop, revealed=True),
    hears(
        COMMAND,
        "{who:player} <reveals|reveal> the top card of (their|your) library",
        lambda who: LookAtTop(1, who, revealed=True),
    ),
    *_top_cards(),
    *_search_for("a"),
    *_search_for("an"),
    say(
        COMMAND,
        "reveal the top {amount:count} cards of your library. An opponent separates those cards into two piles. Put one"
        " pile into your hand and the other into your graveyard",
        TakeOnePile,
    ),
    *[
        says(
            COMMAND,
            f"{{who:player}} may search their library for {article} {{kind:card_kind}}, put (that card|it) onto the"
            " battlefield tapped, then shuffle( their library|)",
            _may_search,
            _searching,
        )
        for article in ("a", "an")
    ],
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
    _search(f"{_FIND}, put (them|those cards) into your hand, then shuffle( your library|)", Zone.HAND, up_to=True),
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
