"""What every event that texts wait for is, and two of them at once."""

from sandbox.meaning.nodes import Meaning


class EventPattern(Meaning):
    """`subject` is a reference to a fixed thing (`~`, the enchanted creature) or `Each(kind)`, any one of the kind."""


class OneOrMore(EventPattern):
    """`one or more creatures you control die`: once for all of them that do so at the same time. Roles: that of the
    player who does it, where somebody does. ThatMuch is how many."""

    event: EventPattern


class FirstTime(EventPattern):
    """`Whenever ~ attacks for the first time each turn`: of what the object that the text stands on does or undergoes,
    the first time in a turn alone. Roles: as of that."""

    event: EventPattern


class EitherOf(EventPattern):
    """`Whenever ~ enters or attacks`."""

    patterns: tuple[EventPattern, ...]
