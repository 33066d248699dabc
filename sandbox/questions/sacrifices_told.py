"""What is sacrificed for an ability: for its own, or for that of what takes it, one thing after the other."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.creature_words import is_plural
from sandbox.questions.mentioned import BOB, BOTH, IT, SEVERAL, THEM, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.regenerating_told import RegeneratingTelling
from sandbox.questions.said.acts import Activates, Sacrifices
from sandbox.questions.said.asked import AskDamage, AskLife
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.thing_words import ALL

TAKES = re.compile(r"^[^:\n]*\b[Ss]acrifice (?:a|an|another) (?P<sort>\w+)(?:,[^:\n]*)?:(?P<does>[^\n]*)", re.MULTILINE)
"""The ability of what other things can be sacrificed to."""
_ITSELF = re.compile(r"^[^:\n]*\b[Ss]acrifice (?!an? |another )[^:\n]*:(?P<does>[^\n]*)", re.MULTILINE)
"""The ability that a thing is itself sacrificed for."""

_IN_UPKEEP = re.compile(r"your upkeep, sacrifice an? (?:other )?\w+", re.IGNORECASE)
"""Texts of what takes something in each upkeep of its controller."""


class SacrificeTelling(RegeneratingTelling):
    """They raise NotClear where it is not known what is sacrificed."""

    gives_up: tuple[Piece, ...] = ()
    """What is sacrificed next, where several things are."""

    def sacrifices(self, act: Sacrifices) -> str | None:
        """What is sacrificed to something, or for its own one ability; None where it is not known for what."""
        thing, to, who = act.thing, act.to, act.who or act.thing.owner  # nobody sacrifices what is another player's
        if (fed := self.given_in_upkeep(act, who)) is not None:
            return fed
        if to.noun == "itself":
            return self.activates(Activates(replace(thing, number=0), who), sacrificed=thing)
        if to == Mention() and (does := self.costs_itself(thing, who)):
            aimed = act.targets or (self.aims_at_enemy(replace(thing, number=0), who) if "target" in does else ())
            if aimed or "target" not in does:
                return self.activates(Activates(replace(thing, number=0), who, aimed, itself=bool(aimed)))
        outlet = to if to.card else self.outlet(thing, to, who)
        if outlet is None:
            return None
        several = thing.noun in THEM | BOTH | SEVERAL | {"lands"} or is_plural(thing.noun) or ALL in thing.marks
        if to.card and thing.number < 2 and not several:
            return self.activates(Activates(to, who, act.targets), sacrificed=thing)
        return self.sacrifices_each(outlet, thing, who, act.targets)

    def given_in_upkeep(self, act: Sacrifices, who: str) -> str | None:
        """What is sacrificed to what asks for that in its controller's upkeep, chosen as that resolves; None where
        nothing there does. Raises NotClear where something else has been told of that turn."""
        if act.to.card and _IN_UPKEEP.search(card_named(act.to.card).text):
            self.there.find((act.to,), self.who(who) if who else "")
        there = [p for p in self.there.pieces if p.zone == "play" and _IN_UPKEEP.search(p.works_as.text)]
        meant = [p for p in there if act.to.card in ("", p.card.name) and (act.to.card or act.to.noun in ("", *IT))]
        if len(meant) != 1 or self.pending:
            return None
        source, player = meant[0], meant[0].controller
        if who and self.who(who) != player:
            raise NotClear("who sacrifices it")
        (given,) = self.there.find((act.thing,), player)[-1:]
        if self.when[-1:] not in ([f"it is {player}'s next upkeep"], [f"it is {player}'s upkeep"]):
            if self.attacked or (self.when and self.starts_at == "upkeep"):
                raise NotClear("when that is")
            self.began = self.began or (other(player) if not self.when else self.active)
            self.when.append(f"it is {player}'s next upkeep")
        self.active, self.starts_at, self.step = player, "main phase", "draw step"
        self.actor = player
        self.when.append("it resolves")
        self.there.spoken_of([given])
        self.settled.append(source.label)
        sentence = self.say(f"{player} chooses {given.label}")
        self.when.append(f"it is {player}'s draw step")
        return sentence

    def sacrifices_each(self, outlet: Mention, thing: Mention, who: str, targets: Things = ()) -> str:
        """One after the other, each for one use."""
        player = self.who(who) if who else ""
        if thing.noun == "lands" and thing.number > 1 and not self.there.fitting(thing):
            self.has(player or self.actor or BOB, (thing,))
        pieces = self.there.find((thing,), player)
        if len(pieces) > 1 and thing.noun in THEM:
            pieces = [piece for piece in pieces if piece.card.name != outlet.card]
        if thing.number > 1 and len(pieces) != thing.number:
            raise NotClear("what is sacrificed")
        self.gives_up = tuple(pieces)
        aims = targets or self.aims_at_enemy(outlet, who)
        said = [self.activates(Activates(outlet, who, aims), sacrificed=thing) for _ in pieces]
        self.gives_up = ()
        self.there.spoken_of(self.there.find((outlet,))[-1:])  # `I sacrifice two Bears to it. Does it live?`
        return said[-1]

    def has(self, player: str, things: Things) -> None:
        """The player has that in play. Raises NotClear."""
        raise NotClear(things[0].noun)

    def aims_at_enemy(self, outlet: Mention, who: str) -> Things:
        """The opponent, where the ability damages what it is aimed at and it is asked how much that is."""
        (piece,) = self.there.find((outlet,))[-1:]
        found = TAKES.search(piece.works_as.text) or _ITSELF.search(piece.works_as.text)
        asked = self.asks_leave or any(isinstance(said, AskDamage | AskLife) for said in self.all_said)
        if found is None or not asked or not re.search(r"damage to any target|arget player", found["does"]):
            return ()
        return (Mention(noun="player", owner="opp" if who in ("", "i") else "i"),)

    def outlet(self, thing: Mention, to: Mention, who: str) -> Mention | None:
        """The one thing of the player's that such things can be sacrificed to: what is pointed at, if anything is."""
        if to.noun and to.noun not in IT:
            return None
        given = self.there.find((thing,), self.who(who) if who else "")
        able = [piece for piece in self.there.pieces if all(_takes(piece, each) for each in given)]
        there = [p for p in able if p.is_permanent and (p.zone == "play" or p.cast) and p.owner == given[0].owner]
        if len({piece.card.name for piece in there}) != 1:
            return None
        if there[-1] in self.pending:
            self.resolved()
        return Mention(card=there[-1].card.name)

    def sacrificed(self, thing: Mention | None, player: str) -> str:
        """The words for what a cost takes: of several things, the next."""
        if thing is None or not self.gives_up:
            return super().sacrificed(thing, player)
        self.there.given_up, *rest = self.gives_up
        self.gives_up = tuple(rest)
        return f" by sacrificing {self.there.given_up.label}"

    def costs_itself(self, thing: Mention, who: str) -> str:
        """The text of the one ability of what is sacrificed, which costs just that; empty where there is none."""
        pieces = self.there.find((thing,), self.who(who) if who else "")
        card = pieces[-1].card if len(pieces) == 1 else None
        costs = re.findall(r"^[^:\n]*[Ss]acrifice ([^:\n,]+):(.*)$", card.text, re.MULTILINE) if card else []
        return costs[0][1] if card is not None and len(costs) == 1 and costs[0][0] == card.name else ""


def _takes(outlet: Piece, given: Piece) -> bool:
    """Whether the one can be sacrificed to the other."""
    found = list(TAKES.finditer(outlet.works_as.text))
    sorts = {str(each).lower() for each in (*given.card.types, *given.card.subtypes)} | {"permanent"}
    return len(found) == 1 and found[0]["sort"].lower() in sorts
