"""A board says what the position is: every card, badge, line and list of its page, over the scenarios of the site."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

import pytest
from django.template.loader import render_to_string

from sandbox.boards.timeline import timeline_of
from sandbox.scenarios.evaluation import evaluate_all
from sandbox.scenarios.values.position import ObjectState, PlayerState, Position
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order
from tests.scenarios.content import TOLD, Shown, ids

EVERY = 40
SAMPLE = TOLD[::EVERY]
ZONES = {
    "Hand": "hand",
    "Graveyard": "graveyard",
    "Removed from the game": "removed",
    "In exile": "removed",
    "Phased out": "phased_out",
}


@dataclass
class ShownCard:
    """A card of the page: what its marks say."""

    ids: list[int]
    attacks: str
    blocks: list[int]
    classes: list[str]
    side: str
    host: ShownCard | None
    row: str
    badges: list[str] = field(default_factory=list)
    size: str = ""


@dataclass
class BoardReader(HTMLParser):
    """Reads a board's HTML back, knowing nothing of what made it."""

    cards: list[ShownCard] = field(default_factory=list)
    life: dict[str, str] = field(default_factory=dict)
    library: dict[str, str] = field(default_factory=dict)
    zones: dict[tuple[str, str], tuple[str, int]] = field(default_factory=dict)
    waiting: list[str] = field(default_factory=list)
    attacked: list[str] = field(default_factory=list)
    active: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, dict[str, str]]] = []
        self.hosts: list[ShownCard] = []
        self.zone = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {key: value or "" for key, value in attrs}
        if tag in ("path", "br"):
            return
        self.open.append((tag, told))
        if "data-id" in told:
            self.hosts.append(self.card(told))
            self.cards.append(self.hosts[-1])
        if "data-front" in told:
            self.attacked.append(told["data-front"])
        if "is-active" in told.get("class", "").split():
            self.active.append(self.side())

    def card(self, told: dict[str, str]) -> ShownCard:
        host = self.hosts[-1] if self.hosts else None
        blocks = [int(one) for one in told.get("data-blocks", "").split()]
        numbers = [int(one) for one in told["data-id"].split()]
        row = next((t["class"].split()[1] for tag, t in reversed(self.open) if "row" in t.get("class", "").split()), "")
        return ShownCard(numbers, told.get("data-attacks", ""), blocks, told["class"].split(), self.side(), host, row)

    def handle_endtag(self, tag: str) -> None:
        _, told = self.open.pop()
        if "data-id" in told:
            self.hosts.pop()

    def side(self) -> str:
        names = (told.get("aria-label", "") for _, told in self.open if "side" in told.get("class", "").split())
        return next(names, "").removesuffix("’s side")

    def inside(self, name: str) -> bool:
        return any(name in told.get("class", "").split() for _, told in self.open)

    def handle_data(self, data: str) -> None:
        tag, words = self.open[-1][0] if self.open else "", data.strip()
        if not words:
            return
        if tag == "li" and self.inside("card-badges"):
            self.hosts[-1].badges.append(words)
        elif tag == "p" and self.inside("size"):
            self.hosts[-1].size = words
        elif tag == "span" and self.open[-1][1].get("class") == "life":
            self.life[self.side()] = words
        elif tag == "span" and self.open[-1][1].get("class") == "library":
            self.library[self.side()] = words
        elif tag == "dt":
            self.zone = words
        elif tag == "span" and len(self.open) > 1 and self.open[-2][0] == "dt":
            self.zones[self.side(), self.zone] = words, 0
        elif "chip" in self.open[-1][1].get("class", "").split():
            said, number = self.zones[self.side(), self.zone]
            many = re.search(r"×(\d+)$", words)
            self.zones[self.side(), self.zone] = said, number + (int(many[1]) if many else 1)
        elif tag == "b" and self.inside("waiting"):
            self.waiting.append(words)


def read(html: str) -> BoardReader:
    reader = BoardReader()
    reader.feed(html)
    reader.close()
    return reader


def wrong_about(card: ShownCard, obj: ObjectState, position: Position, players: dict[int, str]) -> Iterator[str]:
    """What the page says of one card that is not so of the object, and what it does not say."""
    labels = {one.id: one.label for one, _ in position.in_play()}
    blockers = [one.label for one, _ in position.in_play() if obj.id in one.blocking]
    blocked = f", blocked by {', '.join(blockers)}" if blockers else ", blocked" if obj.blocked else ""
    said = {
        "attacking": f"attacking{blocked}" if obj.attacking else "",
        "blocking": f"blocking {', '.join(labels[one] for one in obj.blocking if one in labels)}",
        "in a band": f"in a band with {', '.join(labels[one] for one in obj.band if one in labels)}",
        "tapped": "tapped" if obj.tapped else "",
        "summoning sick": "summoning sick" if obj.sick else "",
    }
    for beginning, words in said.items():
        found = [badge for badge in card.badges if badge.startswith(beginning)]
        expected = [words] if words and not words.endswith((" with ", "blocking ")) else []
        if found != expected:
            yield f"{obj.label}: {found}, not {expected}"
    counted = [badge for badge in card.badges if re.fullmatch(r"\d+ (damage|.* counters?)", badge)]
    expected = [f"{obj.damage} damage"] if obj.damage else []
    expected += [f"{number} {name} counter{'s' if number > 1 else ''}" for name, number in obj.counters.items()]
    if counted != expected:
        yield f"{obj.label}: {counted}, not {expected}"
    if obj.is_creature and card.size != obj.size:
        yield f"{obj.label}: {card.size}, not {obj.size}"
    host = next((one for one, _ in position.in_play() if one.id == obj.attached_to), None)
    if (card.host is None) != (host is None) or (card.host and host and host.id not in card.host.ids):
        yield f"{obj.label} lies under another host"
    if card.host is None and card.side != players[obj.id]:
        yield f"{obj.label} lies on {card.side}'s side"
    yield from wrong_lines(card, obj, position)


