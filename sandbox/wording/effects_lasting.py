"""Effects that last: a change and how long it holds."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.amounts import PowerOf, ToughnessOf, X
from sandbox.meaning.continuous import (
    AssignsNoCombatDamage,
    AttacksPlayer,
    BlockedByAtLeast,
    BlockedByAtMost,
    BlockedBySomebody,
    BlocksIt,
    CanAttackAsThough,
    Cannot,
    Goaded,
    HasBasePT,
    IsAlso,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    RemovedIfItDies,
    SwitchesPT,
)
from sandbox.meaning.effects import ChangeWords, DoublePower, Duration, Modify
from sandbox.meaning.kinds import ANYTHING, CREATURE
from sandbox.meaning.nodes import Modification
from sandbox.meaning.references import Itself, Reference, ThisWay
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import CHANGED_WORDS, COMMAND, DURATION
from sandbox.wording.pointing import Said, Same, holds
from sandbox.wording.power_and_toughness import for_each
from sandbox.wording.saying import constant, hears, prints, say, says


def _dying(value: object) -> Slots | None:
    match value:
        case Modify(what=what, modifications=(RemovedIfItDies(),), duration=Duration.THIS_TURN):
            return {"what": what}
    return None


def _silenced(value: object) -> Slots | None:
    match value:
        case Modify(what=what, modifications=(change,), duration=Duration.THIS_TURN) if change == Cannot("activate"):
            return {"what": what}
    return None


OF_A_TURN = (AssignsNoCombatDamage, BlockedByAtLeast, BlockedByAtMost, BlockedBySomebody, Cannot, MustAttack, MustBlock)
"""What is said to be so `this turn`, and not `until end of turn`."""


def _for_turn(value: object) -> Slots | None:
    """Prohibitions and duties are said to hold `this turn`."""
    if not isinstance(value, Modify) or value.duration is not Duration.THIS_TURN:
        return None
    if not all(isinstance(each, OF_A_TURN) for each in value.modifications):
        return None
    return {"what": value.what, "modifications": value.modifications}


def _of_the_same(modifications: tuple[Modification, ...]) -> Modify:
    """`gets +1/+0 until end of turn and can't be blocked this turn`: of what the sentence is about."""
    if not all(isinstance(each, OF_A_TURN) for each in modifications):
        raise Unfit
    return Modify(Same(), modifications)


def _next_untap(value: object) -> Slots | None:
    match value:
        case Modify(what=what, modifications=(change,), duration=Duration.NEXT_UNTAP) if change == Cannot("untap"):
            return {"what": what}
    return None


def _blocks_it(duration: Duration, what: Reference, attacker: Reference) -> Modify:
    return Modify(what, (BlocksIt(attacker),), duration)


def _duel(duration: Duration, value: object) -> Slots | None:
    match value:
        case Modify(what=what, modifications=(BlocksIt(what=attacker),)) if value.duration is duration:
            return {"what": what, "attacker": attacker}
    return None


def _in_this_combat(change: Modification, what: Reference) -> Modify:
    return Modify(what, (change,), Duration.COMBAT)


def _told_in_this_combat(change: Modification, value: object) -> Slots | None:
    match value:
        case Modify(what=what, modifications=(told,), duration=Duration.COMBAT) if told == change:
            return {"what": what}
    return None


def _hunt(value: object) -> Slots | None:
    match value:
        case Modify(what=what, modifications=(AttacksPlayer(who=who),), duration=Duration.THIS_TURN):
            return {"what": what, "who": who}
    return None


def _as_large(both_as_strong: bool, value: object) -> Slots | None:
    """As large as one thing is; or both as large as its power."""
    match value:
        case Modify(modifications=(HasBasePT(power=PowerOf(what=of), toughness=toughness),)):
            if toughness == (PowerOf(of) if both_as_strong else ToughnessOf(of)):
                return {"what": value.what, "of": of, "duration": value.duration}
    return None


def _sized(what: Reference, size: HasBasePT, duration: Duration) -> Modify:
    """A size that is a number."""
    if holds(size, X):
        raise Unfit
    return Modify(what, (size,), duration)


def _still(change: Modify) -> Modify:
    parts = [replace(part, instead=False) if isinstance(part, IsAlso) else part for part in change.modifications]
    return replace(change, modifications=tuple(parts))


_SAID_OTHERWISE = (Duration.THIS_TURN, Duration.FOR_GOOD, Duration.NEXT_UNTAP, Duration.YOUR_NEXT_UNTAP)

PRODUCTIONS: Table = (
    prints(
        COMMAND,
        "the base power and toughness of {what:subject} become equal to {of:pointing_whose} power {duration:duration}",
        partial(_as_large, True),
    ),
    prints(
        COMMAND,
        "the base power and toughness of {what:subject} become equal to {of:pointing_whose} power and toughness"
        " {duration:duration}",
        partial(_as_large, False),
    ),
    constant(DURATION, "until end of turn", Duration.THIS_TURN),
    *[constant(DURATION, lasting.value, lasting) for lasting in Duration if lasting not in _SAID_OTHERWISE],
    *[
        say(
            COMMAND,
            f"{verb} the {words} of {{what:thing}} until end of turn",
            DoublePower,
            f"{verb} {{what:pointing_whose}} {words} until end of turn",
            toughness=toughness,
            factor=factor,
        )
        for verb, factor in (("double", 2), ("triple", 3))
        for words, toughness in (("power", False), ("power and toughness", True))
    ],
    hears(DURATION, "as long as ~ remains tapped", lambda: Duration.WHILE_TAPPED),
    hears(DURATION, "for as long as ~ remains on the battlefield", lambda: Duration.WHILE_IN_PLAY),
    hears(DURATION, "until ~ leaves the battlefield", lambda: Duration.WHILE_IN_PLAY),
    hears(DURATION, "for as long as ~ remains on the battlefield and tapped", lambda: Duration.WHILE_TAPPED),
    hears(
        COMMAND,
        "{what:subject} <doesn't|don't> untap during that player's next untap step",
        lambda what: Modify(what, (Cannot("untap"),), Duration.NEXT_UNTAP),
    ),
    hears(
        COMMAND,
        "switch {what:pointing_whose} power and toughness {duration:duration}",
        lambda what, duration: Modify(what, (SwitchesPT(),), duration),
    ),
    says(
        COMMAND,
        "{what:pointing_whose} activated abilities can't be activated this turn",
        lambda what: Modify(what, (Cannot("activate"),)),
        _silenced,
    ),
    says(
        COMMAND,
        "if {what:one_thing} would die this turn, exile it instead",
        lambda what: Modify(what, (RemovedIfItDies(),)),
        _dying,
    ),
    hears(
        COMMAND,
        "if it's a creature, it can't be regenerated this turn, and if it would die this turn, exile it instead",
        lambda: Modify(Said("that creature"), (Cannot("regenerate"), RemovedIfItDies())),
    ),
    prints(
        COMMAND,
        "if it's a creature, it can't be regenerated this turn, and if it would die this turn, exile it instead",
        lambda value: (
            {}
            if isinstance(value, Modify)
            and value.modifications == (Cannot("regenerate"), RemovedIfItDies())
            and value.what == Said("it")
            else None
        ),
    ),
    says(
        COMMAND,
        "{what:subject} <doesn't|don't> untap during (its|their) (controller's|controllers') next untap step(|s)",
        lambda what: Modify(what, (Cannot("untap"),), Duration.NEXT_UNTAP),
        _next_untap,
    ),
    hears(
        COMMAND,
        "{what:subject} <attacks|attack> this turn if able",
        lambda what: Modify(what, (MustAttack(),)),
    ),
    *[
        says(
            COMMAND,
            f"{{what:subject}} {words} this combat if able",
            partial(_in_this_combat, change),
            partial(_told_in_this_combat, change),
        )
        for words, change in (
            ("<attacks|attack>", MustAttack()),
            ("<blocks|block>", MustBlock()),
            ("must be blocked", BlockedBySomebody()),
        )
    ],
    says(
        COMMAND,
        "{what:subject} <attacks|attack> {who:player} this (turn|combat) if able",
        lambda what, who: Modify(what, (AttacksPlayer(who),)),
        _hunt,
    ),
    hears(
        COMMAND,
        "{what:subject} must be blocked this turn if able",
        lambda what: Modify(what, (BlockedBySomebody(),)),
    ),
    hears(COMMAND, "must be blocked this turn if able", lambda: Modify(Same(), (BlockedBySomebody(),))),
    hears(
        COMMAND,
        "{what:subject} (blocks|block) this turn if able",
        lambda what: Modify(what, (MustBlock(),)),
    ),
    *[
        says(
            COMMAND,
            f"{{what:one_thing}} <blocks|block> {{attacker:one_thing}} this {word} if able",
            partial(_blocks_it, duration),
            partial(_duel, duration),
        )
        for word, duration in (("turn", Duration.THIS_TURN), ("combat", Duration.COMBAT))
    ],
    says(
        COMMAND,
        "if (a|an) {what:done_so} would die this turn, exile it instead",
        lambda what: Modify(what, (RemovedIfItDies(),)),
        lambda value: _dying(value) if isinstance(value, Modify) and isinstance(value.what, ThisWay) else None,
    ),
    *[
        hears(
            COMMAND,
            f"if a {noun} dealt damage by ~ would die this turn, exile it instead",
            lambda kind=kind: Modify(ThisWay(kind, "dealt damage"), (RemovedIfItDies(),)),
        )
        for noun, kind in (("creature", CREATURE), ("permanent", ANYTHING))
    ],
    says(COMMAND, "{what:subject} {modifications:new_changes} this turn", Modify, _for_turn),
    hears(
        COMMAND,
        "{what:subject} can't be blocked this turn except by {kinds:kinds}",
        lambda what, kinds: Modify(what, (Cannot("be blocked", except_by=kinds),)),
    ),
    hears(COMMAND, "{modifications:new_changes} this turn", _of_the_same),
    hears(COMMAND, "(attacks|attack) this (turn|combat) if able", lambda: Modify(Same(), (MustAttack(),))),
    hears(
        COMMAND,
        "{what:subject} can attack this turn as though (it|they) didn't have defender",
        lambda what: Modify(what, (CanAttackAsThough("defender"),)),
    ),
    hears(
        COMMAND,
        "can attack this turn as though (it|they) didn't have defender",
        lambda: Modify(Same(), (CanAttackAsThough("defender"),)),
    ),
    hears(
        COMMAND,
        "~ doesn't untap during your next untap step",
        lambda: Modify(Itself(), (Cannot("untap"),), Duration.NEXT_UNTAP),
    ),
    say(COMMAND, "{what:subject} {modifications:new_changes} {duration:duration}", Modify),
    hears(
        COMMAND,
        "{what:subject} {modifications:new_changes} {duration:duration}."
        " (It's|They're) still (a |an |)(land|lands|artifact|artifacts)",
        lambda what, modifications, duration: _still(Modify(what, modifications, duration)),
    ),
    hears(COMMAND, "{duration:duration}, {what:subject} {modifications:new_changes}", Modify),
    *[
        hears(
            COMMAND,
            f"{{duration:duration}}, {{what:subject}} {{modifications:new_changes}}{stop}"
            " (It's|They're) still (a |an |)(land|lands|artifact|artifacts)",
            lambda what, modifications, duration: _still(Modify(what, modifications, duration)),
        )
        for stop in (".", "")
    ],
    hears(
        COMMAND,
        "{what:subject} <gets|get> {plus:plus} {duration:duration} for each {counted:per}",
        lambda what, plus, duration, counted: Modify(what, (for_each(plus, counted),), duration),
    ),
    say(COMMAND, "{what:subject} {modifications:new_changes}", Modify, duration=Duration.FOR_GOOD),
    hears(
        COMMAND,
        "{what:subject} {modifications:new_changes}. (It's|They're) still (a |)(land|lands)",
        lambda what, modifications: _still(Modify(what, modifications, Duration.FOR_GOOD)),
    ),
    says(
        COMMAND,
        "all creatures able to block {what:one_thing} this turn do so",
        lambda what: Modify(what, (MustBeBlocked(),)),
        lambda value: (
            {"what": value.what} if isinstance(value, Modify) and value.modifications == (MustBeBlocked(),) else None
        ),
    ),
    hears(
        COMMAND,
        "{what:subject} (is|are) goaded for the rest of the game",
        lambda what: Modify(what, (Goaded(),), Duration.FOR_GOOD),
    ),
    *[
        hears(
            COMMAND,
            f"the base power and toughness of {{what:subject}} become {said} {{duration:duration}}",
            build,
        )
        for said, build in (
            ("{size:base}", _sized),
            (
                "equal to {of:pointing_whose} power and toughness",
                lambda what, of, duration: Modify(what, (HasBasePT(PowerOf(of), ToughnessOf(of)),), duration),
            ),
            (
                "equal to {of:pointing_whose} power",
                lambda what, of, duration: Modify(what, (HasBasePT(PowerOf(of), PowerOf(of)),), duration),
            ),
        )
    ],
    constant(CHANGED_WORDS, "color( word|)", "color"),
    constant(CHANGED_WORDS, "basic land type", "basic land type"),
    *[
        say(
            COMMAND,
            "change the text of {what:thing} by replacing all instances of one color word with another or one basic"
            f" land type with another{end}",
            ChangeWords,
            words="color word or basic land type",
            duration=lasting,
        )
        for end, lasting in (("", Duration.FOR_GOOD), (" until end of turn", Duration.THIS_TURN))
    ],
    say(
        COMMAND,
        "change the text of {what:thing} by replacing all instances of one {words:changed_words} with another",
        ChangeWords,
    ),
    say(
        COMMAND,
        "change the text of {what:thing} by replacing all instances of one {words:changed_words} with another"
        " {duration:duration}",
        ChangeWords,
    ),
)
