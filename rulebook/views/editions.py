"""Home, the contents of an edition, and the editions compared."""

from __future__ import annotations

from collections import defaultdict
from typing import cast

from django.db.models import Count
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from glossary.models import Term
from glossary.pages import brief
from rulebook.compared_questions import question_groups, turns
from rulebook.models import Chapter, Rule
from sandbox.editions import EDITIONS
from sandbox.models import EntryScenario
from sandbox.rulings.compare import across_editions
from sandbox.rulings.evaluate import edition_to_play, evaluate_for_page, known_edition


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """What this is, where to begin, and one ruling at work."""
    scenario = EntryScenario.objects.worked_example()
    context: dict[str, object] = {"counts": counts(), "scenario": scenario, "scenarios": EntryScenario.objects.count()}
    if scenario:
        edition = edition_to_play(scenario.tags.split(), scenario.edition)
        context["evaluation"] = evaluate_for_page(scenario.text, edition)
        context["comparisons"] = across_editions(scenario.text, evaluate_for_page)
    return render(request, "rulebook/home.html", context)


def counts() -> list[dict[str, object]]:
    """The editions with how many rules and terms each has."""
    rules, terms = (dict(m.objects.order_by().values_list("edition").annotate(Count("pk"))) for m in (Rule, Term))
    return [{"edition": e, "rules": rules.get(k, 0), "terms": terms.get(k, 0)} for k, e in EDITIONS.items()]


@require_safe
def contents(request: HttpRequest, edition: str) -> HttpResponse:
    """An edition's rules by chapter, and its terms."""
    chapters = in_chapters(edition)
    context = {
        "edition": EDITIONS[edition],
        "chapters": chapters,
        "rules": sum(len(rules) for _, rules in chapters),
        "terms": Term.objects.of(edition).in_brief(),
        "scenarios": EntryScenario.objects.filter(edition=edition).count(),
    }
    return render(request, "rulebook/contents.html", context)


def in_chapters(edition: str) -> list[tuple[Chapter, list[Rule]]]:
    """Every chapter that has rules, with these, in the order of the source."""
    held: defaultdict[str, list[Rule]] = defaultdict(list)
    for rule in Rule.objects.as_read(edition).in_brief():
        held[rule.chapter].append(cast("Rule", rule))
    return [(one, held[one.slug]) for one in Chapter.objects.filter(edition=edition) if held[one.slug]]


@require_safe
def chapter(request: HttpRequest, edition: str, slug: str) -> HttpResponse:
    """One chapter: what each of its rules says in short, and the chapters around it."""
    chapters = in_chapters(edition)
    at = next((at for at, (one, _) in enumerate(chapters) if one.slug == slug), None)
    if at is None:
        raise Http404("There is no such chapter in this edition.")
    found, rules = chapters[at]
    context = {
        "edition": EDITIONS[edition],
        "chapter": found,
        "rules": rules,
        "chapters": [one for one, _ in chapters],
        "before": chapters[at - 1][0] if at else None,
        "after": chapters[at + 1][0] if at + 1 < len(chapters) else None,
    }
    return render(request, "rulebook/chapter.html", context)


@require_safe
def contents_json(request: HttpRequest, edition: str) -> JsonResponse:
    """The JSON twin of the contents."""
    found = EDITIONS[edition]
    rules, terms = ([brief(entry) for entry in m.objects.of(edition).in_brief()] for m in (Rule, Term))
    return JsonResponse({"edition": edition, "name": found.name, "date": found.date, "rules": rules, "terms": terms})


@require_safe
def matrix(request: HttpRequest) -> HttpResponse:
    """Every question that two editions answer differently, in groups that unfold; with two of them named, those on
    which they part."""
    named = [known_edition(request.GET.get(name, "")) for name in ("one", "other")]
    between = tuple(dict.fromkeys(filter(None, named)))
    between = between if len(between) == 2 else ()
    context = {
        "groups": question_groups(between),
        "between": between,
        "with_itself": all(named) and not between,
        "turns": turns(),
        "unfolded": "all" in request.GET,
    }
    return render(request, "rulebook/matrix.html", context)


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """What the site is, where its rules come from, and what it is not."""
    return render(request, "rulebook/about.html")
