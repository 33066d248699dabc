"""The text of a file whose encoding nobody states.

Rules texts were published in ASCII, cp1252, Mac Roman, CP437, UTF-8 and UTF-16. The old sets of 256 characters decode
each other's bytes without an error, so each is tried and the one whose text makes sense is taken.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

MARKS = {codecs.BOM_UTF8: "utf-8-sig", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}
GUESSED = ("cp1252", "mac_roman", "cp437")
NAMES = re.compile(r"El-Hajjâj|Dandân|Juzám|Æther|Ma’rûf|Lim-Dûl|Bösium|Déjà|Jötun|Märtyrer|Ifh-Bíff")
"""Names of cards that rules texts mention and that need more than plain letters."""
LIKELY = re.compile(r"(?<=\w)[’'](?=\w)|(?<=[\s(—])“(?=\w)|(?<=[\w.,!?])”|(?<=\w)—(?=[\w\[])|®|™|©")
UNLIKELY = re.compile(r"[\x80-\x9f\u2500-\u25ff\u0300-\u03ff]|(?<=\w)[ÒÓÔÕÐÑ](?=\w)|[\u221a-\u22ff]")


class NoRulesText(ValueError):
    """A file that is no text of the Comprehensive Rules; the message says what was looked for."""


@dataclass(frozen=True)
class Decoded:
    """A text with `\\n` for every end of a line, and how it was encoded."""

    text: str
    encoding: str


def decoded(content: bytes) -> Decoded:
    """Raises NoRulesText where no encoding fits."""
    encoding = encoding_of(content)
    try:
        return Decoded(plain(content.decode(encoding)), encoding)
    except UnicodeDecodeError as error:
        raise NoRulesText(f"the file cannot be read as {encoding}: {error.reason} at byte {error.start:,}") from error


def encoding_of(content: bytes) -> str:
    """By its mark, else the strictest that fits, else the one whose text looks most like a rules text."""
    for mark, encoding in MARKS.items():
        if content.startswith(mark):
            return encoding
    for encoding in ("ascii", "utf-8"):
        try:
            content.decode(encoding)
        except UnicodeDecodeError:
            continue
        return encoding
    return max(GUESSED, key=lambda encoding: likeness(content.decode(encoding, "replace")))


def likeness(text: str) -> int:
    """How much of it belongs into a rules text, less what does not."""
    return 20 * len(NAMES.findall(text)) + len(LIKELY.findall(text)) - 3 * len(UNLIKELY.findall(text))


def plain(text: str) -> str:
    """One kind of line end, one kind of space; the separators of lines and paragraphs stand inside of a paragraph."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return re.sub(r"[\u00a0\u2028\u2029\u202f\t]", " ", text)
