"""Abilities that are a word or two: `flying`, `protection from black`, `swampwalk`, `cumulative upkeep {1}`."""

import re
from dataclasses import replace
from functools import partial

from sandbox.meaning.abilities import CostsLess, Static
from sandbox.meaning.amounts import NumberOf, OpponentsYouHave, X
from sandbox.meaning.conditions import During
from sandbox.meaning.continuous import IsAlso
from sandbox.meaning.keyword_abilities import (
    Ascend,
    AuraSwap,
    Buyback,
    Champion,
    CostKeyword,
    CountedEcho,
    CountedKeyword,
    Craft,
    Crew,
    CumulativeUpkeep,
    Daybound,
    Dredge,
    Echo,
    Enchant,
    EnchantPlayer,
    Entwine,
    Equip,
    Flashback,
    Fortify,
    Gift,
    HexproofFrom,
    Keyword,
    Kicker,
    Landcycling,
    Landhome,
    Landwalk,
    LevelUp,
    Madness,
    Modular,
    Morph,
    Nightbound,
    Ninjutsu,
    NumberCostKeyword,
    NumberKeyword,
    Offering,
    PartnerWith,
    Protection,
    Prototype,
    Rampage,
    Reconfigure,
    Saddle,
    SpliceOnto,
    StartYourEngines,
    Station,
    Storied,
    Suspend,
    ToSolve,
    TwoKickers,
    Ward,
)
from sandbox.meaning.kinds import LAND, Kind, Quality
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import Itself
from sandbox.terms.colors import Color
from sandbox.terms.keywords import KEYWORDS, WITH_COST, WITH_NUMBER, WITH_NUMBER_AND_COST
from sandbox.terms.types import BASIC_LAND_TYPES, CardType, Supertype
from sandbox.wording.grammar import Ends, Printing, Reading, Slots, Table
from sandbox.wording.kinds import SUPERTYPES, TYPES
from sandbox.wording.phrases import (
    ABILITY,
    COST_WORD,
    KEYWORD,
    KEYWORD_LIST,
    LAND_WORD,
    NUMBER_COST_WORD,
    NUMBERED_WORD,
    PARTNER_NAME,
    PRINTED_SIZE,
    QUALITY,
    WORD,
)
from sandbox.wording.saying import constant, hears, native, say, says, unless
from sandbox.wording.subtypes import BY_WORD

_LANDS = {land.lower(): land for land in BASIC_LAND_TYPES}
_ALONE = [word for word in KEYWORDS if word != "rampage"]
"""Rampage has a number."""
_WORD = re.compile("|".join(sorted(_ALONE, key=len, reverse=True)), re.IGNORECASE)
_AT_ONCE = frozenset({CardType.INSTANT, CardType.SORCERY})
_LIST_JOIN = re.compile(r",? and |, ", re.IGNORECASE)
_WALK = re.compile(rf"((?:snow |legendary |nonbasic )?)({'|'.join(_LANDS)}|land)walk(?![A-Za-z])", re.IGNORECASE)


def _read_word(reading: Reading, at: int) -> Ends[str]:
    if not (found := _WORD.match(reading.text, at)):
        reading.miss(at, "a keyword")
        return {}
    return {} if reading.text[found.end() : found.end() + 1].isalpha() else {found.end(): found.group().lower()}


def _read_walk(reading: Reading, at: int) -> Ends[Ability]:
    found = _WALK.match(reading.text, at)
    if not found:
        return {}
    before, land = found.group(1).strip().lower(), found.group(2).lower()
    kind = LAND if land == "land" else Kind(subtypes=frozenset({_LANDS[land]}))
    if before == "nonbasic":
        kind = replace(kind, not_supertypes=frozenset({Supertype.BASIC}))
    elif before:
        kind = replace(kind, supertypes=frozenset({SUPERTYPES[before]}))
    return {found.end(): Landwalk(kind)}


def _show_walk(printing: Printing, value: object) -> str | None:
    if not isinstance(value, Landwalk):
        return None
    before = [*value.land.supertypes, *(f"non{each}" for each in value.land.not_supertypes)]
    land = next(iter(value.land.subtypes), "land").lower()
    return " ".join([*before, f"{land}walk"])


