"""What players have, and what is on it, told as the position at the beginning."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from sandbox.questions import lands
from sandbox.questions.aiming_told import CALLED
from sandbox.questions.kinds_said import check_kind, is_of_kind
from sandbox.questions.lands_unnamed import land_meant
from sandbox.questions.mentioned import BOB, HOLDS, IT, SUE, other, taker
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece, has_word
from sandbox.questions.said.acts import Casts, Uses
from sandbox.questions.said.states import OfKind, OnBothSides, ThereFirst, Wears
from sandbox.questions.said.states_players import HasMana
from sandbox.questions.said.things import Mention, PartSaid, Things, mentioned_in
from sandbox.questions.states_chosen import asks_for, chosen_on_entering, sort_of
from sandbox.questions.states_mana import SYMBOL
from sandbox.questions.tapped_told import tapped_since
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import CHOSEN
from sandbox.questions.zones_told import ZoneTelling
from sandbox.terms.types import AURA, BASIC_LAND_TYPES, EQUIPMENT, CardType, Supertype

_PRONOUNS = IT | {"he", "she"}
ENTERS_TAPPED = re.compile(r"(?:enters|comes into play|enters the battlefield) tapped(?! unless)")

_EACH_UPKEEP = re.compile(
    r"beginning of the upkeep of enchanted creature's controller, put a ([+-]\d/[+-]\d) counter on"
)

_WHOSE = {"mine": "i", "his": "he", "hers": "she"}
"""Words for a creature by whose it is, and the player."""

WHOSE = "whose it is"
"""What is left open where a card is named after somebody has acted."""


def article(size: str) -> str:
    """The article before a size."""
    return "an" if size.split("/")[0] in ("8", "11", "18") else "a"


def text_of(thing: Mention) -> str:
    """The text of its card; empty where none is named."""
    return card_named(thing.card).text if thing.card else ""


def _does_more(land: Piece) -> bool:
    """Whether it has an ability besides making mana: it is named for that, and says nothing of the mana there is."""
    return any(": " in line and ": Add " not in line for line in land.card.text.splitlines())


_DOES_WITH_LANDS = re.compile(
    r"(?i)\b(?:sacrifices? \w+ lands?|destroy (?:all|target) lands?|lands? you control|(?:all|each|target) lands?)\b"
)


def _speaks_of_lands(thing: Mention) -> bool:
    """Whether the text of its card does, other than of who can block."""
    return re.search(r"(?i)\blands?\b", text_of(thing)) is not None


class HavingTelling(ZoneTelling):
    """They raise NotClear where the words leave open whose something is, or what it is on."""

    def __init__(self, said: Sequence[PartSaid], words: Sequence[str], choices: Sequence[int]) -> None:
        super().__init__(said, words, choices)
        self.name_chosen = ""  # the card that was named for something as it came into play
        self.not_on_anything: list[Piece] = []  # auras of which it is not said what they are on
        self.there.tapped_since = partial(tapped_since, self)

    def has(self, player: str, things: Things) -> None:
        before = len(self.there.focus)
        self.has_each(player, things)
        self.there.listed = []
        there = [piece for piece in dict.fromkeys(self.there.focus[before:]) if piece.is_permanent]
        self.there.all_had([p for p in there if not p.is_land], [p for p in there if p.is_land])

    def has_one_named(self, thing: Mention, told: Mention) -> bool:
        """`mine is a Wall`, of whoever has no creature yet: that is what the player has. Whether it says so."""
        player = self.players.name(_WHOSE[thing.noun]) if thing.noun in _WHOSE and told.card else ""
        if not player or self.there.able(player):
            return False
        self.has(player, (replace(told, number=0),))
        return True

    def one_too(self, player: str, thing: Mention) -> Mention:
        """`I have a King, he has a King`: before anything is done, the second player has one of his own."""
        known = [piece for piece in self.there.pieces if thing.card and piece.card.name == thing.card]
        if thing.owner or thing.number < 0 or not known or any(piece.owner == player for piece in known):
            return thing
        return replace(thing, owner=CALLED[player])

    def has_each(self, player: str, things: Things) -> None:
        for thing in things:
            if "several" in thing.marks and not thing.number:
                self.has_several(player, thing.card)
                continue
            if self.only_so_many(player, thing):
                continue
            if thing.noun == "lands" and thing.number > 1 and not thing.card:
                thing = replace(thing, noun="", card=land_meant(self, player))
            permanent = thing.card == "" or not is_spell(thing)
            if permanent and not self.when:
                thing = self.one_too(player, thing)
            holder = player
            if self.is_taken_by(player, thing):
                player = other(player)
            found = self.there.find((thing,), player, "play" if permanent else "hand")
            self.there.listed += found
            if permanent and any(piece.zone == "graveyard" for piece in found):
                raise NotClear("what is in play")
            owner = self.players.name(thing.owner) if thing.owner and len(things) > 1 else player
            if any(piece.owner != owner for piece in found):
                raise NotClear("whose it is")
            if any(piece.is_land and not _does_more(piece) for piece in found):
                self.has_lands.add(owner)
            for piece in found:
                if piece.is_aura and piece.host is None:
                    piece.zone = "hand"
                    self.not_on_anything.append(piece)
            player = holder

    def is_taken_by(self, player: str, thing: Mention) -> bool:
        """Whether the player has it by an aura that takes it over from somebody else."""
        held = [what for what in thing.wears if what.card and HOLDS.search(card_named(what.card).text)]
        if thing.owner and held:
            return self.players.name(thing.owner) == other(player)
        return any(what.owner and self.players.name(what.owner) == player for what in held)

    def only_so_many(self, player: str, thing: Mention) -> bool:
        """`I have a Rod of Ruin and three lands`, `an Ivory Tower and six cards`: so much mana, where no text speaks of
        lands, and so many cards in hand."""
        if thing.card or thing.number < 1 or thing.owner or set(thing.marks) - {"untapped", "several"}:
            return False
        if thing.noun in ("land", "lands") and not any(map(_speaks_of_lands, mentioned_in(self.all_said))):
            self.has_mana(player, HasMana(player, thing.number, left=bool(self.when) and "untapped" in thing.marks))
            return True
        if thing.noun == "cards" and not self.when and player not in self.hands:
            self.hands[player] = thing.number
            return True
        return False

    def has_mana(self, player: str, said: HasMana) -> None:
        """As the lands that make it, where something is done with lands."""
        cards = [card_named(thing.card).text for thing in mentioned_in(self.all_said) if thing.card]
        if said.lands and any(map(_DOES_WITH_LANDS.search, cards)):
            self.has(player, (Mention(noun="lands", number=said.number or 1),))
        else:
            super().has_mana(player, said)

    def of_both(self, found: Sequence[Piece]) -> list[Piece]:
        """Where each player has one, `they` are both; else nothing."""
        names = {piece.card.name for piece in found}
        alike = [piece for piece in self.there.pieces if piece.card.name in names and piece.zone == "play"]
        return alike if len({piece.owner for piece in alike}) > 1 and len(names) == 1 else []

    def has_several(self, player: str, land: str) -> None:
        """Enough lands of one basic type. Raises NotClear where it matters how many there are."""
        speaking = [text for said in self.all_said for thing in mentioned_in(said) if (text := text_of(thing))]
        any_of_them = rf"\bcontrols? (?:no|an?) {land}s?\b"
        if any(re.search(rf"\b{land}s?\b", re.sub(any_of_them, "", text)) for text in speaking):
            raise NotClear(f"how many {lands.plural(land)} there are")
        self.several[player] = [*self.several.get(player, []), land]

    def holds(self, player: str, things: Things) -> None:
        """`it names Exalted Angel, and he has one in hand`: what was named."""
        marks = [state.removeprefix(CHOSEN) for p in self.there.pieces for state in p.state if state.startswith(CHOSEN)]
        chosen = self.name_chosen or next((mark for mark in marks if sort_of(mark) == "a name"), "")
        named = Mention(card=chosen) if chosen else None
        meant = tuple(
            named if named is not None and thing.noun == "one" and not thing.owner else thing for thing in things
        )
        spoken = {piece.card.name for piece in self.there.focus[-1:] if piece.zone == "play" and piece.owner != player}
        if len(meant) == 1 and meant[0].noun in ("one", "own") and not meant[0].owner and spoken:
            self.there.spoken_of([self.there.another(player)])  # one more of the card that the other player has
            return
        self.there.find(meant, player, "hand")

    def worn_already(self, thing: Mention, what: Mention) -> None:
        """An aura or equipment that was spoken of is on something. Raises NotClear."""
        (attached,) = self.there.find((what,))
        hosts = self.there.find((thing,), attached.owner)
        if not {AURA, EQUIPMENT} & set(attached.card.subtypes) or attached.host is not None or len(hosts) != 1:
            raise NotClear("what is on what")
        attached.host = hosts[0]
        self.there.spoken_of(hosts)

    def wears(self, said: Wears) -> None:
        """An aura is on something; of another spell, `X on Y` says that it is cast."""
        thing, what, size = said.thing, said.what, said.size
        if what.card and not {AURA, EQUIPMENT} & set(card_named(what.card).subtypes):
            self.act(Uses(what, "", (thing,)))
            return
        if what.noun in IT:
            self.worn_already(thing, what)
            return
        hosts = self.there.find((thing,))
        self.there.attach(what, hosts, taker(what, hosts[0].owner if thing.owner else "") or hosts[0].owner)
        if "untapped" in thing.marks and "tapped" in hosts[0].state:
            hosts[0].state.remove("tapped")
        self.there.spoken_of(hosts)
        if said.upkeeps:
            self.worn_long(said, hosts[0])
        if size:
            self.when.append(f"Then {hosts[0].label} is {article(size)} {size}")

    def chosen(self, what: str) -> None:
        """A color, a type or a name chosen for the one thing there that asks for one. Raises NotClear."""
        asking = [piece for piece in self.there.pieces if asks_for(what, piece.card.name)]
        waiting = [piece for piece in asking if piece in self.pending]
        if len(waiting or asking) != 1 or (self.when and not waiting):
            raise NotClear("what was chosen")
        self.chosen_for((waiting or asking)[0], what)

    def is_marked(self, pieces: Sequence[Piece], mark: str) -> None:
        """It is `tapped` or the like, or something was chosen for it."""
        for piece in pieces:
            if mark.startswith(CHOSEN):
                self.chosen_for(piece, mark.removeprefix(CHOSEN))
                continue
            if mark == "face down" and piece.card.text and "orph" not in piece.card.text:
                raise NotClear(f"how {piece.label} is face down")
            if mark != "tapped" or not tapped_since(self, piece):
                piece.state.append(mark)
            if mark == "sick" and ENTERS_TAPPED.search(piece.card.text) and "tapped" not in piece.state:
                piece.state.append("tapped")

    def has_been_used(self, by: Mention, victim: Piece) -> None:
        """What dealt damage to it this turn is there, the opponent's where it is not said whose, and is tapped where it
        taps for that."""
        player = self.players.name(by.owner) if by.owner else other(victim.owner)
        for piece in self.there.find((by,), player):
            if "{T}" in piece.card.text and "tapped" not in piece.state:
                piece.state.append("tapped")
        self.there.spoken_of([victim])

    def worn_long(self, said: Wears, host: Piece) -> None:
        """What an aura has done in the upkeeps since. Raises NotClear where that is not a counter each time."""
        found = _EACH_UPKEEP.search(text_of(said.what))
        if found is None or f"counters {found[1]}" in " ".join(host.state):
            raise NotClear("what came of the upkeeps")
        host.state.append(f"counters {said.upkeeps} {found[1]}")

    def of_such_kind(self, said: OfKind) -> list[Piece]:
        """What something is said of: those that were spoken of together, where it is so of all of them."""
        group = self.there.group
        pronoun = len(said.things) == 1 and said.things[0].noun in IT
        together = pronoun and len(group) > 1 and self.there.focus[-len(group) :] == group
        if together and all(is_of_kind(piece, said) for piece in group):
            return list(group)
        return self.meant_by_kind(said, self.there.find(said.things))

    def meant_by_kind(self, said: OfKind, pieces: list[Piece]) -> list[Piece]:
        """`he blocks it with a Djinn; it flies`: of two creatures a pronoun means the one of which that is so."""
        if len(pieces) != 1 or len(said.things) != 1 or said.things[0].noun not in _PRONOUNS:
            return pieces
        spoken = [each for each in dict.fromkeys(self.there.focus) if each.is_creature and each is not pieces[0]]
        others = [each for each in spoken if is_of_kind(each, said)]
        return pieces if is_of_kind(pieces[0], said) or len(others) != 1 else others

    def has_words(self, piece: Piece, keywords: Sequence[str]) -> None:
        """By itself, by what it wears, or given by something else that is there, which is claimed. Raises NotClear."""
        worn = [each for each in self.there.pieces if each.host is piece or piece.label in self.aims_now(each)]
        for word in keywords:
            given = rf"(?:have|has|gains?|gain) (?:[^.\n]*\b)?{re.escape(word)}\b"
            there = [p for p in self.there.pieces if p.zone == "play" and p is not piece]
            gives = any(re.search(given, each.works_as.text) for each in there)
            if not gives or any(has_word(each, word) for each in (piece, *worn)):
                check_kind(piece, OfKind((), keywords=(word,)), worn)
                continue
            if piece.made or piece in self.pending:
                self.resolved()
            self.when.append(f"Then {piece.label} has {word}")

    def says_tapped(self, thing: Mention, told: Mention) -> bool:
        """Whether it is only said that something is untapped, as what is there is, or that lands or what was used are
        tapped, which they then are."""
        untapped = told == Mention() and thing.noun in IT
        tapped = told.marks == ("tapped",)
        return untapped or (tapped and (self.lands_tapped(thing) or self.tapped_by_use(thing)))

    def is_in_play(self, pieces: Sequence[Piece]) -> None:
        """`he cast an Angel; it is on the table now`: what waits has resolved."""
        if any(piece in self.pending and piece.is_permanent for piece in pieces):
            self.resolved()

    def all_are_tapped(self, thing: Mention, told: Mention) -> bool:
        """`all my creatures are tapped`: those that are named; where none is, none can do anything, nor is another
        there."""
        if thing.noun != "creatures" or not thing.owner or told.marks != ("tapped",):
            return False
        player = self.players.name(thing.owner)
        able = self.there.able(player)
        for piece in able:
            piece.state.append("tapped")
        if not able:
            self.only_these[player] = 0
        return True

    def lands_tapped(self, thing: Mention) -> bool:
        """Whether it is lands that are said to be tapped, which they are from here on."""
        for piece in (tapped := self.land_spoken_of(thing)):
            piece.state.append("tapped")
            self.has_lands.add(piece.owner)
        return bool(tapped)

    def tapped_by_use(self, thing: Mention) -> bool:
        """`I used it last turn and it is still tapped`: it was not tapped before that, and then it is."""
        named = thing.noun in IT or any(piece.card.name == thing.card for piece in self.there.pieces)
        pieces = self.there.find((thing,)) if named and self.was_ago is not None else []
        used = [piece for piece in pieces if any(piece.label in sentence for sentence in self.when)]
        if not used or used != pieces:
            return False
        if self.when == [f"{used[0].owner} taps {used[0].label} for mana"]:
            self.when, self.was_ago, self.active = [], None, ""  # what became of that mana is not told
            used[0].state.append("tapped")
            return True
        self.resolved()
        self.when += [f"Then {piece.label} is tapped" for piece in pieces]
        return True

    def land_spoken_of(self, thing: Mention) -> list[Piece]:
        """`I have a Forest and it is tapped`: the land, where it was the last thing spoken of, or a basic land that is
        named."""
        if thing.card in BASIC_LAND_TYPES:
            return self.there.find((thing,))
        return [piece for piece in self.there.focus[-1:] if thing.noun in IT and piece.is_land]

    def on_both_sides(self, said: OnBothSides | ThereFirst) -> None:
        """One is there, and the other player casts a second one. Raises NotClear for what is no permanent."""
        if isinstance(said, ThereFirst):
            if not any(isinstance(each, OnBothSides) for each in self.all_said):
                raise NotClear("what was there first")
            return
        thing = said.thing
        if not thing.card or is_spell(thing) or thing.owner:
            raise NotClear("what is on both sides")
        told = [said for said in self.all_said if isinstance(said, ThereFirst)]
        card = card_named(thing.card)
        if not told and Supertype.LEGENDARY not in card.supertypes and CardType.PLANESWALKER not in card.types:
            each = replace(thing, number=thing.number if thing.number > 1 else 0)
            for player in (BOB, SUE):
                self.has(player, (replace(each, owner=CALLED[player]),))
            return
        ways = ("the asker's was there first", "the opponent's was there first")
        theirs = self.who(told[0].who) == SUE if told else bool(self.choose("whose was there first", *ways))
        first, second = (SUE, BOB) if theirs else (BOB, SUE)
        self.has(first, (replace(thing, number=0),))
        if told and told[0].number:
            (piece,) = self.there.find((thing,), first)
            self.given.append(f"{piece.label} has {told[0].number} loyalty counters")
        self.casts(Casts(replace(thing, number=0), CALLED[second]))
        self.resolved()

    def names_as_it_enters(self) -> bool:
        """Whether it is told what is chosen for the permanent that waits, as it comes into play."""
        waiting = self.pending[-1:]
        return bool(self.to_choose) and all(each.is_permanent and chosen_on_entering(each.card) for each in waiting)

    def chosen_for(self, piece: Piece, what: str) -> None:
        """Chosen as it resolves, or, where it has long been there, as it came into play. Raises NotClear."""
        if piece in self.pending:
            self.to_choose.append(f"{piece.owner} chooses {what}")
        elif piece.cast or not chosen_on_entering(piece.card):
            raise NotClear("what was chosen")
        elif f"{CHOSEN}{what}" not in piece.state:
            piece.state.append(f"{CHOSEN}{what}")
            self.name_chosen = what if sort_of(what) == "a name" else ""

    def land_now(self, card: str) -> None:
        """Claimed where it is told. Raises NotClear for what is no basic land type."""
        lands = [piece for piece in self.there.focus if piece.is_land] or [p for p in self.there.pieces if p.is_land]
        if card not in BASIC_LAND_TYPES or not lands:
            raise NotClear(f"what is a {card}")
        self.when.append(f"Then {lands[-1].label} is a {card}")

    def owner_known(self, thing: Mention) -> str:
        """The word for the one whose it is, where that is said, or goes without saying."""
        named = not thing.number or "unblocked" in thing.marks
        return thing.owner or (self.there.owners.get(thing.card, "") if named else "")

    def whose_else(self, things: Things) -> str:
        """Whose something is of which that is not said: of the player spoken of last; where that is not the one who
        acts, a card that is named for the first time may be either's."""
        last = self.players.last or BOB
        known = {"", *(piece.card.name for piece in self.there.pieces)}
        if not self.when or self.actor in ("", last) or any(thing.card in known or thing.owner for thing in things):
            return last
        if all(SYMBOL.get(thing.card, "") in self.mana[self.actor] for thing in things):
            return self.actor  # it is what was just paid with
        return (self.actor, last)[self.choose(WHOSE, f"{self.actor} has it", f"{last} has it")]
