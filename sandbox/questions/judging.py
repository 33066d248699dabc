"""What was asked, judged on what a scenario comes to: never on the words of the question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sandbox.questions.mentioned import BOB, SUE, NotClear, Piece, other
from sandbox.questions.said.asked import (
    Ask,
    AskCan,
    AskDamage,
    AskHappens,
    AskLife,
    AskRule,
    AskSize,
    AskWhere,
    AskWhether,
    AskWhichStays,
    AskWhoDies,
    AskWhoSurvives,
    AskWhoWins,
    AskWorks,
)
from sandbox.questions.said.outcomes import (
    Fizzles,
    GetsLife,
    GoesThrough,
    GoesTo,
    HasSize,
    IsDead,
    Lives,
    LosesGame,
    LosesLife,
    StaysInGame,
    ToldOutcome,
    Tramples,
    WinsGame,
)
from sandbox.questions.story import AskedAbout
from sandbox.scenarios.values.changes import (
    Changes,
    ControlChange,
    DamageChange,
    GameEnd,
    LifeChange,
    Place,
    SizeChange,
    ZoneChange,
)
from sandbox.scenarios.values.position import Position
from sandbox.terms.zones import Zone

YOU = {BOB: "you", SUE: "your opponent"}
PLACES = {Zone.GRAVEYARD: "the graveyard", Zone.HAND: "hand", Zone.LIBRARY: "the library", Zone.REMOVED: "exile"}
ZONES = {"hand": Zone.HAND, "graveyard": Zone.GRAVEYARD, "exile": Zone.REMOVED}


@dataclass(frozen=True)
class Found:
    """The answer to one thing asked: yes or no where it is such a question, and a sentence."""

    verdict: bool | None
    sentence: str


class View:
    """What has become of the pieces and players: a start and what changed. `claims`: whether each held, by its text."""

    def __init__(
        self,
        start: Position,
        changes: Changes,
        claims: dict[str, bool],
        named: bool,
        rules: frozenset[str] = frozenset(),
        failed: frozenset[str] = frozenset(),
    ) -> None:
        self.failed = failed
        self.start, self.changes, self.claims, self.named, self.rules = start, changes, claims, named, rules

    def zone(self, label: str) -> Zone | None:
        """Where it went; None: it stayed where it was."""
        moves = [c for c in self.changes if isinstance(c, ZoneChange) and c.object == label]
        return moves[-1].to.zone if moves else None

    def owner(self, label: str) -> str:
        """Whose zone it went to."""
        moves = [c.to for c in self.changes if isinstance(c, ZoneChange) and c.object == label]
        return moves[-1].owner if moves else ""

    def in_play(self, label: str) -> bool:
        """Whether it is in play at the end."""
        zone = self.zone(label)
        if zone is not None:
            return zone is Zone.BATTLEFIELD
        return any(thing.label == label for thing, _ in self.start.in_play())

    def size(self, label: str) -> str:
        """Power and toughness at the end; empty where it is no creature in play."""
        for change in self.changes:
            if isinstance(change, SizeChange) and change.object == label:
                return str(change.now or "")
            if isinstance(change, ZoneChange) and change.object == label and change.to.zone is Zone.BATTLEFIELD:
                return str(change.size or "")
        return next((thing.size for thing, _ in self.start.in_play() if thing.label == label), "")

    def damage(self, label: str) -> int:
        """Damage on it at the end."""
        return next((c.now for c in self.changes if isinstance(c, DamageChange) and c.object == label), 0)

    def controller(self, label: str) -> str:
        """Who controls it at the end."""
        now = next((c.now for c in self.changes if isinstance(c, ControlChange) and c.object == label), "")
        return now or next((player.name for thing, player in self.start.in_play() if thing.label == label), "")

    def life(self, player: str) -> int:
        now = next((c.now for c in self.changes if isinstance(c, LifeChange) and c.player == player), None)
        return next(p.life for p in self.start.players if p.name == player) if now is None else now

    def life_change(self, player: str) -> int:
        return self.life(player) - next(p.life for p in self.start.players if p.name == player)

    @property
    def result(self) -> str:
        """How the game ended; empty while it goes on."""
        return next((change.result for change in self.changes if isinstance(change, GameEnd)), "")

    def player(self, name: str) -> str:
        """How the answer calls a player."""
        return name if self.named else YOU[name]


def found_on(asked: AskedAbout, view: View, pieces: Sequence[Piece], active: str, victim: str = "") -> Found:
    """The answer to what was asked. Raises NotClear where the ruling does not say it."""
    ask: Ask = asked.ask
    match ask:
        case AskCan():
            allowed = view.claims[asked.claim]
            return Found(allowed, _yes(allowed))
        case AskWorks():
            allowed = view.claims[asked.claim] if asked.claim else True
            return Found(allowed, _yes(allowed))
        case AskRule(rule=rule):
            return Found(rule in view.rules, _yes(rule in view.rules))
        case AskWhether(outcome=outcome, either=either):
            verdict = holds(outcome, asked, view)
            return Found(None if either else verdict, _outcome_words(outcome, asked, view, either, verdict))
        case AskDamage():
            return _loss(asked.player or victim or other(active), view)
        case AskLife():
            return Found(None, _lives(view, asked.player))
        case AskSize():
            return _size(asked.pieces, view)
        case AskWhere():
            return Found(None, _sentence(_fate(piece, view) for piece in asked.pieces))
        case AskWhoDies():
            return Found(None, _who_dies(pieces, view))
        case AskWhoSurvives():
            alive = [p.label for p in pieces if p.is_creature and view.in_play(p.label)]
            return Found(None, f"{' and '.join(alive)}." if alive else "Nobody: no creature is left.")
        case AskWhoWins():
            return Found(None, _winner(view))
        case AskWhichStays():
            return Found(None, _sentence(_fate(p, view) for p in pieces if p.is_permanent))
        case AskHappens():
            told = asked.pieces or [piece for piece in pieces if piece.is_permanent]
            return Found(None, _sentence(_fate(piece, view) for piece in told))
    raise NotClear("what is asked")


def holds(outcome: ToldOutcome, asked: AskedAbout, view: View) -> bool:
    """Whether it has come about."""
    labels = [piece.label for piece in asked.pieces]
    match outcome:
        case IsDead():
            return all(view.zone(label) is Zone.GRAVEYARD for label in labels)
        case Lives():
            return all(view.in_play(label) for label in labels)
        case LosesLife(number=number):
            lost = -view.life_change(asked.player)
            return lost > 0 if number < 0 else lost == number
        case GetsLife(number=number):
            gained = view.life_change(asked.player)
            return gained > 0 if number < 0 else gained == number
        case Fizzles():
            return all(label in view.failed for label in labels)
        case GoesThrough():
            return not any(label in view.failed for label in labels)
        case StaysInGame():
            return not view.result or view.result.startswith(asked.player)
        case Tramples(number=number):
            lost = -view.life_change(other(asked.player))
            return lost > 0 if number < 0 else lost == number
        case WinsGame():
            return view.result.startswith(asked.player)
        case LosesGame():
            return bool(view.result) and not view.result.startswith(asked.player)
        case GoesTo(zone=zone):
            return all(view.zone(label) is ZONES[zone] for label in labels)
        case HasSize(size=size):
            return all(view.size(label) == size for label in labels)
    raise NotClear("what came about")


def _yes(verdict: bool) -> str:
    return "Yes." if verdict else "No."


def _outcome_words(outcome: ToldOutcome, asked: AskedAbout, view: View, either: bool, verdict: bool) -> str:
    begin = "" if either else f"{_yes(verdict)} "
    if isinstance(outcome, LosesLife | GetsLife):
        return begin + _lives(view, asked.player)
    if isinstance(outcome, Tramples):
        return begin + _lives(view, other(asked.player))
    if isinstance(outcome, StaysInGame) and not view.result:
        return begin + _lives(view, asked.player)
    if isinstance(outcome, WinsGame | LosesGame | StaysInGame):
        return begin + _winner(view)
    return begin + _sentence(_fate(piece, view) for piece in asked.pieces)


def _loss(player: str, view: View) -> Found:
    change = view.life_change(player)
    words = (
        f"{-change}: {view.player(player)} {'has' if view.named or player == SUE else 'have'} {view.life(player)} life."
    )
    return Found(None, words if change <= 0 else _lives(view, player))


def _lives(view: View, player: str) -> str:
    told = [player] if player else [p.name for p in view.start.players]
    return _sentence(
        f"{view.player(name)} {'have' if name == BOB and not view.named else 'has'} {view.life(name)} life"
        for name in told
    )


def _size(pieces: Sequence[Piece], view: View) -> Found:
    sizes = [view.size(piece.label) for piece in pieces]
    if not sizes or not all(sizes):
        raise NotClear("what is no creature in play has no size")
    return Found(None, _sentence(f"{p.label} is {size}" for p, size in zip(pieces, sizes, strict=True)))


def _fate(piece: Piece, view: View) -> str:
    """What has become of a piece."""
    zone = view.zone(piece.label)
    if zone is None or zone is Zone.BATTLEFIELD:
        stays = "stays in play" if zone is None else "is in play"
        if not view.in_play(piece.label):
            return f"{piece.label} stays where it is"
        size = view.size(piece.label)
        damage = view.damage(piece.label)
        return f"{piece.label} {stays}{f' as a {size}' if size else ''}{f' with {damage} damage' if damage else ''}"
    return f"{piece.label} goes to {PLACES.get(zone, str(zone))}"


def _who_dies(pieces: Sequence[Piece], view: View) -> str:
    dead = [p.label for p in pieces if p.is_permanent and view.zone(p.label) is Zone.GRAVEYARD]
    return f"{' and '.join(dead)}." if dead else "Nobody: nothing dies."


def _winner(view: View) -> str:
    if not view.result:
        return "The game goes on."
    if view.result == "draw":
        return "Nobody: the game is a draw."
    winner = view.result.split(" ")[0]
    called = view.player(winner)
    return f"{called[:1].upper()}{called[1:]} {'win' if called == YOU[BOB] else 'wins'} the game."


def _sentence(parts: Iterable[str]) -> str:
    whole = "; ".join(parts) or "nothing changes"
    return f"{whole[0].upper()}{whole[1:]}."


def place_words(place: Place) -> str:
    """A zone as an answer names it."""
    return PLACES.get(place.zone, str(place.zone))
