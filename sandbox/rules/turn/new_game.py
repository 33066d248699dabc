"""Beginning a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from sandbox.engine.budget import Budget
from sandbox.engine.events import Event, SpellWasCast, StepBegan
from sandbox.engine.game import Edition, Game, Oracle
from sandbox.engine.objects import Characteristics
from sandbox.meaning.card import Card
from sandbox.meaning.keyword_abilities import (
    CumulativeUpkeep,
    Echo,
    Keyword,
    Modular,
    NumberKeyword,
    Rampage,
    Suspend,
    Ward,
)
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting import aura_swap, madness, suspend
from sandbox.rules.combat import rampage
from sandbox.rules.continuous.characteristics import derive
from sandbox.rules.effects import (
    choices,
    combat,
    continuous,
    control,
    control_flow,
    copying,
    damage,
    designating,
    fighting,
    growing,
    library_cards,
    mana,
    outside_the_game,
    permissions,
    piles,
    player_designations,
    players,
    proliferating,
    spells,
    tapping_and_counters,
    tokens,
    transforming,
    zones,
)
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.triggers import haunt, storm
from sandbox.rules.triggers.keyword_triggers import TriggeredKeywords
from sandbox.rules.triggers.keywords import fading
from sandbox.rules.triggers.keywords.echo import read_echo
from sandbox.rules.triggers.keywords.ward import read_ward
from sandbox.rules.triggers.spelled_out import read_numbered, read_word_alone
from sandbox.rules.triggers.triggered import awaited_by, notice, traits
from sandbox.rules.turn import upkeep_costs
from sandbox.rules.zones.modular import read_modular

KeywordTriggers = Mapping[type[Event], Callable[..., None]]

PERFORMERS = (
    choices.PERFORMERS,
    continuous.PERFORMERS,
    control_flow.PERFORMERS,
    copying.PERFORMERS,
    damage.PERFORMERS,
    designating.PERFORMERS,
    fighting.PERFORMERS,
    transforming.PERFORMERS,
    growing.PERFORMERS,
    proliferating.PERFORMERS,
    fading.PERFORMERS,
    haunt.PERFORMERS,
    aura_swap.PERFORMERS,
    outside_the_game.PERFORMERS,
    mana.PERFORMERS,
    piles.PERFORMERS,
    permissions.PERFORMERS,
    library_cards.PERFORMERS,
    players.PERFORMERS,
    player_designations.PERFORMERS,
    tapping_and_counters.PERFORMERS,
    zones.PERFORMERS,
    spells.PERFORMERS,
    tokens.PERFORMERS,
    control.PERFORMERS,
    combat.PERFORMERS,
    storm.PERFORMERS,
    madness.PERFORMERS,
    rampage.PERFORMERS,
    suspend.PERFORMERS,
    upkeep_costs.PERFORMERS,
)
"""Every function that performs an effect, by the chapter that it stands in."""


TRIGGERED_KEYWORDS: TriggeredKeywords = {
    Keyword: read_word_alone,
    NumberKeyword: read_numbered,
    Modular: read_modular,
    Rampage: rampage.read_rampage,
    Echo: read_echo,
    Ward: read_ward,
    CumulativeUpkeep: upkeep_costs.read_cumulative_upkeep,
}


WAITING_OUTSIDE_PLAY: Mapping[type[Ability], type[Event]] = {Suspend: StepBegan}
"""Keywords of cards outside play, each with the class of events that it waits for."""


def _traits(characteristics: Characteristics) -> Iterable[object]:
    return traits(TRIGGERED_KEYWORDS, characteristics)


def _awaited_by(card: Card) -> Iterable[object]:
    return awaited_by(WAITING_OUTSIDE_PLAY, card)


class Rulebook:
    """What a game asks of the rules by itself."""

    performers: Performers = {effect: function for chapter in PERFORMERS for effect, function in chapter.items()}
    series_performers: Performers = damage.SERIES
    """For some effects also the function that performs several at once that follow one another in a text."""
    keyword_triggers: KeywordTriggers = {SpellWasCast: storm.notice_storm, StepBegan: suspend.notice_suspended}
    """Keywords that no text spells out as a triggered ability, each by the event that it looks at."""
    triggered_keywords = TRIGGERED_KEYWORDS
    discard_replacements: Sequence[Callable[..., bool]] = (madness.removed_for_madness,)
    derive = staticmethod(derive)
    notice = staticmethod(notice)
    traits = staticmethod(_traits)
    awaited_by = staticmethod(_awaited_by)


RULEBOOK = Rulebook()


def new_game(edition: Edition, oracle: Oracle, names: Iterable[str], budget: Budget | None = None) -> Game:
    """A game with empty zones, in the first player's main phase. What is played of it is counted against the budget."""
    return Game(edition, oracle, names, RULEBOOK, budget)
