"""Instructions to players."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.effects.duration import Duration
from sandbox.meaning.kinds import ANYTHING, Kind, ManaUse
from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import Reference, You
from sandbox.terms.zones import Zone


class GainLife(Effect):
    """`You gain 3 life`."""

    amount: Amount
    who: Reference = You()


class LoseLife(Effect):
    """`Target player loses 3 life`."""

    amount: Amount
    who: Reference = You()


class LifeBecomes(Effect):
    """`Target player's life total becomes 10`. Counted for each player by itself: in the amount,
    `CountedPlayer()` is that player."""

    amount: Amount
    who: Reference = You()


class DoubleLife(Effect):
    """`Double target player's life total`: that player gains as much life as there is."""

    who: Reference = You()


class Draw(Effect):
    """`Draw two cards`."""

    amount: Amount = 1
    who: Reference = You()
    revealed: bool = False
    """`Draw a card and reveal it`."""


class Discard(Effect):
    """None: the whole hand. `up_to`: so many at most, `discard any number of cards` with None."""

    amount: Amount | None = 1
    who: Reference = You()
    at_random: bool = False
    up_to: bool = False


class Mill(Effect):
    """From the top of the library into the graveyard."""

    amount: Amount
    who: Reference = You()


class AddMana(Effect):
    """`Add {G}`: one of `options` is chosen, each a tuple of mana types, and added `times` times. `Add one mana of
    any color`: five options.
    """

    options: tuple[tuple[str, ...], ...]
    times: Amount = 1
    who: Reference = You()
    chosen_color: bool = False
    """`Add one mana of the chosen color`: of the color chosen as the source entered, whatever `options` are."""
    commander_colors: bool = False
    """`Add one mana of any color in your commander's color identity`: `options` are those of every color."""
    only_for: ManaUse | None = None
    """None: the mana may be spent on anything."""
    kept: Duration | None = None
    """`Until end of combat, you don't lose this mana as steps and phases end`; or until end of turn."""
    combined: bool = False
    """`In any combination of colors`: another of `options` each time, and not the same throughout."""


class DoubleMana(Effect):
    """`Double the amount of each type of mana in your mana pool.` What is added may be spent on anything."""


class AddManaLandsCouldProduce(Effect):
    """`Add one mana of any color that a land an opponent controls could produce.`"""

    lands: Kind
    any_type: bool = False


class AddSameMana(Effect):
    """In an ability that waits for TappedForMana: `that player adds one mana of any type that land produced`."""

    amount: int = 1


class SearchLibrary(Effect):
    """For a card of the kind, or up to `amount` of them, reveal it if `revealed`, put it into `zone` (`tapped`, in
    play), shuffle.
    """

    kind: Kind
    zone: Zone = Zone.HAND
    revealed: bool = True
    who: Reference = You()
    amount: int = 1
    tapped: bool = False
    up_to: bool = False
    """True: of any number that the player likes, up to `amount`."""
    first_into_play: bool = False
    """True: the first card found comes into play tapped, the others go to `zone`."""
    on_top: bool = False
    """True: the library is shuffled first, and the card is put on top of it."""
    different_names: bool = False
    """True: no two of one name."""
    graveyard: bool = False
    """True: in the library, the graveyard or both; what was looked through is shuffled if it is a library."""


class Shuffle(Effect):
    """`Shuffle your library`."""

    who: Reference = You()


class LookAndPutBack(Effect):
    """`Look at the top three cards of your library, then put them back in any order.` You look, at whose it is."""

    amount: Amount
    who: Reference = You()


class Scry(Effect):
    """`Scry 2`: look at that many cards on top, put any number of them on the bottom, the rest back on top."""

    amount: Amount
    who: Reference = You()


class Fateseal(Effect):
    """`Fateseal 2`: as scry, with the library of an opponent."""

    amount: Amount


class Surveil(Effect):
    """`Surveil 2`: as scry, but those that do not stay on top go to the graveyard."""

    amount: Amount
    who: Reference = You()


class Manifest(Effect):
    """`Manifest the top card of your library`: face down; with `cloaked`, `Cloak …`. With `of`, one of so many that are
    looked at, the others go to the graveyard: `Manifest dread`."""

    amount: Amount = 1
    cloaked: bool = False
    of: int | None = None
    who: Reference = You()
    from_hand: bool = False
    """`Manifest a card from your hand`."""


class Learn(Effect):
    """`Learn`: discard a card to draw one, or take a Lesson from outside the game."""


class Discover(Effect):
    """`Discover 4`: cards are exiled from the top of the library until one of that mana value or less comes, which is
    cast for nothing or taken into the hand."""

    amount: Amount


class TakeFromTop(Effect):
    """`Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your
    library in any order.` With `revealed`, the cards taken are of the kind, are shown, and need not be taken.
    `all_seen`: everybody sees all the cards. `rest`: the graveyard, or the bottom of the library; `at_random`: there in
    a random order."""

    amount: Amount
    taken: int = 1
    kind: Kind = ANYTHING
    revealed: bool = False
    all_seen: bool = False
    rest: Zone = Zone.LIBRARY
    at_random: bool = False
    onto: Zone = Zone.HAND
    tapped: bool = False
    all_of_kind: bool = False
    """Every card of the kind is taken: `Put all land cards from among them into your hand`."""


class TakeOnePile(Effect):
    """`Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into
    your hand and the other into your graveyard.`"""

    amount: Amount


class RevealAndDiscardAll(Effect):
    """`Target player reveals their hand and discards all nonland cards with mana value equal to that number.`"""

    kind: Kind
    who: Reference = You()


class KeepAsFew(Effect):
    """`Each player chooses a number of lands they control equal to the number of lands controlled by the player who
    controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.`"""

    first: Kind
    then: Kind


class ShuffleAllIntoLibrary(Effect):
    """`Shuffle your hand, your graveyard, and all permanents you own into your library.` Without `permanents`,
    `Each player shuffles their hand and graveyard into their library`."""

    who: Reference = You()
    permanents: bool = True


class ExchangeLife(Effect):
    """`Exchange life totals with target opponent`: each total becomes what the other was."""

    who: Reference


class ForbidCasting(Effect):
    """`Your opponents can't cast creature spells this turn.`"""

    kind: Kind
    who: Reference


class PlayMoreLands(Effect):
    """`You may play an additional land this turn.`"""

    number: int = 1
    who: Reference = You()


class DoubleCounters(Effect):
    """`Double the number of +1/+1 counters on each creature you control`: each gets as many more as it has. `name`
    empty: of each kind of counter."""

    what: Reference
    name: str


class RevealCard(Effect):
    """`Reveal a Plains or Island card from your hand.`"""

    what: Reference


class ControlNextTurn(Effect):
    """`You control target player during that player's next turn.`"""

    who: Reference


class ChooseFromOutside(Effect):
    """`Choose a sorcery card you own from outside the game, reveal that card, and put it into your hand.`"""

    kind: Kind
    who: Reference = You()


class ExileSameName(Effect):
    """`Search its controller's graveyard, hand, and library for all cards with the same name as that artifact and exile
    them. Then that player shuffles.` Without `what`: `for any number of cards with that name`, the one that was
    chosen."""

    whose: Reference
    what: Reference | None = None


class ExileNamesakes(Effect):
    """`Target player reveals their hand, then you choose a nonland card from it. Search that player's graveyard, hand,
    and library for all cards with the same name as the chosen card and exile them. Then that player shuffles.`"""

    kind: Kind
    who: Reference


class AddPhases(Effect):
    """`After this phase, there is an additional combat phase followed by an additional main phase`: each a `combat
    phase`, a `main phase` or an `upkeep step`, all of them so often. `own`: `you get`, in your own turn alone."""

    phases: tuple[str, ...]
    often: Amount = 1
    own: bool = False


class ExtraTurn(Effect):
    """`Take an extra turn after this one`."""

    who: Reference = You()


class LoseGame(Effect):
    """`That player loses the game`."""

    who: Reference = You()


class WinGame(Effect):
    """`You win the game`."""

    who: Reference = You()


class LoseMana(Effect):
    """`that player loses all unspent mana`."""

    who: Reference = You()


class RevealAndDiscard(Effect):
    """`Target opponent reveals their hand. You choose a noncreature, nonland card from it. That player discards
    that card.` `zone`: or it is exiled. `at_random`: `… and discards a creature card at random`.
    """

    kind: Kind
    who: Reference
    zone: Zone = Zone.GRAVEYARD
    at_random: bool = False


class ChooseFromHand(Effect):
    """`Look at target player's hand and choose a card from it`, with `revealed` `Target player reveals their hand. You
    choose a card from it`: *that card* in what follows. `up_to`: `You may choose`."""

    kind: Kind
    who: Reference
    revealed: bool = False
    up_to: bool = False


class DiscardThat(Effect):
    """`That player discards that card`: a card of the player's hand that the text has spoken of."""

    what: Reference
    who: Reference = You()


class ShuffleHandAndDraw(Effect):
    """`Each player shuffles the cards from their hand into their library, then draws that many cards.`"""

    who: Reference = You()


class LookAtHand(Effect):
    """`Look at target player's hand`; with `revealed`, `target player reveals their hand`."""

    who: Reference
    revealed: bool = False


class LookAtTop(Effect):
    """`Look at the top card of target player's library`; with `revealed`, `reveal the top card of your library`."""

    amount: Amount = 1
    who: Reference = You()
    revealed: bool = False
