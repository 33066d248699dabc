"""A thing that is said twice: by a word for it, and by the card that it is."""

from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.things import Determiner, Mention
from sandbox.questions.thing_words import PRONOUNS
from sandbox.terms.types import AURA, CardType
from sandbox.wording.grammar import Unfit

_FIGHTS = {"attacker": "attacking", "blocker": "blocking"}
"""What a word for a creature says that it does, where it is `my blocker` and not `a blocker`."""


_NO_ONE = frozenset({*PRONOUNS, "trigger", "ability", "creatures", "attackers", "blockers", "lands"})
"""Words for no one thing that could be named after them."""


def both(it: Mention, more: Mention) -> Mention:
    """A mention and what is said besides."""
    if (it.size and more.size and it.size != more.size) or (it.owner and more.owner):
        raise Unfit
    return replace(
        it,
        owner=it.owner or more.owner,
        size=it.size or more.size,
        marks=it.marks + more.marks,
        keywords=it.keywords + more.keywords,
        wears=it.wears + more.wears,
        text=it.text or more.text,
        ability=it.ability or more.ability,
    )


def called(determiner: Determiner, noun: Mention, it: Mention) -> Mention:
    """A word for a thing and the card that it is, or its size; the word must fit the card."""
    if it.size and not it.card:
        return _of_that_size(determiner, noun, it)
    if noun.card or not it.card or noun.noun in _NO_ONE or determiner.number > 1:
        raise Unfit
    if noun.size and card_named(it.card).power is None:
        raise Unfit
    down = ("face-down",) if noun.noun == "morph" and "face-down" not in noun.marks else ()
    fights = (_FIGHTS[noun.noun],) if noun.noun in _FIGHTS and determiner.owner and not determiner.number else ()
    return replace(
        it,
        owner=determiner.owner or it.owner,
        size=it.size or noun.size,
        keywords=it.keywords + noun.keywords,
        marks=(*it.marks, *noun.marks, *down, *(() if noun.marks else fights)),
    )


def _of_that_size(determiner: Determiner, noun: Mention, it: Mention) -> Mention:
    """`his only creature, a 3/3 trampler`."""
    plain = not (noun.card or noun.size or it.owner) and noun.noun in ("creature", "attacker", "blocker")
    if not plain or it.number != 1 or it.noun != "creature" or determiner.number > 1:
        raise Unfit
    marks, keywords = noun.marks + it.marks, noun.keywords + it.keywords
    return replace(it, owner=determiner.owner, number=determiner.number, marks=marks, keywords=keywords)


def called_after(determiner: Determiner, noun: Mention, tail: Mention, it: Mention) -> Mention:
    """`a creature with trample, War Mammoth`."""
    if tail == Mention():
        raise Unfit
    return called(determiner, both(noun, tail), it)


def called_so(determiner: Determiner, noun: Mention, it: Mention) -> Mention:
    """`a ground creature Hill Giant`, `his blocker Hill Giant`."""
    if noun.noun not in ("creature", "attacker", "blocker") or it.owner or it.number:
        raise Unfit
    return called(determiner, noun, it)


def called_by_aura(card: str, it: Mention) -> Mention:
    """`my Pacified Angel`: what an aura is on."""
    creature = bool(it.card) and CardType.CREATURE in card_named(it.card).types
    if AURA not in card_named(card).subtypes or not creature or it.wears:
        raise Unfit
    return replace(it, wears=(Mention(card=card),))
