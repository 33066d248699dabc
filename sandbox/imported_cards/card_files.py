"""A file of cards: opened whatever it is packed with, told by its content, and read a record at a time."""

from __future__ import annotations

import gzip
import lzma
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, cast

import ijson

from sandbox.cards.records import CardRecord
from sandbox.imported_cards.formats import BadRecord, from_mtgjson, from_scryfall

GZIP, XZ, ZIP = b"\x1f\x8b", b"\xfd7zXZ\x00", b"PK\x03\x04"
LOOKED_AT = 4096


class BadFile(ValueError):
    """The file is none that can be imported, or it breaks off; what was read before stays."""


class Skipped:
    """A record that was skipped: which, and why."""

    def __init__(self, name: str, why: str) -> None:
        self.name, self.why = name, why


@contextmanager
def opened(path: Path) -> Iterator[IO[bytes]]:
    """The JSON in a plain, .gz, .xz or .zip file. Raises BadFile."""
    try:
        with path.open("rb") as file:
            begins = file.read(8)
        if begins.startswith(ZIP):
            with zipfile.ZipFile(path) as archive, archive.open(_json_in(archive)) as member:
                yield member
        else:
            with _unpacking(begins, path) as stream:
                yield stream
    except (OSError, EOFError, lzma.LZMAError, zipfile.BadZipFile) as error:
        raise BadFile(f"{path} cannot be read: {error}") from error


def _json_in(archive: zipfile.ZipFile) -> str:
    name = next((name for name in archive.namelist() if name.lower().endswith(".json")), None)
    if name is None:
        raise BadFile("there is no .json file in the archive")
    return name


def _unpacking(begins: bytes, path: Path) -> IO[bytes]:
    if begins.startswith(GZIP):
        return cast(IO[bytes], gzip.open(path))
    if begins.startswith(XZ):
        return cast(IO[bytes], lzma.open(path))
    return path.open("rb")


def records_in(stream: IO[bytes]) -> Iterator[CardRecord | Skipped]:
    """Every card of the file, one at a time, and what had to be skipped. Raises BadFile where it is no such file, or
    breaks off."""
    try:
        yield from _mtgjson(stream) if _begins_with_object(stream) else _scryfall(stream)
    except ijson.JSONError as error:
        raise BadFile(f"the file breaks off, or is no JSON: {error}") from error
    except UnicodeDecodeError as error:
        raise BadFile(f"the file is no UTF-8: {error}") from error


def _begins_with_object(stream: IO[bytes]) -> bool:
    """MTGJSON's file is one object, Scryfall's a list."""
    first = stream.read(LOOKED_AT).removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    stream.seek(0)
    if first not in (b"{", b"["):
        raise BadFile("the file is neither MTGJSON's AtomicCards nor Scryfall's oracle cards")
    return first == b"{"


def _mtgjson(stream: IO[bytes]) -> Iterator[CardRecord | Skipped]:
    found = False
    for name, faces in ijson.kvitems(stream, "data", use_float=True):
        found = True
        try:
            yield from_mtgjson(name, faces)
        except BadRecord as error:
            yield Skipped(name, str(error))
    if not found:
        raise BadFile('the file has no cards under "data", as AtomicCards.json has')


def _scryfall(stream: IO[bytes]) -> Iterator[CardRecord | Skipped]:
    for number, record in enumerate(ijson.items(stream, "item", use_float=True), 1):
        try:
            yield from_scryfall(record)
        except BadRecord as error:
            name = record.get("name") if isinstance(record, dict) else None
            yield Skipped(name if isinstance(name, str) else f"record {number}", str(error))
