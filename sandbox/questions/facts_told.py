"""How things stand, told as the position at the beginning."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions import lands
from sandbox.questions.card_text_said import check_text
from sandbox.questions.having_told import HavingTelling, article, text_of
from sandbox.questions.kinds_said import check_cost, check_kind, check_measure, check_unsaid
from sandbox.questions.mentioned import BOB, IT, SUE
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece, has_word, kind_of_counters, size_of
from sandbox.questions.said.acts import ThinksOf
from sandbox.questions.said.asked import AskCan, AskEither, AskWhoMay
from sandbox.questions.said.purposes import FindsSome, FromPool
from sandbox.questions.said.states import (
    BelongsTo,
    Damaged,
    GraveyardCounted,
    HasCost,
    HasCounters,
    HasInPlay,
    HasMeasure,
    Holds,
    InGraveyard,
    InGraveyards,
    Is,
    IsDescribed,
    MakesSize,
    Mentions,
    NotTargeted,
    OfKind,
    OnlyCreatures,
    SaysNon,
    SaysNothingOf,
    SaysText,
    SetOn,
    SizedBy,
    UpkeepsPaid,
    Wears,
)
from sandbox.questions.said.states_players import (
    BothHaveLife,
    HasHand,
    HasLibrary,
    HasLife,
    HasMana,
    HasNo,
    HasNone,
    HasPoison,
    HasSame,
    KeepsMana,
)
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.tokens_there import is_token
from sandbox.terms.colors import Color
from sandbox.terms.types import AURA, BASIC_LAND_TYPES, CardType

UNTARGETABLE = re.compile(r"\b(?:shroud|hexproof)\b|can't be the target", re.IGNORECASE)


def _is_such(piece: Piece, thing: Mention) -> bool:
    """Whether it is of that name or type, with those keywords and of those colors."""
    colors = {mark for mark in thing.marks if mark in list(Color)}
    words = {piece.card.name, *map(str, piece.card.types), *map(str, piece.card.subtypes)}
    named = {word.lower().rstrip("s") for word in words}
    alike = (thing.card or thing.noun).lower().rstrip("s") in named
    return alike and colors <= set(piece.card.colors) and all(has_word(piece, word) for word in thing.keywords)


class FactTelling(HavingTelling):
    """Each method takes in one kind of fact. They raise NotClear where the words leave open what is so."""

    def __init__(self, said: Sequence[PartSaid], words: Sequence[str], choices: Sequence[int]) -> None:
        super().__init__(said, words, choices)
        self.alone: list[tuple[str, tuple[str, ...]]] = []  # a player, and the only creatures that the player has
        self.lacking: list[tuple[str, Mention]] = []  # a player, and what the player has not

    def said_of(self, said: PartSaid) -> None:
        """What a card must be, what is only named, and what mana there is."""
        match said:
            case OfKind(things=things):
                for piece in self.of_such_kind(said):
                    check_kind(piece, said, self.worn_by(piece))
            case MakesSize() | HasCost():
                self.printed(said)
            case HasMana() | KeepsMana():
                self.told_of_mana(said)
            case FindsSome() | FromPool():
                self.done_so(said)
            case Mentions(things=things):
                for thing in things:
                    self.mentions(thing)
            case BelongsTo(thing=thing, who=who):
                own = self.there.it_of(self.who(who)) if thing.noun in IT else self.there.find((thing,))
                if any(piece.owner != self.who(who) for piece in own):
                    raise NotClear("whose it is")
                self.there.spoken_of(own)
            case HasNone(who=who, noun=noun, other=other):
                self.has_none(self.who(who) if who else self.players.last or BOB, noun, other)
            case OnlyCreatures(things=things, who=who):
                self.no_others((self.who(who),) if who else (BOB, SUE), self.only_ones(who, things))
            case IsDescribed(thing=thing, told=told):
                self.described(thing, told)
            case SaysText(words=words):
                check_text(words, self.there.pieces)
            case _:
                self.said_besides(said)

    def worn_by(self, piece: Piece) -> list[Piece]:
        """What is on it, or has been aimed at it."""
        aimed = [each for each in self.there.pieces if piece.label in self.aimed.get((each.card.name, each.owner), [])]
        return [each for each in self.there.pieces if each.host is piece or each in aimed]

    def said_besides(self, said: PartSaid) -> None:
        """Damage and sizes of before, and what must be so of a card."""
        match said:
            case HasMeasure(thing=thing):
                for piece in self.there.find((thing,)):
                    check_measure(piece, said, self.worn_by(piece))
            case Damaged():
                self.damaged_before(said)
            case SizedBy():
                self.sized_by(said)
            case HasNo(who=who, thing=thing):
                self.lacking += [(player, thing) for player in self.players_of(who)]
            case InGraveyards(things=things):
                self.lie_in_graveyards(things)
            case GraveyardCounted(who=who, kinds=kinds):
                self.cards_in_graveyard(who, kinds)
            case HasPoison() | HasSame() | SetOn() | UpkeepsPaid():
                self.said_of_turns(said)
            case SaysNothingOf(thing=thing, kinds=kinds) | SaysNon(thing=thing, kinds=kinds):
                check_unsaid(text_of(thing), kinds, "non" if isinstance(said, SaysNon) else "")
            case NotTargeted(thing=thing):
                for piece in self.there.find((thing,)):
                    if not UNTARGETABLE.search(piece.card.text):
                        raise NotClear(f"why {piece.card.name} cannot be a target")

    def said_of_turns(self, said: HasPoison | HasSame | SetOn | UpkeepsPaid) -> None:
        """What came of earlier turns."""
        raise NotClear("what was before")

    def damaged_before(self, said: Damaged) -> None:
        """Damage of this turn. Raises NotClear where something is told that may have dealt it."""
        pieces = self.there.find((said.thing,))
        told = [sentence for sentence in self.when if not sentence.startswith("Then ")]
        if told or len(pieces) != 1:
            raise NotClear("what damages it")
        self.given.append(f"{pieces[0].label} has {said.number} damage")
        if said.by is not None and said.by.card and not is_spell(said.by):
            self.has_been_used(said.by, pieces[0])

    def sized_by(self, said: SizedBy) -> None:
        """What makes the creature so large is in play, and it is claimed that it does."""
        (piece,) = self.there.find((said.thing,))[-1:]
        for what in said.what:
            if what.card and AURA in card_named(what.card).subtypes:
                self.there.attach(what, [piece], piece.owner)
            else:
                self.has(self.players.name(what.owner) if what.owner else piece.owner, (what,))
        self.there.spoken_of([piece])
        self.when.append(f"Then {piece.label} is {article(said.size)} {said.size}")

    def printed(self, said: MakesSize | HasCost) -> None:
        """What stands on a card."""
        if isinstance(said, HasCost):
            for piece in self.there.find((self.as_held(said.thing),)):
                check_cost(piece, said)
        elif not self.last_cast or not re.search(rf"\b{said.size}\b", self.last_cast[-1].card.text):
            raise NotClear(f"what makes it {said.size}")

    def as_held(self, thing: Mention) -> Mention:
        """A pronoun stands for the card in hand that was spoken of last, where one was."""
        spoken = [piece for piece in self.there.focus if piece.zone == "hand"]
        return Mention(card=spoken[-1].card.name) if thing.noun in IT and spoken else thing

    def has_none(self, player: str, noun: str, other: bool) -> None:
        """Nobody has what is not mentioned; what is mentioned must not be said to be missing."""
        if noun == "creature" and not other and self.there.able(player):
            self.only_these[player] = len(self.there.able(player))
        if noun == "board":
            self.only_these[player] = 0
        if noun == "flyer" and any(has_word(piece, "flying") for piece in self.there.able(player)):
            raise NotClear("what flies")
        if noun == "mana" and (not other or self.mana[player] or self.tapped_for_mana):
            self.has_mana(player, HasMana("", 0, left=True))
        if noun == "mana":
            self.pays_no_more.add(player)
        if noun == "hand" and any(piece.zone == "hand" and piece.owner == player for piece in self.there.pieces):
            raise NotClear("what is held")

    def auras_are_on(self) -> None:
        """An aura that is neither on something nor cast, nor asked about, is on something that is not said. Raises
        NotClear."""
        asks = any(isinstance(said, AskCan | AskWhoMay | AskEither | ThinksOf) for said in self.all_said)
        for piece in self.not_on_anything:
            if piece.host is None and not piece.cast and not asks:
                raise NotClear(f"what {piece.label} is on")

    def lacks_them(self) -> None:
        """Nobody has what the player is said to lack, neither in play nor as a land that would be needed. Raises
        NotClear."""
        for player, thing in self.lacking:
            own = [p for p in self.there.pieces if (p.taken_by or p.owner) == player and p.zone in ("play", "hand")]
            land = player not in self.has_lands and thing.card in [lands.LAND_FOR.get(s) for s in self.mana[player]]
            if land or any(_is_such(piece, thing) for piece in own):
                raise NotClear(f"whether {player} has {thing.card or thing.noun}")

    def no_others(self, players: Sequence[str], pieces: Sequence[Piece]) -> None:
        """These players have no creatures but those. Raises NotClear where one of those is somebody else's."""
        if any(piece.owner not in players or not piece.is_creature for piece in pieces if len(players) == 1):
            raise NotClear("whose it is")
        self.alone += [(player, tuple(piece.label for piece in pieces)) for player in players]

    def described(self, thing: Mention, told: Mention) -> None:
        """What is said of a thing must be so; a size that is not the printed one is one that it has come to."""
        if thing.noun == "one" and told.card:
            raise NotClear("which creatures there are")
        if self.all_are_tapped(thing, told):
            return
        if self.says_tapped(thing, told) or self.has_one_named(thing, told):
            return
        new = thing.card not in {piece.card.name for piece in self.there.pieces}
        of_sort = thing.noun in ("creature", "land", "artifact", "enchantment", "permanent")
        if told.card and ((thing.card and new) or (of_sort and not self.there.fitting(thing))):
            self.has(self.players.name(thing.owner or "i"), (replace(told, number=0),))
        if told.card and new and (thing.card or thing.noun == "land"):
            return
        pieces = self.there.find((self.as_described(thing, told),))
        if told == Mention(keywords=told.keywords) and len(pieces) == 1:
            pieces = self.meant_by_kind(OfKind((thing,), keywords=told.keywords), pieces)
        if told.keywords and len(pieces) > 1 and told == Mention(keywords=told.keywords):
            for piece in pieces:
                self.has_words(piece, told.keywords)
            return
        for piece in pieces:
            if told.card and piece.card.name != told.card:
                raise NotClear(f"{piece.card.name} as {told.card}")
            if told.size and not piece.text and told.size != size_of(piece):
                self.known_resolved = bool(self.pending)
                self.resolved()
                self.when.append(f"Then {piece.label} is {article(told.size)} {told.size}")
        for piece in pieces if told.keywords else []:
            self.has_words(piece, told.keywords)
        if len(pieces) == 1 or told.marks:
            self.there.find((replace(told, card="", noun="it", size="", number=0, owner="", keywords=()),))

    def only_ones(self, who: str, things: Things) -> list[Piece]:
        """The creatures that are said to be the only ones, the player's where one is named."""
        if who and things and things[0].noun in IT:
            return self.there.it_of(self.who(who))
        return self.there.find(things, self.who(who) if who else "") if things else []

    def as_described(self, thing: Mention, told: Mention) -> Mention:
        """A creature of which nothing was said before has what is said of it here."""
        sort = thing.noun == "creature" or is_token(thing)
        new = sort and not thing.size and not told.card and not self.there.fitting(thing)
        if not new or told.size:
            return replace(thing, size=told.size) if new else thing
        return replace(thing, keywords=(*thing.keywords, *told.keywords), marks=(*thing.marks, *told.marks))

    def mentions(self, thing: Mention) -> None:
        """A permanent is in play; a spell that aims at nothing is cast once everything has been told."""
        if thing.ability:
            raise NotClear(f"what is done with {thing.card or thing.noun}")
        if is_spell(thing):
            self.to_cast.append(thing)
            return
        if thing.noun == "his" or thing == PRONOUN:
            self.is_in_play(self.there.find((thing,)))
            return
        creatures = [piece for piece in self.there.focus if piece.is_creature]
        if creatures and thing == Mention(noun="creature", size=thing.size):
            if size_of(creatures[-1]) != thing.size:
                self.described(PRONOUN, thing)
            return
        named = [piece for piece in self.there.pieces if thing.card and piece.card.name == thing.card]
        if named and not thing.owner and not thing.number:
            self.there.spoken_of(self.there.find((thing,)))
            return
        known = self.owner_known(thing)
        owner = self.players.name(known) if known else BOB
        self.has(owner, (thing,))
        self.there.spoken_of(self.there.find((thing,), owner))

    def fact(self, said: PartSaid) -> None:
        match said:
            case BothHaveLife(number=number) | HasLife(number=number) if self.is_set_to(number):
                return
            case HasInPlay():
                self.has_in_play(said)
            case Holds(who=who, things=things):
                self.holds(self.who(who), things)
            case InGraveyard(who=who, things=things):
                self.died_earlier(said)
                self.lie_in_graveyard(self.who(who), things)
            case HasLife(who=who, number=number):
                player = self.who(who) if who else self.players.last or BOB
                self.given.append(f"{player} has {number} life")
                self.has(player, said.by)
            case HasHand(who=who, number=number):
                self.hands |= {player: number or self.cast_from_hand(player) for player in self.players_of(who)}
            case BothHaveLife(number=number):
                self.given += [f"{player} has {number} life" for player in (BOB, SUE)]
            case HasLibrary(who=who, number=number):
                self.libraries |= dict.fromkeys(self.players_of(who), number)
            case Wears():
                self.wears(said)
            case Is(thing=thing, mark=mark):
                self.there.are_clear(thing)
                self.is_marked(self.land_spoken_of(thing) or self.there.find((thing,)), mark)
            case HasCounters():
                self.has_counters(said)
        if self.when:
            self.late(said)

    def cast_from_hand(self, player: str) -> int:
        """Cards that a player had in hand at the beginning who has cast all of them by then."""
        cast = [p for p in self.there.pieces if p.owner == player and p.zone == "hand" and p.cast]
        return len(cast) if self.when and not self.tells_past else 0

    def lie_in_graveyard(self, player: str, things: Things) -> None:
        """Cards that are named, or so many cards."""
        for thing in things:
            if thing.card or thing.noun in IT:
                self.there.find((thing,), player, "graveyard")
            else:
                self.so_many_in_graveyard(player, thing)

    def has_counters(self, said: HasCounters) -> None:
        """From the beginning; of loyalty that is told of as it is now, once what was told has resolved."""
        fights = all(" attacks " in each or " blocks " in each for each in self.when)
        now = said.counter == "loyalty" and not fights and not self.tells_past
        if now:
            self.resolved()
        waiting = [piece for piece in self.there.pieces if piece.suspended and said.thing.noun in IT]
        for piece in waiting or self.there.find((said.thing,)):
            if piece.suspended:
                self.has_time_left(said)
                continue
            kind = kind_of_counters(piece) if said.counter == "any" else said.counter
            if not said.number and not now:
                piece.state.append(f"counters 0 {kind}")
                continue
            told = f"{piece.label} has {said.number} {kind} counter{'' if said.number == 1 else 's'}"
            if kind == "age":
                told = f"the upkeep of {piece.label} has been paid {said.number} times"
            if now:
                self.when.append(f"Then {told}")
            else:
                self.given.append(told)

    def has_in_play(self, said: HasInPlay) -> None:
        """Of whoever it is said, or else of the player spoken of last."""
        whose = said.who or (self.owner_known(said.things[0]) if len(said.things) == 1 else "")
        player = self.who(whose) if whose else self.whose_else(said.things)
        turned = self.last_cast[-1].card.text if self.last_cast else ""
        if any(thing.card in BASIC_LAND_TYPES and f" is a {thing.card}" in turned for thing in said.things):
            raise NotClear(f"which lands are a {said.things[0].card}")
        spells = [] if whose else [thing for thing in said.things if thing.card and is_spell(thing)]
        self.to_cast += spells  # named beside what is there
        if said.things == (PRONOUN,):
            self.is_in_play(self.there.find(said.things))
        self.has(player, tuple(thing for thing in said.things if thing not in spells))
        untapped = any("untapped" in thing.marks for thing in said.things) and all(p.entered for p in self.pending)
        if said.left or (untapped and self.last_cast):
            self.left_over(player)
        if said.only and any(not t.card or CardType.CREATURE in card_named(t.card).types for t in said.things):
            self.no_others((player,), self.there.able(player))

    def late(self, said: PartSaid) -> None:
        """What is told after something was done holds since the beginning; of a life total that may be doubted."""
        only_fights = self.attacked and all(" attacks " in said or " blocks " in said for said in self.when)
        if isinstance(said, HasLife) and only_fights and not self.tells_past:
            return  # no damage has been dealt
        moved = any(sentence == "everything resolves" or "resolves" in sentence for sentence in self.when)
        spells = [piece for piece in self.there.pieces if piece.cast and not piece.is_permanent]
        if self.was_ago and not self.attacked and not spells:
            return
        if (
            isinstance(said, HasLife | HasLibrary)
            and not (self.was_ago or moved)
            and not self.damage
            and not self.is_over
        ):
            return
        if isinstance(said, HasLife | HasLibrary) or (isinstance(said, HasCounters) and self.damage):
            raise NotClear("when that was so")
