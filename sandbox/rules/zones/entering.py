"""Coming into play: what happens as a permanent enters, and what it enters with."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.changes.control import comes_under, is_new_to_its_controller
from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.lasting import enter_as, lasts_on
from sandbox.engine.changes.permanents import has_face_up, put_face_down, tap
from sandbox.engine.changes.spells import is_paid_for_like, was_the_spell
from sandbox.engine.events import Told
from sandbox.engine.events.zones import Entered
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import CastAsThoughFlash, Static
from sandbox.meaning.card import Card
from sandbox.meaning.continuous import EntersTapped
from sandbox.meaning.keyword_abilities import EnchantPlayer, Keyword, Modular, NumberCostKeyword, NumberKeyword
from sandbox.meaning.nodes import Ability
from sandbox.meaning.replacement_effects import AsEnters, DoNotEnter, EnterAsCopiesOfIt, EnterWithCounters
from sandbox.rules.continuous.attachment import may_be_on
from sandbox.rules.continuous.effects_in_force import affected, static_effects_of, works
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.performers import perform
from sandbox.rules.zones.amplify import enters_amplified
from sandbox.rules.zones.battles import enters_with_defense
from sandbox.rules.zones.bloodthirst import enters_bloodthirsty
from sandbox.rules.zones.day_and_night import enters_by_night
from sandbox.rules.zones.devour import enters_devouring
from sandbox.rules.zones.doors import enters_unlocked, halves, has_entered_unlocked
from sandbox.rules.zones.doubling import counters_put
from sandbox.rules.zones.graveyards import has_left_graveyard
from sandbox.rules.zones.modular import enters_with_counters
from sandbox.rules.zones.riot_and_unleash import enters_rioting, enters_unleashed
from sandbox.rules.zones.sagas import LORE, SAGA, enters_with_lore, tell_of_lore
from sandbox.rules.zones.tribute import enters_with_tribute
from sandbox.terms.shapes import KEEPS_ITS_FACE
from sandbox.terms.types import AURA
from sandbox.terms.zones import Zone


@rule("coming into play")
def enter_play(
    game: Game,
    card: Object,
    controller: Player,
    host: Object | Player | None = None,
    tapped: bool = False,
    face_down: bool = False,
    x: int = 0,
    counter: str | None = None,
    up: Card | None = None,
    being: Callable[[Object], None] | None = None,
) -> Object:
    """The card becomes a permanent under the player's control. What its text says of *as it enters* is done before
    anything can see it there, with the X that was paid for it; so is a `counter` that what puts it into play gives it.
    `up` is the face that it shows of a double-faced card; that of a spell stays up. `being` makes it what the text that
    puts it there says that it is.
    """
    thing = game.move(card, Zone.BATTLEFIELD)
    if game.arriving is not None:
        game.arriving.append(thing)
    game.turn_facts.entered.append((controller, thing))
    _shows_face(game, card, thing, up)
    comes_under(game, thing, controller)
    is_new_to_its_controller(game, thing)
    _comes_as(game, thing, host, tapped, card.cloaked if face_down else None, counter)
    if being is not None:
        being(thing)
    if card.zone is Zone.WAITING:
        _was_a_spell(game, card, thing, controller)
    if EnterAsCopiesOfIt in game.traits_in_play():
        _as_a_copy(game, thing)
    changed = not face_down and _as_it_enters(game, thing, controller, x)
    if _does_not_enter(game, thing):
        return _stays_out(game, card, thing)
    changed = _as_others_say(game, thing) or changed
    entered = _has_entered_changed if changed else _has_entered
    entered(game, thing, controller)
    if card.zone is Zone.GRAVEYARD:
        has_left_graveyard(game, card)
    return thing


@rule("changed entering")
def _has_entered_changed(game: Game, thing: Object, controller: Player) -> None:
    """As a text of its own, or of something else, says."""
    _has_entered(game, thing, controller)


def _has_entered(game: Game, thing: Object, controller: Player) -> None:
    if thing.token:
        game.tokens.append(thing)
    game.emit(Entered(thing, game.edition.words.enters))
    if halves(thing):
        has_entered_unlocked(game, thing, controller)
    if LORE in thing.counters:
        tell_of_lore(game, thing)


def _shows_face(game: Game, card: Object, thing: Object, up: Card | None) -> None:
    """The face that is asked for, that of the spell, the half that was cast, or by night the back."""
    keeps = thing.card.shape in KEEPS_ITS_FACE or "bestow" in card.offers_paid
    if (up := up or card.up) is not None and keeps:
        has_face_up(game, thing, up)
    if halves(thing):
        enters_unlocked(game, card, thing)
    if game.daytime and up is None and enters_by_night(game, thing):
        has_face_up(game, thing, thing.card.faces[1])


def _comes_as(
    game: Game, thing: Object, host: Object | Player | None, tapped: bool, cloaked: bool | None, counter: str | None
) -> None:
    """On what, tapped or not, with which counter; `cloaked` None: face up."""
    if host is not None:
        game.attach(thing, host)
    if tapped:
        tap(game, thing)
    if cloaked is not None:
        put_face_down(game, thing, cloaked)
    if counter is not None:
        put_counters(game, thing, counter, counters_put(game, thing, 1, counter))


def _was_a_spell(game: Game, spell: Object, thing: Object, controller: Player) -> None:
    """What was paid for it, and what has changed it on its way, counts for the permanent."""
    is_paid_for_like(game, thing, spell)
    was_the_spell(game, thing, spell)
    _as_it_was_cast(game, spell, thing, controller)
    _keep_changes(game, spell, thing)


def _as_it_was_cast(game: Game, spell: Object, thing: Object, controller: Player) -> None:
    """What its text says of a spell that was cast when a sorcery could not have been."""
    for ability in game.printed(thing).abilities if spell.out_of_time else ():
        if isinstance(ability, CastAsThoughFlash):
            perform(game, Context(thing, controller, it=[thing]), ability.effects)
    for word in spell.offers_paid:
        if word in game.rules.arrivals:
            perform(game, Context(thing, controller, it=[thing]), game.rules.arrivals[word])


@rule("several replacement effects")
def _as_a_copy(game: Game, thing: Object) -> None:
    """What makes it a copy comes before anything else that changes how it enters: what its own text would say of that
    is gone then.

    Comprehensive Rules of 2026, 616.1c.
    """
    found = [other for other in _others_with(game, EnterAsCopiesOfIt, thing) if _says_copy(game, other, thing)]
    if found:
        copied = choose_one(game, game.controller(thing), WhichObject[Object](thing), "what it is a copy of", found)
        enter_as(game, thing, copied.copiable_card)
        game.emit(Told(f"{named(thing)} is a copy of {named(copied)}"))


def _says_copy(game: Game, other: Object, thing: Object) -> bool:
    """Whether the other permanent's text makes a copy of what enters."""
    own = game.characteristics(other)
    kinds = [ability.kind for ability in own.abilities if isinstance(ability, EnterAsCopiesOfIt)]
    return any(matches(game, kind, thing, own.controller, other) for kind in kinds)


