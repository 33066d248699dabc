"""What was asked, judged on what a scenario comes to: never on the words of the question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.counting import counted, how_many_of
from sandbox.questions.holding import claimed, died, holds
from sandbox.questions.judging_choices import decided, divides, works
from sandbox.questions.mentioned import BOB, SUE, other
from sandbox.questions.pieces import NotClear, Piece
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
    AskLargestX,
    AskLife,
    AskMana,
    AskMust,
    AskPoison,
    AskRule,
    AskSize,
    AskTokens,
    AskWhen,
    AskWhere,
    AskWhether,
    AskWhichStays,
    AskWhoDies,
    AskWhoMay,
    AskWhoSurvives,
    AskWhoWins,
    AskWorks,
)
from sandbox.questions.said.outcomes import (
    AnythingDies,
    DamageIsDealt,
    DamagesSomething,
    Discards,
    DrawsCards,
    GetsLife,
    GetsTokens,
    HasManaLeft,
    IsSo,
    LosesGame,
    LosesLife,
    NotSo,
    Overwritten,
    StaysInGame,
    TakesNothing,
    ToldOutcome,
    Tramples,
    WinsGame,
)
from sandbox.questions.view import YOU, View
from sandbox.terms.zones import Zone

PLACES = {Zone.GRAVEYARD: "the graveyard", Zone.HAND: "hand", Zone.LIBRARY: "the library", Zone.REMOVED: "exile"}


@dataclass(frozen=True)
class Found:
    """The answer to one thing asked: yes or no where it is such a question, and a sentence."""

    verdict: bool | None
    sentence: str


def found_on(asked: AskedAbout, view: View, pieces: Sequence[Piece], active: str, victim: str = "") -> Found:
    """The answer to what was asked. Raises NotClear where the ruling does not say it."""
    ask: Ask = asked.ask
    match ask:
        case AskDivides():
            return Found(divides(asked, view), _yes(divides(asked, view)))
        case AskMust(denied=denied):
            must = claimed(asked.claim, view) is not denied
            return Found(must, _yes(must))
        case AskCan() | AskWorks() | AskEither():
            allowed = any(_allowed(claim, view) for claim in asked.claims or (asked.claim,))
            allowed = allowed and (not isinstance(ask, AskWorks) or works(asked.claim, view, pieces))
            denied = isinstance(ask, AskCan) and ask.denied
            return Found(allowed is not denied, _yes(allowed is not denied))
        case AskRule(rule=rule):
            return Found(rule in view.rules, _yes(rule in view.rules))
        case AskWhether(outcome=outcome, either=either) as ask:
            verdict = holds(outcome, asked, view)
            if asked.claim and not claimed(asked.claim, view):
                verdict = asked.denied  # it cannot be done, and so does nothing
            if ask.by_something and not verdict:
                raise NotClear("what it would be done with")
            return Found(None if either else verdict, _outcome_words(outcome, asked, view, either, verdict))
        case AskDamage():
            return _loss(asked.player or victim or other(active), view)
        case AskSize() if not asked.pieces:
            return _tokens(view)
        case AskSize():
            return _size(asked.pieces, view)
    return Found(None, _told(asked, view, pieces))


def _allowed(claim: str, view: View) -> bool:
    """Whether it may be done. What nobody is given to choose cannot be chosen. Raises NotClear."""
    if not claim:
        return True
    if claim not in view.claims and " may choose " not in claim:
        raise NotClear("what may be done")
    return view.claims.get(claim, False)


def _told(asked: AskedAbout, view: View, pieces: Sequence[Piece]) -> str:
    """What is told of players and things."""
    match asked.ask:
        case AskChooser() | AskWhoMay() | AskMana() | AskLargestX() | AskWhen():
            return _sentence([decided(asked, view)])
        case AskDamageOn(left=left):
            return _sentence(_damage_on(piece, view, left) for piece in asked.pieces)
        case AskTokens() | AskPoison() | AskCounters():
            return _sentence(counted(asked, view))
        case AskLife():
            return _lives(view, asked.player)
        case AskDrawn() | AskHand() | AskCount():
            return _number(asked, view)
        case AskWhere():
            return _sentence(_fate(piece, view) for piece in asked.pieces)
        case AskControl():
            return _controllers(asked.pieces, view)
        case AskWhoDies():
            return _who_dies(pieces, view)
        case AskWhoSurvives():
            alive = [p.label for p in pieces if p.is_creature and view.in_play(p.label)]
            return f"{' and '.join(alive)}." if alive else "Nobody: no creature is left."
        case AskWhoWins():
            return _winner(view)
        case AskHappens() if not asked.pieces:
            return _sentence(_everything(pieces, view))
        case AskWhichStays() | AskHappens():
            return _sentence(_fate(p, view) for p in asked.pieces or [p for p in pieces if p.is_permanent])
    raise NotClear("what is asked")


def _damage_on(piece: Piece, view: View, left: bool) -> str:
    """How much damage it was dealt, or has on it. Raises NotClear for what can be dealt none."""
    if not view.size(piece.label) and not piece.is_creature:
        raise NotClear("what is damaged")
    if left and not view.in_play(piece.label):
        return _fate(piece, view)
    if left:
        return f"{view.damage(piece.label)} damage is on {piece.label}"
    return f"{view.damage_dealt_to(piece.label)} damage is dealt to {piece.label}"


def _everything(pieces: Sequence[Piece], view: View) -> Iterator[str]:
    """What has become of the permanents, of life totals that are others now, and of the game."""
    yield from (_fate(piece, view) for piece in pieces if piece.is_permanent and not piece.is_land)
    for player in (BOB, SUE):
        if view.life_change(player):
            yield _lives(view, player).removesuffix(".")
    if view.result:
        yield _winner(view).removesuffix(".")


def _number(asked: AskedAbout, view: View) -> str:
    player = asked.player or BOB
    match asked.ask:
        case AskDrawn():
            return f"{view.drawn(player)}."
        case AskHand():
            return f"{view.hand(player)}."
    if isinstance(asked.ask, AskCount) and asked.ask.dead:
        return f"{sum(view.zone(piece.label) is Zone.GRAVEYARD for piece in asked.pieces)}."
    return f"{sum(view.in_play(piece.label) for piece in asked.pieces)}."


def _yes(verdict: bool) -> str:
    return "Yes." if verdict else "No."


def _outcome_words(outcome: ToldOutcome, asked: AskedAbout, view: View, either: bool, verdict: bool) -> str:
    if isinstance(outcome, NotSo):
        return _outcome_words(outcome.outcome, asked, view, either, verdict)
    begin = "" if either else f"{_yes(verdict)} "
    if isinstance(outcome, Discards):
        return f"{begin}{_cards(view.discarded(asked.player))} discarded."
    if isinstance(outcome, GetsTokens):
        return f"{begin}{how_many_of(outcome.kind, asked.player, view, new=True)}."
    if isinstance(outcome, DrawsCards):
        return f"{begin}{_cards(view.drawn(asked.player))} drawn."
    if isinstance(outcome, AnythingDies):
        return begin + (f"{' and '.join(died(view))}." if died(view) else "Nothing dies.")
    if isinstance(outcome, LosesLife | GetsLife | TakesNothing):
        return begin + _lives(view, asked.player)
    if isinstance(outcome, Tramples):
        return begin + _lives(view, other(asked.player))
    if isinstance(outcome, StaysInGame) and not view.result:
        return begin + _lives(view, asked.player)
    if isinstance(outcome, IsSo | DamagesSomething):
        return begin.strip()
    if isinstance(outcome, DamageIsDealt):
        return begin + _lives(view, "")
    if isinstance(outcome, Overwritten):
        creatures = [(thing.label, view.size(thing.label)) for thing, _ in view.final.in_play()]
        return begin + _sentence(f"{label} is {size}" for label, size in creatures if size)
    if isinstance(outcome, HasManaLeft):
        return f"{begin}{view.mana(asked.player) or 'No mana'} is left."
    if isinstance(outcome, WinsGame | LosesGame | StaysInGame):
        return begin + _winner(view)
    return begin + _sentence(_fate(piece, view) for piece in asked.pieces)


def _cards(number: int) -> str:
    return "1 card is" if number == 1 else f"{number} cards are"


def _loss(player: str, view: View) -> Found:
    change = view.life_change(player)
    words = (
        f"{-change}: {view.player(player)} {'has' if view.named or player == SUE else 'have'} {view.life(player)} life."
    )
    return Found(None, words if change <= 0 else _lives(view, player))


def _lives(view: View, player: str) -> str:
    told = [player] if player else [p.name for p in view.start.players]
    return _sentence(
        f"{view.player(name)} {'have' if name == BOB and not view.named else 'has'} {view.life(name)} life"
        for name in told
    )


def _tokens(view: View) -> Found:
    """How big the tokens are. Raises NotClear where there are none."""
    sizes = {thing.name: thing.size for thing, _ in view.final.in_play() if thing.token and thing.size}
    if not sizes:
        raise NotClear("what is no creature there has no size")
    return Found(None, _sentence(f"{name} is {size}" for name, size in sizes.items()))


def _size(pieces: Sequence[Piece], view: View) -> Found:
    if pieces and not any(view.in_play(piece.label) for piece in pieces):
        return Found(None, _sentence(_fate(piece, view) for piece in pieces))
    sizes = [view.size(piece.label) for piece in pieces]
    if not sizes or not all(sizes):
        raise NotClear("what is no creature there has no size")
    return Found(None, _sentence(f"{p.label} is {size}" for p, size in zip(pieces, sizes, strict=True)))


def _fate(piece: Piece, view: View) -> str:
    """What has become of a piece."""
    zone = view.zone(piece.label)
    if zone is None or zone is Zone.BATTLEFIELD:
        stays = f"{'stays' if zone is None else 'is'} {view.words.play}"
        if not view.in_play(piece.label):
            return f"{piece.label} stays {'in hand' if view.in_hand(piece.label) else 'where it is'}"
        size = view.size(piece.label)
        damage = view.damage(piece.label)
        return f"{piece.label} {stays}{f' as a {size}' if size else ''}{f' with {damage} damage' if damage else ''}"
    if zone is Zone.REMOVED:
        return f"{piece.label} {view.words.removed}"
    return f"{piece.label} goes to {_place(zone, view.owner(piece.label), view)}"


def _place(zone: Zone, owner: str, view: View) -> str:
    """Where it lies; of a hand also whose it is."""
    if zone is not Zone.HAND or not owner:
        return PLACES.get(zone, str(zone))
    whose = view.player(owner)
    return "your hand" if whose == YOU[BOB] else f"{whose}'s hand"


def _who_dies(pieces: Sequence[Piece], view: View) -> str:
    dead = [p.label for p in pieces if p.is_permanent and view.zone(p.label) is Zone.GRAVEYARD]
    return f"{' and '.join(dead)}." if dead else "Nobody: nothing dies."


def _winner(view: View) -> str:
    if not view.result:
        return "The game goes on."
    if view.result == "draw":
        return "Nobody: the game is a draw."
    winner = view.result.split(" ")[0]
    called = view.player(winner)
    return f"{called[:1].upper()}{called[1:]} {'win' if called == YOU[BOB] else 'wins'} the game."


def _controllers(pieces: Sequence[Piece], view: View) -> str:
    """Who controls what is in play, and where the rest is."""
    gone = [piece for piece in pieces if not view.in_play(piece.label)]
    if gone:
        return _sentence(_fate(piece, view) for piece in pieces)
    owners = [(piece.label, view.controller(piece.label)) for piece in pieces]
    return _sentence(
        f"{view.player(who)} {_verb(view, who, 'control')} {label}" if who else f"nobody controls {label}"
        for label, who in owners
    )


def _verb(view: View, who: str, verb: str) -> str:
    return verb if view.player(who) == YOU[BOB] else f"{verb}s"


def _sentence(parts: Iterable[str]) -> str:
    whole = "; ".join(parts) or "nothing changes"
    return f"{whole[0].upper()}{whole[1:]}."
