"""Floor 2: what card text means. Frozen dataclasses only: `sandbox.wording` reads and prints them, `sandbox.rules`
performs them.

Words that an effect may change (colors, basic land types) are held as data, see `sandbox.meaning.words`.
"""
