"""Cards that are chosen in somebody's hand, and what becomes of the one that was chosen."""

from functools import partial

from sandbox.meaning.effects import ChooseFromHand, DiscardThat, Draw, RemoveFromGame, Return, ShuffleHandAndDraw
from sandbox.meaning.kinds import ANYTHING
from sandbox.meaning.references import ChosenCard
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import COMMAND
from sandbox.wording.pointing import Doer, Said
from sandbox.wording.saying import hears, say, says


def _exiles_some(value: object) -> Slots | None:
    match value:
        case RemoveFromGame(what=ChosenCard(who=who, count=count)) if count > 1:
            said = value == RemoveFromGame(ChosenCard(ANYTHING, who, count))
            return {"who": who, "count": count} if said else None
    return None


_ONE = "choose (a|an) {kind:card_kind} from it"
PRODUCTIONS: Table = (
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
