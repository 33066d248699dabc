"""How a trace and a board speak of what is on its way."""

from __future__ import annotations

import json

import pytest

from sandbox.scenarios.result import rule_json

FACE_DOWN = """\
Example: a creature cast face down
  Given Bob controls 3 Mountains
  And Bob holds Battering Craghorn
  When Bob casts Battering Craghorn face down
  And everything resolves
"""


@pytest.mark.parametrize("edition", ["timespiral", "m11"])
def test_a_face_down_spell_is_called_face_down_once(edition: str) -> None:
    said = json.dumps(rule_json(FACE_DOWN, edition, frames=True))
    assert "the face-down Battering Craghorn" in said
    assert "the face-down the face-down" not in said
