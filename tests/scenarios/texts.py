"""Texts that the tests of the language play."""

CHOOSE_A_TARGET = """
Example: nobody says at what
  Given Bob controls Mountain
  And Sue controls Grizzly Bears and Hill Giant
  And Bob holds Lightning Bolt
  When Bob casts Lightning Bolt
  And it resolves
"""

TRAMPLE = """
@duel @m11
Example: a small blocker
  Given Bob controls War Mammoth
  And Sue controls Scryb Sprites
  When Bob attacks with War Mammoth
  And Sue blocks War Mammoth with Scryb Sprites
  And combat damage is dealt
  Then Sue has 18 life
  And Scryb Sprites is in Sue's graveyard
  And because trample
"""

TWO_BLOCKERS = """
Example: damage is not divided
  Given Bob controls Hill Giant
  And Sue controls Grizzly Bears and Grizzly Bears#2
  When Bob attacks with Hill Giant
  And Sue blocks Hill Giant with Grizzly Bears and Grizzly Bears#2
  And combat damage is dealt
"""

LIFE_WITHOUT_END = '''
Example: an enchantment that answers itself
  Given this card:
    """
    Endless Spring {W}
    Enchantment
    Whenever you gain life, you gain 1 life.
    """
  And this card:
    """
    Spark of Life {W}
    Instant
    You gain 1 life.
    """
  And Bob controls Endless Spring and Plains
  And Bob holds Spark of Life
  When Bob casts Spark of Life
  And everything resolves
'''

CREATURES_WITHOUT_END = '''
Example: an artifact that answers itself twice
  Given this card:
    """
    Mirror of Echoes {4}
    Artifact
    Whenever a creature enters the battlefield, put two 1/1 green Saproling creature tokens onto the battlefield.
    """
  And Bob controls Mirror of Echoes and 2 Forests
  And Bob holds Grizzly Bears
  When Bob casts Grizzly Bears
  And everything resolves
'''


def example(*steps: str) -> str:
    """A scenario of these lines."""
    return "\n".join(("Example: a text", *(f"  {step}" for step in steps), ""))


A_CARD_IS_CHOSEN = example(
    "Given Bob controls Swamp",
    "And Bob holds Duress",
    "And Sue holds Lightning Bolt, Shock and Forest",
    "When Bob casts Duress targeting Sue",
    "And it resolves",
    "And Bob chooses Shock",
)
"""An opponent's card among those that may be discarded."""
