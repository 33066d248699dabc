"""A ruling's answer in one sentence: what was asked, and where nothing was asked, what has changed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.rulings.cells import in_order, in_words
from sandbox.rulings.choice_tree import in_every_case
from sandbox.rulings.claims_told import CANNOT, MAY, MOST, NEVER_SAID, AnswerPart, as_claimed, listed, of_several
from sandbox.rulings.divergence import ZONES
from sandbox.scenarios.values import trace
from sandbox.scenarios.values.changes import Change, ControlChange, LifeChange, ZoneChange, is_tapping
from sandbox.scenarios.values.ruling import Claim, ClaimKind, Ruling

FEW = 3


def headline(ruling: Ruling) -> str:
    """What of the text counts for nothing, what does not hold, what was refused or is left open; then what was claimed;
    with no claim, what changed."""
    parts = list(idle(ruling)) or list(not_as_claimed(ruling)) or list(kept_from_going_on(ruling))
    if not parts or ruling.refusal:
        claimed = as_claimed(ruling)
        parts += [*claimed, *besides(ruling, claimed)] if claimed else changed(ruling)
    return f"{condition(ruling)}{sentence(parts[:MOST] or [last_step(ruling)], names_with_commas(ruling))}"


def answer_there(ruling: Ruling) -> str:
    """The answer of an edition for which the scenario was not written: a claim that does not hold there is told as what
    was found instead, and why it was claimed is not asked."""
    asked = [claim for claim in ruling.claims if claim.kind not in NEVER_SAID]
    found = [claim if claim.holds else as_found(claim) for claim in asked]
    return headline(ruling if ruling.refusal else replace(ruling, claims=tuple(found)))


def as_found(claim: Claim) -> Claim:
    """A claim that does not hold as one that says what is so instead."""
    if claim.kind is ClaimKind.LEGALITY and not re.search(CANNOT, claim.text):
        return replace(claim, text=re.sub(MAY, "cannot", claim.text, count=1), holds=True)
    return replace(claim, text=claim.found, holds=True)


def condition(ruling: Ruling) -> str:
    """What the answer depends on where a card was played in part: nothing is certain then."""
    cards = list(dict.fromkeys(each.card for each in ruling.not_played or ()))
    return f"Only if what is not played of {listed(cards)} changes nothing here: " if cards else ""


def sentence(parts: list[str], names: frozenset[str]) -> str:
    """Parts as a sentence lists them, with semicolons where they have commas themselves, other than in ``names``."""
    said = parts
    for name in names:
        said = [part.replace(name, "") for part in said]
    whole = listed(parts, "; " if any(":" in part or "," in part for part in said) else ", ")
    return f"{whole[0].upper()}{whole[1:]}."


def names_with_commas(ruling: Ruling) -> frozenset[str]:
    """The names of this game that have a comma in them."""
    played = (ruling.start, ruling.final)
    players = [player for position in played for player in position.players]
    things = (thing for player in players for zone in ZONES for thing in player.cards_in(zone))
    return frozenset(thing.name for thing in things if "," in thing.name)


def idle(ruling: Ruling) -> Iterator[str]:
    """The sentences that the game had no use for: with one of them, nothing that follows is what was asked."""
    for fault in ruling.faults or ():
        yield f"{fault.sentence}: {fault.message}" if fault.sentence else fault.message


def not_as_claimed(ruling: Ruling) -> Iterator[str]:
    """The claims that do not hold, unless the game did not come to them."""
    for claim in ruling.claims:
        if not claim.holds and not ruling.refusal:
            yield f"it is not so that {claim.text}: {claim.found}"


def kept_from_going_on(ruling: Ruling) -> Iterator[str]:
    """What the rules did not allow, or what somebody must still choose."""
    if ruling.open_choices:
        yield from in_every_way(ruling)
    elif ruling.refusal:
        refused = forbidden(ruling.refusal.text, [player.name for player in ruling.final.players])
        yield f"{refused}: {ruling.refusal.message}" if refused else ruling.refusal.message
        if ruling.refusal.allowed:
            yield f"it would be allowed {' or '.join(ruling.refusal.allowed)}"


def forbidden(act: str, players: Sequence[str]) -> str:
    """An act that the rules do not allow: `Bob cannot attack with Hill Giant`."""
    player = next((name for name in players if act.startswith(f"{name} ")), "")
    verb, _, rest = act.removeprefix(player).strip().partition(" ")
    if not player or not verb.endswith("s"):
        return f"not allowed, {act}" if act else ""
    return f"{player} cannot {verb_in_general(verb)} {rest}".strip()


def verb_in_general(verb: str) -> str:
    """`attack` of `attacks`, `pass` of `passes`, `copy` of `copies`."""
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(("sses", "shes", "tches", "xes")) else verb[:-1]


def in_every_way(ruling: Ruling) -> Iterator[str]:
    """What comes of every way of choosing, where all ways were tried; then who must still choose what."""
    outcomes = ruling.outcomes or ()
    common = in_every_case(outcomes)[:FEW] if all(found.all_tried for found in outcomes) else ()
    if common:
        yield f"in every case {listed(list(common))}"
    depends = "the rest depends" if common else "it depends"
    yield from (f"{depends} on what {choice.player} chooses: {choice.question}" for choice in ruling.open_choices)


def besides(ruling: Ruling, claimed: list[str]) -> list[str]:
    """With little claimed, what else matters: lives, and what has left or entered play, unless it is said already."""
    used = used_up(ruling)
    matters = [
        change
        for change in in_order(ruling.changes)
        if isinstance(change, LifeChange | ZoneChange | ControlChange) and change.subject not in used
    ]
    unsaid = [change for change in matters if not any(change.subject in part for part in claimed)]
    return in_words(ruling, unsaid[: max(FEW - len(claimed), 0)])


def used_up(ruling: Ruling) -> set[str]:
    """What the text calls the cards in graveyards that go there whenever they have done their work."""
    return {card.label for player in ruling.final.players for card in player.graveyard if card.is_of_one_use}


def changed(ruling: Ruling) -> list[str]:
    """What has changed and matters; after a refusal, where that is of which it speaks. That something was tapped, or
    that a spell has gone to the graveyard once it had done its work, does not while anything else has changed."""
    changes = in_order(ruling.changes)
    if ruling.refusal:
        return in_words(ruling, elsewhere_now(changes, f"{ruling.refusal.text} {ruling.refusal.message}"))
    used = used_up(ruling)
    lasting = [change for change in changes if not is_tapping(change)]
    told = [change for change in lasting if change.subject not in used] or lasting
    few = told if len(told) <= MOST else told[: MOST - 1]
    parts = [AnswerPart(change.subject, words) for change, words in zip(few, in_words(ruling, few), strict=True)]
    words = [part.words for part in of_several(parts)]
    return words if len(told) <= MOST else [*words, "more has changed"]


def elsewhere_now(changes: list[Change], refused: str) -> list[Change]:
    """Where those things are now of which the refusal speaks."""
    return [change for change in changes if isinstance(change, ZoneChange) and change.subject in refused]


def last_step(ruling: Ruling) -> str:
    """What happened last, where nothing that lasts came of it; where time alone has passed, until when."""
    steps = [step.text for _, step in trace.in_order(ruling.trace) if step.rule]
    turn = ruling.final.turn
    if not steps and turn != ruling.start.turn:
        return f"it is {turn.active}'s turn, {turn.phase}"
    return steps[-1] if steps else "nothing has been done yet"


def shown_claims(ruling: Ruling) -> list[Claim]:
    """The claims that a reader is shown: of those about the words of the trace, which check it, only what fails."""
    return [claim for claim in ruling.claims if claim.kind is not ClaimKind.TRACE or not claim.holds]
