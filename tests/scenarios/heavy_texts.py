"""Short texts that ask for more than a request may have played."""

from __future__ import annotations

from collections.abc import Iterable

TURNS = ["When the turn ends", *["And the turn ends"] * 19]


def scenario(given: Iterable[str], then: Iterable[str] = ()) -> str:
    """One scenario with these cards in play, sixty of each, and these sentences."""
    cards = [
        f"  {'And' if n else 'Given'} {'Sue' if n % 2 else 'Bob'} controls 60 {name}" for n, name in enumerate(given)
    ]
    return "\n".join(("Example: much to do", *cards, *(f"  {step}" for step in then), ""))


MANY_TURNS = scenario(("Forests", "Islands", "Mountains", "Swamps"), TURNS)
"""Every discard of twenty turns is a choice, with a whole game behind each answer."""
MANY_EFFECTS = scenario(("Crusades", "Bad Moons", "White Knights", "Black Knights"), TURNS)
MANY_TRIGGERS = scenario(
    ("Soul Wardens", "Soul Wardens", "Forests"),
    ("And Bob holds Grizzly Bears", "When Bob casts Grizzly Bears", "And everything resolves", *TURNS[1:]),
)
MANY_UPKEEPS = scenario(("Karmas", "Swamps", "Karmas", "Swamps"), TURNS)
MANY_COSTS = scenario(("Mana Vaults", "Phantasmal Forces", "Mana Vaults", "Phantasmal Forces"), TURNS)
MANY_SPELLS = (
    scenario(("Mountains", "Grizzly Bears")) + "  And Bob holds 60 Fireballs\n  And Bob holds 60 Lightning Bolts\n"
)
MANY_SCENARIOS = "\n".join(scenario(("Crusades", "White Knights"), TURNS[:1]) for _ in range(37))
HEAVY = {
    "turns": MANY_TURNS,
    "effects": MANY_EFFECTS,
    "triggers": MANY_TRIGGERS,
    "upkeeps": MANY_UPKEEPS,
    "costs": MANY_COSTS,
    "spells": MANY_SPELLS,
    "scenarios": MANY_SCENARIOS,
}
