"""Figures for Prometheus, where ``HEADJUDGE_METRICS`` asks for them: all of a machine's workers together.

The workers count in files that they map into memory (`gunicorn.conf.py` says where). Without the variable nothing is
counted, and the library need not be there.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

from django.db import DatabaseError

from sandbox.models import RecheckedRuling, StoredRuling

if TYPE_CHECKING:
    from prometheus_client import Counter, Histogram
    from prometheus_client.metrics_core import GaugeMetricFamily

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS"})


_making = Lock()


def _counters() -> tuple[Counter, Histogram]:
    """Made by the first thread that counts; a name can be given once."""
    with _making:
        return _made()


@cache
def _made() -> tuple[Counter, Histogram]:
    from prometheus_client import Counter, Histogram

    requests = Counter("headjudge_requests", "Requests answered", ("method", "view", "status"))
    seconds = Histogram("headjudge_request_seconds", "From a request to its answer", ("view",), buckets=STEPS)
    return requests, seconds


def count_request(method: str, view: str, status: int, seconds: float) -> None:
    """One that has been answered."""
    requests, times = _counters()
    requests.labels(method if method in METHODS else "other", view, str(status)).inc()
    times.labels(view).observe(seconds)


def figures() -> bytes:
    """Everything, as Prometheus reads it."""
    from prometheus_client import REGISTRY, CollectorRegistry, generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector

    _counters()
    found = CollectorRegistry()
    if os.environ.get(FOLDER):
        MultiProcessCollector(found)
    counted = generate_latest(found if os.environ.get(FOLDER) else REGISTRY)
    stored = CollectorRegistry()
    stored.register(StoredRulingGauges())
    return counted + generate_latest(stored)


class StoredRulingGauges:
    """What stands in the database now; nothing while it is away."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        from prometheus_client.metrics_core import GaugeMetricFamily

        try:
            stored = StoredRuling.objects.count()
            waiting = RecheckedRuling.objects.filter(played=None).count()
        except DatabaseError:
            return
        yield GaugeMetricFamily("headjudge_stored_rulings", "Rulings stored for a short link", stored)
        yield GaugeMetricFamily("headjudge_rulings_to_recheck", "Of a recheck, those not played yet", waiting)
