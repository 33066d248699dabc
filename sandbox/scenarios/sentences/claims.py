"""Sentences that claim something, checked where they stand."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.damage import Packet
from sandbox.engine.events import named
from sandbox.rules.amounts import mana_value
from sandbox.rules.information import why_not_look
from sandbox.rules.mana import mana_abilities, pool_words
from sandbox.scenarios.describing import ability_words, everything, where
from sandbox.scenarios.names import number as to_number
from sandbox.scenarios.playing import Playing
from sandbox.scenarios.position_setup import step_named
from sandbox.scenarios.sentence import Sentence
from sandbox.terms.colors import Color
from sandbox.terms.mana import read_mana
from sandbox.terms.steps import Step
from sandbox.terms.zones import Zone

Found = tuple[bool, str]
Claim = Callable[[Playing], Found]


def _life(player: str, number: str) -> Claim:
    def claim(playing: Playing) -> Found:
        who = playing.player(player)
        return who.life == to_number(number), f"{who.name} has {who.life} life"

    return claim


def _poison(player: str, number: str) -> Claim:
    def claim(playing: Playing) -> Found:
        who = playing.player(player)
        return who.poison == to_number(number), f"{who.name} has {who.poison} poison counters"

    return claim


def _mana(player: str, mana: str) -> Claim:
    def claim(playing: Playing) -> Found:
        who = playing.player(player)
        wanted = sorted(kind for s in read_mana(mana).symbols for kind in (["C"] * int(s) if s.isdigit() else [s]))
        there = sorted(kind for kind, amount in who.pool.items() for _ in range(amount))
        return wanted == there, f"{who.name} has {pool_words(who) or 'no mana'}"

    return claim


def _no_mana(player: str) -> Claim:
    def claim(playing: Playing) -> Found:
        who = playing.player(player)
        return not who.mana, f"{who.name} has {pool_words(who) or 'no mana'}"

    return claim


def _cards(player: str, number: str, zone: str) -> Claim:
    def claim(playing: Playing) -> Found:
        who = playing.player(player)
        size = who.library_size if zone == "library" else len(who.hand if zone == "hand" else who.graveyard)
        return size == to_number(number), f"{who.name} has {size} cards in the {zone}"

    return claim


def _in_zone(thing: str, player: str, zone: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        wanted = {"hand": Zone.HAND, "graveyard": Zone.GRAVEYARD, "library": Zone.LIBRARY}[zone]
        holds = found.zone is wanted and found.owner is playing.player(player)
        return holds, f"{named(found)} is {where(playing.game, found)}"

    return claim


def _in_play(thing: str, negation: str | None = None) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        return found.in_play is not bool(negation), f"{named(found)} is {where(playing.game, found)}"

    return claim


def _somewhere(zone: Zone) -> Callable[[str], Claim]:
    def read(thing: str) -> Claim:
        def claim(playing: Playing) -> Found:
            found = playing.object(thing)
            return found.zone is zone, f"{named(found)} is {where(playing.game, found)}"

        return claim

    return read


def _controls(player: str, thing: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        controller = playing.game.controller(found) if found.in_play else None
        return controller is playing.player(player), f"{named(found)} is {where(playing.game, found)}" + (
            f", controlled by {controller.name}" if controller else ""
        )

    return claim


def _size(thing: str, size: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        looks = playing.game.look(found)
        there = f"{looks.power}/{looks.toughness}" if looks.is_creature else "no creature"
        return there == size and found.in_play, f"{named(found)} is {there}" + (
            "" if found.in_play else " and not in play"
        )

    return claim


def _state(attribute: str, wanted: bool, word: str) -> Callable[[str], Claim]:
    def read(thing: str) -> Claim:
        def claim(playing: Playing) -> Found:
            found = playing.object(thing)
            there = getattr(found, attribute)
            return there is wanted and found.in_play, f"{named(found)} is {'' if there else 'not '}{word}"

        return claim

    return read


def _face_up(thing: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        hidden = found.face_down or found.zone in (Zone.HAND, Zone.LIBRARY)
        return not hidden, f"{named(found)} is {'not ' if hidden else ''}face up"

    return claim


def _fighting(thing: str, fight: str, negation: str | None = None) -> Claim:
    def claim(playing: Playing) -> Found:
        found, combat = playing.object(thing), playing.game.combat
        if combat is None:
            return bool(negation), "there is no combat"
        blocked = combat.is_attacking(found) and found in combat.blocked
        states = {"attacking": combat.is_attacking(found), "blocking": combat.is_blocking(found), "blocked": blocked}
        there = states[fight]
        return there is not bool(negation), f"{named(found)} is {'' if there else 'not '}{fight}"

    return claim


def _damage(thing: str, amount: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        wanted = 0 if amount == "no" else to_number(amount)
        there = found.in_play or found.zone is Zone.PHASED_OUT
        return found.damage == wanted and there, f"{named(found)} has {found.damage} damage"

    return claim


def _counters(thing: str, amount: str, counter: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        there = found.counters.get(counter, 0)
        return there == (0 if amount == "no" else to_number(amount)), f"{named(found)} has {there} {counter} counters"

    return claim


def _color(thing: str, color: str, negation: str | None = None) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        colors = playing.game.look(found).colors
        words = " and ".join(c for c in Color if c in colors) or "colorless"
        return (Color(color) in colors) is not bool(negation), f"{named(found)} is {words}"

    return claim


def _colorless(thing: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        colors = playing.game.look(found).colors
        return not colors, f"{named(found)} is {' and '.join(sorted(colors)) or 'colorless'}"

    return claim


def _is_type(thing: str, word: str, negation: str | None = None) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        looks = playing.game.look(found)
        words = {str(w).lower() for group in (looks.types, looks.subtypes, looks.supertypes) for w in group}
        wanted = all(part.lower() in words for part in word.split(" "))
        return wanted is not bool(negation), f"{named(found)} is {' '.join(sorted(words)) or 'nothing'}"

    return claim


def _has(thing: str, ability: str, negation: str | None = None) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        words = [ability_words(a) for a in playing.game.look(found).abilities]
        return (ability.lower() in words) is not bool(
            negation
        ), f"{named(found)} has {', '.join(words) or 'no abilities'}"

    return claim


def _taps_for(thing: str, mana: str, negation: str | None = None) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        kinds = tuple(read_mana(mana).symbols)
        options = [option for ability in mana_abilities(playing.game, found) for option in ability.options]
        return (kinds in options) is not bool(negation), f"{named(found)} taps for {options or 'nothing'}"

    return claim


def _named(thing: str, name: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        there = playing.game.look(found).name
        return there == name, f"its name is {there}"

    return claim


def _is_on(thing: str, host: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        on = found.host
        return found.in_play and on is playing.aim(host), f"{named(found)} is on {named(on) if on else 'nothing'}"

    return claim


def _outcome(wanted: str) -> Callable[[], Claim]:
    def read() -> Claim:
        return lambda playing: (playing.game.outcome == wanted, playing.game.outcome or "the game goes on")

    return read


def _wins(player: str) -> Claim:
    return lambda playing: (playing.game.outcome == f"{player} wins", playing.game.outcome or "the game goes on")


def _loses(player: str) -> Claim:
    return lambda playing: (playing.player(player).lost, playing.game.outcome or "the game goes on")


def _because(rule: str) -> Claim:
    def claim(playing: Playing) -> Found:
        rules = {node.rule for node in playing.game.trace.all_nodes()} | {refusal.rule for refusal in playing.refusals}
        return rule in rules, f"rules at work: {', '.join(sorted(r for r in rules if r))}"

    return claim


def _before(quoted1: str, quoted2: str) -> Claim:
    def claim(playing: Playing) -> Found:
        texts = [node.text for node in playing.game.trace.all_nodes()]
        first, second = _place(texts, quoted1[1:-1]), _place(texts, quoted2[1:-1])
        if first is None or second is None:
            return False, f"the trace does not say {quoted1 if first is None else quoted2}"
        return first < second, f"{quoted1} is step {first + 1}, {quoted2} step {second + 1}"

    return claim


def _place(texts: list[str], part: str) -> int | None:
    return next((index for index, text in enumerate(texts) if part in text), None)


def _said(quoted: str, negation: str | None = None) -> Claim:
    def claim(playing: Playing) -> Found:
        texts = [node.text for node in playing.game.trace.all_nodes()]
        there = _place(texts, quoted[1:-1]) is not None
        return there is not bool(negation), f"the trace {'says' if there else 'does not say'} {quoted}"

    return claim


def _waits(thing: str, negation: str | None = None) -> Claim:
    def claim(playing: Playing) -> Found:
        there = any(playing.aim(thing) in (action, action.source) for action in playing.game.waiting)
        return there is not bool(negation), f"{thing} {'waits' if there else 'does not wait'}"

    return claim


def _s(pattern: str, read: Callable[..., Claim], example: str, about: str = "") -> Sentence:
    return Sentence(pattern, read, about, example, "Claims", "claim")


def _mana_cost(thing: str, mana: str = "") -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        cost = None if found.face_down else (found.copied or found.card).cost
        there = str(cost) if cost is not None else ""
        return there == mana, f"{named(found)} has {'the mana cost ' + there if there else 'no mana cost'}"

    return claim


def _converted(thing: str, number: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        on_way = next((action for action in playing.game.waiting if action.source is found), None)
        cost = mana_value(found)
        if on_way is not None and found.card.cost is not None:
            cost += found.card.cost.x_symbols * on_way.x
        return cost == to_number(number), f"{named(found)} has a converted mana cost of {cost}"

    return claim


def _no_name(thing: str) -> Claim:
    def claim(playing: Playing) -> Found:
        name = playing.game.look(playing.object(thing)).name
        return not name, f"its name is {name}"

    return claim


def _no_abilities(thing: str) -> Claim:
    def claim(playing: Playing) -> Found:
        abilities = playing.game.look(playing.object(thing)).abilities
        return not abilities, f"it has {len(abilities)} abilities"

    return claim


def _on_nothing(thing: str) -> Claim:
    def claim(playing: Playing) -> Found:
        host = playing.object(thing).host
        return host is None, f"{thing} is on {named(host) if host is not None else 'nothing'}"

    return claim


def _above(thing: str, other: str, player: str, below: bool = False) -> Claim:
    def claim(playing: Playing) -> Found:
        pile = playing.player(player).graveyard
        upper, lower = playing.object(thing), playing.object(other)
        words = ", ".join(named(card) for card in reversed(pile))
        there = upper in pile and lower in pile and (pile.index(upper) > pile.index(lower)) is not below
        return there, f"from the top: {words}"

    return claim


def _on_top(thing: str, player: str) -> Claim:
    def claim(playing: Playing) -> Found:
        pile = playing.player(player).graveyard
        return bool(pile) and pile[-1] is playing.object(thing), f"on top is {named(pile[-1]) if pile else 'nothing'}"

    return claim


def _words_are(name: str, there: frozenset[str], words: str) -> Found:
    wanted = {word.lower() for word in words.replace(",", " and").split(" and ") if word}
    return wanted == {str(word).lower() for word in there}, f"{name} has {', '.join(sorted(map(str, there))) or 'none'}"


def _subtypes(thing: str, words: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        return _words_are(named(found), playing.game.look(found).subtypes, words)

    return claim


def _supertypes(thing: str, words: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        return _words_are(named(found), frozenset(map(str, playing.game.look(found).supertypes)), words)

    return claim


def _visible(thing: str, player: str, hidden: bool = False) -> Claim:
    def claim(playing: Playing) -> Found:
        refusal = why_not_look(playing.game, playing.player(player), playing.object(thing))
        return (refusal is not None) is hidden, str(refusal or f"{player} may look at {thing}")

    return claim


def _decides(player: str) -> Claim:
    def claim(playing: Playing) -> Found:
        game, who = playing.game, playing.player(player)
        return game.over and who.lost, f"the loser of this game decides: {game.outcome or 'it goes on'}"

    return claim


def _in_library(thing: str, place: str, player: str) -> Claim:
    def claim(playing: Playing) -> Found:
        who, found = playing.player(player), playing.object(thing)
        pile = who.library if place == "top" else who.bottom
        holds = bool(pile) and pile[-1] is found
        return holds, f"{named(found)} is {where(playing.game, found)}"

    return claim


def _chance(player: str) -> Claim:
    def claim(playing: Playing) -> Found:
        window = playing.game.window
        who = window.player if window is not None else None
        wanted = None if player == "nobody" else playing.player(player)
        return who is wanted, f"it is {who.name if who else 'nobody'}'s chance to act"

    return claim


def _in_band(things: str, negation: str = "") -> Claim:
    def claim(playing: Playing) -> Found:
        combat, members = playing.game.combat, playing.many(things)
        there = (
            combat is not None and all(member in combat.band_of(members[0]) for member in members) and len(members) > 1
        )
        return there is not bool(negation), f"{things} are {'' if there else 'not '}in a band"

    return claim


def _blocks(thing: str, other: str, negation: str = "") -> Claim:
    def claim(playing: Playing) -> Found:
        combat = playing.game.combat
        there = combat is not None and playing.object(other) in combat.blocked_by(playing.object(thing))
        return there is not bool(negation), f"{thing} is {'' if there else 'not '}blocking {other}"

    return claim


def _scope(thing: str, scope: str, negation: str = "") -> Claim:
    def claim(playing: Playing) -> Found:
        looks = playing.game.look(playing.object(thing))
        there = ("local" if "Aura" in looks.subtypes else "global") == scope and "enchantment" in looks.types
        return there is not bool(
            negation
        ), f"{thing} is a {'local' if 'Aura' in looks.subtypes else 'global'} enchantment"

    return claim


def _packet(amount: str, source: str, target: str) -> Claim:
    def claim(playing: Playing) -> Found:
        packets = _packets(playing)
        words = [f"{p.amount} from {named(p.source)} to {named(p.recipient)}" for p in packets]
        aim, giver = playing.aim(target), playing.object(source)
        there = any(p.amount == to_number(amount) and p.source is giver and p.recipient is aim for p in packets)
        return there, f"on its way: {', '.join(words) or 'nothing'}"

    return claim


def _how_many_packets(number: str) -> Claim:
    def claim(playing: Playing) -> Found:
        there = len(_packets(playing))
        return there == to_number(number), f"{there} packets are on their way"

    return claim


def _packets(playing: Playing) -> list[Packet]:
    window = playing.game.window
    return [packet for packet in window.packets if packet.amount > 0] if window is not None else []


def _step_is(player: str, step: str) -> Claim:
    def claim(playing: Playing) -> Found:
        game = playing.game
        wanted = step_named(step, playing.line)
        same = game.step is wanted or (wanted is Step.MAIN and game.step is Step.SECOND_MAIN)
        return same and game.active is playing.player(
            player
        ), f"it is {game.active.name}'s {game.edition.turn.name(game.step)}"

    return claim


def _owned_by(player: str, thing: str) -> Claim:
    def claim(playing: Playing) -> Found:
        owner = playing.object(thing).owner
        return owner is playing.player(player), f"{owner.name} owns {thing}"

    return claim


def _no_longer(thing: str) -> Claim:
    def claim(playing: Playing) -> Found:
        found = playing.object(thing)
        there = found in everything(playing.game)
        return not there, f"{named(found)} is {where(playing.game, found) if there else 'gone'}"

    return claim


CLAIMS = (
    _s("{player} has {number} life", _life, "Sue has 18 life"),
    _s("{player} has {number} poison counter[s]", _poison, "Sue has 1 poison counter"),
    _s("{player} has {mana}", _mana, "Bob has {G}{G}", "Exactly this in the mana pool."),
    _s("{player} has no mana", _no_mana, "Bob has no mana"),
    _s(
        "{player} has {number} card[s] in hand",
        lambda player, number: _cards(player, number, "hand"),
        "Bob has 0 cards in hand",
    ),
    _s(
        "{player} has {number} card[s] in the library",
        lambda player, number: _cards(player, number, "library"),
        "Bob has 21 cards in the library",
    ),
    _s("the game is a draw", _outcome("draw"), "the game is a draw"),
    _s("the game goes on", _outcome(""), "the game goes on"),
    _s("{player} wins[ the game]", _wins, "Bob wins the game"),
    _s("{player} loses[ the game]", _loses, "Sue loses the game"),
    _s("{player} controls {thing}", _controls, "Bob controls Hill Giant"),
    _s(
        "{player} has {number} card[s] in the graveyard",
        lambda player, number: _cards(player, number, "graveyard"),
        "Bob has 2 cards in the graveyard",
    ),
    _s("it is {player}'s chance to act", _chance, "it is Bob's chance to act", "Who is asked just now."),
    _s("it is {player}'s {step}", _step_is, "it is Bob's end step"),
    _s("it is nobody's chance to act", lambda: _chance("nobody"), "it is nobody's chance to act"),
    _s(
        "{thing} has the subtype[s] {words}",
        _subtypes,
        "Goblin Piker has the subtypes Goblin and Warrior",
        "Exactly these.",
    ),
    _s("{thing} has the supertype[s] {words}", _supertypes, "Karakas has the supertype legendary", "Exactly these."),
    _s("{thing} has no subtypes", lambda thing: _subtypes(thing, ""), "Jayemdae Tome has no subtypes"),
    _s("{thing} has no supertypes", lambda thing: _supertypes(thing, ""), "Goblin Piker has no supertypes"),
    _s("{thing} is visible to {player}", _visible, "Divination is visible to Bob", "Who may look at it."),
    _s(
        "{thing} is hidden from {player}",
        lambda thing, player: _visible(thing, player, hidden=True),
        "Divination is hidden from Sue",
    ),
    _s(
        "{player} decides who goes first",
        _decides,
        "Sue decides who goes first",
        "In the next game of the match: the loser.",
    ),
    _s("{player} owns {thing}", _owned_by, "Bob owns Armored Ascension"),
    _s("{thing} is on top of {player}'s graveyard", _on_top, "Wrath of God is on top of Bob's graveyard"),
    _s(
        "{thing} is above {other} in {player}'s graveyard",
        _above,
        "Grizzly Bears is above Gray Ogre in Bob's graveyard",
    ),
    _s(
        "{thing} is under {other} in {player}'s graveyard",
        lambda thing, other, player: _above(thing, other, player, True),
        "Gray Ogre is under Grizzly Bears in Bob's graveyard",
    ),
    _s("{things} are {negation}in a band", _in_band, "Benalish Hero and Grizzly Bears are in a band"),
    _s("{thing} is {negation}blocking {other}", _blocks, "Gray Ogre is blocking War Mammoth"),
    _s("{thing} is {negation}a {scope} enchantment", _scope, "Holy Strength is a local enchantment"),
    _s(
        "{number} damage from {source} to {target} is on its way",
        lambda number, source, target: _packet(number, source, target),
        "3 damage from Hill Giant to Sue is on its way",
        "In a damage-prevention step.",
    ),
    _s(
        "{number} packet[s] of damage (is|are) on (its|their) way",
        _how_many_packets,
        "2 packets of damage are on their way",
    ),
    _s("{thing} is on the {place} of {player}'s library", _in_library, "Forest is on the top of Bob's library"),
    _s("{thing} has no mana cost", _mana_cost, "Forest has no mana cost"),
    _s("{thing} has the mana cost {mana}", _mana_cost, "Clone has the mana cost {1}{G}"),
    _s("{thing} has a converted mana cost of {number}", _converted, "Earthquake has a converted mana cost of 4"),
    _s("{thing} has no name", _no_name, "Battering Craghorn has no name"),
    _s("{thing} has no abilities", _no_abilities, "Battering Craghorn has no abilities"),
    _s("{thing} is on nothing", _on_nothing, "Whispersilk Cloak is on nothing", "Attached to nothing."),
    _s("{thing} no longer exists", _no_longer, "Beast no longer exists", "A token that has left play."),
    _s(
        "because {rule}",
        _because,
        "because trample",
        "The rule, by its key, was at work or was the reason of a refusal so far.",
    ),
    _s(
        "{quoted1} comes before {quoted2}",
        _before,
        '"Giant Growth resolves" comes before "Lightning Bolt resolves"',
        "The order of two steps of the trace, by a part of their sentences.",
    ),
    _s(
        "the trace says {quoted}",
        _said,
        'the trace says "Giant Growth fails"',
        "A step of the trace, by a part of its sentence.",
    ),
    _s("the trace does not say {quoted}", lambda quoted: _said(quoted, "not"), 'the trace does not say "regenerates"'),
    _s("{thing} is in {player}'s {zone}", _in_zone, "Scryb Sprites is in Sue's graveyard"),
    _s("{thing} is {negation}(in play|on the battlefield)", _in_play, "War Mammoth is in play"),
    _s("{thing} is (removed from the game|in exile)", _somewhere(Zone.REMOVED), "Hill Giant is removed from the game"),
    _s("{thing} is phased out", _somewhere(Zone.PHASED_OUT), "Teferi's Drake is phased out"),
    _s(
        "{thing} is {negation}[still ](waiting|on the stack)",
        _waits,
        "Giant Growth is still on the stack",
        "Or in the batch: announced and not yet resolved.",
    ),
    _s("{thing} is a[n] {size}[ creature]", _size, "Grizzly Bears is a 5/5"),
    _s("{thing} is tapped", _state("tapped", True, "tapped"), "War Mammoth is tapped"),
    _s("{thing} is untapped", _state("tapped", False, "tapped"), "Serra Angel is untapped"),
    _s("{thing} is face down", _state("face_down", True, "face down"), "Battering Craghorn is face down"),
    _s("{thing} is face up", _face_up, "Battering Craghorn is face up"),
    _s("{thing} is [still ]{negation}{fight}", _fighting, "Drudge Skeletons is not attacking"),
    _s("{thing} has {amount} damage", _damage, "Grizzly Bears has 1 damage"),
    _s("{thing} has {amount} {counter} counter[s]", _counters, "Ornithopter has 1 +1/+1 counter"),
    _s("{thing} is {negation}{color}", _color, "Hill Giant is black"),
    _s("{thing} is colorless", _colorless, "Jade Statue is colorless"),
    _s("{thing} is on {host}", _is_on, "Armored Ascension is on Runeclaw Bear"),
    _s("{thing} is called {name}", _named, "Clone is called Grizzly Bears"),
    _s(
        "{thing} is {negation}a[n] {word}",
        _is_type,
        "Mishra's Factory is not a creature",
        "A type, subtype or supertype, or several.",
    ),
    _s("{thing} taps for {mana}", _taps_for, "Forest taps for {W}", "It can make such mana."),
    _s(
        "{thing} does not tap for {mana}",
        lambda thing, mana: _taps_for(thing, mana, "not"),
        "Forest does not tap for {G}",
    ),
    _s("{thing} has {ability}", _has, "White Knight has protection from blue", "A keyword, as it is written on cards."),
    _s(
        "{thing} does not have {ability}",
        lambda thing, ability: _has(thing, ability, "not"),
        "White Knight does not have flying",
    ),
)
