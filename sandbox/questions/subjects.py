"""Who does what is told without a subject of its own: `he has a Swamp and regenerates it` is said of him."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from sandbox.questions.acts_ways import can_be_cast_so
from sandbox.questions.lands import KICKER
from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import (
    Activates,
    AimsTrigger,
    Casts,
    SaysKicked,
    SaysX,
    ToldAct,
    Uses,
    UsesLoyalty,
)
from sandbox.questions.said.acts_combat import AttacksWith, BlocksNothing
from sandbox.questions.said.asked import Ask, AskAlso, AskCan, AskHappens, AskWhether
from sandbox.questions.said.moments import Afterwards, InResponse, NextStep, SaysNothing, TurnOf
from sandbox.questions.said.outcomes import LosesGame, NotSo, OfThings, StaysInGame
from sandbox.questions.said.states import BothAimed, HasInPlay, Holds, Mentions
from sandbox.questions.said.states_players import HasHand, HasLife, HasMana, HasPoison
from sandbox.questions.said.things import Mention, PartSaid, Things, mentioned_in
from sandbox.questions.said.ways import CastSo
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import AMONG, ME, SEVERAL_OF_IT

BARE = {"dead": LosesGame, "die": LosesGame, "alive": StaysInGame, "live": StaysInGame, "survive": StaysInGame}
"""What is asked by one word, where it is asked of a player."""
_STATES = HasHand | HasInPlay | HasLife | HasMana | HasPoison | Holds
_ACTS = Activates | AttacksWith | BlocksNothing | Casts | Uses


def with_subjects(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, each act that `and` joins to what somebody has done by that player."""
    for at, part in enumerate(map(_with_life_of_next, parts, [*parts[1:], None])):
        before = parts[at - 1] if at else None
        goes_on = (
            before is not None
            and before.sentence == part.sentence
            and part.joins <= {"and", ",", "then", "but", "with"}
        )
        if goes_on and before is not None and isinstance(part.said, HasMana):
            who = part.said.who if part.said.who not in ("", "same") else _whose(before.said)
            if isinstance(before.said, _STATES | Mentions | AttacksWith) or (part.said.who == "same" and who):
                yield replace(part, said=replace(part.said, who=who))
                continue
        if before is not None and before.sentence == part.sentence and _has_one_card(before.said, part.said):
            yield replace(part, said=HasHand(getattr(part.said, "who", ""), 1))
            continue
        if isinstance(part.said, Holds) and part.said.who == AMONG and before is not None:
            counted = isinstance(before.said, HasHand) and before.sentence == part.sentence
            yield replace(part, said=replace(part.said, who=_whose(before.said) or ME)) if counted else part
            continue
        if goes_on and before is not None and (who := _also_has(before.said, part)):
            yield replace(part, said=HasInPlay(who, part.said.things if isinstance(part.said, Mentions) else ()))
            continue
        if isinstance(part.said, HasHand) and not part.said.who:
            whose = _whose(before.said) if goes_on and before is not None and isinstance(before.said, _STATES) else ""
            if before is not None and before.sentence == part.sentence and isinstance(before.said, TurnOf | NextStep):
                whose = whose or before.said.who
            if before is not None and before.sentence == part.sentence and not part.begins:
                whose = whose or _made_to_discard(before.said) or _whose_act(before.said)
            yield replace(part, said=replace(part.said, who=whose or ME))
            continue
        if (
            goes_on
            and before is not None
            and isinstance(part.said, _ACTS)
            and isinstance(before.said, _STATES | NextStep)
        ):
            who = _whose(before.said)
            if who not in ("", "both") and part.said.who in ("", "same") and not _is_theirs(part.said):
                yield replace(part, said=replace(part.said, who=who))
                continue
        yield part


def _has_one_card(before: PartSaid, said: PartSaid) -> bool:
    """`I have four cards in hand, he has one`"""
    one = isinstance(said, HasInPlay) and said.things == (Mention(noun="one"),) and said.who != ""
    return one and isinstance(before, HasHand)


def _also_has(before: PartSaid, part: Part) -> str:
    """`he has 3 and a Serra Angel`: whoever has what is named right after so much life; empty where that is not so."""
    things = part.said.things if isinstance(part.said, Mentions) else ()
    counted = bool(things) and all(thing.card and thing.number == 1 and not thing.owner for thing in things)
    spells = any(is_spell(thing) for thing in things)
    if not counted or spells or part.joins != {"and"} or not isinstance(before, HasLife):
        return ""
    return before.who


