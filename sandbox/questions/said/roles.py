"""Words that say one thing more of what is told right before them: for whom somebody fights."""

from dataclasses import dataclass, replace

from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskCan, AskMust
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, Things

OWN = (Mention(noun="own"),)
"""What the player who acts has."""
_CALLED = frozenset({"he", "she", "they"})
"""What creatures can be called as well as players."""


class Completes(PartSaid):
    """Never a part of its own: it belongs to what stands before it, or is not understood."""

    stays = False
    """Whether it says something of its own besides."""

    def completed(self, said: PartSaid) -> PartSaid | None:
        """What is told with it; none where it says nothing that can be said of that."""
        raise NotImplementedError


@dataclass(frozen=True)
class FightsFor(Completes):
    """`attacks for me`, `blocks for Bob`: whose creatures they are."""

    who: str

    def completed(self, said: PartSaid) -> PartSaid | None:
        match said:
            case AskCan(act=act) | AskMust(act=act):
                done = self.completed(act)
                return replace(said, act=done) if isinstance(done, AttacksWith | BlocksWith) else None
            case AttacksWith(things=things, who=who) if _fight_for(things, who, self.who):
                return replace(said, things=_creatures(things, who, self.who), who=self.who)
            case BlocksWith(blockers=things, who=who) if _fight_for(things, who, self.who):
                return replace(said, blockers=_creatures(things, who, self.who), who=self.who)
        return None


def _fight_for(things: Things, doer: str, who: str) -> bool:
    """Whether nothing says that somebody else does it, or that they are somebody else's."""
    called = things == OWN and doer in _CALLED - {who}
    owners = {thing.owner for thing in things} - {"", who}
    return (called or doer in ("", "same", who)) and not owners and bool(things)


def _creatures(things: Things, doer: str, who: str) -> Things:
    """`she blocks for me`: she is a creature."""
    return (PRONOUN,) if things == OWN and doer in _CALLED - {who} else things
