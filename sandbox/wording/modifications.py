"""What continuous effects change: `gets +1/+2 and has flying`, `becomes a 2/2 Bear creature`, `can't attack or block`.

The same words serve what holds (`has`) and what begins now (`gains`); a list of changes prints its abilities together.
"""

import re
from collections.abc import Iterator

from sandbox.meaning.continuous import (
    Cannot,
    CannotHaveCounters,
    CrewsAsThoughStronger,
    DrawsAtMost,
    EntersTapped,
    Has,
    HasActivatedAbilitiesOf,
    HasEveryCreatureType,
    HasOneOf,
    IsAlso,
    Loses,
    LosesAbility,
    LosesAllAbilities,
    MoreLandPlays,
    NoMaximumHandSize,
    OpponentsCannotWin,
    SkipsStep,
    UntapsAtMost,
)
from sandbox.meaning.keyword_abilities import Keyword, Protection
from sandbox.meaning.kinds import Kind, Quality
from sandbox.meaning.nodes import Ability, Modification
from sandbox.terms.values import Value
from sandbox.wording.grammar import Ends, Native, Phrase, Printing, Reading, Slots, Table, Unfit
from sandbox.wording.phrases import (
    ABILITY,
    ABILITY_CHOICE,
    KEYWORD,
    NEW_BUNDLE,
    NEW_CHANGE,
    NEW_CHANGES,
    NEW_SHAPE,
    SECOND_PROHIBITION,
    STATIC_BUNDLE,
    STATIC_CHANGE,
    STATIC_CHANGES,
    STATIC_SHAPE,
)
from sandbox.wording.prohibitions_and_duties import attacking_and_blocking, other_prohibitions
from sandbox.wording.saying import constant, hears, native, prints, say, says

Modifications = tuple[Modification, ...]
_JOIN = re.compile(r", and | and |, (?!where)", re.IGNORECASE)
_ONE_OF = re.compile(r", or | or |, ", re.IGNORECASE)
_OR = re.compile(r",? or ", re.IGNORECASE)
"""Joins prohibitions alone: of other changes it would leave a choice."""


class Manner(Value):
    """The phrases of what holds, or those of what begins now."""

    bundle: Phrase[Modifications]
    shape: Phrase[Modifications]
    change: Phrase[Modification]


HOLDS = Manner(STATIC_BUNDLE, STATIC_SHAPE, STATIC_CHANGE)
BEGINS = Manner(NEW_BUNDLE, NEW_SHAPE, NEW_CHANGE)


def _read_changes(manner: Manner, reading: Reading, at: int) -> Ends[Modifications]:
    """Changes one after the other, each a bundle of abilities, a shape or a single change."""
    ends: Ends[Modifications] = {}
    states: dict[int, Modifications] = {at: ()}
    while states:
        following: dict[int, Modifications] = {}
        for place, found in states.items():
            for end, more in _one_group(manner, reading, place, found).items():
                said = {end: found + more, **_or_else(reading, end, found + more)}
                ends = {**said, **ends}
                for last, changes in said.items():
                    if join := _JOIN.match(reading.text, last):
                        following.setdefault(join.end(), changes)
        states = following
    return ends


def _or_else(reading: Reading, at: int, found: Modifications) -> Ends[Modifications]:
    """`can't attack` and then `or block`."""
    join = _OR.match(reading.text, at) if isinstance(found[-1], Cannot) else None
    acts = reading.phrase(SECOND_PROHIBITION, join.end()) if join else {}
    return {end: (*found, act) for end, act in acts.items()}


def _one_group(manner: Manner, reading: Reading, at: int, before: Modifications) -> Ends[Modifications]:
    groups: Ends[Modifications] = dict(reading.phrase(manner.bundle, at))
    for end, shape in reading.phrase(manner.shape, at).items():
        groups.setdefault(end, shape)
    for end, single in reading.phrase(manner.change, at).items():
        groups.setdefault(end, (single,))
    if before and isinstance(before[-1], Has) and reading.text.startswith('"', at):
        for end, ability in reading.phrase(ABILITY, at + 1).items():
            if reading.text.startswith('"', end):
                groups.setdefault(end + 1, (Has(ability),))
    if before and isinstance(before[-1], Has) and reading.text.endswith('" and ', 0, at):
        for end, word in reading.phrase(KEYWORD, at).items():
            groups.setdefault(end, (Has(word),))
    if before and isinstance(before[-1], Cannot):
        groups |= {end: (change,) for end, change in reading.phrase(SECOND_PROHIBITION, at).items()}
    return groups


def _show_changes(manner: Manner, printing: Printing, value: object) -> str | None:
    shown: list[str | None] = []
    rest = value if isinstance(value, tuple) else ()
    while rest:
        count, words = _first_group(manner, printing, rest)
        shown.append(words)
        rest = rest[count:]
    said = [each for each in shown if each is not None]
    return " and ".join(said) if said and len(said) == len(shown) else None


