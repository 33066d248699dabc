"""Adding to a scenario's position: a card with its state, a card by its text, a player's life and mana, the turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sandbox.cards import find as find_card
from sandbox.cards.nearest_wording import nearest_wording
from sandbox.editor.gherkin_lines import add_given, position_only
from sandbox.editor.given_steps import set_given
from sandbox.editor.last_position import last_position
from sandbox.editor.text_change import FaultPlace, TextChange, checked_change
from sandbox.engine.edition import Terminology
from sandbox.meaning.card import Card
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.scenarios.language.playable import is_permanent_card
from sandbox.scenarios.values.fault import fault
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


def place_words(zone: str, words: Terminology) -> str:
    """What a menu calls the place, in the edition's own words."""
    return {"play": words.play, "removed": words.outside}.get(zone, ZONES[zone][0])


@dataclass(frozen=True)
class NewCard:
    """A card that is to be put somewhere. ``zone``: a key of ``ZONES``, or empty for where such a card usually is;
    ``host``: what it is attached to; ``counters``: how many of the kind ``counter``.
    """

    name: str
    zone: str = ""
    host: str = ""
    tapped: bool = False
    just_arrived: bool = False
    counters: int = 0
    counter: str = "+1/+1"


def add_card(text: str, player: str, card: NewCard) -> TextChange:
    """A card into a player's zone, with its state."""
    zone = card.zone or usual_zone(text, card.name)
    host = card.host if zone == "play" else ""
    sentence = ZONES.get(zone, ZONES["play"])[1]
    name = f"{card.name} on {host}" if host else card.name
    placed = add_given(text, sentence.format(player=player, card=name))
    for state in state_sentences(newest_label(placed, card.name), player, card):
        placed = add_given(placed, state)
    return checked_change(text, placed)


def usual_zone(text: str, name: str) -> str:
    """Where a card is put if nobody says where: in play, or in the hand if it is none that could be in play."""
    cards = own_cards(text)
    try:
        card = cards.get(name.lower()) or find_card(name)
    except (LookupError, NotUnderstood):
        return "play"
    return "play" if is_permanent_card(card) else "hand"


def state_sentences(label: str, player: str, card: NewCard) -> Iterator[str]:
    """What is said of the card just put somewhere."""
    if card.zone == "phased_out":
        yield f"{label} is phased out"
    if card.tapped:
        yield f"{label} is tapped"
    if card.just_arrived:
        yield f"{label} came under {player}'s control this turn"
    if card.counters:
        several = "" if card.counters == 1 else "s"
        yield f"{label} has {card.counters} {card.counter} counter{several}"


def newest_label(text: str, card: str) -> str:
    """What the last object of that name is called; the card's name where the text cannot be read."""
    evaluation = evaluate_safely(position_only(text))
    players = evaluation.rulings[-1].start.players if evaluation.rulings else ()
    zones = ("battlefield", "hand", "graveyard", "removed")
    named = [obj for p in players for zone in zones for obj in p.cards_in(zone) if obj.name.lower() == card.lower()]
    return max(named, key=lambda obj: obj.id).label if named else card


def set_player(text: str, player: str, life: int | None, poison: int | None, mana: str) -> TextChange:
    """A player's life, poison and mana in symbols; None, and no mana, leave it as it is."""
    new = text
    for number, words in ((life, "life"), (poison, "poison counters")):
        if number is not None:
            new = set_given(new, f"{player} has {number} {words}")
    return checked_change(text, set_given(new, f"{player} has {mana}") if mana else new)


def set_turn(text: str, player: str, step: str) -> TextChange:
    """Whose turn it is, and which step of it."""
    return checked_change(text, set_given(text, f"it is {player}'s {step}"))


def add_pasted_card(text: str, player: str, pasted: str, card: NewCard) -> TextChange:
    """A card by its text, put where ``card`` says if it can be there. It enters the scenario once it is read whole."""
    lines = [line.strip() for line in pasted.strip().splitlines() if line.strip()]
    try:
        name = read_pasted("\n".join(lines)).name
    except NotUnderstood as error:
        line, _, caret = error.caret.partition("\n")
        near = nearest_wording(error.text, error.position, error.card)
        said = f". What is understood and like it: {near}" if near and near != line.strip() else ""
        message = f"the card cannot be read: expected {error.expected}{said}"
        return TextChange(text, fault(message), place=FaultPlace(line[4:], caret[4:]))
    block = "\n".join(["this card:", *(f"    {line}" for line in ['"""', *lines, '"""'])])
    known = checked_change(text, add_given(text, block, first=True))
    placed = known if known.fault else add_card(known.text, player, replace(card, name=name))
    note = f"{name} is known now, but not put anywhere: {placed.fault.message}" if placed.fault else ""
    return replace(known, note=note) if note else placed


def own_cards(text: str) -> dict[str, Card]:
    """The cards whose text the scenario brings along, by their names in lower case; none where it cannot be read."""
    try:
        blocks = [bound.step.block for bound in last_position(text).given]
        cards = [read_pasted(block) for block in blocks if block]
    except HeadjudgeError:
        return {}
    return {card.name.lower(): card for card in cards}
