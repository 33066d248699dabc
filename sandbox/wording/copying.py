"""Copies of permanents: `~ becomes a copy of target creature, except it has this ability`."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from sandbox.meaning.continuous import Has, HasBasePT, HasSupertype, IsAlso, IsColor
from sandbox.meaning.effects import BecomeCopy, CopyExceptions
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import Chosen
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType, Supertype
from sandbox.wording.grammar import Production, Slots, Table
from sandbox.wording.phrases import (
    COMMAND,
    COPIED,
    COPY_CHANGE,
    COPY_CHANGES,
    COPY_EXCEPTIONS,
    ONE_THING,
    POINTING_CARD,
)
from sandbox.wording.saying import constant, hears, passes, say, says

Modifications = tuple[Modification, ...]
COLOR = "(it doesn't|~ doesn't) copy that creature's color"
THIS = "(it has|it gains|~ has|~ gains) this ability"
QUOTED = '(it has|it gains|~ has|~ gains) "{ability:ability}"'


def _with_ability(keeps_color: bool, value: object) -> Slots | None:
    match value:
        case CopyExceptions(keeps_color=kept, has=(ability,), this_ability=False) if kept is keeps_color:
            return {"ability": ability}
    return None


def _quoted(notation: str, keeps_color: bool) -> Production:
    return says(
        COPY_EXCEPTIONS,
        notation,
        lambda ability: CopyExceptions(keeps_color, (ability,)),
        lambda value: _with_ability(keeps_color, value),
    )


def _changed_and_quoted(value: object) -> Slots | None:
    match value:
        case CopyExceptions(has=(ability,), changes=changes) if changes:
            said = value == CopyExceptions(has=(ability,), changes=changes)
            return {"ability": ability, "changes": changes} if said else None
    return None


def _words(it: tuple[Ability, ...]) -> Modifications:
    return tuple([Has(ability) for ability in it])


def _is_shape(changes: Modifications) -> bool:
    if _shape_besides(changes) is not None:
        return True
    if _creature_apart(False, changes) is not None:
        return True
    return _shape(True, changes) is not None or _shape(False, changes) is not None or _sized_also(changes) is not None


def _first_apart(value: object) -> tuple[Modifications, Modifications]:
    """The first exception and the others; keywords that stand together are one."""
    changes = value if isinstance(value, tuple) else ()
    number = next((length for length in (3, 2) if length <= len(changes) and _is_shape(changes[:length])), 1)
    if number == 3 and changes[2] == replace(changes[2], instead=True):
        while number < len(changes) and isinstance(changes[number], Has):
            number += 1
        return changes[:number], changes[number:]
    while (
        isinstance(changes[0] if changes else None, Has) and number < len(changes) and isinstance(changes[number], Has)
    ):
        number += 1
    return changes[:number], changes[number:]


def _only(sort: type[Modification]) -> Callable[[object], Slots | None]:
    def apart(value: object) -> Slots | None:
        match value:
            case (change,) if isinstance(change, sort):
                return {"it": change}
        return None

    return apart


def _shaped(instead: bool, size: HasBasePT, color: Color, subtypes: frozenset[str]) -> Modifications:
    """`a 4/4 black Zombie`: that size, that color, and that type in the place of what it had."""
    return (size, IsColor(frozenset({color})), IsAlso(subtypes=subtypes, instead=instead))


def _shape(instead: bool, value: object) -> Slots | None:
    match value:
        case (HasBasePT() as size, IsColor(colors=colors), IsAlso(subtypes=subtypes)) if len(colors) == 1:
            color = next(iter(colors))
            said = _shaped(instead, size, color, subtypes) == value
            return {"size": size, "color": color, "subtypes": subtypes} if said else None
    return None


def _also_creature(size: HasBasePT, color: Color, subtypes: frozenset[str]) -> Modifications:
    """`a 3/3 black Zombie creature in addition to its other types`."""
    return (size, IsColor(frozenset({color})), IsAlso(frozenset({CardType.CREATURE}), subtypes))


def _creature_apart(with_words: bool, value: object) -> Slots | None:
    if not isinstance(value, tuple) or len(value) < 3:
        return None
    words = _only_words(value[3:])
    match value[:3]:
        case (HasBasePT() as size, IsColor(colors=colors), IsAlso(subtypes=subtypes)) if len(colors) == 1:
            color = next(iter(colors))
            if value[:3] == _also_creature(size, color, subtypes) and with_words == (words is not None):
                slots = {"size": size, "color": color, "subtypes": subtypes}
                return {**slots, "words": words["it"]} if words is not None else slots
    return None


def _shape_besides(value: object) -> Slots | None:
    match value:
        case (HasBasePT() as size, IsColor(colors=colors, besides=True), IsAlso(subtypes=subtypes)) if len(colors) == 1:
            if value[2] == IsAlso(subtypes=subtypes):
                return {"size": size, "color": next(iter(colors)), "subtypes": subtypes}
    return None


def _shape_with_words(value: object) -> Slots | None:
    if not isinstance(value, tuple) or len(value) < 4 or (found := _shape(True, value[:3])) is None:
        return None
    words = _only_words(value[3:])
    return None if words is None else {**found, "words": words["it"]}


def _sized_also(value: object) -> Slots | None:
    match value:
        case (HasBasePT() as size, IsAlso(subtypes=subtypes) as also) if also == IsAlso(subtypes=subtypes):
            return {"size": size, "subtypes": subtypes}
    return None


def _only_words(value: object) -> Slots | None:
    if not isinstance(value, tuple) or not value or not all(isinstance(each, Has) for each in value):
        return None
    return {"it": tuple([each.ability for each in value])}


def _one_of_them(value: object) -> Slots | None:
    first, rest = _first_apart(value)
    return {"it": first} if first and not rest else None


def _several(value: object) -> Slots | None:
    first, rest = _first_apart(value)
    return {"first": first, "rest": rest} if rest else None


def _changed(this_ability: bool) -> Callable[[object], Slots | None]:
    def apart(value: object) -> Slots | None:
        match value:
            case CopyExceptions(changes=(_, *_) as changes) if value == CopyExceptions(
                changes=changes, this_ability=this_ability
            ):
                return {"changes": changes}
        return None

    return apart


def _with_changes(this_ability: bool, changes: Modifications) -> CopyExceptions:
    return CopyExceptions(changes=changes, this_ability=this_ability)


_LEGENDARY = HasSupertype(Supertype.LEGENDARY)
CHANGES: Table = (
    says(COPY_CHANGE, "(it's|~ is) {it:base}", lambda it: (it,), _only(HasBasePT)),
    *[
        says(
            COPY_CHANGE,
            f"(it's|~ is|the token is) (a|an) {{size:base}} {{color:color}} {{subtypes:subtype}}{ending}",
            partial(_shaped, instead),
            partial(_shape, instead),
        )
        for ending, instead in ((" in addition to its other types", False), ("( creature|)", True))
    ],
    says(
        COPY_CHANGE,
        "(it's|~ is|the token is) (a|an) {size:base} {color:color} {subtypes:subtype} creature in addition to its other"
        " types",
        _also_creature,
        partial(_creature_apart, False),
    ),
    says(
        COPY_CHANGE,
        "(it's|~ is|the token is) (a|an) {size:base} {color:color} {subtypes:subtype} creature with"
        " {words:keyword_list} in addition to its other types",
        lambda size, color, subtypes, words: (*_also_creature(size, color, subtypes), *_words(words)),
        partial(_creature_apart, True),
    ),
    says(
        COPY_CHANGE,
        "(it's|~ is|the token is) (a|an) {size:base} {color:color} {subtypes:subtype} with {words:keyword_list}",
        lambda size, color, subtypes, words: (*_shaped(True, size, color, subtypes), *_words(words)),
        _shape_with_words,
    ),
    says(
        COPY_CHANGE,
        "(it's|~ is|the token is) (a|an) {size:base} {color:color} {subtypes:subtype} in addition to its other colors"
        " and types",
        lambda size, color, subtypes: (size, IsColor(frozenset({color}), besides=True), IsAlso(subtypes=subtypes)),
        _shape_besides,
    ),
    says(
        COPY_CHANGE,
        "(it's|~ is|the token is) (a|an) {size:base} {subtypes:subtype} in addition to its other types",
        lambda size, subtypes: (size, IsAlso(subtypes=subtypes)),
        _sized_also,
    ),
    says(COPY_CHANGE, "(it's|~ is) {it:also_types}", lambda it: (it,), _only(IsAlso)),
    *[
        constant(
            COPY_CHANGE,
            f"(it's|~ is) {article} {card_type} in addition to its other types",
            (IsAlso(frozenset({card_type})),),
        )
        for article, card_type in (("an", CardType.ARTIFACT), ("an", CardType.ENCHANTMENT), ("a", CardType.CREATURE))
    ],
    constant(COPY_CHANGE, "(it's|~ is) legendary", (_LEGENDARY,)),
    *[constant(COPY_CHANGE, f"(it's|~ is) {color}", (IsColor(frozenset({color})),)) for color in Color],
    says(COPY_CHANGE, "(it|~) has {it:keyword_list}", _words, _only_words),
    says(COPY_CHANGES, "{it:copy_change}", lambda it: it, _one_of_them),
    says(
        COPY_CHANGES, "{first:copy_change}(,|) and {rest:copy_changes}", lambda first, rest: (*first, *rest), _several
    ),
    hears(COPY_CHANGES, "{first:copy_change}, {rest:copy_changes}", lambda first, rest: (*first, *rest)),
    says(COPY_EXCEPTIONS, ", except {changes:copy_changes}", partial(_with_changes, False), _changed(False)),
    says(
        COPY_EXCEPTIONS, f", except {{changes:copy_changes}} and {THIS}", partial(_with_changes, True), _changed(True)
    ),
)


def _chosen_first(value: object) -> Slots | None:
    match value:
        case BecomeCopy(what=what, of=Chosen(kind=kind), duration=duration):
            return {"kind": kind, "what": what, "duration": duration}
    return None


PRODUCTIONS: Table = (
    *CHANGES,
    *passes(COPIED, ONE_THING, POINTING_CARD),
    constant(COPY_EXCEPTIONS, "", CopyExceptions()),
    *[
        production
        for said in ("(it isn't|it's not|the token isn't) legendary",)
        for production in (
            constant(COPY_EXCEPTIONS, f", except {said}", CopyExceptions(not_legendary=True)),
            says(
                COPY_EXCEPTIONS,
                f", except {said} and {{changes:copy_changes}}",
                lambda changes: CopyExceptions(changes=changes, not_legendary=True),
                lambda value: (
                    {"changes": value.changes}
                    if isinstance(value, CopyExceptions) and value.not_legendary and value.changes
                    else None
                ),
            ),
        )
    ],
    says(
        COPY_EXCEPTIONS,
        f", except {{changes:copy_changes}} and {QUOTED}",
        lambda changes, ability: CopyExceptions(has=(ability,), changes=changes),
        _changed_and_quoted,
    ),
    constant(COPY_EXCEPTIONS, f", except {COLOR}", CopyExceptions(keeps_color=True)),
    constant(COPY_EXCEPTIONS, f", except {COLOR} and {THIS}", CopyExceptions(keeps_color=True, this_ability=True)),
    constant(COPY_EXCEPTIONS, f", except {THIS}", CopyExceptions(this_ability=True)),
    hears(COPY_EXCEPTIONS, " and (gains|has) this ability", lambda: CopyExceptions(this_ability=True)),
    hears(
        COPY_EXCEPTIONS,
        " except for its color and (gains|has) this ability",
        lambda: CopyExceptions(keeps_color=True, this_ability=True),
    ),
    _quoted(f", except {QUOTED}", keeps_color=False),
    _quoted(f", except {COLOR} and {QUOTED}", keeps_color=True),
    say(COMMAND, "{what:subject} <becomes|become> a copy of {of:copied}{exceptions:copy_exceptions}", BecomeCopy),
    says(
        COMMAND,
        "choose (a|an) {kind:kind}(| on the battlefield). {what:target} becomes a copy of that creature"
        " {duration:duration}",
        lambda kind, what, duration: BecomeCopy(what, Chosen(kind), duration=duration),
        _chosen_first,
    ),
    say(
        COMMAND,
        "{what:subject} <becomes|become> a copy of {of:copied}{exceptions:copy_exceptions} {duration:duration}",
        BecomeCopy,
    ),
)
