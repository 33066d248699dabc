"""Damage that is prevented, and damage that is turned to somebody else."""

from __future__ import annotations

import pytest

from sandbox.engine.damage import Shield
from sandbox.meaning.kinds import Kind
from sandbox.rules.damage import prevention, shields
from sandbox.terms.colors import Color
from tests.rules.packets import FIGHT, dealt, packet
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, chapter

PREVENTION = (
    Case(
        "a shield set up beforehand stops so much",
        "2006: 419.7b; 2010: 615.7",
        """
        Sue controls Samite Healer
        Bob has {R}
        Bob holds Lightning Bolt

        Sue activates Samite Healer targeting Sue
        it resolves
        Bob casts Lightning Bolt targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 18: Samite Healer 1/1 tapped",
        NEW,
    ),
    Case(
        "it is prevented while it is on its way",
        "Mirage: Damage-Prevention Timing; The Duel: Damage Prevention",
        """
        Sue controls Samite Healer
        Bob has {R}
        Bob holds Lightning Bolt

        Bob casts Lightning Bolt targeting Sue
        it resolves
        Sue activates Samite Healer targeting Sue
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 18: Samite Healer 1/1 tapped",
        OLD,
    ),
    Case(
        "what always holds prevents all of it",
        "Mirage: Protection; 2006: 502.7e; 2010: 702.14e",
        """
        Bob has {R}{C}
        Bob holds Pyroclasm
        Sue controls Soltari Priest and Grizzly Bears

        Bob casts Pyroclasm
        it resolves
        """,
        "Bob 20; graveyard: Pyroclasm / Sue 20: Soltari Priest 2/1; graveyard: Grizzly Bears",
    ),
    Case(
        "prevention of combat damage leaves other damage alone",
        "2006: 419.7; 2010: 615.1a",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue has {G}
        Sue holds Fog

        Sue casts Fog
        it resolves
        Bob casts Lightning Bolt targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 17; graveyard: Fog",
        NEW,
    ),
    Case(
        "a shield against one source is used up by it",
        "2006: 419.7; 2010: 615.8",
        """
        Bob has {R}{R}
        Bob holds Shock and Lightning Bolt
        Sue has {C}
        Sue controls Circle of Protection: Red

        Bob casts Lightning Bolt targeting Sue
        Sue activates Circle of Protection: Red
        it resolves
        Sue chooses Lightning Bolt
        everything resolves
        Bob casts Shock targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Lightning Bolt, Shock / Sue 18: Circle of Protection: Red",
        NEW,
    ),
    Case(
        "damage may be turned to somebody else",
        "2006: 419.6c; 2010: 614.9",
        """
        Sue controls Hill Giant
        Sue controls Pariah on Hill Giant
        Bob has {R}
        Bob holds Shock

        Bob casts Shock targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Shock / Sue 20: Hill Giant 3/3 damage 2, Pariah on Hill Giant",
    ),
    Case(
        "damage to a player may go to that player's planeswalker",
        "2010: 306.7",
        """
        Bob has {R}
        Bob holds Shock
        Sue controls Garruk Wildspeaker

        Bob casts Shock targeting Sue
        it resolves
        Bob redirects the damage to Garruk Wildspeaker
        """,
        "Bob 20; graveyard: Shock / Sue 20: Garruk Wildspeaker 1 loyalty",
        ("m11",),
    ),
)


