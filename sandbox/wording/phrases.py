"""Every phrase of the language: what it is called, what sort of meaning it has, what an error says was expected."""

from sandbox.meaning.abilities import Mode
from sandbox.meaning.amounts import Amount
from sandbox.meaning.card import Card
from sandbox.meaning.conditions import Condition
from sandbox.meaning.continuous import GetsPT, HasBasePT, IsAlso
from sandbox.meaning.costs import Cost, Payment
from sandbox.meaning.effects import CopyExceptions, Duration, Effect
from sandbox.meaning.events import EventPattern
from sandbox.meaning.kinds import Kind, ManaUse, Quality
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import Reference
from sandbox.meaning.replacement_effects import DamageTo
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost
from sandbox.wording.grammar import Phrase
from sandbox.wording.limits import Limits
from sandbox.wording.surface import ClosingClause

# Abilities
ABILITY: Phrase[Ability] = Phrase("ability", "an ability")
SPELL_TEXT: Phrase[Ability] = Phrase("spell_text", "what a spell does, such as `destroy target creature`")
STATIC: Phrase[Ability] = Phrase("static", "what holds, such as `enchanted creature gets +1/+1`")
KEYWORD: Phrase[Ability] = Phrase("keyword", "a keyword, such as `flying` or `protection from black`")
KEYWORD_LIST: Phrase[tuple[Ability, ...]] = Phrase("keyword_list", "keywords, such as `flying and trample`")
ABILITY_CHOICE: Phrase[tuple[Ability, ...]] = Phrase("ability_choice", "keywords, such as `flying or lifelink`")
WORD: Phrase[str] = Phrase("word", "a keyword, such as `flying`")
NUMBERED_WORD: Phrase[str] = Phrase("numbered_word", "a keyword with a number, such as `bushido 1`")
ABILITY_WORD: Phrase[str] = Phrase("ability_word", "a keyword of activated abilities, such as `equip`")
COST_WORD: Phrase[str] = Phrase("cost_word", "a keyword with a cost, such as `evoke {2}{U}`")
NUMBER_COST_WORD: Phrase[str] = Phrase("number_cost_word", "a keyword with a number and a cost")
PARTNER_NAME: Phrase[str] = Phrase("partner_name", "the name of a card")
QUALITY: Phrase[Quality] = Phrase("quality", "a quality, such as `black` or `artifacts`")
LAND_WORD: Phrase[Kind] = Phrase("land_word", "a basic land type")
LIMIT: Phrase[Limits] = Phrase("limit", "`Activate only …`")
LIMITED: Phrase[Limits] = Phrase("limited", "`once each turn`, `as a sorcery` or `if …`")
LIMITS: Phrase[Limits] = Phrase("limits", "`Activate only …`")
MODES: Phrase[tuple[Mode, ...]] = Phrase("modes", "what it does, such as `destroy target creature` or `choose one —`")
SPREE: Phrase[tuple[Mode, ...]] = Phrase("spree", "modes with what each costs, such as `+ {1} — Draw a card.`")
TIERS: Phrase[tuple[Mode, ...]] = Phrase("tiers", "modes with what each costs")
OPTIONS: Phrase[tuple[Mode, ...]] = Phrase("options", "several modes, such as `you draw a card; or you gain 3 life`")
HOLDER: Phrase[Reference] = Phrase(
    "holder", "what it holds for, such as `enchanted creature` or `creatures you control`"
)
PLAYERS: Phrase[Reference] = Phrase("players", "players, such as `each player`")
ENERGY_SYMBOLS: Phrase[int] = Phrase("energy_symbols", "energy such as `{E}`")
EMBLEM_TEXTS: Phrase[tuple[Ability, ...]] = Phrase("emblem_texts", "the emblem's text in quotation marks")
DESIGNATION: Phrase[str] = Phrase("designation", "what it is called, such as `saddled`")
CHAPTER: Phrase[EventPattern] = Phrase("chapter", "a chapter, such as `I` or `I, II`")
STOP: Phrase[str] = Phrase("stop", "the end of the sentence")

