"""Whether something has come about, and the words for it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.counting import how_many_of
from sandbox.questions.mentioned import BOB, SUE, other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.outcomes import (
    AnythingDies,
    Burned,
    ChangesSize,
    ComesHome,
    DamageIsDealt,
    Damages,
    DamagesSomething,
    DiesFirst,
    DiesOf,
    Fizzles,
    GameEnds,
    GetsLife,
    GoesThrough,
    Gone,
    HasLifeNow,
    HasManaLeft,
    HasSize,
    IsBlocked,
    IsDead,
    IsSo,
    IsTapped,
    Lives,
    LosesGame,
    LosesLife,
    LosesThings,
    Lost,
    NotSo,
    OfPlayer,
    OfThings,
    Overwritten,
    SpellStopped,
    StaysInGame,
    TakesDamage,
    TakesNothing,
    ToldOutcome,
    Tramples,
    Unscathed,
    WinsGame,
)
from sandbox.questions.said.outcomes_cards import (
    Controls,
    Discards,
    DrawsCards,
    EffectResolves,
    Gets,
    GetsBack,
    GetsTokens,
    GoesTo,
    InHand,
)
from sandbox.questions.said.outcomes_combat import StrikesFirst
from sandbox.questions.said.outcomes_given_up import GivenUp, SacrificesSomething
from sandbox.questions.said.outcomes_of_things import (
    BothLose,
    FallsOff,
    Grows,
    KeepsCounters,
    LosesCounters,
    SizedBecause,
    Triggers,
)
from sandbox.questions.sizes_judged import (
    counters_lost,
    falls_off,
    has_grown,
    is_changed_so,
    keeps_counters,
    size_changed,
)
from sandbox.questions.striking_judged import deal_so_much, has_attacked, strikes_first, was_blocked
from sandbox.questions.view import View
from sandbox.questions.zones_judged import came_back, has_gone_to, has_got, is_controlled, is_in_hand, was_given_up
from sandbox.scenarios.values.changes import ZoneChange
from sandbox.terms.zones import Zone

ZONES = {"hand": Zone.HAND, "graveyard": Zone.GRAVEYARD, "exile": Zone.REMOVED}


def holds(outcome: ToldOutcome, asked: AskedAbout, view: View) -> bool:
    """Whether it has come about. Raises NotClear where the ruling does not say it."""
    if isinstance(outcome, NotSo):
        return not holds(outcome.outcome, asked, view)
    if isinstance(outcome, OfPlayer):
        return _of_player(outcome, asked, view)
    if isinstance(outcome, ComesHome):
        return all(view.in_play(each.label) and view.controller(each.label) == each.owner for each in asked.pieces)
    if isinstance(outcome, OfThings):
        return _of_those(outcome, asked, view)
    match outcome:
        case AnythingDies() | GameEnds() | BothLose():
            return _of_nobody_named(outcome, view)
        case Controls():
            return all(is_controlled(piece, asked.player, view) for piece in asked.pieces)
        case Gets():
            return all(has_got(piece, asked.player, view) for piece in asked.pieces)
        case GetsBack():
            return all(came_back(piece, asked.player, view) for piece in asked.pieces)
        case DamageIsDealt(number=number):
            return _dealt(number, view)
        case InHand():
            return all(is_in_hand(piece, asked.player, view) for piece in asked.pieces)
        case GoesTo(zone=zone):
            return all(has_gone_to(piece, ZONES[zone], asked.player, view) for piece in asked.pieces)
        case HasSize(size=size):
            return all(view.size(piece.label) == size for piece in asked.pieces)
        case IsTapped():
            return _is_tapped(outcome, asked.pieces, view)
    raise NotClear("what came about")


def _is_tapped(outcome: IsTapped, pieces: Sequence[Piece], view: View) -> bool:
    """Raises NotClear for what was so all the time, and for what has not come into play, where it must have."""
    if outcome.turned and not all(_was_tapped(piece.label, view) or has_attacked(piece, view) for piece in pieces):
        raise NotClear("when it was tapped")
    if outcome.entered and not all(view.has_entered(piece.label) for piece in pieces):
        raise NotClear("what comes into play")
    return all(view.in_play(p.label) and view.tapped(p.label) is outcome.tapped for p in pieces)


def _of_nobody_named(outcome: AnythingDies | GameEnds | BothLose, view: View) -> bool:
    if isinstance(outcome, BothLose):
        return all(_so_much(-view.life_change(player), outcome.number) for player in (BOB, SUE))
    return bool(view.result) if isinstance(outcome, GameEnds) else bool(died(view))


def came_about(outcome: ToldOutcome, asked: AskedAbout, view: View) -> bool:
    """Whether what is told came about, if only for a while: what has died may be back, or have been exiled instead."""
    if isinstance(outcome, Gone | IsDead) and asked.pieces:
        return all(_of_thing(outcome, piece.label, view) or _has_gone(piece.label, view) for piece in asked.pieces)
    return holds(outcome, asked, view)


def _has_gone(label: str, view: View) -> bool:
    """Whether it has left play for a graveyard or for good, and be it for a while."""
    moves = [change for change in view.changes if isinstance(change, ZoneChange) and change.object == label]
    left = any(c.origin.zone is Zone.BATTLEFIELD and c.to.zone in (Zone.GRAVEYARD, Zone.REMOVED) for c in moves)
    return left or any(text == f"{label} is destroyed" for _, text in view.course)


def _was_tapped(label: str, view: View) -> bool:
    """At the beginning, or later."""
    begun = any(thing.label == label and thing.tapped for thing, _ in view.start.in_play())
    return (
        begun
        or any(text == f"{label} is tapped" or f"taps {label}" in text for _, text in view.course)
        or any(re.search(rf" (?:draws|adds) \S+ from {re.escape(label)}$", text) for _, text in view.course)
        or view.tapped(label)
    )


def _dealt(number: int, view: View) -> bool:
    """Whether somebody has lost so much. Raises NotClear where something else may have been damaged."""
    lost = [-view.life_change(player) for player in (BOB, SUE)]
    if number not in lost and view.dealers:
        raise NotClear("whose damage it is")
    return number in lost


def _has_ceased(label: str, view: View) -> bool:
    """Whether it was a token that has died, and with that ceased to exist. Raises NotClear where it left play in
    another way."""
    told = {text for _, text in view.course}
    name = label.split("#")[0]
    if name in view.made and view.in_play(label):
        return False
    label = name if name in view.made else label
    if f"the token {label} ceases to exist" not in told:
        return False
    if label not in view.tokens_died():
        raise NotClear("what has become of the token")
    return True


def _of_those(outcome: OfThings, asked: AskedAbout, view: View) -> bool:
    if isinstance(outcome, DamagesSomething) and outcome.number >= 0 and len(asked.pieces) > 1:
        return deal_so_much(asked.pieces, outcome.number, view)
    there = [piece for piece in asked.pieces if view.in_play(piece.label)]
    pieces = there or asked.pieces if isinstance(outcome, ChangesSize) else asked.pieces
    so = [not was_given_up(outcome, piece, view) and _of_fight(outcome, piece, asked, view) for piece in pieces]
    return any(so) if asked.any_of else all(so)


def _of_fight(outcome: OfThings, piece: Piece, asked: AskedAbout, view: View) -> bool:
    match outcome:
        case SizedBecause(change=change):
            return is_changed_so(piece, change, view)
        case KeepsCounters():
            return keeps_counters(piece.label, view)
        case FallsOff():
            return falls_off(piece.label, view)
        case LosesCounters(number=number):
            return _so_much(counters_lost(piece.label, view), number)
        case Grows():
            return has_grown(piece, view)
        case Triggers(number=number):
            return _so_much(view.triggered(piece.label), number)
        case ChangesSize(change=change):
            return size_changed(piece, change, view)
        case DiesFirst(untouched=untouched):
            dead = view.zone(piece.label) is Zone.GRAVEYARD and piece.label not in view.dealers
            return dead and not (untouched and view.damage_dealt_to(piece.label))
        case GivenUp():
            return any(text == f"{piece.label} is sacrificed" for _, text in view.course)
        case StrikesFirst():
            return strikes_first(piece.label, view)
        case SpellStopped():
            return _stopped(piece, view)
        case IsBlocked():
            return was_blocked(piece.label, view)
        case Damages(number=number):
            return all(_so_much(view.damage_by(piece.label, each.label), number) for each in asked.others)
    return _of_thing(outcome, piece.label, view)


def _of_thing(outcome: OfThings, label: str, view: View) -> bool:
    match outcome:
        case DiesOf(number=number) if view.damage_dealt_to(label) != number:
            raise NotClear("how much damage it is dealt")
        case Lost():
            return is_lost(label, view)
        case IsDead():
            return view.zone(label) is Zone.GRAVEYARD or _has_ceased(label, view)
        case Lives():
            return view.in_play(label) or view.zone(label) is Zone.PHASED_OUT
        case Gone():
            return not (view.in_play(label) or view.zone(label) is Zone.PHASED_OUT)
        case Unscathed():
            return view.in_play(label) and not view.damage(label)
        case IsSo(words=words):
            return claimed(f"{label} {words}", view)
        case TakesDamage(number=number):
            return _so_much(view.damage_dealt_to(label), number)
        case EffectResolves():
            return any(text == f"the effect of {label} resolves" for _, text in view.course)
        case DamagesSomething(number=number):
            return label in view.dealers and (number < 0 or _so_much(view.damage_dealt_by(label), number))
        case Overwritten():
            return overwritten(label, view)
        case Fizzles():
            return _failed(outcome, label, view)
        case GoesThrough():
            return not _failed(outcome, label, view)
    raise NotClear("what came about")


def _stopped(piece: Piece, view: View) -> bool:
    """Raises NotClear where it was carried out and nothing died of it: that may be what is meant by stopping it."""
    if piece.label in view.failed:
        return True
    if piece.is_permanent and piece.cast:
        return False
    if piece.is_permanent:
        raise NotClear("what it is to stop it")
    if "damage" in piece.card.text and piece.label not in view.dealers:
        return True
    if not died(view):
        raise NotClear("what it is to stop it")
    return False


def _failed(outcome: OfThings, label: str, view: View) -> bool:
    """Whether the spell, or the ability where that is meant, did nothing."""
    ability = any(thing.ability for thing in outcome.things)
    return (f"the effect of {label}" if ability else label) in view.failed


def overwritten(label: str, view: View) -> bool:
    """Whether all creatures in play would be what they are without the spell. Raises NotClear where that is not
    known."""
    end = view.without(label)
    if end is None:
        raise NotClear(f"what there would be without {label}")
    sizes, others = ({thing.label: thing.size for thing, _ in at.in_play()} for at in (view.final, end))
    return sizes == others


def claimed(claim: str, view: View) -> bool:
    """What a claim of the scenario came to; nobody may aim what has no target to aim at, or choose what nobody asks
    for. Raises NotClear where it was
    not judged."""
    _, aims, target = claim.partition(" may target ")
    met = any(target in text and not text.startswith((BOB, SUE)) for _, text in view.course)
    if claim not in view.claims and ((aims and not met) or " may choose " in claim):
        return False
    if claim not in view.claims:
        raise NotClear("what came about")
    return view.claims[claim]


def _of_player(outcome: OfPlayer, asked: AskedAbout, view: View) -> bool:
    player = asked.player
    match outcome:
        case LosesThings() | HasLifeNow() | LosesLife():
            return _of_life(outcome, asked, view)
        case TakesNothing():
            return not view.life_change(player)
        case GetsLife(number=number):
            return _so_much(view.life_change(player), number)
        case Tramples(number=number):
            return _so_much(-view.life_change(other(player)), number)
        case StaysInGame():
            return not view.result or view.result.startswith(player)
        case HasManaLeft():
            return bool(view.mana(player))
        case SacrificesSomething():
            return bool(sacrificed_by(player, view))
        case WinsGame():
            return view.result.startswith(player)
        case LosesGame():
            return bool(view.result) and not view.result.startswith(player)
        case Discards(number=number):
            return _so_much(view.discarded(player), number)
        case GetsTokens(kind=kind, number=number):
            return _so_much(how_many_of(kind, player, view, new=True), number)
        case DrawsCards(number=number):
            return _so_much(view.drawn(player, number < 0), number) or _so_much(view.drawn(player), number)
    raise NotClear("what came about")


def _burned_only(player: str, view: View) -> bool:
    """Whether all the life that was lost was lost to mana burn."""
    return 0 < view.burned(player) == -view.life_change(player)


def _of_life(outcome: LosesThings | HasLifeNow | LosesLife, asked: AskedAbout, view: View) -> bool:
    player = asked.player
    match outcome:
        case LosesThings(in_play=in_play, dies=dies):
            return bool(lost_by(player, view, dies)) or (not in_play and view.life_change(player) < 0)
        case HasLifeNow(number=number):
            return view.life(player) == number
        case Burned(number=number):
            return _so_much(view.burned(player), number)
        case LosesLife(number=number) if asked.pieces and not _burned_only(player, view):
            if view.damage_dealt_to(player) != max(-view.life_change(player), 0):
                raise NotClear("what it takes")
            return _so_much(sum(view.damage_by(piece.label, player) for piece in asked.pieces), number)
        case LosesLife(number=number) if view.life_gained(player):
            return _lost_beside_gain(number, player, view)
    return _so_much(-view.life_change(player), outcome.number)


def _lost_beside_gain(number: int, player: str, view: View) -> bool:
    """Whether a player who gains life as well loses so much in all, -1: any. Raises NotClear for what is less than
    was before."""
    less = -view.life_change(player)
    if number == less:
        raise NotClear("whether what is gained counts")
    return _so_much(less + view.life_gained(player), number)


def _so_much(number: int, wanted: int) -> bool:
    """-1: any."""
    return number > 0 if wanted < 0 else number == wanted


def lost_by(player: str, view: View, dies: bool = False) -> list[str]:
    """What the player had in play and has lost; `dies`: what of it has gone from play to a graveyard."""
    theirs = [thing.label for thing, who in view.start.in_play() if who.name == player]
    dead = died(view)
    return [label for label in theirs if label in dead or (not dies and is_lost(label, view))]


def is_lost(label: str, view: View) -> bool:
    """Whether it is in play no longer, or is not in the hands of whoever had it there."""
    had = next((who.name for thing, who in view.start.in_play() if thing.label == label), "")
    if not view.in_play(label):
        return view.zone(label) not in (Zone.PHASED_OUT, Zone.HAND, Zone.LIBRARY)
    return bool(had) and view.controller(label) != had


def sacrificed_by(player: str, view: View) -> list[str]:
    """What the player had in play and has sacrificed."""
    theirs = [thing.label for thing, who in view.start.in_play() if who.name == player]
    told = {text for _, text in view.course}
    return [label for label in theirs if f"{label} is sacrificed" in told]


def died(view: View) -> list[str]:
    """What has gone from play to a graveyard."""
    moves = [change for change in view.changes if isinstance(change, ZoneChange) and change.to.zone is Zone.GRAVEYARD]
    dead = [change.object for change in moves if change.origin.zone is Zone.BATTLEFIELD]
    return [*dead, *(label for label in view.tokens_died() if label not in dead)]
