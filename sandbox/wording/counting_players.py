"""Numbers of players, of counters among several things, and of the mana that a spell was cast with."""

from functools import partial

from sandbox.meaning.amounts import CountersAmong, ManaSpentOn, PlayersWho
from sandbox.meaning.conditions import AmountIs
from sandbox.meaning.references import EachPlayer, Opponents, Reference
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import MEASURE, PER, PLAIN_CONDITION
from sandbox.wording.saying import constant, hears, say, says

_DEEDS = (
    ("lost life", "lost life this turn"),
    ("gained life", "gained life this turn"),
    ("dealt damage", "was dealt damage this turn"),
)
_WHO: tuple[tuple[str, Reference], ...] = (("opponent", Opponents()), ("player", EachPlayer()))


def _spent(least: int, most: int | None, what: Reference) -> AmountIs:
    return AmountIs(ManaSpentOn(what), least, most)


def _so_much(what: Reference, minimum: int) -> AmountIs:
    return _spent(minimum, None, what)


def _at_least(value: object) -> Slots | None:
    match value:
        case AmountIs(amount=ManaSpentOn(what=what), minimum=minimum, maximum=None):
            return {"what": what, "minimum": minimum}
    return None


def _none(value: object) -> Slots | None:
    match value:
        case AmountIs(amount=ManaSpentOn(what=what), minimum=0, maximum=0):
            return {"what": what}
    return None


PRODUCTIONS: Table = (
    *[
        production
        for one, who in _WHO
        for deed, said in _DEEDS
        for production in (
            constant(PER, f"{one} who {said}", PlayersWho(who, deed)),
            constant(MEASURE, f"the number of {one}s who {said.replace('was', 'were')}", PlayersWho(who, deed)),
        )
    ],
    *[
        say(
            phrase,
            f"{words} {{minimum:count_word}} or more poison counters",
            PlayersWho,
            who=Opponents(),
            deed="poison",
        )
        for phrase, words in ((PER, "opponent who has"), (MEASURE, "the number of opponents who have"))
    ],
    say(PER, "counter among {kind:kinds}", CountersAmong, "counter on {kind:kinds}", name=""),
    say(
        MEASURE,
        "the number of counters among {kind:kinds}",
        CountersAmong,
        "the number of counters on {kind:kinds}",
        name="",
    ),
    say(
        PER,
        "{name:counter_name} counter among {kind:kinds}",
        CountersAmong,
        "{name:counter_name} counter on {kind:kinds}",
    ),
    say(
        MEASURE,
        "the number of {name:counter_name} counters among {kind:kinds}",
        CountersAmong,
        "the number of {name:counter_name} counters on {kind:kinds}",
    ),
    say(MEASURE, "the amount of mana spent to cast {what:one_thing}", ManaSpentOn),
    says(PLAIN_CONDITION, "{minimum:count_word} or more mana was spent to cast {what:one_thing}", _so_much, _at_least),
    hears(PLAIN_CONDITION, "at least {minimum:count_word} mana was spent to cast {what:one_thing}", _so_much),
    says(PLAIN_CONDITION, "no mana was spent to cast {what:one_thing}", partial(_spent, 0, 0), _none),
)
