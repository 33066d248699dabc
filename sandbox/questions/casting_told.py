"""Spells cast and abilities activated, told as sentences of the scenario language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions import lands
from sandbox.questions.abilities_meant import ACTIVATED
from sandbox.questions.aiming_told import AT_WALKER, CALLED
from sandbox.questions.cards_held_told import held_like_theirs, spell_back_in_hand
from sandbox.questions.cast_ways_told import X_OF_TARGET
from sandbox.questions.casters_told import CasterTelling
from sandbox.questions.entering import triggers_on_entering
from sandbox.questions.mentioned import BOB, BOTH, IT, THEM, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.paid_in_all_told import LARGEST_X
from sandbox.questions.paying_told import HOW_PAID
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.preventing_told import PREVENTED
from sandbox.questions.redirecting_told import with_source_apart
from sandbox.questions.said.acts import ALL_MANA, Activates, AimsAnew, AimsTrigger, Casts, InAll, Uses
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.asked import AskTokens, AskWhether
from sandbox.questions.said.outcomes_cards import GetsTokens
from sandbox.questions.said.states import HasInPlay, Holds, Mentions
from sandbox.questions.said.things import Mention, PartSaid, mentioned_in
from sandbox.questions.said.ways import CastSo
from sandbox.questions.telling import is_spell, joined, targeting
from sandbox.questions.thing_words import BEING_CAST, CAST_SO, CHOSEN
from sandbox.terms.types import AURA, BASIC_LAND_TYPES, CardType

FLASH = re.compile(r"\bFlash\b")
SLOW = frozenset({CardType.CREATURE, CardType.SORCERY, CardType.ENCHANTMENT, CardType.ARTIFACT, CardType.LAND})
FOR_FACE_DOWN = 3
"""Mana for which a card is cast face down."""
MOST_TIMES = 10
"""How often one act is told."""
COPIES = re.compile(r"as a copy of|copy of (?:any|target|a) (?:\w+ )?(?:creature|artifact|permanent)|becomes? a copy")
WHOSE_OWN = frozenset({"his", "hers", "mine"})
AIMS_ANEW = re.compile(r"[Cc]opy target (?:\w+ or \w+ )?spell|new targets for target|[Cc]hange the target of target")
"""Texts of spells that copy a spell, or give it new targets."""
COST_TAKES = re.compile(r"additional cost[^.\n]*, sacrifice a creature\.[^\n]*\s[^\n]*any target", re.DOTALL)
"""What is left open where as much as can be is paid for X: the first way that can be played is the one."""
HELPS = "whether it can be regenerated"
CIRCLE = "whether the circle is used"
ORDER = "whether blockers stand in an order"
HOW_OFTEN = "how often it is kicked"
MADNESS = "whether it is chosen that it is removed"
PREFERRED = frozenset({AT_WALKER, LARGEST_X, HELPS, CIRCLE, ORDER, HOW_OFTEN, HOW_PAID, MADNESS, PREVENTED})
"""What is left open where the first way that can be played is the one that is meant."""


def all_into_kicker(spell: Mention, number: int) -> InAll | None:
    """So much mana in all, for a spell that what is more than its cost kicks."""
    return InAll(number) if spell.card and lands.KICKER.search(card_named(spell.card).text) else None


def is_used(act: Casts) -> bool:
    """Whether a permanent's name stands for its ability: not of an aura, which is cast on something, and not where
    nothing is aimed at."""
    card = card_named(act.what.card)
    return bool(act.targets or act.sacrificed) and not is_spell(act.what) and AURA not in card.subtypes


def sends_copy(said: PartSaid) -> bool:
    """`and send the copy at him`"""
    return isinstance(said, AttacksWith) and [thing.noun for thing in said.things] == ["copy"]


class CastingTelling(CasterTelling):
    """Each method tells one kind of act and gives its sentence. They raise NotClear where the words leave open what is
    done."""

    def uses(self, act: Uses) -> str:
        """A spell is cast, and a permanent's ability activated."""
        act = self.with_ones_own(self.with_what_is_held(act))
        if (act.what.noun == "everything" or self.are_lands(act.what)) and len(act.targets) == 1 and not act.goal:
            return self.activates(Activates(act.targets[0], act.who, paid=ALL_MANA))
        aura = bool(act.what.card) and AURA in card_named(act.what.card).subtypes and not self.named_in_play(act.what)
        if act.goal == "counter" and act.what.card and "counter" not in card_named(act.what.card).text.lower():
            raise NotClear(f"what is countered, since {act.what.card} counters nothing,")
        if act.what.card and (is_spell(act.what) or (aura and act.targets)):
            aims = act.targets if self.has_aim(act) else ()
            return self.casts(Casts(act.what, act.who or act.what.owner, aims, act.x))
        if act.targets and self.comes_in_for_it(act.what):
            return self.casts(Casts(act.what, act.who, act.targets))
        return self.activates(Activates(act.what, act.who, act.targets, act.times))

    def with_ones_own(self, act: Uses) -> Uses:
        """`Sue attacks with a Giant. Can Bob kill the Giant with it?`: with what is Bob's, and not with the Giant."""
        aims = [target.card for target in act.targets if target.card]
        last = self.there.focus[-1:] if act.what.noun in IT and act.who and len(aims) == 1 else []
        if not last or last[0].card.name != aims[0] or last[0].owner == self.who(act.who):
            return act
        own = [p for p in self.there.focus if p.owner == self.who(act.who) and p.is_permanent and not p.is_land]
        return replace(act, what=Mention(card=own[-1].card.name)) if own and not own[-1].text else act

    def comes_in_for_it(self, what: Mention) -> bool:
        """`he bounces it with Man-o'-War`: what can do it only as it comes into play, and is not said to be there."""
        card = card_named(what.card) if what.card and not what.ability and not self.named_in_play(what) else None
        return (
            card is not None and triggers_on_entering(card) and "arget" in card.text and not ACTIVATED.search(card.text)
        )

    def with_what_is_held(self, act: Uses) -> Uses:
        """`Can I kill the Titan with that?`: with the one spell that whoever does it holds."""
        if act.what.noun in IT and (spoken := self.spell_just_named(act)):
            return replace(act, what=Mention(card=spoken))
        player = self.who(act.who) if act.who else BOB
        held = [p for p in self.there.pieces if p.zone == "hand" and not p.cast and p.owner == player]
        if act.goal == "counter":
            held = [piece for piece in held if "ounter target" in piece.card.text]
            if len(held) != 1 and not act.what.card:
                raise NotClear("what counters it")
        if not act.goal or act.what.noun not in ("that", "this", "it") or len(held) != 1:
            return act
        return replace(act, what=Mention(card=held[0].card.name))

    def spell_just_named(self, act: Uses) -> str:
        """`I hold a Bolt and use it`: the spell that was named right before; empty where something else was."""
        at = next((n for n, said in enumerate(self.all_said) if said == act), 0)
        named = list(mentioned_in(self.all_said[at - 1])) if at else []
        before = self.all_said[at - 1] if at else act
        spell = (
            named[-1].card if named and isinstance(before, HasInPlay | Holds | Mentions) and is_spell(named[-1]) else ""
        )
        self.to_cast = [thing for thing in self.to_cast if thing.card != spell]
        return spell

    def has_aim(self, act: Uses) -> bool:
        """Whether what is named is aimed at; what is killed with a spell that has no target is only there."""
        text = card_named(act.what.card).text.lower()
        if "target" in text or "enchant " in text or not act.goal:
            return True
        self.there.find(act.targets)
        return False

    def thrown(self, act: Casts) -> Casts:
        """`I Fling my Giant`: a creature of the one who casts it is what the cost takes, not what it is aimed at."""
        text = card_named(act.what.card).text if act.what.card and act.by_name else ""
        if len(act.targets) != 1 or act.sacrificed is not None or not COST_TAKES.search(text):
            return act
        player = self.who(act.who) if act.who else self.actor or BOB
        if act.targets[0].noun == "player" or self.there.find(act.targets)[-1].owner != player:
            return act
        aim = Mention(noun="player", owner=CALLED[other(player)])
        return replace(act, sacrificed=act.targets[0], targets=(aim,))

    @staticmethod
    def as_called(act: Casts) -> Casts:
        """`my flashback Firebolt`: what it is called says how it is cast."""
        ways = [mark.removeprefix(CAST_SO) for mark in act.what.marks if mark.startswith(CAST_SO)]
        marks = tuple(mark for mark in act.what.marks if mark != BEING_CAST and not mark.startswith(CAST_SO))
        return replace(act, what=replace(act.what, marks=marks), so=CastSo(ways[0])) if ways else act

    def casts(self, act: Casts) -> str:
        act = self.thrown(self.as_called(act))
        if act.waits and any(piece.card.name == act.what.card for piece in self.pending):
            return self.when[-1]
        act = self.with_x_of_target(act)
        if act.who == "someone":
            act = replace(act, who=self.whose_enters() if act.resolved else self.somebody(act.targets))
        if "face-down" in act.what.marks and act.so is None:
            up = replace(act.what, marks=tuple(mark for mark in act.what.marks if mark != "face-down"))
            act = replace(act, what=up, so=CastSo("face down"))
        if act.times > 1:
            return [self.casts(replace(act, times=1)) for _ in range(min(act.times, MOST_TIMES))][-1]
        if act.what.noun in BOTH | THEM:
            return self.casts_each(act)
        copies = bool(act.what.card) and COPIES.search(card_named(act.what.card).text) and not is_spell(act.what)
        if copies and len(act.targets) == 1:
            return self.copies(act)
        if act.by_name and is_used(act):
            return self.activates(Activates(act.what, act.who, act.targets), act.sacrificed)
        there = bool(act.what.card) and not is_spell(act.what) and self.named_in_play(act.what)
        if there and act.x == -1 and not act.targets:
            return self.activates(Activates(act.what, act.who, paid=ALL_MANA))
        if there and act.by_name and not act.targets:
            raise NotClear(f"what is done with {act.what.card}")
        if there and act.targets:
            return self.activates(Activates(act.what, act.who, act.targets), act.sacrificed)
        player = self.does(act.who or act.what.owner or (self.caster_on(act) if act.passive else ""))
        spell = self.lies_there(act, player) or self.spell(act.what, player)
        act = self.with_all_paid(act, spell, player)
        of_target = act.x is None and X_OF_TARGET.search(spell.card.text)
        if "X" in str(spell.card.cost) and not of_target and (act.x is None or act.x < 0):
            act = replace(act, x=self.as_much_as_can_be(act, player))
        return self.casts_spell(act, spell, player)

    def with_x_of_target(self, act: Casts) -> Casts:
        """`I Cancel his Fireball for 4`: the X is that of the spell that is answered, where the answer has none."""
        if act.x is None or len(act.targets) != 1 or not act.what.card or "X" in str(card_named(act.what.card).cost):
            return act
        (aim,) = act.targets
        if not is_spell(aim) or "X" not in str(card_named(aim.card).cost):
            return act
        if all(piece.card.name != aim.card for piece in self.pending):
            whose = aim.owner or CALLED[other(self.who(act.who or act.what.owner))]
            self.casts(Casts(replace(aim, owner=""), whose, x=act.x))
        return replace(act, x=None)

    def whose_enters(self) -> str:
        """Whose a permanent is that is said to come into play: of whoever is asked about as getting what it makes, of
        the one at whose things what triggers is not aimed, or of either."""
        asked = {said.outcome if isinstance(said, AskWhether) else said for said in self.all_said}
        gets = {each.who for each in asked if isinstance(each, AskTokens | GetsTokens) and each.who}
        aims = [said.targets for said in self.all_said if isinstance(said, AimsTrigger)]
        if len(gets) == 1 and not aims:
            return gets.pop()
        return self.somebody(aims[0] if aims else ())

    def casts_each(self, act: Casts) -> str:
        """Several cards that were spoken of together, one after the other, and first what makes mana for the rest.
        Raises NotClear for others."""
        cards = self.there.find((act.what,))
        held = [piece for piece in cards if piece.zone == "hand" and not piece.cast]
        if len(held) < 2 or held != cards or (act.times, act.x) != (1, None):
            raise NotClear("what is cast")
        self.does(act.who)
        for piece in sorted(held, key=lambda each: not each.card.text.startswith("Add {")):
            if self.pending and self.pending[-1].card.text.startswith("Add {"):
                self.resolved()
            sentence = self.casts_spell(replace(act, what=Mention(card=piece.card.name)), piece, self.actor)
        return sentence

    def casts_spell(self, act: Casts, spell: Piece, player: str) -> str:
        """A card that is there, for the X that is said or found."""
        cost = str(spell.card.cost)
        down = act.so == CastSo("face down") and act.x == FOR_FACE_DOWN
        if act.x is not None and "X" not in cost and not down and str(act.x) not in spell.card.text:
            raise NotClear(f"{spell.card.name} for {act.x}")
        if not act.answers:
            self.slow(spell, player)
        act, sources = with_source_apart(self, act, spell)
        if sources:
            self.sources(sources, spell)  # what is unblocked has attacked before
        if spell.zone == "library":
            self.resolved()
        aims = self.aimed[spell.card.name, player] = self.aims_of_spell(act, spell, player)
        if act.x is None and X_OF_TARGET.search(spell.card.text):
            act = replace(act, x=self.x_of_aim(aims))
        permanents = [piece for piece in self.there.pieces if piece.label in aims and not piece.cast]
        self.there.aimed_at = permanents or self.there.aimed_at
        spell.cast, spell.x = True, act.x or 0
        self.last_cast.append(spell)
        so, mana = self.way_of(act, spell, player, len(aims))
        self.mana[player] += mana
        self.mana_is_made(spell, player)
        self.damage_on_its_way(spell)
        self.pending.append(spell)
        self.chosen_as_it_enters(act.what, spell)
        self.there.announced(spell)
        number = f" with X = {act.x}" if "X" in cost else ""
        number += self.sacrificed(act.sacrificed, player)
        if act.kicked:
            words, paid = lands.kicked(spell, act.kicked)
            number += words
            self.mana[player] += paid
        divided = f" dividing {' and '.join(map(str, act.dividing))}" if act.dividing else ""
        verb = "plays" if spell.is_land else "casts"
        sentence = self.say(f"{player} {verb} {spell.label}{number}{targeting(aims)}{divided}{so}")
        self.asks_to_pay(spell, aims)
        self.asks_tax(spell, aims)
        if sources:
            self.chooses_source(spell, player, sources)
        if act.anew:
            self.aims_anew(AimsAnew(act.anew, act.who))
        elif not self.keeps_targets(spell, aims):
            raise NotClear(f"what {spell.card.name} is to make it aimed at")
        if spell.is_land:
            self.pending.pop()
        self.has_come_about(act, spell, aims)
        return sentence

    def chosen_as_it_enters(self, thing: Mention, spell: Piece) -> None:
        """`I cast Engineered Plague naming Goblin`: what is said of it as it is cast is chosen once it resolves."""
        told = dict.fromkeys(mark for mark in (*spell.state, *thing.marks) if mark.startswith(CHOSEN))
        spell.state = [state for state in spell.state if state not in told]
        self.to_choose += [f"{spell.owner} chooses {mark.removeprefix(CHOSEN)}" for mark in told]

    def has_come_about(self, act: Casts, spell: Piece, aims: list[str]) -> None:
        """What the words say has come of the spell; lands that are untapped once it has are not those that paid."""
        untapped = any("untapped" in t.marks for s in self.all_said if isinstance(s, HasInPlay) for t in s.things)
        if act.resolved and untapped and spell.owner in self.has_lands:
            self.paid_before[spell.owner] = list(self.mana[spell.owner])
        if act.resolved and triggers_on_entering(spell.card) and not (spell.is_aura or spell.is_land):
            self.enters(spell)
        elif act.resolved or (act.grown and len(aims) == 1):
            self.resolved()
        if act.brings is not None:
            self.there.find((act.brings,), spell.owner)
        if act.grown and len(aims) == 1:
            self.when.append(f"Then {aims[0]} is {'an' if act.grown[0] == '8' else 'a'} {act.grown}")

    def aims_anew(self, act: AimsAnew) -> str:
        """New targets, chosen as what copies a spell or changes its targets resolves. Raises NotClear where nothing
        that does so waits above the spell."""
        above = [piece for piece in self.pending if AIMS_ANEW.search(piece.card.text)]
        below = [piece for piece in self.pending if above and piece.label in self.aims_now(above[-1])]
        if len(below) != 1 or self.to_choose or above[-1] is not self.pending[-1]:
            raise NotClear("what is aimed anew")
        player = above[-1].owner
        if act.who and self.who(act.who) != player:
            raise NotClear("who chooses the new target")
        chosen = f"{player} targets {joined(self.aims(act.targets, below[0], player))}"
        self.to_choose.append(chosen)
        return chosen

    def copies_spell(self) -> bool:
        """Whether a spell that copies another one waits."""
        return any("opy target" in piece.card.text and not piece.is_permanent for piece in self.pending)

    def keeps_targets(self, spell: Piece, aims: Sequence[str]) -> bool:
        """Whether it is said what a spell is aimed at that changes the targets of another, or of a copy of it; a copy
        of one's own spell goes where that one goes."""
        told = any(isinstance(said, AimsAnew) or sends_copy(said) for said in self.all_said)
        if spell.is_permanent or told or not AIMS_ANEW.search(spell.card.text):
            return True
        own = all(piece.owner == spell.owner for piece in self.there.pieces if piece.label in aims)
        untargeted = all("arget" not in piece.card.text for piece in self.there.pieces if piece.label in aims)
        return untargeted or (own and "opy target" in spell.card.text)

    def aims_now(self, spell: Piece) -> list[str]:
        """What a spell that waits is aimed at."""
        return self.aimed.get((spell.card.name, spell.owner), [])

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

    def holds_another(self, player: str) -> bool:
        """Whether the player is said to hold a card, which `his own` may mean."""
        return any((p.owner, p.zone, p.cast) == (player, "hand", False) for p in self.there.pieces)

    def spell(self, thing: Mention, player: str) -> Piece:
        """The card that is cast: one that was said to be held, a new one, or one that was in play and came back."""
        if thing.noun == "one" or (thing.noun in WHOSE_OWN and not self.holds_another(player)):
            return held_like_theirs(self, player) or self.there.another(player)
        if not thing.card:
            own = not thing.owner or self.players.name(thing.owner) == player
            if thing.noun in ("land", "lands") and thing.number in (-1, 0, 1) and own:
                return self.some_land(player)
            held = [p for p in self.there.pieces if (p.owner, p.zone, p.cast) == (player, "hand", False)]
            back = spell_back_in_hand(self, player) if thing.noun in IT and not held else None
            if back is not None:
                return back
            return held[0] if thing.noun in IT and len(held) == 1 else self.there.find((thing,), player)[-1]
        if thing.number == -1 and not any(piece.card.name == thing.card for piece in self.there.pieces):
            raise NotClear(f"which other {thing.card} there is")
        places = ("hand", "library")
        known = [p for p in self.there.pieces if p.card.name == thing.card and p.owner == player and p.zone in places]
        unused = [piece for piece in known if not piece.cast]
        if unused:
            return unused[0]
        return self.there.new(card_named(thing.card), player, "hand", 1)[0]

    def some_land(self, player: str) -> Piece:
        """A land of which nothing is said: a basic one of which no text here speaks. Raises NotClear where all do."""
        texts = "\n".join(f"{piece.card.name}\n{piece.text or piece.card.text}" for piece in self.there.pieces)
        free = [name for name in BASIC_LAND_TYPES if name not in texts]
        if not free:
            raise NotClear("which land")
        return self.there.new(card_named(sorted(free)[0]), player, "hand", 1)[0]

    def slow(self, spell: Piece, player: str) -> None:
        """What is cast in one's own main phase says whose turn it is."""
        if spell.card.types & SLOW and not FLASH.search(spell.card.text):
            self.next_turn_comes(player)
            if self.active == player and not self.pending:
                self.main_phase(player)
            self.active = self.active or player

    def sacrificed(self, thing: Mention | None, player: str) -> str:
        """The words for what a cost takes."""
        given = self.there.find((thing,), player) if thing is not None else []
        if len({piece.card.name for piece in given}) > 1:
            raise NotClear("what is sacrificed")
        self.there.given_up = given[-1] if given else None
        return f" by sacrificing {self.there.given_up.label}" if self.there.given_up else ""

    def activates(self, act: Activates, sacrificed: Mention | None = None) -> str:
        """An ability is used. Raises NotClear."""
        raise NotClear("what is used")
