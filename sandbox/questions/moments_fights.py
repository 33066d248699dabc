"""When something happens in a fight: before those that meet deal or take their damage, and around attacks and blocks
that are said to be made."""

from sandbox.questions.phrases import BLOCKS_MADE, MOMENT
from sandbox.questions.said.moments import (
    Afterwards,
    AsAttacks,
    AsItDies,
    BeforeAttack,
    BeforeBlocks,
    BeforeDamage,
    DuringCombat,
)
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_spell
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

_BEFORE = "(|just |right |shortly |immediately |still |but |all )(before|prior to|ahead of)"
_AS = "(when|as|once|just as|right as|the moment|right when|as soon as)"
_DOES_KILL = "(do kill|be about to kill|be go to kill|do destroy|will kill|do finish off)"
_THE = "(|the |any |all |the actual |actual |its |their |his |my )(|combat |regular |normal )"
_DEALT = (
    "(| step| be deal| get deal| have be deal| be do| be actually deal| go through| happen| resolve| hit| come in|"
    " be deal to it| be deal to anything| go off| land| strike| come| be calculate| go in| come through| be apply)"
)
_DEALS = "(deal|do|take|get|can deal|can do|get to deal|get to do|can take|receive|suffer|have deal|inflict|be deal)"
_ANY = "(damage|its damage|any damage|their damage|his damage|combat damage|any|the damage|its combat damage|a hit)"
_TO = "(| to me| to him| to her| to opp| to it| to them| to anything| to each other| back)"
_HITS = (
    "(hit|strike|fight|hit back|strike back|fight it out|meet|kill|kill it|can hit|can strike|get to hit|get to strike|"
    "hit anything|clash|hurt|get hit|get hurt|can hit back)"
    "( each other| one another| 1 another| others| it| me| him| opp| her| them| anything| anyone|)"
)
_ALL = (
    "it|they|he|she|either|either of them|either 1|either one|anything|anyone|anybody|any of them|the creatures|both|"
    "the 2|the fighters|any creature|either creature|any of the creatures|any 1"
)
_WHO = "i|he|she|they|opp|we|defender|anyone|anybody|any 1"
_BLOCKS = "(blocks|block|blockers|blocker|blocking|blocking creatures)"
_ANY_OF = "(|the |my |his |her |their |any |a )"
_DECLARE = "(declare|assign|choose|make|announce|have declare|get to declare|have to declare|can declare|must declare)"
_ATTACKS = "(attack|attacks|attackers|attacker|attacking creatures)"


def _as_killed(by: Mention) -> AsItDies:
    """By a creature that it fights."""
    if is_spell(by) or by.noun in ("player", "spell", "card"):
        raise Unfit
    return AsItDies()


def _before_it_fights(thing: Mention) -> BeforeDamage:
    """Of a creature that is named."""
    if is_spell(thing) or thing.noun in ("player", "spell", "card", "trigger", "ability"):
        raise Unfit
    return BeforeDamage()