def _others_with(game: Game, trait: object, thing: Object) -> list[Object]:
    """Permanents that may change how the thing enters: they were there before, and did not come at the same moment."""
    there = game.permanents_with(trait)
    return [other for other in there if other is not thing and other not in (game.arriving or ())]


def _does_not_enter(game: Game, thing: Object) -> bool:
    """Whether the text of another permanent keeps such a thing from entering, looked at as it would be in play."""
    for other in _others_with(game, DoNotEnter, thing):
        characteristics = game.characteristics(other)
        kinds = [ability.kind for ability in characteristics.abilities if isinstance(ability, DoNotEnter)]
        if any(matches(game, kind, thing, characteristics.controller, other) for kind in kinds):
            return works(game, other, characteristics)
    return False


@rule("replacement effects")
def _stays_out(game: Game, card: Object, thing: Object) -> Object:
    """It stays where it was; a spell's card goes to its owner's graveyard.

    Comprehensive Rules of 2010, 608.3b.
    """
    game.attach(thing, None)
    after = game.move(thing, Zone.GRAVEYARD if card.zone is Zone.WAITING else card.zone)
    game.emit(Told(f"{named(after)} cannot enter play"))
    return after


def _as_others_say(game: Game, thing: Object) -> bool:
    """What other permanents say of those that enter counts for what this one is in play; what it says itself of a kind
    that it belongs to does not reach it yet. Whether they say anything.

    Comprehensive Rules of 2010, 614.12.
    """
    changed = any(_says_tapped(game, other, thing) for other in _others_with(game, Static, thing))
    if changed:
        tap(game, thing)
    for other in _others_with(game, EnterWithCounters, thing):
        if _put_counters_for(game, other, thing):
            changed = True
    return changed


