"""How far answers agree with a file of questions whose answers are known.

A fact is a triple: what is said (`zone`, `life_change`, …), of whom or what, and what it is. An answer is right when
every fact of its question holds in the ruling and the verdict is the one expected; wrong when a fact or the verdict is
another. A fact that a ruling cannot show leaves the question unjudged. No ruling is a refusal.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum

from sandbox.questions.courses import course_of, done_once_nobody_interrupts
from sandbox.questions.facts_in_time import at_moment, claim_after, claim_next_turn
from sandbox.questions.facts_timed import timed
from sandbox.questions.holding import died
from sandbox.questions.mentioned import BOB, SUE
from sandbox.questions.reading import read_question
from sandbox.questions.said.asked import Ask, AskCan, AskMoment, AskSaved, AskWhether, AskWorks, OfferedMoments
from sandbox.questions.sizes_judged import size_as_it_died
from sandbox.questions.values import PositionAnswer
from sandbox.questions.view import View
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.position import ObjectState
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.terms.zones import Zone


class Score(StrEnum):
    RIGHT = "right"
    WRONG = "wrong"
    REFUSED = "refused"
    UNJUDGED = "unjudged"


Facts = Sequence[Mapping[str, str | int | bool]]
PLAYERS = {"Player A": BOB, "Player B": SUE, "you": BOB, "opp": SUE, "AP": "", "NAP": "", BOB: BOB, SUE: SUE}
ZONES = {"graveyard": Zone.GRAVEYARD, "hand": Zone.HAND, "exile": Zone.REMOVED, "library": Zone.LIBRARY}


def score_position(answer: PositionAnswer, facts: Facts, verdict: str | None, outcomes: Sequence[Facts]) -> Score:
    """The answer against what is known; `outcomes`: the facts of each way where the question depends on something."""
    if answer.ruling is None or (answer.depends_on and not outcomes):
        return Score.REFUSED
    if outcomes:
        return _score_ways(answer, outcomes)
    if verdict and answer.verdict is not None and answer.verdict is not (verdict == "yes"):
        return Score.WRONG
    held = held_facts(answer.ruling, facts, answer)
    if False in held:
        return Score.WRONG
    return Score.RIGHT if None not in held and (not verdict or answer.verdict is not None) else Score.UNJUDGED


def _score_ways(answer: PositionAnswer, outcomes: Sequence[Facts]) -> Score:
    """Each way that is known is one of those found."""
    if not answer.depends_on:
        return Score.WRONG
    ways = [(way.ruling, replace(answer, verdict=_verdict_in(way.answer))) for way in answer.depends_on]
    found = [[held_facts(ruling, facts, way) for ruling, way in ways] for facts in outcomes]
    if all(any(set(held) <= {True} for held in ways) for ways in found):
        return Score.RIGHT
    return Score.WRONG if any(all(False in held for held in ways) for ways in found) else Score.UNJUDGED


def _verdict_in(words: str) -> bool | None:
    """The yes or no that an answer begins with."""
    return {"Yes": True, "No": False}.get(words.split(".")[0])


def held_facts(ruling: Ruling, facts: Facts, answer: PositionAnswer) -> list[bool | None]:
    """Of each fact whether it holds; None where the ruling does not show it."""
    held = [_held_then(ruling, fact, answer) for fact in facts]
    legal = [at for at, fact in enumerate(facts) if fact["fact"] == "legal"]
    if len(ruling.claims) == 1 and any(held[at] for at in legal):
        held = [None if at in legal and not each else each for at, each in enumerate(held)]  # it answers one of them
    if len(legal) == 1 and held[legal[0]] is None and answer.verdict is not None and asks_for(facts[legal[0]], answer):
        held[legal[0]] = answer.verdict is bool(facts[legal[0]]["is"]) or None
    return held


def asks_for(fact: Mapping[str, str | int | bool], answer: PositionAnswer) -> bool:
    """Whether one thing is asked, and that is whether something may be done: what the fact speaks of."""
    read = read_question(answer.question)
    whens = AskMoment | OfferedMoments
    asked = [part.said for part in read.parts if isinstance(part.said, Ask) and not isinstance(part.said, whens)]
    verb = str(fact["of"]).split(" ")[0]
    if len(asked) != 1:
        return False
    said = isinstance(asked[0], AskWhether) and any(token.text == verb for token in read.form.tokens)
    return said or isinstance(asked[0], AskCan | AskWorks | AskSaved)


def _held_then(ruling: Ruling, fact: Mapping[str, str | int | bool], answer: PositionAnswer) -> bool | None:
    """Whether a fact holds at the moment that it speaks of."""
    if fact["fact"] == "legal" and (held := claim_after(ruling, str(fact["of"]))) is not None:
        return held is bool(fact["is"])
    of, then = at_moment(ruling, str(fact["of"]))
    if then is None:
        return None
    claims = {claim.text: claim.holds or done_once_nobody_interrupts(claim, then) for claim in then.claims}
    view = View(then.start, then.changes, claims, True, frozenset(), final=then.final, course=course_of(then))
    return _held(then, view, of, fact, answer)


def _held(
    ruling: Ruling, view: View, of: str, fact: Mapping[str, str | int | bool], answer: PositionAnswer
) -> bool | None:
    wanted = fact["is"]
    match fact["fact"]:
        case "life_change":
            return _of_player(of, lambda who: view.life_change(who) == wanted)
        case "life_total":
            return _of_player(of, lambda who: view.life(who) == wanted)
        case "game_result":
            return _result(view, of, str(wanted))
        case "legal":
            return _legal(ruling, view, of, bool(wanted))
        case "number":
            return _number(ruling, view, of, wanted, answer)
        case "mana" if of.endswith(" taps for"):
            return _claimed(ruling, f"{of} {wanted}")
        case "mana" if of in PLAYERS:
            return _of_player(of, lambda who: (view_mana(ruling, who) or "none") == wanted)
        case "timing":
            return timed(ruling, of, str(wanted), answer.answer)
        case "chooser":
            divided = re.findall(r"(\w+) assigns ", ruling.text)
            return _of_player(str(wanted), lambda who: divided[-1] == who) if divided else None
        case kind:
            return _of_things(ruling, view, str(kind), of, wanted)


def _number(ruling: Ruling, view: View, of: str, wanted: object, answer: PositionAnswer) -> bool | None:
    """A number that is counted on the ruling where it is of what dies, is discarded or is paid for X; else one that the
    answer says."""
    if of == "largest X":
        return re.findall(r" with X = (\d+)", ruling.text) == [str(wanted)] or None
    if of.endswith(" that die"):
        things = _named(ruling, re.sub(r"(?: tokens?)? that die$", "", of))
        gone = [thing for thing in things if view.zone(thing.label) is Zone.GRAVEYARD or thing.label in died(view)]
        return len(gone) == wanted if things else None
    if of == "cards left in your hand":
        return view.hand(BOB) == wanted
    if of == "cards you discard":
        return view.discarded(BOB) == wanted
    return str(wanted) in re.findall(r"\d+", answer.answer) or None


def view_mana(ruling: Ruling, player: str) -> str:
    """The mana pool at the end."""
    return next(each.mana for each in ruling.final.players if each.name == player)


def _of_player(of: str, judge: Callable[[str], bool]) -> bool | None:
    who = PLAYERS.get(of, "")
    return judge(who) if who else None


def _result(view: View, of: str, wanted: str) -> bool | None:
    who = PLAYERS.get(of, "")
    if wanted == "draw":
        return view.result == "draw"
    if not who:
        return None
    won = view.result.startswith(who)
    lost = bool(view.result) and view.result != "draw" and not won
    return {"win": won, "lose": lost, "not lost": not lost}.get(wanted)


def _legal(ruling: Ruling, view: View, of: str, wanted: bool) -> bool | None:
    """The claim that speaks of the same cards; of `it next turn`, the one claim there is, then."""
    if of.endswith(" it next turn"):
        held = claim_next_turn(ruling, next(iter(view.claims))) if len(view.claims) == 1 else None
        return None if held is None else held is wanted
    if of.startswith("block "):
        found = [holds for text, holds in view.claims.items() if f" block {of.removeprefix('block ')} with" in text]
        return found[0] is wanted if found else None
    if (told := _done(ruling, of)) is not None:
        return told is wanted
    who = next((meant for said, meant in PLAYERS.items() if of.startswith(f"{said} ")), "")
    for text, holds in view.claims.items():
        if not text.startswith(who) or (of.startswith("one ") and " and " in text):
            continue
        names = re.findall(r"[A-Z][\w'-]+", of)
        used = " ".join(re.findall(r"(?:activates|chooses) [^\n]+", ruling.text)) if " may " in text else ""
        if names and all(name.removesuffix("'s") in f"{text} {used}" for name in names):
            return holds is wanted
    return None


_IN_TURN = re.compile(r"(\w+ing) in (\w+)'s turn")
_FIND = re.compile(r"find (.+)")


def _done(ruling: Ruling, of: str) -> bool | None:
    """What was done in the ruling was allowed; of `cycling in Sue's turn`, the claim that speaks of the verb, where it
    is not the other player's turn at the beginning. None where neither speaks of it."""
    if found := _FIND.fullmatch(of):
        return True if f" finds {found[1]}" in ruling.text else None
    if found := _IN_TURN.fullmatch(of):
        claims = [claim for claim in ruling.claims if _stem(claim.text.split(" ")[2]) in found[1]]
        told = ruling.start.turn.active != BOB and " next " not in ruling.text
        return claims[0].holds if len(claims) == 1 and told else None
    return None


