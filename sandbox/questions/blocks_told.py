"""Blocks, told as sentences of the scenario language, with what attacked before."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from sandbox.cards import prints_of_the_pool
from sandbox.questions.abilities_told import AbilityTelling
from sandbox.questions.aiming_told import CALLED
from sandbox.questions.mentioned import IT, SUE, THEM, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece, easiest_of_band, size_of
from sandbox.questions.said.acts_combat import OTHER_ONE, AttacksWith, BlocksWith, Meets, Orders, TakesOn
from sandbox.questions.said.asked import Ask, AskDamage, AskLife, AskLosses, AskWhether
from sandbox.questions.said.outcomes import LosesGame, LosesLife, StaysInGame, Unscathed, WinsGame
from sandbox.questions.said.states import HasInPlay
from sandbox.questions.said.states_players import HasNo, HasNone
from sandbox.questions.said.things import Mention, PartSaid, Things, mentioned_in
from sandbox.questions.telling import ANY_OF, listed
from sandbox.questions.thing_words import SEVERAL_OF_IT
from sandbox.terms.types import BASIC_LAND_TYPES, CardType

WALKS = re.compile(r"\b(plains|island|swamp|mountain|forest)walk", re.IGNORECASE)
OF_LIFE = AskDamage | AskLife | AskLosses
LIVES = LosesGame | LosesLife | StaysInGame | WinsGame
LANDS = frozenset(BASIC_LAND_TYPES)
LAND = frozenset({CardType.LAND})


@cache
def nonbasic_land() -> str:
    """The name of a land that is not basic and does nothing besides."""
    prints = (card for card in prints_of_the_pool() if card.types == LAND and not card.supertypes)
    return min(card.name for card in prints if set(card.subtypes) & LANDS)


def _a(word: str) -> str:
    return "an" if word[0] in "AEIOU" else "a"


def _is_of_life(said: PartSaid) -> bool:
    """Whether it is no question, or one of a player's life and of nothing else."""
    outcome = said.outcome if isinstance(said, AskWhether) else None
    return not isinstance(said, Ask) or isinstance(said, OF_LIFE) or isinstance(outcome, LIVES)


def _is_of_loss(said: PartSaid) -> bool:
    """Whether it is asked what a player loses, or whether that is the game."""
    outcome = said.outcome if isinstance(said, AskWhether) else None
    return isinstance(said, OF_LIFE) or isinstance(outcome, LIVES)


def blocks_it(act: BlocksWith) -> bool:
    """`I block it`, with what nobody says: `it` means the same from there on."""
    unnamed = not act.blockers or act.blockers[0].noun == "own"
    return unnamed and len(act.attackers) == 1 and act.attackers[0].noun in IT


def one_each(act: BlocksWith, attackers: int) -> Things:
    """`each of them with a Giant`, `two of them with Giants`: one blocker for each attacker."""
    if attackers < 2 or len(act.blockers) != 1 or not act.blockers[0].card:
        return act.blockers
    blocker, met = act.blockers[0], act.attackers[0] if act.attackers else Mention()
    single = met.noun == "each" and blocker.number == 1 and not blocker.owner
    several = SEVERAL_OF_IT in blocker.marks and not blocker.number and not blocker.owner
    return (replace(blocker, number=attackers, marks=()),) if single or several else act.blockers


_CALLED_AS = {"him": "he", "her": "she"}
"""Words for what is blocked, and for the same in other places."""


