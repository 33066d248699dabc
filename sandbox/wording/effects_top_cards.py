"""Instructions about the top of a library: looking at cards, revealing them, and taking some of them; and looking at
hands."""

from sandbox.meaning.effects import LookAtHand, LookAtTop, RevealUntil, TakeFromAmong, TakeFromTop, TakeOnePile
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import COMMAND
from sandbox.wording.pointing import Said
from sandbox.wording.saying import hears, say

Fixed = dict[str, object]
_LOOK = "look at the top {amount:count} cards of your library"
_SHOW = "reveal the top {amount:count} cards of your library"
_COUNTED = "the top {amount:count} cards of your library"
_WHERE_X = "the top X cards of your library, where X is {amount:measure}"
_SAID = "(them|those cards)"
_ONE, _SOME = "(a|an) {kind:card_kind}", "{taken:count_word} {kind:card_kinds}"
_ANY_NUMBER = "any number of {kind:card_kinds}"
_CHOSEN: Fixed = {"revealed": True}
_SEEN: Fixed = {"revealed": True, "all_seen": True}
_ALL: Fixed = {"taken": 99}
_WHERE: tuple[tuple[str, Fixed], ...] = (
    ("into your hand", {}),
    ("onto the battlefield", {"onto": Zone.BATTLEFIELD}),
    ("onto the battlefield tapped", {"onto": Zone.BATTLEFIELD, "tapped": True}),
)
_RESTS: tuple[tuple[str, Fixed], ...] = (
    ("on the bottom of your library( in any order|)", {"rest": Zone.LIBRARY, "at_random": False}),
    ("on the bottom of your library in a random order", {"rest": Zone.LIBRARY, "at_random": True}),
    ("into your graveyard", {"rest": Zone.GRAVEYARD, "at_random": False}),
)
_TAKEN: tuple[tuple[str, Fixed], ...] = (
    (f"{_LOOK}. Put one( of them| of those cards|) into your hand and the (rest|other) %s", {}),
    (f"{_LOOK}. Put {{taken:count_word}} of {_SAID} into your hand and the (rest|other) %s", {}),
    (f"{_LOOK}. You may reveal {_ONE} from among them and put (it|that card) into your hand. Put the rest %s", _CHOSEN),
    (f"{_SHOW}. You may put {_ONE} from among them into your hand. Put the rest %s", _SEEN),
    (
        f"{_LOOK}. You may reveal up to {_SOME} from among them and put (the revealed cards|them) into your hand."
        " Put the rest %s",
        _CHOSEN,
    ),
    (
        f"{_LOOK}. You may reveal {_ANY_NUMBER} from among them and put (the revealed cards|them) into your hand."
        " Put the rest %s",
        {**_CHOSEN, **_ALL},
    ),
    (
        f"{_SHOW}. Put all {{kind:card_kinds}} (from among them|revealed this way) into your hand and the rest %s",
        {**_SEEN, **_ALL, "all_of_kind": True},
    ),
    (
        f"{_LOOK}. You may put {_ONE} from among them onto the battlefield tapped. Put the rest %s",
        {**_CHOSEN, "onto": Zone.BATTLEFIELD, "tapped": True},
    ),
    (
        f"{_SHOW}. You may put {_ONE} from among them onto the battlefield. Put the rest %s",
        {**_SEEN, "onto": Zone.BATTLEFIELD},
    ),
    *[
        (f"{head}. (You may put|Put) {taken} from among them {words}. Put the rest %s", {**known, **onto, **number})
        for head, known in ((_LOOK, _CHOSEN), (_SHOW, _SEEN))
        for words, onto in _WHERE
        for taken, number in ((f"up to {_SOME}", {}), (_ANY_NUMBER, _ALL))
        if known is _SEEN or onto
    ],
    (
        f"{_LOOK}. You may put {_ONE} from among them onto the battlefield. Put the rest %s",
        {**_CHOSEN, "onto": Zone.BATTLEFIELD},
    ),
)
"""What is taken of the top cards: how it is said, with `%s` for where the rest goes, and what that means."""


def _from_among() -> Table:
    """`You may put a land card from among the milled cards into your hand`, of the cards that were just milled."""
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
            for words, fixed in _WHERE
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


def _rests(whose: str, others: str, shuffle: str) -> tuple[tuple[str, Fixed], ...]:
    return (
        (f" {others} on the bottom of {whose} library in a random order", {"at_random": True}),
        (f" {others} on the bottom of {whose} library in any order", {}),
        (f" {others} into {whose} graveyard", {"rest": Zone.GRAVEYARD}),
        (
            f", then {shuffle} (the rest|all other cards revealed this way) into {whose} library",
            {"shuffled": True},
        ),
    )


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
    hears(
        COMMAND,
        "reveals the top card of their library",
        lambda: LookAtTop(1, Said("they"), revealed=True),
    ),
    *[
        say(COMMAND, notation, TakeFromTop, **fixed, **rest)
        for words, rest in _RESTS
        for said, fixed in _TAKEN
        for notation in (said % words, (said % words).replace(_COUNTED, _WHERE_X))
    ],
    *_until(),
    *_from_among(),
    say(
        COMMAND,
        "reveal the top {amount:count} cards of your library. An opponent separates those cards into two piles. Put one"
        " pile into your hand and the other into your graveyard",
        TakeOnePile,
    ),
)