def _made_to_discard(said: PartSaid) -> str:
    """`he Mind Rots me with two cards in hand`: whoever is to discard; empty where nobody is."""
    if not isinstance(said, Casts) or not said.what.card or "discard" not in card_named(said.what.card).text:
        return ""
    owners = {target.owner for target in said.targets if target.noun == "player"} - {"other"}
    return owners.pop() if len(owners) == 1 else ""


def _whose_act(said: PartSaid) -> str:
    """`he casts Divination with two cards in hand`: the player it is aimed at, else whoever does it, or whose turn it
    is; empty for what is no act."""
    if isinstance(said, TurnOf):
        return said.who
    if not isinstance(said, ToldAct):
        return ""
    aimed = [target.owner for target in getattr(said, "targets", ()) if target.noun == "player" and target.owner]
    who = (*aimed, str(getattr(said, "who", "")))[0]
    return "" if who in ("same", "other") else who


AT_SPELL = re.compile(r"arget [^.]*\bspell\b")
MOST_CAST = 4
"""Cards alike that are named together as cast."""


def with_more_casts(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, cards that are named right after one that is cast, as `a Ritual, a Ritual and Tendrils`, cast by the
    same player."""
    cast: Casts | None = None
    sentence, then = -1, False
    for part in parts:
        cast = cast if part.sentence == sentence else None
        sentence = part.sentence
        then = (then or isinstance(part.said, Afterwards)) and cast is not None
        more = part.said.things if isinstance(part.said, Mentions) and part.joins <= {"and", ",", "then"} else ()
        follows = then or "and" in part.joins
        if cast is not None and more and all(_is_cast_as(thing, cast, follows) for thing in more):
            yield from (replace(part, said=_cast_too(thing, cast.who)) for thing in more)
            continue
        if not isinstance(part.said, Afterwards):
            cast = part.said if isinstance(part.said, Casts) and part.said.who and not part.said.targets else None
            then = False
        yield part


def _is_cast_as(thing: Mention, cast: Casts, then: bool) -> bool:
    """Whether it is a card that is named as the spell before was, and no answer to it; a permanent, only after
    `and` or `then`."""
    number = thing.number if thing.marks == (SEVERAL_OF_IT,) else -1 if thing.marks else max(thing.number, 1)
    if not thing.card or thing.owner or thing.ability or not 0 < number <= MOST_CAST or not cast.what.card:
        return False
    spell, text = is_spell(thing), card_named(thing.card).text
    clear = "arget" not in text or (spell and AT_SPELL.search(text) is None)
    return clear and (is_spell(cast.what) if spell else then)


def _cast_too(thing: Mention, who: str) -> Casts:
    """As often as the number says."""
    return Casts(replace(thing, number=0, marks=()), who, times=max(thing.number, 1))


def _with_life_of_next(part: Part, following: Part | None) -> Part:
    """`At 6 life he lets it through`: whose life it is says what comes right after it."""
    who = _whose(following.said) if following is not None and not following.begins else ""
    if not isinstance(part.said, HasLife) or part.said.who or who in ("", "same", "both"):
        return part
    return replace(part, said=replace(part.said, who=who))


def with_aims(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, what is said to be aimed at by all of a sentence said of each that has no aim of its own."""
    for at, part in enumerate(parts):
        later = [p.said for p in parts[at:] if p.sentence == part.sentence]
        after = next((said for said in later if isinstance(said, BothAimed)), None)
        if isinstance(part.said, BothAimed):
            waiting = any(p.sentence == part.sentence and _waits_for_aim(p.said) for p in parts[:at])
            if not waiting:
                again = all(thing.noun == "player" for thing in part.said.things)
                again = again and any(part.said.things == told for told in _aims_told(part, parts[:at]))
                yield replace(part, said=SaysNothing() if again else Mentions(part.said.things))
            continue
        if isinstance(part.said, Casts | Uses) and not part.said.targets and after is not None:
            named = part.said.what.card and is_spell(part.said.what) and not _lacks_target(part.said)
            yield part if named else replace(part, said=replace(part.said, targets=after.things))
            continue
        if isinstance(part.said, Mentions) and after is not None and all(map(is_spell, part.said.things)):
            yield from _each_cast(part, after.things)
            continue
        yield part


def _waits_for_aim(said: PartSaid) -> bool:
    """Whether a spell is told, or only named, of which it is not said what it is aimed at."""
    named = isinstance(said, Mentions) and any(_lacks_target(Casts(thing, "")) for thing in said.things)
    return named or (isinstance(said, Casts | Uses) and not said.targets)


def _each_cast(part: Part, aims: Things) -> Iterator[Part]:
    """Spells that are only named, cast one after the other, those that have a target at what is said of all."""
    who = ME if any(thing.owner not in ("", ME) for thing in aims) else ""
    for at, thing in enumerate(part.said.things if isinstance(part.said, Mentions) else ()):
        act = Casts(thing, thing.owner or who)
        aimed = replace(act, targets=aims) if _lacks_target(act) else act
        yield replace(part, said=aimed, joins=frozenset({"and"}) if at else part.joins)


def _aims_told(part: Part, before: Sequence[Part]) -> list[Things]:
    """What the spells of the same sentence are aimed at."""
    return [p.said.targets for p in before if p.sentence == part.sentence and isinstance(p.said, Casts | Uses)]


def with_x(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, `X is 3` said of the last act before it that has an X of which nothing was said, or of the first one
    after it. What fits none is left as it is."""
    told = list(parts)
    for at, part in enumerate(parts):
        if not isinstance(part.said, SaysX | SaysKicked | CastSo):
            continue
        for there in (*range(at - 1, -1, -1), *range(at + 1, len(told))):
            given = _given(told[there].said, part.said)
            if given is not None:
                told[there] = replace(told[there], said=given)
                told[at] = replace(part, said=SaysNothing())
                break
    return iter(told)


def with_targets(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, `targeting Sue` said of the spell of the same sentence that has a target and none told."""
    told: list[Part] = []
    for part in parts:
        acts = [at for at, each in enumerate(told) if isinstance(each.said, ToldAct) and each.sentence == part.sentence]
        last = told[acts[-1]].said if acts else None
        aims = isinstance(part.said, AimsTrigger) and not part.said.number and not part.said.who
        waits = told[-1].said if told and told[-1].sentence == part.sentence else None
        if isinstance(part.said, AimsTrigger) and aims and isinstance(waits, InResponse) and _is_unaimed(waits):
            told[-1] = replace(told[-1], said=replace(waits, on=part.said.targets))
        elif isinstance(part.said, AimsTrigger) and aims and isinstance(last, Casts | Uses) and _lacks_target(last):
            told[acts[-1]] = replace(told[acts[-1]], said=replace(last, targets=part.said.targets))
        else:
            told.append(part)
    return iter(told)


def _is_unaimed(moment: InResponse) -> bool:
    """`with his Bolt on the stack, targeting my Bear`: whether it is a spell, and it is not said yet at what."""
    return moment.to is not None and not moment.on and is_spell(moment.to)


def _lacks_target(act: Casts | Uses) -> bool:
    """Whether it is a spell that has a target, and none is told."""
    named = bool(act.what.card) and not act.targets and is_spell(act.what)
    return named and "arget" in card_named(act.what.card).text


def _given(said: PartSaid, more: SaysX | SaysKicked | CastSo) -> PartSaid | None:
    """The act with what is said of it besides, where that can be said of it."""
    if isinstance(more, CastSo):
        return _cast_so(said, more)
    return _given_x(said, more.x) if isinstance(more, SaysX) else _kicked(said, more.times)


def _kicked(said: PartSaid, times: int) -> PartSaid | None:
    """The spell kicked so often, where it has such a cost and nothing was said of that."""
    match said:
        case AskCan(act=act) if isinstance(kicked := _kicked(act, times), ToldAct):
            return replace(said, act=kicked)
        case Casts(what=what, kicked=0) if what.card and KICKER.search(card_named(what.card).text):
            return replace(said, kicked=times)
    return None


def _given_x(said: PartSaid, x: int) -> PartSaid | None:
    """The act with this X, where it has one and none is said; also an act that is asked about."""
    match said:
        case AskCan(act=act) if isinstance(given := _given_x(act, x), ToldAct):
            return replace(said, act=given)
        case Casts(what=what, x=None) | Uses(what=what, x=None) if what.card and "X" in str(card_named(what.card).cost):
            return replace(said, x=x)
        case UsesLoyalty(cost="-x" | "-"):
            return replace(said, cost=f"-{x}")
    return None


def _cast_so(said: PartSaid, so: CastSo) -> PartSaid | None:
    """The spell cast in this way, where no other is said; also one that it is asked about."""
    match said:
        case AskCan(act=act) if isinstance(given := _cast_so(act, so), ToldAct):
            return replace(said, act=given)
        case Casts(what=what, so=None) if can_be_cast_so(what, so):
            return replace(said, so=so)
        case Uses(what=what, who=who, targets=targets, times=1, goal="", x=x) if can_be_cast_so(what, so):
            return Casts(what, who, targets, x, so=so)
    return None


def with_players(parts: Sequence[Part], words: Sequence[str]) -> Iterator[Part]:
    """The parts, `dead?` and `alive?` alone said of the player whose life total is told, or who was aimed at last."""
    lives = list(dict.fromkeys(part.said.who for part in parts if isinstance(part.said, HasLife)))
    aimed = ""
    for part in parts:
        if isinstance(part.said, Casts | Uses | Activates):
            players = [thing.owner for thing in part.said.targets if thing.noun == "player"]
            aimed = players[0] if len(players) == len(part.said.targets) == 1 else ""
        who = lives[0] if len(lives) == 1 and lives[0] != "both" else aimed
        bare = part.last - part.first == 1 and words[part.first] in BARE
        if bare and who and isinstance(part.said, AskWhether):
            meant = "opp" if who in ("he", "she", "they") else who
            part = replace(part, said=AskWhether(BARE[words[part.first]](meant)))
        yield part


def with_creatures(parts: Sequence[Part], words: Sequence[str]) -> Iterator[Part]:
    """The parts, `her` aimed at as a thing where whoever acts is `he`: both are no player."""
    told = [part.said for part in parts if not isinstance(part.said, Ask)]
    doers = {getattr(said, "who", "") for said in told}
    owners = {thing.owner for thing in mentioned_in(told) if thing.noun != "player"}
    named = {"bob", "sue"} <= set(words)
    things = {thing.noun for thing in mentioned_in(told)}
    no_players = {
        a: pronoun
        for a, b, pronoun in (("she", "he", "her"), ("he", "she", "him"))
        if (b in doers or pronoun in things) and a not in doers | owners
    }
    for part in parts:
        if not named and isinstance(part.said, Casts | Uses | Activates):
            targets = tuple([_as_thing(thing, no_players) for thing in part.said.targets])
            yield replace(part, said=replace(part.said, targets=targets)) if targets != part.said.targets else part
        else:
            yield part


def _as_thing(thing: Mention, no_players: Mapping[str, str]) -> Mention:
    aimed = thing.noun == "player" and thing.owner in no_players
    return Mention(noun=no_players[thing.owner]) if aimed else thing


def asked_also(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, what is asked `also` of others asked as it was before: where nothing but that was said between."""
    before: Part | None = None
    for part in parts:
        if isinstance(part.said, AskAlso) and before is not None and isinstance(before.said, AskWhether):
            outcome = before.said.outcome
            turned = outcome.plain
            if isinstance(turned, OfThings):
                turned = replace(turned, things=part.said.things)
                part = replace(part, said=AskWhether(NotSo(turned) if isinstance(outcome, NotSo) else turned))
        of_doing = before is not None and isinstance(before.said, AskCan)  # read as nothing else, and not understood
        if isinstance(part.said, AskAlso) and part.said.loosely and part.begins and not of_doing:
            part = replace(part, said=AskHappens(part.said.things))
        before = part
        yield part


def _whose(said: PartSaid) -> str:
    """Whose it is that something is said of: what is only named is the asker's."""
    if isinstance(said, Mentions):
        return said.things[0].owner or ME
    return str(getattr(said, "who", ""))


def _is_theirs(act: Activates | AttacksWith | BlocksNothing | Casts | Uses) -> bool:
    """Whether what is used is said to be somebody's, so that it needs no subject."""
    match act:
        case BlocksNothing():
            return False
        case AttacksWith(things=things):
            return any(thing.owner or thing.card or thing.size for thing in things) and act.who == ""
        case Casts(passive=passive):
            return passive or bool(act.what.owner)
    return bool(act.what.owner)
