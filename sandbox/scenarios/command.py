"""Ruling on a file from the command line: what `manage.py ruling` and `python -m sandbox` do."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import Evaluation, evaluate_all
from sandbox.scenarios.language.markdown import ScenarioBlock, blocks_in
from sandbox.scenarios.result import with_lines_moved
from sandbox.scenarios.text_report import fault_lines, ruling_lines
from sandbox.scenarios.values.fault import Fault, fault
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.serialization import Json, as_json, listed_as_json

HELP = (
    "Plays every scenario of FILE: an entry's Markdown or plain Gherkin; - reads standard input. "
    "Exit status 0: all that it claims holds; 1: a claim fails; 2: the text cannot be read."
)
HOLDS, FAILS, UNREADABLE = 0, 1, 2
NONE_FOUND = "no scenario found: expected a line 'Example: its name'"


class Output(Protocol):
    """Where lines go: a stream, or Django's wrapper of one."""

    def write(self, text: str, /) -> object: ...


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--edition", metavar="ID", help=f"play under this edition: {', '.join(EDITIONS)}")
    parser.add_argument("--explore", action="store_true", help="answer open choices in every way")
    parser.add_argument("--json", action="store_true", help="print the rulings as JSON")


def rule_on(file: str, edition: str | None, explore: bool, in_json: bool, out: Output, errors: Output) -> int:
    """Prints the rulings on a file, and gives the exit status."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        errors.write(f"{file}: {error}\n")
        return UNREADABLE
    blocks = blocks_in(text, markdown=file.endswith(".md"))
    played = [in_file(evaluate_all(b.text, edition or home_of(file, b), explore), b) for b in blocks]
    rulings = [ruling for result in played for ruling in result.rulings]
    faults = [one for result in played for one in result.faults] or ([] if rulings else [fault(NONE_FOUND)])
    if in_json:
        show_json(rulings, faults, out)
    else:
        show(rulings, faults, file, out, errors)
    return UNREADABLE if faults else HOLDS if all(ruling.passed for ruling in rulings) else FAILS


def show_json(rulings: list[Ruling], faults: list[Fault], out: Output) -> None:
    """The rulings, and why anything cannot be read, as the API gives them."""
    found: dict[str, Json] = {"rulings": [*listed_as_json(rulings)]} if rulings or not faults else {}
    if faults:
        found |= {"error": as_json(faults[0]), "errors": [*listed_as_json(faults)]}
    out.write(json.dumps(found, indent=2, ensure_ascii=False) + "\n")


def show(rulings: list[Ruling], faults: list[Fault], file: str, out: Output, errors: Output) -> None:
    """The rulings for a reader, how many failed, and what cannot be read."""
    for ruling in rulings:
        out.write("\n".join(ruling_lines(ruling)) + "\n")
    failed = sum(not ruling.passed for ruling in rulings)
    if rulings:
        out.write(f"scenarios: {len(rulings)}, failed: {failed}\n")
    for found in faults:
        errors.write("\n".join(fault_lines(found, file)) + "\n")


def home_of(file: str, block: ScenarioBlock) -> str | None:
    """The edition of an entry's folder, for a scenario of it whose tags name none or this one."""
    home = Path(file).parent.name
    tagged = [tag for tag in block.tags if tag in EDITIONS]
    return home if home in EDITIONS and (not tagged or home in tagged) else None


def in_file(played: Evaluation, block: ScenarioBlock) -> Evaluation:
    """The same with lines counted in the file instead of the block."""
    by = block.line - 1
    return replace(
        played,
        rulings=tuple(with_lines_moved(ruling, by) for ruling in played.rulings),
        faults=tuple(replace(fault, line=fault.line + by) for fault in played.faults),
    )
