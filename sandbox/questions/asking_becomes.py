"""What becomes of things and players, and how it ends for them."""

from __future__ import annotations

from sandbox.questions.said.asked import (
    Ask,
    AskHappens,
)
from sandbox.questions.said.things import Things
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit


def _becomes(things: Things, **how: str) -> Ask:
    """`what happens to him and his Bears?` is asked of the player as well."""
    if things[0].noun in ("him", "her") and len(things) > 1:
        raise Unfit
    return AskHappens(things)


def _fares(things: Things, **how: str) -> Ask:
    """`how does it end?` asks of everything."""
    if things[0].noun in ("it", "this", "that"):
        raise Unfit
    return AskHappens(things)


def _is_left(things: Things, **how: str) -> Ask:
    """`where does it leave him?` asks of a player's life."""
    if things[0].noun in ("him", "her"):
        raise Unfit
    return AskHappens() if things[0].noun in ("both", "both of them", "them") else AskHappens(things)


_OF = "of|with|to|from|for"
PRODUCTIONS: Table = (
    *asks(
        _becomes,
        "what (happen|happen now|be left|be up) (to|with|of) {things:things}{end:finally}",
        "what (become|be) of {things:things}{end:finally}",
        "what be (the fate|left|remain|the end|left over) (of|for) {things:things}{end:finally}",
        "what be {things:things} 's fate{end:finally}",
        "what (fate|end) (do|be) {things:things} (meet|have|get|suffer)",
        "what do {things:things} (end up as|go|end as|turn into|become){end:finally}",
    ),
    *asks(_is_left, "where do (that|this|it) leave {things:things}{end:finally}"),
    *asks(
        _fares,
        "what come (of|out of) {things:things}{end:finally}",
        "how do {things:things} (fare|do|end|end up|go|finish|come out|come out of it|come out of this|"
        "come out of that|"
        "come off|make out|get on|look|hold up|come through){end:finally}",
        "how do (this|that|it) (end|go|turn out|work out|play out|look|finish) for {things:things}{end:finally}",
        "what be up with {things:things}",
        "what be the (result|results|outcome|upshot|consequence|consequences) for {things:things}{end:finally}",
        "(the |)fate of {things:things}",
    ),
    *asks(
        lambda end="": AskHappens(),
        "what (happen|become|be|be left|remain|come) (of|to|with) (the 2|both|both of them|each|each of them|them both|"
        "them all|everyone|everything|all of them|all this|the lot|everybody|the 2 creatures|these 2|those 2|them|"
        "each one|either|us|the creatures){end:finally}",
        "what be (left|there|still there|in play|still in play|on the play|left in play)( of the 2| of them| of both|"
        " of all that| of each|){end:finally}",
        "what (be|remain) (left|left over) on (the play|each side|my side and his side|both sides){end:finally}",
        "what (stay|remain) (in play|on the play){end:finally}",
        "what (come out of|come of) (it|this|that|combat|all this|all that){end:finally}",
        "what be (the|our|my) (end|final) (result|state|position|score|outcome){end:finally}",
        "(end result|final result|end state)",
        "(what|who|which) (go|land|end|be|end up|lie) where{end:finally}",
        "what happen (if|when|once) (it|he|she|they|i|we|opp) (do|can|try|do that|do so|do it)",
    ),
    *asks(
        lambda who, things, end="": AskHappens(),
        f"what (happen|become|be|be left) ({_OF}) {{things:things}} and ({_OF}|both) {{who:who}}{{end:finally}}",
        f"what (happen|become|be|be left) ({_OF}) {{things:things}} and {{who:who}}{{end:finally}}",
        f"what (happen|become|be|be left) ({_OF}) {{who:who}} and ({_OF}) {{things:things}}{{end:finally}}",
        f"what (happen|become|be|be left) ({_OF})( both|) {{who:who}} and {{things:things}}{{end:finally}}",
        "what be the (result|results|outcome) for( both|) {who:who} and {things:things}{end:finally}",
    ),
    *asks(
        lambda who, end="": AskHappens(),
        "what (happen|become|come) (of|to|with) {who:who}{end:finally}",
        "what be the (fate|result|outcome) (of|for) {who:who}{end:finally}",
        "how do (this|that|it) (end|go|turn out|work out|play out|look|finish) for {who:who}{end:finally}",
        "how do {who:who} (fare|end|come out of it|come out of this){end:finally}",
    ),
)
