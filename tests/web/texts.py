"""Scenarios that tests of the web send to the engine."""

TRAMPLE = """\
@m11
Example: a small blocker
  Given Bob controls War Mammoth
  And Sue controls Scryb Sprites
  When Bob attacks with War Mammoth
  And Sue blocks War Mammoth with Scryb Sprites
  And combat damage is dealt
  Then Sue has 18 life
"""
UNREADABLE = """\
Example: nobody can read this
  Given Bob controls War Mammoth
  And Bob flurgs the Mammoth
"""
FALSE_CLAIM = TRAMPLE.replace("18 life", "3 life")
