"""Errors as an assistant reads them: what is wrong, where, and what to say instead."""

from __future__ import annotations

from collections.abc import Sequence

from mcp.server.mcpserver.exceptions import ToolError

from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import unknown_edition
from sandbox.scenarios.values.fault import Fault


def known_edition(edition: str) -> str:
    """The edition's id, or empty. Raises ToolError with the known ones."""
    if edition and edition not in EDITIONS:
        raise ToolError(unknown_edition(edition).message)
    return edition


def refused(faults: Sequence[Fault]) -> ToolError:
    """Everything that is wrong with a text, a line each."""
    return ToolError("\n".join(in_words(fault) for fault in faults))


def in_words(fault: Fault) -> str:
    """A fault with its place and the sentences that could stand there."""
    place = f"line {fault.line}: " if fault.line else ""
    instead = f" Known sentences like it: {'; '.join(fault.nearest)}." if fault.nearest else ""
    return f"{place}{fault.message}.{instead}"
