"""How it is told or asked what a fight does to creatures: that they get smaller, or die before they strike."""

from sandbox.questions import outcomes_unhurt
from sandbox.questions.outcomes import is_sort
from sandbox.questions.outcomes_negated import with_negated
from sandbox.questions.said.asked import AskWhether
from sandbox.questions.said.outcomes import ChangesSize, Damages, DiesFirst, IsDead, Killed, ToldOutcome
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import asks, told_outcomes
from sandbox.wording.grammar import Table, Unfit


def _changes(things: Things, change: str = "", **why: object) -> ToldOutcome:
    return ChangesSize(things, change)


def _shrinks(things: Things, **why: object) -> ToldOutcome:
    return ChangesSize(things)


def _before_striking(things: Things, **how: object) -> ToldOutcome:
    """Whatever kills it: before its own damage is dealt."""
    return DiesFirst(things)


def _before_damage(things: Things, **how: object) -> ToldOutcome:
    return DiesFirst(things, untouched=True)


def _eats(by: Mention, things: Things) -> ToldOutcome:
    """A creature that takes another down in a fight."""
    if not all(_can_fight(thing) for thing in (by, *things)):
        raise Unfit
    return Killed(things, (by,))


def _can_fight(thing: Mention) -> bool:
    named = bool(thing.card or thing.size) or thing.noun in ("it", "creature") or is_sort(thing.noun)
    return named and not (thing.card and is_spell(thing))


def _damages(things: Things, to: Things) -> ToldOutcome:
    persons = ("player", "him", "her", "he", "she", "they")
    if any(thing.noun in persons or (thing.card and is_spell(thing)) for thing in (*things, *to)):
        raise Unfit
    return Damages(things, to)


def _trade(a: Mention, b: Mention, who: str = "") -> ToldOutcome:
    return IsDead((a, b))


_WHY = (
    "( from flanking| from my flanking| from his flanking| from its flanking|"
    " because of flanking| due to flanking| for flanking| thanks to flanking| by flanking|"
    " from the flanking| because of the flanking| from bushido| because of bushido| from rampage| because of rampage|"
    " when it block| when blocking| for blocking| as it block| for it| from it| from that| because of it| out of that|"
    " out of it| at all|)"
)
_STRIKES = (
    "(deal|do|can deal|can do|get to deal|even deal|deal any|get to do|can deal any|deal its|do its|deal their) "
    "(damage|its damage|any damage|combat damage|their damage|anything)"
)
_HITS = (
    "(strike|strike back|hit|hit back|get to strike|get to hit|can hit back|can strike back|can strike|can hit|hurt it|"
    "get to hit back|get to strike back|do anything|can do anything|fight back|can fight back)"
)
_OUTCOMES: Table = (
    *told_outcomes(
        _changes,
        f"{{things:things}} (get|take|receive|suffer|gain|have) (a |the |){{change:size_change}}{_WHY}",
    ),
    *told_outcomes(_changes, "flanking (give|hit|affect) {things:things} (with |){change:size_change}"),
    *told_outcomes(
        _shrinks,
        f"{{things:things}} (shrink|be shrink|get shrink|get small|become small|be weaken|get weak|lose power){_WHY}",
        "(the |)flanking (shrink|weaken|affect|apply to|hit|work on|work against|hurt) {things:things}",
    ),
    *told_outcomes(
        _before_striking,
        f"{{things:things}} die before (it|he|she|they) {_STRIKES}",
        f"{{things:things}} die before (it|he|she|they) {_HITS}",
        "{things:things} die (first|without deal damage|without deal any damage|without hit back|"
        "before deal damage|before deal any damage|before strike|before strike back|before hit back)",
        "{things:things} (be|get) (kill|destroy) (first|before deal damage|before it strike|before strike back)",
        f"{{by:thing}} (kill|destroy|take out|finish off) {{things:things}} before (it|he|she|they) {_STRIKES}",
        f"{{by:thing}} (kill|destroy|take out|finish off) {{things:things}} before (it|he|she|they) {_HITS}",
        "{by:thing} (kill|destroy|take out|finish off) {things:things} (first|before it can do anything)",
    ),
    *told_outcomes(
        _before_damage,
        "{things:things} die (even |)before (combat damage|damage|any damage|the damage)( be deal| happen|)",
    ),
    *told_outcomes(
        _eats, "{by:thing} (take|take down|take out|chew up|crush|squash|squish|smash|outfight) {things:things}"
    ),
    *told_outcomes(
        _damages,
        "{things:things} (deal|do|get to deal|get to do)( its| any| the| his| her| their|)( combat|) damage (to|on) "
        "{to:things}",
        "{things:things} (deal|do) anything to {to:things}",
        "{things:things} (bite|hurt|strike|scratch|wound|damage|harm) {to:things}( at all| back| too| as well|)",
    ),
    *told_outcomes(
        _trade,
        "{a:thing} trade with {b:thing}",
        "{who:who} trade {a:thing} (for|with) {b:thing}",
        "{a:thing} and {b:thing} trade( with each other|)",
    ),
)

_ASKS: Table = asks(
    lambda things: AskWhether(DiesFirst(things)),
    f"be {{things:things}} (dead|kill|destroy|gone) before (it|he|she|they) {_STRIKES}",
    f"be {{things:things}} (dead|kill|destroy|gone) before (it|he|she|they) {_HITS}",
)
_ASKS = (
    *_ASKS,
    *asks(
        lambda things: AskWhether(DiesFirst(things, untouched=True)),
        "be {things:things} (dead|kill|destroy|gone) (even |)before (the |any |)(combat |)damage( be deal|)",
    ),
)
PRODUCTIONS: Table = (*with_negated(_OUTCOMES), *outcomes_unhurt.PRODUCTIONS, *_ASKS)
