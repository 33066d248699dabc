"""Instructions to choose something: what the source remembers, or what the text speaks of from then on."""

from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import Reference
from sandbox.terms.types import CardType


class ChooseNumber(Effect):
    """`Choose a number`: *that number* in what follows."""


class ChooseCreatureType(Effect):
    """`choose a creature type`: remembered by the source."""


class ChooseColor(Effect):
    """`choose a color`: remembered by the source."""


class ChooseCardName(Effect):
    """`choose a nonland card name`: remembered by the source. `lands`: a land card's will do as well. `of`: the name
    must be that of such a card, `choose an artifact card name`."""

    lands: bool = False
    of: CardType | None = None


class ChooseOpponent(Effect):
    """`choose an opponent`: remembered by the source, see ChosenPlayer."""


class ChooseLandType(Effect):
    """`choose a basic land type`: remembered by the source. Without `basic`, any land type. `of`: only one of these,
    `choose Island or Swamp`."""

    basic: bool = True
    of: tuple[str, ...] = ()


class PointOut(Effect):
    """`Choose target creature.` Nothing happens to it yet: what follows speaks of it."""

    what: Reference
