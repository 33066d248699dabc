"""That something comes of one thing, as `life from Spirit Link`: only where nothing else can be what it comes of."""

from __future__ import annotations

import re

from sandbox.questions import lands
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.asked import Ask, AskCounters, AskDamage, AskDrawn, AskLife, AskTokens, AskWhether, act_of
from sandbox.questions.said.asked_costs import AskBurn, AskMana, AskManaInto
from sandbox.questions.said.outcomes import Burned, GetsLife, HasManaLeft, Lives, LosesLife, TakesDamage, ToldOutcome
from sandbox.questions.said.outcomes_cards import Discards, DrawsCards, GetsTokens
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.questions.telling import Telling
from sandbox.terms.types import BASIC_LAND_TYPES

_DAMAGE = AskDamage | LosesLife | TakesDamage
_SOURCES = (
    (AskMana | AskManaInto | AskBurn | HasManaLeft | Burned, re.compile(r"\b[Aa]dds?\b")),
    (GetsLife, re.compile(r"\bgains? [^.]*life|\b[Ll]ifelink\b")),
    (AskDrawn | DrawsCards, re.compile(r"\bdraws?\b")),
    (AskTokens | GetsTokens, re.compile(r"\btokens?\b")),
    (AskCounters, re.compile(r"\bcounters?\b")),
    (Discards, re.compile(r"\bdiscards?\b")),
    (Lives, re.compile(r"\bdamage\b|\b[Dd]estroy")),
    (_DAMAGE, re.compile(r"\bdamage\b|\bloses? [^.]*life")),
)
"""What is asked about, and the words of a text that something of the kind may come of."""


def is_paid_with(thing: Mention, said: PartSaid) -> bool:
    """`I cast Giant Growth off my Forest`: lands that make just the mana that the card costs. Raises NotClear for
    more or fewer of them."""
    act = act_of(said)
    if thing.card not in BASIC_LAND_TYPES or not isinstance(act, Casts) or not act.what.card or act.so or act.kicked:
        return False
    cost = lands.symbols(str(card_named(act.what.card).cost), act.x or 0)
    if len(cost) != max(thing.number, 1) or any(
        lands.LAND_FOR.get(symbol, thing.card) != thing.card for symbol in cost
    ):
        raise NotClear("what it is paid with")
    return True


def check_owed(telling: Telling, thing: Mention, said: PartSaid, *, fought: bool) -> None:
    """Raises NotClear where the thing is not there, or something else may have brought it about as well. `fought`:
    whether there is combat damage."""
    meant = said.outcome.plain if isinstance(said, AskWhether) else said
    meant = meant.plain if isinstance(meant, ToldOutcome) else meant
    words = next((words for kind, words in _SOURCES if isinstance(meant, kind)), None)
    if isinstance(meant, AskLife) and meant.gained:
        words = _SOURCES[1][1]
    if words is None or not isinstance(said, Ask):
        raise NotClear(f"what comes of {thing.card}")
    if isinstance(meant, AskDrawn | DrawsCards) and "draw step" in card_named(thing.card).text:
        raise NotClear(f"what comes of {thing.card}")  # a card is drawn then anyway
    able = {piece.card.name for piece in telling.there.pieces if words.search(piece.works_as.text)}
    if able != {thing.card} or (fought and isinstance(meant, _DAMAGE)):
        raise NotClear(f"what comes of {thing.card}")
