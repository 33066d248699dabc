"""What was asked, judged on what a scenario comes to: never on the words of the question."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.counting import counted, gained_by, milled
from sandbox.questions.holding import claimed, died, holds, lost_by
from sandbox.questions.judged_words import (
    controllers,
    damage_on,
    everything,
    fate,
    fate_of_whose,
    hurt,
    lives,
    lost_in_words,
    sentence,
    who_dies,
    who_survives,
    winner,
    words_of_player,
    words_of_things,
    yes,
)
from sandbox.questions.judging_choices import decided, divides, works
from sandbox.questions.mentioned import BOB, SUE, other
from sandbox.questions.nothing_played import check_played
from sandbox.questions.pieces import NotClear, NotDone, NothingHelped, Piece
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.asked import (
    Ask,
    AskCan,
    AskChooser,
    AskControl,
    AskCount,
    AskCounters,
    AskDamage,
    AskDamageOn,
    AskDivides,
    AskDrawn,
    AskEither,
    AskHand,
    AskHappens,
    AskLife,
    AskLosses,
    AskMilled,
    AskMust,
    AskPoison,
    AskRule,
    AskSize,
    AskTimes,
    AskTokens,
    AskTriggers,
    AskUntaps,
    AskWhen,
    AskWhere,
    AskWhether,
    AskWhichCan,
    AskWhichStays,
    AskWhoDies,
    AskWhoIsHurt,
    AskWhoMay,
    AskWhoSurvives,
    AskWhoWins,
    AskWorks,
)
from sandbox.questions.said.asked_costs import AskBurn, AskCost, AskKicks, AskLargestX, AskMana
from sandbox.questions.said.outcomes import (
    ChangesSize,
    Damages,
    DamagesSomething,
    Gone,
    IsBlocked,
    IsDead,
    IsSo,
    Lives,
    Lost,
    NotSo,
    ToldOutcome,
)
from sandbox.questions.said.outcomes_of_things import KeepsCounters, LosesCounters
from sandbox.questions.thing_words import PRONOUNS
from sandbox.questions.view import View
from sandbox.terms.zones import Zone

_DONE = re.compile(
    r" (?:attacks|casts|activates|taps|uses|plays|turns|cycles|returns|passes|blocks) | next |turn ends|upkeep"
)
"""What is told in a scenario in which something is done, or time goes on."""


@dataclass(frozen=True)
class Found:
    """The answer to one thing asked: yes or no where it is such a question, and a sentence."""

    verdict: bool | None
    sentence: str


def found_on(asked: AskedAbout, view: View, pieces: Sequence[Piece], active: str, victim: str = "") -> Found:
    """The answer to what was asked. Raises NotClear where the ruling does not say it."""
    check_played(asked, view, pieces)
    ask: Ask = asked.ask
    match ask:
        case AskDivides():
            return Found(divides(asked, view), yes(divides(asked, view)))
        case AskMust(denied=denied):
            must = claimed(asked.claim, view) is not denied
            return Found(must, yes(must))
        case AskCan(act=AttacksWith(), denied=True) if _of_no_creature(asked.claim, pieces):
            raise NotClear("what is no creature")
        case AskCan() | AskWorks() | AskEither():
            allowed = any(_allowed(claim, view) for claim in asked.claims or (asked.claim,))
            allowed = allowed and (not isinstance(ask, AskWorks) or works(asked.claim, view, pieces))
            denied = isinstance(ask, AskCan | AskWorks) and ask.denied
            return Found(allowed is not denied, yes(allowed is not denied))
        case AskPoison(whether=True):
            begun, ended = (
                next(player.poison for player in at.players if player.name == asked.player)
                for at in (view.start, view.final)
            )
            return Found(ended > begun, f"{yes(ended > begun)} {sentence(counted(asked, view))}")
        case AskRule(rule=rule):
            return Found(rule in view.rules, yes(rule in view.rules))
        case AskWhether(outcome=outcome, either=either) as ask:
            verdict = holds(outcome, asked, view) and (not ask.only or _no_others(asked, view, pieces))
            verdict = _once_done(asked, verdict, view)
            if ask.by_something and not verdict and not _only_fights(pieces, view):
                raise NothingHelped("what it would be done with")
            either = either or _neither_alive_nor_dead(outcome, asked, view)
            if ask.only:
                return Found(verdict, f"{yes(verdict)} {sentence(fate(p, view) for p in pieces if p.is_creature)}")
            return Found(None if either else verdict, _outcome_words(outcome, asked, view, either, verdict))
        case AskDamage() if asked.pieces:
            return _loss_from(asked, asked.player or victim or _hurt_by(asked, view) or other(active), view)
        case AskDamage():
            return _loss(asked.player or victim or _hurt(other(active), view), view, pieces if ask.things else ())
        case AskSize() if not asked.pieces:
            return _tokens(view)
        case AskSize():
            _stays_to_be_measured(ask, asked.pieces, view, pieces)
            return _size(asked.pieces, view, ask.left)
    return Found(None, _told(asked, view, pieces))


def _once_done(asked: AskedAbout, verdict: bool, view: View) -> bool:
    """Whether it comes about, of what may not be done: that does nothing. Raises NotDone for what may be done and is
    not."""
    if not asked.claim:
        return verdict
    if not claimed(asked.claim, view):
        return asked.denied
    player, _, act = asked.claim.partition(" may ")
    verb, _, rest = act.partition(" ")
    if f"{player} {verb}s {rest}" not in view.text:
        raise NotDone("what comes of it")
    return verdict


def _stays_to_be_measured(ask: AskSize, pieces: Sequence[Piece], view: View, there: Sequence[Piece]) -> None:
    """`How big is it afterwards?` is not asked of what has died, where nothing but a pronoun says of which and there
    are other creatures. Raises NotClear."""
    thing, dead = ask.thing, [piece for piece in pieces if view.zone(piece.label) is Zone.GRAVEYARD]
    if ask.gone or ask.left or sum(piece.is_creature for piece in there) < 2:
        return
    if len(pieces) == 1 and dead and not thing.card and (thing.noun in PRONOUNS or thing.noun in ("he", "she")):
        raise NotClear(thing.noun)


def _only_fights(pieces: Sequence[Piece], view: View) -> bool:
    """Whether there was a combat, and all that there is are creatures that can do nothing but fight."""
    plain = all(piece.is_creature and piece.zone == "play" and ":" not in piece.card.text for piece in pieces)
    return plain and "combat damage is dealt" in view.text


def _of_no_creature(claim: str, pieces: Sequence[Piece]) -> bool:
    """Whether the claim speaks of an attack of what is no creature: nothing is too new for that."""
    return any(claim.endswith(f" with {piece.label}") and not piece.is_creature for piece in pieces)


def _neither_alive_nor_dead(outcome: ToldOutcome, asked: AskedAbout, view: View) -> bool:
    """Whether it is asked if something lives, or is gone, that has gone to a hand or a library."""
    asks_fate = isinstance(outcome.plain, Gone | Lives | Lost)
    elsewhere = (Zone.HAND, Zone.LIBRARY)
    cards = [piece for piece in asked.pieces if not (piece.made or piece.token)]
    return asks_fate and any(view.zone(piece.label) in elsewhere for piece in cards)


def _no_others(asked: AskedAbout, view: View, pieces: Sequence[Piece]) -> bool:
    """Whether it is so of no other creature. Raises NotClear for what is neither alive nor dead."""
    wanted = {piece.label for piece in asked.pieces}
    outcome = asked.ask.outcome if isinstance(asked.ask, AskWhether) else None
    owners = {piece.owner for piece in asked.pieces}
    others = {piece.label for piece in pieces if isinstance(outcome, Lost) and piece.owner not in owners}
    if isinstance(outcome, IsDead):
        return wanted >= set(died(view)) - others - {piece.label for piece in pieces if not piece.is_creature}
    if isinstance(outcome, Lives):
        return wanted >= {thing.label for thing, _ in view.final.in_play() if thing.size}
    raise NotClear("whether it is so of no other")


def _hurt(player: str, view: View) -> str:
    """Who loses life: of whom it is not said, this player, or the other one where only that one does."""
    return player if view.life_change(player) or not view.life_change(other(player)) else other(player)


def _allowed(claim: str, view: View) -> bool:
    """Whether it may be done. What nobody is given to choose cannot be chosen. Raises NotClear."""
    if not claim:
        return True
    if claim not in view.claims and " may target " in claim:
        return claimed(claim, view)
    if claim not in view.claims and " may choose " not in claim:
        raise NotClear("what may be done")
    return view.claims.get(claim, False)


def _told(asked: AskedAbout, view: View, pieces: Sequence[Piece]) -> str:
    """What is told of players and things."""
    match asked.ask:
        case AskWhichCan():
            able = [re.split(" with | targeting ", claim)[-1] for claim in asked.claims if claimed(claim, view)]
            return f"{' and '.join(able)}." if able else "None of them."
        case AskChooser() | AskWhoMay() | AskMana() | AskLargestX() | AskWhen() | AskCost() | AskKicks() | AskTimes():
            return sentence([decided(asked, view)])
        case AskDamageOn(left=left):
            return sentence(damage_on(piece, view, left) for piece in asked.pieces)
        case AskTokens() | AskPoison() | AskCounters() | AskTriggers() | AskBurn() | AskUntaps():
            return sentence(counted(asked, view))
        case AskLife():
            return lives(view, asked.player)
        case AskDrawn() | AskHand() | AskCount() | AskMilled():
            return _number(asked, view, pieces)
        case AskWhere(whose=True):
            return sentence(fate_of_whose(piece, view) for piece in asked.pieces)
        case AskWhere():
            return sentence(fate(piece, view) for piece in asked.pieces)
        case AskControl():
            return controllers(asked.pieces, view)
        case AskWhoDies() | AskWhoSurvives() | AskLosses() | AskWhoIsHurt() | AskWhoWins():
            return _told_of_all(asked, view, pieces)
        case AskHappens() | AskWhichStays():
            return sentence(_all_told(asked, view, pieces))
    raise NotClear("what is asked")


def _all_told(asked: AskedAbout, view: View, pieces: Sequence[Piece]) -> Iterable[str]:
    """What has become of everything, or the tokens and cards that the player has got. Raises NotClear where it is asked
    what somebody gets and nothing has come about."""
    if not isinstance(asked.ask, AskHappens) or asked.pieces:
        return (fate(p, view) for p in asked.pieces or [p for p in pieces if p.is_permanent])
    wanted = asked.ask.gained
    gained = list(gained_by(asked.player or BOB, view)) if wanted else []
    if wanted and not gained and not any(map(view.life_change, (BOB, SUE))) and not view.result:
        raise NotClear("what somebody gets")
    return gained or everything(pieces, view)


def _told_of_all(asked: AskedAbout, view: View, pieces: Sequence[Piece]) -> str:
    """Which of the things and players it is."""
    match asked.ask:
        case AskWhoDies():
            own = [piece for piece in pieces if asked.player in ("", piece.owner)]
            if not any(piece.is_permanent for piece in own):
                raise NotClear("which creatures there are")
            return _as_game_ends(who_dies(own, view), view)
        case AskWhoSurvives(all_sorts=all_sorts):
            return _as_game_ends(who_survives(pieces, asked.player, view, all_sorts), view)
        case AskLosses():
            return sentence(lost_in_words(name, view) for name in (BOB, SUE))
        case AskWhoIsHurt():
            return sentence(hurt(pieces, view))
    if not view.result and any(piece.is_creature for piece in pieces):
        return f"{winner(view)} {sentence(everything(pieces, view))}"
    return winner(view)


def _as_game_ends(words: str, view: View) -> str:
    """Who of the creatures it is, and who has won where the game is over."""
    if not view.result:
        return words
    return winner(view) if words.startswith("Nobody: no") else f"{winner(view)} {words}"


def _number(asked: AskedAbout, view: View, pieces: Sequence[Piece]) -> str:
    player = asked.player or BOB
    match asked.ask:
        case AskDrawn(turn=turn):
            return f"{view.drawn(player, turn or not _something_draws(pieces))}."
        case AskMilled(who=who):
            return f"{milled(view, (player,) if who else (BOB, SUE))}."
        case AskHand():
            return f"{view.hand(player)}."
    if isinstance(asked.ask, AskCount) and asked.ask.dead:
        return f"{sum(view.zone(piece.label) is Zone.GRAVEYARD for piece in asked.pieces)}."
    made = {piece.card.name for piece in asked.pieces if piece.made}
    if len(made) == 1 and all(piece.made for piece in asked.pieces):
        return f"{view.tokens_left(made.pop())}."
    return f"{sum(view.in_play(piece.label) for piece in asked.pieces)}."


def _something_draws(pieces: Sequence[Piece]) -> bool:
    """Whether a card there makes somebody draw, and does not speak of the draw step: its draws are asked about, not
    those of each turn."""
    texts = [piece.card.text.lower() for piece in pieces]
    return any(re.search(r"\bdraws?\b", text) for text in texts) and not any("draw step" in text for text in texts)


def _outcome_words(outcome: ToldOutcome, asked: AskedAbout, view: View, either: bool, verdict: bool) -> str:
    if isinstance(outcome, NotSo):
        return _outcome_words(outcome.outcome, asked, view, either, verdict)
    begin = "" if either else f"{yes(verdict)} "
    told = words_of_player(outcome, asked, view) or words_of_things(outcome, asked, view)
    if isinstance(outcome, IsSo | DamagesSomething | ChangesSize | Damages | IsBlocked | KeepsCounters | LosesCounters):
        return begin.strip()
    return begin + (told or sentence(fate(piece, view) for piece in asked.pieces))


def _loss(player: str, view: View, things: Sequence[Piece] = ()) -> Found:
    """How much life is lost. `things`: what may be lost as well. Raises NotClear where nothing was done that anything
    could be lost by, or where it may be cards in hand."""
    change = view.life_change(player)
    lost = lost_by(player, view) if things else []
    if lost and not change:
        return Found(None, f"{' and '.join(lost)}.")
    if not change and not _DONE.search(view.text):
        raise NotClear("what is done")
    if not change and any(piece.cast and "discard" in piece.card.text.lower() for piece in things):
        raise NotClear("which cards are lost")
    less = view.damage_dealt_to(player) if view.life_gained(player) else -change
    words = (
        f"{less}: {view.player(player)} {'has' if view.named or player == SUE else 'have'} {view.life(player)} life."
    )
    words = words if less > 0 or change <= 0 else lives(view, player)
    return Found(None, f"{words} {' and '.join(lost)} as well." if lost else words)


def _hurt_by(asked: AskedAbout, view: View) -> str:
    """The one player whom the pieces have dealt damage."""
    hurt = [name for name in (BOB, SUE) if any(view.damage_by(piece.label, name) for piece in asked.pieces)]
    return hurt[0] if len(hurt) == 1 else ""


def _loss_from(asked: AskedAbout, player: str, view: View) -> Found:
    """How much of what somebody has lost the pieces dealt."""
    dealt = sum(view.damage_by(piece.label, player) for piece in asked.pieces)
    if view.damage_dealt_to(player) != max(-view.life_change(player), 0):
        raise NotClear("what it takes")
    if dealt == -view.life_change(player):
        return _loss(player, view)
    return Found(None, f"{dealt}. {lives(view, player)}")


def _tokens(view: View) -> Found:
    """How big the tokens are. Raises NotClear where there are none."""
    sizes = {thing.name: thing.size for thing, _ in view.final.in_play() if thing.token and thing.size}
    if not sizes:
        raise NotClear("what is no creature there has no size")
    return Found(None, sentence(f"{name} is {size}" for name, size in sizes.items()))


def _size(pieces: Sequence[Piece], view: View, left: bool = False) -> Found:
    """`left`: of those of them that are left, if any is."""
    pieces = [piece for piece in pieces if left and view.in_play(piece.label)] or pieces
    if pieces and not any(view.in_play(piece.label) for piece in pieces):
        return Found(None, sentence(fate(piece, view) for piece in pieces))
    sizes = {piece.label: view.size(piece.label) for piece in pieces if view.in_play(piece.label)}
    if not sizes or not all(sizes.values()):
        raise NotClear("what is no creature there has no size")
    words = (f"{p.label} is {sizes[p.label]}" if p.label in sizes else fate(p, view) for p in pieces)
    return Found(None, sentence(words))
