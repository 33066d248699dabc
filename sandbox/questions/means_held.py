"""What something is done with that is asked without saying so: `I have Cancel. Can I counter it?` is asked of that."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import HELD, Casts, ToldAct, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith, Meets
from sandbox.questions.said.asked import AskCan, AskWhether, act_of
from sandbox.questions.said.outcomes import Gone, IsDead, Lives, LosesGame, OfThings, StaysInGame
from sandbox.questions.said.states import HasInPlay, Holds, Mentions
from sandbox.questions.said.states_players import HasLife
from sandbox.questions.said.things import Mention, PartSaid, mentioned_in
from sandbox.questions.telling import is_land, is_spell
from sandbox.questions.thing_words import ME, NOT_THE_ASKER

_PLAYERS = NOT_THE_ASKER | {ME}
_SAVES_ITSELF = re.compile(r"[Rr]egenerate|[Pp]revent")
_BURNS = re.compile(r"\d damage to (?:any target|target (?:player|opponent))")
_DESTROYS = re.compile(r":[^.\n]*\b[Dd]estroy target")
_KILLS = re.compile(r":[^.\n]*(?:\b[Dd]estroy target|\bdamage to (?:any target|target \w*creature))")
"""Texts of what can be used to destroy something, and to kill it."""
_GOALS: tuple[tuple[type[OfThings], str], ...] = ((Lives, "save"), (IsDead, "kill"), (Gone, "kill"))


def with_last_burn(parts: Sequence[Part]) -> Iterator[Part]:
    """`I have a Bolt, he's at 3. Dead?`: where nothing else is told, the one spell that somebody has and that hurts
    players is cast on the one who may lose by it."""
    acts = [part for part in parts if isinstance(part.said, ToldAct | AskCan)]
    acts += [part for part in parts if any(thing.card and not is_spell(thing) for thing in _of_weight(part.said))]
    lives = {part.said.who for part in parts if isinstance(part.said, HasLife)}
    for part in parts:
        outcome = part.said.outcome if isinstance(part.said, AskWhether) else None
        loses = isinstance(outcome, LosesGame | StaysInGame) and not acts and len(lives) == 1
        spells = _burning(parts, lives) if loses else []
        if len(spells) == 1:
            hurt = Mention(noun="player", owner=next(iter(lives)))
            yield replace(part, said=Casts(spells[0][1], spells[0][0], (hurt,)), joins=frozenset(), begins=True)
        yield part


def _of_weight(said: PartSaid) -> Iterator[Mention]:
    """What is named there, but for lands and players."""
    return (thing for thing in mentioned_in(said) if not is_land(thing) and thing.noun != "player")


def _burning(parts: Sequence[Part], lives: set[str]) -> list[tuple[str, Mention]]:
    """Spells that hurt players, in the hands of others than these."""
    return [
        (part.said.who, replace(thing, number=0, owner=""))
        for part in parts
        if isinstance(part.said, HasInPlay | Holds) and part.said.who not in {"", *lives}
        for thing in part.said.things
        if is_spell(thing) and thing.number < 2 and _BURNS.search(card_named(thing.card).text)
    ]


def with_means(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, what a player may do done with the one spell that the player is said to have and does not cast."""
    for part in parts:
        who = _asking(part, form)
        held = _held_by(who, parts) or _permanent_of(who, part.said, parts)
        yield replace(part, said=_done_with(part.said, held, who)) if held is not None else part


def _asking(part: Part, form: NormalForm) -> str:
    """Who it is asked about, or told of, that something is done; empty where that is no player."""
    act = act_of(part.said)
    if isinstance(act, Uses) and act.what == HELD:
        return act.who or "i"
    by_player = isinstance(part.said, AskWhether) and part.said.by_something
    words = [token.text for token in form.tokens[part.first : part.first + 2]]
    return words[1] if by_player and len(words) > 1 and words[0] == "can" and words[1] in _PLAYERS else ""


def _held_by(who: str, parts: Sequence[Part]) -> Mention | None:
    """The one spell of the player's."""
    spells = [
        thing
        for part in parts
        if who and isinstance(part.said, HasInPlay | Holds) and part.said.who in ("", who)
        for thing in part.said.things
        if is_spell(thing)
    ]
    if len(spells) != 1 or spells[0].number > 1 or not _is_aimed(spells[0]):
        return None
    others = [thing for part in parts for thing in mentioned_in(part.said) if thing.card and not is_spell(thing)]
    if any(_SAVES_ITSELF.search(card_named(thing.card).text) for thing in others):
        return None
    told = [part.said for part in parts if not isinstance(part.said, HasInPlay | Holds | Mentions)]
    used = any(thing.card == spells[0].card for thing in mentioned_in(told))
    return None if used else replace(spells[0], number=0, owner="")


def _permanent_of(who: str, asked: PartSaid, parts: Sequence[Part]) -> Mention | None:
    """`my Assassin, his Angel attacks: can I destroy it?`: the one permanent of the player's, where there is no spell
    and it can be used for that. Where it could fight as well, only what needs no damage for it is meant."""
    kills = isinstance(asked, AskWhether) and isinstance(asked.outcome, IsDead | Gone)
    if not who or not kills:
        return None
    said = [part.said for part in parts if part.said is not asked]
    own = [thing for each in said for thing in _of_weight(each) if who in (thing.owner, getattr(each, "who", ""))]
    spells = any(is_spell(thing) for each in said for thing in mentioned_in(each))
    if spells or len(own) != 1 or own[0].number > 1 or not own[0].card or any(map(_is_done_with_own(own[0]), said)):
        return None
    able = _DESTROYS if any(isinstance(each, AttacksWith | BlocksWith | Meets) for each in said) else _KILLS
    return Mention(card=own[0].card) if able.search(card_named(own[0].card).text) else None


def _is_done_with_own(own: Mention) -> Callable[[PartSaid], bool]:
    """Whether it is told that something is done with it."""
    return lambda said: isinstance(said, ToldAct) and any(thing.card == own.card for thing in mentioned_in(said))


def _is_aimed(spell: Mention) -> bool:
    text = card_named(spell.card).text
    return "arget" in text and "{X}" not in str(card_named(spell.card).cost)


def _done_with(said: PartSaid, held: Mention, who: str) -> PartSaid:
    match said:
        case Uses():
            return replace(said, what=held)
        case AskCan(act=Uses() as act):
            return replace(said, act=replace(act, what=held))
        case AskWhether(outcome=OfThings() as outcome) if len(outcome.things) == 1:
            goal = next((goal for kind, goal in _GOALS if type(outcome) is kind), "")
            return AskCan(Uses(held, who, outcome.things, goal=goal)) if goal else said
    return said
