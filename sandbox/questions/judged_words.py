"""What has become of players and things, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.counting import how_many_of, lives_left
from sandbox.questions.holding import died, lost_by, sacrificed_by
from sandbox.questions.mentioned import BOB, SUE, other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.outcomes import (
    AnythingDies,
    DamageIsDealt,
    GameEnds,
    GetsLife,
    HasLifeNow,
    HasManaLeft,
    IsTapped,
    LosesGame,
    LosesLife,
    LosesThings,
    Overwritten,
    StaysInGame,
    TakesDamage,
    TakesNothing,
    ToldOutcome,
    Tramples,
    WinsGame,
)
from sandbox.questions.said.outcomes_cards import Discards, DrawsCards, GetsTokens
from sandbox.questions.said.outcomes_given_up import SacrificesSomething
from sandbox.questions.said.outcomes_of_things import BothLose
from sandbox.questions.view import YOU, View
from sandbox.terms.zones import Zone

PLACES = {Zone.GRAVEYARD: "the graveyard", Zone.HAND: "hand", Zone.LIBRARY: "the library", Zone.REMOVED: "exile"}


def damage_on(piece: Piece, view: View, left: bool) -> str:
    """How much damage it was dealt, or has on it. Raises NotClear for what can be dealt none."""
    if not view.size(piece.label) and not piece.is_creature:
        raise NotClear("what is damaged")
    if left and not view.in_play(piece.label):
        return fate(piece, view)
    if left:
        return f"{view.damage(piece.label)} damage is on {piece.label}"
    return f"{view.damage_dealt_to(piece.label)} damage is dealt to {piece.label}"


def everything(pieces: Sequence[Piece], view: View) -> Iterator[str]:
    """What has become of the permanents, of lands only of what has left play, of hands and life totals that are others
    now, and of the game."""
    gone = [piece for piece in pieces if piece.is_land and view.zone(piece.label) is Zone.GRAVEYARD]
    yield from (fate(piece, view) for piece in pieces if piece.is_permanent and (not piece.is_land or piece in gone))
    for player in (BOB, SUE):
        drawn = view.drawn(player)
        if drawn and not any("draw step" in step for step, _ in view.course):
            yield f"{view.player(player)} {_verb(view, player, 'draw')} {_so_many_cards(drawn)}"
        if discarded := view.discarded(player):
            yield f"{view.player(player)} {_verb(view, player, 'discard')} {_so_many_cards(discarded)}"
        if view.life_change(player):
            yield lives(view, player).removesuffix(".")
    if view.result:
        yield winner(view).removesuffix(".")


def yes(verdict: bool) -> str:
    return "Yes." if verdict else "No."


def words_of_player(outcome: ToldOutcome, asked: AskedAbout, view: View) -> str:
    """What has become of a player."""
    match outcome:
        case Discards():
            return f"{_cards(view.discarded(asked.player))} discarded."
        case GetsTokens(kind=kind):
            return f"{how_many_of(kind, asked.player, view, new=True)}."
        case DrawsCards():
            return f"{_cards(view.drawn(asked.player))} drawn."
        case LosesLife() | GetsLife() | TakesNothing() | HasLifeNow():
            return lives(view, asked.player)
        case LosesThings(dies=dies):
            lost = lost_by(asked.player, view, dies)
            return f"{' and '.join(lost)}." if lost else lives(view, asked.player)
        case Tramples():
            return lives(view, other(asked.player))
        case StaysInGame() if not view.result:
            return lives(view, asked.player)
        case SacrificesSomething() if given := sacrificed_by(asked.player, view):
            return f"{' and '.join(given)}."
        case HasManaLeft():
            return f"{view.mana(asked.player) or 'No mana'} is left."
        case WinsGame() | LosesGame() | StaysInGame():
            return winner(view)
    return ""


def words_of_things(outcome: ToldOutcome, asked: AskedAbout, view: View) -> str:
    """What has become of things, where it is more than where they are."""
    match outcome:
        case GameEnds():
            return winner(view)
        case AnythingDies():
            return f"{' and '.join(died(view))}." if died(view) else "Nothing dies."
        case TakesDamage() if all(view.in_play(piece.label) for piece in asked.pieces):
            return sentence(damage_on(piece, view, False) for piece in asked.pieces)
        case IsTapped() if all(view.in_play(piece.label) for piece in asked.pieces):
            words = [f"{p.label} is {'tapped' if view.tapped(p.label) else 'untapped'}" for p in asked.pieces]
            return sentence(words)
        case DamageIsDealt() | BothLose():
            return lives(view, "")
        case Overwritten():
            creatures = [(thing.label, view.size(thing.label)) for thing, _ in view.final.in_play()]
            return sentence(f"{label} is {size}" for label, size in creatures if size)
    return ""


def _cards(number: int) -> str:
    return f"{_so_many_cards(number)} {'is' if number == 1 else 'are'}"


def _so_many_cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def lives(view: View, player: str) -> str:
    told = [player] if player else [p.name for p in view.start.players]
    return sentence(lives_left(view, name) for name in told)


def lost_in_words(player: str, view: View) -> str:
    """How much the player has lost or gained, and has now."""
    change = view.life_change(player)
    you = player == BOB and not view.named
    told = f"{'lose' if change <= 0 else 'gain'}{'' if you else 's'} {abs(change)}" if change else "lose nothing"
    told = told if change or you else "loses nothing"
    return f"{view.player(player)} {told} and {'have' if you else 'has'} {view.life(player)} life"


def hurt(pieces: Sequence[Piece], view: View) -> Iterator[str]:
    """The players that have lost life, and the creatures that were damaged."""
    hurt = [lost_in_words(player, view) for player in (BOB, SUE) if view.life_change(player) < 0]
    hurt += [fate(piece, view) for piece in pieces if piece.is_permanent and view.damage_dealt_to(piece.label)]
    yield from hurt or ["nobody is hurt"]


def who_survives(pieces: Sequence[Piece], player: str, view: View, all_sorts: bool) -> str:
    """The creatures that are in play, of one player where one is meant; `all_sorts`: all but lands."""
    there = [p for p in pieces if view.in_play(p.label) and (p.is_creature or (all_sorts and not p.is_land))]
    alive = [piece.label for piece in there if player in ("", view.controller(piece.label))]
    if player and any(thing.token and who.name == player for thing, who in view.final.in_play()):
        raise NotClear("which tokens are left")
    if alive:
        return f"{' and '.join(alive)}."
    if all_sorts and player and not any(p.is_permanent and not p.is_land and p.owner == player for p in pieces):
        return lives(view, player)  # of whom nothing else is told
    if not all_sorts and not any(piece.is_creature for piece in pieces):
        raise NotClear("which creatures there are")
    if not all_sorts:
        return "Nobody: no creature is left."
    lands = [piece.label for piece in pieces if piece.is_land and view.in_play(piece.label)]
    has_lands = any(player in ("", view.controller(label)) for label in lands)
    return "Nothing but lands." if has_lands else "Nothing."


def fate(piece: Piece, view: View) -> str:
    """What has become of a piece."""
    zone = view.zone(piece.label)
    if zone is None or zone is Zone.BATTLEFIELD:
        stays = f"{'stays' if zone is None else 'is'} {view.words.play}"
        if not view.in_play(piece.label) and (piece.made or piece.token or piece.like_token):
            return f"{piece.label} ceases to exist, as tokens do that leave play"
        if not view.in_play(piece.label):
            if not view.in_hand(piece.label):
                return f"{piece.label} stays where it is"
            where = "returns to its owner's" if view.has_returned(piece.label) else "stays in"
            return f"{piece.label} {where} hand"
        size = view.size(piece.label)
        damage = view.damage(piece.label)
        return f"{piece.label} {stays}{f' as a {size}' if size else ''}{f' with {damage} damage' if damage else ''}"
    if zone is Zone.REMOVED:
        return f"{piece.label} {view.words.removed}"
    return f"{piece.label} goes to {_place(zone, view.owner(piece.label), view)}"


def fate_of_whose(piece: Piece, view: View) -> str:
    """The same, and of what lies in a graveyard whose that is."""
    if view.zone(piece.label) is not Zone.GRAVEYARD:
        return fate(piece, view)
    return f"{piece.label} goes to {view.possessive(view.owner(piece.label) or piece.owner)} graveyard"


def _place(zone: Zone, owner: str, view: View) -> str:
    """Where it lies; of a hand also whose it is."""
    if zone is not Zone.HAND or not owner:
        return PLACES.get(zone, str(zone))
    return f"{view.possessive(owner)} hand"


def who_dies(pieces: Sequence[Piece], view: View) -> str:
    gone = [p.label for p in pieces if p.is_permanent and view.zone(p.label) is Zone.GRAVEYARD]
    dead = [label for label in gone if not view.was_discarded(label)]
    own = {name for piece in pieces if piece.made or piece.token for name in (piece.label, piece.card.name)}
    died = Counter(label for label in view.tokens_died() if label in own)
    dead += [label if number == 1 else f"{number} {label} tokens" for label, number in died.items()]
    return f"{' and '.join(dead)}." if dead else "Nobody: nothing dies."


def winner(view: View) -> str:
    """Who has won the game."""
    if not view.result:
        return "The game goes on."
    if view.result == "draw":
        return "Nobody: the game is a draw."
    winner = view.result.split(" ")[0]
    called = view.player(winner)
    return f"{called[:1].upper()}{called[1:]} {'win' if called == YOU[BOB] else 'wins'} the game."


def controllers(pieces: Sequence[Piece], view: View) -> str:
    """Who controls what is in play, and where the rest is."""
    gone = [piece for piece in pieces if not view.in_play(piece.label)]
    if gone:
        return sentence(fate(piece, view) for piece in pieces)
    owners = [(piece.label, view.controller(piece.label)) for piece in pieces]
    return sentence(
        f"{view.player(who)} {_verb(view, who, 'control')} {label}" if who else f"nobody controls {label}"
        for label, who in owners
    )


def _verb(view: View, who: str, verb: str) -> str:
    return verb if view.player(who) == YOU[BOB] else f"{verb}s"


def sentence(parts: Iterable[str]) -> str:
    whole = "; ".join(parts) or "nothing changes"
    return f"{whole[0].upper()}{whole[1:]}."
