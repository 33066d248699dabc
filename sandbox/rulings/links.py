"""What names a ruling in an address: the whole question packed into the link, or an id made from its content.

A packed link needs no storage and is read by every later version of the site; how it is packed is named by the number
before it. An id is the same for the same question, whoever asks it.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import zlib
from dataclasses import dataclass

from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import LONGEST_TEXT

VERSION = 1
ID_LENGTH = 12
LONGEST_LINK = 6_000

# What a packed text may point back into. It is part of version 1 and never changes.
COMMON = (
    b"  And everything resolves\n  And it resolves\n  And combat damage is dealt\n  Then Sue has 18 life\n"
    b" is in Bob's graveyard is in Sue's graveyard attacks with blocks responds with activates casts targeting "
    b"Lightning Bolt Giant Growth Grizzly Bears Hill Giant War Mammoth Swamps Forests Islands Mountains Plains "
    b"\n  When Bob casts \n  And Sue holds \n  And Bob holds \n  And Sue controls \n  Given Bob controls "
    b"mirage\nduel\ntimespiral\nm11\nExample: "
)


class BadLink(ValueError):
    """An address that names no question."""


@dataclass(frozen=True)
class RulingQuestion:
    """A text and the edition to play it under; no edition: the one that each scenario's tags name."""

    text: str
    edition: str = ""

    @property
    def id(self) -> str:
        """Made from the content: 60 bits of a hash in lower-case letters and digits."""
        digest = hashlib.sha256(f"{VERSION}\n{self.edition}\n{self.text}".encode()).digest()
        return base64.b32encode(digest).decode().lower()[:ID_LENGTH]

    @property
    def packed(self) -> str:
        """The whole question as a link carries it."""
        squeezed = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=COMMON)
        content = squeezed.compress(f"{self.edition}\n{self.text}".encode()) + squeezed.flush()
        return base64.urlsafe_b64encode(content).decode().rstrip("=")

    @property
    def linkable(self) -> bool:
        """Whether servers and chats will let the whole link through."""
        return len(self.packed) <= LONGEST_LINK


def question(text: str, edition: str = "") -> RulingQuestion:
    """A question as links name it: line ends and the space around the text make no difference."""
    lines = (line.rstrip() for line in text.replace("\r\n", "\n").strip("\n").splitlines())
    return RulingQuestion("\n".join(lines).strip("\n") + "\n", edition if edition in EDITIONS else "")


def unpacked(link: str) -> RulingQuestion:
    """The question that a link carries. Raises ``BadLink``."""
    try:
        content = base64.b64decode(link + "=" * (-len(link) % 4), altchars=b"-_", validate=True)
        opened = zlib.decompressobj(-15, zdict=COMMON)
        whole = opened.decompress(content, 4 * LONGEST_TEXT + 100)
        edition, _, text = whole.decode().partition("\n")
    except (binascii.Error, zlib.error, UnicodeDecodeError, ValueError) as error:
        raise BadLink("This link is damaged: it carries no scenario.") from error
    if not opened.eof or not text.strip() or (edition and edition not in EDITIONS):
        raise BadLink("This link is damaged: a part of it is missing.")
    return question(text, edition)
