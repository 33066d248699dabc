"""Copies of spells, and new targets for spells on their way.

Comprehensive Rules of 2006, 415.7 and 503.10; of 2010, 114.6 and 706.9.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.acts import Aim
from sandbox.engine.changes.control import comes_under
from sandbox.engine.changes.spells import is_paid_for_like
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.events.spells import SpellCopied
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.engine.questions.announcing import WhichTarget
from sandbox.engine.trace import rule
from sandbox.meaning.card import Card
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.meaning.nodes import Ability
from sandbox.rules.targets.targets import aiming_of, legal_aims, notice_targets
from sandbox.terms.colors import Color
from sandbox.terms.zones import Zone


@rule("copying spells")
def copy_spell(
    game: Game, action: Action, controller: Player, colors: frozenset[Color] = frozenset(), without: str = ""
) -> Action:
    """The copy waits like the spell, with every decision made for that, and has not been cast. `colors`: what it is
    instead of the spell's own colors; `without`: the keyword that it has not."""
    card = action.source.up or action.source.card
    card = replace(card, color_words=colors) if colors else card
    card = replace(card, abilities=_without(card, without)) if without else card
    spell = game.new_object(card, controller, Zone.WAITING, token=True)
    spell.label = f"copy of {named(action.source)}"
    comes_under(game, spell, controller)
    is_paid_for_like(game, spell, action.source)
    copy = Action(ActionKind.SPELL, spell, controller, action.mode, game.characteristics(spell), targets=action.targets)
    copy.x, copy.paid, copy.division = action.x, action.paid, dict(action.division)
    game.waiting.append(copy)
    game.tokens.append(spell)
    game.emit(SpellCopied(controller, action, copy))
    return copy


def _without(card: Card, word: str) -> tuple[Ability, ...]:
    return tuple([each for each in card.abilities if not isinstance(each, Keyword) or each.word != word])


@rule("targets")
def choose_new_targets(game: Game, action: Action, player: Player) -> None:
    """One target after the other; each may stay as it is, and a new one must be legal."""
    before, split = action.aims(), action.targets
    for index, chosen in enumerate(action.targets):
        for place in range(len(chosen)):
            _aim_anew(game, action, player, index, place)
    if [aim for aim in action.aims() if aim not in before]:
        notice_targets(game, action)
    if action.targets != split:
        _tell_new_targets(game, action)


@rule("targets")
def _tell_new_targets(game: Game, action: Action) -> None:
    game.emit(Told(f"{named(action)} now aims at {', '.join(named(aim) for aim in action.aims())}"))


def _aim_anew(game: Game, action: Action, player: Player, index: int, place: int) -> None:
    chosen = list(action.targets[index])
    old = chosen[place]
    legal = legal_aims(game, action.mode.targets[index], aiming_of(action, game.characteristics(action.source)))
    others = [aim for aim in legal if aim is not action and aim not in chosen]
    if not others:
        return
    text = f"a new target for {named(action)} in place of {named(old)}"
    question = WhichTarget[Aim](action.source)
    chosen[place] = new = game.ask(Choice(player, question, text, [old, *others], old))
    action.targets = (*action.targets[:index], tuple(chosen), *action.targets[index + 1 :])
    if old in action.division:
        action.division[new] = action.division.pop(old)
