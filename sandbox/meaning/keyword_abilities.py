"""Keyword abilities: each is one word of a text, with what it is paid with or counts."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.conditions import Condition
from sandbox.meaning.costs import Cost
from sandbox.meaning.kinds import Kind, Quality
from sandbox.meaning.nodes import Ability
from sandbox.terms.mana import ManaCost
from sandbox.terms.types import CardType


class Keyword(Ability):
    """An ability that is one word of `sandbox.terms.keywords`."""

    word: str


class NumberKeyword(Ability):
    """A word of `sandbox.terms.keywords.WITH_NUMBER` and its number: `bushido 2`."""

    word: str
    amount: int


class CountedKeyword(Ability):
    """Such a word whose number is found when it is needed: `mobilize X, where X is its power`."""

    word: str
    amount: Amount


class CostKeyword(Ability):
    """A word of `sandbox.terms.keywords.WITH_COST` and what it costs: `evoke {2}{U}`."""

    word: str
    cost: Cost


class NumberCostKeyword(Ability):
    """A word of `sandbox.terms.keywords.WITH_NUMBER_AND_COST`: `reinforce 2 — {1}{W}`."""

    word: str
    number: Amount
    cost: Cost


class Protection(Ability):
    """`Protection from black`."""

    quality: Quality


class HexproofFrom(Ability):
    """`Hexproof from black`: from spells of opponents and from abilities of sources of the quality that opponents
    control; each such ability is a hexproof ability."""

    quality: Quality


class Landwalk(Ability):
    """Unblockable while the defender controls such a land: `swampwalk`, `legendary landwalk`, `snow swampwalk`."""

    land: Kind


class Ascend(Ability):
    """`Ascend`: who controls ten permanents gets the city's blessing."""


class Storied(Ability):
    """`Storied`: who controls three historic permanents has an enduring story."""


class StartYourEngines(Ability):
    """`Start your engines!`: who controls it and has no speed gets a speed of 1."""


class Champion(Ability):
    """`Champion a creature`: another permanent of the kind is exiled for it, and comes back when it leaves."""

    kind: Kind


class PartnerWith(Ability):
    """`Partner with Pir, Imaginative Rascal`: the two may lead a deck together, and the one finds the other.
    With `group`, `Partner — Survivors`: any two of that name may, and nothing is found."""

    name: str
    group: bool = False


class Daybound(Ability):
    """`Daybound`: on the front of a double-faced card, which is turned over by night."""


class Nightbound(Ability):
    """`Nightbound`: on the back of one, which is turned over by day."""


class Rampage(Ability):
    """`Rampage 2`."""

    amount: int


class CumulativeUpkeep(Ability):
    """`Cumulative upkeep {1}`."""

    cost: Cost


class Enchant(Ability):
    """What an Aura (a local enchantment) may be put on; with `in_graveyard`, a card in a graveyard."""

    kind: Kind
    in_graveyard: bool = False


class EnchantPlayer(Ability):
    """`Enchant player`; with `opponent`, `Enchant opponent`: the Aura is put on a player."""

    opponent: bool = False


class Equip(Ability):
    """`Equip {2}`."""

    cost: Cost


class Fortify(Ability):
    """`Fortify {3}`: as equip, for a Fortification and a land."""

    cost: Cost


class Reconfigure(Ability):
    """`Reconfigure {2}`: an Equipment that is a creature while it is on none."""

    cost: Cost


class Companion(Ability):
    """`Companion — Each permanent card in your starting deck has mana value 2 or less`: of the cards of the deck that
    are `whose`, each is of one of the kinds; with `different_names`, no two have one name."""

    whose: Kind = Kind()
    fits: tuple[Kind, ...] = ()
    different_names: bool = False


class Craft(Ability):
    """`Craft with artifact {3}{W}`, `Craft with two creatures {5}{B}`: what is exiled for it, and what is paid. With
    `more`, `with one or more Dinosaurs`; with `cards`, the text speaks of cards of the graveyard alone."""

    materials: Kind
    cost: Cost
    count: int = 1
    more: bool = False
    cards: bool = False


class Crew(Ability):
    """`Crew 3`: what the power of the creatures tapped for it is at least."""

    power: int


class LevelUp(Ability):
    """`Level up {1}`."""

    cost: Cost


class Station(Ability):
    """`Station`: charge counters by tapping a creature."""


class Saddle(Ability):
    """`Saddle 2`."""

    power: int


class Prototype(Ability):
    """`Prototype {2}{W} — 3/2`: the cost and the size of the spell that is cast prototyped."""

    cost: ManaCost
    size: tuple[int, int]


class ToSolve(Ability):
    """`To solve — You control three or more artifacts`: what is asked at the end of its controller's turn."""

    condition: Condition


class Morph(Ability):
    """`Morph {3}{W}`; `mega`: `Megamorph {3}{W}`, with a +1/+1 counter when it is turned face up for that cost."""

    cost: Cost
    mega: bool = False


class Madness(Ability):
    """`Madness {R}`."""

    cost: Cost


class Flashback(Ability):
    """`Flashback {2}{G}`."""

    cost: Cost


class Kicker(Ability):
    """`Kicker {4}`."""

    cost: Cost


class TwoKickers(Ability):
    """`Kicker {W} and/or {2}{B}`: two costs, each of which may be paid for itself."""

    first: Cost
    second: Cost


class Gift(Ability):
    """`Gift a card`: what an opponent gets who is promised it as the spell is cast."""

    present: str


class Offering(Ability):
    """`Fox offering`: a permanent that may be sacrificed as the spell is cast, and saves its own mana cost."""

    kind: Kind


class Echo(Ability):
    """`Echo {2}{R}`."""

    cost: Cost


class CountedEcho(Ability):
    """`This creature has echo {X}, where X is your life total.`"""

    cost: Cost
    amount: Amount


class Entwine(Ability):
    """`Entwine {2}`: what is paid in addition for all modes of the spell."""

    cost: Cost


class Ward(Ability):
    """`Ward {2}`."""

    cost: Cost


class Buyback(Ability):
    """`Buyback {3}`."""

    cost: Cost


class SpliceOnto(Ability):
    """`Splice onto Arcane {1}{R}`: the subtype of the spells that it is spliced onto, or their types, and what is
    paid."""

    onto: frozenset[str]
    cost: Cost
    types: frozenset[CardType] = frozenset()


class AuraSwap(Ability):
    """`Aura swap {2}{U}`"""

    cost: Cost


class Suspend(Ability):
    """`Suspend 1 — {R}`: for how many turns, and what is paid."""

    number: int
    cost: Cost


class Dredge(Ability):
    """`Dredge 3`."""

    amount: int


class Modular(Ability):
    """`Modular 1`."""

    amount: int


class Ninjutsu(Ability):
    """`Ninjutsu {1}{U}`."""

    cost: Cost


class Landcycling(Ability):
    """`Forestcycling {2}`; with an empty kind, plain cycling (draw a card)."""

    cost: Cost
    land: Kind | None = None


class Landhome(Ability):
    """Cannot attack unless the defender controls such a land; is lost when its controller has none."""

    land: Kind
