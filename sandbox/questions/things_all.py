"""Things spoken of as all that there are: `everything: an Ogre and a Bear`, `all his three Bears`, `either`."""

import re
from dataclasses import replace
from functools import partial

from sandbox.questions.called_things import both
from sandbox.questions.creature_words import is_plural, types_meant
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import DETERMINER, THING, THINGS
from sandbox.questions.said.things import Determiner, Mention, Things
from sandbox.questions.thing_words import ALL, BOTH, ME, PRONOUNS, TOKEN
from sandbox.questions.things_listed import listed_things
from sandbox.questions.told_in_turn import ORDINALS
from sandbox.terms.types import PERMANENT_TYPES, CardType
from sandbox.wording.grammar import Ends, Reading, Table, Unfit
from sandbox.wording.saying import constant, hears, native

_ALL_THERE = (
    "(everything|everyone|all of them|the team|the whole team|the lot|his team|his whole team|my team|my whole team)"
    "( he have| i have| she have| opp have|)"
)


def _listed(these: Things) -> Things:
    """`everything: an Ogre and a Bear`: those."""
    if any(each.noun in PRONOUNS or (each.card and not _may_fight(each)) for each in these):
        raise Unfit
    return these


def _both_of(first: Mention, more: Mention) -> Things:
    """`both a Giant and an Ogre`."""
    if first.number != 1 or more.number != 1:
        raise Unfit
    return listed_things(first, (more,))


_HIS = re.compile(
    r"(?:his|hers|theirs)(?= (?:[.,;?!)]|and|or|but|die|survive|live|trade|attack|block|have|be|do|can|"
    r"get|deal|kill|untap|tap|with|2 times|for|to|on|at|in|first|once|when|before|after|while|as|instead) )"
)
"""`his` that stands alone: nothing of his is named after it."""


def _whose_alone(reading: Reading, at: int) -> Ends[Mention]:
    """`mine attacks and his blocks`."""
    found = _HIS.match(f"{reading.text} ", at)
    return {found.end(): Mention(noun="hers" if found[0] == "hers" else "his")} if found else {}


def _may_fight(thing: Mention) -> bool:
    return CardType.CREATURE in card_named(thing.card).types


_IN_TURN: Table = (
    constant(THING, "the other( one| 1| of them| of the 2| one of them|)", Mention(noun="one", marks=("other",))),
    constant(THING, "the (others|other ones|rest of them|other attackers)", Mention(noun="one", marks=("others",))),
    *(
        constant(THING, f"the {word}( one| 1| of them| of those| one of them|)", Mention(noun="one", marks=(word,)))
        for word in ORDINALS
    ),
    *(
        constant(THING, f"the {word} {called}", Mention(noun="one", marks=(word, mark)))
        for word in ("first", "second", "third")
        for called, mark in (("blocker", "blocking"), ("attacker", "attacking"))
    ),
)
"""What is called by its place among those that were spoken of together."""


def _described_one(mark: str) -> Mention:
    """`the black one`, `the unblocked one`."""
    if mark in ("other", "only", "own", "same", "original", "remaining", "whole"):
        raise Unfit
    return Mention(noun="creature", marks=(mark,))


def _two_named(these: Things, owner: str) -> Things:
    """`both creatures, the Giant and the Ogre`"""
    if len(these) != 2 or any(each.noun in PRONOUNS or each.number > 1 or each.owner for each in these):
        raise Unfit
    return tuple(replace(each, owner=owner) for each in these)


def _those_named(these: Things, owner: str) -> Things:
    """`all his creatures, the Giant and the Ogre`"""
    if len(these) < 2 or any(each.noun in PRONOUNS or each.owner or not each.card for each in these):
        raise Unfit
    return tuple(replace(each, owner=owner) for each in these)


