"""Names of cards as people write them: which spellings mean the same name."""

import re
import unicodedata
from functools import lru_cache

_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l", "ß": "ss", "ı": "i"})
_SIGNS = str.maketrans(dict.fromkeys("'\u2019\u2018\u02bc`\"\u201c\u201d.!?:\ua789", ""))
_BARS = re.compile(r"\s*/+\s*(?=[^\W\d])")
BETWEEN_FACES = " // "


@lru_cache(maxsize=4096)
def folded(name: str) -> str:
    """What a name is looked up by: small letters without accents, apostrophes and points, a space for a hyphen, and
    one way of writing what stands between two faces. Commas stay, since they part the cards of a list. A name made of
    nothing but signs is its own key."""
    plain = name.casefold().translate(_LETTERS).translate(_SIGNS)
    letters = "".join(each for each in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(each))
    spaced = _BARS.sub(BETWEEN_FACES, letters.replace("-", " ").replace("\u2010", " "))
    return " ".join(spaced.split()) or " ".join(name.casefold().split())


def spellings(name: str) -> tuple[str, ...]:
    """The keys by which a whole name is found, its own first: with its comma, and without the sign."""
    key = folded(name)
    return tuple(dict.fromkeys((key, " ".join(key.replace(",", " ").split()))))


def short_name(name: str) -> str:
    """The key of what stands before the comma; empty where there is none, or the name has several faces."""
    before, comma, _ = name.partition(",")
    return folded(before) if comma and BETWEEN_FACES.strip() not in name else ""
