"""What every event that texts wait for is, and two of them at once."""

from sandbox.meaning.nodes import Meaning


class EventPattern(Meaning):
    """`subject` is a reference to a fixed thing (`~`, the enchanted creature) or `Each(kind)`, any one of the kind."""


class EitherOf(EventPattern):
    """`Whenever ~ enters or attacks`."""

    patterns: tuple[EventPattern, ...]
