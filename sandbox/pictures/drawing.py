"""A picture by its kind: of an edition alone, or of a scenario played under it. As HTML with its text alternative."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import groupby

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from sandbox.editions import EDITIONS
from sandbox.engine.game import Edition
from sandbox.pictures.combat import CombatPicture, combat_picture
from sandbox.pictures.layers import LayersPicture, layers_picture
from sandbox.pictures.turn import TurnPicture, turn_picture
from sandbox.pictures.waiting import WaitingPicture, waiting_picture
from sandbox.pictures.zones import ZonesPicture, zones_picture
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.ruling import Ruling

Picture = CombatPicture | LayersPicture | TurnPicture | WaitingPicture | ZonesPicture

OF_EDITIONS: dict[str, Callable[[Edition], Picture]] = {"turn": turn_picture, "layers": layers_picture}
OF_SCENARIOS: dict[str, Callable[[Ruling], Picture]] = {
    "waiting": waiting_picture,
    "combat": combat_picture,
    "zones": zones_picture,
}
KINDS = (*OF_EDITIONS, *OF_SCENARIOS)


@cache
def drawn_edition(kind: str, edition: str) -> SafeString:
    """A picture of an edition's record. ``kind`` is a key of ``OF_EDITIONS``."""
    return as_figure(kind, OF_EDITIONS[kind](EDITIONS[edition]), (edition,))


def drawn_scenario(kind: str, text: str, edition: str) -> SafeString:
    """A picture of a text's first scenario, played under an edition. ``kind`` is a key of ``OF_SCENARIOS``. Raises
    ``ValueError`` where it cannot be played."""
    return as_figure(kind, picture_of_scenario(kind, text, edition), (edition,))


@cache
def drawn_for_all(kind: str, text: str = "") -> tuple[SafeString, ...]:
    """The same picture of every edition, oldest first, of neighbours that look alike one for them together. ``text``:
    the scenario that is drawn, for a key of ``OF_SCENARIOS``."""
    return tuple(as_figure(kind, picture, keys) for picture, keys in merged(kind, text))


def merged(kind: str, text: str) -> Iterator[tuple[Picture, tuple[str, ...]]]:
    """Each picture with the editions that it is of."""
    drawn = [
        (key, picture_of_scenario(kind, text, key) if text else OF_EDITIONS[kind](EDITIONS[key])) for key in EDITIONS
    ]
    for _, alike in groupby(drawn, key=lambda one: (replace(one[1], words=""), wording_of(kind, one[0]))):
        same = list(alike)
        yield same[0][1], tuple(key for key, _ in same)


def wording_of(kind: str, edition: str) -> str:
    """What a caption says in an edition's own words."""
    return EDITIONS[edition].words.waiting if kind == "waiting" else ""


def picture_of_scenario(kind: str, text: str, edition: str) -> Picture:
    """What is drawn of a text's first scenario. Raises ``ValueError`` where it cannot be played."""
    evaluation = evaluate(text, edition, positions=True)
    if not evaluation.rulings:
        raise ValueError(evaluation.fault.message if evaluation.fault else "there is no scenario")
    return OF_SCENARIOS[kind](evaluation.rulings[0])


def as_figure(kind: str, picture: Picture, keys: tuple[str, ...]) -> SafeString:
    """The picture of some editions in its figure."""
    names = ", ".join(EDITIONS[key].name for key in keys)
    shown = {"picture": picture, "edition": EDITIONS[keys[0]], "names": names}
    return render_to_string(f"pictures/{kind}.html", shown)
