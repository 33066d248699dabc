"""Players called by what is theirs: `its controller`, `the Angel's owner`, `whoever controls the Wall`."""

from sandbox.questions.phrases import WHO
from sandbox.questions.said.things import PRONOUN, Mention, PlayerOf
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears

_IT, _THEM = PRONOUN, Mention(noun="them")
_ROLES = {"owner": "own", "controller": "control"}
PRODUCTIONS: Table = tuple(
    each
    for role, verb in _ROLES.items()
    for each in (
        constant(WHO, f"(its|his|her) {role}", PlayerOf(role, _IT)),
        constant(WHO, f"(the {role}|the creature 's {role}|{role})", PlayerOf(role, _IT)),
        constant(WHO, f"their {role}", PlayerOf(role, _THEM)),
        hears(WHO, f"(the |){{card:card}} 's {role}", lambda card, role=role: PlayerOf(role, Mention(card=card))),
        hears(WHO, f"(the |){role} of {{thing:thing}}", lambda thing, role=role: PlayerOf(role, thing)),
        hears(
            WHO,
            f"(whoever|the player who|the one who|whichever player) {verb} {{thing:thing}}",
            lambda thing, role=role: PlayerOf(role, thing),
        ),
    )
)
