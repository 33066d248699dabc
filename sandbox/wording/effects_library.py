"""Instructions about libraries: searching them (Comprehensive Rules of 2010, 701.14; of 2026, 701.23) and taking cards
from their top."""

from sandbox.meaning.effects import (
    LookAtHand,
    LookAtTop,
    May,
    RevealUntil,
    SearchLibrary,
    TakeFromAmong,
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
    said = (notation, *also)
    heard = (*also, *[f"you {each}" for each in said])
    return say(COMMAND, notation, SearchLibrary, *heard, zone=zone, **{"revealed": False, **fixed})


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
        _search(f"{find}, put (it|that card) into your graveyard, then shuffle( your library|)", Zone.GRAVEYARD),
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
    said, it = "(them|those cards)", "(it|that card)"
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
                    f"{look}. Put one of {said} into your hand and the (rest|other) {words}",
                    TakeFromTop,
                    rest=rest,
                    at_random=at_random,
                ),
                say(
                    COMMAND,
                    f"{look}. Put {{taken:count_word}} of {said} into your hand and the (rest|other) {words}",
                    TakeFromTop,
                    rest=rest,
                    at_random=at_random,
                ),
                say(
                    COMMAND,
                    f"{look}. You may reveal (a|an) {{kind:card_kind}} from among them and put {it} into your hand."
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
                *_several_from_the_top(look, show, f"Put the rest {words}", rest, at_random),
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


def _several_from_the_top(look: str, show: str, close: str, rest: Zone, at_random: bool) -> Table:
    """What is taken of several kinds of ways; `close` says where the others go."""
    where: tuple[tuple[str, dict[str, object]], ...] = (
        ("into your hand", {}),
        ("onto the battlefield", {"onto": Zone.BATTLEFIELD}),
        ("onto the battlefield tapped", {"onto": Zone.BATTLEFIELD, "tapped": True}),
    )
    fixed = {"revealed": True, "rest": rest, "at_random": at_random}
    seen: dict[str, object] = {**fixed, "all_seen": True}
    some, any_number = "{taken:count_word} {kind:card_kinds}", "any number of {kind:card_kinds}"
    from_hand = (
        say(
            COMMAND,
            f"{look}. You may reveal up to {some} from among them and put (the revealed cards|them) into your hand."
            f" {close}",
            TakeFromTop,
            **fixed,
        ),
        say(
            COMMAND,
            f"{look}. You may reveal {any_number} from among them and put (the revealed cards|them) into your hand."
            f" {close}",
            TakeFromTop,
            taken=99,
            **fixed,
        ),
        say(
            COMMAND,
            f"{show}. Put all {{kind:card_kinds}} (from among them|revealed this way) into your hand"
            f" and the rest {close.removeprefix('Put the rest ')}",
            TakeFromTop,
            taken=99,
            all_of_kind=True,
            **seen,
        ),
        say(
            COMMAND,
            f"{look}. You may put (a|an) {{kind:card_kind}} from among them onto the battlefield tapped. {close}",
            TakeFromTop,
            **fixed,
            onto=Zone.BATTLEFIELD,
            tapped=True,
        ),
        say(
            COMMAND,
            f"{show}. You may put (a|an) {{kind:card_kind}} from among them onto the battlefield. {close}",
            TakeFromTop,
            **seen,
            onto=Zone.BATTLEFIELD,
        ),
    )
    return (
        *from_hand,
        *[
            say(COMMAND, f"{head}. (You may put|Put) {taken} from among them {words}. {close}", TakeFromTop, **slots)
            for head, known in ((look, fixed), (show, seen))
            for words, onto in where
            for taken, number in ((f"up to {some}", {}), (any_number, {"taken": 99}))
            if known is seen or onto
            for slots in ({**known, **onto, **number},)
        ],
    )


def _from_among() -> Table:
    """`You may put a land card from among the milled cards into your hand`, of the cards that were just milled."""
    where: tuple[tuple[str, dict[str, object]], ...] = (
        ("into your hand", {}),
        ("onto the battlefield", {"onto": Zone.BATTLEFIELD}),
        ("onto the battlefield tapped", {"onto": Zone.BATTLEFIELD, "tapped": True}),
    )
    takens = ("(a|an) {kind:card_kind}", "up to {count:count_word} {kind:card_kinds}")
    said = "(those cards|the cards milled this way|the milled cards|them)"
    return tuple(
        [
            say(
                COMMAND,
                f"you may put {taken} from among {said} {words}",
                TakeFromAmong,
                what=Said("those cards"),
                **fixed,
            )
            for taken in takens
            for words, fixed in where
        ]
    )


def _until() -> Table:
    """`Reveal cards from the top of your library until …`, with every way of saying where they go."""
    ontos = (("into {} hand", Zone.HAND), ("onto the battlefield", Zone.BATTLEFIELD))
    yours = (
        "reveal cards from the top of your library until you reveal (a|an) {kind:card_kind}. Put that card ",
        "your",
        "(and the rest|and put all other cards revealed this way|and put the rest)",
        "shuffle",
    )
    theirs = (
        "{who:player} <reveals|reveal> cards from the top of <their|your> library until <they|you> reveal"
        " (a|an) {kind:card_kind}. (That player|The player|They) (puts|put) that card ",
        "their",
        "(and the rest|and puts all other cards revealed this way|and puts the rest)",
        "shuffles",
    )
    return tuple(
        [
            say(COMMAND, f"{head}{onto.format(whose)}{rest}", RevealUntil, onto=zone, **fixed)
            for head, whose, others, shuffle in (yours, theirs)
            for onto, zone in ontos
            for rest, fixed in _rests(whose, others, shuffle)
        ]
    )


def _rests(whose: str, others: str, shuffle: str) -> tuple[tuple[str, dict[str, object]], ...]:
    return (
        (f" {others} on the bottom of {whose} library in a random order", {"at_random": True}),
        (f" {others} on the bottom of {whose} library in any order", {}),
        (f" {others} into {whose} graveyard", {"rest": Zone.GRAVEYARD}),
        (
            f", then {shuffle} (the rest|all other cards revealed this way) into {whose} library",
            {"shuffled": True},
        ),
    )


def _search_for_any_number() -> Table:
    find = "search your library for any number of {kind:card_kinds}"
    ways: tuple[tuple[str, dict[str, object]], ...] = (
        ("reveal (them|those cards), put (them|those cards) into your hand", {"revealed": True, "zone": Zone.HAND}),
        ("put (them|those cards) onto the battlefield", {"revealed": False, "zone": Zone.BATTLEFIELD}),
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
    say(COMMAND, "look at {who:possessor} hand", LookAtHand),
    say(COMMAND, "{who:player} <reveals|reveal> (their|your) hand", LookAtHand, revealed=True),
    say(COMMAND, "look at the top card of {who:possessor} library", LookAtTop),
    say(COMMAND, "look at the top {amount:count} cards of {who:possessor} library", LookAtTop),
    say(COMMAND, "reveal the top card of {who:possessor} library", LookAtTop, revealed=True),
    say(COMMAND, "reveal the top {amount:count} cards of {who:possessor} library", LookAtTop, revealed=True),
    hears(
        COMMAND,
        "{who:player} <reveals|reveal> the top card of (their|your) library",
        lambda who: LookAtTop(1, who, revealed=True),
    ),
    *_top_cards(),
    *_search_for_any_number(),
    *_until(),
    *_from_among(),
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
        f"{_FIND}, reveal (them|those cards), put one onto the battlefield tapped and the other into your hand, then"
        " shuffle( your library|)",
        Zone.HAND,
        revealed=True,
        up_to=True,
        first_into_play=True,
    ),
    *_somebody_searches(),
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