BASIC_LAND = replace(LAND, supertypes=frozenset({Supertype.BASIC}))
_FOUND_BY_CYCLING = re.compile(r"(basic land|land|[A-Za-z-]+?)(?=cycling(?![A-Za-z])|home(?![A-Za-z]))", re.IGNORECASE)


def _read_land(reading: Reading, at: int) -> Ends[Kind]:
    """What stands before `cycling` and `home`: a land type, another subtype, `basic land`."""
    if not (found := _FOUND_BY_CYCLING.match(reading.text, at)):
        return {}
    word = found[1].lower()
    if word in ("basic land", "land"):
        return {found.end(): BASIC_LAND if word == "basic land" else LAND}
    return {found.end(): Kind(subtypes=frozenset({BY_WORD[word]}))} if word in BY_WORD else {}


def _show_land(printing: Printing, value: object) -> str | None:
    if value in (BASIC_LAND, LAND):
        return "basic land" if value == BASIC_LAND else "land"
    if not isinstance(value, Kind) or len(value.subtypes) != 1 or value != Kind(subtypes=value.subtypes):
        return None
    return next(iter(value.subtypes)).lower()


def _read_list(reading: Reading, at: int) -> Ends[tuple[Ability, ...]]:
    """Keywords one after the other; every end at which the list could be over."""
    ends: Ends[tuple[Ability, ...]] = {}
    listed: tuple[Ability, ...] = ()
    for end, first in reading.phrase(KEYWORD, at).items():
        listed, at = (first,), end
        ends[end] = listed
        break
    while listed and (join := _LIST_JOIN.match(reading.text, at)):
        following = next(iter(reading.phrase(KEYWORD, join.end()).items()), None)
        following = following or _second_quality(reading, join.end(), listed[-1])
        if following is None:
            break
        at, listed = following[0], (*listed, following[1])
        ends[at] = listed
    return ends


def _second_quality(reading: Reading, at: int, last: Ability) -> tuple[int, Ability] | None:
    """`protection from Demons and from Dragons`."""
    if not isinstance(last, Protection | HexproofFrom) or reading.text[at : at + 5].lower() != "from ":
        return None
    found = next(iter(reading.phrase(QUALITY, at + 5).items()), None)
    return (found[0], type(last)(found[1])) if found else None


def _show_list(printing: Printing, value: object) -> str | None:
    shown = [printing.show(KEYWORD, each) for each in value] if isinstance(value, tuple) else [None]
    words = [each for each in shown if each is not None]
    if len(words) != len(shown):
        return None
    return ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else words[0]


KEYWORD_MEANINGS = (
    Ascend,
    HexproofFrom,
    CountedKeyword,
    Champion,
    PartnerWith,
    StartYourEngines,
    AuraSwap,
    Buyback,
    Champion,
    PartnerWith,
    StartYourEngines,
    CostKeyword,
    Craft,
    Crew,
    CumulativeUpkeep,
    Daybound,
    Dredge,
    Echo,
    Enchant,
    EnchantPlayer,
    Entwine,
    Equip,
    Fortify,
    Reconfigure,
    Flashback,
    Gift,
    Keyword,
    Kicker,
    Landcycling,
    Landhome,
    Landwalk,
    LevelUp,
    Madness,
    Modular,
    Nightbound,
    Morph,
    Ninjutsu,
    NumberCostKeyword,
    NumberKeyword,
    Offering,
    Protection,
    Prototype,
    Rampage,
    Saddle,
    SpliceOnto,
    Station,
    Storied,
    Suspend,
    TwoKickers,
    Ward,
)


PRESENTS = ("card", "treasure", "food", "tapped fish", "octopus", "extra turn")
"""What can be promised (2026, 702.174)."""


def _with_cost(word: str, meaning: type[Ability], **known: bool) -> Table:
    return (
        say(KEYWORD, f"{word} {{cost:price}}", meaning, **known),
        say(KEYWORD, f"{word} — {{cost:cost}}", meaning, **known),
    )


def _counted(word: str, value: object) -> Slots | None:
    return {"amount": value.amount} if isinstance(value, CountedKeyword) and value.word == word else None


