"""When an ability may be activated, and by whom, as it is said at its end."""

from dataclasses import dataclass

from sandbox.meaning.abilities import CostsLess
from sandbox.meaning.conditions import AllOf, Condition


@dataclass(frozen=True)
class Limits:
    """When an ability may be activated, by whom, and for how much less: fields of `Activated`."""

    as_sorcery: bool = False
    most_each_turn: int | None = None
    only_when: Condition | None = None
    any_player: bool = False
    falls: CostsLess | None = None
    ever_once: bool = False

    def and_also(self, more: "Limits") -> "Limits":
        """All of them hold."""
        times = (*self.times, *more.times)
        return Limits(
            self.as_sorcery or more.as_sorcery,
            min((each for each in (self.most_each_turn, more.most_each_turn) if each is not None), default=None),
            AllOf(times) if len(times) > 1 else next(iter(times), None),
            self.any_player or more.any_player,
            self.falls or more.falls,
            self.ever_once or more.ever_once,
        )

    @property
    def times(self) -> tuple[Condition, ...]:
        if self.only_when is None:
            return ()
        return self.only_when.conditions if isinstance(self.only_when, AllOf) else (self.only_when,)

    @property
    def single(self) -> tuple["Limits", ...]:
        """Each limit alone, in the order in which they are printed."""
        named = (
            Limits(as_sorcery=True) if self.as_sorcery else None,
            Limits(most_each_turn=self.most_each_turn) if self.most_each_turn is not None else None,
            *[Limits(only_when=each) for each in self.times],
            Limits(any_player=True) if self.any_player else None,
            Limits(falls=self.falls) if self.falls else None,
            Limits(ever_once=True) if self.ever_once else None,
        )
        return tuple([each for each in named if each is not None])