# Instructions
COMMAND: Phrase[Effect] = Phrase("command", "an instruction, such as `destroy target creature`")
COUNTED_COMMAND: Phrase[Effect] = Phrase("counted_command", "an instruction with a number to be found")
COMMANDS: Phrase[tuple[Effect, ...]] = Phrase("commands", "instructions, such as `tap target creature and draw a card`")
ALONE: Phrase[tuple[Effect, ...]] = Phrase("alone", "one instruction, such as `tap target creature`")
UP_TO_THE_END: Phrase[tuple[Effect, ...]] = Phrase("up_to_the_end", "instructions, up to the end of the paragraph")
BODY: Phrase[tuple[Effect, ...]] = Phrase("body", "what it does, such as `destroy target creature`")
ENDING: Phrase[ClosingClause] = Phrase("ending", "`unless you pay {1}` or `at end of combat`")
COPY_CHANGE: Phrase[tuple[Modification, ...]] = Phrase("copy_change", "how the copy differs, such as `it's 7/7`")
COPY_CHANGES: Phrase[tuple[Modification, ...]] = Phrase("copy_changes", "how the copy differs, such as `it's 7/7`")
ALSO_TYPES: Phrase[IsAlso] = Phrase("also_types", "types, such as `a Zombie in addition to its other types`")
COPY_EXCEPTIONS: Phrase[CopyExceptions] = Phrase(
    "copy_exceptions", "what is not copied, such as `, except it has this ability`"
)
ARRIVAL: Phrase[tuple[Effect, ...]] = Phrase("arrival", "what happens as it enters")
ITS_ARRIVAL: Phrase[tuple[Effect, ...]] = Phrase(
    "its_arrival", "what it enters with, such as `it enters with two +1/+1 counters on it`"
)
DAMAGE_WORD: Phrase[bool | None] = Phrase("damage_word", "`damage` or `combat damage`")
HIT: Phrase[DamageTo] = Phrase("hit", "whom damage is dealt to, such as `a creature or player` or `an opponent`")
SOME_COUNTERS: Phrase[Effect] = Phrase("some_counters", "counters, such as `two +1/+1 counters`")
ARRIVING_COUNTERS: Phrase[tuple[Effect, ...]] = Phrase("arriving_counters", "counters, such as `two +1/+1 counters`")
REPLACED: Phrase[EventPattern] = Phrase("replaced", "`~ would die` or `~ would be put into a graveyard from anywhere`")
REPLACING: Phrase[tuple[Effect, ...]] = Phrase("replacing", "`exile it` or `shuffle it into its owner's library`")
DURATION: Phrase[Duration] = Phrase("duration", "a duration, such as `until end of turn`")
CHANGED_WORDS: Phrase[str] = Phrase("changed_words", "`color word` or `basic land type`")
OWN: Phrase[Effect] = Phrase("own", "an instruction to yourself, such as `gain 3 life`")
MANA_OPTIONS: Phrase[tuple[tuple[str, ...], ...]] = Phrase(
    "mana_options", "mana such as `{G}` or `one mana of any color`"
)
MANA_MIX: Phrase[tuple[tuple[str, ...], ...]] = Phrase("mana_mix", "mana such as `{R} and/or {G}`")
TOKEN: Phrase[Card] = Phrase("token", "a token, such as `3/3 green Beast creature token`")
NAMED_TOKEN: Phrase[Card] = Phrase(
    "named_token", "a token with a name of its own, such as `Pip, a legendary 1/1 red Hamster creature token`"
)
ROLE_TOKEN: Phrase[Card] = Phrase("role_token", "a Role token, such as `Wicked Role token`")
TOKENS: Phrase[Card] = Phrase("tokens", "tokens, such as `1/1 red Goblin creature tokens`")

