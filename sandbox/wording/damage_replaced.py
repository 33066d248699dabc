"""Static abilities that change how much damage sources deal."""

from sandbox.meaning.replacement_effects import DoublesDamage, PreventsSomeDamage
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import ABILITY
from sandbox.wording.saying import say

PRODUCTIONS: Table = (
    say(
        ABILITY,
        "If a source would deal damage to (a|an) {to:kind}, prevent {amount:figure} of that damage.",
        PreventsSomeDamage,
    ),
    *[
        say(
            ABILITY,
            f"If (a|an) {{by:source_kind}} would deal damage to a {noun} or player, it deals double that damage to that"
            f" {noun} or player instead.",
            DoublesDamage,
            permanents=permanents,
        )
        for noun, permanents in (("creature", False), ("permanent", True))
    ],
    *[
        production
        for word, factor in (("double", 2), ("triple", 3))
        for kind in ("{by:source_kind}", "{by:kind}")
        for production in (
            say(
                ABILITY,
                f"If (a|an) {kind} would deal damage to a permanent or player, it deals {word} that damage( to that"
                " permanent or player|) instead.",
                DoublesDamage,
                permanents=True,
                factor=factor,
            ),
        )
    ],
)
