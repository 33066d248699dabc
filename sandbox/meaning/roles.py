"""The Auras that texts name and do not describe: Role tokens.

Comprehensive Rules of 2026, 111.10j to 111.10r.
"""

from sandbox.meaning.abilities import Mode, Static, Triggered
from sandbox.meaning.amounts import NumberOf
from sandbox.meaning.card import Card
from sandbox.meaning.conditions import IsKind
from sandbox.meaning.continuous import GetsPT, Has, HasBasePT
from sandbox.meaning.costs import PayMana
from sandbox.meaning.effects import LoseLife, PutCounters, Scry
from sandbox.meaning.events import Attacks, Dies
from sandbox.meaning.keyword_abilities import Enchant, Keyword, Ward
from sandbox.meaning.kinds import CREATURE, Kind
from sandbox.meaning.nodes import Ability, Effect, Modification
from sandbox.meaning.references import Host, Itself, Opponents
from sandbox.terms.mana import ManaCost
from sandbox.terms.types import AURA, ROLE, CardType

LARGER = GetsPT(1, 1)
ENCHANTMENTS = NumberOf(Kind(types=frozenset({CardType.ENCHANTMENT}), controller="you"))
SMALL = IsKind(Itself(), Kind(toughness_at_most=3))


def _role(name: str, *changes: Modification, others: tuple[Ability, ...] = ()) -> Card:
    abilities = (Enchant(CREATURE), Static(Host(), changes), *others)
    types = frozenset({CardType.ENCHANTMENT})
    return Card(name, types=types, subtypes=(AURA, ROLE), abilities=abilities, color_words=frozenset())


def _as_it_attacks(effect: Effect, condition: IsKind | None = None) -> Has:
    return Has(Triggered(Attacks(), (Mode((effect,)),), condition))


ROLES = {
    role.name: role
    for role in (
        _role("Cursed", HasBasePT(1, 1)),
        _role("Monster", LARGER, Has(Keyword("trample"))),
        _role("Royal", LARGER, Has(Ward((PayMana(ManaCost(("1",))),)))),
        _role("Sorcerer", LARGER, _as_it_attacks(Scry(1))),
        _role("Virtuous", GetsPT(ENCHANTMENTS, ENCHANTMENTS)),
        _role("Wicked", LARGER, others=(Triggered(Dies(), (Mode((LoseLife(1, Opponents()),)),)),)),
        _role("Young Hero", _as_it_attacks(PutCounters(Itself(), "+1/+1"), SMALL)),
    )
}
"""Each by its name."""
