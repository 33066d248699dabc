"""What is said beside a position: who thinks what, where it happened, that it was a surprise."""

from sandbox.questions.said.things import PartSaid


class Aside(PartSaid):
    """Nothing about the position, and nothing asked."""