def _is_one(count: int, **others: object) -> bool:
    return count == 1


_OFFERED = re.compile(r"([A-Za-z][A-Za-z-]+) offering(?![A-Za-z])", re.IGNORECASE)


def _read_offering(reading: Reading, at: int) -> Ends[Ability]:
    """Of a subtype or a type: `Fox offering`, `Artifact offering`."""
    if not (found := _OFFERED.match(reading.text, at)):
        return {}
    word = found[1].lower()
    if word in BY_WORD:
        return {found.end(): Offering(Kind(subtypes=frozenset({BY_WORD[word]})))}
    return {found.end(): Offering(Kind(types=frozenset({TYPES[word]})))} if word in TYPES else {}


def _show_offering(printing: Printing, value: object) -> str | None:
    if not isinstance(value, Offering):
        return None
    words = [*value.kind.subtypes, *(each.value for each in value.kind.types)]
    return f"{words[0]} offering" if len(words) == 1 else None


_PARTNER = re.compile(r"[A-Z][\w'!., &-]*")


def _read_partner(reading: Reading, at: int) -> Ends[str]:
    """The name of the other card, to the end of the line."""
    found = _PARTNER.fullmatch(reading.text, at)
    return {found.end(): found.group()} if found else {}


_SIZE = re.compile(r"(\d{1,2})/(\d{1,2})")


def _read_size(reading: Reading, at: int) -> Ends[tuple[int, int]]:
    found = _SIZE.match(reading.text, at)
    return {found.end(): (int(found[1]), int(found[2]))} if found else {}


def _show_size(printing: Printing, value: object) -> str | None:
    match value:
        case (int(power), int(toughness)):
            return f"{power}/{toughness}"
    return None


