"""The parts of a turn in which things happen by themselves: whose is meant, and what comes about in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

from sandbox.questions.aiming_told import CALLED
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.mentioned import BOB, SUE, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece, has_word
from sandbox.questions.position_told import first_actor
from sandbox.questions.said.asked import (
    Ask,
    AskControl,
    AskCount,
    AskDamage,
    AskDrawn,
    AskHand,
    AskHappens,
    AskLife,
    AskLosses,
    AskSize,
    AskUntaps,
    AskWhether,
    AskWhoIsHurt,
    outcome_of,
)
from sandbox.questions.said.outcomes import IsTapped, OfPlayer
from sandbox.questions.said.outcomes_cards import Controls, Discards, DrawsCards
from sandbox.questions.said.states import SetOn
from sandbox.questions.said.states_players import HasHand, HasLife, HasNone
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, mentioned_in
from sandbox.questions.steps_awaited import OF_OPPONENT, StepOfPlayer, later_step, steps_of
from sandbox.questions.upkeep_told import UpkeepTelling

STEP_COMES = re.compile(r"it is (\w+)'s (?:next )?(upkeep|draw step|end step)$")
"""A step in which things happen by themselves."""
_OF_PLAYER = AskDamage | AskLife | AskDrawn | AskHand


def _asked_of(ask: Ask) -> str:
    """The word for the player of whom something is asked; empty where it is of none."""
    if isinstance(ask, _OF_PLAYER):
        return ask.who
    outcome = outcome_of(ask)
    return outcome.who if isinstance(outcome, OfPlayer) else ""


UNTAPS = IsTapped(PRONOUN, False, turned=True)
"""What is asked of those of which it is asked how many untap."""

_MINDS_UNTAPPING = re.compile(r"(?:doesn't|don't|can't) untap|untap (?:more|no more) than|[Ss]kip [^.]*untap step")


class StepTelling(UpkeepTelling):
    """What happens by itself in a step that comes."""

    def whose_step(self, step: str, what: Mention | None = None) -> str:
        """Of whom a part of a turn is meant of which it is not said: of the one who has something happen in it, by what
        is named where that is; of the asker where nobody has. Raises NotClear where both may be meant."""
        named = self.named_for_step(what) if what is not None else self.there.pieces
        if step != "main phase":
            self.change_hands()  # what waits has resolved by then
        awaited = {player for piece in named for player, each in steps_of(piece) if each == step}
        if what is not None and not awaited:
            raise NotClear(f"what {named[0].card.name} does then")
        if len(awaited) > 1:
            awaited &= self.players_meant()
        if len(awaited) > 1 or (not awaited and any(steps_of(piece) for piece in self.there.pieces)):
            raise NotClear(f"whose {step} it is")
        return CALLED[(awaited or {BOB}).pop()]

    def named_for_step(self, what: Mention) -> list[Piece]:
        """What is named as doing something in a part of a turn: it is in play."""
        known = any(piece.card.name == what.card for piece in self.there.pieces)
        if not what.card:
            raise NotClear(what.noun)
        self.has(self.players.name(self.owner_known(what) or "i"), (what,)) if not known else None
        return self.there.find((what,))

    def players_meant(self) -> set[str]:
        """The players of whom something is asked; of none, those of whose hand, lands or life something is said."""
        asked = {_asked_of(said) for said in self.all_said if isinstance(said, Ask)} - {"", "victim"}
        chosen = {said.who for said in self.all_said if isinstance(said, SetOn)}
        hands = {_of_hand(said) for said in self.all_said} - {"", "both"}
        lands = {piece.owner for piece in self.there.pieces if piece.is_land and piece.zone == "play"}
        lives = {said.who for said in self.all_said if isinstance(said, HasLife)} - {"", "both"}
        last = self.players.last
        found = [set(self.known_players(words)) for words in (chosen, asked, hands)]
        told = set(self.known_players(lives))
        self.players.last = last
        return next(filter(None, (*found, lands, told)), {BOB, SUE})

    def known_players(self, words: set[str]) -> Iterator[str]:
        """The players who are called so: who defends is known once somebody has attacked."""
        for who in words:
            with suppress(NotClear):
                yield self.players.name(who)

    def owners_opposed(self) -> dict[str, str]:
        """Of each card that does something to an opponent, of which it is not said whose it is: the opponent of the
        one player whom the question is about."""
        found: dict[str, str] = {}
        try:
            meant = self.players_meant()
        except NotClear:
            return found  # a word for a player of whom it is not known yet who it is
        for thing in mentioned_in(self.all_said):
            if thing.card and len(meant) == 1 and OF_OPPONENT.search(card_named(thing.card).text):
                (player,) = meant
                found[thing.card] = CALLED[other(player)]
        return found

    def step_comes(self) -> None:
        """Where nothing is done and a step is told of, what happens in it by itself does."""
        if self.when or self.starts_at not in ("upkeep", "draw step", "end step") or not self.active:
            return
        player, step = self.active, self.starts_at
        if step == "end step" and any(map(_ends_turn, self.asked)):
            self.starts_at = ""
            self.when.append("the turn ends")
            return
        if step == "end step":
            self.starts_at = ""
            self.when += [f"it is {player}'s end step", "everything resolves"]
            return
        self.starts_at = "main phase"
        self.began = other(player)
        if step == "draw step" and any(
            "kip your draw step" in p.card.text and p.owner == player for p in self.there.pieces
        ):
            self.when += [*self.upkeep_comes(player), "everything resolves", f"it is {player}'s main phase"]
            return
        self.when += self.upkeep_comes(player) if step == "upkeep" else [f"it is {player}'s next {step}"]
        if self.is_tapped_then(player):
            self.after_untapping(player, step)
        self.step_is_over(player, step)

    def after_untapping(self, player: str, step: str) -> None:
        """What is said to be tapped in the draw step is so once things have untapped. Raises NotClear in the upkeep,
        where it matters that it is."""
        if step == "draw step":
            self.starts_at, self.began = "upkeep", player
            self.when[0] = self.when[0].replace(" next ", " ")
        elif any(_untaps_first(piece) for piece in self.there.pieces if piece.owner == player):
            raise NotClear("when it was tapped")

    def turn_ends_by_itself(self) -> None:
        """Where no more is told than how many cards somebody has, and it is asked what is discarded, the turn ends."""
        outcomes = [each.ask.outcome if isinstance(each.ask, AskWhether) else None for each in self.asked]
        players = {each.player for each in self.asked}
        told = any(_of_hand(said) for said in self.all_said)
        if self.when or not told or not outcomes or not all(isinstance(o, Discards) for o in outcomes):
            return
        if len(players) == 1 and self.active in ("", *players):
            self.active, self.starts_at = players.pop(), ""
            self.when.append("the turn ends")

    def is_tapped_then(self, player: str) -> bool:
        """Whether something of the player's is said to be tapped in a step after the one in which it would untap, and
        it is not asked whether it does."""
        tapped = any("tapped" in p.state and p.owner == player and not p.is_land for p in self.there.pieces)
        asked = [each.ask.outcome for each in self.asked if isinstance(each.ask, AskWhether)]
        untaps = any(isinstance(o.plain, IsTapped) for o in asked)
        attacked = any(piece.owner == player for piece in self.attacked_before)
        return tapped and not untaps and not attacked and self.step != "untap step"

    def step_before_acts(self) -> None:
        """What happens by itself in the upkeep in which something is done happens before that. Raises NotClear where
        what is done speaks of it."""
        player, step = self.active, self.starts_at
        waiting = [piece for piece in self.there.pieces if (player, step) in steps_of(piece)]
        if not self.when or step not in ("upkeep", "draw step") or not waiting or self.began or self.in_response:
            return
        told = " ".join(self.when)
        if any(f"{verb} {piece.label}" in told for piece in waiting for verb in ("effect of", "pays for")):
            return
        self.starts_at, self.began = "main phase", other(player)
        comes = self.upkeep_comes(player) if step == "upkeep" else [f"it is {player}'s next {step}"]
        self.when[:0] = [*comes, "everything resolves"]
        if step == "upkeep" and self.when[-1] in ("everything resolves", "it resolves"):
            self.when.append(f"it is {player}'s draw step")

    def step_by_itself(self) -> None:
        """Where no more is told than what is there, and it waits for one step to do what is asked about, that step
        comes."""
        if self.when or self.active or not self.asked or not all(map(_asks_what_comes, self.asked)):
            return
        steps = {step for piece in self.there.pieces for step in steps_of(piece) if step[1] != "end step"}
        players = {asked.player for asked in self.asked} - {""}
        found = list(self.of_those_meant(steps, players or self.players_meant()))
        if len(found) != 1:
            return
        self.active, self.starts_at = found[0]
        self.assumptions.append(f"it is {self.active}'s {self.starts_at}")

    def draw_step_awaited(self) -> None:
        """What is told in an upkeep comes before the draw step of that turn, where it is asked what is drawn and
        something has to do with that step."""
        if not self.when or not self.asked or not any(_of_draws(each.ask) for each in self.asked):
            return
        start = f"Given it is {self.active}'s {self.starts_at or 'main phase'}"
        player, steps = later_step("\n".join([start, *(f"When {sentence}" for sentence in self.when)]))
        waits = any((player, "draw step") in steps_of(piece) for piece in self.there.pieces)
        players = {each.player for each in self.asked if _of_draws(each.ask)}
        if "draw step" in steps and waits and players == {player}:
            self.resolved()
            self.when.append(f"it is {player}'s draw step")

    def untaps_by_itself(self) -> None:
        """Where no more is told than what is tapped, and it is asked whether that untaps, the next untap phase of its
        player comes."""
        outcomes = [UNTAPS if isinstance(each.ask, AskUntaps) else outcome_of(each.ask) for each in self.asked]
        there = [piece for each in self.asked for piece in each.pieces]
        owners = {p.controller for p in there if "tapped" in p.state or p in self.attacked_before}
        untaps = all(isinstance(o, IsTapped) and o.turned and not o.tapped for o in outcomes)
        told = self.when or self.starts_at or self.active not in ("", *owners)
        if told or not outcomes or not untaps or len(owners) != 1:
            self.untapped_since()
            return
        (self.active,) = owners
        self.began = other(self.active)
        self.when += [*self.upkeep_comes(self.active)]
        self.assumptions.append(f"it is asked of {self.active}'s next untap phase")

    def untapped_since(self) -> None:
        """What attacked on its player's last turn and something keeps from untapping: its untap phase is played."""
        player = self.active or first_actor(self)
        own = [p for p in self.attacked_before if p.owner == player and not has_word(p, "vigilance")]
        minds = any(_MINDS_UNTAPPING.search(piece.card.text) for piece in self.there.pieces)
        if not own or not minds or self.starts_at or self.began or any(" next " in said for said in self.when):
            return
        for piece in own:
            piece.state += ["tapped"] if "tapped" not in piece.state else []
        self.active, self.began = player, other(player)
        self.when = [*self.upkeep_comes(player), f"it is {player}'s main phase", *self.when]

    def of_those_meant(self, steps: set[StepOfPlayer], players: set[str]) -> Iterator[StepOfPlayer]:
        """Those of the steps that come in the turn of one of these players, in which alone they are waited for."""
        for player, step in sorted(steps):
            if player in players and (len(players) == 1 or (other(player), step) not in steps):
                yield player, step

    def last_step(self) -> None:
        """What happens by itself in the step that is told of last does."""
        if not self.when or (found := STEP_COMES.match(self.when[-1])) is None:
            return
        if " next " in self.when[-1] and found[2] == "upkeep":
            self.when[-1:] = self.upkeep_comes(found[1])
        self.step_is_over(found[1], found[2])

    def step_is_over(self, player: str, step: str) -> None:
        """What happens in it by itself has happened; of an upkeep also what is seen as it ends, unless cards are
        counted."""
        self.when.append("everything resolves")
        counted = any(isinstance(said, AskHand | AskDrawn | AskCount) for said in self.all_said)
        in_turn = any(isinstance(said, AskDrawn) and said.turn for said in self.all_said)
        if step == "draw step":
            self.when.append(f"it is {player}'s main phase")  # the draw is over
        if step == "upkeep" and (in_turn or not counted):
            self.when.append(f"it is {player}'s draw step")


