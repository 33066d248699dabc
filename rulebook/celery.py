"""Celery's application, where there is a broker: `celery --app rulebook worker --beat`.

Redis gives a message to another worker only after a while. So a portion is short, one that is given out twice does no
harm, and each minute a recheck that stands still is taken up again, whatever became of its message.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import django
from celery import Celery
from celery.signals import worker_ready

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulebook.settings")
django.setup()

from django.conf import settings  # noqa: E402

from rulebook.tasks import TASKS, Portion  # noqa: E402

SECONDS_FOR_A_PORTION = 300
app = Celery("rulebook", broker=settings.BROKER or "memory://")
app.conf.update(
    task_ignore_result=True,
    task_acks_late=True,
    task_reject_on_worker_lost=True,
    worker_prefetch_multiplier=1,
    worker_hijack_root_logger=False,
    broker_connection_retry_on_startup=True,
    broker_transport_options={"visibility_timeout": SECONDS_FOR_A_PORTION},
    beat_schedule_filename=str(settings.VAR / "beat-schedule"),
    beat_schedule={
        "a recheck goes on": {"task": "go_on_rechecking", "schedule": 60.0, "args": ("",), "options": {"expires": 60}},
        "rulings past their time": {"task": "prune", "schedule": 86_400.0, "args": ("",)},
    },
)


def in_portions(name: str, portion: Portion) -> Callable[[str], None]:
    """Does one portion, and asks for the next."""

    def work(reached: str) -> None:
        further = portion(reached)
        if further is not None:
            app.send_task(name, args=(further,))

    return work


for _name, _portion in TASKS.items():
    app.task(in_portions(_name, _portion), name=_name)


def take_up(**_: object) -> None:
    """A worker that starts takes up what one before it may have left."""
    app.send_task("go_on_rechecking", args=("",))


worker_ready.connect(take_up, weak=False)