def _first_group(manner: Manner, printing: Printing, changes: Modifications) -> tuple[int, str | None]:
    for count in range(len(changes), 1, -1):
        if (shape := printing.show(manner.shape, changes[:count], printing.plural)) is not None:
            return count, shape
    together = tuple(_leading_words(printing, changes))
    if len(together) > 1:
        return len(together), printing.show(manner.bundle, together, printing.plural)
    return 1, printing.show(manner.change, changes[0], printing.plural)


def _leading_words(printing: Printing, changes: Modifications) -> Iterator[Has]:
    for change in changes:
        if not isinstance(change, Has) or printing.show(KEYWORD, change.ability) is None:
            return
        yield change


def _listed(phrase: Phrase[Modifications], manner: Manner) -> Native:
    return native(
        phrase,
        lambda reading, at: _read_changes(manner, reading, at),
        lambda printing, value: _show_changes(manner, printing, value),
    )


def _read_choice(reading: Reading, at: int) -> Ends[tuple[Ability, ...]]:
    """`flying, first strike, or lifelink`: keywords of one word, and protection from a color."""
    ends: Ends[tuple[Ability, ...]] = {}
    listed: tuple[Ability, ...] = ()
    while found := next(iter(reading.phrase(KEYWORD, at).items()), None):
        if not isinstance(found[1], Keyword) and not _protects_from_color(found[1]):
            break
        at, listed = found[0], (*listed, found[1])
        if len(listed) > 1:
            ends[at] = listed
        if not (join := _ONE_OF.match(reading.text, at)):
            break
        at = join.end()
    return {max(ends): ends[max(ends)]} if ends else {}


def _protects_from_color(ability: Ability) -> bool:
    colors = ability.quality.kind.colors if isinstance(ability, Protection) else frozenset()
    return len(colors) == 1 and ability == Protection(Quality(Kind(colors=colors)))


def _show_choice(printing: Printing, value: object) -> str | None:
    words = [printing.show(KEYWORD, each) for each in value] if isinstance(value, tuple) else []
    said = [each for each in words if each is not None]
    if len(said) != len(words) or len(said) < 2:
        return None
    return " or ".join(said) if len(said) == 2 else f"{', '.join(said[:-1])}, or {said[-1]}"


def _bundle(words: tuple[Ability, ...]) -> Modifications:
    return tuple([Has(ability) for ability in words])


def _loses(words: tuple[Ability, ...]) -> Modifications:
    if len(words) < 2 or not all(isinstance(each, Keyword) for each in words):
        raise Unfit
    return tuple([Loses(each.word) for each in words if isinstance(each, Keyword)])


def _lost(value: object) -> Slots | None:
    if not isinstance(value, tuple) or len(value) < 2 or not all(isinstance(each, Loses) for each in value):
        return None
    return {"words": tuple([Keyword(each.word) for each in value])}


def _neither_blocks_nor_is_blocked(kinds: Kind) -> Modifications:
    return (Cannot("block", what=kinds), Cannot("be blocked", by=kinds))


def _bundled(value: object) -> Slots | None:
    return {"words": tuple([each.ability for each in value])} if isinstance(value, tuple) else None


def _abilities(phrase: Phrase[Modification]) -> Table:
    return (
        hears(phrase, '(has|have|gains|gain) "{ability:keyword}."', Has),
        say(phrase, "<loses|lose> {word:word}", Loses),
        say(phrase, '<loses|lose> "{ability:keyword}"', LosesAbility),
        constant(phrase, "<loses|lose> all abilities", LosesAllAbilities()),
    )


