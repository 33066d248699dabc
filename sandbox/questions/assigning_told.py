"""To whom the damage of a creature in combat goes, and the order of blockers, told as sentences of the scenario
language."""

from __future__ import annotations

import re

from sandbox.questions.blocks_told import BlockTelling
from sandbox.questions.casting_told import ORDER
from sandbox.questions.mentioned import IT, other
from sandbox.questions.pieces import NotClear, Piece, has_word
from sandbox.questions.said.acts_combat import LEAST, REST, Assigns, AssignsEach, AssignsMost, Orders
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import one_after_the_other

ORDERED = ("the blockers are put in order first", "they stand in no order")
_CHANGES = re.compile(r" casts | activates | equips |counter|has \d+ damage")
"""Sentences after which less or more than its toughness may be lethal for a creature, or its power may be another."""
_IN_COMBAT = re.compile(r"[Rr]ampage|[Bb]ushido|becomes blocked|blocks or|each creature blocking")
"""Texts of creatures that have another power in some combats."""
ALL = "all"
"""Said for a number that is known only once it is played."""


class AssignTelling(BlockTelling):
    """Each method tells one kind of act and gives its sentence. They raise NotClear where the words leave open what is
    done."""

    def orders(self, act: Orders, player: str) -> str:
        """Those that are named first, or last."""
        attackers = self.there.roles["attacking"]
        if len(attackers) != 1:
            raise NotClear("which order")
        blockers = self.there.roles["blocking"]
        named = self.there.find(act.things, other(player))
        if act.last and (len(blockers) != 2 or named[0] not in blockers):
            raise NotClear("which order")
        rest = [piece for piece in blockers if piece not in named]
        line = [*rest, *named] if act.last else [*named, *rest]
        return self.say(f"{player} orders the blockers of {attackers[0].label}: {one_after_the_other(line)}")

    def tramples(self, piece: Piece) -> bool:
        """By itself, by what is on it, or by what has been done to it."""
        worn = [each for each in self.there.pieces if each.host is piece]
        return any(has_word(each, "trample") for each in [piece, *worn])

    def assigned(self, act: Assigns | AssignsEach | AssignsMost) -> str:
        """Combat damage divided, where the edition has it so after the blockers were put in order."""
        attackers, blockers = self.there.roles["attacking"], self.there.roles["blocking"]
        if isinstance(act, AssignsMost):
            return self.tramples_most(act)
        told = any(" orders the blockers of " in sentence for sentence in self.when)
        if len(attackers) == 1 and len(blockers) > 1 and not told and not self.choose(ORDER, *ORDERED):
            line = one_after_the_other(self.as_assigned(act, blockers))
            block = max(at for at, sentence in enumerate(self.when) if " blocks " in sentence)
            self.when.insert(block + 1, f"{attackers[0].owner} orders the blockers of {attackers[0].label}: {line}")
        return self.assigns_each(act) if isinstance(act, AssignsEach) else self.assigns(act)

    def tramples_most(self, act: AssignsMost) -> str:
        """No more is told: whoever may choose lets as much through as can be. Raises NotClear where nothing tramples or
        it is not that player's creature."""
        attackers = self.there.roles["attacking"]
        if not self.blocked or not any(map(self.tramples, attackers)) or (act.who and self.who(act.who) != self.active):
            raise NotClear("how much is assigned")
        return ""

    def as_assigned(self, act: Assigns | AssignsEach, blockers: list[Piece]) -> list[Piece]:
        """The blockers, those that are named with their damage first."""
        if isinstance(act, AssignsEach):
            return blockers
        taking = [thing for _, thing in act.amounts if thing.noun != "player"]
        named = [self.there.find((thing,), blockers[0].owner)[-1] for thing in taking]
        return [*named, *(piece for piece in blockers if piece not in named)]

    def assigns_each(self, act: AssignsEach) -> str:
        """As much to each blocker, or evenly. Raises NotClear where they get different numbers and it is not said which
        of them gets which."""
        attackers, blockers = self.there.roles["attacking"], self.there.roles["blocking"]
        number = max(len(blockers), 1)
        power = attackers[0].works_as.power or 0 if len(attackers) == 1 else 0
        each = {act.each} if act.each else set(act.amounts) or {power // number}
        even = len(each) == 1 and (not act.amounts or len(act.amounts) == number)
        if (
            number < 2
            or not even
            or act.total not in (0, power)
            or (not act.each and not act.amounts and power % number)
        ):
            raise NotClear("what damage is assigned to")
        amount = each.pop()
        dealer = attackers[0]
        first, *more = [piece.label for piece in blockers]
        ends = "".join(f" and {amount} to {label}" for label in more)
        player = self.who(act.who) if act.who else dealer.owner
        return self.say(f"{player} assigns {amount} damage from {dealer.label} to {first}{ends}")

    def assigns(self, act: Assigns) -> str:
        """The combat damage of the one creature that has several before it, or tramples, or is before a band. All of it
        on the one creature before it need not be said."""
        dealer, hurt, chooser = self.whose_damage()
        named = act.dealer is not None and act.dealer.noun not in IT
        if named and act.dealer is not None and self.there.find((act.dealer,), dealer.owner) != [dealer]:
            raise NotClear("whose damage is assigned")
        takers = [self.taker(thing, dealer, hurt) for _, thing in act.amounts]
        if self.tramples(dealer) and gives_the_least(act, takers, hurt):
            return self.tramples_most(AssignsMost(act.who))
        if [n for n, _ in act.amounts] == [-1] and takers[0] is not None and self.power_varies(dealer, hurt):
            player = self.who(act.who) if act.who else chooser
            return self.say(f"{player} assigns {ALL} damage from {dealer.label} to {takers[0].label}")
        amounts = self.in_numbers([n for n, _ in act.amounts], takers, dealer)
        if len(hurt) == 1 and takers == hurt and not self.tramples(dealer):
            if amounts != [dealer.works_as.power]:
                raise NotClear("whose damage is assigned")
            return self.when[-1]
        if None in takers and self.goes_past(dict(zip(takers, amounts, strict=True)), dealer, hurt):
            return self.tramples_most(AssignsMost(act.who))
        amounts, takers = self.with_rest(amounts, takers, dealer, hurt)
        (first, to), *more = zip(amounts, self.labels(takers, dealer), strict=True)
        ends = "".join(f" and {number} to {label}" for number, label in more if number)
        player = self.who(act.who) if act.who else chooser
        return self.say(f"{player} assigns {first} damage from {dealer.label} to {to}{ends}")

    def with_rest(
        self, amounts: list[int], takers: list[Piece | None], dealer: Piece, hurt: list[Piece]
    ) -> tuple[list[int], list[Piece | None]]:
        """What is said to go past the one creature before it leaves the rest for that creature. Raises NotClear where
        it may have another power."""
        power = dealer.works_as.power
        if takers != [None] or len(hurt) != 1:
            return amounts, takers
        if power is None or any(map(_CHANGES.search, [*self.given, *self.when])):
            raise NotClear("how much is assigned")
        left = power - amounts[0]
        return ([*amounts, left], [None, hurt[0]]) if left > 0 else (amounts, takers)

    def power_varies(self, dealer: Piece, hurt: list[Piece]) -> bool:
        """Whether it may deal another number than its card says, and it matters to whom that goes."""
        changed = any(map(_CHANGES.search, [*self.given, *self.when])) or _IN_COMBAT.search(dealer.works_as.text)
        return len(hurt) > 1 and bool(changed or any(piece.host is dealer for piece in self.there.pieces))

    def whose_damage(self) -> tuple[Piece, list[Piece], str]:
        """Whose damage can be divided, among which creatures, and by whom."""
        attackers, blockers = self.there.roles["attacking"], self.there.roles["blocking"]
        if self.band == attackers and len(blockers) == 1 and len(attackers) > 1:
            return blockers[0], attackers, self.active
        if len(attackers) == 1 and self.blocked and blockers:
            banded = any(has_word(piece, "banding") for piece in blockers)
            return attackers[0], blockers, blockers[0].owner if banded else attackers[0].owner
        raise NotClear("whose damage is assigned")

    def taker(self, thing: Mention, dealer: Piece, hurt: list[Piece]) -> Piece | None:
        """A creature before it, or the one who is attacked, as None."""
        if thing.noun == "player":
            attacked = self.who(thing.owner) == other(dealer.owner) and dealer in self.there.roles["attacking"]
            if not attacked or self.walker_attacked:
                raise NotClear("what damage is assigned to")
            return None
        (piece, *others) = self.there.find((thing,), other(dealer.owner))
        if others or piece not in hurt:
            raise NotClear("what damage is assigned to")
        return piece

    def labels(self, takers: list[Piece | None], dealer: Piece) -> list[str]:
        return [other(dealer.owner) if piece is None else piece.label for piece in takers]

    def in_numbers(self, amounts: list[int], takers: list[Piece | None], dealer: Piece) -> list[int]:
        """All of it, what is lethal, and what is left over, as numbers. Raises NotClear where its size or what is
        lethal may have changed."""
        power = dealer.works_as.power
        if min(amounts) >= 0:
            return amounts
        changed = any(map(_CHANGES.search, [*self.given, *self.when])) or has_word(dealer, "deathtouch")
        if power is None or changed or amounts.count(REST) > 1:
            raise NotClear("how much is assigned")
        found = [power if n == -1 else n for n in amounts]
        found = [self.lethal_for(p) if n == LEAST else n for n, p in zip(found, takers, strict=True)]
        left = power - sum(n for n in found if n >= 0)
        if left < 0:
            raise NotClear("how much is assigned")
        if REST not in found and left:
            found[-1] += left
        return [left if n == REST else n for n in found]

    def goes_past(self, share: dict[Piece | None, int], dealer: Piece, hurt: list[Piece]) -> bool:
        """Whether the creatures before it get just what is lethal, and the player all that is left."""
        if any(map(_CHANGES.search, [*self.given, *self.when])) or sum(share.values()) != dealer.works_as.power:
            return False
        return all(share.get(piece, 0) == piece.works_as.toughness for piece in hurt)

    def lethal_for(self, piece: Piece | None) -> int:
        """As much as its toughness."""
        toughness = None if piece is None else piece.works_as.toughness
        if piece is None or toughness is None or piece.state:
            raise NotClear("how much is lethal")
        return toughness


def gives_the_least(act: Assigns, takers: list[Piece | None], hurt: list[Piece]) -> bool:
    """Whether each creature before it gets just what is lethal: what is left goes past them, be that said or not."""
    shares = [(n, piece) for (n, _), piece in zip(act.amounts, takers, strict=True)]
    least = {piece for n, piece in shares if n == LEAST}
    return least == set(hurt) and all(n == LEAST or (n == REST and piece is None) for n, piece in shares)
