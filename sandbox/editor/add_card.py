"""Setting a position up by hand: what a form says, as the sentences of a scenario."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from sandbox.cards import find as find_card
from sandbox.editor.gherkin_lines import position_only, set_up
from sandbox.editor.given_steps import said
from sandbox.editor.players import PLAYERS, as_seated_before, seated
from sandbox.meaning.card import Card
from sandbox.rulings.evaluate import Fault, evaluate_safely, fault
from sandbox.scenarios.language.parser import understand_text
from sandbox.scenarios.language.setup import is_permanent_card
from sandbox.terms.errors import HeadjudgeError, NotUnderstood
from sandbox.wording.cards import read_pasted

ZONES = {
    "play": ("in play", "{player} controls {card}"),
    "hand": ("in hand", "{player} holds {card}"),
    "graveyard": ("in the graveyard", "{card} is in {player}'s graveyard"),
    "library": ("on top of the library", "{card} is on top of {player}'s library"),
    "removed": ("removed from the game", "{player} has removed {card} from the game"),
    "phased_out": ("phased out", "{player} controls {card}"),
}
# Where a position may begin: in an attack there would have to be attackers.
STEPS = ("untap step", "upkeep", "draw step", "main phase", "beginning of combat", "second main phase", "end step")
PLAYER = re.compile(r"[A-Z][\w-]{0,29}")
NUMBER = re.compile(r"\d{1,3}")
MANA = re.compile(r"(?:\{[^{}\s]{1,6}\})+")

Asked = Mapping[str, str]


@dataclass(frozen=True)
class SetUp:
    """The text after a change, or as it was with the fault that kept the change out."""

    text: str
    fault: Fault | None = None
    note: str = ""
    marks: dict[str, str] = field(default_factory=dict)


def changed(text: str, what: str, asked: Asked) -> SetUp:
    """Carry out one change that the form asks for."""
    player = asked.get("who", "").strip() or PLAYERS[0]
    if not PLAYER.fullmatch(player):
        return SetUp(text, fault("a player's name is one word that begins with a capital letter"))
    if what not in ("put", "player", "turn", "paste"):
        return SetUp(text)
    among = seated(text, player)
    match what:
        case "put":
            done = with_card(among, player, asked)
        case "player":
            done = with_numbers(among, player, asked)
        case "turn":
            done = checked(among, said(among, f"it is {player}'s {asked.get('step') or STEPS[3]}"))
        case _:
            done = with_pasted(among, player, asked)
    return replace(done, text=text) if done.fault else done


def with_card(text: str, player: str, asked: Asked) -> SetUp:
    """A card into a zone, with its state."""
    card = asked.get("card", "").strip()
    if not card:
        return SetUp(text, fault("name the card that is to be put there"))
    zone = asked.get("zone") or fitting_zone(text, card)
    host = asked.get("host", "").strip() if zone == "play" else ""
    sentence = ZONES.get(zone, ZONES["play"])[1]
    placed = set_up(text, sentence.format(player=player, card=f"{card} on {host}" if host else card))
    for sentence in states(newest_label(placed, card), player, asked):
        placed = set_up(placed, sentence)
    return checked(text, placed)


def fitting_zone(text: str, name: str) -> str:
    """Where a card is put if nobody says where: in play, or in the hand if it is none that could be in play."""
    cards = own_cards(text)
    try:
        card = cards.get(name.lower()) or find_card(name)
    except (LookupError, NotUnderstood):
        return "play"
    return "play" if is_permanent_card(card) else "hand"


def states(label: str, player: str, asked: Asked) -> Iterator[str]:
    """Sentences about the card just put somewhere."""
    if asked.get("zone") == "phased_out":
        yield f"{label} is phased out"
    if asked.get("tapped"):
        yield f"{label} is tapped"
    if asked.get("sick"):
        yield f"{label} came under {player}'s control this turn"
    counters = asked.get("counters", "").strip()
    if counters:
        several = "" if counters == "1" else "s"
        yield f"{label} has {counters} {asked.get('counter') or '+1/+1'} counter{several}"


def newest_label(text: str, card: str) -> str:
    """What the last object of that name is called; the card's name where the text cannot be read."""
    played = evaluate_safely(position_only(text))
    players = played.rulings[-1]["start"]["players"] if played.rulings else []
    zones = ("battlefield", "hand", "graveyard", "removed")
    named = [obj for p in players for zone in zones for obj in p[zone] if obj["name"].lower() == card.lower()]
    return str(max(named, key=lambda obj: obj["id"])["label"]) if named else card


def with_numbers(text: str, player: str, asked: Asked) -> SetUp:
    """A player's life, poison and mana; what the form leaves empty stays as it was."""
    new = text
    for name, words in (("life", "life"), ("poison", "poison counters")):
        number = asked.get(name, "").strip()
        if number and not NUMBER.fullmatch(number):
            return SetUp(text, fault(f"{name}: expected a number, not {number!r}"))
        if number:
            new = said(new, f"{player} has {number} {words}")
    mana = asked.get("mana", "").strip()
    if mana:
        mana = mana if mana.startswith("{") else "".join(f"{{{symbol}}}" for symbol in mana.upper())
        if not MANA.fullmatch(mana):
            return SetUp(text, fault("mana: expected symbols such as {R}{R} or RR"))
        new = said(new, f"{player} has {mana}")
    return checked(text, new)


def with_pasted(text: str, player: str, asked: Asked) -> SetUp:
    """A card by its text, put where the form says if it can be there. It enters the scenario once it is read whole."""
    lines = [line.strip() for line in asked.get("paste", "").strip().splitlines() if line.strip()]
    try:
        name = read_pasted("\n".join(lines)).name
    except NotUnderstood as error:
        place, _, caret = error.caret.partition("\n")
        message = f"the card cannot be read: expected {error.expected}"
        return SetUp(text, fault(message), marks={"fault_line": place[4:], "caret": caret[4:]})
    block = "\n".join(["this card:", *(f"    {line}" for line in ['"""', *lines, '"""'])])
    known = checked(text, set_up(text, block, first=True))
    placed = known if known.fault else with_card(known.text, player, {**asked, "card": name})
    note = f"{name} is known now, but not put anywhere: {placed.fault['message']}" if placed.fault else ""
    return replace(known, note=note) if note else placed


def checked(before: str, after: str) -> SetUp:
    """The text after the change, if its position can be read; else as it was before, with what is wrong."""
    after = as_seated_before(before, after)
    played = evaluate_safely(position_only(after))
    if played.fault and not (before.strip() and evaluate_safely(position_only(before)).fault):
        return SetUp(before, played.fault)
    return SetUp(after)


def own_cards(text: str) -> dict[str, Card]:
    """The cards whose text the scenario brings along, by their names in lower case; none where it cannot be read."""
    try:
        blocks = [bound.step.block for bound in understand_text(position_only(text))[-1].given]
        cards = [read_pasted(block) for block in blocks if block]
    except HeadjudgeError:
        return {}
    return {card.name.lower(): card for card in cards}