def _of_it(number: int, noun: Mention) -> Mention:
    """`its three Goblins`, `its tokens`: what something has brought along."""
    if noun.card or not (noun.noun == "token" or types_meant(noun.noun)):
        raise Unfit
    marks = noun.marks if noun.noun == "token" or TOKEN in noun.marks else (*noun.marks, TOKEN)
    return replace(noun, number=number, marks=marks)


def _of_a_sort(noun: Mention) -> Things:
    """`the knights both`."""
    if noun.card or not is_plural(noun.noun) or TOKEN in noun.marks:
        raise Unfit
    return (replace(noun, marks=(*noun.marks, BOTH)),)


def _who_fought(*marks: str) -> Mention:
    return Mention(noun="one", marks=marks)


def _own_named(owner: str, it: Mention) -> Mention:
    """`mine, a Giant Spider`."""
    if not it.card or it.owner or it.number != 1 or not _may_fight(it):
        raise Unfit
    return replace(it, owner=owner)


def _by_place(mark: str, owner: str, card: str) -> Mention:
    return Mention(card=card, owner=owner, marks=(mark,))


def _last_of(owner: str, card: str) -> Mention:
    """`his last Bolt`: a card that is never in play."""
    if not PERMANENT_TYPES.isdisjoint(card_named(card).types):
        raise Unfit
    return Mention(card=card, owner=owner)


_WHOSE = (("the", ""), ("my", ME), ("his", "he"), ("her", "she"), ("their", "they"))
_SPELLS: Table = (
    *(
        hears(THING, f"{said} {word} {{card:card}}", partial(_by_place, word, who))
        for word in ORDINALS
        for said, who in _WHOSE
    ),
    *(
        hears(THING, f"{said} (last|final|last remaining) {{card:card}}", partial(_last_of, who))
        for said, who in _WHOSE
    ),
)
"""Cards called by their place among those of that name."""
_WHO = "the (one|1|creature) (that|which|who)"
_ONES: Table = (
    hears(THING, "(the|that) {mark:mark} (one|1)", _described_one),
    hears(THING, "(the|that) {size:size} (one|1)", lambda size: Mention(noun="creature", size=size)),
    *(
        hears(THING, f"{word} {ways}", lambda it, owner=owner: _own_named(owner, it))
        for word, owner in (("mine", ME), ("(his|hers|theirs)", "he"))
        for ways in (", {it:thing}( ,|)", "( {it:thing} )", "- {it:thing}( -|)")
    ),
    constant(THING, "the large", Mention(noun="creature", marks=("big",))),
    constant(
        THING, "the (big|bigger|large|larger|biggest) of (the 2|both|them)", Mention(noun="creature", marks=("big",))
    ),
    constant(
        THING, "the (little|small|smaller|smallest) of (the 2|both|them)", Mention(noun="creature", marks=("little",))
    ),
    hears(THING, "its {number:number} {noun:noun}", _of_it),
    constant(THING, f"{_WHO} attack", _who_fought("attacking")),
    constant(THING, f"{_WHO} (block|do the blocking)", _who_fought("blocking")),
    constant(THING, f"{_WHO} (be|get) block", _who_fought("attacking", "blocked")),
    constant(
        THING,
        f"{_WHO} (be not block|get through|be unblocked|do not get block|go unblocked)",
        _who_fought("attacking", "unblocked"),
    ),
)
"""What is called by how it is or by what it has done."""


def _of_one(these: Things, owner: str) -> Things:
    """`a Giant and a Bear, both his`"""
    if len(these) < 2 or any(thing.owner not in ("", owner) for thing in these):
        raise Unfit
    return tuple(replace(thing, owner=owner) for thing in these)


_PLURALS = {"creature": "creatures", "attacker": "attackers", "blocker": "blockers"}


def _every(it: Mention, tail: Mention) -> Mention:
    """`each creature`, `every Goblin that he has`: all that there are."""
    whole = both(it, tail)
    if it.noun in _PLURALS and not it.card:
        return replace(whole, noun=_PLURALS[it.noun], size=it.size)
    if it.noun in PRONOUNS or not (it.card or types_meant(it.noun)) or (it.card and not _may_fight(it)):
        raise Unfit
    return replace(whole, marks=(*whole.marks, ALL))


