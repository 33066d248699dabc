"""Cards in a row of words: by name, plural, nickname, part of a name, or misspelt.

A part of a name means the card of the
question that has it, or else the only card of the pool that does; where two fit alike, it means none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import pairwise

from sandbox.cards import POOL
from sandbox.questions.imported_names import imported_among
from sandbox.questions.name_forms import bare
from sandbox.questions.names_misspelt import abbreviated, misspelt
from sandbox.questions.names_unknown import of_unknown_names
from sandbox.questions.parts_misspelt import misspelt_part
from sandbox.questions.pool_names import (
    ALSO_WORDS,
    COLORS,
    LISTS,
    SHORTEST_PART,
    joined,
    key_of,
    names,
    nicknames,
    run_together,
)
from sandbox.questions.sorts_named import is_sort_of_several
from sandbox.questions.thing_words import CREATURE_TYPES

LONGEST_NAME = 7
"""Words of a card's name."""
SHORTEST_OF_NAMED = 3
"""Letters of a part of the name of a card that the question names."""
_COLORS = frozenset({"white", "blue", "black", "red", "green"})
_OF_THE_RULES = frozenset({
    "life", "damage", "mana", "turn", "creature", "creatures", "land", "lands", "spell", "spells", "attack", "block",
    "hand", "library", "graveyard", "counter", "power", "size", "token", "card", "cards", "play", "draw", "step",
    "phase", "upkeep", "target", "control",
})  # fmt: skip
"""Words of the rules, which are no part of a card's name even where the question has a card with such a name."""
_SMALL = frozenset({"the", "and", "for", "from", "with", "of", "to", "in", "into", "its", "not", "out", "old", "new"})
"""Words that are no part of a name by themselves."""
_NUMBERS = frozenset({"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"})
_SAYINGS = frozenset({("in", "fact"), ("the", "fact")})
_GETTING = frozenset({"get", "gets", "make", "makes", "create", "creates", "receive", "receives"})
"""Words for getting tokens, before `any` and a sort of creature."""
_COUNTING = frozenset({"do", "does", "did", "will", "would", "am", "are", "is"})
"""Words after a sort of creature that somebody asks the number of."""

_LIKE_PEOPLE: dict[str, str] = LISTS["people"]
"""Names of people by which players call cards."""
_CHOOSING = frozenset({"naming", "names", "name", "choosing", "chose", "chooses", "choose", "calling", "says"})
"""Words after which a sort of creature is what is chosen."""
_POINTING = frozenset({"the", "that", "this", "my", "his", "her", "their"})
_ASKERS = frozenset({"i", "my", "me", "mine", "i'm", "i've", "i'll"})
_OF_PLAYERS = frozenset({"casts", "plays", "has", "controls", "activates", "uses", "taps"})
"""Words after the name of a player."""

Look = Callable[[Sequence[str]], "tuple[str, bool] | None"]
"""Words to the card that they mean, and whether they stand in the plural."""


@dataclass(frozen=True)
class CardMention:
    """The words from `first` to `last` mean the card. `plural`: they end as several do, or as a verb does."""

    first: int
    last: int
    card: str
    plural: bool


def mentions(words: Sequence[str], ordinary: frozenset[str]) -> list[CardMention]:
    """Every card in the words, in order; `ordinary` words are no misspelt cards and no parts of names."""
    found: dict[int, CardMention] = {}
    imported = imported_among(words, ordinary)
    _find(words, found, partial(_exact, ordinary=ordinary, imported=imported))
    _lengthen(words, found, ordinary)
    found |= _shortened(words, found)
    named = tuple(dict.fromkeys(each.card for each in found.values()))
    for look in (misspelt, abbreviated):
        _find(words, found, partial(_unless_part, look=partial(look, ordinary=ordinary), named=named))
    named = tuple(dict.fromkeys(each.card for each in found.values()))
    _find(words, found, partial(_called_as_people, named=named, people=_people(words)))
    _find(words, found, partial(_nickname, named=named, ordinary=ordinary))
    found |= _of_another(words, found, named)
    named = tuple(dict.fromkeys(found[at].card for at in sorted(found)))
    _find(words, found, partial(_part, named=named, ordinary=ordinary))
    _find(words, found, partial(misspelt_part, named=named, called=nicknames(), ordinary=ordinary))
    whole = [found[at] for at in sorted(found) if not _is_sort_counted(words, found[at])]
    whole = [each for each in whole if not _is_sort_chosen(words, each, named)]
    whole = [each for each in whole if not is_sort_of_several(words, each.first, each.last, each.card, named)]
    tokens = {words[at].lower() for at in range(len(words) - 1) if words[at + 1].lower() in ("token", "tokens")}
    whole = [each for each in whole if each.card in named or words[each.first].lower() not in tokens]
    unknown = set(of_unknown_names(words, [(each.first, each.last, each.card) for each in whole], named))
    whole = [each for each in whole if each.first not in unknown]
    return [each for each in whole if each.card in named or not _beside_a_name(words, each, found, ordinary)]


