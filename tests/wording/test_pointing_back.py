"""`it`, `that creature`, `that player`: what they point at."""

import pytest

from sandbox.meaning.abilities import Activated, SpellAbility, Triggered
from sandbox.meaning.effects import AtNext, DealDamage, Destroy, Discard, GainLife, RemoveFromGame, Sacrifice, Tap
from sandbox.meaning.references import ControllerOf, EventObject, Host, It, Itself, Target
from sandbox.terms.errors import NotUnderstood
from sandbox.wording.printing import print_ability
from sandbox.wording.text import read_text


def effects(text: str, name: str = "") -> tuple[object, ...]:
    (ability,) = read_text(text, name)
    assert isinstance(ability, (Activated, SpellAbility, Triggered))
    return ability.modes[0].effects


def test_it_is_the_target_last_named() -> None:
    _, destroy = effects("Untap target land. Destroy it.")
    assert destroy == Destroy(Target(0))


def test_that_creature_passes_over_a_player_named_since() -> None:
    _, _, tap = effects("Untap target creature. Target player discards a card. Tap that creature.")
    assert tap == Tap(Target(0))


def test_that_player_is_the_player_last_named() -> None:
    _, discard = effects("~ deals 2 damage to target creature and target player. That player discards a card.")
    assert discard == Discard(1, Target(1))


def test_its_controller_is_the_controller_of_the_target() -> None:
    exile, gain = effects("Exile target creature. Its controller gains 2 life.")
    assert exile == RemoveFromGame(Target(0))
    assert gain == GainLife(2, ControllerOf(Target(0)))


def test_it_is_the_source_when_nothing_else_was_named() -> None:
    assert effects("When Ember Beast dies, it deals 1 damage to any target.", "Ember Beast") == (
        DealDamage(1, (Target(0),)),
    )


def test_that_creature_in_a_trigger_is_the_other_creature() -> None:
    (delayed,) = effects("Whenever ~ blocks or becomes blocked by a creature, destroy that creature at end of combat.")
    assert isinstance(delayed, AtNext)
    assert delayed.effects == (Destroy(EventObject("other")),)


def test_that_creature_in_an_auras_trigger_is_its_host() -> None:
    assert effects("At the beginning of the upkeep of enchanted creature's controller, tap that creature.") == (
        Tap(Host()),
    )


def test_that_player_in_a_trigger_is_the_player_of_the_event() -> None:
    (discard,) = effects("Whenever ~ deals damage to a player, that player discards a card.")
    assert discard == Discard(1, EventObject("player"))


def test_a_token_is_it() -> None:
    _, sacrifice = effects("Create a 1/1 red Goblin creature token. Sacrifice it.")
    assert sacrifice == Sacrifice(It())


def test_a_mode_does_not_see_the_targets_of_another_mode() -> None:
    with pytest.raises(NotUnderstood, match="that creature"):
        read_text("Choose one —\n• Destroy target creature.\n• Tap that creature.")


def test_an_ability_in_quotes_has_a_scope_of_its_own() -> None:
    (ability,) = read_text('Creatures you control have "{T}: Tap target creature. It gains flying until end of turn."')
    assert print_ability(ability).endswith('"{T}: Tap target creature. It gains flying until end of turn."')


def test_what_is_printed_points_at_the_same_thing() -> None:
    text = "Tap target creature. Untap another target creature. Destroy the first target."
    (ability,) = read_text(text)
    assert effects(text)[2] == Destroy(Target(0))
    assert read_text(print_ability(ability)) == (ability,)


def test_itself_is_never_that_creature() -> None:
    (damage,) = effects(
        "When enchanted creature dies, ~ deals damage equal to that creature's toughness to its controller."
    )
    assert isinstance(damage, DealDamage)
    assert damage.source == Itself()
    assert damage.to == (ControllerOf(Host()),)
