"""Instructions about cards at stake, and about whose a card is (Comprehensive Rules of 2010 and 2026, 407.3)."""

from sandbox.meaning.effects import (
    Ante,
    BecomeOwner,
    ExchangeOwnership,
    ExchangeWithTopCard,
    Pays,
    TakeBackAntes,
)
from sandbox.meaning.references import Itself, OtherOfThem, OwnerOf, RevealedAtRandom, TopCard
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import COMMAND, PLAYER
from sandbox.wording.saying import constant, hears, say, says


def _revealed(value: object) -> Slots | None:
    match value:
        case ExchangeOwnership(what=RevealedAtRandom(who=who), zone=Zone.HAND):
            return {"who": who}
    return None


_AND_THIS = "and ~ from anywhere into that player's graveyard. This change in ownership is permanent"

PRODUCTIONS: Table = (
    say(COMMAND, "you own {what:target}", BecomeOwner),
    say(COMMAND, "{who:player} <owns|own> ~", BecomeOwner, what=Itself()),
    say(COMMAND, "{who:player} <owns|own> the other exiled card", BecomeOwner, what=OtherOfThem()),
    says(
        COMMAND,
        "{who:player} <reveals|reveal> a card at random from (their|your) hand. Exchange ownership of the revealed card"
        f" and ~. Put the revealed card into your hand {_AND_THIS}",
        lambda who: ExchangeOwnership(RevealedAtRandom(who), Zone.HAND),
        _revealed,
    ),
    say(
        COMMAND,
        f"exchange ownership of {{what:pointing}} and ~. Put the artifact card into your graveyard {_AND_THIS}",
        ExchangeOwnership,
        zone=Zone.GRAVEYARD,
    ),
    say(COMMAND, "exchange {what:pointing_card} with the top card of your library", ExchangeWithTopCard),
    say(COMMAND, "ante {what:top_card}", Ante, "put {what:top_card} into the ante"),
    say(COMMAND, "ante {what:returned}", Ante),
    constant(COMMAND, "put all other cards you own (from|in) the ante into your graveyard", TakeBackAntes()),
    hears(COMMAND, "{who:player} <antes|ante> the top card of their library", lambda who: Ante(TopCard(who))),
    hears(PLAYER, "the owner of {what:target}", OwnerOf),
    say(
        COMMAND,
        "{who:player} may pay {cost:price}. If (that player does|the player does|you do|they do), {effects:commands}."
        " Otherwise, {otherwise:commands}",
        Pays,
    ),
)
