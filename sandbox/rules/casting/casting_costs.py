"""What casting a spell costs: its mana cost or what is paid instead, with all that comes in addition."""

from __future__ import annotations

from functools import partial

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Player
from sandbox.meaning.abilities import AdditionalCost, CostsLess, CostsMoreForEachTarget, XPaidWith
from sandbox.meaning.costs import Cost, PayMana, Payment
from sandbox.rules.casting.after_a_hit import FREERUNNING, PROWL
from sandbox.rules.casting.awaken import AWAKEN
from sandbox.rules.casting.bestow import BESTOW
from sandbox.rules.casting.buyback import BUYBACK
from sandbox.rules.casting.cast_by_the_other_face import BY_THE_OTHER_FACE
from sandbox.rules.casting.convoke import with_creatures_tapped
from sandbox.rules.casting.cost_changes import with_changes
from sandbox.rules.casting.costs_for_more import BARGAIN, CASUALTY, CONSPIRE, OFFSPRING, REPLICATE, SQUAD
from sandbox.rules.casting.costs_with_a_choice import in_each_way, with_mana_in_one_sum
from sandbox.rules.casting.delve_and_improvise import with_generic_paid_otherwise
from sandbox.rules.casting.entwine import ENTWINE
from sandbox.rules.casting.evoke_dash_blitz import BLITZ, DASH, EVOKE
from sandbox.rules.casting.flashback import FLASHBACK
from sandbox.rules.casting.from_the_graveyard import ESCAPE, JUMP_START, MAYHEM, RETRACE
from sandbox.rules.casting.fuse import FUSE
from sandbox.rules.casting.gift import GIFT
from sandbox.rules.casting.granted_permissions import cost_as_permitted
from sandbox.rules.casting.impending import IMPENDING
from sandbox.rules.casting.kicker import FIRST_KICKER, KICKER, MULTIKICKER, SECOND_KICKER
from sandbox.rules.casting.morph import cost_face_down
from sandbox.rules.casting.mutate import MUTATE
from sandbox.rules.casting.offered_costs import ALTERNATIVE_COST, OPTIONAL_COST, OfferedCost
from sandbox.rules.casting.offering import OFFERING, with_an_offering
from sandbox.rules.casting.overload import OVERLOAD
from sandbox.rules.casting.set_aside import FORETOLD, PLOTTED, WARP
from sandbox.rules.casting.sneak import SNEAK
from sandbox.rules.casting.splice import cost_of_splicing
from sandbox.rules.casting.surge_and_spectacle import SPECTACLE, SURGE
from sandbox.rules.casting.teamwork import TEAMWORK
from sandbox.rules.casting.web_slinging import WEB_SLINGING
from sandbox.rules.casting.with_a_creature_given import EMERGE, HARMONIZE, with_a_creature_given
from sandbox.rules.players.commanders import tax_on
from sandbox.terms.errors import Refusal
from sandbox.terms.mana import ManaCost

OFFERED_INSTEAD = (
    ALTERNATIVE_COST,
    FLASHBACK,
    EVOKE,
    DASH,
    BLITZ,
    SURGE,
    SPECTACLE,
    AWAKEN,
    BESTOW,
    MUTATE,
    OVERLOAD,
    WARP,
    WEB_SLINGING,
    ESCAPE,
    MAYHEM,
    JUMP_START,
    RETRACE,
    FORETOLD,
    PLOTTED,
    EMERGE,
    FREERUNNING,
    HARMONIZE,
    IMPENDING,
    PROWL,
    SNEAK,
    FUSE,
    *BY_THE_OTHER_FACE,
)
OFFERED_IN_ADDITION = (
    KICKER,
    FIRST_KICKER,
    SECOND_KICKER,
    MULTIKICKER,
    BUYBACK,
    ENTWINE,
    BARGAIN,
    CASUALTY,
    CONSPIRE,
    OFFSPRING,
    REPLICATE,
    SQUAD,
    GIFT,
    TEAMWORK,
    OFFERING,
    OPTIONAL_COST,
)
WORDS_INSTEAD = tuple([offered.word for offered in OFFERED_INSTEAD if offered is not ALTERNATIVE_COST])
WORDS_IN_ADDITION = tuple([offered.word for offered in OFFERED_IN_ADDITION])
WORDS_REPEATED = tuple([offered.word for offered in OFFERED_IN_ADDITION if offered.any_number_of_times])
OFFER_WORDS = (*WORDS_INSTEAD, *WORDS_IN_ADDITION)
"""What the offered costs are called, by which a player says which of them is taken."""


def cost_of(game: Game, act: Cast) -> Cost | None:
    """Everything that casting costs, or None for a card that has no cost."""
    characteristics = game.characteristics(act.card)
    if act.face_down:
        return cost_face_down(characteristics)
    cost = _mana_cost_or_instead(game, act, characteristics)
    return None if cost is None else with_mana_in_one_sum((*cost, *_in_addition(game, act, characteristics)))