def wrong_lines(card: ShownCard, obj: ObjectState, position: Position) -> Iterator[str]:
    """Lines begin and end at what fights, and nowhere else; those that fight stand in front."""
    expected = obj.attacks if obj.attacking and not obj.blocked else ""
    if card.attacks != expected:
        yield f"{obj.label}: a line to {card.attacks!r}, not {expected!r}"
    known = {str(one.id) for one, _ in position.in_play()} | {player.name for player in position.players}
    if card.attacks and card.attacks not in known:
        yield f"{obj.label}: a line to {card.attacks!r}, which is not there"
    if card.blocks != list(obj.blocking):
        yield f"{obj.label}: lines to {card.blocks}, not to {obj.blocking}"
    fights = obj.attacking or bool(obj.blocking)
    if card.host is None and (card.row == "front") != fights:
        yield f"{obj.label} stands in the row {card.row}"
    if ("is-fighting" in card.classes) != fights or ("is-tapped" in card.classes) != obj.tapped:
        yield f"{obj.label} looks like {card.classes}"


def wrong_lists(read: BoardReader, player: PlayerState) -> Iterator[str]:
    """The numbers and lists of one player."""
    if read.life[player.name] != str(player.life) or read.library[player.name] != f"Library {player.library}":
        yield f"{player.name}: {read.life[player.name]}, {read.library[player.name]}"
    for words, zone in ZONES.items():
        said, listed = read.zones.get((player.name, words), ("0", 0))
        if not int(said) == listed == len(player.cards_in(zone)):
            yield f"{player.name}'s {zone}: {said} said, {listed} listed, {len(player.cards_in(zone))} there"


def disagreements(read: BoardReader, position: Position) -> Iterator[str]:
    """Everything in which a page's board and the position differ."""
    cards = {number: card for card in read.cards for number in card.ids}
    there = {obj.id: obj for obj, _ in position.in_play()}
    players = {obj.id: player.name for obj, player in position.in_play()}
    shown = Counter(number for card in read.cards for number in card.ids)
    if set(shown) != set(there) or set(shown.values()) - {1}:
        yield f"shown are {shown}, there are {list(there)}"
        return
    for number, obj in there.items():
        yield from wrong_about(cards[number], obj, position, players)
    for player in position.players:
        yield from wrong_lists(read, player)
    if read.waiting != [one.name for one in position.waiting][::-1]:
        yield f"waiting: {read.waiting}"
    attacked = {obj.attacks for obj in there.values() if obj.attacking} & {one.name for one in position.players}
    if set(read.attacked) != attacked:
        yield f"attacked: {read.attacked}, not {attacked}"
    if read.active != [one.name for one in position.players if one.name == position.turn.active]:
        yield f"active: {read.active}"


def boards_along(ruling: Ruling) -> Iterator[tuple[Position, BoardReader]]:
    """Every position along a ruling with its board as a page has it."""
    timeline = timeline_of(ruling)
    steps = [step for _, step in in_order(ruling.trace)]
    seen = set[int]()
    for step, place in zip(steps, timeline.shown, strict=False):
        position = ruling.position_after(step)
        if position is not None and place >= 0 and place not in seen:
            seen.add(place)
            html = render_to_string("includes/board.html", {"board": timeline.boards[place], "label": "x"})
            yield position, read(html)


@pytest.mark.parametrize(("shown", "edition"), SAMPLE, ids=ids(SAMPLE))
def test_every_badge_line_and_list_of_every_board_is_as_the_position_has_it(shown: Shown, edition: str) -> None:
    found = [
        f"{position.turn.phase}: {said}"
        for ruling in evaluate_all(shown.parsed.scenario.text, edition, positions=True).rulings
        for position, board in boards_along(ruling)
        for said in disagreements(board, position)
    ]
    assert not found, "\n".join(found)


WRONG = {
    "a line to another player": ('data-attacks="Sue"', 'data-attacks="Bob"'),
    "a badge left out": ('<li class="changed">tapped</li>', ""),
    "another life": ("</i> 20", "</i> 19"),
    "another library": ("Library 40", "Library 39"),
    "an attacked player who is not said to be": ('data-front="Sue"', ""),
    "an attacker that stands behind": ("row front", "row creatures"),
    "another size": ("3/3", "2/2"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_board_that_disagrees_is_found_out(wrong: str) -> None:
    text = "Example: x\n  Given Bob controls War Mammoth\n  When Bob attacks with War Mammoth\n"
    (ruling,) = evaluate_all(text, "m11", positions=True).rulings
    position, board = list(boards_along(ruling))[-1]
    assert list(disagreements(board, position)) == []
    html = render_to_string("includes/board.html", {"board": timeline_of(ruling).boards[-1], "label": "x"})
    was, instead = WRONG[wrong]
    assert was in html
    assert list(disagreements(read(html.replace(was, instead)), position))
