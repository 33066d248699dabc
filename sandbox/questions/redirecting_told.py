"""Spells that deal a source's damage to something else: which of what is named is the source, and which the target."""

from __future__ import annotations

from dataclasses import replace

from sandbox.questions.mentioned import IT
from sandbox.questions.pieces import Piece
from sandbox.questions.preventing_told import OF_A_SOURCE
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import Telling


def redirects_damage(text: str) -> bool:
    """Whether a text has both a source and a target."""
    return OF_A_SOURCE.search(text) is not None and "target instead" in text


def with_source_apart(telling: Telling, act: Casts, spell: Piece) -> tuple[Casts, Things]:
    """The spell aimed at what its damage goes to, and its source: what it is cast on where it is sent elsewhere from
    there, or what is named and deals the damage; else what waits, or the one attacker."""
    if spell.is_permanent or not OF_A_SOURCE.search(spell.card.text):
        return act, ()
    if not redirects_damage(spell.card.text):
        return act, act.targets
    if act.anew:
        return replace(act, targets=act.anew, anew=()), act.targets
    dealing = telling.pending[-1:] or telling.there.roles["attacking"]
    names = {piece.card.name for piece in dealing}
    sources = tuple(thing for thing in act.targets if thing.card in names)
    aims = tuple(thing for thing in act.targets if thing not in sources and thing.noun not in IT)
    if not sources and len(dealing) == 1:
        sources = (Mention(card=dealing[0].card.name),)
    return replace(act, targets=aims or act.targets), sources
