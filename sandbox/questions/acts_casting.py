"""How it is told that spells are cast."""

import re
from dataclasses import replace
from functools import partial

from sandbox.questions import acts_spells
from sandbox.questions.acts_abilities import aims_or_casts, has_made
from sandbox.questions.acts_responding import RESPONDING
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ACT
from sandbox.questions.said.acts import Casts, Sacrifices, Takes, ToldAct, Uses
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.things import Determiner, Mention, Things
from sandbox.questions.states_mana import EVERYTHING
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import LIES_IN_GRAVEYARD, ME, NOT_THE_ASKER
from sandbox.questions.things import ABOUT_TO, WANTS
from sandbox.questions.ways_told import told_acts
from sandbox.terms.types import BASIC_LAND_TYPES, CardType
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def casts_named(what: str, who: str = "", targets: Things = (), x: int | None = None, times: int = 1) -> Casts:
    """What has no target, as most creatures, is not aimed at anything."""
    if targets and not _AIMS.search(card_named(what).text):
        raise Unfit
    at_me = not who and Mention(noun="player", owner=ME) in targets  # nobody is told to do that to himself
    return Casts(Mention(card=what), who, targets, x, by_name=True, times=times, passive=at_me)


_AIMS = re.compile(r"target|choose|[Ee]nchant|[Cc]opy|divided", re.IGNORECASE)
"""Words of a card that says what it is done to."""


def _sweeps(what: str, who: str = "") -> Casts:
    """`he wraths the board`: a spell without a target."""
    if "arget" in card_named(what).text or not is_spell(Mention(card=what)):
        raise Unfit
    return Casts(Mention(card=what), who)


