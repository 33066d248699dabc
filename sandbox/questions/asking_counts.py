"""How it is asked how many tokens somebody gets, and how many counters there are."""

from collections.abc import Iterator

from sandbox.questions.named_cards import card_named
from sandbox.questions.outcomes import kind_of_token
from sandbox.questions.said.asked import Ask, AskCounters, AskPoison, AskTokens
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.thing_words import ME
from sandbox.questions.ways_told import asks
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit

_LEFT = "( left|)( on it| on him| on her|)( now| then| after that| afterwards| at the end|)"


_SORT = "(loyalty |charge |time |+1/+1 |-1/-1 |spore |)(counter|counters)"
_OTHER = "(|just |only |rather |be it |do it get |be that )"
_IN_ALL = (
    "( in play| left|)( now| then| for it| off it| from it| from that| after that| in all| in total| at the end|"
    " out of it|"
    " out of that| for that| for the mana|)"
)


def _tokens(kind: Mention, who: str = ME) -> Ask:
    """A word for a sort of creature; a card is counted where it is."""
    return AskTokens(kind_of_token(kind), who)


def _only_tokens(kind: Mention, who: str = ME) -> Ask:
    return AskTokens(kind_of_token(kind), who, tokens=True)


def _counters(thing: Mention = PRONOUN, **how: object) -> Ask:
    if thing.noun == "everyone":
        raise Unfit
    return AskCounters(thing)


def _loyalty(thing: Mention) -> Ask:
    """`what is Jace on?`: of anything else it is asked where it is."""
    if not thing.card or CardType.PLANESWALKER not in card_named(thing.card).types:
        raise Unfit
    return AskCounters(thing)


def _new_tokens(kind: Mention, who: str = ME) -> Ask:
    """Those that were there before are not counted."""
    return AskTokens(kind_of_token(kind), who, new=True)


def _so_many_counters() -> Iterator[str]:
    """`Is that 4 counters on it?`, `4 counters or just one?`"""
    asked = (
        f"(be|do) (that|this|it|those|they) {{n:number}} {_SORT}",
        f"(be|do) (that|this|it|those|they) {{n:number}} {_SORT} on {{thing:thing}}",
        f"do {{who:who}} (put|get) {{n:number}} {_SORT} on {{thing:thing}}",
        f"do {{thing:thing}} (get|have|end up with|gain|grow by|end with|go with) {{n:number}} {_SORT}",
    )
    bare = (f"{{n:number}} {_SORT}", f"{{n:number}} {_SORT} on {{thing:thing}}")
    others = (f"( ,|) or {_OTHER}{{m:number}}", f"( ,|) or {_OTHER}{{m:number}} {_SORT}")
    yield from asked
    yield from (first + other for first in (*asked, *bare) for other in others)
    yield f"do {{thing:thing}} (get|have|end up with|gain|end with) {{n:number}}( ,|) or {{m:number}} {_SORT}"


