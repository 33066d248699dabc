"""What somebody does something for, where that says no more than the card does: `for the extra 3`."""

import re
from dataclasses import dataclass

from sandbox.questions.lands import symbols
from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Activates, Casts, Equips, Regenerates, Responding, Sacrifices, ToldAct, Uses
from sandbox.questions.said.asked import AskCan
from sandbox.questions.said.roles import Completes
from sandbox.questions.said.states import About
from sandbox.questions.said.things import PartSaid

_NUMBERS = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_COST = re.compile(r"\{[^}]*\}")


def speaks_of(act: ToldAct, number: int) -> bool:
    """Whether the text of the card that is used speaks of that number, for an act that is done once."""
    if not isinstance(act, Casts | Uses | Activates) or not act.what.card:
        return False
    once = act.times == 1 and not getattr(act, "paid", "")
    words = {str(number), *(_NUMBERS[number : number + 1])}
    return once and not words.isdisjoint(re.findall(r"\d+|\w+", _COST.sub("", card_named(act.what.card).text)))


@dataclass(frozen=True)
class DoneFor(Completes):
    """`number`: so much as the card's text speaks of; 0: more of what is dealt, or that it is big or lives."""

    number: int = 0

    def completed(self, said: PartSaid) -> PartSaid | None:
        match said:
            case AskCan(act=act) | Responding(act=act):
                return said if self.completed(act) is not None else None
            case Casts(what=what) | Uses(what=what) | Activates(what=what) if what.card:
                return said if not self.number or speaks_of(said, self.number) else None
        return None


class AsItWouldDie(Completes):
    """`at combat damage`, `if damage would kill it`: what regenerates does so then."""

    def completed(self, said: PartSaid) -> PartSaid | None:
        match said:
            case AskCan(act=act) | Responding(act=act):
                return said if self.completed(act) is not None else None
            case Regenerates():
                return said
        return None


@dataclass(frozen=True)
class FromPool(Completes, About):
    """`with the other mana`, `with one of the two mana`: it is paid with mana that was made before. `total`: how much
    that was; `number`: how much of it is paid for a card that is cast; 0: not said."""

    number: int = 0
    total: int = 0
    who: str = ""
    stays = True

    def completed(self, said: PartSaid) -> PartSaid | None:
        match said:
            case AskCan(act=act):
                return said if self.completed(act) is not None else None
            case Casts(what=what) if what.card and self.number:
                return said if len(symbols(str(card_named(what.card).cost))) == self.number else None
            case Casts() | Uses() | Equips() | Activates():
                return said if not self.number or isinstance(said, Equips) else None
        return None


class FindsSome(Completes, About):
    """`and fetch a land`: what is used, or sacrificed for itself, looks for one."""

    stays = True

    def completed(self, said: PartSaid) -> PartSaid | None:
        match said:
            case AskCan(act=act) | Responding(act=act):
                return said if self.completed(act) is not None else None
            case Sacrifices(to=to) if to.card or to.noun:
                return None
            case Sacrifices() | Activates() | Uses():
                return said
        return None
