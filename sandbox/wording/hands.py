"""Cards that are chosen in somebody's hand, and what becomes of the one that was chosen."""

import re
from functools import partial

from sandbox.meaning.effects import (
    ChooseFromHand,
    DiscardThat,
    Draw,
    IfDone,
    RemoveFromGame,
    Return,
    RevealCard,
    ShuffleHandAndDraw,
)
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.references import ChosenCard, Reference
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Ends, Printing, Reading, Slots, Table
from sandbox.wording.kind_narrowing import narrowed
from sandbox.wording.phrases import CARD_KIND, COMMAND, FROM_IT
from sandbox.wording.pointing import Doer, Said
from sandbox.wording.saying import hears, native, say, says


def _exiles_some(value: object) -> Slots | None:
    match value:
        case RemoveFromGame(what=ChosenCard(who=who, count=count)) if count > 1:
            said = value == RemoveFromGame(ChosenCard(ANYTHING, who, count))
            return {"who": who, "count": count} if said else None
    return None


def _read_from_it(reading: Reading, at: int) -> Ends[Kind]:
    """What is asked of the card may stand behind the words: `a nonland card from it with mana value 3 or less`."""
    ends: Ends[Kind] = {}
    if (article := _ARTICLE.match(reading.text, at)) is None:
        reading.miss(at, "a card")
        return ends
    for end, kind in reading.phrase(CARD_KIND, article.end()).items():
        if (found := _FROM_IT.match(reading.text, end)) is None:
            reading.miss(end, "from it")
            continue
        ends |= {found.end(): kind, **dict(narrowed(kind, reading.text, found.end()))}
    return ends


def _show_from_it(printing: Printing, value: object) -> str | None:
    shown = printing.show(CARD_KIND, value)
    return None if shown is None else f"{'an' if shown[0] in 'aeio' else 'a'} {shown} from it"


_ARTICLE, _FROM_IT = re.compile("an? ", re.IGNORECASE), re.compile(r" from it(?![A-Za-z])")
_ONE = "choose {kind:from_it}"


def _may_exile(shown: bool, until: bool, who: Reference, kind: Kind) -> IfDone:
    """The card that is chosen is exiled, where one is."""
    exiled = RemoveFromGame(Said("that card"), until_it_leaves=until)
    return IfDone((ChooseFromHand(kind, who, shown, up_to=True),), (exiled,))


PRODUCTIONS: Table = (
    native(FROM_IT, _read_from_it, _show_from_it),
    say(COMMAND, f"look at {{who:possessor}} hand and {_ONE}", ChooseFromHand),
    say(COMMAND, f"look at {{who:possessor}} hand. You may {_ONE}", ChooseFromHand, up_to=True),
    say(
        COMMAND,
        f"{{who:player}} <reveals|reveal> (their|your) hand. You {_ONE}",
        ChooseFromHand,
        revealed=True,
    ),
    say(
        COMMAND,
        f"{{who:player}} <reveals|reveal> (their|your) hand. You may {_ONE}",
        ChooseFromHand,
        revealed=True,
        up_to=True,
    ),
    *[
        hears(COMMAND, f"{seen}. You may exile {{kind:from_it}}{until}", partial(_may_exile, shown, bool(until)))
        for seen, shown in (
            ("look at {who:possessor} hand", False),
            ("{who:player} (reveals|reveal) (their|your) hand", True),
        )
        for until in ("", " until ~ leaves the battlefield")
    ],
    hears(
        COMMAND,
        "{who:pointing_player} reveals the chosen card",
        lambda who: RevealCard(Said("that card")),
    ),
    hears(
        COMMAND,
        "puts {what:pointing_card} on the bottom of their library",
        lambda what: Return(what, Zone.LIBRARY, bottom=True),
    ),
    say(COMMAND, "reveal {what:pointing_card}", RevealCard),
    say(COMMAND, "{who:player} <discards|discard> {what:pointing_card}", DiscardThat),
    say(COMMAND, "discard {what:pointing_card}", DiscardThat, who=Doer()),
    hears(COMMAND, "discards {what:pointing_card}", partial(DiscardThat, who=Said("they"))),
    says(
        COMMAND,
        "{who:player} <exiles|exile> {count:count_word} cards from (their|your) hand",
        lambda who, count: RemoveFromGame(ChosenCard(ANYTHING, who, count)),
        _exiles_some,
    ),
    hears(
        COMMAND,
        "put {what:pointing_card} on top of {whose:pointed}'s library",
        lambda what, whose: Return(what, Zone.LIBRARY),
    ),
    say(COMMAND, "draw a card and reveal it", Draw, amount=1, who=Doer(), revealed=True),
    say(COMMAND, "{who:player} <draws|draw> a card and <reveals|reveal> it", Draw, amount=1, revealed=True),
    say(
        COMMAND,
        "{who:player} <shuffles|shuffle> (the cards from |all the cards from |)<their|your> hand into"
        " <their|your> library, then <draws|draw> that many cards",
        ShuffleHandAndDraw,
    ),
    say(
        COMMAND,
        "shuffle (the cards from |)your hand into your library, then draw that many cards",
        ShuffleHandAndDraw,
        who=Doer(),
    ),
)
