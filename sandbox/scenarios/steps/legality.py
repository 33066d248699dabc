"""Claims about what a player may do: the act is tried on the rules, and nothing changes."""

from __future__ import annotations

import re
from collections.abc import Callable

from sandbox.engine.acts import Attack, Block
from sandbox.engine.choices import AnyChoice
from sandbox.engine.objects import Player
from sandbox.engine.questions import (
    AnyQuestion,
    DivisionQuestion,
    FightingOrder,
    HowBandIsRegrouped,
    Question,
    WhichAppliesFirst,
    WhichColor,
    WhichLandType,
    WhichTarget,
    WhichWord,
)
from sandbox.rules.combat.attackers import why_not_attack_so
from sandbox.rules.combat.banding import why_not_band
from sandbox.rules.combat.blockers import why_not_block, why_not_block_so
from sandbox.rules.lookup.hidden_information import why_not_count, why_not_look
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import (
    NO_ANSWER,
    ActStep,
    ActSteps,
    AnswerStep,
    AttackStep,
    BlockStep,
    Finding,
)
from sandbox.scenarios.steps.actions import ACTS
from sandbox.scenarios.steps.answers import ANSWERS
from sandbox.scenarios.steps.combat import COMBAT
from sandbox.scenarios.steps.hypothetical_mana import why_not_even_so
from sandbox.terms.errors import Malformed, Refusal
from sandbox.terms.steps import Step

VERBS = {
    "cast": "casts", "play": "plays", "activate": "activates", "use": "uses", "regenerate": "regenerates",
    "tap": "taps", "turn": "turns", "cycle": "cycles", "equip": "equips", "attack": "attacks", "block": "blocks",
    "suspend": "suspends",
    "respond": "responds", "interrupt": "interrupts",
}  # fmt: skip


def _refusal(context: StepContext, player: str, text: str) -> Refusal | None:
    """The rule against the act that the words describe, at this very point."""
    verb, _, rest = text.partition(" ")
    if verb in NEVER_BY_CHOICE:
        return NEVER_BY_CHOICE[verb]
    if verb in ("look", "count"):
        return _why_not_know(context, context.player(player), verb, rest)
    if verb == "respond" and not context.game.waiting:
        return Refusal("responding", "nothing is under way that could be answered")
    if verb not in VERBS:
        raise Malformed(f"expected an act after `{player} cannot` or `may`", context.line, 1, text, list(VERBS))
    spec = _spec(context, f"{player} {VERBS[verb]} {rest}")
    if isinstance(spec, AttackStep):
        return _why_not_attack(context, spec)
    if isinstance(spec, BlockStep):
        return _why_not_block(context, spec)
    if isinstance(spec, ActSteps):
        spec = spec.acts[0]
    assert isinstance(spec, ActStep)
    act = spec.act(context)
    return why_not_even_so(context.game, context.player(player), act)


NEVER_BY_CHOICE = {
    "discard": Refusal("discarding", "no cost or effect asks for a discard now"),
    "pay": Refusal("paying costs", "nobody asks for a payment now"),
    "decline": Refusal("resolving", "what a text says without `may` is not a matter of choice"),
    "sacrifice": Refusal(
        "sacrificing", "no cost or effect asks for a sacrifice now; permanents are not given up by choice"
    ),
}


def _why_not_know(context: StepContext, player: Player, verb: str, rest: str) -> Refusal | None:
    """`look at Swamp`, `count Sue's hand`."""
    match = re.fullmatch(r"([A-Z][\w-]*)'s (hand|library|graveyard)", rest)
    if verb == "count" and match is not None:
        return why_not_count(context.game, player, context.player(match[1]), match[2])
    return why_not_look(context.game, player, context.object(rest.removeprefix("at ")))


def _spec(context: StepContext, sentence: str) -> object:
    for known in (*COMBAT, *ACTS):
        match = known.match(sentence)
        if match is not None:
            return known.read(**match.groupdict())
    raise Malformed("this act is not understood", context.line, 1, sentence)


def _why_not_attack(context: StepContext, spec: AttackStep) -> Refusal | None:
    attack = spec.attack(context) or Attack(())
    game = context.game
    if context.player(spec.player) not in game.active_players:
        return Refusal("declaring attackers", f"it is {game.active.name}'s turn")
    steps = game.edition.turn.steps
    if steps.index(game.step) > steps.index(Step.ATTACKERS) or (game.combat is not None and game.combat.declared):
        return Refusal("declaring attackers", "attackers have already been declared this turn")
    return why_not_attack_so(game, Attack(attack.attackers, attack.bands, attack.defenders))


