"""What is said about the costs of activating abilities: `Equip abilities you activate cost {1} less to activate`."""

from sandbox.meaning.abilities import AbilitiesCost
from sandbox.meaning.references import EachPlayer, Opponents, You
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import ABILITY, ABILITY_WORD
from sandbox.wording.saying import constant, say

_WORDS = (
    "equip",
    "fortify",
    "ninjutsu",
    "cycling",
    "unearth",
    "outlast",
    "scavenge",
    "exhaust",
    "power-up",
    "level up",
)
_WHO = (
    (You(), " you activate"),
    (Opponents(), " your opponents activate"),
    (EachPlayer(), " of {kind:kinds}"),
    (You(), " you activate of {kind:kinds}"),
)
_LEAST = " This effect can't reduce the mana in that cost to less than one mana."
_UNLESS = " unless they're mana abilities"
_RESTS: dict[str, tuple[tuple[str, bool, int], ...]] = {
    "more": ((".", True, 0), (f"{_UNLESS}.", False, 0)),
    "less": ((".", True, 0), (f".{_LEAST}", True, 1)),
}
"""How the sentence ends: whether mana abilities are meant too, and how much mana stays in any case."""
PRODUCTIONS: Table = (
    *[constant(ABILITY_WORD, word, word) for word in _WORDS],
    *[
        say(
            ABILITY,
            f"{which}abilities{whose} cost {{{{{how}:figure}}}} {how} to activate{rest}",
            AbilitiesCost,
            who=who,
            mana_too=mana_too,
            least=least,
        )
        for which in ("activated ", "{word:ability_word} ")
        for who, whose in _WHO
        for how, rests in _RESTS.items()
        for rest, mana_too, least in rests
        if "kind:" in whose or "word:" in which
    ],
    *[
        say(
            ABILITY,
            f"activated abilities{whose} cost {{{{more:figure}}}} more to activate{_UNLESS}.",
            AbilitiesCost,
            who=who,
            mana_too=False,
        )
        for whose, who in (("", EachPlayer()), (" you activate", You()), (" your opponents activate", Opponents()))
    ],
    *[
        say(
            ABILITY,
            f"(abilities|activated abilities) you activate that aren't mana abilities cost {{{{less:figure}}}} less to"
            f" activate.{rest}",
            AbilitiesCost,
            who=You(),
            least=least,
            mana_too=False,
        )
        for rest, least in (("", 0), (_LEAST, 1))
    ],
)
