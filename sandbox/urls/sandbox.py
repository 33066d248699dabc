"""The sandbox's pages."""

from django.urls import path

from sandbox.views import cards, entry_scenarios, puzzles, reference, sandbox

app_name = "sandbox"
ENTRY_SCENARIO = "<slug:edition>/<slug:kind>/<slug:slug>/<int:number>"
urlpatterns = [
    path("", sandbox.sandbox, name="free"),
    path("puzzle/", puzzles.puzzle, name="puzzle"),
    path("puzzle/<str:day>/", puzzles.puzzle, name="puzzle_of"),
    path("compare/", sandbox.compare_text, name="compare"),
    path("sentences/", reference.sentences, name="sentences"),
    path("cards/", cards.cards, name="cards"),
    path("cards/picks/", sandbox.pick_cards, name="picks"),
    path("cards/<slug:slug>/", cards.card, name="card"),
    path("cards/<slug:slug>/preview/", cards.preview, name="card_preview"),
    path(f"{ENTRY_SCENARIO}/boards/", entry_scenarios.boards, name="boards"),
    path(f"{ENTRY_SCENARIO}/editions/", entry_scenarios.in_every_edition, name="in_every_edition"),
]
