"""Who may import whom: the contracts in pyproject.toml hold, and the sandbox runs where Django does not exist."""

import subprocess
import sys
import tomllib
from pathlib import Path

import grimp
import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
CONTRACTS = [contract["id"] for contract in PROJECT["tool"]["importlinter"]["contracts"]]
FLOORS = ["terms", "meaning", "wording", "engine", "rules", "editions", "cards", "scenarios"]

IMPORT_WITHOUT_DJANGO = """
import importlib, pkgutil, sys
sys.modules["django"] = None
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
print(package.__name__)
"""


@pytest.mark.parametrize("contract", CONTRACTS)
def test_imports_keep_the_contract(
    contract: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    failed = lint_imports(limit_to_contracts=(contract,), no_cache=True, no_logo=True)
    assert not failed, capsys.readouterr().out


def test_what_is_on_no_lower_floor_is_the_web_and_no_floor_imports_it() -> None:
    graph = grimp.build_graph("sandbox", cache_dir=None)
    floors = {f"sandbox.{floor}" for floor in FLOORS}
    web = graph.find_children("sandbox") - floors
    assert floors <= graph.modules
    assert [
        chain
        for floor in sorted(floors)
        for module in sorted(web)
        for chain in graph.find_shortest_chains(floor, module, as_packages=True)
    ] == []


IN_CIRCLES = (
    {"sandbox.engine.characteristics", "sandbox.engine.objects", "sandbox.engine.players"},
    {"sandbox.engine.actions", "sandbox.engine.events"},
    {"sandbox.engine.edition", "sandbox.engine.game", "sandbox.engine.trace"},
    {
        "sandbox.scenarios.explore.unstated_orders",
        "sandbox.scenarios.legal_moves.actions",
        "sandbox.scenarios.play.answering",
        "sandbox.scenarios.play.declarations",
        "sandbox.scenarios.play.oracle",
        "sandbox.scenarios.play.run",
    },
)
"""Modules that still import each other, directly or on a way round."""


def test_no_modules_import_each_other_even_for_types() -> None:
    graph = grimp.build_graph("sandbox", "glossary", "rulebook", cache_dir=None)
    imports = {(one, other) for one in graph.modules for other in graph.find_modules_directly_imported_by(one)}
    circles = {(one, other) for one, other in imports if graph.chain_exists(other, one)}
    assert {pair for pair in circles if not any(set(pair) <= known for known in IN_CIRCLES)} == set()


@pytest.mark.parametrize("floor", FLOORS)
def test_a_floor_imports_without_django(floor: str) -> None:
    command = [sys.executable, "-c", IMPORT_WITHOUT_DJANGO, f"sandbox.{floor}"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.stdout.strip(), run.stderr) == (f"sandbox.{floor}", "")
