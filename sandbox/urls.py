"""The sandbox's pages."""

from django.urls import path

from . import views

app_name = "sandbox"
urlpatterns = [
    path("", views.free, name="free"),
    path("compare/", views.compare_text, name="compare"),
    path("sentences/", views.sentences, name="sentences"),
    path("cards/", views.cards, name="cards"),
    path("cards/picks/", views.pick_cards, name="picks"),
    path("<slug:edition>/<slug:kind>/<slug:slug>/<int:number>/boards/", views.boards, name="boards"),
    path(
        "<slug:edition>/<slug:kind>/<slug:slug>/<int:number>/editions/",
        views.in_every_edition,
        name="in_every_edition",
    ),
]