def _stem(verb: str) -> str:
    return verb.removesuffix("e")


def _of_things(ruling: Ruling, view: View, kind: str, of: str, wanted: object) -> bool | None:
    things = _named(ruling, of)
    if not things:
        return None
    held = [_of_thing(ruling, view, kind, thing, wanted) for thing in things]
    which = len({*held}) > 1 and all(thing.name in BASIC_LAND_TYPES for thing in things)
    return None if None in held or which else all(held)  # `which`: of several lands, it is not said of which


def _named(ruling: Ruling, of: str) -> list[ObjectState]:
    """The objects that a fact speaks of: those there at the beginning, else at the end."""
    owner = BOB if of.startswith(("your ", "Player A's ")) else SUE if of.startswith(("opp's ", "Player B's ")) else ""
    of = _by_role(of, ruling.text)
    name = re.sub(r"^(?:both |your |opp's |the |Player [AB]'s )", "", of)
    for position in (ruling.start, ruling.final):
        found = []
        for player in position.players:
            for zone in (player.battlefield, player.hand, player.graveyard):
                found += [thing for thing in zone if owner in ("", player.name) and _is_called(thing, name)]
        if found:
            return found
    return []


def _by_role(of: str, text: str) -> str:
    """`the creature`, `the attacker` and `the blocker` by what is played; other things as they are called."""
    if of == "the creature":
        return _nameless(text)
    verbs = {"the attacker": r"attacks with", "the blocker": r"blocks [^\n]+ with"}
    found = re.findall(rf"{verbs[of]} ([^\n,]+?)$", text, re.MULTILINE) if of in verbs else []
    return str(found[0]) if len(found) == 1 else of


