"""A position for the eye: sides and piles, badges, the lines of a trace, the timeline that a page plays."""
