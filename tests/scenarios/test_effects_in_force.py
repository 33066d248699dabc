"""Effects of this turn that are in force when a position begins."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.result import rule
from tests.scenarios.texts import example

BOARD = ("Given Bob controls Grizzly Bears and Forest", "And Sue controls Hill Giant and Serra Angel")


def passes(edition: str, *steps: str) -> bool:
    (ruling,) = rule(example(*BOARD, *steps), edition)
    return ruling.passed


IN_FORCE = [
    ("Grizzly Bears gets +3/+3 until end of turn", "Grizzly Bears is a 5/5", "Grizzly Bears is a 2/2"),
    ("Grizzly Bears gains flying until end of turn", "Grizzly Bears has flying", "Grizzly Bears does not have flying"),
    ("Serra Angel loses flying until end of turn", "Serra Angel does not have flying", "Serra Angel has flying"),
    ("Grizzly Bears becomes blue until end of turn", "Grizzly Bears is blue", "Grizzly Bears is green"),
    ("Bob controls Hill Giant until end of turn", "Bob controls Hill Giant", "Sue controls Hill Giant"),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("said", "now", "later"), IN_FORCE)
def test_an_effect_in_force_ends_with_the_turn(said: str, now: str, later: str, edition: str) -> None:
    assert passes(edition, f"And {said}", f"Then {now}", "When the turn ends", f"Then {later}")
    assert not passes(edition, f"And {said}", f"Then {later}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_protection_that_was_gained_holds(edition: str) -> None:
    bolt = ("And Sue holds Lightning Bolt", "And Sue has {R}", "When Bob passes")
    cannot = "Then Sue cannot cast Lightning Bolt targeting Grizzly Bears"
    gained = "And Grizzly Bears gains protection from red until end of turn"
    assert passes(edition, gained, *bolt, cannot, "And because protection")
    assert not passes(edition, *bolt, cannot)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_taken_this_turn_cannot_attack(edition: str) -> None:
    taken = "And Bob controls Hill Giant until end of turn"
    assert passes(edition, taken, "Then Bob cannot attack with Hill Giant", "And because summoning sickness")


KILL = ("And Sue holds Lightning Bolt", "And Sue has {R}", "When Bob passes", "And Sue casts Lightning Bolt targeting ")


@pytest.mark.parametrize("edition", ["timespiral", "m11"])
def test_a_shield_is_used_when_its_creature_would_be_destroyed(edition: str) -> None:
    kill = (*KILL[:-1], f"{KILL[-1]}Grizzly Bears", "And it resolves")
    shield = "And Grizzly Bears has a regeneration shield"
    assert passes(edition, shield, *kill, "Then Grizzly Bears is tapped")
    forbidden = "And Grizzly Bears can't be regenerated this turn"
    assert passes(edition, shield, forbidden, *kill, "Then Grizzly Bears is in Bob's graveyard")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Grizzly Bears gets bigger until end of turn", "as a card's text tells it"),
        ("Grizzly Bears gets +X/+0 until end of turn", "with numbers"),
        ("Bob controls Grizzly Bears until end of turn", "controls it anyhow"),
    ],
)
def test_what_is_no_effect_is_an_error_at_its_line(said: str, why: str) -> None:
    (fault,) = evaluate(example(*BOARD, f"And {said}"), "m11").faults
    assert (fault.line, fault.sentence) == (4, said)
    assert why in fault.message


@pytest.mark.parametrize("edition", ["mirage", "duel"])
def test_no_shield_is_put_up_where_regeneration_waits_for_the_moment_of_dying(edition: str) -> None:
    (fault,) = evaluate(example(*BOARD, "And Grizzly Bears has a regeneration shield"), edition).faults
    assert "when something is dying" in fault.message


BOLT = (
    *("And Bob holds Lightning Bolt", "And Bob has {R}", "When Bob casts Lightning Bolt targeting Sue"),
    *("And it resolves", "Then Sue has {} life"),
)


def bolted(edition: str, shield: str, life: int) -> bool:
    """Whether Sue has so much life after a Lightning Bolt."""
    return passes(edition, BOLT[0], f"And {shield}", *(step.replace("{}", str(life)) for step in BOLT[1:]))


@pytest.mark.parametrize("edition", ["timespiral", "m11"])
@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("the next 2 damage", 19),
        ("the next 2 damage from red sources", 19),
        ("the next 2 damage from blue sources", 17),
        ("the next damage from a red source", 20),
        ("the next damage from Lightning Bolt", 20),
        ("the next damage from Hill Giant", 17),
        ("all damage from creatures", 17),
        ("all combat damage", 17),
        ("all damage", 20),
    ],
)
def test_a_shield_prevents_what_its_words_say(text: str, life: int, edition: str) -> None:
    assert bolted(edition, f"Sue has a shield that prevents {text} this turn", life)


@pytest.mark.parametrize("edition", ["timespiral", "m11", "today"])
@pytest.mark.parametrize(
    ("text", "life", "damage"),
    [
        ("the next 2 damage", 19, 2),
        ("the next 2 damage from blue sources", 17, 0),
        ("the next damage from a red source", 20, 3),
        ("all damage from creatures", 17, 0),
        ("all combat damage", 17, 0),
        ("all damage", 20, 3),
    ],
)
def test_a_shield_redirects_what_its_words_say(text: str, life: int, damage: int, edition: str) -> None:
    """2006, 419.6c; 2010, 614.9: the same damage is dealt to another creature."""
    shield = f"And Sue has a shield that redirects {text} to Craw Wurm this turn"
    told = f"And Craw Wurm has {damage} damage" if damage else "And Craw Wurm has no damage"
    after = (*BOLT[1:-1], f"Then Sue has {life} life", told)
    assert passes(edition, "And Sue controls Craw Wurm", BOLT[0], shield, *after)


@pytest.mark.parametrize("edition", ["timespiral", "m11", "today"])
def test_a_shield_does_not_redirect_to_what_is_dealt_no_damage(edition: str) -> None:
    """2006, 419.6c; 2010, 614.9: to what is no creature by then, nothing is redirected."""
    shield = "And Sue has a shield that redirects all damage to Taiga this turn"
    assert passes(edition, "And Sue controls Taiga", BOLT[0], shield, *BOLT[1:-1], "Then Sue has 17 life")


@pytest.mark.parametrize("edition", ["timespiral", "m11", "today"])
def test_which_of_two_shields_redirects_the_damage_is_an_open_choice(edition: str) -> None:
    shields = [
        f"And Sue has a shield that redirects all damage to {name} this turn" for name in ("Craw Wurm", "Ornithopter")
    ]
    steps = ("And Sue controls Craw Wurm and Ornithopter", BOLT[0], *shields, *BOLT[1:-1])
    (ruling,) = rule(example(*BOARD, *steps), edition)
    assert [one.options for one in ruling.open_choices] == [("the shield for Craw Wurm", "the shield for Ornithopter")]
    chosen = ("And Sue applies the shield for Craw Wurm first", "Then Craw Wurm has 3 damage")
    assert passes(edition, *steps, *chosen)


@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_that_is_prevented_this_turn_is_dealt_to_nobody(edition: str) -> None:
    assert bolted(edition, "all damage is prevented this turn", 20)
    assert bolted(edition, "all combat damage is prevented this turn", 17)


@pytest.mark.parametrize(
    ("edition", "text", "why"),
    [
        ("m11", "some damage", "expected `all damage`"),
        ("m11", "the next 2 damage from lovely sources", "sources such as"),
        ("mirage", "the next 2 damage", "as it is dealt, and not before"),
    ],
)
def test_words_that_tell_no_shield_are_an_error(edition: str, text: str, why: str) -> None:
    (fault,) = evaluate(example(*BOARD, f"And Sue has a shield that prevents {text} this turn"), edition).faults
    assert why in fault.message


@pytest.mark.parametrize("edition", EDITIONS)
def test_mana_for_one_use_pays_for_nothing_else(edition: str) -> None:
    given = (
        "And Bob has {R} to spend only to cast creature spells",
        "And Bob holds Lightning Bolt and Mons's Goblin Raiders",
    )
    assert passes(
        edition, *given, "Then Bob may cast Mons's Goblin Raiders", "And Bob cannot cast Lightning Bolt targeting Sue"
    )


@pytest.mark.parametrize("edition", ["timespiral", "m11"])
def test_snow_mana_in_the_pool_pays_for_snow_symbols(edition: str) -> None:
    snow = '''And this card:
    """
    Cold One {S}
    Creature — Bear
    2/2
    """'''
    holds = (snow, "And Bob holds Cold One", "And Forest is tapped")
    assert passes(edition, *holds, "And Bob has {G} from snow permanents", "Then Bob may cast Cold One")
    assert passes(edition, *holds, "And Bob has {G}", "Then Bob cannot cast Cold One")


@pytest.mark.parametrize("symbol", ["S", "W/U", "X"])
def test_a_symbol_of_costs_is_no_mana(symbol: str) -> None:
    (fault,) = evaluate(example(*BOARD, f"And Bob has {{{symbol}}}"), "m11").faults
    assert "in a pool" in fault.message


AXE = '''And this card:
    """
    Big Axe {4}{R}
    Sorcery
    Big Axe deals 5 damage to target player.
    """'''


@pytest.mark.parametrize(("first", "loyalty"), [("Garruk Wildspeaker", 0), ("the shield", 1)])
def test_a_shield_that_is_given_competes_with_a_planeswalker_for_the_damage(first: str, loyalty: int) -> None:
    """Comprehensive Rules of 2010, 306.7 and 616.1: whose damage it is says what applies first."""
    steps = (
        *(AXE, "And Bob holds Big Axe", "And Bob has {4}{R}", "And Sue controls Garruk Wildspeaker"),
        *(
            "And Garruk Wildspeaker has 4 loyalty counters",
            "And Sue has a shield that prevents the next 2 damage this turn",
        ),
        *(
            "When Bob casts Big Axe targeting Sue",
            "And it resolves",
            "And Bob redirects the damage to Garruk Wildspeaker",
        ),
        *(f"And Sue applies {first} first", "Then Sue has 20 life"),
    )
    end = "Garruk Wildspeaker has 1 loyalty counter" if loyalty else "Garruk Wildspeaker is in Sue's graveyard"
    assert passes("m11", *steps, f"And {end}")


@pytest.mark.parametrize(
    ("edition", "said", "why"),
    [
        ("m11", "Sue has a shield that redirects all damage to Sue this turn", "would be dealt to Sue anyhow"),
        ("m11", "Sue has a shield that redirects some damage to Bob this turn", "expected `all damage`"),
        ("mirage", "Sue has a shield that redirects all damage to Bob this turn", "redirected as it is dealt"),
    ],
)
def test_words_that_redirect_nothing_are_an_error(edition: str, said: str, why: str) -> None:
    (fault,) = evaluate(example(*BOARD, f"And {said}"), edition).faults
    assert why in fault.message
