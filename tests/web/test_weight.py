"""What a page weighs on its way to the reader, with everything that it needs."""

import gzip
import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from sandbox.editions import EDITIONS
from sandbox.models import EntryScenario
from tests.web.page_types import OFFICIAL_PAGES, PAGES, linked

IMPORT = re.compile(r'from "\./([\w.]+)"')
KIB = 1_024


def weight(content: bytes) -> int:
    return len(gzip.compress(content, 6))


def static_files(html: str) -> dict[str, bytes]:
    """The page's own files by path; modules with what they import."""
    waiting = [match.split("?")[0] for match in re.findall(r'(?:src|href)="/static/([^"]+)"', html)]
    found: dict[str, bytes] = {}
    while waiting:
        path = waiting.pop()
        place = finders.find(path)
        assert isinstance(place, str), path
        found[path] = Path(place).read_bytes()
        if path.endswith(".js"):
            waiting += [str(Path(path).parent / name) for name in IMPORT.findall(found[path].decode())]
    return found


def heaviest_entries() -> list[str]:
    """Addresses of the entries of each edition with the most scenarios and with the longest."""
    found = [EntryScenario.objects.filter(edition=edition) for edition in EDITIONS]
    longest = [max(of_one, key=lambda scenario: len(scenario.text)) for of_one in found if of_one]
    most = [scenario for of_one in found for scenario in of_one.order_by("-number")[:2]]
    return list(dict.fromkeys(f"/{'/'.join(scenario.entry_key)}/" for scenario in (*longest, *most)))


def weighed(client: Client, address: str) -> tuple[int, int]:
    """The bytes of a page with everything that it needs, and of its scripts alone, compressed."""
    html = client.get(address).content
    files = static_files(html.decode())
    scripts = sum(weight(content) for path, content in files.items() if path.endswith(".js"))
    mana = weight(Path(str(finders.find("sandbox/mana.svg"))).read_bytes())
    return weight(html) + mana + sum(map(weight, files.values())), scripts


@pytest.mark.django_db
def test_an_entry_with_everything_stays_under_its_limits(client: Client) -> None:
    addresses = ["/", *heaviest_entries()]
    assert {address.split("/")[1] for address in addresses} >= set(EDITIONS)
    for address in addresses:
        everything, scripts = weighed(client, address)
        assert scripts < 45 * KIB, address
        assert everything < 120 * KIB, address


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["ruling", "answer", "embed", "embed-asking"])
def test_so_does_every_page_of_a_ruling(client: Client, name: str) -> None:
    everything, scripts = weighed(client, PAGES[name])
    assert scripts < 30 * KIB
    assert everything < 120 * KIB


@pytest.mark.django_db
@pytest.mark.parametrize("name", [name for name in PAGES if name.startswith("sandbox-")])
def test_and_the_sandbox_under_its_own(client: Client, name: str) -> None:
    everything, scripts = weighed(client, PAGES[name])
    assert scripts < 45 * KIB
    assert everything < 160 * KIB


@pytest.mark.django_db
@pytest.mark.parametrize("name", [name for name in PAGES if name != "missing" and not name.startswith("sandbox-")])
def test_no_page_type_is_heavier_than_an_entry_may_be(client: Client, name: str) -> None:
    everything, scripts = weighed(client, PAGES[name])
    assert scripts < 45 * KIB
    assert everything < 120 * KIB


@pytest.mark.django_db
def test_the_page_of_positions_has_room_for_twice_as_many(client: Client) -> None:
    assert weight(client.get(PAGES["positions"]).content) < 25 * KIB


@pytest.mark.usefixtures("official_texts")
@pytest.mark.parametrize("name", OFFICIAL_PAGES)
def test_nor_is_any_page_of_an_official_text(client: Client, name: str) -> None:
    everything, scripts = weighed(client, OFFICIAL_PAGES[name])
    assert scripts < 45 * KIB
    assert everything < 120 * KIB


@pytest.mark.django_db
@pytest.mark.parametrize("page", ["r", "embed"])
def test_the_longest_scenario_of_the_site_is_light_enough_to_travel(client: Client, page: str) -> None:
    longest = max(EntryScenario.objects.all(), key=lambda scenario: len(scenario.text))
    everything, scripts = weighed(client, linked(longest.text, page))
    assert scripts < 30 * KIB
    assert everything < 120 * KIB
