"""How spells are told without a verb of casting: only named with what they are aimed at, and told of what they hit."""

import re
from dataclasses import replace

from sandbox.questions.aims import X_IS
from sandbox.questions.entering import acts_on_entering
from sandbox.questions.lands import symbols
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ACT, FACT
from sandbox.questions.said.acts import Casts, ComesIn, Equips, InAll, SaysX, ToldAct
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.telling import GAINS_CONTROL, is_spell
from sandbox.questions.thing_words import ME
from sandbox.questions.ways_told import told_acts
from sandbox.terms.types import AURA, EQUIPMENT, PERMANENT_TYPES, CardType
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _is_aura(what: Mention) -> bool:
    return bool(what.card) and AURA in card_named(what.card).subtypes


def _named(what: Mention, targets: Things = (), x: int | None = None, who: str = "") -> Casts:
    """A spell named with what it is aimed at, or with its X."""
    if not targets and x is None:
        raise Unfit
    return Casts(replace(what, owner=""), who or what.owner, targets, x, passive=not (who or what.owner))


def _taken_with(what: Mention, targets: Things) -> Casts:
    """An aura that takes something over, or brings it back, is cast where it is named with that."""
    text = card_named(what.card).text if _is_aura(what) else ""
    if not GAINS_CONTROL.search(text) and "card in a graveyard" not in text:
        raise Unfit
    return Casts(replace(what, owner=""), what.owner, targets, passive=not what.owner)


def _resolves(what: Mention, targets: Things, x: int | None = None) -> Casts:
    if not targets or not (is_spell(what) or _is_aura(what)):
        raise Unfit
    return replace(_named(what, targets, x), resolved=True)


def _aimed(what: Mention, targets: Things, x: int | None = None) -> Casts:
    """Said of the spell: a spell or an aura is put on something."""
    if not (is_spell(what) or _is_aura(what)):
        raise Unfit
    return _named(what, targets, x)


def _aimed_spell(what: Mention, targets: Things, x: int | None = None) -> Casts:
    if not is_spell(what):
        raise Unfit
    return _named(what, targets, x)


def _undergoes(what: str, targets: Things, x: int | None = None) -> Casts:
    """Told of what it is aimed at: of a creature the words would say that it is met, and of a land that it is got."""
    if not (is_spell(Mention(card=what)) or _is_aura(Mention(card=what))):
        raise Unfit
    return Casts(Mention(card=what), "", targets, x, by_name=True, passive=True)


def _takes(what: Mention, targets: Things = (), x: int | None = None, who: str = "") -> Casts:
    """A spell told of the creature, or the player, that it is aimed at."""
    if not is_spell(what):
        raise Unfit
    aimed_at = targets or (Mention(noun="player", owner=who),)
    return Casts(replace(what, owner=""), what.owner, aimed_at, x, passive=not what.owner)


def _walker_comes(what: Mention) -> Casts:
    """Of a creature the words say rather that it attacks."""
    if not what.card or CardType.PLANESWALKER not in card_named(what.card).types:
        raise Unfit
    return Casts(replace(what, owner=""), what.owner, resolved=True)


def _comes_in(thing: Mention, who: str = "") -> ComesIn:
    """What does something as it comes into play."""
    if not thing.card or is_spell(thing) or not acts_on_entering(card_named(thing.card)):
        raise Unfit
    if _is_aura(thing) or {CardType.PLANESWALKER, CardType.LAND} & card_named(thing.card).types:
        raise Unfit
    return ComesIn(thing, who)


def _gives(what: Mention, targets: Things, who: str = "") -> Casts:
    worn = bool(what.card) and {AURA, EQUIPMENT} & set(card_named(what.card).subtypes)
    if not what.card or (card_named(what.card).types & PERMANENT_TYPES and not worn):
        raise Unfit
    if worn:  # `him` that something is put on is a creature
        targets = tuple(
            Mention(noun="him") if each.noun == "player" and each.owner in ("he", "she") else each for each in targets
        )
    return Casts(replace(what, owner=""), who or what.owner, targets)


def _enters_as(what: Mention, targets: Things) -> Casts:
    """A permanent that comes into play as a copy."""
    if not what.card or not re.search(r"as a copy of|copy of", card_named(what.card).text):
        raise Unfit
    return Casts(replace(what, owner=""), what.owner, targets)


