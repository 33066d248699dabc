"""What a card says about its own casting, and about that of other spells."""

from __future__ import annotations

from functools import partial

from sandbox.meaning.abilities import (
    AdditionalCost,
    AlternativeCost,
    AnyNumberInADeck,
    CanBeCommander,
    CannotBeCountered,
    CannotCast,
    CastAsThoughFlash,
    CastOnly,
    CausesNoTriggers,
    ChosenNameNotActivated,
    ChosenNameNotCast,
    CostsLess,
    CostsMoreForEachTarget,
    DamageNotPrevented,
    ForetellsMoreEasily,
    LoyaltyCostsMore,
    OnlyForAnte,
    OptionalCost,
    SpellsAsThoughFlash,
    SpellsCannotBeCountered,
    SpellsCost,
    TriggersAgain,
    XPaidWith,
)
from sandbox.meaning.amounts import Amount
from sandbox.meaning.conditions import AimsAt, CostWasPaid, During
from sandbox.meaning.effects import (
    AtNext,
    Destroy,
    Sacrifice,
)
from sandbox.meaning.events import AtEndOfTurn, BeginningOf
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import (
    ControllerOf,
    EachPlayer,
    EnchantedPlayer,
    Host,
    Itself,
    Opponents,
    Reference,
    You,
)
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import ABILITY, COLOR
from sandbox.wording.saying import constant, hears, say, says, unless

_NEXT_CLEANUP = BeginningOf("cleanup", EachPlayer())


_FROM = (
    ("from graveyards or libraries", {"from_zones": (Zone.GRAVEYARD, Zone.LIBRARY)}),
    ("from graveyards or from exile", {"from_zones": (Zone.GRAVEYARD, Zone.REMOVED)}),
    ("from graveyards", {"from_zones": (Zone.GRAVEYARD,)}),
    ("from exile", {"from_zones": (Zone.REMOVED,)}),
    ("from anywhere other than their hands", {"not_from_hand": True}),
)
_FROM_OWN = (
    ("from your graveyard", {"from_zones": (Zone.GRAVEYARD,)}),
    ("from exile", {"from_zones": (Zone.REMOVED,)}),
    ("from anywhere other than your hand", {"not_from_hand": True}),
)
_FROM_WHERE = (
    (You(), " you cast", _FROM_OWN),
    (Opponents(), " your opponents cast", _FROM),
    (EachPlayer(), " cast", _FROM),
)


def _less_by(who: Reference, kind: Kind, times: Amount) -> SpellsCost:
    """So much less as is counted."""
    return SpellsCost(kind, less=1, who=who, times=times)


def _falls_by(who: Reference, value: object) -> Slots | None:
    if not isinstance(value, SpellsCost) or value != _less_by(who, value.kind, value.times):
        return None
    return {"kind": value.kind, "times": value.times}


def is_generic(mana: ManaCost, **others: object) -> bool:
    """A number of generic mana is taken away in words of its own; an X or two-sided mana is not taken away at all."""
    return not mana.exact or bool(mana.x_symbols) or any("/" in symbol for symbol in mana.exact)


def _spells_cost() -> Table:
    whose = ((EachPlayer(), ""), (You(), " you cast"), (Opponents(), " your opponents cast"))
    kinds = ("{kind:spell_kinds}", "{kind:spell_kinds} and {or_kind:spell_kinds}")
    return tuple(
        [
            say(ABILITY, f"{kind}{cast} cost {{{{{how}:figure}}}} {how} to cast.", SpellsCost, who=who)
            for who, cast in whose
            for kind in kinds
            for how in ("more", "less")
        ]
        + [
            say(
                ABILITY,
                f"{{kind:spell_kinds}}{cast} cost {{{{{how}:figure}}}} {how} to cast for each {{times:per}}.",
                SpellsCost,
                who=who,
            )
            for who, cast in whose
            for how in ("more", "less")
        ]
    )


