"""Day and night."""

from sandbox.meaning.conditions import DaytimeIs
from sandbox.meaning.effects import BecomesDaytime, If
from sandbox.meaning.events import DaytimeSwitches
from sandbox.meaning.keyword_abilities import Daybound, Nightbound
from sandbox.meaning.replacement_effects import AsEnters
from sandbox.terms.designations import DAY, NIGHT
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import ABILITY, COMMAND, HAPPENING, KEYWORD, PLAIN_CONDITION
from sandbox.wording.saying import constant

PRODUCTIONS: Table = (
    constant(KEYWORD, "daybound", Daybound()),
    constant(KEYWORD, "nightbound", Nightbound()),
    *[constant(COMMAND, f"it becomes {daytime}", BecomesDaytime(daytime)) for daytime in (DAY, NIGHT)],
    *[constant(PLAIN_CONDITION, f"it's {daytime}", DaytimeIs(daytime)) for daytime in (DAY, NIGHT)],
    constant(PLAIN_CONDITION, "it's neither day nor night", DaytimeIs("")),
    constant(HAPPENING, "day becomes night or night becomes day", DaytimeSwitches()),
    constant(HAPPENING, "day becomes night", DaytimeSwitches(NIGHT)),
    constant(HAPPENING, "night becomes day", DaytimeSwitches(DAY)),
    *[
        constant(
            ABILITY,
            f"If it's neither day nor night, it becomes {daytime} as ~ enters.",
            AsEnters((If(DaytimeIs(""), (BecomesDaytime(daytime),)),)),
        )
        for daytime in (DAY, NIGHT)
    ],
)
