"""What could save or help something, and of which a question does not say whether it is used: told both ways, or kept
in mind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions import lands
from sandbox.questions.abilities_told import OWN_REGENERATION, SHIELDS_ONE
from sandbox.questions.aiming_told import CALLED
from sandbox.questions.duties_told import DutyTelling
from sandbox.questions.mentioned import other
from sandbox.questions.pieces import Piece
from sandbox.questions.said.acts import Activates, DoesNothing, Prevents, Regenerates
from sandbox.questions.said.asked import AskSaved, AskWhether, act_of
from sandbox.questions.said.outcomes import Lives
from sandbox.questions.said.outcomes_cards import Controls
from sandbox.questions.said.things import Mention, PartSaid, Things
from sandbox.questions.timed import Timed

DESTROYS = re.compile(r"\bdamage to|[Dd]estroy")
"""Texts of what a creature could be saved from so."""
GROWS_FOR_MANA = re.compile(r"^(?:\{[^}]+\})+: [^.\n]* gets \+\d+/", re.MULTILINE)
GROWS_FOR_COUNTERS = re.compile(r"^Remove an? [^:\n]*counter[^:\n]*:(?:[^\n]*\n\u2022)*[^\n]* gets \+", re.MULTILINE)
GROWS_FOR_CARDS = re.compile(r"^Discard a card: [^.\n]* gets \+\d+/", re.MULTILINE)
"""Texts of what a creature can be made larger with, or what is on it."""
PREVENTS_ONE = re.compile(r"\{T\}: Prevent the next \d+ damage that would be dealt to (?:any target|target creature)")
USED = "whether {} is used"
_CAN_KEEP = re.compile(r"\b(?:can|get to|able to|allowed to)(?: \w+){0,2} keep\b")
REGENERATED = "whether {} is regenerated"
"""What is left open where something could be regenerated."""


def of_regeneration(said: PartSaid) -> bool:
    """Whether it speaks of what regenerates something, or of what is not done."""
    act = act_of(said)
    return isinstance(act, Regenerates | AskSaved | DoesNothing)


class SavingTelling(DutyTelling):
    """They raise NotClear where the words leave open what is done."""

    def __init__(self, timed: Sequence[Timed], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__(timed, words, choices, attempts)
        self.could_help: list[Piece] = []  # what could be used and of which nothing is said

    def perhaps_saved(self) -> None:
        """What is in danger in the end is saved, or is not."""
        self.perhaps_regenerated()
        self.perhaps_shielded()
        self.could_help += [piece for piece in self.there.pieces if self.could_grow(piece)]

    def perhaps_shielded(self) -> None:
        """The one creature that can prevent damage does, or does not, where nothing is said of it."""
        able = [piece for piece in self.there.pieces if SHIELDS_ONE.search(piece.card.text) and self.is_ready(piece)]
        said = any(isinstance(said, Prevents | DoesNothing) for said in self.all_said)
        targets = self.in_need(able[0]) if len(able) == 1 else ()
        wanted = any(isinstance(said, AskWhether) and said.by_something for said in self.all_said)
        if said or not targets or not (wanted or PREVENTS_ONE.search(able[0].card.text)):
            self.could_help += [] if said else able
            return
        (piece,) = able
        ways = (f"{piece.label} is not used", f"{piece.label} is used")
        if not wanted and not self.choose(USED.format(piece.label), *ways):
            self.left_unused.append(piece.label)
            return
        if wanted and PREVENTS_ONE.search(piece.card.text):
            self.asked = [
                replace(each, ask=replace(each.ask, by_something=False)) if isinstance(each.ask, AskWhether) else each
                for each in self.asked
            ]  # nothing else can be done
        if not self.aimed_at_now(piece.owner):
            self.resolved()
        self.activates(Activates(Mention(card=piece.card.name), CALLED[piece.owner], targets))

    def in_need(self, piece: Piece) -> Things:
        """What of its player's, or which player, it could save."""
        if targets := self.aimed_at_now(piece.owner):
            return targets
        fighting = [each for pieces in self.there.roles.values() for each in pieces]
        own = [each for each in fighting if each.owner == piece.owner]
        if not self.attacked or self.damage or self.pending or piece in fighting:
            return ()
        if not own and not self.blocked and self.active == other(piece.owner):
            return (Mention(noun="player", owner=CALLED[piece.owner]),)
        return (Mention(card=own[0].card.name),) if self.blocked and len(own) == 1 and not own[0].text else ()

    def is_ready(self, piece: Piece) -> bool:
        """Whether it is a creature that can be tapped for an ability, and nothing is said of that."""
        tired = {"tapped", "sick"} & {*piece.state}
        used = any(piece.label in sentence for sentence in self.when if " activates " in sentence)
        return piece.is_creature and piece.zone == "play" and not tired and not used and not piece.made

    def could_grow(self, piece: Piece) -> bool:
        """Whether it is said what could be paid for its abilities, and none of it is."""
        text = piece.works_as.text
        done = any(f"{piece.owner} {does}" in each for each in self.when for does in ("activates", "casts"))
        if piece.zone != "play" or done or any(isinstance(said, DoesNothing) for said in self.all_said):
            return False
        said = self.mana_said.get(piece.owner)
        open_ = [p for p in self.there.pieces if p.owner == piece.owner and p.is_land and "tapped" not in p.state]
        mana = bool(open_ or self.mana_of_nobody) or (said is not None and said.number != 0)
        counters = any(int(n) for state in piece.state for n in re.findall(r"^counters (\d+)", state))
        counters = counters or any(sentence.startswith(f"{piece.label} has ") for sentence in self.given)
        held = self.hands.get(piece.owner, 0) > 0
        grows = (mana and GROWS_FOR_MANA.search(text)) or (counters and GROWS_FOR_COUNTERS.search(text))
        return bool(grows or (held and GROWS_FOR_CARDS.search(text)))

    def perhaps_regenerated(self) -> None:
        """The one creature in danger that can be regenerated is, or is not, where nothing is said of it. Its player may
        have no mana for it."""
        able = [piece for piece in self.there.pieces if self.in_danger(piece)]
        if len(able) != 1 or any(map(of_regeneration, self.all_said)):
            return
        (piece,) = able
        cost = lands.activation_cost(self.what_regenerates(piece), "regenerate")
        self.mana_is_of(piece.owner, cost)
        if not self.can_pay(piece.owner, cost):
            self.left_unused.append(piece.label)
            return
        ways = (f"{piece.label} is not regenerated", f"{piece.label} is regenerated")
        if not self.is_to_be_kept(piece) and not self.choose(REGENERATED.format(piece.label), *ways):
            self.left_unused.append(piece.label)
            return
        if not self.threats(piece):
            self.resolved()
        self.regenerates(Regenerates("", Mention(card=piece.card.name)))

    def is_to_be_kept(self, piece: Piece) -> bool:
        """`Can I keep it?`: that its player regenerates it is that player's to choose."""
        asked = [each.outcome for each in self.all_said if isinstance(each, AskWhether)]
        kept = [each for each in asked if isinstance(each, Controls) and self.who(each.who) == piece.owner]
        saved = [each for each in self.all_said if isinstance(each, AskWhether) and _can_be_saved(each, piece)]
        return bool(saved) or (bool(kept) and _CAN_KEEP.search(" ".join(self.words)) is not None)

    def in_danger(self, piece: Piece) -> bool:
        """Whether something is about to hurt it, and it has an ability that regenerates it."""
        able = OWN_REGENERATION.search(piece.works_as.text) is not None or self.what_regenerates(piece) is not piece
        able = able and piece.is_creature and piece.zone == "play"
        unsaved = able and not any(f"regenerates {piece.label}" in sentence for sentence in self.when)
        return bool(unsaved) and (bool(self.threats(piece)) or self.fights_on(piece))

    def threats(self, piece: Piece) -> list[Piece]:
        """What waits to resolve and may destroy it."""
        waiting = [(each, self.aimed.get((each.card.name, each.owner), [])) for each in self.pending]
        return [each for each, aims in waiting if DESTROYS.search(each.card.text) and (not aims or piece.label in aims)]

    def fights_on(self, piece: Piece) -> bool:
        """Whether it is in a fight whose damage is yet to be dealt."""
        fighting = [*self.there.roles["blocking"], *self.there.roles["attacking"]]
        return self.attacked and self.blocked and not self.damage and piece in fighting


def _can_be_saved(asked: AskWhether, piece: Piece) -> bool:
    """`Can I save it?`: it is asked of that one, or of what was spoken of, whether something can be done for it."""
    things = asked.outcome.things if isinstance(asked.outcome, Lives) else ()
    return asked.by_something and bool(things) and all(thing.card in ("", piece.card.name) for thing in things)
