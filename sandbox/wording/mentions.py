"""What a text has mentioned so far, and in what words it can be pointed back at."""

from dataclasses import dataclass, field

from sandbox.meaning import costs, effects, events
from sandbox.meaning.kinds import CREATURE, Kind, TargetSpec
from sandbox.meaning.references import (
    ActivePlayer,
    AnySpell,
    Chosen,
    ChosenCard,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    Each,
    EachPlayer,
    EnchantedPlayer,
    EventObject,
    Host,
    It,
    Itself,
    ItselfOr,
    Opponents,
    OwnerOf,
    Paid,
    Reference,
    SourceOf,
    SourceOfChoice,
    Target,
    Together,
    TopOfGraveyard,
    You,
)
from sandbox.terms.types import PERMANENT_TYPES, CardType
from sandbox.terms.zones import Zone
from sandbox.wording.pointing import OBJECT_WORDS, ORDINALS, PLAYER_WORDS, SEVERAL_WORDS, WHOSE_CREATURE, Aimed

PLAYERS = (EachPlayer, EnchantedPlayer, Opponents, ControllerOf, OwnerOf, DefendingPlayer, ActivePlayer, ChosenPlayer)
_NOUNS = {card_type: f"that {card_type}" for card_type in CardType}


@dataclass
class Scope:
    """What has been mentioned so far in one text, oldest first, and its targets."""

    targets: list[TargetSpec] = field(default_factory=list)
    mentions: list[tuple[Reference | None, frozenset[str]]] = field(default_factory=list)
    """None: words that fit several things alike, and so point at none."""
    aims: bool = False
    """Whether a target can be chosen: only what is announced has targets."""
    amount: bool = False
    """Whether there is something that `that much` can mean."""
    types: frozenset[CardType] = frozenset()
    """Of the source, where they are known."""
    doer: Reference = You()
    """Whom an instruction without a subject speaks to."""
    one_of: Reference | None = None
    """Of which each is spoken of by itself: `for each opponent, …`."""
    source_dealt: bool = False
    """Whether the source has dealt damage, and the text has spoken of nothing else since."""
    deals_again: bool = False
    """Whether the words are those for what deals damage after the source has dealt some: *it* is the source then."""
    deeds: set[str] = field(default_factory=set)
    """What has been done so far that the text can speak of as done *this way*."""

    def branch(self) -> "Scope":
        """The scope of one mode: its own targets, what the event mentioned in common."""
        return Scope([], list(self.mentions), aims=True, amount=self.amount, types=self.types)

    def reflexive(self) -> "Scope":
        """The scope of an ability that triggers upon what the text has done: it aims by itself, and what the text has
        aimed at is nothing that it can point back at."""
        mentions = [(known, words) for known, words in self.mentions if not isinstance(known, Target)]
        return Scope([], mentions, aims=True, amount=self.amount, types=self.types)

    def mention(self, reference: Reference | None, *words: str) -> None:
        self.mentions.append((reference, frozenset(words)))

    def find(self, words: str) -> Reference | None:
        """What the words point back at: the last thing mentioned that they fit; None when nothing does, or when
        nobody can tell which of several."""
        if words == "it" and self.deals_again:
            return Itself()
        if words == "it" and self.types and self.types.isdisjoint(PERMANENT_TYPES):
            return self.find_other()
        return next((reference for reference, known in reversed(self.mentions) if words in known), None)

    @property
    def sized(self) -> bool:
        """Whether the source can have a power of its own."""
        return not self.types or CardType.CREATURE in self.types

    def find_other(self) -> Reference | None:
        """What `its controller` speaks of: the last thing that is not the source itself, whose controller is `you`.
        So does `its power`, where the source has none, and all that a spell does to `it`."""
        fitting = [reference for reference, known in reversed(self.mentions) if "it" in known]
        return next((reference for reference in fitting if reference != Itself()), next(iter(fitting), None))

    def mentioned(self, reference: Reference) -> bool:
        return any(known == reference for known, _ in self.mentions)

    def met(self, reference: Reference) -> None:
        """A reference as meant has been written: later words can point back at it."""
        if isinstance(reference, Target) and reference.index < len(self.targets):
            spec = self.targets[reference.index]
            self.mention(reference, f"the {_ordinal(reference.index)} target", *_of_target(spec))
            if spec.kind.controller in WHOSE_CREATURE and spec.maximum == 1 and spec.kind.types == CREATURE.types:
                self.mention(reference, WHOSE_CREATURE[spec.kind.controller])
            if spec.kind.owner == "opponent" and not spec.players:
                self.mention(OwnerOf(reference), *PLAYER_WORDS)
            if spec.abilities and not spec.permanents:
                self.mention(SourceOf(reference), *[word for word in of_kind(spec.kind) if word != "it"])
        elif isinstance(reference, (Each, Chosen)):
            several = isinstance(reference, Each) or reference.is_several
            pointed = It() if isinstance(reference, Chosen) else reference
            self.mention(pointed, *(SEVERAL_WORDS if several else of_kind(reference.kind)))
        else:
            self._met_other(reference)

    def _met_other(self, reference: Reference) -> None:
        if isinstance(reference, Together):
            self.mention(reference, *SEVERAL_WORDS)
        elif isinstance(reference, PLAYERS):
            self.mention(reference, *PLAYER_WORDS)
        elif isinstance(reference, SourceOfChoice):
            self.mention(It(), "that source", "it")
        elif isinstance(reference, Itself):
            self.mention(reference, "it")
        elif isinstance(reference, (Host, EventObject)) and reference != EventObject("player"):
            self.mention(reference, *OBJECT_WORDS)


