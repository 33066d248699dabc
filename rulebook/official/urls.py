"""The addresses of official texts. A link to a rule keeps the date of its text, for numbers are given anew."""

from __future__ import annotations

from datetime import date

from django.urls import path, register_converter
from django.urls.converters import StringConverter

from rulebook.official import views


class DayConverter:
    """A day as `2026-08-07`."""

    regex = r"\d{4}-\d{2}-\d{2}"

    def to_python(self, value: str) -> date:
        return date.fromisoformat(value)

    def to_url(self, value: date | str) -> str:
        return value if isinstance(value, str) else value.isoformat()


class NumberConverter(StringConverter):
    """The number of a section, subsection, rule or subrule."""

    regex = r"\d{1,3}(?:\.\d*[a-z]{0,2})?"


register_converter(DayConverter, "day")
register_converter(NumberConverter, "number")

app_name = "official"
urlpatterns = [
    path("", views.texts, name="texts"),
    path("search/", views.found, name="search"),
    path("<number:number>/", views.newest, name="newest"),
    path("<day:effective>/", views.text, name="text"),
    path("<day:effective>/glossary/", views.glossary, name="glossary"),
    path("<day:effective>/<number:number>/", views.section, name="section"),
    path("<day:older>/<day:newer>/", views.changes, name="changes"),
]
