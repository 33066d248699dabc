"""How things are described: their size, their keywords, their colors and types, and what they are not."""

from collections.abc import Callable

from sandbox.questions.phrases import FACT, KIND, KINDS
from sandbox.questions.said.states import HasMeasure, IsDescribed, NotTargeted, OfKind, SaysNon, SaysNothingOf
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.thing_words import WITH_KEYWORD
from sandbox.terms.colors import Color
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

KINDS_SAID = {
    "(enchant world|enchant worlds|world enchantments|world)": "world",
    "(legend|legends|legendary)": "legendary",
    "(artifact|artifacts)": "artifact",
    "(creature|creatures)": "creature",
    "(enchantment|enchantments)": "enchantment",
    "(sorcery|sorceries)": "sorcery",
    "(instant|instants|instant spell)": "instant",
    "(land|lands)": "land",
    "(planeswalker|planeswalkers)": "planeswalker",
    **{color.value: color.value for color in Color},
}
_NOT = "be not|be no|be no longer|be neither"
_LACK = "have no|do not have|lack|be without|do not come with|have not|do not get"
_SELF = "( itself| himself| herself| themselves| at all| either| , though|)"
_MAKES = "make|turn|bring|get|put|leave|raise|grow|bump|pump|take"
_WHOM = "it|him|her|them|that creature|the creature|the thing|that"
_UP = "(a |an |into a |into an |to a |to an |to |up to |up to a |down to |down to a |at |at a |)"
_NOW = "( now| then| until end of turn| until the end of turn| for the turn| this turn| in all| again|)"
_UNTARGETED = (
    "can not be target|can not be the target of spells|can not be a target|can not be target by spells|"
    "can not be the target of spells or abilities|can not be target by anything|be untargetable|"
    "can not be the target of anything|do not let itself be target"
)


def _described(thing: Mention, it: Mention) -> IsDescribed:
    return IsDescribed(thing, it)


def _it_is(it: Mention) -> IsDescribed:
    return IsDescribed(PRONOUN, it)


def _sized(size: str, thing: Mention = PRONOUN) -> IsDescribed:
    """What it has come to."""
    return IsDescribed(thing, Mention(size=size))


def _sized_with(size: str, words: tuple[str, ...], thing: Mention = PRONOUN) -> IsDescribed:
    return IsDescribed(thing, Mention(size=size, keywords=words))


def _kinds(kinds: tuple[str, ...], things: Things = (PRONOUN,)) -> OfKind:
    return OfKind(things, kinds=kinds)


def _no_kinds(kinds: tuple[str, ...], things: Things = (PRONOUN,)) -> OfKind:
    return OfKind(things, not_kinds=kinds)


def _has(words: tuple[str, ...], things: Things = (PRONOUN,)) -> OfKind:
    return OfKind(things, keywords=words)


def _measured(thing: Mention, measure: str, n: int) -> HasMeasure:
    return HasMeasure(thing, measure, n)


def _lacks(words: tuple[str, ...], things: Things = (PRONOUN,)) -> OfKind:
    return OfKind(things, lacks=words)


def _of_player_lack(who: str, words: tuple[str, ...]) -> OfKind:
    """`I have no trample`: none of the player's creatures has it."""
    return OfKind((Mention(noun="everything", owner=who),), lacks=words)


def _no(has: str) -> Callable[..., OfKind]:
    return lambda things=(PRONOUN,): OfKind(things, lacks=(has,))


def _not_targeted(thing: Mention = PRONOUN) -> NotTargeted:
    if not thing.card and thing.noun not in ("it", "her", "him", "that", "this"):
        raise Unfit
    return NotTargeted(thing)


def _described_only(thing: Mention, it: Mention) -> IsDescribed:
    """`it sits there as a 1/1`: with its size."""
    if not it.size:
        raise Unfit
    return IsDescribed(thing, it)


def _both_have(words: tuple[str, ...]) -> OfKind:
    return OfKind((Mention(noun="both"),), keywords=words)


def _or_not(word: str, other: str) -> OfKind:
    """`fear or no fear`."""
    if word != other:
        raise Unfit
    return _whoever_has((word,))


def _whoever_has(words: tuple[str, ...]) -> OfKind:
    """`fear or not`: of the one creature there that has it."""
    return OfKind((Mention(noun="creature", keywords=words),), keywords=words)


def _flies(things: Things) -> OfKind:
    return OfKind(things, keywords=("flying",))


