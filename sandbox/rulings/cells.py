"""One position's outcomes in a few words each: what all editions have in common is left out where they differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sandbox.editions import EDITIONS
from sandbox.scenarios.values.changes import Change, Place, into_graveyard, is_tapping
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.sentences import place, sentences
from sandbox.terms.zones import Zone

MOST_WORDS = 3
ZONES = {
    "battlefield": Zone.BATTLEFIELD,
    "hand": Zone.HAND,
    "graveyard": Zone.GRAVEYARD,
    "removed": Zone.REMOVED,
    "phased_out": Zone.PHASED_OUT,
}


@dataclass(frozen=True)
class Cell:
    """``group``: from 1, the same for editions that end alike. ``refused``: what the rules did not allow, if anything;
    ``asked``: what somebody must still choose."""

    edition: str
    words: tuple[str, ...]
    refused: str
    asked: str
    group: int


def cells_of(rulings: dict[str, Ruling], groups: dict[str, int]) -> list[Cell]:
    """The cells of a row, one for each edition."""
    changes = {key: in_order(ruling.changes) for key, ruling in rulings.items()}
    shared = set.intersection(*map(set, changes.values())) if len(set(groups.values())) > 1 else set()
    left = {key: [change for change in found if change not in shared] for key, found in changes.items()}
    told = [change for found in left.values() for change in found if not is_tapping(change)]
    subjects = list(dict.fromkeys(change.subject for change in told if change.subject))
    ended = any(ruling.result for ruling in rulings.values())
    return [cell(rulings[key], words_of(rulings[key], left[key], subjects, ended), groups[key]) for key in rulings]


def words_of(ruling: Ruling, left: list[Change], subjects: list[str], ended: bool) -> list[str]:
    """What differs: things that move elsewhere are said to stay here, and that a card is tapped is worth no word
    while there is anything else to say."""
    told = [change for change in left if not is_tapping(change)]
    words = in_words(ruling, told)
    if ended and not ruling.result:
        words.append("The game goes on")
    if not ruling.refusal:
        spoken = {change.subject for change in told}
        words += [stays for name in subjects if name not in spoken for stays in staying(name, ruling)]
    return words or ([] if ruling.refusal else in_words(ruling, left))


def in_words(ruling: Ruling, changes: Iterable[Change]) -> list[str]:
    """Some of a ruling's changes, said."""
    return list(sentences(changes, EDITIONS[ruling.edition].words))


def cell(ruling: Ruling, words: list[str], group: int) -> Cell:
    """One edition's cell."""
    asked = [f"{choice.player} must choose: {choice.question}" for choice in ruling.open_choices]
    refused = "" if asked or not ruling.refusal else ruling.refusal.message
    return Cell(ruling.edition, tuple(words[:MOST_WORDS]), refused, asked[0] if asked else "", group)


def in_order(changes: Iterable[Change]) -> list[Change]:
    """What befell players and permanents before where the spells went."""
    return sorted(changes, key=into_graveyard)


def staying(name: str, ruling: Ruling) -> Iterator[str]:
    """Where something is of which the outcome says nothing."""
    for player in ruling.final.players:
        if player.name == name:
            yield f"{name} stays at {player.life} life"
        for zone, found in ZONES.items():
            for thing in player.cards_in(zone):
                if thing.label == name:
                    size = f", a {thing.size}" if zone == "battlefield" and thing.is_creature else ""
                    yield f"{name} stays {place(Place(found, player.name), EDITIONS[ruling.edition].words)}{size}"
