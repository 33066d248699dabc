"""Claims about the attack and about damage on its way."""

from __future__ import annotations

from sandbox.engine.damage import Packet
from sandbox.engine.names import named
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.steps.then.claim import ClaimCheck, Finding, claimed


def _fighting(thing: str, fight: str, negation: str | None = None) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found, combat = context.object(thing), context.game.combat
        if combat is None:
            return bool(negation), "there is no combat"
        blocked = combat.is_attacking(found) and found in combat.blocked
        states = {"attacking": combat.is_attacking(found), "blocking": combat.is_blocking(found), "blocked": blocked}
        there = states[fight]
        return there is not bool(negation), f"{named(found)} is {'' if there else 'not '}{fight}"

    return claim


def _in_band(things: str, negation: str = "") -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        combat, members = context.game.combat, context.many(things)
        there = (
            combat is not None and all(member in combat.band_of(members[0]) for member in members) and len(members) > 1
        )
        return there is not bool(negation), f"{things} are {'' if there else 'not '}in a band"

    return claim


def _blocks(thing: str, other: str, negation: str = "") -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        combat = context.game.combat
        there = combat is not None and context.object(other) in combat.blocked_by(context.object(thing))
        return there is not bool(negation), f"{thing} is {'' if there else 'not '}blocking {other}"

    return claim


def _attacks(thing: str, target: str, negation: str = "") -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        combat, found, aim = context.game.combat, context.object(thing), context.aim(target)
        if combat is None or not combat.is_attacking(found):
            return bool(negation), f"{named(found)} is not attacking"
        attacked = combat.attackers[found]
        return (attacked is aim) is not bool(negation), f"{named(found)} is attacking {named(attacked)}"

    return claim


def _packet(amount: str, source: str, target: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        packets = _packets(context)
        words = [f"{p.amount} from {named(p.source)} to {named(p.recipient)}" for p in packets]
        aim, giver = context.aim(target), context.object(source)
        there = any(p.amount == to_number(amount) and p.source is giver and p.recipient is aim for p in packets)
        return there, f"on its way: {', '.join(words) or 'nothing'}"

    return claim


def _how_many_packets(number: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        there = len(_packets(context))
        return there == to_number(number), f"{there} packets are on their way"

    return claim


def _packets(context: StepContext) -> list[Packet]:
    window = context.game.window
    return [packet for packet in window.packets if packet.amount > 0] if window is not None else []


COMBAT = (
    claimed(
        "{things} are {negation}in a band",
        _in_band,
        "Benalish Hero and Grizzly Bears are in a band",
        "They attack together, and with nobody else.",
    ),
    claimed(
        "{thing} is {negation}blocking {other}",
        _blocks,
        "Gray Ogre is blocking War Mammoth",
        "Just now, in this combat.",
    ),
    claimed(
        "{thing} is {negation}attacking {target}",
        _attacks,
        "Hill Giant is attacking Sue",
        "Which player, planeswalker or battle, just now in this combat.",
    ),
    claimed(
        "{number} damage from {source} to {target} is on its way",
        lambda number, source, target: _packet(number, source, target),
        "3 damage from Hill Giant to Sue is on its way",
        "In a damage-prevention step.",
    ),
    claimed(
        "{number} packet[s] of damage (is|are) on (its|their) way",
        _how_many_packets,
        "2 packets of damage are on their way",
        "One for each source and each recipient, while damage can still be prevented.",
    ),
    claimed(
        "{thing} is [still ]{negation}{fight}",
        _fighting,
        "Drudge Skeletons is not attacking",
        "Just now, in this combat. Who was blocked stays so, even if the blocker leaves.",
    ),
)
