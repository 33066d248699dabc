"""Whose side a player is on in a combat, where only something else says it: who is hurt by it, and who blocks."""

from collections.abc import Sequence

from sandbox.questions.said.acts import Prevents, Uses
from sandbox.questions.said.acts_combat import BlocksNothing, BlocksWith
from sandbox.questions.said.asked import AskDamage, AskPoison, AskWhether, act_of
from sandbox.questions.said.outcomes import LosesGame, LosesLife, StaysInGame, TakesNothing
from sandbox.questions.said.outcomes_cards import Discards
from sandbox.questions.said.things import PartSaid, Things, mentioned_in
from sandbox.questions.thing_words import ME, NOT_THE_ASKER


def of_both_sides(things: Things) -> bool:
    """`my Wurm and his Angel`: those never fight side by side."""
    owners = {thing.owner for thing in things}
    return ME in owners and not owners.isdisjoint(NOT_THE_ASKER)


def hurt_one(said: PartSaid) -> str:
    """Who is asked about as hurt, or keeps damage from being dealt."""
    match said:
        case AskDamage(who=who) | Prevents(who=who) | AskPoison(who=who):
            return who if who != "defender" else ""
        case AskWhether(outcome=Discards(who=who) | LosesLife(who=who) | TakesNothing(who=who)):
            return who if who not in ("victim", "defender") else ""
    return ""


def owners_unblocked(said: Sequence[PartSaid]) -> dict[str, str]:
    """`Fog against an unblocked Cobra. Do I lose life?`: what is called unblocked is the other player's than the one
    who is asked about as hurt."""
    hurt = [who for each in said if (who := hurt_one(each))]
    cards = {thing.card for thing in mentioned_in(said) if "unblocked" in thing.marks and thing.card}
    owned = {thing.card for thing in mentioned_in(said) if thing.owner}
    if len(cards - owned) != 1 or not hurt or hurt[0] not in (ME, *NOT_THE_ASKER):
        return {}
    return {cards.pop(): "opp" if hurt[0] == ME else ME}


def blocking_one(said: PartSaid) -> str:
    """Who blocks, or is asked about a block, where it is said who that is."""
    act = act_of(said)
    match act:
        case BlocksWith(passive=False, who=who, blockers=blockers):
            return who or (blockers[0].owner if blockers else "")
        case BlocksNothing(who=who):
            return who
        case Uses(goal="stop", who=who):
            return who
    return ""


def asks_whether_lost(said: PartSaid) -> bool:
    """Whether it is asked if a player loses the game."""
    return isinstance(said, AskWhether) and isinstance(said.outcome, LosesGame | StaysInGame)
