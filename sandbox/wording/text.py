"""A whole rules text: paragraphs to abilities."""

import re
from collections.abc import Iterable

from sandbox.meaning.abilities import Mode, SpellAbility
from sandbox.meaning.conditions import LevelIs
from sandbox.meaning.nodes import Ability
from sandbox.terms.errors import NotUnderstood
from sandbox.terms.types import CardType
from sandbox.wording.antecedents import Unclear, settled
from sandbox.wording.bands import (
    Threshold,
    only_when,
    size_in_band,
    threshold_of,
    with_size,
    word_before,
)
from sandbox.wording.fitting import STATE_WORDS, unclear_kind, unfit, unknown_x, unpaid
from sandbox.wording.grammar import Reading
from sandbox.wording.left_out import why_left_out
from sandbox.wording.linked_removal import linked
from sandbox.wording.normal_form import Normal, normal_form
from sandbox.wording.phrases import (
    ABILITY,
    COMMAND,
    HAPPENING,
    KEYWORD_LIST,
    PLAIN_CONDITION,
    SPELL_TEXT,
    STATIC,
)
from sandbox.wording.productions import GRAMMAR
from sandbox.wording.template_tree import TemplateTree, TreeReading

LONGEST = 2000
"""Characters of one card's text. No printed card has half as many."""
TREE = TemplateTree(GRAMMAR)
SPELLS = frozenset({CardType.INSTANT, CardType.INTERRUPT, CardType.MANA_SOURCE, CardType.SORCERY})
_REPLACES = re.compile(r"[^.]*\binstead\b", re.IGNORECASE)
"""Whether the first sentence says what is done in place of something."""
_WHOLE = (HAPPENING, PLAIN_CONDITION, COMMAND, STATIC)
"""The phrases that say most about what a sentence was going to be."""
_LIST_JOIN = re.compile(r"[,;] ")


def read_text(
    text: str,
    name: str = "",
    card_types: frozenset[CardType] = frozenset(),
    enchants: str = "",
    legendary: bool = False,
) -> tuple[Ability, ...]:
    """The abilities that a text gives a card of these types (none: of any type). `enchants` and `legendary` as in
    `normal_form`. Raises NotUnderstood."""
    if len(text) > LONGEST:
        raise NotUnderstood(text[:200], 0, f"at most {LONGEST} characters of text", name)
    may_do = bool(card_types & SPELLS) if card_types else None
    found: list[Ability] = []
    threshold: Threshold | None = None
    for paragraph in _whole(normal_form(text, name, enchants, legendary).paragraphs(), may_do):
        asked, paragraph = word_before(paragraph)
        if asked is not None:
            found += only_when(asked, _paragraph(paragraph, may_do, text, name))
            continue
        mark, rest = threshold_of(paragraph)
        if isinstance(mark, LevelIs):
            found += _paragraph(paragraph, may_do, text, name)
        threshold = mark or threshold
        if threshold is not None and rest is not None and (size := size_in_band(rest)) is not None:
            found.append(with_size(threshold, size))
        elif rest is not None:
            found += only_when(threshold, _paragraph(rest, may_do, text, name))
    return linked(tuple([_settled(ability, text, name, card_types) for ability in _gathered(found)]))


def _whole(paragraphs: Iterable[Normal], may_do: bool | None) -> list[Normal]:
    """What a spell does *instead* belongs to what stands before it, be it in a paragraph of its own."""
    found: list[Normal] = []
    for paragraph in paragraphs:
        if may_do and found and found[-1].text.endswith(".") and _REPLACES.match(paragraph.text):
            found[-1] = found[-1].followed_by(paragraph)
        else:
            found.append(paragraph)
    return found


def _paragraph(paragraph: Normal, may_do: bool | None, text: str, name: str) -> tuple[Ability, ...]:
    whole = _abilities_in(TreeReading(GRAMMAR, paragraph.text, tree=TREE), may_do)
    if whole is None:
        reading = Reading(GRAMMAR, paragraph.text)
        whole = _abilities_in(reading, may_do)
    if whole is None:
        expected = why_left_out(paragraph.text) or _one_of(reading)
        raise NotUnderstood(text, paragraph.place(reading.furthest), expected, name)
    return whole


