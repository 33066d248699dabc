"""A question being told as a scenario: what has been said so far, and the sentences that it became."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.questions.mentioned import BOB, SUE, Mentioned, Players, other, refuse_to_fight
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import UNSURE, NotClear, Piece
from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.moments import Ago
from sandbox.questions.said.states_players import HasMana
from sandbox.questions.said.things import Mention, PartSaid, Things
from sandbox.questions.values import Assumption
from sandbox.terms.types import AURA, EQUIPMENT, CardType

BLOCKS = "blocks"
"""The key of what is assumed where nothing is said of blocks."""
RESOLVES = "everything resolves"
BUILDS_UP = re.compile(
    r" equips | casts | resolves?$|^\w+ targets |^it is \w+'s (?:next )?upkeep$|^Then .+ is (?:phased out|in play)$|"
    r"^Then .+ has \d+ loyalty counters?$"
)
ANY_OF = "which of them does it"
"""What is left open where several could: the ways that can be played count."""
DAMAGE_WAITS = "combat damage is assigned"
"""Said where combat damage waits before it is dealt."""
REMOVES = re.compile(r"(?:[Dd]estroy|[Ee]xile) target|[Rr]eturn target \w+ to (?:its|their) owner's hand")
"""Texts of what takes what it is aimed at out of play."""
TRIGGERS = re.compile(r"^(?:When|Whenever|At) ", re.MULTILINE)
GAINS_CONTROL = re.compile(r"[Gg]ain control of (?:target|it\b)|[Yy]ou control enchanted")


@dataclass(frozen=True)
class OpenWays:
    """A place where the words of a question leave open how it is told: what they leave open, and each way in words."""

    on: str
    says: tuple[str, ...]


class Telling:
    """The state of a telling. `choices` says which way is told at each place where several are possible, and
    `open_ways` counts how many there are; `pending` is what waits to resolve."""

    def __init__(self, said: Sequence[PartSaid], words: Sequence[str], choices: Sequence[int]) -> None:
        self.all_said = said
        self.otherwise: frozenset[str] = frozenset()  # keys of what is told in the other way than is assumed
        self.attempts = True  # whether what is asked whether it may be done is done as well
        self.players = Players(words)
        self.choices = list(choices)
        self.open_ways: list[OpenWays] = []
        self.there = Mentioned(self.players, self.choose)
        self.when: list[str] = []
        self.renamed: dict[str, str] = {}  # lands that have a number now, by what they were called before
        self.given: list[str] = []
        self.mana: dict[str, list[str]] = {BOB: [], SUE: []}
        self.drawn: dict[str, list[str]] = {BOB: [], SUE: []}  # mana of lands that were said to be tapped for it
        self.has_lands: set[str] = set()
        self.paid_before: dict[str, list[str]] = {}  # what a player had paid before what is left was told
        self.several: dict[str, list[str]] = {}  # lands of which somebody has enough
        self.pending: list[Piece] = []
        self.last_cast: list[Piece] = []
        self.aimed: dict[tuple[str, str], list[str]] = {}
        self.assumptions: list[str] = []
        self.assumed_of_blocks: Assumption | None = None
        self.libraries: dict[str, int] = {}  # how many cards somebody's library has
        self.on_top: dict[str, list[str]] = {BOB: [], SUE: []}
        self.attacked_before: list[Piece] = []
        self.hands: dict[str, int] = {}  # how many cards somebody has in hand
        self.loyalty_used: list[str] = []  # sentences with which loyalty abilities were used
        self.mana_said: dict[str, HasMana] = {}
        self.mana_of_nobody: list[HasMana] = []  # mana of which it is not said whose it is
        self.only_these: dict[str, int] = {}
        self.victim = ""
        self.active = self.starts_at = self.actor = ""
        self.just_came: Piece | None = None  # what has come into play right before, and is answered
        self.left_unused: list[str] = []  # what could be used and is not
        self.pays_no_more: set[str] = set()  # who has no mana but what is spent
        self.dealing: list[Piece] = []  # what has resolved, and whose damage waits to be dealt
        self.to_cast: list[Mention] = []  # spells that are only named, cast once all has been told
        self.settled: list[str] = []  # what asks somebody to pay, where it is told whether that is done
        self.took: dict[str, int] = {}  # damage that a creature has taken in a combat of which nothing else is told
        self.band: list[Piece] = []  # attackers in one band
        self.faces_blockers = False  # whether it is said what creatures are attacked into
        self.walker_attacked = False  # whether what is attacked is no player
        self.step = ""  # the part of the turn that was told of last
        self.step_said = False  # whether that is said with what is told here
        self.began = ""  # whose turn it is at the beginning, where another one is told of later
        self.attacked = self.blocked = self.damage = False
        self.last_act: ToldAct | None = None
        self.as_it_dies = self.told_later = False
        self.helped: list[Piece] = []  # what somebody has tried to save
        self.tapped_for_mana = 0
        self.no_blocks_yet = False  # whether it is told that nobody blocks before it is told who attacks
        self.asks_saved = False  # whether it is asked whether regenerating helps
        self.asks_leave = False  # whether it is asked whether something may be done
        self.in_response = False  # whether what is told or asked is said to be a response
        self.tells_past = False  # whether what is told here is told in the past
        self.known_resolved = False  # whether the size that a thing is said to be says that what waited has resolved
        self.was_ago: Ago | None = None  # how long ago that was which was told last
        self.to_choose: list[str] = []  # what is chosen as what waits resolves
        self.is_over = False  # whether something is told as over and done
        self.there.fights, self.there.all_resolved = self.fights, self.resolved
        self.there.times_told = lambda piece: sum(piece.label in each.split(" targeting ")[0] for each in self.when)

    def assume(self, words: str) -> None:
        """Said once of what the question leaves open."""
        self.assumptions += [words] if words not in self.assumptions else []

    def choose(self, on: str, *says: str) -> int:
        """Which of several ways is told here. `on`: what the words leave open; `says`: each way in words."""
        at = len(self.open_ways)
        self.open_ways.append(OpenWays(on, says))
        return self.choices[at] if at < len(self.choices) else 0

    def fights(self, pieces: Sequence[Piece], mark: str) -> None:
        """What is called `attacking` or the like. Raises NotClear."""
        refuse_to_fight(pieces, mark)

    def resolved(self, sentence: str = RESOLVES) -> None:
        """Everything that waits resolves."""
        if self.pending:
            self.when.append(sentence)
            for choice, following in zip(self.to_choose, [*self.to_choose, ""][1:], strict=True):
                self.when += [choice] if choice == following else [choice, sentence]
            self.to_choose = []
            self.change_hands()
            self.pending = []

    def change_hands(self) -> None:
        """What waits and takes control of something has taken it; what is aimed at what did so may end that."""
        for piece in reversed(self.pending):
            aims = self.aimed.get((piece.card.name, piece.owner), [])
            for thing in self.there.pieces:
                if GAINS_CONTROL.search(piece.works_as.text) and thing.label in aims:
                    thing.taken_by, thing.taken_with = piece.owner, piece.label
                elif thing.taken_by and thing.taken_with in aims:
                    thing.taken_by = "" if self.is_removed(piece, thing.taken_with) else UNSURE

    def is_removed(self, by: Piece, label: str) -> bool:
        """Whether that is taken out of play by it, where nothing else waits that is aimed at either."""
        aims = self.aimed.get((by.card.name, by.owner), [])
        others = [each for each in self.pending if each is not by]
        answers = any({by.label, label} & set(self.aimed.get((each.card.name, each.owner), [])) for each in others)
        return aims == [label] and REMOVES.search(by.works_as.text) is not None and not answers

    def give_back(self) -> None:
        """The turn is over, and with it what lasts until its end."""
        with_what = {piece.label: piece for piece in self.there.pieces}
        for thing in self.there.pieces:
            if thing.taken_by and "until end of turn" in with_what[thing.taken_with].works_as.text:
                thing.taken_by = ""

    def fight(self) -> None:
        """Combat damage, once."""
        if self.attacked and not self.damage:
            self.says_nothing_of_blocks()
            self.when.append("combat damage is dealt")
            self.damage = True

    def says_nothing_of_blocks(self) -> None:
        """Where creatures could block and no word is said of blocks, it is assumed that none does; told otherwise, the
        one that could blocks the one attacker."""
        defender = other(self.active or BOB)
        attackers = self.there.roles["attacking"]
        there = [p for p in self.there.able(defender) if p not in attackers and "tapped" not in p.state]
        able = [p for p in there if p.controller == defender]
        if not attackers or not able or any(" block" in sentence for sentence in self.when):
            return
        if self.faces_blockers:
            raise NotClear("whether it is blocked")
        one = len(able) == len(attackers) == 1
        told = one and BLOCKS in self.otherwise
        if told:
            self.when.append(f"{defender} blocks {attackers[0].label} with {able[0].label}")
        words = f"{able[0].label} blocks" if told else "nobody blocks"
        self.assumed_of_blocks = Assumption(words, BLOCKS if one else "")

    def who(self, who: str) -> str:
        """The player's name; of nobody named, whoever acted last."""
        if who in ("", "same"):
            return self.actor or BOB
        return self.players.name(who)

    def somebody(self, targets: Things) -> str:
        """Who does something, where it is not said who: to a thing of the asker's the opponent, else either of them."""
        owned = all(target.owner and target.owner != "other" for target in targets)
        if targets and owned and all(self.players.name(target.owner) == BOB for target in targets):
            return "opp"
        return ("i", "opp")[self.choose("who does it", f"{BOB} does it", f"{SUE} does it")]

    def say(self, sentence: str) -> str:
        """Adds the sentence and gives it back."""
        self.when.append(sentence)
        return sentence

    def turn_begins(self, who: str) -> None:
        """A new turn."""
        raise NotClear(who)

    def to_turn_of(self, player: str) -> None:
        """The player's next turn comes."""
        self.resolved()
        self.fight()
        self.when += [f"it is {player}'s next upkeep", f"it is {player}'s main phase"]
        self.turn_begins(player)

    told_then: bool = False
    """Whether what is told is told with `then`."""

    def next_turn_comes(self, player: str) -> None:
        """What only the player whose turn it is may do is done on that player's next turn, where on the other one's
        nothing was done but bring permanents into play, with what they trigger, and put equipment on them; and where it
        is told with `then`."""
        if self.active in ("", player) or not self.when or self.asks_leave or self.in_response:
            return
        built = self.loyalty_used
        builds_up = not self.attacked and all(BUILDS_UP.search(each) or each in built for each in self.when)
        if not self.told_then and not (builds_up and all(piece.is_permanent for piece in self.last_cast)):
            return
        self.to_turn_of(player)
        self.assumptions.append(f"{player} does it on the next turn")

    def main_phase(self, player: str) -> None:
        """Whoever attacks has come to the main phase."""
        if self.step in ("upkeep", "draw step") and not self.step_said:
            self.when.append(f"it is {player}'s main phase")
            self.step = ""

    def does(self, who: str) -> str:
        """The player, who acts from here on."""
        self.actor = self.who(who)
        return self.actor


