"""Limits: so many requests of a client in so much time."""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass
from functools import cache, lru_cache

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from sandbox.throttling.cache_counts import SHARED_COUNTS
from sandbox.throttling.come_back import come_back
from sandbox.throttling.counts import COUNTS

SECONDS = {"second": 1, "minute": 60, "hour": 3_600, "day": 86_400}


@dataclass(frozen=True)
class Limit:
    """`most` requests of one client in each window of `seconds`."""

    most: int
    seconds: int


@cache
def limit_of(rate: str) -> Limit:
    """From a rate as settings write it: `120/minute`. Raises ValueError for any other form."""
    number, _, unit = rate.partition("/")
    if not number.isdecimal() or unit not in SECONDS:
        raise ValueError(f"a rate is a number of requests per {', '.join(SECONDS)}, not {rate!r}")
    return Limit(int(number), SECONDS[unit])


def seconds_to_wait(scope: str, request: HttpRequest) -> int:
    """Counts a request: 0 when it may pass, else after how many seconds the next window begins. `scope` is a key of
    ``REQUEST_RATES``; each scope counts for itself.
    """
    limit = limit_of(settings.REQUEST_RATES[scope])
    now = time.time()
    window = int(now // limit.seconds)
    counts = SHARED_COUNTS if settings.CACHE else COUNTS
    if counts.add(f"{scope} {client_of(request)}", window) <= limit.most:
        return 0
    return max(1, round((window + 1) * limit.seconds - now))


def too_many(request: HttpRequest, what: str, wait: int) -> HttpResponse:
    """What a client is told who has asked too often."""
    return come_back(request, 429, f"Too many {what} from your address; please go on in {wait} seconds.", wait)


def client_of(request: HttpRequest) -> str:
    """Whose request it is: the address, or, of the newer kind, the network that one household has to itself. With
    proxies in front, the address that the outermost of them saw.
    """
    address = str(request.META.get("REMOTE_ADDR", ""))
    proxies: int = settings.PROXIES
    forwarded = request.META.get("HTTP_X_FORWARDED_FOR", "")
    if proxies and forwarded:
        seen = [one.strip() for one in forwarded.split(",")]
        address = seen[-min(proxies, len(seen))]
    return client_at(address)


@lru_cache(maxsize=4_096)
def client_at(address: str) -> str:
    """Who is at an address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else str(found)
