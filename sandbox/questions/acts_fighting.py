"""How it is told that creatures deal with attackers, must block, or are provoked."""

from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.acts_combat import (
    OTHER_ONE,
    Assigns,
    AttacksWith,
    BlocksWith,
    Helped,
    Meets,
    Provokes,
    TakesOn,
)
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.signs_said import AT_CREATURES, GROWS
from sandbox.questions.ways_told import told_acts
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit


def _is_creature_said(thing: Mention) -> bool:
    """Whether it is called as a creature that fights is."""
    return bool(thing.card or thing.size or thing.noun in ("it", "one")) and _may_fight(thing)


def _takes_on(blockers: Things, attackers: Things) -> TakesOn:
    if not all(map(_is_creature_said, (*blockers, *attackers))):
        raise Unfit
    return TakesOn(blockers, attackers)


def _meets(one: Mention, other: Mention) -> Meets:
    """One creature and one other that are named, and no two that the same player is said to have."""
    fighting = all(thing.card or thing.size for thing in (one, other)) and not max(one.number, other.number) > 1
    if not fighting or one.owner == other.owner != "" or not all(map(_may_fight, (one, other))):
        raise Unfit
    return Meets(one, other)


def _meets_it(other: Mention) -> Meets:
    """`Giant Growth on the Bears, against a Giant`: the creature that was spoken of meets another."""
    if not other.card or other.number > 1 or not _may_fight(other):
        raise Unfit
    return Meets(PRONOUN, other)


def _may_fight(thing: Mention) -> bool:
    return not thing.card or CardType.CREATURE in card_named(thing.card).types


def _is_hit(target: Mention, what: Mention) -> Casts:
    """`White Knight against Terror`: the spell is aimed at the creature."""
    creature = target.card and CardType.CREATURE in card_named(target.card).types
    if not creature or target.number > 1 or what.number > 1 or not AT_CREATURES.search(card_named(what.card).text):
        raise Unfit
    return Casts(replace(what, owner="", number=0), what.owner, (target,), passive=True)


def _helped(what: Mention) -> Helped:
    """Only with what helps a creature."""
    if what != Mention(card=what.card, number=what.number) or what.number > 1:
        raise Unfit
    if not GROWS.search(card_named(what.card).text):
        raise Unfit
    return Helped(what)


def _must_block(blockers: Things, attackers: Things = ()) -> BlocksWith:
    """What must block is told to do so."""
    return BlocksWith(blockers, attackers)


def _all_must_block(n: int = 0, attackers: Things = ()) -> BlocksWith:
    """All that have been spoken of together."""
    return BlocksWith((Mention(noun="them", number=n),), attackers)


def _soaks(to: Mention, n: int = -1, thing: Mention | None = None, who: str = "") -> Assigns:
    return Assigns(((n, to),), who)


def _other_block(blockers: Things) -> BlocksWith:
    """`he blocks one with a Giant and another with a Wall`."""
    if not all(map(_is_creature_said, blockers)):
        raise Unfit
    return BlocksWith(blockers, (OTHER_ONE,))


def _provokes(targets: Things, what: Things = (), who: str = "") -> Provokes:
    if len(targets) != 1 or len(what) > 1:
        raise Unfit
    return Provokes(targets, what, who)


