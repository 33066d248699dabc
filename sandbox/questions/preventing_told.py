"""Damage prevented, told as sentences of the scenario language.

Older editions prevent damage in a step of its own once it is on its way, later ones with a shield put up before: each
way is a telling, and those that an edition does not have cannot be played there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions import lands
from sandbox.questions.mentioned import IT, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.paying_told import PayingTelling
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.things import Mention, PartSaid, Things
from sandbox.questions.telling import RESOLVES

OF_A_SOURCE = re.compile(r"source of your choice would deal")
EACH = frozenset({"both", "both of them", "each", "them all", "all of them"})
"""Words for every one of several sources."""
PREVENTS = re.compile(r"[Pp]revent the next|[Pp]revent all (?:combat )?damage that would be dealt to")
_OF_LANDS = re.compile(r"[Ww]henever a land (?:enters|comes into play)[^.\n]* deals? [^.\n]*damage")
PREVENTED = "when it is prevented"
"""What is left open where damage may be on its way, or a shield is put up before: as the edition has it."""
AT_ATTACKERS = re.compile(r"arget attacking creature")
"""Texts of what is used on a creature as it attacks, not on damage that is on its way."""


def prevents(piece: Piece) -> bool:
    """Whether its text prevents damage."""
    return bool(PREVENTS.search(piece.card.text) or OF_A_SOURCE.search(piece.card.text))


class PreventingTelling(PayingTelling):
    """They raise NotClear where the words leave open what is prevented."""

    def __init__(self, said: Sequence[PartSaid], words: Sequence[str], choices: Sequence[int]) -> None:
        super().__init__(said, words, choices)
        self.dealt = False  # whether it has been asked of damage that has been dealt
        self.prevented_late = False  # whether it is told that what deals the damage resolves before
        self.shielded_late: dict[str, bool] = {}  # of what prevents damage, whether it is used on damage on its way

    def is_prevention(self, act: PartSaid) -> bool:
        """Whether the act is one against damage that waits: it comes before that damage is dealt."""
        what = getattr(act, "what", None)
        if not isinstance(what, Mention):
            return False
        spoken = [piece.card.text for piece in self.there.focus[-1:]] if what.noun in IT else []
        texts = [card_named(what.card).text] if what.card else spoken
        return any(PREVENTS.search(text) or OF_A_SOURCE.search(text) for text in texts)

    def is_dealt_already(self) -> bool:
        """Whether the damage of the spell that was told of last has been dealt, and no other is on its way. Where an
        edition has damage prevented as what deals it resolves, that is still to come."""
        waits = bool(self.pending) or (self.attacked and not self.damage)
        resolved = bool(self.last_cast) and self.when[-1:] == [RESOLVES]
        if self.dealt and resolved and not waits:
            return True
        if waits or not resolved or "damage" not in self.last_cast[-1].works_as.text:
            return False
        self.prevented_late = self.choose(PREVENTED, "the damage is on its way", "it has been dealt") == 0
        if self.prevented_late:
            self.when.pop()
            self.pending = self.last_cast[-1:]
        self.dealt = not self.prevented_late
        return self.dealt

    def damage_on_its_way(self, piece: Piece) -> bool:
        """Whether it is told that damage is on its way; else a shield is put up before, if the card prevents any."""
        waits = bool(self.pending) or (self.attacked and not self.damage)
        text = piece.text or piece.card.text
        if not waits or not (PREVENTS.search(text) or OF_A_SOURCE.search(text)) or AT_ATTACKERS.search(text):
            return False
        if (
            not self.prevented_late
            and self.choose(PREVENTED, "the damage is on its way", "a shield is put up before") == 1
        ):
            return False
        self.when.append("damage prevention begins")
        self.dealing = [each for each in self.pending if each is not piece]
        self.pending = []
        return True

    def shields(self, circle: Piece, player: str, against: Things, times: int = 1) -> str:
        """The damage of a source is prevented, of several where it is used so often; the sentence that only a source of
        the right sort allows."""
        sources = self.sources(against, circle)
        if times > 1:
            if times < len(sources) and len({piece.card.name for piece in sources}) > 1:
                raise NotClear("which source")
            return [self.shields_one(circle, player, source) for source in sources[:times]][-1]
        if len(sources) > 1 and any(thing.noun in EACH for thing in against):
            return [self.shields_one(circle, player, source) for source in sources][-1]
        if len({piece.card.name for piece in sources}) > 1:
            raise NotClear("which source")
        return self.shields_one(circle, player, sources[0])

    def shields_one(self, circle: Piece, player: str, source: Piece) -> str:
        """The damage of one source is prevented."""
        self.mana[player] += lands.activation_cost(circle)
        again = bool(self.when) and self.when[-1].startswith(f"{player} chooses ")
        late = self.shielded_late.get(circle.label) if again else None
        late = self.shielded_late[circle.label] = self.damage_on_its_way(circle) if late is None else late
        use = self.say(f"{player} activates {circle.label}")
        if not late:
            self.when.append("it resolves")
        choice = f"{player} chooses {source.label}"
        if not late or self.attempts:
            self.when.append(choice)
        return use if late else choice

    def chooses_source(self, spell: Piece, player: str, against: Things) -> None:
        """The source that a spell is said to be cast on is chosen as it resolves. Raises NotClear where that may be the
        player's own."""
        sources = self.sources(against, spell)
        if len(sources) != 1 or (sources[0].owner == player and sources[0].card.name not in self.there.owners):
            raise NotClear("which source")
        self.when += ["it resolves", f"{player} chooses {sources[0].label}"]
        self.pending.remove(spell)

    def aims_at_spell(self, piece: Piece) -> bool:
        """Whether it is aimed at something else that waits."""
        aims = self.aimed.get((piece.card.name, piece.owner), [])
        return any(other.label in aims for other in self.pending if other is not piece)

    def sources(self, against: Things, circle: Piece) -> list[Piece]:
        """What may be meant: what is named, or all that is about to deal damage, if it is alike."""
        waiting = [piece for piece in self.pending if piece is not circle and not self.aims_at_spell(piece)]
        attacking = [] if self.damage else self.there.roles["attacking"]
        named = [thing for thing in against if thing.card or thing.noun not in ("it", "that", "this", "player", "them")]
        new = named and all(piece.card.name != named[0].card for piece in self.there.pieces)
        owner = other(circle.owner) if new else ""
        found = self.there.find(tuple(named), owner) if named else waiting or self.dealing or attacking
        if not found and not (found := self.triggered(circle)):
            raise NotClear("which source")
        return found

    def triggered(self, circle: Piece) -> list[Piece]:
        """What is in play and damages somebody as a land comes or is tapped, after a land has been played. None where
        several things do."""
        there = [piece for piece in self.there.pieces if piece.zone == "play" and not piece.cast]
        found = [piece for piece in there if piece is not circle and _OF_LANDS.search(piece.works_as.text)]
        if len(found) != 1 or not self.when or " plays " not in self.when[-1]:
            return []
        self.pending += found
        return found
