"""How the site logs: to standard error, as lines for people or as JSON for machines, each with its request's id."""

from __future__ import annotations

LogConfig = dict[str, object]
TEXT = {"format": "%(levelname)s %(request_id)s %(name)s: %(message)s"}
JSON = {
    "()": "pythonjsonlogger.json.JsonFormatter",
    "fmt": "%(levelname)s %(name)s %(message)s %(request_id)s",
    "rename_fields": {"levelname": "level", "name": "logger"},
    "timestamp": "time",
}
FORMS = {"text": TEXT, "json": JSON}


def logging_config(form: str, level: str) -> LogConfig:
    """For Django, and for gunicorn's own lines. Raises ValueError for a form that is none."""
    if form not in FORMS:
        raise ValueError(f"logs are written as {' or '.join(FORMS)}, not as {form!r}")
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"request_id": {"()": "rulebook.serving.request_ids.WithRequestId"}},
        "formatters": {"line": FORMS[form]},
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["request_id"]}},
        "root": {"handlers": ["console"], "level": level.upper()},
        "loggers": {
            "waitress.queue": {"level": "ERROR"},  # that requests wait for a moment is no news
            "gunicorn.error": {"level": "WARNING", "handlers": ["console"], "propagate": False, "qualname": "gunicorn"},
        },
    }