PRODUCTIONS: Table = (
    native(WORD, _read_word, lambda printing, value: value if isinstance(value, str) and value in KEYWORDS else None),
    say(KEYWORD, "{word:word}", Keyword),
    *[constant(NUMBERED_WORD, word, word) for word in WITH_NUMBER],
    say(KEYWORD, "{word:numbered_word} {amount:figure}", NumberKeyword),
    *[
        says(
            KEYWORD,
            f"{word} X, where X is {{amount:measure}}",
            partial(CountedKeyword, word),
            partial(_counted, word),
        )
        for word in ("firebending", "mobilize")
    ],
    *[constant(COST_WORD, word, word) for word in WITH_COST],
    say(KEYWORD, "{word:cost_word} {cost:price}", CostKeyword),
    say(KEYWORD, "{word:cost_word} — {cost:cost}", CostKeyword),
    *[constant(NUMBER_COST_WORD, word, word) for word in WITH_NUMBER_AND_COST],
    say(KEYWORD, "{word:number_cost_word} {number:figure} — {cost:cost}", NumberCostKeyword),
    say(KEYWORD, "reinforce X — {cost:cost}", NumberCostKeyword, word="reinforce", number=X()),
    hears(KEYWORD, "can't be blocked", lambda: Keyword("unblockable")),
    native(KEYWORD, _read_walk, _show_walk),
    native(KEYWORD, _read_offering, _show_offering),
    *[constant(QUALITY, color.value, Quality(Kind(colors=frozenset({color})))) for color in Color],
    constant(QUALITY, "everything", Quality(everything=True)),
    constant(QUALITY, "(each color|all colors)", Quality(Kind(colored=True))),
    constant(QUALITY, "multicolored", Quality(Kind(multicolored=True))),
    constant(QUALITY, "monocolored", Quality(Kind(monocolored=True))),
    say(QUALITY, "{kind:kinds}", Quality),
    say(QUALITY, "{kind:source_kinds}", Quality),
    say(KEYWORD, "protection from {quality:quality}", Protection),
    say(KEYWORD, "hexproof from {quality:quality}", HexproofFrom),
    say(KEYWORD, "rampage {amount:figure}", Rampage),
    say(KEYWORD, "modular {amount:figure}", Modular),
    say(KEYWORD, "crew {power:figure}", Crew),
    constant(KEYWORD, "station", Station()),
    constant(KEYWORD, "storied", Storied()),
    constant(KEYWORD, "start your engines!", StartYourEngines()),
    say(KEYWORD, "champion (a|an) {kind:kind}", Champion),
    say(KEYWORD, "partner with {name:partner_name}", PartnerWith),
    say(KEYWORD, "partner — {name:partner_name}", PartnerWith, group=True),
    native(
        PARTNER_NAME,
        _read_partner,
        lambda printing, value: value if isinstance(value, str) and value and value not in KEYWORDS else None,
    ),
    say(KEYWORD, "craft with {materials:kind} {cost:price}", Craft),
    say(KEYWORD, "craft with {count:count_word} or more {materials:kinds} {cost:price}", Craft, more=True),
    say(
        KEYWORD,
        "craft with {count:count_word} or more {materials:card_kinds} {cost:price}",
        Craft,
        more=True,
        cards=True,
    ),
    unless(say(KEYWORD, "craft with {count:count_word} {materials:kinds} {cost:price}", Craft), _is_one),
    say(KEYWORD, "saddle {power:figure}", Saddle),
    say(KEYWORD, "dredge {amount:figure}", Dredge),
    say(KEYWORD, "suspend {number:figure} — {cost:cost}", Suspend),
    constant(KEYWORD, "enchant player", EnchantPlayer()),
    constant(KEYWORD, "enchant opponent", EnchantPlayer(opponent=True)),
    say(KEYWORD, "enchant {kind:kind}", Enchant),
    say(KEYWORD, "enchant {kind:card_kind} in a graveyard", Enchant, in_graveyard=True),
    *_with_cost("equip", Equip),
    *_with_cost("fortify", Fortify),
    *_with_cost("reconfigure", Reconfigure),
    say(KEYWORD, "prototype {cost:mana_cost} — {size:printed_size}", Prototype),
    say(ABILITY, "to solve — {condition:condition}.", ToSolve),
    native(PRINTED_SIZE, _read_size, _show_size),
    *_with_cost("morph", Morph),
    *_with_cost("megamorph", Morph, mega=True),
    *_with_cost("level up", LevelUp),
    *_with_cost("madness", Madness),
    *_with_cost("flashback", Flashback),
    *_with_cost("kicker", Kicker),
    say(KEYWORD, "kicker {first:price} and/or {second:price}", TwoKickers),
    *_with_cost("buyback", Buyback),
    say(KEYWORD, "splice onto {onto:subtype} {cost:price}", SpliceOnto),
    say(KEYWORD, "splice onto {onto:subtype} — {cost:cost}", SpliceOnto),
    say(KEYWORD, "splice onto instant or sorcery {cost:price}", SpliceOnto, onto=frozenset(), types=_AT_ONCE),
    *_with_cost("aura swap", AuraSwap),
    *_with_cost("ninjutsu", Ninjutsu),
    *_with_cost("echo", Echo),
    say(ABILITY, "~ has echo {cost:price}, where X is {amount:measure}.", CountedEcho),
    *_with_cost("entwine", Entwine),
    *_with_cost("ward", Ward),
    *_with_cost("cumulative upkeep", CumulativeUpkeep),
    say(KEYWORD, "cycling {cost:price}", Landcycling),
    say(KEYWORD, "{land:land_word}cycling {cost:price}", Landcycling),
    say(KEYWORD, "{land:land_word}home", Landhome),
    *[constant(KEYWORD, f"gift (a|an) {present}", Gift(present)) for present in PRESENTS],
    hears(KEYWORD, "totem armor", lambda: Keyword("umbra armor")),
    hears(KEYWORD, "undaunted", lambda: CostsLess(1, OpponentsYouHave())),
    hears(
        KEYWORD,
        "living metal",
        lambda: Static(Itself(), (IsAlso(frozenset({CardType.ARTIFACT, CardType.CREATURE})),), During(whose="your")),
    ),
    hears(KEYWORD, "affinity for {kind:kinds}", lambda kind: CostsLess(1, NumberOf(replace(kind, controller="you")))),
    native(LAND_WORD, _read_land, _show_land),
    native(KEYWORD_LIST, _read_list, _show_list),
)