# Changes
STATIC_CHANGE: Phrase[Modification] = Phrase("static_change", "a change, such as `gets +1/+1` or `has flying`")
NEW_CHANGE: Phrase[Modification] = Phrase("new_change", "a change, such as `gets +1/+1` or `gains flying`")
PLAYER_CHANGE: Phrase[Modification] = Phrase(
    "player_change", "what a player cannot do, or has, such as `can't gain life` or `gain hexproof`"
)
STATIC_CHANGES: Phrase[tuple[Modification, ...]] = Phrase(
    "static_changes", "a change, such as `gets +1/+1` or `has flying`"
)
WHOLE_CHANGE: Phrase[tuple[Modification, ...]] = Phrase(
    "whole_change", "all that it is, such as `is a colorless Forest land`"
)
NEW_CHANGES: Phrase[tuple[Modification, ...]] = Phrase(
    "new_changes", "a change, such as `gets +1/+1` or `gains flying`"
)
STATIC_BUNDLE: Phrase[tuple[Modification, ...]] = Phrase("static_bundle", "abilities, such as `has flying and trample`")
NEW_BUNDLE: Phrase[tuple[Modification, ...]] = Phrase("new_bundle", "abilities, such as `has flying and trample`")
STATIC_SHAPE: Phrase[tuple[Modification, ...]] = Phrase(
    "static_shape", "what it becomes, such as `a 2/2 Bear creature`"
)
NEW_SHAPE: Phrase[tuple[Modification, ...]] = Phrase("new_shape", "what it becomes, such as `a 2/2 Bear creature`")
SECOND_PROHIBITION: Phrase[Modification] = Phrase("second_prohibition", "`block` or `be blocked`")
PLUS: Phrase[GetsPT] = Phrase("plus", "a change of power and toughness, such as `+1/+2`")
PRINTED_SIZE: Phrase[tuple[int, int]] = Phrase("printed_size", "power and toughness such as `3/2`")
BASE: Phrase[HasBasePT] = Phrase("base", "power and toughness such as `0/2`")
COLOR: Phrase[Color] = Phrase("color", "a color")
COLORS: Phrase[frozenset[Color]] = Phrase("colors", "a color")
LAND_TYPES: Phrase[frozenset[str]] = Phrase("land_types", "a basic land type, such as `Swamp`")
SUBTYPE: Phrase[frozenset[str]] = Phrase("subtype", "a subtype, such as `Wall`")

# Events, times and conditions
HAPPENING: Phrase[EventPattern] = Phrase("happening", "an event, such as `~ enters` or `a creature dies`")
HAPPENINGS: Phrase[EventPattern] = Phrase("happenings", "an event, such as `a creature dies`")
EVENT_VERB: Phrase[EventPattern] = Phrase("event_verb", "what it does, such as `enters`")
ONCE: Phrase[EventPattern] = Phrase("once", "an event, such as `~ enters`")
OCCASION: Phrase[EventPattern] = Phrase("occasion", "`whenever ~ attacks` or `at the beginning of your upkeep`")
MOMENT: Phrase[EventPattern] = Phrase("moment", "a moment, such as `the beginning of your upkeep`")
PERIOD: Phrase[EventPattern] = Phrase("period", "a step of somebody's turn, such as `your upkeep`")
LATER: Phrase[EventPattern] = Phrase("later", "a time to come, such as `at end of combat`")
LOSING: Phrase[EventPattern] = Phrase("losing", "`when you lose control of that creature`")
CONDITION: Phrase[Condition] = Phrase("condition", "a condition, such as `you control a Forest`")
PLAIN_CONDITION: Phrase[Condition] = Phrase("plain_condition", "a condition, such as `you control a Forest`")
TIME: Phrase[Condition] = Phrase("time", "a time, such as `your upkeep`")
STEP_NAME: Phrase[str] = Phrase("step_name", "a part of the turn, such as `upkeep`")