def _ordinal(index: int) -> str:
    return ORDINALS[index] if index < len(ORDINALS) else "last"


def of_kind(kind: Kind) -> tuple[str, ...]:
    """The words for one thing of the kind."""
    nouns = [_NOUNS[card_type] for card_type in CardType if card_type in kind.types | kind.also]
    return ("it", *nouns, "that permanent") if nouns else OBJECT_WORDS


def _of_target(spec: TargetSpec) -> tuple[str, ...]:
    players = PLAYER_WORDS if spec.players else ()
    if (spec.maximum > 1 or spec.x) and (spec.permanents or spec.graveyard):
        return (*players, *SEVERAL_WORDS, "those cards")
    if spec.graveyard or spec.ante:
        return (*players, "it", "that card")
    things = of_kind(spec.kind) if spec.permanents else ()
    return (
        (*players, *things, "it", "that spell", "that ability") if spec.spells or spec.abilities else players + things
    )


def _has_amount(effect: object) -> bool:
    """Whether it leaves an amount behind. What several players discard is as many amounts."""
    if isinstance(effect, effects.Discard):
        return not isinstance(effect.who, (EachPlayer, Opponents))
    what = getattr(effect, "what", None)
    if isinstance(what, Chosen) and what.any_number:
        return True
    return isinstance(effect, (effects.DealDamage, effects.GainLife, effects.LoseLife, effects.RemoveCounters))


DEALS_WITH = (
    effects.DealDamage,
    effects.Destroy,
    effects.Sacrifice,
    effects.Return,
    effects.RemoveFromGame,
    effects.PutIntoPlay,
    effects.Token,
    effects.TokenCopy,
    effects.GainControl,
    effects.Regenerate,
    effects.Mill,
    effects.Modify,
    effects.Tap,
    effects.Untap,
    effects.SearchLibrary,
    effects.LookAtTop,
    effects.Manifest,
    effects.ExileFromTop,
    effects.ChooseFromHand,
)
"""After them `It` is what they dealt with, and nothing from before."""


def forget(effect: object, scope: Scope, before: list[tuple[Reference | None, frozenset[str]]]) -> None:
    """What an effect before this one dealt with is not known any more. `before` had been mentioned when it began."""
    if isinstance(effect, DEALS_WITH):
        scope.mentions[: len(before)] = [known for known in before if known[0] != It()]


_DEEDS: dict[type, tuple[str, ...]] = {
    effects.Destroy: ("destroyed", "put into a graveyard"),
    effects.Sacrifice: ("sacrificed", "put into a graveyard"),
    effects.RemoveFromGame: ("exiled",),
    effects.Return: ("returned",),
    effects.Discard: ("discarded",),
    effects.DiscardThat: ("discarded",),
    effects.Mill: ("milled",),
    effects.Tap: ("tapped",),
    effects.DealDamage: ("dealt damage", "dealt damage as a player"),
    effects.TakeFromTop: ("put into your hand", "put onto the battlefield"),
    effects.TakeFromAmong: ("put into your hand", "put onto the battlefield"),
}


def _deeds(effect: object) -> tuple[str, ...]:
    """What the effect does *this way*."""
    if isinstance(effect, effects.LookAtTop):
        return ("revealed",) if effect.revealed else ()
    return _DEEDS.get(type(effect), ())


