"""Which triggered abilities the keywords stand for that are a word alone, or a word and a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandbox.meaning.abilities import Triggered
from sandbox.meaning.amounts import Amount
from sandbox.meaning.costs import Cost
from sandbox.meaning.keyword_abilities import CostKeyword, CountedKeyword, Keyword, NumberKeyword
from sandbox.rules.triggers.haunt import HAUNT
from sandbox.rules.triggers.keywords.afflict import read_afflict
from sandbox.rules.triggers.keywords.afterlife import read_afterlife
from sandbox.rules.triggers.keywords.annihilator import read_annihilator
from sandbox.rules.triggers.keywords.backup import read_backup
from sandbox.rules.triggers.keywords.battle_cry import BATTLE_CRY
from sandbox.rules.triggers.keywords.bearers import FOR_MIRRODIN, JOB_SELECT
from sandbox.rules.triggers.keywords.bushido import read_bushido
from sandbox.rules.triggers.keywords.decayed import DECAYED
from sandbox.rules.triggers.keywords.dethrone import DETHRONE
from sandbox.rules.triggers.keywords.enlist import ENLIST
from sandbox.rules.triggers.keywords.evoke import EVOKE
from sandbox.rules.triggers.keywords.evolve import EVOLVE
from sandbox.rules.triggers.keywords.exalted import EXALTED
from sandbox.rules.triggers.keywords.exploit import EXPLOIT
from sandbox.rules.triggers.keywords.extort import EXTORT
from sandbox.rules.triggers.keywords.fabricate import read_fabricate
from sandbox.rules.triggers.keywords.fading import read_fading
from sandbox.rules.triggers.keywords.firebending import read_firebending
from sandbox.rules.triggers.keywords.frenzy import read_frenzy
from sandbox.rules.triggers.keywords.graft import read_graft
from sandbox.rules.triggers.keywords.hideaway import read_hideaway
from sandbox.rules.triggers.keywords.increment import INCREMENT
from sandbox.rules.triggers.keywords.ingest import INGEST
from sandbox.rules.triggers.keywords.living_weapon import LIVING_WEAPON
from sandbox.rules.triggers.keywords.melee import MELEE
from sandbox.rules.triggers.keywords.mentor import MENTOR
from sandbox.rules.triggers.keywords.mobilize import read_mobilize
from sandbox.rules.triggers.keywords.myriad import MYRIAD
from sandbox.rules.triggers.keywords.offspring_and_squad import OFFSPRING, SQUAD
from sandbox.rules.triggers.keywords.poisonous import read_poisonous
from sandbox.rules.triggers.keywords.provoke import PROVOKE
from sandbox.rules.triggers.keywords.prowess import PROWESS
from sandbox.rules.triggers.keywords.ravenous import RAVENOUS
from sandbox.rules.triggers.keywords.recover import read_recover
from sandbox.rules.triggers.keywords.renown import read_renown
from sandbox.rules.triggers.keywords.soulbond import SOULBOND
from sandbox.rules.triggers.keywords.soulshift import read_soulshift
from sandbox.rules.triggers.keywords.training import TRAINING
from sandbox.rules.triggers.keywords.undying import UNDYING
from sandbox.rules.triggers.keywords.vanishing import read_vanishing
from sandbox.rules.triggers.persist import PERSIST

WORDS: Mapping[str, Triggered | tuple[Triggered, ...]] = {
    "battle cry": BATTLE_CRY,
    "enlist": ENLIST,
    "increment": INCREMENT,
    "provoke": PROVOKE,
    "decayed": DECAYED,
    "dethrone": DETHRONE,
    "evolve": EVOLVE,
    "exalted": EXALTED,
    "exploit": EXPLOIT,
    "extort": EXTORT,
    "for mirrodin!": FOR_MIRRODIN,
    "haunt": HAUNT,
    "ingest": INGEST,
    "job select": JOB_SELECT,
    "living weapon": LIVING_WEAPON,
    "melee": MELEE,
    "myriad": MYRIAD,
    "mentor": MENTOR,
    "persist": PERSIST,
    "prowess": PROWESS,
    "ravenous": RAVENOUS,
    "soulbond": SOULBOND,
    "training": TRAINING,
    "undying": UNDYING,
}
WITH_NUMBER: Mapping[str, Callable[[int], Triggered | tuple[Triggered, ...]]] = {
    "afflict": read_afflict,
    "afterlife": read_afterlife,
    "annihilator": read_annihilator,
    "backup": read_backup,
    "bushido": read_bushido,
    "fabricate": read_fabricate,
    "fading": read_fading,
    "firebending": read_firebending,
    "frenzy": read_frenzy,
    "graft": read_graft,
    "hideaway": read_hideaway,
    "mobilize": read_mobilize,
    "poisonous": read_poisonous,
    "renown": read_renown,
    "soulshift": read_soulshift,
    "vanishing": read_vanishing,
}
WITH_COST: Mapping[str, Callable[[Cost], Triggered]] = {
    "evoke": lambda cost: EVOKE,
    "offspring": lambda cost: OFFSPRING,
    "recover": read_recover,
    "squad": lambda cost: SQUAD,
}


def read_word_alone(keyword: Keyword) -> Triggered | tuple[Triggered, ...] | None:
    return WORDS.get(keyword.word)


def read_numbered(keyword: NumberKeyword) -> Triggered | tuple[Triggered, ...] | None:
    read = WITH_NUMBER.get(keyword.word)
    return None if read is None else read(keyword.amount)


COUNTED: Mapping[str, Callable[[Amount], Triggered]] = {"firebending": read_firebending, "mobilize": read_mobilize}


def read_counted(keyword: CountedKeyword) -> Triggered:
    return COUNTED[keyword.word](keyword.amount)


def read_with_cost(keyword: CostKeyword) -> Triggered | None:
    read = WITH_COST.get(keyword.word)
    return None if read is None else read(keyword.cost)
