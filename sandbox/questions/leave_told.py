"""Whether something may be done, claimed where it is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeGuard

from sandbox.questions.aiming_told import AT_SPELLS, CALLED
from sandbox.questions.any_of_told import AnyOfTelling
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.mentioned import BOB, IT, THEM, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Activates, Casts, Redirects, ThinksOf, ToldAct, Tries, Uses
from sandbox.questions.said.acts_combat import Assigns, AttacksWith, BlocksWith
from sandbox.questions.said.acts_keywords import DiscardsOne, DredgesOne, FindsOne
from sandbox.questions.said.asked import Ask, AskCan, AskEither, AskWhether
from sandbox.questions.said.moments import InResponse, When
from sandbox.questions.said.outcomes import GoesThrough, NotSo
from sandbox.questions.said.outcomes_cards import InHand
from sandbox.questions.said.states import Wears
from sandbox.questions.said.things import Mention, PartSaid, Things
from sandbox.questions.telling import is_attached, is_spell, listed
from sandbox.terms.types import EQUIPMENT, CardType

INFINITIVES = {"casts": "cast", "plays": "play", "activates": "activate", "attacks": "attack", "blocks": "block"}
INFINITIVES |= {"assigns": "assign", "targets": "target", "turns": "turn", "uses": "use", "cycles": "cycle"}
INFINITIVES |= {"chooses": "choose", "regenerates": "regenerate", "equips": "equip", "taps": "tap"}
INFINITIVES |= {"suspends": "suspend", "returns": "return", "finds": "find", "pays": "pay"}
_DREDGE = re.compile(r"^Dredge (\d+)", re.MULTILINE)


class LeaveTelling(AnyOfTelling):
    """They raise NotClear where it is not said what may be done."""

    def __init__(self, said: Sequence[PartSaid], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__(said, words, choices)
        self.words = list(words)
        self.attempts = attempts
        self.thought_of: ThinksOf | None = None

    def is_in_the_way(self, ask: AskCan, what: Mention) -> None:
        """What may keep somebody from it is there: where it has not been named before, and it is not said whose it is,
        an enemy's. Raises NotClear for a spell."""
        if any(p.card.name == what.card and p.is_permanent and p.zone == "play" for p in self.there.pieces):
            return
        if is_attached(what):
            self.wears(Wears(self.creature_of(ask.act), what))
            return
        if is_spell(what):
            raise NotClear(f"what is done with {what.card}")
        who = getattr(ask.act, "who", "")
        stopped = self.who(who) if who not in ("", "same") else BOB
        self.has(self.players.name(what.owner) if what.owner else other(stopped), (what,))

    def whether_it_can(self, ask: AskCan) -> AskedAbout:
        """The act is tried. Raises NotClear where it is not one that is said."""
        if (fought := self.of_told_fight(ask)) is not None:
            return fought
        before = len(self.when)
        if self.is_cast_by_cascade(ask.act):
            return self.about(AskWhether(GoesThrough((Mention(card=ask.act.what.card),))))
        if isinstance(ask.act, DredgesOne) and (card := self.too_few_for_dredge(ask.act)) is not None:
            back = InHand(Mention(card=card.card.name), CALLED[card.owner])
            return self.about(AskWhether(NotSo(back) if ask.denied else back))
        if isinstance(self.last_act, DiscardsOne) and isinstance(ask.act, Casts) and ask.act.what.noun in IT:
            if not any(p.cast for p in self.there.focus[-1:]) or "casts" not in self.when[-1]:
                raise NotClear("what may be cast")
            return AskedAbout(ask, player=self.actor)  # it was cast as it was discarded, where that can be done
        if ask.worn is not None:
            self.is_in_the_way(ask, ask.worn)
        if isinstance(ask.act, Redirects):
            return self.whether_redirected(ask, ask.act.thing)
        ask = replace(ask, act=self.by_whoever_answers(ask.act))
        fights = isinstance(ask.act, AttacksWith | BlocksWith | Assigns)
        if (
            fights
            or (self.waits_for_own(ask.act) and not isinstance(ask.act, FindsOne))
            or self.is_there_first(ask.act)
        ):
            self.resolved()
        if isinstance(ask.act, BlocksWith) and self.blocks_too(ask.act):
            raise NotClear("what blocks already")
        self.asks_leave = True
        acts = self.each_way(ask.act)
        if len(acts) > 1:
            claims = self.claims_of_each(acts)
            self.asks_leave = False
            return AskedAbout(ask, player=claims[0].split(" ")[0], claims=claims)
        self.own_turn_comes(acts[0])
        self.turn_goes_on(acts[0])
        sentence = self.act(acts[0])
        self.asks_leave = False
        if not self.attempts and isinstance(acts[0], Activates) and acts[0].times < 0:
            self.only_once(sentence, before)  # all the counters or none
        told = self.when[before:]
        if sentence not in told:
            raise NotClear("what may be done")
        at = self.last_time_of(sentence, before) if told.count(sentence) > 1 else before + told.index(sentence)
        claim = self.claimed_with_blocks(at) if isinstance(ask.act, BlocksWith) else self.claimed(at)
        return AskedAbout(ask, player=sentence.split(" ")[0], claim=claim)

    def too_few_for_dredge(self, act: DredgesOne) -> Piece | None:
        """The card that is to be dredged, where the library is told to be smaller than the number that dredge mills:
        the draw of the turn is a draw."""
        player = self.does(act.who)
        card = self.card_dredged(act, player)
        mills = [int(number) for number in _DREDGE.findall(card.card.text)]
        if not mills or self.libraries.get(player, mills[-1]) >= mills[-1]:
            return None
        if self.when or self.active not in ("", player):
            raise NotClear("which draw that is")
        self.active, self.starts_at = player, "upkeep"
        self.when.append(f"it is {player}'s draw step")
        return card

    def whether_redirected(self, ask: AskCan, thing: Mention) -> AskedAbout:
        """What waits resolves, and the choice is claimed to be there; it is made where that is tried."""
        sentence = self.redirection(thing)
        claim = sentence.replace(" redirects ", " may redirect ")
        self.when += ["it resolves", f"Then {claim}", *([sentence] if self.attempts else [])]
        self.pending = []
        return AskedAbout(ask, player=sentence.split(" ")[0], claim=claim)

    def only_once(self, sentence: str, before: int) -> None:
        """What is told from there on is told once."""
        told = self.when[before:]
        first = told.index(sentence) if sentence in told else 0
        self.when[before:] = [each for at, each in enumerate(told) if at <= first or each != sentence]

    def last_time_of(self, sentence: str, before: int) -> int:
        """Of what is done several times it is asked whether it may be done that often: the times before have resolved,
        unless all of them answer something. Raises NotClear."""
        first = before + self.when[before:].index(sentence)
        if self.in_response:
            return first
        if any(each != sentence for each in self.when[first:]):
            raise NotClear("how often it may be done")
        self.when.insert(len(self.when) - 1, "everything resolves")
        return len(self.when) - 1

    def blocks_too(self, act: BlocksWith) -> bool:
        """`He blocks with an Ogre. Can he block with a Bear, too?`: whether a block was the last that was told, so that
        both could block at once or it could be too late."""
        blocking = self.there.roles["blocking"]
        told = bool(blocking) and self.when[-1:] != [] and self.when[-1].endswith(f" with {listed(blocking)}")
        return told and bool(act.blockers) and bool(act.blockers[0].card)

    def claimed_with_blocks(self, at: int) -> str:
        """A block after others of the player's is declared with them, and instead of none."""
        player = self.when[at].split(" ")[0]
        begins = at
        while begins and self.when[begins - 1].startswith(f"{player} blocks "):
            begins -= 1
        blockers = self.when[at].rpartition(" with ")[2]
        again = any(f"{blockers} " in f"{said} ".rpartition(" with ")[2] for said in self.when[begins:at])
        if begins == at or again:
            return self.claimed(at)  # the first of them, or one more of the same creature
        claim = f"{player} may block {self.when[at].split(' ', 2)[2]}"
        if not self.attempts or self.when[at - 1] == f"{player} blocks with nothing":
            del self.when[at]
        self.when.insert(begins, f"Then {claim}")
        return claim

    def of_told_fight(self, ask: AskCan) -> AskedAbout | None:
        """`was the Giant allowed to block?`, where it has been told that it does: claimed there."""
        act = ask.act
        if isinstance(act, AttacksWith):
            things, verb, fighting = act.things, "attacks", self.there.roles["attacking"]
        elif isinstance(act, BlocksWith) and not act.attackers:
            things, verb, fighting = act.blockers, "blocks", self.there.roles["blocking"]
        else:
            return None
        if not fighting or not things or self.damage:
            return None
        if len(things) == 1 and things[0].noun == "own" and act.who:
            found = [at for at, said in enumerate(self.when) if said.startswith(f"{self.who(act.who)} {verb} ")]
        else:
            found = self.told_to_fight(things, verb, fighting)
        if len(found) != 1 or self.when[found[0]].endswith(" with nothing"):
            return None
        return AskedAbout(ask, player=self.when[found[0]].split(" ")[0], claim=self.claimed(found[0]))

    def told_to_fight(self, things: Things, verb: str, fighting: Sequence[Piece]) -> list[int]:
        """The sentences that say that these fight: none where one of them may be another one."""
        if any(thing.noun == "own" or thing.size or thing.number for thing in things):
            return []
        if any(thing.card not in ("", *(piece.card.name for piece in fighting)) for thing in things):
            return []
        pieces = self.there.find(things)
        said = [n for n, said in enumerate(self.when) if f" {verb} " in said and all(p.label in said for p in pieces)]
        return said if all(piece in fighting for piece in pieces) else []

    def about(self, ask: Ask) -> AskedAbout:
        """What is asked, with what it is about. Raises NotClear."""
        raise NotClear("what is asked")

    def is_cast_by_cascade(self, act: ToldAct) -> TypeGuard[Casts]:
        """Whether it is asked of a card that was found and cast before: that one is meant, and no second one."""
        name = act.what.card if isinstance(act, Casts) and act.what.number == 0 else ""
        return any((p.card.name, p.zone, p.cast) == (name, "library", True) for p in self.there.pieces)

    def own_turn_comes(self, act: ToldAct) -> None:
        """Whether something can attack after the other player's turn has been told of, is asked of its own turn."""
        if not isinstance(act, AttacksWith) or not act.things or not self.active or self.starts_at:
            return
        if act.things[0].noun == "own" and not act.who:
            return
        player = self.who(act.who) if act.who else self.owner_of(self.there.find(act.things, other(self.active)))
        if player != self.active and self.when:
            had_back = any(piece.taken_with and piece.owner == player for piece in self.there.pieces)
            if had_back and "this turn" in " ".join(self.words):
                raise NotClear("whose turn it is")
            self.to_turn_of(player)
            self.assumptions.append(f"it is asked of {player}'s next turn")

    def turn_goes_on(self, act: ToldAct) -> None:
        """`He casts Silence in my upkeep. Can I use my planeswalker?`: what lasts for the turn is asked about of its
        main phase."""
        last = self.last_cast[-1:]
        lasts = bool(last) and last[0] in self.pending and "this turn" in last[0].card.text
        if not lasts or self.in_response or not isinstance(act, Casts | Uses | Activates) or not act.what.card:
            return
        if (
            "can't cast" in last[0].card.text
            and CardType.INSTANT in card_named(act.what.card).types
            and not act.targets
        ):
            raise NotClear("when that is")  # in response to it, or once it has resolved
        slow = card_named(act.what.card).types.isdisjoint({CardType.INSTANT, CardType.ARTIFACT, CardType.LAND})
        if slow and self.step == "upkeep" and self.who(act.who) == self.active:
            self.resolved()
            self.main_phase(self.active)

    def by_whoever_answers(self, act: ToldAct) -> ToldAct:
        """`He Terrors my Ape. Is it legal to Boomerang it?`: asked of the player who did not cast what waits."""
        if not isinstance(act, Casts) or act.who or act.what.owner or not self.pending or self.players.named:
            return act
        if self.named_in_play(act.what):
            return act
        return replace(act, who=CALLED[other(self.pending[-1].owner)])

    def is_there_first(self, act: ToldAct) -> bool:
        """`He casts Elves. Can I ping them?`: what is aimed at in play has come into play."""
        if not isinstance(act, Casts | Uses | Activates | Tries) or not self.pending:
            return False
        what, waits = "" if isinstance(act, Tries) else act.what.card, self.pending[-1]
        sorts = {str(each).lower() for each in (*waits.card.types, *waits.card.subtypes)}
        aimed = any(thing.noun in IT | THEM | sorts or thing.card == waits.card.name for thing in act.targets)
        text = card_named(what).text if what else ""
        return waits.is_permanent and waits.cast and aimed and "spell" not in text and what != waits.card.name

    def waits_for_own(self, act: ToldAct) -> bool:
        """Whether what waits is that player's own and not said to be answered: it has resolved by then; and so has what
        is equipped, of which more than an answer is asked."""
        if not self.pending or self.in_response or self.is_prevention(act):
            return False
        if isinstance(act, Casts | Uses) and EQUIPMENT in self.pending[-1].card.subtypes and len(self.pending) == 1:
            return not AT_SPELLS.search(card_named(act.what.card).text) if act.what.card else False
        aimed = act.what.card if isinstance(act, Casts | Uses) else ""
        who = getattr(act, "who", "")
        asked = self.who(who) if who else self.actor
        last = self.pending[-1]
        if last.entered and isinstance(act, Uses) and (act.what.noun in IT or act.what.card == last.card.name):
            return False  # it is what has triggered as it came into play
        return self.pending[-1].owner == asked == self.actor and not (
            aimed and AT_SPELLS.search(card_named(aimed).text)
        )

    @staticmethod
    def creature_of(act: ToldAct) -> Mention:
        """The creature that attacks or blocks. Raises NotClear where it is not one."""
        things = act.things if isinstance(act, AttacksWith) else act.blockers if isinstance(act, BlocksWith) else ()
        if len(things) != 1:
            raise NotClear("what is on what")
        return things[0]

    def left_out(self, act: ToldAct) -> str:
        """The claim that an attack, or a block, cannot be left out. Raises NotClear for other acts, and where somebody
        else could take part."""
        if isinstance(act, AttacksWith):
            pieces, verb = self.own_meant(act.things, self.who(act.who)), "attack"
        elif isinstance(act, BlocksWith) and self.attacked:
            pieces, verb = self.there.find(act.blockers, other(self.active)), "block"
        else:
            raise NotClear("what must be done")
        player = self.owner_of(pieces)
        if act.who and act.who != "same" and self.who(act.who) != player:
            player = self.who_took(pieces, self.who(act.who))
        others = [piece for piece in self.there.able(player) if piece not in pieces]
        if any(verb == "block" or "attack" in piece.works_as.text for piece in others) or len(pieces) != 1:
            raise NotClear("what must be done")
        if verb == "attack":
            self.active = self.active or player
            if player != self.active and self.when:
                self.to_turn_of(player)
                self.assumptions.append(f"it is asked of {player}'s next turn")
            self.resolved()
            self.main_phase(player)
        claim = f"{player} cannot {verb} with nothing"
        told = [at for at, said in enumerate(self.when) if said.startswith(f"{player} {verb}s ")]
        self.when.insert(told[0] if told else len(self.when), f"Then {claim}")
        return claim

    def own_meant(self, things: Things, player: str) -> list[Piece]:
        """What attacks is the player's: `it` is what was spoken of last of what that player controls."""
        own = [piece for piece in self.there.focus if piece.is_creature and piece.controller == player]
        return own[-1:] if own and [thing.noun for thing in things] == ["it"] else self.there.find(things, player)

    def who_took(self, pieces: Sequence[Piece], player: str) -> str:
        """The player who has taken them. Raises NotClear where nobody has."""
        if any(piece.taken_by != player for piece in pieces):
            raise NotClear("whose they are")
        return player

    def claimed(self, at: int) -> str:
        """The act of a sentence is claimed to be allowed, and done where it is tried."""
        sentence = self.when[at]
        player, verb, rest = sentence.split(" ", 2)
        if verb not in INFINITIVES:
            raise NotClear("what may be done")
        claim = f"{player} may {INFINITIVES[verb]} {rest}"
        self.when[at : at + 1] = [f"Then {claim}", *([sentence] if self.attempts else [])]
        if not self.attempts:
            self.when[at + 1 :] = [told for told in self.when[at + 1 :] if told != sentence]
        if not self.attempts and self.pending:
            self.pending.pop()
            self.to_choose = [each for each in self.to_choose if not each.startswith(f"{player} chooses ")]
        return claim

    def claims_of_both(self, act: ToldAct) -> tuple[str, ...]:
        """The act of each player is claimed to be allowed, and done by none."""
        if not isinstance(act, Activates | Casts | Uses):
            raise NotClear("what may be done")
        self.resolved()
        attempts, self.attempts = self.attempts, False
        claims = []
        for who in ("i", "opp"):
            before = len(self.when)
            sentence = self.act(replace(act, who=who))
            claims.append(self.claimed(before + self.when[before:].index(sentence)))
        self.attempts = attempts
        return tuple(claims)

    def claim_of_last(self) -> str:
        """Of the act named last it is asked whether it may be done."""
        acts = [at for at, sentence in enumerate(self.when) if sentence.split(" ")[1] in INFINITIVES]
        if not acts or self.when[acts[-1]].startswith("Then "):
            raise NotClear("what may be done")
        return self.claimed(acts[-1])

    def thinks_of(self, said: ThinksOf, moments: Sequence[When]) -> None:
        """Acts that somebody would like to do, as a response where that is said. Raises NotClear where it is not known
        whether what waits has resolved."""
        responds = any(isinstance(moment, InResponse) for moment in moments)
        if (self.pending and not responds) or (responds and not self.pending):
            raise NotClear("when that is")
        self.thought_of = said

    def whether_either(self, who: str) -> AskedAbout:
        """Each of the acts is claimed to be allowed, and done by nobody. Raises NotClear where none was told."""
        if self.thought_of is None or (who and self.who(who) != self.who(self.thought_of.who)):
            raise NotClear("what may be done")
        return AskedAbout(AskEither(who), claims=self.claims_of_each(self.thought_of.acts))
