"""Conditions that ask what was paid for a spell, and with which mana."""

from functools import partial

from sandbox.meaning.conditions import CostWasPaid, KickedWith, ManaWasSpent, MoreManaWasSpent, Not, XWasAtLeast
from sandbox.terms.mana import ManaCost
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import PLAIN_CONDITION
from sandbox.wording.saying import constant, denies, hears, say

PRODUCTIONS: Table = (
    say(PLAIN_CONDITION, "(~|it) was kicked with its {cost:mana_cost} kicker", KickedWith),
    say(PLAIN_CONDITION, "{mana:mana_cost} was spent to cast (~|it)", ManaWasSpent),
    denies(PLAIN_CONDITION, "{mana:mana_cost} wasn't spent to cast (~|it)", ManaWasSpent),
    constant(
        PLAIN_CONDITION,
        "~ is a creature and the amount of mana spent to cast that spell is greater than ~'s power or toughness",
        MoreManaWasSpent(),
    ),
    hears(
        PLAIN_CONDITION,
        "at least {number:count_word} {color:color} mana was spent to cast (~|it)",
        lambda number, color: ManaWasSpent(ManaCost((color.symbol,) * number)),
    ),
    *[
        production
        for words, word in (("was kicked", "kicker"), ("was bargained", "bargain"), ("escaped", "escape"))
        for production in (
            constant(PLAIN_CONDITION, f"~ {words}", CostWasPaid(word)),
            hears(PLAIN_CONDITION, f"it {words}", partial(CostWasPaid, word)),
        )
    ],
    say(PLAIN_CONDITION, "the X of ~ was {number:figure} or more", XWasAtLeast),
    constant(PLAIN_CONDITION, "~'s additional cost was paid", CostWasPaid("additional cost")),
    hears(PLAIN_CONDITION, "evidence was collected", partial(CostWasPaid, "additional cost")),
    hears(PLAIN_CONDITION, "evidence wasn't collected", lambda: Not(CostWasPaid("additional cost"))),
    hears(PLAIN_CONDITION, "(a|an) {kind:kind} was beheld", lambda kind: CostWasPaid("additional cost")),
    constant(PLAIN_CONDITION, "the gift was promised", CostWasPaid("gift")),
    constant(PLAIN_CONDITION, "the gift wasn't promised", Not(CostWasPaid("gift"))),
    constant(PLAIN_CONDITION, "~ was cast using teamwork", CostWasPaid("teamwork")),
    hears(PLAIN_CONDITION, "it was cast using teamwork", partial(CostWasPaid, "teamwork")),
    constant(PLAIN_CONDITION, "tribute wasn't paid", Not(CostWasPaid("tribute"))),
    *[
        constant(PLAIN_CONDITION, f"~ was {said}", CostWasPaid(word))
        for said, word in (("foretold", "foretell"), ("plotted", "plot"))
    ],
    say(
        PLAIN_CONDITION,
        "its {word:cost_word} cost was paid",
        CostWasPaid,
        "~'s {word:cost_word} cost was paid",
        "{word:cost_word} cost was paid",
    ),
)
