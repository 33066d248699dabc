"""Who and what a question mentions: each card of the position, whose it is, where it begins, and what `it` is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from sandbox.meaning.card import Card
from sandbox.questions.called_by_sex import may_be_called
from sandbox.questions.card_text_said import check_text
from sandbox.questions.creature_words import are_many, singular, types_meant
from sandbox.questions.kinds_said import check_mention
from sandbox.questions.marks_said import mark_as
from sandbox.questions.named_cards import card_named
from sandbox.questions.nameless import ASKER
from sandbox.questions.people import ASKERS
from sandbox.questions.pieces import NotClear, Piece, has_word, size_of
from sandbox.questions.said.things import Mention, PlayerOf, Things
from sandbox.questions.spoken_of import can_be_called
from sandbox.questions.thing_words import ALL, ANIMATED, CREATURE_TYPES, OF, SEVERAL_OF_IT, TOKEN
from sandbox.questions.thing_words import BOTH as BOTH_OF_IT
from sandbox.questions.tokens_there import is_token
from sandbox.questions.told_in_turn import IN_TURN, ORDINALS, InTurn
from sandbox.terms.types import BASIC_LAND_TYPES, CardType, Supertype

BOB, SUE = ASKER, "Sue"
IT = frozenset({"it", "that", "this", "him", "her", "itself"})
THEM = frozenset({"them", "they", "those", "them all", "all of them", "each"})
BOTH = frozenset({"both", "both of them"})
WHOSE_ALONE = {"mine": "i", "his": "he", "hers": "she"}
ROLES = {"attacker": "attacking", "attackers": "attacking", "blocker": "blocking", "blockers": "blocking"}
SEVERAL = frozenset({"creatures", "attackers", "blockers"})
TYPES = {
    "creature": CardType.CREATURE,
    "creatures": CardType.CREATURE,
    "enchantment": CardType.ENCHANTMENT,
    "aura": CardType.ENCHANTMENT,
    "artifact": CardType.ARTIFACT,
    "equipment": CardType.ARTIFACT,
    "land": CardType.LAND,
    "lands": CardType.LAND,
    "planeswalker": CardType.PLANESWALKER,
    "walker": CardType.PLANESWALKER,
}


FIGHTING = frozenset({"attacking", "blocking", "unblocked", "blocked", ANIMATED})
"""Words for what a creature does in combat, or for what had to become one for that."""


def refuse_to_fight(pieces: Sequence[Piece], mark: str) -> None:
    """Where no combat is told. Raises NotClear."""
    raise NotClear(f"{mark} {pieces[0].label}")


_LEADS = re.compile(r"^(?:Other|All|Each other) [^.]*\bget [+]\d/[+]\d", re.MULTILINE)
"""Texts of creatures that make others larger."""
OTHER_LEGEND = "Other Legend"
"""A legend of which nothing is said but that it has another name."""
TAPS_HOST = re.compile(r"enters, tap enchanted|comes into play, tap enchanted")
"""Texts of auras that have tapped what they are on."""
HOLDS = re.compile(r"[Yy]ou control enchanted")
"""Texts of auras that take something over."""


def other(player: str) -> str:
    """The one who is not this player."""
    return SUE if player == BOB else BOB


def taker(what: Mention, owner: str) -> str:
    """Whose an aura is that takes over something of this player's: the other one's. Empty for others, and where it is
    not said whose that is."""
    takes = bool(what.card) and HOLDS.search(card_named(what.card).text) is not None
    return other(owner) if takes and owner else ""


class Players:
    """Who is meant: the asker is Bob and the opponent Sue, unless both are named."""

    def __init__(self, words: Iterable[str]) -> None:
        said = set(words)
        self.named = {"bob", "sue"} <= said or (not said.isdisjoint({"bob", "sue"}) and said.isdisjoint(ASKERS))
        self.asked = not said.isdisjoint(ASKERS)
        self.lettered = not {"player_a", "player_b", *(() if self.asked else ("ap", "nap"))}.isdisjoint(said)
        self.active = ""
        self.last = ""
        self.of_thing: Callable[[PlayerOf], str] = lambda who: str(who)

    def name(self, who: str) -> str:
        """Bob or Sue; raises NotClear for a word that means neither."""
        found = self._name(who)
        self.last = found
        return found

    def _name(self, who: str) -> str:
        if isinstance(who, PlayerOf):
            return self.of_thing(who)
        if who in ("ap", "nap") and self.asked and self.active:
            return self.active if who == "ap" else other(self.active)
        if who in ("i", "bob", "player_a", "ap"):
            return BOB
        if who in ("opp", "sue", "player_b", "nap"):
            return SUE
        if who in ("defender", "aggressor") and self.active:
            return self.active if who == "aggressor" else other(self.active)
        if who in ("he", "she", "they") and self.lettered:
            return self.last or BOB
        if who in ("he", "she", "they"):
            if self.named:
                return SUE if who == "she" else BOB
            return SUE
        raise NotClear(who)


def how_many(thing: Mention, known: int) -> Mention:
    """A card in the plural with its number: two where both are meant, else as many as were spoken of. Raises NotClear
    where that is not said."""
    if thing.number > 1 or not {BOTH_OF_IT, ALL, SEVERAL_OF_IT} & set(thing.marks):
        return thing
    wanted = 2 if BOTH_OF_IT in thing.marks else known
    if wanted < 2:
        raise NotClear(f"how many of {thing.card} there are")
    return replace(thing, number=wanted)


class Mentioned(InTurn):
    """The pieces of a position as they are mentioned, and what was spoken of last."""

    def __init__(self, players: Players, choose: Callable[..., int]) -> None:
        super().__init__(choose)
        self.players = players
        self.fights: Callable[[Sequence[Piece], str], None] = refuse_to_fight
        self.tapped_since: Callable[[Piece], bool] = lambda _: False
        self.called_so: set[str] = set()  # words for players that were said of a creature
        self.aimed_at: list[Piece] = []  # the permanents that a spell was aimed at last
        self.legend = ""  # a legendary creature that is named
        self.owners: dict[str, str] = {}  # whose a card is said to be anywhere in the question
        players.of_thing = self.player_of

    def player_of(self, who: PlayerOf) -> str:
        """Who owns or controls it. Raises NotClear where it has not been spoken of, or is several players'."""
        if who.thing.card and all(piece.card.name != who.thing.card for piece in self.pieces):
            raise NotClear("whose it is")
        found = self.one(who.thing)
        meant = {piece.owner if who.role == "owner" else piece.controller for piece in found}
        if len(meant) != 1:
            raise NotClear("whose it is")
        return meant.pop()

    def find(self, things: Things, owner: str = "", zone: str = "play") -> list[Piece]:
        """The pieces that are meant; those that are new are put into the zone, and are `owner`'s unless it is said
        whose they are. Raises NotClear.
        """
        things = tuple(thing for thing in things if thing.noun != "player") or things
        found: list[Piece] = []
        for thing in things:
            self.beside = found
            found = [*found, *self.one(thing, owner, zone)]
        self.beside = []
        self.spoken_of(found)
        return found

    def one(self, thing: Mention, owner: str = "", zone: str = "play") -> list[Piece]:
        if thing.noun == "player":
            raise NotClear("a player")
        if thing.some:
            return self._some_of(thing, owner, zone)
        mine = self.players.name(thing.owner) if thing.owner else ""
        pieces = self._named(thing, mine, owner, zone) if thing.card else self._described(thing, mine, owner)
        if thing.text and pieces:
            check_text(thing.text, pieces)
        for piece in pieces:
            check_mention(piece, self.with_own_words(piece, thing))
            mark_as(piece, thing, self.tapped_since)
        for mark in FIGHTING & set(thing.marks):
            self.fights(pieces, mark)
        for what in thing.wears:
            self.attach(what, pieces, taker(what, mine) or mine or owner)
        return pieces

    def with_own_words(self, piece: Piece, thing: Mention) -> Mention:
        """`does his Nighthawk kill my Knight with deathtouch?`: a keyword that the card has not, and another one that
        was spoken of has, is said of that one."""
        others = [each for each in self.focus if each is not piece and each.is_creature]
        own = tuple(
            word for word in thing.keywords if has_word(piece, word) or not any(has_word(each, word) for each in others)
        )
        return thing if not thing.card or own == thing.keywords else replace(thing, keywords=own)

    def _some_of(self, thing: Mention, owner: str, zone: str) -> list[Piece]:
        """So many of those that are meant, where it does not matter which."""
        of = next((int(mark.removeprefix(OF)) for mark in thing.marks if mark.startswith(OF)), 0)
        marks = [mark for mark in thing.marks if mark != SEVERAL_OF_IT and not mark.startswith(OF)]
        thing = replace(thing, marks=tuple(marks))
        if of:
            self.row, self.since = self.one(replace(thing, some=False, number=of), owner, zone), []
            if len({piece.card.name for piece in self.row}) > 1 and thing.number < of:
                raise NotClear("which of them")
            return self.row[: thing.number]
        if thing.card and all(piece.card.name != thing.card for piece in self.pieces):
            return self.one(replace(thing, some=False), owner, zone)
        if thing.size and all(not piece.text or size_of(piece) != thing.size for piece in self.pieces):
            return self.one(replace(thing, some=False), owner, zone)
        if thing.noun == "lands" and thing.number == 1 and not self.fitting(thing):
            return self.one(replace(thing, some=False, noun="land"), owner, zone)
        whole = self.one(replace(thing, some=False, number=0), owner, zone)
        if len(whole) < thing.number or len({(piece.card.name, piece.owner) for piece in whole}) > 1:
            raise NotClear("which of them")
        return whole[: thing.number]

    def attach(self, what: Mention, hosts: Sequence[Piece], owner: str) -> None:
        """An aura or an equipment that is on something from the beginning."""
        if not what.card or len(hosts) != 1 or how_many(what, 0).number > 1:
            raise NotClear("what is on what")
        if any(piece.card.name == what.card and piece.host is hosts[0] for piece in self.pieces):
            return
        known = [piece for piece in self.pieces if piece.card.name == what.card and piece.host is None]
        attached = known[:1] or self.new(card_named(what.card), self._owner(what, owner or hosts[0].owner), "play", 1)
        if not attached[0].is_aura and CardType.ARTIFACT not in attached[0].card.types:
            raise NotClear(what.card)
        if what.text:
            check_text(what.text, attached)
        check_mention(attached[0], what)
        mark_as(attached[0], what)
        attached[0].host = hosts[0]
        if TAPS_HOST.search(attached[0].card.text) and not {"tapped", "untapped"} & set(hosts[0].state):
            hosts[0].state.append("tapped")
        if HOLDS.search(attached[0].card.text) and attached[0].owner != hosts[0].owner:
            hosts[0].taken_by, hosts[0].taken_with = attached[0].owner, attached[0].label

    def _owner(self, thing: Mention, owner: str) -> str:
        return self.players.name(thing.owner) if thing.owner else owner

    def _named(self, thing: Mention, mine: str, owner: str, zone: str) -> list[Piece]:
        card = card_named(thing.card)
        known = [piece for piece in self.pieces if piece.card.name == card.name and mine in ("", piece.owner)]
        if thing.number == -1:
            if not any(piece.card.name == card.name for piece in self.pieces):
                raise NotClear(f"which other {card.name} there is")
            return self.new(card, mine or owner or BOB, zone, 1)
        if "same" in thing.marks and thing.number == 0 and SEVERAL_OF_IT not in thing.marks:
            return known[:1] or self._none(thing.card)  # one of several alike: which of them does not matter
        if "other" in thing.marks and thing.number in (0, 1):
            return self.the_other(known) if len(known) > 1 else self._none(f"other {card.name}")
        state = {"tapped", "untapped"} & set(thing.marks)
        if state and thing.number > 0 and known and all(piece in (*self.beside, *self.listed) for piece in known):
            return self.new(card, mine or known[0].owner, zone, thing.number)  # `two untapped Plains and a tapped one`
        if len(known) > 1 and thing.number == 0 and len(state) == 1 and SEVERAL_OF_IT not in thing.marks:
            known = [p for p in known if ("tapped" in p.state) is ("tapped" in state)][:1] or known
        if placed := {*ORDINALS} & set(thing.marks):
            return self.by_place(known, placed.pop(), card.name)
        thing = how_many(thing, len(known))
        if known and (thing.number in (0, len(known)) or (thing.number == 1 and mine)):
            if thing.number == 1 and len(known) > 1:
                raise NotClear(card.name)
            return known
        if known and thing.number == 1 and owner in ("", known[0].owner) and len(known) == 1:
            return known
        if known and thing.number > len(known):
            return known + self.new(card, mine or known[0].owner, zone, thing.number - len(known))
        if known and thing.number == 1 and card.name in BASIC_LAND_TYPES and owner in ("", known[0].owner):
            return known[:1]  # one of several that are alike
        if known and thing.number and not (owner and all(piece.owner != owner for piece in known)):
            raise NotClear(card.name)
        said = self.players.name(self.owners[card.name]) if card.name in self.owners else BOB
        return self.new(card, mine or owner or said, zone, max(thing.number, 1))

    def _described(self, thing: Mention, mine: str, owner: str) -> list[Piece]:
        noun = thing.noun
        if is_token(thing):
            return self.tokens_of(thing, mine or owner or BOB, mine)
        if thing.size and (noun, thing.size) != ("morph", "2/2"):
            return self.there_of_size(thing, mine, owner) or self.sized(thing, mine or owner or BOB)
        if noun in IT:
            permanents = self.of_one() or [
                piece for piece in self.focus if piece.is_permanent and can_be_called(piece, noun)
            ]
            permanents = [piece for piece in permanents if piece.animated or not piece.is_land] or permanents
            permanents = [piece for piece in permanents if may_be_called(piece.card, noun)] or permanents
            return permanents[-1:] or self._none(noun)
        if noun in ("he", "she"):
            creatures = self.blocked_so(noun) or [piece for piece in self.focus if can_be_called(piece, noun)]
            creatures = [piece for piece in creatures if may_be_called(piece.card, noun)] or creatures
            return creatures[-1:] or self._none(noun)
        if noun == "spell":
            spells = [p for p in self.pieces if p.cast and not p.is_permanent and mine in ("", p.owner)]
            return spells[-1:] or self._none(noun)
        if noun == "target":
            return self._only(self.aimed_at, "what the target is")
        if noun == "own":
            return self._only(self.able(owner), "which creature")
        if noun in ("everything", "everyone"):
            return self.able(mine or owner or BOB) or self._none(noun)
        if noun == "one":
            return self._one(thing, mine or owner)
        if noun in THEM:
            return self.so_many(thing, self._them(noun, owner))
        if noun == "theirs":
            return [p for p in self.roles["blocking"] + self.roles["attacking"] if p.owner == SUE] or self._none(noun)
        if noun in BOTH:
            return self._both(owner)
        if noun in WHOSE_ALONE:
            return self._whose(self.players.name(WHOSE_ALONE[noun]), noun)
        return self._of_kind(thing, mine, owner)

    def _one(self, thing: Mention, owner: str) -> list[Piece]:
        """`the first one`, `the tapped one`, `one`."""
        if not IN_TURN.isdisjoint(thing.marks):
            return self.so_many(thing, self.in_turn(thing))
        if state := {"tapped", "untapped"} & set(thing.marks):
            return self.one_in_state("tapped" in state)
        return self._another_of(thing, owner)

    def _of_kind(self, thing: Mention, mine: str, owner: str) -> list[Piece]:
        """What a word for a kind of thing means."""
        noun, fitting = thing.noun, self.fitting(thing)
        if noun in ("cards", "permanents") and thing.number > 1:
            return self.so_many_cards(thing.number)
        if not fitting and singular(noun) in CREATURE_TYPES and self.brought(thing, mine):
            return self.tokens_of(replace(thing, marks=(*thing.marks, TOKEN)), mine or owner or BOB, mine)
        if owner and thing.number == 1 and all(piece.owner != owner for piece in fitting):
            fitting = []
        if noun in ROLES and mine + owner != "" and not any(self.roles.values()) and not fitting:
            noun = "creature"
        if noun in SEVERAL and thing.number > 1 and (mine or owner):
            return self._so_many(thing, fitting, mine or owner)
        if noun in SEVERAL | {"lands"} and fitting and thing.number in (0, len(fitting)):
            return fitting
        if not fitting and noun == "creature" and (mine or owner) and thing.number in (0, 1):
            return self.of_no_size(thing, mine or owner)
        if not fitting and noun in CREATURE_TYPES and noun[-1] != "s" and (mine or owner) and thing.number in (0, 1):
            return self.of_no_size(thing, mine or owner)
        if fitting and thing.number in (0, len(fitting)) and (are_many(noun) or {ALL, BOTH_OF_IT} & set(thing.marks)):
            return fitting if BOTH_OF_IT not in thing.marks or len(fitting) == 2 else self._none(noun)
        if noun == "land" and not fitting and (mine or owner) and thing.number in (0, 1):
            return self.some_land(mine or owner)
        if noun == "morph":
            down = [p for p in self.pieces if (p.face_down or "face-down" in p.state) and owner in ("", p.owner)]
            return self._only(down, noun) if down else self.of_morph(mine or owner or BOB)
        if noun == "legend" and not fitting and self.legend and (mine or owner):
            return self._some_legend(mine or owner)
        if thing.number > 1:
            of_lands = noun == "lands" and len({(piece.card.name, piece.owner) for piece in fitting}) == 1
            enough = len(fitting) == thing.number or (of_lands and len(fitting) > thing.number)
            return fitting[: thing.number] if enough else self._none(noun)
        own = [piece for piece in fitting if piece.controller == owner] if len(fitting) > 1 and not mine else []
        return self._only(self.told_apart(own or fitting, thing.marks), noun)

    def _some_legend(self, owner: str) -> list[Piece]:
        """A legend of which nothing is said: the one that is named elsewhere, or another."""
        if not self.choose("which legend it is", f"it is {self.legend}", "it is another one"):
            return self.new(card_named(self.legend), owner, "play", 1)
        types, legendary = frozenset({CardType.CREATURE}), frozenset({Supertype.LEGENDARY})
        other = Card(OTHER_LEGEND, types=types, supertypes=legendary, power=2, toughness=2)
        return self.new(other, owner, "play", 1, f"{OTHER_LEGEND}\nLegendary Creature\n2/2")

    def _so_many(self, thing: Mention, fitting: Sequence[Piece], owner: str) -> list[Piece]:
        """So many creatures of a player: those that are there, or new ones of which nothing is said."""
        own = [piece for piece in fitting if piece.owner == owner]
        if not own:
            return self.of_no_size(replace(thing, noun="creature"), owner)
        return own if len(own) == thing.number else self._none(thing.noun)

    def fitting(self, thing: Mention) -> list[Piece]:
        """The pieces that a word for a kind of thing fits."""
        mine = self.players.name(thing.owner) if thing.owner else ""
        return [piece for piece in self.pieces if self._fits(piece, thing) and mine in ("", piece.owner)]

    def able_to_prevent(self, owner: str) -> list[Piece]:
        """What the player has in play that is no creature and no land."""
        own = [piece for piece in self.pieces if piece.owner == owner and piece.zone == "play"]
        return [piece for piece in own if piece.is_permanent and not piece.is_creature and not piece.is_land]

    def _fits(self, piece: Piece, thing: Mention) -> bool:
        noun = thing.noun
        if not all(has_word(piece, keyword) for keyword in thing.keywords):
            return False
        if noun in ROLES:
            return piece in self.roles[ROLES[noun]]
        if noun in TYPES:
            return TYPES[noun] in piece.card.types and piece.is_permanent
        if is_token(thing) and not (piece.made or piece.token):
            return False
        if noun in ("copy", "clone"):
            return piece.copied is not None
        if noun == "original":
            storms = piece.cast and not piece.is_permanent and "Storm" in piece.card.text
            return storms or any(copy.copied is piece.card for copy in self.pieces)
        if noun == "lord":
            return "Lord" in piece.card.name or (piece.is_creature and _LEADS.search(piece.card.text) is not None)
        if noun == "legend":
            return Supertype.LEGENDARY in piece.card.supertypes
        return not types_meant(noun).isdisjoint(kind.lower() for kind in piece.card.subtypes)
