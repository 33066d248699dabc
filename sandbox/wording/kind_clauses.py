"""What can follow the head of a description: `you control`, `with flying`, `named Plague Rats`, `other than ~`.

Each clause stands here once, with the words that are read, what they narrow, and the words that are printed.
"""

import re
from dataclasses import replace
from functools import partial

from sandbox.meaning.kinds import Kind
from sandbox.terms.colors import Color
from sandbox.terms.keywords import KEYWORDS
from sandbox.terms.types import BASIC_LAND_TYPES, CardType, Supertype
from sandbox.wording.clause import Clause
from sandbox.wording.color_clauses import BY_NUMBER_OF_COLORS
from sandbox.wording.subtypes import BY_WORD

SIZES = ("smaller_at_most", "power_at_most", "power_at_least", "toughness_at_most", "toughness_at_least")
_KEYWORDS = "|".join((*KEYWORDS, *[f"{land.lower()}walk" for land in BASIC_LAND_TYPES]))
_TYPES = "|".join(CardType)
_OPPONENT = "(?:that )?an opponent controls|(?:your )?opponents control"
_NAME = r"(?-i:[A-Z][\w'-]*(?:,? (?:of |the |of the )?[A-Z][\w'-]*)*)"


def _when(fact: bool | None, done: str, undone: str) -> list[str]:
    return [] if fact is None else [done if fact else undone]


def _bounded(measure: str, name: str, way: str) -> Clause:
    """`with mana value 3 or less`: `name` is the field."""

    def shown(kind: Kind) -> list[str]:
        bound = vars(kind)[name]
        if bound is None:
            return []
        if measure == "mana value" and kind.mana_value_at_most == kind.mana_value_at_least:
            return [f"with mana value {bound}"] if way == "less" else []
        return [f"with {measure} {bound} or {way}"]

    return Clause(
        rf"with {measure} (\d+) or (?:{way}{'|more' if way == 'greater' else ''})",
        lambda kind, found: kind.with_parts({name: int(found)}),
        shown,
    )


_COLORS = "|".join(Color)
_AN_OR = re.compile(r",? or (?:an? )?|, (?:an? )?")


def _of_colors(kind: Kind, found: str) -> Kind | None:
    """`creature that's black or red` is a black or red creature."""
    colors = frozenset(Color(word) for word in found.lower().split(" or "))
    return None if kind.colors else replace(kind, colors=colors)


def _of_subtypes(kind: Kind, found: str) -> Kind | None:
    """`creature that's a Wolf or a Werewolf` is a Wolf or Werewolf creature."""
    words = _AN_OR.split(found.lower())
    asked = kind.subtypes or kind.or_subtypes or not kind.types
    known = BY_WORD.keys() >= set(words) and not asked
    return replace(kind, subtypes=frozenset([BY_WORD[word] for word in words])) if known else None


def _of_other_subtypes(kind: Kind, found: str) -> Kind | None:
    """`creature that isn't a Kraken or Serpent`."""
    words = _AN_OR.split(found.lower())
    known = BY_WORD.keys() >= set(words) and not kind.not_subtypes
    return replace(kind, not_subtypes=frozenset([BY_WORD[word] for word in words])) if known else None


def _with_a_basic_land_type(kind: Kind, found: str) -> Kind | None:
    return replace(kind, subtypes=frozenset(BASIC_LAND_TYPES)) if not kind.subtypes else None


def _at_most_x(measure: str, kind: Kind, found: str) -> Kind:
    return replace(kind, most_x=measure)


def _shown_at_most_x(measure: str, kind: Kind) -> list[str]:
    return [f"with {measure} X or less"] if kind.most_x == measure else []