_BLOCKING = "( to block| into block| to block it| into block it| to force a block| to make it block| to untap|)"
_ALL_OF = ("(all|all of them|both of them)", "(all |all of the |the |those ){n:number}( of them|)")
PRODUCTIONS: Table = (
    *told_acts(
        _takes_on,
        "{blockers:things} (take|get|handle|cover|take on|deal with|take down|hold off|hold back|hold up|"
        "intercept|"
        "fend off|stand up to|stand against|hold the line against) {attackers:things}",
    ),
    *told_acts(
        _meets,
        "{one:thing} (against|versus|fight|fight with|battle|in combat with|in a fight with|take on) {other:thing}",
        "{one:thing} and {other:thing} (fight|battle|in combat|clash)",
    ),
    *told_acts(_is_hit, "{target:thing} against {what:spell}"),
    *told_acts(_meets_it, "against {other:thing}"),
    *told_acts(_helped, "with {what:spell}( on it| cast on it| on top|)"),
    *told_acts(
        _must_block,
        "{blockers:things} (must|be make to|be compelled to|be lured to|be require to|be force to) (all |both |)block",
        "{blockers:things} (must|be make to|be compelled to|be lured to|be require to|be force to) (all |both |)block "
        "{attackers:things}",
        "{blockers:things} (must|be make to) (all |both |)block( {attackers:things}|) because of "
        "(it|that|the provoke|provoke)",
    ),
    *told_acts(
        _all_must_block,
        *(
            f"{all_of} (must|be make to) (all |both |)block{what}"
            for all_of in _ALL_OF
            for what in ("( it| me| him|)", " {attackers:things}")
        ),
    ),
    *told_acts(
        _all_must_block,
        *(f"{all_of} block{what}" for all_of in _ALL_OF for what in ("( it| me| him|)", " {attackers:things}")),
    ),
    *told_acts(
        lambda who, attackers, blockers: BlocksWith(blockers, attackers, who),
        "{who:who} can only block {attackers:things}( ,|) (with|use) {blockers:things}",
    ),
    *told_acts(
        _soaks,
        "{who:doer}(soak up|soak|absorb|take|swallow) (all |the whole |)(the |his |its |)(combat |)damage "
        "(with|on) {to:thing}",
        "{who:doer}(soak up|soak|absorb|take|swallow) (all |the |all the |the whole |){n:number}( of|)( the| his| its|)"
        "( combat|) damage (with|on) {to:thing}",
        "{who:doer}(soak up|soak|absorb|take|swallow) (all |)(of |)(the |){thing:thing} 's (combat |)damage (with|on) "
        "{to:thing}",
        "{who:doer}(soak up|soak|absorb|take|swallow) all {n:number} of {thing:thing} 's (combat |)damage (with|on) "
        "{to:thing}",
        "{who:doer}(assign|put|deal|give) (both|both of the|all the|all of the|all) (point|points|damage) (of damage |)"
        "(to|on|onto) {to:thing}",
    ),
    *told_acts(
        lambda who, a, b: AttacksWith((a, b), who, band=True),
        "{who:doer}attack with {a:thing} (banded with|banded to|in a band with|band with) {b:thing}",
    ),
    *told_acts(
        lambda a, b: AttacksWith((a, b), "", band=True),
        "{a:thing} attack (banded with|banded to|in a band with|band with) {b:thing}",
        "{a:thing} , (banded with|banded to|band with) {b:thing} , attack",
    ),
    *told_acts(
        _other_block,
        "(another|another one|another 1|the other|the other one|the other 1|a second one|a second|the second|"
        "the second one) (with|by) {blockers:things}",
    ),
    *told_acts(
        _must_block,
        "must block with {blockers:things}",
        "must block {attackers:things} with {blockers:things}",
    ),
    *told_acts(
        _provokes,
        f"{{who:doer}}provoke {{targets:things}}{_BLOCKING}",
        f"{{who:doer}}provoke {{targets:things}} with {{what:things}}{_BLOCKING}",
        "{who:doer}(use|choose|apply|point|aim|target) (the |its |his |her |)provoke( ability| trigger|) "
        f"(on|against|at|target|to untap|for) {{targets:things}}{_BLOCKING}",
        "{who:doer}(use|choose|apply|point|aim|target) {what:things} 's provoke( ability| trigger|) "
        f"(on|against|at|target|to untap|for) {{targets:things}}{_BLOCKING}",
        f"{{what:things}} provoke {{targets:things}}{_BLOCKING}",
        "{targets:things} be provoke( by it|)",
        "{targets:things} be provoke by {what:things}",
        f"{{who:doer}}(target|choose) {{targets:things}} (with|for) (the |its |his |)provoke( ability| trigger|)"
        f"{_BLOCKING}",
    ),
)
