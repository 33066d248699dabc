"""Casting spells."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.acts import Cast, GiveUp
from sandbox.engine.changes.commanders import was_cast_from_command_zone
from sandbox.engine.changes.control import comes_under
from sandbox.engine.changes.permanents import has_face_up, put_face_down, remembers
from sandbox.engine.changes.spells import (
    mark_paid,
    remembers_payment,
    set_destination,
    was_cast,
    was_cast_out_of_time,
    was_helped_by,
)
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.events.spells import Announced
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, HowCast, Object, Player
from sandbox.engine.questions.announcing import WhichMode
from sandbox.engine.questions.choices import HowMany
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import (
    CannotCast,
    CastAsThoughFlash,
    CastOnly,
    ChosenNameNotCast,
    Mode,
    PlayFrom,
    SpellAbility,
    SpellsAsThoughFlash,
)
from sandbox.meaning.costs import Behold, PayMana
from sandbox.rules.casting.announced_choices import announce_choices, tell_mode
from sandbox.rules.casting.announced_division import (
    divide_announced,
    why_not_divide,
    why_too_many_targets,
    with_no_more_targets,
)
from sandbox.rules.casting.assist import pay_as_assistant, why_not_assist
from sandbox.rules.casting.bill import MOST_X, Bill
from sandbox.rules.casting.cast_by_the_other_face import as_offered
from sandbox.rules.casting.cast_faces import was_cast_as, why_not_this_face
from sandbox.rules.casting.casting_costs import (
    OFFERED_IN_ADDITION,
    cost_of,
    cost_of_casting,
    how_often,
    is_cast_from_there,
    paid_offers,
    why_not_offered,
)
from sandbox.rules.casting.convoke import why_not_convoke
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.casting.costs_with_a_choice import has_x_in_mana
from sandbox.rules.casting.delve_and_improvise import pay_otherwise, why_not_delve, why_not_improvise, why_too_much
from sandbox.rules.casting.mana_payment import draw_planned, plan_mana
from sandbox.rules.casting.mana_restrictions import PaidFor
from sandbox.rules.casting.modes import modes_for
from sandbox.rules.casting.morph import is_disguised
from sandbox.rules.casting.offering import OFFERING, choose_an_offering
from sandbox.rules.casting.payment_remembered import LIFE, asks_for_payment
from sandbox.rules.casting.permissions import why_not_from_there
from sandbox.rules.casting.prohibitions import why_not_forbidden
from sandbox.rules.casting.spells_to_be import looks_of_spell
from sandbox.rules.casting.splice import reveal_spliced, why_not_splice
from sandbox.rules.casting.split_second import why_not_with_split_second
from sandbox.rules.casting.targets_paid_for import with_targets_paid_for
from sandbox.rules.casting.texts_that_permit import tell_permission, use_up_permission
from sandbox.rules.casting.with_a_creature_given import choose_who_is_given
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.opponents import opponent_who
from sandbox.rules.players.commanders import is_own_commander
from sandbox.rules.targets.targets import (
    Aiming,
    asks_for_x,
    choose_targets_with_x,
    mode_for_x,
    notice_targets,
    why_not_targets,
)
from sandbox.rules.zones.graveyards import has_left_graveyard
from sandbox.rules.zones.preparing import was_prepared
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone

GIVES_LEAVE = frozenset[object]({PlayFrom, SpellsAsThoughFlash})
"""Texts of permanents that let something be cast where, or when, it could not be."""


def why_not_cast(game: Game, player: Player, act: Cast) -> Refusal | None:
    """The rule that forbids casting the card in this way, or None. Changes nothing. Only the face that is cast is
    looked at.

    Comprehensive Rules of 2006, 505.2; of 2010, 708.2 and 708.2a; of 2026, 709.3a, 712.11c and 715.3a.
    """
    act = as_offered(act)
    if (refusal := why_not_this_face(game, act)) is not None or act.face is None:
        return refusal or _why_not_cast(game, player, act)
    with game.seen_as(act.card, act.face):
        return _why_not_cast(game, player, act)


def _why_not_cast(game: Game, player: Player, act: Cast) -> Refusal | None:
    refusal = why_not_from_here(game, player, act)
    if refusal is not None:
        return refusal
    cost = cost_of(game, act)
    if cost is None:
        word = game.edition.words.been_cast
        return Refusal("casting spells", f"{named(act.card)} has no cost at which it could be {word} so")
    if act.x is not None and not has_x_in_mana(cost):
        return Refusal("casting spells", f"what is paid for {named(act.card)} has no X")
    modes = modes_for(game, act) if not act.face_down else (Mode(()),)
    wanted = modes if act.mode is None else modes[act.mode : act.mode + 1]
    wanted = tuple(mode_for_x(mode, act.x) for mode in wanted)
    if not wanted:
        return Refusal("casting spells", f"{named(act.card)} has no mode {(act.mode or 0) + 1}")
    refusals = [_why_not_mode(game, player, act, mode) for mode in wanted]
    if None not in refusals:
        return refusals[0]
    if act.x is None and asks_for_x(wanted):
        legal = any(why_not_cast(game, player, replace(act, x=x)) is None for x in range(MOST_X + 1))
        return None if legal else Refusal("targets", "there is no X with a legal target that can be paid")
    return None


def why_not_from_here(game: Game, player: Player, act: Cast) -> Refusal | None:
    """What forbids to begin casting, targets, moment and cost aside."""
    card, characteristics = act.card, game.characteristics(act.card)
    if (refusal := why_not_with_split_second(game)) is not None:
        return refusal
    if CardType.LAND in characteristics.types and not act.face_down:
        return Refusal("playing lands", f"{named(card)} is a land; lands are played, not cast")
    traits = game.traits_in_play()
    if ChosenNameNotCast in traits and not act.face_down and _is_named(game, characteristics.name):
        word = game.edition.words.been_cast
        return Refusal("casting spells", f"a text keeps spells named {characteristics.name} from being {word}")
    forbids = CannotCast in traits or game.turn_facts.not_cast or game.cast_no_more
    if forbids and (refusal := why_not_forbidden(game, player, act)) is not None:
        return refusal
    if act.mode is not None and _is_an_opponents_choice(game, card):
        return Refusal("casting spells", f"an opponent chooses the mode of {named(card)}")
    told = act.alternative or act.paying_more or act.spliced or act.convoked or act.delved or act.assisted
    if told and (refusal := _why_not_so(game, player, act)) is not None:
        return refusal
    as_told = act.told_cost is not None
    if as_told or card not in player.hand:
        refusal = why_not_from_there(game, player, act)
        if as_told or refusal is not None:
            return refusal
    for ability in characteristics.abilities:
        if isinstance(ability, CastOnly) and not holds(game, Context(card, player), ability.when):
            return Refusal("timing of spells", f"{named(card)} cannot be {game.edition.words.been_cast} at this time")
    return None


def _why_not_so(game: Game, player: Player, act: Cast) -> Refusal | None:
    """What forbids the other costs, the splicing and what takes the place of mana."""
    characteristics = game.characteristics(act.card)
    if act.paying_more and not any(offered.costs(act.card, characteristics) for offered in OFFERED_IN_ADDITION):
        return Refusal("casting spells", f"{named(act.card)} offers no cost in addition")
    if (act.alternative or act.paying_more) and (refusal := why_not_offered(game, player, act)) is not None:
        return refusal
    if not (act.spliced or act.convoked or act.delved or act.assisted):
        return None
    improvises = act.convoked and characteristics.has("improvise") and not characteristics.has("convoke")
    tapped = why_not_improvise(game, player, act) if improvises else why_not_convoke(game, player, act)
    otherwise = tapped or why_not_delve(game, player, act) or why_not_assist(game, player, act)
    return why_not_splice(game, player, act) or otherwise


def _is_named(game: Game, name: str) -> bool:
    """Whether a text keeps spells of the name from being cast."""
    namers = [thing for thing in game.battlefield if thing.chosen_name == name]
    return any(isinstance(a, ChosenNameNotCast) for thing in namers for a in game.characteristics(thing).abilities)


def _why_not_mode(game: Game, player: Player, act: Cast, mode: Mode) -> Refusal | None:
    if mode.price:
        act = replace(act, mode_price=mode.price)
    draft = draft_of(game, player, act, mode)
    refusal = _why_not_at_this_moment(game, player, draft, act)
    if refusal is None:
        refusal = why_not_targets(game, mode, act.aims, Aiming(player, act.card, game.characteristics(act.card)))
    if refusal is None and act.division is not None:
        refusal = why_not_divide(game, draft, act.division)
    elif refusal is None and act.aims and mode.targets and mode.targets[0].divided:
        refusal = _why_not_divided(game, act, draft)
    if refusal is None:
        cost = cost_of_casting(game, player, act, act.x or 0, len(act.aims or ()))
        assert cost is not None
        refusal = why_not_pay(game, Bill(player, act.card, cost, act.x or 0, act.with_these, what=PaidFor.SPELL))
    convokes = act.convoked and game.characteristics(act.card).has("convoke")
    if refusal is None and (act.delved or act.assisted or (act.convoked and not convokes)):
        alone = replace(act, delved=(), convoked=(), assisted=None)
        whole = cost_of_casting(game, player, alone, act.x or 0, len(act.aims or ()))
        refusal = why_too_much(act, whole or (), act.x or 0)
    return refusal


def _why_not_divided(game: Game, act: Cast, draft: Action) -> Refusal | None:
    """Where X has not been said, one may be chosen that is large enough."""
    unknown = act.x is None and has_x_in_mana(cost_of(game, act) or ())
    return None if unknown else why_too_many_targets(game, draft)


def _why_not_at_this_moment(game: Game, player: Player, draft: Action, act: Cast) -> Refusal | None:
    """Whether the moment is one for such a spell."""
    if act.told_cost is not None:
        return None
    if (act.alternative or act.paying_more) and any(
        offered.any_time for offered in paid_offers(act, game.characteristics(act.card))
    ):
        return game.edition.responses.why_not_act(game, player)
    return game.edition.responses.why_not_now(game, player, draft, act)


def draft_of(game: Game, player: Player, act: Cast, mode: Mode) -> Action:
    """The action that casting would announce: enough of it to judge the moment by."""
    targets = (tuple(act.aims),) if act.aims else ()
    return Action(
        ActionKind.SPELL, act.card, player, mode, _looks_at_announcing(game, player, act), targets=targets, x=act.x or 0
    )


def _looks_at_announcing(game: Game, player: Player, act: Cast) -> Characteristics:
    """Bestowed, the spell is judged as the Aura that it will be (2026, 601.3b)."""
    return game.characteristics(act.card) if act.face_down else looks_of_spell(game, player, act)


@rule("casting spells")
def cast(game: Game, player: Player, act: Cast) -> Action:
    """Announces and pays for the spell; raises Illegal before anything has changed. It does not answer anybody yet:
    see `Responses.announced`."""
    refusal = None if game.has_allowed(player, act) else why_not_cast(game, player, act)
    if refusal is not None:
        raise Illegal(refusal)
    act = as_offered(act)
    if act.face is not None:
        has_face_up(game, act.card, act.face)
    mode = Mode(()) if act.face_down else choose_mode(game, player, act)
    if mode.price:
        act = replace(act, mode_price=mode.price)
    if act.alternative:
        act = choose_who_is_given(game, player, act, paid_offers(act, game.characteristics(act.card)))
    if act.paying_more and OFFERING in paid_offers(act, game.characteristics(act.card)):
        act = choose_an_offering(game, player, act)
    x = choose_x(game, player, act)
    card, characteristics = act.card, game.characteristics(act.card)
    if act.aims is None and mode.targets and mode.targets[0].divided:
        mode = with_no_more_targets(game, draft_of(game, player, replace(act, x=x), mode))
    if act.aims is None and mode.targets:
        mode = with_targets_paid_for(game, player, act, mode, x)
    mode, targets = choose_targets_with_x(game, mode, x, act.aims, Aiming(player, card, characteristics))
    action = Action(
        ActionKind.SPELL, card, player, mode, characteristics, targets=targets, x=x, face_down=act.face_down
    )
    divide_announced(game, action, act.division)
    announce_choices(game, action)
    _announce(game, player, act, action)
    return action


def _announce(game: Game, player: Player, act: Cast, action: Action) -> None:
    aims = tuple(action.aims())
    cost = cost_of_casting(game, player, replace(act, aims=aims), action.x, len(aims))
    assert cost is not None
    if game.commanders and is_own_commander(game, player, act.card):
        was_cast_from_command_zone(game, act.card)
    if game.has_any(GIVES_LEAVE):
        tell_permission(game, player, act)
        if act.card.zone in (Zone.LIBRARY, Zone.GRAVEYARD) and not is_cast_from_there(act) and act.told_cost is None:
            use_up_permission(game, player, act)
    how = HowCast(player, act.card.zone, game.step, game.active)
    spell = action.source = _becomes_spell(game, player, act)
    action.snapshot = game.characteristics(spell)
    if "rebound" in action.snapshot.keywords:
        set_destination(game, spell, Zone.REMOVED if act.card.zone is Zone.HAND else Zone.GRAVEYARD)
    with game.announcing(action), game.within(game.emit(Announced(action, game.edition.words.cast))):
        if act.spliced:
            reveal_spliced(game, player, act, spell)
        if act.convoked or act.delved:
            pay_otherwise(game, act)
            was_helped_by(game, spell, "convoked", act.convoked)
        given = pay_as_assistant(game, act) if act.assisted is not None else ()
        bill = Bill(player, act.card, cost, action.x, act.with_these, what=PaidFor.SPELL)
        action.paid = pay(game, bill)
        action.mana_spent = (*given, *bill.spent)
        game.turn_facts.spent_on_spells[player] += len(bill.spent)
    if action.paid and any(isinstance(part, Behold) and part.exiled for part in cost):
        remembers(
            game, spell, tuple([card for one in action.paid if (card := one.became) is not None and not card.gone])
        )
    if action.x or asks_for_payment(action.snapshot):
        remembers_payment(game, spell, (*action.mana_spent, *[LIFE] * bill.for_life), action.x)
    game.waiting.append(action)
    was_cast(game, spell, how)
    if game.reaches_spells:
        action.snapshot = game.characteristics(spell)
    if act.card.zone is Zone.GRAVEYARD:
        has_left_graveyard(game, act.card)
    if act.card.token:
        was_prepared(game, act.card)
    notice_targets(game, action)


def _becomes_spell(game: Game, player: Player, act: Cast) -> Object:
    """The card as it waits to resolve, with the face that it shows and what is paid more for it."""
    out_of_time = _is_out_of_time(game, player, act.card)
    spell = game.move(act.card, Zone.WAITING)
    comes_under(game, spell, player)
    if out_of_time:
        was_cast_out_of_time(game, spell)
    if act.face_down:
        put_face_down(game, spell, is_disguised(game.characteristics_face_up(act.card)))
    if act.face is not None:
        has_face_up(game, spell, act.face)
        was_cast_as(game, spell, act)
    for offered in paid_offers(act, game.characteristics(act.card)) if act.alternative or act.paying_more else ():
        mark_paid(game, spell, offered.word, how_often(act, offered))
        offered.paid(game, spell)
    return spell


def _is_out_of_time(game: Game, player: Player, card: Object) -> bool:
    """Whether it is cast as an instant is, by its own text, when a sorcery could not be."""
    as_flash = any(isinstance(ability, CastAsThoughFlash) for ability in game.characteristics(card).abilities)
    return as_flash and game.edition.responses.why_not_slow(game, player) is not None


def _is_an_opponents_choice(game: Game, card: Object) -> bool:
    """Whether an opponent chooses among the modes."""
    return any(isinstance(a, SpellAbility) and a.opponent_chooses for a in game.characteristics(card).abilities)


def choose_mode(game: Game, player: Player, act: Cast) -> Mode:
    """The mode named, the only one that is legal, or the one that the player chooses now. The spell must be one that
    can be cast."""
    modes = [mode_for_x(mode, act.x) for mode in modes_for(game, act)]
    if act.mode is not None:
        tell_mode(game, player, act.card, act.mode, modes)
        return modes[act.mode]
    if len(modes) == 1:
        return modes[0]
    legal = [m for m in modes if _why_not_mode(game, player, act, m) is None]
    if _is_an_opponents_choice(game, act.card):
        player = opponent_who(game, Context(act.card, player), f"which opponent chooses a mode of {named(act.card)}")
    if game.goes_without_saying(legal):
        return legal[0]
    return game.ask(Choice(player, WhichMode(act.card, modes), f"a mode of {named(act.card)}", legal, must_say=True))


def choose_x(game: Game, player: Player, act: Cast) -> int:
    if act.x is not None:
        return act.x
    cost = cost_of(game, act)
    if not cost or not has_x_in_mana(cost):
        return 0
    legal = [x for x in range(MOST_X + 1) if why_not_cast(game, player, replace(act, x=x)) is None]
    if game.goes_without_saying(legal):
        return legal[0]
    return game.ask(Choice(player, HowMany(act.card), f"X for {named(act.card)}", legal, must_say=True))


def why_not_give_up(game: Game, player: Player, act: GiveUp) -> Refusal | None:
    """Only where the rules allow a change of mind before casting is complete."""
    if not game.edition.spell_given_up:
        return Refusal("casting spells", f"a spell that is being {game.edition.words.been_cast} cannot be given up")
    return why_not_cast(game, player, Cast(act.card))


@rule("casting spells")
def give_up(game: Game, player: Player, act: GiveUp) -> None:
    """The card is in the hand again; what was drawn for it stays in the pool."""
    cost = cost_of(game, Cast(act.card)) or ()
    for payment in cost:
        if isinstance(payment, PayMana):
            plan = plan_mana(game, player, payment.cost)
            if plan is not None:
                draw_planned(game, player, plan)
    game.emit(Told(f"{player.name} begins to {game.edition.words.to_cast} {named(act.card)} and gives it up"))
