"""Foretell, plot and warp: cards that wait in exile and are cast on a later turn.

Comprehensive Rules of 2026, 116.2h, 116.2k, 702.143, 702.170 and 702.185.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from sandbox.engine.acts import SetAside
from sandbox.engine.changes.permissions import permit
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Permission, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import ForetellsMoreEasily
from sandbox.meaning.costs import Cost, PayMana
from sandbox.meaning.effects import AtNext, Effect
from sandbox.meaning.events import AtEndOfTurn
from sandbox.meaning.keyword_abilities import CostKeyword
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.casting.granted_permissions import why_not_permitted
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones.zone_changes import put_into, remove_from_game
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone

TO_FORETELL = 2
"""Mana of any type (2026, 116.2h)."""
SAID = {"foretell": "is foretold", "plot": "is plotted"}
SET_ASIDE = tuple(SAID)


@dataclass(frozen=True)
class ExileWarped(Effect):
    """The permanent that the spell became is exiled; its owner may cast the card on a later turn."""


def _free(card: Object, ability: Ability) -> Cost:
    return ()


FORETOLD = OfferedCost(CostKeyword, "foretell", Zone.REMOVED, why_not=partial(why_not_permitted, keyword="foretell"))
PLOTTED = OfferedCost(
    CostKeyword, "plot", Zone.REMOVED, price=_free, why_not=partial(why_not_permitted, keyword="plot")
)
WARP = OfferedCost(CostKeyword, "warp", from_hand_alone=True, arrives=(AtNext(AtEndOfTurn(), (ExileWarped(),)),))


def why_not_set_aside(game: Game, player: Player, act: SetAside) -> Refusal | None:
    """Foretelling: whenever its owner may act in his or her own turn. Plotting: when a sorcery could be cast."""
    card, ability = act.card, _ability_of(game, act)
    if ability is None:
        return Refusal("setting aside", f"{named(card)} has no {act.word}")
    if card not in player.hand:
        return Refusal("setting aside", f"{named(card)} is not in {player.name}'s hand")
    eased = _eased(game, player, act.word)
    if player not in game.active_players and not eased:
        return Refusal("setting aside", f"it is not {player.name}'s turn")
    responses = game.edition.responses
    moment = responses.why_not_act(game, player) if act.word == "foretell" else responses.why_not_slow(game, player)
    return moment or why_not_pay(game, Bill(player, card, _price(ability, eased)))


def _ability_of(game: Game, act: SetAside) -> CostKeyword | None:
    abilities = game.characteristics(act.card).abilities
    return next((a for a in abilities if isinstance(a, CostKeyword) and a.word == act.word), None)


def _eased(game: Game, player: Player, word: str) -> int:
    """How many texts of the player's make foretelling cheaper and let it be done in any turn."""
    if word != "foretell" or ForetellsMoreEasily not in game.traits_in_play():
        return 0
    own = [game.characteristics(thing) for thing in game.permanents_with(ForetellsMoreEasily)]
    return sum(
        isinstance(ability, ForetellsMoreEasily)
        for characteristics in own
        if characteristics.controller is player
        for ability in characteristics.abilities
    )


def _price(ability: CostKeyword, eased: int) -> Cost:
    if ability.word != "foretell":
        return ability.cost
    left = TO_FORETELL - eased
    return (PayMana(ManaCost((str(left),))),) if left > 0 else ()


@rule("setting aside")
def set_aside(game: Game, player: Player, act: SetAside) -> None:
    """Nothing waits and nothing answers: a special action. Raises Illegal."""
    refusal, ability = why_not_set_aside(game, player, act), _ability_of(game, act)
    if refusal is not None or ability is None:
        raise Illegal(refusal or Refusal("setting aside", "nothing to set aside"))
    pay(game, Bill(player, act.card, _price(ability, _eased(game, player, act.word))))
    card = put_into(game, act.card, Zone.REMOVED, SAID[act.word])
    permission = Permission(player, game.turn_number, later=True, as_sorcery=act.word == "plot", keyword=act.word)
    permit(game, card, permission)


def exile_warped(game: Game, context: Context, effect: ExileWarped) -> None:
    """If it is still there. The card may then be cast for its mana cost."""
    thing = context.source
    if not thing.in_play:
        return
    for card in remove_from_game(game, [thing]):
        if card.zone is Zone.REMOVED:
            permit(game, card, Permission(card.owner, game.turn_number, later=True))
            game.emit(Told(f"{card.owner.name} may {game.edition.words.to_cast} {named(card)} on a later turn"))


PERFORMERS: Performers = {
    ExileWarped: exile_warped,
}