def _named_one(it: Mention) -> Mention:
    """`one of them, Harmonize`"""
    if not it.card:
        raise Unfit
    return it


_COUNTED: Table = (
    hears(THING, "(each|every|every single|each single|each and every) {it:noun}{tail:tail}", _every),
    hears(THING, "1 of (them|these|those)( ,|:| -) {it:thing}( ,|)", _named_one),
    hears(THING, "one of (them|these|those)( ,|:| -) {it:thing}( ,|)", _named_one),
    hears(THING, "all {n:number} of (them|these|those)", lambda n: Mention(noun="them", number=n)),
    hears(THING, "the other {n:number}( of them| ones|)", lambda n: Mention(noun="one", marks=("others",), number=n)),
)
"""What is spoken of together, with how many that are."""
_ALONE: Table = (native(THING, _whose_alone, lambda printing, value: None),)
PRODUCTIONS: Table = (
    *_IN_TURN,
    *_ALONE,
    *_ONES,
    *_COUNTED,
    *_SPELLS,
    hears(DETERMINER, "all (his|her|their) {number:number} ", lambda number: Determiner("he", number)),
    hears(DETERMINER, "all my {number:number} ", lambda number: Determiner(ME, number)),
    hears(DETERMINER, "(each|all|both) of my {number:number} ", lambda number: Determiner(ME, number)),
    hears(DETERMINER, "(each|all|both) of (his|her|their) {number:number} ", lambda number: Determiner("he", number)),
    hears(DETERMINER, "(both of|both) {who:who} 's ", lambda who: Determiner(who, every=BOTH)),
    hears(DETERMINER, "(all of|all|each of) {who:who} 's ", lambda who: Determiner(who, every=ALL)),
    constant(THING, "(the|his|my|her|that|this) band", Mention(noun="attackers")),
    *(
        constant(THING, f"(everything|everyone|all) (that |){said}", Mention(noun="everything", owner=owner))
        for said, owner in (("i (have|control)", ME), ("(he|opp) (have|control)", "opp"), ("she (have|control)", "she"))
    ),
    constant(THING, "(either|either 1|either one)", Mention(noun="them", number=1, some=True)),
    hears(THINGS, "{these:things}( ,|) (both|all) (mine|my own)( ,|)", lambda these: _of_one(these, ME)),
    hears(THINGS, "{these:things}( ,|) (both|all) (his|hers|theirs|his own)( ,|)", lambda these: _of_one(these, "he")),
    hears(THINGS, "both {first:thing} and {more:thing}", _both_of),
    *(
        hears(THINGS, f"{all_of}{whose} (creatures|attackers|blockers) {ways}", partial(_those_named, owner=owner))
        for all_of in ("", "all ", "all of ", "only ")
        for whose, owner in (("my", ME), ("(his|her|their)", "he"))
        for ways in (", {these:things}( ,|)", "( {these:things} )", "- {these:things}( -|)")
    ),
    *(
        hears(THINGS, f"both{whose} {ways}", partial(_two_named, owner=owner))
        for whose, owner in (
            ("( attackers| blockers|)", ""),
            ("( of|) my (creatures|attackers|blockers)", ME),
            ("( of|) (his|her|their) (creatures|attackers|blockers)", "he"),
        )
        for ways in (", {these:things}( ,|)", "( {these:things} )", "- {these:things}( -|)")
    ),
    hears(THINGS, "(the |my |his |){noun:noun} both", _of_a_sort),
    hears(THINGS, f"{_ALL_THERE} (,|:|-) {{these:things}}( ,| -|)", _listed),
    hears(THINGS, f"{_ALL_THERE} ( {{these:things}} )", _listed),
)
