"""How it is told or asked whether a creature is hurt in a fight, by anything or by the one that it meets."""

from sandbox.questions.outcomes_negated import with_negated
from sandbox.questions.said.outcomes import Damages, Lives, Lost, TakesDamage, ToldOutcome, Unscathed
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_outcomes
from sandbox.wording.grammar import Table, Unfit

_NO_CREATURE = ("player", "him", "her", "he", "she", "they", "me")
_NO_HURT = "(damage|any damage|a scratch|hurt|hit|hit back|a hit|any|any hurt|harmed|be hit|hurt back)"
_WITHOUT = f"without (take|get|suffer|receive|be deal|so much as|be) {_NO_HURT}"
_SOME = "(damage|any damage|any|anything|some damage|something|a hit|a scratch|any combat damage|hit points)"


def _hurt_by(things: Things, by: Mention) -> ToldOutcome:
    """By a creature, which a player is not."""
    if any(thing.noun in _NO_CREATURE or (thing.card and is_spell(thing)) for thing in (*things, by)):
        raise Unfit
    return Damages((by,), things)


def _hurt(things: Things) -> ToldOutcome:
    if any(thing.noun in _NO_CREATURE for thing in things):
        raise Unfit
    return TakesDamage(things)


def _unhurt(things: Things) -> ToldOutcome:
    if any(thing.noun in _NO_CREATURE for thing in things):
        raise Unfit
    return Unscathed(things)


_OUTCOMES: Table = (
    *told_outcomes(
        _hurt,
        "{things:things} (get|take|suffer|receive) (a scratch|a hit|a dent|a bruise|any hits)( at all| in return|)",
        "{things:things} get hit back",
        "{things:things} (get|have|end up with|come out with|walk away with|finish with) (any |some |a point of |)"
        "damage( on it| mark on it|)( at all| in return| after that| afterwards|)",
        "{things:things} (end up|come out|finish|be left) (damage|hurt|wounded|scratched)",
        "{things:things} take (damage|any damage|any|anything|something) (in return|back|itself|in the process)",
    ),
    *told_outcomes(
        _hurt_by,
        "{things:things} (be|get) (hit|damage|hurt|strike|hit back|strike back|bite) by {by:thing}( at all| too|)",
        "{things:things} (be|get) deal (any |)damage by {by:thing}",
        f"{{things:things}} (take|get|suffer|receive) {_SOME} (from|off|of) {{by:thing}}( at all| too|)",
        "{things:things} take {by:thing} 's damage",
    ),
    *told_outcomes(
        lambda who, things: Lives(things),
        "{who:who} (come|get|walk) (out of|away from) (it|this|that|combat|the fight) with {things:things}"
        "( alive| intact| in play|)",
        "{who:who} (come out|end up|walk away) with {things:things} (alive|intact|in play)",
        "{who:who} (get to |)(hold on to|hang on to|hold onto) {things:things}",
    ),
    *told_outcomes(
        lambda who, things: Lost(things, who),
        "{who:who} (end up|wind up) (losing|lose) {things:things}",
    ),
    *told_outcomes(
        _unhurt,
        "{things:things} (survive|live|make it|come out|get out|walk away|come away|get away)( of it| of this|) "
        f"{_WITHOUT}",
        "{things:things} (come away|come off|get away|get off|come through) (clean|scot free|unhurt|fine|untouched)",
    ),
)
PRODUCTIONS: Table = with_negated(_OUTCOMES)
