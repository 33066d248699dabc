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


@pytest.mark.parametrize("floor", FLOORS)
def test_a_floor_imports_without_django(floor: str) -> None:
    command = [sys.executable, "-c", IMPORT_WITHOUT_DJANGO, f"sandbox.{floor}"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.stdout.strip(), run.stderr) == (f"sandbox.{floor}", "")
