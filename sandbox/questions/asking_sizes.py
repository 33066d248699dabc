"""How it is asked how large creatures are."""

from sandbox.questions.phrases import ASK
from sandbox.questions.said.asked import Ask, AskSize, AskWhether
from sandbox.questions.said.asked_costs import AskLargestSize
from sandbox.questions.said.outcomes import HasSize
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_NEW = "new |resulting |final |current |remaining |after |"


def _size(thing: Mention = PRONOUN, **how: str) -> Ask:
    return AskSize(thing)


def _sizes(things: Things, **how: str) -> Ask:
    """Of several that are named, each is asked about."""
    if len(things) < 2:
        raise Unfit
    return AskSize(things[0], things[1:])


def _largest(thing: Mention, who: str = "") -> Ask:
    if thing.noun == "player" or (not thing.card and thing.noun not in ("it", "he", "she", "creature")):
        raise Unfit
    return AskLargestSize(thing.of(who), who)


_AT_MOST = (
    "( at most| at the most| max| tops| at best|)( in one turn| in a turn| in a single turn| this turn| in 1 turn|"
    " then| now| with that| with this| with that mana| with it| with all that| with them|)( at most| at the most| max|)"
)
_MEASURE = "numbers|power|toughness|size|p/t|stats|stat line|dimensions|power and toughness"
_OF_SIZE = "(a |an |only |only a |only an |the |at |as |as a |){size:size}( now| then|)"
_OR_SIZE = "( ,|) or (a |an |only |only a |only an |the |at |as |as a |rather |rather a |){more:size}{end:finally}"
_BIG = "big|large|strong|huge|tough|powerful|beefy|mighty|fat|small|tall|weak"
PRODUCTIONS: Table = (
    *asks(
        _largest,
        f"how ({_BIG}) can {{who:who}} (get|make|pump|grow|pump up|boost|make out of) {{thing:thing}}{_AT_MOST}",
        f"how ({_BIG}) can {{thing:thing}} (get|become|grow|be make|be pump|get pump|be|go){_AT_MOST}",
        f"(to |)what size can {{who:who}} (get|make|pump|grow|boost|pump up) {{thing:thing}}{_AT_MOST}",
        f"(what be |)the (big|large|maximum|max) {{thing:thing}} can (get|become|be|grow|be make){_AT_MOST}",
        f"(what be |)the (big|large|maximum|max) {{who:who}} can (make|get|pump) {{thing:thing}}{_AT_MOST}",
    ),
    *asks(
        lambda **how: AskSize(PRONOUN),
        f"how ({_BIG}){{end:finally}}",
        f"(what |the |final |what final |what sort of |which |new |what new |what be the |)({_MEASURE}){{end:finally}}",
        "(at|as|with) what (size|p/t)",
        "as (a|an) what",
        "a what{end:finally}",
    ),
    *asks(
        _size,
        f"(what|which) ({_MEASURE}) (do|be) {{thing:being}}( have| be| get| grow to| end up| go| go to| end up with|"
        f" at| become| reach| shrink to| come to|){{end:finally}}",
        f"what be {{thing:thing}} 's ({_NEW})({_MEASURE}){{end:finally}}",
        f"what be the ({_NEW})({_MEASURE}) (of|on) {{thing:thing}}{{end:finally}}",
        f"how ({_BIG}) {{thing:thing}} (be|get|become|grow){{end:finally}}",
        f"({_NEW})({_MEASURE}) (of|on|for) {{thing:thing}}{{end:finally}}",
        f"how ({_BIG}) (be|do) {{thing:being}}( get| be| become| end up| grow| go| have|){{end:finally}}",
        f"what be (its|his|her) ({_NEW})({_MEASURE}){{end:finally}}",
        f"(what about |how about |)(its|his|her) ({_NEW})({_MEASURE}){{end:finally}}",
        "what do {thing:being} (end up as|end as|grow to|be|go as|grow into|shrink to|become|turn into|count as|"
        "measure|weigh in at|come to|get to){end:finally}",
        "how (much|high|low) (power|toughness) do {thing:being} have{end:finally}",
        "(what|how) (be|do) {thing:thing} 's (stats|p/t)( look| be| look like|){end:finally}",
        f"how ({_BIG}) do (that|this|it|all that|all this) (make|leave|get) {{thing:being}}{{end:finally}}",
        f"how ({_BIG}) (that|this|it) (make|leave) {{thing:being}}{{end:finally}}",
        "what be {thing:thing}",
        "what be {thing:thing} (now|then|at the end|after that|for the rest of the turn|this turn|at that point|"
        "by then|in the end|after all that)",
        "what be (he|she|it) (now|then|at the end|after that|for the rest of the turn|at that point|by then|"
        "in the end|after all that)",
        f"{{thing:thing}} 's ({_MEASURE}){{end:finally}}",
    ),
    *asks(
        lambda thing, size, more, **how: AskSize(thing),
        f"be {{thing:being}} {_OF_SIZE}{_OR_SIZE}",
        f"do {{thing:being}} (become|get|end up|end up as|count as|grow into|go to|stay|come back as|be) "
        f"{_OF_SIZE}{_OR_SIZE}",
    ),
    *asks(
        _sizes,
        f"(what|which) ({_MEASURE}) (do|be) {{things:things}}( have| be| get| grow to| end up| end up with| become|)"
        "{end:finally}",
        f"what be the ({_NEW})({_MEASURE}) (of|on) {{things:things}}{{end:finally}}",
        f"({_NEW})({_MEASURE}) (of|on|for) {{things:things}}{{end:finally}}",
        f"how ({_BIG}) (be|do) {{things:things}}( get| be| become| end up| grow|){{end:finally}}",
    ),
    *asks(
        lambda **how: AskSize(Mention(noun="they")),
        f"what be their ({_NEW})({_MEASURE}){{end:finally}}",
        f"their ({_NEW})({_MEASURE}){{end:finally}}",
    ),
    *asks(
        lambda **how: AskSize(Mention(noun="each")),
        f"(what |what be |)(the |their |all |our |everyone 's |both |)({_NEW})sizes( be| of everything| of everyone|)"
        "{end:finally}",
        f"how ({_BIG}) (be|do) (everything|everyone|everybody|each of them|each one|all of them|each)( get| be|)"
        "{end:finally}",
    ),
    hears(
        ASK,
        "do (that|it|this) (make|leave) {thing:being} (a |an |only a |){size:size}{end:finally}",
        lambda thing, size, **how: AskWhether(HasSize(thing, size)),
    ),
    hears(
        ASK,
        "be {thing:being} (a |an |){size:size}( now| then|)( or what| or not|)",
        lambda thing, size: AskWhether(HasSize(thing, size)),
    ),
)
