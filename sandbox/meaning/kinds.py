"""Descriptions of things: what a text means by `nonartifact, nonblack creature` or `Forest you control`."""

from dataclasses import field

from sandbox.meaning.nodes import Meaning
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType, Supertype

NONE: frozenset[str] = frozenset()


WAYS = ("less than or equal to", "greater than or equal to", "less than", "greater than", "equal to")


class Bound(Meaning):
    """A measure beside a number that is found when it is needed: *with power less than or equal to the number of
    Islands you control*. `measure`: power, toughness or mana value; `way`: one of `WAYS`; `amount`: an amount, or the
    name of another measure of the same thing: *with toughness greater than its power*; a number once it is known."""

    measure: str
    way: str
    amount: Meaning | str | int


class Kind(Meaning):
    """What something must be. Every field narrows; an empty field does not ask.

    `types`, `colors` and `subtypes` are alternatives each (an *artifact, creature or land*), all other sets must hold
    wholly.
    """

    types: frozenset[CardType] = frozenset()
    also: frozenset[CardType] = frozenset()
    """Types that must be there as well: *artifact creature* is types={creature}, also={artifact}."""
    not_types: frozenset[CardType] = frozenset()
    colors: frozenset[Color] = frozenset()
    not_colors: frozenset[Color] = frozenset()
    colorless: bool = False
    chosen_color: bool = False
    """Of the color chosen as the source of the text entered."""
    chosen_type: bool = False
    """Of the creature type chosen so."""
    monocolored: bool = False
    """Exactly one color."""
    multicolored: bool = False
    """Two colors or more."""
    colored: bool = False
    """One color or more."""
    exactly_colors: int = 0
    """That many colors: *spell that's exactly two colors*; 0 does not ask."""
    not_exactly_colors: int = 0
    """Any other number of colors than that; 0 does not ask."""
    subtypes: frozenset[str] = NONE
    or_subtypes: frozenset[str] = NONE
    """Subtypes of which one is enough instead of the types: *creature or Vehicle*."""
    not_subtypes: frozenset[str] = NONE
    supertypes: frozenset[Supertype] = frozenset()
    not_supertypes: frozenset[Supertype] = frozenset()
    keywords: frozenset[str] = NONE
    not_keywords: frozenset[str] = NONE
    creatures_with: frozenset[str] = NONE
    """Keywords asked of what is of the kind only for being a creature: *artifact, enchantment, or creature with
    flying*."""
    name: str | None = None
    power_at_most: int | None = None
    power_at_least: int | None = None
    power_at_most_its: bool = False
    """Its power is no greater than that of the source of the text."""
    power_below_its: bool = False
    """Its power is less than that of the source of the text."""
    power_above_its: bool = False
    """Its power is greater than that of the source of the text."""
    smaller_at_most: int | None = None
    """Its power or its toughness is no more than that."""
    toughness_at_most: int | None = None
    toughness_at_least: int | None = None
    toughness_below_its_power: bool = False
    """Its toughness is less than the power of the source of the text."""
    tapped: bool | None = None
    attacking: bool | None = None
    blocking: bool | None = None
    in_combat: bool | None = None
    """True: *attacking or blocking*."""
    fights_it: bool = False
    """Blocking the source of the text, or blocked by it."""
    blocks_it: bool = False
    blocked_by_it: bool = False
    counter: str = ""
    """The name of a counter that is on it: *with a +1/+1 counter on it*; empty: does not ask."""
    without_counter: str = ""
    """The name of a counter that is not on it; empty: does not ask."""
    equipped: bool | None = None
    blocked: bool | None = None
    """True: a blocked attacker; False: an attacker that nothing blocks."""
    enchanted: bool | None = None
    face_down: bool | None = None
    token: bool | None = None
    controller: str | None = None
    """`you`, `opponent`, `another` than you, or None for anybody's, seen from the controller of the text; `team`: of
    any player of that one's team; `defending`: of the player whom the source of the text attacks."""
    owner: str | None = None
    owned_or_controlled: bool = False
    """True: *you own or control*: one of the two is enough."""
    attached_to: CardType | None = None
    """An Aura or Equipment on such a permanent: *Aura attached to a creature*."""
    attacks_you: bool = False
    """True: it attacks you: *creature attacking you*."""
    attacked: bool | None = None
    """Whether it attacked this turn."""
    transformed: bool = False
    """A double-faced permanent with its back face up (2026, 701.27g)."""
    designated: str = ""
    """A designation that it has: *suspected creature*; a word of `sandbox.terms.designations`."""
    helped_it: str = ""
    """What it did for the source of the text: *creature that crewed it this turn*; `crewed`, `saddled` or
    `convoked`."""
    goaded: bool | None = None
    """True: *goaded creature*."""
    damaged: bool | None = None
    """True: *that was dealt damage this turn*."""
    arrived: bool | None = None
    """Whether it came under its controller's control this turn."""
    mana_value_x: bool = False
    """Its mana value is the X of the text's cost: *spell with mana value X*."""
    mana_value_chosen: bool = False
    """Its mana value is the number chosen just before: *with mana value equal to that number*."""
    most_x: str = ""
    """What of it is at most the X of the text's cost: *creature card with mana value X or less*; a word of
    `Greatest.measure`."""
    mana_value: int | None = None
    """That X, once it is announced, or that number."""
    mana_value_at_most: int | None = None
    mana_value_at_least: int | None = None
    mana_value_even: bool | None = None
    """True: *with an even mana value*; False: an odd one."""
    bounds: tuple[Bound, ...] = ()
    makes_mana: bool = False
    """True: it has an ability that makes mana: *land with mana abilities*."""
    expansion: str = ""
    """The set whose symbol it bears: *permanent with the Antiquities expansion symbol*; empty: any."""
    put_by_it: bool = False
    """True: the source of the text has put it into play: *creature put onto the battlefield with ~*."""
    entered: bool | None = None
    """Whether it came into play this turn."""
    commander: bool = False
    """True: its card is a commander."""
    historic: bool = False
    """True: legendary, an artifact or a Saga."""
    modified: bool = False
    """True: with a counter, equipped, or enchanted by an Aura of its own controller."""
    any_counter: bool = False
    """True: *with a counter on it*, whatever it is."""
    another: bool = False
    """True: not the source of the text itself."""


