"""Connections of a worker: an answer is sent by the thread that made it, in one piece, as far as the client takes it.

Waitress puts every part of an answer into a buffer first, and its loop, which looks after all connections, tries to
send what it sees there: as long as the thread is at it, the loop turns a hundred times and keeps the interpreter from
everybody else.
"""

from __future__ import annotations

from waitress.buffers import ReadOnlyFileBasedBuffer
from waitress.channel import HTTPChannel
from waitress.task import WSGITask


class AnswerInOnePiece(WSGITask):  # type: ignore[misc]  # the library's
    """An answer whose head goes out together with its body, where that is one part."""

    wrote_header: bool

    def write(self, data: bytes) -> None:
        if self.wrote_header or not self.complete or not data:
            super().write(data)
            return
        head = self.build_response_header()
        self.wrote_header = True
        if self.has_body and self.content_length == len(data):
            self.content_bytes_written = len(data)
            self.channel.write_soon(head + data)
        else:
            self.channel.write_soon(head)
            super().write(data)


class Connection(HTTPChannel):  # type: ignore[misc]  # the library's
    """A connection whose buffer holds only what the client does not take at once; the loop sends that."""

    task_class = AnswerInOnePiece

    def write_soon(self, data: bytes | ReadOnlyFileBasedBuffer) -> int:
        """Raises ``ClientDisconnected``."""
        whole = len(data)
        if isinstance(data, bytes) and self.connected:
            with self.outbuf_lock:
                if not self.total_outbufs_len:
                    data = data[self._sent(data) :]
        if data:
            super().write_soon(data)
        return whole

    def _sent(self, data: bytes) -> int:
        """How many bytes went out; none where the client is gone: whoever puts them into the buffer hears of it."""
        try:
            return int(self.send(data, do_close=False))
        except OSError:
            return 0
