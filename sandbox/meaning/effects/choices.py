"""Instructions to choose something that the source remembers."""

from sandbox.meaning.nodes import Effect


class ChooseNumber(Effect):
    """`Choose a number`: *that number* in what follows."""


class ChooseCreatureType(Effect):
    """`choose a creature type`: remembered by the source."""


class ChooseColor(Effect):
    """`choose a color`: remembered by the source."""


class ChooseCardName(Effect):
    """`choose a nonland card name`: remembered by the source."""


class ChooseOpponent(Effect):
    """`choose an opponent`: remembered by the source, see ChosenPlayer."""


class ChooseLandType(Effect):
    """`choose a basic land type`: remembered by the source. Without `basic`, any land type."""

    basic: bool = True
