"""How it is asked whether something is saved or gone, and whether what is done is enough."""

from __future__ import annotations

import re

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Regenerates
from sandbox.questions.said.asked import Ask, AskEnough, AskSaved, AskWhere, AskWhether
from sandbox.questions.said.outcomes import Gone, IsSafe, Lives, SavedBy, TakesNothing
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit

OWN_REGENERATION = re.compile(r": Regenerate ")


def _regenerated(things: Things, who: str = "") -> Ask:
    return AskSaved(things, Regenerates("", things[0]))


def _kept(who: str, things: Things) -> Ask:
    """What regenerates is kept by that."""
    (thing,) = things if len(things) == 1 else (Mention(),)
    if not thing.card or not OWN_REGENERATION.search(card_named(thing.card).text):
        raise Unfit
    return AskSaved(things, Regenerates("", thing))


_REGEN = (
    "with their regeneration|with my regeneration|with her regeneration|with their regenerate|"
    "with the regenerate|with its regenerate|with regenerate|with the regeneration|with its regeneration|with "
    "regeneration|by regenerate|by regenerate it|with his regenerate|with his regeneration|by pay regenerate|with the "
    "regeneration ability|with its regeneration ability|through regeneration|by use regeneration"
)
_SAVED: Table = (
    *asks(
        _regenerated,
        f"can {{who:who}} (keep|save|rescue) {{things:things}} (alive |)({_REGEN})",
        f"can {{things:things}} be save ({_REGEN})",
        f"do {{things:things}} (survive|live|make it) ({_REGEN})",
        "do (regenerate|regeneration|the regeneration|its regeneration) (save|help) {things:things}",
        "can {who:who} regenerate {things:things} from (it|this|that)",
    ),
    *asks(
        _kept,
        "can {who:who} (keep|save|rescue|hold on to|hang on to|hold onto) {things:things}( alive| in play| around|)",
    ),
    *asks(
        lambda: AskSaved((PRONOUN,), Regenerates("", PRONOUN)),
        "do (regenerate|regeneration|the regeneration|its regeneration|regenerate it) (help|save it|do any good|work)",
    ),
    *asks(
        lambda who="": AskSaved(),
        "do (that|it|this) (help|do any good|help at all|help any|save it|change anything)( then|)",
        "do (that|it|this) help {who:who}",
        "(that|it|this) do not help( ,|) (do it|do that|do this|right|correct)",
        "(that|it|this) do not help {who:who}( ,|) (do it|do that|do this|right|correct)",
        "(that|it|this) help( ,|) (do not it|do not that|right|correct)",
        "(that|it|this) help {who:who}( ,|) (do not it|do not that|right|correct)",
    ),
)
_ENOUGH: Table = asks(
    lambda: AskEnough(),
    "(be|do) (it|that|this) (be |)(enough|sufficient|suffice|do it|do the job|do the trick|get there)( for both| for "
    "both of them| to kill both| to kill them| to kill it| for the kill| for that| for them|)",
    "(enough|sufficient)",
)
_HURT = "small|smaller|weak|weaker|hurt|damage|injured|wounded|shrink|shrunk|tap"
"""What somebody may be who lives."""
_OR_HURT: Table = asks(
    lambda things, **how: AskWhether(Lives(things), either=True),
    f"be {{things:things}} {{how:dead}} or (just |only |merely |simply |)({_HURT})",
    f"do {{things:things}} {{how:dies}} or (just|only|merely|simply) (get|be|become|end up) ({_HURT})",
)
_FOR_GOOD = "for good|forever|for ever|for the rest of the game|for the game"
_GONE: Table = (
    *asks(
        lambda things, **how: AskWhether(Gone(things)),
        "be {things:things} (gone|out of play|off the play){end:finally}",
    ),
    *asks(
        lambda thing, **how: AskWhere(thing),
        f"be {{thing:being}} (gone|lose|out of play|exile) ({_FOR_GOOD})",
    ),
    *asks(
        lambda: AskWhere(PRONOUN),
        f"(gone|lose|lost|dead) ({_FOR_GOOD})",
    ),
)
_SAVED_BY: Table = asks(
    lambda who, thing: AskWhether(SavedBy(who, (thing,))),
    "do {thing:thing} (save|protect|shield) {who:who}( here| then| now|)",
    "be {who:who} (save|protect|protected|shield) by {thing:thing}",
)
_SAFE: Table = (
    *asks(
        lambda who, **how: AskWhether(IsSafe(who)),
        "be {who:who} (still |)(ok|safe|fine|save|home free|out of danger)( then| now| here|)",
    ),
    *asks(
        lambda who: AskWhether(TakesNothing(who)),
        "be {who:who} safe from (it|that|this|damage|any damage|the damage|all damage|harm|the attack)( then| now|)",
    ),
)
PRODUCTIONS: Table = (*_SAFE, *_ENOUGH, *_SAVED, *_SAVED_BY, *_GONE, *_OR_HURT)
