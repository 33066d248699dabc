"""What is said of `he` and `she` where that is a planeswalker: its loyalty, that it is attacked, that it dies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.called_by_sex import may_be_called
from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.asked import Ask, AskWhether
from sandbox.questions.said.outcomes import IsDead, Lives, LosesGame, StaysInGame
from sandbox.questions.said.states import HasCounters
from sandbox.questions.said.states_players import HasLife
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, mentioned_in
from sandbox.questions.states_counters import LOYALTY
from sandbox.terms.types import CardType

_EITHER = "planeswalker or player"
"""Said of what may be either, which is nothing that is there."""


def with_walkers(parts: Sequence[Part], words: Sequence[str]) -> Iterator[Part]:
    """The parts, `she was at 6` said of the planeswalker that was spoken of, where no player is called so; where one
    is, of either. What says `life` is said of a player, and so is what is said where the loyalty is known."""
    known = {thing.card for part in parts for thing in _with_loyalty(part.said)}
    last: Mention | None = None
    told: list[Part] = []
    for at, part in enumerate(parts):
        said = part.said
        if isinstance(said, HasLife) and said.who in ("he", "she") and "life" not in words[part.first : part.last]:
            others = [each.said for place, each in enumerate(parts) if place != at and not isinstance(each.said, Ask)]
            if last is not None and not known:
                noun = _EITHER if _speaks_of(said.who, others) else "him"
                part = replace(part, said=HasCounters(Mention(noun=noun), said.number, LOYALTY))
        named_last = last is not None and [t.card for each in told for t in mentioned_in(each.said)][-1:] == [last.card]
        it = isinstance(said, AttacksWith) and named_last and said.target == (PRONOUN,)
        if isinstance(said, AttacksWith) and last is not None and (it or _attacks_walker(said, parts, at)):
            part = replace(part, said=replace(said, target=(Mention(card=last.card),)))
        fate = _fate_of_walker(said, last, [*told, *parts[at + 1 :]]) if last is not None else None
        part = replace(part, said=fate) if fate is not None else part
        named = [thing for thing in mentioned_in(said) if thing.card and _is_walker(thing)]
        last = named[-1] if named else last
        told.append(part)
    return iter(told)


def _attacks_walker(said: AttacksWith, parts: Sequence[Part], at: int) -> bool:
    """`opp attacks him`, `I attack her`: whom a player attacks is not that player, nor one whom nothing else speaks
    of."""
    aimed = said.target[0].owner if len(said.target) == 1 and said.target[0].noun == "player" else ""
    if aimed not in ("he", "she", "they"):
        return False
    others = [each.said for place, each in enumerate(parts) if place != at and not isinstance(each.said, Ask)]
    return said.who in ("opp", "he", "she", "they") or not _speaks_of(aimed, others)


def _fate_of_walker(said: PartSaid, walker: Mention, parts: Sequence[Part]) -> PartSaid | None:
    """`does he die?` after a planeswalker was spoken of, where nobody else can be called so."""
    outcome = said.outcome if isinstance(said, AskWhether) else said
    if not isinstance(outcome, LosesGame | StaysInGame) or outcome.who not in ("he", "she"):
        return None
    others = [each.said for each in parts]
    cards = [card_named(thing.card) for thing in mentioned_in(others) if thing.card]
    creatures = [card for card in cards if CardType.CREATURE in card.types and may_be_called(card, outcome.who)]
    attacked = any(isinstance(s, AttacksWith) and walker.card in [t.card for t in s.target] for s in others)
    if (creatures and not attacked) or _speaks_of(outcome.who, [each for each in others if not isinstance(each, Ask)]):
        return None
    things = (Mention(card=walker.card),)
    fate = IsDead(things) if isinstance(outcome, LosesGame) else Lives(things)
    return replace(said, outcome=fate) if isinstance(said, AskWhether) else fate


def _with_loyalty(said: PartSaid) -> Iterator[Mention]:
    """Planeswalkers of which it is said what loyalty they have."""
    counted = isinstance(said, HasCounters) and said.counter == LOYALTY
    for thing in mentioned_in(said):
        if counted or any(mark.startswith(LOYALTY) for mark in thing.marks):
            yield thing


def _is_walker(thing: Mention) -> bool:
    return CardType.PLANESWALKER in card_named(thing.card).types


def _speaks_of(who: str, said: Sequence[PartSaid]) -> bool:
    """Whether a player is called so."""
    owners = {thing.owner for thing in mentioned_in(said)}
    return who in owners or any(getattr(each, "who", "") == who for each in said)
