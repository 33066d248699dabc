"""The acts of keywords told as sentences of the scenario language."""

from __future__ import annotations

import re

from sandbox.questions import lands
from sandbox.questions.aiming_told import CALLED
from sandbox.questions.aims_told import player_aimed_at
from sandbox.questions.circles_told import CircleTelling
from sandbox.questions.combat_told import NO_BLOCKS
from sandbox.questions.entering import MAKES_DISCARD
from sandbox.questions.mentioned import IT, THEM, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece, has_word
from sandbox.questions.said.acts import AimsTrigger, Casts, MakesSacrifice
from sandbox.questions.said.acts_keywords import (
    CrewsOne,
    CyclesOne,
    DiscardsOne,
    DredgesOne,
    FindsOne,
    GetsPhased,
    LastCounterOff,
    MovesCounter,
    SuspendsOne,
    UsesModular,
    UsesNinjutsu,
)
from sandbox.questions.said.states import HasCounters
from sandbox.questions.said.things import Mention, mentioned_in
from sandbox.questions.telling import listed, targeting
from sandbox.terms.types import CardType

KeywordAct = (
    CrewsOne
    | UsesNinjutsu
    | CyclesOne
    | DiscardsOne
    | DredgesOne
    | GetsPhased
    | LastCounterOff
    | MakesSacrifice
    | MovesCounter
    | SuspendsOne
    | UsesModular
    | FindsOne
)
SACRIFICES = re.compile(r"(?:[Tt]arget|[Ee]ach) (?:player|opponent)[^.\n]* sacrifices")
HAND_SIZE = 7
_SEARCHES = re.compile(r"cycling|transmute|search (?:your|his or her|their) library", re.IGNORECASE)
_PHASES = re.compile(r"\bphas(?:e|es|ing)\b", re.IGNORECASE)
BLOCKED_WAYS = (
    "blockers have been declared and nothing blocks it",
    "no blockers have been declared yet",
    "it is blocked",
)