def _spells_cost_there() -> Table:
    """By what they target, and from where they are cast."""
    targeting = "that target {aimed_at:actor}"
    return tuple(
        [
            say(
                ABILITY,
                f"{{kind:spell_kinds}}{cast} {targeting} cost {{{{{how}:figure}}}} {how} to cast.",
                SpellsCost,
                who=who,
            )
            for who, cast in ((EachPlayer(), ""), (You(), " you cast"), (Opponents(), " your opponents cast"))
            for how in ("more", "less")
        ]
        + [
            say(
                ABILITY,
                f"{{kind:spell_kinds}}{cast} {said} cost {{{{{how}:figure}}}} {how} to cast.",
                SpellsCost,
                who=who,
                **place,
            )
            for who, cast, places in _FROM_WHERE
            for said, place in places
            for how in ("more", "less")
        ]
        + [
            say(
                ABILITY,
                f"The {word} {{kind:spell_kind}} you cast each turn costs {{{{less:figure}}}} less to cast.",
                SpellsCost,
                who=You(),
                nth=nth,
            )
            for word, nth in (("first", 1), ("second", 2))
        ]
        + [
            say(
                ABILITY,
                f"During your turn, {{kind:spell_kinds}}{cast} cost {{{{{how}:figure}}}} {how} to cast.",
                SpellsCost,
                f"{{kind:spell_kinds}}{cast} during your turn cost {{{{{how}:figure}}}} {how} to cast.",
                who=who,
                condition=During(whose="your"),
            )
            for who, cast in ((You(), " you cast"), (Opponents(), " your opponents cast"))
            for how in ("more", "less")
        ]
        + [
            says(
                ABILITY,
                f"{{kind:spell_kinds}}{cast} cost {{X}} less to cast, where X is {{times:measure}}.",
                partial(_less_by, who),
                partial(_falls_by, who),
            )
            for who, cast in ((EachPlayer(), ""), (You(), " you cast"))
        ]
    )


_WHO_CANNOT: tuple[tuple[str, Reference], ...] = (
    ("You", You()),
    ("(Your|Each) (opponents|opponent)", Opponents()),
    ("(Players|Each player)", EachPlayer()),
    ("Enchanted creature's controller", ControllerOf(Host())),
    ("Enchanted player", EnchantedPlayer()),
)


def _cannot_cast() -> Table:
    """Never, at a time, or from a place."""
    return tuple(
        [
            say(ABILITY, f"{whose} can't cast {{kind:spell_kinds}}.", CannotCast, who=who)
            for whose, who in _WHO_CANNOT
            if who != EachPlayer()
        ]
        + [
            say(
                ABILITY,
                f"{whose} can't cast {{kind:spell_kinds}} during {{when:time}}.",
                CannotCast,
                f"During {{when:time}}, {whose} can't cast {{kind:spell_kinds}}.",
                who=who,
            )
            for whose, who in _WHO_CANNOT
        ]
        + [
            say(ABILITY, f"{whose} can't cast {{kind:spell_kinds}} {said}.", CannotCast, who=who, **place)
            for whose, who in _WHO_CANNOT
            for said, place in _FROM
        ]
        + [
            say(
                ABILITY,
                f"{whose} can cast {{kind:spell_kinds}} only any time they could cast a sorcery.",
                CannotCast,
                who=who,
                but_as_sorcery=True,
            )
            for whose, who in _WHO_CANNOT
        ]
    )


