"""Instructions about all cards of a kind that lie in graveyards."""

from sandbox.meaning.effects import PutIntoPlay, RemoveFromGame, Return, ShuffleIntoLibrary
from sandbox.meaning.kinds import ANYTHING
from sandbox.meaning.references import (
    CardsInGraveyard,
    ChosenInGraveyard,
    EachPlayer,
    Itself,
    Opponents,
    Reference,
    Together,
    TopOfGraveyard,
    You,
)
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import COMMAND, GRAVEYARD_CARD, GRAVEYARD_CARDS
from sandbox.wording.saying import constant, hears, say, says, unless


def _is_of_others(what: Reference) -> bool:
    """Whose control cards of others come under has to be said."""
    return isinstance(what, CardsInGraveyard) and what.who != You()


def _exiles_own(value: object) -> Slots | None:
    match value:
        case RemoveFromGame(what=ChosenInGraveyard(kind=kind, who=who, count=1)) if kind == ANYTHING:
            return {"who": who}
    return None


def _own_graveyard(value: object) -> Slots | None:
    match value:
        case ShuffleIntoLibrary(what=CardsInGraveyard(kind=kind, who=who)) if kind == ANYTHING and who != You():
            return {"who": who}
    return None


def _all_under(who: Reference) -> Return:
    return Return(CardsInGraveyard(ANYTHING, who), Zone.LIBRARY, bottom=True, at_random=True)


PRODUCTIONS: Table = (
    say(GRAVEYARD_CARDS, "all {kind:card_kinds} from your graveyard", CardsInGraveyard),
    says(
        GRAVEYARD_CARDS,
        "{who:possessor} graveyard(|s)",
        lambda who: CardsInGraveyard(ANYTHING, who),
        lambda value: {"who": value.who} if isinstance(value, CardsInGraveyard) and value.kind == ANYTHING else None,
    ),
    hears(GRAVEYARD_CARDS, "all graveyards", lambda: CardsInGraveyard(ANYTHING, EachPlayer())),
    hears(GRAVEYARD_CARDS, "all opponents' graveyards", lambda: CardsInGraveyard(ANYTHING, Opponents())),
    say(GRAVEYARD_CARDS, "all {kind:card_kinds} from all graveyards", CardsInGraveyard, who=EachPlayer()),
    unless(
        say(GRAVEYARD_CARDS, "all {kind:card_kinds} (from|in) {who:possessor} graveyard(|s)", CardsInGraveyard),
        lambda kind, who: who == You(),
    ),
    say(COMMAND, "exile {what:graveyard_cards}", RemoveFromGame),
    say(COMMAND, "return {what:graveyard_cards} to (your|their) hand", Return),
    says(
        COMMAND,
        "{who:player} <shuffles|shuffle> <their|your> graveyard into <their|your> library",
        lambda who: ShuffleIntoLibrary(CardsInGraveyard(ANYTHING, who)),
        _own_graveyard,
    ),
    says(
        COMMAND,
        "{who:player} <puts|put> all the cards from <their|your> graveyard on the bottom of <their|your> library in a"
        " random order",
        lambda who: _all_under(who),
        lambda value: (
            {"who": value.what.who}
            if isinstance(value, Return)
            and isinstance(value.what, CardsInGraveyard)
            and value == _all_under(value.what.who)
            else None
        ),
    ),
    say(COMMAND, "shuffle {what:graveyard_cards} into (your|their) library", ShuffleIntoLibrary),
    constant(
        COMMAND,
        "shuffle ~ and your graveyard into (your|their owner's) library",
        ShuffleIntoLibrary(Together((Itself(), CardsInGraveyard(ANYTHING)))),
    ),
    says(
        COMMAND,
        "put {what:graveyard_cards} onto the battlefield under your control",
        PutIntoPlay,
        lambda value: {"what": value.what} if isinstance(value, PutIntoPlay) and _is_of_others(value.what) else None,
    ),
    say(GRAVEYARD_CARD, "(a|an) {kind:card_kind} from your graveyard", ChosenInGraveyard),
    say(GRAVEYARD_CARD, "{count:count_word} {kind:card_kinds} from your graveyard", ChosenInGraveyard),
    say(GRAVEYARD_CARD, "(a|an) {kind:card_kind} at random from your graveyard", ChosenInGraveyard, at_random=True),
    say(
        GRAVEYARD_CARD,
        "{count:count_word} {kind:card_kinds} at random from your graveyard",
        ChosenInGraveyard,
        at_random=True,
    ),
    say(GRAVEYARD_CARD, "the top {kind:card_kind} of your graveyard", TopOfGraveyard),
    say(COMMAND, "put {what:graveyard_card} on the bottom of your library", Return, zone=Zone.LIBRARY, bottom=True),
    say(COMMAND, "return {what:graveyard_card} to your hand", Return),
    say(COMMAND, "return {what:graveyard_card} to the battlefield", PutIntoPlay),
    say(COMMAND, "return {what:graveyard_card} to the battlefield tapped", PutIntoPlay, tapped=True),
    say(COMMAND, "exile {what:graveyard_card}", RemoveFromGame),
    says(
        COMMAND,
        "{who:player} <exiles|exile> a card from <their|your> graveyard",
        lambda who: RemoveFromGame(ChosenInGraveyard(ANYTHING, who)),
        _exiles_own,
    ),
    unless(say(COMMAND, "return {what:graveyard_cards} to the battlefield", PutIntoPlay), _is_of_others),
    unless(
        say(COMMAND, "return {what:graveyard_cards} to the battlefield tapped", PutIntoPlay, tapped=True),
        _is_of_others,
    ),
)
