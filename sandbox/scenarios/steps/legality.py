"""Claims about what a player may do: the act is tried on the rules, and nothing changes."""

from __future__ import annotations

import re

from sandbox.engine.acts import Attack, Block
from sandbox.engine.choices import AnyChoice
from sandbox.engine.names import listed
from sandbox.engine.objects import Player
from sandbox.engine.questions import YesOrNo
from sandbox.engine.questions.announcing import WhichTarget
from sandbox.engine.questions.choices import WhichCardName
from sandbox.engine.questions.dividing import DamageDivision
from sandbox.rules.casting.never_offered import why_never
from sandbox.rules.combat.attackers import why_not_attack_so
from sandbox.rules.combat.banding import why_not_band
from sandbox.rules.combat.blockers import why_not_block, why_not_block_so
from sandbox.rules.lookup.hidden_information import why_not_count, why_not_look
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import (
    ActStep,
    ActSteps,
    AnswerStep,
    AttackStep,
    BlockStep,
    Finding,
    NeverAsked,
    NotAnOption,
    QuestionClaim,
)
from sandbox.scenarios.legal_moves.say import option_of
from sandbox.scenarios.steps.actions import ACTS
from sandbox.scenarios.steps.answers import ANSWERS
from sandbox.scenarios.steps.combat import COMBAT
from sandbox.scenarios.steps.hypothetical_mana import why_not_even_so
from sandbox.terms.errors import Malformed, Refusal
from sandbox.terms.steps import Step
from sandbox.terms.values import Value

VERBS = {
    "cast": "casts", "play": "plays", "activate": "activates", "use": "uses", "regenerate": "regenerates",
    "tap": "taps", "turn": "turns", "unlock": "unlocks", "cycle": "cycles", "equip": "equips", "attack": "attacks",
    "block": "blocks", "suspend": "suspends", "crew": "crews", "saddle": "saddles", "carry": "carries",
    "bring": "brings", "respond": "responds", "interrupt": "interrupts",
}  # fmt: skip


def _refusal(context: StepContext, player: str, text: str) -> Refusal | None:
    """The rule against the act that the words describe, at this very point. Raises NeverAsked."""
    verb, _, rest = text.partition(" ")
    if verb in ("look", "count"):
        return _why_not_know(context, context.player(player), verb, rest)
    if verb == "respond" and not context.game.waiting:
        return Refusal("responding", "nothing is under way that could be answered")
    if verb == "interrupt" and not context.game.waiting:
        return Refusal("interrupts", "nothing is under way that could be interrupted")
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
    if why := why_never(context.game, act):
        raise NeverAsked(why)
    return why_not_even_so(context.game, context.player(player), act)


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
    if game.is_past(Step.ATTACKERS) or (game.combat is not None and game.combat.declared):
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


ANSWER_VERBS = {
    "apply": "applies", "assign": "assigns", "break": "breaks", "change": "changes", "choose": "chooses",
    "copy": "copies", "decline": "declines", "discard": "discards", "exile": "exiles", "find": "finds",
    "keep": "keeps", "leave": "leaves", "order": "orders", "pay": "pays", "prevent": "prevents",
    "redirect": "redirects", "remove": "removes", "return": "returns", "sacrifice": "sacrifices", "take": "takes",
    "target": "targets", "untap": "untaps", "use": "uses",
}  # fmt: skip


def is_of_answer(text: str) -> bool:
    """Whether the words after `cannot` or `may` are those of an answer, not of an act."""
    verb, _, rest = text.partition(" ")
    return verb in ANSWER_VERBS and (verb != "use" or rest.startswith("the effect of "))


