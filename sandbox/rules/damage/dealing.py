"""Damage on its way from source to recipient, and what it does there."""

from __future__ import annotations

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.acts import PASS
from sandbox.engine.changes import damaged_by, has_damaged, mark_damage, put_counters
from sandbox.engine.damage import Packet
from sandbox.engine.events import CountersPut, DamageDealt, DamageReceived
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.player_changes import add_life, add_poison
from sandbox.engine.trace import rule
from sandbox.engine.windows import Window, WindowKind
from sandbox.meaning.continuous import DamageLeavesLife
from sandbox.rules.casting.player_actions import act_on
from sandbox.rules.continuous.player_effects import player_effects
from sandbox.rules.damage.redirection import can_be_dealt_damage, offer_planeswalkers
from sandbox.rules.damage.shields import changed_on_its_way
from sandbox.rules.players.life import change_life
from sandbox.rules.state_based.checks import check_state
from sandbox.terms.types import CardType


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
        _count(game, packets, combat)
        check_state(game)
        packets = []
    if spilled:
        _trample_goes_over(game, spilled)
    _count(game, packets + spilled, combat)


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
    if not combat:
        offer_planeswalkers(game, packets)
    changed_on_its_way(game, packets, packets, combat)
    _count(game, packets, combat)


# what damage does


def _count(game: Game, packets: list[Packet], combat: bool) -> None:
    real = [packet for packet in packets if packet.amount > 0 and can_be_dealt_damage(game, packet.recipient)]
    for packet in real:
        _mark(game, packet)
    by_source: dict[Object, list[Packet]] = {}
    for packet in real:
        by_source.setdefault(packet.source, []).append(packet)
    for packet in real:
        together = by_source[packet.source]
        total, first = sum([part.amount for part in together]), packet is together[0]
        dealt = game.emit(DamageDealt(packet.source, packet.recipient, packet.amount, combat, total, first))
        if packet is together[-1] and packet.characteristics.has("lifelink"):
            with game.within(dealt):
                _lifelink(game, packet, total)
    if game.awaits(DamageReceived):
        _received(game, real)
    game.oracle.happened(game, Moment.COMBAT_DAMAGE_DEALT if combat else Moment.DAMAGE_DEALT)


def _received(game: Game, packets: list[Packet]) -> None:
    """Texts that wait for being dealt damage see it all at once."""
    by_recipient: dict[Object | Player, list[Packet]] = {}
    for packet in packets:
        by_recipient.setdefault(packet.recipient, []).append(packet)
    for recipient, own in by_recipient.items():
        sources = list(dict.fromkeys(packet.source for packet in own))
        game.notice(DamageReceived(recipient, sources, sum(packet.amount for packet in own)))


def _mark(game: Game, packet: Packet) -> None:
    """On a player, life lost; on a planeswalker, loyalty counters; on a creature it stays until the turn's end."""
    recipient = packet.recipient
    if isinstance(recipient, Player):
        has_damaged(game, packet.source, recipient)
        if packet.characteristics.has("infect"):
            add_poison(game, recipient, packet.amount)
        else:
            add_life(game, recipient, _life_left(game, recipient, packet.amount) - recipient.life)
        return
    characteristics = game.characteristics(recipient)
    if CardType.PLANESWALKER in characteristics.types:
        put_counters(game, recipient, "loyalty", -min(packet.amount, recipient.counters.get("loyalty", 0)))
    if characteristics.is_creature:
        _mark_creature(game, packet, recipient)


def _life_left(game: Game, player: Player, amount: int) -> int:
    """All of the damage is dealt, but a text may say how far it can bring a player down."""
    left = player.life - amount
    if left >= 1 or player.life < 1:
        return left
    return 1 if any(isinstance(m, DamageLeavesLife) for m in player_effects(game, player)) else left


def _mark_creature(game: Game, packet: Packet, creature: Object) -> None:
    damaged_by(game, creature, packet.source)
    if packet.characteristics.has("infect") or packet.characteristics.has("wither"):
        put_counters(game, creature, "-1/-1", packet.amount)
        game.emit(CountersPut(creature, "-1/-1", packet.amount))
        return
    mark_damage(game, creature, packet.amount, deadly=packet.characteristics.has("deathtouch"))


@rule("lifelink")
def _lifelink(game: Game, packet: Packet, amount: int) -> None:
    """The source's controller gains as much life as the source deals at once to all, as part of the damage."""
    change_life(game, packet.controller or packet.characteristics.controller, amount)


# when the source of an effect is looked at


def as_announced(game: Game, action: Action | None, source: Object) -> Characteristics:
    """The source as it was when the effect was announced; a spell as it is, for only an interrupt can change it."""
    if action is None or action.kind is ActionKind.SPELL:
        return game.characteristics(source)
    return action.snapshot


def as_it_last_was(game: Game, action: Action | None, source: Object) -> Characteristics:
    """The source as it is, or as it last was before it left: last known information."""
    return game.characteristics(source)