@chapter(PREVENTION)
def test_damage_is_prevented_and_turned(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize("edition", ALL)
def test_what_is_turned_leaves_the_rest_where_it_was_going(edition: str) -> None:
    """2006: 419.6c; 2010: 614.9."""
    table = Paper(FIGHT, edition)
    one = packet(table, "Hill Giant", table.sue, 5, combat=True)
    one.applied.append("seen")
    other = one.turned(2, table.bob)
    assert (one.amount, one.recipient) == (3, table.sue)
    assert (other.amount, other.recipient, other.combat, other.redirected) == (2, table.bob, True, True)
    assert other.applied == ["seen"]


@pytest.mark.parametrize(
    ("left", "amounts", "life"), [(None, (3, 2), 20), (2, (3,), 19), (3, (3,), 20), (5, (3,), 20), (4, (3, 3), 18)]
)
@pytest.mark.parametrize("edition", ALL)
def test_a_shield_stops_as_much_as_is_left_of_it(
    edition: str, left: int | None, amounts: tuple[int, ...], life: int
) -> None:
    """2006: 419.7b; 2010: 615.7."""
    table = Paper(FIGHT, edition)
    table.game.shields.append(Shield(table.sue, left))
    for amount in amounts:
        dealt(table, packet(table, "Hill Giant", table.sue, amount))
    assert table.sue.life == life
    assert bool(table.game.shields) is (left is None or sum(amounts) < left)


@pytest.mark.parametrize(
    ("shield", "life"),
    [
        ({"kind": Kind(colors=frozenset({Color.RED}))}, 20),
        ({"kind": Kind(colors=frozenset({Color.BLUE}))}, 17),
        ({"combat_only": True}, 17),
        ({"source": "Hill Giant"}, 20),
        ({"source": "War Mammoth"}, 17),
        ({"recipient": "Bob"}, 17),
        ({"once": True}, 20),
    ],
)
@pytest.mark.parametrize("edition", ALL)
def test_a_shield_stops_what_it_speaks_of(edition: str, shield: dict[str, object], life: int) -> None:
    """2006: 419.7; 2010: 615.8 and 609.7b."""
    table = Paper(FIGHT, edition)
    made = Shield(table.bob if "recipient" in shield else table.sue, None)
    made.combat_only, made.once = bool(shield.get("combat_only")), bool(shield.get("once"))
    made.source = table.thing(str(shield["source"])) if "source" in shield else None
    made.kind = shield.get("kind", made.kind)
    table.game.shields.append(made)
    dealt(table, packet(table, "Hill Giant", table.sue, 3))
    assert table.sue.life == life


@pytest.mark.parametrize("edition", ALL)
def test_a_shield_for_one_occasion_is_used_up(edition: str) -> None:
    """2006: 419.7; 2010: 615.8."""
    table = Paper(FIGHT, edition)
    table.game.shields.append(Shield(table.sue, None, once=True))
    dealt(table, packet(table, "Hill Giant", table.sue, 3))
    dealt(table, packet(table, "Hill Giant", table.sue, 3))
    assert table.sue.life == 17


@pytest.mark.parametrize("edition", ALL)
def test_a_shield_that_turns_damage_gives_it_to_another(edition: str) -> None:
    """2006: 419.6c; 2010: 614.9."""
    table = Paper(FIGHT, edition)
    wurm = table.thing("Craw Wurm")
    table.game.shields.append(Shield(table.sue, 2, instead_to=wurm))
    packets = [packet(table, "Hill Giant", table.sue, 3)]
    shields.changed_on_its_way(table.game, list(packets), packets, False)
    assert [(one.recipient, one.amount) for one in packets] == [(table.sue, 1), (wurm, 2)]


@pytest.mark.parametrize("edition", ALL)
def test_an_effect_gets_one_chance_at_the_damage_wherever_that_goes(edition: str) -> None:
    """2006: 419.6a; 2010: 614.5."""
    table = Paper(FIGHT, edition)
    table.game.shields.append(Shield(None, None, instead_to=table.bob))
    packets = [packet(table, "Hill Giant", table.sue, 3)]
    shields.changed_on_its_way(table.game, list(packets), packets, False)
    assert [(one.recipient, one.amount) for one in packets] == [(table.sue, 0), (table.bob, 3)]


@pytest.mark.parametrize(("combat", "damage"), [(True, 0), (False, 2)])
@pytest.mark.parametrize("edition", ALL)
def test_what_prevents_combat_damage_leaves_other_damage_alone(edition: str, combat: bool, damage: int) -> None:
    """2006: 419.7; 2010: 615.1a."""
    table = Paper(f"{FIGHT}\nSue controls Gaseous Form on Craw Wurm", edition)
    dealt(table, packet(table, "Hill Giant", table.thing("Craw Wurm"), 2, combat), combat=combat)
    assert table.thing("Craw Wurm").damage == damage


@pytest.mark.parametrize("edition", ALL)
def test_shields_end_with_the_turn(edition: str) -> None:
    """2006: 314.2; 2010: 514.2."""
    table = Paper(FIGHT, edition)
    table.game.shields.append(Shield(table.sue, None))
    table.thing("Craw Wurm").shields = 1
    prevention.end_of_turn(table.game)
    assert table.game.shields == []
    assert table.thing("Craw Wurm").shields == 0


@pytest.mark.parametrize(("amount", "ways"), [(0, 1), (1, 2), (2, 3), (4, 2), (5, 1), (6, 0)])
def test_a_shield_is_divided_so_that_no_packet_loses_more_than_it_holds(amount: int, ways: int) -> None:
    """2006: 419.7b; 2010: 615.7."""
    table = Paper(FIGHT, "m11")
    packets = [packet(table, "Hill Giant", table.sue, 3), packet(table, "War Mammoth", table.sue, 2)]
    found = shields._ways(amount, packets)
    assert len(found) == ways
    assert all(sum(way.values()) == amount for way in found)