class AnswerLegality(QuestionClaim):
    """A claim about an answer, judged at the next question to this player of that kind and about that thing, whatever
    else answers it."""

    def __init__(self, player: str, text: str, may: bool) -> None:
        verb, _, rest = text.partition(" ")
        self.player, self.text, self.may = player, text, may
        self.sentence = f"{player} {ANSWER_VERBS[verb]} {rest}".strip()
        self.answer = answer_step(self.sentence)
        self.band = rest.removesuffix(" in a band") if verb == "keep" and rest.endswith(" in a band") else ""

    def fits(self, context: StepContext, choice: AnyChoice) -> bool:
        """Whether the question is one that the answer could be meant for: one to this player, or one that somebody else
        is asked in his place, with this answer among the options."""
        return self.answer.fits(context, choice) or self._is_for_another(context, choice)

    def _is_for_another(self, context: StepContext, choice: AnyChoice) -> bool:
        if self.may or isinstance(choice.question, YesOrNo) or self.answer.is_said_by(choice.player):
            return False
        asks = self.answer.asks(context, choice.question)
        return asks and not isinstance(self.answer.answer(context, choice), NotAnOption)

    def judge(self, context: StepContext, choice: AnyChoice) -> Finding:
        """Whether the rules allow the answer to the question at hand."""
        if not self.answer.is_said_by(choice.player):
            return not self.may, f"{choice.text}: {choice.player.name} is asked, not {self.player}"
        answer = self.answer.found(context, choice)
        context.judge_by(*[rule for sort, rule in RULES_OF_ANSWERS if isinstance(choice.question, sort)])
        if isinstance(answer, NotAnOption):
            return not self.may, answer.because or _instead(choice)
        refusal = choice.refusal_of(answer)
        if refusal is None:
            return self.may, f"{self.player} may {self.text}"
        refusal = refusal.in_full()
        context.refusals.append(refusal)
        context.judge_by(refusal.rule)
        return not self.may, str(refusal)

    def __call__(self, context: StepContext) -> Finding:
        """Judged where it stands, with no question open: a band may be looked at all the same."""
        refusal = why_not_band(context.game, context.many(self.band))
        return (refusal is None) is self.may, str(refusal or "that is a legal band")

    @property
    def waits(self) -> bool:
        return not self.band


MOST_SHOWN = 6
RULES_OF_ANSWERS = (
    (DamageDivision, "dividing combat damage"),
    (WhichTarget, "targets"),
    (WhichCardName, "choosing a card name"),
)
"""By which rule an answer to such a question is allowed, or is none of the options."""


def _instead(choice: AnyChoice) -> str:
    """What may be chosen."""
    options = choice.listed()
    shown = [option_of(choice, option) for option in options[:MOST_SHOWN]]
    more = len(options) - len(shown)
    others = [f"{more} others" if more > 1 else "another"] if more else []
    return (
        f"the only choice is {shown[0]}"
        if len(options) == 1
        else f"{choice.player.name} chooses among {listed([*shown, *others])}"
    )


def answer_step(sentence: str) -> AnswerStep:
    """What the sentence answers. Raises Malformed where it is no answer."""
    for known in ANSWERS:
        match = known.match(sentence)
        if match is not None:
            step = known.read(**match.groupdict())
            assert isinstance(step, AnswerStep)
            return step
    raise Malformed("this answer is not understood", 1, 1, sentence, [s.example for s in ANSWERS[:3]])


class ActLegality(Value):
    """A claim about an act, judged where the player could do it; about a declaration, right before it is made."""

    player: str
    text: str
    may: bool

    @property
    def verb(self) -> str:
        """`attack`, `cast`."""
        return self.text.partition(" ")[0]

    def __call__(self, context: StepContext) -> Finding:
        refusal = self._refusal(context)
        if refusal is None:
            return self.may, f"{self.player} may {self.text}"
        refusal = refusal.in_full()
        if not self.may:
            context.refusals.append(refusal)
            context.judge_by(refusal.rule)
        return not self.may, str(refusal)

    def _refusal(self, context: StepContext) -> Refusal | None:
        """With `yet` at its end an act is also refused while it is somebody else's chance to act."""
        if self.may:
            return _refusal(context, self.player, self.text)
        refusal = _refusal(context, self.player, self.text.removesuffix(" yet"))
        return _why_not_yet(context, self.player) if refusal is None and self.text.endswith(" yet") else refusal


def _why_not_yet(context: StepContext, player: str) -> Refusal | None:
    window = context.game.window
    if window is None or window.player is context.player(player):
        return None
    name = window.player.name if window.player is not None else "nobody"
    return Refusal("priority", f"it is {name}'s chance to act")


def _cannot(player: str, text: str) -> ActLegality | AnswerLegality:
    return AnswerLegality(player, text, may=False) if is_of_answer(text) else ActLegality(player, text, may=False)


def _may(player: str, text: str) -> ActLegality | AnswerLegality:
    return AnswerLegality(player, text, may=True) if is_of_answer(text) else ActLegality(player, text, may=True)


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
