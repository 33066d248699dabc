"""The position at the beginning of a question's scenario: the sentences that set it up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import islice

from sandbox.questions import lands
from sandbox.questions.lands_apart import lands_apart
from sandbox.questions.mentioned import BOB, SUE, other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.position_counters import entered_with
from sandbox.questions.said.acts import Regenerates
from sandbox.questions.said.asked import AskCan, AskMust
from sandbox.questions.said.things import PartSaid
from sandbox.questions.telling import Telling, joined
from sandbox.questions.thing_words import CHOSEN, DAMAGED
from sandbox.questions.values import Assumption
from sandbox.terms.types import BASIC_LAND_TYPES

MOST_NUMBERED = 99
_PLAYER = re.compile(rf"\b(?:{BOB}|{SUE})\b")
"""Of players, the first one named has the turn where nothing says whose it is."""
TURN, MANA = "turn", "mana-"
"""Keys of what is assumed: whose turn it is, and that a player has mana."""


def position_of(telling: Telling) -> list[str]:
    """The sentences that set the position up."""
    telling.active = telling.active or first_actor(telling)
    whose_mana(telling)
    active = whose_turn(telling)
    lines = _position(telling, active)
    named = _PLAYER.search(" ".join(lines))
    other_first = named is not None and named[0] != active
    if telling.starts_at or active == SUE or acts_first(telling, SUE) or other_first:
        lines.insert(0, f"it is {active}'s {telling.starts_at or 'main phase'}")
    return lines


def _position(telling: Telling, active: str) -> list[str]:
    """What there is as the question begins, and how it stands."""
    lines: list[str] = []
    pieces = telling.there.pieces
    pasted = {piece.card.name: piece.text for piece in pieces if piece.text}
    lines += [
        f'this card:\n    """\n    {text.replace(chr(10), chr(10) + "    ")}\n    """' for text in pasted.values()
    ]
    first = named_first(pieces)
    lines += [_told_first(piece) for piece in first]
    lands_apart(telling, " ".join(each for player in (BOB, SUE) for each in extra_lands(telling, player)))
    labels = [piece.label for piece in pieces]
    later: list[str] = []
    for player in (BOB, SUE):
        cards = [piece for piece in pieces if not (piece.made or piece.token or piece in first)]
        own = [p.label for p in cards if (p.owner, p.zone) == (player, "play") and p.host is None]
        own += tokens_of(pieces, player)
        more = numbered(extra_lands(telling, player), labels)
        labels += more
        own += more
        held = [each for each in hand_of(telling, player) if each not in [piece.label for piece in first]]
        lines += [f"{player} controls {joined(own)}"] if own else []
        later += [f"{player} holds {joined(held)}"] if held else []
        later += [f"{p.label} is in {player}'s graveyard" for p in cards if (p.owner, p.zone) == (player, "graveyard")]
        if not same_names(pieces):
            lines, later = [*lines, *later], []
    for player in (BOB, SUE):
        on = [f"{p.label} on {p.host.label}" for p in pieces if p.host is not None and p.owner == player]
        lines += [f"{player} controls {joined(on)}"] if on else []
    lines += later
    for piece in telling.attacked_before:
        if piece.owner != active and "igilance" not in piece.card.text and "tapped" not in piece.state:
            piece.state.append("tapped")
    count_entering(telling)
    return [*lines, *telling.given, *libraries(telling), *states(telling)]


def named_first(pieces: Sequence[Piece]) -> list[Piece]:
    """Of several cards of one name the one without a number, where it would be told after another of them: by the bare
    name the scenario means the first."""
    order = [(p, (p.owner != BOB, p.zone != "play", p.zone != "hand")) for p in pieces if _is_told_so(p)]
    others = {p.card.name: min(place for each, place in order if each.card.name == p.card.name) for p, _ in order}
    return [p for p, place in order if "#" not in p.label and place > others[p.card.name]]


def _is_told_so(piece: Piece) -> bool:
    return not (piece.made or piece.token or piece.host) and piece.zone in ("play", "hand", "graveyard")


def _told_first(piece: Piece) -> str:
    if piece.zone == "graveyard":
        return f"{piece.label} is in {piece.owner}'s graveyard"
    return f"{piece.owner} {'controls' if piece.zone == 'play' else 'holds'} {piece.label}"


def same_names(pieces: Sequence[Piece]) -> bool:
    """Whether something that is on something else has the name of a card that is not in play."""
    worn = {piece.card.name for piece in pieces if piece.host is not None}
    return any(piece.card.name in worn and piece.zone != "play" for piece in pieces)


def tokens_of(pieces: Sequence[Piece], player: str) -> list[str]:
    """The tokens that the player has."""
    numbers = Counter(piece.token for piece in pieces if piece.token and piece.owner == player)
    return [f"{number if number > 1 else 'a'} {said} token{'s' * (number > 1)}" for said, number in numbers.items()]


def count_entering(telling: Telling) -> None:
    """What has been in play has the counters that it entered with, where nothing is said of its counters."""
    for piece in telling.there.pieces:
        found = entered_with(piece.card.text)
        told = f"{piece.label} has "
        counted = any(state.startswith("counters ") for state in piece.state)
        if found is None or piece.zone != "play" or piece.text or counted or told in "\n".join(telling.given):
            continue
        number, kind = found
        piece.state.append(f"counters {number} {kind}")
        telling.assumptions.append(
            f"{piece.label} has the {number} {kind} counter{'' if number == 1 else 's'} it entered with"
        )


def whose_turn(telling: Telling) -> str:
    """Whose turn it is at the beginning."""
    began = telling.began or telling.active
    return other(began) if TURN in telling.otherwise else began


def libraries(telling: Telling) -> list[str]:
    """How many cards there are, and what lies on top. Raises NotClear where that is more than there are."""
    said = []
    for player, number in telling.libraries.items():
        rest = number - len(telling.on_top[player])
        if rest < 0:
            raise NotClear("what is in the library")
        said.append(f"{player}'s library has {rest} card{'' if rest == 1 else 's'}")
    return said + [f"{joined(on)} is on top of {player}'s library" for player, on in telling.on_top.items() if on]


def hand_of(telling: Telling, player: str) -> list[str]:
    """The cards in hand that are named, and lands for those that are only counted. Raises NotClear where more are
    named."""
    held = [piece.label for piece in telling.there.pieces if piece.owner == player and piece.zone == "hand"]
    more = telling.hands.get(player, len(held)) - len(held)
    if more < 0:
        raise NotClear("what is held")
    texts = [piece.text or piece.card.text for piece in telling.there.pieces]
    return held + (lands.lands_for(["1"] * more, texts) if more else [])


def acts_first(telling: Telling, player: str) -> bool:
    """Whether it is the player who does the first thing, or may do it: not the one whose turn it would be then."""
    return telling.when[:1] != [] and telling.when[0].removeprefix("Then ").startswith(f"{player} ")


def first_actor(telling: Telling) -> str:
    return telling.when[0].split(" ")[0] if telling.when and telling.when[0].split(" ")[0] in (BOB, SUE) else BOB


def states(telling: Telling) -> list[str]:
    said = []
    for piece in telling.there.pieces:
        for state in piece.state:
            if state.startswith("loyalty "):
                said.append(f"{piece.label} has {state.removeprefix('loyalty ')} loyalty counters")
            elif state.startswith("counters "):
                _, number, counter = state.split(" ")
                if number == "0":
                    continue
                said.append(f"{piece.label} has {number} {counter} counter{'' if number == '1' else 's'}")
            elif state.startswith(CHOSEN):
                said.append(f"{state.removeprefix(CHOSEN)} was chosen for {piece.label}")
            elif state.startswith(DAMAGED):
                said.append(f"{piece.label} has {state.removeprefix(DAMAGED)} damage")
            elif state == "sick" and (piece.made or piece.cast):
                continue  # it comes as it is told
            elif state == "sick":
                said.append(f"{piece.label} came under {piece.owner}'s control this turn")
            else:
                said.append(f"{piece.label} is {state.replace('-', ' ')}")
    return said


def whose_mana(telling: Telling) -> None:
    """Mana of which it is not said whose it is belongs to the one player who pays any, or, where it is not asked
    what may be done, any of that color. Raises NotClear."""
    for said in telling.mana_of_nobody:
        if not (said.symbols or said.number or said.color):
            continue
        paying = [player for player in (BOB, SUE) if telling.mana[player]]
        of_color = [player for player in paying if {*said.symbols, said.color} & set(telling.mana[player])]
        asked = any(map(_asks_leave, telling.all_said))
        fitting = of_color if len(of_color) == 1 and not asked else paying
        fitting = [player for player in paying if player in asked_about(telling)] if len(fitting) > 1 else fitting
        foreign = asked and fitting == [SUE] and bool(said.symbols) and not of_color
        if len(fitting) != 1 or fitting[0] in telling.mana_said or foreign:
            raise NotClear("whose mana it is")
        telling.mana_said[fitting[0]] = said
    telling.mana_of_nobody = []


def asked_about(telling: Telling) -> list[str]:
    """The players of whom it is asked what they may do."""
    asked = [str(getattr(said.act, "who", "")) for said in telling.all_said if isinstance(said, AskCan)]
    return list(dict.fromkeys(telling.who(who) for who in asked if who))


def _asks_leave(said: PartSaid) -> bool:
    """Whether it is asked what may or must be done; what is regenerated is asked whether it lives."""
    return isinstance(said, AskMust) or (isinstance(said, AskCan) and not isinstance(said.act, Regenerates))


def extra_lands(telling: Telling, player: str) -> list[str]:
    """Lands for what is paid where none are named: as many as it takes, or as the mana that the player is said to
    have."""
    before = telling.paid_before.get(player, [])
    if (player in telling.has_lands and not before) or f"{MANA}{player}" in telling.otherwise:
        return []
    spent, said = lands.without(telling.mana[player], telling.drawn[player]), telling.mana_said.get(player)
    if player in telling.several:
        return lands.of_these(spent, telling.several[player])
    after = [] if player in telling.has_lands else lands.without(spent, before)
    mana = [*before, *(after if said is None else lands.held(after, said.number, said.symbols, said.color))]
    return lands.lands_for(mana, [p.text or p.card.text for p in telling.there.pieces]) if mana else []


def numbered(extra: list[str], labels: list[str]) -> list[str]:
    """Lands beside others of the same name that are told apart by numbers have numbers of their own."""
    told: list[str] = []
    for each in extra:
        count, _, name = each.rpartition(" ")
        land = next((land for land in BASIC_LAND_TYPES if name in (land, lands.plural(land))), name)
        free = (label for at in range(2, MOST_NUMBERED) if (label := f"{land}#{at}") not in labels)
        told += list(islice(free, int(count or 1))) if f"{land}#2" in labels else [each]
    return told


def assumed_in(telling: Telling) -> list[Assumption]:
    """What the question does not say and the scenario does."""
    active = whose_turn(telling)
    found = [Assumption(f"it is {active}'s turn", TURN)]
    for player in (BOB, SUE):
        if telling.mana[player] and player not in telling.has_lands and player not in telling.mana_said:
            key = f"{MANA}{player}"
            has = "has no mana" if key in telling.otherwise else "has the mana for it"
            found.append(Assumption(f"{player} {has}", key))
    blocks = [telling.assumed_of_blocks] if telling.assumed_of_blocks is not None else []
    return [*found, *blocks, *map(Assumption, (*telling.there.assumed, *telling.assumptions))]
