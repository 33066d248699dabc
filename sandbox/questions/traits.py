"""What is said about a thing after its name: its size, what it wears, whose it is, how long it has been there."""

import re
from dataclasses import replace

from sandbox.questions.called_things import both
from sandbox.questions.lands import notation
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import DETAIL, DETAILS, TAIL, TRAIT
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.states_chosen import fits_choice
from sandbox.questions.states_counters import ANY, LOYALTY
from sandbox.questions.thing_words import BEING_CAST, BROUGHT, CHOSEN, MADE_BY, ME, TRIGGERED, WITH_KEYWORD
from sandbox.terms.colors import Color
from sandbox.terms.types import AURA, EQUIPMENT
from sandbox.wording.grammar import Ends, Reading, Table, Unfit
from sandbox.wording.saying import constant, hears, native

LACKING = "no "
NO_ABILITIES = "no abilities"
"""Marks of what is said to lack a keyword, or every ability."""


_FIGHTING = {"attacking", "blocking", "unblocked", "blocked"}


def worn(what: Things) -> Mention:
    """Only auras and equipment are on something, and they do not fight."""
    if any(_FIGHTING & {*thing.marks} for thing in what):
        raise Unfit
    if not all(thing.card and {AURA, EQUIPMENT} & set(card_named(thing.card).subtypes) for thing in what):
        raise Unfit
    return Mention(wears=what)


def _made_by(what: Mention, who: str = "") -> Mention:
    """A card that makes tokens."""
    if not what.card or "token" not in card_named(what.card).text:
        raise Unfit
    return Mention(marks=(f"{MADE_BY}{what.card}",), owner=who)


def _loyal(n: int) -> Mention:
    return Mention(marks=(f"{LOYALTY} {n}",))


def _counted(n: int, counter: str = ANY) -> Mention:
    return Mention(marks=(f"counters {n} {counter}",))


def _regenerating(cost: str) -> Mention:
    return Mention(keywords=(f"{notation(cost).lower()}: regenerate",))


_WHOSE = re.compile(r" , (mine|my own|his own|his|hers|theirs)(?: ,|(?= [.?!;:)]))")


def _whose_it_is(reading: Reading, at: int) -> Ends[Mention]:
    """`a Winter Orb, mine`, `a Giant, his, attacks`: not where `his` is itself what something is said of."""
    found = _WHOSE.match(reading.text, at)
    return {found.end(): Mention(owner=ME if found[1].startswith("m") else "he")} if found else {}


def as_chosen(it: Mention, told: Mention) -> Mention:
    """`Voice of All (red)`: a color that it has not, of what asks for one, is the one that was chosen."""
    colors = card_named(it.card).colors if it.card else frozenset()
    if not it.card or len(told.marks) != 1 or told.marks[0] not in list(Color) or told.marks[0] in colors:
        return told
    chosen = f"{CHOSEN}{told.marks[0]}"
    return replace(told, marks=(chosen,)) if fits_choice(chosen, it) else told


def is_denied(mark: str, it: Mention) -> bool:
    """Whether something is said to lack what it has, or to have had chosen what it does not ask for: `Serra Angel
    without flying` is no plain Serra Angel."""
    if not fits_choice(mark, it):
        return True
    text = card_named(it.card).text.lower() if it.card else ""
    if mark == NO_ABILITIES:
        return bool(text or it.keywords)
    lacked = mark.removeprefix(LACKING)
    return mark != lacked and (lacked in text or lacked in it.keywords)


