"""Each request has an id: the proxy's, if one in front gives it, else one of our own. It stands in every line that is
logged meanwhile, and in the answer."""

from __future__ import annotations

import logging
import re
from contextvars import ContextVar
from random import getrandbits

from django.conf import settings
from django.http import HttpRequest

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="-")
GIVEN = re.compile(r"[\w-]{8,64}")


def id_of(request: HttpRequest) -> str:
    """Nobody but a proxy of the site's own is believed."""
    given = request.META.get("HTTP_X_REQUEST_ID", "") if settings.PROXIES else ""
    return given if GIVEN.fullmatch(given) else f"{getrandbits(64):016x}"


class WithRequestId(logging.Filter):
    """Lets every line pass, with the id of the request that it is about."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = REQUEST_ID.get()
        return True
