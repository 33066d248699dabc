"""Targets as a text is announced."""

from __future__ import annotations

import pytest

from sandbox.meaning.abilities import Mode
from sandbox.meaning.kinds import CREATURE, LAND, TargetSpec
from sandbox.rules.casting.modes import modes_of
from sandbox.rules.targets.targets import Aiming, divided_among_specs, legal_aims, mode_for_x, why_not_targets
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, chapter

ANNOUNCED = (
    Case(
        "a text aims at nothing that it does not speak of",
        "The Duel: Targeting; 2006: 415.5; 2010: 114.1",
        """
        Bob has {B}{B}
        Bob holds Terror
        Sue controls Black Knight

        Bob casts Terror targeting Black Knight
        """,
        "Bob 20 {B}{B}; hand: Terror / Sue 20: Black Knight 2/2 / refused: targets",
    ),
    Case(
        "a spell that needs a target cannot be cast without one",
        "The Duel: Targeting; 2006: 409.1c; 2010: 601.2c",
        """
        Bob has {G}
        Bob holds Giant Growth

        Bob casts Giant Growth
        """,
        "Bob 20 {G}; hand: Giant Growth / Sue 20 / refused: targets",
    ),
    Case(
        "a local enchantment aims at what it will be on",
        "The Duel: Enchantments; 2006: 415.3; 2010: 303.4a",
        """
        Bob has {W}
        Bob holds Holy Strength
        Sue controls Deadly Insect

        Bob casts Holy Strength targeting Deadly Insect
        """,
        "Bob 20 {W}; hand: Holy Strength / Sue 20: Deadly Insect 6/1 / refused: shroud",
    ),
    Case(
        "target opponent is not oneself",
        "2006: 415.1; 2010: 114.1",
        """
        Bob has {B}
        Bob holds Duress

        Bob casts Duress targeting Bob
        """,
        "Bob 20 {B}; hand: Duress / Sue 20 / refused: targets",
    ),
    Case(
        "of several targets none is named twice",
        "The Duel: Targeting; 2006: 409.1c; 2010: 114.3",
        """
        Bob has {R}
        Bob holds Forked Bolt

        Bob casts Forked Bolt targeting Sue and Sue
        """,
        "Bob 20 {R}; hand: Forked Bolt / Sue 20 / refused: targets",
    ),
    Case(
        "a card in a graveyard may be aimed at there",
        "2006: 415.5; 2010: 114.2",
        """
        Bob has {B}
        Bob holds Raise Dead
        Grizzly Bears is in Bob's graveyard

        Bob casts Raise Dead targeting Grizzly Bears
        it resolves
        """,
        "Bob 20; hand: Grizzly Bears; graveyard: Raise Dead / Sue 20",
    ),
    Case(
        "your graveyard is not another's",
        "2006: 415.5; 2010: 114.2",
        """
        Bob has {B}
        Bob holds Raise Dead
        Grizzly Bears is in Sue's graveyard

        Bob casts Raise Dead targeting Grizzly Bears
        """,
        "Bob 20 {B}; hand: Raise Dead / Sue 20; graveyard: Grizzly Bears / refused: targets",
    ),
    Case(
        "a counterspell aims at a spell that is on its way",
        "2006: 415.5; 2010: 114.2",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue has {U}{U}
        Sue holds Counterspell

        Bob casts Lightning Bolt targeting Sue
        Sue casts Counterspell targeting Lightning Bolt
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20; graveyard: Counterspell",
    ),
    Case(
        "a counterspell for creature spells leaves others alone",
        "2006: 415.5; 2010: 114.2",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue has {U}{U}
        Sue holds Essence Scatter

        Bob casts Lightning Bolt targeting Sue
        Sue casts Essence Scatter targeting Lightning Bolt
        """,
        "Bob 20 / Sue 20 {U}{U}; hand: Essence Scatter / waiting: Lightning Bolt at Sue / refused: targets",
        NEW,
    ),
    Case(
        "an artifact creature is a creature spell where every creature spell is",
        "2006: 212.3a; 2010: 302.1",
        """
        Bob has {C}{C}{C}{C}{C}
        Bob holds Stone Golem
        Sue has {U}{U}
        Sue holds Essence Scatter

        Bob casts Stone Golem
        Sue casts Essence Scatter targeting Stone Golem
        everything resolves
        """,
        "Bob 20; graveyard: Stone Golem / Sue 20; graveyard: Essence Scatter",
        NEW,
    ),
    Case(
        "another target is a second one",
        "2010: 114.3; 2006: 409.1c",
        """
        Bob has {C}{B}{B}
        Bob controls Sorceress Queen

        Bob activates Sorceress Queen targeting Sorceress Queen
        """,
        "Bob 20 {B}{B}{C}: Sorceress Queen 1/1 / Sue 20 / refused: targets",
    ),
)


@chapter(ANNOUNCED)
def test_targets_are_judged_as_the_text_is_announced(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


ONE, UP_TO_TWO = TargetSpec(CREATURE), TargetSpec(CREATURE, minimum=0, maximum=2)
ANY_LAND = TargetSpec(LAND)


@pytest.mark.parametrize(
    ("specs", "named", "split"),
    [
        ((ONE,), 1, (1,)),
        ((ONE,), 0, None),
        ((ONE,), 2, None),
        ((ONE, ANY_LAND), 2, (1, 1)),
        ((ONE, ANY_LAND), 1, None),
        ((UP_TO_TWO,), 0, (0,)),
        ((UP_TO_TWO,), 2, (2,)),
        ((UP_TO_TWO,), 3, None),
        ((UP_TO_TWO, ONE), 1, (0, 1)),
        ((UP_TO_TWO, ONE), 2, (1, 1)),
        ((UP_TO_TWO, ONE), 3, (2, 1)),
        ((), 0, ()),
        ((), 1, None),
    ],
)
def test_named_targets_fall_to_the_words_of_the_text_in_order(
    specs: tuple[TargetSpec, ...], named: int, split: tuple[int, ...] | None
) -> None:
    """2006: 409.1c; 2010: 601.2c."""
    table = Paper("Bob controls 3 Grizzly Bears", "m11")
    aims = tuple(table.game.permanents()[:named])
    found = divided_among_specs(Mode((), specs), aims)
    assert (None if found is None else tuple(map(len, found))) == split
    if found is not None:
        assert [aim for part in found for aim in part] == list(aims)


def test_x_settles_how_many_targets_there_are() -> None:
    """2010: 601.2c, after 601.2b."""
    mode = Mode((), (TargetSpec(CREATURE, x=True),))
    assert [(spec.minimum, spec.maximum) for spec in mode_for_x(mode, 3).targets] == [(3, 3)]
    assert mode_for_x(mode, None) is mode


@pytest.mark.parametrize("edition", ALL)
def test_everything_that_may_be_aimed_at_is_found(edition: str) -> None:
    """The Duel: Targeting; 2010: 114.1."""
    table = Paper(
        "Bob controls Prodigal Pyromancer, Grizzly Bears, Deadly Insect, Forest and Glorious Anthem\n"
        "Sue controls Soltari Priest and Hill Giant\nHill Giant is in Sue's graveyard",
        edition,
    )
    pyromancer = table.thing("Prodigal Pyromancer")
    aiming = Aiming(table.bob, pyromancer, table.game.characteristics(pyromancer))
    spec = TargetSpec(CREATURE, players=True)
    expected = [table.bob, table.sue, *table.things("Prodigal Pyromancer", "Grizzly Bears", "Hill Giant")]
    assert legal_aims(table.game, spec, aiming) == expected


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("creatures", "fits"), [(0, False), (1, False), (2, True)])
def test_two_different_targets_need_two_things(edition: str, creatures: int, fits: bool) -> None:
    """2010: 114.3."""
    table = Paper(f"Bob controls Forest{' and Grizzly Bears' * creatures}", edition)
    mode = Mode((), (ONE, TargetSpec(CREATURE, apart=True)))
    forest = table.thing("Forest")
    refusal = why_not_targets(table.game, mode, None, Aiming(table.bob, forest, table.game.characteristics(forest)))
    assert (refusal is None) is fits


@pytest.mark.parametrize("edition", OLD)
def test_an_artifact_creature_is_no_summon_spell(edition: str) -> None:
    """The Duel: Summon Spells."""
    table = Paper("Bob holds Stone Golem and Grizzly Bears", edition)
    looks = [table.game.characteristics(card) for card in table.things("Stone Golem", "Grizzly Bears")]
    assert [table.game.edition.creature_spell(one) for one in looks] == [False, True]


@pytest.mark.parametrize("edition", ALL)
def test_the_aim_of_an_aura_spell_is_what_it_enchants(edition: str) -> None:
    """2006: 415.3; 2010: 303.4a."""
    table = Paper("Bob holds Evil Presence\nBob controls Forest and Grizzly Bears", edition)
    aura = table.thing("Evil Presence")
    (mode,) = modes_of(table.game, aura)
    aiming = Aiming(table.bob, aura, table.game.characteristics(aura))
    assert legal_aims(table.game, mode.targets[0], aiming) == [table.thing("Forest")]
