"""Nothing is stored for a form on another site."""

from __future__ import annotations

import pytest
from django.test import Client

from sandbox.models import StoredRuling
from sandbox.views.own_forms import FROM_ELSEWHERE
from tests.web.texts import TRAMPLE

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 302),
        ({"sec-fetch-site": "same-origin"}, 302),
        ({"sec-fetch-site": "none"}, 302),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "http://testserver"}, 302),
        ({"origin": "http://elsewhere.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://elsewhere.example", "sec-fetch-site": "same-origin"}, 302),
    ],
)
def test_where_a_request_comes_from_decides_whether_it_stores(
    client: Client, headers: dict[str, str], status: int
) -> None:
    answer = client.post("/r/", {"text": TRAMPLE}, headers=headers)
    assert answer.status_code == status
    assert StoredRuling.objects.exists() is (status == 302)
    assert (FROM_ELSEWHERE in answer.content.decode()) is (status == 403)
