"""How gunicorn serves the site; where it listens and with how many workers, the environment says."""

import os

from gunicorn.arbiter import Arbiter

from rulebook.environment import number, text

bind = f"{text('HEADJUDGE_BIND')}:{number('PORT')}"
workers = number("WEB_CONCURRENCY")
worker_class = "rulebook.serving.worker.BufferingWorker"
threads = 4
limit_request_line = 8190  # a link to the sandbox carries a whole scenario
preload_app = True
timeout = 30
graceful_timeout = 5
worker_tmp_dir = "/dev/shm" if os.path.isdir("/dev/shm") else None  # a full disk must not end a worker
max_requests = 20_000
max_requests_jitter = 2_000
loglevel = "warning"
control_socket_disable = True


def when_ready(server: Arbiter) -> None:
    """Says where the site answers, once it does."""
    print(f"Headjudge answers at http://{bind} (Ctrl-C ends it)", flush=True)
