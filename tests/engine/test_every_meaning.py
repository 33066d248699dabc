"""Every meaning that a text can have is carried out: no class of meaning is left over in the rules."""

from __future__ import annotations

import ast
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any, get_args

import pytest

from sandbox.editions import EDITIONS
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.amounts import Amount
from sandbox.meaning.conditions import Condition
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import EitherOf, EventPattern, FirstTime, OneOrMore, StateIs
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import Itself, Reference, You
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_patterns import PATTERNS
from sandbox.rules.lookup.references import POINTS, pointed_at
from sandbox.rules.turn.new_game import PERFORMERS, RULEBOOK
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost
from tests.engine.drawn_oracle import DrawnOracle
from tests.engine.positions import PERMANENTS, Deal, Side, game_of

ROOT = Path(__file__).resolve().parents[2]
NOTICED_AS_STATES = {StateIs}
"""No event: looked at whenever the game is put in order."""
MADE_OF_OTHERS = {EitherOf, FirstTime, OneOrMore}
SAMPLES: dict[str, object] = {
    "Reference": Itself(),
    "Kind": Kind(),
    "int": 1,
    "bool": False,
    "str": "+1/+1",
    "Amount": 2,
    "Condition": None,
    "tuple": (),
    "ManaCost": ManaCost(("G",)),
}
SAID: dict[str, object] = {
    "who": You(),
    "step": "upkeep",
    "word": "flying",
    "measure": "power",
    "daytime": "night",
    "deed": "lost life",
    "color": Color.GREEN,
}


def kinds_of(root: type) -> list[type]:
    """Every subclass in `sandbox.meaning`, however deep, that has none of its own."""
    found: list[type] = []
    children: list[type] = root.__subclasses__()
    for kind in children:
        found += kinds_of(kind) or ([kind] if kind.__module__.startswith("sandbox.meaning") else [])
    return found


def sample(kind: type) -> Any:
    """One meaning of the kind; what may be left out is."""
    needed = [field for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING]
    return kind(**{field.name: value_for(field) for field in needed})


def value_for(field: Field[object]) -> object:
    if field.type == Amount:
        return SAMPLES["Amount"]
    word = str(getattr(field.type, "__name__", field.type)).strip("\"'").removesuffix(" | None")
    return SAID[field.name] if field.name in SAID else SAMPLES[word]


def game_with(edition: str = "m11") -> tuple[Game, Object]:
    """Bob has Grizzly Bears, two lands of each kind and a card in his hand; the bears are given too."""
    game = game_of(Deal(edition, Side(("Grizzly Bears",), ("Giant Growth",)), Side(), b""), DrawnOracle(bytes(9)))
    return game, next(thing for thing in game.battlefield if thing.card.name == "Grizzly Bears")


def test_every_effect_has_its_performer() -> None:
    effects = set(kinds_of(Effect))
    assert len(effects) > 40
    assert effects - RULEBOOK.performers.keys() == set()


def test_no_effect_has_two_performers() -> None:
    assert sum(map(len, PERFORMERS)) == len(RULEBOOK.performers)


def test_no_effect_of_texts_is_performed_that_no_text_can_have() -> None:
    bound = set(kinds_of(Effect))
    assert {e for e in RULEBOOK.performers if e.__module__.startswith("sandbox.meaning")} - bound == set()


def test_every_event_that_texts_wait_for_is_recognised() -> None:
    patterns = set(kinds_of(EventPattern)) - NOTICED_AS_STATES - MADE_OF_OTHERS
    assert patterns == PATTERNS.keys()


def test_every_reference_points_at_something() -> None:
    assert set(kinds_of(Reference)) == POINTS.keys()


@pytest.mark.parametrize("kind", kinds_of(Reference), ids=lambda kind: kind.__name__)
def test_a_reference_is_looked_up(kind: type) -> None:
    game, bears = game_with()
    found = pointed_at(game, Context(bears, game.players[0], it=[bears]), sample(kind))
    assert [called(thing) for thing in found] == POINTED_AT[kind.__name__]