# Costs
COST: Phrase[Cost] = Phrase("cost", "a cost, such as `{1}, {T}`")
PRICE: Phrase[Cost] = Phrase("price", "a cost, such as `{1}` or `2 life`")
DEED: Phrase[Cost] = Phrase("deed", "a cost, such as `sacrifice a creature`")
PAYMENT: Phrase[Payment] = Phrase("payment", "something to pay, such as `{1}`, `{T}` or `sacrifice a creature`")
ALTERNATIVE: Phrase[Payment] = Phrase("alternative", "something to pay, such as `discard a card` or `pay {2}`")
PAID_PART: Phrase[Payment] = Phrase("paid_part", "mana such as `{1}`, or `2 life`")
LOYALTY: Phrase[Payment] = Phrase("loyalty", "a loyalty cost, such as `+1` or `-3`")
MANA_COST: Phrase[ManaCost] = Phrase("mana_cost", "mana such as `{2}{R}`")
GENERIC_COST: Phrase[ManaCost] = Phrase("generic_cost", "generic mana, such as `{2}`")
GENERIC: Phrase[Amount] = Phrase("generic", "generic mana, such as `{2}`")

# Numbers
FIGURE: Phrase[int] = Phrase("figure", "a number")
ORDINAL: Phrase[int] = Phrase("ordinal", "a place such as `third`")
COUNT_WORD: Phrase[int] = Phrase("count_word", "a number such as `two`")
NUMBER: Phrase[Amount] = Phrase("number", "a number such as `3` or `X`")
COUNT: Phrase[Amount] = Phrase("count", "a number such as `two` or `X`")
MEASURE: Phrase[Amount] = Phrase(
    "measure", "something to count, such as `its power` or `the number of Swamps you control`"
)
PLAYER_MEASURE: Phrase[Amount] = Phrase(
    "player_measure", "something to count for a player, such as `half that player's life total, rounded down`"
)
COUNTED: Phrase[Amount] = Phrase("counted", "something to count, such as `its power`")
VALUE_OF: Phrase[Amount] = Phrase("value_of", "`its mana value`")
PER: Phrase[Amount] = Phrase("per", "what is counted, such as `Plains you control`")
MELDED: Phrase[str] = Phrase("melded", "the name of what two cards are melded into")
COUNTER_NAME: Phrase[str] = Phrase("counter_name", "a kind of counter, such as `+1/+1` or `charge`")

# Descriptions
KIND: Phrase[Kind] = Phrase("kind", "a kind of permanent, such as `creature you control`")
KINDS: Phrase[Kind] = Phrase("kinds", "several permanents, such as `creatures you control`")
EVERY: Phrase[Kind] = Phrase("every", "what is counted, such as `other creature you control`")
ANOTHER: Phrase[Kind] = Phrase("another", "`another creature`")
SPELL_KINDS: Phrase[Kind] = Phrase("spell_kinds", "several spells, such as `creature spells`")
MANA_USE: Phrase[ManaUse] = Phrase("mana_use", "what mana is spent on, such as `to cast creature spells`")
SPELL_KIND: Phrase[Kind] = Phrase("spell_kind", "a kind of spell, such as `red spell`")
CARD_KIND: Phrase[Kind] = Phrase("card_kind", "a kind of card, such as `creature card`")
CARD_KINDS: Phrase[Kind] = Phrase("card_kinds", "several cards, such as `creature cards`")
FROM_IT: Phrase[Kind] = Phrase("from_it", "a card of those just seen, such as `a nonland card from it`")
NARROWER: Phrase[Kind] = Phrase("narrower", "what is asked besides, such as `with flying`")
EACH_KIND: Phrase[Kind] = Phrase("each_kind", "a kind of permanent, such as `creature` or `artifact and land`")
SOURCE_KIND: Phrase[Kind] = Phrase("source_kind", "a kind of source, such as `red source`")
SOURCE_KINDS: Phrase[Kind] = Phrase("source_kinds", "several sources, such as `red sources`")
SOURCE_CHOICE: Phrase[Kind] = Phrase("source_choice", "`a red source of your choice`")
WITH_ABILITY: Phrase[Kind] = Phrase("with_ability", "a keyword or a size, such as `flying` or `power 4 or greater`")
STATE: Phrase[Kind] = Phrase("state", "`tapped`, `black` or `attacking`")

