"""The index over the words of an official text. Each machine makes its own from the database when it is first asked,
wherever the text was imported; it is named by the import, so that one text put in place of another has another."""

from __future__ import annotations

import logging
import shutil
import tempfile
import threading
from pathlib import Path

from django.conf import settings
from whoosh import index
from whoosh.analysis import StemmingAnalyzer
from whoosh.fields import STORED, TEXT, Schema

from rulebook.official.models import OfficialText

log = logging.getLogger(__name__)
SCHEMA = Schema(key=STORED, words=TEXT(analyzer=StemmingAnalyzer()))
_building = threading.Lock()


def shelf_of(text: OfficialText) -> index.Index | None:
    """The index of the text, made now where it is not there; None where this machine cannot make it."""
    folder = folder_of(text)
    try:
        with _building:
            if not index.exists_in(folder):
                build(text, folder)
                forget_others(folder.parent)
        return index.open_dir(folder)
    except (OSError, index.IndexError):
        log.exception("the index of %s cannot be made or read; the next search makes it anew", text)
        shutil.rmtree(folder, ignore_errors=True)
        return None


def folder_of(text: OfficialText) -> Path:
    """Where its index lies. A text that is imported again has another key, and its rules have others as well."""
    return all_indexes() / f"{text.effective.isoformat()}-{text.pk}"


def all_indexes() -> Path:
    return Path(settings.SEARCH_INDEX).with_name("official-index")


def build(text: OfficialText, folder: Path) -> None:
    """Readers see all of it or nothing; of several processes that make it at once, the first one's stays."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(dir=folder.parent, prefix="."))
    try:
        writer = index.create_in(made, SCHEMA).writer(limitmb=64)
        for rule in text.rules.all():
            writer.add_document(key=rule.pk, words="\n".join((rule.words, *rule.examples)))
        writer.commit()
        if not index.exists_in(folder):
            made.rename(folder)
    finally:
        shutil.rmtree(made, ignore_errors=True)


def forget_others(folder: Path) -> None:
    """Drops the indexes of texts that are no longer there."""
    known = {folder_of(text).name for text in OfficialText.objects.all()}
    for other in folder.iterdir():
        if other.name not in known and not other.name.startswith("."):
            shutil.rmtree(other, ignore_errors=True) if other.is_dir() else other.unlink(missing_ok=True)
