"""What the templates of a ruling need: symbols, addresses, boards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from django import template
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.html import conditional_escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from sandbox.boards.board import Board, board_of
from sandbox.boards.mana_symbols import Symbol, parts_of
from sandbox.boards.trace_lines import MOST_SHOWN, Line, lines_of
from sandbox.cards import POOL
from sandbox.editions import EDITIONS
from sandbox.editions.rule_numbers import rule_number
from sandbox.editor.card_search import PrintedCard
from sandbox.engine.game import Edition
from sandbox.imported_cards.importing import slug_of
from sandbox.rulings.addresses import entry_url, linkable, sandbox_url
from sandbox.rulings.headline import answer_there, headline, shown_claims
from sandbox.scenarios.values.position import ObjectState, Position
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import TraceStep, how_many

register = template.Library()
register.filter("entry_url", entry_url)
register.filter("sandbox_url", sandbox_url)
register.filter("linkable", linkable)
register.filter("headline", headline)
register.filter("answer_there", answer_there)
register.filter("shown_claims", shown_claims)
register.filter("card_slug", slug_of)
register.filter("rule_number", rule_number)
BACKQUOTED = re.compile(r"`([^`]*)`")
NOT_SAID = re.compile(r"\s+the trace does not say ")
KEYWORD = re.compile(r"(\s*)(Feature:|Rule:|Example:|Scenario:|Background:|Given|When|Then|And|But|\*)(?=\s)")


@register.filter
def symbols(text: str | None) -> SafeString:
    """Text with every ``{…}`` in it drawn; the rest is escaped."""
    pieces = (drawn(part) if isinstance(part, Symbol) else conditional_escape(part) for part in parts_of(text or ""))
    return mark_safe("".join(pieces))


@lru_cache(maxsize=256)
def drawn(symbol: Symbol) -> SafeString:
    """One symbol, which the style sheet draws and a screen reader reads."""
    return render_to_string("includes/symbol.html", {"symbol": symbol})


class CardNames:
    """The cards of the pool that a ruling shows, for its trace, in which the first place of each is linked."""

    def __init__(self, ruling: Ruling) -> None:
        held = (card for position in (ruling.start, ruling.final) for card in cards_shown(position))
        names = sorted({card.name for card in held if card.name in POOL}, key=len, reverse=True)
        either = "|".join(map(re.escape, names))
        self.pattern = re.compile(rf"(?<![\w-])({either})(?![\w-])") if either else None
        self.done: set[str] = set()

    def linked(self, text: str) -> SafeString:
        """A sentence of the trace as HTML."""
        pieces = self.pattern.split(text) if self.pattern else [text]
        return mark_safe("".join(self._piece(piece, bool(odd % 2)) for odd, piece in enumerate(pieces)))

    def _piece(self, words: str, is_name: bool) -> str:
        if not is_name or words in self.done:
            return symbols(words)
        self.done.add(words)
        return format_html(
            '<a class="card-name" href="{}">{}</a>', reverse("sandbox:card", args=(slug_of(words),)), words
        )


def cards_shown(position: Position) -> Iterator[ObjectState]:
    """Every card that a position shows, in all zones."""
    for player in position.players:
        for zone in (
            player.hand,
            player.battlefield,
            player.graveyard,
            player.removed,
            player.phased_out,
            player.command,
        ):
            yield from zone


@register.simple_tag
def card_names(ruling: Ruling) -> CardNames:
    """The names that a ruling's trace links."""
    return CardNames(ruling)


@register.filter
def linked_by(text: str, names: CardNames) -> SafeString:
    """A sentence of a trace with its symbols drawn and its cards linked."""
    return names.linked(text)


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
def in_a_sentence(name: str) -> str:
    """An edition's name with its article."""
    return name if name.startswith("The ") else f"the {name}"


@register.filter
def rule_in(rule: str, key: str) -> str:
    """What an edition calls the rule of that key."""
    edition = EDITIONS.get(key)
    return edition.words.rule_names.get(rule, rule) if edition else rule


@register.filter
def quoted(text: str) -> str:
    """Words between back-quotes, as the code's own texts have them, between quotation marks."""
    return BACKQUOTED.sub(r"“\1”", text)


@register.simple_tag
def start_board(ruling: Ruling, flipped: bool | str = False) -> Board:
    """The board as a ruling's scenario sets it up. What a template does not know is an empty text."""
    return board_of(ruling.start, flipped=bool(flipped), words=EDITIONS[ruling.edition].words)


@register.simple_tag
def final_board(ruling: Ruling, flipped: bool | str = False) -> Board:
    """The board at a ruling's end, with what changed."""
    return board_of(ruling.final, ruling.start, bool(flipped), EDITIONS[ruling.edition].words)


@register.simple_tag
def editions() -> list[Edition]:
    """The editions of the site, oldest first."""
    return list(EDITIONS.values())


@register.filter
def lines(trace: tuple[TraceStep, ...]) -> list[Line]:
    """A trace in reading order."""
    return lines_of(trace)


@register.filter
def unshown(trace: tuple[TraceStep, ...]) -> int:
    """How many steps of a trace are too many for a page."""
    return max(how_many(trace) - MOST_SHOWN, 0)


@register.filter
def card_frame(card: ObjectState | PrintedCard) -> str:
    """The color of a card's frame."""
    if len(card.colors) > 1:
        return "gold"
    if card.colors:
        return card.colors[0].lower()
    return "land" if "Land" in card.types else "artifact"


@register.filter
def gherkin(text: str) -> SafeString:
    """A scenario with its keywords and tags marked for the style sheet. Of the tags, readers are shown those that name
    editions; the others are for the book's own lists, as are claims about words that the trace does not have."""
    shown = (gherkin_line(line) for line in read_lines(text.rstrip("\n")))
    return format_html_join("\n", "{}", ((line,) for line in shown if line is not None))


def read_lines(text: str) -> Iterator[str]:
    """The lines that readers are shown: what follows a line that they are not shown begins as that one did."""
    word = ""
    for line in text.splitlines():
        found = KEYWORD.match(line)
        if found and NOT_SAID.match(line, found.end()):
            word = word or (found[2] if found[2] not in ("And", "But", "*") else "")
            continue
        if found and word:
            line = f"{found[1]}{word}{line[found.end() :]}" if found[2] in ("And", "But", "*") else line
            word = ""
        yield line


def gherkin_line(line: str) -> SafeString | str | None:
    """One line: its tags, a keyword at the beginning, or as it is; None: it is not shown."""
    if line.lstrip().startswith("@"):
        tags = " ".join(tag for tag in line.split() if tag[1:] in EDITIONS)
        return format_html('<span class="tags">{}</span>', tags) if tags else None
    found = KEYWORD.match(line)
    if not found:
        return line
    return format_html('{}<b class="kw">{}</b>{}', found[1], found[2], line[found.end() :])