def _nameless(text: str) -> str:
    """The one creature of the scenario that stands for one of which nothing is said; of several the one
    that alone is aimed at, or else as it was called."""
    found = re.findall(r'this card:\n\s*"""\n\s*([^\n{]+?)\s*(?:\{[^\n]*)?\n', text)
    aimed = [name for name in found if f" targeting {name}\n" in text] if len(found) > 1 else found
    return str(aimed[0]) if len(aimed) == 1 else "the creature"


def _is_called(thing: ObjectState, name: str) -> bool:
    """By its name, by the name of its card where it has another one now, or `legend`."""
    names = {thing.name, thing.label.split("#")[0]}
    return name.removesuffix("s") in {each.removesuffix("s") for each in names} or (
        name == "legend" and "Legend" in thing.types
    )


def _claimed(ruling: Ruling, claim: str, before: str = "") -> bool | None:
    """Whether the claim holds at the end of the scenario, or before a sentence of it; None where that is not judged."""
    lines = ruling.text.splitlines()
    end = next((at for at, line in enumerate(lines) if before and line.strip().endswith(before)), len(lines))
    played = evaluate("\n".join([*lines[:end], f"  Then {claim}"]) + "\n", ruling.edition)
    if played.fault or len(played.rulings) != 1:
        return None
    return next((each.holds for each in played.rulings[0].claims if each.text == claim), None)


