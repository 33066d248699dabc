"""A board's HTML read back and compared with its position: every card, badge, line and list.

``python -m tests.web.boards_compared`` compares every board along every scenario of the site, under every edition that
the scenario speaks of, and prints what does not agree; the tests take a sample.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

from django.template.loader import render_to_string

from sandbox.boards.timeline import timeline_of
from sandbox.scenarios.evaluation import evaluate_all
from sandbox.scenarios.values.position import ObjectState, PlayerState, Position
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order
from sandbox.terms.designations import COMMANDER, CREWED, DESIGNATIONS, GOADED, MANIFESTED, UNLOCKED

DESIGNED = (*DESIGNATIONS, CREWED, COMMANDER, GOADED, MANIFESTED, *UNLOCKED)
WITH_ANOTHER = re.compile(r"(?:paired with|protected by) .+")
ZONES = {
    "hand": ("Hand",),
    "graveyard": ("Graveyard",),
    "removed": ("Removed from the game", "In exile"),
    "phased_out": ("Phased out",),
    "command": ("Command zone",),
    "ante": ("Ante",),
}
"""What a page calls each zone, under one edition or another."""


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
    zones: dict[tuple[str, str], tuple[str, list[str]]] = field(default_factory=dict)
    has: dict[str, list[str]] = field(default_factory=dict)
    mana: dict[str, str] = field(default_factory=dict)
    changes: dict[tuple[str, str], str] = field(default_factory=dict)
    """By player and what has changed: a zone's name, `life` or `library`."""
    waiting: list[str] = field(default_factory=list)
    aims: list[list[str]] = field(default_factory=list)
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
        if "data-waits" in told:
            self.aims.append([one for one in told.get("data-aims", "").split("|") if one])
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
        elif tag == "b" and self.inside("waiting"):
            self.waiting.append(words)
        elif self.inside("player"):
            self.of_player(tag, words)
        elif self.inside("zones"):
            self.of_zone(tag, words)

    def of_player(self, tag: str, words: str) -> None:
        """The numbers beside a player's name."""
        here = self.open[-1][1].get("class", "")
        if tag == "em":
            self.changes[self.side(), "life" if self.inside("life") else "library"] = words
        elif here == "life":
            self.life[self.side()] = words
        elif here == "library":
            self.library[self.side()] = words
        elif self.inside("pool") and here != "unseen":
            self.mana[self.side()] = self.mana.get(self.side(), "") + words
        elif tag == "span" and not here:
            self.has.setdefault(self.side(), []).append(words)

    def of_zone(self, tag: str, words: str) -> None:
        """The name of a zone, how many cards it says that it has, and those that it lists."""
        if tag == "dt":
            self.zone = words
        elif tag == "em":
            self.changes[self.side(), self.zone] = words
        elif self.inside("chip"):
            if tag == "span" and "chip" in self.open[-1][1].get("class", ""):
                said = re.fullmatch(r"(.*?)(?:#\d+)?(?: ×(\d+))?", words)
                assert said
                self.zones[self.side(), self.zone][1].extend([said[1]] * int(said[2] or 1))
        elif tag == "span" and self.open[-2][0] == "dt":
            self.zones[self.side(), self.zone] = words, []


def read(html: str) -> BoardReader:
    reader = BoardReader()
    reader.feed(html)
    reader.close()
    return reader


def wrong_about(card: ShownCard, obj: ObjectState, position: Position, players: dict[int, str]) -> Iterator[str]:
    """What the page says of one card that is not so of the object, and what it does not say."""
    for beginning, words in said_by_badges(obj, position).items():
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
    yield from wrong_states(card, obj)
    yield from wrong_lines(card, obj, position)


def said_by_badges(obj: ObjectState, position: Position) -> dict[str, str]:
    """How the badges about combat and tapping begin, and what they have to say."""
    labels = {one.id: one.called for one, _ in position.in_play()}
    blockers = [one.called for one, _ in position.in_play() if obj.id in one.blocking]
    blocked = f", blocked by {', '.join(blockers)}" if blockers else ", blocked" if obj.blocked else ""
    return {
        "attacking": f"attacking{blocked}" if obj.attacking else "",
        "blocking": f"blocking {', '.join(labels[one] for one in obj.blocking if one in labels)}",
        "in a band": f"in a band with {', '.join(labels[one] for one in obj.band if one in labels)}",
        "tapped": "tapped" if obj.tapped else "",
        "summoning sick": "summoning sick" if obj.sick else "",
    }


ALSO = re.compile(
    r"has |without |now (?!a creature)|on |melded with |does not untap next|cannot be regenerated|exhausted"
)
STATES = re.compile(r"back of .*|flipped|is .*|level \d+|\d+ regeneration shields?|chosen: .*")


def wrong_states(card: ShownCard, obj: ObjectState) -> Iterator[str]:
    """What a card is besides its print: the face that is up, its level, what it has become, what was chosen for it."""
    first = obj.label.split("#")[0]
    other_name = obj.name != first and not obj.face_down
    expected = [f"back of {first}"] if obj.face == "back" else ["flipped"] if obj.face else []
    expected += [f"is {obj.name}"] if other_name and obj.face != "back" else []
    expected += [] if obj.level is None else [f"level {obj.level}"]
    expected += [*obj.designations, *obj.also]
    expected += [f"{obj.shields} regeneration shield{'s' if obj.shields > 1 else ''}"] if obj.shields else []
    expected += [f"chosen: {', '.join(obj.chosen)}"] if obj.chosen else []
    found = [badge for badge in card.badges if is_state(badge)]
    if found != expected:
        yield f"{obj.label}: {found}, not {expected}"


