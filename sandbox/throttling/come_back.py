"""Telling a client to come back: a page for whoever reads one, one line of plain text for everything else."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def come_back(request: HttpRequest, status: int, words: str, wait: int | None = None) -> HttpResponse:
    """An answer of that status (429 or 503); ``wait``: the seconds after which asking again may help. The page needs no
    database."""
    headers = {} if wait is None else {"Retry-After": str(wait)}
    if reads_pages(request):
        shown = {"words": words, "status": status, "again": wait is not None and request.method == "GET"}
        answer = render(request, "come_back.html", shown, status=status)
        for name, value in headers.items():
            answer[name] = value
        return answer
    return HttpResponse(words, status=status, content_type="text/plain; charset=utf-8", headers=headers)


def reads_pages(request: HttpRequest) -> bool:
    """Whether a person waits for a page: not a script of ours, which shows the words itself, nor a program."""
    return "text/html" in request.headers.get("Accept", "") and "HX-Request" not in request.headers
