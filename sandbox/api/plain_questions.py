"""Questions that leave nothing to be weighed: they are answered without the framework, which takes as long for one as
the engine for a small game. What is unusual in any way, the framework reads, and says what is wrong with it."""

from __future__ import annotations

from typing import TypedDict, cast

import orjson
from django.http import HttpRequest

from sandbox.editions import is_edition
from sandbox.scenarios.evaluation import LONGEST_TEXT

READ = "headjudge.json"
"""Where a request holds what its body says, once somebody has read it."""
JSON = "application/json"
FLAGS = ("explore", "frames", "options")


class PlainQuestion(TypedDict, total=False):
    """What ``QuestionSerializer`` makes of it as well."""

    scenario: str
    edition: str | None
    explore: bool
    frames: bool
    options: bool


def json_of(request: HttpRequest) -> object:
    """What the body says, read once for all who ask. Raises ValueError where it is no JSON."""
    if READ not in request.META:
        request.META[READ] = orjson.loads(request.body)
    return request.META[READ]


def plain_question(request: HttpRequest) -> PlainQuestion | None:
    """The question of a request that asks for nothing but the usual, in the usual form; None for every other."""
    asks = request.META
    if request.method != "POST" or request.content_type != JSON or asks.get("QUERY_STRING"):
        return None
    if asks.get("HTTP_ACCEPT", "*/*") != "*/*":
        return None
    try:
        asked = json_of(request)
    except ValueError:
        return None
    return cast(PlainQuestion, asked) if is_plain(asked) else None


def is_plain(asked: object) -> bool:
    """Whether every field is there, or left out where it may be, and holds what it should."""
    if not isinstance(asked, dict):
        return False
    text, edition = asked.get("scenario"), asked.get("edition")
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST_TEXT or "\0" in text:
        return False
    if edition is not None and not (isinstance(edition, str) and is_edition(edition)):
        return False
    return all(isinstance(asked.get(flag, False), bool) for flag in FLAGS)
