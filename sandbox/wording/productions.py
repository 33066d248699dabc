"""The grammar: the productions of every module, in the order in which they are tried.

Where two productions read the same words, the one that stands first here, or first in its own table, gives the meaning.
"""

from sandbox.wording import (
    activated,
    amounts,
    becoming,
    casting_and_entering,
    chapters,
    conditions,
    copying,
    costs,
    counting,
    effects_damage,
    effects_lasting,
    effects_library,
    effects_objects,
    effects_players,
    effects_structure,
    events,
    keywords,
    kinds,
    modes,
    modifications,
    phrases,
    power_and_toughness,
    references,
    sentences,
    static,
    targets,
    tokens,
    triggered,
)
from sandbox.wording.grammar import Grammar, Phrase, Table

TABLES: tuple[Table, ...] = (
    activated.PRODUCTIONS,
    amounts.PRODUCTIONS,
    kinds.PRODUCTIONS,
    becoming.PRODUCTIONS,
    casting_and_entering.PRODUCTIONS,
    chapters.PRODUCTIONS,
    conditions.PRODUCTIONS,
    copying.PRODUCTIONS,
    costs.PRODUCTIONS,
    counting.PRODUCTIONS,
    effects_damage.PRODUCTIONS,
    effects_lasting.PRODUCTIONS,
    effects_objects.PRODUCTIONS,
    effects_players.PRODUCTIONS,
    effects_library.PRODUCTIONS,
    effects_structure.PRODUCTIONS,
    events.PRODUCTIONS,
    keywords.PRODUCTIONS,
    modes.PRODUCTIONS,
    power_and_toughness.PRODUCTIONS,
    modifications.PRODUCTIONS,
    references.PRODUCTIONS,
    sentences.PRODUCTIONS,
    static.PRODUCTIONS,
    targets.PRODUCTIONS,
    tokens.PRODUCTIONS,
    triggered.PRODUCTIONS,
)
PHRASES = tuple([each for each in vars(phrases).values() if isinstance(each, Phrase)])
GRAMMAR = Grammar({phrase.name: phrase.about for phrase in PHRASES}, TABLES)
