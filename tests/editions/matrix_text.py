"""The matrix of differences as lines: `python -m tests.editions.matrix_text > tests/editions/matrix.txt`."""

from __future__ import annotations

from sandbox.editions import EDITIONS
from sandbox.editions.matrix import questions, value_at, words_for


def value_name(value: object) -> str:
    """A function by its name, a set in order, anything else in words."""
    if isinstance(value, frozenset):
        return ", ".join(sorted(map(str, value))) or "none"
    name = getattr(value, "__name__", "")
    return name.replace("_", " ") if callable(value) and name else words_for(value)


def lines() -> list[str]:
    """Each question with its field, then a line for each edition; behind a bar where the answer was taken from."""
    found: list[str] = []
    for question in questions():
        found += ["", f"{question['field']}: {question['question']}"]
        for key, edition in EDITIONS.items():
            origin = question["answers"][key]["origin"]
            value = value_name(value_at(edition, question["field"]))
            found.append(f"    {key:11}{value}" + (f" | {origin}" if origin else ""))
    return found[1:]


if __name__ == "__main__":
    print("\n".join(lines()))