def _abilities_in(reading: Reading, may_do: bool | None) -> tuple[Ability, ...] | None:
    """None: the paragraph is not read to its end."""
    whole = _keyword_line(reading)
    return _abilities(reading, may_do) if whole is None else whole


def _one_of(reading: Reading) -> str:
    """The first few things that could have stood there, the described ones before the bare words; where there are bare
    words alone, also what they would have gone on with."""
    described = sorted(dict.fromkeys(reading.expected), key=lambda each: each.startswith("`"))[:4]
    if not described:
        return "an ability"
    if not described[0].startswith("`") or not reading.begun:
        return " or ".join(described)
    name = next((phrase.name for phrase in _WHOLE if phrase.name in reading.begun), "")
    if not name:
        return " or ".join(described)
    begun = reading.text[reading.begun[name] : reading.furthest].strip()
    words = [word for word in described if not word.startswith("`'")] or described
    return f"{reading.grammar.about[name]}: after `{begun}`, {' or '.join(words)}"


def _keyword_line(reading: Reading) -> tuple[Ability, ...] | None:
    """`Flying, first strike`."""
    found: list[Ability] = []
    at = 0
    while True:
        ends = reading.phrase(KEYWORD_LIST, at)
        end = next(
            (end for end in ends if reading.text[end:] in ("", ".") or _LIST_JOIN.match(reading.text, end)), None
        )
        if end is None:
            return None
        found += ends[end]
        if reading.text[end:] in ("", "."):
            return tuple(found)
        join = _LIST_JOIN.match(reading.text, end)
        at = join.end() if join else end


def _abilities(reading: Reading, may_do: bool | None) -> tuple[Ability, ...] | None:
    """Abilities one after the other in a paragraph, up to its very end."""
    states: dict[int, tuple[Ability, ...]] = {0: ()}
    while states:
        following: dict[int, tuple[Ability, ...]] = {}
        for at, found in states.items():
            for end, ability in _one(reading, at, may_do):
                if end == len(reading.text):
                    return (*found, ability)
                following.setdefault(end + (reading.text[end] == " "), (*found, ability))
        states = following
    return None


def _one(reading: Reading, at: int, may_do: bool | None) -> list[tuple[int, Ability]]:
    """A sentence that could hold for good or be an instruction is an instruction only on what is surely a spell."""
    found = list(reading.phrase(ABILITY, at).items())
    if may_do is not False:
        does = list(reading.phrase(SPELL_TEXT, at).items())
        return [*does, *found] if may_do else [*found, *does]
    return found


def _gathered(found: list[Ability]) -> list[Ability]:
    """What a spell does is one ability, in however many paragraphs it is written."""
    does = [ability for ability in found if isinstance(ability, SpellAbility)]
    if len(does) < 2 or any(len(ability.modes) > 1 for ability in does):
        return found
    whole = SpellAbility((Mode(tuple(effect for ability in does for effect in ability.modes[0].effects)),))
    first = found.index(does[0])
    rest = [ability for ability in found[first:] if not isinstance(ability, SpellAbility)]
    return [*found[:first], whole, *rest]


def _settled(ability: Ability, text: str, name: str, types: frozenset[CardType]) -> Ability:
    try:
        settled_ability = settled(ability, types)
    except Unclear as unclear:
        words = re.escape(unclear.words).replace("much", "(?:much|many)")
        at = re.search(rf"\b{words}\b", text, re.IGNORECASE)
        place = at.start() if at else 0
        raise NotUnderstood(text, place, f"something that {unclear.words!r} can mean", name) from None
    if (wanted := unfit(settled_ability)) is not None:
        aimed = re.search(r"\btarget\b", text, re.IGNORECASE)
        raise NotUnderstood(text, aimed.start() if aimed else 0, wanted, name)
    if (asked := unclear_kind(settled_ability)) is not None:
        said = [found.start() for found in STATE_WORDS.finditer(text)]
        raise NotUnderstood(text, said[-1] if said else 0, asked, name)
    if unpaid(settled_ability):
        at = re.search(r"\bthe (?:sacrificed|discarded|exiled|removed|returned|tapped)\b", text, re.IGNORECASE)
        raise NotUnderstood(text, at.start() if at else 0, "something that a cost was paid with", name)
    if unknown_x(settled_ability):
        at = re.search(r"\bX\b", text)
        raise NotUnderstood(text, at.start() if at else 0, "what X is", name)
    return settled_ability
