"""How it is told that somebody waits for something, or lets it come about, before anything is done."""

from sandbox.questions.phrases import MOMENT, PART
from sandbox.questions.said.acts import Activates, Casts, ToldAct
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.moments import Afterwards, Awaits, BeforeBlocks, BeforeDamage, DamageWaits, OnceShrunk
from sandbox.questions.said.states import SeveralFacts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears


def _waits_for_blocks(who: str, made: str = "") -> Awaits:
    return Awaits(who, BeforeDamage())


def _lets_block(who: str) -> Awaits:
    return Awaits(who, BeforeDamage(blocked=True))


def _once_done(who: str, act: ToldAct) -> SeveralFacts:
    """`I wait until he blocks with a Giant`: that is told, and what is done then comes after it."""
    if not isinstance(act, AttacksWith | BlocksWith | Casts | Activates) or getattr(act, "who", "") in (
        "",
        "same",
        who,
    ):
        raise Unfit
    return SeveralFacts((act, Awaits(who, Afterwards())))


def _lets_attack(who: str) -> Awaits:
    return Awaits(who, BeforeBlocks())


def _waits_for_damage(who: str) -> Awaits:
    return Awaits(who, DamageWaits())


_WAITS = "(wait|hold|hold on|hold off|hold back|hold it|hold fire|sit tight|sit back|be patient|do wait)"
_UNTIL = "( with it| with that| patiently|) (until|till|for)"
_DAMAGE = "(the |all the |all |)(combat |)damage"
_LETS = "(let|allow|wait for|have|wait to have|wait until|see)"
_ON_STACK = "(be|go|go up|be put|get put|sit|land)( up|) (on|onto) the stack"
_SHRINKING = (
    "(flanking|bushido|rampage|exalted|the flanking|the bushido|the rampage|the exalted|my flanking|his flanking)"
)
_WHEN = "after|once|when|as soon as|now that"

PRODUCTIONS: Table = (
    hears(MOMENT, f"{{who:doer}}{_WAITS}{_UNTIL} {{when:moment}}", Awaits),
    hears(MOMENT, f"{{who:doer}}{_WAITS}{_UNTIL} {{made:blocks_made}}", _waits_for_blocks),
    hears(
        MOMENT,
        f"{{who:doer}}{_WAITS}{_UNTIL} (the |his |my |her |)(blocks|block|blockers)( to be declare| to be make|)",
        _waits_for_blocks,
    ),
    hears(
        MOMENT,
        "{who:doer}(let|wait for|allow) (him|her|opp|them|me|us)( to|) (block|declare blockers|declare blocks|"
        "make blocks)"
        "( first|)",
        _lets_block,
    ),
    hears(
        MOMENT,
        "{who:doer}(let|wait for|allow) (him|her|opp|them|me|us)( to|) (attack|declare attackers|declare "
        "attacks)( first|)",
        _lets_attack,
    ),
    hears(PART, f"{{who:doer}}{_WAITS}{_UNTIL} {{act:act}}", _once_done),
    hears(
        PART,
        "{who:doer}(let|wait for|allow) {other:who}( to|) (block|chump|chump block) with {things:things}",
        lambda who, other, things: _once_done(who, BlocksWith(things, (), other)),
    ),
    hears(
        PART,
        "{who:doer}(let|wait for|allow) {other:who}( to|) (attack|swing) with {things:things}",
        lambda who, other, things: _once_done(who, AttacksWith(things, other)),
    ),
    hears(MOMENT, f"{{who:doer}}{_LETS} {_DAMAGE}( to|) {_ON_STACK}( first|)", _waits_for_damage),
    hears(MOMENT, f"{{who:doer}}(stack|put|place) {_DAMAGE}( first| up|)", _waits_for_damage),
    hears(MOMENT, f"{{who:doer}}(put|place) {_DAMAGE} (on|onto) the stack( first|)", _waits_for_damage),
    constant(MOMENT, f"(with |{_WHEN} ){_DAMAGE} (stack|have stack|be stack|stacked)", DamageWaits()),
    constant(MOMENT, f"({_WHEN}|with) {_DAMAGE} {_ON_STACK}( already|)", DamageWaits()),
    constant(
        MOMENT,
        f"({_WHEN}|following) {_SHRINKING}( trigger| ability| penalty| bonus| effect|)"
        "( resolve| have resolve| apply| be apply| have apply| happen| kick in| be do| hit| take effect|)",
        OnceShrunk(),
    ),
)
