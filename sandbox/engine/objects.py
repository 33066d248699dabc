"""Objects, the players who own them, and what they are at a moment.

An object is what a card is while it is somewhere: leaving a zone makes a new object out of the same card. Its
characteristics are derived, printed values with every continuous effect applied.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from sandbox.engine.designations import Designations
from sandbox.engine.unlocked_halves import unlocked
from sandbox.meaning.abilities import Activated, Static
from sandbox.meaning.card import Card
from sandbox.meaning.continuous import Cannot, HasBasePT
from sandbox.meaning.costs import Cost
from sandbox.meaning.effects import Duration
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.meaning.kinds import ManaUse
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import Itself
from sandbox.terms.colors import Color
from sandbox.terms.creature_types import CREATURE_TYPES
from sandbox.terms.shapes import HAS_A_BACK, KEEPS_ITS_FACE, Shape
from sandbox.terms.steps import Step
from sandbox.terms.types import PERMANENT_TYPES, CardType, Supertype
from sandbox.terms.zones import Zone


class HowCast(NamedTuple):
    """By whom a spell was cast, from which zone, in which step, and whose turn it was."""

    player: Player
    zone: Zone
    step: Step
    active: Player


@dataclass(frozen=True, eq=False)
class Permission:
    """What lets a player play a card that is not in the hand, for as long as the card stays where it is: given by an
    effect, or by a rule of the card, such as an adventure that is over, a card foretold, plotted or warped, the copy of
    a prepare spell. See `sandbox.rules.casting.granted_permissions`."""

    player: Player
    turn: int
    """In which it was given."""
    duration: Duration = Duration.FOR_GOOD
    lands: bool = False
    """It may be played also where it is a land; else it may be cast."""
    free: bool = False
    any_mana: bool = False
    price: Cost | None = None
    """What is paid rather than the mana cost."""
    later: bool = False
    """On a turn after that one alone."""
    as_sorcery: bool = False
    """When the player could cast a sorcery alone."""
    keyword: str = ""
    """The card is cast for what its own text offers under that word, and not otherwise."""
    whole: bool = False
    """It is not cast by its second face."""


class Object:
    """A card or token in a zone, or a spell on its way.

    `physical` numbers the card itself and stays when the object changes; `became` leads to the object that the card is
    after leaving this one's zone. `last_known` is how the object looked when it left, None while it is there.
    """

    __slots__ = (
        "id", "physical", "card", "owner", "base_controller", "zone", "token", "tapped", "face_down",
        "damage", "counters", "host", "arrived", "sick", "chosen_color", "chosen_land_type", "remembered",
        "chosen_creature_type", "haunts", "flipped", "chosen_as", "entered_as",
        "became", "last_known", "attacked_this_turn", "shields", "cannot_regenerate", "upkeep_payments",
        "activated_this_turn", "exhausted", "deathtouched", "damaged_by", "phased_in_with", "copied", "cloaked",
        "returned_this_turn", "has_damaged",
        "came_under_control", "label", "under", "chosen_player", "chosen_name", "hidden",
        "offers_paid", "out_of_time", "resolves_into", "sent_elsewhere", "printed", "put_by",
        "buried_elsewhere",
        "expansion", "up", "paid_with", "x_paid", "designations", "permission", "level", "was_cast",
        "helped_by",
        "merged_with", "apart", "token_within", "paired", "protector",
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
        self.cloaked = False
        """Face down it has ward {2}."""
        self.flipped = False
        """A status: it stays while what the permanent is has no other half."""
        self.up: Card | None = None
        """The face of its card that it shows, or that is being cast and is all that the spell consists of; None: what
        the card is by itself."""
        self.level = 1
        """Of a Class: a designation, 1 until it has another (2026, 716.2d)."""
        self.was_cast: HowCast | None = None
        """How the spell was cast that it is or was; None: not at all."""
        self.helped_by: tuple[tuple[str, Object], ...] = ()
        """What was tapped or sacrificed for it as it was cast or entered, each with the word for that: `convoked`,
        `devoured`."""
        self.permission: Permission | None = None
        """What lets a player play the card from where it is, though that is not the hand."""
        self.designations: frozenset[str] = frozenset()
        """What it has become that is no characteristic: see `sandbox.terms.designations`."""
        self.hidden = False
        """Nobody may look at it: a card set aside unseen."""
        self.merged_with: tuple[Object, ...] = ()
        """The other cards that represent the permanent, as they were before (2026, 712.4a and 730.2)."""
        self.token_within: bool | None = None
        """Of what has merged with others: whether it is a token by itself, be the permanent one or not (2026,
        730.2d)."""
        self.apart: tuple[Object, ...] = ()
        """What those cards became when it left."""
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
        self.chosen_creature_type: str | None = None
        self.chosen_as: Card | None = None
        """What it started from when color and type were chosen."""
        self.chosen_player: Player | None = None
        self.chosen_name = ""
        self.remembered: dict[int, tuple[Object, ...]] = {}
        """What its abilities have removed, and linked ones speak of: 0 is what it has by itself, see `ChosenExiled`."""
        self.became: Object | None = None
        self.haunts: Object | None = None
        """The creature that it haunts, removed from the game."""
        self.protector: Player | None = None
        """Of a battle, the player who defends it (2026, 310.9)."""
        self.paired: Object | None = None
        """The creature that it is paired with (2026, 702.95b)."""
        self.last_known: Characteristics | None = None
        self.printed: Characteristics | None = None
        """What it starts from, once that has been worked out; see `Game.printed`."""
        self.attacked_this_turn = False
        self.shields = 0
        """Regeneration shields, in the editions that have them."""
        self.cannot_regenerate = False
        self.upkeep_payments = 0
        self.activated_this_turn: tuple[int, ...] = ()
        self.exhausted: tuple[int, ...] = ()
        """Its abilities that have been activated, and their modes that have been chosen, and can be only once."""
        self.deathtouched = False
        self.damaged_by: tuple[Object, ...] = ()
        self.has_damaged: tuple[Player, ...] = ()
        """The players whom it has dealt damage to since it is there."""
        self.phased_in_with: Object | None = None
        self.copied: Card | None = None
        """What it is a copy of at present, with what the copying changed."""
        self.entered_as: Card | None = None
        """What it has been a copy of since it entered."""
        self.returned_this_turn = False
        self.came_under_control = 0
        """The number of the turn in which its controller got it; 0 before the game."""
        self.under = owner
        """Who was last seen to control it; a difference means that control has just changed."""
        self.out_of_time = False
        """Cast at a time when a sorcery could not have been."""
        self.offers_paid: tuple[str, ...] = ()
        """Which of the costs that its text offers were paid for it, each as often as it was: `kicker`, `evoke`."""
        self.paid_with: tuple[str, ...] = ()
        """The mana that was spent to cast it, where its text asks for that."""
        self.x_paid = 0
        """The X that was chosen as it was cast, where its text asks for that."""
        self.resolves_into = Zone.GRAVEYARD
        """Where the card of a spell is put that has resolved and is no permanent."""
        self.sent_elsewhere: tuple[Zone, str] | None = None
        self.buried_elsewhere: tuple[Zone, str] | None = None
        """Where it goes in place of any other zone, and how the trace says it."""
        self.expansion = ""
        """The set whose symbol the card bears; empty: nobody has said."""
        self.put_by: Object | None = None
        """What has put it into play or hidden it; of the copy of a prepare spell, the permanent that is prepared."""
        self.label: str | None = None
        """How a text tells it from others of its name: `Grizzly Bears#2`."""

    @property
    def name(self) -> str:
        """What is printed on its card; what it is called at the moment, its characteristics say."""
        return self.card.name

    @property
    def copiable_card(self) -> Card:
        """Its own card, or what it is a copy of, whatever its status; of a double-faced card the face that is up
        (2026, 707.8), of one that was cast prototyped the smaller one (2026, 718.3d), and
        of a merged permanent what it is by all of them (2026, 730.2a)."""
        if self.copied is None and (self.card.shape in KEEPS_ITS_FACE or self.merged_with):
            return self.up or (self.card.faces[0] if self.card.faces else self.card)
        return self.copied or self.card

    @property
    def starting_card(self) -> Card:
        """The card whose values it starts from, not face down: the face that is up or is cast; flipped, the lower half,
        where it has one."""
        if self.copied is None and self.up is not None:
            return self.up
        card = self.copied or self.card
        if card.shape is Shape.ROOM and self.zone is BATTLEFIELD:
            return unlocked(card, self.designations)
        return card.faces[1] if self.flipped and card.shape is Shape.FLIP else card

    @property
    def is_double_faced(self) -> bool:
        """Whether it is represented by a double-faced card or token, whatever it is a copy of."""
        return self.card.shape in HAS_A_BACK

    @property
    def has_back_up(self) -> bool:
        return self.up is not None and self.card.shape in HAS_A_BACK and self.up is self.card.faces[1]

    @property
    def is_emblem(self) -> bool:
        """Whether it is what stands for abilities alone, neither a card nor a permanent (2026, 114)."""
        return self.zone is Zone.COMMAND and not self.card.types

    @property
    def gone(self) -> bool:
        """True once the card has become another object."""
        return self.last_known is not None

    @property
    def in_play(self) -> bool:
        return self.zone is BATTLEFIELD and self.last_known is None

    def now(self) -> Object:
        """The object that the card is at present."""
        current = self
        while current.became is not None:
            current = current.became
        return current

    def __repr__(self) -> str:
        return f"<{self.card.name} {self.id} in {self.zone}>"


class Player:
    """`unknown` counts the cards of the library that nobody has named; they lie below the named ones, top card last."""

    __slots__ = (
        "name", "seat", "life", "pool", "snow_pool", "reserved", "library", "unknown", "hand", "graveyard",
        "removed", "phased_out", "ante", "label", "lands_played", "loses", "lost", "won", "owned_zones",
        "drew_nothing", "somewhere", "bottom", "upkeeps", "designations", "command", "kept", "companion",
    )  # fmt: skip

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.label = name
        self.seat = seat
        self.life = 20
        self.companion: Object | None = None
        """The card outside the game that the player has revealed (2026, 103.2b)."""
        self.designations = Designations()
        """What the player is or has besides cards, such as the monarch, and counters."""
        self.pool: dict[str, int] = {}
        """Mana type to amount; types that are absent have none."""
        self.snow_pool: dict[str, int] = {}
        """How much of each type in the pool came from snow permanents."""
        self.reserved: dict[ManaUse, dict[str, int]] = {}
        """How much of each type in the pool may be spent on one use only."""
        self.kept: dict[str, int] = {}
        """How much of each type in the pool is not lost before the end of combat."""
        self.library: list[Object] = []
        self.somewhere: list[Object] = []
        """Named cards that were shuffled in: among the unknown ones, nobody knows where."""
        self.bottom: list[Object] = []
        """Named cards under everything else, the lowest last."""
        self.unknown = 40
        self.hand: list[Object] = []
        self.graveyard: list[Object] = []
        self.removed: list[Object] = []
        self.phased_out: list[Object] = []
        self.ante: list[Object] = []
        self.command: list[Object] = []
        """What the player has in the command zone."""
        self.lands_played = 0
        self.loses = ""
        """Why this player will lose when losing is looked at next; empty: does not."""
        self.lost = False
        self.won = False
        self.drew_nothing = False
        self.upkeeps = (0, 0)
        """The turns of the player's last upkeep but one and of the last; 0: before what is known of the game."""
        self.owned_zones = {
            Zone.LIBRARY: self.library,
            Zone.HAND: self.hand,
            Zone.GRAVEYARD: self.graveyard,
            Zone.REMOVED: self.removed,
            Zone.PHASED_OUT: self.phased_out,
            Zone.ANTE: self.ante,
            Zone.COMMAND: self.command,
        }

    @property
    def library_size(self) -> int:
        return len(self.library) + len(self.somewhere) + self.unknown + len(self.bottom)

    @property
    def mana(self) -> int:
        return sum(self.pool.values())

    def has_counters(self, name: str) -> int:
        """How many counters of the kind the player has."""
        return self.designations.counters.get(name, 0)

    def __repr__(self) -> str:
        return f"<{self.name}>"


