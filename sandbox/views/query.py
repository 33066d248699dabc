"""What a query or a form says, read so that nothing in it can break a page."""

from __future__ import annotations

from collections.abc import Mapping

from django.http import HttpRequest

from sandbox.editions import AS_TAGGED, EDITIONS, NEWEST
from sandbox.engine.game import Edition
from sandbox.rulings.links import UNNAMED
from sandbox.rulings.presentation import FrameOptions, OwnWords, frame_options, own_words

Query = Mapping[str, str]


def query_of(request: HttpRequest) -> Query:
    """What the form of a POST says, or the query of a link; of a name that comes twice, the last."""
    asked = request.POST if request.method == "POST" else request.GET
    return {name: str(value) for name, value in asked.dict().items()}


def own_words_of(request: HttpRequest) -> OwnWords:
    """The title and the question that a link puts over its ruling."""
    return own_words(query_of(request))


def frame_options_of(request: HttpRequest) -> FrameOptions:
    """What a link's frame shows; a form names each of the parts by itself."""
    return frame_options({**query_of(request), "show": ",".join(request.GET.getlist("show"))})


def edition_asked(asked: Query) -> str:
    """What the text is to be played under, as the form or the link says it; where it says nothing, as tagged or else
    the newest. Links of old name an empty one."""
    return asked.get("edition", f"{AS_TAGGED}{NEWEST}") or UNNAMED


def edition_where_untagged(asked: Query) -> Edition:
    """What scenarios without a tag are played under where each is played as tagged."""
    _, _, edition = edition_asked(asked).partition(AS_TAGGED)
    return EDITIONS.get(edition, EDITIONS[NEWEST])


def step_asked(asked: Query) -> int | None:
    """The step of the trace that a link opens at, from 0."""
    return small_number(asked.get("step", ""))


def small_number(words: str) -> int | None:
    """A number of at most four digits; None for anything else."""
    return int(words) if words.isascii() and words.isdigit() and len(words) < 5 else None


def with_plain_ends(text: str) -> str:
    """A form sends line ends of its own kind, and files may begin with a mark of their bytes' order; lines and columns
    are counted without them.
    """
    return text.removeprefix("\ufeff").replace("\r\n", "\n")
