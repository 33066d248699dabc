"""The sandbox's pages."""

from django.urls import path

from sandbox.views import sandbox

app_name = "sandbox"
urlpatterns = [
    path("", sandbox.free, name="free"),
    path("compare/", sandbox.compare_text, name="compare"),
    path("sentences/", sandbox.sentences, name="sentences"),
    path("cards/", sandbox.cards, name="cards"),
    path("cards/picks/", sandbox.pick_cards, name="picks"),
    path("<slug:edition>/<slug:kind>/<slug:slug>/<int:number>/boards/", sandbox.boards, name="boards"),
    path(
        "<slug:edition>/<slug:kind>/<slug:slug>/<int:number>/editions/",
        sandbox.in_every_edition,
        name="in_every_edition",
    ),
]