CREATURE, LAND, BATTLEFIELD = CardType.CREATURE, CardType.LAND, Zone.BATTLEFIELD
"""Named for quick looks: see `sandbox.terms.zones`."""


@dataclass(frozen=True, eq=False)
class Characteristics:
    """A value: a continuous effect puts another in its place, and objects that nothing changes share that of their
    card. `power` and `toughness` are None for what is no creature. `rule_changes` are the modifications that are no
    characteristic but hold for the object: prohibitions, prevention, duties."""

    name: str
    colors: frozenset[Color]
    types: frozenset[CardType]
    subtypes: frozenset[str]
    supertypes: frozenset[Supertype]
    abilities: tuple[Ability, ...]
    power: int | None
    toughness: int | None
    controller: Player
    rule_changes: tuple[Modification, ...] = ()
    given_since: tuple[tuple[Ability, int], ...] = ()
    """Abilities that effects have given it, each with the moment of the effect."""
    counts_size: bool = False
    """Whether a text that is printed on it counts how large it is."""
    keywords: frozenset[str] = field(init=False)
    """Those of its abilities that are one word."""

    def __post_init__(self) -> None:
        words = [ability.word for ability in self.abilities if type(ability) is Keyword]
        object.__setattr__(self, "keywords", frozenset(words))

    def has(self, word: str) -> bool:
        """Whether one of its abilities is the keyword."""
        return word in self.keywords

    @property
    def is_creature(self) -> bool:
        return CREATURE in self.types

    @property
    def is_land(self) -> bool:
        return LAND in self.types

    @property
    def is_permanent_card(self) -> bool:
        return not self.types.isdisjoint(PERMANENT_TYPES)

    def activated(self) -> list[Activated]:
        return [ability for ability in self.abilities if isinstance(ability, Activated)]

    def cannot(self, act: str) -> list[Cannot]:
        """The prohibitions on an act, in the order in which they hold."""
        if not self.rule_changes:
            return []
        return [m for m in self.rule_changes if isinstance(m, Cannot) and m.act == act]


def printed_on(card: Card, types: frozenset[CardType], controller: Player) -> Characteristics:
    """What the card says, its types as the edition reads them."""
    subtypes = frozenset(card.subtypes)
    found = Characteristics(
        card.name, card.colors, types, subtypes, card.supertypes, card.abilities, card.power, card.toughness,
        controller,
        counts_size=card.power is not None and any(_counts_size(ability) for ability in card.abilities),
    )  # fmt: skip
    return replace(found, subtypes=subtypes | CREATURE_TYPES) if "changeling" in found.keywords else found


def _counts_size(ability: Ability) -> bool:
    match ability:
        case Static(affected=Itself(), modifications=(HasBasePT(),), condition=None):
            return True
    return False
