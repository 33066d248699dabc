"""Several things in a list, and what the first is: `my Giant and Bears`, `two creatures, an Ogre and a Bear`."""

from dataclasses import replace

from sandbox.questions.creature_words import types_meant
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import THINGS
from sandbox.questions.said.things import Determiner, Mention, Things
from sandbox.questions.thing_words import ALL, BOTH, PRONOUNS, SEVERAL_OF_IT
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _listed_of(number: int, owner: Determiner, these: Things) -> Things:
    """`two of my creatures, an Ogre and a Bear`: so many."""
    if number != sum(max(each.number, 1) for each in these):
        raise Unfit
    return tuple(replace(each, owner=each.owner or owner.owner) for each in these)


def _each_named(first: Mention, these: Things) -> Things:
    """`two untapped creatures, an Ogre and a Bear`: those are the two, and what is said of the two is said of each."""
    if first.noun != "creatures" or first.card or first.number != sum(max(each.number, 1) for each in these):
        raise Unfit
    if any(each.owner or each.noun in PRONOUNS for each in these):
        raise Unfit
    return tuple(replace(each, owner=first.owner, marks=(*first.marks, *each.marks)) for each in these)


def _told_of(these: Things) -> Things:
    """`it is my Hill Giant that attacks`: with `a`, it would rather be said what it is."""
    if len(these) == 1 and (these[0].number or these[0].noun in PRONOUNS):
        raise Unfit
    return these


def _which_is(first: Mention, told: Mention) -> Things:
    """`Phantom Monster, a 3/3 flyer`: what the card is. Without `a`, only where that is its size."""
    own = _is_its_size(told, first)
    if not first.card or first.size or told.card or not told.size or told.owner:
        raise Unfit
    if not own and (told.number != 1 or told.wears):
        raise Unfit
    worn = (*first.wears, *told.wears)
    return (replace(first, size=told.size, keywords=(*first.keywords, *told.keywords), wears=worn),)


def _is_its_size(told: Mention, it: Mention) -> bool:
    """`Femeref Knight, 2/2`: whether the size alone is said, and is that of the card."""
    card = card_named(it.card) if it.card else None
    bare = (told.card, told.owner, told.number) == ("", "", 0) and told.noun in ("", "creature")
    return card is not None and bare and told.size == f"{card.power}/{card.toughness}"


def _goes_with_it(first: Mention, more: Things) -> bool:
    """`it and Craw Wurm`."""
    return first.noun in ("it", "him", "her") and all(thing.card or thing.size for thing in more)


_COUNTED_ALONE = frozenset({"creature", "blocker", "attacker", "guy", "permanent"})


def listed_things(first: Mention, more: Things) -> Things:
    """`my 2/2 and 3/3`: whose the first is, the next is as well where nothing else is said. `both the Giant and the
    Bears`: one of each."""
    if first.some and first.card and first.number > 1:
        raise Unfit  # `two of my creatures, an Ogre and a Bear` are those two
    first = replace(first, marks=tuple(mark for mark in first.marks if mark != BOTH))
    if more[0].noun in PRONOUNS or (first.noun in PRONOUNS and not _goes_with_it(first, more)):
        raise Unfit
    if first.card and first == more[0] == Mention(card=first.card):
        return (replace(first, number=2), *more[1:])  # a King and a King
    if first.noun == "creatures" and first.number > 1 and (more[0].card or more[0].size):
        raise Unfit  # they may be those that are named next
    if first.card and "only" in more[0].marks and not more[0].card and more[0].noun in _COUNTED_ALONE:
        raise Unfit  # `Hill Giant, his only creature`
    if _is_its_size(more[0], first):
        raise Unfit  # it says how large that one is
    if first.card and any(each.card == first.card and not each.owner and not each.number for each in more):
        raise Unfit
    if first.owner and not more[0].owner and not more[0].number and (more[0].card or more[0].size):
        return (first, replace(more[0], owner=first.owner), *more[1:])
    return (first, *more)


_COUNTED = frozenset({"lands", "creatures", "attackers", "blockers", "permanents", "cards"})


def _all_alike(first: Mention, it: Mention) -> Things:
    """`two lands, both Mountains`, `three guys, all 1/1s`: so many of these."""
    if first.noun not in _COUNTED or first.card or first.size or first.number < 2 or it.noun in PRONOUNS:
        raise Unfit
    if it.owner or it.number or not (it.card or it.size or types_meant(it.noun)):
        raise Unfit
    marks = tuple(mark for mark in (*first.marks, *it.marks) if mark not in ("several", SEVERAL_OF_IT))
    return (replace(it, owner=first.owner, number=first.number, marks=marks),)


def _listed_apart(first: Mention, more: Things) -> Things:
    """`..., a 3/3, and his 3/3`: the first says how large what stands before it is."""
    if not first.card and first.size and first.number == 1 and not first.owner and more[0].owner and not more[0].card:
        raise Unfit
    unnumbered = first.noun in _COUNTED and not first.card and not first.number and bool(more[0].card)
    if unnumbered or (first.noun in _COUNTED and {BOTH, ALL} & set(more[0].marks)):
        raise Unfit  # it says what they are
    return listed_things(first, more)


PRODUCTIONS: Table = (
    hears(THINGS, "{first:thing}", lambda first: (first,)),
    hears(THINGS, "only {these:things}", lambda these: these),
    hears(THINGS, "{first:thing}( ,| -) (all|both)( of them| of which|)( be|) {it:noun}( ,|)", _all_alike),
    hears(THINGS, "{first:thing}( ,| -) (each|each of them|each of which)( be|) (a |an |){it:noun}( ,|)", _all_alike),
    hears(THINGS, "{first:thing} ( (all|both)( of them| of which|)( be|) {it:noun} )", _all_alike),
    hears(THINGS, "it be {these:things} (that|which|who)", _told_of),
    hears(
        THINGS,
        "{first:thing}( and| ,| , and) {more:things} (both|each|all)",
        lambda first, more: listed_things(first, more),
    ),
    hears(
        THINGS,
        "(the |my |his |her |){n:number} (creatures|attackers|blockers|creature) (,|:) {these:things}( ,|)",
        lambda n, these: _each_named(Mention(noun="creatures", number=n), these),
    ),
    hears(
        THINGS,
        "{number:number} of {owner:determiner}(creatures|guys|attackers|blockers) (,|:|-) {these:things}( ,| -|)",
        _listed_of,
    ),
    hears(THINGS, "{first:thing} (,|:|-) {these:things}( ,| -|)", _each_named),
    hears(THINGS, "{first:thing} ( {these:things} )", _each_named),
    hears(THINGS, "{first:thing} , {told:thing}( ,|)", _which_is),
    hears(THINGS, "{first:thing} and {more:things}", listed_things),
    hears(THINGS, "{first:thing} (,|, and) {more:things}", _listed_apart),
)
