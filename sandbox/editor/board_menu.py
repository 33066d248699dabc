"""The menus of a board that is being set up: what each card and player could be instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from sandbox.editor.add_card import place_words
from sandbox.editor.card_moves import CardMoves
from sandbox.engine.edition import Terminology
from sandbox.scenarios.values.position import ObjectState, PlayerState, Position

STEPS_OF_LIFE = (-5, -1, 1, 5)
MANA = "WUBRGC"
MOST_HOSTS = 12
MOST_ALIKE = 24
PLACES = {"play": "battlefield"} | {zone: zone for zone in ("hand", "graveyard", "removed", "phased_out")}
SPELLS = ("Instant", "Sorcery", "Interrupt", "Mana Source")
ENCHANT = re.compile(r"\bEnchant (\w+)", re.IGNORECASE)
ATTACHED = ("Aura", "Equipment", "Fortification")
WORDS = Terminology()


@dataclass(frozen=True)
class MenuButton:
    """A button: its words, the command that it carries (see ``run_command``), and what it does where its words alone do
    not say so."""

    words: str
    command: str
    about: str = ""


@dataclass(frozen=True)
class MenuGroup:
    """Changes of one kind, with how things stand."""

    name: str
    buttons: tuple[MenuButton, ...]
    now: str = ""


@dataclass(frozen=True)
class Menu:
    """What one card or player can do, and what may be changed about it. ``name``: what the text calls it; ``moves``:
    what it can do at the moment that is shown; ``alike``: what equal ones in the same place are called; ``upto``: the
    moment."""

    name: str
    groups: tuple[MenuGroup, ...]
    moves: CardMoves = CardMoves((), ())
    alike: tuple[str, ...] = ()
    upto: str = ""


def board_menu(position: Position, name: str, words: Terminology = WORDS) -> Menu | None:
    """The menu of the card or player that the text calls so, in the words of an edition; None if the position has none
    of that name."""
    return next((menu for menu in board_menus(position, name, words)), None)


def with_moves(own: Menu | None, moves: CardMoves, now: Position, name: str, upto: str) -> Menu | None:
    """A menu with what its card can do; None where it is neither in the position set up nor in the one of now."""
    alike = tuple(islice(equal_ones(now, name), MOST_ALIKE))
    if own is None and not (moves.acts or moves.refused or alike):
        return None
    return Menu(name, own.groups if own else (), moves, alike if alike[1:] else (), upto)


def equal_ones(position: Position, name: str) -> Iterator[str]:
    """What the cards of its name are called that lie where it lies, itself among them."""
    for player in position.players:
        for zone in PLACES.values():
            held = player.cards_in(zone)
            same = next((obj.name for obj in held if obj.label == name), None)
            yield from (obj.label for obj in held if obj.name == same)


def board_menus(position: Position, name: str = "", words: Terminology = WORDS) -> Iterator[Menu]:
    """The menus of all players and cards, or of those with that name."""
    for player in position.players:
        if name in ("", player.name):
            yield Menu(player.name, tuple(player_groups(player)))
        for key, zone in PLACES.items():
            for obj in player.cards_in(zone):
                if name in ("", obj.label):
                    yield Menu(obj.label, tuple(card_groups(obj, key, player.name, position, words)))


def player_groups(player: PlayerState) -> Iterator[MenuGroup]:
    """Life, poison, mana, the turn."""
    name, life, poison = player.name, player.life, player.poison
    steps = (step_button(step, f"say: {name} has {life + step} life", "life") for step in STEPS_OF_LIFE)
    yield MenuGroup("Life", tuple(steps), str(life))
    yield MenuGroup("Poison", tuple(counter_buttons(f"{name} has {{}} poison counters", poison, "poison")), str(poison))
    pool = player.mana
    mana = [MenuButton(f"{{{kind}}}", f"say: {name} has {pool}{{{kind}}}", f"Add {{{kind}}}") for kind in MANA]
    empty = [MenuButton("none", f"unsay: {name} has {pool}", "Empty the pool")] if pool else []
    yield MenuGroup("Mana", (*mana, *empty), pool)
    yield MenuGroup("Turn", (MenuButton(f"It is {name}’s turn", f"say: it is {name}'s main phase"),))


def card_groups(
    obj: ObjectState, place: str, player: str, position: Position, words: Terminology
) -> Iterator[MenuGroup]:
    """What a card in that place may be instead."""
    label = obj.label
    if place == "play":
        yield MenuGroup("State", tuple(state_buttons(obj, player)))
        yield from counter_groups(obj)
        hosts = tuple(host_buttons(obj, position, lambda host: f"put: {player} | {label} | {host}"))
        if hosts:
            yield MenuGroup("Put it on", hosts)
    elsewhere = place_buttons(obj, place, player, position, words)
    yield MenuGroup("Put it elsewhere", (*elsewhere, MenuButton("take it away", f"away: {label}")))


def place_buttons(
    obj: ObjectState, place: str, player: str, position: Position, words: Terminology
) -> Iterator[MenuButton]:
    """Other zones and other players. A card that is no permanent cannot be in play; nor can an Aura on nothing."""
    label = obj.label
    if obj.token:
        return
    if place == "play":
        yield MenuButton("phased out", f"say: {label} is phased out")
        others = [other.name for other in position.players if other.name != player]
        yield from (MenuButton(f"under {other}’s control", f"give: {other} | {label}") for other in others)
    elif place == "phased_out":
        yield MenuButton(words.play, f"unsay: {label} is phased out")
    elif "Aura" in obj.types:
        hosts = host_buttons(obj, position, lambda host: f"move: play | {player} | {label} | {host}")
        yield from (MenuButton(f"{words.play} on {host.words}", host.command) for host in hosts)
    elif not any(word in obj.types for word in SPELLS):
        yield move_button(label, "play", player, place_words("play", words))
    for zone in ("hand", "graveyard", "library", "removed"):
        if zone != place:
            yield move_button(label, zone, player, place_words(zone, words))


def state_buttons(obj: ObjectState, player: str) -> Iterator[MenuButton]:
    """Tapped, just arrived, face down; or no longer."""
    label = obj.label
    creature = obj.is_creature
    yield toggle_button(obj.tapped, "tap it", "untap it", f"{label} is tapped")
    if creature:
        yield toggle_button(
            obj.sick, "it has just arrived", "it was here before", f"{label} came under {player}'s control this turn"
        )
        yield toggle_button(obj.face_down, "turn it face down", "turn it face up", f"{label} is face down")


def toggle_button(now: bool, to: str, back: str, sentence: str) -> MenuButton:
    """A state is said, or no longer said."""
    return MenuButton(back, f"unsay: {sentence}") if now else MenuButton(to, f"say: {sentence}")


def counter_groups(obj: ObjectState) -> Iterator[MenuGroup]:
    """Damage, and the counters that it has or usually may have."""
    usual = {"+1/+1": 0, "-1/-1": 0} if obj.is_creature else {}
    if obj.is_creature:
        yield MenuGroup(
            "Damage",
            tuple(counter_buttons(f"{obj.label} has {{}} damage", obj.damage, "damage")),
            str(obj.damage),
        )
    for kind, number in {**usual, **obj.counters}.items():
        sentence = f"{obj.label} has {{}} {kind} counters"
        yield MenuGroup(f"{kind} counters", tuple(counter_buttons(sentence, number, f"{kind} counters")), str(number))


def counter_buttons(sentence: str, number: int, what: str) -> Iterator[MenuButton]:
    """One less, as far as that goes, and one more. Of one, the word for it is in the singular."""
    for step in (-1, 1):
        if number + step == 0:
            yield step_button(step, f"unsay: {sentence.format(number)}", what)
        elif number + step > 0:
            said = sentence.format(number + step)
            yield step_button(step, f"say: {said.removesuffix('s') if number + step == 1 else said}", what)


def step_button(step: int, command: str, what: str) -> MenuButton:
    """A change by a number."""
    return MenuButton(
        f"+{step}" if step > 0 else f"−{-step}", command, f"{abs(step)} {'more' if step > 0 else 'less'} {what}"
    )


def host_buttons(obj: ObjectState, position: Position, command_for: Callable[[str], str]) -> Iterator[MenuButton]:
    """What something that can be attached could be on, as far as its text says what that must be; Equipment could be
    on nothing too.
    """
    if not any(word in obj.types for word in ATTACHED):
        return
    wanted = ENCHANT.search(obj.text)
    kind = wanted[1].lower() if wanted and "Aura" in obj.types else "creature"
    present = [other for other, _ in position.in_play()]
    free = [other for other in present if other.id not in (obj.id, obj.attached_to)]
    fitting = [other for other in free if kind == "permanent" or kind in other.types.lower()]
    for other in fitting[:MOST_HOSTS]:
        yield MenuButton(other.label, command_for(other.label))
    if obj.attached_to and "Aura" not in obj.types:
        yield MenuButton("nothing", command_for(""))


def move_button(label: str, zone: str, player: str, words: str) -> MenuButton:
    """To another place, as that player's card."""
    return MenuButton(words, f"move: {zone} | {player} | {label}")
