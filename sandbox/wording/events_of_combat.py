"""Events of combat and of damage that texts wait for."""

from dataclasses import replace

from sandbox.meaning.events import (
    Attacks,
    AttacksAlone,
    AttacksSomebody,
    AttacksTheLeader,
    AttacksUnblocked,
    AttacksWithOthers,
    BecomesBlocked,
    Blocks,
    BlocksOrBecomesBlocked,
    Crews,
    DiesAfterDamage,
    Enlists,
    Exploits,
    IsDealtDamage,
    IsExerted,
    SeveralDealDamage,
    YouAttack,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Each, EachPlayer, EnchantedPlayer, Opponents, Reference, You
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import HAPPENING
from sandbox.wording.saying import constant, hears, say, says, unless


def _attacks_you(subject: Reference) -> Attacks:
    if not isinstance(subject, Each):
        raise Unfit
    return Attacks(replace(subject, kind=replace(subject.kind, attacks_you=True)))


def _yours_attack(kind: Kind, minimum: int = 1) -> YouAttack:
    """`one or more creatures you control attack`: who attacks with them is who controls them."""
    if kind.controller != "you":
        raise Unfit
    return YouAttack(replace(kind, controller=None), minimum)


def _beside_one(value: AttacksWithOthers) -> Slots | None:
    return {"subject": value.subject, "kind": value.kind} if value.minimum == 1 else None


PRODUCTIONS: Table = (
    say(HAPPENING, "a creature dealt damage by {by:one_thing} this turn dies", DiesAfterDamage),
    says(
        HAPPENING,
        "{subject:actor} attacks you",
        _attacks_you,
        lambda value: (
            {"subject": replace(value.subject, kind=replace(value.subject.kind, attacks_you=False))}
            if isinstance(value, Attacks) and isinstance(value.subject, Each) and value.subject.kind.attacks_you
            else None
        ),
    ),
    *[
        say(HAPPENING, f"{{subject:actor}} attacks {said}", AttacksSomebody, whom=whom, planeswalkers=also)
        for said, whom, also in (
            ("you or a planeswalker you control", You(), True),
            ("(one of your opponents|an opponent)", Opponents(), False),
            ("a player", EachPlayer(), False),
            ("enchanted (player|opponent)", EnchantedPlayer(), False),
        )
    ],
    say(HAPPENING, "{subject:actor} attacks", Attacks),
    say(HAPPENING, "{subject:actor} attacks alone", AttacksAlone),
    say(HAPPENING, "{subject:actor} exploits a creature", Exploits),
    say(HAPPENING, "{subject:actor} enlists a creature", Enlists),
    say(HAPPENING, "{subject:actor} crews a Vehicle", Crews),
    say(HAPPENING, "{subject:actor} saddles a Mount", Crews, saddles=True),
    say(HAPPENING, "{who:somebody} <exerts|exert> {subject:actor}", IsExerted),
    constant(HAPPENING, "~ attacks the player with the most life or tied for most life", AttacksTheLeader()),
    says(
        HAPPENING,
        "{subject:actor} and at least one other {kind:kind} attack",
        AttacksWithOthers,
        lambda value: _beside_one(value) if isinstance(value, AttacksWithOthers) else None,
    ),
    say(
        HAPPENING,
        "{subject:actor} and at least {minimum:count_word} other {kind:kinds} attack",
        AttacksWithOthers,
    ),
    unless(
        hears(HAPPENING, "{subject:actor} and at least one {kind:kind} attack", AttacksWithOthers),
        lambda subject, kind: kind.another,
    ),
    constant(HAPPENING, "you attack", YouAttack()),
    says(
        HAPPENING,
        "you attack with {minimum:count_word} or more {kind:kinds}",
        YouAttack,
        lambda value: value.parts() if isinstance(value, YouAttack) and value != YouAttack() else None,
    ),
    hears(HAPPENING, "one or more {kind:kinds} attack", _yours_attack),
    hears(HAPPENING, "{minimum:count_word} or more {kind:kinds} attack", _yours_attack),
    *[
        say(HAPPENING, f"one or more {{kind:kinds}} deal {sort}damage to {whom}", SeveralDealDamage, to=to, **of)
        for sort, of in (("combat ", {}), ("", {"any_damage": True}))
        for whom, to in (("a player", "player"), ("(an opponent|one of your opponents)", "opponent"), ("you", "you"))
    ],
    say(HAPPENING, "{subject:actor} attacks and isn't blocked", AttacksUnblocked),
    say(HAPPENING, "{subject:actor} blocks", Blocks),
    say(HAPPENING, "{subject:actor} blocks (a|an) {other:kind}", Blocks),
    say(HAPPENING, "{subject:actor} becomes blocked", BecomesBlocked),
    say(HAPPENING, "{subject:actor} becomes blocked by (a|an) {by:kind}", BecomesBlocked),
    say(HAPPENING, "{subject:actor} blocks or becomes blocked", BlocksOrBecomesBlocked),
    say(
        HAPPENING,
        "{subject:actor} blocks or becomes blocked by (a|an) {other:kind}",
        BlocksOrBecomesBlocked,
        "{subject:actor} blocks or is blocked by (a|an) {other:kind}",
    ),
    constant(HAPPENING, "(you're|you are) dealt damage", IsDealtDamage(You())),
    hears(HAPPENING, "you're dealt combat damage", lambda: IsDealtDamage(You(), combat=True)),
    say(HAPPENING, "{subject:actor} is dealt damage", IsDealtDamage),
    *[
        say(HAPPENING, f"{{subject:{phrase}}} <is|are> dealt {words}damage", IsDealtDamage, combat=combat)
        for words, combat in (("noncombat ", False), ("combat ", True), ("", None))
        for phrase in ("actor", "somebody")
        if (phrase, combat) != ("actor", None)
    ],
)
