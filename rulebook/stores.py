"""Where the site keeps what it keeps, as Django's settings name it: databases and caches."""

from __future__ import annotations

from pathlib import Path

import dj_database_url

SQLITE = "django.db.backends.sqlite3"
SQLITE_OPTIONS = {
    "init_command": "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL",
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
}
CONTENT_OPTIONS = {"init_command": "PRAGMA journal_mode = DELETE", "transaction_mode": "IMMEDIATE", "timeout": 20}
"""Without a log beside the database: who reads writes nothing, so that a full disk is no matter."""
POSTGRESQL = "django.db.backends.postgresql"
SECONDS_CONNECTED = 600
SECONDS_TO_CONNECT = 3


def databases(url: str, var: Path) -> dict[str, dj_database_url.DBConfig]:
    """One SQLite file for everything; or, where a database is named that machines share, that one, and beside it the
    content in a file of this version's own: versions side by side each read theirs.
    """
    default = _connected(url or f"sqlite:///{var / 'headjudge.sqlite3'}")
    if default["ENGINE"] == SQLITE:
        return {"default": default}
    content = _connected(f"sqlite:///{var / 'content.sqlite3'}")
    content["OPTIONS"] = CONTENT_OPTIONS
    return {"default": default, "content": content}


def _connected(url: str) -> dj_database_url.DBConfig:
    found = dj_database_url.parse(url, conn_max_age=SECONDS_CONNECTED, conn_health_checks=True)
    if found["ENGINE"] == SQLITE:
        found["OPTIONS"] = SQLITE_OPTIONS
    elif found["ENGINE"] == POSTGRESQL:
        found["OPTIONS"] = {"connect_timeout": SECONDS_TO_CONNECT}
    return found


def caches(url: str) -> dict[str, dict[str, str]]:
    """Redis, if it is named; else a cache in each process."""
    if not url:
        return {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
    return {
        "default": {
            "BACKEND": "rulebook.serving.shared_cache.SharedCache",
            "LOCATION": url,
            "KEY_PREFIX": "headjudge",
        }
    }
