"""From an entry's Markdown to its page: HTML in passages, parted by its scenarios, with its links resolved."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count, pairwise

from django.urls import reverse
from markdown_it import MarkdownIt
from markdown_it.token import Token

from sandbox.scenarios.language.markdown import ScenarioBlock, block_of, is_scenario
from sandbox.templatetags.board import symbols

from .card_finder import CardFinder
from .entry_files import Address, EntryFault, EntryFile
from .entry_pictures import drawn_picture, is_picture
from .term_finder import TermFinder

MARKDOWN = MarkdownIt("commonmark", {"html": False, "typographer": True})
MARKDOWN.enable(["table", "smartquotes", "replacements"])
TOPIC_LINK = "topic:"
SUMMARY_LENGTH = 240

Resolve = Callable[[str], "Address | None"]


@dataclass
class EntryHtml:
    """What a body comes to: ``passages`` as ``Entry`` stores them, and in ``cites`` every entry that it links to."""

    passages: list[dict[str, object]] = field(default_factory=list)
    blocks: list[ScenarioBlock] = field(default_factory=list)
    cites: set[Address] = field(default_factory=set)
    text: str = ""
    summary: str = ""


def render_entry(entry: EntryFile, resolve: Resolve, terms: TermFinder) -> EntryHtml:
    """Render a body. ``resolve`` gives the entry that states a topic, or None where there is none yet.

    Raises ``EntryFault`` for a link that is no topic and for a block without an example.
    """
    tokens, rendered = MARKDOWN.parse(entry.body), EntryHtml()
    inlines = [token for token in tokens if token.type == "inline"]
    for token in inlines:
        token.children = Links(entry, resolve, rendered).in_line(token)
    rendered.text = " ".join(plain(token) for token in inlines)
    rendered.summary = shortened(plain(inlines[0]) if inlines else entry.title)
    unlinked = terms.without({entry.address, *rendered.cites})
    cards = CardFinder(rendered.text, "\n".join(token.content for token in tokens if is_scenario(token)))
    for token in running_text(tokens):
        token.children = link_cards(token.children or [], cards)
        token.children = link_terms(token.children or [], unlinked, rendered)
    for token in inlines:
        token.children = [drawn for piece in token.children or [] for drawn in with_symbols(piece)]
    part_at_scenarios(entry, tokens, rendered)
    return rendered


def running_text(tokens: list[Token]) -> list[Token]:
    """The paragraphs of a body without its headings. A heading of the first rank goes down: that rank is the page's."""
    for token in tokens:
        if token.tag == "h1":
            token.tag = "h2"
    return [token for above, token in pairwise(tokens) if token.type == "inline" and above.type != "heading_open"]


def with_symbols(piece: Token) -> list[Token]:
    """Words with their mana symbols drawn."""
    if piece.type != "text" or "{" not in piece.content:
        return [piece]
    return [Token("html_inline", "", 0, content=str(symbols(piece.content)))]


@dataclass
class Links:
    """The ``topic:`` links of one entry, resolved; one that leads nowhere yet becomes plain words."""

    entry: EntryFile
    resolve: Resolve
    rendered: EntryHtml
    open_links: list[bool] = field(default_factory=list)

    def in_line(self, inline: Token) -> list[Token]:
        """The pieces of one paragraph with every link resolved or taken out."""
        return [piece for piece in inline.children or [] if self._stays(piece, inline)]

    def _stays(self, piece: Token, inline: Token) -> bool:
        if piece.type == "link_open":
            self.open_links.append(self._resolved(piece, inline))
            return self.open_links[-1]
        return self.open_links.pop() if piece.type == "link_close" else True

    def _resolved(self, link: Token, inline: Token) -> bool:
        target = str(link.attrGet("href") or "")
        if not target.startswith(TOPIC_LINK):
            return True
        topic = target.removeprefix(TOPIC_LINK)
        if not Address.of_topic(topic):
            line = self.entry.body_line + (inline.map[0] if inline.map else 0)
            raise EntryFault(self.entry.path, line, "a link such as topic:duel-rule-batch", repr(target))
        found = self.resolve(topic)
        if found is None or found == self.entry.address:
            return False
        link.attrSet("href", url_of(found))
        self.rendered.cites.add(found)
        return True