def _has_spell(what: Mention, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    """`I have Giant Growth` says only that it is there, if it has no target here."""
    if not targets and "arget" in card_named(what.card).text:
        raise Unfit
    return Casts(what, who, targets, x, held=not targets)


def _takes(who: str, targets: Things) -> Takes:
    """What somebody takes control of is somebody's."""
    if not all(target.owner or target.card for target in targets) or any(map(is_spell, targets)):
        raise Unfit
    return Takes(who, targets)


def _undergoes(what: str, targets: Things, size: str = "") -> Casts:
    if CardType.LAND in card_named(what).types:
        raise Unfit
    return Casts(Mention(card=what), "", targets, by_name=True, passive=True, grown=size)


def _countered(what: str, targets: Things) -> Casts:
    """Only by what counters spells."""
    if "counter target" not in card_named(what).text.lower():
        raise Unfit
    return _undergoes(what, targets)


_NO_SPELLS = ("trigger", "ability", "copy", "everything", "everyone")


def _casts_thing(
    what: Mention | str, who: str = "", targets: Things = (), x: int | None = None, times: int = 1
) -> Casts:
    spell = Mention(card=what) if isinstance(what, str) else what
    if spell.noun in ("trigger", "ability", "copy", "everything", "everyone") or (
        spell.size and not spell.card and targets
    ):
        raise Unfit  # a creature of which only the size is said is sent, not cast
    if spell.ability:
        raise Unfit
    if who in NOT_THE_ASKER and spell.owner == "opp" != who and not targets:
        raise Unfit  # `a Bolt aimed at me`: the act says at whom
    if "several" in spell.marks and not spell.number:
        raise Unfit  # whoever plays Forests has them
    return Casts(spell, who, targets, x, times=times)


def _is_aimed(what: str, targets: Things) -> Casts:
    """A creature that is aimed at nothing as it comes into play is against others in another way."""
    card = card_named(what)
    if CardType.CREATURE in card.types and not _AIMS.search(card.text):
        raise Unfit
    return replace(_casts_thing(what, "", targets), passive=True)


def _hits(what: Mention, targets: Things) -> Casts:
    """A spell is cast by whoever it belongs to. Of a creature the words do not say that it does something."""
    if not what.card or not is_spell(what):
        raise Unfit
    return Casts(replace(what, owner=""), what.owner, targets)


def _of(who: str, act: ToldAct) -> ToldAct:
    """An act told after the name of the one who acts."""
    match act:
        case Casts() | Uses() | AttacksWith() if act.who in ("", "same", who):
            return replace(act, who=who)
    raise Unfit


_TAKES = re.compile(r"^[^:\n]*\b[Ss]acrifice (?:a|an|another) \w+(?:,[^:\n]*)?:", re.MULTILINE)
"""An ability that something else is sacrificed for."""


def _sacrificing(what: Mention | str, thing: Mention, who: str = "", targets: Things = (), n: int = 0) -> ToldAct:
    """A spell of whose cost the sacrifice is, or an ability; `n`: the number that it speaks of."""
    spell = Mention(card=what) if isinstance(what, str) else what
    if not spell.card or (n and not re.search(rf"\b{n}\b", card_named(spell.card).text)):
        raise Unfit
    if not is_spell(spell) and _TAKES.search(card_named(spell.card).text):
        return Sacrifices(thing, spell, who or thing.owner, targets)  # whoever has it
    return Casts(spell, who, targets, by_name=True, sacrificed=thing)


def _thrown(what: str, thing: Mention, who: str = "", targets: Things = ()) -> Casts:
    """A spell that throws what is sacrificed to it."""
    if not re.search("sacrifice a", card_named(what).text.split("\n")[0]):
        raise Unfit
    return Casts(Mention(card=what), who, targets, by_name=True, sacrificed=thing)


def _does_with(what: Mention, targets: Things, who: str = "") -> Uses:
    """A creature without any ability that is used does nothing to a player but attack."""
    if what.noun in ("trigger", "ability"):
        raise Unfit
    text = card_named(what.card).text if what.card and not is_spell(what) else ":"
    if what.card in BASIC_LAND_TYPES:
        raise Unfit
    if ":" not in text and "arget" not in text and all(target.noun == "player" for target in targets):
        raise Unfit
    return Uses(what, who, targets)


def _uses_for(goal: str, what: Mention, targets: Things = (), who: str = "") -> Uses:
    """What a trigger brings back lies in a graveyard, and what ninjutsu is used with takes another one's place; what
    made a token does nothing more to it."""
    lying = any(LIES_IN_GRAVEYARD in target.marks for target in targets)
    ninja = bool(what.card) and "Ninjutsu" in card_named(what.card).text
    of_land = what.card in BASIC_LAND_TYPES and bool(targets)  # its mana is used
    back = goal == "bounce" and (ninja or (lying and what.noun in ("trigger", "ability")))
    if of_land or back or has_made(what, targets):
        raise Unfit
    return Uses(what, who, targets, goal=goal)


def _casts_card(what: Mention, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    """Verbs that say of other things that they are moved."""
    if not what.card:
        raise Unfit
    return _casts_thing(what, who, targets, x)


def _bounces(what: Mention | str, targets: Things, who: str = "", owner: Determiner | None = None) -> Casts:
    """Only with what returns something to its owner's hand."""
    whose = {target.owner for target in targets if target.owner} if owner is not None and owner.owner else set()
    if owner is not None and (owner.number or (whose and {"i"} & whose != {"i"} & {owner.owner})):
        raise Unfit
    spell = Mention(card=what) if isinstance(what, str) else what
    if not re.search(r"[Rr]eturn target [^.]* hand", card_named(spell.card).text) or not targets:
        raise Unfit
    return _casts_thing(spell, who, targets)


def _sends_spell(what: Mention, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    """A creature that is sent attacks, or is removed."""
    if not is_spell(what):
        raise Unfit
    return _casts_thing(what, who, targets, x)


_ANNOUNCES = (
    "resolve|flash in|flash|cast out|run|run out|deploy|aim|announce|follow with|follow up with|"
    "follow it up with|"
    "come with|let fly|let fly with|go for|topdeck|draw and cast|draw and play|jam|bring in|bring out|fire off|fire|"
    "pull out|bust out|bring|respond now with|lob|launch|finish with|try|crack|unleash|set off|whip out|pull off|"
    "loose|"
    "let loose|let loose with|go|go with|slip in|throw in|sneak in|land|"
    "snap off|rip off|rip|chain|dump|peel|reach for|lead with|"
    "use up|burn up|hardcast|sling|dish out|squeeze in|follow that with|follow this with|follow that up with|"
    "follow it with|tack on|chain on|burn"
)
"""Verbs for casting a spell."""
_BRINGS = (
    "bring out|bring in|run out|cast out|deploy|land|topdeck and cast|follow with|follow up with|follow it up with|"
    "come with|come up with|flash in|flash|produce|present|jam|get out|put down|put out|lay down|throw down|slap down|"
    "pull out|whip out|bust out|put into play|bring into play|set down|sneak in|play out|add|resolve"
)
"""Verbs for casting a permanent, or playing a land."""
_DOES_TO = (
    "shoot|burn|hit|target|pump|zap|ping|shrink|blast|steal|take|grab|borrow|nab|"
    "swipe|snatch|kidnap|grow|boost|weaken|beef up|buff|make big|take control of|gain control of|get control of|"
    "seize control of|grab control of"
)
"""What is done to something with a card."""
_GOALS = {
    "kill": "kill|destroy|bury|finish|finish off|nuke|roast|toast|snipe|pick off|kill off|try to kill",
    "save": "save|protect|rescue|try to save|heal",
    "exile": "exile|try to exile",
    "bounce": "bounce|return|choose up|pick up|take back|scoop up|pull back|rescue",
    "tap": "tap|tap down",
    "untap": "untap|untap again",
    "counter": "counter|try to counter|interrupt|negate|cancel out|nix|stop cold",
    "stop": "remove|stop|answer|deal with|handle|neutralize|freeze",
}
"""What a card is to do to something, and the words for it."""
_BRINGS_UP = "choose|pick|take|bring|return|pull|scoop|bounce|send|put|get"
_HOME = (
    "up|back|up again|back up|back to hand|to hand|back in his hand|back into his hand|back in my hand|"
    "back into my hand|home|back to my hand|back to his hand|to my hand|to his hand|to her hand|to its owner 's hand|"
    "back to its owner 's hand|into my hand|into his hand|back to her hand"
)
_TO_HAND = "(|back )(to|into|in) {owner:determiner}(|own )hand( again|)"
_TO_OWNERS_HAND = "(|back )(to|into|in) (its owner 's|their owner 's|the owner 's) hand( again|)"
_WITH = "with|use|by|by cast|by use|via"

_CASTING: Table = (
    *told_acts(
        _hits,
        "{what:thing} (hit|destroy|kill|deal with|finish off|target) {targets:aims}",
    ),
    *told_acts(
        _casts_thing,
        "{who:who} : {what:thing} (on|to|at|targeting|target) {targets:aims}",
        f"{{who:doer}}({_ANNOUNCES}) {{what:spell}}{{x:x}}{{targets:onto}}",
        f"{{who:doer}}({_ANNOUNCES}) {{what:spell}}{{targets:onto}}{{x:x}}",
        f"{{who:doer}}({_ANNOUNCES}|cast|play|throw|use) {{what:spell}} (from|out of) (my|his|her|their) hand"
        "{x:x}{targets:onto}",
        "{who:doer}(remove|exile) {targets:aims} from the game (with|use|by) {what:thing}",
        "{who:doer}cast {what:thing}{x:x}{targets:onto} (before it|for it|for that|for this)",
        "{who:doer}(cast|play|summon|throw|slap|put|drop|add|announce|attach|plop|smack|plant|stick|lay) "
        "{what:thing}{x:x}{targets:onto}",
        "{who:doer}(cast|play|throw) {what:thing}{targets:onto}{x:x}",
        "{who:doer}(cast|play|bring out|have out|put out|lay|add|summon) {what:own_one}",
    ),
    *told_acts(
        _is_aimed,
        "{what:cards} (targeting|target|go at|aim at|point at|against|go on|cast on|use on|for) {targets:aims}",
    ),
    *told_acts(aims_or_casts, "{who:doer}(aim|point|fire|shoot|hurl|chuck) {what:thing}{x:x}{targets:onto}"),
    *told_acts(
        _casts_card,
        f"{{who:doer}}({_BRINGS}) {{what:thing}}{{x:x}}{{targets:onto}}",
        "{who:doer}(bring|put|play|throw|flash|drop|cast|lay|get|run|send) {what:thing} (out|down|in|"
        "into play|onto the "
        "play|on the play|in play|on my side|on his side)",
        "{what:thing} (get|be|have be) (cast|play|summon|bring out|flash in|put down|put into play|drop)",
    ),
    *told_acts(
        _does_with,
        f"{{who:doer}}({_DOES_TO}) {{targets:aims}}( back|) ({_WITH}) {{what:thing}}",
        f"({_WITH}) {{what:thing}}( ,|) {{who:who}} ({_DOES_TO}) {{targets:aims}}",
    ),
    *(
        production
        for goal, words in _GOALS.items()
        for production in told_acts(
            partial(_uses_for, goal),
            f"{{who:doer}}({words}) {{targets:aims}}( back|) ({_WITH}) {{what:thing}}",
            f"({_WITH}) {{what:thing}}( ,|) {{who:who}} ({words}) {{targets:aims}}",
        )
    ),
    *told_acts(
        partial(Uses, goal="stop"),
        f"{{who:doer}}send {{targets:aims}} (away|off|pack|home|back home|out of play|out of the game) ({_WITH}) "
        "{what:thing}",
    ),
    *told_acts(
        _sends_spell,
        "{who:doer}send {what:thing}{x:x}{targets:onto}",
    ),
    *told_acts(
        partial(Uses, goal="bounce"),
        f"{{who:doer}}({_BRINGS_UP}) {{targets:aims}} ({_HOME}) ({_WITH}) {{what:thing}}",
    ),
    *told_acts(
        Uses,
        f"{{who:doer}}send {{targets:aims}} (packing|farming) ({_WITH}) {{what:thing}}",
    ),
    hears(
        ACT,
        "{who:doer}enchant {targets:aims} (with|use) {what:thing}",
        lambda who, targets, what: Casts(what, who, targets),
    ),
    *told_acts(
        _sacrificing,
        "{who:doer}(cast|respond with|answer with|use|play|activate) {what:thing} (|by |, |and )"
        "sacrifice {thing:thing}{targets:onto}",
        "{who:doer}(cast|respond with|answer with|use|play) {what:thing}{targets:onto} (|by )sacrifice {thing:thing}",
        "{who:doer}sacrifice {thing:thing} to {what:cards}{targets:onto}",
        "{who:doer}sacrifice {thing:thing} (for|to cast|to play|to throw) {what:spell}{targets:onto}",
        "{who:doer}sacrifice {thing:thing} to {what:thing}{targets:onto} for {n:number}( damage|)",
        "{who:doer}sacrifice {thing:thing} to {what:thing} (and|to|,) (shoot|ping|hit|burn|zap|target|damage|deal 1 "
        "to|"
        "aim at|finish|finish off) {targets:aims}",
        "{who:doer}sacrifice {thing:thing} to {what:thing} (and|to|,) (shoot|ping|hit|burn|zap|target|damage) "
        "{targets:aims} for {n:number}( damage|)",
    ),
    *told_acts(
        _thrown,
        "{who:who} {what:cards} {thing:thing} (at|on|to|into) {targets:aims}",
        "{who:doer}(throw|hurl|toss) {thing:thing} (at|to) {targets:aims} with {what:cards}",
    ),
    hears(ACT, "{what:thing} (steal|have steal) {targets:things}", Uses),
    *told_acts(
        lambda targets, what: Casts(what, what.owner, targets, passive=True),
        "{targets:things} (be|have be|get) (take|steal|grab) with {what:thing}",
        "{targets:things} (be|have be|get) (take|steal|grab) by {what:spell}",
    ),
    *told_acts(
        lambda targets, what, who: Casts(what, who, targets),
        "{targets:things} (be|have be|get) (take|steal|grab) by {who:who} with {what:thing}",
    ),
    *told_acts(
        lambda what, who="", targets=(), times=1: _casts_thing(what, who, targets, -1),
        f"{{who:doer}}(put|sink|pour|pump|dump|throw|tap) ({EVERYTHING}) (into|in|for) {{what:cards}}{{targets:onto}}",
        f"{{who:doer}}(cast|play) {{what:cards}}{{targets:onto}} (with|for|use) ({EVERYTHING})",
    ),
    *told_acts(
        _sweeps,
        "{who:doer}{what:cards} (the play|the whole play|everything|everyone|his attack|her attack|my attack|the "
        "attack|that attack|the combat|combat|the damage|it all|this attack|that combat)",
    ),
    *told_acts(_has_spell, "{who:doer}have {what:spell}{x:x}{targets:onto}"),
    *told_acts(
        _takes,
        "{who:who} (take|steal|grab|borrow|snatch) {targets:things}",
        "{who:who} (take|gain|get|seize) control of {targets:things}( with it|)",
        "{who:who} (take|steal|grab|borrow) {targets:things} (with it|with that)",
    ),
    *told_acts(
        casts_named,
        "{who:who} {what:cards} {targets:aims}{times:times}",
        "{what:cards} {targets:aims}{times:times}",
    ),
    *told_acts(_casts_thing, "{who:doer}(cast|play) {what:thing}{times:times}{targets:onto}"),
    hears(
        ACT,
        "{who:doer}(take|steal|grab) {targets:things} with {what:thing}",
        lambda who, targets, what: Casts(what, who, targets),
    ),
    *told_acts(
        partial(_uses_for, ""),
        "{who:doer}(use|bring in|go with|employ) {what:thing}{targets:onto}",
        "{who:doer}use {what:thing} 's ability{targets:onto}",
    ),
    *told_acts(
        casts_named,
        "{who:who} {what:cards} {targets:aims}{x:x}",
        "{who:who} {what:cards} {targets:aims} back",
        f"{{who:who}} (do |)({ABOUT_TO}) {{what:cards}} {{targets:aims}}{{x:x}}",
        f"({WANTS}) {{what:cards}} {{targets:aims}}{{x:x}}",
        "{who:who} do {what:cards} {targets:aims}{x:x}",
        "{who:who} have {what:verbed} {targets:aims}{x:x}",
        "{who:who} {what:cards}{x:x}{targets:onto}",
        "{who:who} {what:cards}{targets:onto}{x:x}",
        "{what:cards} {targets:aims}{x:x}",
    ),
    *told_acts(
        _bounces,
        *(
            f"{{who:doer}}{begun} {where}"
            for begun in ("{what:cards} {targets:aims}", "(cast|use|play|respond with) {what:spell}{targets:onto}")
            for where in (_TO_HAND, _TO_OWNERS_HAND)
        ),
    ),
    *told_acts(
        _undergoes,
        "{targets:things} get (a |an |){what:cards}",
        "{targets:things} (be|get|have be|have) {what:verbed} (up |)to (a |an |){size:size}",
    ),
    *told_acts(
        _countered,
        "{targets:things} (be|get|have be) counter (by|with) (a |an |his |my |her |){what:cards}",
    ),
    hears(ACT, "{who:who} {what:cards}", casts_named),
    hears(ACT, "{who:who} : {act:act}", _of),
)


PRODUCTIONS: Table = (*_CASTING, *acts_spells.PRODUCTIONS, *RESPONDING)
