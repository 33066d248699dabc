"""Facts of a moment: what held before something was cast, after combat, or would hold on the next turn.

The scenario of an answer is played as far as the moment, or on to it.
"""

from __future__ import annotations

import re

from sandbox.questions.mentioned import BOB, SUE
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.ruling import Ruling

_BEFORE = re.compile(r"(.+) before the (\w+)")
_AFTER = re.compile(r"(.+) after (?:the )?(\w+)(?: resolve[sd])?")
_AFTER_COMBAT = re.compile(r"(.+) after combat")
_AFTER_TURN = re.compile(r"(.+) after (?:the|this) turn")
_NEXT = re.compile(r"(.+) after (your|opp's) next untap phase")
_UNTAPPED = re.compile(r"(.+) after (your|opp's) untap phase")
_PHASED_IN = re.compile(r"(.+) when it phases in")
_IN_PART = re.compile(r"(you|opp) in (?:combat|the draw step)")
_UNUSED = re.compile(r"(you|opp), if the mana stays unused")
_THIS_TURN = re.compile(r"(.+) this turn")
_CLAIM = re.compile(r"\s*(?:Then|And) \w+ (?:may|cannot) ")
COMBAT = "combat damage is dealt"


def at_moment(ruling: Ruling, of: str) -> tuple[str, Ruling | None]:
    """What a fact speaks of without its moment, and the ruling at that moment; None where it cannot be played."""
    lines = ruling.text.splitlines()
    if found := _BEFORE.fullmatch(of):
        return found[1], _played(lines[: _place_of(found[2], lines)], ruling)
    if found := _AFTER_COMBAT.fullmatch(of):
        end = next((at + 1 for at, line in enumerate(lines) if line.strip().endswith(COMBAT)), 0)
        return found[1], _played(lines[:end], ruling)
    if found := _AFTER_TURN.fullmatch(of):
        over = any(line.strip().endswith(("the turn ends", "next upkeep")) for line in lines)
        return found[1], ruling if over else _played([*lines, "  When the turn ends"], ruling)
    if found := _NEXT.fullmatch(of):
        player = BOB if found[2] == "your" else SUE
        return found[1], _played([*lines, f"  When it is {player}'s next upkeep"], ruling)
    if found := _UNTAPPED.fullmatch(of):
        begins = f"it is {BOB if found[2] == 'your' else SUE}'s next upkeep"
        ends = [at + 1 for at, line in enumerate(lines) if line.strip().endswith(begins)]
        return found[1], _played(lines[: ends[-1]], ruling) if ends else None
    if found := _UNUSED.fullmatch(of):
        return found[1], _played([*lines, "  When the turn ends"], ruling)
    if found := _IN_PART.fullmatch(of):
        return found[1], ruling  # where the answer stands
    if found := _PHASED_IN.fullmatch(of):
        return found[1], ruling
    if found := _AFTER.fullmatch(of):
        place = _place_of(found[2], lines)
        later = [at for at in range(place + 1, len(lines)) if lines[at].strip().endswith(" resolves")]
        return found[1], _played(lines[: later[0] + 1], ruling) if later else None
    if found := _THIS_TURN.fullmatch(of):
        return found[1], ruling
    return of, ruling


def _place_of(word: str, lines: list[str]) -> int:
    """Where a card with the word in its name is cast or used; 0 where none is."""
    return next(
        (
            at
            for at, line in enumerate(lines)
            if re.search(rf"\b(?:casts|activates|equips|uses) [^\n]*?\b{re.escape(word)}\b", line)
        ),
        0,
    )


def _played(lines: list[str], ruling: Ruling) -> Ruling | None:
    """The ruling on the lines; None where there is none, or a player's choice is left open."""
    if not lines:
        return None
    played = evaluate("\n".join(lines) + "\n", ruling.edition)
    if played.fault or len(played.rulings) != 1 or played.rulings[0].refusal is not None:
        return None
    return played.rulings[0]


def claim_after(ruling: Ruling, of: str) -> bool | None:
    """Of `X after Y resolved`, whether the claim of the answer that names the same cards as X holds once Y has
    resolved, whoever has the chance to act then; None where no claim does."""
    found = _AFTER.fullmatch(of)
    lines = ruling.text.splitlines()
    place = _place_of(found[2], lines) if found else 0
    later = [at for at in range(place + 1, len(lines)) if lines[at].strip().endswith(" resolves")]
    names = re.findall(r"[A-Z][\w'-]+", found[1]) if found else []
    claims = [claim.text for claim in ruling.claims if names and all(name in claim.text for name in names)]
    if not place or not later or len(claims) != 1:
        return None
    begun = [line for line in lines[: later[0]] if not _CLAIM.match(line)]
    for end in ([], [f"  And {other_of(claims[0].split(' ')[0])} passes"]):
        played = _played([*begun, "  When it resolves", *end, f"  Then {claims[0]}"], ruling)
        if played is not None and played.claims[-1].holds:
            return True
    return False


def other_of(player: str) -> str:
    """The other player."""
    return SUE if player == BOB else BOB


def claim_next_turn(ruling: Ruling, claim: str) -> bool | None:
    """Whether a claim about what may be done holds on the next turn of whoever it speaks of."""
    player = claim.split(" ")[0]
    lines = ruling.text.splitlines()
    played = _played([*lines, f"  When it is {player}'s next main phase", f"  Then {claim}"], ruling)
    return played.claims[-1].holds if played is not None and played.claims else None
