"""Effects that are about players and last: what they cannot do for a time, and what keeps them from harm."""

from sandbox.meaning.continuous import Cannot, DamageLeavesLife, Has, NoMaximumHandSize, OpponentsCannotWin
from sandbox.meaning.effects import Duration, ModifyPlayers
from sandbox.meaning.keyword_abilities import Keyword, Protection
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import Reference, You
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import COMMAND, PLAYER_CHANGE
from sandbox.wording.pointing import Doer
from sandbox.wording.saying import constant, hears, say, says

_OF_PLAYERS = (Keyword("hexproof"), Keyword("shroud"))
LIFE_STAYS = (Cannot("gain life"), Cannot("lose life"))
"""`Your life total can't change.`"""
_SAID = "your life total can't change"
_LEFT = "damage that would reduce your life total to less than 1 reduces it to 1 instead"


def given_to_players(ability: Ability) -> Has:
    """Of abilities, players have those alone that keep from harm."""
    if ability not in _OF_PLAYERS and not isinstance(ability, Protection):
        raise Unfit
    return Has(ability)


def _forbidden(who: Reference, change: Modification) -> ModifyPlayers:
    """Prohibitions are said to hold `this turn`."""
    if not isinstance(change, Cannot):
        raise Unfit
    return ModifyPlayers(who, (change,))


def _this_turn(value: object) -> Slots | None:
    match value:
        case ModifyPlayers(who=who, modifications=(Cannot() as change,), duration=Duration.THIS_TURN):
            return {"who": who, "change": change}
    return None


def _lasting(who: Reference, change: Modification, duration: Duration) -> ModifyPlayers:
    return ModifyPlayers(who, (change,), duration)


def _for_a_time(value: object) -> Slots | None:
    match value:
        case ModifyPlayers(who=who, modifications=(change,), duration=duration) if duration is not Duration.FOR_GOOD:
            return {"who": who, "change": change, "duration": duration}
    return None


def _life_stays_and(change: Modification, duration: Duration) -> ModifyPlayers:
    return ModifyPlayers(You(), (*LIFE_STAYS, change), duration)


def _stays_and(value: object) -> Slots | None:
    match value:
        case ModifyPlayers(who=You(), modifications=(*first, change), duration=duration) if tuple(first) == LIFE_STAYS:
            return {"change": change, "duration": duration}
    return None


PRODUCTIONS: Table = (
    constant(PLAYER_CHANGE, "can't gain life", Cannot("gain life")),
    constant(PLAYER_CHANGE, "can't lose life", Cannot("lose life")),
    constant(PLAYER_CHANGE, "can't lose the game", Cannot("lose the game")),
    constant(
        PLAYER_CHANGE, "<doesn't|don't> lose the game for having 0 or less life", Cannot("lose the game for life")
    ),
    says(
        PLAYER_CHANGE,
        "<gains|gain> {ability:keyword}",
        given_to_players,
        lambda value: {"ability": value.ability} if isinstance(value, Has) else None,
    ),
    says(COMMAND, "{who:players} {change:player_change} this turn", _forbidden, _this_turn),
    says(COMMAND, "{who:players} {change:player_change} {duration:duration}", _lasting, _for_a_time),
    hears(COMMAND, "{duration:duration}, {who:players} {change:player_change}", _lasting),
    says(
        COMMAND,
        "{who:players} {change:player_change} for the rest of the game",
        lambda who, change: _lasting(who, change, Duration.FOR_GOOD),
        lambda value: (
            {"who": value.who, "change": value.modifications[0]}
            if isinstance(value, ModifyPlayers) and value.duration is Duration.FOR_GOOD
            else None
        ),
    ),
    hears(
        COMMAND,
        "{who:players} (has|have) {ability:keyword} {duration:duration}",
        lambda who, ability, duration: _lasting(who, given_to_players(ability), duration),
    ),
    hears(
        COMMAND,
        "gain {ability:keyword} {duration:duration}",
        lambda ability, duration: _lasting(Doer(), given_to_players(ability), duration),
    ),
    *[
        say(COMMAND, notation, ModifyPlayers, who=You(), modifications=changes)
        for changes, notation in (
            (LIFE_STAYS, f"{{duration:duration}}, {_SAID}"),
            ((DamageLeavesLife(),), f"{{duration:duration}}, {_LEFT}"),
        )
    ],
    constant(COMMAND, f"{_SAID} this turn", ModifyPlayers(You(), LIFE_STAYS)),
    says(COMMAND, f"{{duration:duration}}, {_SAID} and you {{change:player_change}}", _life_stays_and, _stays_and),
    constant(
        COMMAND,
        "your opponents can't win the game this turn",
        ModifyPlayers(You(), (OpponentsCannotWin(),)),
    ),
    constant(
        COMMAND,
        "you have no maximum hand size for the rest of the game",
        ModifyPlayers(You(), (NoMaximumHandSize(),), Duration.FOR_GOOD),
    ),
)
