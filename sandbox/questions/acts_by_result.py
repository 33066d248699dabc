"""How it is told what came of a spell, which says that it was cast: `I draw two with it`, `I get it back with it`."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ACT, FACT
from sandbox.questions.position_counters import NUMBERS
from sandbox.questions.said.acts import Casts, Sacrifices
from sandbox.questions.said.acts_keywords import FindsOne
from sandbox.questions.said.outcomes import IsDead
from sandbox.questions.said.states import SeveralFacts
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_facts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_DRAWS = re.compile(r"\b[Dd]raws? (a|two|three|four|five|six|seven) cards?")
_GAINS = re.compile(r"\b[Gg]ains? (\d+) life")
_ADDS = re.compile(r"\bAdd ((?:\{[WUBRG]\})+)")
_RETURNS = re.compile(
    r"[Rr]eturn (?:up to \w+ )?target|[Pp]ut target [^.]*graveyard|[Ee]nchant creature card in a graveyard"
)
_WITH = "(with|off|off of|from|via|using|use|through|thanks to|because of|by cast|by play)"
_BACK = (
    "(get|bring|return|fetch|raise|put|pull|take|reanimate|resurrect|retrieve|recover|regrow|grab|buy|drag)"
    "( back|) {targets:things}( back|)( to my hand| to hand| into my hand| to play| into play| in play| to life|"
    " from the dead| from my graveyard| from the graveyard| from his graveyard| out of my graveyard| back|)"
)


def _cast(who: str, by: Mention, targets: Things = ()) -> SeveralFacts:
    if by.number > 1 or by.ability or by.owner not in ("", who):
        raise Unfit
    return SeveralFacts((Casts(replace(by, owner="", number=0), who, targets),))


def _draws(who: str, n: int, by: Mention) -> SeveralFacts:
    """Just as many as its text says."""
    found = _DRAWS.search(card_named(by.card).text)
    if found is None or NUMBERS[found[1]] != n:
        raise Unfit
    return _cast(who, by)


def _gains(who: str, n: int, by: Mention) -> SeveralFacts:
    """Just as much as its text says."""
    found = _GAINS.search(card_named(by.card).text)
    if found is None or int(found[1]) != n:
        raise Unfit
    return _cast(who, by)


def _gets_back(targets: Things, by: Mention, who: str = "") -> SeveralFacts:
    """Cards that lie in a graveyard; of what is no spell, `by` has that done by whoever it belongs to."""
    who = who or by.owner
    named = by.card and all(target.card for target in targets)
    if not named or not _RETURNS.search(card_named(by.card).text):
        raise Unfit
    return _cast(who, by, targets)


def _damages(who: str, n: int, aims: Things, by: Mention) -> SeveralFacts:
    """`I deal 5 to him with Fireball`: so much as the spell does, or as its X is."""
    card = card_named(by.card)
    has_x = "{X}" in str(card.cost)
    if by.number > 1 or by.ability or not (has_x or re.search(rf"\b{n} damage", card.text)):
        raise Unfit
    return SeveralFacts((Casts(replace(by, owner="", number=0), who, aims, n if has_x else None),))


def _adds(who: str, cost: str, by: Mention) -> SeveralFacts:
    """A spell that makes just that mana."""
    marks = cost.removesuffix(" mana").upper()
    made = _ADDS.search(card_named(by.card).text)
    if made is None or made[1].replace("{", "").replace("}", "") != marks:
        raise Unfit
    return _cast(who, by)


_FINDS = (
    "(for|to get|to fetch|to find|to search for|to search out|to search up|to grab|and get|and fetch|and find|and grab|"
    "and search for|and search out|and put)"
)
_SEARCHES = re.compile(r"earch (?:your|their|his or her) library")


def _given_up_for(thing: Mention, found: Mention, who: str = "") -> SeveralFacts:
    """`I sacrifice the Elder for a Forest`: what it is sacrificed for is what it looks for."""
    searches = not thing.card or (not is_spell(thing) and _SEARCHES.search(card_named(thing.card).text) is not None)
    return SeveralFacts((Sacrifices(thing, Mention(), who), _found(found, who, searches)))


def _cast_for(what: Mention, found: Mention, who: str = "") -> SeveralFacts:
    """`I cast Rampant Growth for a Forest`."""
    searches = bool(what.card) and _SEARCHES.search(card_named(what.card).text) is not None
    return SeveralFacts((Casts(what, who), _found(found, who, searches)))


def _found(found: Mention, who: str, searches: bool) -> FindsOne:
    if not searches or not found.card or found.number > 1 or found.owner not in ("", who):
        raise Unfit
    return FindsOne(replace(found, owner="", number=0), who)


def _given_up_for_some(thing: Mention, who: str = "") -> Sacrifices:
    """`I sacrifice the Elder and fetch a land`: whichever it may look for."""
    if thing.card and (is_spell(thing) or _SEARCHES.search(card_named(thing.card).text) is None):
        raise Unfit
    return Sacrifices(thing, Mention(), who)


def _kills(what: str, targets: Things, who: str = "") -> SeveralFacts:
    """`I bolt the Bears dead`: it is cast on them, and they die."""
    if not is_spell(Mention(card=what)):
        raise Unfit
    return SeveralFacts((Casts(Mention(card=what), who, targets, by_name=True), IsDead(targets)))


PRODUCTIONS: Table = (
    hears(
        FACT,
        f"{{who:who}} (deal|do) {{n:number}}( damage|) to {{aims:aims}} {_WITH} {{by:spell}}",
        _damages,
    ),
    hears(FACT, f"{{who:who}} (sacrifice|crack|pop) {{thing:thing}} {_FINDS} {{found:thing}}", _given_up_for),
    hears(FACT, f"(sacrifice|crack|pop) {{thing:thing}} {_FINDS} {{found:thing}}", _given_up_for),
    hears(
        ACT,
        f"{{who:doer}}(sacrifice|crack|pop) {{thing:thing}} {_FINDS} (a|my|his|the|some) (land|basic land|basic)",
        _given_up_for_some,
    ),
    hears(FACT, f"{{who:who}} (cast|play|use) {{what:spell}} {_FINDS} {{found:thing}}", _cast_for),
    hears(FACT, "{who:who} {what:cards} {targets:aims} (dead|to death|out of existence)", _kills),
    hears(FACT, f"{{who:who}} (add|get|make|draw|float|have) {{cost:cost}} {_WITH} {{by:spell}}", _adds),
    hears(FACT, "{by:spell} (give|make|net|get|add) {who:who} {cost:cost}", _adds),
    hears(FACT, f"{{who:who}} draw {{n:number}}( cards| card|) {_WITH} {{by:spell}}", _draws),
    hears(FACT, f"{{who:who}} gain {{n:number}}( life|) {_WITH} {{by:spell}}", _gains),
    *told_facts(
        _gets_back,
        f"{{who:who}} {_BACK} {_WITH} {{by:thing}}",
        f"{{by:thing}} {_BACK}",
        f"{{targets:things}} (come|get) back( to life| to play| into play| from the dead|) {_WITH} {{by:thing}}",
    ),
)
