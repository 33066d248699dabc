"""Arranging a position on its board: each change that a menu asks for is a change of the text."""

from __future__ import annotations

from sandbox.editor.add_card import ZONES, SetUp, checked
from sandbox.editor.gherkin_lines import set_up
from sandbox.editor.given_steps import said, unsaid
from sandbox.editor.remove_card import (
    controllers_in,
    label_of_host,
    placed_anew,
    placed_in,
    the_one,
    things_of,
    with_its_auras,
    without,
)
from sandbox.engine.objects import Object
from sandbox.rulings.evaluate import fault
from sandbox.terms.errors import HeadjudgeError


def arranged(text: str, asks: str) -> SetUp:
    """The text after a change: ``say: <sentence>``, ``unsay: <sentence>``, ``away: <label>``,
    ``give: <player> | <label>``, ``put: <player> | <label> | <host>`` or
    ``move: <zone> | <player> | <label>[ | <host>]``. What cannot be done leaves it as it was, with the fault.
    """
    kind, _, what = asks[:300].partition(": ")
    try:
        new = CHANGES[kind](text, what)
    except HeadjudgeError as error:
        return SetUp(text, fault(error.message) | error.as_json())
    except (KeyError, ValueError):
        return SetUp(text, fault(f"the position cannot be changed so: {asks[:80]!r}"))
    except LookupError as error:
        return SetUp(text, fault(str(error)))
    return checked(text, new)


def parts_of(what: str) -> list[str]:
    """What stands between the strokes."""
    return [part.strip() for part in what.split("|")]


def moved(text: str, what: str) -> str:
    """The card taken from where it is and put elsewhere; the Auras on it go to the graveyard. One with a number keeps
    it.
    """
    zone, player, label, *host = parts_of(what)
    placed = placed_in(text)
    _, *auras = with_its_auras(the_one(label, things_of(placed)), things_of(placed))
    controllers = controllers_in(placed)
    left = without(text, label)
    card = f"{label} on {host[0]}" if host else label
    left = set_up(left, ZONES[zone][1].format(player=player, card=card))
    for aura in auras:
        left = set_up(left, ZONES["graveyard"][1].format(player=controllers[aura], card=aura.label))
    return left


def given(text: str, what: str) -> str:
    """The card in play, with all that is on it and said of it, under another player's control."""
    player, label = parts_of(what)
    thing = the_one(label, things_of(placed_in(text)))
    return placed_anew(text, label, player, label_of_host(thing) if isinstance(thing.host, Object) else "")


def attached(text: str, what: str) -> str:
    """The Aura or Equipment on something else, or on nothing."""
    player, label, host = parts_of(what)
    return placed_anew(text, label, player, host)


CHANGES = {"say": said, "unsay": unsaid, "away": without, "move": moved, "give": given, "put": attached}
