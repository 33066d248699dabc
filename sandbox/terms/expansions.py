"""The sets of cards and the days on which they appeared, from Mirrodin on: what formats are counted from."""

from datetime import date

from sandbox.terms.values import Value


class CardSet(Value):
    """`is_core`: a core set, and no expansion; `is_october`: the large expansion of an October."""

    name: str
    released: date
    is_core: bool = False
    is_october: bool = False


CARD_SETS = (
    CardSet("Mirrodin", date(2003, 10, 2), is_october=True),
    CardSet("Darksteel", date(2004, 2, 6)),
    CardSet("Fifth Dawn", date(2004, 6, 4)),
    CardSet("Champions of Kamigawa", date(2004, 10, 1), is_october=True),
    CardSet("Betrayers of Kamigawa", date(2005, 2, 4)),
    CardSet("Saviors of Kamigawa", date(2005, 6, 3)),
    CardSet("Ninth Edition", date(2005, 7, 29), is_core=True),
    CardSet("Ravnica: City of Guilds", date(2005, 10, 7), is_october=True),
    CardSet("Guildpact", date(2006, 2, 3)),
    CardSet("Dissension", date(2006, 5, 5)),
    CardSet("Coldsnap", date(2006, 7, 21)),
    CardSet("Time Spiral", date(2006, 10, 6), is_october=True),
    CardSet("Planar Chaos", date(2007, 2, 2)),
    CardSet("Future Sight", date(2007, 5, 4)),
    CardSet("Tenth Edition", date(2007, 7, 13), is_core=True),
    CardSet("Lorwyn", date(2007, 10, 12), is_october=True),
    CardSet("Morningtide", date(2008, 2, 1)),
    CardSet("Shadowmoor", date(2008, 5, 2)),
    CardSet("Eventide", date(2008, 7, 25)),
    CardSet("Shards of Alara", date(2008, 10, 3), is_october=True),
    CardSet("Conflux", date(2009, 2, 6)),
    CardSet("Alara Reborn", date(2009, 4, 30)),
    CardSet("Magic 2010", date(2009, 7, 17), is_core=True),
    CardSet("Zendikar", date(2009, 10, 2), is_october=True),
    CardSet("Worldwake", date(2010, 2, 5)),
    CardSet("Rise of the Eldrazi", date(2010, 4, 23)),
    CardSet("Magic 2011", date(2010, 7, 16), is_core=True),
)
"""In the order in which they appeared."""
