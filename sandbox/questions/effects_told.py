"""Abilities on their way, aimed at: what triggers, or has been used, and waits to resolve."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions.entering import triggers_on_entering
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece, has_word
from sandbox.questions.preventing_told import PreventingTelling
from sandbox.questions.said.things import Mention, mentioned_in

AT_ABILITIES = re.compile(r"target (?:\w+ or )?(?:activated|triggered)[\w, ]* abilit|target[\w, ]*(?:,| or) ability")
ABILITY_WORDS = ("trigger", "ability", "it", "that", "this")
_OF_UPKEEP = frozenset({"echo", "cumulative upkeep", "upkeep"})
"""Words for triggers of the upkeep."""


def words_of_upkeep(trigger: Mention) -> frozenset[str]:
    """The words of it that say that it triggers in an upkeep."""
    return _OF_UPKEEP & {trigger.text, *trigger.keywords}


_ATTACKS = re.compile(r"^Whenever [^,\n]*\battacks?\b", re.MULTILINE)


class EffectTelling(PreventingTelling):
    """They raise NotClear where it is not known what waits."""

    asks_now: Piece | None = None
    """What triggers as the upkeep begins that is told of, where its trigger is spoken of."""

    def effect_waiting(self, target: Mention, spell: Piece) -> str | None:
        """The ability that a word for a trigger, or `it`, means for what counters abilities; None for anything else."""
        if not AT_ABILITIES.search(spell.card.text):
            return None
        if target.card and target.ability:
            source = next((p for p in reversed(self.pending) if p.card.name == target.card), None)
            if source is None:
                return None
        elif (
            target.card
            or target.noun not in ABILITY_WORDS
            or (not self.pending and target.noun not in ABILITY_WORDS[:2] and self.asks_now is None)
        ):
            return None
        else:
            source = self.pending[-1] if self.pending else self.asks_now or self.of_upkeep(target)
        word = target.text or "".join(target.keywords[:1])
        if word and word != "enters" and word.lower() not in source.works_as.text.lower():
            raise NotClear(f"what {word} triggers")
        if source.cast and source.is_permanent and source.zone != "removed" and not self._has_triggered(source):
            if not triggers_on_entering(source.works_as) or len(self.pending) > 1:
                raise NotClear("what triggers")
            self.when.append("it resolves")
        elif source.cast and not source.is_permanent and not source.comes_off and "Storm" not in source.card.text:
            raise NotClear("what triggers")
        return f"the effect of {source.label}"

    def were_tapped(self, pieces: Sequence[Piece]) -> None:
        """What is untapped with something that could tap it as well was tapped, unless that has been told."""
        source = self.pending[-1:] or self.last_cast[-1:]
        if not source or "tap or untap" not in source[0].works_as.text.lower():
            return
        for piece in pieces:
            attacks = piece in self.there.roles["attacking"] and not has_word(piece, "vigilance")
            used = any(f"activates {piece.label}" in line or f"taps {piece.label}" in line for line in self.when)
            if not (attacks or used or piece.cast or "tapped" in piece.state):
                piece.state.append("tapped")
                self.assumptions.append(f"{piece.label} is tapped")

    def _has_triggered(self, source: Piece) -> bool:
        """Whether what triggers as it comes into play has been aimed already, or it was suspended."""
        used = (f"{source.owner} targets ", f"{source.owner} uses ninjutsu ", f"{source.owner} cycles ")
        return source.comes_off or source.entered or self.when[-1].startswith(used)

    def enters(self, piece: Piece) -> None:
        """It comes into play, and what triggers as it does waits to resolve. Raises NotClear where more than it
        waits."""
        if len(self.pending) > 1:
            raise NotClear("what triggers")
        self.resolved("it resolves")
        self.pending = [piece]
        piece.entered = True

    def trigger_waits(self, to: Mention) -> None:
        """What is answered is an ability: it has triggered by then. Raises NotClear where it is not known which one."""
        if words_of_upkeep(to):
            self.upkeep_begins(to)
            return
        source = self.pending[-1] if self.pending else self.has_just_entered()
        if source is None and self.attacked and not self.blocked:
            attackers = self.there.roles["attacking"]
            if len(attackers) == 1 and _ATTACKS.search(attackers[0].works_as.text):
                return
        if source is None:
            self.of_upkeep(to)  # it waits as the upkeep begins
            return
        if not self.is_cast_now(source):
            return
        words = {to.noun, to.text} - {"", "trigger", "ability", "enters"}
        told = f"{source.card.name} {source.works_as.text}".lower()
        if not triggers_on_entering(source.works_as) or (to.card not in ("", source.card.name)):
            raise NotClear("what triggers")
        if any(word.lower() not in told for word in words):
            raise NotClear("what triggers")
        self.enters(source)

    def upkeep_begins(self, trigger: Mention) -> Piece:
        """The upkeep in which it triggers has begun: where none has been told, that comes. Raises NotClear."""
        there = self.asking_then(trigger) or self.asking_of_those_named(trigger)
        if len(there) != 1:
            raise NotClear("what triggers")
        source, player = there[0], there[0].controller
        self.asks_in_upkeep(source)
        if not self.in_upkeep_of(player):
            self.resolved()
            self.comes_upkeep(player)
        self.asks_now = source
        return source

    def asking_of_those_named(self, trigger: Mention) -> list[Piece]:
        """The one thing that is named anywhere and has what triggers so."""
        words = words_of_upkeep(trigger)
        named = {thing.card for thing in mentioned_in([trigger, *self.all_said]) if thing.card}
        named = {card for card in named if any(word in card_named(card).text.lower() for word in words)}
        mention = Mention(card=named.pop(), owner=trigger.owner) if len(named) == 1 else None
        return self.there.find((mention,)) if mention is not None else []

    def asks_in_upkeep(self, source: Piece) -> None:
        """Something in play asks to be paid for. Raises NotClear."""
        raise NotClear(f"whether {source.card.name} has been paid for")

    def in_upkeep_of(self, player: str) -> bool:
        """Whether nothing but that player's upkeep was told last."""
        begun = self.starts_at == "upkeep" and self.active == player and not self.when
        return begun or any(line.startswith(f"it is {player}'s") and line.endswith("upkeep") for line in self.when[-1:])

    def comes_upkeep(self, player: str) -> None:
        """That player's next upkeep comes. Raises NotClear."""
        raise NotClear(f"when {player}'s upkeep is")

    def asking_then(self, target: Mention) -> list[Piece]:
        """What is in play, or comes there, and has what triggers so."""
        words = [target.text] if target.text else [*target.keywords] if target.keywords else ["upkeep", "echo"]
        there = [p for p in self.there.pieces if (p.zone == "play" or p.cast) and p.is_permanent]
        there = [piece for piece in there if target.card in ("", piece.card.name)]
        return [p for p in there if any(word.lower() in p.works_as.text.lower() for word in words)]

    def is_cast_now(self, piece: Piece) -> bool:
        """Whether it is a permanent that is cast, and has not come into play yet."""
        last = next((each for each in reversed(self.when) if each.endswith((f"casts {piece.label}", "resolves"))), "")
        return piece.cast and piece.is_permanent and not piece.entered and not last.endswith("resolves")

    def has_just_entered(self) -> Piece | None:
        """A permanent whose resolving was told last, with what triggers as it comes into play."""
        last = self.last_cast[-1] if self.last_cast else None
        told = last is not None and self.when[-2:] == [f"{last.owner} casts {last.label}", "everything resolves"]
        if last is None or not told or not triggers_on_entering(last.works_as):
            return None
        self.when.pop()
        self.pending = [last]
        return last

    def of_upkeep(self, target: Mention) -> Piece:
        """What triggers by itself in the upkeep that has come."""
        if words_of_upkeep(target):
            return self.upkeep_begins(target)
        fitting = self.asking_then(target)
        upkeep = any(sentence.endswith("upkeep") for sentence in self.when[-1:]) or self.starts_at == "upkeep"
        if len(fitting) != 1 or not upkeep:
            raise NotClear("what triggers")
        return fitting[0]
