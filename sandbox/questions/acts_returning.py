"""How it is told that something that triggers brings a card back from a graveyard."""

from dataclasses import replace

from sandbox.questions.said.acts import AimsTrigger
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import LIES_IN_GRAVEYARD
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit

_BRINGS = (
    "(return|get|get back|bring|bring back|fetch|fetch back|choose up|pick up|retrieve|recover|grab|take back|raise|"
    "regrow|rescue|dig up)"
)
_FROM = "(from|out of) (my|his|her|their|the) graveyard"
_WHERE = "( back|)( to my hand| into my hand| to hand| to his hand| to play| into play| in play| to the play|)"
_HOME = "(back|to my hand|to his hand|to hand|back to my hand|back to his hand|back to hand|from my graveyard)"
_TRIGGER = "(the|its|his|my|that|this) (trigger|ability|etb|attack trigger|enter trigger|etb trigger|effect)"


def _brings_back(targets: Things, who: str = "", by: Mention | None = None) -> AimsTrigger:
    """Cards that are named, with what triggers in play, or with `it`."""
    if not all(target.card and target.owner in ("", who, "i") and not target.wears for target in targets):
        raise Unfit
    if by is not None and (is_spell(by) if by.card else by.noun not in ("it", "that", "this", "him", "her")):
        raise Unfit
    lying = tuple(replace(each, owner="", marks=(*each.marks, LIES_IN_GRAVEYARD)) for each in targets)
    return AimsTrigger(who, lying)


def _pays_for_return(thing: Mention, paid: str, who: str = "") -> AimsTrigger:
    """A card whose own ability returns it, named or as `it`."""
    if thing.card:
        return _brings_back((thing,), who)
    if thing.noun != "it":
        raise Unfit
    return AimsTrigger(who, (replace(thing, marks=(LIES_IN_GRAVEYARD,)),))


def _brings_it_back(thing: Mention, who: str = "") -> AimsTrigger:
    """`I bring it back`: of a pronoun."""
    if thing.noun != "it":
        raise Unfit
    return AimsTrigger(who, (replace(thing, marks=(LIES_IN_GRAVEYARD,)),))


PRODUCTIONS: Table = (
    *told_acts(
        _brings_it_back,
        "{who:doer}(bring|return|get|buy|take) {thing:thing} (back|back to play|back into play|to play|into play|"
        "to the play)",
        f"{{who:doer}}(bring|return|get|buy|take) {{thing:thing}} {_FROM}{_WHERE}",
        "{who:doer}(bring|return|get|buy|take) back {thing:thing}",
    ),
    *told_acts(
        _pays_for_return,
        f"{{who:doer}}pay {{paid:cost}} (to|and) (get|buy|bring|return|take) {{thing:thing}} {_HOME}",
        f"{{who:doer}}(get|buy|bring|return|take) {{thing:thing}} {_HOME} (for|with|by pay) {{paid:cost}}",
    ),
    *told_acts(
        _brings_back,
        f"{{who:doer}}{_BRINGS} {{targets:things}} {_FROM}{_WHERE}",
        f"{{who:doer}}{_BRINGS} {{targets:things}} {_FROM}{_WHERE} (with|off|via|through|from|use|by) {_TRIGGER}",
        f"{{who:doer}}{_BRINGS} {{targets:things}} {_FROM}{_WHERE} (with|off|via|through|use) {{by:thing}}",
        f"{{who:doer}}{_BRINGS} {{targets:things}}{_WHERE} (with|off|via|through|from|use|by) {_TRIGGER}",
        f"{{who:doer}}{_BRINGS} {{targets:things}} back( to my hand| into my hand| to hand| to play| into play|)",
        f"{{who:doer}}(get back|bring back|fetch back|take back|regrow|retrieve|dig up) {{targets:things}}{_WHERE}",
        f"{{who:doer}}(use|have) {_TRIGGER} (to |)(return|get back|bring back|fetch|choose up|pick up|retrieve|get) "
        f"{{targets:things}}{_WHERE}( from my graveyard| out of my graveyard|)",
        f"{_TRIGGER} (return|get back|bring back|fetch|get) {{targets:things}}{_WHERE}",
    ),
)
