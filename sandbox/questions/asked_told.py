"""What is asked, with the pieces and players that it speaks of, and what is claimed where it may be done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.aims_told import OF_GRAVEYARD, does_harm
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.asked_left import of_those_left
from sandbox.questions.asked_of_last import LastTelling
from sandbox.questions.coming_back import comes_back_later, of_the_card
from sandbox.questions.mentioned import IT, THEM, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.preventing_told import prevents
from sandbox.questions.said.acts import Activates, Casts, DoesNothing, Regenerates, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import (
    Ask,
    AskCan,
    AskCount,
    AskCounters,
    AskEither,
    AskEnough,
    AskHand,
    AskLife,
    AskMust,
    AskSaved,
    AskWhere,
    AskWhether,
    AskWhichCan,
    AskWhoIsRight,
    AskWhoMay,
    AskWorks,
    OfferedNumbers,
)
from sandbox.questions.said.asked_costs import AskManaInto
from sandbox.questions.said.outcomes import (
    Fizzles,
    IsDead,
    IsTapped,
    Lives,
    LosesGame,
    LosesLife,
    NotSo,
    OfThings,
    TakesNothing,
    ToldOutcome,
)
from sandbox.questions.said.outcomes_cards import Controls, GetsBack, GoesTo
from sandbox.questions.said.outcomes_of_things import Grows
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, PlayerOf
from sandbox.questions.set_off import as_set_off
from sandbox.questions.storm_told import without_copies
from sandbox.questions.telling import is_spell
from sandbox.questions.walkers_asked import check_called

GOALS: dict[str, ToldOutcome] = {
    "kill": IsDead((PRONOUN,)),
    "save": NotSo(IsDead((PRONOUN,))),
    "exile": GoesTo(PRONOUN, "exile"),
    "bounce": GoesTo(PRONOUN, "hand"),
    "tap": IsTapped(PRONOUN),
    "untap": IsTapped(PRONOUN, False),
    "counter": Fizzles((PRONOUN,)),
    "grow": Grows((PRONOUN,)),
}
"""What is to have come about."""

LAST_UNTRIED = "the last that is asked about is done"
"""The key of that, where it is told otherwise."""


def denied(ask: Ask) -> Ask:
    """Whether it is not so. Raises NotClear for what is no such question."""
    match ask:
        case AskWhether(outcome=NotSo(outcome=outcome)):
            return replace(ask, outcome=outcome)
        case AskWhether(outcome=outcome):
            return replace(ask, outcome=NotSo(outcome))
        case AskCan() | AskWorks() | AskMust():
            return replace(ask, denied=not ask.denied)
    raise NotClear("what is wrong")


_FOR_GOOD = frozenset({"keep", "good", "forever", "permanently", "keeps"})
"""Words with which it is asked whether somebody has something for longer than this turn."""


class AskTelling(LastTelling):
    """Takes in what is asked and what is stated to have come about."""

    def __init__(self, said: Sequence[PartSaid], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__(said, words, choices, attempts)
        self.asked: list[AskedAbout] = []
        self.stated: list[AskedAbout] = []
        self.wants_dead: list[Piece] = []

    def ask(self, ask: Ask) -> None:
        if LAST_UNTRIED in self.otherwise and len(self.asked) + 1 == sum(isinstance(s, Ask) for s in self.all_said):
            self.attempts = False
        ask = without_copies(self, of_the_card(as_set_off(self, of_those_left(ask, self.all_said, self.words))))
        check_called(self, ask, self.walker_called(ask))
        self.before_asking(ask)
        ask = _as_countering(self.as_just_cast(self.as_cards(self.as_regenerating(ask))), self.pending)
        if (saving := self.about_saving(ask)) is not None:
            self.asked.append(replace(saving, ask=denied(saving.ask)) if getattr(ask, "denied", False) else saving)
        else:
            self.ask_of_sort(ask)

    def ask_of_sort(self, ask: Ask) -> None:
        match ask:
            case AskWhoIsRight(wrong=wrong, one_of_two=of_two):
                self.whether_right(wrong, of_two)
            case OfferedNumbers() if self.asked:
                pass  # it is one of those
            case AskWorks() if not self.when and (idle := self.kept_out()) is not None:
                self.asked.append(self.about_doing(AskMust(idle, denied=not ask.denied)))
            case AskWorks():
                act, asked = self.last_act, AskedAbout(ask, claim=self.claim_of_last())
                self.asked.append(self.as_meant(act, asked) if isinstance(act, Uses) and act.goal else asked)
            case AskWhichCan(act=act):
                attempts, self.attempts = self.attempts, False
                self.asked.append(AskedAbout(ask, claims=self.claims_of_each(self.each_way(act))))
                self.attempts = attempts
            case AskSaved() | AskEnough() | AskManaInto() | AskEither() | AskWhoMay() | AskMust():
                self.asked.append(self.about_doing(ask))
            case AskLife(who="he" | "she") if (walker := self.walker_called(ask)) is not None:
                self.asked.append(AskedAbout(AskCounters(PRONOUN), [walker]))
            case AskWhere(thing=Mention(noun="he" | "she" | "it")) if (walker := self.walker_called(ask)) is not None:
                self.asked.append(AskedAbout(AskCounters(PRONOUN), [walker]))
            case AskLife(who=who) if who and (several := self.several_counted(who)):
                self.asked.append(self.about(AskCount(Mention(card=several), who)))
            case AskLife(who="he" | "she" as who) if self.is_no_player(who) and self.creatures_called(who):
                self.asked.append(self.about(AskWhere(Mention(noun=who))))
            case AskCan(act=Regenerates(), denied=False) if self.may_save():
                self.asks_saved = True  # from what is on its way, or in a fight: whether that helps
                self.asked.append(self.whether_saved(AskSaved((), ask.act)))
            case AskCan(act=Uses() as act) if act.goal:
                self.asked.append(self.whether_it_does(ask, act))
            case AskCan():
                self.asked.append(self.whether_it_can(self.by_creature(ask)))
            case _:
                self.asked.append(self.about(ask))

    def as_regenerating(self, ask: Ask) -> Ask:
        """`Can I pay R?`, of what does nothing else for that but regenerate."""
        act = ask.act if isinstance(ask, AskCan) else None
        if not isinstance(ask, AskCan) or not isinstance(act, Activates) or not act.paid:
            return ask
        if act.targets or act.what.card:
            return ask
        pieces = self.there.find((act.what,), self.who(act.who) if act.who else "")
        saved = act.times == 1 and len(pieces) == 1 and self.is_saved_by(pieces[0])
        return replace(ask, act=Regenerates(act.who, act.what, act.paid)) if saved else ask

    def as_cards(self, ask: Ask) -> Ask:
        """`how many does he have left?`, after a spell that makes somebody discard: cards."""
        return AskHand(ask.who) if isinstance(ask, AskLife) and ask.who and self.are_cards_lost() else ask

    def kept_out(self) -> AttacksWith | None:
        """`I keep it home. May I?`: the attack that is left out, where no more is told than that."""
        idle = [said for said in self.all_said if isinstance(said, DoesNothing) and said.things]
        return AttacksWith(idle[0].things, idle[0].who) if len(idle) == 1 else None

    def before_asking(self, ask: Ask) -> None:
        """What is named and not cast yet is cast, and what is taken for a turn is asked for once that is over. Raises
        NotClear."""
        outcome = ask.outcome if isinstance(ask, AskWhether) else None
        if isinstance(outcome, IsTapped) and not outcome.turned and self.attack_asked_after(ask):
            raise NotClear("when it is tapped")  # the attack that is tried taps it
        taken = self.lying_there(outcome) if isinstance(outcome, GetsBack) else self.to_be_kept(outcome)
        if taken:
            self.change_hands()  # what waits has resolved by then
        if any(map(self.is_taken_for_now, taken)):
            self.ends_turn()
        self.called_apart()
        comes_back_later(self, ask)
        for thing in self.to_cast:
            if not thing.number and any(p.card.name == thing.card and p.cast for p in self.there.pieces):
                continue  # it has been cast, and is named once more
            there = any(piece.is_creature and piece.zone == "play" for piece in self.there.pieces)
            if "any target" in card_named(thing.card).text and (there or isinstance(outcome, OfThings)):
                raise NotClear(f"what {thing.card} is aimed at")
            self.casts(Casts(thing, "" if thing.owner else self.caster_at_player(thing.card)))
        self.to_cast = []

    def attack_asked_after(self, ask: Ask) -> bool:
        """Whether it is asked after that whether somebody can attack."""
        later = self.all_said[[*self.all_said].index(ask) + 1 :]
        return any(isinstance(said, AskCan) and isinstance(said.act, AttacksWith) for said in later)

    def lying_there(self, outcome: GetsBack) -> list[Piece]:
        """What somebody may get back; one of which nothing was said lies in a graveyard from which something there
        brings cards back. Raises NotClear where nothing does."""
        card = outcome.thing.card
        if not card or any(piece.card.name == card for piece in self.there.pieces):
            return self.there.find((outcome.thing,))
        if not any(OF_GRAVEYARD.search(piece.card.text) for piece in self.there.pieces):
            raise NotClear(f"where {card} is")
        return self.there.find((outcome.thing,), self.who(outcome.who), "graveyard")

    def to_be_kept(self, outcome: ToldOutcome | None) -> list[Piece]:
        """What it is asked if somebody keeps it, which says more than that it is the player's for now."""
        lasting = not _FOR_GOOD.isdisjoint(self.words)
        if not isinstance(outcome, Controls) or not lasting or outcome.thing.some:
            return []
        return self.several_kept(outcome) or self.there.find(outcome.about)

    def ends_turn(self) -> None:
        """The turn ends. Raises NotClear."""
        raise NotClear("whose turn ends")

    def about_doing(self, ask: AskSaved | AskEnough | AskManaInto | AskEither | AskWhoMay | AskMust) -> AskedAbout:
        """What may, must or can usefully be done."""
        match ask:
            case AskSaved():
                return self.whether_saved(ask)
            case AskEnough(by=by):
                return self.whether_enough(by)
            case AskManaInto():
                return self.mana_into(ask)
            case AskEither(who=who):
                return self.whether_either(who)
            case AskWhoMay():
                return AskedAbout(ask, claims=self.claims_of_both(ask.act))
        return AskedAbout(ask, claim=self.left_out(ask.act))

    def stated_loss(self, player: str, number: int) -> None:
        self.stated.append(AskedAbout(AskWhether(LosesLife("", number)), player=player))

    def whether_right(self, wrong: bool = False, one_of_two: bool = False) -> None:
        """What has been asked or was stated to come about is asked, else whether the last act may be done. Raises
        NotClear where nothing was."""
        if one_of_two and sum(isinstance(each, AskWhether | ToldOutcome) for each in self.all_said) > 1:
            raise NotClear("who says what")
        more = any(isinstance(each, Ask) and not isinstance(each, AskWhoIsRight) for each in self.all_said)
        if not self.asked and more:
            return  # `yes or no: does it die?`
        if not self.asked and self.stated:
            self.asked.append(self.stated.pop())
        elif not self.asked and self.last_act is not None and not wrong:
            self.ask(AskWorks())
        if not self.asked:
            raise NotClear("what is asked")
        if wrong:
            self.asked[-1] = replace(self.asked[-1], ask=denied(self.asked[-1].ask))

    def whether_saved(self, ask: AskSaved) -> AskedAbout:
        """Whether it lives once what can be done for it is done. Raises NotClear."""
        if isinstance(ask.act, Regenerates):
            self.regenerates(ask.act)
            self.drop_if_in_vain()
        pieces = self.there.find(ask.things) if ask.things else self.helped or self.aided()
        if not pieces:
            return AskedAbout(AskWhether(TakesNothing("victim")), player=self.shielded())
        return AskedAbout(AskWhether(Lives((PRONOUN,))), pieces)

    def aided(self) -> list[Piece]:
        """What a spell that does no harm was cast on last, where something else is aimed at it."""
        cast = self.last_cast[-1] if self.last_cast else None
        if cast is None or does_harm(cast.card):
            return []
        aims = self.aimed.get((cast.card.name, cast.owner), [])
        threats = [each for (name, _), each in self.aimed.items() if name != cast.card.name]
        return [p for p in self.there.pieces if p.label in aims and any(p.label in each for each in threats)]

    def shielded(self) -> str:
        """Whoever is attacked, blocks nothing and has cast last what prevents damage. Raises NotClear."""
        player = other(self.active) if self.active else ""
        cast = self.last_cast[-1] if self.last_cast else None
        burned = any(player in aims for aims in self.aimed.values())
        if not self.attacked or self.blocked or burned or cast is None or cast.owner != player or not _of_combat(cast):
            raise NotClear("what helps")
        return player

    def drop_if_in_vain(self) -> None:
        """What has been said to have a toughness of 0 is gone before it could be regenerated."""
        said = self.when[-1].partition(" regenerates ")[2] if self.when else ""
        if said and any(re.fullmatch(rf"Then {re.escape(said)} is an? -?\d+/(?:0|-\d+)", line) for line in self.when):
            self.when.pop()

    def whether_it_does(self, ask: AskCan, act: Uses) -> AskedAbout:
        """Whether it may be done and does then to what it is aimed at what it is to do. Raises NotClear where nothing
        threatens what is to be saved."""
        if (asked := self.whether_it_did(act, ask.denied)) is not None:
            return asked
        if act.goal == "counter":
            act = self.with_what_is_held(act)
            ask = replace(ask, act=act)
        if (block := self.as_block(act)) is not None:
            return self.whether_it_can(replace(ask, act=block))
        if act.goal == "stop" and not self.attacked and self.is_prevention(act):
            return self.whether_it_can(replace(ask, act=replace(act, goal="")))
        if act.goal == "save" and not (self.pending or self.attacked):
            raise NotClear("what it is to be saved from")
        if (
            act.goal == "save"
            and act.what.card
            and re.search(r"damage to|estroy target", card_named(act.what.card).text)
        ):
            raise NotClear(f"what {act.what.card} is aimed at")  # rather what threatens it
        if isinstance(act.who, PlayerOf) and self.blocked and act.targets[0].noun in IT:
            raise NotClear("it")  # either of those that fight
        return self.as_meant(act, self.whether_it_can(ask), ask.denied)

    def whether_it_did(self, act: Uses, denied: bool) -> AskedAbout | None:
        """Of what has been cast at that already, whether it does what it is to do; None where it has not been."""
        cast = [piece for piece in self.there.pieces if piece.cast and piece.card.name == act.what.card]
        if not act.what.card or not cast or act.what.number or not is_spell(act.what) or act.goal not in GOALS:
            return None
        aims = self.aims_now(cast[-1])
        pieces = [piece for piece in self.there.pieces if piece.label in aims]
        named = {piece.card.name for piece in pieces}
        its_own = all(thing.noun in IT | THEM or thing.card in named for thing in act.targets)
        if not pieces or not its_own:
            return None
        outcome = Lives((PRONOUN,)) if act.goal == "save" else GOALS[act.goal]
        return AskedAbout(AskWhether(NotSo(outcome) if denied else outcome), pieces)

    def as_meant(self, act: Uses, asked: AskedAbout, denied: bool = False) -> AskedAbout:
        """What is asked of an act that is to do something. Raises NotClear where it is not aimed at one thing, and for
        what is to `stop` something in play."""
        if not asked.claim or len(act.targets) != 1:
            raise NotClear("what is to be done")
        if act.targets[0].noun == "player" and act.goal == "kill":
            loses = LosesGame("victim")
            player = self.players.name(act.targets[0].owner)
            meant = AskWhether(NotSo(loses) if denied else loses)
            return AskedAbout(meant, player=player, claim=asked.claim, denied=denied)
        aims = self.aimed.get((act.what.card, asked.claim.split(" ")[0]), [])
        attacking = self.there.roles["attacking"] if act.goal == "stop" and act.targets[0].noun in IT else []
        pieces = [piece for piece in self.there.pieces if piece.label in aims] or attacking
        pieces = pieces or self.there.find(act.targets)
        if act.goal == "stop" and (stopped := self.stops_attack(asked, pieces, denied)) is not None:
            return stopped
        if act.goal == "stop" and all(piece.cast and not piece.is_permanent for piece in pieces):
            return asked
        if len(pieces) != 1 or act.goal not in GOALS:
            raise NotClear("what that would be")
        outcome = GOALS[act.goal]
        meant = AskWhether(NotSo(outcome) if denied else outcome)
        return AskedAbout(meant, pieces, claim=asked.claim, denied=denied)

    def whether_enough(self, by: Mention | None = None) -> AskedAbout:
        """Whether those die that somebody wants dead, or that were aimed at last; of what saves, whether
        they live. Raises NotClear."""
        if by is not None and (not self.last_cast or self.last_cast[-1].card.name != by.card):
            raise NotClear("whether it is used")
        aims = self.aimed.get((self.last_cast[-1].card.name, self.last_cast[-1].owner), []) if self.last_cast else []
        pieces = self.wants_dead or [piece for piece in self.there.pieces if piece.label in aims]
        if not pieces and isinstance(self.last_act, BlocksWith) and len(self.there.blocked_ones) == 1:
            pieces = self.there.blocked_ones  # several have been thrown before it
        helps = bool(self.last_cast) and (prevents(self.last_cast[-1]) or not does_harm(self.last_cast[-1].card))
        if self.is_lethal_meant(bool(pieces) and not helps):
            return AskedAbout(AskWhether(LosesGame("victim")), player=other(self.active))
        if pieces and not self.wants_dead and helps:
            return AskedAbout(AskWhether(Lives((PRONOUN,))), pieces)
        if pieces:
            return AskedAbout(AskWhether(IsDead((Mention(noun="them"),))), pieces)
        if not self.victim:
            raise NotClear("what it is enough for")
        return AskedAbout(AskWhether(LosesGame("victim")), player=self.victim)

    def is_lethal_meant(self, harmed: bool) -> bool:
        """Whether it is an attack of which nothing is blocked, against a player whose life total alone is told: what
        it is to be enough for is that player's end. Raises NotClear where something else is harmed besides."""
        lives = [line.split(" ")[0] for line in self.given if line.endswith(" life")]
        if not self.attacked or self.wants_dead or not self.active or lives != [other(self.active)]:
            return False
        if harmed:
            raise NotClear("what it is enough for")
        return not self.blocked and all(piece.owner == self.active for piece in self.last_cast)


def _of_combat(piece: Piece) -> bool:
    """Whether it prevents combat damage."""
    return re.search(r"[Pp]revent [^.]*\bcombat damage", piece.card.text) is not None


def _as_countering(ask: Ask, pending: Sequence[Piece]) -> Ask:
    """`can I Cancel a spell that can't be countered?`: it may be cast, and is asked whether that counters it."""
    act = ask.act if isinstance(ask, AskCan) else None
    if not isinstance(ask, AskCan) or not isinstance(act, Casts) or not act.what.card:
        return ask
    aims = [card_named(each.card).text for each in act.targets if each.card] or [p.card.text for p in pending[-1:]]
    if "ounter target" not in card_named(act.what.card).text or not any("can't be countered" in text for text in aims):
        return ask
    return AskCan(Uses(act.what, act.who, act.targets, goal="counter"), ask.denied)
