"""Things spoken of as all that there are: `everything: an Ogre and a Bear`, `all his three Bears`, `either`."""

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import DETERMINER, THING, THINGS
from sandbox.questions.said.things import Determiner, Mention, Things
from sandbox.questions.thing_words import ME, PRONOUNS
from sandbox.questions.things import listed_things
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

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


def _may_fight(thing: Mention) -> bool:
    return CardType.CREATURE in card_named(thing.card).types


PRODUCTIONS: Table = (
    hears(DETERMINER, "all (his|her|their) {number:number} ", lambda number: Determiner("he", number)),
    hears(DETERMINER, "all my {number:number} ", lambda number: Determiner(ME, number)),
    constant(THING, "(either|either 1|either one)", Mention(noun="them", number=1, some=True)),
    hears(THINGS, "both {first:thing} and {more:thing}", _both_of),
    hears(THINGS, f"{_ALL_THERE} (,|:|-) {{these:things}}( ,| -|)", _listed),
    hears(THINGS, f"{_ALL_THERE} ( {{these:things}} )", _listed),
)
