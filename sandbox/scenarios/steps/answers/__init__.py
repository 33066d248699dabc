"""Sentences that answer a choice. They may stand before the moment at which the choice comes up, or right after the
sentence that brings it up."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.questions import Deed
from sandbox.engine.questions.combat import AttackerOrder, BlockerOrder
from sandbox.engine.questions.costs import WhetherToPay, WhetherToPayUpkeep
from sandbox.engine.questions.orders import EffectOrder, GraveyardOrder, LibraryOrder
from sandbox.engine.questions.yes_or_no import (
    WhetherToCommandZone,
    WhetherToLeaveTapped,
    WhetherToMulligan,
    WhetherToRemoveInstead,
    WhetherToUse,
)
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import AnswerStep
from sandbox.scenarios.steps.answers.agreeing import (
    chance,
    changes_words,
    flips,
    keeps_hand,
    no,
    touches,
    wins_subgame,
    yes,
)
from sandbox.scenarios.steps.answers.choosing import chooses, does_to, pays_mana, targets, votes
from sandbox.scenarios.steps.answers.dividing import assigns, prevents
from sandbox.scenarios.steps.answers.ordering import applies_first, groups, orders, orders_several


def _s(pattern: str, read: Callable[..., AnswerStep], example: str, about: str) -> StepDefinition:
    return StepDefinition(pattern, read, about, example, "Choices", "answer")


def _done(deed: Deed, verb: str, example: str, about: str) -> StepDefinition:
    return _s(f"{{player}} {verb} {{text}}", lambda player, text: does_to(player, text, deed), example, about)


GRAVEYARD = (
    _s(
        "{player} orders (the|his|her) graveyard: {things}",
        lambda player, things: orders_several(GraveyardOrder, player, things),
        "Bob orders the graveyard: Scryb Sprites, then Grizzly Bears",
        "Of several cards that go there together; the last named is on top.",
    ),
)

"""Answers that speak of the order in which cards lie in a graveyard."""
ANSWERS = (
    _s(
        "{player} assigns {text}",
        assigns,
        "Sue assigns 3 damage from Sengir Vampire to Serra Angel and 3 to Serra Angel#2",
        "How damage is divided.",
    ),
    _s(
        "{player} prevents {text}",
        prevents,
        "Sue prevents 2 from Child of Night and 1 from Canyon Minotaur",
        "Which damage a limited shield stops.",
    ),
    _s(
        "{player} orders the blockers of {attacker}: {things}",
        lambda player, attacker, things: orders(BlockerOrder, player, attacker, things),
        "Bob orders the blockers of Stone Golem: Canyon Minotaur, then Runeclaw Bear",
        "The order in which blockers stand.",
    ),
    _s(
        "{player} orders the attackers of {blocker}: {things}",
        lambda player, blocker, things: orders(AttackerOrder, player, blocker, things),
        "Sue orders the attackers of Two-Headed Giant of Foriys: Hill Giant, then Grizzly Bears",
        "The order in which the attackers stand that one creature blocks.",
    ),
    _s(
        "{player} orders the effects: {things}",
        lambda player, things: orders_several(EffectOrder, player, things),
        "Bob orders the effects: Lord of the Pit, then Phantasmal Forces",
        "Which of several effects that begin together comes first.",
    ),
    _s(
        "{player} applies {text} first",
        applies_first,
        "Sue applies Reverse Damage first",
        "Which of several effects changes damage first; `what always holds` for protection and the like.",
    ),
    *GRAVEYARD,
    _s(
        "{player} orders (the|his|her) library: {things}",
        lambda player, things: orders_several(LibraryOrder, player, things),
        "Bob orders the library: Forest, then Island",
        "Of several cards that are put on top together; the last named is on top.",
    ),
    _s(
        "{player} keeps {things} in a band",
        groups,
        "Bob keeps Benalish Hero and Grizzly Bears in a band",
        "How a band that has become illegal is regrouped; the others are on their own.",
    ),
    _s(
        "{player} breaks the band up",
        lambda player: groups(player, "nothing"),
        "Bob breaks the band up",
        "Nobody stays in a band.",
    ),
    _s(
        "{player} changes {old} to {new}",
        changes_words,
        "Sue changes black to blue",
        "Which word of a text stands for which.",
    ),
    _s(
        "{player} takes a mulligan",
        lambda player: yes(player, None, WhetherToMulligan),
        "Bob takes a mulligan",
        "A new hand.",
    ),
    _s("{player} keeps the hand", keeps_hand, "Bob keeps the hand", "As when nothing is said."),
    _s("chance chooses {text}", chance, "chance chooses Bob", "Who begins, or what else chance decides."),
    _s(
        "{player} pays the upkeep of {about}",
        lambda player, about: yes(player, about, WhetherToPayUpkeep),
        "Bob pays the upkeep of Glacial Chasm",
        "A cost that falls due in upkeep.",
    ),
    _s(
        "{player} pays {mana} for {about}",
        pays_mana,
        "Bob pays {G} for Ornithopter",
        "Which mana of the pool is spent, where other mana of it would do as well.",
    ),
    _s(
        "{player} pays for {about}",
        lambda player, about: yes(player, about, WhetherToPay),
        "Bob pays for Ivory Cup",
        "A cost that a text lets a player pay as it is carried out.",
    ),
    _s(
        "{player} uses the effect of {about}",
        lambda player, about: yes(player, about, WhetherToUse),
        "Bob uses the effect of Arcbound Stinger",
        "What a text says a player may do.",
    ),
    _s(
        "{player} leaves {about} tapped",
        lambda player, about: yes(player, about, WhetherToLeaveTapped),
        "Bob leaves Tawnos's Weaponry tapped",
        "What may stay tapped in the untap step.",
    ),
    _s(
        "{player} removes {about} from the game instead",
        lambda player, about: yes(player, about, WhetherToRemoveInstead),
        "Bob removes Fiery Temper from the game instead",
        "Madness.",
    ),
    _s(
        "{player} puts {about} into the command zone",
        lambda player, about: yes(player, about, WhetherToCommandZone),
        "Bob puts Queen Marchesa into the command zone",
        "A commander that has gone to a graveyard or into exile, or would go to a hand or library.",
    ),
    _s(
        "{player} declines[ the effect of {about}]",
        lambda player, about=None: no(player, about),
        "Bob declines the effect of Soul Net",
        "Which is also what happens when nothing is said.",
    ),
    _done(Deed.COPY, "copies", "Bob copies Grizzly Bears", "What a copy copies."),
    _done(
        Deed.REDIRECT,
        "redirects the damage to",
        "Bob redirects the damage to Garruk Wildspeaker",
        "Damage to a planeswalker instead.",
    ),
    _done(Deed.SACRIFICE, "sacrifices", "Bob sacrifices Forest", "What a cost or an effect takes."),
    _done(
        Deed.DISCARD, "discards", "Bob discards Forest and Shock", "What a cost, an effect or the hand's size takes."
    ),
    _done(Deed.RETURN, "returns", "Bob returns Ornithopter", "What a cost takes back, and what comes back by dredge."),
    _done(Deed.EXILE, "exiles", "Bob exiles Hill Giant", "What a cost removes from the game."),
    _done(Deed.FIND, "finds", "Bob finds Island", "What is looked for in a library."),
    _done(Deed.KEEP, "keeps", "Bob keeps Hill Giant", "What is not given up, where an effect leaves so many."),
    _s(
        "{player} puts {text} on the bottom",
        lambda player, text: does_to(player, text, Deed.BOTTOM),
        "Bob puts Forest on the bottom",
        "Which cards of a new hand go back after a mulligan.",
    ),
    _done(Deed.UNTAP, "untaps", "Bob untaps Serra Angel", "Where an effect lets so many untap."),
    _s("{player} targets {text}", targets, "Bob targets Grizzly Bears", "What a spell or an effect is aimed at."),
    _s(
        "{player} wins the flip",
        lambda player: flips(player, True),
        "Bob wins the flip",
        "Chance is asked like a player.",
    ),
    _s(
        "{player} wins the subgame",
        wins_subgame,
        "Bob wins the subgame",
        "A subgame is not played here: the text says how it ends.",
    ),
    _s("the subgame is a draw", wins_subgame, "the subgame is a draw", "Nobody wins it."),
    _s(
        "{thing} touches {things}",
        touches,
        "Chaos Orb touches Forest and Hill Giant",
        "What lies under a card that is flipped onto the table; `nothing` where it does not turn over.",
    ),
    _s(
        "{player} loses the flip",
        lambda player: flips(player, False),
        "Bob loses the flip",
        "Chance is asked like a player.",
    ),
    _s("{player} votes for {text}", votes, "Bob votes for strength", "What a player says whom a text lets vote."),
    _s(
        "{player} chooses {text}",
        chooses,
        "Bob chooses black",
        "A color, a basic land type, a card name, a number, a mode, mana, a permanent or a player. Modes are counted "
        "as the text lists them, those that are not legal now included, as after `with mode`.",
    ),
)
