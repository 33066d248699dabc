"""What a player may play from elsewhere than the hand."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.effects.duration import Duration
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import Reference, You


class ExileFromTop(Effect):
    """`Exile the top two cards of your library`: afterwards, `those cards`."""

    amount: Amount
    who: Reference = You()


class PlayExiled(Effect):
    """`You may play the exiled card without paying its mana cost`: what ~ has exiled, while the text is carried out.
    `lands` False: `you may cast the exiled card`."""

    lands: bool = True


class CastTransformed(Effect):
    """`You may cast it transformed without paying its mana cost`: while the text is carried out."""

    what: Reference


class CastFree(Effect):
    """`You may cast target sorcery card from your graveyard without paying its mana cost`: while the text is carried
    out. `exiled`: `If that spell would be put into a graveyard, exile it instead.`"""

    what: Reference
    exiled: bool = False


class CastCopyOf(Effect):
    """`Copy that card. You may cast the copy without paying its mana cost`: while the text is carried out."""

    what: Reference


class CastFromHand(Effect):
    """`You may cast a sorcery spell from your hand without paying its mana cost`: while the text is carried out."""

    kind: Kind


class BecomePlotted(Effect):
    """`It becomes plotted`: its owner may cast it for nothing as a sorcery on a later turn (2026, 702.170c)."""

    what: Reference


class MayPlay(Effect):
    """`You may play that card this turn`: as if it were in the hand, for as long as it stays where it is.

    `lands` False: `you may cast that card`. `free`: without paying its mana cost. `any_mana`: mana of any type can be
    spent to cast it."""

    what: Reference
    duration: Duration = Duration.FOR_GOOD
    lands: bool = True
    free: bool = False
    any_mana: bool = False
