"""Triggered abilities: `when`, `whenever` and `at`."""

from sandbox.meaning.abilities import Triggered
from sandbox.meaning.events import Dies, Enters, LeavesPlay, PutIntoGraveyard
from sandbox.meaning.references import Host, Itself
from sandbox.wording.grammar import phrase, say, says

ONCE = (Enters, Dies, LeavesPlay, PutIntoGraveyard)
"""Events that a thing goes through once: `when`, not `whenever`."""

phrase("once", "an event, such as `~ enters`")
says(
    "once",
    "{event:happening}",
    lambda slots: slots["event"],
    lambda value: {"event": value} if isinstance(value, ONCE) and value.subject in (Itself(), Host()) else None,
)
for _when, _event in (("When", "once"), ("(Whenever|When)", "happening"), ("At", "moment"), ("During", "period")):
    say("ability", f"{_when} {{event:{_event}}}, if {{condition:condition}}, {{modes:modes}}", Triggered)
    say("ability", f"{_when} {{event:{_event}}}, {{modes:modes}}", Triggered)