def _lengthen(words: Sequence[str], found: dict[int, CardMention], ordinary: frozenset[str]) -> None:
    """`Wildfire Emisary`: a name before a word that nobody knows is the beginning of a longer one, misspelt."""
    for at, each in list(found.items()):
        last = each.last + 1
        if each.first != each.last or last >= len(words) or last in found or words[last].lower() in ordinary:
            continue
        if _is_word(words[last]) and (longer := misspelt(words[at : last + 1], ordinary)) is not None:
            found[at] = CardMention(at, last, *longer)


def _shortened(words: Sequence[str], found: Mapping[int, CardMention]) -> dict[int, CardMention]:
    """`Basking Rootwalla ... the Rootwalla`: a card's whole name that is also the end of one named before, and is
    never said without `the` or the like, means that one."""
    meant: dict[int, CardMention] = {}
    for card in {each.card for each in found.values() if each.first == each.last}:
        places = [at for at in sorted(found) if found[at].card == card]
        whole = [found[at] for at in range(places[0]) if at in found and found[at].card.endswith(f" {card}")]
        pointed = all(at and words[at - 1].lower() in _POINTING for at in places)
        if pointed and len({each.card for each in whole}) == 1:
            meant |= {at: replace(found[at], card=whole[0].card) for at in places}
    return meant


def _of_another(words: Sequence[str], found: Mapping[int, CardMention], named: Sequence[str]) -> dict[int, CardMention]:
    """`his Baneslayer ... the angel`: a nickname that is also the end of the name of a card called by another one
    before."""
    meant: dict[int, CardMention] = {}
    for at, each in found.items():
        word = key_of(" ".join(words[at : each.last + 1]))
        if each.card in named or nicknames().get(word) != each.card or not at:
            continue
        heads = {found[place].card for place in found if place < at and key_of(found[place].card).split()[-1] == word}
        if len(heads) == 1 and heads.isdisjoint({each.card}) and words[at - 1].lower() in _POINTING:
            meant[at] = replace(each, card=heads.pop())
    return meant


def _beside_a_name(
    words: Sequence[str], part: CardMention, found: Mapping[int, CardMention], ordinary: frozenset[str]
) -> bool:
    """`Snarkblast Wizard`: a capital word that nobody knows and a part of a name are the name of something else."""
    taken = {at for each in found.values() for at in range(each.first, each.last + 1)}
    beside = [at for at in (part.first - 1, part.last + 1) if 0 <= at < len(words) and at not in taken]
    return any(words[at][0].isupper() and words[at].lower() not in ordinary for at in beside)


def _is_sort_counted(words: Sequence[str], part: CardMention) -> bool:
    """`how many goblins do I have?` asks of the sort, whichever Goblin the question names; `in fact` names no card."""
    if part.first != part.last or not 0 < part.first < len(words) - 1:
        return False
    if (words[part.first - 1].lower(), words[part.first]) in _SAYINGS:
        return True
    before, sort, after = (words[at].lower() for at in (part.first - 1, part.first, part.first + 1))
    earlier = words[part.first - 2].lower() if part.first > 1 else ""
    counted = (before == "many" and after in _COUNTING) or (before == "any" and earlier in _GETTING)
    return counted and not CREATURE_TYPES.isdisjoint((sort, sort.removesuffix("s")))


def _is_sort_chosen(words: Sequence[str], part: CardMention, named: Sequence[str]) -> bool:
    """`Engineered Plague naming Goblin` means the sort, whichever Goblin the question names."""
    before = [word.lower() for word in words[max(part.first - 2, 0) : part.first]]
    chosen = before[-1:] != [] and (before[-1] in _CHOOSING or before in (["set", "to"], ["set", "on"]))
    sort = words[part.first].lower()
    is_sort = part.first == part.last and not CREATURE_TYPES.isdisjoint((sort, sort.removesuffix("s")))
    return chosen and is_sort and any("reature type" in POOL[card].text for card in named if card in POOL)


def _find(words: Sequence[str], found: dict[int, CardMention], look: Look) -> None:
    """Adds what is found among the words that belong to no card yet, the longest first at each place."""
    taken = {at for each in found.values() for at in range(each.first, each.last + 1)}
    signs = {at for at, word in enumerate(words) if word[0].isalpha() and not key_of(word)}
    at = 0
    while at < len(words):
        for length in range(_most_words(words, at, taken | signs), 0, -1):
            last = at + length - 1
            if _is_word(words[last]) and (known := look(words[at : last + 1])) is not None:
                found[at] = CardMention(at, last, *known)
                at = last
                break
        at += 1


