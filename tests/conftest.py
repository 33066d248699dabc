"""What every test shares: settings that leave var/ alone, and headless Chromium for the tests marked `browser`."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest
from django.conf import settings
from playwright.sync_api import Browser, Page, sync_playwright

from rulebook.bench.browser import chromium
from rulebook.serving.kept_pages import KEPT, KEPT_RULINGS
from rulebook.serving.known_rulings import KNOWN
from sandbox.engine import budget
from sandbox.imported_cards import database_cards
from sandbox.throttling.counts import COUNTS

INSTALL_CHROMIUM = "no Chromium found; install it with: apt-get install -y chromium"

hypothesis.settings.register_profile("headjudge", deadline=None, print_blob=True)
hypothesis.settings.load_profile("headjudge")


def pytest_configure(config: pytest.Config) -> None:
    """Static files under their plain names; the search index in a place of its own. The bound of work alone ends a
    game, and not the clock: on a slow machine the outcomes are the same."""
    budget.MOST_SECONDS = 60.0
    settings.STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    var = tempfile.mkdtemp(prefix="headjudge-")
    settings.SEARCH_INDEX = Path(var) / "index"
    config.add_cleanup(lambda: shutil.rmtree(var, ignore_errors=True))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if chromium():
        return
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason=INSTALL_CHROMIUM))


@pytest.fixture(autouse=True)
def _nothing_counted_yet() -> None:
    """Each test starts with no request held against its client, and no answer kept."""
    COUNTS.clear()
    for shelf in (KEPT, KEPT_RULINGS, KNOWN):
        shelf.forget()
    database_cards.forget_the_newest()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Headless Chromium, one for a run. Playwright's event loop shares the thread with the tests' database."""
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page without history or storage."""
    context = browser.new_context()
    yield context.new_page()
    context.close()
