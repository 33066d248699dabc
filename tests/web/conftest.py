"""The site with its real content, loaded once for a run."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command
from playwright.sync_api import Page
from pytest_django import Settings
from pytest_django.live_server_helper import LiveServer
from pytest_django.plugin import DjangoDbBlocker
from rest_framework.test import APIClient

from glossary.models import Entry, Term
from rulebook.models import Rule
from rulebook.serving.kept_pages import KEPT
from sandbox.models import EntryScenario
from tests.official.texts import NEWER, OLDER
from tests.web.folders import Folder


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """The database and the search index as `make serve` fills them."""
    with django_db_blocker.unblock():
        call_command("load_content", verbosity=0, stdout=StringIO())
        call_command("build_index", verbosity=0, stdout=StringIO())


@pytest.fixture(scope="module")
def site(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[str]:
    """The site on a port of its own, with the loaded content, for browsers."""
    with django_db_blocker.unblock():
        server = LiveServer("127.0.0.1")
        yield server.url
        server.stop()


@pytest.fixture
def complaints(page: Page) -> list[str]:
    """What the browser says against a page and its frames."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    return said


@pytest.fixture(autouse=True)
def pages_made_anew() -> None:
    """No page of a test before."""
    KEPT.forget()


@pytest.fixture
def official_texts(db: None, tmp_path: Path, settings: Settings) -> None:
    """Two small rules texts, imported as a site imports published ones."""
    settings.SEARCH_INDEX = tmp_path / "index"
    files = {tmp_path / "older.txt": OLDER, tmp_path / "newer.txt": NEWER}
    for file, text in files.items():
        file.write_text(text, encoding="utf-8")
    call_command("import_rules", *files, stdout=StringIO(), stderr=StringIO())


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


@pytest.fixture
def api() -> APIClient:
    return APIClient()


@pytest.fixture
def shown_entry(db: None) -> Entry:
    """An entry that embeds a scenario."""
    scenario = EntryScenario.objects.first()
    assert scenario is not None, "no entry embeds a scenario"
    model = Term if scenario.kind == "glossary" else Rule
    return model.objects.get(edition=scenario.edition, slug=scenario.slug)
