"""A card of which not every sentence is understood: what can be played of it, and what cannot."""

import re
from collections.abc import Mapping

from sandbox.meaning.card import Card
from sandbox.terms.errors import NotUnderstood
from sandbox.terms.values import Value
from sandbox.wording.cards import check_lines, read_card

_PARAGRAPH = re.compile(r"\S[^\n]*(?:\n\s*(?:\u2022|\*)[^\n]*)*")
_STOP = re.compile(r"[.!?][\"\u201d)]*(?=\s|$)")
_BULLET = re.compile(r"\n\s*(?:\u2022|\*)")


class UnreadSentence(Value):
    """`text[start:end]` of a card is not understood: from `position` on, where `expected` says what could stand.
    Nothing expected: it stands in the paragraph behind such a sentence, on which it may lean."""

    start: int
    end: int
    position: int
    expected: str = ""


def read_partly(record: Mapping[str, str | int]) -> tuple[Card, tuple[UnreadSentence, ...]]:
    """The card with the abilities that are understood, and the sentences that are not, in the order of the text.

    Of a paragraph with a sentence that is not understood, what stands before it is read alone, if it can be; what
    stands behind it may speak of it and is not read. Raises NotUnderstood where the name, the types, the cost or the
    size cannot be read, without which there is no card.
    """
    left, unread = str(record.get("text", "")), list[UnreadSentence]()
    are_checked = False
    while True:
        try:
            return read_card({**record, "text": left}), tuple(sorted(unread, key=lambda each: each.start))
        except NotUnderstood as error:
            if not are_checked:
                check_lines(record)
                are_checked = True
            if not left.strip():
                raise
            found = _unread_at(left, error)
        unread += [each for each in found if not _is_reminder(left[each.start : each.end])]
        left = left[: found[0].start] + " " * (found[-1].end - found[0].start) + left[found[-1].end :]


def _unread_at(text: str, error: NotUnderstood) -> list[UnreadSentence]:
    """The sentence in which reading stopped, and those that stand behind it in its paragraph."""
    position = error.position if error.text == text else 0
    paragraphs = paragraph_spans(text)
    begins, ends = next((each for each in paragraphs if position <= each[1]), paragraphs[-1])
    spans = sentence_spans(text, begins, ends)
    first = next((index for index, span in enumerate(spans) if position < span[1]), len(spans) - 1)
    (start, end), *rest = spans[first:]
    stopped = UnreadSentence(start, end, min(max(position, start), end), error.expected)
    return [stopped, *[UnreadSentence(begin, stop, begin) for begin, stop in rest]]


def sentence_and_place(text: str, position: int) -> tuple[str, int]:
    """The sentence of a text in which a place lies, and where in it; of two, the later one; at the end the last."""
    paragraphs = paragraph_spans(text)
    if not paragraphs:
        return "", 0
    spans = sentence_spans(text, *next((each for each in paragraphs if position <= each[1]), paragraphs[-1]))
    start, end = next((span for span in spans if position < span[1]), spans[-1])
    return text[start:end], min(max(position, start), end) - start


def _is_reminder(sentence: str) -> bool:
    """Reminders are no rules: they are not read, whatever they say."""
    return sentence.startswith("(") and sentence.endswith(")")


def paragraph_spans(text: str) -> list[tuple[int, int]]:
    """Where the paragraphs of a text begin and end; modes belong to what offers them."""
    return [each.span() for each in _PARAGRAPH.finditer(text)]


def sentence_spans(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Where the sentences of a paragraph begin and end; modes are one sentence with what offers them."""
    if _BULLET.search(text, start, end):
        return [(start, end)]
    stops = [each.end() for each in _STOP.finditer(text, start, end) if _is_outside(text[start : each.end()])]
    found, at = list[tuple[int, int]](), start
    for stop in dict.fromkeys((*stops, end)):
        begin = at + len(text[at:stop]) - len(text[at:stop].lstrip())
        if begin < stop and text[begin:stop].strip():
            found.append((begin, stop))
        at = stop
    return found


def _is_outside(before: str) -> bool:
    """Whether a sentence that ends here is none within quotation marks or a reminder."""
    quotes = before.count('"') + before.count("\u201c") + before.count("\u201d")
    return quotes % 2 == 0 and before.count("(") == before.count(")")
