"""What holds for a player and for things at once: `you and permanents you control have hexproof`."""

from sandbox.meaning.abilities import Static
from sandbox.meaning.conditions import Condition, During
from sandbox.meaning.continuous import Has
from sandbox.meaning.effects import Duration, Modify
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import Each, Itself, Reference, Together, You
from sandbox.wording.effects_on_players import given_to_players
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import COMMAND, STATIC, YOU_AND
from sandbox.wording.saying import constant, says

YOUR_TURN = During(whose="your")


def _are_you_and_yours(what: object) -> bool:
    match what:
        case Together(references=(You(), Itself() | Each())):
            return True
    return False


def _held(who: Reference, ability: Ability, condition: Condition | None = None) -> Static:
    return Static(who, (given_to_players(ability),), condition)


def _said(condition: Condition | None, value: object) -> Slots | None:
    match value:
        case Static(affected=who, modifications=(Has(ability=ability),)) if _are_you_and_yours(who):
            return {"who": who, "ability": ability} if value == _held(who, ability, condition) else None
    return None


def _gained(who: Reference, ability: Ability, duration: Duration) -> Modify:
    return Modify(who, (given_to_players(ability),), duration)


def _for_a_time(value: object) -> Slots | None:
    match value:
        case Modify(what=who, modifications=(Has(ability=ability),), duration=duration) if _are_you_and_yours(who):
            return {"who": who, "ability": ability, "duration": duration}
    return None


PRODUCTIONS: Table = (
    constant(YOU_AND, "you and ~", Together((You(), Itself()))),
    says(
        STATIC,
        "{who:you_and} have {ability:keyword}",
        _held,
        lambda value: _said(None, value),
    ),
    says(
        STATIC,
        "during your turn, {who:you_and} have {ability:keyword}",
        lambda who, ability: _held(who, ability, YOUR_TURN),
        lambda value: _said(YOUR_TURN, value),
    ),
    says(COMMAND, "{who:you_and} gain {ability:keyword} {duration:duration}", _gained, _for_a_time),
)
