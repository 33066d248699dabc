"""Who decides, who may, what mana there is and how large X was: judged on the ruling and on what was played."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.mentioned import BOB, SUE, other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.asked import AskChooser, AskTimes, AskWhen, AskWhoMay
from sandbox.questions.said.asked_costs import AskCost, AskKicks, AskLargestX, AskMana
from sandbox.questions.view import View

_ASSIGNS = re.compile(r"(\w+) assigns \d+ damage from (.+?) to ")
_PART = re.compile(r"(\w+)'s (.+)")
_CAST_AT = re.compile(r"\w+ may cast (.+?) targeting ([^,]+)")
_TIMES = re.compile(r" with multikicker (\d+) times")
_PAYS = re.compile(r"\w+ pays ((?:\{[^{}]+\})+)$")
_PAYS_LIFE = re.compile(r"\w+ loses (\d+) life ")
_X = re.compile(r"(\w+) casts [^\n]* with X = (\d+)")


def decided(asked: AskedAbout, view: View) -> str:
    """Who or what it is, in words. Raises NotClear where the ruling does not say it."""
    match asked.ask:
        case AskChooser():
            return f"{view.player(divider(asked, view))} {_verb(view, divider(asked, view), 'choose')}"
        case AskWhen(verb=verb):
            return _when(asked, verb, view)
        case AskWhoMay():
            return _who_may(asked, view)
        case AskMana():
            return view.mana(asked.player or BOB) or "no mana"
        case AskCost():
            return _paid(asked, view)
        case AskTimes():
            uses = re.findall(
                rf"\w+ activates (?:the \w+ ability of )?{re.escape(asked.pieces[0].label)}(?!#)\b", view.text
            )
            return f"{len(uses)} {'time' if len(uses) == 1 else 'times'}"
        case AskKicks():
            times: list[str] = _TIMES.findall(view.text)
            return f"{times[0] if times else 0} times"
        case AskLargestX():
            found = [x for who, x in _X.findall(view.text) if asked.player in ("", who)]
            if len(found) == 1:
                return f"X {'is' if asked.player else 'can be'} {found[0]}"
    raise NotClear("what is asked")


def _paid(asked: AskedAbout, view: View) -> str:
    """What was paid as it was cast, or as it asked for it. Raises NotClear where it was neither."""
    label = asked.pieces[0].label
    told = [text for _, text in view.course]
    begins = re.compile(rf"\w+ (?:casts|plays) {re.escape(label)}(?!#)\b|the effect of {re.escape(label)} resolves")
    at = next((at for at, text in enumerate(told) if begins.match(text)), None)
    if at is None:
        raise NotClear("what is paid for")
    rest = told[at + 1 :]
    end = next((at for at, text in enumerate(rest) if text.endswith((" resolves", " begins", " triggers"))), len(rest))
    mana = [found[1] for text in rest[:end] if (found := _PAYS.match(text))]
    life = [found[1] for text in rest[:end] if (found := _PAYS_LIFE.match(text))]
    if not mana and life:
        return f"{life[0]} life"
    x = _x_of(label, view) if any("{X}" in each for each in mana) else ""
    mana = [each.replace("{X}", f"{{{x}}}") for each in mana]
    number = sum(int(mark) if mark.isdigit() else 1 for each in mana for mark in re.findall(r"\{(\w+)", each))
    return f"{number} mana: {''.join(mana)}" if number else "no mana: 0"


def _x_of(label: str, view: View) -> str:
    """The X with which it was cast. Raises NotClear where none is said."""
    found = re.search(rf" casts {re.escape(label)} with X = (\d+)", view.text)
    if found is None:
        raise NotClear("how much X is")
    return found[1]


def works(claim: str, view: View, pieces: Sequence[Piece]) -> bool:
    """Whether a spell that may be cast does to what it is aimed at what its text says: what cannot be countered, or not
    be destroyed, may well be a target."""
    found = _CAST_AT.fullmatch(claim)
    texts = [piece.card.text for piece in pieces if found and piece.label == found[1]]
    if not found or not texts:
        return True
    if re.search(r"\b[Cc]ounter target", texts[0]):
        return found[2] in view.failed
    if re.search(r"\b(?:[Dd]estroy|[Ee]xile) target", texts[0]):
        return not view.in_play(found[2]) or re.search(r"\breturn\b", texts[0], re.IGNORECASE) is not None
    return True


def _when(asked: AskedAbout, verb: str, view: View) -> str:
    """The part of the turn in which it came about last. Raises NotClear where it did not, or for several things."""
    labels = [piece.label for piece in asked.pieces] or [asked.player]
    if len(labels) != 1:
        raise NotClear("what it is that is asked")
    label = re.escape(labels[0])
    found = [part for part, text in view.course if re.search(rf"{label}(?!#)\b[^;]* {verb}", f"{text} ")]
    if not found:
        raise NotClear("when that was")
    whose = _PART.fullmatch(found[-1])
    if whose is None:
        raise NotClear("when that was")
    blocks = [part for at, (part, _) in enumerate(view.course) if not at or view.course[at - 1][0] != part]
    which = "next " if blocks.count(found[-1]) == 1 and blocks[0] != found[-1] else ""
    return f"in {view.possessive(whose[1])} {which}{whose[2]}"


def divider(asked: AskedAbout, view: View) -> str:
    """The player who divides the combat damage of what is asked about, or all that is divided. Raises NotClear."""
    labels = {piece.label for piece in asked.pieces}
    choosers: set[str] = {who for who, dealer in _ASSIGNS.findall(view.text) if not labels or dealer in labels}
    if len(choosers) != 1:
        raise NotClear("who divides the damage")
    return choosers.pop()


def divides(asked: AskedAbout, view: View) -> bool:
    """Whether it is the player who is asked about."""
    return divider(asked, view) == asked.player


def _who_may(asked: AskedAbout, view: View) -> str:
    if not asked.claims or any(claim not in view.claims for claim in asked.claims):
        raise NotClear("what may be done")
    able = [claim.split(" ")[0] for claim in asked.claims if view.claims[claim]]
    if len(able) != 1:
        return "both players may" if able else "nobody may"
    return f"only {view.player(able[0])} may"


def _verb(view: View, who: str, verb: str) -> str:
    return verb if who == BOB and not view.named else f"{verb}s"


_HARMS = re.compile(r"arget player (?:sacrifices|discards|loses)")
"""Texts of what nobody aims at oneself."""


def aimed_at_other(chooser: str, chosen: Sequence[tuple[str, ...]], pieces: Sequence[Piece]) -> int | None:
    """Of ways that differ only in whom something harmful is aimed at, the one in which it is the other player. None
    where that is not all that is chosen."""
    found = [[re.fullmatch(rf"{chooser} (?:chooses|targets) (\w+)", line) for line in lines] for lines in chosen]
    names = [{each[1] if each else "" for each in lines} for lines in found]
    harms = any(piece.owner == chooser and _HARMS.search(piece.works_as.text) for piece in pieces)
    if not harms or any(not each or not each <= {BOB, SUE} for each in names):
        return None
    return next((at for at, each in enumerate(names) if each == {other(chooser)}), None)
