"""The acts of players told as sentences of the scenario language: each by its chapter, or here in few words."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions import lands
from sandbox.questions.abilities_meant import ACTIVATED
from sandbox.questions.aiming_told import CALLED, counters_spells
from sandbox.questions.casting_told import all_into_kicker, sends_copy
from sandbox.questions.combat_told import TRIGGERED
from sandbox.questions.creature_words import types_meant
from sandbox.questions.entering_told import CardAct
from sandbox.questions.keywords_told import KeywordAct
from sandbox.questions.meets_told import helping, meets
from sandbox.questions.mentioned import IT, how_many, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.preventing_told import prevents
from sandbox.questions.said.acts import (
    HELD,
    Activates,
    Again,
    AimsAnew,
    AimsTrigger,
    Casts,
    DoesNothing,
    EndsTurn,
    Equips,
    Makes,
    PaysFor,
    Prevents,
    Redirects,
    Regenerates,
    Sacrifices,
    Takes,
    TakesBack,
    TapsForMana,
    ToldAct,
    Tries,
    Uses,
    UsesLoyalty,
)
from sandbox.questions.said.acts_combat import (
    Assigns,
    AssignsEach,
    AssignsMost,
    AttacksWith,
    BlocksNothing,
    BlocksWith,
    Helped,
    HitsFor,
    Meets,
    Orders,
    Provokes,
)
from sandbox.questions.said.acts_keywords import TurnsUp
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, Things
from sandbox.questions.telling import GAINS_CONTROL, RESOLVES, is_spell
from sandbox.questions.triggers_meant import TriggerMeaning
from sandbox.terms.types import AURA, EQUIPMENT, PERMANENT_TYPES, CardType


class ActTelling(TriggerMeaning):
    """Each method tells one kind of act and gives its sentence. They raise NotClear where the words leave open what is
    done."""

    def act(self, act: ToldAct) -> str:
        """The sentence of the act; it is told unless it is asked whether it may be done."""
        if not isinstance(act, Again | DoesNothing):
            self.last_act = act
        act = self.as_it_waits(act)
        match act:
            case Uses():
                return self.uses(act)
            case Casts():
                return self.casts(act)
            case Activates():
                return self.activates(act)
            case AttacksWith():
                return self.attacks(act)
            case BlocksWith():
                return self.blocks(act)
            case BlocksNothing():
                return self.blocks_nothing(act)
            case Regenerates():
                return self.regenerates(act)
            case Equips():
                return self.equips(act)
            case UsesLoyalty():
                return self.loyalty(act)
            case Tries():
                return self.tries(act)
            case Prevents():
                return "" if self.is_dealt_already() else self.uses(self.prevention(act))
            case Sacrifices() if (sentence := self.sacrifices(act)) is not None:
                return sentence
        return self.small_act(act)

    def as_it_waits(self, act: ToldAct) -> ToldAct:
        """What is paid where something waits that asks for it, and a copy of a spell that is sent somewhere."""
        if (trigger := self.as_trigger(act)) is not None:
            return trigger
        match act:
            case Activates(lands=Mention() as tapped) if self.is_cast_with(act):
                player = self.who(act.who)
                self.there.find((tapped,), player)
                self.has_lands.add(player)
                return Casts(act.what, act.who, act.targets, all_into_kicker(act.what, tapped.number))
            case Activates():
                return self.as_payment(act) or act
            case Casts(what=Mention(noun="everything"), targets=targets) if targets:
                shot = Activates(PRONOUN, act.who, targets, -1, grants="remove a")
                return shot if self.with_counters(shot) else act
            case AttacksWith(target=at, who=who) if at and sends_copy(act) and self.copies_spell():
                return AimsAnew(at, who)
        return act

    def is_cast_with(self, act: Activates) -> bool:
        """`I tap two Forests for Grizzly Bears`: what is no ability's source in play is cast."""
        if not act.what.card or act.what.ability or self.named_in_play(act.what):
            return False
        return is_spell(act.what) or ACTIVATED.search(card_named(act.what.card).text) is None

    def brought_and_idle(self, thing: Mention) -> bool:
        """`the Zombies stay home`: what a creature has brought, of which no more is told than that it does nothing."""
        sort = bool(types_meant(thing.noun)) and not (thing.card or thing.size or thing.marks or thing.number)
        if not sort or self.there.fitting(thing):
            return False
        texts = [piece.card.text.lower() for piece in self.there.pieces if piece.zone == "play"]
        return any("creature token" in text and any(f"{k} " in text for k in types_meant(thing.noun)) for text in texts)

    def small_act(self, act: ToldAct) -> str:
        """Acts that need few words."""
        match act:
            case DoesNothing(who=who, things=things):
                there = [thing for thing in things if not self.brought_and_idle(thing)]
                if there:
                    self.there.find(tuple(there), self.who(who) if who else "")
                return ""
            case Again():
                return self.again(act)
            case keyword if isinstance(keyword, KeywordAct | CardAct):
                return self.card_act(keyword)
            case Takes(who=who, targets=targets):
                return self.takes(who, targets)
            case TurnsUp(thing=thing, who=who):
                return self.turns_up(self.does(who or thing.owner or self.face_down_of(thing)), thing, act.paid)
            case TapsForMana() | TakesBack() | PaysFor():
                return self.about_mana(act)
            case EndsTurn(who=who):
                self.active = self.active or (self.who(who) if who else "")
                self.resolved()
                self.fight()
                return self.say("the turn ends")
            case Makes():
                return self.makes(act)
            case Assigns() | AssignsEach() | AssignsMost():
                return self.assigned(act)
            case Redirects(thing=thing):
                return self.redirects(thing)
            case HitsFor() | AimsTrigger() | AimsAnew() | Helped() | Meets() | Orders() | Provokes():
                return self.in_combat(act)
        raise NotClear("what is done")

    def redirects(self, thing: Mention) -> str:
        """The damage of what waits, aimed at a player, is dealt to that player's planeswalker. Raises NotClear."""
        self.to_choose.append(self.redirection(thing))
        return self.when[-1]

    def redirection(self, thing: Mention) -> str:
        """That choice in words. Raises NotClear."""
        (walker,) = self.there.find((thing,))[-1:]
        source = self.pending[-1] if self.pending else None
        aims = self.aimed.get((source.card.name, source.owner), []) if source is not None else []
        if source is None or aims != [walker.owner] or CardType.PLANESWALKER not in walker.card.types:
            raise NotClear("what damage that is")
        self.there.spoken_of([walker])
        return f"{source.owner} redirects the damage to {walker.label}"

    def in_combat(self, act: HitsFor | AimsTrigger | AimsAnew | Helped | Meets | Orders | Provokes) -> str:
        """What is done besides attacking and blocking."""
        match act:
            case HitsFor():
                return self.hits_for(act)
            case AimsTrigger() | AimsAnew():
                return self.aims_trigger(act) if isinstance(act, AimsTrigger) else self.aims_anew(act)
            case Provokes():
                return self.provokes(act)
            case Meets():
                return meets(self, act)
            case Helped(what=what):
                return self.casts(helping(self, what))
            case Orders(things=()):
                in_order = self.blocked and len(self.there.roles["blocking"]) > 1
                return self.orders(act, self.active) if in_order else ""
            case Orders(who=who):
                return self.orders(act, self.does(who) if who else self.active or self.does(who))

    def about_mana(self, act: TapsForMana | TakesBack | PaysFor) -> str:
        """Mana that is drawn, taken back or paid."""
        match act:
            case TapsForMana():
                return self.taps_for_mana(act)
            case TakesBack():
                return self.takes_back(act)
        return self.pays(act)

    def as_block(self, act: Uses) -> BlocksWith | None:
        """`I stop it with Wall of Stone`: an attacker is stopped by a creature without an ability to be used as it is
        blocked."""
        card = card_named(act.what.card) if act.what.card else None
        if act.goal != "stop" or card is None or CardType.CREATURE not in card.types or ACTIVATED.search(card.text):
            return None
        named = act.targets and all(target.noun not in ("player", "spell") for target in act.targets)
        return BlocksWith((act.what,), act.targets, act.who) if named and not self.pending else None

    def cast_free(self, act: Casts | Uses) -> str | None:
        """What is cast as its last time counter comes off is aimed at something."""
        off = next((piece for piece in self.pending if piece.comes_off), None)
        if off is not None and not act.targets and off.is_permanent and self.is_cast_free_now(off, act):
            return self.when[-1]
        if off is None or not act.targets or (act.what.noun not in IT and act.what.card != off.card.name):
            return None
        return self.aims_cast_free(off, AimsTrigger(act.who, act.targets))

    def is_free_as_told(self, act: PartSaid) -> bool:
        """Whether it is said once more that something is cast for nothing."""
        raise NotClear(f"whether {act} is cast for nothing")

    @staticmethod
    def is_cast_free_now(off: Piece, act: Casts | Uses) -> bool:
        """`its last counter comes off and I play it`: that is what comes of it."""
        return isinstance(act, Casts) and (act.what.noun in IT or act.what.card == off.card.name)

    def uses(self, act: Uses) -> str:
        """`he hits me with it`: a creature that has no ability to be used so attacks."""
        if act.what == HELD and act.goal == "counter" and act.who and not self.asks_leave:
            return self.casts(Casts(Mention(card=self.counters_with(self.who(act.who))), act.who, act.targets))
        if act.what == HELD:
            raise NotClear("what it is done with")
        if (sentence := self.cast_free(act)) is not None:
            return sentence
        if (block := self.as_block(act)) is not None:
            return self.blocks(block)
        if self.is_of_trigger(act):
            return self.aims_trigger(AimsTrigger(act.who, act.targets, untaps=act.goal == "untap"))
        if self.hits_with_creature(act):
            self.resolved()
            return self.attacks(AttacksWith((act.what,), act.who, act.targets))
        sentence = super().uses(act)
        if act.goal == "untap":
            self.were_tapped(self.there.aimed_at)
        return sentence

    def activates(self, act: Activates, sacrificed: Mention | None = None) -> str:
        """`he hits me with a Giant`, which can do nothing else; `he targets it with the ability`: what triggered."""
        cast = self.last_cast[-1].card.text if self.last_cast and act.what == Mention(noun="ability") else ""
        if act.targets and TRIGGERED.search(cast):
            return self.aims_trigger(AimsTrigger(act.who, act.targets))
        if act.what.card and act.who and act.times == 1 and not act.paid and self.hits_with_creature(act):
            self.resolved()
            return self.attacks(AttacksWith((act.what,), act.who, act.targets))
        return super().activates(act, sacrificed)

    def hits_with_creature(self, act: Uses | Activates) -> bool:
        """Whether a player is hit with a creature that has no ability to be used."""
        if not act.targets or any(target.noun != "player" for target in act.targets) or act.what.ability:
            return False
        pieces = self.there.it_of("") if act.what.noun in IT else []
        card = card_named(act.what.card) if act.what.card else pieces[-1].card if pieces else None
        return card is not None and CardType.CREATURE in card.types and not ACTIVATED.search(card.text)

    def face_down_of(self, thing: Mention) -> str:
        """Whose the one face-down creature is that a pronoun means; empty for others."""
        down = [piece for piece in self.there.pieces if piece.face_down or "face-down" in piece.state]
        return CALLED[down[0].owner] if thing.noun in IT and len(down) == 1 else ""

    def turns_up(self, player: str, thing: Mention, paid: str = "") -> str:
        """A pronoun stands for the one face-down creature of the player, where there is just one."""
        down = [p for p in self.there.pieces if p.owner == player and (p.face_down or "face-down" in p.state)]
        (piece,) = down if thing.noun in IT and len(down) == 1 else self.there.find((thing,), player)[-1:]
        if piece.owner != player:
            raise NotClear("who turns it face up")
        self.there.spoken_of([piece])
        cost = lands.morph_cost(piece)
        if paid and (not cost or lands.times_paid(paid, cost) != 1):
            raise NotClear(f"paying {paid}")
        self.mana[player] += cost
        return self.say(f"{player} turns {piece.label} face up")

    def casts(self, act: Casts) -> str:
        """A permanent that is told with what it is aimed at: that is what triggers as it comes into play. An equipment
        is put on something."""
        if (sentence := self.cast_free(act)) is not None or self.is_free_as_told(act):
            return sentence or self.when[-1]
        card = card_named(act.what.card) if act.what.card else None
        if card is not None and "arget" not in card.text and self.befalls(act):
            act = replace(act, who=act.who or CALLED[other(self.players.name(act.targets[0].owner))], targets=())
        held = [p for p in self.there.pieces if p.card is card and p.zone == "hand" and not p.cast]
        what = how_many(act.what, len(held))
        if what.number > 1 and act.times == 1:  # `two Shocks` are as many spells
            return self.casts(replace(act, what=replace(what, number=0, marks=()), times=what.number))
        if card is None or not act.targets or card.types.isdisjoint(PERMANENT_TYPES) or AURA in card.subtypes:
            return super().casts(act)
        if EQUIPMENT in card.subtypes and len(act.targets) == 1:
            return self.equips(Equips(act.what, act.targets[0], act.who))
        if not TRIGGERED.search(card.text) or self.named_in_play(act.what) or ":" in card.text:
            return super().casts(act)
        sentence = super().casts(replace(act, targets=(), resolved=False))
        self.resolved("it resolves" if len(self.pending) == 1 else RESOLVES)  # what triggers can be answered yet
        self.aims_trigger(AimsTrigger(act.who, act.targets))
        return sentence

    def befalls(self, act: Casts) -> bool:
        """`I was hit by Silence`: what has no target is cast by the opponent of the one whom it befalls."""
        players = act.passive and len(act.targets) == 1 and act.targets[0].noun == "player"
        return players and act.targets[0].owner not in ("", "other") and is_spell(act.what)

    def again(self, act: Again) -> str:
        """What was done last, by whoever did it. Raises NotClear for what cannot be done twice in a row."""
        last = self.last_act
        if not isinstance(last, Casts | Uses | Activates | UsesLoyalty) or self.who(act.who) != self.actor:
            raise NotClear("what is done again")
        return self.act(replace(last, who=CALLED[self.actor], targets=act.targets or last.targets))

    def takes(self, who: str, targets: Things) -> str:
        """Control is taken with the one card of the player that can. Raises NotClear."""
        player = self.does(who)
        able = [p for p in self.there.pieces if p.owner == player and not p.cast and GAINS_CONTROL.search(p.card.text)]
        if len(able) != 1:
            raise NotClear("what it is taken with")
        return self.uses(Uses(Mention(card=able[0].card.name), who, targets))

    def prevention(self, act: Prevents) -> Uses:
        """The use of what prevents the damage: what is named, or the one thing of the player that can."""
        act = replace(act, who=act.who or self.saver(act))
        player = self.does(act.who)
        able = [p for p in self.there.pieces if p.owner == player and prevents(p) and not p.cast]
        counters = [p for p in self.there.pieces if p.owner == player and p.zone == "hand" and counters_spells(p)]
        if act.what is None and not able and len(counters) == 1 and not counters[0].cast and self.pending:
            return Uses(Mention(card=counters[0].card.name), act.who, (PRONOUN,))
        if act.what is None and len(able) != 1:
            raise NotClear("what prevents it")
        what = act.what or Mention(card=able[0].card.name)
        if act.number and what.card and not re.search(rf"\b{act.number}\b", card_named(what.card).text):
            raise NotClear(f"{what.card} for {act.number}")
        if not what.card:
            what = Mention(card=self.there.find((what,), player)[-1].card.name)
        if act.saved is None and "arget" in card_named(what.card).text and self.hit_by_combat(player):
            return Uses(what, act.who, (Mention(noun="player", owner=CALLED[player]),))
        if act.saved is None and "arget" in card_named(what.card).text and self.pending:
            return Uses(what, act.who, self.aimed_at_now(player))
        if act.saved is None and "arget" in card_named(what.card).text and not self.attacked and self.when:
            raise NotClear("what damage is prevented")
        return Uses(what, act.who, (act.saved,) if act.saved is not None else ())

    def saver(self, act: Prevents) -> str:
        """Who prevents damage, where that is not said: whose it is done with, or who is in danger."""
        owners = {p.owner for p in self.there.pieces if act.what is not None and p.card.name == act.what.card}
        threats = [piece for piece in self.pending if self.aimed_at_now(other(piece.owner))]
        owners = owners or {other(threats[-1].owner)} if threats else owners
        if not owners and act.saved is not None and act.saved.noun != "player":
            owners = {piece.owner for piece in self.there.find((act.saved,))}
        return CALLED[owners.pop()] if len(owners) == 1 else ""

    def hit_by_combat(self, player: str) -> bool:
        """Whether it is the player whom combat damage is about to be dealt to."""
        return self.attacked and not self.damage and not self.blocked and self.active == other(player)

    def equipment_meant(self, what: Mention, player: str) -> Piece:
        """What is put on something: `it` is the equipment that was used or spoken of last."""
        there = [piece for piece in self.there.pieces if EQUIPMENT in piece.card.subtypes and piece.owner == player]
        if what.noun in IT and len(there) == 1:
            return there[0]
        return self.there.find((what,), player)[-1]

    def equips(self, act: Equips) -> str:
        player = self.does(act.who)
        self.next_turn_comes(player)
        self.active = self.active or player
        early = self.there.it_of(player) if act.host.noun in IT else []
        if how_many(act.what, 0).number > 1:
            raise NotClear("what is put on it")
        what = self.equipment_meant(act.what, player)
        if act.old is not None:
            self.there.attach(act.what, self.there.find((act.old,), player), player)
        host = (early or self.there.find((act.host,), player))[-1]
        self.there.spoken_of([host])
        self.mana[player] += lands.equip_cost(what)
        self.pending.append(what)
        return self.say(f"{player} equips {host.label} with {what.label}")
