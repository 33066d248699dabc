"""How it is told that counters are taken off for an ability, and what that is used for."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Activates
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit

ALL_COUNTERS = -1
"""As often as there are counters."""
_TAKES = (
    "take|remove|pull|use|use up|spend|shoot|fire|pay|pop|burn|expend|unload|cash in|rip|peel|yank|drop|blow|take off|"
    "pull off|pop off|cash"
)
_OF = "(off|from|off of|on|of|out of)"
_COUNTER = "(|+1/+1 |charge |javelin |fade |storage |spore |of its |of the |of his |of her |of my )counter"
_DOES_TO = (
    "shoot|ping|hit|kill|finish|finish off|burn|zap|destroy|snipe|damage|target|aim at|fire at|shoot at|deal 1 to|"
    "deal 1 damage to|take down|blast|deal damage to|do 1 to|take out|pick off"
)
_PUTS = "(to|and) (put|move) (it|that|that counter|the counter|a counter|a +1/+1 counter|one)"
_FOR_LIFE = "(for|to gain|and gain|to get) (the |some |)life"
_SHOOTS = f"(to|and|,|to have it|and have it|, to) ({_DOES_TO})"
_GIVES = "(to give|to make|, giving|and give|to put|so)"
_AMOUNTS = (
    ("{n:number} ", None),
    ("(all|all the|the|all of the|all of its|all its) {n:number} ", None),
    ("(all|all of|all the|all of the|all my|all its|all his|every|every one of the|the|its|his|my) ", ALL_COUNTERS),
    ("(both|both of the|both of its|both its|both my|both his|them both|both of them) ", 2),
    ("(the last|its last|his last|my last|the only|its only|the remaining|another) ", 1),
)
"""Words for how many counters, and the number where the words say it."""


def _takes(number: int | None, **fixed: str) -> Callable[..., Activates]:
    """As often as counters are taken off."""

    def built(
        what: Mention = PRONOUN,
        n: int = 0,
        who: str = "",
        targets: Things = (),
        size: str = "",
        times: int = 0,
        whole: int = 0,
    ) -> Activates:
        taken = n if number is None else number
        said = {taken, times, whole} - {0, ALL_COUNTERS}
        if (what.card and "emove a" not in card_named(what.card).text) or len(said) > 1:
            raise Unfit
        return Activates(
            what, who, targets, times or whole or taken, grants="remove a", mode=size or fixed.get("mode", "")
        )

    return built


def _counters(amount: str, number: int | None) -> Table:
    """What is said with so many counters."""
    taken = f"{{who:doer}}({_TAKES}) {amount}{_COUNTER}"
    bare = f"{{who:doer}}(remove|use|spend|take off|cash in|cash|pull off|pull) {amount.rstrip()}"
    away = "(| off| away| off it| off of it| from it)(| right now| now| right away| at once| right then)"
    with_them = "(| with it| with them| with those| with all of them)"
    return (
        *told_acts(
            _takes(number),
            f"{taken} {_OF} {{what:thing}}{{targets:onto}}",
            f"{taken} {_OF} {{what:thing}} {_SHOOTS} {{targets:aims}}{with_them}",
            f"{taken} {_OF} {{what:thing}} {_SHOOTS} {{targets:aims}}{{times:times}}",
            f"{taken} {_OF} {{what:thing}} {_SHOOTS} {{targets:aims}} for {{whole:number}}( damage|)",
            f"{taken} {_OF} {{what:thing}} {_PUTS} (on|onto|to) {{targets:aims}}",
            f"{taken}{away} {_PUTS} (on|onto|to) {{targets:aims}}",
            taken,
            f"{taken} (off|away|off it|off of it|from it){{targets:onto}}",
            f"{taken} (at|into) {{targets:aims}}",
            f"{taken}{away} {_SHOOTS} {{targets:aims}}{with_them}",
            f"{taken}{away} {_SHOOTS} {{targets:aims}}{{times:times}}",
            f"{taken}{away} {_SHOOTS} {{targets:aims}} for {{whole:number}}( damage|)",
            f"{bare}( off|) to ({_DOES_TO}) {{targets:aims}}",
            f"{bare}( off|) for {{size:size_change}}( each|)",
            f"{bare}( off|) {_GIVES} {{targets:aims}} {{size:size_change}}( each|)",
            f"{{who:doer}}({_TAKES}) {amount}{_COUNTER}( up|)",
            f"{taken} {_OF} {{what:thing}} for {{size:size_change}}( each|)",
            f"{taken}{away} for {{size:size_change}}( each|)",
            f"{taken} {_OF} {{what:thing}} {_GIVES} {{targets:aims}} {{size:size_change}}( each|)",
            f"{taken}{away} {_GIVES} {{targets:aims}} {{size:size_change}}( each|)",
        ),
        *told_acts(
            _takes(number, mode="life"),
            f"{taken} {_OF} {{what:thing}} {_FOR_LIFE}",
            f"{taken}{away} {_FOR_LIFE}",
            f"{taken} in {_FOR_LIFE}",
            f"{bare}( off| in|) {_FOR_LIFE}",
        ),
        *told_acts(
            _takes(number, mode="equipped creature gets"),
            f"{taken} {_OF} {{what:thing}} (to pump|for pump|for the pump|to pump it|to pump the creature)",
            f"{taken}{away} (to pump|for pump|for the pump|to pump it|to pump the creature)",
            f"{bare}( off|) (to pump|for pump|for the pump|to pump it|to pump the creature)",
        ),
    )


PRODUCTIONS: Table = (
    *told_acts(
        _takes(2),
        "{who:doer}(remove|take off|pull off|cash in|pop off|cash) (both|them both|both of them)( in| off|)",
    ),
    *(production for amount, number in _AMOUNTS for production in _counters(amount, number)),
    *told_acts(
        _takes(None),
        "(all |){n:number} (|+1/+1 )(counter|counters) (off|from|off of) {what:thing}{targets:onto}",
        "(all |){n:number} (|+1/+1 )(counter|counters) (off|from|off of) {what:thing}( ,|) (everything|all of it|all|"
        "each|all of them|every one|all 3|each 1) (at|to|on|into) {targets:aims}",
        f"{{who:doer}}({_DOES_TO}) {{targets:aims}} with (all |all of |)(its |the |his |){{n:number}} "
        "(counter|of its counter|of the counter)",
    ),
    *told_acts(
        _takes(ALL_COUNTERS),
        "{who:doer}(unload|empty) {what:thing} (on|into|at) {targets:aims}",
        f"{{who:doer}}({_DOES_TO}) {{targets:aims}} with (all|all of) (its|the|his) counter",
    ),
)
