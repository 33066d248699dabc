"""How it is asked when something is to be done: `when do I have to pay for it to save them?`"""

from __future__ import annotations

from dataclasses import replace

from sandbox.questions.asking_leave import by_player
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ASK
from sandbox.questions.said.acts import Activates, Casts, Regenerates, ToldAct, Uses
from sandbox.questions.said.asked import Ask, AskMoment, OfferedMoments
from sandbox.questions.said.outcomes import Lives
from sandbox.questions.said.things import Things
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant

_WHEN = "when|at what point|at what time|at which point|at what moment"
_MUST = "must|get to|can|do|be supposed to|want to"
_SAVE = "save|keep|protect|rescue"
_LAST = "last|late|last possible|late possible"
_HELP = "so that it help|so it help|to help|in time|and it help|for it to help|that it help|for it to matter|that help"
_OFFERED = (
    "(as a response|in response|before it resolve) or (once|when|after) it (hit|resolve|have resolve|be there|land)",
    "(before or after it resolve|before or after it|before or after damage|before or after blocks)",
)


def _when(who: str, act: ToldAct) -> Ask:
    if not isinstance(act, Activates | Casts | Regenerates | Uses):
        raise Unfit
    return AskMoment(by_player(who, act))


def _to_save(who: str, act: ToldAct, things: Things) -> Ask:
    """What is aimed at nothing else is aimed at what it is to save."""
    asked = _when(who, act)
    if not isinstance(asked, AskMoment):
        raise Unfit
    act = asked.act
    if (
        isinstance(act, Casts | Uses)
        and not act.targets
        and act.what.card
        and "arget" in card_named(act.what.card).text
    ):
        act = replace(act, targets=things)
    return AskMoment(act, Lives(things))


def _pays_to_save(who: str, paid: str, things: Things) -> Ask:
    if len(things) != 1:
        raise Unfit
    return AskMoment(Regenerates(who, things[0], paid.removesuffix(" mana")), Lives(things))


def _regenerates_to_save(who: str, things: Things) -> Ask:
    return AskMoment(Regenerates(who, things[0]), Lives(things))


def _to_help(who: str, act: ToldAct) -> Ask:
    asked = _when(who, act)
    return replace(asked, helps=True) if isinstance(asked, AskMoment) else asked


def _last(who: str, act: ToldAct) -> Ask:
    asked = _when(who, act)
    return replace(asked, helps=True, last=True) if isinstance(asked, AskMoment) else asked


PRODUCTIONS: Table = (
    *asks(
        _pays_to_save,
        f"({_WHEN}) do {{who:who}} ({_MUST}) pay (the |){{paid:cost}} to (save|regenerate|protect) {{things:things}}",
        f"({_WHEN}) must {{who:who}} pay (the |){{paid:cost}} to (save|regenerate|protect) {{things:things}}",
    ),
    *asks(
        _regenerates_to_save,
        f"({_WHEN}) do {{who:who}} ({_MUST}) regenerate {{things:things}}( to save it| to save them|)",
        f"({_WHEN}) (must|can) {{who:who}} regenerate {{things:things}}( to save it| to save them|)",
    ),
    *asks(
        _to_save,
        f"({_WHEN}) do {{who:who}} ({_MUST}) {{act:act}} to ({_SAVE}) {{things:things}}( alive|)",
        f"({_WHEN}) (must|can) {{who:who}} {{act:act}} to ({_SAVE}) {{things:things}}( alive|)",
    ),
    *asks(_to_help, f"({_WHEN}) do {{who:who}} must {{act:act}}", f"({_WHEN}) must {{who:who}} {{act:act}}"),
    *asks(
        _when,
        f"({_WHEN}) do {{who:who}} (get to|can|be supposed to) {{act:act}}",
        f"({_WHEN}) can {{who:who}} {{act:act}}",
    ),
    *asks(
        _last,
        *(
            f"{begin} the ({_LAST}) (moment|point|time|chance) {{who:who}} can {{act:act}}( ,|) ({_HELP})"
            for begin in ("what be", "when be")
        ),
    ),
    *(constant(ASK, words, OfferedMoments()) for words in _OFFERED),
)
