"""Two games that stand alike have one fingerprint, however they have come there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sandbox.editions import EDITIONS
from sandbox.engine.changes.combat import begin_combat
from sandbox.scenarios.play.checkpoint import Checkpoint, fingerprint
from sandbox.scenarios.play.playthrough import Playthrough, set_up
from tests.scenarios.ways import only, with_copies

TWO = """
Example: two creatures
  Given Bob controls Grizzly Bears and Gray Ogre
  When the turn ends
"""
FIVE_FIGHTS = """
Example: five fights
  Given Bob controls Grizzly Bears, Gray Ogre, Hill Giant, War Mammoth and Craw Wurm
  And Sue controls Scryb Sprites, Elvish Archers, Air Elemental, Giant Spider and Serra Angel
  When Bob attacks with Grizzly Bears, Gray Ogre, Hill Giant, War Mammoth and Craw Wurm
  And Sue blocks Grizzly Bears with Scryb Sprites
  And Sue blocks Gray Ogre with Elvish Archers
  And Sue blocks Hill Giant with Air Elemental
  And Sue blocks War Mammoth with Giant Spider
  And Sue blocks Craw Wurm with Serra Angel
  And the turn ends
"""


def two_creatures() -> Playthrough:
    return set_up(only(TWO), EDITIONS["m11"])


def put_last(playthrough: Playthrough, name: str) -> None:
    """The permanent becomes the newest."""
    battlefield = playthrough.game.battlefield
    thing = next(thing for thing in battlefield if thing.name == name)
    battlefield.remove(thing)
    battlefield.add(thing, playthrough.game.printed(thing))


def test_the_newest_of_all_may_have_come_at_any_moment() -> None:
    playthrough = two_creatures()
    before = fingerprint(playthrough)
    put_last(playthrough, "Gray Ogre")
    assert fingerprint(playthrough) == before


def test_another_order_on_the_battlefield_is_another_position() -> None:
    playthrough = two_creatures()
    before = fingerprint(playthrough)
    put_last(playthrough, "Grizzly Bears")
    assert fingerprint(playthrough) != before
    put_last(playthrough, "Gray Ogre")
    assert fingerprint(playthrough) == before


def test_who_has_had_a_trait_for_longer_counts() -> None:
    playthrough = two_creatures()
    before = fingerprint(playthrough)
    battlefield = playthrough.game.battlefield
    bears, _ = battlefield
    printed = playthrough.game.printed(bears)
    battlefield.becomes(bears, replace(printed, types=frozenset()))
    battlefield.becomes(bears, printed)
    assert fingerprint(playthrough) != before


def test_a_set_is_written_alike_in_whatever_order_it_was_filled() -> None:
    found = set()
    for backwards in (False, True):
        playthrough = Checkpoint(two_creatures()).restored()
        combat = begin_combat(playthrough.game)
        things = list(playthrough.game.battlefield)
        combat.blocked.update(reversed(things) if backwards else things)
        found.add(fingerprint(playthrough))
    assert len(found) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_copy_of_a_game_has_the_same(edition: str) -> None:
    _, copies = with_copies(only(FIVE_FIGHTS), edition)
    assert len(copies) > 3
    for copy in copies:
        restored = [copy.restored() for _ in range(3)]
        assert len({fingerprint(each) for each in restored}) == 1
