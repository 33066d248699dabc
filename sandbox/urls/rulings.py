"""The addresses of rulings: the whole question in the link (``…/1/…``) or a stored one's id."""

from collections.abc import Callable

from django.http import HttpResponseBase
from django.urls import URLPattern, path, re_path

from sandbox.views import embeds, rulings, timeline

PACKED = r"1/(?P<packed>[\w-]{1,8000})"
ID = r"(?P<id>[a-z2-7]{12})"


def both(start: str, end: str, view: Callable[..., HttpResponseBase], name: str) -> list[URLPattern]:
    """A page by the full link and by the short one."""
    return [
        re_path(rf"^{start}/{PACKED}{end}$", view, name=f"{name}_full"),
        re_path(rf"^{start}/{ID}{end}$", view, name=f"{name}_stored"),
    ]


app_name = "rulings"
urlpatterns = [
    path("r/", rulings.store, name="store"),
    path("oembed/", embeds.oembed, name="oembed"),
    *both("r", "/", rulings.page, "page"),
    *both("r", r"\.json", rulings.twin, "twin"),
    *both("r", "/boards/", timeline.ruling_boards, "boards"),
    *both("r", r"\.png", embeds.picture, "picture"),
    *both("r", r"/playback\.png", embeds.playback, "playback"),
    *both("embed", "/", embeds.embed, "embed"),
]
