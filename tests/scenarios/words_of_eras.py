"""The words that belong to other times than an edition's, each with the book that has it."""

from __future__ import annotations

import re

from sandbox.scenarios.play.judging import Judged
from sandbox.scenarios.play.run import Run
from sandbox.scenarios.steps.then.trace import REASONS, TELLING

IN_PLAY = r"\b(?:in|into|out of|leaves?|left|leaving) play\b"
REMOVED = r"\bremov\w+ from the game\b"
BURIED = r"\bbur(?:y|ies|ied|ying)\b"
BATTLEFIELD = r"\bbattlefield\b"
EXILE = r"\bexil(?:e|es|ed|ing)\b"
STACK = r"\bthe stack\b"
FIZZLES = r"\bfizzles?\b"
BATCH = r"\bbatch\b"
SUCCESSFULLY = r"\bsuccessfully cast\b"
CASTS = r"\bcasts?\b"
PLAYS_SPELL = r"\bplays a spell\b"
DRAWS_MANA = r"\bdraws \{"
DIES = r"\bdies\b"
ENTERS = r"\benters the battlefield\b"

ALIEN = {
    # The Mirage rulebook of October 1996 has territories, burying and what fizzles; the stack came in 1999, the
    # battlefield and exile in July 2009.
    "mirage": (BATTLEFIELD, EXILE, STACK, DIES),
    # The manual of 1997 speaks as the books of its time do.
    "duel": (BATTLEFIELD, EXILE, STACK),
    # The Comprehensive Rules of October 2006: spells are played (409), nothing is buried (glossary: obsolete), batches
    # and fizzling are gone since 1999.
    "timespiral": (BATTLEFIELD, EXILE, BURIED, FIZZLES, BATCH, SUCCESSFULLY, CASTS, DRAWS_MANA),
    # The rules of July 2010: the battlefield (403), exile (406), spells are cast again (601).
    "m11": (IN_PLAY, REMOVED, BURIED, FIZZLES, BATCH, SUCCESSFULLY, PLAYS_SPELL, DRAWS_MANA),
    # The rules of August 2026: what comes in just enters (700.15).
    "today": (IN_PLAY, REMOVED, BURIED, FIZZLES, BATCH, SUCCESSFULLY, PLAYS_SPELL, DRAWS_MANA, ENTERS),
}
"""Words that the edition's own books do not have."""


def foreign_words(done: Run) -> list[str]:
    """The sentences of a run that have a word of another time in them."""
    alien = re.compile("|".join(ALIEN[done.game.edition.key]))
    return [sentence for sentence in said_by(done) if alien.search(sentence)]


def _quotes(judged: Judged) -> bool:
    """What repeats the reader's own words, or lists rules by their keys."""
    return judged.bound.sentence in (*REASONS, *TELLING) or _echoed(judged.found) in _echoed(judged.bound.step.text)


def _echoed(sentence: str) -> str:
    """What may be done, whether or not it may."""
    return sentence.replace(" cannot ", " may ").replace(" can ", " may ").removesuffix(" yet")


def said_by(done: Run) -> list[str]:
    """Everything that the engine says of a game: its trace, its questions, its refusals, what its claims found."""
    said = [node.text for node in done.game.trace.all_nodes()]
    said += [judged.found for judged in done.judged if not _quotes(judged)]
    said += [str(refusal) for refusal in (*done.reading.context.refusals, done.refusal) if refusal is not None]
    said += [done.open_choice.text] if done.open_choice is not None else []
    return said
