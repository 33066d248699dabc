"""It is asked whether any of several can do something: each of them is claimed, and one that can does it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.facts_told import FactTelling
from sandbox.questions.mentioned import BOTH, THEM, other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import ToldAct, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import ANY_OF

MOST_TRIED = 6
_SEVERAL = BOTH | THEM | {"creatures", "attackers"}


class AnyOfTelling(FactTelling):
    """They raise NotClear where several are alike and cannot be told apart."""

    def each_way(self, act: ToldAct) -> list[ToldAct]:
        """The act with each of those that are meant, one by one; itself where only one is."""
        match act:
            case BlocksWith(blockers=(Mention(some=True, number=1) as some,)):
                return [replace(act, blockers=one) for one in self._one_by_one(some, other(self.active))]
            case BlocksWith(blockers=(Mention(noun="own", number=0),)) if all_own := self.one_for_each(act):
                return [replace(act, blockers=all_own)]
            case BlocksWith(blockers=(Mention(noun="own", number=0),)) if len(own := self.could_block()) > 1:
                return [replace(act, blockers=self._just(piece)) for piece in own]
            case AttacksWith(things=(Mention(some=True, number=1) as some,)):
                return [replace(act, things=one) for one in self._one_by_one(some, "")]
            case Uses(what=what, who=who, targets=(Mention(some=True, number=1) as some,)):
                player = self.who(who) if who else self.there.find((what,))[0].controller
                return [replace(act, targets=one) for one in self._one_by_one(some, other(player))]
            case BlocksWith(attackers=()) if len(self.there.roles["attacking"]) > 1:
                return [replace(act, attackers=self._just(p)) for p in self.there.roles["attacking"]]
        return [act]

    def one_for_each(self, act: BlocksWith) -> Things:
        """Who is asked to block several attackers has as many creatures: one for each. None where there are fewer, or
        only one is blocked. Raises NotClear where there are more."""
        several = len(act.attackers) > 1 or any(t.number > 1 or t.noun in _SEVERAL for t in act.attackers)
        met = self.there.find(act.attackers, self.active) if several and self.active else []
        able = self.there.able(other(self.active)) if len(met) > 1 and not self.blocked else []
        if len(able) > len(met):
            raise NotClear("which of them block")
        if not len(able) == len(met) > 1:
            return ()
        return tuple(self._all_alike(piece, able) for piece in self._unlike(able))

    def _all_alike(self, piece: Piece, able: Sequence[Piece]) -> Mention:
        """The creature, with those of its name."""
        number = sum(each.card.name == piece.card.name for each in able)
        (just,) = self._just(piece)
        return replace(just, number=number, some=False) if number > 1 else just

    def could_block(self) -> list[Piece]:
        """One of each name that is there to block what attacks; none once a block has been told: one more is then asked
        of those that are left."""
        begun = not self.active or self.blocked or bool(self.there.roles["blocking"])
        return [] if begun else self._unlike(self.there.able(other(self.active)))

    def _one_by_one(self, some: Mention, owner: str) -> list[Things]:
        pieces = self.there.find((replace(some, some=False, number=0),), owner)
        named = [piece for piece in pieces if piece.zone == "play"]
        return [self._just(piece) for piece in self._unlike(named)]

    def _unlike(self, pieces: Sequence[Piece]) -> list[Piece]:
        """One of each name: those of one name are alike, unless something is on one of them."""
        found = {piece.card.name: piece for piece in reversed(pieces)}
        for piece in pieces:
            if self._worn(piece) != self._worn(found[piece.card.name]) or piece.state != found[piece.card.name].state:
                raise NotClear("which of them")
        return list(found.values())[::-1]

    def _worn(self, piece: Piece) -> list[str]:
        return sorted(each.card.name for each in self.there.pieces if each.host is piece)

    def _just(self, piece: Piece) -> Things:
        alike = [p for p in self.there.pieces if (p.card.name, p.owner) == (piece.card.name, piece.owner)]
        several = len(alike) > 1
        if piece.text:
            size = f"{piece.card.power}/{piece.card.toughness}"
            return (Mention(noun="creature", size=size, number=int(several), some=several),)
        return (Mention(card=piece.card.name, number=int(several), some=several),)

    def claims_of_each(self, acts: Sequence[ToldAct]) -> tuple[str, ...]:
        """Each act is claimed to be allowed; then one of them is done, if any is."""
        if len(acts) > MOST_TRIED:
            raise NotClear("which of them")
        attempts, self.attempts = self.attempts, False
        claims = []
        for act in acts:
            blocked, roles = self.blocked, dict(self.there.roles)
            attacked, active = self.attacked, self.active
            pending, mana, cast = (
                list(self.pending),
                {who: list(of) for who, of in self.mana.items()},
                self.last_cast[:],
            )
            before = len(self.when)
            sentence = self.act(act)
            claims.append(self.claimed(before + self.when[before:].index(sentence)))
            self.blocked, self.there.roles = blocked, roles
            if isinstance(act, AttacksWith):
                self.attacked, self.active = attacked, active
            if isinstance(act, Uses):
                self.pending, self.mana, self.last_cast = pending, mana, cast
        self.attempts = attempts
        if attempts and isinstance(acts[0], BlocksWith):
            self.act(acts[self.choose(ANY_OF, *(f"with {claim}" for claim in claims))])
        return tuple(claims)

    def claimed(self, at: int) -> str:
        """The act of a sentence is claimed to be allowed, and done where it is tried."""
        raise NotClear(str(at))
