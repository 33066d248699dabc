"""The addresses of the API's rulings and cards; a slash at the end may be left out."""

from django.urls import re_path

from sandbox.api.views import Rulings, card, cards

urlpatterns = [
    re_path(r"^rulings/?$", Rulings.as_view(), name="rulings"),
    re_path(r"^cards/?$", cards, name="cards"),
    re_path(r"^cards/(?P<name>[^/]{1,120})/?$", card, name="card"),
]