class BlockTelling(AbilityTelling):
    """They raise NotClear where the words leave open what blocks, or what is blocked."""

    @staticmethod
    def owner_of(pieces: Sequence[Piece]) -> str:
        owners = {piece.controller for piece in pieces}
        if len(owners) != 1:
            raise NotClear("whose they are")
        return owners.pop()

    def blocked_by_them(self, act: BlocksWith, attackers: Sequence[Piece]) -> BlocksWith:
        """`they block his Giant`: not the player whose Giant it is, but the creatures spoken of."""
        itself = act.who == "they" and act.blockers and act.blockers[0].noun == "own"
        if not itself or not act.attackers or self.who("they") != self.owner_of(attackers):
            return act
        return BlocksWith((Mention(noun="them"),), act.attackers)

    def called_from_there(self, act: BlocksWith, attackers: Sequence[Piece]) -> None:
        """What is blocked as `her` is `she` in what follows."""
        word = act.attackers[0].noun if len(act.attackers) == len(attackers) == 1 else ""
        if word in _CALLED_AS:
            self.there.called_so_as[_CALLED_AS[word]] = attackers[0]

    def blocks(self, act: BlocksWith) -> str:
        if isinstance(act, TakesOn) and not self.attacked:
            raise NotClear("what is blocked")
        attackers, goes_on = self.blocked_by(act), blocks_it(act)
        if act.passive and not act.blockers and attackers and all(p in self.there.blocked_ones for p in attackers):
            return self.when[-1]  # `although it was blocked`, as has been told
        act = self.blocked_by_them(act, attackers)
        if act.blockers and act.blockers[0].noun == "own" and (self.active or attackers):
            side = other(self.active or self.owner_of(attackers))
            own = (
                self.in_order(act)
                or self.as_many_alike(side, attackers)
                or self.own_blockers(side, act.blockers[0].number)
            )
            own = own or act.blockers
            act = BlocksWith(own, act.attackers, act.who)
        here = bool(attackers) and not self.not_attacking(attackers)
        player = other(self.active if here else self.owner_of(attackers))
        blockers = self.alike(player) if act.blockers and act.blockers[0].noun == "own" else []
        blockers = blockers or self.blocking(one_each(act, len(attackers)), player)
        if act.blockers and act.blockers[0].noun == "them" and act.blockers[0].number not in (0, len(blockers)):
            raise NotClear("who blocks")
        if not blockers or self.owner_of(blockers) != player or (act.who and self.who(act.who) != player):
            raise NotClear("who blocks")
        if not self.attacked:
            self.all_who_attack(attackers)
            self.attack_before(attackers)
        if self.not_attacking(attackers):
            raise NotClear("what is blocked")
        if len(blockers) > 1 and len(attackers) == 1 and any(piece.made for piece in blockers):
            raise NotClear("which of them gets the damage")
        if any(piece.cast for piece in blockers):
            self.resolved()  # what has just been cast blocks once it is there
        self.lands_walked_on(attackers, player)
        self.tramples_on_walker(attackers)
        self.strikes_first_too([*attackers, *blockers])
        self.actor = player
        self.blocked = True
        self.there.blocked_ones += attackers
        self.there.roles["blocking"] = [*self.there.roles["blocking"], *blockers]
        self.called_from_there(act, attackers)
        if act.passive or len(blockers) > 1 or goes_on:
            self.there.focus += attackers if len(attackers) == 1 else []
        elif act.attackers and act.attackers[0].noun in IT and len(attackers) == 1:
            self.there.called_it = (attackers[0], len(self.there.focus))
        said = [f"{player} blocks {listed(one)} with {listed(by)}" for one, by in self.pairs(attackers, blockers)]
        if self.when and self.when[-1] == said[-1]:
            return said[-1]  # `the Wurm that is blocking it` is no other block
        for each in said[:-1]:
            self.say(each)
        return self.say(said[-1])

    def pairs(self, attackers: list[Piece], blockers: list[Piece]) -> list[tuple[list[Piece], list[Piece]]]:
        """As many blockers as attackers: each blocks one of them, of two either. Raises NotClear where it matters
        which blocks which."""
        if len(attackers) < 2 or len(attackers) != len(blockers):
            return [(attackers, blockers)]
        if all(len({piece.card.name for piece in each}) > 1 for each in (attackers, blockers)):
            if len(attackers) > 2:
                raise NotClear("which blocks which")
            ways = [f"{attackers[0].label} is blocked by {blocker.label}" for blocker in blockers]
            open_ = ANY_OF if self.asks_leave else "which blocks which"
            blockers = blockers[::-1] if self.choose(open_, *ways) else blockers
        return [([one], [another]) for one, another in zip(attackers, blockers, strict=True)]

    def blocking(self, things: Things, player: str) -> list[Piece]:
        """The blockers that are meant: a pronoun before others means one of the player's own."""
        if things and things[0].noun in IT:
            it = self.there.it_of(player)
            self.there.spoken_of(it)
            return it + [piece for piece in self.there.find(things[1:], player) if piece not in it]
        return self.there.find(tuple(self.own_of_it(thing, player) for thing in things), player) if things else []

    def own_of_it(self, thing: Mention, player: str) -> Mention:
        """`he attacks with a Bear, I block with a Bear`: not what is the other player's, which attacks."""
        alike = [p for p in self.there.pieces if thing.card and p.card.name == thing.card and p.zone == "play"]
        attack = bool(alike) and all(p in self.there.roles["attacking"] and p.controller != player for p in alike)
        return replace(thing, owner=CALLED[player]) if attack and not thing.owner else thing

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

    def has_become(self, land: str, player: str) -> bool:
        """Whether it is told that a land of the player's is one of this type now."""
        theirs = {piece.label for piece in self.there.pieces if piece.is_land and piece.owner == player}
        for piece in self.there.pieces:
            on = (
                {piece.host.label}
                if piece.host is not None
                else set(self.aimed.get((piece.card.name, piece.owner), []))
            )
            kinds = (f"is a {land}", f"is an {land}")
            is_it = any(kind in piece.card.text for kind in kinds) or any(s.endswith(f" {land}") for s in self.when)
            if "nchanted land is" in piece.card.text and on & theirs and is_it:
                return True
        return False

    def lands_walked_on(self, attackers: Sequence[Piece], player: str) -> None:
        """An attacker that walks on lands of which nothing is said: the one who blocks has such a land, or has none."""
        nonbasic = len(attackers) == 1 and "onbasic landwalk" in attackers[0].card.text
        if nonbasic and not any(self.are_all_told(said, player) for said in self.all_said):
            ways = (f"all lands of {player} are basic", f"{player} has a nonbasic land")
            if self.choose("which lands there are", *ways):
                self.there.new(card_named(nonbasic_land()), player, "play", 1)
            return
        walked = {land for piece in attackers for land in WALKS.findall(piece.card.text) if land.title() in LANDS}
        told = player in self.has_lands or player in self.several
        if len(walked) != 1 or told or len(attackers) != 1:
            return
        land = walked.pop().title()
        if self.is_lacking(land, player) or self.has_become(land, player):
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

    def as_many_alike(self, player: str, attackers: Sequence[Piece]) -> Things:
        """`I chump both`, with three Elves: one for each, of creatures that are all alike."""
        able = self.there.able(player) if len(attackers) > 1 and not self.asks_leave else []
        alike = len({piece.card.name for piece in able}) == 1 and not able[0].text and not self.blocked
        enough = alike and len(able) >= len(attackers) and self.band != list(attackers)
        return (Mention(card=able[0].card.name, number=len(attackers), some=True),) if enough else ()

    def own_blockers(self, player: str, number: int = 0) -> Things:
        """The one creature that the player has said to have; all of them, where so many block, or several (-1)."""
        able = self.there.able(player) or [
            p for p in self.there.pieces if p.owner == player and p.cast and p.is_creature
        ]
        if len(able) > 1 and number in (-1, len(able)):
            self.there.group = able
            return (Mention(noun="them"),)
        if not number and self.alike(player):
            return ()
        if not able and self.asks_leave and not number and not any(isinstance(s, HasNone) for s in self.all_said):
            return self.some_blocker(player)
        if not able and not number and all(map(_is_of_life, self.all_said)):
            self.assumptions.append(f"{player} has a creature without abilities to block with")
            return (Mention(noun="creature", number=1),)  # only what passes it by is asked about
        ready = [piece for piece in able if "tapped" not in piece.state]
        if not number and len(able) > 1:
            able = ready if len(ready) == 1 else able[:1] if self.asks_leave and not ready else able
        if len(able) != 1 or number:
            raise NotClear("who blocks")
        return (Mention(card=able[0].card.name) if not able[0].text else Mention(noun="own"),)

    def not_attacking(self, attackers: Sequence[Piece]) -> bool:
        return any(piece not in self.there.roles["attacking"] for piece in attackers)

    def blocked_by(self, act: BlocksWith) -> list[Piece]:
        """What is blocked: what is named, or the one attacker."""
        attacking = self.there.roles["attacking"]
        if len(attacking) == 1 and len(act.attackers) == 1 and act.attackers[0].noun in IT:
            return attacking
        if act.attackers == (OTHER_ONE,):
            return self.other_one(attacking)
        alike = len({piece.card.name for piece in attacking}) == 1
        if alike and act.attackers and act.attackers[0] == Mention(noun="one"):
            each = bool(act.blockers) and act.blockers[0].noun == "each"
            number = len(self.blocking(act.blockers, other(self.active))) if each else 1
            return (self.not_yet_blocked(attacking) or attacking)[:number]
        if act.attackers:
            owner = other(self.who(act.who)) if act.who else self.active
            whose = (act.blockers[0].owner or self.there.owners.get(act.blockers[0].card, "")) if act.blockers else ""
            if not owner and whose:
                owner = other(self.players.name(whose))
            if not owner and not act.passive and any(thing.noun == "mine" for thing in mentioned_in(self.all_said)):
                owner = SUE  # what the asker speaks of as its own is what the sentence speaks of
            if not owner and act.blockers and act.blockers[0].noun in IT:
                owner = next((other(p.controller) for p in reversed(self.there.focus) if p.is_creature), "")
            met = self.some_of_alike(act.attackers) or self.there.find(act.attackers, owner)
            return easiest_of_band(met) if self.band and set(met) == set(self.band) else met
        if not self.attacked and self.asks_leave and act.blockers:
            return self.some_attacker(act)
        if not self.attacked and act.blockers:
            return self.one_opposed(act.blockers) or self.there.only_creature()
        if self.band and self.band == attacking:
            return easiest_of_band(attacking)
        if len(attacking) != 1:
            raise NotClear("what is blocked")
        return attacking

    def one_opposed(self, blockers: Things) -> list[Piece]:
        """The one creature of the other player, where those that block are called by a pronoun."""
        if not all(thing.noun in THEM for thing in blockers) or not self.there.group:
            return []
        opposed = self.there.able(other(self.owner_of(self.there.find(blockers))))
        return opposed if len(opposed) == 1 else []

    def some_of_alike(self, things: Things) -> list[Piece]:
        """`I block one Ogre`: of several attackers of one name, as many as are said, whichever."""
        attacking = [piece for piece in self.there.roles["attacking"] if piece.card.name == things[0].card]
        free = self.not_yet_blocked(attacking)
        some = len(things) == 1 and 0 < things[0].number < len(attacking)
        return free[: things[0].number] if some and not things[0].marks else []

    def not_yet_blocked(self, attacking: Sequence[Piece]) -> list[Piece]:
        return [p for p in attacking if not any(f" blocks {p.label} with " in said for said in self.when)]

    def other_one(self, attacking: Sequence[Piece]) -> list[Piece]:
        """The other attacker. Raises NotClear where none was blocked, and where there are several that are not
        alike."""
        free = self.not_yet_blocked(attacking)
        if len(free) == len(attacking):
            return self.there.the_other([])
        if len({piece.card.name for piece in free}) != 1:
            raise NotClear("what is blocked")
        return free[:1]

    def some_attacker(self, act: BlocksWith) -> list[Piece]:
        """Where it is asked whether something may block at all: the one other creature that is not said to be the
        player's own, or one without any ability. Raises NotClear where there are several."""
        blockers = self.there.find(act.blockers, self.who(act.who))
        player = self.owner_of(blockers)
        own = {thing.card for said in self.all_said for thing in self.said_to_have(said, player)}
        others = [p for p in self.there.pieces if p.is_creature and p.zone == "play" and p not in blockers]
        others = [piece for piece in others if piece.card.name not in own]
        if len(others) > 1:
            raise NotClear("what attacks")
        if others:
            others[0].owner = other(player)
            return others
        self.assumptions.append("a 2/2 creature without abilities attacks")
        return self.there.find((Mention(noun="creature", size="2/2", number=1),), other(player))

    def said_to_have(self, said: PartSaid, player: str) -> Things:
        """What is said there to be the player's."""
        if isinstance(said, HasInPlay) and said.who and self.who(said.who) == player:
            return said.things
        return tuple(t for t in mentioned_in(said) if t.owner in ("i", "opp") and self.who(t.owner) == player)

    def all_who_attack(self, attackers: Sequence[Piece]) -> None:
        """`he has an Angel and a Wurm, I block the Wurm`: where it is asked what is lost, the other one may attack as
        well. Raises NotClear."""
        others = [p for p in self.there.able(self.owner_of(attackers)) if p not in attackers]
        told = any(isinstance(said, AttacksWith | Meets) for said in self.all_said)
        if others and not told and not self.asks_leave and any(_is_of_loss(said) for said in self.all_said):
            raise NotClear("who attacks")

    def attack_before(self, attackers: Sequence[Piece]) -> None:
        """What is blocked has attacked."""
        player = self.owner_of(attackers)
        if self.active not in ("", player):
            raise NotClear("whose turn it is")
        self.active, self.attacked = player, True
        self.players.active = player
        self.there.roles["attacking"] = list(attackers)
        self.when.append(f"{player} attacks with {listed(attackers)}")