def _untaps_first(piece: Piece) -> bool:
    """Whether it matters for it that it is tapped, and it would have untapped by then."""
    text = piece.card.text
    return "tapped" in piece.state and "tapped" in text and "doesn't untap during" not in text


def _of_draws(ask: PartSaid) -> bool:
    """Whether it is asked what is drawn."""
    return isinstance(ask, AskDrawn) or isinstance(outcome_of(ask), DrawsCards)


def _ends_turn(asked: AskedAbout) -> bool:
    return asks_of_turn_over(asked.ask)


def asks_of_turn_over(ask: PartSaid) -> bool:
    """Whether it is asked what is so once a turn has ended: what is discarded, or who controls something then."""
    outcome = outcome_of(ask)
    return isinstance(ask, AskHand | AskControl | AskSize) or isinstance(outcome, Discards | Controls)


def _of_hand(said: object) -> str:
    """The word for the player of whose hand it is said how many cards are in it."""
    return said.who if isinstance(said, HasHand) or (isinstance(said, HasNone) and said.noun == "hand") else ""


def _asks_what_comes(asked: AskedAbout) -> bool:
    """Whether it is asked what somebody loses, gains or draws, or what happens."""
    outcome = outcome_of(asked.ask)
    told = AskDamage | AskLife | AskDrawn | AskLosses | AskWhoIsHurt | AskHappens
    return isinstance(asked.ask, told) or isinstance(outcome, OfPlayer)
