"""Names in sentences: players, and objects by the name of their card, told apart as `Grizzly Bears#2`."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import lru_cache

from sandbox.cards import is_in_pool
from sandbox.cards.names import folded, short_name, spellings
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.terms.errors import Malformed
from sandbox.terms.shapes import Shape
from sandbox.terms.spelling import spelled_nearly
from sandbox.terms.zones import Zone

_NUMBERED = re.compile(r"(.+)#(\d{1,3})")
_COUNTED = re.compile(r"(\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten) (.+)")
_SEVERAL = re.compile(r"(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (.+)")
_ARTICLE = re.compile(r"^(?:the|a|an) (?=.)")
_SEPARATOR = re.compile(r", and |, | and ")
NUMBERS = {
    word: n
    for n, word in enumerate(["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"])
}


def number(word: str) -> int:
    """`three` or `3`; `a` and `an` are 1, and `no` is none at all. Raises ValueError."""
    if word in ("a", "an", "no"):
        return int(word != "no")
    return NUMBERS[word] if word in NUMBERS else int(word)


LONGEST_NAMED = 500
"""Characters of one thing in a list: two names with an `on` between them, and their numbers."""

Known = Callable[[str], bool]


def split_list(text: str, known: Known) -> list[str]:
    """`A, B and C` in parts; a known name that holds a comma or an `and` stays whole, and so does `A on B`.

    A rest that is one name stays whole; else the first part is the shortest after which everything is known. Where
    there is no such way, it is split at every comma and `and`.
    """
    if _SEPARATOR.search(text) is None:
        return [text] if text else []
    starts = [0, *(match.end() for match in _SEPARATOR.finditer(text))]
    ends = [*(match.start() for match in _SEPARATOR.finditer(text)), len(text)]
    return _known_parts(text, starts, ends, known) or [part for part in _SEPARATOR.split(text) if part]


def _known_parts(text: str, starts: list[int], ends: list[int], known: Known) -> list[str] | None:
    """From the end of the list to its beginning: which part each place begins with, so that all that follows is known
    as well. Each place is looked at once, and no part is longer than a name can be.
    """
    part_ends: dict[int, int] = {len(starts): 0}
    for first in range(len(starts) - 1, -1, -1):
        for last in _names_from(first, starts, ends):
            if last + 1 in part_ends and is_known(text[starts[first] : ends[last]], known):
                part_ends[first] = last
                break
    if 0 not in part_ends:
        return None
    parts, place = [], 0
    while place < len(starts):
        parts.append(text[starts[place] : ends[part_ends[place]]])
        place = part_ends[place] + 1
    return parts


def _names_from(first: int, starts: list[int], ends: list[int]) -> Iterator[int]:
    """The last pieces that a name beginning at `first` could end with: the whole rest, then the shortest first."""
    most = bisect_right(ends, starts[first] + LONGEST_NAMED) - 1
    if most >= len(ends) - 1:
        yield len(ends) - 1
    yield from range(first, most + 1)


def is_known(name: str, known: Known) -> bool:
    """Whether it is one thing of a list: a card, several of one, or one card on another."""
    plain = plain_name(name)
    if known(plain) or any(known(one) for one in singulars(plain)):
        return True
    on, _, host = name.rpartition(" on ")
    return bool(on) and known(plain_name(on)) and known(plain_name(host))


def plain_name(name: str) -> str:
    """The card's name without number, count and article, in lower case."""
    numbered = _NUMBERED.fullmatch(name)
    bare = numbered[1] if numbered else name
    counted = _COUNTED.fullmatch(bare)
    return (counted[2] if counted else bare).lower()


def counted(text: str) -> tuple[int, str]:
    """`3 Mountains` as 3 and `Mountains`; 1 where nothing is counted."""
    match = _COUNTED.fullmatch(text)
    return (number(match[1]), match[2]) if match else (1, text)


def singulars(name: str) -> Iterator[str]:
    """The name, and what it may be the plural of."""
    yield name
    for ending, one in (("ies", "y"), ("es", ""), ("s", "")):
        if name.endswith(ending):
            yield name.removesuffix(ending) + one


@lru_cache(maxsize=2_000)
def pool_first(name: str) -> tuple[str, ...]:
    """The same, what the pool has before what it has not: imported cards are asked for last."""
    return tuple(sorted(singulars(name), key=lambda one: not is_in_pool(one)))


class NotHere(Malformed):
    """A name that nothing goes by."""

    def __init__(self, problem: str, line: int, column: int, name: str, nearest: list[str] | None = None) -> None:
        super().__init__(problem, line, column, name, nearest or [])
        self.part = name


