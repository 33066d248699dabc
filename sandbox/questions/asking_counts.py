"""How it is asked how many tokens somebody gets, and how many counters there are."""

from collections.abc import Callable

from sandbox.questions.outcomes import kind_of_token
from sandbox.questions.phrases import ASK
from sandbox.questions.said.asked import Ask, AskCounters, AskPoison, AskTokens
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import ME
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_IT = Mention(noun="it")
_LEFT = "( left|)( on it| on him| on her|)( now| then| after that| afterwards| at the end|)"


def _asks(build: Callable[..., Ask], *notations: str) -> Table:
    return tuple([hears(ASK, notation, build) for notation in notations])


def _tokens(kind: Mention, who: str = ME) -> Ask:
    """A word for a sort of creature; a card is counted where it is."""
    return AskTokens(kind_of_token(kind), who)


def _counters(thing: Mention = _IT) -> Ask:
    if thing.noun == "everyone":
        raise Unfit
    return AskCounters(thing)


def _new_tokens(kind: Mention, who: str = ME) -> Ask:
    """Those that were there before are not counted."""
    return AskTokens(kind_of_token(kind), who, new=True)


PRODUCTIONS: Table = (
    *_asks(
        _tokens,
        "how many {kind:noun}( token| tokens|) (do|be) {who:who} (have|control|end up with)( in play|)"
        "( now| then| after that| in all| in total|)",
        "how many {kind:noun}( token| tokens|)",
    ),
    *_asks(
        _new_tokens,
        "how many {kind:noun}( token| tokens|) (do|be) {who:who} (get|make|create|put in play|receive)"
        "( now| then| for it| off it| from it| from that| in all| in total|)",
    ),
    *_asks(
        _counters,
        f"how many (loyalty |charge |time |+1/+1 |-1/-1 |)(counter|counters) (do|be) {{thing:thing}} (get|have|end up "
        f"with|be leave with|be at|be on|gain){_LEFT}",
        f"how many (loyalty |charge |time |+1/+1 |-1/-1 |)(counter|counters) be (on|there on|leave on) {{thing:thing}}"
        f"{_LEFT}",
        f"how (much|many) loyalty (do|be) {{thing:thing}} (have|be at|be on|be left with|end up with|be left|at|on)"
        f"{_LEFT}",
        f"how much loyalty( be|){_LEFT}",
        f"how many (counter|counters){_LEFT}",
        f"what loyalty (be|do) {{thing:thing}} (at|on|have|end at){_LEFT}",
        "(what be |and |)(his|its|her|the) loyalty( count|)( now| then| after that| afterwards| at the end|)",
        f"how many (loyalty |charge |time |+1/+1 |-1/-1 |)(counter|counters) be left{_LEFT}",
        "what be {thing:thing} 's loyalty( now| then| after that| afterwards|)",
        "what be (its|his|her) loyalty( now| then| after that| afterwards|)",
        "(its|his|her) loyalty( now| then| after that| afterwards|)",
        "what be {thing:thing} at( now| then| after that| afterwards|)",
    ),
    *_asks(
        lambda who=ME: AskPoison(who),
        "how (many|much) (poison|poison counter|poison counters) (do|be) {who:who} (get|have|at|on|take|end up with|"
        "be at)( now| then| after that| from it| from that|)",
        "how (many|much) (poison|poison counter|poison counters)",
    ),
)
