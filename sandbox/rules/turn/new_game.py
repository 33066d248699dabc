"""Beginning a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from sandbox.engine.budget import Budget
from sandbox.engine.event_changes import EventChange
from sandbox.engine.events import Event, StepBegan
from sandbox.engine.events.spells import SpellWasCast
from sandbox.engine.events.zones import CardDrawn
from sandbox.engine.game import Edition, Game, Oracle
from sandbox.engine.objects import Characteristics
from sandbox.meaning.abilities import MayExertToAttack, Static
from sandbox.meaning.card import Card
from sandbox.meaning.effects import Effect
from sandbox.meaning.keyword_abilities import (
    Champion,
    CostKeyword,
    CountedEcho,
    CountedKeyword,
    CumulativeUpkeep,
    Echo,
    Gift,
    Keyword,
    Modular,
    NumberCostKeyword,
    NumberKeyword,
    PartnerWith,
    Rampage,
    Suspend,
    ToSolve,
    Ward,
)
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting import (
    aura_swap,
    cascade,
    casting_free,
    cipher,
    crafting,
    embalm,
    encore,
    epic,
    madness,
    miracle,
    playing_exiled,
    rebound,
    recover,
    ripple,
    set_aside,
    suspend,
    uses_with_a_cost,
)
from sandbox.rules.casting.casting_costs import OFFERED_INSTEAD
from sandbox.rules.combat import rampage
from sandbox.rules.combat.costs_as_it_attacks import read_exert
from sandbox.rules.continuous.characteristics import derive
from sandbox.rules.effects import (
    bending,
    choices,
    clashing,
    combat,
    continuous,
    control,
    control_flow,
    copying,
    damage,
    designating,
    doors,
    fighting,
    growing,
    hands,
    learning,
    library_cards,
    mana,
    manifesting,
    melding,
    outside_the_game,
    permissions,
    piles,
    player_designations,
    players,
    plays_of_a_turn,
    proliferating,
    searching,
    spells,
    tapping_and_counters,
    tokens,
    transforming,
    voting,
    zones,
)
from sandbox.rules.lookup.amounts import compared
from sandbox.rules.lookup.event_patterns import awaited
from sandbox.rules.lookup.functioning import functions_in, works_from_graveyard
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.players import instead_of_discarding
from sandbox.rules.triggers import haunt, storm, when_cast
from sandbox.rules.triggers.keyword_triggers import TriggeredKeywords, read_as_triggered
from sandbox.rules.triggers.keywords import backup, champion, echo, evolve, exploit, fading, hideaway, myriad, soulbond
from sandbox.rules.triggers.keywords.cases import read_to_solve
from sandbox.rules.triggers.keywords.champion import read_champion, read_partner_with
from sandbox.rules.triggers.keywords.gifts import read_gift
from sandbox.rules.triggers.keywords.impending import read_number_and_cost
from sandbox.rules.triggers.keywords.ward import read_ward
from sandbox.rules.triggers.spelled_out import read_counted, read_numbered, read_with_cost, read_word_alone
from sandbox.rules.triggers.triggered import awaited_by, notice, traits
from sandbox.rules.turn import added_phases, upkeep_costs
from sandbox.rules.zones.modular import read_modular
from sandbox.terms.zones import Zone

KeywordTriggers = Mapping[type[Event], Callable[..., None]]

PERFORMERS = (
    bending.PERFORMERS,
    choices.PERFORMERS,
    continuous.PERFORMERS,
    control_flow.PERFORMERS,
    copying.PERFORMERS,
    damage.PERFORMERS,
    designating.PERFORMERS,
    doors.PERFORMERS,
    fighting.PERFORMERS,
    transforming.PERFORMERS,
    growing.PERFORMERS,
    hands.PERFORMERS,
    learning.PERFORMERS,
    melding.PERFORMERS,
    proliferating.PERFORMERS,
    fading.PERFORMERS,
    haunt.PERFORMERS,
    aura_swap.PERFORMERS,
    outside_the_game.PERFORMERS,
    mana.PERFORMERS,
    manifesting.PERFORMERS,
    piles.PERFORMERS,
    permissions.PERFORMERS,
    library_cards.PERFORMERS,
    players.PERFORMERS,
    added_phases.PERFORMERS,
    searching.PERFORMERS,
    plays_of_a_turn.PERFORMERS,
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
    cascade.PERFORMERS,
    casting_free.PERFORMERS,
    cipher.PERFORMERS,
    crafting.PERFORMERS,
    embalm.PERFORMERS,
    epic.PERFORMERS,
    miracle.PERFORMERS,
    playing_exiled.PERFORMERS,
    rebound.PERFORMERS,
    recover.PERFORMERS,
    ripple.PERFORMERS,
    set_aside.PERFORMERS,
    uses_with_a_cost.PERFORMERS,
    backup.PERFORMERS,
    champion.PERFORMERS,
    echo.PERFORMERS,
    clashing.PERFORMERS,
    voting.PERFORMERS,
    encore.PERFORMERS,
    evolve.PERFORMERS,
    exploit.PERFORMERS,
    hideaway.PERFORMERS,
    myriad.PERFORMERS,
    soulbond.PERFORMERS,
    when_cast.PERFORMERS,
    upkeep_costs.PERFORMERS,
)
"""Every function that performs an effect, by the chapter that it stands in."""


TRIGGERED_KEYWORDS: TriggeredKeywords = {
    Keyword: read_word_alone,
    NumberKeyword: read_numbered,
    CountedKeyword: read_counted,
    CostKeyword: read_with_cost,
    ToSolve: read_to_solve,
    NumberCostKeyword: read_number_and_cost,
    Gift: read_gift,
    Modular: read_modular,
    Rampage: rampage.read_rampage,
    Echo: echo.read_echo,
    CountedEcho: echo.read_echo,
    Ward: read_ward,
    Champion: read_champion,
    PartnerWith: read_partner_with,
    MayExertToAttack: read_exert,
    CumulativeUpkeep: upkeep_costs.read_cumulative_upkeep,
}


WAITING_OUTSIDE_PLAY: Mapping[type[Ability], type[Event]] = {Suspend: StepBegan}
"""Keywords of cards outside play, each with the class of events that it waits for."""


def _traits(characteristics: Characteristics) -> Iterable[object]:
    return traits(TRIGGERED_KEYWORDS, characteristics)


def _awaited_by(card: Card) -> Iterable[object]:
    yield from awaited_by(WAITING_OUTSIDE_PLAY, card)
    for ability in card.abilities:
        if type(ability) is Static and works_from_graveyard(ability):
            yield Static
        if type(ability) is CostKeyword:
            for waiting in read_as_triggered(TRIGGERED_KEYWORDS, ability):
                if functions_in(waiting) is not Zone.BATTLEFIELD:
                    yield from awaited(waiting.event)


class Rulebook:
    """What a game asks of the rules by itself."""

    performers: Performers = {effect: function for chapter in PERFORMERS for effect, function in chapter.items()}
    series_performers: Performers = damage.SERIES
    """For some effects also the function that performs several at once that follow one another in a text."""
    keyword_triggers: KeywordTriggers = {
        SpellWasCast: when_cast.notice_cast,
        StepBegan: suspend.notice_suspended,
        CardDrawn: miracle.notice_drawn,
    }
    """Keywords that no text spells out as a triggered ability, each by the event that it looks at."""
    triggered_keywords = TRIGGERED_KEYWORDS
    arrivals: Mapping[str, tuple[Effect, ...]] = {each.word: each.arrives for each in OFFERED_INSTEAD if each.arrives}
    discard_replacements: Sequence[Callable[..., list[EventChange]]] = (
        madness.removed_for_madness,
        instead_of_discarding.put_into_play_instead,
    )
    derive = staticmethod(derive)
    number: Callable[..., int] = staticmethod(compared)
    notice = staticmethod(notice)
    traits = staticmethod(_traits)
    awaited_by = staticmethod(_awaited_by)


RULEBOOK = Rulebook()


def new_game(edition: Edition, oracle: Oracle, names: Iterable[str], budget: Budget | None = None) -> Game:
    """A game with empty zones, in the first player's main phase. What is played of it is counted against the budget."""
    return Game(edition, oracle, names, RULEBOOK, budget)
