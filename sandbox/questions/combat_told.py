"""Attacks and blocks, told as sentences of the scenario language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.cards import POOL
from sandbox.questions.casting_told import CIRCLE, CastingTelling
from sandbox.questions.mentioned import BOB, IT, SUE, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece, size_of
from sandbox.questions.preventing_told import OF_A_SOURCE
from sandbox.questions.said.acts import AimsTrigger, AttacksWith, BlocksNothing, BlocksWith, HitsFor, Orders
from sandbox.questions.said.asked import AskDamage, AskLife, AskWhether
from sandbox.questions.said.outcomes import Unscathed
from sandbox.questions.said.states import HasInPlay, HasNo, HasNone, TookInCombat
from sandbox.questions.said.things import Mention, PartSaid, Things, mentioned_in
from sandbox.questions.sides_said import blocking_one, hurt_one
from sandbox.questions.telling import joined, listed, one_after_the_other
from sandbox.terms.types import BASIC_LAND_TYPES, CardType

TRIGGERED = re.compile(r"^(?:When|Whenever) [^\n]*target", re.MULTILINE)
WALKS = re.compile(r"\b(plains|island|swamp|mountain|forest)walk", re.IGNORECASE)
LANDS = frozenset(BASIC_LAND_TYPES)
LAND = frozenset({CardType.LAND})
NONBASIC = min(
    name for name, card in POOL.items() if card.types == LAND and set(card.subtypes) & LANDS and not card.supertypes
)
"""A land that is not basic and does nothing besides."""
NO_BLOCKS = "blocks with nothing"


def _a(word: str) -> str:
    return "an" if word[0] in "AEIOU" else "a"


class CombatTelling(CastingTelling):
    """Each method tells one kind of act and gives its sentence. They raise NotClear where the words leave open what is
    done."""

    def attacks(self, act: AttacksWith) -> str:
        said = self.who(act.who) if act.who else ""
        if act.things[0].noun == "own" and act.who == "they" and self.there.focus:
            return self.attacks(AttacksWith((Mention(noun="they"),), "", act.target, act.facing))
        if act.things[0].noun == "own" and act.who in ("", "same"):
            said = self.actor or BOB
        if act.things[0].noun == "own" and said and not self.there.able(said) and self.there.focus:
            act = replace(act, things=(Mention(noun="it"),))  # a creature that the player has taken
        pieces = self.there.find(act.things, said or self.active or self.attacker(act))
        player = said or self.owner_of(pieces)
        if act.number and sum(piece.works_as.power or 0 for piece in pieces) != act.number:
            raise NotClear(f"{listed(pieces)} for {act.number}")
        if act.connects and self.attacked:
            return self.goes_unblocked(pieces)
        for piece in pieces:
            piece.taken = player if piece.owner != player else piece.taken
        self.actor = player
        self.next_turn_comes(player)
        if self.active not in ("", player) or self.attacked:
            raise NotClear("whose turn it is")
        self.main_phase(player)
        self.active, self.attacked = player, True
        self.players.active = player
        self.there.roles["attacking"] = pieces
        target = [t for t in act.target if t.noun != "player"]
        at = f" {self.there.find(tuple(target), other(player))[0].label}" if target else ""
        self.walker_attacked = bool(target)
        if act.facing:
            self.there.find(act.facing, other(player))
        self.there.spoken_of(pieces + (self.there.find(tuple(target)) if target else []))
        band = f", {listed(pieces)} in a band" if act.band else ""
        sentence = self.say(f"{player} attacks{at} with {listed(pieces)}{band}")
        if act.connects and not self.asks_leave and self.there.able(other(player)):
            self.say(f"{other(player)} {NO_BLOCKS}")
        return sentence

    def goes_unblocked(self, pieces: Sequence[Piece]) -> str:
        """Attackers that are said to come through. Raises NotClear for others, and where it is told that they are
        blocked."""
        attacking = self.there.roles["attacking"]
        told = any(f" blocks {piece.label} " in sentence for piece in pieces for sentence in self.when)
        if told or any(piece not in attacking for piece in pieces) or (self.blocked and len(pieces) == len(attacking)):
            raise NotClear("what is not blocked")
        return "" if len(pieces) < len(attacking) else self.say(f"{other(self.active)} {NO_BLOCKS}")

    def blocks_nothing(self, act: BlocksNothing) -> str:
        """Nothing blocks those that are named, or nothing blocks at all. Of those that are named it may be said for the
        first time that they attack."""
        whose = "" if self.attacked else self.active or self.attacker(AttacksWith(()))
        named = self.there.find(act.things, whose) if act.things else []
        if not self.attacked and not act.things and not any(p.is_creature for p in self.there.pieces):
            self.no_blocks_yet = True  # it is told before the attack
            return ""
        if not self.attacked and named:
            self.attack_before(named)
        elif not self.attacked:
            self.attack_before(self.there.only_creature())
        attacking = self.there.roles["attacking"]
        if any(piece not in attacking for piece in named):
            raise NotClear("what is not blocked")
        if named and len(named) < len(attacking):
            return ""
        self.actor = other(self.active or BOB) if act.who else self.actor
        return self.say(f"{other(self.active or BOB)} {NO_BLOCKS}")

    def fights(self, piece: Piece, mark: str) -> None:
        """What is called `attacking` or `unblocked` attacks, if it is not told otherwise. Raises NotClear."""
        attackers, blockers = self.there.roles["attacking"], self.there.roles["blocking"]
        if mark in ("attacking", "unblocked") and not self.attacked:
            self.resolved()
            self.attack_before([piece])
        elif piece not in (blockers if mark == "blocking" else attackers) or (mark == "blocked" and not blockers):
            raise NotClear(f"{mark} {piece.label}")
        if mark == "unblocked" and not self.blocked and not any(NO_BLOCKS in sentence for sentence in self.when):
            self.say(f"{other(self.active)} {NO_BLOCKS}")

    def attacker(self, act: AttacksWith) -> str:
        """Whose attackers are that nobody is said to control: of the one whom no damage is asked about, and who does
        not block."""
        aimed = [self.players.name(target.owner) for target in act.target if target.owner]
        hurt = [who for said in self.all_said if (who := hurt_one(said))]
        if aimed or hurt:
            return other(aimed[0] if aimed else self.players.name(hurt[0]))
        owned = any(thing.owner or self.there.owners.get(thing.card) for thing in act.things)
        owned = owned or any(piece.card.name == t.card for t in act.things for piece in self.there.pieces)
        blocks = [who for said in self.all_said if (who := blocking_one(said)) not in ("", "same", "someone")]
        if act.things and not owned and blocks and blocks[0] != act.who:
            return other(self.players.name(blocks[0]))
        if act.things and not owned and any(isinstance(said, AskLife) and said.who == "i" for said in self.all_said):
            return (BOB, SUE)[self.choose("who attacks", "Bob attacks", "Sue attacks")]
        return ""

    @staticmethod
    def owner_of(pieces: Sequence[Piece]) -> str:
        owners = {piece.controller for piece in pieces}
        if len(owners) != 1:
            raise NotClear("whose they are")
        return owners.pop()

    def blocks(self, act: BlocksWith) -> str:
        attackers = self.blocked_by(act)
        if act.blockers and act.blockers[0].noun == "own" and (self.active or attackers):
            side = other(self.active or self.owner_of(attackers))
            own = self.in_order(act) or self.own_blockers(side, act.blockers[0].number)
            own = own or act.blockers
            act = BlocksWith(own, act.attackers, act.who)
        here = bool(attackers) and not self.not_attacking(attackers)
        player = other(self.active if here else self.owner_of(attackers))
        blockers = self.alike(player) if act.blockers and act.blockers[0].noun == "own" else []
        blockers = blockers or self.blocking(act.blockers, player)
        if not blockers or self.owner_of(blockers) != player or (act.who and self.who(act.who) != player):
            raise NotClear("who blocks")
        if not self.attacked:
            self.attack_before(attackers)
        if self.not_attacking(attackers):
            raise NotClear("what is blocked")
        self.lands_walked_on(attackers, player)
        self.tramples_on_walker(attackers)
        self.strikes_first_too([*attackers, *blockers])
        self.actor = player
        self.blocked = True
        self.there.roles["blocking"] = [*self.there.roles["blocking"], *blockers]
        if act.passive or len(blockers) > 1:
            self.there.focus += attackers if len(attackers) == 1 else []
        return self.say(f"{player} blocks {listed(attackers)} with {listed(blockers)}")

    def blocking(self, things: Things, player: str) -> list[Piece]:
        """The blockers that are meant: a pronoun before others means one of the player's own."""
        if things and things[0].noun in IT:
            it = self.there.it_of(player)
            return it + [piece for piece in self.there.find(things[1:], player) if piece not in it]
        return self.there.find(things, player) if things else []

    def tramples_on_walker(self, attackers: Sequence[Piece]) -> None:
        """A creature of which only the size is said attacks a planeswalker and is blocked: it may have trample."""
        if (
            not self.walker_attacked
            or len(attackers) != 1
            or not attackers[0].text
            or attackers[0].text.count("\n") > 2
        ):
            return
        (piece,) = attackers
        self.may_have("trample", piece)

    def strikes_first_too(self, fighters: Sequence[Piece]) -> None:
        """It is asked whether a creature with first strike takes no damage: another of which only the size is said may
        have it as well."""
        asked = any(isinstance(s, AskWhether) and isinstance(s.outcome, Unscathed) for s in self.all_said)
        plain = [piece for piece in fighters if piece.text and piece.text.count("\n") == 2]
        if asked and len(plain) == 1 and any("irst strike" in piece.card.text for piece in fighters):
            self.may_have("first strike", plain[0])

    def may_have(self, keyword: str, piece: Piece) -> None:
        """A creature of which only the size is said has the keyword in one of two ways."""
        size = size_of(piece)
        if self.choose(f"whether it has {keyword}", f"the {size} has no {keyword}", f"the {size} has {keyword}"):
            *head, last = piece.text.split("\n")
            piece.text = "\n".join([*head, keyword.capitalize(), last])

    def lands_walked_on(self, attackers: Sequence[Piece], player: str) -> None:
        """An attacker that walks on lands of which nothing is said: the one who blocks has such a land, or has none."""
        nonbasic = len(attackers) == 1 and "onbasic landwalk" in attackers[0].card.text
        if nonbasic and not any(self.are_all_told(said, player) for said in self.all_said):
            ways = (f"all lands of {player} are basic", f"{player} has a nonbasic land")
            if self.choose("which lands there are", *ways):
                self.there.new(card_named(NONBASIC), player, "play", 1)
            return
        walked = {land for piece in attackers for land in WALKS.findall(piece.card.text) if land.title() in LANDS}
        told = player in self.has_lands or player in self.several
        if len(walked) != 1 or told or len(attackers) != 1:
            return
        land = walked.pop().title()
        if self.is_lacking(land, player):
            return
        if self.choose("which lands there are", f"{player} has no {land}", f"{player} has {_a(land)} {land}"):
            self.there.new(card_named(land), player, "play", 1)

    def is_lacking(self, land: str, player: str) -> bool:
        """Whether the player is said to have no such land."""
        told = [said.who for said in self.all_said if isinstance(said, HasNo) and said.thing.card == land]
        return any(who == "both" or self.who(who) == player for who in told)

    def are_all_told(self, said: PartSaid, player: str) -> bool:
        """Whether it says what lands the player has, and not that there are more such."""
        lands = isinstance(said, HasInPlay) and any(t.card and card_named(t.card).types == LAND for t in said.things)
        return isinstance(said, HasInPlay) and lands and not said.such and self.who(said.who or "i") == player

    def in_order(self, act: BlocksWith) -> Things:
        """Blockers that are named only where they are put in order."""
        told = [said.things for said in self.all_said if isinstance(said, Orders)]
        wanted = act.blockers[0].number
        return told[0] if len(told) == 1 and wanted in (-1, len(told[0])) and not act.who else ()

    def some_blocker(self, player: str) -> Things:
        """Where it is asked whether a player may block, of whose creatures nothing is said: one without abilities."""
        blocker = self.there.one(Mention(noun="creature", number=1), player)[0]
        self.assumptions.append(f"{player} has a creature without abilities to block with")
        return (
            (Mention(noun="creature", size=size_of(blocker)),) if blocker.text else (Mention(card=blocker.card.name),)
        )

    def alike(self, player: str) -> list[Piece]:
        """Where it is asked whether a player may block at all: one of several creatures that are all alike."""
        able = self.there.able(player)
        return able[:1] if self.asks_leave and len(able) > 1 and len({p.card.name for p in able}) == 1 else []

    def own_blockers(self, player: str, number: int = 0) -> Things:
        """The one creature that the player has said to have; all of them, where so many block, or several (-1)."""
        able = self.there.able(player)
        if len(able) > 1 and number in (-1, len(able)):
            self.there.group = able
            return (Mention(noun="them"),)
        if not number and self.alike(player):
            return ()
        if not able and self.asks_leave and not number and not any(isinstance(s, HasNone) for s in self.all_said):
            return self.some_blocker(player)
        if len(able) != 1 or number:
            raise NotClear("who blocks")
        return (Mention(card=able[0].card.name) if not able[0].text else Mention(noun="own"),)

    def circle_used(self) -> None:
        """Whoever has mana for one use of the one circle there uses it against attackers that nobody blocks, where it
        is asked how much is lost."""
        player = other(self.active)
        circles = [p for p in self.there.able_to_prevent(player) if OF_A_SOURCE.search(p.card.text)]
        own = [piece for piece in self.there.pieces if piece.owner == player and piece.is_land]
        attackers = self.there.roles["attacking"]
        asked = any(isinstance(said, AskDamage | AskLife) for said in self.all_said)
        used = any(piece.label in sentence for piece in circles for sentence in self.when)
        if len(circles) != 1 or self.blocked or not asked or used or min(len(own), len(attackers)) != 1:
            return
        if len({piece.card.name for piece in attackers}) != 1 or attackers[0].text:
            return
        circle = circles[0].label
        on = CIRCLE if len(attackers) > 1 else "whether it is used"  # one use of several: how far it helps is asked
        if self.choose(on, f"{circle} is used", f"{circle} is not used"):
            self.left_unused.append(circle)
            return
        self.assumptions.append(f"{circle} is used")
        self.shields(circles[0], player, (Mention(card=attackers[0].card.name),))

    def not_attacking(self, attackers: Sequence[Piece]) -> bool:
        return any(piece not in self.there.roles["attacking"] for piece in attackers)

    def blocked_by(self, act: BlocksWith) -> list[Piece]:
        """What is blocked: what is named, or the one attacker."""
        attacking = self.there.roles["attacking"]
        if len(attacking) == 1 and len(act.attackers) == 1 and act.attackers[0].noun in IT:
            return attacking
        if act.attackers and act.attackers[0].noun == "one" and len({piece.card.name for piece in attacking}) == 1:
            return attacking[:1]
        if act.attackers:
            owner = other(self.who(act.who)) if act.who else self.active
            whose = (act.blockers[0].owner or self.there.owners.get(act.blockers[0].card, "")) if act.blockers else ""
            if not owner and whose:
                owner = other(self.players.name(whose))
            if not owner and not act.passive and any(thing.noun == "mine" for thing in mentioned_in(self.all_said)):
                owner = SUE  # what the asker speaks of as its own is what the sentence speaks of
            return self.there.find(act.attackers, owner)
        if not self.attacked and self.asks_leave and act.blockers:
            return self.some_attacker(act)
        if not self.attacked and act.blockers:
            return self.there.only_creature()
        if len(self.there.roles["attacking"]) != 1:
            raise NotClear("what is blocked")
        return self.there.roles["attacking"]

    def some_attacker(self, act: BlocksWith) -> list[Piece]:
        """Where it is asked whether something may block at all: an attacker without any ability."""
        player = self.owner_of(self.there.find(act.blockers, self.who(act.who)))
        self.assumptions.append("a 2/2 creature without abilities attacks")
        return self.there.find((Mention(noun="creature", size="2/2", number=1),), other(player))

    def attack_before(self, attackers: Sequence[Piece]) -> None:
        """What is blocked has attacked."""
        player = self.owner_of(attackers)
        if self.active not in ("", player):
            raise NotClear("whose turn it is")
        self.active, self.attacked = player, True
        self.players.active = player
        self.there.roles["attacking"] = list(attackers)
        self.when.append(f"{player} attacks with {listed(attackers)}")

    def took_in_combat(self, said: TookInCombat) -> None:
        """It has attacked and was blocked by a creature that dealt it so much. Raises NotClear where combat is told."""
        (piece,) = self.there.find((replace(said.thing, size=""),))
        number = said.n
        if said.known and (self.took != {piece.label: number} or said.thing.size not in ("", size_of(piece))):
            raise NotClear("what damages it")
        if said.known:
            return
        self.took[piece.label] = number
        if self.attacked or not number:
            raise NotClear("what damages it")
        self.resolved()
        self.attack_before([piece])
        size = Mention(noun="creature", size=f"{number}/{number}", number=1)
        blockers = self.there.find((size,), other(piece.owner))
        self.blocked, self.there.roles["blocking"] = True, blockers
        self.when.append(f"{other(piece.owner)} blocks {piece.label} with {listed(blockers)}")
        self.assumptions.append(f"a {number}/{number} without abilities blocks {piece.label}")
        self.fight()
        self.there.spoken_of([piece])

    def hits_for(self, act: HitsFor) -> str:
        """A creature that has not been said to attack does; else what has come about is claimed."""
        player, hurt = self.who(act.who), self.who(act.other)
        if player == hurt or self.blocked or self.damage:
            raise NotClear("what hits")
        sentence = "" if self.attacked else self.attacks(AttacksWith((Mention(noun="it"),), act.who))
        self.resolved()
        self.fight()
        self.victim = hurt
        self.stated_loss(hurt, act.number)
        return sentence or self.when[-1]

    def stated_loss(self, player: str, number: int) -> None:
        """What somebody is said to have lost."""
        raise NotClear(f"{player} loses {number}")

    def aims_trigger(self, act: AimsTrigger) -> str:
        """What triggered as somebody attacked or came into play, aimed. Raises NotClear where it is not known what."""
        player = self.does(act.who) if act.who else self.actor
        able = [p for p in self.there.focus if p.owner == player and TRIGGERED.search(p.works_as.text)]
        if not able or (act.number and not re.search(rf"\b{act.number}\b", able[-1].works_as.text)):
            raise NotClear("what triggers")
        if self.pending:
            self.resolved()
        aims = self.aims(act.targets, able[-1], player)
        self.pending.append(able[-1])
        self.aimed[able[-1].card.name, player] = aims
        return self.say(f"{player} targets {joined(aims)}")

    def orders(self, things: Things, player: str) -> str:
        attackers = self.there.roles["attacking"]
        if len(attackers) != 1:
            raise NotClear("which order")
        first = self.there.find(things, other(player))
        rest = [piece for piece in self.there.roles["blocking"] if piece not in first]
        return self.say(f"{player} orders the blockers of {attackers[0].label}: {one_after_the_other([*first, *rest])}")

    def assigns(self, amounts: Sequence[tuple[int, Mention]]) -> str:
        """The combat damage of the one creature that has several before it."""
        attackers, blockers = self.there.roles["attacking"], self.there.roles["blocking"]
        dealers = attackers if len(attackers) == 1 and len(blockers) > 1 else []
        if not dealers:
            raise NotClear("whose damage is assigned")
        dealer = dealers[0]
        given = [(number, self.there.find((thing,), other(dealer.owner))) for number, thing in amounts]
        if any(len(pieces) != 1 or pieces[0] not in blockers for _, pieces in given):
            raise NotClear("what damage is assigned to")
        (first, to), *more = [(dealer.card.power if n < 0 else n, pieces[0].label) for n, pieces in given]
        ends = "".join(f" and {number} to {label}" for number, label in more)
        return self.say(f"{dealer.owner} assigns {first} damage from {dealer.label} to {to}{ends}")