def made(effect: object, scope: Scope) -> None:
    """What an effect mentions beyond its own references: the thing that it made or moved, and how much it was."""
    scope.amount = scope.amount or _has_amount(effect)
    scope.deeds.update(_deeds(effect))
    if isinstance(effect, effects.Token | effects.TokenCopy | effects.Manifest):
        scope.mention(It(), "it", "that creature", "that token", "they", "those tokens")
    elif isinstance(effect, costs.SacrificeA) and effect.count == 1:
        scope.mention(Paid(), *[word for word in of_kind(effect.kind) if word != "it"])
    elif isinstance(effect, effects.LookAtTop):
        scope.mention(It(), *(("that card", "it") if effect.amount == 1 else ("those cards",)))
    elif isinstance(effect, effects.ExileFromTop):
        scope.mention(It(), "that card", "those cards")
    elif isinstance(effect, effects.BecomeCopy):
        scope.met(effect.what)
    elif isinstance(effect, effects.ShuffleIntoLibrary) and effect.by_owner:
        scope.mention(OwnerOf(effect.what), *PLAYER_WORDS)
    elif isinstance(effect, effects.CopySpell):
        scope.mention(It(), "it", "that spell")
    elif isinstance(effect, effects.PutIntoPlay) and isinstance(effect.what, TopOfGraveyard):
        scope.mention(It(), *of_kind(effect.what.kind), "that card")
    elif isinstance(effect, effects.PutIntoPlay) and _is_one_creature(effect.what, scope):
        scope.mention(It(), "it", "that card", "that creature")
    elif isinstance(effect, effects.SearchLibrary) and effect.zone is Zone.BATTLEFIELD and effect.amount == 1:
        scope.mention(It(), *of_kind(effect.kind), "that card")
    elif isinstance(effect, effects.RevealCard | effects.ChooseFromHand) or _is_drawn_openly(effect):
        scope.mention(It(), "it", "that card")
    elif isinstance(effect, effects.Mill):
        scope.mention(It(), *(("that card",) if effect.amount == 1 else ("those cards",)))
    elif isinstance(effect, (effects.RemoveFromGame, effects.Return, effects.SearchLibrary, effects.PutIntoPlay)):
        scope.mention(It(), "that card", "those cards")


def _is_drawn_openly(effect: object) -> bool:
    return isinstance(effect, effects.Draw) and effect.revealed


def _is_one_creature(what: Reference, scope: Scope) -> bool:
    """Whether what comes into play is one creature and called so."""
    if isinstance(what, ChosenCard):
        return CardType.CREATURE in what.kind.types
    spec = what.spec if isinstance(what, Aimed) else None
    if isinstance(what, Target) and what.index < len(scope.targets):
        spec = scope.targets[what.index]
    return what in (Host(), Itself()) if spec is None else spec.maximum == 1 and CardType.CREATURE in spec.kind.types


_CREATURE, _PLAYER = of_kind(CREATURE), PLAYER_WORDS
_OPPOSED = (*_CREATURE, "the other creature")


def _damaged(to: str | None) -> list[tuple[str, tuple[str, ...]]]:
    """Of damage to just anything nothing more can be said."""
    if to in (None, "~", "player or planeswalker", "player or battle"):
        return []
    if to in ("creature", "planeswalker"):
        return [("other", of_kind(Kind(types=frozenset({CardType(to)}))))]
    return [("player", _PLAYER)]


def _somebody(who: Reference) -> list[tuple[str, tuple[str, ...]]]:
    return [] if who == You() else [("player", _PLAYER)]


Heard = list[tuple[Reference | None, frozenset[str]]]


def in_all(heard: list[Heard]) -> Heard:
    """What words point at after either of several: what they point at after each; a card can always speak of itself."""
    found: Heard = []
    for word in sorted({word for mentions in heard for _, words in mentions for word in words}):
        meant = {next((known for known, words in reversed(each) if word in words), Itself()) for each in heard}
        found.append((next(iter(meant)) if len(meant) == 1 else None, frozenset({word})))
    return found


def happened(event: events.EventPattern, scope: Scope) -> None:
    """What an event brings up. A word that fits two of its parts points at neither."""
    parts = [*_acting(event), *_brought_up(event)]
    scope.amount = scope.amount or isinstance(
        event,
        (
            events.CountersArePut,
            events.DealsDamage,
            events.GainsLife,
            events.LifeIsLost,
            events.IsDealtDamage,
            events.OneOrMore,
            events.YouAttack,
        ),
    )
    for reference, words in parts:
        scope.mention(reference, *words)
    scope.mention(
        None, *{word for index, (_, words) in enumerate(parts) for word in words if _fits(word, parts[:index])}
    )


