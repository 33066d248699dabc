"""Circles of which it is not said that they are used: against attackers that nobody blocks, and against a spell."""

from __future__ import annotations

from sandbox.questions import lands
from sandbox.questions.blocks_told import OF_LIFE
from sandbox.questions.casting_told import CIRCLE
from sandbox.questions.combat_told import CombatTelling
from sandbox.questions.mentioned import other
from sandbox.questions.pieces import Piece
from sandbox.questions.preventing_told import OF_A_SOURCE
from sandbox.questions.said.asked import outcome_of
from sandbox.questions.said.outcomes import IsSafe, LosesGame, LosesLife, StaysInGame, TakesNothing
from sandbox.questions.said.states import HasInPlay
from sandbox.questions.said.things import PartSaid


def used_or_not(circle: Piece) -> str:
    """What is left open where it is there and nobody says that it is used."""
    return f"whether {circle.label} is used"


def _asks_for_loss(said: PartSaid) -> bool:
    """Whether it is asked what life is lost or left."""
    outcome = outcome_of(said)
    return isinstance(said, OF_LIFE) or isinstance(outcome, LosesGame | StaysInGame | LosesLife | TakesNothing | IsSafe)


class CircleTelling(CombatTelling):
    """Whoever has one and mana for it is asked about, or asks, how much is lost."""

    def circle_used(self) -> None:
        """Whoever has mana for the one circle there uses it against attackers that nobody blocks."""
        player = other(self.active)
        attackers = self.there.roles["attacking"]
        circle = self.unused_circle(player)
        if circle is None or self.blocked or attackers[0].text:
            return
        times = min(self.times_payable(circle, player), len(attackers))
        self.left_unused += [circle.label] if not times and player in self.has_lands else []
        if not times or (len({piece.card.name for piece in attackers}) != 1 and times < len(attackers)):
            return
        # too few uses against several: how far it helps is asked
        self.perhaps_used(circle, player, attackers[:times], CIRCLE if len(attackers) > times else used_or_not(circle))

    def circle_against_spell(self) -> None:
        """The same against the one spell that is aimed at the player."""
        spells = [piece for piece in self.pending if not piece.is_permanent]
        circle = self.unused_circle(self.victim) if self.victim and len(spells) == 1 else None
        if circle is None or spells[0].owner == self.victim:
            return
        if not self.times_payable(circle, self.victim):
            self.left_unused += [circle.label] if self.victim in self.has_lands else []
        else:
            self.perhaps_used(circle, self.victim, spells, used_or_not(circle))

    def unused_circle(self, player: str) -> Piece | None:
        """The one circle that the player has and of which it is not said that it is used."""
        circles = [p for p in self.there.able_to_prevent(player) if OF_A_SOURCE.search(p.card.text)]
        used = any(piece.label in sentence for piece in circles for sentence in self.when)
        return circles[0] if len(circles) == 1 and not used and any(map(_asks_for_loss, self.all_said)) else None

    def times_payable(self, circle: Piece, player: str) -> int:
        """How often the mana that the player is said to have pays for it."""
        cost, said = lands.activation_cost(circle), self.mana_said.get(player)
        own = [piece for piece in self.there.pieces if piece.owner == player and piece.is_land]
        told = said.number or len(said.symbols) or 1 if said is not None and said.number != 0 else 0
        return (sum("tapped" not in piece.state for piece in own) or told) // max(len(cost), 1)

    def perhaps_used(self, circle: Piece, player: str, sources: list[Piece], on: str) -> None:
        """Told that it is used, and where it is not said that there is mana left for it, also that it is not."""
        ways = (f"{circle.label} is used", f"{circle.label} is not used")
        sure = on != CIRCLE and any(map(_is_left, self.all_said))
        if not sure and self.choose(on, *ways):
            self.left_unused.append(circle.label)
            return
        self.assumptions.append(f"{circle.label} is used")
        for source in sources:
            self.shields_one(circle, player, source)


def _is_left(said: PartSaid) -> bool:
    """Whether it is said that lands are untapped."""
    return isinstance(said, HasInPlay) and (said.left or any("untapped" in thing.marks for thing in said.things))
