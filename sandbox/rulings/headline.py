"""A ruling's answer in one sentence: what was asked, and where nothing was asked, what has changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from sandbox.rulings.cells import in_order, in_words
from sandbox.rulings.choice_tree import in_every_case
from sandbox.scenarios.values import trace
from sandbox.scenarios.values.changes import ControlChange, LifeChange, ZoneChange, is_tapping
from sandbox.scenarios.values.ruling import Claim, ClaimKind, Ruling

MOST = 4
"""So many parts make a sentence that is still read."""
FEW = 3
NEVER_SAID = (ClaimKind.REASON, ClaimKind.TRACE)
"""Claims that show why: the steps below the answer say it."""


def headline(ruling: Ruling) -> str:
    """What of the text counts for nothing, what does not hold, what was refused or is left open; then what was claimed;
    with no claim, what changed."""
    parts = list(idle(ruling)) or list(not_as_claimed(ruling)) or list(kept_from_going_on(ruling))
    if not parts or ruling.refusal:
        claimed = as_claimed(ruling)
        parts += [*claimed, *besides(ruling, claimed)] if claimed else changed(ruling)
    return f"{condition(ruling)}{sentence(parts[:MOST] or [last_step(ruling)])}"


def answer_there(ruling: Ruling) -> str:
    """The answer of an edition for which the scenario was not written: a claim that does not hold there is told as what
    was found instead, and why it was claimed is not asked."""
    asked = [claim for claim in ruling.claims if claim.kind not in NEVER_SAID]
    found = [claim if claim.holds else replace(claim, text=claim.found, holds=True) for claim in asked]
    return headline(ruling if ruling.refusal else replace(ruling, claims=tuple(found)))


def condition(ruling: Ruling) -> str:
    """What the answer depends on where a card was played in part: nothing is certain then."""
    cards = list(dict.fromkeys(each.card for each in ruling.not_played or ()))
    return f"Only if what is not played of {listed(cards)} changes nothing here: " if cards else ""


def sentence(parts: list[str]) -> str:
    """Parts as a sentence lists them, with semicolons where they have commas themselves."""
    whole = listed(parts, "; " if any(":" in part or "," in part for part in parts) else ", ")
    return f"{whole[0].upper()}{whole[1:]}."


def listed(parts: list[str], mark: str = ", ") -> str:
    """`a`, `a and b`, `a, b, and c`; two parts that say `and` themselves are kept apart."""
    if len(parts) < 3 and mark == ", " and not any(" and " in part for part in parts):
        return " and ".join(parts)
    return f"{mark.join(parts[:-1])}{mark}and {parts[-1]}" if len(parts) > 1 else parts[0]


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
        refused = f"not allowed, {ruling.refusal.text}" if ruling.refusal.text else ""
        yield f"{refused}: {ruling.refusal.message}" if refused else ruling.refusal.message
        if ruling.refusal.allowed:
            yield f"it would be allowed {' or '.join(ruling.refusal.allowed)}"


def in_every_way(ruling: Ruling) -> Iterator[str]:
    """What comes of every way of choosing, where all ways were tried; then who must still choose what."""
    outcomes = ruling.outcomes or ()
    common = in_every_case(outcomes)[:FEW] if all(found.all_tried for found in outcomes) else ()
    if common:
        yield f"in every case {listed(list(common))}"
    depends = "the rest depends" if common else "it depends"
    yield from (f"{depends} on what {choice.player} chooses: {choice.question}" for choice in ruling.open_choices)


def as_claimed(ruling: Ruling) -> list[str]:
    """The claims that hold, moment by moment: those of the last moments, and what may and may not be done before."""
    told = [claim for claim in ruling.claims if claim.holds and claim.kind not in NEVER_SAID]
    lands = lands_of(ruling)
    asked = [claim for claim in told if not is_about_tapped_land(claim, lands)] or told
    moments = [list(dict.fromkeys(together(at_once))) for _, at_once in groupby(asked, key=lambda claim: claim.after)]
    return told_last(moments)


def told_last(moments: list[list[str]]) -> list[str]:
    """As many parts as a sentence can have, the last moment's all, earlier ones as far as there is room; what was said
    at an earlier moment and still holds is said once."""
    kept: list[list[str]] = []
    for moment in reversed(moments):
        known = [part for later in kept for part in later]
        if fresh := [part for part in moment if part not in known][: MOST - len(known)]:
            kept.insert(0, fresh)
    return [*kept[0], *(part for then, *rest in kept[1:] for part in (f"then {then}", *rest))] if kept else []


def is_about_tapped_land(claim: Claim, lands: frozenset[str]) -> bool:
    """Whether it says no more than whether a land is tapped: how something was paid."""
    return claim.subject in lands and claim.text.endswith("tapped")


def lands_of(ruling: Ruling) -> frozenset[str]:
    """What the text calls the lands in play."""
    return frozenset(obj.label for obj, _ in ruling.final.in_play() if "Land" in obj.types)


def together(claims: Iterable[Claim]) -> Iterator[str]:
    """Claims in words; what is said of one subject in a row becomes one part."""
    for subject, said in groupby(claims, key=subject_to_share):
        words = list(dict.fromkeys(map(in_its_words, said)))
        if subject:
            yield f"{subject} {listed([one.removeprefix(subject).strip() for one in words[:MOST]])}"
        else:
            yield from words


def subject_to_share(claim: Claim) -> str:
    """Whom or what several claims can be said of together; what may be done is said by itself."""
    return "" if claim.kind is ClaimKind.LEGALITY else claim.subject


def in_its_words(claim: Claim) -> str:
    """A place in the edition's words; with what may not be done, why."""
    if claim.kind is ClaimKind.PLACE and claim.found.startswith(f"{claim.subject} is "):
        return claim.found
    if claim.kind is ClaimKind.LEGALITY and claim.found != claim.text:
        return f"{claim.text}: {claim.found}"
    return claim.text


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
    """What has changed and matters: that something was tapped, or that a spell has gone to the graveyard once it had
    done its work, does not while anything else has changed."""
    changes = in_order(ruling.changes)
    used = used_up(ruling)
    lasting = [change for change in changes if not is_tapping(change)]
    told = [change for change in lasting if change.subject not in used] or lasting
    words = in_words(ruling, told[:MOST])
    return [*words[: MOST - 1], "more has changed"] if len(told) > MOST else words


def last_step(ruling: Ruling) -> str:
    """What happened last, where nothing that lasts came of it."""
    steps = [step.text for _, step in trace.in_order(ruling.trace) if step.rule]
    return steps[-1] if steps else "nothing has been done yet"


def shown_claims(ruling: Ruling) -> list[Claim]:
    """The claims that a reader is shown: of those about the words of the trace, which check it, only what fails."""
    return [claim for claim in ruling.claims if claim.kind is not ClaimKind.TRACE or not claim.holds]