def _fits(word: str, parts: "list[tuple[Reference, tuple[str, ...]]]") -> bool:
    return any(word in words for _, words in parts)


def _brought_up(event: events.EventPattern) -> list[tuple[Reference, tuple[str, ...]]]:
    second = [("other", (_RIDDEN[event.saddles],))] if isinstance(event, events.Crews) else []
    return [(EventObject(role), words) for role, words in (*_roles(event), *second)]


_RIDDEN = ("that permanent", "that creature")
"""What is crewed, and what is saddled."""


def _roles(event: events.EventPattern) -> list[tuple[str, tuple[str, ...]]]:
    """The roles of an event that its words bring up, each with the words that point back at it."""
    match event:
        case events.DiesAfterDamage():
            return [("subject", (*_CREATURE, "that card"))]
        case events.Blocks(other=Kind()) | events.BlocksOrBecomesBlocked(other=Kind()):
            return [("other", _OPPOSED)]
        case events.BecomesBlocked(by=Kind()):
            return [("other", _OPPOSED)]
        case events.SeveralDealDamage() | events.IsDiscarded() | events.PutIntoGraveyard(as_card=True):
            return [("player", _PLAYER)]
        case events.SpellCast():
            return [("subject", ("it", "that spell")), ("player", _PLAYER)]
        case events.TappedForMana(kind=kind) | events.PlaysLand(kind=kind):
            return [("subject", of_kind(kind)), ("player", _PLAYER)]
        case events.BecomesTarget():
            return [("other", ("that spell", "that ability")), ("player", _PLAYER)]
        case events.DiscardsCard(who=who):
            return [("subject", ("that card", "it")), *_somebody(who)]
        case (
            events.DrawsCard(who=who)
            | events.GainsLife(who=who)
            | events.LifeIsLost(who=who)
            | events.Cycles(who=who)
            | events.PlayerDoes(who=who)
            | events.AttacksSomebody(whom=who)
            | events.OneOrMore(event=events.DiscardsCard(who=who) | events.PermanentSacrificed(who=who))
        ):
            return _somebody(who)
        case events.ItIsCast():
            return [("subject", ("it", "that spell"))]
        case events.PermanentSacrificed(kind=kind, who=who):
            return [("subject", (*of_kind(kind), "that card")), *_somebody(who)]
        case events.IsDealtDamage() | events.DealsDamage():
            return _of_damage(event)
        case events.BeginningOf(whose=whose) | events.AtEndOfTurn(whose=whose):
            return _somebody(whose)
    return []


def _of_damage(event: events.IsDealtDamage | events.DealsDamage) -> list[tuple[str, tuple[str, ...]]]:
    if isinstance(event, events.DealsDamage):
        return _damaged(event.to)
    several = [("player", _PLAYER)] if event.subject in (EachPlayer(), Opponents()) else []
    return [("other", ("that source",)), *several]


def _acting(event: events.EventPattern) -> list[tuple[Reference, tuple[str, ...]]]:
    """What the event happens to, or what it comes from."""
    subject = getattr(event, "subject", None) or getattr(event, "by", None)
    if isinstance(subject, AnySpell):
        return [(EventObject("subject"), ("it", "that spell", "that source"))]
    if isinstance(subject, Each | ItselfOr):
        by_deed = ("that source",) if isinstance(event, events.DealsDamage) else ()
        found: list[tuple[Reference, tuple[str, ...]]] = [
            (EventObject("subject"), (*of_kind(subject.kind), "that card", *by_deed))
        ]
        of_opponents = subject.kind.controller in ("opponent", "another") and not _roles(event)
        return [*found, (ControllerOf(EventObject("subject")), _PLAYER)] if of_opponents else found
    if subject == Together((Itself(), Host())):
        return [(EventObject("subject"), OBJECT_WORDS)]
    if isinstance(subject, Host):
        gone = isinstance(event, events.Dies | events.LeavesPlay)
        return [(subject, (*OBJECT_WORDS, "that card") if gone else OBJECT_WORDS)]
    if not isinstance(subject, Itself):
        return []
    gone = isinstance(event, events.Dies | events.DiesOrIsExiled | events.LeavesPlay | events.PutIntoGraveyard)
    return [(subject, ("it", "that card") if gone else ("it",))]
