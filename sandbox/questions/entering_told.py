"""What comes into play, and what triggers by that and can be answered, told as sentences of the scenario language."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.aiming_told import CALLED
from sandbox.questions.entering import acts_on_entering
from sandbox.questions.keywords_told import KeywordAct
from sandbox.questions.mentioned import other
from sandbox.questions.named_told import NamedAct, NamedTelling
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Activates, AimsTrigger, Casts, ComesIn, HoldsAway, PaysLife, Uses
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.asked import AskCan
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.questions.telling import TRIGGERS, is_spell

CardAct = NamedAct | ComesIn | HoldsAway | PaysLife
_FOR_LIFE = re.compile(r"[Yy]ou may pay (\d+) life\. If you don't")
_COSTS_LIFE = re.compile(r"^[^\n:]*[Pp]ay (\d+) life[^\n:]*:", re.MULTILINE)
TRIGGER = frozenset({"trigger", "ability"})


class EnteringTelling(NamedTelling):
    """They raise NotClear where it is not known what comes into play, or what triggers."""

    def card_act(self, act: KeywordAct | CardAct) -> str:
        match act:
            case ComesIn():
                return self.comes_in(act)
            case PaysLife():
                return self.pays_life(act)
            case HoldsAway():
                return self.has_taken_away(act)
            case named if isinstance(named, NamedAct):
                return self.named_act(named)
        return self.keyword_act(act)

    def pays_life(self, act: PaysLife) -> str:
        """For the land that has just been played, where that asks for just so much; else for an ability of what was
        spoken of last. Raises NotClear."""
        player = self.does(act.who)
        land = self.last_cast[-1] if self.last_cast and self.last_cast[-1].is_land else None
        asked = _FOR_LIFE.search(land.card.text) if land is not None and land.owner == player else None
        if land is not None and asked is not None and act.number in (0, int(asked[1])):
            return self.say(f"{player} pays for {land.label}") if act.done else self.when[-1]
        spoken = [piece for piece in self.there.focus if piece.is_permanent and piece.owner == player][-1:]
        costs = _COSTS_LIFE.findall(spoken[0].works_as.text) if spoken else []
        if not act.done or costs != [str(act.number)]:
            raise NotClear("what life is paid for")
        return self.activates(Activates(Mention(card=spoken[0].card.name), act.who))

    def named_cast(self, caster: str = "") -> None:
        """Spells that were only named are cast, where what comes next answers them."""
        for thing in self.to_cast if not self.pending else ():
            self.casts(Casts(thing, thing.owner or CALLED.get(caster, "")))
        self.to_cast = [] if self.pending else self.to_cast

    def comes_in(self, act: ComesIn) -> str:
        """It has been cast, and what triggers as it comes into play waits."""
        self.casts(Casts(replace(act.thing, owner=""), act.who or act.thing.owner))
        return self.has_entered(self.pending[-1])

    def has_taken_away(self, act: HoldsAway) -> str:
        """As it came into play, whether or not that was told before; where a response is told of, that is to this."""
        there = [piece for piece in self.there.pieces if piece.card.name == act.what.card]
        if not there:
            owner = self.players.name(act.who) if act.who else other(self.owner_of_one(act.thing))
            self.comes_in(ComesIn(act.what, CALLED[owner]))
        elif not there[-1].cast:
            raise NotClear("what triggers")
        source = there[-1] if there else self.pending[-1]
        self.there.spoken_of([source])
        sentence = self.aims_trigger(AimsTrigger(CALLED[source.owner], (act.thing,)))
        if not self.is_answered_later():
            self.resolved()
            self.own_turn_of(self.there.find((act.thing,))[-1].owner)
        return sentence

    def own_turn_of(self, player: str) -> None:
        """Whether something may attack after that is asked of its own player's turn, which has come by then."""
        asks = any(isinstance(said, AskCan) and isinstance(said.act, AttacksWith) for said in self.all_said)
        if asks and self.active != player:
            self.to_turn_of(player)
            self.assumptions.append(f"what follows happens in {player}'s next turn")

    def owner_of_one(self, thing: Mention) -> str:
        return self.there.find((thing,))[-1].owner

    def is_answered_later(self) -> bool:
        """Whether a response is told of."""
        raise NotClear("what is answered")

    def has_entered(self, piece: Piece) -> str:
        """What triggers as it comes into play waits."""
        self.enters(piece)
        return self.when[-1]

    def brings_about(self, trigger: Mention, act: PartSaid) -> None:
        """Where nothing is told before, it is of the one thing there that does something as it comes into play: that is
        cast."""
        if self.pending or self.attacked or self.when or self.starts_at == "upkeep":
            return
        named = act.targets if isinstance(act, Casts | Uses) else ()
        if len(named) == 1 and named[0].card and not is_spell(named[0]):
            self.there.find(named)
        there = [p for p in self.there.pieces if p.zone == "play" and not p.cast and TRIGGERS.search(p.card.text)]
        fitting = [piece for piece in there if trigger.card in ("", piece.card.name)]
        if len(fitting) == 1 and acts_on_entering(fitting[0].card):
            fitting[0].zone = "hand"
            self.casts(Casts(Mention(card=fitting[0].card.name), CALLED[fitting[0].owner]))
