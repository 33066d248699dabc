"""Every address of the site."""

from django.urls import URLPattern, URLResolver, include, path, register_converter
from django.urls.converters import SlugConverter
from django.views.generic import RedirectView

from sandbox.editions import EDITIONS
from sandbox.urls.rulings import both

from .api import urlpatterns as api_patterns
from .serving import health
from .views import answers, ask, assistants, editions, positions, rules, search


class EditionConverter(SlugConverter):
    """The id of an edition that the site carries."""

    def to_python(self, value: str) -> str:
        if value not in EDITIONS:
            raise ValueError(value)
        return value


register_converter(EditionConverter, "edition")

rulebook_patterns: list[URLPattern | URLResolver] = [
    path("", editions.home, name="home"),
    path("ask/", ask.ask, name="ask"),
    path("search/", search.results, name="search"),
    path("search/suggestions/", search.suggested, name="suggestions"),
    path("editions/", editions.matrix, name="matrix"),
    path("editions/positions/", positions.every_edition, name="positions"),
    path("editions/positions/<slug:slug>/<edition:edition>/", positions.ruling, name="position_ruling"),
    path("editions/positions.json", positions.every_edition_json, name="positions_json"),
    *both("r", "/answer/", answers.answer, "answer"),
    *both("r", r"/answer\.json", answers.answer_json, "answer_json"),
    path("about/", editions.about, name="about"),
    path("llms.txt", assistants.llms_txt, name="llms_txt"),
    path("<edition:edition>/", editions.contents, name="contents"),
    path("<edition:edition>.json", editions.contents_json, name="contents_json"),
    path("<edition:edition>/chapters/<slug:slug>/", editions.chapter, name="chapter"),
    path("<edition:edition>/rules/", rules.index, name="index"),
    path("<edition:edition>/rules.json", rules.index_json, name="index_json"),
    path("<edition:edition>/rules/<slug:slug>/", rules.rule, name="rule"),
    path("<edition:edition>/rules/<slug:slug>/preview/", rules.preview, name="rule_preview"),
    path("<edition:edition>/rules/<slug:slug>.json", rules.rule_json, name="rule_json"),
]

urlpatterns = [
    path("api/v1/", include((api_patterns, "api"))),
    path("api/", RedirectView.as_view(pattern_name="api:docs")),
    path("healthz", health.healthz),
    path("readyz", health.readyz),
    path("metrics", health.metrics),
    path("official/", include("rulebook.official.urls")),
    path("sandbox/", include("sandbox.urls.sandbox")),
    path("", include("sandbox.urls.rulings")),
    path("", include((rulebook_patterns, "rulebook"))),
    path("<edition:edition>/", include("glossary.urls")),
]

handler400 = "rulebook.views.errors.bad_request"
handler404 = "rulebook.views.errors.not_found"
handler500 = "rulebook.views.errors.broken"
