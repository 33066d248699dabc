"""Sentences about prevention of this turn that waits already when the position begins."""

from __future__ import annotations

import re

from sandbox.engine.damage import Shield
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import SpellAbility
from sandbox.meaning.effects import Prevent, PreventNextFromSource
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.errors import Malformed, NotUnderstood
from sandbox.terms.types import CardType
from sandbox.wording.text import read_text

_SHIELD = re.compile(
    r"(?:all|the next(?: (?P<number>\d{1,3}))?) (?P<combat>combat )?damage(?: from (?P<article>an? )?(?P<source>.+))?"
)
_OF_A_KIND = (
    ("The next time a {} of your choice would deal damage to you this turn, prevent that damage.", "s"),
    ("Prevent all damage that would be dealt this turn by {}.", ""),
)
"""What a card's text says of such sources, and what a plural loses in it."""


def _shielded(target: str, text: str, other: str = "") -> Given:
    """Where damage is prevented or redirected only while it is on its way, nothing can wait for it."""

    def shield(setup: Setup) -> None:
        recipient = _who_is_dealt_it(setup, target)
        instead_to = _who_is_dealt_it(setup, other) if other else None
        done = "redirected" if other else "prevented"
        if setup.game.edition.damage.needs_damage:
            raise Malformed(f"here damage is {done} as it is dealt, and not before: say it with When", setup.line)
        if instead_to is recipient:
            raise Malformed(f"the damage would be dealt to {target} anyhow", setup.line, 1, other)

        def put() -> None:
            found = _shield(setup, recipient, text)
            found.instead_to = instead_to
            setup.game.shields.append(found)

        setup.at_end(put)

    return shield


def _who_is_dealt_it(setup: Setup, name: str) -> Object | Player:
    return setup.names.player(name) or setup.permanent(name)


def _shield(setup: Setup, recipient: Object | Player, text: str) -> Shield:
    """Raises Malformed where the words tell no shield."""
    said = _SHIELD.fullmatch(text)
    if said is None:
        why = "expected `all damage`, `the next damage` or `the next 2 damage`, and where it is from"
        raise Malformed(why, setup.line, 1, text)
    number = int(said["number"]) if said["number"] else None
    found = Shield(recipient, number, combat_only=bool(said["combat"]), kind=ANYTHING)
    found.once = number is None and text.startswith("the next")
    found.controller = recipient if isinstance(recipient, Player) else setup.game.controller(recipient)
    if said["source"]:
        _comes_from(setup, found, said["source"], bool(said["article"]))
    return found


def _comes_from(setup: Setup, shield: Shield, words: str, one: bool) -> None:
    """A thing of the position, or sources of a kind. Raises Malformed."""
    shield.source = None if one else setup.names.find(words)
    if shield.source is None:
        shield.kind = _kind(setup, words)


def _kind(setup: Setup, words: str) -> Kind:
    for text, ending in _OF_A_KIND:
        try:
            (ability,) = read_text(text.format(words.removesuffix(ending)), "", frozenset({CardType.INSTANT}))
        except (NotUnderstood, ValueError):
            continue
        effects = ability.modes[0].effects if isinstance(ability, SpellAbility) else ()
        if len(effects) == 1 and isinstance(effects[0], Prevent | PreventNextFromSource):
            return effects[0].by
    raise Malformed("expected a card of the position, or sources such as `red sources`", setup.line, 1, words)


def _no_combat_damage(scope: str = "") -> Given:
    def prevent(setup: Setup) -> None:
        setup.game.shields.append(Shield(None, None, combat_only=bool(scope), kind=ANYTHING))

    return prevent


SHIELDS = (
    given(
        "{target} has a shield that prevents {text} this turn",
        _shielded,
        "Bob has a shield that prevents the next 2 damage from red sources this turn",
        "A player or a permanent, and an effect of this turn. Also: the next damage from Hill Giant; all combat "
        "damage; all damage from creatures. Only where such an effect can wait for damage.",
    ),
    given(
        "{target} has a shield that redirects {text} to {other} this turn",
        _shielded,
        "Bob has a shield that redirects the next 2 damage to Hill Giant this turn",
        "Damage that would be dealt to the first is dealt to the other instead. Words for the damage as above.",
    ),
    given(
        "all combat damage is prevented this turn",
        lambda: _no_combat_damage("combat"),
        "all combat damage is prevented this turn",
        "An effect of this turn, whoever it is dealt to.",
    ),
    given(
        "all damage is prevented this turn",
        lambda: _no_combat_damage(),
        "all damage is prevented this turn",
        "An effect of this turn, whoever it is dealt to.",
    ),
)
