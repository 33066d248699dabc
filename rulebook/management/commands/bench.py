"""``manage.py bench``: how long things take, in units that compare across machines."""

from __future__ import annotations

import json
from collections.abc import Iterator

from django.core.management.base import BaseCommand, CommandParser

from rulebook.bench import browser, engine, searches, serving, site
from rulebook.bench.clock import Timings, unit

WHAT = {
    "T": "T: a 3/3 trampler attacks, a 1/1 blocks, damage",
    "G": "G: Giant Growth answered by Lightning Bolt",
}
SANDBOX_PAGE = f"the sandbox page: {site.LARGE_COMBAT} creatures attack, {site.LARGE_COMBAT} block, damage, m11"
Figure = dict[str, float | str]


class Command(BaseCommand):
    """Measure."""

    help = "Measures the engine, search and the site, and prints a table. A unit is sum(i*i for i in range(10_000))."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true", help="print the figures as JSON")

    def handle(self, **options: object) -> None:
        self.say("a unit of work")
        one = unit()
        rows = [rounded(row) for row in self.rows(one)]
        if options["json"]:
            self.stdout.write(json.dumps({"unit_seconds": one, "figures": rows}, indent=2))
        else:
            self.stdout.write("\n".join(table(one, rows)))

    def say(self, what: str) -> None:
        """Progress, beside the table."""
        self.stderr.write(f"measuring {what} …")

    def rows(self, one: float) -> Iterator[Figure]:
        yield from self.of_the_engine(one)
        self.say("search")
        with searches.many_entries() as vocabulary:
            for words, named in searches.LENGTHS.items():
                what = f"search over {searches.ENTRIES:,} entries, questions of {named}"
                yield in_milliseconds(what, searches.search_times(vocabulary, words))
        self.say("a second start of make serve")
        yield {
            "what": "`make serve`, from its second start to the first answer",
            "seconds": serving.second_start(),
            "in": "s",
        }
        with site.one_worker() as (port, process):
            yield {"what": "memory of a worker at rest", "size": serving.megabytes_of_workers(process), "in": "MB"}
            yield from self.of_new_pages(port)
            yield from self.of_known_pages(port)
            self.say("the sandbox page of a large combat")
            yield in_milliseconds_and_bytes(SANDBOX_PAGE, *site.sandbox_page(port), one)
            if browser.chromium():
                self.say("playback, in Chromium")
                played = browser.playback_times(f"http://127.0.0.1:{port}{site.longest_playback()}")
                yield in_milliseconds("a step of playback, painted in Chromium", played)

    def of_the_engine(self, one: float) -> Iterator[Figure]:
        for name in engine.GAMES:
            for edition in engine.UNDER:
                self.say(f"{name} under {edition}")
                yield in_units(f"{WHAT[name]}, {edition}", engine.game_times(name, edition), one)
        for each in engine.SIDES:
            for edition in engine.UNDER:
                self.say(f"combat, {each} against {each}, under {edition}")
                what = f"combat: {each} creatures attack, {each} block one to one, damage, {edition}"
                yield in_units(what, engine.combat_times(each, edition), one)
        for command in engine.COLD:
            self.say(command)
            yield in_seconds(f"{command} of one scenario, cold", engine.cold_ruling(command), one)

    def of_new_pages(self, port: int) -> Iterator[Figure]:
        """What is worked out at each request."""
        self.say("new rulings, from one gunicorn worker")
        site.requests_per_second(port, serving.new_rulings(serving.MOST_NEW), seconds=0.5, warm=False)
        rate = site.requests_per_second(port, serving.new_rulings(), warm=False)
        yield per_second("ruling API, a new T under m11, one gunicorn worker over loopback", rate)
        self.say("pages of rulings")
        first, rate = serving.ruling_pages(port)
        yield in_milliseconds("a ruling's page from its link, the first time", first)
        yield per_second("the same again, one gunicorn worker over loopback", rate)
        self.say("pages of searches")
        rate = site.requests_per_second(port, serving.search_pages(), warm=False)
        yield per_second("a search's page, twenty words, one gunicorn worker over loopback", rate)

    def of_known_pages(self, port: int) -> Iterator[Figure]:
        """What is kept from the first request on."""
        self.say("pages beside static files")
        for name, rate, share in serving.beside_static_files(port):
            row = per_second(f"{name}, one gunicorn worker over loopback", rate)
            yield {**row, "percent_of_static": 100 * share}
        for what, asks in (
            ("entry page", site.entry_requests()),
            ("ruling API, T under m11, known", site.ruling_requests()),
        ):
            self.say(f"{what}, from one gunicorn worker")
            yield per_second(f"{what}, one gunicorn worker over loopback", site.requests_per_second(port, asks))


def in_units(what: str, times: Timings, one: float) -> Figure:
    return {"what": what, "best": times.best / one, "median": times.median / one, "in": "units"}


def in_seconds(what: str, times: Timings, one: float) -> Figure:
    row: Figure = {"what": what, "best": times.best, "median": times.median, "in": "s"}
    return {**row, "best_units": times.best / one, "median_units": times.median / one}


def in_milliseconds(what: str, times: Timings) -> Figure:
    return {"what": what, "median": times.median * 1000, "percentile_95": times.percentile_95 * 1000, "in": "ms"}


def in_milliseconds_and_bytes(what: str, times: Timings, size: int, one: float) -> Figure:
    row = in_seconds(what, times, one)
    return {**row, "best": times.best * 1000, "median": times.median * 1000, "in": "ms", "kB": size / 1000}


def per_second(what: str, rate: float) -> Figure:
    return {"what": what, "rate": rate, "in": "requests/s"}


def rounded(row: Figure) -> Figure:
    return {key: float(f"{value:.3g}") if isinstance(value, float) else value for key, value in row.items()}


def table(one: float, rows: list[Figure]) -> list[str]:
    """The figures as Markdown."""
    lines = ["| what | figure |", "|---|---|", f"| a unit: `sum(i*i for i in range(10_000))` | {one * 1000:.3f} ms |"]
    return lines + [f"| {row['what']} | {figure(row)} |" for row in rows]


def figure(row: Figure) -> str:
    """A row's numbers in words."""
    if "percent_of_static" in row:
        return f"{row['rate']:g} {row['in']}, {row['percent_of_static']:g} % of a static file of its size"
    if "rate" in row:
        return f"{row['rate']:g} {row['in']}"
    for alone in ("seconds", "size"):
        if alone in row:
            return f"{row[alone]:g} {row['in']}"
    if "percentile_95" in row:
        return f"median {row['median']:g} {row['in']}, 95th percentile {row['percentile_95']:g} {row['in']}"
    more = f" (best {row['best_units']:g}, median {row['median_units']:g} units)" if "best_units" in row else ""
    size = f", {row['kB']:g} kB before compression" if "kB" in row else ""
    return f"best {row['best']:g} {row['in']}, median {row['median']:g} {row['in']}{more}{size}"
