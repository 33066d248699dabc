"""What is sacrificed, and what is shot with that: `I sacrifice it in response and shoot his Elves`."""

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Sacrifices, Tries
from sandbox.questions.said.asked import AskCan, act_of
from sandbox.questions.said.moments import When
from sandbox.questions.said.things import Mention


def with_shots(parts: Sequence[Part]) -> list[Part]:
    """The parts, such a shot told as what the sacrifice is made for."""
    found: list[Part] = []
    for part in parts:
        at = _sacrifice_before(found, part)
        if at is None:
            found.append(part)
            continue
        asked, shot = found[at].said, part.said
        given = act_of(asked)
        if not isinstance(given, Sacrifices) or not isinstance(shot, Tries):
            continue
        used = replace(given, targets=shot.targets)
        found[at] = replace(found[at], said=replace(asked, act=used) if isinstance(asked, AskCan) else used)
    return found


def _sacrifice_before(found: Sequence[Part], part: Part) -> int | None:
    """Where the sacrifice stands, in the same sentence and with nothing but its moment between."""
    shot = part.said
    if not isinstance(shot, Tries) or not shot.targets or not part.joins <= {"and", "to"}:
        return None
    at = next((at for at in range(len(found) - 1, -1, -1) if not isinstance(found[at].said, When)), None)
    given = act_of(found[at].said) if at is not None else None
    if at is None or not isinstance(given, Sacrifices) or found[at].sentence != part.sentence:
        return None
    alone = given.to == Mention() and given.thing.number < 2 and shot.who in ("", "same", given.who)
    return at if alone else None
