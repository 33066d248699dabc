"""Whether every card that a question mentions does something in the telling: what it does may be what matters."""

from __future__ import annotations

import re

from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.paying_told import UNLESS_PAID
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.asked import AskCan, AskHappens, AskWhether, AskWhoDies, AskWhoSurvives
from sandbox.questions.steps_awaited import acts_in
from sandbox.questions.story import ToldQuestion

_FETCHES = re.compile(r"earch (?:your|their|his or her) library for [^.]*(?:onto the battlefield|into play)")
_MINDS = re.compile(
    r"[Ww]henever (?:a|an|another) [^.,]*(?:enters|comes into play)|number of \w+ (?:lands|creatures)? ?you"
)
"""Texts that look for something to put into play, and texts to which it matters what comes into play."""


def _is_attack_with_lands(told: ToldQuestion) -> bool:
    """Whether all that is asked is whether creatures may attack, and it is told what lands their player has."""
    acts = [each.ask.act for each in told.asked if isinstance(each.ask, AskCan)]
    lands = any(piece.is_land and piece.owner == told.active for piece in told.pieces)
    return lands and len(acts) == len(told.asked) and all(isinstance(act, AttacksWith) for act in acts)


def _finds_nothing_that_matters(told: ToldQuestion) -> None:
    """What is put into play from a library of which nothing is told does not matter to anything there. Raises
    NotClear."""
    acts = "\n".join(told.when)
    searching = [p for p in told.pieces if _FETCHES.search(p.card.text) and f" {p.label}" in acts]
    minding = [p for p in told.pieces if _MINDS.search(p.card.text) and p not in searching]
    if searching and minding and " finds " not in acts:
        raise NotClear(f"what is found with {searching[0].card.name}")


def _is_of_all(asked: AskedAbout) -> bool:
    """Whether it is asked what becomes of everything."""
    return isinstance(asked.ask, AskWhoDies | AskWhoSurvives) or (
        isinstance(asked.ask, AskHappens) and not asked.pieces
    )


def _has_other_ability(text: str) -> bool:
    """Whether a text has an activated ability that does more than add mana."""
    return any(": " in line and ": Add " not in line for line in text.splitlines())


def _may_be_discarded(piece: Piece, told: ToldQuestion) -> bool:
    """Whether what somebody casts makes players discard, and it is held."""
    makes = any(each.cast and "discard" in each.card.text for each in told.pieces if each is not piece)
    return piece.zone == "hand" and makes


def all_used(told: ToldQuestion) -> None:
    """Every card that is mentioned does something in the telling. Raises NotClear: what it does may be what matters."""
    of_all = all(map(_is_of_all, told.asked))
    _finds_nothing_that_matters(told)
    acts = "\n".join([*told.when, *(claim for asked in told.asked for claim in (asked.claim, *asked.claims))])
    for piece in told.pieces:
        unused = piece.zone == "hand" or (piece.zone == "play" and not piece.is_permanent)
        idle = unused or (not piece.is_creature and not piece.is_land and piece.host is None)
        ability = _has_other_ability(piece.card.text) if of_all else ":" in piece.card.text
        open_ = UNLESS_PAID.search(piece.card.text) and piece.label not in told.settled
        if open_ and piece.copied is None and not _is_attack_with_lands(told):
            raise NotClear(f"whether somebody pays for {piece.card.name}")
        fate = any(isinstance(each.ask, AskWhether | AskHappens) and piece in each.pieces for each in told.asked)
        left = piece.label in told.left_unused or (fate and (piece.zone == "play" or _may_be_discarded(piece, told)))
        number = r"(?!#)" if piece.zone == "hand" else ""
        told_of = re.search(re.escape(piece.label) + number, acts) is not None or acts_in(piece, told.text)
        if not told_of and idle and not left and not piece.is_land and (unused or ability):
            raise NotClear(f"what is done with {piece.card.name}")
