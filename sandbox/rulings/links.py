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

from sandbox.editions import AS_TAGGED, EDITIONS, NEWEST, is_edition
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

UNNAMED = f"{AS_TAGGED}m11"
"""What is meant by a link or a stored ruling that names no edition. Those of the site name one since there are rules of
later years than those of Magic 2011."""


class BadLink(ValueError):
    """An address that names no question."""


@dataclass(frozen=True)
class RulingQuestion:
    """A text and the edition to play it under; as tagged: each scenario under the one that its tags name."""

    text: str
    edition: str = ""

    @property
    def under(self) -> str:
        """The edition, where a link of old that names none is meant as well."""
        return self.edition or UNNAMED

    @property
    def is_as_tagged(self) -> bool:
        """Whether it leaves the edition to the tags."""
        return self.edition not in EDITIONS

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
    """A question as links name it: line ends and the space around the text make no difference. Without an edition:
    as tagged, or else the newest there is now."""
    lines = (line.rstrip() for line in text.replace("\r\n", "\n").strip("\n").splitlines())
    under = edition if is_edition(edition) else f"{AS_TAGGED}{NEWEST}"
    return RulingQuestion("\n".join(lines).strip("\n") + "\n", "" if under == UNNAMED else under)


def unpacked(link: str) -> RulingQuestion:
    """The question that a link carries. Raises ``BadLink``."""
    try:
        content = base64.b64decode(link + "=" * (-len(link) % 4), altchars=b"-_", validate=True)
        opened = zlib.decompressobj(-15, zdict=COMMON)
        whole = opened.decompress(content, 4 * LONGEST_TEXT + 100)
        edition, _, text = whole.decode().partition("\n")
    except (binascii.Error, zlib.error, UnicodeDecodeError, ValueError) as error:
        raise BadLink("This link is damaged: it carries no scenario.") from error
    if not opened.eof or not text.strip() or (edition and not is_edition(edition)):
        raise BadLink("This link is damaged: a part of it is missing.")
    return question(text, edition or UNNAMED)
