"""Which activated ability of a card a question means."""

from __future__ import annotations

import re

from sandbox.questions import lands
from sandbox.questions.card_text_said import line_of, lines_of
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Activates

ACTIVATED = re.compile(r"^[^\n\"]*(?:\{[^{}]+\}|[Ss]acrifice[^\n:]*|Discard[^\n:]*|Remove[^\n:]*): ", re.MULTILINE)
MAKES_CREATURE = re.compile(r"becomes an? [^.\n]*creature")
PLACES = ("first", "second", "third", "fourth")


_TAKES_ITSELF = re.compile(r"[Ss]acrifice (?!an? |another |two |three )")


def _only(fitting: list[str], able: list[str], source: Piece) -> tuple[str, list[str]]:
    """The one ability that fits what is said of it. Raises NotClear."""
    if len(fitting) != 1:
        raise NotClear(f"which ability of {source.card.name}")
    at = able.index(fitting[0])
    which = f"the {PLACES[at]} ability of " if len(able) > 1 else ""
    return which, lands.symbols(able[at].split(":")[0])


def has_activated(piece: Piece) -> bool:
    """Whether its text has an activated ability."""
    return bool(ACTIVATED.search(piece.text or piece.card.text))


def ability_meant(act: Activates, source: Piece) -> tuple[str, list[str]]:
    """Which of several abilities is meant, where that is said, and the mana that it costs. Raises NotClear."""
    able = [line for line in source.works_as.text.splitlines() if ACTIVATED.match(line)]
    if act.itself:
        able_so = [line for line in able if _TAKES_ITSELF.search(line.split(": ")[0])]
        if able_so or len(able) != 1:
            return _only(able_so, able, source)
    if act.grants:
        return _only(_fitting(act, able), able, source)
    aimed = [line for line in able if "arget" in line.split(": ", 1)[1]]
    if act.targets and not act.what.text and len(able) > 1 and len(aimed) == 1:
        return _only(aimed, able, source)
    more = [line for line in able if ": Add " not in line]
    if source.is_land and len(more) == 1 < len(able) and not (act.what.text or act.animates):
        return _only(more, able, source)
    if not (act.what.text or act.animates) or len(able) < 2:
        return "", lands.activation_cost(source)
    making = [at for at, line in enumerate(able) if MAKES_CREATURE.search(line)]
    at = line_of(act.what.text, [each for line in able for each in lines_of(line)])
    at = (making[0] if len(making) == 1 else -1) if act.animates else at
    if at < 0:
        raise NotClear(f"which ability of {source.card.name}")
    return f"the {PLACES[at]} ability of ", lands.symbols(able[at].split(":")[0])


def _fitting(act: Activates, able: list[str]) -> list[str]:
    """The abilities that have these words; of several, those used for what is said, and aimed if something is said to
    be aimed at."""
    fitting = [line for line in able if act.grants in line.lower()]
    if len(fitting) < 2:
        return fitting
    fitting = [line for line in fitting if act.mode in line.lower()] or fitting
    return [line for line in fitting if _is_aimed(line) == bool(act.targets)] or fitting


def _is_aimed(line: str) -> bool:
    return "arget" in line.split(": ", 1)[1]


def is_aimed(act: Activates, source: Piece) -> bool:
    """Whether what it is used for has a target; of abilities of which it is not clear which one is meant, whether any
    has."""
    text = source.works_as.text
    fitting = _fitting(act, [line for line in text.splitlines() if ACTIVATED.match(line)]) if act.grants else []
    return _is_aimed(fitting[0]) if len(fitting) == 1 else "arget" in text.split(":", 1)[-1]


def is_used_for_mana(act: Activates, source: Piece) -> bool:
    """Whether it is used, and not said how, what makes mana and has other abilities besides."""
    able = [line for line in source.works_as.text.splitlines() if ACTIVATED.match(line)]
    said = act.itself or act.grants or act.what.text or act.animates or act.paid
    return not said and not source.is_land and len(able) > 1 and sum(": Add" in line for line in able) == 1


def mode_meant(act: Activates, source: Piece) -> str:
    """The words for the one mode that is meant; empty where none is said. Raises NotClear."""
    modes = [line.lower() for line in source.works_as.text.splitlines() if line.startswith("\u2022")]
    aimed = [at for at, mode in enumerate(modes, 1) if "target" in mode]
    if not act.mode and act.targets and len(aimed) == 1 < len(modes):
        return f" with mode {aimed[0]}"
    told = not modes and any(act.mode in line.lower() for line in source.works_as.text.splitlines())
    if not act.mode or told:
        return ""
    fitting = [at for at, mode in enumerate(modes, 1) if act.mode in mode]
    fitting = fitting or [at for at, mode in enumerate(modes, 1) if _each_of(act) in mode]
    if len(fitting) != 1:
        raise NotClear(f"what {source.card.name} is used for")
    return f" with mode {fitting[0]}"


def _each_of(act: Activates) -> str:
    """`both for -2/-2`: what each of several times does where a size is said of them together."""
    found = re.fullmatch(r"([+-])(\d+)/([+-])(\d+)", act.mode)
    numbers = [int(found[2]), int(found[4])] if found is not None else []
    if found is None or act.times < 2 or any(number % act.times for number in numbers):
        return act.mode
    return f"{found[1]}{numbers[0] // act.times}/{found[3]}{numbers[1] // act.times}"


def loyalty_meant(said: str, costs: list[str]) -> tuple[int, int]:
    """The place of the loyalty ability that is meant among the costs, and its X, 0 where it has none. Raises
    NotClear."""
    if said in costs:
        return costs.index(said), 0
    if said == "ultimate":
        return len(costs) - 1, 0
    if said in PLACES[: len(costs)] and costs[PLACES.index(said)] != "-X":
        return PLACES.index(said), 0
    if said[1:].isdigit() and costs.count("-X") == 1 and said[0] == "-":
        return costs.index("-X"), int(said[1:])
    fitting = [at for at, cost in enumerate(costs) if cost[0] == said and at < max(len(costs) - 1, 1)]
    if len(fitting) != 1 or costs[fitting[0]] == "-X":
        raise NotClear(f"the loyalty ability {said}")
    return fitting[0], 0
