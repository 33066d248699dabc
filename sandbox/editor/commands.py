"""The commands of a board's menus: each is a change of the text."""

from __future__ import annotations

from sandbox.editor.add_card import ZONES
from sandbox.editor.gherkin_lines import add_given
from sandbox.editor.given_steps import remove_given, set_given
from sandbox.editor.remove_card import (
    controllers_in,
    label_of_host,
    object_labeled,
    objects_of,
    place_again,
    placed_in,
    remove_card,
    with_its_auras,
)
from sandbox.editor.text_change import TextChange, checked_change
from sandbox.engine.objects import Object
from sandbox.scenarios.values.fault import fault, fault_of
from sandbox.terms.errors import HeadjudgeError

LONGEST_COMMAND = 300


def run_command(text: str, command: str) -> TextChange:
    """The text after ``say: <sentence>``, ``add: <sentence>``, ``unsay: <sentence>``, ``away: <label>``,
    ``give: <player> | <label>``, ``put: <player> | <label> | <host>`` or
    ``move: <zone> | <player> | <label>[ | <host>]``. What cannot be done leaves it as it was, with the fault.
    """
    kind, _, operands = command[:LONGEST_COMMAND].partition(": ")
    try:
        new = COMMANDS[kind](text, operands)
    except HeadjudgeError as error:
        return TextChange(text, fault_of(error))
    except (KeyError, ValueError):
        return TextChange(text, fault(f"the position cannot be changed so: {command[:80]!r}"))
    except LookupError as error:
        return TextChange(text, fault(str(error)))
    return checked_change(text, new)


def split_operands(operands: str) -> list[str]:
    """What stands between the strokes."""
    return [operand.strip() for operand in operands.split("|")]


def move_card(text: str, operands: str) -> str:
    """The card taken from where it is and put elsewhere; the Auras on it go to the graveyard. One with a number keeps
    it.
    """
    zone, player, label, *host = split_operands(operands)
    placed = placed_in(text)
    _, *auras = with_its_auras(object_labeled(label, objects_of(placed)), objects_of(placed))
    controllers = controllers_in(placed)
    left = remove_card(text, label)
    card = f"{label} on {host[0]}" if host else label
    left = add_given(left, ZONES[zone][1].format(player=player, card=card))
    for aura in auras:
        left = add_given(left, ZONES["graveyard"][1].format(player=controllers[aura], card=aura.label))
    return left


def give_control(text: str, operands: str) -> str:
    """The card in play, with all that is on it and said of it, under another player's control."""
    player, label = split_operands(operands)
    thing = object_labeled(label, objects_of(placed_in(text)))
    return place_again(text, label, player, label_of_host(thing) if isinstance(thing.host, Object) else "")


def put_on_host(text: str, operands: str) -> str:
    """The Aura or Equipment on something else, or on nothing."""
    player, label, host = split_operands(operands)
    return place_again(text, label, player, host)


COMMANDS = {
    "say": set_given,
    "add": add_given,
    "unsay": remove_given,
    "away": remove_card,
    "move": move_card,
    "give": give_control,
    "put": put_on_host,
}