_KILLS = (
    "(kill|do kill|be about to kill|be go to kill|threaten to kill|destroy|do destroy|finish off|do finish off|"
    "will kill|get|do get|finish|deal with|hit)"
)
_IT = "(it|them|him|her|the creature|the blocker|the attacker)"
_DYING: Table = (
    constant(MOMENT, f"({_AS[1:-1]}|after) {_THE}damage {_KILLS} {_IT}", AsItDies(of_damage=True)),
    hears(MOMENT, f"{_AS} {{by:thing}} {_DOES_KILL} {_IT}", _as_killed),
    constant(
        MOMENT,
        f"{_AS} (lethal|deadly|fatal|lethal combat|the lethal|the deadly) damage( be|) deal( to it|)",
        AsItDies(of_damage=True),
    ),
    constant(MOMENT, "(on|upon|against|from|after) lethal damage", AsItDies(of_damage=True)),
    constant(
        MOMENT,
        f"{_AS} (it|he|she|they) (do |have |)(take|be deal|get|receive|suffer) (lethal|deadly|fatal|lethal combat) "
        "damage",
        AsItDies(of_damage=True),
    ),
    constant(
        MOMENT,
        f"{_AS} (it|he|she|they) (do|do otherwise|be about to|be go to|will) "
        "(die|be kill|get kill|be destroy|be bury|go to graveyard)",
        AsItDies(),
    ),
    constant(
        MOMENT,
        f"{_AS} (it|he|she|they) (do|be about to) die (of|from|to|in) (the |)(combat |)(damage|combat|fight)",
        AsItDies(of_damage=True),
    ),
)
_DAMAGE: Table = (
    constant(MOMENT, f"{_BEFORE} {_THE}damage{_DEALT}", BeforeDamage()),
    constant(MOMENT, f"{_BEFORE} ({_ALL}) {_DEALS} {_ANY}{_TO}", BeforeDamage()),
    hears(MOMENT, f"{_BEFORE} {{thing:thing}} {_DEALS} {_ANY}{_TO}", _before_it_fights),
    constant(MOMENT, f"{_BEFORE} ({_ALL}) {_HITS}", BeforeDamage()),
    constant(MOMENT, f"{_BEFORE} (deal|take) (damage|any damage|its damage)", BeforeDamage()),
    constant(MOMENT, "(with|while) (no|no combat) damage( be|)( deal| do|) yet", BeforeDamage()),
    constant(MOMENT, "(with|while) (the |combat |the combat |)damage( be|) not( be|) deal( yet|)", BeforeDamage()),
)
_BLOCKED: Table = (
    constant(MOMENT, f"(with|given) {_ANY_OF}{_BLOCKS} (on|in place|set|lock in|there)", BeforeDamage()),
    constant(MOMENT, f"(see|have see|after see|upon see|on see) {_ANY_OF}(block|blocks|blockers)", BeforeDamage()),
    constant(
        MOMENT,
        f"(when|once|after|as soon as|now that) ({_WHO}) (see|have see|see it|know) {_ANY_OF}(block|blocks|blockers)",
        BeforeDamage(),
    ),
    constant(MOMENT, "(at|in|on|during) (declare|declaration of) (block|blocks|blockers)", BeforeDamage()),
    constant(MOMENT, f"(after|once) ({_WHO}) (have |)(commit|commit to|go for) (|the |a |his )block", BeforeDamage()),
    constant(BLOCKS_MADE, f"{_ANY_OF}{_BLOCKS} (be|have be|get) (declare|make|assign|announce|choose)", ""),
)
_BEFORE_BLOCKS: Table = (
    constant(MOMENT, f"{_BEFORE} {_DECLARE} {_ANY_OF}{_BLOCKS}", BeforeBlocks()),
    constant(MOMENT, f"{_BEFORE} ({_WHO}) {_DECLARE} {_ANY_OF}{_BLOCKS}", BeforeBlocks()),
    constant(MOMENT, f"{_BEFORE} {_ANY_OF}{_BLOCKS}( be declare| be make| get declare| get make|)", BeforeBlocks()),
    constant(MOMENT, f"{_BEFORE} ({_WHO}) (block|can block|have block|get to block)", BeforeBlocks()),
    constant(MOMENT, f"(pre|pre -|pre-) {_BLOCKS}", BeforeBlocks()),
    constant(MOMENT, "(pre-block|pre-blocks|preblock)", BeforeBlocks()),
    constant(MOMENT, f"(at|in|on|during|upon) (declare|declaration of|the declaration of) {_ATTACKS}", BeforeBlocks()),
    hears(MOMENT, "(after|once|as soon as) {who:who} (attack|have attack)( him| her| me| opp| them|)", AsAttacks),
    constant(MOMENT, "(as|when|as soon as|once) (it|they) (come in|come over|come across|be attack)", AsAttacks("it")),
)
_BEFORE_ATTACK: Table = (
    constant(MOMENT, f"{_BEFORE} {_DECLARE} {_ANY_OF}{_ATTACKS}", BeforeAttack()),
    constant(MOMENT, f"{_BEFORE} ({_WHO}) {_DECLARE} {_ANY_OF}{_ATTACKS}", BeforeAttack()),
    constant(
        MOMENT, f"{_BEFORE} (|i |he |she |they |opp |we )(go|move|head|get|proceed) (to|into) combat", BeforeAttack()
    ),
    constant(
        MOMENT,
        f"{_BEFORE} (|i |he |she |they |opp |we )(enter|begin|start) (combat|my attack|the attack)",
        BeforeAttack(),
    ),
    constant(MOMENT, f"{_BEFORE} (|i |he |she |they |opp )(send|run) (it|him|her|them) in", BeforeAttack()),
)
PRODUCTIONS: Table = (
    constant(MOMENT, "(only|and only) (then|afterwards|after that)", Afterwards()),
    *_DYING,
    *_DAMAGE,
    *_BLOCKED,
    *_BEFORE_BLOCKS,
    *_BEFORE_ATTACK,
    constant(MOMENT, "(mid|mid-|mid -) combat", DuringCombat()),
    constant(MOMENT, "(mid-combat|midcombat|mid-fight)", DuringCombat()),
)
