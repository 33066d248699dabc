"""A telling played and judged, once for each answer that players' choices lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sandbox.editions import EDITIONS
from sandbox.questions.all_assigned import all_assigned
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.courses import (
    course_of,
    dealers_in,
    done_once_nobody_interrupts,
    done_right_then,
    end_without,
    rules_of,
)
from sandbox.questions.judged_words import yes
from sandbox.questions.judging import Found, found_on
from sandbox.questions.judging_choices import aimed_at_other
from sandbox.questions.mentioned import BOB, SUE, other
from sandbox.questions.paying_told import MAY_PAY
from sandbox.questions.pieces import NotClear, NotDone, NothingHelped
from sandbox.questions.position_told import MANA
from sandbox.questions.said.asked import (
    AskCount,
    AskDamage,
    AskHappens,
    AskLife,
    AskLosses,
    AskWhether,
    AskWhoDies,
    AskWhoSurvives,
    AskWhoWins,
    outcome_of,
)
from sandbox.questions.said.outcomes import (
    GameEnds,
    LosesGame,
    LosesLife,
    NotSo,
    StaysInGame,
    TakesNothing,
    WinsGame,
)
from sandbox.questions.saved_judged import none_idle, none_to_regenerate
from sandbox.questions.stated_judged import as_stated
from sandbox.questions.story import ToldQuestion
from sandbox.questions.tokens_judged import tokens_stay
from sandbox.questions.values import Assumption
from sandbox.questions.view import View
from sandbox.questions.ways_on import (
    AFTER_COMBAT,
    GOING_ON,
    PAYS,
    USES,
    Work,
    added_lines,
    to_end_of_combat,
    to_the_end,
    ways_on,
    with_mana_left,
)
from sandbox.questions.wishes import wish_of
from sandbox.scenarios.values.ruling import Ruling
from sandbox.terms.zones import Zone

TOLD_AT_BEST = AskCount | AskDamage | AskHappens | AskWhoDies | AskWhoSurvives
"""What is asked of a combat as its attacker would have it."""
MOST_ANSWERS = 4
"""Answers to a question of which each is told, where they depend on what is chosen."""


@dataclass(frozen=True)
class JudgedTelling:
    """One telling played: what was found for each thing asked. `choices`: which way was told where several were."""

    told: ToldQuestion
    ruling: Ruling
    found: tuple[Found, ...]
    choices: tuple[int, ...]
    choosers: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    """The sentences with which players chose."""
    impossible: str = ""
    """What was told and cannot be done, and why: the rest was played without it."""

    @property
    def sentence(self) -> str:
        said = dict.fromkeys(found.sentence for found in self.found)
        return " ".join([*([f"That cannot be done: {self.impossible}."] if self.impossible else []), *said])

    @property
    def verdict(self) -> bool | None:
        """Of the first thing asked that can be answered by yes or no; none where two of them differ."""
        said = {found.verdict for found in self.found if found.verdict is not None}
        return said.pop() if len(said) == 1 else None


def play_and_judge(told: ToldQuestion, edition: str, choices: tuple[int, ...], work: Work) -> list[JudgedTelling]:
    """The telling played and judged, once for each answer that players' choices lead to; nothing where it cannot be
    played, or where it does not come to what was stated."""
    judged, in_vain = [], None
    told = all_assigned(told, edition)
    for text, ruling, choosers in ways_on(told.text, edition, work, _offers(told)):
        if any(map(_is_of_game, told.asked)):
            text, ruling = to_the_end(text, ruling)
        if any("t end of combat" in piece.card.text for piece in told.pieces):
            text, ruling = to_end_of_combat(text, ruling, told.active)
        if told.asked and all(map(_is_of_life, told.asked)):
            text, ruling = _burned(told, text, ruling)
        view = view_of(told, ruling)
        if not as_stated(told, view):
            continue
        none_to_regenerate(told, view)
        none_idle(told, view)
        _player_is_meant(told, view)
        tokens_stay(told, view)
        try:
            found = tuple(found_on(asked, view, told.pieces, told.active, told.victim) for asked in told.asked)
        except NotDone:
            continue
        except NothingHelped as unclear:
            in_vain = unclear
            continue
        more = [line.strip().removeprefix("And ") for line in added_lines(told.text, text)]
        used = [line for line in more if USES in line or PAYS in line]
        chosen = tuple(line for line in more if line not in (*GOING_ON, *used) and AFTER_COMBAT not in line)
        told_so = JudgedTelling(replace(told, text=text), ruling, found, choices, choosers, chosen)
        judged.append(assuming(told_so, *used))
    if in_vain is not None and not judged:
        raise in_vain
    return _agreed(judged, told)


def _offers(told: ToldQuestion) -> dict[str, bool]:
    """What offers something to its controller for mana, and whether it is said what mana that player has."""
    assumed = {each.key.removeprefix(MANA) for each in told.assumed if each.key.startswith(MANA)}
    return {p.label: p.controller not in assumed for p in told.pieces if MAY_PAY.search(p.card.text)}


def _is_of_game(asked: AskedAbout) -> bool:
    """Whether it is asked who wins or loses."""
    outcome = asked.ask.outcome if isinstance(asked.ask, AskWhether) else None
    return isinstance(asked.ask, AskWhoWins) or isinstance(outcome, GameEnds | LosesGame | StaysInGame | WinsGame)


def _burned(told: ToldQuestion, text: str, ruling: Ruling) -> tuple[str, Ruling]:
    """The text to the end of the turn where mana is left and life is lost for it. Raises NotClear where it is not said
    that nobody uses it, and nothing else costs life."""
    ended, burned = with_mana_left(text, ruling)
    if burned is ruling or told.mana_unused:
        return ended, burned
    if all(view_of(told, ruling).life_change(player) == 0 for player in (BOB, SUE)):
        raise NotClear("what the mana is for")
    return text, ruling


def _is_of_life(asked: AskedAbout) -> bool:
    """Whether it is asked what life is lost, or left."""
    outcome = outcome_of(asked.ask)
    return (
        isinstance(asked.ask, AskDamage | AskLosses)
        or (isinstance(asked.ask, AskLife) and not asked.ask.gained)
        or isinstance(outcome, LosesLife | TakesNothing)
    )


def _player_is_meant(told: ToldQuestion, view: View) -> None:
    """`I Terror it. Does he die?`: no player of whom nothing was lost is asked about, where a creature has died. Raises
    NotClear."""
    dead = any(piece.is_creature and view.zone(piece.label) is Zone.GRAVEYARD for piece in told.pieces)
    dead = dead and not any(line.endswith(" life") for line in told.text.splitlines())
    for asked in told.asked if dead and not view.result else ():
        outcome = asked.ask.outcome if isinstance(asked.ask, AskWhether) else None
        called = isinstance(outcome, LosesGame | StaysInGame) and outcome.who in ("he", "she", "they")
        if called and asked.player and view.life_change(asked.player) == 0:
            raise NotClear("who dies")


def _agreed(judged: list[JudgedTelling], told: ToldQuestion) -> list[JudgedTelling]:
    """The one answer that all ways of choosing lead to, or the one that whoever chooses would want, or one way for each
    of a few answers. Raises NotClear."""
    answers = {(each.sentence, each.verdict): each for each in reversed(judged)}
    if len(answers) < 2:
        return judged[:1]
    choosers = {player for each in judged for player in each.choosers}
    if len(choosers) == 1:
        chooser = choosers.pop()
        at = aimed_at_other(chooser, [each.chosen for each in judged], told.pieces)
        best = best_for(chooser, told, judged) if at is None else assuming(judged[at], *judged[at].chosen)
        if best is not None:
            return [best]
        if _cannot(told, judged):
            return [replace(judged[0], found=(Found(False, yes(False)),))]
    if len(answers) > MOST_ANSWERS:
        raise NotClear("what is chosen")
    return [each for each in judged if answers[each.sentence, each.verdict] is each]


def _cannot(told: ToldQuestion, judged: Sequence[JudgedTelling]) -> bool:
    """Whether it is asked if a player can bring something about, and that does not come about in any way."""
    asks = [asked.ask for asked in told.asked]
    by_player = len(asks) == 1 and isinstance(asks[0], AskWhether) and asks[0].by_something
    return by_player and all(each.verdict is False for each in judged)


def best_for(chooser: str, told: ToldQuestion, judged: list[JudgedTelling]) -> JudgedTelling | None:
    """Where the loss of the chooser's opponent is asked about, the way in which it is greatest; where the asker chooses
    and asks whether this or that comes about, the way in which all that the asker can want does.
    """
    asks = [asked.ask for asked in told.asked]
    varied = [at for at in range(len(asks)) if len({each.found[at].sentence for each in judged}) > 1]
    open_ = [asks[at] for at in varied]
    if len(asks) == 1 and isinstance(asks[0], AskWhether) and asks[0].must:
        return _if_need_not(chooser, told.asked[0], judged)
    hurt = told.asked[0].player or told.victim or other(told.active)
    if chooser == told.active and all(isinstance(ask, TOLD_AT_BEST) for ask in open_) and all(map(_divides, judged)):
        best = min(judged, key=lambda each: _wanted_of(each, told, other(chooser)))
        return assuming(best, f"{chooser} assigns combat damage so that as many blockers die as can")
    if len(asks) == 1 and isinstance(asks[0], AskDamage) and hurt == other(chooser):
        return min(judged, key=lambda each: _wanted_of(each, told, hurt))
    wishes = {at: wish_of(told.asked[at]) for at in varied}
    if chooser != BOB or not wishes or None in wishes.values():
        return None
    return next((each for each in judged if all(each.found[at].verdict is wishes[at] for at in varied)), None)


def _if_need_not(chooser: str, asked: AskedAbout, judged: list[JudgedTelling]) -> JudgedTelling | None:
    """`Must I sacrifice the Angel?`: the way in which it does not come about, where that is its player's to choose."""
    own = asked.player == chooser or (bool(asked.pieces) and all(piece.owner == chooser for piece in asked.pieces))
    wanted = isinstance(asked.ask, AskWhether) and isinstance(asked.ask.outcome, NotSo)
    return next((each for each in judged if own and each.verdict is wanted), None)