def _put_counters_for(game: Game, other: Object, thing: Object) -> bool:
    """With the counters that the other permanent's text gives to what enters; whether it gives any."""
    own, before = game.characteristics(other), dict(thing.counters)
    for ability in own.abilities:
        if isinstance(ability, EnterWithCounters) and matches(game, ability.kind, thing, own.controller, other):
            number = count(game, Context(other, own.controller), ability.amount)
            if number > 0:
                put_counters(game, thing, ability.name, counters_put(game, thing, number, ability.name))
    return thing.counters != before


def _says_tapped(game: Game, other: Object, thing: Object) -> bool:
    """Whether the other permanent's text lets this one enter tapped."""
    own = game.characteristics(other)
    return any(
        thing in affected(game, effect, {thing: game.characteristics(thing)})
        for effect in static_effects_of(game, other, own)
        if isinstance(effect.modification, EntersTapped)
    )


@rule("local enchantments")
def put_there(
    game: Game,
    card: Object,
    controller: Player,
    puts: Player,
    tapped: bool = False,
    counter: str | None = None,
    up: Card | None = None,
    being: Callable[[Object], None] | None = None,
) -> Object | None:
    """What an effect of the player `puts` brings into play. A local enchantment comes on something that is chosen, no
    target, or stays where it is when there is nothing that it could be on."""
    chooser = game.edition.uncast_aura(controller, puts)
    if AURA not in game.characteristics(card).subtypes or chooser is None:
        return enter_play(game, card, controller, tapped=tapped, counter=counter, up=up, being=being)
    possible = _hosts(game, card, controller)
    if not possible:
        game.emit(Told(f"{named(card)} stays where it is: there is nothing that it could be on"))
        return None
    host = choose_one(game, chooser, WhichObject[Object | Player](card), f"what {named(card)} is on", possible)
    return enter_play(game, card, controller, host, tapped=tapped, counter=counter, being=being)


def put_on(game: Game, card: Object, controller: Player, hosts: list[Object]) -> Object | None:
    """An Aura that could not be on what it is to be on stays where it is; Equipment comes on nothing then.

    Comprehensive Rules of 2026, 303.4i and 301.5e.
    """
    fitting = [host for host in hosts if may_be_on(game, card, host, controller)]
    if not fitting and AURA in game.characteristics(card).subtypes:
        game.emit(Told(f"{named(card)} stays where it is: it cannot be on what it is to be on"))
        return None
    return enter_play(game, card, controller, fitting[0] if fitting else None)


def _hosts(game: Game, card: Object, controller: Player) -> list[Object | Player]:
    """What the Aura could be on: permanents, or players where it enchants those."""
    for ability in game.characteristics(card).abilities:
        if isinstance(ability, EnchantPlayer):
            return list(game.opponents(controller) if ability.opponent else game.in_turn_order())
    there = [thing for thing in game.battlefield if thing not in (game.arriving or ())]
    return [thing for thing in there if may_be_on(game, card, thing, controller)]


def _keep_changes(game: Game, spell: Object, thing: Object) -> None:
    """What changed the spell changes the permanent that it becomes."""
    for lasting in game.lasting:
        if spell in lasting.affected:
            lasts_on(game, lasting, [thing if held is spell else held for held in lasting.affected])


