"""Abilities used, of permanents and of planeswalkers, told as sentences of the scenario language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions import lands
from sandbox.questions.abilities_meant import (
    ACTIVATED,
    MAKES_CREATURE,
    PLACES,
    ability_meant,
    has_activated,
    is_aimed,
    is_used_for_mana,
    loyalty_meant,
    mode_meant,
)
from sandbox.questions.aiming_told import CALLED
from sandbox.questions.casting_told import CastingTelling
from sandbox.questions.discards_told import cards_for_cost, color_unsaid
from sandbox.questions.entering import acts_on_entering
from sandbox.questions.gifts_joined import OF_CHOICE
from sandbox.questions.mentioned import BOB, BOTH, IT, THEM, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, NotThisWay, Piece
from sandbox.questions.position_counters import entered_with
from sandbox.questions.preventing_told import OF_A_SOURCE
from sandbox.questions.said.acts import (
    ALL_MANA,
    Activates,
    AimsTrigger,
    Casts,
    PaysFor,
    Regenerates,
    TakesBack,
    TapsForMana,
    Tries,
    UsesLoyalty,
)
from sandbox.questions.said.asked_costs import AskMana
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.states_mana import SYMBOL
from sandbox.questions.telling import is_spell, targeting
from sandbox.questions.thing_words import ALL
from sandbox.terms.types import CardType

OWN_REGENERATION = re.compile(r": Regenerate (?!target|another|enchanted|equipped)")
SHIELDS_ONE = re.compile(r"[Pp]revent the next \d+ damage|[Rr]egenerate target|[Tt]arget [^.]*gains protection")
"""Texts of what saves one thing."""
LOYALTY_COST = re.compile(r"^([+-]?(?:\d+|X)):", re.MULTILINE)
_GIVEN = re.compile(r"^[^:\n]*Sacrifice [^:\n]*:(?=[^\n]*(?:Search|[Dd]raw))([^\n]*)", re.MULTILINE)
"""What is searched for or drawn by what a thing is sacrificed for."""
_DESTROYS_ONE = re.compile(r": [^\n]*\b[Dd]estroy target (?:\w+ )?creature\b")
_AT_PLAYERS = re.compile(r"any target|target (?:creature or )?player|target opponent")


class AbilityTelling(CastingTelling):
    """Each method tells one kind of act and gives its sentence. They raise NotClear where the words leave open what is
    done."""

    def about_mana(self, act: TapsForMana | TakesBack | PaysFor) -> str:
        """Mana that is drawn, taken back or paid."""
        raise NotClear("what mana is meant")

    def loyalty(self, act: UsesLoyalty) -> str:
        """The ability of a planeswalker that has this cost."""
        player = self.does(act.who or self.whose_walker(act.thing))
        if self.active == player and not self.pending:
            self.main_phase(player)
        walker = self.there.find((act.thing,), player)[-1]
        costs = [cost.replace("\u2212", "-") for cost in LOYALTY_COST.findall(walker.card.text)]
        at, number = loyalty_meant(act.cost, costs)
        self.pending.append(walker)
        aims = targeting(self.aims(act.targets, walker, player))
        x = f" with X = {number}" if number else ""
        self.loyalty_used.append(f"{player} activates the {PLACES[at]} ability of {walker.label}{aims}{x}")
        self.active = self.active or player
        return self.say(self.loyalty_used[-1])

    def whose_walker(self, thing: Mention) -> str:
        """The word for the player of the planeswalker that was spoken of last; empty where it is another thing."""
        walkers = [piece for piece in self.there.focus if CardType.PLANESWALKER in piece.card.types]
        return CALLED[walkers[-1].controller] if walkers and thing.noun in IT else ""

    def tries(self, act: Tries) -> str:
        """The ability of the creature spoken of last that damages what it is aimed at; else: the opponent."""
        able = [piece for piece in self.there.focus if "{T}:" in piece.card.text and "damage" in piece.card.text]
        if not able and act.targets and self.comes_with_damage():
            return self.aims_trigger(AimsTrigger(act.who, act.targets))
        if not able:
            raise NotClear("what is used")
        self.actor = able[-1].controller
        targets = act.targets
        if not targets:
            targets = (Mention(noun="player", owner="opp" if self.actor == BOB else "i"),)
        source = Mention(card=able[-1].card.name)
        return self.activates(Activates(source, "i" if self.actor == BOB else "opp", targets))

    def comes_with_damage(self) -> bool:
        """Whether what was spoken of last damages something as it comes into play."""
        pieces = [piece for piece in self.there.focus if piece.is_permanent and not piece.is_land]
        text = pieces[-1].works_as.text if pieces else ""
        return bool(pieces) and acts_on_entering(pieces[-1].card) and "damage" in text and "target" in text

    def activates(self, act: Activates, sacrificed: Mention | None = None) -> str:
        player = self.does(act.who)
        if act.what.noun in IT and not act.targets and any(isinstance(said, AskMana) for said in self.all_said):
            lands_there = [piece for piece in self.there.focus if piece.is_land and piece.owner == player]
            if lands_there:
                return self.say(f"{player} taps {lands_there[-1].label} for mana")
        act = self.paid_with_them(act, player)
        cost = self.sacrificed(sacrificed, player)
        own = self.to_animate(act)
        own = own or (self.usable_by(player) if act.who and act.what.noun in IT and not act.targets else [])
        own = own or self.with_cost(act)
        found = (
            own
            or self.with_counters(act)
            or self.there.find((act.what,), player if act.who else self.user(act, player))
        )
        if own:
            self.there.spoken_of(own[-1:])
        if act.lands is not None:
            act = replace(act, paid=self.mana_of(act.lands, player), lands=None)
            self.there.spoken_of(found)
        together = act.what.number > 1 or act.what.noun in BOTH | THEM or ALL in act.what.marks
        if len(found) > 1 and together:
            return self.each_used(act, found)
        if len(found) == 1 and act.what.noun in THEM and "emove a" in found[0].works_as.text:
            act = replace(act, times=-1)  # not it is meant, but its counters
        return self.used(act, found[-1], player, cost)

    def paid_with_them(self, act: Activates, player: str) -> Activates:
        """`I have four Swamps and pump it with all of them`: lands are nothing that is used on it, they pay for it."""
        if act.what.noun not in THEM or len(act.targets) != 1 or act.lands is not None:
            return act
        found = self.there.find((act.what,), player)
        pays = bool(found) and all(piece.card.name in SYMBOL and piece.owner == player for piece in found)
        mana = "".join(SYMBOL[piece.card.name] for piece in found).lower() if pays else ""
        return replace(act, what=act.targets[0], targets=(), paid=mana) if pays else act

    def to_animate(self, act: Activates) -> list[Piece]:
        """`I play a Mutavault. Can I animate it?`: what was spoken of last that can become a creature, else the one
        land that can."""
        if not act.animates or act.what.noun not in IT:
            return []
        spoken = [piece for piece in self.there.focus if MAKES_CREATURE.search(piece.works_as.text)]
        able = [p for p in self.there.pieces if p.is_land and MAKES_CREATURE.search(p.works_as.text)]
        return spoken[-1:] or (able if len(able) == 1 else [])

    def with_cost(self, act: Activates) -> list[Piece]:
        """`WW for first strike`: the one creature spoken of that has an ability with just that cost, where what was
        spoken of last has none."""
        if act.who or not act.paid or act.what.noun not in IT or act.targets:
            return []
        cost = lands.notation(act.paid)
        spoken = [piece for piece in self.there.focus if piece.is_permanent and not piece.is_land]
        able = list({piece.label: piece for piece in spoken if f"{cost}:" in piece.works_as.text}.values())
        return able if len(able) == 1 and not ACTIVATED.search(spoken[-1].works_as.text) else []

    def each_used(self, act: Activates, found: list[Piece]) -> str:
        """All of those that are alike, each once and aimed at the same thing. Raises NotClear for others."""
        if not act.targets and all(piece.card.name in SYMBOL for piece in found):
            return self.about_mana(TapsForMana(act.what, act.who))
        alike = len({(piece.card.name, piece.owner) for piece in found}) == 1
        if not alike or act.paid or (act.what.number > 1 and act.what.number != len(found)):
            raise NotClear("which of them is used")
        return [self.used(act, piece, piece.controller, "") for piece in found][-1]

    def mana_of(self, lands_said: Mention, player: str) -> str:
        """The mana that lands make. Raises NotClear for what is no basic land."""
        known = [p for p in self.there.pieces if p.card.name == lands_said.card and p.owner == player]
        if lands_said.card and not (known or lands_said.number):
            raise NotClear(f"how many {lands.plural(lands_said.card)} there are")
        some = lands_said.some or (lands_said.card != "" and 0 < lands_said.number < len(known))
        found = self.there.find((replace(lands_said, some=some),), player)
        if any(piece.card.name not in SYMBOL or piece.owner != player for piece in found):
            raise NotClear("what it is paid with")
        return "".join(SYMBOL[piece.card.name] for piece in found).lower()

    def used(self, act: Activates, source: Piece, player: str, cost: str) -> str:
        """The ability of one thing. Raises NotClear where it is not one that is meant."""
        source = self.able_to(source)
        if source.zone == "hand" and not source.cast:
            raise NotClear(f"whether {source.card.name} is in play")
        named = bool(act.what.card or act.what.owner)
        if act.who and not named and source.cast and player not in (source.owner, source.taken):
            raise NotClear(f"whose {source.card.name} is used")
        if not act.who:
            player = self.actor = source.controller
        if act.grants and act.grants not in source.works_as.text.lower() and (giver := self.giver(act, player)):
            self.there.spoken_of([source])
            color = act.grants.removeprefix("protection from ") if OF_CHOICE in giver.works_as.text else ""
            return self.used(replace(act, targets=(PRONOUN,), grants="", color=color), giver, player, cost)
        if OF_A_SOURCE.search(source.works_as.text) and not source.cast and source.is_permanent:
            self.cast_against(act.targets, player)
            return self.shields(source, player, act.targets, self.times_used(act, source))
        if not act.targets and act.times == 1 and self.is_saved_by(source):
            self.there.spoken_of([source])
            return self.regenerates(Regenerates("", PRONOUN, act.paid))
        act = replace(act, targets=()) if act.itself and _is_given_for_it(act.targets, source) else act
        text = source.works_as.text
        needs_aims = is_aimed(act, source) and source.is_creature
        aims = self.aims(act.targets, source, player) or (self.aims_unsaid(source, player) if needs_aims else [])
        if (aims and "arget" not in text) or (not aims and needs_aims):
            raise NotThisWay(f"what {source.card.name} is aimed at")
        if source.is_land and not aims and len(MAKES_CREATURE.findall(text)) == 1:
            act = replace(act, animates=True)
        if not aims and (is_used_for_mana(act, source) or source.card.name in SYMBOL):
            return self.about_mana(TapsForMana(Mention(card=source.card.name), act.who))
        self.has_those_counters(act, source)
        act = self.with_all_mana(act, source, player)
        which, paid = ability_meant(act, source)
        source.animated = source.animated or act.animates
        begins, ends = f"{player} activates {which}{source.label}{mode_meant(act, source)}{cost}", targeting(aims)
        self.aimed[source.card.name, player] = aims
        self.damage_on_its_way(source)
        self.helps(source, aims)
        times = self.counters_on(source) if act.times < 0 else act.times
        by = [f" by discarding {card.label}" for card in cards_for_cost(self, source, player, times)]
        color = act.color or color_unsaid(self, source)
        sentence = begins + ends
        for at in range(lands.times_paid(act.paid, paid) * times if act.paid else times):
            self.mana[player] += paid
            sentence = self.say(f"{begins}{by[at] if at < len(by) else ''}{ends}")
            self.to_choose += [f"{player} chooses {color}"] if color and not act.color else []
        self.mana_is_made(source, player)
        self.pending.append(source)
        if act.color:
            self.to_choose.append(f"{player} chooses {act.color}")
        return sentence

    def has_those_counters(self, act: Activates, source: Piece) -> None:
        """`I remove both counters`: of what nothing was said, and to which nothing has come, there are as many."""
        said = any(state.startswith("counters ") for state in source.state) or entered_with(source.card.text)
        told = said or self.attacked or f"{source.label} has " in "\n".join(self.given)
        kind = re.search(r"[Rr]emove a (\S+) counter", source.works_as.text)
        if act.grants == "remove a" and act.times > 1 and kind is not None and not told:
            source.state.append(f"counters {act.times} {kind[1]}")

    def cast_against(self, sources: Things, player: str) -> None:
        """`I use the Circle against his Bolt`: a spell of which nothing was told before is cast at the player."""
        named = sources[0] if len(sources) == 1 else PRONOUN
        known = any(piece.card.name == named.card for piece in self.there.pieces)
        own = bool(named.owner) and self.players.name(named.owner) == player
        if not named.card or not is_spell(named) or known or named.ability or own:
            return
        aimed = _AT_PLAYERS.search(card_named(named.card).text)
        aims = (Mention(noun="player", owner=CALLED[player]),) if aimed else ()
        self.casts(Casts(Mention(card=named.card), CALLED[other(player)], aims))

    def with_all_mana(self, act: Activates, source: Piece, player: str) -> Activates:
        """`I pump it with all my mana`: as often as the basic lands that are there, or the mana that is told, pay for
        it. Raises NotClear where neither is known."""
        if act.paid != ALL_MANA:
            return act
        _, cost = ability_meant(replace(act, paid=""), source)
        own = [p for p in self.there.pieces if p.owner == player and p.is_land and p.zone == "play"]
        made = [SYMBOL.get(p.card.name, "") for p in own if "tapped" not in p.state]
        said = self.mana_said.get(player)
        made = made or (list(said.symbols) or ["1"] * (said.number or 0) if said is not None else [])
        if not cost or len(set(cost)) > 1 or "" in made or (self.mana[player] and own):
            raise NotClear("what it is paid with")
        fitting = [symbol for symbol in made if cost[0] in ("1", symbol) or (symbol == "1" and not own)]
        if own:
            self.has_lands.add(player)
        if len(fitting) < len(cost):
            raise NotClear("what it is paid with")
        return replace(act, paid="", times=len(fitting) // len(cost))

    def helps(self, source: Piece, aims: Sequence[str]) -> None:
        """`He bolts my Dragon and I pump it`: what is used, or used on, while something waits that is aimed at it."""
        waiting = [self.aimed.get((each.card.name, each.owner), []) for each in self.pending if each is not source]
        threatened = {label for each in waiting for label in each} & set(aims or [source.label])
        self.helped = [p for p in self.there.pieces if p.label in threatened and p.is_creature] or self.helped

    def aim_of_any(self, text: str, player: str) -> list[str]:
        """The opponent, or a creature of the opponent's without abilities, where no creature has been spoken of."""
        if _AT_PLAYERS.search(text):
            return [other(player)]
        found = re.search(r"target (tapped |)creature", text)
        if found is None or self.there.able(player) != [p for p in self.there.pieces if p.is_creature]:
            return []
        (piece,) = self.there.one(Mention(noun="creature", number=1), other(player))
        piece.state += ["tapped"] if found[1] else []
        self.assumptions.append(f"{other(player)} has a {found[1]}creature without abilities")
        return [piece.label]

    def aims_unsaid(self, source: Piece, player: str) -> list[str]:
        """What an ability that has a target is aimed at, where no word says it."""
        text = source.works_as.text
        if SHIELDS_ONE.search(text) and (aims := self.aims(self.aimed_at_now(player), source, player)):
            return aims
        if self.asks_leave:
            return self.aim_of_any(text, player)  # whether it may be done at all is asked
        return self.only_aim(source, player)

    def only_aim(self, source: Piece, player: str) -> list[str]:
        """`he uses his Assassin`: on the only creature of the other player's, where it destroys one."""
        there = self.there.able(other(player))
        if not _DESTROYS_ONE.search(source.works_as.text) or len(there) != 1:
            return []
        self.assumptions.append(f"{source.label} is aimed at {there[0].label}")
        return [there[0].label]

    def giver(self, act: Activates, player: str) -> Piece | None:
        """`I give them protection from red`: the one thing of the player's with an ability that gives it to what it is
        aimed at."""
        gives = {f"gains {act.grants}"} | ({OF_CHOICE} if act.grants.startswith("protection from ") else set())
        own = [piece for piece in self.there.pieces if piece.owner == player and piece.zone == "play"]
        words = [f"arget creature{yours} {each}" for each in gives for yours in ("", " you control")]
        able = [p for p in own if has_activated(p) and any(each in p.works_as.text for each in words)]
        return able[0] if len(able) == 1 else None

    def aimed_at_now(self, player: str) -> Things:
        """What the other player's spell or ability that waits is aimed at, where that is one thing of this player's, or
        the player: what is saved from it."""
        threat = next((piece for piece in reversed(self.pending) if piece.owner != player), None)
        aims = self.aimed.get((threat.card.name, threat.owner), []) if threat is not None else []
        if aims == [player]:
            return (Mention(noun="player", owner=CALLED[player]),)
        own = [piece for piece in self.there.pieces if [piece.label] == aims and piece.owner == player]
        self.there.spoken_of(own)
        return (Mention(noun="that"),) if own else ()

    def is_saved_by(self, source: Piece) -> bool:
        """Whether all that it can be used for is that it regenerates, and something threatens it."""
        able = ACTIVATED.findall(source.works_as.text)
        own = len(able) == 1 and OWN_REGENERATION.search(source.works_as.text) is not None
        return own and source.is_creature and source.controller == source.owner and self.may_save()

    def may_save(self) -> bool:
        """Whether something is on its way, or has just resolved, or there is a fight, that something is saved from."""
        hit = self.when[-1:] == ["everything resolves"] and " targeting " in self.when[-2:][0]
        return bool(self.pending) or (self.blocked and not self.damage) or hit

    def regenerates(self, act: Regenerates) -> str:
        """Something is regenerated. Raises NotClear."""
        raise NotClear(f"what regenerates {act.thing.card}")

    def with_counters(self, act: Activates) -> list[Piece]:
        """What was spoken of last that counters can be taken off, where that is done and it is not named."""
        if act.grants != "remove a" or act.what.noun != "it":
            return []
        return [p for p in self.there.focus if p.is_permanent and "emove a" in p.works_as.text][-1:]

    @staticmethod
    def times_used(act: Activates, source: Piece) -> int:
        """How often, as it is said, or as the mana pays for it."""
        return lands.times_paid(act.paid, lands.activation_cost(source)) * act.times if act.paid else act.times

    def counters_on(self, source: Piece) -> int:
        """How many counters it has: as said, or as it came into play with. Raises NotClear."""
        said = [int(state.split(" ")[1]) for state in source.state if state.startswith("counters ")]
        if len(said) == 1:
            return said[0]
        found = entered_with(source.card.text)
        if said or found is None or f"{source.label} has " in "\n".join(self.given):
            raise NotClear("how many counters there are")
        return found[0]

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

    def user(self, act: Activates, player: str) -> str:
        """Whose a source is that nobody is said to use: of what protects, that of the one whose thing it protects; else
        that of the one against whom it is not used."""
        if act.color and len(act.targets) == 1 and act.targets[0].noun in IT:
            return self.there.it_of("")[-1].owner
        owners = {self.players.name(target.owner) for target in act.targets if target.owner not in ("", "other")}
        if act.color and len(owners) == 1:
            return owners.pop()
        return other(owners.pop()) if len(owners) == 1 else player


def _is_given_for_it(things: Things, source: Piece) -> bool:
    """`I sacrifice it for a land`: what the ability gives is nothing that it is aimed at."""
    gives = _GIVEN.findall(source.works_as.text)
    thing = things[0] if len(things) == 1 else PRONOUN
    plain = thing == Mention(noun=thing.noun, number=1) and thing.noun in ("land", "card", "creature")
    return plain and len(gives) == 1 and "arget" not in gives[0] and thing.noun in gives[0]