def _why_not_block(context: StepContext, spec: BlockStep) -> Refusal | None:
    pairs = spec.pairs(context)
    combat = context.game.combat
    if combat is not None and combat.blockers_declared:
        return Refusal("declaring blockers", "blockers have already been declared")
    for blocker, attacker in pairs:
        refusal = why_not_block(context.game, blocker, attacker)
        if refusal is not None:
            return refusal
    return why_not_block_so(context.game, context.player(spec.player), Block(tuple(pairs)))


QUESTIONS: dict[str, tuple[type[AnyQuestion], ...]] = {
    "assign": (DivisionQuestion,),
    "prevent": (DivisionQuestion,),
    "order": (FightingOrder,),
    "apply": (WhichAppliesFirst,),
    "keep": (HowBandIsRegrouped,),
    "choose": (Question,),
    "target": (WhichTarget,),
    "change": (WhichWord, WhichColor, WhichLandType),
}
ANSWER_VERBS = {"assign": "assigns", "prevent": "prevents", "order": "orders", "keep": "keeps", "choose": "chooses"}
ANSWER_VERBS |= {"target": "targets", "change": "changes", "apply": "applies"}


class AnswerLegality:
    """A claim about an answer, judged when its question comes up; if it never does, nobody may answer it."""

    def __init__(self, player: str, text: str, may: bool) -> None:
        verb, _, rest = text.partition(" ")
        self.player, self.verb, self.may = player, verb, may
        self.sentence = f"{player} {ANSWER_VERBS[verb]} {rest}"
        if not any(known.match(self.sentence) for known in ANSWERS):
            raise Malformed("this answer is not understood", 1, 1, self.sentence, [s.example for s in ANSWERS[:3]])

    def fits(self, choice: AnyChoice) -> bool:
        """Whether the question is one to this player that the answer could be meant for."""
        return choice.player.name.lower() == self.player.lower() and isinstance(choice.question, QUESTIONS[self.verb])

    def judge(self, context: StepContext, choice: AnyChoice) -> Finding:
        """Whether the rules allow the answer to the question at hand."""
        for known in ANSWERS:
            match = known.match(self.sentence)
            if match is not None:
                step = known.read(**match.groupdict())
                assert isinstance(step, AnswerStep)
                return self._judged(context, choice, step.to(context, choice))
        raise Malformed("this answer is not understood", context.line, 1, self.sentence)

    def _judged(self, context: StepContext, choice: AnyChoice, answer: object) -> Finding:
        if answer is NO_ANSWER:
            return not self.may, f"that is no answer to: {choice.text}"
        refusal = choice.refusal_of(answer)
        if refusal is None:
            return self.may, f"{self.player} may answer so"
        context.refusals.append(refusal)
        return not self.may, str(refusal)

    def __call__(self, context: StepContext) -> Finding:
        """Judged where it stands, with no question open: a band may be looked at all the same."""
        if self.verb != "keep":
            return not self.may, "nobody is asked"
        names = self.sentence.removeprefix(f"{self.player} keeps ").removesuffix(" in a band")
        refusal = why_not_band(context.game, context.many(names))
        return (refusal is None) is self.may, str(refusal or "that is a legal band")

    @property
    def waits(self) -> bool:
        """Whether the claim is kept until its question comes up."""
        return self.verb != "keep"


def _cannot(player: str, text: str) -> Callable[[StepContext], Finding]:
    """With `yet` at its end the act is also refused while it is somebody else's chance to act."""
    if text.partition(" ")[0] in ANSWER_VERBS:
        return AnswerLegality(player, text, may=False)

    def claim(context: StepContext) -> Finding:
        refusal = _refusal(context, player, text.removesuffix(" yet"))
        if refusal is None and text.endswith(" yet"):
            refusal = _why_not_yet(context, player)
        if refusal is None:
            return False, f"{player} may {text}"
        context.refusals.append(refusal)
        return True, str(refusal)

    return claim


def _why_not_yet(context: StepContext, player: str) -> Refusal | None:
    window = context.game.window
    if window is None or window.player is context.player(player):
        return None
    name = window.player.name if window.player is not None else "nobody"
    return Refusal("priority", f"it is {name}'s chance to act")


def _may(player: str, text: str) -> Callable[[StepContext], Finding]:
    if text.partition(" ")[0] in ANSWER_VERBS:
        return AnswerLegality(player, text, may=True)

    def claim(context: StepContext) -> Finding:
        refusal = _refusal(context, player, text)
        return refusal is None, f"{player} may {text}" if refusal is None else str(refusal)

    return claim


LEGALITY = (
    StepDefinition(
        "{player} cannot {text}",
        _cannot,
        "The rules forbid the act at this point; `because` then names the rule.",
        "Sue cannot cast Doom Blade targeting White Knight",
        "Claims",
        "claim",
    ),
    StepDefinition(
        "{player} (may|can) {text}",
        _may,
        "The rules allow the act at this point; it is not done.",
        "Bob may activate Brass Man",
        "Claims",
        "claim",
    ),
)
