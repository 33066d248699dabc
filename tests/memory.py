"""How much memory a program has taken."""

from __future__ import annotations

import resource
from pathlib import Path


def most_memory(process: int | str = "self") -> int:
    """In megabytes, of that program alone: what it was started from does not count."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM:")) // 1024
