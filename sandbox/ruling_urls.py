"""The addresses of rulings that travel: the whole question in the link (``r/1/…``) or a stored one's id."""

from django.urls import path, re_path

from . import ruling_pages

PACKED = r"(?P<packed>[\w-]{1,8000})"
ID = r"(?P<id>[a-z2-7]{12})"

app_name = "travel"
urlpatterns = [
    path("r/", ruling_pages.store, name="store"),
    re_path(rf"^r/1/{PACKED}/$", ruling_pages.page, name="full"),
    re_path(rf"^r/1/{PACKED}\.json$", ruling_pages.twin, name="full_json"),
    re_path(rf"^r/{ID}/$", ruling_pages.page, name="kept"),
    re_path(rf"^r/{ID}\.json$", ruling_pages.twin, name="kept_json"),
]