CLAUSES = (
    Clause(
        "of the chosen color",
        lambda kind, found: replace(kind, chosen_color=True),
        lambda kind: ["of the chosen color"] if kind.chosen_color else [],
    ),
    Clause(
        "of (?:the chosen|that) type",
        lambda kind, found: replace(kind, chosen_type=True),
        lambda kind: ["of the chosen type"] if kind.chosen_type else [],
    ),
    Clause(
        "you (?:own or control|control or own)",
        lambda kind, found: replace(kind, owned_or_controlled=True),
        lambda kind: ["you own or control"] if kind.owned_or_controlled else [],
    ),
    Clause(
        "you control",
        lambda kind, found: replace(kind, controller="you"),
        lambda kind: ["you control"] if kind.controller == "you" else [],
    ),
    Clause(
        "your team controls",
        lambda kind, found: replace(kind, controller="team"),
        lambda kind: ["your team controls"] if kind.controller == "team" else [],
    ),
    Clause(
        _OPPONENT,
        lambda kind, found: replace(kind, controller="opponent"),
        lambda kind: ["an opponent controls"] if kind.controller == "opponent" else [],
    ),
    Clause(
        "you don't control",
        lambda kind, found: replace(kind, controller="another"),
        lambda kind: ["you don't control"] if kind.controller == "another" else [],
    ),
    Clause(
        "defending player controls",
        lambda kind, found: replace(kind, controller="defending"),
        lambda kind: ["defending player controls"] if kind.controller == "defending" else [],
    ),
    Clause(
        f"attached to an? ({_TYPES})",
        lambda kind, found: replace(kind, attached_to=CardType(found.lower())),
        lambda kind: [f"attached to a {kind.attached_to}"] if kind.attached_to else [],
    ),
    Clause(
        "you own",
        lambda kind, found: replace(kind, owner="you"),
        lambda kind: ["you own"] if kind.owner == "you" else [],
    ),
    Clause(
        "an opponent owns",
        lambda kind, found: replace(kind, owner="opponent"),
        lambda kind: ["an opponent owns"] if kind.owner == "opponent" else [],
    ),
    *BY_NUMBER_OF_COLORS,
    Clause(
        r"with an? ([+-]\d/[+-]\d|[a-z]+) counter on (?:it|them)",
        lambda kind, found: replace(kind, counter=found),
        lambda kind: [f"with a {kind.counter} counter on it"] if kind.counter else [],
    ),
    Clause(
        r"without an? ([+-]\d/[+-]\d|[a-z]+) counter on (?:it|them)",
        lambda kind, found: replace(kind, without_counter=found),
        lambda kind: [f"without a {kind.without_counter} counter on it"] if kind.without_counter else [],
    ),
    Clause(
        r"with ([+-]\d/[+-]\d|[a-z]+) counters on them",
        lambda kind, found: replace(kind, counter=found),
        lambda kind: [],
    ),
    Clause(
        r"with (?:a counter on (?:it|them)|counters on them)",
        lambda kind, found: replace(kind, any_counter=True),
        lambda kind: ["with a counter on it"] if kind.any_counter else [],
    ),
    Clause(
        f"with the ({_NAME}) expansion symbol",
        lambda kind, found: replace(kind, expansion=found),
        lambda kind: [f"with the {kind.expansion} expansion symbol"] if kind.expansion else [],
    ),
    Clause(
        rf"with ({_KEYWORDS}|toxic(?! \d))",
        lambda kind, found: replace(kind, keywords=kind.keywords | {found.lower()}),
        lambda kind: [f"with {word}" for word in sorted(kind.keywords | kind.creatures_with)],
    ),
    Clause(
        f"without ((?:{_KEYWORDS}) or (?:{_KEYWORDS}))",
        lambda kind, found: replace(kind, not_keywords=kind.not_keywords | set(found.lower().split(" or "))),
        lambda kind: [],
    ),
    Clause(
        f"without ({_KEYWORDS})",
        lambda kind, found: replace(kind, not_keywords=kind.not_keywords | {found.lower()}),
        lambda kind: [f"without {word}" for word in sorted(kind.not_keywords)],
    ),
    Clause(
        r"with power or toughness (\d+) or less",
        lambda kind, found: replace(kind, smaller_at_most=int(found)),
        lambda kind: (
            [f"with power or toughness {kind.smaller_at_most} or less"] if kind.smaller_at_most is not None else []
        ),
    ),
    Clause(
        r"with power (\d+) or less",
        lambda kind, found: replace(kind, power_at_most=int(found)),
        lambda kind: [f"with power {kind.power_at_most} or less"] if kind.power_at_most is not None else [],
    ),
    Clause(
        r"with power (\d+) or (?:greater|more)",
        lambda kind, found: replace(kind, power_at_least=int(found)),
        lambda kind: [f"with power {kind.power_at_least} or greater"] if kind.power_at_least is not None else [],
    ),
    Clause(
        "with power less than or equal to ~'s power",
        lambda kind, found: replace(kind, power_at_most_its=True),
        lambda kind: ["with power less than or equal to ~'s power"] if kind.power_at_most_its else [],
    ),
    Clause(
        "with power less than ~'s power",
        lambda kind, found: replace(kind, power_below_its=True),
        lambda kind: ["with power less than ~'s power"] if kind.power_below_its else [],
    ),
    Clause(
        "with power greater than ~'s power",
        lambda kind, found: replace(kind, power_above_its=True),
        lambda kind: ["with power greater than ~'s power"] if kind.power_above_its else [],
    ),
    _bounded("mana value", "mana_value_at_most", "less"),
    _bounded("mana value", "mana_value_at_least", "greater"),
    _bounded("toughness", "toughness_at_least", "greater"),
    Clause(
        r"with toughness (\d+) or less",
        lambda kind, found: replace(kind, toughness_at_most=int(found)),
        lambda kind: [f"with toughness {kind.toughness_at_most} or less"] if kind.toughness_at_most is not None else [],
    ),
    Clause(
        "with toughness less than ~'s power",
        lambda kind, found: replace(kind, toughness_below_its_power=True),
        lambda kind: ["with toughness less than ~'s power"] if kind.toughness_below_its_power else [],
    ),
    Clause(
        "with (?:an? )?(even|odd) mana values?",
        lambda kind, found: replace(kind, mana_value_even=found.lower() == "even"),
        lambda kind: _when(kind.mana_value_even, "with an even mana value", "with an odd mana value"),
    ),
    *[
        Clause(
            f"with {measure} X or less",
            partial(_at_most_x, measure),
            partial(_shown_at_most_x, measure),
        )
        for measure in ("mana value", "power", "toughness")
    ],
    Clause(
        r"with mana value (\d+)(?! or)",
        lambda kind, found: replace(kind, mana_value_at_least=int(found), mana_value_at_most=int(found)),
        lambda kind: [],
    ),
    Clause(
        "that (?:was|were) dealt damage this turn",
        lambda kind, found: replace(kind, damaged=True),
        lambda kind: ["that was dealt damage this turn"] if kind.damaged else [],
    ),
    Clause(rf"(?:that's|that is|that are) ((?:{_COLORS})(?: or (?:{_COLORS}))?)", _of_colors, lambda kind: []),
    Clause(
        r"(?:that's|that is) an? ([a-z-]+(?:, (?:an? )?(?!or )[a-z-]+)*(?:,? or (?:an? )?[a-z-]+)?)",
        _of_subtypes,
        lambda kind: [],
    ),
    Clause(
        r"(?:that isn't|that aren't) an? ([a-z-]+(?:, (?:an? )?(?!or )[a-z-]+)*(?:,? or (?:an? )?[a-z-]+)?)",
        _of_other_subtypes,
        lambda kind: [],
    ),
    Clause("with a basic land type", _with_a_basic_land_type, lambda kind: []),
    Clause("(?:that's|that is|that are) enchanted", lambda kind, found: replace(kind, enchanted=True), lambda kind: []),
    Clause("(?:that's|that is|that are) equipped", lambda kind, found: replace(kind, equipped=True), lambda kind: []),
    Clause(
        "(?:that isn't|that aren't) legendary",
        lambda kind, found: replace(kind, not_supertypes=kind.not_supertypes | {Supertype.LEGENDARY}),
        lambda kind: [],
    ),
    Clause(
        "with mana value X",
        lambda kind, found: replace(kind, mana_value_x=True),
        lambda kind: ["with mana value X"] if kind.mana_value_x else [],
    ),
    Clause(
        "with mana value equal to (?:that|the) number(?! of)",
        lambda kind, found: replace(kind, mana_value_chosen=True),
        lambda kind: ["with mana value equal to that number"] if kind.mana_value_chosen else [],
    ),
    Clause(
        "with (?:a mana ability|mana abilities)",
        lambda kind, found: replace(kind, makes_mana=True),
        lambda kind: ["with mana abilities"] if kind.makes_mana else [],
    ),
    Clause(
        f"named ({_NAME})",
        lambda kind, found: replace(kind, name=found),
        lambda kind: [f"named {kind.name}"] if kind.name else [],
    ),
    Clause(
        "that (attacked|didn't attack) this turn",
        lambda kind, found: replace(kind, attacked=found.lower() == "attacked"),
        lambda kind: _when(kind.attacked, "that attacked this turn", "that didn't attack this turn"),
    ),
    Clause(
        "that (came|didn't come) under (?:its|their) controller's control this turn",
        lambda kind, found: replace(kind, arrived=found.lower() == "came"),
        lambda kind: _when(
            kind.arrived,
            "that came under its controller's control this turn",
            "that didn't come under its controller's control this turn",
        ),
    ),
    Clause(
        "that (?:entered(?: the battlefield)?) this turn",
        lambda kind, found: replace(kind, entered=True),
        lambda kind: ["that entered this turn"] if kind.entered else [],
    ),
    Clause(
        "that (crewed|saddled) (?:it|~) this turn",
        lambda kind, found: replace(kind, helped_it=found.lower()),
        lambda kind: [f"that {kind.helped_it} ~ this turn"] if kind.helped_it in ("crewed", "saddled") else [],
    ),
    Clause(
        "that (convoked) (?:it|~)",
        lambda kind, found: replace(kind, helped_it=found.lower()),
        lambda kind: ["that convoked ~"] if kind.helped_it == "convoked" else [],
    ),
    Clause(
        "put onto the battlefield with [~^]",
        lambda kind, found: replace(kind, put_by_it=True),
        lambda kind: ["put onto the battlefield with ~"] if kind.put_by_it else [],
    ),
    Clause(
        "other than ~",
        lambda kind, found: replace(kind, another=True),
        lambda kind: ["other than ~"] if kind.another else [],
    ),
    Clause(
        "blocking or blocked by ~",
        lambda kind, found: replace(kind, fights_it=True),
        lambda kind: ["blocking or blocked by ~"] if kind.fights_it else [],
    ),
    Clause(
        "blocking ~",
        lambda kind, found: replace(kind, blocks_it=True),
        lambda kind: ["blocking ~"] if kind.blocks_it else [],
    ),
    Clause(
        "(?:blocked by ~|~ is blocking)",
        lambda kind, found: replace(kind, blocked_by_it=True),
        lambda kind: ["blocked by ~"] if kind.blocked_by_it else [],
    ),
    Clause("(?:that isn't|that aren't) enchanted", lambda kind, found: replace(kind, enchanted=False), lambda kind: []),
    Clause("(?:that's|that are|that is) tapped", lambda kind, found: replace(kind, tapped=True), lambda kind: []),
    Clause("(?:that's|that are|that is) untapped", lambda kind, found: replace(kind, tapped=False), lambda kind: []),
    Clause(
        "attacking you",
        lambda kind, found: replace(kind, attacks_you=True),
        lambda kind: ["attacking you"] if kind.attacks_you else [],
    ),
    Clause(
        "(?:that's|that are|that is) attacking you",
        lambda kind, found: replace(kind, attacks_you=True),
        lambda kind: [],
    ),
    Clause(
        "(?:that's|that are|that is) attacking or blocking",
        lambda kind, found: replace(kind, in_combat=True),
        lambda kind: [],
    ),
    Clause("(?:that's|that are) attacking", lambda kind, found: replace(kind, attacking=True), lambda kind: []),
    Clause("(?:that's|that are) blocking", lambda kind, found: replace(kind, blocking=True), lambda kind: []),
    Clause("on the battlefield", lambda kind, found: kind, lambda kind: []),
)
