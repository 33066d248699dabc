"""A picture by its kind: of an edition alone, or of a scenario played under it. As HTML with its text alternative."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from sandbox.editions import EDITIONS
from sandbox.engine.game import Edition
from sandbox.pictures.combat import combat_picture
from sandbox.pictures.layers import layers_picture
from sandbox.pictures.turn import turn_picture
from sandbox.pictures.waiting import waiting_picture
from sandbox.pictures.zones import zones_picture
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.ruling import Ruling

OF_EDITIONS: dict[str, Callable[[Edition], object]] = {"turn": turn_picture, "layers": layers_picture}
OF_SCENARIOS: dict[str, Callable[[Ruling], object]] = {
    "waiting": waiting_picture,
    "combat": combat_picture,
    "zones": zones_picture,
}
KINDS = (*OF_EDITIONS, *OF_SCENARIOS)


@cache
def drawn_edition(kind: str, edition: str) -> SafeString:
    """A picture of an edition's record. ``kind`` is a key of ``OF_EDITIONS``."""
    return as_figure(kind, OF_EDITIONS[kind](EDITIONS[edition]), edition)


def drawn_scenario(kind: str, text: str, edition: str) -> SafeString:
    """A picture of a text's first scenario, played under an edition. ``kind`` is a key of ``OF_SCENARIOS``. Raises
    ``ValueError`` where it cannot be played."""
    evaluation = evaluate(text, edition, positions=True)
    if not evaluation.rulings:
        raise ValueError(evaluation.fault.message if evaluation.fault else "there is no scenario")
    return as_figure(kind, OF_SCENARIOS[kind](evaluation.rulings[0]), edition)


def as_figure(kind: str, picture: object, edition: str) -> SafeString:
    """The picture in its figure."""
    return render_to_string(f"pictures/{kind}.html", {"picture": picture, "edition": EDITIONS[edition]})
