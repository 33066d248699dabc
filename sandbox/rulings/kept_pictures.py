"""Pictures of rulings, kept in the cache that machines share, if there is one."""

from __future__ import annotations

from django.conf import settings
from django.core.cache import cache

from sandbox.cards.source import card_source
from sandbox.models import StoredRuling
from sandbox.rulings.links import RulingQuestion
from sandbox.rulings.presentation import OwnWords
from sandbox.rulings.share_image import NOBODYS, picture_of
from sandbox.scenarios.engine_version import engine_version

SECONDS_KEPT = 7 * 86_400
AT_A_TIME = 20


def picture_of_ruling(asked: RulingQuestion, step: int | None = None, own: OwnWords = NOBODYS) -> bytes:
    """The picture as PNG. Only that of a ruling as it ends, in nobody's own words, is kept."""
    if not settings.CACHE or step is not None or own:
        return picture_of(asked, step, own)
    key = f"picture-{engine_version()}-{card_source().stamp}-{asked.id}"
    found = cache.get(key)
    if not isinstance(found, bytes):
        found = picture_of(asked)
        cache.set(key, found, SECONDS_KEPT)
    return found


def draw_some(after: str) -> str | None:
    """Draws the pictures of some stored rulings, by their ids after that one; gives the last of those, None where there
    are no more, or nowhere to keep them."""
    if not settings.CACHE:
        return None
    last = None
    for stored in StoredRuling.objects.filter(pk__gt=after).order_by("pk")[:AT_A_TIME]:
        picture_of_ruling(RulingQuestion(stored.text, stored.edition))
        last = stored.pk
    return last
