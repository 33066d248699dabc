"""Of which players and pieces something is asked."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.aiming_told import CALLED
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.asked_left import may_be_left
from sandbox.questions.asked_outcomes import OutcomeTelling
from sandbox.questions.mentioned import BOB, IT, THEM
from sandbox.questions.outcomes import is_sort
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts_keywords import GetsPhased
from sandbox.questions.said.asked import (
    Ask,
    AskChooser,
    AskControl,
    AskCount,
    AskCounters,
    AskDamage,
    AskDamageOn,
    AskDivides,
    AskDrawn,
    AskHand,
    AskHappens,
    AskLife,
    AskMilled,
    AskPoison,
    AskSize,
    AskTokens,
    AskTriggers,
    AskUntaps,
    AskWhen,
    AskWhere,
    AskWhether,
    AskWhoDies,
    AskWhoSurvives,
    OfferedNumbers,
)
from sandbox.questions.said.asked_costs import AskBurn, AskLargestX, AskMana
from sandbox.questions.said.outcomes import (
    Burned,
    Fizzles,
    GetsLife,
    GetsTurn,
    HasManaLeft,
    HasSize,
    Lives,
    LosesLife,
    NotSo,
    ToldOutcome,
    Tramples,
)
from sandbox.questions.said.outcomes_cards import Discards, GetsBack, InHand
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.thing_words import TOKEN
from sandbox.terms.types import CardType

_MAKES_DYING = re.compile(r"^When(?:ever)? [^\n]*\b(?:dies|put into a graveyard)\b[^\n]*\btokens?\b", re.MULTILINE)
_OFTEN = re.compile(r"^Whenever ", re.MULTILINE)
"""What can trigger more than once."""
_RETURNS = re.compile(
    r"eturn (?:the|that) (?:exiled |removed )?card [^.]*(?:(?:on)?to the battlefield|to play|into play)"
)
"""What brings back what it has taken out of the game."""
_LOST = frozenset({"lose", "loses", "losing", "lost", "take", "takes", "damage", "pay", "cost"})
"""Words that say that what is counted is lost."""
_PAST = frozenset({"trample", "tramples", "trampling", "through", "over", "past", "him", "her", "me", "face", "player"})
"""Words that say that damage gets past blockers, or whom it is dealt to."""
_MEASURED = frozenset({"much", "damage", "life", "point", "points", "die", "counters", "counter"})
"""Words that say what is counted."""


class AskedAboutTelling(OutcomeTelling):
    """Finds what a question speaks of. Raises NotClear where several may be meant, and none is."""

    def about(self, ask: Ask) -> AskedAbout:
        """What is asked, with the pieces that it speaks of."""
        match ask:
            case AskWhether(outcome=GetsBack(thing=Mention(noun=noun), who=who) | InHand(Mention(noun=noun), who)) if (
                noun in IT and self.own_of(who)
            ):
                asked = self.about_outcome(ask, ask.outcome)
                others = all(piece.owner != self.who(who) for piece in asked.pieces)
                return replace(asked, pieces=self.own_of(who)[-1:]) if others else asked
            case AskWhether(outcome=outcome):
                outcome = self.as_trampling(outcome)
                ask = replace(ask, outcome=outcome)
                asked = self.about_turn(outcome) or self.as_gained(ask) or self.about_outcome(ask, outcome)
                by_it = isinstance(outcome, Lives) and outcome.things == (PRONOUN,)
                asked = self.of_what_was_away(asked) if by_it else asked
                return self.of_a_creature(asked) if isinstance(outcome, HasSize) else asked
            case AskChooser(thing=thing) | AskDivides(thing=thing):
                who = ask.who if isinstance(ask, AskDivides) else ""
                return AskedAbout(ask, self.there.find((thing,)) if thing else [], self.who(who) if who else "")
            case AskDamage():
                return self.about_damage(ask)
            case OfferedNumbers():
                return self.about_damage(AskDamage())
            case (
                AskLife(who=who)
                | AskDrawn(who=who)
                | AskMilled(who=who)
                | AskHand(who=who)
                | AskWhoDies(who=who)
                | AskWhoSurvives(who=who)
            ):
                self.draws_in_turn(ask)
                if isinstance(ask, AskHand) and not (self.is_hand_told() and self.is_hand_of(who)):
                    raise NotClear("how many cards were in hand")
                if ask == AskDrawn():
                    return AskedAbout(ask, player=self.who_draws())
                return AskedAbout(ask, player=self.who(who) if who else "")
            case AskCount():
                return self.about_number(ask)
            case AskMana(who=who) | AskTokens(who=who) | AskPoison(who=who):
                return AskedAbout(ask, player=self.who(who))
            case AskCounters() | AskDamageOn() | AskSize() | AskWhere() | AskControl():
                return AskedAbout(ask, self.asked_of(ask))
            case AskWhen() | AskBurn() | AskTriggers() | AskUntaps():
                return self.about_course(ask)
            case AskHappens(things=things):
                self.no_player_called_so(things)
                return AskedAbout(ask, [piece for thing in things for piece in self.spoken(thing)])
        return AskedAbout(ask, player=self.who(ask.who) if isinstance(ask, AskLargestX) and ask.who else "")

    def about_turn(self, turn: ToldOutcome) -> AskedAbout | None:
        """A turn that a spell gives is asked about as that spell; None for the next one in turn. Raises NotClear."""
        giving = [piece for piece in self.last_cast if "extra turn" in piece.card.text]
        if not isinstance(turn, GetsTurn) or (not giving and not turn.extra):
            return None
        if len(giving) != 1 or self.who(turn.who) not in (self.aims_now(giving[0]) or [giving[0].owner]):
            raise NotClear("whose turn it is")
        return AskedAbout(AskWhether(NotSo(Fizzles((PRONOUN,)))), giving)

    def own_of(self, who: str) -> list[Piece]:
        """What was spoken of that belongs to the one who may get it back; else what was cast last."""
        spoken = [*self.last_cast, *self.there.focus]
        return [piece for piece in spoken if piece.owner == self.who(who) and not piece.is_land]

    def about_damage(self, ask: AskDamage) -> AskedAbout:
        """How much somebody loses, and of what deals it, where that is named. Raises NotClear."""
        if ask.who and ask.thing is None and self.are_cards_lost():
            return self.about(AskWhether(Discards(ask.who), either=True))
        if "many" in self.words and _MEASURED.isdisjoint(self.words):
            raise NotClear("how many of what")
        if ask.who and ask.thing is None and (hurt := self.hurt_instead(LosesLife(ask.who))):
            return AskedAbout(AskDamageOn(PRONOUN), hurt)
        if ask.thing is not None and ask.thing.noun not in IT:
            pieces = self.there.find((ask.thing,))
            return replace(self.about_damage(replace(ask, thing=None)), pieces=pieces)
        if not ask.who and not (self.attacked or self.victim or self.no_blocks_yet) and self.last_cast:
            return self.life_gained(ask)
        return AskedAbout(ask, player=self.who(ask.who) if ask.who else "")

    def about_course(self, ask: AskWhen | AskBurn | AskTriggers | AskUntaps) -> AskedAbout:
        """When something was; of whom it is asked how much mana burns, or of what how often it triggers, or untaps."""
        if isinstance(ask, AskUntaps):
            self.there.find((ask.by,) if ask.by is not None else ())
            return AskedAbout(ask, self.tapped_things(ask))
        if isinstance(ask, AskWhen):
            return self.when_it_was(ask)
        if isinstance(ask, AskTriggers):
            return AskedAbout(ask, self.with_what_triggers(ask.thing))
        self.comes_to_that(Burned(ask.who))
        return AskedAbout(ask, player=self.who(ask.who))

    def tapped_things(self, ask: AskUntaps) -> list[Piece]:
        """The tapped things of the kind that the player has. Raises NotClear where there are none."""
        player = self.who(ask.who) if ask.who else BOB
        thing = replace(ask.thing, owner="", number=0, marks=(), some=False)
        tapped = [p for p in self.there.pieces if p.controller == player and p.zone == "play" and "tapped" in p.state]
        named = [piece for piece in tapped if thing.card and piece.card.name == thing.card]
        kind = Mention(noun=thing.noun.removesuffix("s"))
        found = named if thing.card else [piece for piece in self.there.fitting(kind) if piece in tapped]
        if not found:
            raise NotClear("what is tapped")
        return found

    def with_what_triggers(self, thing: Mention) -> list[Piece]:
        """The one thing that is asked how often it triggers. Raises NotClear."""
        often = [p for p in self.there.pieces if p.is_permanent and _OFTEN.search(p.works_as.text)]
        found = often if not thing.card and len(often) == 1 else self.there.find((thing,))
        if len(found) != 1 or not found[0].is_permanent:
            raise NotClear("what triggers")
        return found

    def of_what_was_away(self, asked: AskedAbout) -> AskedAbout:
        """`does it come back?`, after what returns another card has gone: that card."""
        (gone,) = asked.pieces if len(asked.pieces) == 1 else (None,)
        if gone is None or "back" not in self.words or not _RETURNS.search(gone.card.text):
            return asked
        aims = self.aimed.get((gone.card.name, gone.owner), [])
        away = [piece for piece in self.there.pieces if piece.label in aims]
        return replace(asked, pieces=away) if len(away) == 1 else asked

    def of_a_creature(self, asked: AskedAbout) -> AskedAbout:
        """`is it 2/2 again?`: only a creature has a size."""
        if asked.pieces and not any(piece.is_creature for piece in asked.pieces):
            return replace(asked, pieces=self.one_creature() or asked.pieces)
        return asked

    def as_trampling(self, outcome: ToldOutcome) -> ToldOutcome:
        """`does the rest carry over?`, in a fight and where nothing is said of mana: damage. `does it hurt me?`, right
        after a spell that deals damage: whether that does."""
        if isinstance(outcome, Tramples) and outcome.number < 0 and self.blocked and _PAST.isdisjoint(self.words):
            raise NotClear("whom the damage is dealt to")
        by_it = isinstance(outcome, LosesLife) and len(outcome.by) == 1 and outcome.by[0].noun in IT
        if by_it and isinstance(outcome, LosesLife) and not self.attacked and self.spell_just_cast():
            return replace(outcome, by=())
        if isinstance(outcome, HasManaLeft) and self.attacked and "mana" not in self.words:
            return LosesLife("victim", through=True)
        return outcome

    def as_gained(self, ask: AskWhether) -> AskedAbout | None:
        """`is that 4 life?`: whoever gains some, where nothing is there that anybody could lose any by."""
        works = ask.outcome
        if not isinstance(works, LosesLife) or works.number < 1 or works.by or works.through or not self.last_cast:
            return None
        lost = self.attacked or self.victim or not _LOST.isdisjoint(self.words) or "life" not in self.words
        gainers = set() if lost else self.life_gainers()
        if len(gainers) != 1:
            return None
        return AskedAbout(replace(ask, outcome=GetsLife("", works.number)), player=gainers.pop())

    def life_gainers(self) -> set[str]:
        """The owners of what gains life, where nothing that is there costs any."""
        pieces = [piece for piece in self.there.pieces if not piece.is_land]
        if any(re.search(r"damage|loses? [^.]*life", piece.card.text) for piece in pieces):
            return set()
        return {p.owner for p in pieces if re.search(r"[Yy]ou gain [^.]*life|[Gg]ains? [^.]*life", p.card.text)}

    def life_gained(self, ask: AskDamage) -> AskedAbout:
        """`how much life?`, where all that is there gains some for one player and nothing deals damage. Raises
        NotClear."""
        owners = self.life_gainers()
        if ask.thing is not None or "life" not in self.words or len(owners) != 1:
            raise NotClear("whose damage it is")
        return AskedAbout(AskLife("", gained=True), player=owners.pop())

    def asked_of(self, ask: AskCounters | AskDamageOn | AskSize | AskWhere | AskControl) -> list[Piece]:
        """The pieces of which it is asked how they are."""
        if isinstance(ask, AskSize) and (ask.thing.noun in ("token", "tokens") or self.of_got(ask)):
            return []
        if isinstance(ask, AskControl) and ask.thing == Mention(noun="one"):
            last = self.there.find((ask.thing,))[-1]
            return [piece for piece in self.there.pieces if piece.card.name == last.card.name]
        if isinstance(ask, AskWhere) and ask.thing.noun in IT and (spell := self.spell_just_cast()):
            return spell
        if isinstance(ask, AskSize) and ask.left:
            return may_be_left(ask, self)
        pieces = self.spoken(ask.thing)
        if isinstance(ask, AskSize) and (ask.more or ask.thing.noun == "each"):
            more = [piece for thing in ask.more for piece in self.there.find((thing,))]
            return [piece for piece in pieces if piece.is_creature or ask.more] + more
        if isinstance(ask, AskWhere) and ask.thing.noun in IT:
            pieces = self.given_up_for(pieces)
        if isinstance(ask, AskCounters) and ask.thing.noun in IT | {"he", "she"} and "loyalty" in self.words:
            walkers = [p for p in self.there.pieces if CardType.PLANESWALKER in p.card.types]
            spoken = [piece for piece in self.there.focus if piece in walkers][-1:]
            pieces = spoken or (walkers if len(walkers) == 1 else pieces)
        if isinstance(ask, AskCounters) and ask.thing.noun in IT:
            pieces = self.counted_on(pieces)
        if isinstance(ask, AskSize | AskControl) and ask.thing.noun in IT:
            pieces = self.creature_enchanted(pieces)
        if isinstance(ask, AskSize) and ask.thing.noun in IT and not any(piece.is_creature for piece in pieces):
            pieces = self.one_creature() or pieces
        if isinstance(ask, AskSize) and ask.thing == PRONOUN and not self.when and "it" not in self.words:
            pieces = [piece for piece in self.there.pieces if piece.is_creature and piece.zone == "play"] or pieces
        of_several = isinstance(ask, AskSize) and ask.thing.noun in THEM and not self.when
        return (self.of_both(pieces) or pieces) if of_several else pieces

    def one_creature(self) -> list[Piece]:
        """The creature there, where there is just one."""
        creatures = [piece for piece in self.there.pieces if piece.is_creature and piece.zone == "play"]
        return creatures if len(creatures) == 1 else []

    def of_got(self, ask: AskSize) -> bool:
        """`what did I get and how big are they?`: the tokens that somebody got."""
        asks = [said for said in self.all_said if isinstance(said, Ask)]
        before = asks[asks.index(ask) - 1] if ask in asks and asks.index(ask) else None
        got = (isinstance(before, AskHappens) and before.gained) or isinstance(before, AskTokens)
        return got and ask.thing.noun in THEM and not ask.more

    def counted_on(self, pieces: list[Piece]) -> list[Piece]:
        """Of something that has no counters, and of which no text speaks, what is on it that gets them, or the one
        thing spoken of that does."""
        if any("counter" in piece.works_as.text or piece.state for piece in pieces):
            return pieces
        spoken = {piece.label: piece for piece in self.there.focus if piece.is_permanent}.values()
        worn = [each for each in self.there.pieces if each.host in pieces and "counter" in each.card.text]
        worn = worn or [piece for piece in spoken if "counter" in piece.works_as.text]
        return worn if len(worn) == 1 else pieces

    def spoken(self, thing: Mention) -> list[Piece]:
        """The pieces that are meant; by `each`, all that have been spoken of, and be it one by one."""
        if thing.noun in ("spell", "card") and not (thing.card or thing.number) and self.last_cast:
            return self.spell_meant(Fizzles((thing,)))
        if thing.noun != "each" or len(self.there.group) > 1:
            return self.there.find((thing,))
        spoken = {piece.label: piece for piece in self.there.focus if piece.is_permanent and not piece.is_land}
        worn = {piece.label: piece for piece in self.there.pieces if piece.host in spoken.values()}
        return list((spoken | worn).values())

    def about_number(self, ask: AskCount) -> AskedAbout:
        """Of a sort all are counted that the player has at the end, of what is named those that are spoken of."""
        thing, player = ask.thing, self.who(ask.who) if ask.who else BOB
        if ask.dead and thing.noun == "cards" and self.victim and self.are_cards_lost():
            return self.about(AskWhether(Discards(ask.who or CALLED[self.victim]), either=True))
        lands = thing.noun in ("land", "lands")
        if lands and not ask.dead and (self.there.assumed or player not in self.has_lands):
            raise NotClear("how many lands there are")
        if ask.who and not ask.dead and is_sort(thing.noun) and thing == Mention(noun=thing.noun):
            return AskedAbout(AskTokens(thing.noun, ask.who), player=player)
        if ask.who and not ask.dead and thing == Mention(noun=thing.noun, marks=(TOKEN,)) and self.made_by_itself():
            return AskedAbout(AskTokens(thing.noun, ask.who, tokens=True), player=player)
        known = list(self.there.pieces)
        of_all = ask.dead and not ask.who
        pieces = self.of_sort(thing, "" if of_all else player) or self.there.find((replace(thing, number=0),))
        if "token" in thing.marks and not all(piece in known or piece.made for piece in pieces):
            raise NotClear("which tokens there are")
        creatures = [piece for piece in pieces if piece.is_creature] if thing.noun in THEM else []
        return AskedAbout(ask, creatures or pieces, player)

    def made_by_itself(self) -> bool:
        """Whether something that is there makes tokens as it dies."""
        return any(_MAKES_DYING.search(piece.card.text) for piece in self.there.pieces)

    def of_sort(self, thing: Mention, player: str) -> list[Piece]:
        """`how many bears do I lose?`: all of the sort that the player has; nobody named: all that there are."""
        if not (is_sort(thing.noun) or thing.noun == "lands") or thing != Mention(noun=thing.noun):
            return []
        return [piece for piece in self.there.fitting(thing) if player in ("", piece.owner)]

    def when_it_was(self, ask: AskWhen) -> AskedAbout:
        """What phases is told to do so. Raises NotClear where nothing was told that has a moment of its own."""
        last = self.last_act
        if not ask.verb and isinstance(last, GetsPhased):
            verb = "phases out" if last.out else "phases in"
            return AskedAbout(replace(ask, verb=verb), self.there.find((last.thing,)))
        if not ask.verb:
            raise NotClear("what it is that is asked")
        if ask.thing.noun == "player":
            return AskedAbout(ask, player=self.who(ask.thing.owner))
        pieces = self.there.find((ask.thing,))
        if ask.verb == "phases in" and any(piece.like_token or piece.token or piece.made for piece in pieces):
            raise NotClear("what becomes of the token")
        if ask.verb == "phases in" and not (isinstance(last, GetsPhased) and not last.out):
            self.act(GetsPhased(ask.thing, out=False))
        return AskedAbout(ask, pieces)
