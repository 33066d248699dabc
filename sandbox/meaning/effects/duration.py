"""Effects that last."""

from enum import StrEnum

from sandbox.meaning.nodes import Effect, Modification
from sandbox.meaning.references import Reference


class Duration(StrEnum):
    THIS_TURN = "until end of turn"
    WHILE_TAPPED = "for as long as ~ remains tapped"
    WHILE_TAPPED_AND_STRONGER = (
        "for as long as ~ remains tapped and that creature's power remains less than or equal to ~'s power"
    )
    WHILE_IN_PLAY = "for as long as ~ remains in play"
    WHILE_CONTROLLED = "for as long as you control ~"
    WHILE_CONTROLLED_AND_TAPPED = "for as long as you control ~ and ~ remains tapped"
    WHILE_IT_IS_YOURS = "for as long as you control it"
    UNTIL_YOUR_NEXT_TURN = "until your next turn"
    UNTIL_END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    UNTIL_YOUR_NEXT_UPKEEP = "until your next upkeep"
    WHILE_EXILED = "for as long as ~ remains exiled"
    COMBAT = "until end of combat"
    NEXT_UNTAP = "during its controller's next untap step"
    YOUR_NEXT_UNTAP = "during your next untap step"
    FOR_GOOD = ""


class Modify(Effect):
    """`Target creature gets +3/+3 until end of turn`, `X becomes black`: the modifications hold for what is
    affected now.
    """

    what: Reference
    modifications: tuple[Modification, ...]
    duration: Duration = Duration.THIS_TURN


class ModifyPlayers(Effect):
    """`Players can't gain life this turn`, `you gain hexproof until your next turn`: it holds for the players who are
    meant now."""

    who: Reference
    modifications: tuple[Modification, ...]
    duration: Duration = Duration.THIS_TURN


class DoublePower(Effect):
    """`Double the power of target creature until end of turn`; with `toughness`, that as well; `factor` 3: `Triple`."""

    what: Reference
    toughness: bool = False
    factor: int = 2


class ChangeWords(Effect):
    """`Change the text of X by replacing all instances of one color word with another.` `words`: `color`, `basic
    land type`, or `color word or basic land type`: of either sort.
    """

    what: Reference
    words: str
    duration: Duration = Duration.FOR_GOOD