def url_of(address: Address) -> str:
    """The path of an entry's page."""
    page = "glossary:term" if address.kind == "glossary" else "rulebook:rule"
    return reverse(page, args=(address.edition, address.slug))


def link_terms(pieces: list[Token], terms: TermFinder, rendered: EntryHtml) -> list[Token]:
    """Link the first place in an entry where each term is used, outside links and code."""
    linked: list[Token] = []
    depth = 0
    for piece in pieces:
        depth += (piece.type == "link_open") - (piece.type == "link_close")
        linked += [piece] if depth or piece.type != "text" else linked_text(piece, terms, rendered)
    return linked


def link_cards(pieces: list[Token], cards: CardFinder) -> list[Token]:
    """Link the first place in an entry where each card is named, outside links and code."""
    linked: list[Token] = []
    depth = 0
    for piece in pieces:
        depth += (piece.type == "link_open") - (piece.type == "link_close")
        linked += [piece] if depth or piece.type != "text" else linked_names(piece, cards)
    return linked


def linked_names(piece: Token, cards: CardFinder) -> list[Token]:
    """One run of words, parted at the cards in it."""
    parts: list[Token] = []
    for words, path in cards.parted(piece.content):
        text = Token("text", "", 0, content=words)
        opening = Token("link_open", "a", 1, attrs={"href": path, "class": "card-name"})
        parts += [opening, text, Token("link_close", "a", -1)] if path else [text]
    return parts


def linked_text(piece: Token, terms: TermFinder, rendered: EntryHtml) -> list[Token]:
    """One run of words, parted at the terms in it."""
    parts: list[Token] = []
    for words, address in terms.parted(piece.content):
        text = Token("text", "", 0, content=words)
        if address is None:
            parts.append(text)
            continue
        rendered.cites.add(address)
        opening = Token("link_open", "a", 1, attrs={"href": url_of(address), "class": "term"})
        parts += [opening, text, Token("link_close", "a", -1)]
    return parts


def part_at_scenarios(entry: EntryFile, tokens: list[Token], rendered: EntryHtml) -> None:
    """Fill the passages: HTML up to each scenario, the scenario, and on. A picture is HTML too."""
    begun: list[Token] = []
    rendered.blocks = [checked(token, entry) for token in tokens if is_scenario(token)]
    numbers = count(1)
    for token in tokens:
        if is_scenario(token):
            close_passage(begun, rendered)
            begun = []
            rendered.passages.append({"scenario": next(numbers)})
        elif is_picture(token):
            begun.append(Token("html_block", "", 0, content=drawn_picture(token, entry, rendered.blocks)))
        else:
            begun.append(token)
    close_passage(begun, rendered)


def close_passage(tokens: list[Token], rendered: EntryHtml) -> None:
    """Render what stands between two scenarios."""
    if tokens:
        rendered.passages.append({"html": MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})})


def checked(token: Token, entry: EntryFile) -> ScenarioBlock:
    """A block must name its example and stand by itself; whether its sentences can be read is the engine's to say."""
    block = block_of(token, entry.body_line)
    if not block.name:
        raise EntryFault(entry.path, block.line, "a line 'Example: its name' in the block", "none")
    if token.level:
        raise EntryFault(entry.path, block.line, "a block outside of lists and quotations", "one within")
    return block


def plain(inline: Token) -> str:
    """The words of a paragraph without markup."""
    pieces = inline.children or []
    return "".join(" " if piece.type in ("softbreak", "hardbreak") else piece.content for piece in pieces)


def shortened(text: str) -> str:
    """The first sentences, as many as fit a description."""
    text = text.removesuffix(":") + " …" if text.endswith(":") else text
    if len(text) <= SUMMARY_LENGTH:
        return text
    cut = text[:SUMMARY_LENGTH]
    sentence = re.match(r".*[.!?](?=\s)", cut)
    return sentence[0] if sentence and len(sentence[0]) > 60 else cut.rsplit(" ", 1)[0].rstrip(",;:") + " …"
