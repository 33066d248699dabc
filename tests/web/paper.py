"""A page printed: what stands on each sheet of its PDF."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator

_OBJECT = re.compile(rb"(\d+) 0 obj\b")
_LENGTH, _STREAM = re.compile(rb"/Length\s+(\d+)"), re.compile(rb"stream\r?\n")
_SHOWN = re.compile(rb"\bT[jJ]\b")


def words_drawn(pdf: bytes) -> list[int]:
    """For each sheet, how many runs of letters are drawn on it."""
    objects = dict(_objects(pdf))
    sheets = [body for body in objects.values() if re.search(rb"/Type\s*/Page\b", body)]
    return [_runs(objects, sheet) for sheet in sheets]


def _objects(pdf: bytes) -> Iterator[tuple[int, bytes]]:
    """The numbered objects: of one that is a stream what is drawn, of others what is said."""
    at = 0
    while found := _OBJECT.search(pdf, at):
        end = pdf.index(b"endobj", found.end())
        stream = _STREAM.search(pdf, found.end(), end)
        length = _LENGTH.search(pdf, found.end(), stream.start()) if stream else None
        if stream and length:
            body = pdf[stream.end() : stream.end() + int(length[1])]
            end = stream.end() + int(length[1])
            packed = b"/FlateDecode" in pdf[found.end() : stream.start()]
            yield int(found[1]), zlib.decompress(body) if packed else body
        else:
            yield int(found[1]), pdf[found.end() : end]
        at = end


def _runs(objects: dict[int, bytes], sheet: bytes) -> int:
    contents = re.search(rb"/Contents\s+(?:\[\s*)?((?:\d+ 0 R\s*)+)", sheet)
    assert contents, "a sheet without contents"
    return sum(len(_SHOWN.findall(objects[int(number)])) for number in re.findall(rb"(\d+) 0 R", contents[1]))
