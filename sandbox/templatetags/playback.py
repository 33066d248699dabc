"""What the templates need to step through a ruling, to play on from it and to show where choices lead."""

from __future__ import annotations

from typing import Any

from django import template

from sandbox.editing import line_to_append
from sandbox.explored import Branch, tree_of
from sandbox.films import Film, film_of

register = template.Library()


@register.simple_tag
def film(ruling: dict[str, Any]) -> Film:
    """The boards along the trace of a ruling that was played with its frames."""
    return film_of(ruling)


@register.filter
def tree(outcomes: list[dict[str, Any]]) -> Branch:
    """Outcomes of open choices by choice."""
    return tree_of(outcomes)


@register.simple_tag
def play_on(ruling: dict[str, Any]) -> list[dict[str, Any]]:
    """What may be done where the text ends, player by player, each with the line that it adds to the text."""
    groups: dict[str, dict[str, Any]] = {}
    for option in ruling.get("options") or ():
        acts = option["player"] in option["sentence"] or bool(ruling["open_choices"])
        name = option["player"] if acts else "Time moves on"
        group = groups.setdefault(name, {"player": name, "legal": [], "mana": [], "illegal": []})
        line = line_to_append(ruling["text"], option["sentence"])
        kind = "illegal" if not option["legal"] else "mana" if option["sentence"].endswith(" for mana") else "legal"
        group[kind].append({**option, "line": line})
    return list(groups.values())
