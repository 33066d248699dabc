"""Pictures of the rules, drawn from what an edition's record says and from what the engine plays: geometry, and the
words that say the same without the picture. Templates turn it into SVG.
"""
