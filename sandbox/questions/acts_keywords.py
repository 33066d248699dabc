"""How the acts of keywords are told: ninjutsu, cycling, madness as a card is discarded, phasing."""

import re
from collections.abc import Callable
from dataclasses import replace

from sandbox.questions.lands import symbols, times_paid
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ACT, FACT
from sandbox.questions.pieces import NotClear
from sandbox.questions.said.acts import Activates, Uses
from sandbox.questions.said.acts_keywords import (
    CrewsOne,
    CyclesOne,
    DiscardsOne,
    FindsOne,
    GetsPhased,
    MovesCounter,
    UsesModular,
    UsesNinjutsu,
)
from sandbox.questions.said.states import SeveralFacts
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

CYCLING = ("plainscycle", "islandcycle", "swampcycle", "mountaincycle", "forestcycle", "landcycle", "basic landcycle")
"""Verbs for cycling that say what is searched for."""
_TURN = (
    " on my next turn| on my turn| the turn after| the after turn| on his next turn| on his turn| the turn after that|"
    " next turn| a turn later| one turn later| on my untap| on his untap| on my next untap| on his next untap|"
    " in my untap step| in his untap step| in its controller 's untap step| again| on my next one| on his next one|"
    " in my next one| in his next one| during my next one| during his next one|"
)


def _ninjutsu(who: str, what: Mention | None = None, returned: Mention | None = None) -> UsesNinjutsu:
    return UsesNinjutsu(what, returned, who)


def _swapped(what: Mention, returned: Mention, who: str = "") -> UsesNinjutsu:
    """A card with ninjutsu comes in for what attacks."""
    if not what.card or "ninjutsu" not in card_named(what.card).text.lower():
        raise Unfit
    return UsesNinjutsu(what, returned, who)


def _cycles(what: Mention, finds: Mention | None = None, who: str = "") -> CyclesOne:
    if not what.card:
        raise Unfit
    return CyclesOne(what, finds, who)


def _cycles_paid(who: str, what: Mention, paid: str) -> CyclesOne:
    """For just what stands after the keyword."""
    cycled = _cycles(what, None, who)
    found = re.search(r"[Cc]ycling[ —]*((?:\{[^{}]+\})+)", card_named(what.card).text)
    if found is None or not _pays(paid, symbols(found[1])):
        raise Unfit
    return cycled


def _pays(paid: str, cost: list[str]) -> bool:
    """Whether what is paid is just that cost."""
    try:
        return times_paid(paid, cost) == 1
    except NotClear:
        return False


def _cycles_for(word: str) -> Callable[..., CyclesOne]:
    """The verb says what is searched for, as `plainscycle`: the card must have just that."""

    def built(who: str, what: Mention, finds: Mention | None = None) -> CyclesOne:
        return replace(_cycles(what, finds, who), word=f"{word[:-1]}ing")

    return built


def _finds(who: str, thing: Mention) -> FindsOne:
    if not thing.card:
        raise Unfit
    return FindsOne(replace(thing, owner="", number=0), who)


def _modular(thing: Mention, who: str = "", source: Mention | None = None) -> UsesModular:
    return UsesModular(thing, source, who)


def _phases_with(what: Mention, targets: Things, who: str = "") -> Uses:
    """Only with what makes something phase."""
    if not what.card or "phases out" not in card_named(what.card).text.lower():
        raise Unfit
    return Uses(what, who, targets)


def _phases_itself(what: Mention, who: str = "", paid: str = "") -> Activates:
    """The ability of what can phase out by itself."""
    if what.card and not re.search(r":[^\n]*phases out", card_named(what.card).text):
        raise Unfit
    return Activates(what, who, (), 1, paid, grants="phases out")


def _discards(who: str, thing: Mention) -> DiscardsOne:
    if not thing.card:
        raise Unfit
    return DiscardsOne(replace(thing, owner=""), who)