def called(thing: object) -> str:
    """A player's name, a card's label, or the card's name where the table has no name for it."""
    assert isinstance(thing, Object | Player)
    return thing.name if isinstance(thing, Player) else thing.label or thing.card.name


LANDS = ["Plains", "Island", "Swamp", "Mountain", "Forest"]
POINTED_AT = {
    "OtherOfThem": [],
    "RevealedAtRandom": ["Giant Growth"],
    "Itself": ["Grizzly Bears"],
    "Grantor": ["Grizzly Bears"],
    "GrantedBy": [],
    "ChosenExiled": [],
    "UsedToCraft": [],
    "HelpersOf": [],
    "BothOfPair": [],
    "Target": [],
    "Host": [],
    "Each": [
        *LANDS,
        *(f"{land}#2" for land in LANDS),
        "Grizzly Bears",
        *(f"{land}#{number}" for number in (3, 4) for land in LANDS),
    ],
    "Among": ["Grizzly Bears"],
    "ThisWay": [],
    "NamesakesOf": [],
    "Together": [],
    "AttachedTo": [],
    "AlsoItself": ["Grizzly Bears", "Grizzly Bears"],
    "ChosenInGraveyard": [],
    "AnySpell": [],
    "SpellsCast": ["Giant Growth"],
    "ItselfOr": [
        "Grizzly Bears",
        *LANDS,
        *(f"{land}#2" for land in LANDS),
        *(f"{land}#{number}" for number in (3, 4) for land in LANDS),
    ],
    "EnchantedPlayer": [],
    "It": ["Grizzly Bears"],
    "SourceOf": [],
    "EventObject": [],
    "Paid": [],
    "SourceOfChoice": ["Plains"],
    "Chosen": ["Plains"],
    "You": ["Bob"],
    "CountedPlayer": ["Bob"],
    "RingBearer": [],
    "Opponents": ["Sue"],
    "EachPlayer": ["Bob", "Sue"],
    "ControllerOf": ["Bob"],
    "OwnerOf": ["Bob"],
    "DefendingPlayer": ["Sue"],
    "ActivePlayer": ["Bob"],
    "ChosenPlayer": ["Sue"],
    "ChosenCard": ["Giant Growth"],
    "CardsInGraveyard": [],
    "TopCard": ["a card"],
    "TopOfGraveyard": [],
}
"""Where nothing is targeted, attached, paid or told of by an event. What is chosen: the first that there is."""


@pytest.mark.parametrize("kind", [k for k in get_args(Amount) if k is not int], ids=lambda kind: kind.__name__)
def test_an_amount_is_counted(kind: type) -> None:
    game, bears = game_with()
    context = Context(bears, game.players[0], amount=3, x=4)
    assert count(game, context, sample(kind)) == EXPECTED_AMOUNTS[kind.__name__]