class Names:
    """What the scenario's names mean. A card keeps its label wherever it goes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players = {player.name.lower(): player for player in reversed(game.players)}
        self.labels: dict[str, Object] = {}
        self.by_card: dict[str, list[str]] = {}
        self.prepare_spells: dict[str, str] = {}
        """What a copy is called that a permanent has once it is prepared, and the label of the first such permanent."""

    def add(self, thing: Object, label: str | None = None) -> None:
        """Gives the object its label: the one written, or the card's name with the next free number."""
        name = thing.card.name
        plain = name.lower()
        if label is None:
            label = name
            number_ = 1
            while label.lower() in self.labels:
                number_ += 1
                label = f"{name}#{number_}"
        key = plain if label is name else label.lower()
        self.by_card.setdefault(plain, []).append(key)
        self.labels[key] = thing
        thing.label = label
        for face in thing.card.faces:
            if face.name != name and thing.card.shape is Shape.PREPARE:
                self.prepare_spells.setdefault(face.name.lower(), key)
            elif face.name != name:
                self._add_face(face.name.lower(), key)

    def _add_face(self, face: str, key: str) -> None:
        """Each face of a card names it too."""
        self.by_card.setdefault(face, []).append(key)
        _, mark, number_ = key.partition("#")
        if mark:
            self.labels[f"{face}#{number_}"] = self.labels[key]

    def is_given(self, label: str) -> bool:
        """Whether something goes by the label, with or without its `#1`."""
        key = label.lower()
        return key in self.labels or (key.endswith("#1") and key.removesuffix("#1") in self.labels)

    def player(self, name: str) -> Player | None:
        return self.players.get(name.lower())

    def find(self, name: str, mine: Player | None = None) -> Object | None:
        """The object of that name as it is now. Of several unnumbered ones: the player's own first, one that is not
        gone first.
        """
        key = name.strip().lower().removesuffix("#1")
        key = _ARTICLE.sub("", key) if key not in self.labels else key
        if "#" in key:
            found = self.labels.get(key)
            return found.now() if found is not None else self._made_later(key)
        candidates = [self.labels[label].now() for label in self.by_card.get(key, ())]
        if key in self.labels and self.labels[key].now() not in candidates:
            candidates.insert(0, self.labels[key].now())
        if not candidates:
            made = self._made_later(key)
            if made is None or made.zone is Zone.NOWHERE:
                made = self._not_prepared(key) or made
            return made or self._spelt_otherwise(key)
        if len(candidates) == 1:
            return candidates[0]
        own = [thing for thing in candidates if mine is not None and self._belongs(thing, mine)]
        return (own or candidates)[0]

    def alone(self, name: str) -> Object | None:
        """What goes by the plain name of its card, as it is now, where nothing else does; else None."""
        key = name.lower()
        labels = self.by_card.get(key)
        return self.labels[key].now() if labels is not None and labels == [key] else None

    def _spelt_otherwise(self, key: str) -> Object | None:
        """A name without its accents and signs, or what stands before the comma of one name only."""
        wanted = folded(key)
        plain = {name: labels[0] for name, labels in self.by_card.items()}
        found = [label for name, label in plain.items() if wanted in spellings(name)]
        found = found or [label for name, label in plain.items() if short_name(name) == wanted]
        return self.labels[found[0]].now() if len(found) == 1 else None

    def _not_prepared(self, key: str) -> Object | None:
        """The permanent that has no copy of its prepare spell now."""
        label = self.prepare_spells.get(key)
        return None if label is None else self.labels[label].now()

    def _belongs(self, thing: Object, player: Player) -> bool:
        return self.game.controller(thing) is player if thing.in_play else thing.owner is player

    def counted(self, part: str, fits: Callable[[Object], bool]) -> list[Object] | None:
        """`3 Islands`: the first so many of the name that fit; None where nothing is counted. Raises LookupError with
        how many there are, where they are too few."""
        match = _SEVERAL.fullmatch(part)
        if match is None or part.lower() in self.by_card:
            return None
        wanted = number(match[1])
        labels = next((self.by_card[one] for one in singulars(match[2].lower()) if one in self.by_card), [])
        there = [thing for label in labels if fits(thing := self.labels[label].now())]
        if len(there) < wanted:
            raise LookupError(len(there))
        return there[:wanted]

    def _made_later(self, key: str) -> Object | None:
        """Tokens, drawn cards and copies have no label from the text: they go by the name that they have now."""
        name, _, place = key.partition("#")
        if place and not (place.isascii() and place.isdigit() and len(place) < 5):
            return None
        found = [t for t in self.game.battlefield if self.game.characteristics(t).name.lower() == name]
        index = int(place) - 1 if place else 0
        return found[index] if 0 <= index < len(found) else self._token_gone(name, index)

    def _token_gone(self, name: str, index: int) -> Object | None:
        """A token of that name that has been in play, or a copy of a spell, which goes by `copy of …`."""
        made = [t for t in self.game.tokens if name in (t.card.name.lower(), (t.label or "").lower())]
        gone = [t for t in made if t.now().zone is not Zone.NOWHERE] or made
        return gone[index].now() if 0 <= index < len(gone) else None

    def need(self, name: str, line: int, mine: Player | None = None) -> Object:
        """As `find`, or Malformed with the nearest names."""
        found = self.find(name, mine)
        if found is None:
            if self.player(name) is not None:
                raise Malformed(f"{name} is a player; this sentence speaks of a card", line, 1, name)
            close = spelled_nearly(name.lower(), self.labels)
            nearest = [self.labels[label].label or label for label in close]
            raise NotHere(f"nothing here is called {name!r}", line, 1, name, nearest)
        return found
