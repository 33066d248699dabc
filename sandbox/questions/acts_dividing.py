"""How it is told that the damage of a spell is divided: so much to this one, so much to that one."""

import re

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import SHARE, SHARES
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.things import Mention
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

Share = tuple[int, Mention]
_EACH_AMOUNT = re.compile(r"(\d+) damage to any")


def _divided(what: str, shares: tuple[Share, ...], who: str = "") -> Casts:
    """As the text has it: as its player chooses, evenly, or in amounts of its own. Raises Unfit for other texts."""
    text, spell = card_named(what).text, Mention(card=what)
    amounts, things = tuple(n for n, _ in shares), tuple(thing for _, thing in shares)
    if "divided as you choose" in text:
        return Casts(spell, who, things, dividing=amounts)
    if "divided evenly" in text and len(set(amounts)) == 1:
        return Casts(spell, who, things, sum(amounts))
    printed = [int(number) for number in _EACH_AMOUNT.findall(text)]
    if len(set(amounts)) != len(amounts) or sorted(printed) != sorted(amounts):
        raise Unfit
    return Casts(spell, who, tuple(dict(shares)[number] for number in printed))


def _split(what: str, numbers: tuple[int, ...], targets: tuple[Mention, ...], who: str = "") -> Casts:
    """`split 3 and 1 between the Ogre and the Elves`."""
    if len(numbers) != len(targets):
        raise Unfit
    return _divided(what, tuple(zip(numbers, targets, strict=True)), who)


_OF_DAMAGE = "(| damage| points| point| points of damage| point of damage| of it| of the damage)"
_TO = "(on|to|at|onto|into|for|hit|kill)"
_SAYS_SO = "( ,|:| :| with| for| and deal| and put| , deal| , put| , split| split| , divide| divide| -| as| deal| put|)"
_CASTS = "(cast|play|use|respond with|throw|fire off|)"

PRODUCTIONS: Table = (
    hears(SHARE, f"{{n:number}}{_OF_DAMAGE} {_TO} {{thing:aim}}", lambda n, thing: (n, thing)),
    hears(SHARE, f"{{n:number}}{_OF_DAMAGE} {_TO} the {{thing:aim}}", lambda n, thing: (n, thing)),
    hears(SHARES, "{first:share}( and| ,| , and|) {last:share}", lambda first, last: (first, last)),
    hears(SHARES, "{first:share}( and| ,| , and|) {more:shares}", lambda first, more: (first, *more)),
    *told_acts(
        _divided,
        f"{{who:doer}}{_CASTS} {{what:cards}}{_SAYS_SO} {{shares:shares}}",
        f"{{who:doer}}{{what:cards}}{_SAYS_SO} {{shares:shares}}",
        f"{{who:doer}}{_CASTS} (|a |an |the |my |his |her ){{what:cards}}{_SAYS_SO} {{shares:shares}}",
        f"(|a |an |the |my |his |her ){{what:cards}}{_SAYS_SO} {{shares:shares}}",
        "{who:doer}(split|divide) (|a |an |the |my |his |her ){what:cards}( ,| :|) {shares:shares}",
        "{who:doer}put {shares:shares} with (|a |an |the |my |his |her ){what:cards}",
    ),
    *told_acts(
        lambda what, a, b, one, other, who="": _split(what, (a, b), (one, other), who),
        "{who:doer}(split|divide) (|a |an |the |my |his |her ){what:cards} {a:number} (and|/|-) {b:number} "
        "(between|among|on|over) {one:aim} and {other:aim}",
        "{who:doer}(cast|play|) {what:cards}( ,|) (split|divide) {a:number} (and|/|-) {b:number} "
        "(between|among|on|over) {one:aim} and {other:aim}",
    ),
)
