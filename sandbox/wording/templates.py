"""The notation of templates: how a production writes a sentence once for reading and for printing.

{what:thing}   a slot: the field `what`, read and printed as the phrase `thing`
<gets|get>     agreement: after one thing, after several (or after `you`)
(a|b|)         alternatives, all of them read and the first one printed; an empty one makes the others optional
anything else  itself; capitals do not matter when reading
"""

import re
from collections.abc import Iterator

from sandbox.terms.values import Value

_TOKEN = re.compile(r"\{([a-z_]+):([a-z_]+)\}|<([^<>|]*)\|([^<>|]*)>|\(([^()]*\|[^()]*)\)")


class Slot(Value):
    """A part of the sentence that another phrase reads."""

    field: str
    phrase: str


class FixedWords(Value):
    """Fixed words: any of `options` is read. `one` is printed after a single subject, `many` after several."""

    options: tuple[str, ...]
    one: str
    many: str


class Literal(Value):
    """Adjoining words; `shown` is what an error says was expected, empty for a mere blank. `choices`: one after the
    other, each time any one of the options, in small letters, those tried first that stand first."""

    choices: tuple[tuple[str, ...], ...]
    shown: str

    def end(self, text: str, at: int) -> int | None:
        """Where the words end that begin at this place of a text in small letters; never inside a word."""
        return _end(self.choices, text, at)


def _end(choices: tuple[tuple[str, ...], ...], text: str, at: int) -> int | None:
    if not choices:
        return None if _is_letter(text[at - 1 : at]) and _is_letter(text[at : at + 1]) else at
    for option in choices[0]:
        if text.startswith(option, at) and (end := _end(choices[1:], text, at + len(option))) is not None:
            return end
    return None


def _is_letter(character: str) -> bool:
    return character.isascii() and character.isalpha()


class Template(Value):
    """`parts` are for reading, `pieces` for printing."""

    parts: tuple[Slot | Literal, ...]
    pieces: tuple[Slot | FixedWords, ...]

    @property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(part for part in self.parts if isinstance(part, Slot))


def compiled(notation: str) -> Template:
    pieces = tuple(_pieces(notation))
    return Template(tuple(_merged(pieces)), pieces)


def _pieces(notation: str) -> Iterator[Slot | FixedWords]:
    place = 0
    for match in _TOKEN.finditer(notation):
        if plain := notation[place : match.start()]:
            yield _plain(plain)
        place = match.end()
        yield _special(match)
    if rest := notation[place:]:
        yield _plain(rest)


def _plain(text: str) -> FixedWords:
    return FixedWords((text,), text, text)


def _special(match: re.Match[str]) -> Slot | FixedWords:
    field, phrase, one, many, choices = match.groups()
    if field:
        return Slot(field, phrase)
    if choices is None:
        return FixedWords((one, many), one, many)
    options = choices.split("|")
    return FixedWords(tuple(options), options[0], options[0])


def _merged(pieces: tuple[Slot | FixedWords, ...]) -> Iterator[Slot | Literal]:
    run: list[FixedWords] = []
    for piece in pieces:
        if isinstance(piece, FixedWords):
            run.append(piece)
            continue
        if run:
            yield _literal(run)
        run = []
        yield piece
    if run:
        yield _literal(run)


def _literal(run: list[FixedWords]) -> Literal:
    choices = tuple([tuple(sorted(map(str.lower, words.options), key=len, reverse=True)) for words in run])
    plain = "".join(words.one for words in run).strip()
    return Literal(choices, f"`{plain}`" if plain else "")
