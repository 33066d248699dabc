"""What the templates need to step through a ruling, to play on from it and to show where choices lead."""

from __future__ import annotations

import re
from typing import Any

from django import template

from sandbox.boards.timeline import Film, film_of
from sandbox.editor.gherkin_lines import line_to_append
from sandbox.rulings.choice_tree import Branch, in_every_case, tree_of

register = template.Library()
MANA = re.compile(r" taps .* for (?:mana|\{.*\})$")
LEAD_IN = re.compile(r"(.* targeting|\S+ blocks .* with|\S+ attacks(?: \S.*)? with) (.*)")


@register.simple_tag
def film(ruling: dict[str, Any]) -> Film:
    """The boards along the trace of a ruling that was played with its frames."""
    return film_of(ruling)


@register.filter
def tree(outcomes: list[dict[str, Any]]) -> Branch:
    """Outcomes of open choices by choice."""
    return tree_of(outcomes)


@register.filter
def common(outcomes: list[dict[str, Any]]) -> list[str]:
    """What all of several outcomes have in common."""
    return in_every_case(outcomes) if len(outcomes) > 1 else []


@register.simple_tag
def play_on(ruling: dict[str, Any]) -> list[dict[str, Any]]:
    """What may be done where the text ends, player by player; each move has the line that it adds to the text. Legal
    moves that begin alike, such as one spell with its targets, stand together.
    """
    groups: dict[str, dict[str, Any]] = {}
    for option in ruling.get("options") or ():
        acts = option["player"] in option["sentence"] or bool(ruling["open_choices"])
        name = option["player"] if acts else "Time moves on"
        group = groups.setdefault(name, {"player": name, "legal": {}, "mana": [], "illegal": []})
        move = {**option, **parts_of(option["sentence"]), "line": line_to_append(ruling["text"], option["sentence"])}
        if not option["legal"]:
            group["illegal"].append(move)
        elif MANA.search(option["sentence"]):
            group["mana"].append(move)
        else:
            group["legal"].setdefault(move["beginning"], []).append(move)
    return [{**group, "legal": list(group["legal"].values())} for group in groups.values()]


def parts_of(sentence: str) -> dict[str, str]:
    """A sentence up to the word after which it may go on in several ways, and how this one goes on."""
    found = LEAD_IN.match(sentence)
    return {"beginning": found[1], "end": found[2]} if found else {"beginning": sentence, "end": ""}
