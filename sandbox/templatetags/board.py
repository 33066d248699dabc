"""What the templates of a ruling need: symbols, addresses, boards."""

from __future__ import annotations

import re
from typing import Any

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from sandbox.boards.board import Board, board_of
from sandbox.boards.mana_symbols import drawn_symbols
from sandbox.boards.trace_lines import MOST_SHOWN, Line, how_many, lines_of
from sandbox.editions import EDITIONS
from sandbox.rulings.addresses import entry_url, linkable, sandbox_url

register = template.Library()
register.filter("entry_url", entry_url)
register.filter("sandbox_url", sandbox_url)
register.filter("linkable", linkable)
BACKQUOTED = re.compile(r"`([^`]*)`")
KEYWORD = re.compile(r"(\s*)(Feature:|Rule:|Example:|Scenario:|Background:|Given|When|Then|And|But|\*)(?=\s)")


@register.filter
def symbols(text: str) -> SafeString:
    """Text with its mana symbols drawn."""
    return drawn_symbols(text or "")


@register.filter
def signed(number: int) -> str:
    """A change with its sign, minus a real one."""
    return f"+{number}" if number > 0 else f"−{-number}"


@register.filter
def edition_name(key: str) -> str:
    """An edition's name."""
    edition = EDITIONS.get(key)
    return edition.name if edition else key


@register.filter
def quoted(text: str) -> str:
    """Words between back-quotes, as the code's own texts have them, between quotation marks."""
    return BACKQUOTED.sub(r"“\1”", text)


@register.simple_tag
def start_board(ruling: dict[str, Any]) -> Board:
    """The board as a ruling's scenario sets it up."""
    return board_of(ruling["start"])


@register.simple_tag
def final_board(ruling: dict[str, Any]) -> Board:
    """The board at a ruling's end, with what changed."""
    return board_of(ruling["final"], ruling["start"])


@register.simple_tag
def editions() -> list[Any]:
    """The editions of the site, oldest first."""
    return list(EDITIONS.values())


@register.filter
def lines(trace: list[dict[str, Any]]) -> list[Line]:
    """A trace in reading order."""
    return lines_of(trace)


@register.filter
def unshown(trace: list[dict[str, Any]]) -> int:
    """How many steps of a trace are too many for a page."""
    return max(how_many(trace) - MOST_SHOWN, 0)


@register.filter
def frame(obj: dict[str, Any]) -> str:
    """The color of a card's frame."""
    colors = obj.get("colors") or []
    if len(colors) > 1:
        return "gold"
    if colors:
        return str(colors[0]).lower()
    return "land" if "Land" in obj["types"] else "artifact"


@register.filter
def gherkin(text: str) -> SafeString:
    """A scenario with its keywords and tags marked for the style sheet."""
    return format_html_join("\n", "{}", ((gherkin_line(line),) for line in text.rstrip("\n").splitlines()))


def gherkin_line(line: str) -> SafeString | str:
    """One line: tags whole, a keyword at the beginning, or as it is."""
    if line.lstrip().startswith("@"):
        return format_html('<span class="tags">{}</span>', line)
    found = KEYWORD.match(line)
    if not found:
        return line
    return format_html('{}<b class="kw">{}</b>{}', found[1], found[2], line[found.end() :])
