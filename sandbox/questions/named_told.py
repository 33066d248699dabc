"""Keywords that stand for abilities, and madness, told as sentences of the scenario language."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions import lands
from sandbox.questions.aiming_told import CALLED
from sandbox.questions.casting_told import MADNESS
from sandbox.questions.keywords_told import KeywordTelling
from sandbox.questions.mentioned import other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece, has_word
from sandbox.questions.said.acts import AimsTrigger, Casts, Uses
from sandbox.questions.said.acts_keywords import CascadesInto, CastsMad, DiscardsTo, UsesKeyword
from sandbox.questions.said.asked import act_of
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_spell, targeting

NamedAct = UsesKeyword | DiscardsTo | CastsMad | CascadesInto
WHERE = {"unearth": "graveyard", "transmute": "hand", "forecast": "hand", "level up": "play"}
"""Where the card lies whose ability it is."""
_OUTLET = re.compile(r"^[^\n:]*[Dd]iscard an? (?:\w+ )?card(?! at random)[^\n:]*:", re.MULTILINE)
MOST_LEVELS = 12
MAD_WAYS = ("that is chosen as it is discarded", "that is how it goes without a choice")


class NamedTelling(KeywordTelling):
    """Each method tells one kind of act and gives its sentence. They raise NotClear where the words leave open what is
    done."""

    def named_act(self, act: NamedAct) -> str:
        match act:
            case UsesKeyword():
                return self.uses_keyword(act)
            case DiscardsTo():
                return self.discards_to(act)
            case CascadesInto():
                return self.cascades(act)
        return self.casts_mad(act)

    def uses_keyword(self, act: UsesKeyword) -> str:
        """In a player's own main phase, or for a forecast in that player's upkeep."""
        player = self.does(act.who)
        (card,) = self.there.find((act.what,), player, WHERE[act.word])[-1:]
        cost = self.keyword_paid(card, act)
        if card.owner != player or not 0 < act.times <= MOST_LEVELS:
            raise NotClear(f"how {card.card.name} is used")
        self.in_time_for(act.word, player)
        aims = self.aims(act.targets, card, player)
        self.mana[player] += cost * act.times
        sentence = f"{player} activates {card.label}{targeting(aims)}"
        for _ in range(act.times - 1):
            self.when += [sentence, "it resolves"]
        card.cast = card.cast or act.word != "forecast"
        self.pending.append(card)
        self.there.spoken_of([card])
        return self.say(sentence)

    def keyword_paid(self, card: Piece, act: UsesKeyword) -> list[str]:
        """Raises NotClear for another cost than the card has."""
        found = re.search(rf"^{act.word}[ —-]+((?:\{{[^{{}}]+\}})+)", card.card.text, re.MULTILINE | re.IGNORECASE)
        if found is None:
            raise NotClear(f"{card.card.name} with {act.word}")
        cost = lands.symbols(found[1])
        if act.paid and lands.times_paid(act.paid, cost) != 1:
            raise NotClear(f"paying {act.paid}")
        return cost

    def cascades(self, act: CascadesInto) -> str:
        """What is found is cast before what cascades resolves; where that is told next, as it is aimed then. Raises
        NotClear where nothing has cascade."""
        player = self.does(act.who)
        waits = self.pending[-1].card.name if self.pending else ""
        if act.what is not None and act.what.card != waits:
            self.casts(Casts(replace(act.what, owner=""), act.who or act.what.owner))
        source = self.pending[-1] if self.pending else None
        if source is None or source.owner != player or not has_word(source, "cascade"):
            raise NotClear("what cascades")
        (found,) = self.there.new(card_named(act.found.card), player, "library", 1)
        self.on_top[player].append(found.label)
        self.when.append("it resolves")
        found.cast = True
        if not act.targets and self.is_aimed_next(found):
            self.pending.append(found)
            found.comes_off = found.cast_free = True
            return self.when[-1]
        aims = self.aims_of_spell(Casts(Mention(card=found.card.name), targets=act.targets), found, player)
        self.last_cast.append(found)
        self.pending.append(found)
        return self.say(f"{player} casts {found.label}{targeting(aims)}")

    def is_aimed_next(self, found: Piece) -> bool:
        """Whether it is told besides what it is aimed at."""
        acts = [said for said in self.all_said if isinstance(said, Casts | Uses | AimsTrigger) and said.targets]
        names = ("it", "that", "this")
        it = [act for act in acts if isinstance(act, AimsTrigger) or act.what.noun in names]
        return bool(it) or any(isinstance(act, Casts | Uses) and act.what.card == found.card.name for act in acts)

    def in_time_for(self, word: str, player: str) -> None:
        """Told before anything else is, a forecast is in the player's upkeep, and anything else in a main phase."""
        self.next_turn_comes(player)
        self.active = self.active or player
        if word == "forecast" and not self.when and not self.starts_at and not self.asks_leave:
            self.starts_at = "upkeep"
        if self.pending and not self.in_response:
            self.resolved()

    def discards_to(self, act: DiscardsTo) -> str:
        """What is discarded with madness is cast for it, unless it is said that it is not."""
        player = self.does(act.who)
        if is_spell(act.to):
            caster = act.to.owner or CALLED[player if "arget" not in card_named(act.to.card).text else other(player)]
            aims = (Mention(noun="player", owner=CALLED[player]),) if "arget" in card_named(act.to.card).text else ()
            self.casts(Casts(replace(act.to, owner="", number=0), caster, aims))
            return self.discards_for(act.thing, player)
        (outlet,) = self.there.find((act.to,), player)[-1:]
        (card,) = self.there.find((act.thing,), player, "hand")[-1:]
        found = _OUTLET.search(outlet.card.text)
        if found is None or outlet.owner != player or card.zone != "hand" or card.cast:
            raise NotClear(f"what {act.thing.card} is discarded to")
        self.mana[player] += lands.symbols(found[0])
        card.cast = True
        self.pending.append(outlet)
        self.there.spoken_of([outlet, card])
        sentence = self.say(f"{player} activates {outlet.label} by discarding {card.label}")
        if has_word(card, "madness") and not self.of_madness():
            self.cast_for_madness(card, CastsMad())
            self.assumptions.append(f"{player} uses madness")
        return sentence

    def of_madness(self) -> bool:
        """Whether it is said, or asked, whether it is cast for that."""
        acts = [act_of(said) for said in self.all_said]
        return any(isinstance(act, CastsMad) or (isinstance(act, Casts) and act.so is not None) for act in acts)

    def casts_mad(self, act: CastsMad) -> str:
        """What has just been discarded. Raises NotClear where nothing has been that has madness."""
        player = self.does(act.who)
        gone = [p for p in self.there.pieces if has_word(p, "madness") and p.cast and p.owner == player]
        told = [
            p for p in gone if " ".join(self.when[-1:]).endswith((f" by discarding {p.label}", f" discards {p.label}"))
        ]
        if len(told) != 1:
            raise NotClear("what is discarded")
        if not act.done:
            self.there.spoken_of(told)
            return self.when[-1]
        return self.cast_for_madness(told[0], act)

    def cast_for_madness(self, card: Piece, act: CastsMad) -> str:
        player = card.owner
        cost = lands.keyword_cost(card, "(?:.*, )?Madness")
        if act.paid and lands.times_paid(act.paid, cost) != 1:
            raise NotClear(f"paying {act.paid}")
        self.mana[player] += cost
        self.last_act = replace(act, who="")
        aims = self.aims_of_spell(Casts(Mention(card=card.card.name), targets=act.targets), card, player)
        removed = f"{player} removes {card.label} from the game instead"
        self.when += ["it resolves"] if self.choose(MADNESS, *MAD_WAYS) else [removed, "it resolves"]
        self.pending.append(card)
        if card.is_permanent:
            self.there.spoken_of([card])
        return self.say(f"{player} casts {card.label}{targeting(aims)}")
