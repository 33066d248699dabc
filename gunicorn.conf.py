"""How gunicorn serves the site; where it listens and with how many workers, the environment says."""

import gc
import os
import shutil
import tempfile

from gunicorn.arbiter import Arbiter
from gunicorn.workers.base import Worker

from rulebook.environment import number, text
from rulebook.logs import logging_config

bind = f"{text('HEADJUDGE_BIND')}:{number('PORT')}"
workers = number("WEB_CONCURRENCY")
worker_class = "rulebook.serving.worker.BufferingWorker"
threads = 4
limit_request_line = 8190  # a link to the sandbox carries a whole scenario
preload_app = True
timeout = 30
graceful_timeout = 5
worker_tmp_dir = "/dev/shm" if os.path.isdir("/dev/shm") else None  # a full disk must not end a worker
logconfig_dict = logging_config(text("HEADJUDGE_LOG"), text("HEADJUDGE_LOG_LEVEL"))
max_requests = 400_000  # a worker that begins anew makes its pages again: not every minute on a busy site
max_requests_jitter = 100_000
control_socket_disable = True

gc.disable()  # in the process that watches the workers: what it loads stays

metrics = text("HEADJUDGE_METRICS")
if metrics:  # the workers count together, in files that must be there before the library is loaded
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="headjudge-", dir=worker_tmp_dir)


def post_fork(server: Arbiter, worker: Worker) -> None:
    """A worker does look for what could be freed, while that still lies in the processor's cache: when it is looked for
    after hundreds of rulings alone, each ruling takes a sixth longer."""
    gc.set_threshold(1_000)
    gc.enable()


def child_exit(server: Arbiter, worker: Worker) -> None:
    """What a worker has counted stays; what it was doing ends with it."""
    if metrics:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(worker.pid)


def on_exit(server: Arbiter) -> None:
    if metrics:
        shutil.rmtree(os.environ["PROMETHEUS_MULTIPROC_DIR"], ignore_errors=True)


def when_ready(server: Arbiter) -> None:
    """Everything is loaded and no worker forked: what is there now stays for good, and workers share it, since none of
    them looks through it for what could be freed. Says where the site answers."""
    gc.freeze()
    print(f"Headjudge answers at http://{bind} (Ctrl-C ends it)", flush=True)
