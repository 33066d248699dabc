"""Objects: what a card is while it is somewhere. Leaving a zone makes a new object out of the same card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.meaning.card import Card
from sandbox.terms.colors import Color
from sandbox.terms.zones import Zone

if TYPE_CHECKING:
    from sandbox.engine.characteristics import Characteristics
    from sandbox.engine.players import Player


class Object:
    """A card or token in a zone, or a spell on its way.

    `physical` numbers the card itself and stays when the object changes; `became` leads to the object that the card is
    after leaving this one's zone. `last_known` is how the object looked when it left, None while it is there.
    """

    __slots__ = (
        "id", "physical", "card", "owner", "base_controller", "zone", "token", "tapped", "face_down",
        "damage", "counters", "host", "arrived", "sick", "chosen_color", "chosen_land_type", "remembered",
        "became", "last_known", "attacked_this_turn", "shields", "cannot_regenerate", "upkeep_payments",
        "activated_this_turn", "deathtouched", "damaged_by", "phased_in_with", "copied", "returned_this_turn",
        "came_under_control", "label", "under", "chosen_player", "chosen_name", "hidden",
        "paid_more", "from_graveyard", "printed",
    )  # fmt: skip

    def __init__(self, id: int, physical: int, card: Card, owner: Player, zone: Zone, token: bool = False) -> None:
        self.id = id
        self.physical = physical
        self.card = card
        self.owner = owner
        self.base_controller = owner
        self.zone = zone
        self.token = token
        self.tapped = False
        self.face_down = False
        self.hidden = False
        """Nobody may look at it: a card set aside unseen."""
        self.damage = 0
        self.counters: dict[str, int] = {}
        self.host: Object | Player | None = None
        self.arrived = 0
        """The moment (see Game.now) at which it came into the zone, or was attached: its place in the order of
        occurrence.
        """
        self.sick = True
        """Not yet under its controller's control since the beginning of that player's turn."""
        self.chosen_color: Color | None = None
        self.chosen_land_type: str | None = None
        self.chosen_player: Player | None = None
        self.chosen_name = ""
        self.remembered: tuple[Object, ...] = ()
        self.became: Object | None = None
        self.last_known: Characteristics | None = None
        self.printed: Characteristics | None = None
        """What it starts from, once that has been worked out; see `Game.printed`."""
        self.attacked_this_turn = False
        self.shields = 0
        """Regeneration shields, in the editions that have them."""
        self.cannot_regenerate = False
        self.upkeep_payments = 0
        self.activated_this_turn: frozenset[int] = frozenset()
        self.deathtouched = False
        self.damaged_by: tuple[Object, ...] = ()
        self.phased_in_with: Object | None = None
        self.copied: Card | None = None
        self.returned_this_turn = False
        self.came_under_control = 0
        """The number of the turn in which its controller got it; 0 before the game."""
        self.under = owner
        """Who was last seen to control it; a difference means that control has just changed."""
        self.paid_more = False
        """A cost that its text offers in addition was paid as it was cast: kicker, buyback."""
        self.from_graveyard = False
        """A spell that was cast from the graveyard for its flashback cost."""
        self.label: str | None = None
        """How a text tells it from others of its name: `Grizzly Bears#2`."""

    @property
    def gone(self) -> bool:
        """True once the card has become another object."""
        return self.last_known is not None

    @property
    def in_play(self) -> bool:
        return self.zone is Zone.BATTLEFIELD and self.last_known is None

    def now(self) -> Object:
        """The object that the card is at present."""
        current = self
        while current.became is not None:
            current = current.became
        return current

    def __repr__(self) -> str:
        return f"<{self.card.name} {self.id} in {self.zone}>"