def is_state(badge: str) -> bool:
    """Whether it is one of those that say what has become of a thing."""
    known = STATES.fullmatch(badge) or WITH_ANOTHER.fullmatch(badge) or ALSO.match(badge)
    return badge in DESIGNED or known is not None


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


def wrong_changes(card: ShownCard, obj: ObjectState, past: ObjectState | None) -> Iterator[str]:
    """What the page says to be new of one card, against the board before."""
    was = past or obj
    resized = f"was {was.size}" if was.size else "now a creature"
    expected = ["new"] * (past is None) + ["untapped"] * (was.tapped and not obj.tapped)
    expected += [resized] * (obj.size != was.size)
    found = [
        badge for badge in card.badges if badge in ("new", "untapped", "now a creature") or badge.startswith("was ")
    ]
    if found != expected:
        yield f"{obj.label}: {found}, not {expected}"


def wrong_lists(read: BoardReader, player: PlayerState, past: PlayerState) -> Iterator[str]:
    """The numbers and lists of one player."""
    if read.life[player.name] != str(player.life) or read.library[player.name] != f"Library {player.library}":
        yield f"{player.name}: {read.life[player.name]}, {read.library[player.name]}"
    if read.has.get(player.name, []) != list(player.has):
        yield f"{player.name}: {read.has.get(player.name)}, not {player.has}"
    if letters(read.mana.get(player.name, "")) != letters(player.mana):
        yield f"{player.name}: {read.mana.get(player.name)}, not {player.mana}"
    changes = {"life": player.life - past.life, "library": player.library - past.library}
    for zone, names in ZONES.items():
        said = next((found for name in names if (found := read.zones.get((player.name, name)))), ("0", []))
        held = player.cards_in(zone)
        names_there = [Counter(card.name for card in held), Counter(card.label.split("#")[0] for card in held)]
        if int(said[0]) != len(held) or Counter(said[1]) not in names_there:
            yield f"{player.name}'s {zone}: {said}, not {[card.label for card in held]}"
        name = next((one for one in names if (player.name, one) in read.zones), names[0])
        changes[name] = len(held) - len(past.cards_in(zone))
    shown = {what: said for (whose, what), said in read.changes.items() if whose == player.name}
    expected = {what: f"{number:+d}".replace("-", "−") for what, number in changes.items() if number}
    if shown != expected:
        yield f"{player.name}: changed by {shown}, not {expected}"


def letters(mana: str) -> str:
    """Symbols of mana without their braces, of which some are read as text and some drawn."""
    return re.sub(r"[{}]", "", mana)


def disagreements(read: BoardReader, position: Position, before: Position) -> Iterator[str]:
    """Everything in which a page's board and the position differ; ``before`` is that of the board before."""
    cards = {number: card for card in read.cards for number in card.ids}
    there = {obj.id: obj for obj, _ in position.in_play()}
    past = {obj.id: obj for obj, _ in before.in_play()}
    players = {obj.id: player.name for obj, player in position.in_play()}
    shown = Counter(number for card in read.cards for number in card.ids)
    if set(shown) != set(there) or set(shown.values()) - {1}:
        yield f"shown are {shown}, there are {list(there)}"
        return
    for number, obj in there.items():
        yield from wrong_about(cards[number], obj, position, players)
        yield from wrong_changes(cards[number], obj, past.get(number))
    known = {player.name: player for player in before.players}
    for player in position.players:
        yield from wrong_lists(read, player, known.get(player.name, player))
    yield from wrong_surroundings(read, position)


def wrong_surroundings(read: BoardReader, position: Position) -> Iterator[str]:
    """What waits and at what it aims, who is attacked, whose turn it is."""
    if read.waiting != [one.name for one in position.waiting][::-1]:
        yield f"waiting: {read.waiting}"
    aims = [[aim for aim in one.aims if aim] for one in position.waiting][::-1]
    if read.aims != aims:
        yield f"lines from what waits: {read.aims}, not {aims}"
    attacking = [obj for obj, _ in position.in_play() if obj.attacking]
    attacked = {obj.attacks for obj in attacking} & {one.name for one in position.players}
    if set(read.attacked) != attacked:
        yield f"attacked: {read.attacked}, not {attacked}"
    if read.active != [one.name for one in position.players if one.name == position.turn.active]:
        yield f"active: {read.active}"


def boards_along(ruling: Ruling) -> Iterator[tuple[Position, Position, BoardReader]]:
    """Every position along a ruling with the one before it, and its board as a page has it."""
    timeline = timeline_of(ruling)
    steps = [step for _, step in in_order(ruling.trace)]
    seen, before = set[int](), ruling.start
    for step, place in zip(steps, timeline.shown, strict=False):
        position = ruling.position_after(step)
        if position is not None and place >= 0 and place not in seen:
            seen.add(place)
            html = render_to_string("includes/board.html", {"board": timeline.boards[place], "label": "x"})
            yield position, before, read(html)
            before = position


def all_disagreements(text: str, edition: str) -> list[str]:
    """What does not agree on any board along a scenario's rulings."""
    return [
        f"{position.turn.phase}: {said}"
        for ruling in evaluate_all(text, edition, positions=True).rulings
        for position, before, board in boards_along(ruling)
        for said in disagreements(board, position, before)
    ]


def main() -> int:
    """Compare everything; 1 where anything does not agree."""
    from tests.scenarios.content import TOLD

    wrong = 0
    for shown, edition in TOLD:
        found = all_disagreements(shown.parsed.scenario.text, edition)
        wrong += bool(found)
        for said in found:
            print(f"{shown.name}, {edition}: {said}")
    print(f"{len(TOLD)} scenarios compared, {wrong} of them do not agree.")
    return 1 if wrong else 0


if __name__ == "__main__":
    import django

    django.setup()
    sys.exit(main())
