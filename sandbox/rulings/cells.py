"""One position's outcomes in a few words each: what all editions have in common is left out where they differ."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from sandbox.rulings.compare import in_common_words

SUBJECT = re.compile(r"^(?P<name>.+?) (?:is|are|has|controls) ")
TAPPED = re.compile(r" (?:is|are) tapped$")
MOST_WORDS = 3
PLACES = {
    "battlefield": "in play",
    "hand": "in {}'s hand",
    "graveyard": "in {}'s graveyard",
    "removed": "removed from the game",
    "phased_out": "phased out",
}

Ruling = dict[str, Any]


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
    said = {key: in_order(ruling["outcome"]) for key, ruling in rulings.items()}
    shared = set.intersection(*({in_common_words(s) for s in told} for told in said.values()))
    differ = len(set(groups.values())) > 1
    left = {key: [s for s in told if not differ or in_common_words(s) not in shared] for key, told in said.items()}
    subjects = list(dict.fromkeys(subject(s) for told in left.values() for s in told if not TAPPED.search(s)))
    ended = any(ruling["result"] for ruling in rulings.values())
    return [cell(key, rulings[key], words_of(rulings[key], left[key], subjects, ended), groups[key]) for key in rulings]


def words_of(ruling: Ruling, left: list[str], subjects: list[str], ended: bool) -> list[str]:
    """What differs: things that move elsewhere are said to stay here, and that a card is tapped is worth no word
    while there is anything else to say."""
    told = [sentence for sentence in left if not TAPPED.search(sentence)]
    spoken = {subject(sentence) for sentence in told}
    if ended and not ruling["result"]:
        told.append("The game goes on")
    if not ruling["refusal"]:
        told += [words for name in subjects if name not in spoken for words in staying(name, ruling["final"])]
    return told or ([] if ruling["refusal"] else left)


def cell(key: str, ruling: Ruling, words: list[str], group: int) -> Cell:
    """One edition's cell."""
    asked, refusal = ruling["open_choices"], ruling["refusal"]
    return Cell(
        key,
        tuple(words[:MOST_WORDS]),
        "" if asked or not refusal else str(refusal["message"]),
        f"{asked[0]['player']} must choose: {asked[0]['question']}" if asked else "",
        group,
    )


def in_order(outcome: Iterable[str]) -> list[str]:
    """What befell players and permanents before where the spells went."""
    return sorted(outcome, key=lambda sentence: "graveyard" in sentence)


def subject(sentence: str) -> str:
    """Whom or what a sentence speaks of."""
    found = SUBJECT.match(sentence)
    return found["name"] if found else sentence


def staying(name: str, final: dict[str, Any]) -> Iterator[str]:
    """Where something is of which the outcome says nothing."""
    for player in final["players"]:
        if player["name"] == name:
            yield f"{name} stays at {player['life']} life"
        for zone, words in PLACES.items():
            for obj in player[zone]:
                if obj["label"] == name:
                    size = f", a {obj['power']}/{obj['toughness']}" if obj["power"] is not None else ""
                    yield f"{name} stays {words.format(player['name'])}" + (size if zone == "battlefield" else "")
