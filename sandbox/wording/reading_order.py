"""In which order the words of a meaning's parts are read: what comes later can point back at what came before."""

from dataclasses import fields

from sandbox.meaning import abilities, effects, events
from sandbox.meaning.continuous import BlocksIt
from sandbox.meaning.nodes import Meaning, Modification
from sandbox.meaning.references import Itself, Reference, Target
from sandbox.wording.pointing import Aimed
from sandbox.wording.surface import counts_of_the_damaged

READING_ORDER: dict[type, tuple[str, ...]] = {
    effects.DealDamage: ("source", "amount", "to"),
    effects.WhereX: ("effects", "amount"),
    effects.PaysOrElse: ("effects", "who", "cost", "paid"),
    effects.MustPayOrElse: ("effects", "who", "cost"),
    effects.Pays: ("who", "cost", "effects", "otherwise"),
    effects.GainLife: ("who", "amount"),
    effects.LoseLife: ("who", "amount"),
    effects.Draw: ("who", "amount"),
    effects.Discard: ("who", "amount"),
    effects.DiscardThat: ("who", "what"),
    effects.Mill: ("who", "amount"),
    effects.Scry: ("who", "amount"),
    effects.Surveil: ("who", "amount"),
    effects.Sacrifice: ("who", "what"),
    effects.Token: ("who", "amount", "size"),
    effects.TokenCopy: ("who", "amount", "what"),
    effects.GainControl: ("who", "what"),
    effects.BecomeOwner: ("who", "what"),
    effects.Prevent: ("to", "by"),
    abilities.Triggered: ("event", "meanwhile", "condition", "modes"),
}


def order_of(part: Meaning) -> tuple[str, ...]:
    """The names of its parts, in the order in which their words are read."""
    if isinstance(part, effects.If) and part.at_the_end:
        return ("effects", "condition", "otherwise")
    if isinstance(part, effects.Modify) and any(_points_back(each, part.what) for each in part.modifications):
        return ("modifications", "what")  # no creature blocks itself: `it` is what was spoken of before
    if isinstance(part, effects.BecomeCopy) and part.what == Itself():
        return ("of", "what", "exceptions")  # nothing becomes a copy of itself
    if isinstance(part, events.OneOrMore):
        return ()  # none of them is one that the text could point back at
    if isinstance(part, effects.DealDamage) and (counts_of_the_damaged(part) or _counts_own_target(part)):
        return ("source", "to", "amount")
    return READING_ORDER.get(type(part)) or tuple(each.name for each in fields(part))


def _points_back(change: Modification, blocker: Reference) -> bool:
    """Whether it is said of a blocker that it blocks what was spoken of before, and not another target."""
    if not isinstance(change, BlocksIt) or isinstance(change.what, Aimed):
        return False
    if isinstance(change.what, Target) and isinstance(blocker, Target):
        return change.what.index < blocker.index
    return True


def _counts_own_target(damage: effects.DealDamage) -> bool:
    """Whether the number speaks of whom the damage is dealt to, whom nothing before has aimed at."""
    return any(isinstance(to, Target) and _has(damage.amount, to) for to in damage.to)


def _has(part: object, reference: Reference) -> bool:
    inner = part.parts().values() if isinstance(part, Meaning) else ()
    return part == reference or any(_has(each, reference) for each in inner)
