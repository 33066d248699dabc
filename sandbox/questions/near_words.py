"""Words of ordinary English that are a letter or two away from the name of a card."""

_WORDS = """
    badly balanced bland blade blades blame blamed blazer brandy bran brands burnt burst cattle clean cleanse close
    clove clown crumple denote determinate display domination dominate dress evaluation explanation explode exploded
    explodes flint flings forget forgets fight fought fields fighting glances greet greets grid groom humidity
    imitation inland inter jumpy language lurch marrow macro notify notified overturn overturned pains plain plan
    plane planes plans plant plants ponds potent pounder powder preparation preparations quicksilver remain remains
    rusty shack shook smock smote smoky spoke spokes stable stamp stamps static status stock stocks stoke stuff
    stung stunt suspend swap swarm swarms tower towers treat treats threat threats tremor trust verdict voice voiced
    warship waste wasted weaken weakens webs wish wonder
"""
NEAR_WORDS = frozenset(_WORDS.split())