def _picks_up(what: Mention, host: Mention) -> Equips:
    """Said of the creature."""
    if not what.card or EQUIPMENT not in card_named(what.card).subtypes:
        raise Unfit
    return Equips(what, host, host.owner)


AS_MUCH_AS_CAN_BE = -1
"""The X of a spell into which everything goes."""


def _shared(what: str, targets: Things, x: int | None = None, who: str = "") -> Casts:
    """`he splits a Fireball between them`; how much X is may be said elsewhere."""
    if "divided" not in card_named(what).text:
        raise Unfit
    return Casts(Mention(card=what), who, targets, x)


def _of_x(what: str, x: int | None, who: str = "", targets: Things = ()) -> Casts:
    """`an X=3 Earthquake`."""
    if x is None or "X" not in str(card_named(what).cost):
        raise Unfit
    return Casts(Mention(card=what), who, targets, x)


def _for_mana(what: Mention, n: int, who: str = "", targets: Things = (), x: int | None = None) -> ToldAct:
    """`he taps six for it`: as much as it costs."""
    if not what.card or len(symbols(str(card_named(what.card).cost), x or 0)) != n:
        raise Unfit
    return Casts(what, who, targets, x, by_name=not is_spell(what))


def _gives_away(what: str, thing: Mention, to: str, who: str = "") -> Casts:
    """Only with what gives something to a player."""
    if not re.search(r"^Target (?:player|opponent) gains control of target", card_named(what).text):
        raise Unfit
    return Casts(Mention(card=what), who, (Mention(noun="player", owner=to), thing), by_name=True)


def _undergone(what: str) -> Casts:
    """`it is face down and gets bolted`: what was spoken of."""
    if CardType.LAND in card_named(what).types:
        raise Unfit
    return Casts(Mention(card=what), "", (PRONOUN,), by_name=True, passive=True)


def _on_stack(what: Mention, targets: Things = (), x: int | None = None) -> Casts:
    """Somebody has cast it."""
    if not what.card or what.ability:
        raise Unfit
    return Casts(replace(what, owner=""), what.owner or "someone", targets, x, waits=True)


_AIMED = (
    "aim at|point at|target|cast on|cast at|cast target|fire at|fire off at|throw at|direct at|send at|"
    "use on|use against|"
    "play on|put on|put onto|put down on|drop on|slap on|move onto|shoot at|lob at|launch at|go on|go onto|aim to hit"
)
"""What is done with a spell, told of the spell."""
_HEADS = (
    "come at|go at|go for|go to|go after|go against|head at|head for|head to|head toward|head towards|"
    "fly at|be head at|"
    "be head for|be on its way to|be on its way at|be on its way toward|be on the way to|be come at|be fly at|target|"
    "be meant for|enter on|enter for|aim at|point at|hit|strike|kill|destroy|land on|lands on|connect with|nail|"
    "take out|fry|zap"
)
_AT = "on|at|to|onto|into|against|targeting|target|in|upon|over|straight at|right at|for"

