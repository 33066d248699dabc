"""Every kind of meaning has a card of the pool whose text has it: a site without imported cards can show all that the
reader knows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sandbox.cards import POOL
from sandbox.meaning.card import Card
from sandbox.meaning.nodes import Ability, Meaning
from sandbox.rules.casting.keyword_uses import uses_of_keyword
from sandbox.rules.triggers.keyword_triggers import read_as_triggered
from sandbox.rules.turn.new_game import TRIGGERED_KEYWORDS
from tests.engine.test_every_meaning import kinds_of

MADE_IN_PLAY = {"EntersUnderYours", "GrantedBy", "IsCopyOf", "WordsChanged"}
"""No text has them: an ability that was given, a copy, a changed word and who takes over what enters come to be as a
game is played."""
NOT_YET = {
    "AtMostCounters": "its only card also asks whether it was untapped as the turn began",
    "BlockingToken": "its card says besides at which moment of combat it is cast",
    "CanBlockAsThough": "said of creatures in books of years whose cards the pool has in other words",
    "CountedEcho": "its card also deals as much damage as its controller says",
    "DamageEachPlayer": "each player is dealt an amount of their own in examples alone",
    "DiesOrIsExiled": "its cards go back into a library at some depth",
    "DoNotEnter": "its card also forbids to play lands and offers a way out of it",
    "EnterUnderOpponent": "its cards also attack their owner, choose what was not chosen, or count the mana of a spell",
    "HasActivatedAbilitiesOf": "its card also lets mana of one color pay for all",
    "HasCast": "its cards allow an attack only then",
    "Heal": "its only card heals as a part of a replacement that is not understood",
    "InYourHand": "said on cards of one's own making alone",
    "Landhome": "a word of 1997 for cards that the pool has in today's words",
    "MoreDevotion": "its card also asks for several kinds of permanents at once",
    "Storied": "a word of 2026 that no card of the files has",
    "SkipStep": "a cost of examples in the rules' own text",
    "SourceOfChoice": "a source that a text other than a shield chooses",
}
"""What only examples of the rules' texts, written in the site's own words, show: the cards that have it say something
else besides that is not understood. A card that says it strikes it from this list."""
NO_CARD_WRITTEN = frozenset({"Recruit"})
"""What is read and played, and whose first card has still to be written into the pool."""


def everything_in(value: object) -> Iterator[type[Meaning]]:
    if isinstance(value, Card):
        yield from everything_in((value.abilities, tuple(value.older.values()), value.faces))
    elif isinstance(value, tuple | frozenset):
        for each in value:
            yield from everything_in(each)
    elif isinstance(value, Meaning):
        yield type(value)
        for part in value.parts().values():
            yield from everything_in(part)
        if isinstance(value, Ability):
            yield from everything_in(spelled_out(value))


def spelled_out(ability: Ability) -> tuple[Ability, ...]:
    """What a keyword stands for."""
    triggered = tuple([each for each in read_as_triggered(TRIGGERED_KEYWORDS, ability) if each is not ability])
    return (*triggered, *[use.ability for use in uses_of_keyword(ability)])


@cache
def shown() -> frozenset[str]:
    return frozenset([kind.__name__ for name in POOL for kind in everything_in(POOL[name])])


def all_meanings() -> set[str]:
    return {kind.__name__ for kind in kinds_of(Meaning) if kind is not Card}


def test_every_kind_of_meaning_has_a_card_in_the_pool() -> None:
    assert all_meanings() - shown() - MADE_IN_PLAY - NOT_YET.keys() - NO_CARD_WRITTEN == set()


def test_what_is_excused_is_a_meaning_that_no_card_of_the_pool_has() -> None:
    excused = MADE_IN_PLAY | NO_CARD_WRITTEN | NOT_YET.keys()
    assert excused <= all_meanings()
    assert excused & shown() == set()
