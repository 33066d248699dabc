"""Instructions about spells and abilities on their way: countering and copying them."""

from sandbox.meaning.amounts import X
from sandbox.meaning.effects import ChooseNewTargets, CopySpell, Counter
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import COMMAND, GENERIC
from sandbox.wording.saying import constant, say


def _countered_into(words: str) -> Table:
    """A spell that is countered, and where its card goes instead of into a graveyard."""
    this_way = f"{words}. If (that spell|the spell|it) is countered this way, "
    instead = "instead of (putting it into|into) (its owner's|that player's) graveyard"
    return (
        say(COMMAND, f"{this_way}exile it {instead}", Counter, to=Zone.REMOVED),
        say(COMMAND, f"{this_way}put it on top of its owner's library {instead}", Counter, to=Zone.LIBRARY),
        say(COMMAND, f"{this_way}put it into its owner's hand {instead}", Counter, to=Zone.HAND),
    )


PRODUCTIONS: Table = (
    *_countered_into("counter {what:one_thing}"),
    *_countered_into(
        "counter {what:one_thing} unless (its controller|its caster|that player) pays {unless_paid:generic}"
    ),
    say(COMMAND, "counter {what:one_thing}", Counter),
    say(COMMAND, "copy {what:one_thing}", CopySpell),
    say(COMMAND, "copy {what:one_thing}, except (that the copy|it) is {colors:colors}", CopySpell),
    say(COMMAND, "you may choose new targets for {what:one_thing}", ChooseNewTargets),
    *[constant(GENERIC, f"{{{number}}}", number) for number in range(1, 13)],
    constant(GENERIC, "{X}", X()),
    say(
        COMMAND,
        "counter {what:one_thing} unless (its controller|its caster|that player) pays {unless_paid:generic}",
        Counter,
    ),
)
