"""Taking a card out of a scenario's position. What the text calls the other cards stays true."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sandbox.editions import EDITIONS
from sandbox.editor.gherkin_lines import add_given, steps_of
from sandbox.editor.given_steps import read_given, without_lines
from sandbox.editor.last_position import last_position
from sandbox.engine.objects import Object
from sandbox.scenarios.language.names import counted
from sandbox.scenarios.language.setup import Placed
from sandbox.scenarios.play.run import placed_by
from sandbox.scenarios.result import edition_of
from sandbox.terms.types import AURA

NAMES = ("thing", "host", "source")


@dataclass(frozen=True)
class Removal:
    """The cards that go, and the names whose other cards are called by their numbers from now on."""

    gone: tuple[Object, ...]
    numbered: frozenset[str]

    def left_of(self, part: Placed) -> str:
        """How a list names what is left of one of its parts; empty if nothing is."""
        left = [thing for thing in part.things if thing not in self.gone]
        numbered = part.things[0].card.name in self.numbered
        if not left or not (numbered or self.touches(part)):
            return part.words if left else ""
        if left[0].token:
            kind = part.words.partition(" ")[2]
            return f"{len(left)} {kind}" if len(left) > 1 else f"a {kind.removesuffix('s')}"
        if len(left) > 1 and not numbered:
            return f"{len(left)} {counted(part.words)[1]}"
        return ", ".join(f"{thing.label}{self.host_of(thing, part.words)}" for thing in left)

    def touches(self, part: Placed) -> bool:
        """Whether one of its cards goes, or what one of them is on."""
        return any(thing in self.gone or thing.host in self.gone for thing in part.things)

    def host_of(self, thing: Object, words: str) -> str:
        """`` on War Mammoth``, if that stays."""
        stays = isinstance(thing.host, Object) and thing.host not in self.gone
        return f" on {words.rpartition(' on ')[2]}" if stays and " on " in words else ""

    def is_spoken_of(self, sentence: str) -> bool:
        """Whether a statement is about one of the cards that go. The line that put it there is none."""
        labels = {label_of(thing).lower() for thing in self.gone}
        _, slots = read_given(sentence) or ("", {})
        return any(slots.get(slot, "").lower() in labels for slot in NAMES)


def remove_card(text: str, label: str) -> str:
    """The text without the card of that label, the Auras on it, and what is said of them. Raises ``Malformed`` where
    the position cannot be set up, ``LookupError`` if nothing in it has the label.
    """
    placed = placed_in(text)
    return remove_objects(text, placed, removal_with_auras(label, objects_of(placed)))


def remove_objects(text: str, placed: list[Placed], removal: Removal) -> str:
    """The lists without the cards that go, and no statement about any of them."""
    lines = text.splitlines()
    spoken = {n for n, step, role in steps_of(lines) if role == "Given" and removal.is_spoken_of(step["sentence"])}
    empty = set()
    for line in {part.line for part in placed}:
        left = [words for part in placed if part.line == line and (words := removal.left_of(part))]
        lines[line - 1] = with_list(lines[line - 1], left)
        empty |= set() if left else {line - 1}
    return without_lines(lines, spoken | empty)


def place_again(text: str, label: str, player: str, host: str = "") -> str:
    """The card in play under that player's control and on that host, as it was otherwise, with all that is on it. Its
    line, those of what is on it and what is said of them come last, where everything that they name is known. Raises
    like ``without``.
    """
    placed = placed_in(text)
    every = objects_of(placed)
    moving = with_what_is_on_it(object_labeled(label, every), every)
    removal = removal_of(moving, every)
    said = [step["sentence"] for _, step, role in steps_of(text.splitlines()) if role == "Given"]
    statements = [sentence for sentence in said if removal.is_spoken_of(sentence)]
    controllers = controllers_in(placed)
    first, *others = moving
    sentences = [f"{player} controls {first.label}{f' on {host}' if host else ''}"]
    sentences += [f"{controllers[one]} controls {one.label} on {label_of_host(one)}" for one in others]
    left = remove_objects(text, placed, removal)
    for sentence in [*sentences, *(one for one in statements if not is_about_its_host(one))]:
        left = add_given(left, sentence)
    return left


def label_of(thing: Object) -> str:
    """What the text calls it; what a scenario puts somewhere always has a name."""
    assert thing.label is not None
    return thing.label


def label_of_host(thing: Object) -> str:
    """What the text calls what it is on."""
    assert isinstance(thing.host, Object)
    return label_of(thing.host)


def is_about_its_host(sentence: str) -> bool:
    """Whether a statement says what something is on, as its new line does."""
    pattern, _ = read_given(sentence) or ("", {})
    return pattern == "{thing} is on {host}"


def objects_of(placed: list[Placed]) -> list[Object]:
    """Every card that the lists put somewhere."""
    return [thing for part in placed for thing in part.things]


def placed_in(text: str) -> list[Placed]:
    """What the lists of the last scenario's position put somewhere."""
    parsed = last_position(text)
    return placed_by(parsed, EDITIONS[edition_of(parsed)])


def controllers_in(placed: list[Placed]) -> dict[Object, str]:
    """In whose list each card stands."""
    return {thing: part.player.name for part in placed for thing in part.things}


def removal_with_auras(label: str, every: Collection[Object]) -> Removal:
    """The card of that label and the Auras on it. Raises ``LookupError``."""
    return removal_of(with_its_auras(object_labeled(label, every), every), every)


def removal_of(gone: list[Object], every: Collection[Object]) -> Removal:
    """These cards, and the names whose other cards need numbers without them."""
    together = tuple(gone)
    names = (thing.card.name for thing in together if not is_last_of_its_name(thing, together, every))
    return Removal(together, frozenset(names))


def object_labeled(label: str, every: Collection[Object]) -> Object:
    """The card of that label. Raises ``LookupError``."""
    found = [thing for thing in every if label_of(thing).lower() == label.lower()]
    if not found:
        raise LookupError(f"nothing in the position is called {label!r}")
    return found[0]


def with_what_is_on_it(thing: Object, every: Collection[Object]) -> list[Object]:
    """The card, what is attached to it, and what is attached to that."""
    there = [other for other in every if other.host is thing]
    return [thing, *(one for other in there for one in with_what_is_on_it(other, every))]


def with_its_auras(thing: Object, every: Collection[Object]) -> list[Object]:
    """The card, the Auras on it, and those on them."""
    auras = [other for other in every if other.host is thing and AURA in other.card.subtypes]
    return [thing, *(gone for aura in auras for gone in with_its_auras(aura, every))]


def is_last_of_its_name(thing: Object, gone: Collection[Object], every: Collection[Object]) -> bool:
    """Whether no card that stays would be renumbered by its going."""
    stay = [other for other in every if other.card.name == thing.card.name and other not in gone]
    return all(other.id < thing.id for other in stay)


def with_list(line: str, names: list[str]) -> str:
    """The line with another list in place of the one that it has."""
    step = steps_of([line])[0][1]
    _, slots = read_given(step["sentence"]) or ("", {})
    listed = " and ".join([*([", ".join(names[:-1])] if names[1:] else []), *names[-1:]])
    return line.replace(slots["things"], listed, 1)
