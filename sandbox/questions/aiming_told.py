"""What spells and abilities are aimed at, told as sentences of the scenario language."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.abilities_meant import ACTIVATED
from sandbox.questions.aims_told import OF_GRAVEYARD, ONE_PLAYER, does_harm, player_aimed_at, told_apart
from sandbox.questions.aims_unsaid import ANYTHING, nothing_fits, possible_aims, something_for, text_of, types_aimed_at
from sandbox.questions.effects_told import EffectTelling, words_of_upkeep
from sandbox.questions.entering import triggers_on_entering
from sandbox.questions.mentioned import BOB, IT, SUE, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, NotThisWay, Piece
from sandbox.questions.preventing_told import OF_A_SOURCE
from sandbox.questions.said.acts import Activates, AimsTrigger, Casts, TakesBack, Uses
from sandbox.questions.said.acts_keywords import DiscardsOne
from sandbox.questions.said.asked import Ask, AskCan
from sandbox.questions.said.things import Mention, Things, mentioned_in
from sandbox.questions.telling import GAINS_CONTROL
from sandbox.questions.thing_words import BEING_CAST, JUST_CAST, LIES_IN_GRAVEYARD, TRIGGERED
from sandbox.terms.types import PERMANENT_TYPES, CardType

OF_MODES = re.compile(r"^\u2022 .*target [\w ]*(?:permanent|creature|artifact|enchantment|land)\b", re.MULTILINE)
AT_SPELLS = re.compile(r"target (?:\w+ |(?:\w+, )*(?:\w+ )?or \w+ )?spell(?! or)")
AT_PLAYERS = re.compile(r"player|opponent|any (?:other )?target|number of target", re.IGNORECASE)
"""Texts that can be aimed at a player, or speak of one."""
_TARGET = re.compile(
    r"target ((?:(?:artifact|enchantment|creature|planeswalker|land)(?:, or |, | or | and/or )?)+)(?! card)"
)
KILLS = re.compile(r"damage to (?:any|target|one)|[Dd]estroy target|target creature gets -\d+/-")
GROWS = re.compile(r"[Tt]arget (?:[\w-]+ )?creature gets \+\d+/\+")
"""Texts of spells that nobody aims at a creature of one's own, or of the other player's, in a fight."""
_TYPE = re.compile(r"[a-z]+")
OF_OWN_GRAVEYARD = re.compile(r"card (?:with [^.]*? )?(?:from|in) your graveyard")
OF_YARD = re.compile(r"[Rr]eturn [^.]*card of your graveyard|[Rr]eturn [^.]*card in your graveyard")
CALLED = {BOB: "i", SUE: "opp"}


def counters_spells(piece: Piece) -> bool:
    """Whether it is a spell that counters others."""
    return "ounter target" in piece.card.text and AT_SPELLS.search(piece.card.text) is not None


AT_WALKER = "how it is aimed at the planeswalker"
_AIMED_TRIGGER = re.compile(r"^When[^\n]*arget", re.MULTILINE)
"""Texts of what is aimed at something as it triggers."""


_OF_SPELLS = frozenset({BEING_CAST, JUST_CAST, "sick"})
"""Marks of a spell on its way, and of what has just come from one."""


class AimTelling(EffectTelling):
    """They raise NotClear where the words leave open what is aimed at."""

    def casts(self, act: Casts) -> str:
        """A spell is cast."""
        raise NotClear(act.what.card)

    def activates(self, act: Activates, sacrificed: Mention | None = None) -> str:
        """An ability is activated."""
        raise NotClear(act.what.card)

    def aims_of_spell(self, act: Casts, spell: Piece, player: str) -> list[str]:
        """As they are said, or as the same spell was aimed before, or at what it answers."""
        answered = act.answers and [target.noun for target in act.targets] in (["that"], ["this"])
        targets = () if answered else self.at_its_player(self.only_there(act.targets, spell), spell)
        aims = self.aims(targets, spell, player) or self.same_aims(spell, player) or self.answered(spell)
        if (
            not aims
            and act.answers
            and (came := self.just_came) is not None
            and types_aimed_at(spell) & came.card.types
        ):
            return self.assumed_aim(spell, came.label)  # the answer to what has come into play
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

    def at_its_player(self, targets: Things, spell: Piece) -> Things:
        """`he Edicts my Bogle`: what makes a player sacrifice a creature is aimed at whoever has it. Raises NotClear
        where that player has others."""
        makes = ONE_PLAYER.search(spell.card.text) and "sacrifices a creature" in spell.card.text
        if not makes or len(targets) != 1 or targets[0].noun == "player":
            return targets
        (piece, *more) = self.there.find(targets, other(spell.owner))
        others = [each for each in mentioned_in(self.all_said) if self.is_another(each, piece)]
        if more or others or self.there.able(piece.controller) != [piece]:
            raise NotClear(f"what is sacrificed to {spell.card.name}")
        return (Mention(noun="player", owner=CALLED[piece.controller]),)

    @staticmethod
    def is_another(thing: Mention, piece: Piece) -> bool:
        """Whether it is a creature, and not that one."""
        card = card_named(thing.card) if thing.card else None
        return thing.card != piece.card.name and bool(thing.size or (card and CardType.CREATURE in card.types))

    def only_there(self, targets: Things, spell: Piece) -> Things:
        """What a spell without a target is said to be cast on, or against, is there."""
        if spell.is_permanent or "arget" in spell.card.text or any(each.noun == "player" for each in targets):
            return targets
        if OF_A_SOURCE.search(spell.card.text) and targets:
            return ()  # chosen as it resolves
        if OF_YARD.search(spell.card.text):
            if any(p.zone != "graveyard" for p in self.there.find(targets, spell.owner, "graveyard")):
                raise NotClear(f"what {spell.card.name} is cast on")
            return ()
        self.there.find(targets)
        return ()

    def one_of_the_possible(self, spell: Piece, player: str) -> list[str]:
        """What it can be aimed at where that is not said: of the other player's things where it does harm."""
        if AT_SPELLS.search(spell.card.text):
            raise NotThisWay(f"what {spell.card.name} is aimed at")
        at = other(player) if does_harm(spell.card) else player
        if any(p.is_permanent and p.owner == at and types_aimed_at(spell) & p.card.types for p in self.pending):
            raise NotThisWay(f"what {spell.card.name} is aimed at")  # the spell is in nobody's way yet
        if self.is_asked_of_spells() and nothing_fits(spell, self.there.pieces, self.all_said):
            thing = something_for(spell)
            (piece,) = self.there.new(thing, at, "play", 1, text_of(thing))
            return self.assumed_aim(spell, piece.label)
        found = possible_aims(spell, self.there.pieces, self.all_said, at)
        ways = [f"{spell.label} is aimed at {aim}" for aim in found]
        return self.assumed_aim(spell, found[self.choose(f"what {spell.label} is aimed at", *ways)])

    def is_asked_of_spells(self) -> bool:
        """Whether all that is asked is what becomes of spells: what they are aimed at does not matter to that."""
        asked = [self.asked_things(said) for said in self.all_said if isinstance(said, Ask)]
        cards = [thing.card for things in asked for thing in things]
        spells = all(card and PERMANENT_TYPES.isdisjoint(card_named(card).types) for card in cards)
        return bool(asked) and spells and all(asked)

    @staticmethod
    def asked_things(said: Ask) -> list[Mention]:
        """What is asked about; where a spell that is only pointed at would be countered, what that is done with."""
        act = said.act if isinstance(said, AskCan) else None
        if isinstance(act, Casts | Uses) and act.what.card and AT_SPELLS.search(card_named(act.what.card).text):
            aims = [target for target in act.targets if target.noun not in IT]
            return [act.what, *aims]
        return [] if isinstance(said, AskCan) else list(mentioned_in(said))

    def assumed_aim(self, spell: Piece, aimed_at: str) -> list[str]:
        self.assumptions.append(f"{spell.label} is aimed at {aimed_at}")
        self.victim = aimed_at if aimed_at in (BOB, SUE) else self.victim
        return [aimed_at]

    def discarded_now(self, spell: Piece) -> bool:
        """Whether it is cast as it is discarded."""
        return isinstance(self.last_act, DiscardsOne) and spell.cast

    def answered(self, spell: Piece) -> list[str]:
        """A response aimed at nothing named is aimed at the spell that it answers, or at what that one is aimed at."""
        if not self.pending or "arget" not in spell.card.text:
            return []
        answered = self.pending[-1]
        if AT_SPELLS.search(spell.card.text):
            return self.assumed_aim(spell, told_apart(answered, spell, self.when, self.there.pieces))
        aims = self.aimed.get((answered.card.name, answered.owner), [])
        return self.assumed_aim(spell, aims[0]) if len(aims) == 1 and not self.hurts_own(spell, aims[0]) else []

    def hurts_own(self, spell: Piece, aim: str) -> bool:
        """Whether a response does harm to its caster, or to what is not being taken from its caster."""
        own = [spell.owner, *(p.label for p in self.there.pieces if p.owner == spell.owner and not p.taken)]
        taken = bool(self.pending) and GAINS_CONTROL.search(self.pending[-1].card.text)
        return does_harm(spell.card) and aim in own and not taken

    def same_aims(self, spell: Piece, player: str) -> list[str]:
        """A second copy of a spell goes where the first one went, where the words do not say it."""
        return self.aimed.get((spell.card.name, player), [])

    def it_for(self, spell: Piece, noun: str = "it") -> Piece:
        """What `it` is for a spell: what was spoken of last, unless the spell is for another type of permanent and
        there is one of that. Raises NotClear where there are several, or none."""
        (it,) = self.there.it_of("", spell, noun)
        it = self.enemy_in_fight(it, spell)
        wanted = {each for found in _TARGET.findall(spell.card.text.lower()) for each in _TYPE.findall(found)}
        wanted |= {"creature", "planeswalker"} if ANYTHING.search(spell.card.text) else set()
        if not wanted or it.animated or it.copied is not None or wanted & set(map(str, it.card.types)):
            return it
        there = [p for p in self.there.pieces if p.zone == "play" or (p.cast and p.is_permanent)]
        fitting = [p for p in there if p is not spell and wanted & set(map(str, p.card.types))]
        if len(fitting) != 1:
            raise NotClear("it")
        return fitting[0]

    def enemy_in_fight(self, it: Piece, spell: Piece) -> Piece:
        """Of two creatures that fight each other, what kills is aimed at the other player's, what helps at one's own:
        `I block with the Bears and bolt it`. Raises NotClear where one's own fights with several."""
        harm = KILLS.search(spell.card.text) is not None
        wanted = other(spell.owner) if harm else spell.owner
        fighting = [piece for pieces in self.there.roles.values() for piece in pieces]
        if it.owner == wanted or it.taken_by or not (harm or GROWS.search(spell.card.text)):
            return it
        if it not in fighting:
            return self.only_own(it, wanted) if harm and it.is_creature else it
        found = [piece for piece in fighting if piece.owner == wanted and piece in self.there.focus]
        if len(found) > 1:
            raise NotClear("it")
        return found[0] if found else it

    def only_own(self, it: Piece, wanted: str) -> Piece:
        """One's own creature that one's own spell kills. Raises NotClear where the other player has creatures."""
        if any(piece.is_creature and piece.owner == wanted for piece in self.there.focus):
            raise NotClear("it")
        return it

    def aims(self, targets: Things, spell: Piece, player: str) -> list[str]:
        """The names of what is aimed at."""
        names: list[str] = []
        meant: list[Piece] = []
        self.there.used = spell
        for said in targets:
            target = replace(said, marks=tuple(mark for mark in said.marks if mark != LIES_IN_GRAVEYARD))
            if BEING_CAST in target.marks or (JUST_CAST in target.marks and AT_SPELLS.search(spell.card.text)):
                target = self.cast_now(target, spell)
            elif target != said and not OF_GRAVEYARD.search(spell.card.text):
                raise NotClear(f"what {spell.card.name} is aimed at")
            if target.noun == "player" and self.called_as_player(target, spell, player):
                self.there.called_so.add(target.owner)
                target = Mention(noun="him")
            if target.noun == "player":
                names.append(other(player) if target.owner == "other" else self.player_aimed_at(target, spell, player))
                self.victim = names[-1]
                continue
            if (effect := self.effect_waiting(target, spell)) is not None:
                names.append(effect)
                continue
            if target.ability and target.card:
                names.append(self.effect_of(target))
                continue
            on_way = self.on_way(target, spell)
            if on_way is not None:
                names.append(told_apart(on_way, spell, self.when, self.there.pieces))
                continue
            if target.noun in ("him", "her"):
                self.there.called_so.add("he" if target.noun == "him" else "she")
            if target.noun in IT and not target.owner:
                meant.append(self.it_for(spell, target.noun))
                names.append(self.or_its_player(meant[-1], spell))
                continue
            if target.noun == "one" and (fitting := self.one_for(spell, target)) is not None:
                names.append(fitting.label)
                continue
            owner = other(player) if does_harm(spell.card) else player
            zone = "graveyard" if OF_GRAVEYARD.search(spell.card.text) else "play"
            owner = player if OF_OWN_GRAVEYARD.search(spell.card.text) else owner
            found = self.there.find((target,), owner, zone)
            meant += found
            names += [self.or_its_player(piece, spell) if len(found) == 1 else piece.label for piece in found]
        hurt = [each.rpartition(" redirects the damage to ")[2] for each in self.to_choose]
        spoken = [piece for piece in self.there.pieces if piece.label in names + hurt or piece in meant]
        self.there.spoken_of([piece for piece in spoken if piece.is_permanent])
        return names

    def or_its_player(self, piece: Piece, spell: Piece) -> str:
        """`I bolt his Jace`: where a planeswalker can be no target, its player is, and the damage is dealt to it."""
        walker = CardType.PLANESWALKER in piece.card.types and piece.owner != spell.owner
        text = spell.card.text
        if not walker or spell.is_permanent or not AT_PLAYERS.search(text) or "damage" not in text:
            return piece.label
        if not self.choose(AT_WALKER, f"{piece.label} is the target", f"{piece.owner} is the target"):
            return piece.label
        self.to_choose.append(f"{spell.owner} redirects the damage to {piece.label}")
        self.assumptions.append(f"the damage is redirected to {piece.label}")
        return piece.owner

    def cast_now(self, target: Mention, spell: Piece) -> Mention:
        """`a Giant that he is casting`: it has been cast, for a spell aimed at spells. Raises NotClear for others."""
        if not AT_SPELLS.search(spell.card.text):
            raise NotClear(f"what {spell.card.name} is aimed at")
        target = replace(target, marks=tuple(mark for mark in target.marks if mark not in _OF_SPELLS), number=0)
        if all(piece.card.name != target.card for piece in self.pending):
            self.cast_by_other(target)
        return replace(target, owner="")

    def player_aimed_at(self, target: Mention, spell: Piece, player: str) -> str:
        """`the player` is the one who is attacked; to the one who is, the other."""
        at = self.players.name(target.owner)
        return other(player) if target.owner == "defender" and at == player and does_harm(spell.card) else at

    def called_as_player(self, target: Mention, spell: Piece, player: str) -> bool:
        """`I put Holy Strength on him`: said of the creature, by what can be aimed at no player; and what somebody does
        to `him` is not done to the one who does it, where it can be done to a creature."""
        if target.owner not in ("he", "she") or not self.there.focus:
            return False
        itself = not self.players.named and not self.players.lettered and self.players.name(target.owner) == player
        at_creatures = ANYTHING.search(spell.card.text) is not None or bool(types_aimed_at(spell))
        return (itself and at_creatures) or not AT_PLAYERS.search(spell.card.text)

    def one_for(self, spell: Piece, target: Mention) -> Piece | None:
        """What `one` is for a spell that cannot be aimed at what was spoken of last: one of the only kind that
        fits. Raises NotClear where there are several kinds."""
        types = types_aimed_at(spell)
        last = [piece for piece in self.there.focus if piece.is_permanent and piece is not spell][-1:]
        if not types or target.number == -1 or any(types & piece.card.types and not piece.is_land for piece in last):
            return None
        whose = self.players.name(target.owner) if target.owner else ""
        others = [piece for piece in self.there.pieces if piece.zone == "play" and piece is not spell]
        there = [piece for piece in others if types & piece.card.types and whose in ("", piece.owner)]
        enough = [(name, player) for player, names in self.several.items() for name in names]
        if not there and len(enough) == 1 and CardType.LAND in types and whose in ("", enough[0][1]):
            return self.there.new(card_named(enough[0][0]), enough[0][1], "play", 1)[0]
        if len({(piece.card.name, piece.owner) for piece in there}) != 1:
            raise NotClear("which one")
        return there[0]

    def effect_of(self, target: Mention) -> str:
        """The ability of a permanent on its way; where nothing of it waits, the other player has just used it."""
        waiting = [piece for piece in self.pending if piece.card.name == target.card]
        if not waiting and (TRIGGERED in target.marks or not ACTIVATED.search(card_named(target.card).text)):
            return self.trigger_of(target)
        if not waiting:
            player, user = self.actor, other(self.actor)
            source = replace(target, ability=False)
            at = (Mention(noun="player", owner=CALLED[player]),)
            aimed = "arget" in card_named(source.card).text.split(":", 1)[-1]
            self.activates(Activates(source, CALLED[user], at if aimed else ()))
            self.actor, waiting = player, self.pending[-1:]
        if not waiting:
            raise NotClear("what triggers")
        return f"the effect of {waiting[-1].label}"

    def trigger_of(self, target: Mention) -> str:
        """What triggers by itself in the upkeep that has come; else as a spell is cast that only now is told of, or as
        a permanent comes into play. Raises NotClear where that is aimed at something of which nothing is said."""
        told = any(piece.card.name == target.card for piece in self.there.pieces)
        if told or not words_of_upkeep(target).isdisjoint(target.keywords):
            return f"the effect of {self.of_upkeep(target).label}"
        card, player = card_named(target.card), self.actor
        enters = triggers_on_entering(card) and not target.keywords
        if not enters and "Storm" not in card.text:
            raise NotClear(f"what triggers of {card.name}")
        aims = self.aims_of_trigger(target) if enters and _AIMED_TRIGGER.search(card.text) else ()
        self.cast_by_other(replace(target, keywords=(), marks=()))
        source = self.pending[-1]
        if enters:
            self.enters(source)
        if aims:
            self.aims_trigger(AimsTrigger(CALLED[source.owner], aims))
        self.actor = player
        return f"the effect of {source.label}"

    def aims_of_trigger(self, target: Mention) -> Things:
        """The one creature of the other player that is asked about. Raises NotClear."""
        whose = self.players.name(target.owner) if target.owner else other(self.actor)
        named = {(thing.card, thing.owner) for thing in mentioned_in(self.all_said) if thing.card and not thing.ability}
        found = [
            Mention(card=card, owner=owner)
            for card, owner in named
            if owner and self.players.name(owner) != whose and CardType.CREATURE in card_named(card).types
        ]
        if len(found) != 1:
            raise NotClear(f"what {target.card} is aimed at")
        return tuple(found)

    def aims_trigger(self, act: AimsTrigger) -> str:
        """What triggered is aimed. Raises NotClear."""
        raise NotClear("what triggers")

    def on_way(self, target: Mention, spell: Piece) -> Piece | None:
        """A spell that waits to resolve, for what is aimed at spells."""
        if not AT_SPELLS.search(spell.card.text):
            waiting = [piece for piece in self.pending if piece.card.name == target.card]
            return waiting[-1] if waiting and "target" in spell.card.text and not waiting[-1].is_permanent else None
        if OF_MODES.search(spell.card.text) and target.card and self.named_in_play(target):
            return None  # it can be aimed at permanents as well
        if not self.pending and target.card and not self.named_in_play(target):
            self.cast_by_other(target)
        if not self.pending:
            raise NotThisWay("which spell")
        waiting = [p for p in self.pending if not target.card or p.card.name == target.card]
        if not waiting:
            raise NotClear("which spell")
        return waiting[-1]

    def named_in_play(self, target: Mention) -> bool:
        return any(piece.card.name == target.card and piece.zone == "play" for piece in self.there.pieces)

    def cast_by_other(self, target: Mention) -> None:
        """A spell that can be countered is on its way: the other player casts it."""
        player = self.actor
        whose = self.players.name(target.owner) if target.owner else other(player)
        self.casts(Casts(replace(target, ability=False, owner=""), CALLED[whose]))
        self.actor = player
