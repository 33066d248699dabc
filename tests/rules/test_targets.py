"""What a text may aim at: asked as it is announced, and again as it resolves."""

from __future__ import annotations

import pytest

from sandbox.meaning.abilities import Mode
from sandbox.meaning.kinds import CREATURE, LAND, TargetSpec
from sandbox.rules.casting.casting import modes_of
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
        "protection keeps spells of the color away",
        "Mirage: Protection; 2006: 502.7b; 2010: 702.14b",
        """
        Bob has {W}
        Bob holds Swords to Plowshares
        Sue controls Black Knight

        Bob casts Swords to Plowshares targeting Black Knight
        """,
        "Bob 20 {W}; hand: Swords to Plowshares / Sue 20: Black Knight 2/2 / refused: protection",
    ),
    Case(
        "protection keeps the effects of permanents of the color away",
        "Mirage: Protection; 2006: 502.7b; 2010: 702.14b",
        """
        Bob controls Samite Healer and Prodigal Pyromancer
        Sue controls Soltari Priest

        Bob activates Prodigal Pyromancer targeting Soltari Priest
        """,
        "Bob 20: Samite Healer 1/1, Prodigal Pyromancer 1/1 / Sue 20: Soltari Priest 2/1 / refused: protection",
    ),
    Case(
        "protection from a color leaves what aims at nothing alone",
        "Mirage: Protection; 2006: 502.7a; 2010: 702.14b",
        """
        Bob has {C}{C}{W}{W}
        Bob holds Wrath of God
        Sue controls Black Knight

        Bob casts Wrath of God
        it resolves
        """,
        "Bob 20; graveyard: Wrath of God / Sue 20; graveyard: Black Knight",
    ),
    Case(
        "shroud keeps even its controller away",
        "2006: glossary, Shroud; 2010: 702.16a",
        """
        Bob has {G}
        Bob holds Giant Growth
        Bob controls Deadly Insect

        Bob casts Giant Growth targeting Deadly Insect
        """,
        "Bob 20 {G}: Deadly Insect 6/1; hand: Giant Growth / Sue 20 / refused: shroud",
    ),
    Case(
        "a creature that cannot be aimed at by opponents may be by its controller",
        "2026: 702.11b",
        """
        Bob has {G}
        Bob holds Giant Growth
        Bob controls Elder Elk

        Bob casts Giant Growth targeting Elder Elk
        it resolves
        """,
        "Bob 20: Elder Elk 5/5; graveyard: Giant Growth / Sue 20",
        ("m11",),
        ("Elder Elk {G} // Creature — Elk // Hexproof // 2/2",),
    ),
    Case(
        "a creature that cannot be aimed at by opponents is safe from them",
        "2026: 702.11b",
        """
        Bob has {R}
        Bob holds Shock
        Sue controls Elder Elk

        Bob casts Shock targeting Elder Elk
        """,
        "Bob 20 {R}; hand: Shock / Sue 20: Elder Elk 2/2 / refused: shroud",
        ("m11",),
        ("Elder Elk {G} // Creature — Elk // Hexproof // 2/2",),
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


RESOLVED = (
    Case(
        "what has lost its only target does nothing",
        "The Duel: Fizzle; 2006: 413.2a; 2010: 608.2b",
        """
        Bob has {R}{G}
        Bob holds Lightning Bolt
        Sue controls Grizzly Bears
        Sue has {U}
        Sue holds Unsummon

        Bob casts Lightning Bolt targeting Grizzly Bears
        Sue casts Unsummon targeting Grizzly Bears
        everything resolves
        """,
        "Bob 20 {G}; graveyard: Lightning Bolt / Sue 20; hand: Grizzly Bears; graveyard: Unsummon",
    ),
    Case(
        "what has lost its only target does none of its other things",
        "The Duel: Fizzle; 2006: 413.2a; 2010: 608.2b",
        """
        Bob has {B}
        Bob holds Aphotic Wisps
        Sue controls Grizzly Bears
        Sue has {U}
        Sue holds Unsummon

        Bob casts Aphotic Wisps targeting Grizzly Bears
        Sue casts Unsummon targeting Grizzly Bears
        everything resolves
        """,
        "Bob 20; graveyard: Aphotic Wisps / Sue 20; hand: Grizzly Bears; graveyard: Unsummon",
    ),
    Case(
        "a card that has left its graveyard is a target no more",
        "2006: 413.2a; 2010: 608.2b",
        """
        Bob has {G}{B}
        Bob holds Grave Song and Grave Song#2
        Grizzly Bears is in Bob's graveyard

        Bob casts Grave Song targeting Grizzly Bears
        Bob casts Grave Song#2 targeting Grizzly Bears
        everything resolves
        """,
        "Bob 21; hand: Grizzly Bears; graveyard: Grave Song#2, Grave Song / Sue 20",
        NEW,
        (
            "Grave Song {1} // Instant // Return target creature card from your graveyard to your hand. "
            "You gain 1 life.",
        ),
    ),
    Case(
        "a spell that has been countered is a target no more",
        "2006: 413.2a; 2010: 608.2b",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue has {U}{U}
        Sue holds Calm Word and Calm Word#2

        Bob casts Lightning Bolt targeting Sue
        Sue casts Calm Word targeting Lightning Bolt
        Sue casts Calm Word#2 targeting Lightning Bolt
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 21; graveyard: Calm Word#2, Calm Word",
        NEW,
        ("Calm Word {U} // Instant // Counter target spell. You gain 1 life.",),
    ),
    Case(
        "a card that comes back is another object",
        "The Duel: Fizzle; 2006: 217.1c; 2010: 400.7",
        """
        Bob has {G}
        Bob holds Giant Growth
        Sue controls Flicker Fish
        Bob controls Cloud Gate

        Bob casts Giant Growth targeting Flicker Fish
        Bob activates Cloud Gate targeting Flicker Fish
        everything resolves
        """,
        "Bob 20: Cloud Gate tapped; graveyard: Giant Growth / Sue 20: Flicker Fish 1/1",
        NEW,
        (
            "Flicker Fish {U} // Creature — Fish // 1/1",
            "Cloud Gate {2} // Artifact // {T}: Exile target creature. "
            "Return that card to the battlefield under its owner's control.",
        ),
    ),
    Case(
        "a target that has become illegal is spared, the other is not",
        "The Duel: Fizzle; 2006: 413.2a; 2010: 608.2b",
        """
        Bob has {R}
        Bob holds Forked Bolt
        Sue controls Birds of Paradise and Llanowar Elves
        Sue has {U}
        Sue holds Unsummon

        Bob casts Forked Bolt targeting Birds of Paradise and Llanowar Elves dividing 1 and 1
        Sue casts Unsummon targeting Birds of Paradise
        everything resolves
        """,
        "Bob 20; graveyard: Forked Bolt / Sue 20; hand: Birds of Paradise; graveyard: Unsummon, Llanowar Elves",
    ),
    Case(
        "a target that gains protection on the way is illegal",
        "The Duel: Fizzle; 2006: 413.2a; 2010: 608.2b",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue controls Grizzly Bears
        Sue has {W}
        Sue holds Scarlet Veil

        Bob casts Lightning Bolt targeting Grizzly Bears
        Sue casts Scarlet Veil targeting Grizzly Bears
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20: Grizzly Bears 2/2; graveyard: Scarlet Veil",
        ALL,
        ("Scarlet Veil {W} // Instant // Target creature gains protection from red until end of turn.",),
    ),
    Case(
        "a target is not lost by what does not matter to it",
        "2006: 413.2a; 2010: 608.2b",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue controls Hill Giant
        Sue has {G}
        Sue holds Giant Growth

        Bob casts Lightning Bolt targeting Hill Giant
        Sue casts Giant Growth targeting Hill Giant
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20: Hill Giant 6/6 damage 3; graveyard: Giant Growth",
    ),
)


@chapter(RESOLVED)
def test_targets_are_judged_again_as_the_text_resolves(case: Case, edition: str) -> None:
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
