"""Mana that is drawn and kept for later, and what was announced and is taken back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions import lands
from sandbox.questions.abilities_meant import has_activated
from sandbox.questions.aiming_told import AT_SPELLS, CALLED
from sandbox.questions.aims_told import OF_GRAVEYARD
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.entering_told import EnteringTelling
from sandbox.questions.mentioned import IT, THEM, other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Activates, TakesBack, TapsForMana
from sandbox.questions.said.asked import AskWhether
from sandbox.questions.said.asked_costs import AskManaInto
from sandbox.questions.said.outcomes import HasManaLeft
from sandbox.questions.said.states_players import KeepsMana
from sandbox.questions.said.things import Mention
from sandbox.questions.states_mana import SYMBOL
from sandbox.questions.telling import listed

_MAKES_DYING = re.compile(r"^When [^\n]*(?:dies|graveyard)[^\n]*, add \{", re.MULTILINE | re.IGNORECASE)
_MAKES_MANA = re.compile(r"\b[Aa]dd (?:\{|\w+ mana)")
_ANY_COLOR = re.compile(r"mana of any (?:one )?color")
_LOSES_LIFE = re.compile(r"\bloses? [^.]*\blife\b")
_FOR_EACH = re.compile(r"Add \{(\w)\} for each (\w+) you control\.")


class FloatingTelling(EnteringTelling):
    """They raise NotClear where it is not known what mana is meant."""

    hosts: Sequence[Piece] = ()
    """What mana is kept for, in the end."""

    def taps_for_mana(self, act: TapsForMana) -> str:
        player = self.does(act.who or self.tapper(act.thing))
        spoken = [piece for piece in self.there.focus if not piece.is_land]
        if act.for_it and spoken and not spoken[-1].cast and has_activated(spoken[-1]):
            return self.activates(Activates(Mention(card=spoken[-1].card.name), act.who, lands=act.thing))
        lands_there = [piece for piece in self.there.focus if piece.is_land and piece.owner == player]
        tapped = lands_there[-1:] if act.thing.noun in IT and lands_there else self.lands_drawn(act.thing, player)
        self.tapped_for_mana += len(tapped)
        self.drawn[player] += [SYMBOL[piece.card.name] for piece in tapped if piece.card.name in SYMBOL]
        for piece in tapped:
            self.mana_is_made(piece, player)
        self.active = self.active or player
        sentence = self.say(f"{player} taps {listed(tapped)} for mana")
        self.color_drawn(act, tapped, player)
        return sentence

    def tapper(self, thing: Mention) -> str:
        """Whoever has what is tapped, where nobody is said to do it; empty for what is not there."""
        there = thing.noun in IT | THEM or self.named_in_play(thing)
        pieces = self.there.find((thing,)) if there and not thing.number else []
        return CALLED[pieces[-1].controller] if pieces else ""

    def color_drawn(self, act: TapsForMana, tapped: Sequence[Piece], player: str) -> None:
        """The color of the mana that is chosen, where one is said. Raises NotClear for what does not make it."""
        if not act.color:
            return
        texts = [piece.works_as.text for piece in tapped]
        if len(act.color) > 1:
            just = f"Add {''.join(f'{{{each}}}' for each in act.color)}."
            if not all(just in text or self.makes_for_each(text, act.color, player) for text in texts):
                raise NotClear("how much mana it makes")
            return
        if all(_ANY_COLOR.search(text) for text in texts) and len(tapped) == 1:
            self.when.append(f"{player} chooses {{{act.color}}}")
        elif not all(SYMBOL.get(piece.card.name, piece.works_as.text).count(act.color) for piece in tapped):
            raise NotClear(f"mana of {act.color}")
        elif any(" or " in text for text in texts):
            raise NotClear("what mana is drawn")

    def makes_for_each(self, text: str, symbols: str, player: str) -> bool:
        """Whether it makes so much for each of those that the player has."""
        found = _FOR_EACH.search(text)
        if found is None or set(symbols) != {found[1]}:
            return False
        own = [p for p in self.there.pieces if p.controller == player and (p.zone == "play" or p.cast)]
        return sum(found[2] in p.card.subtypes for p in own) == len(symbols)

    def lands_drawn(self, thing: Mention, player: str) -> list[Piece]:
        """What is named; of `four lands`, those that the player has. Raises NotClear where these are not as many."""
        if thing.noun != "lands" or thing.card:
            return self.there.find((thing,), player)
        own = [piece for piece in self.untapped(player) if piece.is_land]
        if len(own) < thing.number or len({piece.card.name for piece in own}) > 1:
            raise NotClear("which lands are tapped")
        return own[: thing.number]

    def mana_is_left(self) -> None:
        """What was announced resolves, and mana may be left of it. Raises NotClear where no mana was made, and where
        life is lost for anything else."""
        made = [piece for piece in self.last_cast if _MAKES_MANA.search(piece.card.text)]
        made += [piece for piece in self.there.pieces if _MAKES_DYING.search(piece.card.text)]
        if not self.tapped_for_mana and not made:
            raise NotClear("which mana is left")
        if any(_LOSES_LIFE.search(piece.card.text) for piece in self.there.pieces):
            raise NotClear("what life is lost for")
        self.resolved()

    def floats(self, player: str, symbols: Sequence[str]) -> None:
        """Mana that is in the pool as what is told begins. Raises NotClear where something has been done before."""
        if self.when or not symbols:
            raise NotClear("what mana is kept")
        self.given.append(f"{player} has {''.join(f'{{{symbol}}}' for symbol in symbols)} in his mana pool")
        self.drawn[player] += symbols
        self.tapped_for_mana += len(symbols)
        self.active = self.active or player

    def takes_back(self, act: TakesBack) -> str:
        """What was announced last is given up by the one who announced it; lands named now were tapped for it."""
        if not self.last_cast or self.pending[-1:] != self.last_cast[-1:]:
            raise NotClear("what is taken back")
        spell = self.pending.pop()
        player = spell.owner
        if (act.who and self.who(act.who) != player) or len(self.pending) > 0:
            raise NotClear("who takes it back")
        self.when = [sentence for sentence in self.when if f"casts {spell.label}" not in sentence]
        if act.tapped:
            cost, (land, *others) = lands.casting_cost(spell), act.tapped
            if others or (land.number or len(cost)) < len(cost):
                raise NotClear("what was tapped for it")
            self.taps_for_mana(TapsForMana(replace(land, number=land.number or len(cost), marks=())))
            self.mana[player] = []
        self.to_aim_at(spell, other(player))
        spell.cast = True
        self.active = self.active or player
        return self.say(f"{player} begins to cast {spell.label} and gives it up")

    def to_aim_at(self, spell: Piece, opponent: str) -> None:
        """There is a creature for a spell of which it is not said what it was aimed at."""
        text = spell.card.text
        if "arget" not in text or self.aimed.get((spell.card.name, spell.owner)) or AT_SPELLS.search(text):
            return
        creature = Mention(noun="creature", size="2/2", number=1)
        (piece,) = self.there.sized(creature, spell.owner if OF_GRAVEYARD.search(text) else opponent)
        piece.zone = "graveyard" if OF_GRAVEYARD.search(text) else "play"
        self.assumptions.append(f"there is a 2/2 creature for {spell.card.name}")

    def keeps_mana(self, said: KeepsMana) -> None:
        """It is the mana that was drawn and not spent; what it is for is there."""
        player = self.who(said.who)
        marks = said.cost.upper().removesuffix(" MANA").replace("{", "").replace("}", "")
        symbols = lands.symbols("".join(f"{{{mark}}}" for mark in marks))
        if not self.tapped_for_mana and said.what is None and not said.step:
            return self.floats(player, symbols)
        if not self.tapped_for_mana or len(symbols) != self.tapped_for_mana - len(self.mana[player]):
            raise NotClear("what mana is kept")
        if said.thing is not None and said.what is not None:
            self.hosts = hosts = self.there.find((said.thing,), player)
            self.there.attach(said.what, hosts, player)
            self.there.spoken_of(hosts)
        elif said.what is not None:
            self.left_unused += [piece.label for piece in self.there.find((said.what,), player, "hand")]
        if said.step:
            self.later(player, said.step)
        return None

    def mana_into(self, ask: AskManaInto) -> AskedAbout:
        """The later part of the turn comes, and it is asked whether the mana is there."""
        player = self.who(ask.who)
        self.later(player, ask.step)
        return AskedAbout(AskWhether(HasManaLeft(ask.who)), player=player)

    def later(self, player: str, step: str) -> None:
        """A later part of the player's turn. Raises NotClear where it is not that player's turn."""
        self.resolved()
        if not self.when or self.active not in ("", player):
            raise NotClear("whose turn it is")
        self.active = player
        if step == "combat":
            creatures = self.hosts or self.there.able(player)
            if len(creatures) != 1:
                raise NotClear("who attacks")
            self.attack_before(creatures)
            self.assumptions.append(f"{creatures[0].label} attacks")
            return
        self.step = step
        self.when.append(f"it is {player}'s {step}")
