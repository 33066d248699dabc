"""What is asked to have come about, with the pieces and players that it is asked of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from sandbox.questions.aiming_told import CALLED
from sandbox.questions.aims_told import does_harm
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.blocks_that_save import is_held_back, power_left
from sandbox.questions.called_by_sex import may_be_called
from sandbox.questions.cards_asked import CardsAsked
from sandbox.questions.in_danger import threatened_one
from sandbox.questions.meant_asked import CALLED_SO
from sandbox.questions.mentioned import BOB, IT, THEM, how_many, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskCan, AskWhether
from sandbox.questions.said.outcomes import (
    Burned,
    Damages,
    Fizzles,
    GoesThrough,
    HasManaLeft,
    IsDead,
    IsOn,
    IsSafe,
    IsSo,
    Killed,
    KilledByPlayer,
    Lives,
    LosesGame,
    LosesLife,
    Lost,
    Prevented,
    SavedBy,
    SpellStopped,
    StaysInGame,
    Survived,
    TakesDamage,
    TakesNothing,
    ToldOutcome,
    WinsGame,
)
from sandbox.questions.said.outcomes_cards import Controls, Discards, EffectResolves, ForFree, GoesTo
from sandbox.questions.said.outcomes_combat import InCombat
from sandbox.questions.said.outcomes_given_up import GivenUp
from sandbox.questions.said.outcomes_of_things import SizedBecause
from sandbox.questions.said.states_players import BothHaveLife, HasLife
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, Things, mentioned_in
from sandbox.questions.telling import TRIGGERS, is_spell
from sandbox.questions.thing_words import ME, SEVERAL_OF_IT
from sandbox.terms.types import CardType

LIFE = 20
"""Life of a player of which nothing is said."""
_IT = (PRONOUN,)


class OutcomeTelling(CardsAsked):
    """Takes in of whom or what it is asked whether something comes about."""

    def __init__(self, said: Sequence[PartSaid], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__(said, words, choices, attempts)
        self.claims_at_end: list[str] = []

    def says_nothing_of_blocks(self) -> None:
        """Nobody assumes that blockers of which is spoken do not block. Raises NotClear."""
        super().says_nothing_of_blocks()
        to_block = ("to", "block") in set(pairwise(self.words))
        spoken = to_block or not {"blocker", "blockers"}.isdisjoint(self.words)
        if self.assumed_of_blocks is not None and (spoken or self.a_block_would_save()):
            raise NotClear("who blocks")

    def a_block_would_save(self) -> bool:
        """Whether it is asked if the one who is attacked is dead, who would be without blocks, and is not where each
        creature that could blocks one of the strongest attackers."""
        asked = [said.outcome.plain for said in self.all_said if isinstance(said, AskWhether)]
        attackers = self.there.roles["attacking"]
        if not attackers or not any(isinstance(works, LosesGame | StaysInGame) for works in asked):
            return False
        defender = other(attackers[0].controller)
        able = [p for p in self.there.able(defender) if p not in attackers and "tapped" not in p.state]
        able = [piece for piece in able if not is_held_back(piece, self.there.pieces)]
        told = [found for line in self.given if (found := re.fullmatch(rf"{defender} has (-?\d+) life", line))]
        life = int(told[-1][1]) if told else LIFE
        return power_left(attackers, able) < life <= power_left(attackers, ())

    def about_outcome(self, ask: AskWhether, outcome: ToldOutcome) -> AskedAbout:
        """Whether something comes about, of those whom it is said of."""
        if (effect := self.about_effect(ask, outcome)) is not None:
            return effect
        outcome = self.unharmed(outcome)
        ask = replace(ask, outcome=outcome)
        works = outcome.plain
        self.comes_to_that(works)
        if isinstance(works, LosesLife) and (hurt := self.hurt_instead(works)):
            return AskedAbout(AskWhether(TakesDamage(_IT, works.number), ask.either), hurt)
        if outcome.whose == "victim":
            return self.about_victim(ask, outcome)
        if (fate := self.fate_of_called(ask, outcome)) is not None:
            return fate
        self.about_player_so_called(outcome)
        if isinstance(outcome.plain, Discards):
            self.has_cards(self.who(outcome.whose))
        if isinstance(outcome, ForFree) and self.mana[self.who(outcome.who)]:
            raise NotClear("what is paid")
        alike = self.any_of_those(outcome)
        if alike:
            return AskedAbout(self.of_any(ask), alike, any_of=True)
        pieces = self.pieces_of(outcome)
        if len(pieces) == 1 and outcome.about[0].noun in THEM and "all of them" in " ".join(self.words):
            raise NotClear("all of them")
        lost = outcome.plain
        if isinstance(lost, Lost) and any(piece.controller != self.who(lost.loser) for piece in pieces):
            raise NotClear("whose it is")
        self.done_by_killer(outcome)
        self.called_him(outcome)
        self.by_another(lost, pieces)
        if isinstance(lost, Lives | Controls) and not all(piece.is_permanent for piece in pieces):
            raise NotClear("what is in play")
        if isinstance(outcome, Lives) and outcome.things[0].noun in IT and self.is_mana(pieces):
            return AskedAbout(AskWhether(HasManaLeft(ME), ask.either), player=pieces[0].owner)
        if isinstance(works, Damages):
            return AskedAbout(ask, pieces, others=tuple(self.there.find(works.to)))
        if isinstance(outcome, IsSo):
            claims = tuple([f"{piece.label} {outcome.words}" for piece in pieces])
            self.claims_at_end += claims
            return AskedAbout(ask, pieces, claims=claims)
        by_pronoun = isinstance(works, GoesTo) and outcome.whose in ("he", "she", "they") and self.players.named
        return AskedAbout(ask, pieces, self.who(outcome.whose) if outcome.whose and not by_pronoun else "")

    def hurt_instead(self, works: LosesLife) -> list[Piece]:
        """The creatures that are meant by a word for a player, or were aimed at where no player was."""
        if works.who == "victim":
            return self.creatures_aimed_at()
        if self.is_no_player(works.who):
            return self.creatures_called(works.who)
        if self.victim or self.attacked or not works.who:
            return []
        called = [piece for piece in self.creatures_called(works.who) if may_be_called(piece.card, works.who)]
        return [piece for piece in called if self.was_aimed_at(piece)]

    def about_effect(self, ask: AskWhether, outcome: ToldOutcome) -> AskedAbout | None:
        """Whether what triggers is carried out, or something is on something, or still in a fight; None for what is
        asked of nothing like that."""
        if isinstance(outcome, EffectResolves):
            return AskedAbout(ask, self.with_trigger(outcome))
        if isinstance(outcome.plain, SizedBecause):
            self.there.find((outcome.plain.by,))
        if isinstance(outcome.plain, InCombat):
            return self.about_combat(ask, outcome.plain)
        if not isinstance(outcome, IsOn):
            return None
        (host,) = self.there.find((outcome.host,))
        on = IsSo(outcome.things, f"is on {host.label}")
        return self.about_outcome(replace(ask, outcome=on), on)

    def with_trigger(self, outcome: EffectResolves) -> list[Piece]:
        """The one thing that was spoken of and triggers something. Raises NotClear."""
        spoken = list({piece.label: piece for piece in self.there.focus if piece.is_permanent}.values())
        spoken += [piece for piece in self.last_cast if piece.is_permanent and piece not in spoken]
        word = outcome.word.lower()
        player = self.who(outcome.who) if outcome.who else ""
        card = outcome.things[0].card
        told = [p for p in spoken if player in ("", p.controller) and card in ("", p.card.name)]
        found = [p for p in told if (word in p.works_as.text.lower() if word else TRIGGERS.search(p.works_as.text))]
        if len(found) != 1:
            raise NotClear("what triggers")
        return found

    def fate_of_called(self, ask: AskWhether, outcome: ToldOutcome) -> AskedAbout | None:
        """`does he die?`, of a creature that is called so. Raises NotClear for several that are to win."""
        fates = LosesGame | StaysInGame | WinsGame if self.blocked else LosesGame | StaysInGame
        called = self.creatures_called if isinstance(outcome, WinsGame) else self.creatures_dying
        creatures = called(outcome.whose) if isinstance(outcome, fates) else []
        if isinstance(outcome, WinsGame) and len(creatures) > 1:
            raise NotClear("what is won")
        if not creatures:
            return None
        fate = IsDead(_IT) if isinstance(outcome, LosesGame) else Lives(_IT)
        return AskedAbout(AskWhether(fate, ask.either), creatures)

    def about_victim(self, ask: AskWhether, outcome: ToldOutcome) -> AskedAbout:
        """Of whoever is attacked, or was aimed at last; what is lethal for what was aimed at kills that."""
        works = outcome.plain
        if isinstance(works, Prevented) and (asked := self.whether_prevented(ask, works)) is not None:
            return asked
        if isinstance(outcome, LosesGame) and (hurt := self.creatures_aimed_at()):
            return AskedAbout(AskWhether(IsDead(_IT), ask.either), hurt)
        pieces = self.coming_through(works) or self.pieces_of(outcome)
        if isinstance(works, LosesLife) and works.through and self.is_burned():
            return AskedAbout(ask, pieces or self.there.roles["attacking"], other(self.active))
        return AskedAbout(ask, pieces, self.victim or other(self.active or BOB))

    def is_burned(self) -> bool:
        """Whether a spell is aimed at the one who is attacked: its damage does not get past blockers."""
        return self.attacked and any(other(self.active) in aims for aims in self.aimed.values())

    def unharmed(self, outcome: ToldOutcome) -> ToldOutcome:
        """Whoever is asked about as safe, and of whom no life total is told, is to lose no life."""
        told = any(isinstance(said, HasLife | BothHaveLife) for said in self.all_said)
        if not isinstance(outcome, IsSafe | SavedBy) or told:
            return outcome
        self.comes_to_that(outcome)
        return outcome if self.creatures_called(outcome.who) else TakesNothing(outcome.who)

    def comes_to_that(self, works: ToldOutcome) -> None:
        """What has to be done for it to come about is done. Raises NotClear where it is not told."""
        if isinstance(works, Burned):
            self.mana_is_left()
            self.fight()
            self.when += [] if "the turn ends" in self.when else ["the turn ends"]
        if isinstance(works, SavedBy):
            self.done_to_save(works.by, self.who(works.who))

    def by_another(self, outcome: ToldOutcome, pieces: Sequence[Piece]) -> None:
        """What is to kill something is another thing than that, and no spell is killed. Raises NotClear."""
        spells = [piece for piece in pieces if not piece.is_permanent]
        if isinstance(outcome, IsDead) and not isinstance(outcome, Lost) and spells and "graveyard" not in self.words:
            raise NotClear("what becomes of a spell")
        killers = [by for by in outcome.by if by.card or by.size] if isinstance(outcome, Killed) else []
        if any(piece in pieces for by in killers for piece in self.there.find((by,))):
            raise NotClear("it")

    def done_by_killer(self, outcome: ToldOutcome) -> None:
        """What is said to kill something does what it can, where it has not: it fights, or is cast or used. Raises
        NotClear where it can do nothing."""
        works = outcome.plain
        if not isinstance(works, Killed | Survived):
            return
        for by in works.by:
            by = self.user_called(by, works.things)
            if not by.card:
                self.there.find((by,)) if by.noun not in IT else None
                continue
            told = re.compile(rf"(?:casts|activates|regenerates|targets) [^\n]*\b{re.escape(by.card)}")
            fights = any(p.card.name == by.card for each in self.there.roles.values() for p in each)
            card = card_named(by.card)
            by_itself = not is_spell(by) and ":" not in card.text and CardType.CREATURE not in card.types
            if not fights and not by_itself and not any(told.search(sentence) for sentence in self.when):
                once = replace(by, number=0, marks=tuple(mark for mark in by.marks if mark != SEVERAL_OF_IT))
                owner = by.owner or self.enemy_of(works.things, by.card)
                self.resolved()
                if is_spell(by) and isinstance(works, Killed) and not does_harm(card_named(by.card)):
                    if not self.attacked or self.damage:
                        raise NotClear(f"what {by.card} does to it")
                    self.uses(Uses(once, owner))  # on the one that fights it
                    continue
                for _ in range(how_many(by, 1).number or 1):
                    self.uses(Uses(once, owner, works.things, goal="kill"))

    def done_to_save(self, things: Things, player: str) -> None:
        """A spell that is to save a player is cast, where it has not been; a permanent that was not named is the
        player's. Raises NotClear for what else might be used, and where nothing threatens."""
        fighting = [piece for each in self.there.roles.values() for piece in each]
        for by in things:
            named = [piece for piece in self.there.pieces if piece.card.name == by.card]
            meant = named or (self.there.focus[-1:] if by.noun in IT else [])
            idle = any(p.is_creature and p.zone == "play" and p not in fighting for p in meant)
            if idle or (by.card and not named and CardType.CREATURE in card_named(by.card).types):
                raise NotClear("whether it blocks")
            uses = by.card and (is_spell(by) or ":" in card_named(by.card).text)
            if by.card and not named and not is_spell(by):
                self.has(player, (by,))
            if not uses or any(by.card in sentence for sentence in self.when):
                continue
            threat = self.pending[-1].owner if self.pending else self.active if self.attacked else ""
            if not threat or not is_spell(by):
                raise NotClear("whether it is used")
            self.uses(Uses(by, by.owner or CALLED[other(threat)]))

    def enemy_of(self, things: Things, card: str) -> str:
        """Who uses a spell, of which it is not said whose it is, to kill what is one player's: the other one."""
        owners = {piece.owner for piece in self.there.find(things)}
        return CALLED[other(owners.pop())] if len(owners) == 1 and is_spell(Mention(card=card)) else ""

    def by_creature(self, ask: AskCan) -> AskCan:
        """`can she attack?` of a creature that is called so."""
        act = self.by_what_can_fight(ask.act)
        ask = replace(ask, act=act)
        if isinstance(act, BlocksWith):
            return replace(ask, act=self.block_by_creature(act))
        if not isinstance(act, AttacksWith) or not act.things or act.things[0].noun != "own":
            return ask
        creatures = self.creatures_called(act.who)
        self.there.spoken_of(creatures)
        return replace(ask, act=replace(act, things=(PRONOUN,), who="")) if creatures else ask

    def block_by_creature(self, act: BlocksWith) -> BlocksWith:
        """`can she block it?`: what she is called for is the other one."""
        if not act.blockers or act.blockers[0].noun != "own" or not (creatures := self.creatures_called(act.who)):
            return act
        others = [piece for piece in self.there.focus if piece.is_creature and piece not in creatures]
        if act.attackers and act.attackers[0].noun in IT and not others:
            return act  # whoever may block it is another one than it
        self.there.spoken_of([*creatures, *others[-1:]] if act.attackers else creatures)
        return replace(act, blockers=(Mention(card=creatures[-1].card.name),), who="")

    def pieces_of(self, outcome: ToldOutcome) -> list[Piece]:
        """What it is said of: what works or fails is the spell that was cast last, where a pronoun stands for it."""
        works = outcome.plain
        if isinstance(works, GoesThrough | Fizzles) and works.things[0].noun in IT | {"he", "she", "spell"}:
            if not self.last_cast:
                raise NotClear(works.things[0].noun)
            return self.spell_meant(works)
        if isinstance(works, SpellStopped | GoesTo) and (spell := self.spell_spoken_of(works)):
            return spell
        if isinstance(works, Controls) and (kept := self.several_kept(works)):
            return kept
        if threatened := threatened_one(self, works):
            return threatened
        if isinstance(works, IsDead) and outcome.about and all(map(self.is_new, outcome.about)):
            return self.there.find(outcome.about, other(self.actor) if self.actor else "")
        if isinstance(works, GivenUp) and works.who and works.things[0].noun in IT | {"he", "she"}:
            return self.there.it_of(self.who(works.who))
        if isinstance(works, Lost) and self.blocked and works.things[0].noun in IT:
            return self.there.it_of(self.who(works.loser))
        found = self.meant_in(outcome, self.there.find(outcome.about)) if outcome.about else []
        return self.of_another_than(works, found) if isinstance(works, KilledByPlayer) else found

    def of_another_than(self, works: KilledByPlayer, pieces: list[Piece]) -> list[Piece]:
        """What a player kills in combat is the other player's, where a pronoun stands for it. Raises NotClear where a
        creature may be called as the player is."""
        if not self.blocked or works.things[0].noun not in IT:
            return pieces
        if self.creatures_called(works.killer):
            raise NotClear(works.killer)
        player = self.who(works.killer)
        return self.there.it_of(other(player)) if all(piece.owner == player for piece in pieces) else pieces

    def is_taken_for_now(self, piece: Piece) -> bool:
        """Whether somebody has taken it until the end of the turn."""
        with_what = [each for each in self.there.pieces if each.label == piece.taken_with]
        return bool(piece.taken_by) and any("until end of turn" in each.works_as.text for each in with_what)

    def is_new(self, thing: Mention) -> bool:
        """Whether it is a card that nothing has been said of, nor whose it is: an enemy of whoever acts."""
        return bool(thing.card) and not thing.owner and not self.is_there(thing.card)

    def is_there(self, card: str) -> bool:
        """Whether the card has been spoken of."""
        return any(piece.card.name == card for piece in self.there.pieces)

    def creatures_called(self, who: str) -> list[Piece]:
        """The creatures that are called `he`, `she` or `they`, where nothing else of the question calls a player so.
        Raises NotClear for `they` where it could be either."""
        forms = CALLED_SO.get(who, frozenset())
        creatures = self._so_called(who)
        alone = sum(word == who if who == "they" else word in forms for word in self.words) == 1
        alone = alone or self.is_no_player(who) or (who in self.there.called_so and who not in self.acting())
        if who == "they" and creatures:
            if not alone:
                raise NotClear(who)
            return [piece for piece in self.there.group if piece.is_creature] or creatures[-1:]
        return creatures[-1:] if forms and alone and not self.players.named else []

    def _so_called(self, who: str) -> list[Piece]:
        """The creatures spoken of, and of several those that may be called so. Raises NotClear where two creatures
        are `she`."""
        creatures = [piece for piece in self.there.focus if piece.is_creature]
        fitting = [piece for piece in creatures if may_be_called(piece.card, who)]
        if who == "she" and len({piece.label for piece in fitting}) > 1:
            raise NotClear(who)
        return fitting or creatures

    def creatures_dying(self, who: str) -> list[Piece]:
        """The creatures that are called so where it is asked who dies: none where the life total of the one opponent is
        told who is attacked, and nothing is blocked or aimed at. Raises NotClear where either could be meant."""
        creatures = self.creatures_called(who)
        told = {said.who for said in self.all_said if isinstance(said, HasLife)}
        if not creatures or who == "they" or "opp" not in told or self.is_no_player(who):
            return creatures
        if self.blocked or self.last_cast or self.active != BOB:
            raise NotClear(who)
        return []

    def creatures_aimed_at(self) -> list[Piece]:
        """What was aimed at last, where no player was, nor is any attacked."""
        if self.victim or self.attacked or not self.last_cast:
            return []
        aims = self.aimed.get((self.last_cast[-1].card.name, self.last_cast[-1].owner), [])
        return [piece for piece in self.there.pieces if piece.label in aims and piece.is_creature]

    def is_no_player(self, who: str) -> bool:
        """Whether a word for players is never said of whoever acts, and the other one is, or it is `they`."""
        told = self.acting()
        owners = {thing.owner for thing in mentioned_in(self.all_said)}
        another = {"he": "she", "she": "he"}.get(who, "")
        spoken = bool(another) and another in told
        return (spoken or who == "they") and who not in told | owners
