"""Protection from what is chosen: the color that the source has chosen, or one that is chosen now."""

from sandbox.meaning.continuous import HasProtectionFromChosenColor, HasProtectionOfChoice
from sandbox.meaning.kinds import Kind, Quality
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import NEW_CHANGE, QUALITY, STATIC_CHANGE
from sandbox.wording.saying import constant, say, unless

_BESIDE_COLORS = (
    Quality(Kind(colorless=True)),
    *[Quality(Kind(types=frozenset({one}))) for one in CardType],
)
"""What a choice of protection may offer besides the five colors."""

PRODUCTIONS: Table = (
    constant(QUALITY, "colorless", Quality(Kind(colorless=True))),
    constant(STATIC_CHANGE, "<has|have> protection from the chosen color", HasProtectionFromChosenColor()),
    constant(NEW_CHANGE, "<gains|gain> protection from the chosen color", HasProtectionFromChosenColor()),
    constant(NEW_CHANGE, "<gains|gain> protection from the color of your choice", HasProtectionOfChoice()),
    unless(
        say(
            NEW_CHANGE,
            "<gains|gain> protection from {instead:quality} or from the color of your choice",
            HasProtectionOfChoice,
        ),
        lambda instead: instead not in _BESIDE_COLORS,
    ),
)