def _divides(judged: JudgedTelling) -> bool:
    """Whether all that is chosen is how combat damage is divided."""
    return all(" assigns " in sentence or " orders " in sentence for sentence in judged.chosen)


def assuming(judged: JudgedTelling, *words: str) -> JudgedTelling:
    """The telling with some things more that are assumed."""
    return replace(judged, told=replace(judged.told, assumed=[*judged.told.assumed, *map(Assumption, words)]))


def _wanted_of(judged: JudgedTelling, told: ToldQuestion, hurt: str) -> tuple[int, int]:
    """What whoever deals damage wants first: where combat damage is divided, that as many of those die that it is
    divided among as can; then that the player has as little life as can be."""
    view = view_of(told, judged.ruling)
    divided = _divides(judged)
    alive = sum(view.in_play(piece.label) for piece in told.pieces if piece.is_creature and piece.owner == hurt)
    return (alive if divided else 0, view.life(hurt))


def view_of(told: ToldQuestion, ruling: Ruling) -> View:
    """What the ruling says, as questions are judged on it."""
    claims = {
        claim.text: claim.holds or done_once_nobody_interrupts(claim, ruling) or done_right_then(claim, ruling, told)
        for claim in ruling.claims
    }
    rules, words = rules_of(ruling), EDITIONS[ruling.edition].words
    failed = frozenset(ruling.failed)
    dealers = dealers_in(ruling)
    return View(
        ruling.start,
        ruling.changes,
        claims,
        told.named,
        rules,
        failed,
        ruling.final,
        words,
        dealers,
        ruling.text,
        course_of(ruling),
        lambda label: end_without(ruling, label),
        Counter(piece.card.name for piece in told.pieces if piece.made),
        frozenset(piece.label for piece in told.pieces if piece.like_token),
    )
