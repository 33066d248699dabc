"""The matrix of differences: question by edition."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import TypedDict

from sandbox.editions import EDITIONS
from sandbox.editions.questions import QUESTIONS
from sandbox.engine.game import Edition


class MatrixAnswer(TypedDict):
    """`stated`: whether the edition's own source says so; otherwise `origin` says where it comes from."""

    text: str
    stated: bool
    origin: str


class MatrixRow(TypedDict):
    """A question in words, the field that answers it, and each edition's answer by the edition's key."""

    question: str
    field: str
    answers: dict[str, MatrixAnswer]


def questions() -> list[MatrixRow]:
    return [
        {
            "question": words,
            "field": path,
            "answers": {key: _answer(edition, path) for key, edition in EDITIONS.items()},
        }
        for path, words in QUESTIONS.items()
    ]


def paths(edition: Edition) -> Iterator[str]:
    """Every field of the record that answers a question, groups as `group.field`."""
    for field in fields(edition):
        value = getattr(edition, field.name)
        if is_dataclass(value) and field.name in (
            "turn",
            "mana",
            "casting",
            "combat",
            "damage",
            "dying",
            "legends",
            "losing",
            "beginning",
            "phasing",
            "tokens",
            "entering",
            "teams",
        ):
            yield from (f"{field.name}.{inner.name}" for inner in fields(value))
        elif field.name not in ("key", "name", "date", "words", "origins"):
            yield field.name


def value_at(edition: Edition, path: str) -> object:
    value: object = edition
    for part in path.split("."):
        value = getattr(value, part)
    return value


def _answer(edition: Edition, path: str) -> MatrixAnswer:
    origin = edition.origins.get(path, "")
    return {"text": words_for(value_at(edition, path)), "stated": not origin, "origin": origin}


def words_for(value: object) -> str:
    """The answer's name in words, and what its docstring adds."""
    if callable(value) and hasattr(value, "__name__"):
        about = (inspect.getdoc(value) or "").split("\n\n")[0].replace("\n", " ")
        name = value.__name__.replace("_", " ")
        return f"{name}: {about}" if about else name
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | frozenset):
        words = [str(part) for part in value]
        return ", ".join(words if isinstance(value, tuple) else sorted(words)) or "none"
    if isinstance(value, Mapping):
        return "; ".join(f"{step}: {name}" for step, name in value.items()) or "each part is a phase of its own"
    return str(value if isinstance(value, str | int) else getattr(value, "name", value))
