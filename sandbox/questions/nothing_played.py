"""Answers that come to nothing only because what would bring something about was not played: those are none."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.mentioned import BOB, SUE
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.asked import (
    AskCount,
    AskCounters,
    AskDamage,
    AskDrawn,
    AskHand,
    AskHappens,
    AskLife,
    AskLosses,
    AskPoison,
    AskTokens,
    AskWhere,
    AskWhether,
    AskWhoDies,
    AskWhoIsHurt,
    AskWhoSurvives,
    AskWhoWins,
    outcome_of,
)
from sandbox.questions.said.outcomes import (
    GetsLife,
    Gone,
    IsDead,
    IsSo,
    IsTapped,
    Lives,
    LosesLife,
    TakesNothing,
    ToldOutcome,
)
from sandbox.questions.said.outcomes_cards import DrawsCards, EffectResolves
from sandbox.questions.steps_awaited import awaiting, steps_of, steps_played
from sandbox.questions.view import View

_ACTS = re.compile(r"\b(?:Bob|Sue) (?:attacks|casts|activates|taps|uses|plays|turns|cycles|blocks|begins|suspends)\b")
"""What players do: where there is none of that, only time goes on."""
_COMES_ABOUT = (
    AskCount
    | AskCounters
    | AskDamage
    | AskDrawn
    | AskHand
    | AskHappens
    | AskLife
    | AskLosses
    | AskPoison
    | AskTokens
    | AskWhere
    | AskWhether
    | AskWhoDies
    | AskWhoIsHurt
    | AskWhoSurvives
    | AskWhoWins
)
"""What is asked of what comes about, rather than of what may be done or is so all the time."""
_BY_ITSELF = AskDamage | AskLife | AskDrawn
_BRINGS_TOKENS = re.compile(r"[Ww]hen(?:ever)? [^.\n]*(?:enters|comes into play)[^.\n]*\bcreate")
_GIVES_LIFE = re.compile(r"[Ww]hen (?:this|[A-Z])[^.,\n]*(?:enters|comes into play)[^.\n]*\byou gain \d+ life")
_UNTAPS = re.compile(r"\buntap")


def check_played(asked: AskedAbout, view: View, pieces: Sequence[Piece]) -> None:
    """Raises NotClear where nothing has come about of what is asked, and something waits for a part of a turn that was
    not played: where no more than time goes on, whatever waits; else what the question names as bringing it about, or
    what it asks the fate of."""
    outcome = outcome_of(asked.ask)
    if isinstance(asked.ask, AskLife):
        _life_known(asked.player, pieces, view)
    if isinstance(asked.ask, AskTokens) and not asked.ask.new:
        _tokens_known(pieces)
    if not isinstance(asked.ask, _COMES_ABOUT) or isinstance(outcome, IsSo):
        return
    if isinstance(outcome, LosesLife) and outcome.through:
        return  # of what passes blockers in the combat that was played
    _untap_step_came(outcome, asked, view)
    if isinstance(outcome, EffectResolves):
        _could_be_aimed(asked.pieces, view)
    if _has_come_about(asked, view):
        return
    idle = _ACTS.search(view.text) is None
    waiting = awaiting(pieces if idle else asked.pieces, view.text, asked.player)
    draws = isinstance(asked.ask, AskDrawn) or isinstance(outcome, DrawsCards)
    waiting += awaiting((p for p in pieces if draws and "draw" in p.card.text.lower()), view.text, asked.player)
    others = [piece for piece in pieces if idle and asked.player and steps_of(piece)]
    if others and all(player != asked.player for piece in others for player, _ in steps_of(piece)):
        raise NotClear(f"to whom {others[0].card.name} does something")
    if waiting:
        raise NotClear(f"when {waiting[0].card.name} does something")
    if draws and "draw" not in view.text and not any("draw" in piece.card.text.lower() for piece in pieces):
        raise NotClear("which cards are drawn")


def _life_known(player: str, pieces: Sequence[Piece], view: View) -> None:
    """Whoever has had something in play that gives life as it comes has not twenty, where no life is told. Raises
    NotClear."""
    for piece in pieces:
        there = piece.zone == "play" and not piece.cast and player in ("", piece.owner)
        if there and _GIVES_LIFE.search(piece.card.text) and not re.search(rf"{piece.owner} has \d+ life", view.text):
            raise NotClear(f"how much life {piece.card.name} gave")


def _tokens_known(pieces: Sequence[Piece]) -> None:
    """Of what was in play from the beginning it is not told whether the tokens that came with it are still there.
    Raises NotClear."""
    for piece in pieces:
        told = "sick" in piece.state and any(each.token and each.owner == piece.owner for each in pieces)
        if piece.zone == "play" and not piece.cast and not told and _BRINGS_TOKENS.search(piece.card.text):
            raise NotClear(f"whether the tokens of {piece.card.name} are there")


def _could_be_aimed(pieces: Sequence[Piece], view: View) -> None:
    """What in play has not triggered at all and would be aimed at something: of what it could be aimed at nothing has
    been said. Raises NotClear."""
    for piece in pieces:
        triggered = any(text.startswith(f"{piece.label} triggers") for _, text in view.course)
        if view.in_play(piece.label) and not triggered and "target" in piece.works_as.text:
            raise NotClear(f"what {piece.label} could be aimed at")


def _untap_step_came(outcome: ToldOutcome | None, asked: AskedAbout, view: View) -> None:
    """What is asked whether it untaps has come to a step in which it could, or something untaps. Raises NotClear."""
    if not isinstance(outcome, IsTapped) or outcome.tapped or not outcome.turned:
        return
    steps = {(piece.owner, "untap step") for piece in asked.pieces}
    untapped = any(not view.tapped(piece.label) for piece in asked.pieces)
    said = any(_UNTAPS.search(text) for _, text in view.course)
    if not steps & steps_played(view.text) and not untapped and not said:
        raise NotClear("when it would untap")


def _has_come_about(asked: AskedAbout, view: View) -> bool:
    """Whether anything has become of the player or the things that are asked about; of neither, of anybody."""
    players = (asked.player,) if asked.player else () if asked.pieces else (BOB, SUE)
    if view.result or any(_is_changed(player, asked, view) for player in players):
        return True
    if not asked.player and not asked.pieces and any(not _is_of_turn(text) for _, text in view.course):
        return not isinstance(asked.ask, _BY_ITSELF)
    named = isinstance(asked.ask, AskDamage) or isinstance(outcome_of(asked.ask), LosesLife)
    fate = isinstance(asked.ask, AskWhere) or isinstance(outcome_of(asked.ask), IsDead | Lives | Gone)
    return not named and any(_is_moved(piece, view, fate) for piece in asked.pieces)


def _is_of_turn(text: str) -> bool:
    """Whether it is no more than that the turn goes on."""
    return text.endswith((" begins", " draws a card"))


def _is_changed(player: str, asked: AskedAbout, view: View) -> bool:
    """Whether the player has gained or lost what is asked about."""
    outcome = outcome_of(asked.ask)
    of_life = isinstance(asked.ask, AskDamage | AskLife) or isinstance(outcome, LosesLife | GetsLife | TakesNothing)
    if isinstance(asked.ask, AskDrawn) or isinstance(outcome, DrawsCards):
        return view.drawn(player) > 0
    if of_life and asked.pieces:
        return any(view.damage_by(piece.label, player) for piece in asked.pieces)
    if of_life:
        return view.life_change(player) != 0
    return view.life_change(player) != 0 or view.drawn(player) > 0 or view.discarded(player) > 0


def _is_moved(piece: Piece, view: View, fate: bool) -> bool:
    """Whether it is somewhere else, or, where not only that is asked, otherwise than it was."""
    if fate:
        return view.zone(piece.label) is not None
    size = next((thing.size for thing, _ in view.start.in_play() if thing.label == piece.label), "")
    moved = view.zone(piece.label) is not None or view.damage(piece.label) > 0
    return moved or view.size(piece.label) != size or any(piece.label in text for _, text in view.course)
