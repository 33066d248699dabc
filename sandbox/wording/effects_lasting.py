"""Effects that last: a change and how long it holds."""

from dataclasses import replace
from typing import Any

from sandbox.meaning.continuous import Cannot, IsAlso, MustAttack, RemovedIfItDies, SwitchesPT
from sandbox.meaning.effects import Change, ChangeWords, Duration
from sandbox.wording.grammar import constant, hears, phrase, prints, say, says
from sandbox.wording.pointing import Said

phrase("duration", "a duration, such as `until end of turn`")
constant("duration", "until end of turn", Duration.THIS_TURN)
for _lasting in Duration:
    if _lasting not in (Duration.THIS_TURN, Duration.FOR_GOOD, Duration.NEXT_UNTAP):
        constant("duration", _lasting.value, _lasting)
hears("duration", "as long as ~ remains tapped", lambda slots: Duration.WHILE_TAPPED)
hears("duration", "for as long as ~ remains on the battlefield", lambda slots: Duration.WHILE_IN_PLAY)
hears("duration", "for as long as ~ remains on the battlefield and tapped", lambda slots: Duration.WHILE_TAPPED)


hears(
    "command",
    "{what:subject} <doesn't|don't> untap during that player's next untap step",
    lambda slots: Change(slots["what"], (Cannot("untap"),), Duration.NEXT_UNTAP),
)
hears(
    "command",
    "a creature dealt damage this way can't be regenerated this turn",
    lambda slots: Change(Said("that creature"), (Cannot("regenerate"),)),
)
hears(
    "command",
    "switch {what:pointing_whose} power and toughness {duration:duration}",
    lambda slots: Change(slots["what"], (SwitchesPT(),), slots["duration"]),
)


def _dying(value: Any) -> dict[str, Any] | None:
    wanted = (
        isinstance(value, Change)
        and value.duration is Duration.THIS_TURN
        and value.modifications == (RemovedIfItDies(),)
    )
    return {"what": value.what} if wanted else None


says(
    "command",
    "if {what:one_thing} would die this turn, exile it instead",
    lambda slots: Change(slots["what"], (RemovedIfItDies(),)),
    _dying,
)
hears(
    "command",
    "if it's a creature, it can't be regenerated this turn, and if it would die this turn, exile it instead",
    lambda slots: Change(Said("that creature"), (Cannot("regenerate"), RemovedIfItDies())),
)
prints(
    "command",
    "if it's a creature, it can't be regenerated this turn, and if it would die this turn, exile it instead",
    lambda value: (
        {}
        if isinstance(value, Change)
        and value.modifications == (Cannot("regenerate"), RemovedIfItDies())
        and value.what == Said("it")
        else None
    ),
)


def _for_turn(value: Any) -> dict[str, Any] | None:
    """Prohibitions and duties are said to hold `this turn`."""
    if not isinstance(value, Change) or value.duration is not Duration.THIS_TURN:
        return None
    if not all(isinstance(each, (Cannot, MustAttack)) for each in value.modifications):
        return None
    return {"what": value.what, "modifications": value.modifications}


def _next_untap(value: Any) -> dict[str, Any] | None:
    wanted = (
        isinstance(value, Change)
        and value.duration is Duration.NEXT_UNTAP
        and value.modifications == (Cannot("untap"),)
    )
    return {"what": value.what} if wanted else None


says(
    "command",
    "{what:subject} <doesn't|don't> untap during (its|their) (controller's|controllers') next untap step(|s)",
    lambda slots: Change(slots["what"], (Cannot("untap"),), Duration.NEXT_UNTAP),
    _next_untap,
)
hears(
    "command",
    "{what:subject} <attacks|attack> this (turn|combat) if able",
    lambda slots: Change(slots["what"], (MustAttack(),)),
)
says("command", "{what:subject} {modifications:new_changes} this turn", lambda slots: Change(**slots), _for_turn)
say("command", "{what:subject} {modifications:new_changes} {duration:duration}", Change)
hears(
    "command",
    "{what:subject} {modifications:new_changes} {duration:duration}."
    " (It's|They're) still (a |an |)(land|lands|artifact|artifacts)",
    lambda slots: _still(Change(**slots)),
)
hears("command", "{duration:duration}, {what:subject} {modifications:new_changes}", lambda slots: Change(**slots))
say("command", "{what:subject} {modifications:new_changes}", Change, duration=Duration.FOR_GOOD)


def _still(change: Change) -> Change:
    parts = [replace(part, instead=False) if isinstance(part, IsAlso) else part for part in change.modifications]
    return replace(change, modifications=tuple(parts))


phrase("changed_words", "`color word` or `basic land type`")
constant("changed_words", "color( word|)", "color")
constant("changed_words", "basic land type", "basic land type")
say(
    "command",
    "change the text of {what:thing} by replacing all instances of one {words:changed_words} with another",
    ChangeWords,
)
say(
    "command",
    "change the text of {what:thing} by replacing all instances of one {words:changed_words} with another"
    " {duration:duration}",
    ChangeWords,
)
