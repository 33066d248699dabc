"""Claims about what something is."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.names import listed, named
from sandbox.rules.casting.mana_production import mana_abilities
from sandbox.rules.lookup.mana_value import mana_values
from sandbox.rules.zones.doors import halves, halves_called, unlocked_halves
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.steps.then.ability_claims import has_ability
from sandbox.scenarios.steps.then.claim import ClaimCheck, Finding, claimed
from sandbox.scenarios.steps.then.grounds import (
    of_abilities,
    of_choices,
    of_color,
    of_name,
    of_size,
    of_subtypes,
    of_types,
)
from sandbox.terms.colors import Color
from sandbox.terms.mana import read_mana
from sandbox.terms.shapes import IN_HALVES
from sandbox.terms.zones import Zone


def _size(thing: str, size: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        characteristics = context.game.characteristics(found)
        there = f"{characteristics.power}/{characteristics.toughness}" if characteristics.is_creature else "no creature"
        of_size(context, found)
        return there == size and found.in_play, f"{named(found)} is {there}" + (
            "" if found.in_play else f" and not {context.game.edition.words.play}"
        )

    return claim


def _size_elsewhere(thing: str, size: str, player: str, zone: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found, who = context.object(thing), context.player(player)
        characteristics = context.game.characteristics(found)
        there = f"{characteristics.power}/{characteristics.toughness}" if characteristics.is_creature else "no creature"
        context.judge_by("power and toughness")
        is_there = found in who.owned_zones[Zone(zone)]
        return there == size and is_there, f"{named(found)} is {there}" + ("" if is_there else " and elsewhere")

    return claim


def _state(attribute: str, wanted: bool, word: str) -> Callable[[str], ClaimCheck]:
    def read(thing: str) -> ClaimCheck:
        def claim(context: StepContext) -> Finding:
            found = context.object(thing)
            there = getattr(found, attribute)
            context.judge_by("status")
            return there is wanted and found.in_play, f"{named(found)} is {'' if there else 'not '}{word}"

        return claim

    return read


def _face_up(thing: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        hidden = found.face_down or found.zone in (Zone.HAND, Zone.LIBRARY)
        return not hidden, f"{named(found)} is {'not ' if hidden else ''}face up"

    return claim


def _damage(thing: str, amount: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        wanted = 0 if amount == "no" else to_number(amount)
        there = found.in_play or found.zone is Zone.PHASED_OUT
        return found.damage == wanted and there, f"{named(found)} has {found.damage} damage"

    return claim


def _counters(thing: str, amount: str, counter: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        there = found.counters.get(counter, 0)
        return there == (0 if amount == "no" else to_number(amount)), f"{named(found)} has {there} {counter} counters"

    return claim


def _color(thing: str, color: str, negation: str | None = None) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        colors = context.game.characteristics(found).colors
        words = " and ".join(c for c in Color if c in colors) or "colorless"
        of_color(context, found)
        return (Color(color) in colors) is not bool(negation), f"{named(found)} is {words}"

    return claim


def _colorless(thing: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        colors = context.game.characteristics(found).colors
        of_color(context, found)
        return not colors, f"{named(found)} is {' and '.join(sorted(colors)) or 'colorless'}"

    return claim


def _is_type(thing: str, word: str, negation: str | None = None) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        characteristics = context.game.characteristics(found)
        words = {
            str(w).lower()
            for group in (characteristics.types, characteristics.subtypes, characteristics.supertypes)
            for w in group
        }
        wanted = all(part.lower() in words for part in word.split(" "))
        of_types(context, found, word)
        return wanted is not bool(negation), f"{named(found)} is {' '.join(sorted(words)) or 'nothing'}"

    return claim


def _taps_for(thing: str, mana: str, negation: str | None = None) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        kinds = tuple(read_mana(mana).symbols)
        options = [option for ability in mana_abilities(context.game, found) for option in ability.options]
        context.judge_by("mana")
        of_choices(context, found)
        return (kinds in options) is not bool(negation), f"{named(found)} taps for {options or 'nothing'}"

    return claim


def _named(thing: str, name: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        there = context.game.characteristics(found).name
        of_name(context, found)
        return there == name, f"its name is {there}"

    return claim


def _mana_cost(thing: str, mana: str = "") -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        cost = None if found.face_down else found.starting_card.cost
        there = str(cost) if cost is not None else ""
        context.judge_by("split cards" if found.starting_card.shape in IN_HALVES else "mana cost")
        return there == mana, f"{named(found)} has {'the mana cost ' + there if there else 'no mana cost'}"

    return claim


def _converted(thing: str, number: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        context.judge_by("mana value")
        costs = mana_values(context.game, found)
        return to_number(number) in costs, f"{named(found)} has a converted mana cost of {listed([*map(str, costs)])}"

    return claim


def _no_name(thing: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        name = context.game.characteristics(context.object(thing)).name
        return not name, f"its name is {name}"

    return claim


def _no_abilities(thing: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        abilities = context.game.characteristics(found).abilities
        of_abilities(context, found)
        return not abilities, f"it has {len(abilities)} abilities"

    return claim


def _words_are(name: str, there: frozenset[str], words: str) -> Finding:
    wanted = {word.lower() for word in words.replace(",", " and").split(" and ") if word}
    return wanted == {str(word).lower() for word in there}, f"{name} has {', '.join(sorted(map(str, there))) or 'none'}"


def _subtypes(thing: str, words: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        of_subtypes(context, words.replace(",", " and").split(" and "))
        return _words_are(named(found), context.game.characteristics(found).subtypes, words)

    return claim


def _supertypes(thing: str, words: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        context.judge_by("supertypes")
        return _words_are(named(found), frozenset(map(str, context.game.characteristics(found).supertypes)), words)

    return claim


def _scope(thing: str, scope: str, negation: str = "") -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        characteristics = context.game.characteristics(context.object(thing))
        there = (
            "local" if "Aura" in characteristics.subtypes else "global"
        ) == scope and "enchantment" in characteristics.types
        return there is not bool(
            negation
        ), f"{thing} is a {'local' if 'Aura' in characteristics.subtypes else 'global'} enchantment"

    return claim


def _designated(thing: str, designation: str, negation: str | None = None) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        there = ", ".join(sorted(found.designations)) or "nothing of the kind"
        return (designation in found.designations) is not bool(negation), f"{named(found)} is {there}"

    return claim


def _unlocked(thing: str, negation: str | None = None) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        context.judge_by("rooms")
        opened = [halves(found)[half].name for half in unlocked_halves(found)]
        called = halves_called(found, thing)
        there = bool(called) and all(half in unlocked_halves(found) for half in called)
        return there is not bool(negation), f"unlocked of {found.label}: {listed(opened) or 'nothing'}"

    return claim


def _transformed(thing: str, negation: str | None = None) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        context.judge_by("double-faced cards")
        up = "the back face" if found.has_back_up else "not the back face"
        return found.has_back_up is not bool(negation), f"{up} of {found.card.name} is up"

    return claim


CHARACTERISTICS = (
    claimed(
        "{thing} has the subtype[s] {words}",
        _subtypes,
        "Goblin Piker has the subtypes Goblin and Warrior",
        "Exactly these.",
    ),
    claimed(
        "{thing} has the supertype[s] {words}", _supertypes, "Karakas has the supertype legendary", "Exactly these."
    ),
    claimed(
        "{thing} has no subtypes",
        lambda thing: _subtypes(thing, ""),
        "Jayemdae Tome has no subtypes",
        "After all effects.",
    ),
    claimed(
        "{thing} has no supertypes",
        lambda thing: _supertypes(thing, ""),
        "Goblin Piker has no supertypes",
        "After all effects.",
    ),
    claimed(
        "{thing} is {negation}a {scope} enchantment",
        _scope,
        "Holy Strength is a local enchantment",
        "One that is on something, in the words of the older books; others are global.",
    ),
    claimed(
        "{thing} has no mana cost",
        _mana_cost,
        "Forest has no mana cost",
        "None is printed on it, which is not the same as {0}.",
    ),
    claimed(
        "{thing} has the mana cost {mana}",
        _mana_cost,
        "Clone has the mana cost {1}{G}",
        "The one printed on it, or on what it is a copy of.",
    ),
    claimed(
        "{thing} has a converted mana cost of {number}",
        _converted,
        "Earthquake has a converted mana cost of 4",
        "All of its mana cost as a number; X counts while it is on its way.",
    ),
    claimed("{thing} has no name", _no_name, "Battering Craghorn has no name", "As when it is face down."),
    claimed("{thing} has no abilities", _no_abilities, "Battering Craghorn has no abilities", "After all effects."),
    claimed(
        "{thing} is a[n] {size}[ creature]",
        _size,
        "Grizzly Bears is a 5/5",
        "Its power and toughness after all effects; it is a creature.",
    ),
    claimed(
        "{thing} is a[n] {size} in {player}'s {zone}",
        _size_elsewhere,
        "Tarmogoyf is a 0/1 in Bob's hand",
        "The size of a creature card outside play, as its text counts it there.",
    ),
    claimed("{thing} is {size}", _size, "Grizzly Bears is 5/5", "Its power and toughness after all effects."),
    claimed("{thing} is tapped", _state("tapped", True, "tapped"), "War Mammoth is tapped", "Just now."),
    claimed("{thing} is untapped", _state("tapped", False, "tapped"), "Serra Angel is untapped", "Just now."),
    claimed(
        "{thing} is flipped",
        _state("flipped", True, "flipped"),
        "Jushi Apprentice is flipped",
        "It shows the other half of its card.",
    ),
    claimed(
        "{thing} is {negation}{designation}",
        _designated,
        "Quilled Charger is saddled",
        "A designation: saddled, or solved.",
    ),
    claimed(
        "{thing} is {negation}unlocked",
        _unlocked,
        "Ritual Chamber is unlocked",
        "One half of a Room, by its name, or both, by the name of the card.",
    ),
    claimed(
        "{thing} is {negation}transformed",
        _transformed,
        "Delver of Secrets is transformed",
        "The back face of a double-faced card is up.",
    ),
    claimed(
        "{thing} is face down",
        _state("face_down", True, "face down"),
        "Battering Craghorn is face down",
        "Nobody but its controller knows what it is.",
    ),
    claimed("{thing} is face up", _face_up, "Battering Craghorn is face up", "It is seen for what it is."),
    claimed(
        "{thing} has {amount} damage", _damage, "Grizzly Bears has 1 damage", "Dealt to it this turn and not healed."
    ),
    claimed(
        "{thing} has {amount} {counter} counter[s]",
        _counters,
        "Ornithopter has 1 +1/+1 counter",
        "Exactly so many of that kind.",
    ),
    claimed("{thing} is {negation}{color}", _color, "Hill Giant is black", "One of its colors after all effects."),
    claimed("{thing} is colorless", _colorless, "Jade Statue is colorless", "It has no color after all effects."),
    claimed(
        "{thing} is called {name}",
        _named,
        "Clone is called Grizzly Bears",
        "Its name after all effects, such as that of a copy.",
    ),
    claimed(
        "{thing} is {negation}a[n] {word}",
        _is_type,
        "Mishra's Factory is not a creature",
        "A type, subtype or supertype, or several.",
    ),
    claimed("{thing} taps for {mana}", _taps_for, "Forest taps for {W}", "It can make such mana."),
    claimed(
        "{thing} does not tap for {mana}",
        lambda thing, mana: _taps_for(thing, mana, "not"),
        "Forest does not tap for {G}",
        "None of its abilities makes that mana.",
    ),
    claimed(
        "{thing} has {ability}",
        has_ability,
        "White Knight has protection from blue",
        "A keyword, as it is written on cards.",
    ),
    claimed(
        "{thing} does not have {ability}",
        lambda thing, ability: has_ability(thing, ability, "not"),
        "White Knight does not have flying",
        "After all effects.",
    ),
)