PRODUCTIONS: Table = (
    say(
        ABILITY,
        "As an additional cost to cast ~, {cost:deed}.",
        AdditionalCost,
        "As an additional cost to play ~, {cost:deed}.",
    ),
    say(ABILITY, "As an additional cost to cast ~, you may {cost:deed}.", OptionalCost),
    hears(ABILITY, "As an additional cost to cast ~, you may pay {cost:price}.", OptionalCost),
    say(ABILITY, "You may pay {cost:price} rather than pay ~'s mana cost.", AlternativeCost),
    say(ABILITY, "If {condition:condition}, you may pay {cost:price} rather than pay ~'s mana cost.", AlternativeCost),
    say(ABILITY, "You may {cost:deed} rather than pay ~'s mana cost.", AlternativeCost),
    hears(ABILITY, "You may pay {cost:price} rather than pay ~'s mana cost if {condition:condition}.", AlternativeCost),
    say(
        ABILITY,
        "If {condition:condition}, you may cast ~ without paying its mana cost.",
        AlternativeCost,
        cost=(),
    ),
    say(ABILITY, "If {condition:condition}, you may {cost:deed} rather than pay ~'s mana cost.", AlternativeCost),
    say(ABILITY, "~ costs {cost:mana_cost} more to cast for each target beyond the first.", CostsMoreForEachTarget),
    say(ABILITY, "~ costs {{less:figure}} less to cast for each {times:per}.", CostsLess),
    says(
        ABILITY,
        "~ costs {X} less to cast, where X is {times:measure}.",
        lambda times: CostsLess(1, times),
        lambda value: {"times": value.times} if isinstance(value, CostsLess) and value.times != 1 else None,
    ),
    say(ABILITY, "~ costs {{less:figure}} less to cast if {condition:condition}.", CostsLess),
    says(
        ABILITY,
        "~ costs {{less:figure}} less to cast if it targets (a|an) {kind:kind}.",
        lambda less, kind: CostsLess(less, condition=AimsAt(kind)),
        lambda value: (
            {"less": value.less, "kind": value.condition.kind}
            if isinstance(value, CostsLess) and isinstance(value.condition, AimsAt)
            else None
        ),
    ),
    hears(ABILITY, "If {condition:condition}, ~ costs {{less:figure}} less to cast.", CostsLess),
    *[
        hears(
            ABILITY,
            f"~ costs {{{{less:figure}}}} less to cast if it's {said}.",
            lambda less, word=word: CostsLess(less, condition=CostWasPaid(word)),
        )
        for said, word in (("bargained", "bargain"), ("kicked", "kicker"), ("cast using teamwork", "teamwork"))
    ],
    unless(say(ABILITY, "~ costs {mana:mana_cost} less to cast if {condition:condition}.", CostsLess), is_generic),
    unless(
        say(ABILITY, "{kind:spell_kinds} you cast cost {mana:mana_cost} less to cast.", SpellsCost, who=You()),
        is_generic,
    ),
    hears(ABILITY, "~ costs {{less:figure}} less to cast as long as {condition:condition}.", CostsLess),
    constant(
        ABILITY,
        "Foretelling cards from your hand costs {1} less and can be done on any player's turn.",
        ForetellsMoreEasily(),
    ),
    constant(ABILITY, "~ can't be countered.", CannotBeCountered()),
    constant(ABILITY, "Damage can't be prevented.", DamageNotPrevented()),
    say(ABILITY, "{kind:spell_kinds} can't be countered.", SpellsCannotBeCountered),
    *_cannot_cast(),
    say(ABILITY, "{kind:spell_kinds} can't be cast.", CannotCast),
    *[
        say(ABILITY, f"{whose} can't cast more than one {{kind:spell_kind}} each turn.", CannotCast, who=who, after=1)
        for whose, who in (("Each player", EachPlayer()), ("Each opponent", Opponents()), ("You", You()))
    ],
    hears(
        ABILITY,
        "Players can't cast more than one {kind:spell_kind} each turn.",
        lambda kind: CannotCast(kind, after=1),
    ),
    hears(
        ABILITY,
        "Your opponents can't cast more than one {kind:spell_kind} each turn.",
        lambda kind: CannotCast(kind, Opponents(), after=1),
    ),
    *[constant(COLOR, color.value, color) for color in Color],
    say(ABILITY, "Spend only {color:color} mana on X.", XPaidWith),
    constant(ABILITY, "Remove ~ from your deck before playing if you're not playing for ante.", OnlyForAnte()),
    say(ABILITY, "You may cast ~ as though it had flash.", CastAsThoughFlash),
    say(ABILITY, "You may cast ~ as though it had flash if {condition:condition}.", CastAsThoughFlash),
    hears(
        ABILITY,
        "If {condition:condition}, you may cast ~ as though it had flash.",
        lambda condition: CastAsThoughFlash(condition=condition),
    ),
    say(ABILITY, "You may cast {kind:spell_kinds} as though they had flash.", SpellsAsThoughFlash),
    constant(
        ABILITY,
        "You may cast ~ as though it had flash. If you cast it any time a sorcery couldn't have been cast, the"
        " controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.",
        CastAsThoughFlash((AtNext(_NEXT_CLEANUP, (Sacrifice(Itself(), ControllerOf(Itself())),)),)),
    ),
    constant(
        ABILITY,
        "You may choose to (play|cast) ~ as an instant(; if|. If) you do, bury it at end of turn.",
        CastAsThoughFlash((AtNext(AtEndOfTurn(), (Destroy(Itself(), no_regeneration=True),)),)),
    ),
    say(ABILITY, "Cast ~ only during {when:time}.", CastOnly, "Cast ~ only {when:time}."),
    say(ABILITY, "Cast ~ only if {when:condition}.", CastOnly),
    constant(ABILITY, "Spells with the chosen name can't be cast.", ChosenNameNotCast()),
    hears(ABILITY, "The named card can't be cast.", ChosenNameNotCast),
    *[
        constant(
            ABILITY,
            f"Activated abilities of sources with the chosen name can't be activated{spared}.",
            ChosenNameNotActivated(mana_too),
        )
        for spared, mana_too in ((" unless they're mana abilities", False), ("", True))
    ],
    constant(ABILITY, "A deck can have any number of cards named ~.", AnyNumberInADeck()),
    constant(ABILITY, "~ can be your commander.", CanBeCommander()),
    say(
        ABILITY,
        "(Planeswalkers' loyalty|Loyalty) abilities you (control|activate) cost an additional [+{more:figure}] to"
        " activate.",
        LoyaltyCostsMore,
    ),
    say(ABILITY, "A deck can have up to {most:count_word} cards named ~.", AnyNumberInADeck),
    *[
        say(
            ABILITY,
            f"If (a|an) {{kind:kind}} {by} causes a triggered ability of a permanent you control to trigger, that"
            " ability triggers an additional time.",
            TriggersAgain,
            by=by,
        )
        for by in ("entering", "dying", "attacking")
    ],
    say(ABILITY, "{kind:kinds} entering don't cause abilities to trigger.", CausesNoTriggers),
    *_spells_cost(),
    *_spells_cost_there(),
)