_SET_OFF = re.compile(r":[^\n]*\b[Dd]estroy (?:all|each)\b")


def is_spell(thing: Mention) -> bool:
    """Whether it is a card that is never in play."""
    return bool(thing.card) and not Piece("", card_named(thing.card), "", "").is_permanent


def is_land(thing: Mention) -> bool:
    """Whether it is what something is paid with."""
    return thing.noun in ("land", "lands") or (bool(thing.card) and CardType.LAND in card_named(thing.card).types)


def is_attached(thing: Mention) -> bool:
    """Whether it is a card that is on something while it does anything."""
    return bool(thing.card) and bool({AURA, EQUIPMENT} & set(card_named(thing.card).subtypes))


def is_set_off(thing: Mention, who: str) -> bool:
    """`I blow up my Disk`: what is used to destroy everything, by whoever has it."""
    return bool(thing.card) and thing.owner in ("", who) and bool(_SET_OFF.search(card_named(thing.card).text))


def targeting(aims: Sequence[str]) -> str:
    return f" targeting {joined(aims)}" if aims else ""


def listed(pieces: Sequence[Piece]) -> str:
    return joined([piece.label for piece in pieces])


def one_after_the_other(pieces: Sequence[Piece]) -> str:
    return ", then ".join(piece.label for piece in pieces)


def joined(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
