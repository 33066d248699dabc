"""One spelling for every text: reminders gone, the card's own name as `~`, older words as today's.

Every character remembers where it stood in the text as given, so that an error can point there.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.terms.keywords import KEYWORDS

_OWN_NOUNS = "creature|artifact|enchantment|land|aura|equipment|permanent|spell|card|planeswalker|token"
_SPELLINGS: tuple[tuple[str, str], ...] = (
    (r"\r\n?", "\n"),
    (r"\s*\([^()]*\)", ""),
    (r"[\u2018\u2019]", "'"),
    (r"[\u201c\u201d]", '"'),
    (r"\u2212", "-"),
    (r"[ \t]*(?:\u2014|--|\u2013)[ \t]*", " — "),
    (r"(?<=[A-Za-z]) - (?=[A-Z{])", " — "),
    (r"\n\s*(?:\u2022|\*)\s*", " • "),
    (r"\{tap\}", "{T}"),
    (r"\{untap\}", "{Q}"),
)
_OLDER_WORDS: tuple[tuple[str, str], ...] = (
    (rf"\bthis (?:{_OWN_NOUNS})\b", "~"),
    (r"\b(?:enters the battlefield|comes into play|enters play)\b", "enters"),
    (r"\b(?:enter the battlefield|come into play|enter play)\b", "enter"),
    (r"\bleaves play\b", "leaves the battlefield"),
    (r"\bis put into (?:a|the|your|its owner's) graveyard from (?:play|the battlefield)\b", "dies"),
    (r"\bgoes to the graveyard from play\b", "dies"),
    (r"\bare put into (?:a|the) graveyard from (?:play|the battlefield)\b", "die"),
    (r"\bfrom play\b", "from the battlefield"),
    (r"\binto play\b", "onto the battlefield"),
    (r"\bin play\b", "on the battlefield"),
    (r"\bhis or her\b", "their"),
    (r"\bhe or she\b", "they"),
    (r"\bhim or her\b", "them"),
    (r"\bthemself\b", "them"),
    (r" to (?:your|their|its controller's|that player's) mana pools?\b", ""),
    (r"\btarget creature or player\b", "any target"),
    (r"\btarget creature, player, or planeswalker\b", "any target"),
    (r"\btarget player or planeswalker\b", "target player"),
    (r"\btarget opponent or planeswalker\b", "target opponent"),
    (r"\bconverted mana cost\b", "mana value"),
    (r"\b(?:can not|cannot)\b", "can't"),
    (r"\bdoes not\b", "doesn't"),
    (r"\bdo not\b", "don't"),
    (r"\bdid not\b", "didn't"),
    (r"\bis not\b", "isn't"),
    (r"\b(?:Activate|Play|Use) this ability only\b", "Activate only"),
    (r"\bmay play this ability\b", "may activate this ability"),
    (r"\bupkeep (?:phase|step)\b", "upkeep"),
    (r"\b(untap|draw|discard|cleanup|end) phase\b", r"\1 step"),
    (r"\bthat player or that planeswalker's controller\b", "that player"),
    (r"\beach turn if able\b", "each combat if able"),
    (r"\b(to|on top of|on the bottom of|into) owner's\b", r"\1 its owner's"),
    (r"\bgain(s?) (?=[+-](?:\d|X))", r"get\1 "),
    (r"\b(do|doe)s? (?=(?:\d+|X) damage\b)", "deals "),
    (r"; ((?:they|it) can't be regenerated)\b", r". \1"),
    (r"\bPlay (~|this) only\b", r"Cast ~ only"),
    (r"\b(?:Play|Use) this ability as a sorcery\b", "Activate only as a sorcery"),
    (r"\bspells or effects\b", "spells or abilities"),
    (r"\bcan be blocked only by\b", "can't be blocked except by"),
    (r"\b(rampage|cumulative upkeep): ", r"\1 "),
    (r" {2,}", " "),
)


@dataclass(frozen=True)
class Normal:
    """`places[n]` is where character n of `text` stood in the text as given."""

    text: str
    places: tuple[int, ...]

    def place(self, at: int) -> int:
        if at < len(self.places):
            return self.places[at]
        return self.places[-1] + 1 if self.places else 0

    def rewritten(self, pattern: str, replacement: str, flags: re.RegexFlag = re.IGNORECASE) -> "Normal":
        text: list[str] = []
        places: list[int] = []
        done = 0
        for match in re.finditer(pattern, self.text, flags):
            new = match.expand(replacement)
            text += [self.text[done : match.start()], new]
            places += [*self.places[done : match.start()], *[self.place(match.start())] * len(new)]
            done = match.end()
        return Normal("".join([*text, self.text[done:]]), (*places, *self.places[done:]))

    def paragraphs(self) -> "Iterator[Normal]":
        for match in re.finditer(r"[^\n]+", self.text):
            if match.group().strip():
                start, end = _stripped(match)
                yield Normal(self.text[start:end], self.places[start:end])


def _stripped(match: re.Match[str]) -> tuple[int, int]:
    found = match.group()
    return match.start() + len(found) - len(found.lstrip()), match.end() - (len(found) - len(found.rstrip()))


def normal_form(text: str, name: str = "") -> Normal:
    normal = Normal(text, tuple(range(len(text))))
    for pattern, replacement in _SPELLINGS:
        normal = normal.rewritten(pattern, replacement)
    for own in _own_names(name):
        normal = normal.rewritten(rf"(?<![\w~])(?<!named ){re.escape(own)}(?!\w)", "~", re.RegexFlag(0))
    for pattern, replacement in _OLDER_WORDS:
        normal = normal.rewritten(pattern, replacement)
    return normal


def _own_names(name: str) -> list[str]:
    """The whole name and, for `Kamahl, Pit Fighter`, what stands before the comma. A name that is a word of the
    language (the card Sacrifice) is not looked for."""
    names = [name, name.split(",")[0]] if name else []
    return [own for own in dict.fromkeys(names) if not is_a_word(own)]


def is_a_word(name: str) -> bool:
    """Whether the name of a card is also a word of the language."""
    return name.lower() in {"sacrifice", "regenerate", *KEYWORDS}
