"""How the acts of keywords are told: ninjutsu, cycling, madness as a card is discarded, phasing."""

from dataclasses import replace

from sandbox.questions.phrases import ACT
from sandbox.questions.said.acts import CyclesOne, DiscardsOne, GetsPhased, MovesCounter, UsesNinjutsu
from sandbox.questions.said.things import Mention
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_IT = Mention(noun="it")
_TURN = (
    " on my next turn| on my turn| the turn after| the after turn| on his next turn| on his turn| the turn after that|"
    " next turn| a turn later| one turn later|"
)


def _ninjutsu(who: str, what: Mention | None = None, returned: Mention | None = None) -> UsesNinjutsu:
    return UsesNinjutsu(what, returned, who)


def _cycles(who: str, what: Mention, finds: Mention | None = None) -> CyclesOne:
    if not what.card:
        raise Unfit
    return CyclesOne(what, finds, who)


def _discards(who: str, thing: Mention) -> DiscardsOne:
    if not thing.card:
        raise Unfit
    return DiscardsOne(replace(thing, owner=""), who)


PRODUCTIONS: Table = (
    *told_acts(
        _ninjutsu,
        "{who:doer}(use |activate |)ninjutsu( with| of| on| in| out|) {what:thing}( ,|) (return|pick up|bounce|for|by "
        "return|by pick up|by bounce|take back) {returned:thing}",
        "{who:doer}(return|pick up|bounce) {returned:thing} (to|for|and) (use |activate |)ninjutsu( in| out|) "
        "{what:thing}",
        "{who:doer}(use |activate |)ninjutsu( with| of| on| in| out|) {what:thing}",
        "{who:doer}(use |activate |)ninjutsu",
    ),
    *told_acts(
        _cycles,
        "{who:doer}cycle {what:thing}( during combat|)( and| to|)( fetch| find| search for| get) {finds:thing}"
        "( with it| out of my library|)",
        "{who:doer}cycle {what:thing}",
    ),
    *told_acts(
        _discards,
        "{who:doer}discard {thing:thing}( to hand size| for hand size| at end of turn|)",
        "{who:doer}pitch {thing:thing}",
    ),
    hears(
        ACT,
        f"{{thing:thing}} (phase out|be phase out|be phased out)({_TURN})",
        lambda thing: GetsPhased(thing, True),
    ),
    hears(
        ACT,
        f"{{thing:thing}} (phase in|phase back in|come back|come back in|be back|return)({_TURN})",
        lambda thing: GetsPhased(thing, False),
    ),
    hears(
        ACT,
        f"(phase in|phase back in|come back|come back in|be back)({_TURN})",
        lambda: GetsPhased(_IT, False),
    ),
    hears(
        ACT,
        "{who:doer}(move|put|shift) (the |its |my |)(last |only |one |1 |a |)+1/+1 counter (off|from|off of) "
        "{source:thing} (onto|to|on) {thing:thing}",
        lambda who, source, thing: MovesCounter(source, thing, who),
    ),
)
