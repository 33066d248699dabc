"""Claims about where something is, and who may see it."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.names import named
from sandbox.rules.lookup.hidden_information import why_not_look
from sandbox.rules.lookup.territory import territory_of
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.places import everything, where
from sandbox.scenarios.steps.then.claim import ClaimCheck, Finding, claimed
from sandbox.terms.zones import Zone


def _in_zone(thing: str, player: str, zone: str, negation: str = "") -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        wanted = {"hand": Zone.HAND, "graveyard": Zone.GRAVEYARD, "library": Zone.LIBRARY}[zone]
        holds = found.zone is wanted and found.owner is context.player(player)
        return holds is not bool(negation), f"{named(found)} is {where(context.game, found)}"

    return claim


def _in_play(thing: str, negation: str | None = None) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        return found.in_play is not bool(negation), f"{named(found)} is {where(context.game, found)}"

    return claim


def _somewhere(zone: Zone) -> Callable[[str], ClaimCheck]:
    def read(thing: str) -> ClaimCheck:
        def claim(context: StepContext) -> Finding:
            found = context.object(thing)
            if zone is Zone.PHASED_OUT:
                context.judge_by("phasing")
            return found.zone is zone, f"{named(found)} is {where(context.game, found)}"

        return claim

    return read


def _controls(player: str, thing: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        controller = context.game.controller(found) if found.in_play else None
        return controller is context.player(player), f"{named(found)} is {where(context.game, found)}" + (
            f", controlled by {controller.name}" if controller else ""
        )

    return claim


def _in_territory(thing: str, player: str, negation: str = "") -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        owner = territory_of(context.game, found) if found.in_play else None
        lies = f"in {owner.name}'s territory" if owner else where(context.game, found)
        return (owner is context.player(player)) is not bool(negation), f"{named(found)} is {lies}"

    return claim


def _is_not_on(thing: str, host: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found, on = context.object(thing), context.object(thing).host
        return on is not context.aim(host), f"{named(found)} is on {named(on) if on else 'nothing'}"

    return claim


def _is_on(thing: str, host: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        on = found.host
        return found.in_play and on is context.aim(host), f"{named(found)} is on {named(on) if on else 'nothing'}"

    return claim


def _paired(thing: str, other: str, negation: str | None = None) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found, with_whom = context.object(thing), context.object(other)
        said = named(found.paired) if found.paired is not None else "nothing"
        context.judge_by("soulbond")
        return (found.paired is with_whom) is not bool(negation), f"{named(found)} is paired with {said}"

    return claim


def _protects(player: str, thing: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        battle, who = context.object(thing), context.player(player)
        context.judge_by("battles")
        said = battle.protector.name if battle.protector is not None else "nobody"
        return battle.in_play and battle.protector is who, f"{said} protects {named(battle)}"

    return claim


def _waits(thing: str, negation: str | None = None) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        there = any(context.aim(thing) in (action, action.source) for action in context.game.waiting)
        return there is not bool(negation), f"{thing} {'waits' if there else 'does not wait'}"

    return claim


def _on_nothing(thing: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        host = context.object(thing).host
        return host is None, f"{thing} is on {named(host) if host is not None else 'nothing'}"

    return claim


def _above(thing: str, other: str, player: str, below: bool = False) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        pile = context.player(player).graveyard
        upper, lower = context.object(thing), context.object(other)
        words = ", ".join(named(card) for card in reversed(pile))
        there = upper in pile and lower in pile and (pile.index(upper) > pile.index(lower)) is not below
        return there, f"from the top: {words}"

    return claim


def _on_top(thing: str, player: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        pile = context.player(player).graveyard
        return bool(pile) and pile[-1] is context.object(thing), f"on top is {named(pile[-1]) if pile else 'nothing'}"

    return claim


def _visible(thing: str, player: str, hidden: bool = False) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        refusal = why_not_look(context.game, context.player(player), context.object(thing))
        return (refusal is not None) is hidden, str(refusal or f"{player} may look at {thing}")

    return claim


def _in_library(thing: str, place: str, player: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        who, found = context.player(player), context.object(thing)
        pile = who.library if place == "top" else who.bottom
        holds = bool(pile) and pile[-1] is found
        return holds, f"{named(found)} is {where(context.game, found)}"

    return claim


def _no_longer(thing: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        there = found in everything(context.game)
        return not there, f"{named(found)} is {where(context.game, found) if there else 'gone'}"

    return claim


IN_GRAVEYARD = (
    claimed(
        "{thing} is on top of {player}'s graveyard",
        _on_top,
        "Wrath of God is on top of Bob's graveyard",
        "The card that went there last.",
    ),
    claimed(
        "{thing} is above {other} in {player}'s graveyard",
        _above,
        "Grizzly Bears is above Gray Ogre in Bob's graveyard",
        "It went there later.",
    ),
    claimed(
        "{thing} is under {other} in {player}'s graveyard",
        lambda thing, other, player: _above(thing, other, player, True),
        "Gray Ogre is under Grizzly Bears in Bob's graveyard",
        "It went there earlier.",
    ),
)
"""Claims about the order in which cards lie in a graveyard."""
IN_ZONES = (
    claimed(
        "{thing} is {negation}in {player}'s territory",
        _in_territory,
        "Weakness is in Sue's territory",
        "On whose side it lies: its controller's. What is on another permanent lies with it.",
    ),
    claimed(
        "{thing} is {negation}in {player}'s {zone}",
        _in_zone,
        "Scryb Sprites is in Sue's graveyard",
        "In that zone of that player, who owns it.",
    ),
    claimed(
        "{thing} is {negation}(in play|on the battlefield)",
        _in_play,
        "War Mammoth is in play",
        "A permanent, whoever controls it; not one that is phased out.",
    ),
    claimed(
        "{thing} is (removed from the game|in exile|exiled)",
        _somewhere(Zone.REMOVED),
        "Hill Giant is removed from the game",
        "It is in exile, by whatever name the edition calls it.",
    ),
    claimed(
        "{thing} is phased out",
        _somewhere(Zone.PHASED_OUT),
        "Teferi's Drake is phased out",
        "It is as if it were not there, until it comes back.",
    ),
)
"""Claims about the zone that something is in; what they find is said in the edition's words."""
PLACES = (
    claimed(
        "{player} controls {thing}", _controls, "Bob controls Hill Giant", "It is in play under that player's control."
    ),
    claimed("{thing} is visible to {player}", _visible, "Divination is visible to Bob", "Who may look at it."),
    claimed(
        "{thing} is hidden from {player}",
        lambda thing, player: _visible(thing, player, hidden=True),
        "Divination is hidden from Sue",
        "That player may not look at it.",
    ),
    *IN_GRAVEYARD,
    claimed(
        "{thing} is on the {place} of {player}'s library",
        _in_library,
        "Forest is on the top of Bob's library",
        "Or on the bottom: its place there is known.",
    ),
    claimed("{player} protects {thing}", _protects, "Sue protects Invasion of Kylem", "The protector of a battle."),
    claimed(
        "{thing} is {negation}paired with {other}",
        _paired,
        "Silverblade Paladin is paired with Grizzly Bears",
        "Two creatures that soulbond has brought together.",
    ),
    claimed("{thing} is on nothing", _on_nothing, "Whispersilk Cloak is on nothing", "Attached to nothing."),
    claimed("{thing} no longer exists", _no_longer, "Beast no longer exists", "A token that has left play."),
    *IN_ZONES,
    claimed(
        "{thing} is {negation}[still ](waiting|on the stack)",
        _waits,
        "Giant Growth is still on the stack",
        "Or in the batch: announced and not yet resolved.",
    ),
    claimed(
        "{thing} is not on {host}",
        _is_not_on,
        "Armored Ascension is not on Runeclaw Bear",
        "It is attached to something else, or to nothing.",
    ),
    claimed(
        "{thing} is on {host}", _is_on, "Armored Ascension is on Runeclaw Bear", "It is attached to it, or to a player."
    ),
)