def _most_words(words: Sequence[str], at: int, closed: Set[int]) -> int:
    """How many words a name that begins there can have at most."""
    longest = min(LONGEST_NAME, len(words) - at) if _is_word(words[at]) else 0
    return next((length for length in range(longest) if at + length in closed), longest)


def _is_word(word: str) -> bool:
    return word[:1].isalpha()


def _exact(
    words: Sequence[str], ordinary: frozenset[str], imported: Mapping[str, tuple[str, bool]]
) -> tuple[str, bool] | None:
    key = joined(words)
    alone = len(words) == 1
    if alone and key in ALSO_WORDS and words[0][:1].islower():
        return None
    for form, plural in bare(key):
        if (card := names().get(form)) is not None and not (alone and plural and key in ordinary):
            return card, plural
        if alone and key not in ordinary and (card := run_together().get(form)) is not None:
            return card, plural
    return imported.get(" ".join(words))


def _nickname(words: Sequence[str], named: Sequence[str], ordinary: frozenset[str]) -> tuple[str, bool] | None:
    """A nickname, unless it is the part of one name that the question has."""
    key = joined(words)
    part = _part(words, named, _OF_THE_RULES)
    if part is not None and part[0] in named:
        return part
    for form, plural in bare(key):
        if (card := nicknames().get(form)) is not None and not (plural and key in ordinary):
            return card, plural
    return None


def _people(words: Sequence[str]) -> frozenset[str]:
    """The words that can only be players: all, where nobody asks in the first person."""
    low = [word.lower() for word in words]
    if _ASKERS.isdisjoint(low):
        return frozenset(_LIKE_PEOPLE)
    return frozenset(word for word, after in pairwise(low) if after in _OF_PLAYERS)


def _called_as_people(words: Sequence[str], named: Sequence[str], people: frozenset[str]) -> tuple[str, bool] | None:
    """A card that has the name of a person for a nickname, where the question names it."""
    card = _LIKE_PEOPLE.get(words[0].lower(), "") if len(words) == 1 and words[0].lower() not in people else ""
    return (card, False) if card in named else None


def _unless_part(words: Sequence[str], look: Look, named: Sequence[str]) -> tuple[str, bool] | None:
    """What is part of a name that the question has is no other name: the `Blade` after a `Doom Blade` is no `Blaze`."""
    known = look(words)
    part = None if known is None else _part(words, named, _OF_THE_RULES)
    return None if part is not None and part[0] in named else known


def _part(words: Sequence[str], named: Sequence[str], ordinary: frozenset[str]) -> tuple[str, bool] | None:
    """The card that a part of its name means: the last word of one name that the question has, or another word of it,
    or a name that begins like no other in the pool."""
    low = key_of(words[0])
    if len(words) > 1:
        return _part_of_words(words, named)
    if len(low) < SHORTEST_OF_NAMED or low in ordinary or low in _SMALL | _NUMBERS or low in COLORS:
        return None
    if any(form in _OF_THE_RULES for form, _ in bare(low)):
        return None
    for form, plural in bare(low):
        heads = [card for card in named if key_of(card).split()[-1] in (form, form + "s")]
        kind = plural and form in CREATURE_TYPES
        others = [] if kind else [card for card in named if not {form, form + "s"}.isdisjoint(key_of(card).split())]
        for fitting in (heads, others):
            if fitting:
                return (fitting[0], plural) if len(fitting) == 1 else None
    if words[0][0].islower() or len(low) < SHORTEST_PART:
        return None
    first = _beginnings().get(low, ())
    return (first[0], False) if len(first) == 1 else None


def _part_of_words(words: Sequence[str], named: Sequence[str]) -> tuple[str, bool] | None:
    """The one card that the question names in whose name these words stand in a row, as `Old Man` for the one of the
    Sea."""
    key = joined(words)
    parts = key.split()
    if len(parts) < 2 or parts[0] in _SMALL - {"old", "new"} or parts[-1] in _SMALL:
        return None
    found = [card for card in named if f" {key} " in f" {key_of(card)} " and key_of(card) != key]
    return (found[0], False) if len(found) == 1 else None


@cache
def _beginnings() -> dict[str, tuple[str, ...]]:
    """The cards of several words by the first of them."""
    found: dict[str, tuple[str, ...]] = {}
    for card in POOL:
        if " " in card:
            found[key_of(card).split()[0]] = (*found.get(key_of(card).split()[0], ()), card)
    return found
