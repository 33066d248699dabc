"""Events of combat and of damage."""

from sandbox.meaning.events.pattern import EventPattern
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.references import EachPlayer, Itself, Reference


class Attacks(EventPattern):
    """`~ attacks`. Roles: subject."""

    subject: Reference = Itself()


class AttacksSomebody(EventPattern):
    """`a creature attacks one of your opponents`; with `planeswalkers`, `a creature attacks you or a planeswalker you
    control`. Roles: subject, player (who is attacked)."""

    subject: Reference = Itself()
    whom: Reference = EachPlayer()
    planeswalkers: bool = False


class AttacksTheLeader(EventPattern):
    """`~ attacks the player with the most life or tied for most life`."""


class AttacksWithOthers(EventPattern):
    """`~ and at least two other creatures attack`. Roles: subject."""

    subject: Reference = Itself()
    kind: Kind = ANYTHING
    minimum: int = 1


class AttacksAlone(EventPattern):
    """`attacks alone`: it is the only creature declared as an attacker. Roles: subject."""

    subject: Reference = Itself()


class AttacksUnblocked(EventPattern):
    """`attacks and isn't blocked`."""

    subject: Reference = Itself()


class Blocks(EventPattern):
    """`other` None: once, however many it blocks; else once for each such attacker. Roles: subject (the blocker),
    other (the attacker).
    """

    subject: Reference = Itself()
    other: Kind | None = None


class BecomesBlocked(EventPattern):
    """`by` None: once, however many block (no `other`); else once for each such blocker (role other)."""

    subject: Reference = Itself()
    by: Kind | None = None


class BlocksOrBecomesBlocked(EventPattern):
    """`other` None: once as it blocks, once as it becomes blocked; else once for each such opposing creature.
    Roles: subject, other.
    """

    subject: Reference = Itself()
    other: Kind | None = None


class YouAttack(EventPattern):
    """`Whenever you attack`: with anything, or with at least `minimum` creatures of the kind: `with two or more
    creatures with flying`. ThatMuch is how many of those."""

    kind: Kind = ANYTHING
    minimum: int = 1


class Crews(EventPattern):
    """`~ crews a Vehicle`; with `saddles`, `~ saddles a Mount`. Roles: subject, other (the Vehicle or Mount)."""

    subject: Reference = Itself()
    saddles: bool = False


class IsExerted(EventPattern):
    """`you exert a creature`. Roles: subject, player."""

    subject: Reference = Itself()
    who: Reference = EachPlayer()


class Enlists(EventPattern):
    """`~ enlists a creature`. Roles: subject, other (the creature tapped for it)."""

    subject: Reference = Itself()


class DealsDamage(EventPattern):
    """Roles: subject (the source), other (the object damaged), player (the player damaged). `to`: `player`,
    `opponent`, `you`, `creature`, `planeswalker`, `~`, `player or planeswalker`, `player or battle` or None.
    """

    subject: Reference = Itself()
    to: str | None = None
    combat_only: bool = False
    noncombat: bool = False


class IsDealtDamage(EventPattern):
    """`subject` may be players. Once for all that is dealt at once. Roles: subject, other (the sources), player (a
    player who is damaged). `combat`: only combat damage, or only other damage; `minimum`: at least so much at once."""

    subject: Reference = Itself()
    combat: bool | None = None
    minimum: int = 1


class SeveralDealDamage(EventPattern):
    """`one or more creatures you control deal combat damage to a player`: once for each player who is damaged at the
    same time. Roles: player. `to`: `player`, `opponent` or `you`; `any_damage`: not combat damage alone."""

    kind: Kind
    to: str = "player"
    any_damage: bool = False


class DiesAfterDamage(EventPattern):
    """`a creature dealt damage by ~ this turn dies`. Roles: subject (the dead creature)."""

    by: Reference = Itself()
