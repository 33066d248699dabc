"""Attacks and blocks, told as sentences of the scenario language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.aiming_told import CALLED
from sandbox.questions.assigning_told import AssignTelling
from sandbox.questions.mentioned import BOB, IT, SUE, other, refuse_to_fight
from sandbox.questions.pieces import NotClear, NotThisWay, Piece, has_word, size_of
from sandbox.questions.said.acts import Activates, AimsTrigger, Prevents, ToldAct
from sandbox.questions.said.acts_combat import (
    AttacksWith,
    BlocksNothing,
    BlocksWith,
    HitsFor,
    Provokes,
)
from sandbox.questions.said.asked import AskLife, AskWhichCan, act_of
from sandbox.questions.said.outcomes import LosesLife, ToldOutcome
from sandbox.questions.said.states import HasInPlay, TookInCombat
from sandbox.questions.said.states_players import HasLife
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, Things
from sandbox.questions.sides_said import asks_whether_lost, blocking_one, hurt_one
from sandbox.questions.telling import RESOLVES, joined, listed
from sandbox.questions.thing_words import ANIMATED, LIES_IN_GRAVEYARD, SEVERAL_OF_IT
from sandbox.terms.types import CardType

DIES_OF = re.compile(r" by sacrificing | activates Destroyer targeting ")
TRIGGERED = re.compile(r"^(?:When|Whenever) [^\n]*target", re.MULTILINE)
NO_BLOCKS = "blocks with nothing"
OWN_RETURN = " from your graveyard to "


def refuse_walkers(pieces: Sequence[Piece]) -> None:
    """Raises NotClear for planeswalkers: they attack nobody."""
    if any(CardType.PLANESWALKER in piece.card.types and not piece.is_creature for piece in pieces):
        raise NotClear("who attacks")


def refuse_one_of_several(things: Things, pieces: Sequence[Piece]) -> None:
    """`my Hill Giant`, where there are two. Raises NotClear."""
    for thing in things:
        one = thing.card and not thing.number and SEVERAL_OF_IT not in thing.marks and not thing.card.endswith("s")
        if one and sum(piece.card.name == thing.card for piece in pieces) > 1:
            raise NotClear(f"which {thing.card}")


class CombatTelling(AssignTelling):
    """Each method tells one kind of act and gives its sentence. They raise NotClear where the words leave open what is
    done."""

    def attacks(self, act: AttacksWith) -> str:
        nobody = not act.who or (act.who == "same" and not self.when)
        said = "" if nobody else self.who(act.who)
        if act.things[0].noun == "own" and act.who == "they" and self.there.focus:
            return self.attacks(AttacksWith((Mention(noun="they"),), "", act.target, act.facing))
        act = unblocked_as_told(act)
        if len(act.target) > 1:
            raise NotClear("which of them attacks whom")
        if act.things[0].noun == "own" and act.who in ("", "same"):
            said = next((other(self.players.name(t.owner)) for t in act.target if t.owner), self.actor or BOB)
        if act.things[0].noun == "own" and said and not self.there.able(said) and self.there.focus:
            act = replace(act, things=(PRONOUN,))  # a creature that the player has taken
        hit = [self.players.name(t.owner) for t in act.target if t.noun == "player" and t.owner]
        pieces = self.there.find(act.things, said or (other(hit[0]) if hit else self.active) or self.attacker(act))
        if self.is_attack_again(act, pieces):
            return ""
        player = said or self.owner_of(pieces)
        refuse_walkers(pieces)
        refuse_one_of_several(act.things, pieces)
        if any(t.noun == "player" and t.owner and self.players.name(t.owner) == player for t in act.target):
            raise NotClear("who attacks")
        if act.number and sum(piece.works_as.power or 0 for piece in pieces) != act.number:
            raise NotClear(f"{listed(pieces)} for {act.number}")
        if self.attacked and (act.connects or self.comes_in_past_blocks(act, pieces)):
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
            self.faces_blockers = any(piece.is_creature for piece in self.there.find(act.facing, other(player)))
        self.there.spoken_of(pieces + (self.there.find(tuple(target)) if target else []))
        self.band = pieces if act.band else []
        band = f", {listed(pieces)} in a band" if act.band else ""
        sentence = self.say(f"{player} attacks{at} with {listed(pieces)}{band}")
        if act.connects and not self.asks_leave and self.there.able(other(player)):
            self.say(f"{other(player)} {NO_BLOCKS}")
        if act.number and not any(map(self.prevents_said, self.all_said)):
            self.fight()  # it has come about
        return sentence

    def is_attack_again(self, act: AttacksWith, pieces: Sequence[Piece]) -> bool:
        """`after it attacks`, of what attacks already: that has been told."""
        plain = act == AttacksWith(act.things, act.who) and act.things[0].noun in (*IT, "they", "he", "she")
        return plain and self.attacked and not self.damage and all(p in self.there.roles["attacking"] for p in pieces)

    def comes_in_past_blocks(self, act: AttacksWith, pieces: Sequence[Piece]) -> bool:
        """`the Wall blocks the Wurm and the Giant gets in`: one of several that attack already."""
        attacking = self.there.roles["attacking"]
        again = self.blocked and not (self.damage or self.told_later) and all(piece in attacking for piece in pieces)
        return again and len(pieces) < len(attacking) and act == AttacksWith(act.things, act.who)

    def prevents_said(self, said: PartSaid) -> bool:
        """Whether it is told how damage is prevented."""
        return isinstance(said, Prevents) or self.is_prevention(said)

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
        whose = "" if self.attacked else self.active or self.attacker(AttacksWith(act.things))
        named = self.there.find(act.things, whose) if act.things else []
        if self.walker_attacked and [thing.noun for thing in act.things] == ["it"]:
            named = self.there.roles["attacking"]  # what is attacked is not what is blocked
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
        if self.were_blocked(named or attacking):
            return ""
        if named and len(named) < len(attacking):
            return ""
        self.actor = other(self.active or BOB) if act.who else self.actor
        if self.damage and not self.blocked:
            return self.when[-1]  # it was told before how much was lost
        return self.say(f"{other(self.active or BOB)} {NO_BLOCKS}")

    def were_blocked(self, pieces: Sequence[Piece]) -> bool:
        """Whether it is told that all of them were blocked by what has been done away with since: nothing is before
        them now. Raises NotClear where the blockers are still there."""
        blocks = [at for at, said in enumerate(self.when) if " blocks " in said and NO_BLOCKS not in said]
        met = [p for p in pieces if any(p.label in self.when[at].partition(" with ")[0] for at in blocks)]
        if not met:
            return False
        later = "\n".join(self.when[blocks[-1] + 1 :])
        if len(met) < len(pieces) or not all(piece.label in later for piece in self.there.roles["blocking"]):
            raise NotClear("what is not blocked")
        return True

    def coming_through(self, outcome: ToldOutcome) -> list[Piece]:
        """`does it trample over?`: what attacks can come through, and not what was named last, which blocks it. Raises
        NotClear where somebody could block and nothing is said of that."""
        if not isinstance(outcome, LosesLife) or not outcome.through:
            return []
        told = self.blocked or self.damage or any(NO_BLOCKS in sentence for sentence in self.when)
        able = self.there.able(other(self.active)) if self.attacked and not told else []
        attackers = self.there.roles["attacking"]
        fly = all(has_word(piece, "flying") for piece in attackers)
        able = [p for p in able if not fly or has_word(p, "flying") or has_word(p, "reach")]
        if any("tapped" not in piece.state and not piece.cast for piece in able):
            raise NotClear("whether it is blocked")
        called = [by.noun for by in outcome.by] == ["it"]
        return [p for p in (*attackers[:1], *self.there.focus) if p in attackers][-1:] if called else []

    def fights(self, pieces: Sequence[Piece], mark: str) -> None:
        """What is called `attacking` or `unblocked` attacks, if it is not told otherwise. Raises NotClear."""
        attackers, blockers = self.there.roles["attacking"], self.there.roles["blocking"]
        if mark == ANIMATED:
            for piece in pieces:
                self.made_creature(piece)
            return
        if mark in ("attacking", "unblocked") and not self.attacked:
            self.resolved()
            self.attack_before(list(pieces))
        elif (mark == "blocked" and not blockers) or any(
            piece not in (blockers if mark == "blocking" else attackers) for piece in pieces
        ):
            refuse_to_fight(pieces, mark)
        if mark == "unblocked" and not self.blocked and not any(NO_BLOCKS in sentence for sentence in self.when):
            self.say(f"{other(self.active)} {NO_BLOCKS}")

    def made_creature(self, piece: Piece) -> None:
        """What is called animated has been made a creature, by its controller."""
        if piece.animated:
            return
        actor = self.actor
        self.activates(Activates(Mention(card=piece.card.name), CALLED[piece.owner], animates=True))
        self.resolved()
        self.actor = actor

    def attacker(self, act: AttacksWith) -> str:
        """Whose attackers are that nobody is said to control: of the one whom no damage is asked about, and who does
        not block."""
        aimed = [self.players.name(target.owner) for target in act.target if target.owner]
        hurt = [who for said in self.all_said if (who := hurt_one(said))]
        if aimed or hurt:
            return other(aimed[0] if aimed else self.players.name(hurt[0]))
        owned = any(thing.owner or self.there.owners.get(thing.card) for thing in act.things)
        owned = owned or any(piece.card.name == t.card for t in act.things for piece in self.there.pieces)
        blocks = [who for said in self.all_said if (who := self.who_blocks(said)) not in ("", "same", "someone")]
        if act.things and not owned and blocks and blocks[0] != act.who:
            return other(self.players.name(blocks[0]))
        if not act.things or owned:
            return ""
        lives = {said.who for said in self.all_said if isinstance(said, HasLife)} - {"", "same", "someone", "both"}
        if len(lives) == 1 and any(map(asks_whether_lost, self.all_said)):
            return other(self.players.name(lives.pop()))  # whose life is told, and whether that one loses
        if lives or any(isinstance(said, AskLife) and said.who == "i" for said in self.all_said):
            return (BOB, SUE)[self.choose("who attacks", "Bob attacks", "Sue attacks")]
        return ""

    def who_blocks(self, said: PartSaid) -> str:
        """Who is said or asked about to block, or is said to have what does."""
        act = act_of(said)
        if isinstance(said, AskWhichCan) and isinstance(said.act, BlocksWith):
            there = {each.who for each in self.all_said if isinstance(each, HasInPlay)}
            return there.pop() if len(there) == 1 else ""
        if (who := blocking_one(said)) or not isinstance(act, BlocksWith) or act.passive or not act.blockers:
            return who
        has = [each for each in self.all_said if isinstance(each, HasInPlay) and act.blockers[0].card]
        return next((each.who for each in has if any(t.card == act.blockers[0].card for t in each.things)), "")

    def took_in_combat(self, said: TookInCombat) -> None:
        """It has attacked and was blocked by a creature that dealt it so much. Raises NotClear where combat is told."""
        number = said.n
        if said.known:
            self.took_as_known(
                said, self.hit_for(number, said.thing) or self.there.one(replace(said.thing, size=""))[-1]
            )
            return
        (piece,) = self.there.find((said.thing,))
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

    def hit_for(self, number: int, thing: Mention) -> Piece | None:
        """`it kills the Bears, taking 2`: the one of two that fight which the other one deals so much."""
        attacking, blocking = self.there.roles["attacking"], self.there.roles["blocking"]
        if thing != PRONOUN or len(attacking) != 1 or len(blocking) != 1 or self.damage:
            return None
        pairs = ((attacking[0], blocking[0]), (blocking[0], attacking[0]))
        found = [piece for piece, other_one in pairs if other_one.works_as.power == number]
        return found[0] if len(found) == 1 else None

    def took_as_known(self, said: TookInCombat, piece: Piece) -> None:
        """What was told before; or what comes of the fight that has been told, which is claimed. Raises NotClear."""
        fights = not self.took and any(piece in pieces for pieces in self.there.roles.values())
        if fights and not said.thing.size:
            self.resolved()
            self.fight()
            self.when.append(f"Then {piece.label} has {said.n} damage")
        elif self.took != {piece.label: said.n} or said.thing.size not in ("", size_of(piece)):
            raise NotClear("what damages it")

    def hits_for(self, act: HitsFor) -> str:
        """A creature that has not been said to attack does; else what has come about is claimed."""
        player, hurt = self.who(act.who), self.who(act.other)
        if player == hurt or self.blocked or self.damage:
            raise NotClear("what hits")
        sentence = "" if self.attacked else self.attacks(AttacksWith((PRONOUN,), act.who))
        self.resolved()
        self.fight()
        self.victim = hurt
        self.stated_loss(hurt, act.number)
        return sentence or self.when[-1]

    def stated_loss(self, player: str, number: int) -> None:
        """What somebody is said to have lost."""
        raise NotClear(f"{player} loses {number}")

    def provokes(self, act: Provokes) -> str:
        """Raises NotClear where it is not one attacker that can."""
        named = self.there.find(act.what, self.who(act.who) if act.who else "") if act.what else []
        if named and not self.attacked:
            self.attack_before(named)
        able = [piece for piece in self.there.roles["attacking"] if has_word(piece, "provoke")]
        if len(able) != 1 or (named and named != able) or self.blocked:
            raise NotClear("what provokes it")
        (target,) = self.there.find(act.targets, other(able[0].owner))[-1:]
        self.there.spoken_of([target])
        sentence = self.say(f"{able[0].owner} targets {target.label}")
        self.when += ["it resolves", f"{able[0].owner} uses the effect of {able[0].label}"]
        return sentence

    def aims_trigger(self, act: AimsTrigger) -> str:
        """What triggered as somebody attacked or came into play, aimed. Raises NotClear where it is not known what."""
        player = self.does(act.who) if act.who else self.actor
        if (off := next((piece for piece in self.pending if piece.comes_off), None)) is not None:
            return self.aims_cast_free(off, act)
        if (lying := self.returning_itself(act, player)) is not None:
            return self.act(Activates(Mention(card=lying.card.name), CALLED[player]))
        able = [p for p in self.there.focus if p.owner == player and TRIGGERED.search(p.works_as.text)]
        if not able and not act.who and self.when and DIES_OF.search(self.when[-2:][0]):
            able = [p for p in self.there.focus if TRIGGERED.search(p.works_as.text)]  # of what has just died
            player = able[-1].owner if able else player
        if not able or (act.number and not re.search(rf"\b{act.number}\b", able[-1].works_as.text)):
            raise NotThisWay("what triggers")
        if self.pending != [able[-1]] or not able[-1].entered:
            self.resolved("it resolves" if self.pending == [able[-1]] else RESOLVES)
        aims = self.aims(act.targets, able[-1], player)
        self.pending.append(able[-1])
        self.aimed[able[-1].card.name, player] = aims
        if act.untaps:
            self.were_tapped([piece for piece in self.there.pieces if piece.label in aims])
        sentence = self.say(f"{player} targets {joined(aims)}")
        if len(self.when) > 1 and self.when[-2].endswith(NO_BLOCKS) and able[-1] in self.there.roles["attacking"]:
            self.when[-2:] = self.when[:-3:-1]  # it has triggered on the attack
        return sentence

    def act(self, act: ToldAct) -> str:
        """What somebody does."""
        raise NotClear("what is done")

    def returning_itself(self, act: AimsTrigger, player: str) -> Piece | None:
        """The card in the player's graveyard that is to be brought back, where an ability of its own does that."""
        thing = act.targets[0] if len(act.targets) == 1 else Mention()
        lying = [
            p for p in self.there.pieces if (p.owner, p.zone) == (player, "graveyard") and OWN_RETURN in p.card.text
        ]
        it = LIES_IN_GRAVEYARD in thing.marks and thing.noun in IT
        found = [p for p in lying if it or p.card.name == thing.card]
        return (
            found[0] if len(found) == 1 and f": Return {found[0].card.name}{OWN_RETURN}" in found[0].card.text else None
        )

    def aims_cast_free(self, spell: Piece, act: AimsTrigger) -> str:
        """What is cast as its last time counter comes off. Raises NotClear for what has no target."""
        if "arget" not in spell.card.text or act.number:
            raise NotClear(f"what {spell.card.name} is aimed at")
        aims = self.aimed[spell.card.name, spell.owner] = self.aims(act.targets, spell, spell.owner)
        spell.comes_off = False
        if spell.cast_free:
            return self.say(f"{spell.owner} casts {spell.label} targeting {joined(aims)}")
        return self.say(f"{spell.owner} targets {joined(aims)}")


def unblocked_as_told(act: AttacksWith) -> AttacksWith:
    """`I connect with an unblocked Elf`: nothing blocks it."""
    if not any("unblocked" in thing.marks for thing in act.things):
        return act
    things = [replace(t, marks=tuple(mark for mark in t.marks if mark != "unblocked")) for t in act.things]
    return replace(act, things=tuple(things), connects=True)
