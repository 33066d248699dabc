"""How much work something is: calls of functions, counted, never timed."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType

COUNTED = {
    ("go_on", "sandbox/scenarios/play/playthrough.py"): "plays",
    ("derive", "sandbox/rules/continuous/characteristics.py"): "derivations",
    ("check_state", "sandbox/rules/state_based/checks.py"): "looks at the state",
}


def work_of(does: Callable[[], object]) -> Counter[str]:
    """How often each of COUNTED is called, and how many calls there are in all (`calls`). It is done once before, so
    that what is kept from the first time on is not counted."""
    does()
    found: Counter[str] = Counter()

    def count(frame: FrameType, event: str, argument: object) -> None:
        if event not in ("call", "c_call"):
            return
        found["calls"] += 1
        if event == "call":
            code = frame.f_code
            for (name, file), word in COUNTED.items():
                if code.co_name == name and code.co_filename.endswith(file):
                    found[word] += 1

    sys.setprofile(count)
    try:
        does()
    finally:
        sys.setprofile(None)
    return found