_WORN = (
    "with|wear|carry|bear|sport|wield|be wear|armed with|under|equipped with|equipped by|equip with|"
    "equip by|enchanted with|enchanted by|enchant with|enchant by|"
    "that be equipped with|that be equipped by|that be equip with|that be equip by|that be enchanted with|"
    "that be enchanted by|that be enchant with|that be enchant by|which be equipped with|"
    "which be equipped by|which be equip with|which be equip by|which be enchanted with|"
    "which be enchanted by|which be enchant with|which be enchant by|that have|that be wear|that wear|"
    "that hold|that be hold|that carry|that be carry|that be armed with|that be under|which have|"
    "which be wear|which wear|which hold|which be hold|which carry|which be carry|which be armed with|"
    "which be under"
)
_WORN_APART = (
    "equipped|equipped with|equipped by|equip|equip with|equip by|enchanted|enchanted with|enchanted by|enchant|"
    "enchant with|enchant by|armed with|wear|carry|"
    "which wear|which carry|which be equipped with|which be enchanted with|which be equip with|which be enchant with"
)
"""The same between commas."""
_BROUGHT = (
    "make|create|have make|have create|get|"
    "cast|play|summon|put out|bring out|drop|put into play|get out|just cast last turn|have cast|have play"
)
_BEFORE = (
    "last turn|the turn before|a turn ago|earlier|a few turn ago|some turn ago|2 turn ago|on my last turn|on his "
    "last turn|"
    "before|turns ago|turn ago|the last turn|last round|a while ago|ages ago|the previous turn"
)
"""On a turn that is over."""
_BRINGS = "bring|bring along|make|create|come with|put out|produce|make on entering"
_ALL_OF = "(all |all the |all its |only |its |his |her |the |)"
"""Before a number of counters: those that it has."""
_TRAITS: Table = (
    hears(TRAIT, " {size:size}", lambda size: Mention(size=size)),
    hears(TRAIT, " ( {it:details} )", lambda it: it),
    constant(TRAIT, " ( (with |)(no|without|without any|no +1/+1|no -1/-1|0) (counter|counters)( on it|) )", Mention()),
    hears(TRAIT, " ( (at |with |on |){n:number} loyalty( counter| counters|) )", _loyal),
    hears(TRAIT, " ( (at |on |loyalty |){n:number} )", _loyal),
    hears(TRAIT, " (at|with|on) {n:number} loyalty( counter| counters|)", _loyal),
    hears(TRAIT, " (at|on) {n:number}", _loyal),
    hears(TRAIT, " , (at |on |with |){n:number} loyalty( counter| counters|)( ,|)", _loyal),
    hears(
        TRAIT,
        "( ,|) (which|who|that) (be|have|be at|be on) {n:number} loyalty( counter| counters|)( left|)( ,|)",
        _loyal,
    ),
    hears(TRAIT, "( ,|) (which|who|that) (be at|be on) {n:number}( ,|)", _loyal),
    hears(
        TRAIT,
        " (with|have|that have|which have|hold|carry|bear|sport|that carry) "
        "{n:number} {counter:counter} (counter|counters)( on it| on|)( left|)",
        _counted,
    ),
    hears(
        TRAIT,
        f"( with| that have| which have| , which have| , with) {_ALL_OF}{{n:number}} (counter|counters)( on it| on|)"
        "( left|)( ,|)",
        _counted,
    ),
    hears(
        TRAIT,
        "( with| that have| which have| , which have| , with) (all |only |){n:number} of (its|his|her|the|my) "
        "(counter|counters)( on it| left|)( ,|)",
        _counted,
    ),
    hears(TRAIT, " ( {n:number} {counter:counter} (counter|counters) )", _counted),
    hears(
        TRAIT,
        f" ( (with |have |it have |){_ALL_OF}{{n:number}} (counter|counters)( be|)( left| there| on it| on| intact|) )",
        _counted,
    ),
    constant(
        TRAIT,
        " ( (with |have |it have |)all (of |)(its|his|her|the) (counter|counters)( be|)( left| there| on it| on|"
        " intact|) )",
        Mention(),
    ),
    hears(TRAIT, " , {n:number} (counter|counters)( left| on it|)( ,|)", _counted),
    constant(TRAIT, " with all (of |)(its|his|her|the) (counter|counters)( left| on it|)", Mention()),
    hears(TRAIT, " , (with |still with |)all {n:number} counter( still|) (on|on it|left)( ,|)", _counted),
    constant(
        TRAIT,
        " (that|which) (come in|enter|arrive|hit play|be cast) (last turn|the turn before|on my last turn|"
        "on his last turn|2 turns ago|3 turns ago|several turns ago|a few turns ago|turns ago|a turn ago|earlier|"
        "ages ago|long ago)",
        Mention(),
    ),
    constant(
        TRAIT,
        " (that|which) (come in|enter|arrive|hit play|be cast)( this turn| now|)",
        Mention(marks=("sick",)),
    ),
    constant(TRAIT, f" (that |which |)(it|he|she) ({_BRINGS})( into play| along|)", Mention(marks=(BROUGHT,))),
    hears(TRAIT, " , which {who:who} (control|own) ,", lambda who: Mention(owner=who)),
    hears(TRAIT, " (that|which) {who:who} (control|own)", lambda who: Mention(owner=who)),
    hears(TRAIT, " ( {words:in_brackets} )", lambda words: Mention(text=words)),
    hears(TRAIT, " , (which be|that be|a|an) {size:size}( ,|)", lambda size: Mention(size=size)),
    hears(TRAIT, " (which|that) (be|have) {it:details}", lambda it: it),
    hears(TRAIT, " , which (be|have) {it:details}( ,|)", lambda it: it),
    hears(TRAIT, " , {it:details} ,", lambda it: it),
    hears(TRAIT, " , {size:size} and {color:mark}( ,|)", lambda size, color: Mention(size=size, marks=(color,))),
    hears(TRAIT, " , {color:mark} and {size:size}( ,|)", lambda size, color: Mention(size=size, marks=(color,))),
    hears(TRAIT, " (with|that have|which have) {words:keywords}", lambda words: Mention(keywords=words)),
    hears(TRAIT, " (that|which|who)( can|) regenerate (for|at) {cost:cost}( each| each time| mana|)", _regenerating),
    hears(TRAIT, " with {cost:cost} : regenerate( it|)", _regenerating),
    constant(
        TRAIT, " (with no|without|without any|which have no|that have no|with 0) (counter|counters)( on it|)", Mention()
    ),
    constant(TRAIT, "( ,|) (cast|play)( just|) (this|that) turn", Mention(marks=("sick",))),
    constant(TRAIT, " (face up|face-up)", Mention()),
    constant(
        TRAIT,
        "( in play| out| on the play| on my side| lie| sit|)( ,|) (face down|face-down|as a morph|facedown)( ,|)",
        Mention(marks=("face-down",)),
    ),
    constant(TRAIT, " (that|which) be not (tapped|tap)", Mention()),
    constant(TRAIT, " (that|which|who) can block", Mention()),
    constant(TRAIT, " ( (summoning sick|summon sick|fresh|new|just cast|just play) )", Mention(marks=("sick",))),
    constant(TRAIT, "( ,|) (which|that) be (summoning sick|summon sick)", Mention(marks=("sick",))),
    constant(TRAIT, "( that be| which be|) (point at|aim at|pointed at|aimed at) (me|i)", Mention(owner="opp")),
    constant(TRAIT, " with no (ability|special abilities|other abilities)", Mention(marks=(NO_ABILITIES,))),
    hears(TRAIT, " , with {what:things} on it( ,|)", worn),
    hears(TRAIT, f" ({_WORN}) {{what:things}}( on it| on them| on him| on her| on| attached| attach to it|)", worn),
    hears(TRAIT, " , (a |the |){color:mark} {other:mark} card", lambda color, other: Mention(marks=(color, other))),
    hears(TRAIT, " , (a |the |){color:mark} (card|creature|spell)", lambda color: Mention(marks=(color,))),
    hears(TRAIT, "( 's|) (ability|effect|ping|activation)", lambda: Mention(ability=True)),
    constant(TRAIT, "( 's|) trigger", Mention(ability=True, marks=(TRIGGERED,))),
    constant(TRAIT, " ( (mine|my own|i control it) )", Mention(owner=ME)),
    constant(TRAIT, " ( (his|hers|theirs|his own|opp 's) )", Mention(owner="he")),
    native(TRAIT, _whose_it_is, lambda printing, value: None),
    hears(TRAIT, " of (mine|my own)", lambda: Mention(owner=ME)),
    hears(TRAIT, " of (his|her|hers|theirs)", lambda: Mention(owner="he")),
    *(constant(TRAIT, f" of {who}( 's|)", Mention(owner=who)) for who in ("bob", "sue", "player_a", "player_b", "opp")),
    hears(TRAIT, " (that |which |){who:who} (control|have|have in play|attack with)", lambda who: Mention(owner=who)),
    hears(TRAIT, " (control|own|cast|play|that be control) by {who:who}", lambda who: Mention(owner=who)),
    hears(
        TRAIT,
        "( that| which|) {who:who} (cast|summon|be cast|be about to cast|try to cast|want to cast|be play|announce)",
        lambda who: Mention(owner=who, marks=(BEING_CAST,)),
    ),
    constant(TRAIT, " (that be|which be) (cast|on the stack|still on the stack)", Mention(marks=(BEING_CAST,))),
    hears(TRAIT, " {who:who} (control|own|have)", lambda who: Mention(owner=who)),
    hears(TRAIT, " (without|with no) {word:keyword}", lambda word: Mention(marks=(f"{LACKING}{word}",))),
    constant(TRAIT, " (without|with no) (any ability|abilities|keywords)", Mention(marks=(NO_ABILITIES,))),
    hears(TRAIT, f"( , which| that| which|) {{who:who}} ({_BROUGHT}) ({_BEFORE})( ,|)", lambda who: Mention(owner=who)),
    hears(
        TRAIT,
        f"( , which| that| which|) {{who:who}} ({_BROUGHT}) this turn( ,|)",
        lambda who: Mention(owner=who, marks=("sick",)),
    ),
    hears(TRAIT, f" , ({_WORN_APART}) {{what:things}}( ,|)", worn),
    hears(
        TRAIT,
        " (from|make by|make with|that i make with|off|create by|create with) {what:thing}",
        _made_by,
    ),
    hears(
        TRAIT,
        "( that| which|) {who:who} (make|create|get|produce|have|pump out)( earlier| before| last turn|) "
        "(with|from|off|via|by|use|out of) {what:thing}",
        _made_by,
    ),
    hears(TRAIT, "( that| which|) {what:thing} (make|create|produce|give me|give him|give her|bring)", _made_by),
    hears(TRAIT, " under my control", lambda: Mention(owner=ME)),
    hears(TRAIT, " under (his|her) control", lambda: Mention(owner="he")),
    hears(TRAIT, " on my side( of the play| of play|)", lambda: Mention(owner=ME)),
    hears(TRAIT, " on (his|her|their|the other) side( of the play| of play|)", lambda: Mention(owner="opp")),
    hears(TRAIT, "( that| which|) {who:who} (be attack|attack|block|be block) with", lambda who: Mention(owner=who)),
)
_DETAILS: Table = (
    hears(DETAILS, "(|a |an ){it:detail}", lambda it: it),
    hears(DETAILS, "(|a |an ){it:detail}( , | and | with | , with | ){more:details}", both),
    hears(DETAIL, "{size:size}( creature|)", lambda size: Mention(size=size)),
    hears(DETAIL, "(with |has |have |){words:keywords}", lambda words: Mention(keywords=words)),
    *(constant(DETAIL, word, Mention(keywords=(has,))) for word, has in WITH_KEYWORD.items()),
    hears(
        DETAIL,
        "(hybrid |both |){one:mark} and {other:mark}( hybrid|)",
        lambda one, other: Mention(marks=(one, other)),
    ),
    constant(DETAIL, "(face up|face-up|turned face up)", Mention()),
    hears(DETAIL, "{mark:mark}", lambda mark: Mention(marks=(mark,))),
    hears(DETAIL, "{change:size_change}", lambda change: Mention(text=change)),
    hears(DETAIL, "(tapped|tap)", lambda: Mention(marks=("tapped",))),
    hears(DETAIL, "(untapped|untap)", lambda: Mention()),
)
_TAILS: Table = (
    constant(TAIL, "", Mention()),
    hears(TAIL, "{it:trait}{more:tail}", both),
)

PRODUCTIONS: Table = (*_TRAITS, *_DETAILS, *_TAILS)
