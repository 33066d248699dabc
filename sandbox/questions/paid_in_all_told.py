"""How large X is, and how often a spell is kicked, by the mana that goes into it."""

from __future__ import annotations

from dataclasses import replace

from sandbox.questions import lands
from sandbox.questions.cast_ways_told import CastWayTelling
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Casts, InAll, InAllThere
from sandbox.questions.said.asked_costs import AskLargestX
from sandbox.questions.said.states import PaysAll
from sandbox.questions.said.states_players import HasMana

LARGEST_TRIED = 12
LARGEST_X = "how much X is"


class PaidInAllTelling(CastWayTelling):
    """They raise NotClear where it is not known how much mana there is."""

    def with_all_paid(self, act: Casts, spell: Piece, player: str) -> Casts:
        """Where so much mana is paid in all, or all that there is: the X that it pays for, or how often it kicks."""
        kicks = lands.kicker_cost(spell) if "X" not in str(spell.card.cost) and not act.kicked else 0
        if (
            kicks
            and not isinstance(act.x, InAllThere)
            and (act.x is not None or any(isinstance(said, PaysAll) for said in self.all_said))
        ):
            paid = act.x if isinstance(act.x, InAll) else self.mana_there(player)
            rest = paid - len(lands.casting_cost(spell))
            if rest < 0 or (rest % kicks and isinstance(act.x, InAll)) or act.x not in (None, -1, paid):
                raise NotClear(f"{spell.card.name} for {paid} mana")
            return replace(act, x=None, kicked=rest // kicks)
        return replace(act, x=self.x_of_all(act.x, spell, player)) if isinstance(act.x, InAll) else act

    def mana_there(self, player: str) -> int:
        """How much mana the player's lands make. Raises NotClear where it is not said."""
        mana = len(self.own_lands(player)) or self.mana_told(player)
        if not mana:
            raise NotClear("what it is paid with")
        return mana

    def own_lands(self, player: str) -> list[Piece]:
        """The lands that the player has in play."""
        return [p for p in self.there.pieces if p.owner == player and p.is_land and p.zone == "play"]

    def mana_told(self, player: str) -> int:
        """The mana that the player, or nobody by name, is said to have; 0 where none is."""
        said = self.mana_said.get(player) or next(iter(self.mana_of_nobody), None)
        return (said.number or len(said.symbols)) if said is not None else 0

    def x_of_all(self, paid: InAll, spell: Piece, player: str) -> int | None:
        """The X for which so much mana is paid in all. Raises NotClear where that pays for no X, or for something
        else."""
        rest = paid - len(lands.casting_cost(spell))
        has_x = str(spell.card.cost).count("X")
        if rest > 0 and not has_x and isinstance(paid, InAllThere):
            there = HasMana(player, int(paid))
            if self.mana_said.setdefault(player, there) != there:
                raise NotClear("how much mana there is")
            return None
        if rest < 0 or (rest and has_x != 1):
            raise NotClear(f"{spell.card.name} for {paid} mana")
        return int(rest) if has_x else None

    def as_much_as_can_be(self, act: Casts, player: str) -> int:
        """The X of a spell into which goes what the player has, or of which it is asked how large it can be: told in
        every way, from the largest on. Raises NotClear where it is not said."""
        if act.x is None and not any(isinstance(said, AskLargestX | PaysAll) for said in self.all_said):
            raise NotClear("how much X is")
        own = self.own_lands(player)
        most = len(own) or self.mana_told(player)
        if own:
            self.has_lands.add(player)
        if own and any("Add {" in p.card.text or "mana of any type" in p.card.text for p in self.there.pieces):
            most = LARGEST_TRIED  # lands are not all there is, or make more than one mana each
        if not 0 < most <= LARGEST_TRIED:
            raise NotClear("what X is paid with")
        return most - self.choose(LARGEST_X, *(f"X is {number}" for number in range(most, -1, -1)))