class KeywordTelling(CircleTelling):
    """Each method tells one kind of act and gives its sentence. They raise NotClear where the words leave open what is
    done."""

    def keyword_act(self, act: KeywordAct) -> str:
        match act:
            case CrewsOne(what=what, crew=crew, who=who):
                player = self.does(who)
                (vehicle,) = self.there.find((what,), player)[-1:]
                tapped = self.there.find(crew, player)
                self.there.spoken_of([vehicle])
                vehicle.animated = True
                self.pending.append(vehicle)
                return self.say(f"{player} crews {vehicle.label} by tapping {listed(tapped)}")
            case UsesNinjutsu():
                return self.ninjutsu(act)
            case CyclesOne():
                return self.cycles(act)
            case DiscardsOne():
                return self.discards(act)
            case GetsPhased():
                return self.phases(act)
            case MovesCounter():
                return self.moves_counter(act)
            case UsesModular():
                return self.modular(act)
            case FindsOne():
                return self.finds(act)
            case SuspendsOne():
                return self.suspends(act)
            case LastCounterOff():
                return self.last_counter_off(act)
            case DredgesOne():
                return self.dredges(act)
            case MakesSacrifice():
                return self.makes_sacrifice(act)

    def held_with(self, thing: Mention | None, word: str, player: str) -> Piece:
        """The card in the player's hand that is named, or the one that has the keyword."""
        if thing is not None:
            return self.there.find((thing,), player, "hand")[-1]
        held = [p for p in self.there.pieces if (p.owner, p.zone) == (player, "hand") and word in p.card.text]
        if len(held) != 1:
            raise NotClear(f"what has {word.lower()}")
        return held[0]

    def ninjutsu(self, act: UsesNinjutsu) -> str:
        player = self.does(act.who)
        attackers = self.there.roles["attacking"]
        if act.returned is not None and not (attackers and act.returned.noun in IT | THEM):
            attackers = self.there.find((act.returned,), player)
        ninja = self.held_with(act.what, "Ninjutsu", player)
        if len(attackers) != 1 or attackers[0].owner != player:
            raise NotClear("what is returned")
        if not self.attacked:
            self.attack_before(attackers)
        if not self.blocked and not any(NO_BLOCKS in sentence for sentence in self.when):
            self.blocked_or_not(attackers[0])
        ninja.cast = True
        self.mana[player] += lands.keyword_cost(ninja, "Ninjutsu")
        self.pending.append(ninja)
        self.there.spoken_of([ninja])
        return self.say(f"{player} uses ninjutsu of {ninja.label} returning {attackers[0].label}")

    def blocked_or_not(self, attacker: Piece) -> None:
        """Where blockers are not spoken of: it is not blocked, unless it is asked what may be done now."""
        way = self.choose("whether it is blocked", *BLOCKED_WAYS) if self.asks_leave else 0
        defender = other(attacker.owner)
        if way == 0:
            self.say(f"{defender} {NO_BLOCKS}")
        elif way == 2:
            (blocker,) = self.there.one(Mention(noun="creature", size="2/2", number=1, keywords=("flying",)), defender)
            self.blocked, self.there.roles["blocking"] = True, [blocker]
            self.say(f"{defender} blocks {attacker.label} with {blocker.label}")

    def makes_sacrifice(self, act: MakesSacrifice) -> str:
        """The choice is the victim's; what is named for it is cast. Raises NotClear where nothing is."""
        player = self.does(act.who)
        victim = other(player)
        if act.what is not None:
            aimed = "arget" in card_named(act.what.card).text
            aims = (Mention(noun="player", owner=CALLED[victim]),) if aimed else ()
            self.casts(Casts(act.what, act.who, aims))
        edict = self.pending[-1] if self.pending else None
        if edict is None or edict.owner != player or not SACRIFICES.search(edict.card.text):
            raise NotClear("what makes anybody sacrifice it")
        (piece,) = self.there.find((act.thing,), victim)[-1:]
        if piece.owner != victim:
            raise NotClear("whose it is")
        self.to_choose.append(f"{victim} sacrifices {piece.label}")
        self.there.spoken_of([piece])
        return self.when[-1]

    def suspends(self, act: SuspendsOne) -> str:
        player = self.does(act.who)
        card = self.there.find((act.what,), player, "hand")[-1]
        cost = lands.keyword_cost(card, r"(?:.*, )?Suspend (?:\d+|X)")
        if act.paid and lands.times_paid(act.paid, cost) != 1:
            raise NotClear(f"paying {act.paid}")
        self.slow(card, player)
        self.mana[player] += cost
        card.suspended = True
        self.there.spoken_of([card])
        return self.say(f"{player} suspends {card.label}")

    def last_counter_off(self, act: LastCounterOff) -> str:
        """As many of its owner's upkeeps later as it has counters; nothing else is told of the turns between."""
        waiting = [piece for piece in self.there.pieces if piece.suspended]
        named = self.there.find((act.thing,), "", "hand")[-1:] if act.thing.card else waiting
        if len(named) != 1 or (waiting and waiting != named):
            raise NotClear("what is suspended")
        (card,) = named
        found = re.search(r"Suspend (\d+)", card.card.text, re.IGNORECASE)
        if found is None or self.pending:
            raise NotClear("what is suspended")
        upkeep = f"it is {card.owner}'s next upkeep"
        if self.when[-2:] == [upkeep, f"it is {card.owner}'s main phase"]:
            self.when.pop()
        if self.when[-1:] in ([upkeep], [f"it is {card.owner}'s upkeep"]):
            self.when.pop()  # it is the upkeep that is told of
        if not card.suspended:
            card.zone = "removed"
            self.given += [f"{card.owner} has removed {card.label} from the game", f"{card.label} has 1 time counter"]
        each = [upkeep, "everything resolves"]
        self.when += each * (int(found[1]) - 1) if card.suspended else []
        self.began = self.began or (card.owner if card.suspended else other(card.owner))
        self.turn_begins(card.owner)
        answered = any(thing.noun in ("trigger", "ability") for thing in mentioned_in(self.all_said))
        self.when += [upkeep, "it resolves", *([] if answered and not act.played else ["it resolves"])]
        card.suspended, card.cast, card.comes_off = False, True, True
        self.pending.append(card)
        self.step = "upkeep"
        self.actor = card.owner
        self.there.spoken_of([card])
        self.aims_what_comes_off(card, act)
        return self.when[-1]

    def has_time_left(self, said: HasCounters) -> None:
        """The last counter on what is suspended comes off next. Raises NotClear for more of them."""
        if said.number != 1 or said.counter not in ("any", "time"):
            raise NotClear("how many counters are left")
        if any(isinstance(each, LastCounterOff) for each in self.all_said):
            return  # that it comes off is told as well
        self.last_counter_off(LastCounterOff(said.thing))

    def aims_what_comes_off(self, card: Piece, act: LastCounterOff) -> None:
        """As it is said, or at the player that it is for where nothing is."""
        if act.targets:
            self.aims_cast_free(card, AimsTrigger(CALLED[card.owner], act.targets))
            return
        aimed = [said for said in self.all_said if isinstance(said, AimsTrigger | Casts) and said.targets]
        if not aimed and (player := player_aimed_at(card, card.owner)):
            self.say(f"{card.owner} targets {self.assumed_aim(card, player)[0]}")
            card.comes_off = False

    def dredges(self, act: DredgesOne) -> str:
        """Instead of the draw of the turn, where no other one is told."""
        player = self.does(act.who)
        card = self.card_dredged(act, player)
        if self.when or (self.active and self.active != player):
            raise NotClear("which draw that is")
        self.active, self.starts_at = player, "upkeep"
        self.when.append(f"it is {player}'s draw step")
        return self.say(f"{player} returns {card.label}")

    def card_dredged(self, act: DredgesOne, player: str) -> Piece:
        """`it`: the one card that can be."""
        lying = [p for p in self.there.pieces if (p.owner, p.zone) == (player, "graveyard") and "Dredge" in p.card.text]
        meant = len(lying) == 1 and act.what.noun in IT
        return lying[0] if meant else self.there.find((act.what,), player, "graveyard")[-1]

    def cycles(self, act: CyclesOne) -> str:
        player = self.does(act.who)
        card = self.there.find((act.what,), player, "hand")[-1]
        self.mana[player] += lands.keyword_cost(card, act.word or r"[a-z]*?cycling")
        card.cast = True
        sentence = self.say(f"{player} cycles {card.label}")
        self.pending.append(card)
        if act.finds is not None:
            self.finds(FindsOne(act.finds, act.who))
        return sentence

    def finds(self, act: FindsOne) -> str:
        """What waits searches for it, as what was cycled last. Raises NotClear where nothing searches."""
        player = self.does(act.who)
        if not self.pending or self.pending[-1].owner != player or not _SEARCHES.search(self.pending[-1].card.text):
            raise NotClear("what searches")
        self.pending.pop()
        lying = [p for p in self.there.pieces if (p.card.name, p.owner, p.zone) == (act.thing.card, player, "library")]
        found = (lying or self.there.new(card_named(act.thing.card), player, "library", 1))[0]
        self.on_top[player].append(found.label)
        self.when.append("it resolves")
        return self.say(f"{player} finds {found.label}")

    def modular(self, act: UsesModular) -> str:
        """What died with modular puts its counters on what is named. Raises NotClear where it is not known what did."""
        player = self.who(act.who)
        onto = self.modular_onto(act.thing, player)
        named = self.there.find((act.source,), player) if act.source else self.there.pieces
        able = [p for p in named if "Modular" in p.card.text and p.owner == player and p not in onto]
        if act.thing.noun in IT or len(able) != 1:
            raise NotClear("what has modular")
        given_up = f" by sacrificing {able[0].label}" in "".join(self.when[-1:])
        self.when += [] if given_up else ["it resolves"] * len(self.pending)
        self.pending = []
        self.fight()
        self.actor = player
        (piece,) = onto or self.there.find((act.thing,), player)
        sentence = self.say(f"{player} targets {piece.label}")
        if self.attempts or not self.asks_leave:
            self.when += ["everything resolves", f"{player} uses the effect of {able[0].label}"]
        return sentence

    def modular_onto(self, thing: Mention, player: str) -> list[Piece]:
        """What is named; `there`: what was spoken of last. Raises NotClear where that is not one artifact creature."""
        if thing.card:
            return self.there.find((thing,), player)
        last = [p for p in self.there.focus if p.is_creature and CardType.ARTIFACT in p.card.types][-1:]
        if thing.noun == "there" and not last:
            raise NotClear("what gets the counters")
        return last if thing.noun == "there" else []

    def discards(self, act: DiscardsOne) -> str:
        """As a turn ends with more cards than may be held. Raises NotClear for what else makes somebody discard."""
        player = self.does(act.who)
        last = self.last_cast[-1] if self.last_cast else None
        if last is not None and not last.is_permanent and MAKES_DISCARD.search(last.card.text.lower()):
            return self.discards_for(act.thing, player)
        if self.hands.get(player, 0) <= HAND_SIZE:
            raise NotClear("what it is discarded to")
        card = self.there.find((act.thing,), player, "hand")[-1]
        card.cast = True
        self.active = self.active or player
        if "the turn ends" not in self.when:
            self.resolved()
            self.when.append("the turn ends")
        sentence = self.say(f"{player} discards {card.label}")
        if has_word(card, "madness"):
            self.mana[player] += lands.keyword_cost(card, "(?:.*, )?Madness")
            aims = self.aims_of_spell(Casts(act.thing), card, player)
            self.when.append(f"{player} removes {card.label} from the game instead")
            self.when.append(f"{player} casts {card.label}{targeting(aims)}")
            self.pending.append(card)
            self.assumptions.append(f"{player} uses madness")
        self.there.spoken_of([card])
        return sentence

    def discards_for(self, thing: Mention, player: str) -> str:
        """What the spell that was cast last makes its player or the one it is aimed at discard. Raises NotClear for
        anybody else, and for what may be cast for that."""
        spell = self.last_cast[-1]
        aims = self.aimed.get((spell.card.name, spell.owner)) or [spell.owner]
        if player not in aims or self.pending not in ([], [spell]):
            raise NotClear("what it is discarded to")
        card = self.there.find((thing,), player, "hand")[-1]
        if has_word(card, "madness"):
            raise NotClear(f"whether {card.card.name} is cast")
        card.cast = True
        self.there.spoken_of([card])
        if self.pending:
            self.pending = []
            self.when.append("it resolves")
        if not self.when[-1].endswith(" resolves"):
            raise NotClear("what it is discarded to")
        return self.say(f"{player} discards {card.label}")

    def phases(self, act: GetsPhased) -> str:
        """At the beginning of its controller's next turn. What phases without a cause is claimed."""
        (piece,) = self.there.find((act.thing,))[-1:]
        if not act.out and self.when and any(has_word(piece, word) for word in ("persist", "undying")):
            self.when.append("everything resolves")
            self.there.spoken_of([piece])
            return self.say(f"Then {piece.label} is in play")
        if self.last_cast and not any(_PHASES.search(each.card.text) for each in (piece, *self.last_cast)):
            return self.comes_back(act, piece)
        if not self.when and "sick" not in piece.state:
            self.phases_first(piece, act.out)
        owner = piece.taken or piece.owner
        self.resolved()
        self.fight()
        self.active = self.active or owner
        if act.out or not self.turn_has_come(owner):
            self.when.append(f"it is {owner}'s next upkeep")
        zone = "phased out" if act.out else "in play"
        self.turn_begins(owner)
        self.step = "upkeep"
        self.there.spoken_of([piece])
        return self.say(f"Then {piece.label} is {zone}")

    def comes_back(self, act: GetsPhased, piece: Piece) -> str:
        """By what was cast last. Raises NotClear where that brings nothing back at once."""
        text = self.last_cast[-1].card.text
        if act.out or not re.search(r"[Rr]eturn (?:that card|it) to (?:the battlefield|play)", text) or "end " in text:
            raise NotClear("when it comes back")
        self.resolved()
        self.there.spoken_of([piece])
        return self.when[-1]

    def phases_first(self, piece: Piece, out: bool) -> None:
        """Nothing was done before; what phases in was phased out. Raises NotClear for what does not phase by itself."""
        if not has_word(piece, "phasing") or self.active not in ("", piece.owner):
            raise NotClear("when it phases")
        self.active, self.starts_at = other(piece.owner), ""
        self.began = self.began or self.active
        if not out:
            self.given.append(f"{piece.label} is phased out")

    def turn_has_come(self, who: str) -> bool:
        """Whether it was told last that this player's turn comes, after something else."""
        come = [f"it is {who}'s next upkeep", f"it is {who}'s main phase"]
        return self.when[-2:] == come or self.when[-1:] == come[:1]

    def moves_counter(self, act: MovesCounter) -> str:
        """Onto a creature that has just come into play."""
        player = self.does(act.who)
        (source,) = self.there.find((act.source,), player)
        (piece,) = self.there.find((act.thing,), player)
        if "move a +1/+1 counter" not in source.card.text or not (piece.cast or piece.zone == "play"):
            raise NotClear("what moves the counter")
        if not piece.cast and piece.label not in str(self.when):
            piece.zone = "hand"
            piece.state = [state for state in piece.state if state != "sick"]
        if piece.zone == "hand" and not piece.cast:
            self.active = self.active or player
            piece.cast = True
            self.mana[player] += lands.casting_cost(piece)
            self.when += [f"{player} casts {piece.label}", "everything resolves"]
        self.resolved()
        self.there.spoken_of([source, piece])
        return self.say(f"{player} uses the effect of {source.label}")
