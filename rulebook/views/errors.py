"""Pages for what is wrong: a request that makes no sense, an address without a page, a bug of ours."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseServerError, JsonResponse
from django.shortcuts import render

from sandbox.scenarios.values.fault import fault
from sandbox.scenarios.values.serialization import as_json


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400."""
    return said(request, 400, "This request makes no sense to us.")


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404; a page that is not there may be found by its words."""
    words = " ".join(request.path.replace("-", " ").split("/")[2:]).strip()
    return said(request, 404, "There is no page at this address.", {"words": words[:100]})


def broken(request: HttpRequest) -> HttpResponse:
    """500, from a template that needs nothing."""
    if request.path.startswith("/api/"):
        return JsonResponse({"error": as_json(fault("something went wrong on our side"))}, status=500)
    return HttpResponseServerError(render(request, "500.html").content)


def said(request: HttpRequest, status: int, message: str, context: dict[str, str] | None = None) -> HttpResponse:
    """An error in the form that the address speaks: JSON under the API, a page elsewhere."""
    if request.path.startswith("/api/") or request.path.endswith(".json"):
        return JsonResponse({"error": as_json(fault(message))}, status=status)
    return render(request, f"{status}.html", {"message": message, **(context or {})}, status=status)
