"""Spells cast and abilities activated, told as sentences of the scenario language."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions import lands
from sandbox.questions.abilities_meant import PLACES, ability_meant, has_activated
from sandbox.questions.aims_told import does_harm, player_aimed_at, told_apart
from sandbox.questions.aims_unsaid import possible_aims
from sandbox.questions.mentioned import BOB, BOTH, IT, SUE, THEM, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, NotThisWay, Piece
from sandbox.questions.preventing_told import OF_A_SOURCE, PreventingTelling
from sandbox.questions.said.acts import Activates, Casts, DiscardsOne, TakesBack, Tries, Uses, UsesLoyalty
from sandbox.questions.said.asked import AskLargestX, AskMana
from sandbox.questions.said.states import PaysAll
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell, targeting
from sandbox.questions.thing_words import ALL, LIES_IN_GRAVEYARD
from sandbox.terms.types import AURA, CardType

SLOW = frozenset({CardType.CREATURE, CardType.SORCERY, CardType.ENCHANTMENT, CardType.ARTIFACT, CardType.LAND})
LOYALTY_COST = re.compile(r"^([+-]?\d+):", re.MULTILINE)
AT_SPELLS = re.compile(r"target (?:\w+ )?spell(?! or)")
_TARGET = re.compile(
    r"target ((?:(?:artifact|enchantment|creature|planeswalker|land)(?:, or |, | or | and/or )?)+)(?! card)"
)
_TYPE = re.compile(r"[a-z]+")
OF_GRAVEYARD = re.compile(r"(?:target|[Ee]nchant) (?:\w+ )?card (?:from|in) (?:your|an opponent's|a|any) graveyard")
MOST_TIMES = 10
"""How often one act is told."""
COPIES = re.compile(r"as a copy of|copy of (?:any|target|a) (?:\w+ )?(?:creature|artifact|permanent)|becomes? a copy")
LARGEST_TRIED = 12
LARGEST_X = "how much X is"
"""What is left open where as much as can be is paid for X: the first way that can be played is the one."""
HELPS = "whether it can be regenerated"
CIRCLE = "whether the circle is used"
PREFERRED = frozenset({LARGEST_X, HELPS, CIRCLE})
"""What is left open where the first way that can be played is the one that is meant."""
CALLED = {BOB: "i", SUE: "opp"}


def is_used(act: Casts) -> bool:
    """Whether a permanent's name stands for its ability: not of an aura, which is cast on something, and not where
    nothing is aimed at."""
    card = card_named(act.what.card)
    return bool(act.targets or act.sacrificed) and not is_spell(act.what) and AURA not in card.subtypes


class CastingTelling(PreventingTelling):
    """Each method tells one kind of act and gives its sentence. They raise NotClear where the words leave open what is
    done."""

    def uses(self, act: Uses) -> str:
        """A spell is cast, and a permanent's ability activated."""
        aura = bool(act.what.card) and AURA in card_named(act.what.card).subtypes and not self.named_in_play(act.what)
        if act.goal == "counter" and act.what.card and "counter" not in card_named(act.what.card).text.lower():
            raise NotClear(f"what is countered, since {act.what.card} counters nothing,")
        if act.what.card and (is_spell(act.what) or (aura and act.targets)):
            aims = act.targets if self.has_aim(act) else ()
            return self.casts(Casts(act.what, act.who or act.what.owner, aims, act.x))
        return self.activates(Activates(act.what, act.who, act.targets, act.times))

    def has_aim(self, act: Uses) -> bool:
        """Whether what is named is aimed at; what is killed with a spell that has no target is only there."""
        text = card_named(act.what.card).text.lower()
        if "target" in text or "enchant " in text or not act.goal:
            return True
        self.there.find(act.targets)
        return False

    def casts(self, act: Casts) -> str:
        if act.who == "someone":
            act = replace(act, who=self.somebody(act.targets))
        if act.times > 1:
            return [self.casts(replace(act, times=1)) for _ in range(min(act.times, MOST_TIMES))][-1]
        if act.what.noun in BOTH | THEM:
            return self.casts_each(act)
        if act.what.card and COPIES.search(card_named(act.what.card).text) and len(act.targets) == 1:
            return self.copies(act)
        if act.by_name and is_used(act):
            return self.activates(Activates(act.what, act.who, act.targets), act.sacrificed)
        if not is_spell(act.what) and act.what.card and self.named_in_play(act.what) and act.targets:
            return self.activates(Activates(act.what, act.who, act.targets), act.sacrificed)
        player = self.does(act.who or act.what.owner or (self.caster_on(act) if act.passive else ""))
        spell = self.spell(act.what, player)
        if "X" in str(spell.card.cost) and (act.x is None or act.x < 0):
            act = replace(act, x=self.as_much_as_can_be(act, player))
        return self.casts_spell(act, spell, player)

    def casts_each(self, act: Casts) -> str:
        """Several cards that were spoken of together, one after the other. Raises NotClear for others."""
        cards = self.there.find((act.what,))
        held = [piece for piece in cards if piece.zone == "hand" and not piece.cast]
        if len(held) < 2 or held != cards or (act.times, act.x) != (1, None):
            raise NotClear("what is cast")
        self.does(act.who)
        return [self.casts_spell(replace(act, what=Mention(card=p.card.name)), p, self.actor) for p in held][-1]

    def casts_spell(self, act: Casts, spell: Piece, player: str) -> str:
        """A card that is there, for the X that is said or found."""
        cost = str(spell.card.cost)
        if act.x is not None and "X" not in cost and str(act.x) not in spell.card.text:
            raise NotClear(f"{spell.card.name} for {act.x}")
        if not act.answers:
            self.slow(spell, player)
        if spell.zone == "library":
            self.resolved()
        aims = self.aimed[spell.card.name, player] = self.aims_of_spell(act, spell, player)
        spell.cast = True
        self.last_cast.append(spell)
        self.mana[player] += lands.casting_cost(spell, act.x or 0, len(aims))
        self.damage_on_its_way(spell)
        self.pending.append(spell)
        if spell.is_permanent and not spell.is_aura and not spell.is_land:
            self.there.spoken_of([spell])
        number = f" with X = {act.x}" if "X" in cost else ""
        number += self.sacrificed(act.sacrificed, player)
        divided = f" dividing {' and '.join(map(str, act.dividing))}" if act.dividing else ""
        verb = "plays" if spell.is_land else "casts"
        sentence = self.say(f"{player} {verb} {spell.label}{number}{targeting(aims)}{divided}")
        self.asks_to_pay(spell, aims)
        if spell.is_land:
            self.pending.pop()
        if act.resolved or (act.grown and len(aims) == 1):
            self.resolved()
        if act.grown and len(aims) == 1:
            self.when.append(f"Then {aims[0]} is {'an' if act.grown[0] == '8' else 'a'} {act.grown}")
        return sentence

    def aims_of_spell(self, act: Casts, spell: Piece, player: str) -> list[str]:
        """As they are said, or as the same spell was aimed before, or at what it answers."""
        aims = self.aims(act.targets, spell, player) or self.same_aims(spell, player) or self.answered(spell)
        if not aims and (aimed_at := player_aimed_at(spell, player)):
            self.victim = aimed_at
            return self.assumed_aim(spell, aimed_at)
        if not aims and any(isinstance(said, TakesBack) for said in self.all_said):
            return []  # it never comes to that
        if not aims and (spell.zone == "library" or self.discarded_now(spell)) and "any target" in spell.card.text:
            return self.assumed_aim(spell, other(player))
        aimed = spell.is_aura or (not spell.is_permanent and "arget" in spell.card.text.split('"')[0])
        if not aims and aimed:
            return self.one_of_the_possible(spell, player)
        return aims

    def one_of_the_possible(self, spell: Piece, player: str) -> list[str]:
        """What it can be aimed at where that is not said: of the other player's things where it does harm."""
        at = other(player) if does_harm(spell.card) else player
        if AT_SPELLS.search(spell.card.text):
            raise NotThisWay(f"what {spell.card.name} is aimed at")
        found = possible_aims(spell, self.there.pieces, self.all_said, at)
        ways = [f"{spell.label} is aimed at {aim}" for aim in found]
        return self.assumed_aim(spell, found[self.choose(f"what {spell.label} is aimed at", *ways)])

    def assumed_aim(self, spell: Piece, aimed_at: str) -> list[str]:
        self.assumptions.append(f"{spell.label} is aimed at {aimed_at}")
        return [aimed_at]

    def discarded_now(self, spell: Piece) -> bool:
        """Whether it is cast as it is discarded."""
        return isinstance(self.last_act, DiscardsOne) and spell.cast

    def as_much_as_can_be(self, act: Casts, player: str) -> int:
        """The X of a spell into which goes what the player has, or of which it is asked how large it can be: told in
        every way, from the largest on. Raises NotClear where it is not said."""
        if act.x is None and not any(isinstance(said, AskLargestX | PaysAll) for said in self.all_said):
            raise NotClear("how much X is")
        own = [piece for piece in self.there.pieces if piece.owner == player and piece.is_land and piece.zone == "play"]
        said = self.mana_said.get(player) or next(iter(self.mana_of_nobody), None)
        most = len(own) or (said.number or len(said.symbols) if said is not None else 0)
        if not 0 < most <= LARGEST_TRIED:
            raise NotClear("what X is paid with")
        return most - self.choose(LARGEST_X, *(f"X is {number}" for number in range(most, -1, -1)))

    def copies(self, act: Casts) -> str:
        """A permanent that comes into play as a copy of another one."""
        original = self.there.find(act.targets, other(self.who(act.who)))
        sentence = self.casts(replace(act, targets=(), by_name=False))
        if len(original) != 1:
            raise NotClear("what is copied")
        copy = self.pending[-1]
        self.resolved()
        self.say(f"{self.actor} copies {original[0].label}")
        copy.copied = original[0].card
        self.there.spoken_of([copy])
        return sentence

    def caster_on(self, act: Casts) -> str:
        """Who casts what is only told of what it is cast on: the other player, where it does harm."""
        there = self.there.pieces
        owners = {self.players.name(aim.owner) for aim in act.targets if aim.owner}
        owners |= {
            piece.owner for piece in there for aim in act.targets if not aim.owner and piece.card.name == aim.card
        }
        if len(owners) != 1 or not act.what.card:
            return ""
        owner, card = owners.pop(), card_named(act.what.card)
        return CALLED[other(owner) if does_harm(card) else owner]

    def answered(self, spell: Piece) -> list[str]:
        """A response aimed at nothing named is aimed at the spell that it answers, or at what that one is aimed at."""
        if not self.pending or "arget" not in spell.card.text:
            return []
        answered = self.pending[-1]
        if AT_SPELLS.search(spell.card.text):
            return self.assumed_aim(spell, answered.label)
        aims = self.aimed.get((answered.card.name, answered.owner), [])
        return self.assumed_aim(spell, aims[0]) if len(aims) == 1 else []

    def same_aims(self, spell: Piece, player: str) -> list[str]:
        """A second copy of a spell goes where the first one went, where the words do not say it."""
        return self.aimed.get((spell.card.name, player), [])

    def spell(self, thing: Mention, player: str) -> Piece:
        """The card that is cast: one that was said to be held, a new one, or one that was in play and came back."""
        if thing.noun == "one":
            return self.there.another(player)
        if not thing.card:
            held = [p for p in self.there.pieces if (p.owner, p.zone, p.cast) == (player, "hand", False)]
            return held[0] if thing.noun in IT and len(held) == 1 else self.there.find((thing,), player)[-1]
        if thing.number == -1 and not any(piece.card.name == thing.card for piece in self.there.pieces):
            raise NotClear(f"which other {thing.card} there is")
        places = ("hand", "library")
        known = [p for p in self.there.pieces if p.card.name == thing.card and p.owner == player and p.zone in places]
        unused = [piece for piece in known if not piece.cast]
        if unused:
            return unused[0]
        return self.there.new(card_named(thing.card), player, "hand", 1)[0]

    def slow(self, spell: Piece, player: str) -> None:
        """What is cast in one's own main phase says whose turn it is."""
        if spell.card.types & SLOW and "Flash" not in spell.card.text:
            self.next_turn_comes(player)
            self.active = self.active or player

    def it_for(self, spell: Piece) -> Piece:
        """What `it` is for a spell: what was spoken of last, unless the spell is for another type of permanent and
        there is one of that. Raises NotClear where there are several, or none."""
        (it,) = self.there.it_of("", spell)
        wanted = {each for found in _TARGET.findall(spell.card.text.lower()) for each in _TYPE.findall(found)}
        if not wanted or it.animated or it.copied is not None or wanted & set(map(str, it.card.types)):
            return it
        there = [p for p in self.there.pieces if p.zone == "play" or (p.cast and p.is_permanent)]
        fitting = [p for p in there if p is not spell and wanted & set(map(str, p.card.types))]
        if len(fitting) != 1:
            raise NotClear("it")
        return fitting[0]

    def aims(self, targets: Things, spell: Piece, player: str) -> list[str]:
        """The names of what is aimed at."""
        names: list[str] = []
        self.there.used = spell
        for said in targets:
            target = replace(said, marks=tuple(mark for mark in said.marks if mark != LIES_IN_GRAVEYARD))
            if target != said and not OF_GRAVEYARD.search(spell.card.text):
                raise NotClear(f"what {spell.card.name} is aimed at")
            if target.noun == "player":
                names.append(other(player) if target.owner == "other" else self.players.name(target.owner))
                self.victim = names[-1]
                continue
            if target.ability and target.card:
                names.append(self.effect_of(target))
                continue
            on_way = self.on_way(target, spell)
            if on_way is not None:
                names.append(told_apart(on_way, spell, self.when, self.there.pieces))
                continue
            if target.noun in IT and not target.owner:
                names.append(self.it_for(spell).label)
                continue
            owner = other(player) if does_harm(spell.card) else player
            zone = "graveyard" if OF_GRAVEYARD.search(spell.card.text) else "play"
            names += [piece.label for piece in self.there.find((target,), owner, zone)]
        self.there.spoken_of([piece for piece in self.there.pieces if piece.label in names and piece.is_permanent])
        return names

    def effect_of(self, target: Mention) -> str:
        """The ability of a permanent on its way; where nothing of it waits, the other player has just used it."""
        waiting = [piece for piece in self.pending if piece.card.name == target.card]
        if not waiting:
            player, user = self.actor, other(self.actor)
            source = replace(target, ability=False)
            at = (Mention(noun="player", owner=CALLED[player]),)
            aimed = "arget" in card_named(source.card).text.split(":", 1)[-1]
            self.activates(Activates(source, CALLED[user], at if aimed else ()))
            self.actor, waiting = player, self.pending[-1:]
        return f"the effect of {waiting[-1].label}"

    def on_way(self, target: Mention, spell: Piece) -> Piece | None:
        """A spell that waits to resolve, for what is aimed at spells."""
        if not AT_SPELLS.search(spell.card.text):
            waiting = [piece for piece in self.pending if piece.card.name == target.card]
            return waiting[-1] if waiting and "target" in spell.card.text and not waiting[-1].is_permanent else None
        if not self.pending and target.card and not self.named_in_play(target):
            self.cast_by_other(target, spell)
        if not self.pending:
            raise NotThisWay("which spell")
        waiting = [p for p in self.pending if not target.card or p.card.name == target.card]
        if not waiting:
            raise NotClear("which spell")
        return waiting[-1]

    def sacrificed(self, thing: Mention | None, player: str) -> str:
        """The words for what a cost takes."""
        return f" by sacrificing {self.there.find((thing,), player)[-1].label}" if thing is not None else ""

    def loyalty(self, act: UsesLoyalty) -> str:
        """The ability of a planeswalker that has this cost."""
        player = self.does(act.who)
        walker = self.there.find((act.thing,), player)[-1]
        costs = LOYALTY_COST.findall(walker.card.text)
        if act.cost not in costs:
            raise NotClear(f"{walker.card.name} {act.cost}")
        self.pending.append(walker)
        aims = targeting(self.aims(act.targets, walker, player))
        return self.say(f"{player} activates the {PLACES[costs.index(act.cost)]} ability of {walker.label}{aims}")

    def tries(self, act: Tries) -> str:
        """The ability of the creature spoken of last that damages what it is aimed at; else: the opponent."""
        able = [piece for piece in self.there.focus if "{T}:" in piece.card.text and "damage" in piece.card.text]
        if not able:
            raise NotClear("what is used")
        self.actor = able[-1].controller
        targets = act.targets
        if not targets:
            targets = (Mention(noun="player", owner="opp" if self.actor == BOB else "i"),)
        source = Mention(card=able[-1].card.name)
        return self.activates(Activates(source, "i" if self.actor == BOB else "opp", targets))

    def named_in_play(self, target: Mention) -> bool:
        return any(piece.card.name == target.card and piece.zone == "play" for piece in self.there.pieces)

    def cast_by_other(self, target: Mention, spell: Piece) -> None:
        """A spell that can be countered is on its way: the other player casts it."""
        player = self.actor
        self.casts(Casts(replace(target, ability=False), "opp" if player == BOB else "i"))
        self.actor = player

    def activates(self, act: Activates, sacrificed: Mention | None = None) -> str:
        player = self.does(act.who)
        if act.what.noun in IT and not act.targets and any(isinstance(said, AskMana) for said in self.all_said):
            lands_there = [piece for piece in self.there.focus if piece.is_land and piece.owner == player]
            if lands_there:
                return self.say(f"{player} taps {lands_there[-1].label} for mana")
        cost = self.sacrificed(sacrificed, player)
        own = self.usable_by(player) if act.who and act.what.noun in IT and not act.targets else []
        found = own or self.there.find((act.what,), player if act.who else self.against(act.targets, player))
        if len(found) > 1 and (act.what.number > 1 or act.what.noun in BOTH | THEM or ALL in act.what.marks):
            raise NotClear("which of them is used")
        source = found[-1]
        if own:
            self.there.spoken_of(own[-1:])
        source = self.able_to(source)
        if source.zone == "hand" and not source.cast:
            raise NotClear(f"whether {source.card.name} is in play")
        if not act.who:
            player = self.actor = source.owner
        if OF_A_SOURCE.search(source.works_as.text) and not source.cast and source.is_permanent:
            return self.shields(source, player, act.targets)
        aims = self.aims(act.targets, source, player)
        text = source.works_as.text
        needs_aims = "arget" in text.split(":", 1)[-1] and source.is_creature
        if (aims and "arget" not in text) or (not aims and needs_aims):
            raise NotClear(f"what {source.card.name} is aimed at")
        which, paid = ability_meant(act, source)
        source.animated = source.animated or act.animates
        sentence = f"{player} activates {which}{source.label}{cost}{targeting(aims)}"
        self.aimed[source.card.name, player] = aims
        self.damage_on_its_way(source)
        for _ in range(lands.times_paid(act.paid, paid) * act.times if act.paid else act.times):
            self.mana[player] += paid
            self.when.append(sentence)
        self.pending.append(source)
        return sentence

    def usable_by(self, player: str) -> list[Piece]:
        """What the player has that was spoken of and can be used, where what was spoken of last is not the player's."""
        spoken = [piece for piece in self.there.focus if piece.is_permanent and not piece.is_land]
        if not spoken or spoken[-1].owner == player:
            return []
        return [piece for piece in spoken if piece.owner == player and has_activated(self.able_to(piece))]

    def able_to(self, source: Piece) -> Piece:
        """What has the ability: a creature without any is used by way of the one aura on it that has one."""
        if source.is_creature and not has_activated(source):
            worn = [piece for piece in self.there.pieces if piece.host is source and has_activated(piece)]
            return worn[0] if len(worn) == 1 else source
        return source

    def against(self, targets: Things, player: str) -> str:
        """Whose a source is that nobody is said to use: that of the one against whom it is not used."""
        owners = {self.players.name(target.owner) for target in targets if target.owner not in ("", "other")}
        return other(owners.pop()) if len(owners) == 1 else player
