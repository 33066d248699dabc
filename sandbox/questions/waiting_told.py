"""What waits to resolve as something is done: whether it has resolved by then, or is answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.aiming_told import AT_SPELLS
from sandbox.questions.effects_told import ABILITY_WORDS, AT_ABILITIES, words_of_upkeep
from sandbox.questions.entering import triggers_on_entering
from sandbox.questions.mentioned import IT, SUE, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear
from sandbox.questions.preventing_told import PREVENTED
from sandbox.questions.said.acts import (
    HELD,
    Activates,
    AimsAnew,
    AimsTrigger,
    Casts,
    PaysFor,
    Redirects,
    Regenerates,
    Sacrifices,
    TakesBack,
    TapsForMana,
    ToldAct,
    Uses,
)
from sandbox.questions.said.acts_combat import Assigns, AttacksWith, BlocksNothing, BlocksWith, Orders
from sandbox.questions.said.acts_keywords import (
    CascadesInto,
    CastsMad,
    FindsOne,
    LastCounterOff,
    MovesCounter,
    UsesModular,
)
from sandbox.questions.said.asked import AskCan, act_of
from sandbox.questions.said.moments import (
    InResponse,
    OnceResolved,
    When,
)
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.questions.said.ways import CastSo
from sandbox.questions.telling import GAINS_CONTROL, is_spell, joined
from sandbox.questions.timed import Timed
from sandbox.questions.turns_told import TurnTelling
from sandbox.terms.types import EQUIPMENT, CardType

ENDS_THE_WAIT = (
    Sacrifices
    | AimsAnew
    | AimsTrigger
    | Assigns
    | CascadesInto
    | CastsMad
    | Orders
    | Regenerates
    | FindsOne
    | UsesModular
    | MovesCounter
    | TakesBack
    | PaysFor
    | Redirects
)
"""Acts that say themselves what has resolved by then."""


def _is_creature(thing: Mention) -> bool:
    return bool(thing.card) and CardType.CREATURE in card_named(thing.card).types


class WaitTelling(TurnTelling):
    """Spells and abilities wait until they resolve. Raises NotClear where it is not said what is answered."""

    def __init__(self, timed: Sequence[Timed], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__([each.said for each in timed], words, choices, attempts)
        self.timed = timed
        moments = [moment for each in timed for moment in each.moments]
        self.says_it_resolves = any(isinstance(moment, OnceResolved) for moment in moments)

    def settle(self, timed: Timed, kinds: set[type[When]]) -> None:
        """What waits resolves before the act, unless the act answers it."""
        act, self.just_came = timed.said, None
        if isinstance(act, Casts) and act.waits and act.what.card in self.pending_names():
            return  # it is said once more that it waits
        for moment in timed.moments:
            if isinstance(moment, InResponse) and moment.to is not None and moment.on:
                self.casts(Casts(replace(moment.to, owner=""), moment.to.owner or "opp", moment.on))
                self.other_acts(act)
        answered = [moment.to for moment in timed.moments if isinstance(moment, InResponse) and moment.to is not None]
        responds = InResponse in kinds or (isinstance(act, Casts) and act.answers)
        triggers = any(each.ability or each.noun in ABILITY_WORDS[:2] for each in answered)
        if (
            responds
            and not triggers
            and not self.pending
            and (self.known_resolved or " copies " in "".join(self.when[-1:]))
        ):
            raise NotClear("what is answered")
        equipping = any(EQUIPMENT in piece.card.subtypes for piece in self.pending)
        used = bool(self.pending) or not any(each.noun == "activation" for each in answered)
        if not used or (any(each.noun == "equip" for each in answered) and not equipping):
            raise NotClear("what is answered")
        self.known_resolved = False
        if triggers:
            self.brings_about(answered[0], act)
            self.trigger_waits(answered[0])
        elif responds and self.pending and self.is_cast_now(self.pending[-1]) and self.is_at_what_enters(act):
            self.enters(self.pending[-1])
        told = [each for each in answered if not words_of_upkeep(each)]
        missing = [each for each in told if each.card and each.card not in self.pending_names()]
        if missing and not (len(missing) == 1 and self.answered_at(missing[0], act_of(act))):
            raise NotClear("what is answered")
        if isinstance(act, Sacrifices) and self.is_taken_first(act, kinds):
            self.resolved()
        if not self.pending or isinstance(self.as_it_waits(act) if isinstance(act, ToldAct) else act, ENDS_THE_WAIT):
            return
        if not self.is_cast_free(act):
            self.waits_or_not(act, kinds)

    def waits_or_not(self, act: PartSaid, kinds: set[type[When]]) -> None:
        """What waits as something is done that does not say itself whether it has resolved."""
        if OnceResolved in kinds and self.pending[-1].is_permanent:
            self.just_came = self.pending[-1]
            self.resolved()
            return
        if InResponse in kinds or (isinstance(act, Casts) and act.answers):
            return
        if isinstance(act, Uses) and act.what == HELD and act.goal == "counter":
            return
        if self.in_response and (isinstance(self.last_act, TapsForMana) or self.when[-1].endswith(" for mana")):
            return  # `I tap it for mana in response and cast Giant Growth`: both answer
        if self.is_prevention(act) or self.is_at_what_waits(act):
            if OnceResolved in kinds and self.is_prevention(act):
                self.resolves_first()
            return
        passive = isinstance(act, Casts) and act.passive and not act.who
        same = (
            self.who(self.caster_on(act) if isinstance(act, Casts) and passive else getattr(act, "who", ""))
            == self.actor
        )
        if (
            OnceResolved in kinds
            or same
            or isinstance(act, AttacksWith | BlocksWith | BlocksNothing)
            or self.choose("what comes in response", "what came before has resolved", "it comes in response") == 0
        ):
            self.resolved()

    def resolves_first(self) -> None:
        """`It resolves. I prevent the damage.`: as it resolves, where an edition has that, or too late."""
        self.prevented_late = self.choose(PREVENTED, "the damage is on its way", "it has been dealt") == 0
        if not self.prevented_late:
            self.dealt = True
            self.resolved()

    def is_at_what_enters(self, act: PartSaid) -> bool:
        """Whether what is done to a permanent that is cast answers what triggers as it comes into play: nothing
        else can be done to it."""
        (*_, source) = self.pending
        if not isinstance(act, Casts | Uses) or len(act.targets) != 1 or not act.what.card:
            return False
        aimed = act.targets[0].card == source.card.name or act.targets[0].noun in IT
        at_spells = AT_SPELLS.search(card_named(act.what.card).text) is not None
        return aimed and not at_spells and triggers_on_entering(source.works_as)

    def is_taken_first(self, act: Sacrifices, kinds: set[type[When]]) -> bool:
        """Whether what is sacrificed is the other player's, whom it was taken from before."""
        player = self.who(act.who)
        if InResponse in kinds or not self.pending or act.thing.noun == "itself":
            return False
        found = self.there.find((act.thing,))
        takes = GAINS_CONTROL.search(self.pending[-1].works_as.text)
        return takes is not None and self.pending[-1].owner == player and all(p.owner != player for p in found)

    def is_at_what_waits(self, act: PartSaid) -> bool:
        """Whether it is a spell against one that waits: that has not resolved."""
        if not isinstance(act, Casts | Uses) or not act.what.card or not is_spell(act.what):
            return False
        text = card_named(act.what.card).text
        if AT_ABILITIES.search(text) and any(thing.noun in ABILITY_WORDS or thing.ability for thing in act.targets):
            return True
        named = {thing.card for thing in act.targets if thing.card}
        return bool(named & self.pending_names()) and AT_SPELLS.search(text) is not None

    def has_been_announced(self, resolved: Sequence[Mention]) -> None:
        """What is said to have resolved was told of. Raises NotClear where it was not: what it did may matter."""
        told = Counter(piece.card.name for piece in self.there.pieces)
        missing = [each.card for each in resolved if each.card and told[each.card] < (1 if each.number >= 0 else 2)]
        if missing:
            raise NotClear(f"what {missing[0]} did")

    def is_cast_free(self, act: PartSaid) -> bool:
        """Whether it is said what that is aimed at which is cast as its last time counter comes off."""
        if self.is_free_as_told(act):
            return True
        off = next((piece for piece in self.pending if piece.comes_off), None)
        if off is None or not isinstance(act, Casts | Uses) or not (act.targets or off.is_permanent):
            return False
        return act.what.noun in IT or act.what.card == off.card.name

    def is_free_as_told(self, act: PartSaid) -> bool:
        """`even though I cast it for free`, of what was suspended: how that is cast, said once more."""
        free = isinstance(act, Casts) and act.so == CastSo("free") and not act.targets and act.what.noun in IT
        return free and any(isinstance(said, LastCounterOff) for said in self.all_said)

    def is_answered_later(self) -> bool:
        """Whether a response is told of."""
        moments = [moment for timed in self.timed for moment in timed.moments]
        acts = [timed.said for timed in self.timed]
        return any(isinstance(moment, InResponse) for moment in moments) or any(
            isinstance(act, Casts) and act.answers for act in acts
        )

    def pending_names(self) -> set[str]:
        """The cards that wait to resolve."""
        return {piece.card.name for piece in self.pending}

    def answered_as_asked(self, timed: Timed) -> None:
        """`Can I regenerate it in response to his Bolt?`: what is answered is cast where it was not told."""
        for moment in timed.moments if isinstance(timed.said, AskCan) else ():
            to = moment.to if isinstance(moment, InResponse) else None
            if to is None or not to.card or to.card in self.pending_names():
                continue
            if isinstance(moment, InResponse) and moment.on:
                self.casts(Casts(replace(to, owner=""), to.owner or "opp", moment.on))
            else:
                self.answered_at(to, act_of(timed.said))

    def answered_unaimed(self, to: Mention, act: PartSaid) -> bool:
        """A spell that is aimed at nothing is cast by whose it is, where another player answers it."""
        owned = is_spell(to) and to.owner and not self.when
        if not owned or "target" in card_named(to.card).text.lower() or not isinstance(act, ToldAct):
            return False
        who = getattr(act, "who", "")
        if who and self.who(who) == self.who(to.owner):
            return False
        self.casts(Casts(replace(to, owner=""), to.owner))
        self.other_acts(act)
        return True

    def answered_at(self, to: Mention, act: PartSaid) -> bool:
        """What is answered and was not told before is cast here, at the one thing that the answer is aimed at, or that
        it saves or gives up."""
        if self.answered_unaimed(to, act):
            return True
        if not isinstance(act, Casts | Uses | Activates | Regenerates | Sacrifices):
            return False
        aims = act.targets if isinstance(act, Casts | Uses | Activates) else (act.thing,) if act.thing.card else ()
        if isinstance(act, Activates) and not aims and _is_creature(act.what):
            aims = (act.what,)
        if not is_spell(to) or len(aims) != 1 or aims[0].noun == "player" or aims[0].card == to.card:
            return False
        if "target" not in card_named(to.card).text.lower():
            return False
        who = to.owner or ("i" if self.who(act.who) == SUE else "opp")
        self.casts(Casts(replace(to, owner=""), who, aims))
        self.assumptions.append(f"{to.card} is aimed at {joined(self.aimed[to.card, self.actor])}")
        self.other_acts(act)
        return True

    def other_acts(self, act: PartSaid) -> None:
        """Where it is not said who answers what has just been cast, the other player does."""
        if isinstance(act, Casts | Uses) and not act.who:
            self.actor = other(self.actor)