def _mana_cost_or_instead(game: Game, act: Cast, characteristics: Characteristics) -> Cost | None:
    if act.told_cost is not None:
        return act.told_cost
    if act.alternative:
        return next((cost for each in chosen_instead(act) for cost in each.costs(act.card, characteristics)), None)
    cost = act.card.starting_card.cost
    if act.card.permission is not None:
        return cost_as_permitted(act.card.permission, cost)
    return None if cost is None else (PayMana(cost),)


def _in_addition(game: Game, act: Cast, characteristics: Characteristics) -> list[Payment]:
    extra = [part for a in characteristics.abilities if isinstance(a, AdditionalCost) for part in a.cost]
    extra += act.mode_price
    if game.commanders:
        extra += tax_on(game, act.card)
    if act.spliced:
        extra += cost_of_splicing(game, act)
    if act.paying_more:
        extra += [
            part
            for offered in chosen_in_addition(act)
            for cost in offered.costs(act.card, characteristics)
            for part in cost * how_often(act, offered)
        ]
    return extra


def chosen_instead(act: Cast) -> list[OfferedCost]:
    """What the card may be cast for instead of its mana cost, from where it is; where it lies elsewhere than in the
    hand and some text lets it be cast, the one that is named."""
    if not act.alternative:
        return []
    named = set(act.offers).intersection([offered.word for offered in OFFERED_INSTEAD])
    if not named:
        return [offered for offered in OFFERED_INSTEAD if offered.is_open_in(act.card)]
    said = [offered for offered in OFFERED_INSTEAD if offered.word in named]
    return [offered for offered in said if offered.is_for_the_hand or offered.is_open_in(act.card)]


def is_cast_from_there(act: Cast) -> bool:
    """Whether it is cast for a cost that is there for casting it from where it is."""
    return any(offered.is_open_in(act.card) for offered in chosen_instead(act))


def chosen_in_addition(act: Cast) -> list[OfferedCost]:
    """What is paid besides: what is named, or everything."""
    if not act.paying_more:
        return []
    named = set(act.offers).intersection([offered.word for offered in OFFERED_IN_ADDITION])
    return [offered for offered in OFFERED_IN_ADDITION if not named or offered.word in named]


def how_often(act: Cast, offered: OfferedCost) -> int:
    """How many times it is paid."""
    return act.times if offered.any_number_of_times else 1


def paid_offers(act: Cast, characteristics: Characteristics) -> list[OfferedCost]:
    """What is paid of all that its text offers."""
    offers = (*chosen_instead(act), *chosen_in_addition(act)) if act.alternative or act.paying_more else ()
    return [offered for offered in offers if offered.costs(act.card, characteristics)]


def why_not_offered(game: Game, player: Player, act: Cast) -> Refusal | None:
    """What keeps the player from paying so at the moment."""
    for offered in paid_offers(act, game.characteristics(act.card)):
        if offered.why_not is not None and (why := offered.why_not(game, player, act.card)):
            return Refusal("casting spells", why)
    return None


def cost_of_casting(game: Game, player: Player, act: Cast, x: int, targets: int) -> Cost | None:
    """As `cost_of`, with what the number of targets and what permanents add or take away, and the color that X must be
    paid with."""
    cost = cost_of(game, act)
    if cost is None:
        return None
    characteristics = game.characteristics(act.card)
    falls = False
    for ability in characteristics.abilities:
        falls = falls or type(ability) is CostsLess
        if isinstance(ability, CostsMoreForEachTarget):
            more = ability.cost.symbols * max(0, targets - 1)
            cost = tuple(PayMana(ManaCost((*p.cost.symbols, *more))) if isinstance(p, PayMana) else p for p in cost)
        if isinstance(ability, XPaidWith):
            cost = tuple(_in_color(part, ability, x) for part in cost)
    return in_each_way(cost, partial(_as_changed, game, player, act, x, falls))


def _as_changed(game: Game, player: Player, act: Cast, x: int, falls: bool, cost: Cost) -> Cost:
    """What changes the total, and what else is given for it."""
    characteristics = game.characteristics(act.card)
    cost = with_changes(game, player, act, cost, falls, x)
    if act.paying_more and OFFERING in paid_offers(act, characteristics):
        cost = with_an_offering(game, player, act, cost)
    if act.alternative:
        cost = with_a_creature_given(game, player, act, paid_offers(act, characteristics), cost)
    if act.convoked and characteristics.has("convoke"):
        return with_creatures_tapped(game, player, act, cost)
    return with_generic_paid_otherwise(act, cost, x) if act.convoked or act.delved or act.assisted else cost


def _in_color(part: Payment, ability: XPaidWith, x: int) -> Payment:
    if not isinstance(part, PayMana) or not part.cost.x_symbols:
        return part
    symbols = [symbol for symbol in part.cost.symbols if symbol != "X"]
    return PayMana(ManaCost((*symbols, *[ability.color.symbol] * (x * part.cost.x_symbols))))