EXPECTED_AMOUNTS = {
    "VotesFor": 0,
    "X": 4,
    "OwnSize": 0,
    "PowerOf": 2,
    "ToughnessOf": 2,
    "NumberOf": 21,
    "CardsInHand": 1,
    "CountersOn": 0,
    "ThatMuch": 3,
    "Times": 2,
    "Difference": 0,
    "ManaValueOf": 2,
    "ItsManaValue": 0,
    "CardTypesInGraveyards": 0,
    "LifeOf": 20,
    "LowestLife": 20,
    "ManaSpentOn": 0,
    "PlayersWho": 0,
    "CountersAmong": 0,
    "NumberPointedAt": 1,
    "MostDoneByOne": 1,
    "ColorsSpent": 0,
    "Half": 1,
    "Sum": 4,
    "CardsIn": 0,
    "Greatest": 2,
    "Total": 2,
    "Different": 2,
    "CastThisTurn": 0,
    "DiscardedThisTurn": 0,
    "DrawnThisTurn": 0,
    "LifeGainedThisTurn": 0,
    "BlockersOf": 0,
    "DiedThisTurn": 0,
    "InYourParty": 0,
    "ExcessDamage": 0,
    "AttackedThisTurn": 0,
    "Devotion": 1,
    "OpponentsYouHave": 1,
    "OpponentsAttacked": 0,
    "TimesMutated": 0,
    "TimesPaid": 0,
    "DamageTakenThisTurn": 0,
    "BasicLandTypesAmong": 5,
    "ColorsAmong": 1,
    "CountersOfPlayer": 0,
    "SpeedOf": 0,
    "OthersOfItsTypes": 0,
}
"""With Grizzly Bears, ten lands each and one card in hand; that much is 3, X is 4."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", kinds_of(Condition), ids=lambda kind: kind.__name__)
def test_a_condition_is_looked_at(kind: type, edition: str) -> None:
    game, bears = game_with(edition)
    assert holds(game, Context(bears, game.players[0]), sample(kind)) is CONDITIONS[kind.__name__]


CONDITIONS = {
    "ManaWasSpent": False,
    "MoreManaWasSpent": False,
    "DevotionIsBelow": False,
    "Exists": True,
    "AmountIs": True,
    "AimsAt": False,
    "HasMoreLife": False,
    "WasCast": False,
    "IsKind": True,
    "BothAreYours": True,
    "HasCounter": False,
    "DoneThisWay": False,
    "TurnIs": True,
    "HasDealtDamage": False,
    "FoughtThisCombat": False,
    "DidNotAttack": True,
    "CameUnderControlThisTurn": False,
    "CameSinceLastUpkeep": False,
    "InYourGraveyard": False,
    "InYourHand": False,
    "GetsMoreVotes": False,
    "IsInPlay": True,
    "IsLarger": False,
    "IsAttackingAlone": False,
    "IsPaired": False,
    "HasDied": False,
    "HasEntered": False,
    "HasLeft": False,
    "HasMoreCards": False,
    "HasAttacked": False,
    "LifeHasChanged": False,
    "HasBeenDealtDamage": False,
    "CardsInGraveyardAre": False,
    "CardTypesInGraveyardAre": False,
    "CountersAre": False,
    "LevelIs": True,
    "HasDesignation": False,
    "HasDesignationOfPlayer": False,
    "PlayerCountersAre": False,
    "DaytimeIs": False,
    "CastLastTurn": False,
    "NoneCastLastTurn": True,
    "HasCast": False,
    "CostWasPaid": False,
    "KickedWith": False,
    "XWasAtLeast": False,
    "IsUntapped": True,
    "During": True,
    "CardsInHandAre": True,
    "LifeAtLeast": True,
    "LifeAtMost": False,
    "OpponentControlsMore": False,
    "Not": False,
    "AllOf": True,
    "AnyOf": False,
    "HasLeftGraveyard": False,
    "CardWasBuried": False,
    "HasSacrificed": False,
    "WasPaidThisTurn": False,
    "HasCommittedACrime": False,
    "ResolvedTimes": False,
}
"""In Bob's turn, with Grizzly Bears that were there before and have done nothing. No condition at all is true."""


@pytest.mark.parametrize("root", [Ability, Modification], ids=lambda root: root.__name__)
def test_every_ability_and_every_change_is_spoken_of_by_the_rules(root: type) -> None:
    """What no rule looks at would do nothing."""
    spoken = {
        node.id if isinstance(node, ast.Name) else node.attr
        for path in (ROOT / "sandbox" / "rules").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name | ast.Attribute)
    }
    assert {kind.__name__ for kind in kinds_of(root)} - spoken == set()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", range(0, len(PERMANENTS), 100))
def test_every_permanent_of_the_pool_can_stand_in_a_game(first: int, edition: str) -> None:
    """Its characteristics are worked out beside a hundred others."""
    some = PERMANENTS[first : first + 100]
    game = game_of(Deal(edition, Side(tuple(some)), Side(), b""), DrawnOracle(b""))
    assert {game.characteristics(thing).controller for thing in game.battlefield} <= set(game.players)
    assert {thing.card.name for thing in game.battlefield} >= set(some)