PRODUCTIONS: Table = (
    *told_acts(
        _on_stack,
        "{what:thing}{x:x} (be|wait|sit|be still|still be|be already|go|be put|get put|be go|hit|land|stay|remain)"
        "( wait| sit| there|)( on|) the stack",
        "{what:thing} (be|wait|sit|be still|still be)( wait| sit|) on the stack{targets:onto}",
        "{what:thing}{targets:onto} (be|wait|sit|be still|still be)( wait| sit|) on the stack",
    ),
    *told_acts(
        _on_stack,
        "{what:thing}{x:x}{targets:onto} (be |still |still be |)(wait|sit there wait) (to|to be) resolve",
    ),
    *told_acts(
        _named,
        "{what:spell}{x:x}{targets:onto}",
        "{what:spell}{targets:onto}{x:x}",
        f"{{what:spell}}{{x:x}}( ,|) ({_AT}) {{targets:aims}}",
        f"{{what:spell}}( ,|) ({_AT}) {{targets:aims}}{{x:x}}",
        f"{{what:spell}} (from|by) {{who:who}}( ,|) ({_AT}) {{targets:aims}}{{x:x}}",
        f"{{what:spell}}{{x:x}} (from|by) {{who:who}}( ,|) ({_AT}) {{targets:aims}}",
        "{what:spell} with {targets:aims} as (the|its|a) (target|targets)",
    ),
    *told_acts(_taken_with, f"{{what:thing}} ({_AT}) {{targets:aims}}"),
    *told_acts(
        _resolves,
        "{what:thing}{x:x}{targets:onto} (resolve|have resolve|go through|be resolve)",
        "{what:thing}{x:x} (resolve|have resolve){targets:onto}",
    ),
    *told_acts(
        _aimed,
        f"{{what:thing}}{{x:x}} (be|get|have be|be get|come) ({_AIMED}) {{targets:aims}}",
        f"{{what:thing}} (be|get|have be|be get|come) ({_AIMED}) {{targets:aims}}{{x:x}}",
        "{what:thing} go (on|onto) {targets:aims}",
    ),
    *told_acts(
        _aimed_spell,
        f"{{what:spell}}{{x:x}} ({_HEADS}) {{targets:aims}}",
        f"{{what:spell}} ({_HEADS}) {{targets:aims}}{{x:x}}",
    ),
    *told_acts(
        _undergoes,
        "{targets:things} (take|catch|absorb|face|run into|meet|get) (|a |an |the |his |my |her |another )"
        "{what:cards}{x:x}",
        "{targets:things} (be|get|have be|have|be get) {what:verbed}{x:x}",
        "{targets:things} (be|get|have be|be get|be about to be) (hit|kill|destroy|target|bounce|exile|steal|tap|shoot|"
        "burn|zap|smack|meet|take out|fry|aim at) (by|with) (a |an |his |my |her |the |){what:cards}{x:x}",
        "{targets:things} (get|have get) enchant (by|with) (a |an |his |my |her |the |){what:cards}",
        "{targets:things} (be|become) (the |a |)target (of|for) (a |an |his |my |her |the |){what:cards}{x:x}",
        "{targets:things} (be |)on the receiving end of (a |an |his |my |her |the |){what:cards}{x:x}",
        "{targets:things} (be |)target (by|with|of) (a |an |his |my |her |the |){what:cards}{x:x}",
    ),
    *told_acts(
        _takes,
        "{targets:things} (take|catch|absorb|face) {what:spell}{x:x}",
        "{who:who} (take|catch|absorb|face|get hit by|be hit by|get hit with|be hit with) {what:spell}{x:x}( to opp|)",
    ),
    *told_acts(
        _walker_comes, "{what:thing} (come in|come down|enter|arrive|hit play|land|resolve|be cast)( this turn|)"
    ),
    *told_acts(
        _comes_in,
        "{thing:thing} (enter|arrive|come in|come down|hit play|hit the play|hit the table|land|come out)( now| then|)",
        "{thing:thing} (be put into play|be cast and resolve)( now| then|)",
        "{thing:thing} (enter|arrive|come in|come down)( for me| for us)",
        "{thing:thing} (enter|arrive|come in|come down) (for|on) {who:who}",
        "{thing:thing} (enter|arrive|come in|come down) under {who:who} 's control",
        "{who:who} have {thing:thing} (enter|come in|come down)",
    ),
    *(
        hears(
            ACT,
            f"{{thing:thing}} (enter|arrive|come in|come down|come out) (under|on) {whose} (control|side)",
            lambda thing, who=who: _comes_in(thing, who),
        )
        for whose, who in (("my", ME), ("(his|her|their|opp 's)", "opp"))
    ),
    *told_acts(
        _gives,
        "{who:doer}(give|grant|hand|serve|feed) {targets:aims} {what:thing}",
        "{who:doer}(give|grant|deal|serve|hand|strap|pass|move|transfer) {what:thing} (to|onto) {targets:aims}",
    ),
    *told_acts(
        _enters_as,
        "{what:thing} (enter|come in|come down|come out|be cast|copy|come in copy|enter copy|be) (as |as a |"
        "copy |as copy |a |)"
        "{targets:aims}",
    ),
    *told_acts(
        _picks_up,
        "{host:thing} (choose up|pick up|grab|take up|take|get equip with|be give|get give) {what:thing}",
        "{what:thing} (get|be) (equip|move|attach|put|pass) (to|onto|on) {host:thing}",
    ),
    *told_acts(
        lambda what, who="", targets=(): Casts(replace(what, owner=""), who, targets),
        "{who:doer}flash {what:spell} (on|at|onto|targeting|target) {targets:aims}",
        "{who:who} (go|show|flash|reveal|show me|show him|show her|have the|have a|drop the|go with|come up with) "
        "{what:spell} (on|at|targeting|target) {targets:aims}",
    ),
    *told_acts(
        lambda what, who="", targets=(): _of_x(what, AS_MUCH_AS_CAN_BE, who, targets),
        "{who:doer}(put|sink|pour|pump|dump|throw|plow|funnel|spend|use) (all of it|all that|all of that|all that mana|"
        "all the mana|all of the mana|everything|it all|the whole lot|all my mana|all i have|everything i have|all of "
        "them) (into|in|on|for) (|a |an |the |my |his ){what:cards}{targets:onto}",
        "{who:doer}(cast|play|throw|fire off|fire|launch) (|a |an |the |my |his ){what:cards} (for|with|use) (all of "
        "it|all that mana|all the mana|everything|it all|all my mana|all i have|everything i have|as much as i can|as "
        "much as possible|the max|the maximum|max x|the full amount){targets:onto}",
    ),
    *told_acts(
        lambda what, x, who="", targets=(): _of_x(what, InAll(x), who, targets),
        "{who:doer}(put|sink|pour|pump|dump) {x:number} mana into (|a |an |the |my |his ){what:cards}{targets:onto}",
    ),
    *told_acts(
        _of_x,
        f"{{who:doer}}(cast|play|fire off|throw|send|aim|use|resolve|) (a|an|the|his|my|her) x {X_IS} {{x:number}} "
        "{what:cards}{targets:onto}",
        "{who:doer}(cast|play|fire off|throw|send|aim|use|resolve) (a|an|the|his|my|her) {x:number}( -|) "
        "(point|damage|mana|pointer) {what:cards}{targets:onto}",
        "(a|an|the|his|my|her) {x:number}( -|) (point|damage|mana|pointer) {what:cards}{targets:onto}",
        "{who:doer}(put|sink|pour|pump|dump) {x:number} into (|a |an |the |my |his ){what:cards}{targets:onto}",
        "{who:who} {what:verbed}{x:x}{targets:onto}",
    ),
    *told_acts(
        _shared,
        "{who:doer}(split|divide|share out|spread) (|a |an |the |my |his ){what:cards}{x:x} "
        "(between|among|over|across|on) {targets:aims}",
    ),
    *told_acts(
        _for_mana,
        "{who:doer}(tap|pay|spend|use) {n:number}( mana| lands| land| of my lands| of his lands|) (for|"
        "and cast|and play|"
        "to cast|to play|and summon|on|and announce) {what:thing}{x:x}{targets:onto}",
        "{who:doer}(tap|pay|spend|use) {n:number}( mana| lands| land| of my lands| of his lands|) into "
        "{what:spell}{x:x}{targets:onto}",
        "with {n:number}( mana| lands| land|) {who:doer}(cast|play) {what:thing}{x:x}{targets:onto}",
    ),
    hears(FACT, f"( x {X_IS} {{x:number}} )", SaysX),
    hears(FACT, f"(|for |with |where |with an |and )x {X_IS} {{x:number}}", SaysX),
    hears(
        FACT,
        f"(|i |he |she |opp |they )(choose|set|make|announce|declare|name|take|pay|go for|go with) (the |an |"
        f")x {X_IS} "
        "{x:number}",
        SaysX,
    ),
    hears(FACT, "(|i |he |she |opp |they )(choose|pay|take|name|announce|use) {x:number} (for|as) (x|the x)", SaysX),
    hears(ACT, "{what:spell}{x:x}", lambda what, x: _named(what, (), x)),
    hears(ACT, "{who:doer}{what:cards} {thing:thing} (to|over to|onto) {to:who}", _gives_away),
    hears(ACT, "{who:doer}(cast|use|play) {what:cards} to give {thing:thing} to {to:who}", _gives_away),
    hears(ACT, "(be|get|have be) {what:verbed}( in response|)", _undergone),
)
