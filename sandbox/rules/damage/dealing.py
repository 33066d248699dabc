"""Damage on its way from source to recipient, and what it does there."""

from __future__ import annotations

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.acts import PASS
from sandbox.engine.damage import Packet
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.trace import rule
from sandbox.engine.windows import Window, WindowKind
from sandbox.rules.casting.player_actions import act_on
from sandbox.rules.damage.redirection import offer_planeswalkers
from sandbox.rules.damage.results import count_damage
from sandbox.rules.damage.shields import changed_on_its_way
from sandbox.rules.state_based.checks import check_state


def packets_for(
    game: Game, action: Action | None, source: Object, dealt: list[tuple[Object | Player, int]]
) -> list[Packet]:
    """One packet for each recipient."""
    characteristics = game.edition.damage.source_looked_at(game, action, source)
    return [Packet(source, characteristics, recipient, amount) for recipient, amount in dealt]


def joined(packets: list[Packet]) -> list[Packet]:
    """What one source deals to one recipient at one time is one packet.

    Mirage rulebook, section I, Packets of Damage.
    """
    found: dict[tuple[Object, Object | Player], Packet] = {}
    for packet in packets:
        first = found.setdefault((packet.source, packet.recipient), packet)
        if first is not packet:
            first.amount += packet.amount
    return list(found.values())


def deal(game: Game, packets: list[Packet], combat: bool = False) -> list[Packet]:
    """Deals the damage in the edition's way. Returns the packets, with what was left of each."""
    game.edition.damage.dealing(game, packets, combat)
    return packets


def deal_as_assigned(game: Game, packets: list[Packet]) -> None:
    """Combat damage that has waited: to whom and how much was settled before; its sources count as they are now, or as
    they last were.

    Comprehensive Rules of 2006, 310.4.
    """
    for packet in packets:
        packet.characteristics = game.characteristics(packet.source)
    deal(game, packets, combat=True)


# with a damage-prevention step (1996, 1997)


@rule("dealing damage")
def dealt_after_a_prevention_step(game: Game, packets: list[Packet], combat: bool) -> None:
    """What the effect has triggered so far comes first; then reductions; then players may prevent and redirect what is
    left; what tramples goes over; then it counts.

    Mirage rulebook, section I, Damage-Prevention Timing.
    """
    if game.triggers and game.innermost(WindowKind.PREVENTION) is None:
        game.edition.responses.settle(game)
    changed_on_its_way(game, packets, packets, combat)
    if any(packet.amount > 0 for packet in packets):
        _prevention_step(game, packets, combat)
    spilled = game.edition.combat.trample.spilled(game, packets) if combat else []
    if spilled and game.edition.combat.trample.waits_for_deaths:
        count_damage(game, packets, combat)
        check_state(game)
        packets = []
    if spilled:
        _trample_goes_over(game, spilled)
    count_damage(game, packets + spilled, combat)


def _trample_goes_over(game: Game, spilled: list[Packet]) -> None:
    """What goes over to the player at the end of damage prevention is handled in a prevention step of its own.

    Fifth Edition rulebook, Damage Prevention.
    """
    changed_on_its_way(game, spilled, spilled, True)
    if any(packet.amount > 0 for packet in spilled):
        _prevention_step(game, spilled, True)


@rule("damage prevention")
def _prevention_step(game: Game, packets: list[Packet], combat: bool) -> None:
    """The active player is asked first, until all pass in a row."""
    window = Window(WindowKind.PREVENTION, packets=packets, combat=combat)
    game.windows.append(window)
    try:
        passed, order = 0, game.in_turn_order()
        game.oracle.happened(game, Moment.PREVENTION_BEGAN)
        while passed < len(order) and any(packet.amount > 0 for packet in packets):
            player = window.player = order[passed]
            act = game.ask_act(player)
            passed = passed + 1 if act is PASS else 0
            if act is not PASS:
                act_on(game, player, act)
    finally:
        game.windows.remove(window)


# at once, shields and replacement first (2006, 2010)


@rule("dealing damage")
def dealt_at_once(game: Game, packets: list[Packet], combat: bool) -> None:
    """Protection and shields take their part, noncombat damage may turn to a planeswalker, in the order that the player
    chooses whose damage it is; the rest counts at once."""
    if not combat and game.edition.damage.redirects_to_planeswalkers:
        offer_planeswalkers(game, packets)
    changed_on_its_way(game, packets, packets, combat)
    count_damage(game, packets, combat)


# when the source of an effect is looked at


def as_announced(game: Game, action: Action | None, source: Object) -> Characteristics:
    """The source as it was when the effect was announced; a spell as it is, for only an interrupt can change it."""
    if action is None or action.kind is ActionKind.SPELL:
        return game.characteristics(source)
    return action.snapshot


def as_it_last_was(game: Game, action: Action | None, source: Object) -> Characteristics:
    """The source as it is, or as it last was before it left: last known information."""
    return game.characteristics(source)
