"""How gunicorn serves the site: WEB_CONCURRENCY and PORT are read from the environment."""

import os

from gunicorn.arbiter import Arbiter

bind = f"127.0.0.1:{os.environ.get('PORT', '8000')}"
workers = int(os.environ.get("WEB_CONCURRENCY", "2"))
worker_class = "rulebook.serving.worker.BufferingWorker"
threads = 4
limit_request_line = 8190  # a link to the sandbox carries a whole scenario
preload_app = True
timeout = 30
graceful_timeout = 5
max_requests = 20_000
max_requests_jitter = 2_000
loglevel = "warning"
control_socket_disable = True


def when_ready(server: Arbiter) -> None:
    """Says where the site answers, once it does."""
    print(f"Headjudge answers at http://{bind} (Ctrl-C ends it)", flush=True)
