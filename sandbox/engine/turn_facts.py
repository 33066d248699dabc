"""What has happened in this turn and counts until its end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field

from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Ability


@dataclass(eq=False)
class TurnFacts:
    """A new one begins with each turn."""

    skipped: set[str] = field(default_factory=set)
    """The steps that a player has paid to skip."""
    fell_due: set[Hashable] = field(default_factory=set)
    """Which effects have fallen due in this phase, or have happened in it."""
    without_upkeep: list[Object] = field(default_factory=list)
    """What was paid for before and had no cumulative upkeep as this upkeep began."""
    spells_cast: int = 0
    kept_mana: dict[Player, dict[str, int]] = field(default_factory=dict)
    """How much of each type in a player's pool is not lost before the end of the turn."""
    damage_to: dict[Player, int] = field(default_factory=dict)
    """How much damage each player has been dealt."""
    hit: dict[tuple[Object, Player], bool] | None = None
    """What has dealt damage to which players."""
    unpreventable: bool = False
    """Whether no damage can be prevented."""
    targeted: tuple[tuple[Object, Player], ...] = ()
    """What has become a target, and of whose spell or ability, once for each time."""
    criminals: set[Player] = field(default_factory=set)
    """Who has committed a crime."""
    helped: set[tuple[str, Object, Object]] = field(default_factory=set)
    """What was tapped to crew a Vehicle or to saddle a Mount, after the word for that, and before what it was."""
    struck: list[tuple[Object, Characteristics]] = field(default_factory=list)
    """What has dealt combat damage to a player, and how it was then."""
    died: list[Object] = field(default_factory=list)
    """What has gone from play to a graveyard, as it last was."""
    left: list[Object] = field(default_factory=list)
    """What has left play, as it last was."""
    buried: list[Object] = field(default_factory=list)
    """The cards and tokens that have come to graveyards, as what they are there."""
    sacrificed: list[tuple[Player, Object]] = field(default_factory=list)
    """What has been sacrificed, as it last was, and by whom."""
    left_graveyard: list[Object] = field(default_factory=list)
    """The cards that have left graveyards, as they were there."""
    entered: list[tuple[Player, Object]] = field(default_factory=list)
    """What has come into play, and under whose control."""
    spent_on_spells: defaultdict[Player, int] = field(default_factory=lambda: defaultdict(int))
    """How much mana each player has spent to cast spells."""
    more_land_plays: defaultdict[Player, int] = field(default_factory=lambda: defaultdict(int))
    """How many lands more than usual each player may play."""
    drawn: dict[Player, int] = field(default_factory=dict)
    """How many cards each player has drawn."""
    drawn_in_draw_step: set[Player] = field(default_factory=set)
    """Who has drawn a card in the draw step."""
    attacked: list[tuple[Player, Object]] = field(default_factory=list)
    """What has been declared as an attacker, and by whom."""
    discarded: set[Object] = field(default_factory=set)
    """The cards in graveyards that have been discarded, as what they are there."""
    discards: list[Player] = field(default_factory=list)
    """Who has discarded cards, once for each."""
    gained_life: defaultdict[Player, int] = field(default_factory=lambda: defaultdict(int))
    """How much life each player has gained who has gained any."""
    lost_life: defaultdict[Player, int] = field(default_factory=lambda: defaultdict(int))
    cast: list[tuple[Player, Object]] = field(default_factory=list)
    """The spells that have been cast, and by whom."""
    not_cast: list[tuple[Player, Kind]] = field(default_factory=list)
    """The kinds of spells that effects keep players from casting."""
    cast_before: list[Player] = field(default_factory=list)
    """Who cast spells in the turn before this one, a player once for each spell."""
    active_before: tuple[Player, ...] = ()
    """Whose turn the one before was; nobody's where it is not known."""
    triggered: set[tuple[int, int, int]] = field(default_factory=set)
    """Which abilities of which objects have triggered that do so once each turn alone; here and below, equal abilities
    of one object are told apart by their places."""
    acted: set[tuple[int, Player, int, int]] = field(default_factory=set)
    """By which abilities of which objects a player has done what they let be done once each turn alone."""
    modes_chosen: set[tuple[int, int]] = field(default_factory=set)
    """Which modes of abilities of which objects have been chosen that can be once each turn."""
    happened: set[tuple[int, int, int]] = field(default_factory=set)
    """Which events that texts wait for once each turn have come of which objects."""
    resolved: list[tuple[int, Ability | None, int]] = field(default_factory=list)
    """Which abilities of which objects have resolved, once for each time."""
    permissions_used: set[tuple[int, int]] = field(default_factory=set)
    """By which abilities of which objects a spell has been cast that they let be cast once each turn alone."""
    tapped_for_mana: Object | None = None
    """What is tapped for mana at this very moment."""
    last_mana: tuple[str, ...] = ()
    """What the last ability that makes mana has made."""

    def keeps_mana(self, player: Player, mana: Iterable[str]) -> None:
        """So much of it is not lost before the end of the turn."""
        kept = self.kept_mana.setdefault(player, {})
        for kind in mana:
            kept[kind] = kept.get(kind, 0) + 1
