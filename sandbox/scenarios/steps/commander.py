"""Sentences of Commander: who leads which deck, how often it was cast and what it has dealt, and color identity."""

from __future__ import annotations

from sandbox.engine.changes.commanders import counts_for_commander
from sandbox.engine.changes.players import add_life
from sandbox.engine.commander import Commander
from sandbox.engine.objects import Object, Player
from sandbox.meaning.card import Card
from sandbox.rules.lookup.color_identity import color_identity, fits_deck_of
from sandbox.rules.players.commanders import STARTING_LIFE, says_it_can_lead
from sandbox.rules.players.partners import are_partners, is_background
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.known_cards import known_card
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.scenarios.steps.then.claim import ClaimCheck, Finding, claimed
from sandbox.terms.colors import Color
from sandbox.terms.errors import Malformed
from sandbox.terms.types import CardType, Supertype
from sandbox.terms.zones import Zone


def _leads(player: str, thing: str) -> Given:
    def lead(setup: Setup) -> None:
        who = setup.player(player)
        here = setup.names.find(thing)
        found = here if here is not None else setup.add_all(thing, who, Zone.COMMAND)[0]
        _can_lead(setup, found)
        _can_join(setup, who, found)
        if found.owner is not who:
            raise Malformed(f"{found.owner.name} owns {thing}: a commander is a card of its player's deck", setup.line)
        setup.game.commanders[found.physical] = Commander(who, found.card)

    return lead


def _can_lead(setup: Setup, found: Object) -> None:
    """A legendary creature, Vehicle or Spacecraft (903.3), or a card that says so (903.3a); beside another commander a
    Background (702.124k)."""
    card = found.card
    if is_background(card) and any(led.owner is found.owner for led in setup.game.commanders.values()):
        return
    if says_it_can_lead(card):
        return
    leads = CardType.CREATURE in card.types or {"Vehicle", "Spacecraft"} & set(card.subtypes)
    if Supertype.LEGENDARY not in card.supertypes or not leads:
        raise Malformed(f"{card.name} is no legendary creature, Vehicle or Spacecraft", setup.line, 1, card.name)


def _can_join(setup: Setup, who: Player, found: Object) -> None:
    """A second commander is a partner of the first."""
    led = [number for number, commander in setup.game.commanders.items() if commander.owner is who]
    others = [thing for thing in setup.names.labels.values() if thing.physical in led and thing is not found]
    names = " and ".join(dict.fromkeys(thing.card.name for thing in others))
    if len(led) > 1 or any(not are_partners(found.card, other.card) for other in others):
        raise Malformed(f"{found.card.name} cannot lead a deck together with {names}", setup.line, 1, found.card.name)


def _commander(setup: Setup, thing: str) -> Commander:
    commander = setup.game.commanders.get(setup.object(thing).physical)
    if commander is None:
        raise Malformed(f"{thing} is no commander: say before `Bob's commander is {thing}`", setup.line, 1, thing)
    return commander


def _was_cast(thing: str, number: str) -> Given:
    def cast(setup: Setup) -> None:
        _commander(setup, thing).casts = to_number(number)

    return cast


def _has_dealt(thing: str, number: str, player: str) -> Given:
    def deal(setup: Setup) -> None:
        commander, who = _commander(setup, thing), setup.player(player)
        counts_for_commander(setup.game, commander, who, to_number(number))

    return deal


def _is_commander_game() -> Given:
    def begin(setup: Setup) -> None:
        def give_life() -> None:
            for player in setup.game.players:
                if (f"the life of {player.name}", "life") not in setup.said:
                    add_life(setup.game, player, STARTING_LIFE - player.life)

        setup.at_end(give_life)

    return begin


def _colors_said(colors: str) -> set[Color]:
    """Raises Malformed where a word is no color."""
    words = [word for word in colors.replace(",", " ").replace(" and ", " ").split() if word != "colorless"]
    for word in words:
        if word not in list(Color):
            raise Malformed(f"expected colors, such as `white and blue`, or `colorless`, not `{word}`", sentence=colors)
    return {Color(word) for word in words}


def _card_called(context: StepContext, name: str) -> Card:
    """That of something in the game, or any card that is known."""
    here = context.names.find(name)
    return here.card if here is not None else known_card(name, context.line)


def _identity(thing: str, colors: str) -> ClaimCheck:
    wanted = _colors_said(colors)

    def claim(context: StepContext) -> Finding:
        found = color_identity(_card_called(context, thing))
        context.judge_by("color identity")
        said = " and ".join(color.value for color in Color if color in found) or "colorless"
        return wanted == found, f"the color identity of {thing} is {said}"

    return claim


def _in_deck(thing: str, other: str, wanted: bool) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        fits = fits_deck_of(_card_called(context, thing), _card_called(context, other))
        context.judge_by("decks of Commander")
        return fits is wanted, f"{thing} {'fits' if fits else 'does not fit'} the color identity of {other}"

    return claim


def _is_commander(thing: str, negation: str = "") -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        context.judge_by("being a commander")
        there = found.physical in context.game.commanders
        return there is not bool(negation), f"{thing} is {'a' if there else 'no'} commander"

    return claim


def _in_command_zone(thing: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        return found.zone is Zone.COMMAND, f"{thing} is in the {found.zone}"

    return claim


COMMANDER = (
    given(
        "{player}'s commander is {thing}",
        _leads,
        "Bob's commander is Ezuri, Claw of Progress",
        "It is in the command zone, unless another sentence before has put it elsewhere.",
    ),
    given("the game is a Commander game", _is_commander_game, "the game is a Commander game", "Forty life."),
    given(
        "{thing} has been cast from the command zone {number} time[s]",
        _was_cast,
        "Ezuri, Claw of Progress has been cast from the command zone 2 times",
        "Each time makes it cost {2} more from there.",
    ),
    given(
        "{thing} has dealt {number} commander damage to {player}",
        _has_dealt,
        "Ezuri, Claw of Progress has dealt 18 commander damage to Sue",
        "Combat damage of a commander over the game so far.",
    ),
    claimed(
        "the color identity of {thing} is {colors}",
        _identity,
        "the color identity of Ezuri, Claw of Progress is blue and green",
        "Its colors and those of all mana symbols in its text.",
    ),
    claimed(
        "{thing} can be in a deck of {other}",
        lambda thing, other: _in_deck(thing, other, True),
        "Giant Growth can be in a deck of Ezuri, Claw of Progress",
        "As far as color identity goes.",
    ),
    claimed(
        "{thing} cannot be in a deck of {other}",
        lambda thing, other: _in_deck(thing, other, False),
        "Lightning Bolt cannot be in a deck of Ezuri, Claw of Progress",
        "Because of its color identity.",
    ),
    claimed("{thing} is {negation}a commander", _is_commander, "Grizzly Bears is not a commander", "Whatever it is."),
    claimed(
        "{thing} is in the command zone",
        _in_command_zone,
        "Queen Marchesa is in the command zone",
        "Where commanders begin.",
    ),
)
