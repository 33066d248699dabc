"""The API's limit, counted as that of the pages is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

from sandbox.throttling.limits import seconds_to_wait

if TYPE_CHECKING:
    from rest_framework.views import APIView


class ClientThrottle(BaseThrottle):
    """So many requests of a client; each is counted in one step."""

    seconds = 0

    def allow_request(self, request: Request, view: APIView) -> bool:
        self.seconds = seconds_to_wait("api", request._request)
        return not self.seconds

    def wait(self) -> float:
        return self.seconds
