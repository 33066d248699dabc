"""What pronouns mean: what was spoken of last, or together, and whose it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sandbox.questions.named_cards import can_be_told_of, card_named
from sandbox.questions.pieces import NotClear, Piece, has_word, size_of
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import CHOSEN
from sandbox.questions.tokens_there import TokensThere, makes_tokens
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType

_PERSONS = frozenset({"he", "she", "him", "her"})
"""Pronouns that are said of players, creatures and planeswalkers, and of nothing else."""


def can_be_called(piece: Piece, noun: str) -> bool:
    """Whether the pronoun can stand for it."""
    return noun not in _PERSONS or piece.animated or is_somebody(piece)


def is_in_the_plural(name: str) -> bool:
    """Whether one card of the name may be called `them`: `Knights of Thorn`, but not `Mother of Runes`."""
    head = name.split(" of ")[0].split(",")[0]
    return head.endswith("s") and not head.endswith("ss")


def is_somebody(piece: Piece) -> bool:
    """Whether it is a creature or a planeswalker."""
    return piece.is_creature or CardType.PLANESWALKER in piece.card.types


class SpokenOf(TokensThere):
    """The pieces of a position, and which of them were spoken of. They raise NotClear."""

    def __init__(self, choose: Callable[..., int]) -> None:
        super().__init__(choose)
        self.focus: list[Piece] = []
        self.group: list[Piece] = []
        self.beside: list[Piece] = []  # what is mentioned before something else in one list
        self.unclear: list[Piece] = []  # lands of which it is not clear whether they are `them`
        self.listed: list[Piece] = []  # what somebody is said to have before something else in one list
        self.roles: dict[str, list[Piece]] = {"attacking": [], "blocking": []}
        self.used: Piece | None = None  # what is used or cast now: no pronoun for what it is aimed at means it
        self.called_them: Piece | None = None  # one card with a name in the plural that was called `them`
        self.called_it: tuple[Piece, int] | None = None  # what was blocked as `it`, and how much was spoken of by then
        self.called_so_as: dict[str, Piece] = {}  # what was blocked as `him` or `her`, by `he` and `she`
        self.blocked_ones: list[Piece] = []
        self.had: list[Piece] = []  # what somebody was said last to have
        self.coming: Piece | None = None  # a spell that makes tokens, which are `they` from here on
        self.given_up: Piece | None = None  # what was sacrificed for what was used last

    def spoken_of(self, pieces: Sequence[Piece]) -> None:
        """What `it` and `them` mean from here on."""
        if not pieces:
            return
        self.focus = [*self.focus, *pieces]
        if len(pieces) > 1 or is_in_the_plural(pieces[0].card.name):
            self.group, self.coming = list(pieces), None

    def announced(self, spell: Piece) -> None:
        """A permanent is spoken of as it is cast; what another spell makes may be spoken of after that."""
        if spell.is_permanent and not spell.is_aura and not (spell.is_land and self.focus):
            self.spoken_of([spell])
        elif makes_tokens(spell.card):
            self.coming = spell

    def are_made(self) -> None:
        """The tokens of the spell that was cast last are `they`."""
        if self.coming is not None:
            self.all_resolved()
            self.group, self.coming = self.tokens_made_by(self.coming), None

    def all_had(self, others: Sequence[Piece], lands: Sequence[Piece]) -> None:
        """What somebody is said to have: those that are no lands are spoken of, or the lands where there is nothing
        else. Beside one other thing it is not clear whether the lands are `them`."""
        self.spoken_of(others or (lands if len(lands) > 1 else ()))
        self.had = list(others)
        self.unclear = list(lands) if len(others) == 1 and lands and self.group != list(others) else []

    def are_clear(self, thing: Mention) -> None:
        """Raises NotClear where it is said how `them` stand, and those may be the lands or everything."""
        if thing.noun == "them" and not thing.some and any(piece in self.unclear for piece in self.group):
            raise NotClear(thing.noun)

    def _them(self, noun: str, owner: str) -> list[Piece]:
        """Those that were spoken of together; of both players' only those of the one who is meant."""
        self.are_made()
        own = [piece for piece in self.group if piece.owner == owner]
        if own:
            self.called_them = own[0] if len(own) == 1 else None
            return own
        spoken = [piece for piece in self.focus if piece.is_permanent and piece is not self.used]
        found = self.group or spoken[-1:] or self._none(noun)
        self._several_may_be_meant(found, noun)
        self.called_them = found[0] if len(found) == 1 else None
        return found

    def told_apart(self, pieces: list[Piece], marks: Sequence[str]) -> list[Piece]:
        """Of several creatures the big one or the little one, and the other attacker than the one that is blocked."""
        if "other" in marks and (self.blocked_ones or len(pieces) > 1):
            return self.the_other(pieces)
        if len(pieces) > 1:
            pieces = [piece for piece in pieces if all(self.is_so(piece, mark) for mark in marks)]
        wanted = {"big": 1, "little": -1, "small": -1}
        sign = next((wanted[mark] for mark in marks if mark in wanted), 0)
        if len(pieces) > 2 and not self.roles["blocking"]:
            pieces = [piece for piece in pieces if piece in self.roles["attacking"]] or pieces
        if not sign or len(pieces) < 2:
            return pieces
        sizes = [(sign * (piece.card.power or 0), sign * (piece.card.toughness or 0)) for piece in pieces]
        most = (max(power for power, _ in sizes), max(toughness for _, toughness in sizes))
        return [piece for piece, size in zip(pieces, sizes, strict=True) if size == most] or pieces

    def is_so(self, piece: Piece, mark: str) -> bool:
        """Whether a word for how something is fits it; of other words nothing is said."""
        if mark in list(Color):
            return Color(mark) in piece.card.colors
        if mark in ("tapped", "untapped"):
            attacks = piece in self.roles["attacking"] and not has_word(piece, "vigilance")
            return ("tapped" in piece.state or attacks) is (mark == "tapped")
        if mark in ("blocked", "unblocked"):
            return piece in self.roles["attacking"] and (piece in self.blocked_ones) is (mark == "blocked")
        return mark not in self.roles or piece in self.roles[mark]

    def the_other(self, among: Sequence[Piece], all_of_them: bool = False) -> list[Piece]:
        """The one that was not spoken of last. Raises NotClear."""
        raise NotClear("which other one")

    @property
    def fighting(self) -> list[Piece]:
        """Everything that attacks or blocks."""
        return [piece for pieces in self.roles.values() for piece in pieces]

    def _several_may_be_meant(self, found: list[Piece], noun: str) -> None:
        """Raises NotClear where one creature would be called `they`, and another was spoken of beside it."""
        one = found[0] if len(found) == 1 and not found[0].card.name.endswith("s") else None
        beside = [p for p in self.focus if one is not None and p.is_creature and p.card.name != one.card.name]
        if one is not None and one.is_creature and any(piece.owner == one.owner for piece in beside):
            raise NotClear(noun)

    def so_many(self, thing: Mention, found: list[Piece]) -> list[Piece]:
        """`all three of them`. Raises NotClear where that is not how many there are."""
        return found if thing.number in (0, len(found)) else self._none(thing.noun)

    def so_many_cards(self, number: int) -> list[Piece]:
        """`the two cards`: those in play that are no lands, or else those that were spoken of. Raises NotClear."""
        there = [p for p in self.pieces if p.zone == "play" and not p.is_land]
        spoken = [p for p in dict.fromkeys(self.focus) if not p.is_land]
        found = there if len(there) == number else spoken
        return found if len(found) == number else self._none("cards")

    def only_creature(self) -> list[Piece]:
        """The one creature in play. Raises NotClear."""
        return self._only([p for p in self.pieces if p.is_creature and p.zone == "play"], "which creature")

    def it_of(self, owner: str, but: Piece | None = None, noun: str = "it") -> list[Piece]:
        """What `it` is where it is this player's, or anything but one piece. Raises NotClear."""
        self.of_one(but)
        permanents = [p for p in self.focus if p.is_permanent and p is not but and can_be_called(p, noun)]
        spoken = [piece for piece in permanents if piece.animated or not piece.is_land]
        own = [piece for piece in spoken if owner in ("", piece.owner, piece.taken_by)]
        return own[-1:] or self._none(noun)

    def of_one(self, but: Piece | None = None) -> list[Piece]:
        """Where several creatures that are not alike have just been spoken of together, none of them is `it`, but the
        one that they fight may be. Raises NotClear where there is more than that one."""
        last = [piece for piece in self.focus if piece is not but][-len(self.group) :]
        alike = {(piece.card.name, piece.owner) for piece in self.group}
        creatures = all(piece.is_creature for piece in self.group)
        if not (len(self.group) > 1 and last == self.group and len(alike) > 1 and creatures):
            return []
        others = {piece.label: piece for piece in self.focus if piece.is_permanent and piece not in self.group}
        fought = [piece for piece in others.values() if piece in self.fighting]
        if len(others) > 1 or not fought or not all(piece in self.fighting for piece in self.group):
            raise NotClear("it")
        return fought

    def blocked_so(self, noun: str) -> list[Piece]:
        """What was blocked as `her` is `she` from there on."""
        piece = self.called_so_as.get(noun)
        return [piece] if piece is not None and piece.zone == "play" else []

    def but_them(self, piece: Piece, noun: str) -> None:
        """Raises NotClear where it was called `them` and there is another creature: that may be `it`; and where it has
        just blocked what was called `it`."""
        others = [each for each in self.focus if each.is_creature and each is not piece]
        if piece is self.called_them and others and noun == "it":
            raise NotClear("it")
        blocked, spoken = self.called_it or (piece, 0)
        if noun == "it" and piece is not blocked and len(self.focus) == spoken + 1:
            raise NotClear("it")

    def able(self, owner: str) -> list[Piece]:
        """The creatures that the player has in play."""
        return [p for p in self.pieces if p.is_creature and p.zone == "play" and p.owner == owner]

    def _another_of(self, thing: Mention, owner: str) -> list[Piece]:
        """`one`: of several alike; else what was spoken of last, or another of the same name where it is somebody
        else's."""
        if not thing.owner and (several := self._several_alike(owner)):
            together = [piece for piece in self.group if piece.owner == several[0].owner and piece.is_permanent]
            if several[0].is_creature and len(several) > 1:
                together = [piece for piece in together if piece.is_creature]  # an enchantment beside them is not meant
            if len({piece.card.name for piece in together}) > 1:
                raise NotClear("which one")
            return several[:1]
        spoken = [piece for piece in self.focus if not piece.is_land]
        if not spoken:
            raise NotClear("one")
        last = spoken[-1]
        if owner in ("", last.owner):
            among = self.group if last in self.group else [last]
            if len({piece.card.name for piece in among}) > 1:
                raise NotClear("which one")
            return among[:1]
        if not thing.owner and self.fighting_of(owner):
            raise NotClear("which one")
        return self.new(last.card, owner, last.zone, 1, last.text)

    def there_of_size(self, thing: Mention, mine: str, owner: str) -> list[Piece]:
        """`the 1/1`, of which it is not said whose it is: the one of the size that is there, where the one who would be
        meant has none. Raises NotClear for `a 6/4` where others fight."""
        there = [p for p in self.pieces if p.is_creature and p.zone == "play" and size_of(p) == thing.size]
        if thing.number == 1 and not mine and not owner and any(self.roles.values()):
            return self._only(there, thing.size)  # `can it kill a 6/4?`, of a fight that has been told
        if mine or thing.number or any(piece.owner == owner for piece in there):
            return []
        return there if len(there) == 1 and all(has_word(there[0], word) for word in thing.keywords) else []

    def one_in_state(self, tapped: bool) -> list[Piece]:
        """`the tapped one` of those that were spoken of together. Raises NotClear."""
        together = self.group if len(self.group) > 1 else self._several_alike("")
        found = [p for p in together if p.zone == "play" and ("tapped" in p.state) is tapped]
        return found[:1] if len({(p.card.name, p.owner) for p in found}) == 1 else self._none("one")

    def fighting_of(self, owner: str) -> list[Piece]:
        """What of the player's attacks or blocks."""
        return [piece for piece in self.fighting if piece.owner == owner]

    def _several_alike(self, owner: str) -> list[Piece]:
        """Two or more permanents of one name that one player has, of which one was spoken of last."""
        own = [piece for piece in self.focus if piece.zone == "play" and not piece.is_land]
        for last in reversed([piece for piece in own if owner in ("", piece.owner)]):
            alike = [p for p in self.pieces if (p.card.name, p.owner, p.zone) == (last.card.name, last.owner, "play")]
            if len(alike) > 1:
                return alike
        return []

    def another(self, owner: str) -> Piece:
        """Another card of the name that was spoken of last, in the player's hand. Raises NotClear."""
        spoken = [piece for piece in self.focus if not piece.text]
        if not spoken:
            raise NotClear("one")
        own = {piece.card.name for piece in spoken if piece.owner == spoken[-1].owner and not piece.is_land}
        if not spoken[-1].cast and len(own) > 1:
            raise NotClear("another of which")
        return self.new(spoken[-1].card, owner, "hand", 1)[0]

    def _whose(self, owner: str, noun: str) -> list[Piece]:
        """What is called only by whose it is: of the two that have been spoken of together, or the only one; else
        another one like the other player's that was spoken of last."""
        own = [p for p in self.pieces if p.owner == owner and p.is_permanent and not p.is_land and not p.is_aura]
        spoken = [piece for piece in own if piece in self.focus[-2:]]
        if not own:
            called = self.called.get(owner, "") or self._creature_chosen()
            named = self.new(card_named(called), owner, "play", 1) if called else []
            return named or self._like_theirs(owner) or self._none(noun)
        return spoken if len(spoken) == 1 else self._only(own, noun)

    def _creature_chosen(self) -> str:
        """The creature that was named for the one thing for which a card was; empty where there is none."""
        states = [state for piece in self.pieces for state in piece.state if state.startswith(CHOSEN)]
        found = {name for state in states if can_be_told_of(name := state.removeprefix(CHOSEN))}
        named = found.pop() if len(found) == 1 else ""
        return named if named and CardType.CREATURE in card_named(named).types else ""

    def _like_theirs(self, owner: str) -> list[Piece]:
        """`his Bears attack and I block with mine`: one more of the creature that was spoken of last."""
        spoken = [piece for piece in (*self.focus, *self.beside) if piece.is_permanent and not piece.is_land]
        last = spoken[-1] if spoken else None
        if last is None or not last.is_creature or last.owner == owner or last.token:
            return []
        if not last.text:
            return self.new(last.card, owner, "play", 1)
        words = tuple(line.lower() for line in last.text.split("\n")[2:-1])
        return self.sized(Mention(noun="creature", size=size_of(last), keywords=words, number=1), owner)

    def _both(self, owner: str = "") -> list[Piece]:
        self.are_made()
        own = [piece for piece in self.group if owner and piece.owner == owner]
        if len(own) == 2:
            return own
        pair = self.able(owner) if owner and self.group and not own else []
        if len(pair) == 2 and all(piece.owner != owner and piece.is_creature for piece in self.group):
            return pair  # the other player's were spoken of last
        if len(self.group) == 2 or (self.group and all(piece.made or piece.token for piece in self.group)):
            return self.group
        creatures = [piece for piece in self.group if piece.is_creature]
        if len(creatures) == 2:
            return creatures
        pairs = [pieces for pieces in self.roles.values() if len(pieces) == 2]
        if len(pairs) == 1 and len(self.group) == 1 and self.group[0] in pairs[0]:
            return pairs[0]  # one of two blockers has a name in the plural
        in_play = [piece for piece in self.pieces if piece.is_permanent and not piece.is_land]
        pair = self.fighting or in_play
        return pair if len(pair) == 2 else self._pair_of_one_player() or self._none("both")

    def _pair_of_one_player(self) -> list[Piece]:
        """The only two creatures of one player, where the other does not have two as well and none of them fights."""
        creatures = [p for p in self.pieces if p.is_creature and p.zone == "play" and not any(self.roles.values())]
        own = [[p for p in creatures if p.owner == owner] for owner in dict.fromkeys(p.owner for p in creatures)]
        pairs = [each for each in own if len(each) == 2]
        return pairs[0] if len(pairs) == 1 else []

    def _only(self, fitting: list[Piece], noun: str) -> list[Piece]:
        if len(fitting) != 1:
            raise NotClear(noun)
        return fitting

    def _none(self, noun: str) -> list[Piece]:
        raise NotClear(noun)
