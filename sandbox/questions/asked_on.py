"""What is asked in one sentence after something else: the one is done and the other asked, or it is the contrary."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.creature_words import types_meant
from sandbox.questions.outcomes import kind_of_token
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates, Casts, Sacrifices, ToldAct, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskAlso, AskCan, AskDamage, AskDrawn, AskLife, AskTokens, AskWhether
from sandbox.questions.said.asked_costs import AskBurn
from sandbox.questions.said.moments import When
from sandbox.questions.said.outcomes import Burned, GetsLife, IsDead, Killed, Lives
from sandbox.questions.said.outcomes_cards import Controls, DrawsCards, GetsBack, GetsTokens, GoesTo, InHand
from sandbox.questions.said.states import Mentions
from sandbox.questions.said.things import Mention, PartSaid


def then_more(parts: Sequence[Part]) -> Iterator[Part]:
    """`can I tap it and then untap it?`: the first is done, and it is asked whether the other may be."""
    for at, part in enumerate(parts):
        later = [each for each in parts[at + 1 :] if each.sentence == part.sentence and not isinstance(each.said, When)]
        if isinstance(part.said, AskCan) and not part.said.denied and len(later) == 1 and _goes_on(later[0]):
            yield replace(part, said=_done_by(part.said.act, ""))
        elif (
            at and _goes_on(part) and isinstance(part.said, ToldAct) and (asked := _asked_before(parts, at)) is not None
        ):
            yield replace(part, said=AskCan(_done_by(part.said, getattr(asked.act, "who", ""))))
        else:
            yield part


def or_else(parts: Sequence[Part]) -> Iterator[Part]:
    """`do I live or is it over?`: yes or no is said to the first; the other is told besides."""
    for at, part in enumerate(parts):
        told = [each for each in parts[:at] if not isinstance(each.said, When)]
        before = told[-1].said if told and told[-1].sentence == part.sentence else None
        if (other := _asked_of_another(part, before)) is not None:
            yield replace(part, said=other)
            continue
        if "or" in part.joins and _is_the_contrary(part.said, before):
            continue  # `can it attack or is it summoning sick?` asks one thing
        if isinstance(part.said, AskWhether) and "or" in part.joins and isinstance(before, AskWhether):
            yield replace(part, said=replace(part.said, either=True))
        else:
            yield part


def how_many(parts: Sequence[Part]) -> Iterator[Part]:
    """`do I draw cards for it, and how many?`: the cards, or what else has just been asked about."""
    before: Part | None = None
    for part in parts:
        outcome = before.said.outcome if before is not None and isinstance(before.said, AskWhether) else None
        joined = ("and" in part.joins and part.last - part.first == 2) or (
            not part.joins and part.last - part.first == 4
        )
        joined = joined or (part.joins == {","} and part.last - part.first == 4)
        if before is not None and part.said == AskDamage() and joined and part.sentence == before.sentence:
            match outcome:
                case Burned(who=who):
                    part = replace(part, said=AskBurn(who))
                case GetsLife(who=who):
                    part = replace(part, said=AskLife(who, gained=True))
                case DrawsCards(who=who):
                    part = replace(part, said=AskDrawn(who))
                case GetsTokens(who=who, kind=kind):
                    part = replace(part, said=AskTokens(kind, who, True))
                case Controls(thing=Mention(card="", noun=noun), who=who) if types_meant(noun):
                    part = replace(part, said=AskTokens(kind_of_token(Mention(noun=noun)), who))
        yield part
        before = part


def _asked_of_another(part: Part, before: PartSaid | None) -> AskWhether | None:
    """`do I get back the aura or the creature?`: the same is asked of the other one, and told besides."""
    outcome = before.outcome if isinstance(before, AskWhether) else None
    named = part.said.things if isinstance(part.said, Mentions) and "or" in part.joins else ()
    if len(named) != 1 or not isinstance(before, AskWhether) or part.begins is False:
        return None
    if isinstance(outcome, GetsBack | GoesTo | InHand):
        return replace(before, outcome=replace(outcome, thing=named[0]), either=True)
    if isinstance(outcome, IsDead | Lives) and len(outcome.things) == 1:
        return replace(before, outcome=replace(outcome, things=named), either=True)
    return None


def of_the_killer(parts: Sequence[Part]) -> Iterator[Part]:
    """`does the Wurm kill both and live?`: both are asked of the same one; a pronoun has come to mean another."""
    before: Part | None = None
    for part in parts:
        outcome = before.said.outcome if before is not None and isinstance(before.said, AskWhether) else None
        bare = part.last - part.first == 1 and part.joins == {"and"} and isinstance(part.said, AskWhether)
        killer = outcome.by if bare and isinstance(outcome, Killed) else ()
        if killer and isinstance(part.said, AskWhether) and isinstance(part.said.outcome, Lives | IsDead):
            named = all(thing.card for thing in killer)
            part = replace(
                part, said=AskWhether(replace(part.said.outcome, things=killer)) if named else AskAlso(killer)
            )
        yield part
        before = part


def _is_the_contrary(said: PartSaid, before: PartSaid | None) -> bool:
    """Whether it is asked that the same may not be done."""
    if not isinstance(said, AskCan) or not isinstance(before, AskCan) or not said.denied or before.denied:
        return False
    match said.act, before.act:
        case AttacksWith(things=(Mention(noun="it"),)), AttacksWith():
            return True
    return said.act == before.act


def _goes_on(part: Part) -> bool:
    return isinstance(part.said, ToldAct) and "and" in part.joins and not {"if", "when", "or"} & part.joins


def _asked_before(parts: Sequence[Part], at: int) -> AskCan | None:
    """What was asked in the same sentence, where nothing but that was said in it."""
    said = [each.said for each in parts[:at] if each.sentence == parts[at].sentence and not isinstance(each.said, When)]
    after = [e for e in parts[at + 1 :] if e.sentence == parts[at].sentence and not isinstance(e.said, When)]
    last = said[-1] if said and not after else None
    return last if isinstance(last, AskCan) and not last.denied else None


def _done_by(act: ToldAct, who: str) -> ToldAct:
    """The act of that player, where it is said of nobody."""
    match act:
        case Casts() | Uses() | Activates() | AttacksWith() | BlocksWith() | Sacrifices() if who and not act.who:
            return replace(act, who=who)
    return act
