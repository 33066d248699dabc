"""What somebody may pay in an upkeep for what asks for it: told as paid or not, and each way where neither is said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions import lands
from sandbox.questions.aiming_told import CALLED
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.asked_told import AskTelling
from sandbox.questions.mentioned import BOB, IT, THEM, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.paying_told import COUNTERS
from sandbox.questions.pieces import UNSURE, NotClear, Piece
from sandbox.questions.said.acts import AimsTrigger, Casts, PaysFor
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskCan, AskCount, AskTokens
from sandbox.questions.said.asked_costs import AskCost
from sandbox.questions.said.moments import NextStep
from sandbox.questions.said.states import SetOn, UpkeepsPaid
from sandbox.questions.said.states_players import HasPoison, HasSame
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.questions.states_mana import SYMBOL
from sandbox.questions.steps_awaited import upkeeps_played

_ASKS_MANA = re.compile(r"your upkeep[^.\n]*?\bpay ((?:\{\w+\})+)")
_ASKS_ELSE = re.compile(r"your upkeep[^.\n]*\bunless you\b|^Cumulative upkeep —", re.MULTILINE)
_ECHO = re.compile(r"\b[Ee]cho ((?:\{\w+\})+)")
_CUMULATIVE = re.compile(r"^Cumulative upkeep ((?:\{\w+\})+)", re.MULTILINE)
_AGE = re.compile(r"the upkeep of (.+) has been paid (\d+) times$")
_MAY_UNTAP = re.compile(r"upkeep[^\n]*\bmay pay ((?:\{\w+\})+)\. If [^.\n]* do(?:es)?, untap")
"""What can be untapped for mana in its controller's upkeep."""
_NEW = re.compile(r"\becho\b|\blast turn\b|\ba turn ago\b|\bprevious turn\b")
"""Words that say that what has echo has not been paid for yet."""
_NOUNS = frozenset({"upkeep", "echo", "cost", "trigger"})

_BRINGS_BACK = re.compile(r"[Rr]eturn [^.]*(?:to|onto) (?:the battlefield|play)|[Pp]ut [^.]*onto the battlefield")


