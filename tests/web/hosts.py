"""Other people's pages, on an origin of their own."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

HEARD = "<script>window.heard = []; addEventListener('message', (e) => heard.push([e.origin, e.data]));</script>"


class Page(BaseHTTPRequestHandler):
    """Answers every address with the page that is set."""

    def __init__(self, pages: dict[str, str], *args: object) -> None:
        self.pages = pages
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        content = self.pages.get("page", "").encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is printed."""


class Host:
    """A page that tests write. ``localhost`` is another origin, and another site, than 127.0.0.1."""

    def __init__(self, port: int, pages: dict[str, str]) -> None:
        self.url, self.pages = f"http://localhost:{port}/", pages

    def write(self, body: str) -> str:
        """Put a page there; gives its address."""
        self.pages["page"] = f"<!doctype html><title>An article</title><body>{HEARD}{body}"
        return self.url


@contextmanager
def host() -> Iterator[Host]:
    """A host while it is needed."""
    pages: dict[str, str] = {}
    server = ThreadingHTTPServer(("localhost", 0), partial(Page, pages))
    Thread(target=server.serve_forever, daemon=True).start()
    yield Host(server.server_port, pages)
    server.shutdown()
    server.server_close()
