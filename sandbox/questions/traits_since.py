"""How long a thing has been there, and whose only creature it is, said right after it."""

from sandbox.questions.phrases import TRAIT
from sandbox.questions.said.things import Mention
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears

_THERE = "there|out|in play|around|on the play|on my side|on his side|on board"
_THAT = "( , which| , that| that| which)"
_BEFORE = "last turn|the last turn|the turn before|an earlier turn|a previous turn|before"

PRODUCTIONS: Table = (
    hears(
        TRAIT,
        "( that| which| , which|) {who:who} (have|have have|control|have control)( out| in play| there| around|)"
        " {since:since}( ,|)",
        lambda who, since: Mention(owner=who),
    ),
    hears(TRAIT, f"{_THAT} (have be|be|have sit|sit) ({_THERE}) {{since:since}}( ,|)", lambda since: Mention()),
    hears(TRAIT, "( ,|) (in play|out|there|around) {since:since}( ,|)", lambda since: Mention()),
    constant(TRAIT, f" from ({_BEFORE})", Mention()),
    hears(
        TRAIT,
        "( ,|)( that| which| who|) (be |)(cast|play|summon|bring out|put out|come in|come down|under my control|"
        "under his control) {since:since}( ,|)",
        lambda since: Mention(),
    ),
    hears(
        TRAIT,
        "( that| which| , which|) {who:who} (summon|bring out|put out|put down|land|resolve) {since:since}( ,|)",
        lambda who, since: Mention(owner=who),
    ),
    hears(
        TRAIT,
        "( that| which| , which|) {who:who} (have|get|gain|take|have get|have take|receive) (|only )this turn( ,|)",
        lambda who: Mention(owner=who, marks=("sick",)),
    ),
    constant(
        TRAIT,
        "( ,|)( that| which|) (be |)(still |)(fresh this turn|new this turn|just cast|freshly cast|just play)( ,|)",
        Mention(marks=("sick",)),
    ),
    constant(
        TRAIT,
        "( ,| that| which| , that| , which) (be |)(still |)(summoning sick|summon sick)( ,|)",
        Mention(marks=("sick",)),
    ),
    constant(TRAIT, f"{_THAT} be not (sick|summoning sick|summon sick)( ,|)", Mention()),
)
