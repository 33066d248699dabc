"""A ruling as pages show it, and every address under which it travels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from django.conf import settings
from django.http import Http404, HttpRequest
from django.urls import reverse
from django.utils.http import urlencode

from sandbox.models import StoredRuling
from sandbox.rulings.addresses import entry_url
from sandbox.rulings.citation import RulingCitation, citation_of
from sandbox.rulings.headline import headline
from sandbox.rulings.links import BadLink, RulingQuestion, unpacked
from sandbox.rulings.links import question as question_of
from sandbox.rulings.presentation import OwnWords, with_query
from sandbox.rulings.store import (
    Revision,
    evaluate_question,
    evaluate_with_positions,
    revisions,
    stored_at,
    with_edition,
)
from sandbox.scenarios.engine_version import engine_version
from sandbox.scenarios.evaluation import Evaluation
from sandbox.scenarios.values.ruling import Ruling

ELEMENT = "sandbox/headjudge-ruling.js"


@dataclass(frozen=True)
class RulingPage:
    """A ruling played now, beside what was stored of it, if it was."""

    question: RulingQuestion
    stored: StoredRuling | None = None
    played: Evaluation | None = None
    """What it comes to, where that was needed to know which ruling it is."""

    @cached_property
    def evaluation(self) -> Evaluation:
        """Decided by this engine."""
        return self.played or evaluate_question(self.question)

    @cached_property
    def with_positions(self) -> Evaluation:
        """The same with the positions along the way, for what steps through it; without them where they are too much
        to be played as well."""
        found = evaluate_with_positions(self.question)
        return found if found.is_whole or not self.evaluation.rulings else self.evaluation

    @property
    def first(self) -> Ruling | None:
        """The ruling on its first scenario; None if the text cannot be played."""
        return self.evaluation.rulings[0] if self.evaluation.rulings else None

    @cached_property
    def revisions(self) -> list[Revision]:
        """Where it is not what it was."""
        return revisions(self.stored, self.evaluation) if self.stored else []

    @property
    def engine(self) -> str:
        """The version of the engine that decides now."""
        return engine_version()

    @property
    def title(self) -> str:
        """The name of the first scenario."""
        return self.first.name if self.first else "A scenario"

    @property
    def summary(self) -> str:
        """What it comes to."""
        return headline(self.first) if self.first else "This text cannot be played."

    def address(self, page: str) -> str:
        """The path of one of its pages, by the short link where there is one."""
        stored = self.stored
        name, key = (f"rulings:{page}_stored", stored.id) if stored else (f"rulings:{page}_full", self.packed)
        return reverse(name, args=(key,))

    @cached_property
    def packed(self) -> str:
        """Its question as a link carries it."""
        return self.question.packed

    @property
    def full(self) -> str:
        """The path that carries everything."""
        return reverse("rulings:page_full", args=(self.packed,))

    @property
    def path(self) -> str:
        """The path of its page."""
        return self.address("page")

    @property
    def twin(self) -> str:
        """The path of the JSON twin."""
        return self.address("twin")

    @property
    def boards(self) -> str:
        """The path of the boards along its trace."""
        return self.address("boards")

    @property
    def embed(self) -> str:
        """The path of the page that may be framed."""
        return self.address("embed")

    @property
    def picture(self) -> str:
        """The path of its picture."""
        return self.address("picture")

    @property
    def playback(self) -> str:
        """The path of the picture that moves."""
        return self.address("playback")

    def beside(self, edition: str) -> RulingPage | None:
        """The same text under another edition; None for this one's own, or none."""
        if not edition or edition == self.question.edition:
            return None
        return RulingPage(question_of(self.question.text, edition))

    def oembed(self, request: HttpRequest, own: OwnWords) -> str:
        """Where a page that would embed the ruling learns how."""
        whole = request.build_absolute_uri
        return f"{whole(reverse('rulings:oembed'))}?{urlencode({'url': whole(with_query(self.path, own.query))})}"

    def citation(self, request: HttpRequest, own: OwnWords) -> RulingCitation:
        """What is cited of it, with whole addresses and somebody's own words over it. Only what could be played can be
        cited."""
        assert self.first is not None
        whole = request.build_absolute_uri
        script = whole(f"{settings.STATIC_URL}{ELEMENT}")
        url, embed = (whole(with_query(path, own.query)) for path in (self.path, self.embed))
        return citation_of(self.first, url, embed, script, lambda entry: whole(entry_url(entry)), own)


def ruling_page_at(packed: str = "", id: str = "") -> RulingPage:
    """The ruling that an address names. Raises ``Http404``."""
    if id:
        stored = stored_at(id)
        if stored is None:
            raise Http404("There is no ruling at this address.")
        return RulingPage(RulingQuestion(stored.text, stored.edition), stored)
    try:
        asked = unpacked(packed)
        played = evaluate_question(asked) if asked.is_as_tagged else None
        return RulingPage(with_edition(asked, played) if played else asked, played=played)
    except BadLink as error:
        raise Http404(str(error)) from error