PRODUCTIONS: Table = (
    *told_acts(
        _ninjutsu,
        "{who:doer}(use |activate |)ninjutsu( with| of| on| in| out|) {what:thing}( ,|) (return|pick up|choose up|"
        "bounce|"
        "for|by return|by pick up|by choose up|by bounce|take back|swap with|replace|swap it for|swap it with|swap for|"
        "in place of|instead of|exchange it for|swap it in for|swap out) {returned:thing}",
        "{who:doer}(return|pick up|choose up|bounce|swap) {returned:thing} (to|for|and) (use |activate |)ninjutsu( in| "
        "out|) {what:thing}",
        "{who:doer}(use |activate |pay for |pay |)ninjutsu( with| of| on| in| out| for|) {what:thing}( in|)",
        "{who:doer}(use |activate |)ninjutsu",
        "{who:doer}(use|activate|pay for|pay) (|the |its |his |her |my )ninjutsu( cost| ability|)",
        "{who:doer}(use|activate|pay for|pay) {what:thing} 's ninjutsu( cost| ability|)",
        "{who:doer}(use|activate|pay for|pay) (|the |its |his |her |my )ninjutsu (of|on|for|cost of|with) {what:thing}"
        "( and| to| ,| by|) (return|pick up|choose up|bounce|take back) {returned:thing}",
        "{who:doer}(use|activate|pay for|pay) {what:thing} 's ninjutsu( cost| ability|)( and| to| ,| by|) (return|"
        "pick up|choose up|bounce|take back) {returned:thing}",
    ),
    *told_acts(
        _swapped,
        "{who:doer}(swap|switch|trade|exchange|replace|switch out|swap out) {returned:thing} (for|with|into|against) "
        "{what:thing}",
        "{who:doer}(return|pick up|choose up|bounce|take back|replace) {returned:thing} (with|for|by|via) {what:thing}",
        "{who:doer}ninjutsu {what:thing} (out |in |)(for|with) {returned:thing}",
        "{who:doer}(swap|switch|sneak|bring|slip|put)( in|) {what:thing}( in|) (for|in place of|instead of) "
        "{returned:thing}",
    ),
    *told_acts(
        lambda what, crew, who="": CrewsOne(what, crew, who),
        "{who:doer}crew {what:thing} (with|by tap|use|by use|by) {crew:things}",
        "{who:doer}tap {crew:things} to crew {what:thing}",
    ),
    *told_acts(
        _cycles,
        "{who:doer}cycle {what:thing} (for|into) {finds:thing}",
        "{who:doer}cycle {what:thing}( during combat|)( and| to|)( fetch| find| search for| get) {finds:thing}"
        "( with it| out of my library|)",
        "{who:doer}cycle {what:thing}",
        "{who:doer}cycle (away |){what:thing}( away|)",
        "{who:doer}(use|activate|pay for|pay) (the |)cycling (of|on|for|ability of|cost of) {what:thing}",
        "{who:doer}(use|activate|pay for|pay) {what:thing} 's cycling( ability| cost|)",
        "{what:thing} (be|get) cycle",
        "{what:thing} (be|get) cycle by {who:who}",
        "{who:doer}discard {what:thing} (to|for|with|by) (cycle|cycling|its cycling|its cycling ability)",
    ),
    *told_acts(
        _cycles_paid,
        "{who:doer}cycle {what:thing} (for|by pay|pay|with) {paid:cost}",
        "{who:doer}(pay|spend|use) {paid:cost} (to|and) cycle {what:thing}",
    ),
    *(
        each
        for word in CYCLING
        for each in told_acts(
            _cycles_for(word),
            f"{{who:doer}}{word} {{what:thing}}( and| to|)( fetch| find| search for| get) {{finds:thing}}"
            "( with it| out of my library|)",
            f"{{who:doer}}{word} {{what:thing}}",
        )
    ),
    *told_acts(
        _finds,
        "{who:doer}(fetch|find|search for|get|grab|search up|search out|tutor for|tutor) {thing:thing} (with it|with "
        "that|from it|off it|out of my library|from my library|out of the library|for it)",
        "{who:doer}(fetch|search for|search up|tutor for) {thing:thing}",
    ),
    *told_acts(
        _modular,
        "{who:doer}(get|have|put|move|use|place) (its |the |his |my |)modular (counter |counters |trigger |ability |)"
        "(onto|on|to) {thing:thing}",
        "{who:doer}(put|move|place) (its|the|his) (+1/+1 |)(counter|counters) (onto|on|to) {thing:thing} (with|by|"
        "through|via|because of) modular",
        "{source:thing} 's modular (counter |counters |trigger |ability |)(go|be put|go on|be) (onto|on|to) "
        "{thing:thing}",
        "(its |the |)modular (counter |counters |trigger |ability |)(go|be put|target) (onto |on |to |){thing:thing}",
        "(its |the |my |)modular (counter |counters |)(onto|on to|on) {thing:thing}",
        "{who:doer}(get|have|put|move) (its |the |his |my |)modular (counter|counters) from {source:thing} "
        "(onto|on|to) {thing:thing}",
    ),
    hears(
        ACT,
        "{who:doer}(get|have|put|move|use|place) (its |the |his |my |)modular (counter |counters |)(there|on that one)",
        lambda who: UsesModular(Mention(noun="there"), None, who),
    ),
    *told_acts(
        _discards,
        "{who:doer}discard {thing:thing}( to hand size| for hand size| at end of turn|)",
        "{who:doer}(pitch|throw away|toss|ditch) {thing:thing}",
    ),
    hears(
        ACT,
        f"{{thing:being}} (phase out|be phase out|be phased out|be about to phase out|be going to phase out)({_TURN})",
        lambda thing: GetsPhased(thing, True),
    ),
    hears(
        FACT,
        f"{{thing:thing}} (phase out|be phase out) and (then |later |)(back in|in again|in|back|phase in again|"
        f"back in again)({_TURN})",
        lambda thing: SeveralFacts((GetsPhased(thing, True), GetsPhased(PRONOUN, False))),
    ),
    *told_acts(
        _phases_with,
        "{who:doer}phase( out|) {targets:aims}( out|) (with|use|by use|by cast|via) {what:thing}",
        "{who:doer}(cast|use|play) {what:thing} to (phase|phase out|dodge with|protect) {targets:aims}( out|)",
        "{who:doer}(use|cast|play) {what:thing} (and|to) phase {targets:aims} out",
    ),
    *told_acts(
        _phases_itself,
        "{who:doer}(pay|spend|use|tap) {paid:cost} (to|and|,) phase out {what:thing}",
        "{who:doer}(pay|spend|use|tap) {paid:cost} (to|and|,) phase {what:thing} out",
        "{who:doer}phase {what:thing} out",
        "{who:doer}phase out {what:thing}",
        "{who:doer}phase {what:thing} out for {paid:cost}",
        "{who:doer}phase out {what:thing} for {paid:cost}",
    ),
    hears(
        ACT,
        f"{{thing:being}} (phase in|phase back in|come back|come back in|be back|return)({_TURN})",
        lambda thing: GetsPhased(thing, False),
    ),
    hears(
        ACT,
        f"(phase in|phase back in|come back|come back in|be back)({_TURN})",
        lambda: GetsPhased(PRONOUN, False),
    ),
    hears(
        ACT,
        "{who:doer}(move|put|shift|transfer|take) (the |its |my |)(last |only |one |1 |a |)(+1/+1 |)counter "
        "(off|from|off of|of|on) {source:thing} (and put it |)(onto|to|on|over to) {thing:thing}",
        lambda who, source, thing: MovesCounter(source, thing, who),
    ),
)