def _of_thing(ruling: Ruling, view: View, kind: str, thing: ObjectState, wanted: object) -> bool | None:
    final = next((each for each, _ in ruling.final.in_play() if each.label == thing.label), None)
    match kind:
        case "zone" | "in_play":
            return _is_there(view, kind, thing, wanted)
        case "pt":
            return (view.size(thing.label) or size_as_it_died(thing.label, view)) == wanted
        case "damage_to":
            # damage is gone at the end of its turn
            is_over = ruling.start.turn.active != ruling.final.turn.active or " next " in ruling.text
            return wanted in (view.damage(thing.label), view.damage_dealt_to(thing.label) if is_over else None)
        case "tapped":
            return None if final is None else final.tapped is wanted
        case "controller":
            return _of_player(str(wanted), lambda who: view.controller(thing.label) == who)
        case "land_type":
            return _claimed(ruling, f"{thing.label} is a {wanted}")
        case "attached_to":
            hosts = {each.id: each.name for each, _ in ruling.final.in_play()}
            return final is not None and hosts.get(final.attached_to or -1) == wanted
        case "counters":
            number, _, counter = str(wanted).partition(" ")
            kind = counter.removesuffix("s").removesuffix(" counter") or "+1/+1"
            return None if final is None else final.counters.get(kind, 0) == int(number)
        case "blocked":
            blocked = _was_blocked(ruling, thing, final)
            return blocked if wanted else not blocked and (_attacked(ruling, thing) or None)
    return None


def _is_there(view: View, kind: str, thing: ObjectState, wanted: object) -> bool | None:
    """`zone` wants the name of one, `in_play` whether it is. None for what has phased out: it comes back later than the
    ruling shows."""
    if view.zone(thing.label) is Zone.PHASED_OUT and wanted in (True, "in_play"):
        return None
    if kind == "in_play":
        return view.in_play(thing.label) is wanted
    if wanted == "in_play":
        return view.in_play(thing.label)
    if wanted == "hand" and view.in_hand(thing.label):
        return True
    if wanted == "graveyard" and view.zone(thing.label) is None:  # it stayed where it was
        return any(each.label == thing.label for player in view.final.players for each in player.graveyard)
    return view.zone(thing.label) is ZONES.get(str(wanted)) if wanted in ZONES else None


def _was_blocked(ruling: Ruling, thing: ObjectState, final: ObjectState | None) -> bool | None:
    """In the end, when damage is dealt, or in the course of the game; None where none of it says so."""
    if final is not None and final.blocked:
        return True
    if _claimed(ruling, f"{thing.label} is blocked", "combat damage is dealt"):
        return True
    return any(f"blocks {thing.label}" in step.text for _, step in in_order(ruling.trace)) or None


def _attacked(ruling: Ruling, thing: ObjectState) -> bool:
    """Whether it attacked, and combat damage was dealt."""
    told = [step.text for _, step in in_order(ruling.trace)]
    attacks = any(" attacks with " in text and thing.label in text for text in told)
    return attacks and any(text.startswith(f"{thing.label} deals ") for text in told)


def table(scored: Iterable[tuple[str, str, Score]]) -> list[str]:
    """Lines of a table: for each kind and each edition or style, how many of each score."""
    counted: dict[tuple[str, str], Counter[Score]] = {}
    for kind, group, score in scored:
        counted.setdefault((kind, group), Counter())[score] += 1
    lines = [f"{'':28}" + "".join(f"{score.value:>10}" for score in Score)]
    for (kind, group), numbers in sorted(counted.items()):
        lines.append(f"{kind + ' ' + group:28}" + "".join(f"{numbers[score]:>10}" for score in Score))
    return lines
