"""How it is told that creatures deal with attackers, must block, or are provoked."""

from sandbox.questions.said.acts_combat import BlocksWith, Provokes, TakesOn
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit


def _is_creature_said(thing: Mention) -> bool:
    """Whether it is called as a creature that fights is."""
    return bool(thing.card or thing.size or thing.noun in ("it", "one")) and not is_spell(thing)


def _takes_on(blockers: Things, attackers: Things) -> TakesOn:
    if not all(map(_is_creature_said, (*blockers, *attackers))):
        raise Unfit
    return TakesOn(blockers, attackers)


def _must_block(blockers: Things, attackers: Things = (), **why: object) -> BlocksWith:
    """What must block is told to do so."""
    return BlocksWith(blockers, attackers)


def _must_block_with(blockers: Things, attackers: Things = ()) -> BlocksWith:
    return BlocksWith(blockers, attackers)


def _provokes(targets: Things, what: Things = (), who: str = "") -> Provokes:
    if len(targets) != 1 or len(what) > 1:
        raise Unfit
    return Provokes(targets, what, who)


_BLOCKING = "( to block| into block| to block it| into block it| to force a block| to make it block| to untap|)"
PRODUCTIONS: Table = (
    *told_acts(
        _takes_on,
        "{blockers:things} (take|get|handle|cover|take on|deal with|take down) {attackers:things}",
    ),
    *told_acts(
        _must_block,
        "{blockers:things} (must|be make to|be compelled to|be lured to|be require to) (all |both |)block",
        "{blockers:things} (must|be make to|be compelled to|be lured to|be require to) (all |both |)block "
        "{attackers:things}",
        "{blockers:things} (must|be make to) (all |both |)block( {attackers:things}|) because of "
        "(it|that|the provoke|provoke)",
    ),
    *told_acts(
        _must_block_with,
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