PRODUCTIONS: Table = (
    native(ABILITY_CHOICE, _read_choice, _show_choice),
    say(NEW_CHANGE, "<gains|gain> your choice of {abilities:ability_choice}", HasOneOf),
    *[
        say(
            STATIC_CHANGE,
            f"{verb} as though its power were {{number:figure}} greater",
            CrewsAsThoughStronger,
            saddles=saddles,
        )
        for verb, saddles in (("saddles Mounts and crews Vehicles", True), ("crews Vehicles", False))
    ],
    constant(STATIC_CHANGE, "<is|are> every creature type", HasEveryCreatureType()),
    constant(NEW_CHANGE, "<becomes|become> every creature type", HasEveryCreatureType()),
    hears(NEW_CHANGE, "(gains|gain) all creature types", HasEveryCreatureType),
    *[
        constant(phrase, "<loses|lose> all creature types", IsAlso(instead=True))
        for phrase in (STATIC_CHANGE, NEW_CHANGE)
    ],
    say(STATIC_CHANGE, "<has|have> {ability:keyword}", Has),
    say(NEW_CHANGE, "<gains|gain> {ability:keyword}", Has),
    say(STATIC_CHANGE, '<has|have> "{ability:ability}"', Has),
    say(NEW_CHANGE, '<gains|gain> "{ability:ability}"', Has),
    hears(NEW_CHANGE, '(has|have) "{ability:ability}"', Has),
    say(NEW_CHANGE, "<gains|gain> all activated abilities of {what:one_thing}", HasActivatedAbilitiesOf),
    says(STATIC_BUNDLE, "<has|have> {words:keyword_list}", _bundle, _bundled),
    says(NEW_BUNDLE, "<gains|gain> {words:keyword_list}", _bundle, _bundled),
    says(NEW_SHAPE, "<loses|lose> {words:keyword_list}", _loses, _lost),
    *[
        constant(bundle, "can't attack or block alone", (Cannot("attack alone"), Cannot("block alone")))
        for bundle in (STATIC_BUNDLE, NEW_BUNDLE)
    ],
    *[
        hears(bundle, "can't block or be blocked by {kinds:kinds}", _neither_blocks_nor_is_blocked)
        for bundle in (STATIC_BUNDLE, NEW_BUNDLE)
    ],
    hears(STATIC_BUNDLE, "(gain|gains) {words:keyword_list}", _bundle),
    hears(NEW_BUNDLE, "(has|have) {words:keyword_list}", _bundle),
    *_abilities(STATIC_CHANGE),
    *_abilities(NEW_CHANGE),
    *attacking_and_blocking(STATIC_CHANGE),
    *attacking_and_blocking(NEW_CHANGE),
    *other_prohibitions(STATIC_CHANGE),
    *other_prohibitions(NEW_CHANGE),
    say(
        STATIC_CHANGE,
        "<skips their|skip your> {step:step_name}",
        SkipsStep,
        "<skips|skip> (its|their|your) {step:step_name}(|s)",
    ),
    constant(STATIC_CHANGE, "can't transform", Cannot("transform")),
    constant(STATIC_CHANGE, "can't gain life", Cannot("gain life")),
    constant(STATIC_CHANGE, "can't lose life", Cannot("lose life")),
    constant(STATIC_CHANGE, "can't lose the game", Cannot("lose the game")),
    constant(
        STATIC_CHANGE, "<doesn't|don't> lose the game for having 0 or less life", Cannot("lose the game for life")
    ),
    constant(STATIC_CHANGE, "your opponents can't win the game", OpponentsCannotWin()),
    constant(STATIC_CHANGE, "<enters|enter> tapped", EntersTapped()),
    say(
        STATIC_CHANGE,
        "can't untap more than {count:count_word} {kind:kind} during <their|your> untap step",
        UntapsAtMost,
        "can't untap more than {count:count_word} {kind:kind} during (their|your) untap step(|s)",
    ),
    says(
        STATIC_CHANGE,
        "can't untap more than {count:count_word} {kinds:kinds} during <their|your> untap step(|s)",
        lambda count, kinds: UntapsAtMost(kinds, count),
        lambda value: (
            {"count": value.count, "kinds": value.kind} if isinstance(value, UntapsAtMost) and value.count > 1 else None
        ),
    ),
    constant(STATIC_CHANGE, "<has|have> no maximum hand size", NoMaximumHandSize()),
    say(
        STATIC_CHANGE,
        "may play an additional land on each of <their|your> turns",
        MoreLandPlays,
        "may play an additional land on each of (their|your) turns",
    ),
    say(
        STATIC_CHANGE,
        "may play {number:count_word} additional lands on each of (their|your) turns",
        MoreLandPlays,
    ),
    constant(STATIC_CHANGE, "may play any number of lands on each of <their|your> turns", MoreLandPlays(None)),
    constant(STATIC_CHANGE, "can't get poison counters", Cannot("get poison counters")),
    constant(STATIC_CHANGE, "can't get counters", Cannot("get counters")),
    constant(STATIC_CHANGE, "can't have counters put on <it|them>", CannotHaveCounters()),
    say(STATIC_CHANGE, "can't have {name:counter_name} counters put on <it|them>", CannotHaveCounters),
    constant(STATIC_CHANGE, "can't search libraries", Cannot("search libraries")),
    constant(STATIC_CHANGE, "can't draw more than one card each turn", DrawsAtMost(1)),
    say(STATIC_CHANGE, "can't draw more than {count:count_word} cards each turn", DrawsAtMost),
    *[constant(SECOND_PROHIBITION, act, Cannot(act)) for act in ("attack", "block", "be blocked", "transform")],
    hears(SECOND_PROHIBITION, "(its|their) activated abilities can't be activated", lambda: Cannot("activate")),
    prints(
        STATIC_CHANGE,
        "its activated abilities can't be activated",
        lambda value: {} if value == Cannot("activate") else None,
    ),
    _listed(STATIC_CHANGES, HOLDS),
    _listed(NEW_CHANGES, BEGINS),
)