PRODUCTIONS: Table = (
    *asks(
        _tokens,
        f"how many {{kind:noun}} (do|be) {{who:who}} (have|control|end with|go with|own|be left with|"
        f"left with|keep|leave with){_IN_ALL}",
        "how many {kind:noun}",
    ),
    *asks(
        _only_tokens,
        f"how many {{kind:noun}} (token|tokens) (do|be) {{who:who}} (have|control|end with|go with|own|be left with|"
        f"left with|keep|leave with){_IN_ALL}",
        "how many {kind:noun} (token|tokens)",
    ),
    *asks(
        _new_tokens,
        f"how many {{kind:noun}}( token| tokens|) (do|be|can) {{who:who}} (get|make|create|put in play|receive|"
        f"put into play|"
        f"end up get|see){_IN_ALL}",
        "how many {kind:noun}( token| tokens|) (come along|come|enter|arrive|show up|appear|be make|be create|come in|"
        "get "
        f"make|come out|pop out|get create|join){_IN_ALL}",
        f"how many {{kind:noun}}( token| tokens|) (do|be) (that|it|this)( make| give me| get me| bring| create|"
        f" net me|){_IN_ALL}",
        "how many {kind:noun}( token| tokens|) be that( in all| in total|)",
    ),
    *asks(
        _counters,
        f"how many (loyalty |charge |time |+1/+1 |-1/-1 |)(counter|counters) (do|be) {{thing:thing}} (get|have|end up "
        f"with|be leave with|be at|be on|gain){_LEFT}",
        f"how many (loyalty |charge |time |+1/+1 |-1/-1 |)(counter|counters) be (on|there on|leave on) {{thing:thing}}"
        f"{_LEFT}",
        f"how (much|many) loyalty (do|be) {{thing:thing}} (have|be at|be on|be left with|end up with|be left|at|on)"
        f"{_LEFT}",
        f"how much loyalty( be|){_LEFT}",
        "how (much|many) loyalty (have|do) {thing:thing} (|have |be )left",
        f"how (much|many) loyalty( counter| counters|) do (that|it|this) leave {{thing:being}}( with| at|){_LEFT}",
        f"how (much|many) loyalty( counter| counters|) (do|be|have) {{thing:being}} (have|have left|be at|left with)"
        f"{_LEFT}",
        f"how (much|many) loyalty( counter| counters|) be (left|left on {{thing:being}}){_LEFT}",
        f"what loyalty (be|remain)( left|){_LEFT}",
        f"(be|do) {{thing:being}} (at|on|have|down to) {{n:number}} loyalty( counter| counters|){_LEFT}",
        f"how many (counter|counters){_LEFT}",
        f"how many (loyalty |charge |time |+1/+1 |-1/-1 |)(counter|counters) (do|have) {{thing:thing}} (get|have|lose|"
        f"go with|end with|come with|keep|retain|enter with|come back with){_LEFT}",
        f"how (much|many) loyalty (do|be|have) {{thing:being}} (have|get|end with|go with|be leave with|keep|end at)"
        f"{_LEFT}",
        f"what loyalty (be|do) {{thing:being}} (left with|left at|left on|down to|up to|go to|end with|end on){_LEFT}",
        f"(what|which) loyalty( count| number|){_LEFT}",
        f"loyalty of {{thing:thing}}{_LEFT}",
        f"{{thing:thing}} 's loyalty{_LEFT}",
        f"how (high|low) be {{thing:thing}} 's loyalty{_LEFT}",
        f"what loyalty (be|do) {{thing:being}} (at|on|have|end at|end up at|end up on|sit at|sit on|stand at){_LEFT}",
        f"(what be left|how much loyalty be left|how much be left|how much loyalty be there|how much loyalty remain|"
        f"what loyalty be left|what loyalty remain|how many be left) on {{thing:thing}}{_LEFT}",
        "(what be |and |)(his|its|her|the) loyalty( count|)( now| then| after that| afterwards| at the end|)",
        f"how many (loyalty |charge |time |+1/+1 |-1/-1 |)(counter|counters) be left{_LEFT}",
        "what be {thing:thing} 's loyalty( now| then| after that| afterwards|)",
        "what be (its|his|her) loyalty( now| then| after that| afterwards|)",
        "(its|his|her) loyalty( now| then| after that| afterwards|)",
        "what be {thing:thing} at( now| then| after that| afterwards|)",
    ),
    *asks(_counters, *_so_many_counters()),
    *asks(
        _loyalty,
        f"what be {{thing:thing}} (left with|left at|left on|down to|up to|on|with|leave with|leave at){_LEFT}",
        f"what (do|be) {{thing:thing}} (end|go|finish|end up|stand|land) (at|on|with){_LEFT}",
    ),
    *asks(
        lambda who=ME: AskPoison(who),
        "how (many|much) (poison|poison counter|poison counters) (do|be) {who:who} (get|have|at|on|take|end up with|"
        "be at)( now| then| after that| from it| from that|)",
        "how (many|much) (poison|poison counter|poison counters)",
    ),
    *asks(
        lambda who: AskPoison(who, whether=True),
        "do {who:who} (get|take) (a |any |1 |the |that |its |)poison (counter|counters)( too| as well| for it|"
        " from it| anyway|)",
    ),
)
