"""The tokens that texts name and do not describe: Treasure, Food, Clue and the like.

Comprehensive Rules of 2026, 111.10.
"""

from sandbox.meaning.abilities import Activated, Mode
from sandbox.meaning.card import Card
from sandbox.meaning.costs import Cost, DiscardA, PayMana, SacrificeIt, TapIt
from sandbox.meaning.effects import (
    AddMana,
    Draw,
    Duration,
    ExileFromTop,
    Explore,
    GainLife,
    MayPlay,
    PutCounters,
    Scry,
    SearchLibrary,
)
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.meaning.kinds import CREATURE, LAND, Kind, ManaUse, TargetSpec
from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import It, Target
from sandbox.terms.mana import MANA_TYPES, ManaCost
from sandbox.terms.types import CardType, Supertype
from sandbox.terms.zones import Zone

ANY_COLOR = tuple((mana,) for mana in MANA_TYPES if mana != "C")
BASIC_LAND = LAND.with_parts({"supertypes": frozenset({Supertype.BASIC})})


def _mana(number: int) -> PayMana:
    return PayMana(ManaCost((str(number),)))


def _token(name: str, cost: Cost, *effects: Effect, of: CardType = CardType.ARTIFACT) -> Card:
    ability = Activated(cost, (Mode(effects),))
    return Card(name, types=frozenset({of}), subtypes=(name,), abilities=(ability,), color_words=frozenset())


MUTAGEN = Activated(
    (_mana(1), TapIt(), SacrificeIt()),
    (Mode((PutCounters(Target(0), "+1/+1"),), (TargetSpec(CREATURE),)),),
    as_sorcery=True,
)
MAP = Activated(
    (_mana(1), TapIt(), SacrificeIt()),
    (Mode((Explore(Target(0)),), (TargetSpec(CREATURE.with_parts({"controller": "you"})),)),),
    as_sorcery=True,
)
JUNK = Activated(
    (TapIt(), SacrificeIt()),
    (Mode((ExileFromTop(1), MayPlay(It(), Duration.THIS_TURN))),),
    as_sorcery=True,
)
ARTIFACTS_ONLY = ManaUse(not_spells=Kind(not_types=frozenset({CardType.ARTIFACT})))
VIBRANIUM = Activated((TapIt(),), (Mode((AddMana((("C",),), only_for=ARTIFACTS_ONLY),)),))
PREDEFINED = {
    token.name: token
    for token in (
        Card(
            "Map",
            types=frozenset({CardType.ARTIFACT}),
            subtypes=("Map",),
            abilities=(MAP,),
            color_words=frozenset(),
        ),
        _token("Powerstone", (TapIt(),), AddMana((("C",),), only_for=ARTIFACTS_ONLY)),
        _token("Treasure", (TapIt(), SacrificeIt()), AddMana(ANY_COLOR)),
        _token("Gold", (SacrificeIt(),), AddMana(ANY_COLOR)),
        _token("Food", (_mana(2), TapIt(), SacrificeIt()), GainLife(3)),
        _token("Clue", (_mana(2), SacrificeIt()), Draw()),
        _token("Blood", (_mana(1), TapIt(), DiscardA(), SacrificeIt()), Draw()),
        _token("Shard", (_mana(2), SacrificeIt()), Scry(1), Draw(), of=CardType.ENCHANTMENT),
        _token(
            "Lander",
            (_mana(2), TapIt(), SacrificeIt()),
            SearchLibrary(BASIC_LAND, Zone.BATTLEFIELD, revealed=False, tapped=True),
        ),
        Card(
            "Junk",
            types=frozenset({CardType.ARTIFACT}),
            subtypes=("Junk",),
            abilities=(JUNK,),
            color_words=frozenset(),
        ),
        Card(
            "Vibranium",
            types=frozenset({CardType.ARTIFACT}),
            subtypes=("Vibranium",),
            abilities=(Keyword("indestructible"), VIBRANIUM),
            color_words=frozenset(),
        ),
        Card(
            "Mutagen",
            types=frozenset({CardType.ARTIFACT}),
            subtypes=("Mutagen",),
            abilities=(MUTAGEN,),
            color_words=frozenset(),
        ),
    )
}
"""Each by its name."""