class UpkeepTelling(AskTelling):
    """They raise NotClear where it is not known what is paid."""

    def __init__(self, said: Sequence[PartSaid], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__(said, words, choices, attempts)
        self.upkeeps_paid: dict[str, int] = {}  # of how many upkeeps of a player it is told what is paid in them

    def said_of_turns(self, said: HasPoison | HasSame | SetOn | UpkeepsPaid) -> None:
        """Poison, what both have, who was chosen for something, and how often an upkeep was paid. Raises NotClear."""
        match said:
            case HasPoison(who=who, number=number):
                player = self.who(who) if who else self.players.last or BOB
                self.given.append(f"{player} has {number} poison counter{'' if number == 1 else 's'}")
            case HasSame():
                self.has_same(said)
            case SetOn(thing=thing, who=who):
                self.has(other(self.who(who)), (thing,))
            case UpkeepsPaid(thing=thing, times=times):
                piece = self.upkeep_counted(thing)
                if times:
                    self.given.append(f"the upkeep of {piece.label} has been paid {times} times")
                if not self.when:
                    self.active, self.starts_at = self.active or piece.owner, self.starts_at or "upkeep"

    def has_same(self, said: HasSame) -> None:
        """`I control three Swamps, he controls two`. Raises NotClear where it is not said what."""
        before = self.there.pieces[-1:]
        player = self.who(said.who)
        if not before or before[0].owner == player or before[0].zone != "play" or before[0].text or self.when:
            raise NotClear("what there is")
        self.has(player, (Mention(card=before[0].card.name, owner=CALLED[player], number=said.number),))

    def upkeep_counted(self, thing: Mention) -> Piece:
        """What has an upkeep that grows. Raises NotClear where that is not one thing."""
        named = self.there.find((thing,)) if thing.card else self.there.pieces
        growing = [piece for piece in named if "Cumulative upkeep" in piece.card.text and piece.zone == "play"]
        if len(growing) != 1:
            raise NotClear("what is paid for")
        return growing[0]

    def demands(self, piece: Piece) -> list[str] | None:
        """The mana that it asks for in its controller's upkeep; None where it asks for none. Raises NotClear where it
        asks for something else."""
        text = piece.works_as.text
        if found := _ASKS_MANA.search(text):
            return lands.symbols(found[1])
        if found := _CUMULATIVE.search(text):
            return lands.symbols(found[1]) * (self.age_of(piece) + 1)
        if (found := _ECHO.search(text)) and self.is_new_to_upkeep(piece):
            return lands.symbols(found[1])
        return None

    def age_of(self, piece: Piece) -> int:
        """How often it has been paid for."""
        told = [int(found[2]) for line in self.given if (found := _AGE.match(line)) and found[1] == piece.label]
        return sum(told) + self.upkeeps_paid.get(piece.owner, 0)

    def is_new_to_upkeep(self, piece: Piece) -> bool:
        """Whether what has echo came under its controller's control since the upkeep before. Raises NotClear where
        that is not known."""
        if piece.cast or piece.zone != "play":
            return not self.upkeeps_paid.get(piece.owner)
        if not _NEW.search(" ".join(self.words)):
            raise NotClear(f"whether {piece.card.name} has been paid for")
        if "sick" not in piece.state:
            piece.state.append("sick")
            if any(isinstance(said, AskTokens | AskCount) for said in self.all_said):
                self.there.tokens_of_entering(piece)
        return True

    def demanding(self, player: str) -> list[Piece]:
        """What of the player's asks for something in the upkeep."""
        own = [p for p in self.there.pieces if player == (p.owner if p.taken_by == UNSURE else p.controller)]
        own = [p for p in own if p.is_permanent and (p.zone == "play" or p.cast or self.is_brought_back(p))]
        return [p for p in own if _asks(p.works_as.text)]

    def is_brought_back(self, piece: Piece) -> bool:
        """Whether a spell that was cast brings it back from a graveyard."""
        by = [p for p in self.there.pieces if p.cast and _BRINGS_BACK.search(p.card.text)]
        return piece.zone == "graveyard" and any(piece.label in self.aims_now(each) for each in by)

    def upkeep_comes(self, player: str) -> list[str]:
        """The player's next upkeep, and what is paid in it."""
        sentences = [f"it is {player}'s next upkeep"]
        for piece in self.demanding(player):
            if _ASKS_ELSE.search(piece.works_as.text) and not _ASKS_MANA.search(piece.works_as.text):
                raise NotClear(f"what is done for {piece.card.name}")
            cost = self.demands(piece)
            if cost is not None and self.is_paid_for(piece, player, cost):
                self.mana[player] += cost
                sentences.append(f"{player} pays for {piece.label}")
        self.upkeeps_paid[player] = self.upkeeps_paid.get(player, 0) + 1
        return sentences

    def is_paid_for(self, piece: Piece, player: str, cost: Sequence[str]) -> bool:
        """Whether it is paid for: as it is said; else as it must be, or either way."""
        self.settled.append(piece.label)
        said = [each for each in self.all_said if isinstance(each, PaysFor) and self.is_of_upkeep(each, piece)]
        if said:
            if said[-1].number not in (0, len(cost)):
                raise NotClear(f"what {said[-1].number} is paid for")
            return said[-1].done
        if any(isinstance(each, AskCost) for each in self.all_said):
            return True
        if not self.can_pay(player, list(cost)) or not self.have_lands(player, cost):
            return False
        ways = (f"{player} does not pay for {piece.label}", f"{player} pays for {piece.label}")
        return bool(self.choose(f"whether {player} pays for {piece.label}", *ways))

    def is_of_upkeep(self, said: PaysFor, piece: Piece) -> bool:
        """Whether it is said of this piece that somebody pays for it, or does not."""
        thing = said.thing
        named = thing is None or thing.noun in IT | THEM | _NOUNS or thing.card == piece.card.name
        return named and not any(COUNTERS.search(each.card.text) for each in self.there.pieces)

    def have_lands(self, player: str, cost: Sequence[str]) -> bool:
        """Whether the lands that the player is said to have make the mana, as far as that is known."""
        if player not in self.has_lands:
            return True
        making = self.mana_makers(player)
        if any(piece.card.name not in SYMBOL for piece in making):
            return True
        made = [SYMBOL[piece.card.name] for piece in making]
        colored = all(made.count(symbol) >= list(cost).count(symbol) for symbol in set(cost) - {"1"})
        return colored and len(made) >= len(cost)

    def pays(self, act: PaysFor) -> str:
        """Of what asks for it in an upkeep, that upkeep comes, where none has."""
        if act.thing is not None and self.is_paid_from_hand(act):
            return self.casts(Casts(replace(act.thing, owner=""), act.who or act.thing.owner))
        player = self.does(act.who)
        if act.thing is not None and act.thing.card and _asks(card_named(act.thing.card).text):
            self.there.find((act.thing,), player)
        asking = [piece for piece in self.demanding(player) if self.is_of_upkeep(act, piece)]
        if not asking and (may_untap := self.untapping(act, player)) is not None:
            self.pays_in_upkeep(may_untap[0], player, may_untap[1])
            return f"{player} pays for {may_untap[0].label}"
        for piece in asking:
            if _ECHO.search(piece.works_as.text) and not piece.cast:
                self.demands(piece)
        if asking and self.pending == asking[-1:] and self.when[-1] == f"it is {player}'s upkeep":
            self.when.pop()  # what was cast has come into play before
            self.resolved()
        if not asking or self.pending:
            return super().pays(act)
        come = any(line.startswith(f"it is {player}'s") and line.endswith("upkeep") for line in self.when[-2:])
        if self.when and not self.upkeeps_paid.get(player) and not come:
            self.resolved()
            self.next_step(NextStep(act.who or "i", "upkeep"))
        elif not self.when:
            self.active, self.starts_at = self.active or player, self.starts_at or "upkeep"
        return ""

    def is_paid_from_hand(self, act: PaysFor) -> bool:
        """`he pays for an Angel with five Plains`: what is nowhere yet is cast."""
        name = act.thing.card if act.thing is not None else ""
        there = any(piece.card.name == name for piece in self.there.pieces)
        return bool(name) and act.done and not act.number and not there

    def whether_it_can(self, ask: AskCan) -> AskedAbout:
        """Whether somebody can pay in an upkeep is asked where that comes, of what asks for it."""
        act = ask.act
        if isinstance(act, AttacksWith | BlocksWith):
            self.may_have_untapped()
        if isinstance(act, AimsTrigger) and not act.number and (untaps := self.untapped_for_mana(act)) is not None:
            source, payer, mana = untaps
            self.check_mana_known(payer)
            return AskedAbout(ask, player=payer, claim=self.pays_in_upkeep(source, payer, mana))
        if not isinstance(act, PaysFor) or self.pending or self.untold_tax is not None:
            return super().whether_it_can(ask)
        player = self.does(act.who)
        asking = [piece for piece in self.demanding(player) if self.is_of_upkeep(act, piece)]
        if len(asking) != 1 or (cost := self.demands(asking[0])) is None or act.number not in (0, len(cost)):
            raise NotClear("what is paid for")
        self.check_mana_known(player)
        return AskedAbout(ask, player=player, claim=self.pays_in_upkeep(asking[0], player, cost))

    def may_have_untapped(self) -> None:
        """Raises NotClear where something tapped could have been untapped for mana in the upkeep before, and nothing is
        said of that."""
        paid = any(isinstance(said, PaysFor) for said in self.all_said)
        for piece in self.there.pieces if not paid else ():
            cost, host = _MAY_UNTAP.search(piece.card.text), piece.host
            if cost is None or host is None or piece.cast or "tapped" not in host.state:
                continue
            mana, player = lands.symbols(cost[1]), host.controller
            if self.can_pay(player, mana) and self.have_lands(player, mana) and not self.upkeeps_paid.get(player):
                raise NotClear(f"whether {player} pays for {piece.label} in the upkeep")

    def check_mana_known(self, player: str) -> None:
        """Raises NotClear where nothing is said of the player's mana."""
        if player not in self.has_lands and player not in self.mana_said and player not in self.pays_no_more:
            raise NotClear("what it is paid with")

    def untapped_for_mana(self, act: AimsTrigger) -> tuple[Piece, str, list[str]] | None:
        """`Can I untap her?`, of what may be untapped for mana in an upkeep: what says so, who pays and how much."""
        pieces = self.there.find(act.targets)
        if len(pieces) != 1:
            return None
        (piece,) = pieces
        on_it = self.worn_by(piece)
        found = [(each, cost) for each in (piece, *on_it) if (cost := _MAY_UNTAP.search(each.card.text))]
        if len(found) != 1 or (act.who and self.who(act.who) != piece.controller):
            return None
        ((source, cost),) = found
        return source, piece.controller, lands.symbols(cost[1])

    def untapping(self, act: PaysFor, player: str) -> tuple[Piece, list[str]] | None:
        """The one thing on or of the player's creatures that can be untapped for just that mana in an upkeep."""
        if self.pending or not act.done or (act.thing is not None and not act.thing.card and act.thing.noun not in IT):
            return None
        found = [(each, cost) for each in self.there.pieces if (cost := _MAY_UNTAP.search(each.card.text))]
        own = [(each, lands.symbols(cost[1])) for each, cost in found if (each.host or each).controller == player]
        if len(own) != 1 or (act.thing is not None and act.thing.card and act.thing.card != own[0][0].card.name):
            return None
        source, mana = own[0]
        number = sum(int(symbol) if symbol.isdigit() else 1 for symbol in mana)
        return (source, mana) if act.number in (0, number) else None

    def pays_in_upkeep(self, piece: Piece, player: str, cost: list[str]) -> str:
        """The claim that it may be paid for in the player's next upkeep, and the payment where that is tried."""
        come = self.when[-1:] == [f"it is {player}'s upkeep"] and not self.pending
        if self.when:
            self.resolved()
            self.fight()
            self.turn_begins(player)
        else:
            self.began = other(player)
        self.active, self.starts_at = player, "main phase"
        self.upkeeps_paid[player] = self.upkeeps_paid.get(player, 0) + 1
        self.settled.append(piece.label)
        claim = f"{player} may pay for {piece.label}"
        self.when += [*([] if come else [f"it is {player}'s next upkeep"]), f"Then {claim}"]
        if self.attempts:
            self.mana[player] += cost
            self.when.append(f"{player} pays for {piece.label}")
        self.when += ["everything resolves", f"it is {player}'s draw step"]
        return claim

    def asks_in_upkeep(self, source: Piece) -> None:
        """What has echo is new."""
        self.demands(source)
        self.settled.append(source.label)

    def comes_upkeep(self, player: str) -> None:
        """The next one; where nothing was told before, the position begins with it."""
        if self.when:
            self.next_step(NextStep(CALLED[player], "upkeep"))
        else:
            self.active, self.starts_at = self.active or player, self.starts_at or "upkeep"

    def next_step(self, moment: NextStep) -> None:
        """A part of the player's next turn comes."""
        raise NotClear("whose upkeep it is")

    def to_turn_of(self, player: str) -> None:
        """The player's next turn comes, and what is asked for in its upkeep is paid or not."""
        self.resolved()
        self.fight()
        self.when += [*self.upkeep_comes(player), f"it is {player}'s main phase"]
        self.turn_begins(player)

    def all_paid(self) -> None:
        """Raises NotClear where an upkeep was told in which it is not said what is paid."""
        told = upkeeps_played("\n".join(self.when))
        for player, number in told.items():
            asking = [piece for piece in self.demanding(player) if not self.is_gone_or_countered(piece)]
            if number > self.upkeeps_paid.get(player, 0) and asking:
                raise NotClear(f"whether somebody pays for {asking[0].card.name}")

    def is_gone_or_countered(self, piece: Piece) -> bool:
        """Whether nobody can pay for it: it was sacrificed as it asked for that, or what it asks was countered."""
        if not self.when or (not any(line.endswith("upkeep") for line in self.when) and self.starts_at != "upkeep"):
            return False
        ends = (f" by sacrificing {piece.label}", f" targeting the effect of {piece.label}")
        paid = [each for each in self.all_said if isinstance(each, PaysFor) and self.is_of_upkeep(each, piece)]
        return not paid and any(line.endswith(ends) for line in self.when)


def _asks(text: str) -> bool:
    return any(each.search(text) for each in (_ASKS_MANA, _ASKS_ELSE, _ECHO, _CUMULATIVE))
