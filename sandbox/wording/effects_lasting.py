"""Effects that last: a change and how long it holds."""

from dataclasses import replace

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
    IsAlso,
    MustAttack,
    MustBlock,
    RemovedIfItDies,
    SwitchesPT,
)
from sandbox.meaning.effects import ChangeWords, DoublePower, Duration, Modify
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.nodes import Modification
from sandbox.meaning.references import Itself, ThisWay
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import CHANGED_WORDS, COMMAND, DURATION
from sandbox.wording.pointing import Said, Same
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


def _duel(value: object) -> Slots | None:
    match value:
        case Modify(what=what, modifications=(BlocksIt(what=attacker),), duration=Duration.THIS_TURN):
            return {"what": what, "attacker": attacker}
    return None


def _hunt(value: object) -> Slots | None:
    match value:
        case Modify(what=what, modifications=(AttacksPlayer(who=who),), duration=Duration.THIS_TURN):
            return {"what": what, "who": who}
    return None


def _still(change: Modify) -> Modify:
    parts = [replace(part, instead=False) if isinstance(part, IsAlso) else part for part in change.modifications]
    return replace(change, modifications=tuple(parts))


_SAID_OTHERWISE = (Duration.THIS_TURN, Duration.FOR_GOOD, Duration.NEXT_UNTAP, Duration.YOUR_NEXT_UNTAP)

PRODUCTIONS: Table = (
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
        "{what:subject} <attacks|attack> this (turn|combat) if able",
        lambda what: Modify(what, (MustAttack(),)),
    ),
    says(
        COMMAND,
        "{what:subject} <attacks|attack> {who:player} this (turn|combat) if able",
        lambda what, who: Modify(what, (AttacksPlayer(who),)),
        _hunt,
    ),
    hears(
        COMMAND,
        "{what:subject} must be blocked this (turn|combat) if able",
        lambda what: Modify(what, (BlockedBySomebody(),)),
    ),
    hears(COMMAND, "must be blocked this (turn|combat) if able", lambda: Modify(Same(), (BlockedBySomebody(),))),
    hears(
        COMMAND,
        "{what:subject} (blocks|block) this (turn|combat) if able",
        lambda what: Modify(what, (MustBlock(),)),
    ),
    says(
        COMMAND,
        "{what:one_thing} <blocks|block> {attacker:one_thing} this (turn|combat) if able",
        lambda what, attacker: Modify(what, (BlocksIt(attacker),)),
        _duel,
    ),
    hears(
        COMMAND,
        "if a creature dealt damage this way would die this turn, exile it instead",
        lambda: Modify(ThisWay(CREATURE, "dealt damage"), (RemovedIfItDies(),)),
    ),
    prints(
        COMMAND,
        "if a creature dealt damage this way would die this turn, exile it instead",
        lambda value: {} if value == Modify(ThisWay(CREATURE, "dealt damage"), (RemovedIfItDies(),)) else None,
    ),
    says(COMMAND, "{what:subject} {modifications:new_changes} this turn", Modify, _for_turn),
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
    hears(
        COMMAND,
        "{duration:duration}, {what:subject} {modifications:new_changes}."
        " (It's|They're) still (a |an |)(land|lands|artifact|artifacts)",
        lambda what, modifications, duration: _still(Modify(what, modifications, duration)),
    ),
    hears(
        COMMAND,
        "{what:subject} <gets|get> {plus:plus} {duration:duration} for each {counted:per}",
        lambda what, plus, duration, counted: Modify(what, (for_each(plus, counted),), duration),
    ),
    say(COMMAND, "{what:subject} {modifications:new_changes}", Modify, duration=Duration.FOR_GOOD),
    hears(
        COMMAND,
        "{what:subject} (is|are) goaded for the rest of the game",
        lambda what: Modify(what, (Goaded(),), Duration.FOR_GOOD),
    ),
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
