"""Sentences about effects of this turn that are in force already when the position begins."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.changes.control import is_new_to_its_controller
from sandbox.engine.changes.damage import cannot_regenerate, put_regeneration_shields
from sandbox.engine.changes.lasting import begin_lasting
from sandbox.engine.lasting import Lasting
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import SpellAbility
from sandbox.meaning.continuous import Cannot, ControlledBy, GetsPT
from sandbox.meaning.effects import Duration, Modify
from sandbox.meaning.nodes import Modification
from sandbox.meaning.references import You
from sandbox.rules.state_based.destruction import puts_up_a_shield
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.errors import Malformed, NotUnderstood
from sandbox.terms.types import CardType
from sandbox.wording.text import read_text

SUBJECTS = ("creature", "permanent", "land", "artifact")
"""What a card's text could say such a thing of."""


def _this_turn(verb: str, ending: str) -> Callable[[str, str], Given]:
    """What a card's text would say of a target."""

    def read(thing: str, text: str) -> Given:
        def begin(setup: Setup) -> None:
            found = setup.permanent(thing)
            modifications = _read(setup, f"{verb} {text} {ending}")
            if any(isinstance(one, Cannot) and one.act == "regenerate" for one in modifications):
                cannot_regenerate(setup.game, found)
            _begin(setup, found, setup.game.controller(found), modifications)

        return begin

    return read


def _read(setup: Setup, words: str) -> tuple[Modification, ...]:
    """Raises Malformed where no effect on one permanent is told, or one that has to be counted."""
    for subject in SUBJECTS:
        try:
            (ability,) = read_text(f"Target {subject} {words}.", "", frozenset({CardType.INSTANT}))
        except (NotUnderstood, ValueError):
            continue
        effects = ability.modes[0].effects if isinstance(ability, SpellAbility) else ()
        if len(effects) == 1 and isinstance(effects[0], Modify) and _is_settled(effects[0]):
            return effects[0].modifications
    raise Malformed("expected a change as a card's text tells it, with numbers and nothing to choose", setup.line)


def _is_settled(effect: Modify) -> bool:
    sizes = [one for one in effect.modifications if isinstance(one, GetsPT)]
    return effect.duration is Duration.THIS_TURN and all(
        isinstance(amount, int) for size in sizes for amount in (size.power, size.toughness)
    )


def _begin(setup: Setup, found: Object, controller: Player, modifications: tuple[Modification, ...]) -> None:
    game = setup.game
    lasting = Lasting(found, controller, (found,), modifications, Duration.THIS_TURN, game.now(), game.turn_number)
    begin_lasting(game, lasting)


def _borrowed(player: str, thing: str) -> Given:
    """Whoever has got it this turn is new to it."""

    def take(setup: Setup) -> None:
        found, who = setup.permanent(thing), setup.player(player)
        if setup.game.controller(found) is who:
            raise Malformed(f"{player} controls it anyhow: say who else does, `Sue controls {thing}`", setup.line)
        _begin(setup, found, who, (ControlledBy(You()),))
        is_new_to_its_controller(setup.game, found)

    return take


def _shielded(thing: str) -> Given:
    def shield(setup: Setup) -> None:
        found = setup.permanent(thing)
        if setup.game.edition.dying.regenerates is not puts_up_a_shield:
            why = "here regeneration is used when something is dying, and not before: say it with When"
            raise Malformed(why, setup.line)
        put_regeneration_shields(setup.game, found, 1)

    return shield


EFFECTS = (
    given(
        "{player} controls {thing} until end of turn",
        _borrowed,
        "Bob controls Hill Giant until end of turn",
        "An effect of this turn gives the control; somebody else controls it by itself. It is new to that player.",
    ),
    given(
        "{thing} gets {text} until end of turn",
        _this_turn("gets", "until end of turn"),
        "Grizzly Bears gets +3/+3 until end of turn",
        "An effect of this turn that is in force already, said as a card's text says it.",
    ),
    given(
        "{thing} gains {text} until end of turn",
        _this_turn("gains", "until end of turn"),
        "Grizzly Bears gains protection from red until end of turn",
        "An ability that an effect of this turn has given.",
    ),
    given(
        "{thing} loses {text} until end of turn",
        _this_turn("loses", "until end of turn"),
        "Serra Angel loses flying until end of turn",
        "An ability that an effect of this turn has taken.",
    ),
    given(
        "{thing} becomes {text} until end of turn",
        _this_turn("becomes", "until end of turn"),
        "Grizzly Bears becomes blue until end of turn",
        "A color or a type that an effect of this turn has given.",
    ),
    given(
        "{thing} can't {text} this turn",
        _this_turn("can't", "this turn"),
        "Drudge Skeletons can't be regenerated this turn",
        "What an effect of this turn forbids.",
    ),
    given(
        "{thing} has a regeneration shield",
        _shielded,
        "Drudge Skeletons has a regeneration shield",
        "Where regeneration is prepared: the next time it would be destroyed this turn. Said twice, it has two.",
    ),
)
