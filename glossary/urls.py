"""The glossary's pages, under ``/<edition>/``."""

from django.urls import path

from . import views

app_name = "glossary"
urlpatterns = [
    path("glossary/", views.index, name="index"),
    path("glossary.json", views.index_json, name="index_json"),
    path("glossary/<slug:slug>/", views.term, name="term"),
    path("glossary/<slug:slug>/preview/", views.preview, name="preview"),
    path("glossary/<slug:slug>.json", views.term_json, name="term_json"),
]
