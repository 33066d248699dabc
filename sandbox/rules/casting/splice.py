"""Splice: a spell gets the text of cards that stay in the hand.

Comprehensive Rules of 2006, 502.40; of 2010, 702.44.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.acts import Cast
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode, SpellAbility, aimed_later
from sandbox.meaning.costs import Payment
from sandbox.meaning.keyword_abilities import SpliceOnto
from sandbox.rules.casting.own_names import names_itself
from sandbox.terms.errors import Refusal


def why_not_splice(game: Game, player: Player, act: Cast) -> Refusal | None:
    """Each card once, out of the hand of the player who casts the spell, onto a spell of the subtype that it names."""
    spell = game.characteristics(act.card)
    for card in act.spliced:
        ability = _splice_of(game, card)
        if card not in player.hand or card is act.card:
            return Refusal("splice", f"{named(card)} is not in {player.name}'s hand beside {named(act.card)}")
        if ability is None or (ability.onto.isdisjoint(spell.subtypes) and ability.types.isdisjoint(spell.types)):
            return Refusal("splice", f"{named(card)} cannot be spliced onto {named(act.card)}")
    if len(set(act.spliced)) < len(act.spliced):
        return Refusal("splice", "one card cannot be spliced twice onto one spell")
    return None


def _splice_of(game: Game, card: Object) -> SpliceOnto | None:
    return next((ability for ability in game.characteristics(card).abilities if isinstance(ability, SpliceOnto)), None)


def cost_of_splicing(game: Game, act: Cast) -> list[Payment]:
    """What is paid in addition."""
    return [part for card in act.spliced if (ability := _splice_of(game, card)) is not None for part in ability.cost]


@rule("splice")
def reveal_spliced(game: Game, player: Player, act: Cast, spell: Object) -> None:
    """The cards stay in the hand."""
    for card in act.spliced:
        with game.trace.beneath("own names in texts", names_itself(game.characteristics(card).abilities)):
            game.emit(Told(f"{player.name} reveals {named(card)}, which is spliced onto {named(spell)}"))


def with_spliced_text(game: Game, act: Cast, modes: tuple[Mode, ...]) -> tuple[Mode, ...]:
    """The spell's ways, each with the text of the spliced cards behind its own: where that names its card, it means the
    spell."""
    for card in act.spliced:
        texts = [ability for ability in game.characteristics(card).abilities if isinstance(ability, SpellAbility)]
        modes = tuple([_joined(mode, more) for mode in modes for text in texts for more in text.modes])
    return modes


def _joined(mode: Mode, more: Mode) -> Mode:
    moved = tuple([aimed_later(effect, len(mode.targets)) for effect in more.effects])
    return replace(mode, effects=(*mode.effects, *moved), targets=(*mode.targets, *more.targets))
