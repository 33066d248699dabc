"""Behind a proxy each client counts for itself, by the address that the proxy saw; without one nobody chooses it."""

from __future__ import annotations

import pytest

from tests.serving.server import Server, serving

PAGE = "/sandbox/"


def answers(server: Server, *clients: str) -> list[int]:
    return [server.status(PAGE, X_Forwarded_For=client) for client in clients]


@pytest.mark.parametrize(("proxies", "expected"), [("1", [200, 200, 429, 200]), ("0", [200, 200, 429, 429])])
def test_a_client_is_who_the_proxy_says(proxies: str, expected: list[int]) -> None:
    with serving(HEADJUDGE_PROXIES=proxies, HEADJUDGE_PAGE_RATE="2/day", WEB_CONCURRENCY="1") as server:
        assert answers(server, "203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113.8") == expected


def test_a_proxy_that_was_reached_by_https_is_believed() -> None:
    with serving(HEADJUDGE_PROXIES="1", HEADJUDGE_HTTPS="1", WEB_CONCURRENCY="1", HEADJUDGE_HOSTS="") as server:
        assert server.status("/about/", X_Forwarded_Proto="https") == 200
