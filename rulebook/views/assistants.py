"""What an assistant should know of the site, in the form that assistants look for."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from sandbox.editions import EDITIONS


@require_safe
@cache_control(public=True, max_age=86_400)
def llms_txt(request: HttpRequest) -> HttpResponse:
    """Where to ask, and how: plain text in Markdown."""
    context = {"editions": EDITIONS, "site": request.build_absolute_uri("/").rstrip("/")}
    return render(request, "rulebook/llms.txt", context, content_type="text/plain; charset=utf-8")
