"""Which triggered abilities the keywords stand for that are a word alone, or a word and a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandbox.meaning.abilities import Triggered
from sandbox.meaning.keyword_abilities import Keyword, NumberKeyword
from sandbox.rules.triggers.haunt import HAUNT
from sandbox.rules.triggers.keywords.afflict import read_afflict
from sandbox.rules.triggers.keywords.afterlife import read_afterlife
from sandbox.rules.triggers.keywords.annihilator import read_annihilator
from sandbox.rules.triggers.keywords.battle_cry import BATTLE_CRY
from sandbox.rules.triggers.keywords.bushido import read_bushido
from sandbox.rules.triggers.keywords.evolve import EVOLVE
from sandbox.rules.triggers.keywords.exalted import EXALTED
from sandbox.rules.triggers.keywords.extort import EXTORT
from sandbox.rules.triggers.keywords.fabricate import read_fabricate
from sandbox.rules.triggers.keywords.fading import read_fading
from sandbox.rules.triggers.keywords.ingest import INGEST
from sandbox.rules.triggers.keywords.living_weapon import LIVING_WEAPON
from sandbox.rules.triggers.keywords.mentor import MENTOR
from sandbox.rules.triggers.keywords.prowess import PROWESS
from sandbox.rules.triggers.keywords.soulshift import read_soulshift
from sandbox.rules.triggers.keywords.undying import UNDYING
from sandbox.rules.triggers.keywords.vanishing import read_vanishing
from sandbox.rules.triggers.persist import PERSIST

WORDS: Mapping[str, Triggered] = {
    "battle cry": BATTLE_CRY,
    "evolve": EVOLVE,
    "exalted": EXALTED,
    "extort": EXTORT,
    "haunt": HAUNT,
    "ingest": INGEST,
    "living weapon": LIVING_WEAPON,
    "mentor": MENTOR,
    "persist": PERSIST,
    "prowess": PROWESS,
    "undying": UNDYING,
}
WITH_NUMBER: Mapping[str, Callable[[int], Triggered | tuple[Triggered, ...]]] = {
    "afflict": read_afflict,
    "afterlife": read_afterlife,
    "annihilator": read_annihilator,
    "bushido": read_bushido,
    "fabricate": read_fabricate,
    "fading": read_fading,
    "soulshift": read_soulshift,
    "vanishing": read_vanishing,
}


def read_word_alone(keyword: Keyword) -> Triggered | None:
    return WORDS.get(keyword.word)


def read_numbered(keyword: NumberKeyword) -> Triggered | tuple[Triggered, ...] | None:
    read = WITH_NUMBER.get(keyword.word)
    return None if read is None else read(keyword.amount)
