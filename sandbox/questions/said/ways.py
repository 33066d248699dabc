"""Ways to cast a spell, as a question says them beside it."""

from dataclasses import dataclass

from sandbox.questions.said.things import Mention, PartSaid


@dataclass(frozen=True)
class CastSo(PartSaid):
    """How what is named beside it is cast: `buyback`, `flashback`, `graveyard`, `face down`, `splice`."""

    way: str
    times: int = 1
    paid: str = ""
    thing: Mention | None = None
    """What is spliced."""
