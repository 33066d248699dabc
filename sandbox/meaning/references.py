"""What words such as `it`, `you`, `that creature` point at. A reference is looked up when the effect is performed."""

from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Meaning

ANY_NUMBER = 99
"""No text lets anybody choose more."""


class Reference(Meaning):
    """Points at objects or players; see the subclasses."""


class Itself(Reference):
    """The object that the text stands on: `~`, `this creature`. For a spell, the spell."""


class Grantor(Reference):
    """In an ability that a text gives to something: the name of the card that the text stands on."""


class GrantedBy(Reference):
    """The same, once the ability has been given: the object of that number gave it."""

    number: int


class Target(Reference):
    """What was chosen for the n-th `TargetSpec` of the mode (counted from 0); all of it, if several."""

    index: int = 0


class Host(Reference):
    """The enchanted or equipped permanent."""


class EnchantedPlayer(Reference):
    """`enchanted player`: on whom the Aura is."""


class Each(Reference):
    """Every permanent of the kind: `each creature`, `all Swamps`; with `of`, only what that player controls:
    `creatures that player controls`; with `owned_by`, only what that player owns, whoever controls it.
    """

    kind: Kind
    of: "Reference | None" = None
    owned_by: "Reference | None" = None


class Among(Reference):
    """Those of the things before that are of the kind now: `each of those creatures with flying`."""

    kind: Kind
    what: "Reference"


class It(Reference):
    """What the effect before this one in the same text dealt with: `that creature`, `it`, `that card`."""


class ThisWay(Reference):
    """`each creature destroyed this way`: what of the kind the effects before this one in the same text dealt with so,
    as it was before. `deed`: `destroyed`, `exiled`, `sacrificed`, `returned`, `discarded`, `milled`, `revealed`,
    `tapped`, or `put into a graveyard`."""

    kind: Kind
    deed: str


class OtherOfThem(Reference):
    """What the effect before this one dealt with besides the object that the text is on: `the other exiled card`."""


class EventObject(Reference):
    """A part of the event that triggered the text: its `subject`, the `other` object (the blocker, the damage's source,
    the object damaged), or its `player`."""

    role: str = "subject"


class SourceOf(Reference):
    """What the ability stands on that was pointed at: `that permanent` after `target activated ability`."""

    what: Reference


class Paid(Reference):
    """What was sacrificed, discarded or returned to pay the cost: `the sacrificed creature`."""


class SourceOfChoice(Reference):
    """A source of damage that the controller chooses when the effect is performed: `a red source of your choice`."""

    kind: Kind


class Chosen(Reference):
    """`count` permanents of the kind that `who` (default: the controller) chooses as the effect is performed:
    `sacrifice a land`.

    What is sacrificed is the chooser's own, unless the kind says whose it is: `a land you control of an opponent's
    choice`.
    """

    kind: Kind
    count: int | Meaning = 1
    """An amount: `a permanent for each soot counter on ~`."""
    who: "Reference | None" = None
    players: bool = False
    """True: or a player, `a creature or player of your choice`."""
    own: bool = False
    """True: of what whoever chooses controls, `that player taps an untapped creature they control`."""
    up_to: bool = False
    """True: `up to two creatures`, or none at all."""

    @property
    def any_number(self) -> bool:
        """`any number of creatures`: how many they are is known afterwards."""
        return self.up_to and self.count == ANY_NUMBER

    @property
    def is_several(self) -> bool:
        """Whether it is spoken of in the plural."""
        return self.count != 1


class RingBearer(Reference):
    """`your Ring-bearer`: the creature that you control and that bears the Ring."""


class HelpersOf(Reference):
    """`each creature it devoured`, `creature that crewed it this turn`: what of the kind was tapped or sacrificed for
    the source of the text so, wherever it is now. `deed`: `devoured`, or as in `Kind.helped_it`."""

    kind: Kind
    deed: str = "devoured"


class BothOfPair(Reference):
    """`both creatures`: the source of the text and the creature that it is paired with."""


class You(Reference):
    """The controller of the text."""


class Opponents(Reference):
    """Every opponent of the controller."""


class EachPlayer(Reference):
    """All players, the active player first."""


class CountedPlayer(Reference):
    """The player for whom a number is being counted, where each player has one of their own: `half that player's life
    total`."""


class ControllerOf(Reference):
    """`its controller`."""

    what: Reference


class OwnerOf(Reference):
    """`its owner`."""

    what: Reference


class DefendingPlayer(Reference):
    """The player whom the source attacks."""


class ActivePlayer(Reference):
    """The player whose turn it is."""


class ChosenPlayer(Reference):
    """The opponent chosen as the source entered: see the effect ChooseOpponent."""


class ChosenCard(Reference):
    """`count` cards of the kind in the hand of `who`, who chooses them: `a creature card from your hand`; with `up_to`
    no more than that."""

    kind: Kind
    who: Reference = You()
    count: int = 1
    up_to: bool = False


class ChosenExiled(Reference):
    """`a creature card exiled with ~`: one that an ability linked with this one has exiled, chosen as the effect is
    performed. `link` tells the pairs of linked abilities that an object has gained apart; 0 is what it has itself."""

    kind: Kind
    link: int = 0


class UsedToCraft(Reference):
    """`the exiled cards used to craft ~`: those of them that are still exiled."""


class RevealedAtRandom(Reference):
    """`that player reveals a card at random from their hand`: the revealed card."""

    who: Reference


class CardsInGraveyard(Reference):
    """Every card of the kind in a player's graveyard."""

    kind: Kind
    who: Reference = You()


class ChosenInGraveyard(Reference):
    """`a creature card from your graveyard`: `count` cards of the kind that `who` chooses there as the effect is
    performed; with `at_random`, that chance does. `up_to`: or none of them."""

    kind: Kind
    who: Reference = You()
    count: int = 1
    up_to: bool = False
    at_random: bool = False


class TopOfGraveyard(Reference):
    """`the top creature card of your graveyard`: of the cards of the kind the one that was put there last."""

    kind: Kind
    who: Reference = You()


class TopCard(Reference):
    """The top card of a library."""

    who: Reference = You()


class AttachedTo(Reference):
    """`all Equipment attached to that creature`: what of the kind is attached to it."""

    kind: Kind
    what: Reference


class NamesakesOf(Reference):
    """`all other creatures with the same name as that creature`: permanents of the kind besides the thing itself."""

    kind: Kind
    what: Reference


class Together(Reference):
    """`target artifact and target land`, `~ and that creature`: all of them."""

    references: tuple["Reference", ...]


class AnySpell(Reference):
    """`an instant or sorcery spell you control`, of which an event is waited for: what it is while it resolves."""

    kind: Kind


class SpellsCast(Reference):
    """`creature spells you cast`: spells of the kind that the players of `who` cast, and their cards that could become
    such spells. `from_hand`: only those that are cast from there."""

    kind: Kind
    who: Reference = You()
    from_hand: bool = False
    is_next: bool = False
    """Only the next such spell, counted from when an effect begins."""
    nth: int = 0
    """Which of such spells of the turn that is; 0: all of them."""


class ItselfOr(Reference):
    """`~ or another Ally you control`: the object that the text stands on, and whatever else is of the kind."""

    kind: Kind
