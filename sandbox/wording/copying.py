"""Copies of permanents: `~ becomes a copy of target creature, except it has this ability`."""

from sandbox.meaning.effects import BecomeCopy, CopyExceptions
from sandbox.wording.grammar import Production, Slots, Table
from sandbox.wording.phrases import COMMAND, COPIED, COPY_EXCEPTIONS, ONE_THING, POINTING_CARD
from sandbox.wording.saying import constant, hears, passes, say, says

COLOR = "(it doesn't|~ doesn't) copy that creature's color"
THIS = "(it has|it gains|~ has|~ gains) this ability"
QUOTED = '(it has|it gains|~ has|~ gains) "{ability:ability}"'


def _with_ability(keeps_color: bool, value: object) -> Slots | None:
    match value:
        case CopyExceptions(keeps_color=kept, has=(ability,), this_ability=False) if kept is keeps_color:
            return {"ability": ability}
    return None


def _quoted(notation: str, keeps_color: bool) -> Production:
    return says(
        COPY_EXCEPTIONS,
        notation,
        lambda ability: CopyExceptions(keeps_color, (ability,)),
        lambda value: _with_ability(keeps_color, value),
    )


PRODUCTIONS: Table = (
    *passes(COPIED, ONE_THING, POINTING_CARD),
    constant(COPY_EXCEPTIONS, "", CopyExceptions()),
    constant(COPY_EXCEPTIONS, f", except {COLOR}", CopyExceptions(keeps_color=True)),
    constant(COPY_EXCEPTIONS, f", except {COLOR} and {THIS}", CopyExceptions(keeps_color=True, this_ability=True)),
    constant(COPY_EXCEPTIONS, f", except {THIS}", CopyExceptions(this_ability=True)),
    hears(COPY_EXCEPTIONS, " and (gains|has) this ability", lambda: CopyExceptions(this_ability=True)),
    hears(
        COPY_EXCEPTIONS,
        " except for its color and (gains|has) this ability",
        lambda: CopyExceptions(keeps_color=True, this_ability=True),
    ),
    _quoted(f", except {QUOTED}", keeps_color=False),
    _quoted(f", except {COLOR} and {QUOTED}", keeps_color=True),
    say(COMMAND, "{what:subject} <becomes|become> a copy of {of:copied}{exceptions:copy_exceptions}", BecomeCopy),
    say(
        COMMAND,
        "{what:subject} <becomes|become> a copy of {of:copied}{exceptions:copy_exceptions} {duration:duration}",
        BecomeCopy,
    ),
)
