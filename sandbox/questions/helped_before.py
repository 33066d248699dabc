"""What had been cast on a creature at which something else is aimed: `I Terror my Wurm with Giant Growth on it`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts, Uses
from sandbox.questions.said.acts_combat import Helped
from sandbox.questions.said.moments import OnceResolved

_RESOLVED = OnceResolved(None)


def with_helped_before(parts: Sequence[Part]) -> list[Part]:
    """The parts, such a spell cast first, and resolved before the other."""
    found: list[Part] = []
    for part in parts:
        before = found[-1] if found else None
        act = before.said if before is not None and before.sentence == part.sentence else None
        aimed = isinstance(act, Casts | Uses) and len(act.targets) == 1 and act.targets[0].noun != "player"
        if not isinstance(part.said, Helped) or part.begins or not aimed or not isinstance(act, Casts | Uses):
            found.append(part)
            continue
        target = act.targets[0]
        help_ = Casts(replace(part.said.what, number=0), target.owner or act.who, act.targets)
        found[-1:] = [replace(part, said=help_), replace(part, said=_RESOLVED), replace(found[-1], begins=True)]
    return found