ANYTHING = Kind()
CREATURE = Kind(types=frozenset({CardType.CREATURE}))
LAND = Kind(types=frozenset({CardType.LAND}))
ARTIFACT = Kind(types=frozenset({CardType.ARTIFACT}))
ENCHANTMENT = Kind(types=frozenset({CardType.ENCHANTMENT}))


class TargetSpec(Meaning):
    """One use of the word *target*.

    `minimum` to `maximum` different things; `players` and `permanents` may both hold (*any target*). `spells` aims at
    spells on their way that match `kind`; `abilities` at activated abilities on their way.
    `zone` other than the battlefield aims at cards, e.g. *target creature card in your graveyard*.
    """

    kind: Kind = ANYTHING
    permanents: bool = True
    players: bool = False
    opponents_only: bool = False
    spells: bool = False
    any_spell: bool = False
    """With `spells`: `kind` narrows permanents alone, *target spell or creature*."""
    abilities: bool = False
    triggered: bool = False
    """With `abilities`: at triggered ones as well as activated ones."""
    activated: bool = True
    """False: with `abilities`, at triggered ones alone."""
    any_ability: bool = False
    """With `spells`: `kind` narrows spells alone, *target triggered ability or colorless spell*."""
    graveyard: bool = False
    one_graveyard: bool = False
    """True: all of them of one player's graveyard: *cards from a single graveyard*."""
    ante: bool = False
    """True: at cards in the ante."""
    minimum: int = 1
    maximum: int = 1
    divided: bool = False
    """True: the amount of the effect is divided among them when the text is announced, at least 1 each."""
    evenly: bool = False
    """With `divided`: divided evenly, rounded down."""
    of_that_player: bool = False
    """True: the player whom the event is about controls and chooses it: *target creature that player controls of their
    choice*."""
    that_players: bool = False
    """True: the player whom the event is about controls it, and the text's controller chooses it: *target creature that
    player controls*."""
    one_each: bool = False
    """True: of what each player controls one at most: `for each opponent, destroy up to one target creature that player
    controls`."""
    damaged_before: bool = False
    """True: a player whom the source has dealt damage to: *target opponent previously dealt damage by it*."""
    of_an_opponents_choice: bool = False
    """True: an opponent chooses it, whom the controller of the text names: *any target of an opponent's choice*."""
    apart: bool = False
    """True: none of the targets named before it, *another target creature*."""
    aims_at: Kind | None = None
    """Of a spell: one of its targets is such a permanent, *target spell that targets an enchantment*."""
    x: bool = False
    """True: as many as the X of the cost, whatever `maximum` says; or with a `minimum` of 0, no more than that."""


class ManaUse(Meaning):
    """What mana may be spent on: casting spells of one kind, activating abilities of another; None: not on that.
    `Spend this mana only to cast creature spells`."""

    spells: Kind | None = None
    abilities_of: Kind | None = None
    cumulative_upkeep: bool = False
    not_spells: Kind | None = None
    """For anything but casting such spells: `This mana can't be spent to cast a nonartifact spell.`"""


class Quality(Meaning):
    """What protection, landwalk and intimidation speak of: `protection from black`, `from artifacts`, `from
    everything`.
    """

    kind: Kind = field(default=ANYTHING)
    everything: bool = False
