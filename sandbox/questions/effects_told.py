"""Abilities on their way, aimed at: what triggers, or has been used, and waits to resolve."""

from __future__ import annotations

import re

from sandbox.questions.entering import triggers_on_entering
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.preventing_told import PreventingTelling
from sandbox.questions.said.things import Mention

AT_ABILITIES = re.compile(r"target (?:\w+ or )?(?:activated|triggered)[\w, ]* abilit|target[\w, ]*(?:,| or) ability")
ABILITY_WORDS = ("trigger", "ability", "it", "that", "this")
_ATTACKS = re.compile(r"^Whenever [^,\n]*\battacks?\b", re.MULTILINE)


class EffectTelling(PreventingTelling):
    """They raise NotClear where it is not known what waits."""

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
            or (not self.pending and target.noun not in ABILITY_WORDS[:2])
        ):
            return None
        else:
            source = self.pending[-1] if self.pending else self.of_upkeep(target)
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
        source = self.pending[-1] if self.pending else self.has_just_entered()
        if source is None and self.attacked and not self.blocked:
            attackers = self.there.roles["attacking"]
            if len(attackers) == 1 and _ATTACKS.search(attackers[0].works_as.text):
                return
        if source is None:
            raise NotClear("what triggers")
        if not self.is_cast_now(source):
            return
        words = {to.noun, to.text} - {"", "trigger", "ability", "enters"}
        told = f"{source.card.name} {source.works_as.text}".lower()
        if not triggers_on_entering(source.works_as) or (to.card not in ("", source.card.name)):
            raise NotClear("what triggers")
        if any(word.lower() not in told for word in words):
            raise NotClear("what triggers")
        self.enters(source)

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
        words = [target.text] if target.text else [*target.keywords] if target.keywords else ["upkeep", "echo"]
        there = [p for p in self.there.pieces if (p.zone == "play" or p.cast) and p.is_permanent]
        fitting = [p for p in there if any(word.lower() in p.works_as.text.lower() for word in words)]
        upkeep = any(sentence.endswith("upkeep") for sentence in self.when[-1:]) or self.starts_at == "upkeep"
        if len(fitting) != 1 or not upkeep:
            raise NotClear("what triggers")
        return fitting[0]
