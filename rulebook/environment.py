"""Every variable of the environment that the site reads, with its default. `OPERATING.md` lists them."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Variable:
    """`default` holds where the variable is not set, or is empty."""

    name: str
    default: str
    meaning: str


VARIABLES = {
    variable.name: variable
    for variable in (
        Variable("HEADJUDGE_BIND", "127.0.0.1", "address that the site listens at"),
        Variable("PORT", "8000", "port that it listens at"),
        Variable("WEB_CONCURRENCY", "2", "worker processes"),
        Variable("HEADJUDGE_VAR", "var", "folder of what is made: content, search index, static files, secret key"),
        Variable("HEADJUDGE_DEBUG", "", "1 for development"),
        Variable("HEADJUDGE_HOSTS", "", "names that the site answers to, beside this machine's own, parted by commas"),
        Variable("HEADJUDGE_SITE", "http://127.0.0.1:8000", "the site's address, for the links of assistants"),
        Variable("HEADJUDGE_PROXIES", "0", "how many reverse proxies stand in front"),
        Variable("HEADJUDGE_HTTPS", "", "1 where the site is reached by HTTPS alone: other requests are sent there"),
        Variable("HEADJUDGE_HSTS", "0", "for so many seconds browsers ask for nothing but HTTPS"),
        Variable("HEADJUDGE_HSTS_WIDE", "", "1: and for all names below the site's, and for good (preload)"),
        Variable("HEADJUDGE_SECRET_KEY", "", "the secret key; empty: made once and kept in the folder above"),
        Variable("DATABASE_URL", "", "database of stored rulings, cards and official texts; empty: SQLite there"),
        Variable("HEADJUDGE_CACHE", "", "`redis://…` for cache, limits and locks; empty: each machine for itself"),
        Variable(
            "HEADJUDGE_BROKER", "", "`redis://…` through which long work goes to Celery; empty: it is done at once"
        ),
        Variable("HEADJUDGE_LOG", "text", "`text`, or `json`: one object a line, with the request's id"),
        Variable("HEADJUDGE_LOG_LEVEL", "WARNING", "`INFO` logs each request; `WARNING` only what went wrong"),
        Variable("HEADJUDGE_METRICS", "", "the token for which `/metrics` answers Prometheus; empty: it is not there"),
        Variable("HEADJUDGE_KEEP_MOST", "1000000", "so many rulings are stored at most"),
        Variable("HEADJUDGE_KEEP_DAYS", "0", "so many days a ruling stays stored (`manage.py prune`); 0: for good"),
        Variable("HEADJUDGE_PAGE_RATE", "240/minute", "pages that play something, for one client"),
        Variable("HEADJUDGE_API_RATE", "120/minute", "requests that one client may send to the API"),
        Variable("HEADJUDGE_PLAYBACK_RATE", "20/minute", "moving pictures that one client may have drawn"),
        Variable("HEADJUDGE_STORE_RATE", "60/hour", "rulings that one client may store for a short link"),
    )
}


def text(name: str) -> str:
    """What the variable says, or its default. Raises KeyError for one that is not listed."""
    return os.environ.get(name, "") or VARIABLES[name].default


def number(name: str) -> int:
    """A whole number. Raises ValueError with the variable's name."""
    written = text(name)
    if not written.isdecimal():
        raise ValueError(f"{name} is a whole number, not {written!r}")
    return int(written)


def switched_on(name: str) -> bool:
    return text(name) == "1"


def listed(name: str) -> list[str]:
    """What stands between commas."""
    return [one.strip() for one in text(name).split(",") if one.strip()]
