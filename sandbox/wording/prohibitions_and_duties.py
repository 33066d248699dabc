"""What a permanent cannot or must do: attacking and blocking, being aimed at, untapping."""

from dataclasses import replace

from sandbox.meaning.continuous import (
    AssignsByToughness,
    AssignsNoCombatDamage,
    BlockedByAtLeast,
    BlockedByAtMost,
    BlockedBySomebody,
    CanAttackAsThough,
    CanBlockAsThough,
    CanBlockMore,
    Cannot,
    CannotAttackYou,
    Goaded,
    MustAttack,
    MustBlock,
    NotBlockedByGreaterPower,
)
from sandbox.meaning.kinds import CREATURE, Kind
from sandbox.meaning.nodes import Modification
from sandbox.wording.grammar import Phrase, Table, Unfit
from sandbox.wording.saying import constant, hears, say

_FIGHTING: tuple[tuple[str, Modification], ...] = (
    ("<attacks|attack> each combat if able", MustAttack()),
    ("<is|are> goaded", Goaded()),
    ("<blocks|block> each combat if able", MustBlock()),
    ("<assigns|assign> no combat damage", AssignsNoCombatDamage()),
    (
        "<assigns|assign> combat damage equal to <its toughness rather than its power|their toughness rather than their"
        " power>",
        AssignsByToughness(),
    ),
    ("can't attack alone", Cannot("attack alone")),
    ("can't block alone", Cannot("block alone")),
    ("can attack as though it had haste", CanAttackAsThough("haste")),
    ("can block as though it had flying", CanBlockAsThough("flying")),
    ("can attack as though it didn't have defender", CanAttackAsThough("defender")),
    ("can block an additional creature( each combat|)", CanBlockMore()),
    ("can block any number of creatures( each combat|)", CanBlockMore(None)),
    ("can't attack you", CannotAttackYou()),
    ("can't attack you or planeswalkers you control", CannotAttackYou(planeswalkers=True)),
    ("can't attack", Cannot("attack")),
    ("can't block", Cannot("block")),
    ("can't be blocked", Cannot("be blocked")),
    ("can't be blocked by creatures with greater power", NotBlockedByGreaterPower()),
    ("can't be blocked by more than one creature", BlockedByAtMost(1)),
    ("must be blocked if able", BlockedBySomebody()),
)


def _with_word(word: str) -> Kind:
    return replace(CREATURE, keywords=frozenset({word}))


def attacking_and_blocking(phrase: Phrase[Modification]) -> Table:
    excepted = "can't be blocked except by {except_by:kinds}"
    return (
        *[constant(phrase, words, modification) for words, modification in _FIGHTING],
        hears(phrase, "<attacks|attack> (each turn |)if able", MustAttack),
        hears(phrase, "<blocks|block> (each turn |)if able", MustBlock),
        say(
            phrase,
            "can block up to {additional:count_word} additional creatures( each combat|)",
            CanBlockMore,
            "can block an additional {additional:count_word} creatures( each combat|)",
        ),
        say(phrase, "can't block {what:kinds}", Cannot, act="block"),
        say(phrase, "can block only {except_what:kinds}", Cannot, act="block"),
        say(phrase, f"{excepted} and/or {{or_by:kinds}}", Cannot, act="be blocked"),
        hears(
            phrase,
            "can't be blocked except by creatures with {one:word} or {two:word}",
            lambda one, two: Cannot("be blocked", except_by=_with_word(one), or_by=_with_word(two)),
        ),
        say(phrase, excepted, Cannot, act="be blocked"),
        say(phrase, "can't be blocked by {by:kinds}", Cannot, act="be blocked"),
        say(phrase, "can't be blocked except by {number:count_word} or more creatures", BlockedByAtLeast),
        say(phrase, "can't be blocked by more than {number:count_word} creatures", BlockedByAtMost),
    )


def _cannot_be_target(spells: Kind, by: Kind) -> Cannot:
    """Spells are sources too: both are said to be of one kind."""
    if spells != by:
        raise Unfit
    return Cannot("be targeted", by)


def other_prohibitions(phrase: Phrase[Modification]) -> Table:
    return (
        constant(phrase, "can't be regenerated", Cannot("regenerate")),
        constant(phrase, "can't be the target of spells or abilities", Cannot("be targeted")),
        say(phrase, "can't be the target of spells or abilities from {by:source_kinds}", Cannot, act="be targeted"),
        hears(
            phrase, "can't be the target of {spells:spell_kinds} or abilities from {by:source_kinds}", _cannot_be_target
        ),
        constant(
            phrase,
            "<doesn't untap during its controller's untap step|don't untap during their controllers' untap steps>",
            Cannot("untap"),
        ),
        say(
            phrase,
            "can't attack unless defending player controls (a|an) {unless_defender_controls:kind}",
            Cannot,
            act="attack",
        ),
    )
