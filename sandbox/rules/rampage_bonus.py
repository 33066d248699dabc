"""The instruction that rampage gives."""

from dataclasses import dataclass

from sandbox.meaning.effects import Effect


@dataclass(frozen=True)
class RampageBonus(Effect):
    """+amount/+amount until end of turn for each blocker beyond the first."""

    amount: int
