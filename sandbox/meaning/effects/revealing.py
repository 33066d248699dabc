"""Instructions about cards that have been seen: taken from among others, or looked for from the top of a library."""

from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import Reference, You
from sandbox.terms.zones import Zone


class TakeFromAmong(Effect):
    """`You may put a land card from among them into your hand`: none, or up to `count` of the cards that lie where the
    text has put them."""

    what: Reference
    kind: Kind
    onto: Zone = Zone.HAND
    count: int = 1
    tapped: bool = False


class Clash(Effect):
    """`Clash with an opponent. If you win, effects. Otherwise, …`: each reveals the top card and may put it on the
    bottom; whose has the higher mana value wins."""

    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class RevealUntil(Effect):
    """`Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the
    rest on the bottom of your library in a random order.` `rest`: the graveyard, or the library; `shuffled`: into it,
    otherwise to its bottom, with `at_random` in a random order."""

    kind: Kind
    who: Reference = You()
    onto: Zone = Zone.HAND
    rest: Zone = Zone.LIBRARY
    at_random: bool = False
    shuffled: bool = False
