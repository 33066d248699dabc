"""A ruling as it is cited elsewhere: HTML, Markdown, BBCode and plain text, ready to be copied."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from django.template.loader import render_to_string

from sandbox.rulings.headline import headline
from sandbox.rulings.presentation import FrameOptions, OwnWords, with_query
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import EntryReference, in_order

FRAME_WIDTH, FRAME_HEIGHT = 640, 520
# An embed runs its own script at an opaque origin; its links open in windows of their own.
SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox"
MOST_RULES = 4
MARKDOWN_SIGNS = re.compile(r"([\\`*_\[\]<>|~])")
ONE_LINE = re.compile(r"\s+")

AddressOfEntry = Callable[[EntryReference], str]


@dataclass(frozen=True)
class RulingCitation:
    """What there is to cite. ``rules``: names of the rules that decided it, each with the address of its entry."""

    title: str
    sentence: str
    edition: str
    url: str
    embed: str
    script: str
    rules: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Field:
    """One form of a citation, ready to be copied."""

    name: str
    text: str
    rows: int


def rules_of(ruling: Ruling, address: AddressOfEntry) -> tuple[tuple[str, str], ...]:
    """The last rules at work that an entry states, in the order of the trace: what came last decided most."""
    found: dict[str, str] = {}
    for _, step in in_order(ruling.trace):
        if step.rule and step.entry:
            found.pop(step.rule, None)
            found[step.rule] = address(step.entry)
    return tuple(found.items())[-MOST_RULES:]


def citation_of(
    ruling: Ruling, url: str, embed: str, script: str, address: AddressOfEntry, own: OwnWords | None = None
) -> RulingCitation:
    """The citation of a ruling whose links are known; under somebody's own title, if they have put one over it."""
    rules = rules_of(ruling, address)
    title = (own.title if own else "") or ONE_LINE.sub(" ", ruling.name)
    return RulingCitation(title, headline(ruling), ruling.edition_name, url, embed, script, rules)


def fields_of(cited: RulingCitation, frame: FrameOptions | None = None) -> Iterator[Field]:
    """Every form, the link alone first; frames as these options say."""
    query = frame.query if frame else {}
    embed = with_query(cited.embed, query)
    yield Field("Link", cited.url, 2)
    yield Field("HTML", iframe(cited, embed), 4)
    yield Field("HTML, question first", iframe(cited, with_query(cited.embed, {**query, "ask": "1"})), 4)
    yield Field("HTML with a custom element", element(cited, query), 4)
    yield Field("Markdown", markdown(cited), 5)
    yield Field("BBCode", bbcode(cited), 5)
    yield Field("Plain text", plain(cited), 4)


def iframe(cited: RulingCitation, src: str, width: int | None = None, height: int = FRAME_HEIGHT) -> str:
    """A frame for another page; as wide as the column that it stands in unless a width is said."""
    context = {"cited": cited, "src": src, "width": width or "100%", "height": height, "sandbox": SANDBOX}
    return render_to_string("sandbox/includes/embed_iframe.html", context)


def element(cited: RulingCitation, options: Mapping[str, str] | None = None) -> str:
    """The custom element, whose content is what a reader without scripts sees; its attributes are named as the options
    of a frame."""
    return render_to_string("sandbox/includes/embed_element.html", {"cited": cited, "options": options or {}})


def markdown(cited: RulingCitation) -> str:
    """A quotation with links."""
    rules = ", ".join(f"[{escaped(name)}]({url})" for name, url in cited.rules)
    source = f"{escaped(cited.edition)}{f': {rules}' if rules else ''}. Decided by [Headjudge]({cited.url})."
    return f"> **[{escaped(cited.title)}]({cited.url})**\n> {escaped(cited.sentence)}\n>\n> {source}\n"


def bbcode(cited: RulingCitation) -> str:
    """A quotation for forums, which have no way to write a bracket as such."""
    title, sentence = unbracketed(cited.title), unbracketed(cited.sentence)
    rules = ", ".join(f"[url={url}]{unbracketed(name)}[/url]" for name, url in cited.rules)
    source = f"{unbracketed(cited.edition)}{f': {rules}' if rules else ''}. Decided by Headjudge."
    return f"[quote][b][url={cited.url}]{title}[/url][/b]\n{sentence}\n[i]{source}[/i][/quote]\n"


def plain(cited: RulingCitation) -> str:
    """For mail and chats."""
    rules = ", ".join(name for name, _ in cited.rules)
    source = f"{cited.edition}{f' ({rules})' if rules else ''}"
    return f"{cited.title}: {cited.sentence}\nUnder: {source}. Decided by Headjudge: {cited.url}\n"


def escaped(words: str) -> str:
    """Words without a meaning in Markdown."""
    return MARKDOWN_SIGNS.sub(r"\\\1", words)


def unbracketed(words: str) -> str:
    """Words without a meaning in BBCode."""
    return words.replace("[", "(").replace("]", ")")