_KINDS: Table = (
    *(constant(KIND, words, kind) for words, kind in KINDS_SAID.items()),
    hears(KINDS, "{kind:kind}", lambda kind: (kind,)),
    hears(KINDS, "{kind:kind}( and| ,|) {more:kinds}", lambda kind, more: (kind, *more)),
)
_FACTS: Table = (
    hears(FACT, "{thing:thing} be {it:details}( base| by default|)", _described),
    hears(FACT, "{thing:thing} have be {it:details}( so far| until now| all along| since then|)", _described),
    hears(FACT, "{thing:thing} (have|give) {it:details}", _described),
    hears(FACT, "{thing:thing} 's {it:details}( base|)", _described),
    hears(FACT, "(which|that|who) (be|have|be now|have be) {it:details}", _it_is),
    hears(
        FACT,
        "(she|he) be (a |now |now a |already |already a |only |only a |just a |)(big |)(whole |){size:size}",
        _sized,
    ),
    hears(
        FACT,
        "{thing:thing} (sit|stand|be|wait|lie|stay|remain|attack|come)( there| around| in play| out|) as (a |an "
        "|my |his |)"
        "{it:details}",
        _described_only,
    ),
    hears(FACT, f"(which |that |this |)({_MAKES}) ({_WHOM}) {_UP}{{size:size}}{_NOW}", _sized),
    hears(FACT, f"(to|so as to|in order to) ({_MAKES}) ({_WHOM}) {_UP}{{size:size}}{_NOW}", _sized),
    hears(
        FACT, f"(which |that |this |)({_MAKES}) ({_WHOM}) {_UP}{{size:size}} (with|and) {{words:keywords}}", _sized_with
    ),
    hears(FACT, f"(which|that|this) ({_MAKES}) {{thing:thing}} {_UP}{{size:size}}{_NOW}", _sized),
    hears(FACT, "(up |)to (a |an |){size:size}", _sized),
    hears(FACT, "{size:size} , {words:keywords}", _sized_with),
    *(
        hears(
            FACT, notation.replace("MEASURE", measure), lambda thing, n, measure=measure: _measured(thing, measure, n)
        )
        for measure in ("power", "toughness")
        for notation in (
            "{thing:thing} (have|come with) (a |only |only a |)MEASURE (of |){n:number}",
            "{thing:thing} (have|come with) (a |only |only a |){n:number} MEASURE",
            "{thing:thing} 's MEASURE be {n:number}",
        )
    ),
    *(
        hears(
            FACT, f"(its|his|her) {measure} be {{n:number}}", lambda n, measure=measure: _measured(PRONOUN, measure, n)
        )
        for measure in ("power", "toughness")
    ),
    hears(FACT, "{things:things} have {words:keywords}", _has),
    hears(FACT, "{things:things} fly", _flies),
    hears(FACT, "{things:things} be {words:keywords}", _has),
    hears(FACT, "(both|both of them)( have| be| with|) {words:keywords}", _both_have),
    hears(FACT, "have {words:keywords}", _has),
    hears(FACT, "{words:keywords}", _has),
    hears(FACT, "(with |having |have |)no {words:keywords}", _lacks),
    hears(FACT, "(he|she|these|those) be (a |an |){kinds:kinds}", _kinds),
    hears(FACT, "(he|she) (have|be) {words:keywords}", _has),
    *(
        constant(FACT, f"(it|he|she|this|that) be (a |an |){word}", OfKind((PRONOUN,), keywords=(has,)))
        for word, has in WITH_KEYWORD.items()
    ),
    hears(FACT, "{words:keywords} or not", _whoever_has),
    hears(FACT, "(because of|due to|thanks to) (the |its |his |my |her |){words:keywords}", _whoever_has),
    hears(FACT, "{word:keyword} or no {other:keyword}", _or_not),
    hears(
        FACT,
        "{thing:thing} (do not|never) (mention|speak of|say anything about|talk about|refer to|say|say a word about|"
        "name|affect) {kinds:kinds}",
        SaysNothingOf,
    ),
    hears(
        FACT,
        "{thing:thing} (can not|can only not|do not) (target|hit|kill|destroy|touch|aim at) (a |any |){kinds:kinds}",
        SaysNon,
    ),
    *(
        hears(FACT, notation, build)
        for who in ("{things:things}", "(which|that|who)")
        for build, notation in (
            (_kinds, f"{who} be (a |an |the |){{kinds:kinds}}( card| spell| permanent|)"),
            (_no_kinds, f"{who} ({_NOT}) (a |an |){{kinds:kinds}}( card| spell| permanent| creature| one|)"),
            (_lacks, f"{who} ({_LACK}) (a |any |){{words:keywords}}{_SELF}"),
            (_no("flying"), f"{who} (do not|can not) fly{_SELF}"),
            (_no("flying"), f"{who} ({_NOT}) (flying|able to fly|airborne){_SELF}"),
            *((_no(has), f"{who} ({_NOT}) (a |an |){word}{_SELF}") for word, has in WITH_KEYWORD.items()),
        )
    ),
    hears(FACT, f"{{who:who}} ({_LACK}) (a |any |){{words:keywords}}{_SELF}", _of_player_lack),
    hears(FACT, f"{{thing:thing}} ({_UNTARGETED})", _not_targeted),
    hears(FACT, f"(which|that|who) ({_UNTARGETED})", _not_targeted),
)

PRODUCTIONS: Table = (*_KINDS, *_FACTS)
