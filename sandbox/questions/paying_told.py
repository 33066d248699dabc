"""What a text asks somebody to pay, told as paid or not: each way where the question does not say which."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from sandbox.questions import lands
from sandbox.questions.mentioned import BOB, IT, other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Activates, PaysFor
from sandbox.questions.said.asked import act_of
from sandbox.questions.said.states import HasInPlay, Holds
from sandbox.questions.said.states_players import HasHand, HasMana, HasNone
from sandbox.questions.states_mana import SYMBOL
from sandbox.questions.telling import Telling
from sandbox.terms.types import CardType

_COST = re.compile(r"^([^\n:\"]*):", re.MULTILINE)
"""What is paid for an ability."""
_MANA = re.compile(r"\{(?!T\}|0\}|Q\})[^{}]+\}")
UNLESS_PAID = re.compile(r"\b[Uu]nless [^.]*\bpays\b")
"""What somebody may pay as a text is carried out, where the telling must say whether it is."""
MANA_ASKED = re.compile(r"\b[Uu]nless [^.]*?\bpays? ((?:\{\w+\})+)")
COUNTERS = re.compile(
    r"^Counter target [^.]*unless its controller pays|^Unless its controller pays [^.]*, counter target", re.MULTILINE
)

TAXES = re.compile(
    r"^Whenever (?P<when>[^.\n]*?), (?:counter (?:that spell(?: or ability)?|it) unless (?:its controller|that player) "
    r"pays (?P<cost>(?:\{\w+\})+)|you may draw a card unless that player pays (?P<fee>(?:\{\w+\})+))",
    re.MULTILINE,
)
"""What asks a player to pay for a spell as it is cast, or for what it is aimed at."""
MAY_PAY = re.compile(r"^When(?:ever)? [^\n]*?, you may pay ((?:\{\w+\})+)\. (?:If|When) you do", re.MULTILINE)
"""What a trigger offers to the controller of its source for mana: it is taken whenever the mana is there."""
ATTACK_TAX = re.compile(r"can't attack you [^.\n]*unless their controller pays")
"""What asks for mana as attackers are declared: whoever attacks has paid it."""
_CAST = re.compile(r"(?P<who>a player|an opponent) casts (?P<what>a spell|a noncreature spell|an instant spell)$")
_AIMED = re.compile(r"becomes the target of a spell or ability an opponent controls$")

_ADDS = re.compile(r"\bAdd ((?:\{[WUBRGC]\})+)\.")
HAND = 3
"""Cards in a hand of which nothing is said."""
HOW_PAID = "how it is paid"
_SO_MUCH = re.compile(r"\{?(\d+)\}?(?: mana)?")


def asked_for(piece: Piece) -> list[str]:
    """The mana that somebody may pay as its text is carried out, a symbol for each. Raises NotClear for other costs."""
    found = MANA_ASKED.search(piece.works_as.text)
    if found is None or ("X" in found[1] and found[1] != "{X}"):
        raise NotClear(f"what is paid for {piece.card.name}")
    return ["1"] * piece.x if "X" in found[1] else lands.symbols(found[1])


class PayingTelling(Telling):
    """They raise NotClear where it is not known what is paid for."""

    untold_tax: Piece | None = None
    """What in play asks for mana, where it is told later whether that is paid."""
    says_it_resolves: bool = False
    """Whether something is asked or done once what was cast has resolved: then it has been paid for."""
    taxed: Mapping[str, int] = MappingProxyType({})
    """How much mana of whom was paid last for what asked for it."""

    made_at: Mapping[str, tuple[int, int]] = MappingProxyType({})
    """How much mana whoever made some had paid before, and how much was made."""

    def has_cards(self, player: str) -> None:
        """Whoever may have to discard has cards, where nothing is said of the hand."""
        if not self.is_hand_told():
            self.hands[player] = HAND
            self.assumptions.append(f"{player} has {HAND} cards in hand")

    def is_hand_told(self) -> bool:
        """Whether it is said what somebody has in hand."""
        counted = (t.noun for said in self.all_said if isinstance(said, HasInPlay) for t in said.things if t.number > 0)
        return any(isinstance(said, HasHand | Holds | HasNone) for said in self.all_said) or "cards" in counted

    def mana_is_made(self, source: Piece, player: str) -> None:
        """What makes mana, and what its player had paid before."""
        found = _ADDS.search(source.works_as.text)
        before, made = self.made_at.get(player, (len(self.mana[player]), 0))
        if found is not None:
            self.made_at = {**self.made_at, player: (before, made + found[1].count("{"))}

    def paid_from_pool(self, who: str, total: int) -> None:
        """What comes after mana was made is paid with that, and with no lands of which nothing is said. Raises NotClear
        where none was made, or another number is said."""
        player = self.players.name(who) if who else self.actor
        if player not in self.made_at and not self.drawn[player]:
            raise NotClear("which mana is meant")
        before, made = self.made_at.get(player, (0, len(self.drawn[player])))
        if total and total != made:
            raise NotClear("how much mana there is")
        if player in self.has_lands or player in self.mana_said:
            return
        if paid := lands.without(self.mana[player][:before], self.drawn[player]):
            self.paid_before[player] = paid
        self.mana_said[player] = HasMana(player, 0, left=True)

    def pays(self, act: PaysFor) -> str:
        """Somebody pays, or does not, for what asks for it."""
        player = self.does(act.who) if act.who else self.asked_to_pay()
        piece = self.asking(act, player)
        cost = asked_for(piece)
        if act.number and act.number != len(cost):
            raise NotClear(f"what {act.number} is paid for")
        return self.paid(piece, player, cost) if act.done else self.not_paid(piece)

    def asking(self, act: PaysFor, player: str) -> Piece:
        """What asks for it: what is named, or what waits and is the other player's."""
        waiting = [p for p in self.pending if p.owner != player and COUNTERS.search(p.card.text)]
        named = act.thing
        if named is not None and named.noun not in IT:
            waiting = [piece for piece in waiting if not named.card or piece.card.name == named.card]
        taxes = self.untold_tax
        if not waiting and taxes is not None and (named is None or named.noun in IT or named.card == taxes.card.name):
            return taxes
        if not waiting:
            raise NotClear("what is paid for")
        return waiting[-1]

    def taxing(self, spell: Piece, aims: list[str]) -> list[Piece]:
        """What is in play and asks for mana for the spell. Raises NotClear where it cannot be told whether it does."""
        found = [(piece, TAXES.search(piece.card.text)) for piece in self.in_play_now() if piece is not spell]
        return [piece for piece, taxes in found if taxes and _taxed(piece, taxes, spell, aims)]

    def in_play_now(self) -> list[Piece]:
        """What is in play, or has been cast and has come into play."""
        there = [piece for piece in self.there.pieces if piece.is_permanent and piece not in self.pending]
        return [piece for piece in there if piece.zone == "play" or piece.cast]

    def asks_tax(self, spell: Piece, aims: list[str]) -> None:
        """What is in play and asks for mana for the spell: both ways, where nothing is said of it."""
        for piece in self.taxing(spell, aims):
            self.untold_tax = piece
            if self.tells_payment():
                continue
            self.untold_tax = None
            found = TAXES.search(piece.card.text)
            cost = lands.symbols(found["cost"] or found["fee"]) if found else []
            self.settled.append(piece.label)
            ways = (f"{spell.owner} does not pay for {piece.label}", f"{spell.owner} pays for {piece.label}")
            on = f"whether {spell.owner} pays for {piece.label}"
            if self.affords(spell.owner, cost) and (self.says_it_resolves or self.choose(on, *ways)):
                self.mana[spell.owner] += cost
                self.taxed = {spell.owner: len(cost)}
                self.when.append(f"{spell.owner} pays for {piece.label}")

    def untapped(self, player: str) -> list[Piece]:
        """What the player has in play and has not tapped."""
        return [p for p in self.there.pieces if p.owner == player and p.zone == "play" and "tapped" not in p.state]

    def mana_makers(self, player: str) -> list[Piece]:
        """What of that makes mana."""
        return [piece for piece in self.untapped(player) if piece.is_land or "Add" in piece.card.text]

    def affords(self, player: str, cost: list[str]) -> bool:
        """Whether the player may have that much mana besides all that has been spent, by lands and words."""
        making = self.mana_makers(player)
        enough = len(making) >= len(self.mana[player]) + len(cost) or any(p.card.name not in SYMBOL for p in making)
        return self.can_pay(player, cost) and (player not in self.has_lands or enough)

    def settle_taxes(self) -> None:
        """What asks for mana and of which nothing was told that it would be asked for asks nobody; attackers have paid
        with the mana that their player is said to have."""
        acts = "\n".join(self.when)
        for piece in self.there.pieces:
            aimed = re.search(rf"activates [^\n]* targeting [^\n]*{re.escape(piece.label)}", acts)
            if TAXES.search(piece.card.text) and piece is not self.untold_tax and not aimed:
                self.settled.append(piece.label)
            if (offer := MAY_PAY.search(piece.card.text)) and self.is_free_to_pay(piece.controller):
                self.mana[piece.controller] += lands.symbols(offer[1])
            if ATTACK_TAX.search(piece.card.text) and self.attack_paid(other(piece.controller), acts):
                self.settled.append(piece.label)

    def is_free_to_pay(self, player: str) -> bool:
        """Whether nothing is said of the mana that the player has."""
        return not (player in self.has_lands or player in self.mana_said or player in self.pays_no_more)

    def attack_paid(self, payer: str, acts: str) -> bool:
        """Whether the player attacks with mana of which something is said, or not at all."""
        attacks = re.search(rf"^(?:Then )?{payer} (?:may )?attacks? ", acts, re.MULTILINE)
        return not self.is_free_to_pay(payer) or attacks is None

    def asked_to_pay(self) -> str:
        """Who pays where that is not said: whoever is asked to."""
        waiting = [piece for piece in self.pending if COUNTERS.search(piece.card.text)]
        waiting = waiting or ([self.untold_tax] if self.untold_tax is not None else [])
        self.actor = other(waiting[-1].owner) if waiting else self.actor
        return self.actor or BOB

    def as_payment(self, act: Activates) -> PaysFor | None:
        """`he pays 2`: for what counters a spell unless that is paid, and no ability."""
        number = _SO_MUCH.fullmatch(act.paid)
        if number is None or act.what.noun not in IT or act.targets or act.what.ability:
            return None
        waiting = any(COUNTERS.search(piece.card.text) and piece.cast for piece in self.pending)
        return PaysFor(act.who, int(number[1])) if waiting or self.untold_tax is not None else None

    def paid(self, piece: Piece, player: str, cost: list[str]) -> str:
        self.settled.append(piece.label)
        self.mana[player] += cost
        self.taxed = {player: len(cost)}
        ways = ("it is paid where it is asked for", "whoever can pay it has to")
        if piece.card.text.startswith("Unless") and self.choose(HOW_PAID, *ways):
            return ""
        return self.say(f"{player} pays for {piece.label}")

    def not_paid(self, piece: Piece) -> str:
        """Nobody pays in a scenario who is not said to."""
        self.settled.append(piece.label)
        return ""

    def asks_to_pay(self, spell: Piece, aims: list[str]) -> None:
        """What counters a spell unless its controller pays: both ways, where nothing is said of it."""
        payers = [piece.owner for piece in self.there.pieces if piece.label in aims]
        if not COUNTERS.search(spell.card.text) or self.tells_payment():
            return
        if len(payers) != 1 or not self.can_pay(payers[0], cost := asked_for(spell)):
            self.not_paid(spell)
            return
        ways = (f"{payers[0]} does not pay", f"{payers[0]} pays")
        if self.choose(f"whether {payers[0]} pays for {spell.label}", *ways):
            self.paid(spell, payers[0], cost)
        else:
            self.not_paid(spell)

    def tells_payment(self) -> bool:
        """Whether it is told that somebody pays, or does not."""
        told = [act_of(said) for said in self.all_said]
        acts = [said for said in told if isinstance(said, PaysFor | Activates)]
        return any(isinstance(act, PaysFor) or self.as_payment(act) is not None for act in acts)

    def unpayable(self) -> list[str]:
        """What is there and cannot be used, since its player has no mana and all it does costs some."""
        there = [p for p in self.there.pieces if p.owner in self.pays_no_more and p.zone == "play" and not p.is_land]
        costs = {piece.label: _COST.findall(piece.card.text) for piece in there}
        return [label for label, found in costs.items() if found and all(map(_MANA.search, found))]

    def can_pay(self, player: str, cost: list[str]) -> bool:
        """Whether nothing that is said of the player's mana keeps it from being paid besides all else."""
        said = self.mana_said.get(player)
        known = None if said is None else said.number if said.number is not None else len(said.symbols) or None
        if player in self.pays_no_more:
            return False
        before = len(self.paid_before.get(player, ())) if said is not None and said.left else 0
        return known is None or known + before >= len(self.mana[player]) + len(cost)


def _taxed(piece: Piece, found: re.Match[str], spell: Piece, aims: list[str]) -> bool:
    """Whether what it speaks of has come about with the spell. Raises NotClear where that cannot be told."""
    if _AIMED.search(found["when"]) and found["when"].startswith(piece.card.name):
        return piece.label in aims and spell.owner != piece.controller
    if (cast := _CAST.match(found["when"])) is None:
        raise NotClear(f"whether somebody pays for {piece.card.name}")
    fits = {"a spell": True, "a noncreature spell": CardType.CREATURE not in spell.card.types}
    fits["an instant spell"] = CardType.INSTANT in spell.card.types
    return not spell.is_land and fits[cast["what"]] and (cast["who"] == "a player" or spell.owner != piece.controller)