# What is voted for
VOTES: Phrase[tuple[str, ...]] = Phrase("votes", "words to vote for, such as `strength or numbers`")
VOTED: Phrase[str] = Phrase("voted", "a word that was voted for")

# Who and what
ONE_THING: Phrase[Reference] = Phrase("one_thing", "a thing, such as `target creature`, `~` or `it`")
THING: Phrase[Reference] = Phrase("thing", "a thing, such as `target creature`, `~` or `all creatures`")
SUBJECT: Phrase[Reference] = Phrase("subject", "a thing, such as `target creature`, `~` or `creatures you control`")
RECIPIENT: Phrase[Reference] = Phrase("recipient", "a creature or player, such as `any target` or `each creature`")
PLAYER: Phrase[Reference] = Phrase("player", "a player, such as `you` or `target player`")
SOMEBODY: Phrase[Reference] = Phrase("somebody", "a player, such as `you` or `an opponent`")
WHOSE: Phrase[Reference] = Phrase("whose", "`your` or `its controller's`")
POSSESSOR: Phrase[Reference] = Phrase("possessor", "a possessor, such as `your` or `target player's`")
POINTING: Phrase[Reference] = Phrase("pointing", "words that point back, such as `it`")
DONE_SO: Phrase[Reference] = Phrase("done_so", "what was done, such as `creature destroyed this way`")
DONE_TO_SEVERAL: Phrase[Reference] = Phrase("done_to_several", "what was done, such as `creatures destroyed this way`")
CARD_WORD: Phrase[Reference] = Phrase("card_word", "`that card`")
POINTING_CARD: Phrase[Reference] = Phrase("pointing_card", "`it` or `that card`")
POINTING_PLAYER: Phrase[Reference] = Phrase("pointing_player", "`that player`")
POINTING_WHOSE: Phrase[Reference] = Phrase("pointing_whose", "`its` or `that creature's`")
POINTED: Phrase[Reference] = Phrase("pointed", "`that creature`")
CHOSEN: Phrase[Reference] = Phrase("chosen", "a thing to choose, such as `a land`")
HAND_CARD: Phrase[Reference] = Phrase("hand_card", "a card, such as `a creature card from your hand`")
TOP_CARD: Phrase[Reference] = Phrase("top_card", "`the top card of your library`")
GRAVEYARD_CARD: Phrase[Reference] = Phrase("graveyard_card", "a card, such as `a creature card from your graveyard`")
GRAVEYARD_CARDS: Phrase[Reference] = Phrase("graveyard_cards", "`all creature cards from your graveyard`")
ACTOR: Phrase[Reference] = Phrase("actor", "what does it, such as `~` or `a creature`")
HOST: Phrase[Reference] = Phrase("host", "`enchanted creature` or `equipped creature`")
PAID: Phrase[Reference] = Phrase("paid", "`the sacrificed creature`")
CRAFTED: Phrase[Reference] = Phrase("crafted", "`the exiled cards used to craft it`")
RIVAL: Phrase[Reference] = Phrase("rival", "`opponent`")
COPIED: Phrase[Reference] = Phrase("copied", "what is copied, such as `target creature` or `that card`")
ATTACHED_THINGS: Phrase[Reference] = Phrase("attached_things", "`all Equipment attached to it`")
EXILED_CARD: Phrase[Reference] = Phrase("exiled_card", "`a creature card exiled with ~`")
RETURNED: Phrase[Reference] = Phrase("returned", "`~`, `it` or `that card`")
TARGET: Phrase[Reference] = Phrase("target", "a target, such as `target creature`")
TARGET_PLAYER: Phrase[Reference] = Phrase("target_player", "`target player`")
YOU_AND: Phrase[Reference] = Phrase("you_and", "you and what is yours, such as `you and creatures you control`")
RECIPIENTS: Phrase[tuple[Reference, ...]] = Phrase(
    "recipients", "creatures or players, such as `each creature and each player`"
)
