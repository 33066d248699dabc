"""Doors: the halves of a permanent that are locked and unlocked."""

from sandbox.meaning.effects import TurnLock
from sandbox.meaning.events import EitherOf, Enters, EventPattern, FullyUnlocks, UnlocksDoor
from sandbox.meaning.references import Reference
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import COMMAND, HAPPENING
from sandbox.wording.saying import constant, say, says


def _eerie(subject: Reference) -> EventPattern:
    return EitherOf((Enters(subject), FullyUnlocks()))


def _says_eerie(value: object) -> dict[str, object] | None:
    match value:
        case EitherOf(patterns=(Enters(subject=subject) as enters, FullyUnlocks())) if enters == Enters(subject):
            return {"subject": subject}
    return None


PRODUCTIONS: Table = (
    says(
        HAPPENING,
        "you unlock this door",
        UnlocksDoor,
        lambda value: {} if isinstance(value, UnlocksDoor) else None,
    ),
    constant(HAPPENING, "you fully unlock a Room", FullyUnlocks()),
    says(HAPPENING, "{subject:actor} enters and whenever you fully unlock a Room", _eerie, _says_eerie),
    say(COMMAND, "unlock a locked door of {what:one_thing}", TurnLock),
    say(COMMAND, "lock or unlock a door of {what:one_thing}", TurnLock, either_way=True),
)
