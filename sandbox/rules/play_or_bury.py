"""The instruction that madness gives."""

from dataclasses import dataclass

from sandbox.meaning.effects import Effect


@dataclass(frozen=True)
class PlayOrBury(Effect):
    """Play the removed card for its madness cost, or put it into the graveyard."""
