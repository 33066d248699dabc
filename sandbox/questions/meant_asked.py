"""What `it`, `he` and `she` mean in what is asked: of what can happen to a creature alone, a creature."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from sandbox.questions.aiming_told import AT_SPELLS, CALLED
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.creature_words import types_meant
from sandbox.questions.leave_told import LeaveTelling
from sandbox.questions.mentioned import IT, ROLES, THEM, other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Casts, ToldAct
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import Ask, AskWhether
from sandbox.questions.said.outcomes import (
    ChangesSize,
    Fizzles,
    GoesThrough,
    IsDead,
    IsSo,
    IsTapped,
    Lives,
    LosesGame,
    NotSo,
    SpellStopped,
    StaysInGame,
    TakesDamage,
    ToldOutcome,
)
from sandbox.questions.said.outcomes_cards import Controls, GetsBack, GoesTo
from sandbox.questions.said.outcomes_combat import InCombat
from sandbox.questions.said.states_players import BothHaveLife, HasLibrary, HasLife
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.spoken_of import is_somebody

CALLED_SO = {
    "he": frozenset({"he", "him", "his"}),
    "she": frozenset({"she", "her", "hers"}),
    "they": frozenset({"they"}),
}
"""The words for players that can stand for creatures."""
_OF_PERSONS = frozenset({"he", "she", "him", "her"})
_PRONOUNS = IT | _OF_PERSONS


_FATES = IsDead | Lives | Controls | ChangesSize | TakesDamage
"""What is asked of any of several."""
_ANY = THEM | {"creature", "creatures", "both", "attackers", "blockers"}


def _is_either(thing: Mention) -> bool:
    """`either of them`, `any of his creatures`."""
    any_of = thing.some and thing.number == 1 and not thing.card
    return any_of and (thing.noun in _ANY or bool(types_meant(thing.noun)))


_MINDS_ENTERING = re.compile(r"[Ww]henever (?:a|an|another) [^.,]*(?:enters|comes into play)")


class MeaningAsked(LeaveTelling):
    """They raise NotClear where two things could be meant."""

    def attacks(self, act: AttacksWith) -> str:
        """`a Bear comes in`: where something minds what comes into play, it may do so. Raises NotClear."""
        entering = ("come", "in") in pairwise(self.words)
        if entering and any(_MINDS_ENTERING.search(piece.card.text) for piece in self.there.pieces):
            raise NotClear("whether it attacks")
        return super().attacks(act)

    def meant_in(self, outcome: ToldOutcome, pieces: list[Piece]) -> list[Piece]:
        """What a pronoun means in what is asked, where it would mean these."""
        works = outcome.plain
        if len(pieces) != 1 or len(works.about) != 1 or works.about[0].noun not in _PRONOUNS:
            return pieces
        self.there.but_them(pieces[0], works.about[0].noun)
        lives = isinstance(works, IsDead | Lives) and not pieces[0].is_creature  # else it is asked of the creature
        if lives or isinstance(works, GetsBack | GoesTo | Controls):
            pieces = self.given_up_for(pieces)
        if type(works) in (IsDead, Lives) and not (is_somebody(pieces[0]) or pieces[0].animated):
            return self.creature_rather(pieces)
        if isinstance(works, IsTapped):
            return self.land_just_played() or pieces
        return pieces

    def given_up_for(self, pieces: list[Piece]) -> list[Piece]:
        """What was sacrificed, rather than what it was sacrificed for."""
        given_up = self.there.given_up
        return [given_up] if given_up is not None and pieces == [self.there.used] else pieces

    def spell_just_cast(self) -> list[Piece]:
        """The spell that was told of last, where it is aimed at nothing but a player; the one that it counters."""
        last = self.last_cast[-1:] if isinstance(self.last_act, Casts) else []
        if not last or last[0].is_permanent:
            return []
        aims = set(self.aimed.get((last[0].card.name, last[0].owner), []))
        countered = [p for p in self.there.pieces if p.label in aims and p.cast and not p.is_permanent]
        if len(countered) == 1 and AT_SPELLS.search(last[0].card.text):
            return countered
        redirected = any(" redirects the damage to " in each for each in self.to_choose)
        return [] if redirected or any(piece.label in aims for piece in self.there.pieces) else last

    def creature_rather(self, pieces: list[Piece]) -> list[Piece]:
        """The one creature that was spoken of, where what was spoken of last is none, and nothing was done to that.
        Raises NotClear where there are several."""
        if pieces[0].is_aura and self.was_aimed_at(pieces[0]):
            raise NotClear("it")
        if self.was_aimed_at(pieces[0]) or pieces[0] is self.there.given_up:
            return pieces
        creatures = list({piece.label: piece for piece in self.there.focus if is_somebody(piece)}.values())
        aimed_at = [piece for piece in creatures if self.was_aimed_at(piece)]
        found = aimed_at if len(aimed_at) == 1 else creatures
        if len(found) > 1 or (found and not aimed_at and not self.was_used(pieces[0])):
            raise NotClear("it")
        return found or pieces

    def creature_enchanted(self, pieces: list[Piece]) -> list[Piece]:
        """What an aura is on, or was aimed at: an aura has no size, and nobody asks who has it."""
        if len(pieces) != 1 or not pieces[0].is_aura:
            return pieces
        aims = self.aimed.get((pieces[0].card.name, pieces[0].owner), [])
        on = [piece for piece in self.there.pieces if piece is pieces[0].host or piece.label in aims]
        return on if len(on) == 1 else pieces

    def several_counted(self, who: str) -> str:
        """The card of which the player has several, where it is asked how many the player has left, and not of life.
        Raises NotClear where there are two such cards."""
        if "many" not in self.words or "life" in self.words:
            return ""
        own = [p for p in self.there.pieces if p.owner == self.players.name(who) and not p.is_land and p.zone == "play"]
        names = [piece.card.name for piece in own]
        several = {name for name in names if names.count(name) > 1}
        if len(several) > 1:
            raise NotClear("how many of which")
        return several.pop() if several else ""

    def called_apart(self) -> None:
        """Raises NotClear where `he` does one thing and `she` another, and neither of them has a name."""
        if not self.players.named and {"he", "she"} <= self.acting():
            raise NotClear("she")

    def by_what_can_fight(self, act: ToldAct) -> ToldAct:
        """`Can it attack?`, where what was spoken of last is no creature, is asked of the one creature that
        was. Raises NotClear where several were."""
        things = act.things if isinstance(act, AttacksWith) else act.blockers if isinstance(act, BlocksWith) else ()
        spoken = [piece for piece in self.there.focus if piece.is_permanent]
        if len(things) != 1 or things[0].noun not in IT or not spoken:
            return act
        last, creatures = spoken[-1], {piece.label: piece for piece in spoken if piece.is_creature}
        if last.is_creature or last.animated or last.is_land or not creatures:
            return act
        if len(creatures) > 1:
            raise NotClear("it")
        self.there.spoken_of(list(creatures.values()))
        return act

    def was_aimed_at(self, piece: Piece) -> bool:
        return any(piece.label in aims for aims in self.aimed.values())

    def any_of_those(self, outcome: ToldOutcome) -> list[Piece]:
        """`does an Ogre die`, where there are several Ogres and all are the same player's. Raises NotClear."""
        things = outcome.about
        if len(things) == 1 and _is_either(things[0]) and isinstance(outcome, _FATES):
            return self.those_kept(outcome) if isinstance(outcome, Controls) else self.either_of(things[0])
        if not isinstance(outcome, IsDead) or len(things) != 1 or things[0].number != 1:
            return []
        card = things[0].card
        named = [piece for piece in self.there.pieces if card and piece.card.name == card and piece.zone == "play"]
        return named if len(named) > 1 and len({piece.owner for piece in named}) == 1 else []

    def either_of(self, thing: Mention) -> list[Piece]:
        """Those of which any is meant: of one player's creatures those that are there."""
        if types_meant(thing.noun):
            return self.there.fitting(thing)
        if thing.owner:
            of_role = self.there.roles.get(ROLES.get(thing.noun, ""), self.there.pieces)
            owner = self.players.name(thing.owner)
            return [p for p in of_role if p.owner == owner and p.is_creature and p.zone == "play"]
        return self.there.several_there()

    def about_combat(self, ask: AskWhether, fights: InCombat) -> AskedAbout:
        """Whether something is still in the fight, claimed where that is asked. Raises NotClear where there is none, or
        it is over."""
        pieces = self.there.find(fights.things)
        roles = {role for role, there in self.there.roles.items() for piece in pieces if piece in there}
        if len(roles) != 1 or self.damage or fights.role not in ("", *roles):
            raise NotClear("which combat")
        self.resolved()
        so = IsSo(fights.things, f"is {roles.pop()}")
        claims = tuple([f"{piece.label} {so.words}" for piece in pieces])
        self.when += [f"Then {claim}" for claim in claims]
        denied = isinstance(ask.outcome, NotSo)
        return AskedAbout(replace(ask, outcome=NotSo(so) if denied else so), pieces, claims=claims)

    def those_kept(self, kept: Controls) -> list[Piece]:
        """Those of which somebody is to keep any. Raises NotClear where there are not several that were the player's
        from the beginning."""
        player = self.players.name(kept.who)
        spoken = {piece.label: piece for piece in self.there.focus if piece.is_creature and piece.owner == player}
        found = [piece for piece in self.either_of(kept.thing) if piece.owner == player]
        found = found if len(found) > 1 else list(spoken.values())
        if any(piece.taken_by for piece in found) or len(found) < 2:
            raise NotClear("whose they are")
        return found

    @staticmethod
    def of_any(ask: AskWhether) -> AskWhether:
        """What is kept of several is what is left of them."""
        kept = isinstance(ask.outcome, Controls)
        return replace(ask, outcome=Lives(ask.outcome.about)) if kept else ask

    def land_just_played(self) -> list[Piece]:
        """The land that was played last, where nothing else was spoken of since."""
        last, said = self.there.focus[-1:], "\n".join(self.when) + "\n"
        played = [piece for piece in self.there.pieces if piece.is_land and f" plays {piece.label}\n" in said]
        return played[-1:] if last and played and not last[0].cast and not self.was_aimed_at(last[0]) else []

    def spell_meant(self, works: GoesThrough | Fizzles) -> list[Piece]:
        """What works or fails is the spell that was cast last, or what that one answers. Raises NotClear where it
        answers one that answers another, and for `she` where no creature is cast."""
        whose = self.players.name(works.things[0].owner) if works.things[0].owner else ""
        own = [piece for piece in self.last_cast if whose in ("", piece.owner)] or self._no_spell("which spell")
        last = own[-1]
        answered = (
            [] if whose else [p for p in self.last_cast if p.label in self.aimed.get((last.card.name, last.owner), [])]
        )
        if works.about[0].noun in _OF_PERSONS:
            return [p for p in self.last_cast if is_somebody(p)][-1:] or self._no_spell(works.about[0].noun)
        if answered and any(self.answers_spell(piece) for piece in answered):
            raise NotClear("which spell")
        if answered and "anything" in self.words:
            raise NotClear("which spell")  # `does it do anything?` asks of the answer
        first = [piece for piece in own if piece.owner != last.owner and self.have_one_aim(piece, last)]
        if first and not answered and isinstance(works, GoesThrough):
            raise NotClear("which spell")
        return answered or first[-1:] or [last]

    def several_kept(self, works: Controls) -> list[Piece]:
        """`two Rafiqs`: just so many of the player's, what is a copy among them."""
        if works.thing.number < 2 or not works.thing.card:
            return []
        player, card = self.who(works.who), works.thing.card
        own = [p for p in self.there.pieces if p.owner == player and p.is_permanent]
        alike = [p for p in own if card in (p.card.name, p.copied.name if p.copied is not None else "")]
        return alike if len(alike) == works.thing.number else []

    def spell_spoken_of(self, works: SpellStopped | GoesTo) -> list[Piece]:
        """The spell that a pronoun means: the one that is answered, or the one that was told of last or that it
        counters, where it is said to go where that player's cards go."""
        if works.about[0].noun not in IT | {"spell"}:
            return []
        if isinstance(works, SpellStopped):
            return self.spell_answered()
        owner = self.players.name(works.who) if works.who else ""
        return [piece for piece in self.spell_just_cast() if owner in ("", piece.owner)]

    def spell_answered(self) -> list[Piece]:
        """The one spell that the last one is aimed at. Raises NotClear where it is no answer to a spell."""
        last = self.last_cast[-1] if self.last_cast else self._no_spell("which spell")[0]
        aims = self.aimed.get((last.card.name, last.owner), [])
        answered = [piece for piece in self.last_cast if piece.label in aims and piece.cast]
        clear = len(answered) == 1 and not self.answers_spell(answered[0])
        return answered if clear else self._no_spell("which spell")

    def have_one_aim(self, one: Piece, other: Piece) -> bool:
        """Whether both spells are aimed at one thing: what fails is then the one that the other one answers."""
        aims, others = ({*self.aimed.get((p.card.name, p.owner), [])} for p in (one, other))
        return not aims.isdisjoint(others)

    def answers_spell(self, spell: Piece) -> bool:
        """Whether it is aimed at another spell."""
        aims = self.aimed.get((spell.card.name, spell.owner), [])
        return any(piece.label in aims for piece in self.last_cast)

    def _no_spell(self, noun: str) -> list[Piece]:
        raise NotClear(noun)

    def about_player_so_called(self, outcome: ToldOutcome) -> None:
        """`Does it save him?` of whom nothing was said, where there are creatures. Raises NotClear."""
        works = outcome.plain
        if not isinstance(works, LosesGame | StaysInGame) or works.whose not in ("he", "she") or self.players.named:
            return
        told = any(isinstance(said, HasLife | BothHaveLife | HasLibrary) for said in self.all_said)
        player = self.players.name(works.whose)
        creatures = [piece for piece in self.there.focus if is_somebody(piece)]
        aimed_at = self.victim == player and all(piece.owner != player for piece in creatures)
        hurt = aimed_at or (self.attacked and self.active == other(player))
        if not told and not hurt and creatures:
            raise NotClear(works.whose)

    def no_player_called_so(self, things: Things) -> None:
        """`What happens to him?` may be asked of a player as well. Raises NotClear where one can be called so."""
        for thing in things:
            forms = next((forms for forms in CALLED_SO.values() if thing.noun in forms), frozenset[str]())
            told = {*self.words, *(getattr(each, "who", "") for each in self.all_said)}
            if thing.noun in _OF_PERSONS and not told.isdisjoint((forms - {thing.noun}) | {"opp"}):
                raise NotClear(thing.noun)

    def was_used(self, piece: Piece) -> bool:
        """Whether it was cast, or its ability used."""
        used = re.compile(rf"(?:casts|activates|regenerates) [^\n]*{re.escape(piece.label)}(?!#)")
        return any(used.search(sentence) for sentence in self.when)

    def acting(self) -> set[str]:
        """Who is told to do or have something, as they are called."""
        return {getattr(each, "who", "") for each in self.all_said if not isinstance(each, Ask)}

    def user_called(self, by: Mention, dying: Things) -> Mention:
        """`I have a Sorcerer. Can it kill an Elf?`: what `it` is, where it can be used for that and nothing fights."""
        fights = self.attacked or any(self.there.roles.values())
        named = [thing.card for thing in dying]
        spoken = [piece for piece in self.there.focus if piece.is_creature and piece.card.name not in named]
        if by.card or by.noun not in IT or fights or not spoken or not all(named):
            return by
        piece = spoken[-1]
        able = re.search(r"^[^\n]*\{T\}[^\n]*: .*(?:estroy target|damage to)", piece.card.text, re.MULTILINE)
        return Mention(card=piece.card.name, owner=CALLED[piece.controller]) if able else by