def _as_it_enters(game: Game, thing: Object, controller: Player, x: int) -> bool:
    """What it does by itself; whether a text of its own says so."""
    if (loyalty := thing.starting_card.loyalty) is not None:
        loyalty -= FEWER_FOR_LIFE * thing.paid_with.count("life") if game.printed(thing).has("compleated") else 0
        put_counters(game, thing, "loyalty", counters_put(game, thing, max(0, loyalty), "loyalty"))
    if (defense := thing.starting_card.defense) is not None:
        enters_with_defense(game, thing, controller, defense)
    copied = thing.copied
    abilities = game.edition.entering.texts(game, thing)
    _as_its_text_says(game, thing, controller, abilities, x)
    if thing.copied is not copied:
        now = game.edition.entering.texts(game, thing)
        as_copy = tuple([ability for ability in game.printed(thing).abilities if ability in now])
        abilities = (*abilities, *as_copy)
        _as_its_text_says(game, thing, controller, as_copy, 0)
    if SAGA in thing.starting_card.subtypes:
        enters_with_lore(game, thing)
    return AsEnters in map(type, abilities)


def _as_its_text_says(game: Game, thing: Object, controller: Player, abilities: tuple[Ability, ...], x: int) -> None:
    """A copy enters as what it copies says, too (2006, 503.5; 2010, 706.5)."""
    for ability in abilities:
        if isinstance(ability, Modular):
            enters_with_counters(game, thing, ability)
        if isinstance(ability, NumberKeyword):
            _with_counters_of(game, thing, controller, ability)
        if isinstance(ability, NumberCostKeyword) and ability.word in thing.offers_paid and ability.word == "impending":
            put_counters(game, thing, "time", counters_put(game, thing, ability.number, "time"))
        if isinstance(ability, Keyword) and ability.word in ENTERS_WITH_A_CHOICE:
            ENTERS_WITH_A_CHOICE[ability.word](game, thing, controller)
        if isinstance(ability, Keyword) and ability.word in ("ravenous", "sunburst"):
            _with_what_was_paid(game, thing, ability.word, x)
        if isinstance(ability, AsEnters):
            _changed_as_it_enters(game, Context(thing, controller, it=[thing], x=x), ability)


@rule("changed entering")
def _changed_as_it_enters(game: Game, context: Context, ability: AsEnters) -> None:
    """Comprehensive Rules of 2010 and 2026, 614.12."""
    perform(game, context, ability.effects)


def _with_what_was_paid(game: Game, thing: Object, word: str, x: int) -> None:
    """Ravenous counts the X, sunburst the colors of the mana that was spent.

    Comprehensive Rules of 2006, 502.34; of 2010, 702.41; of 2026, 702.44 and 702.156.
    """
    if word == "ravenous":
        name, number = "+1/+1", x
    else:
        creature = game.printed(thing).is_creature
        name, number = "+1/+1" if creature else "charge", len(set(thing.paid_with) & set("WUBRG"))
    if number:
        put_counters(game, thing, name, counters_put(game, thing, number, name))


def _with_counters_of(game: Game, thing: Object, controller: Player, keyword: NumberKeyword) -> None:
    """Of a keyword with a number that says what it enters with."""
    if keyword.word == "bloodthirst":
        enters_bloodthirsty(game, thing, controller, keyword)
    if keyword.word == "tribute":
        enters_with_tribute(game, thing, controller, keyword)
    if keyword.word == "devour":
        enters_devouring(game, thing, controller, keyword)
    if keyword.word == "amplify":
        enters_amplified(game, thing, controller, keyword)
    name = COUNTERS_OF.get(keyword.word)
    if name is not None:
        put_counters(game, thing, name, counters_put(game, thing, keyword.amount, name))


FEWER_FOR_LIFE = 2
"""Loyalty counters that a compleated planeswalker enters without, for each mana symbol that life was paid for (2026,
702.150a)."""
COUNTERS_OF = {"fading": "fade", "graft": "+1/+1", "vanishing": "time"}
"""The counters with which a keyword with a number lets a permanent enter, as many as it says."""
ENTERS_WITH_A_CHOICE = {"riot": enters_rioting, "unleash": enters_unleashed}
"""Keywords alone by which a player chooses what a permanent enters with."""
