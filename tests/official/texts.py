"""Small rules texts in the form of the published ones, in words of our own."""

from __future__ import annotations

OLDER = """\
Game of Examples Comprehensive Rules

These rules are current as of May 4, 2008.

Contents

1. Basics
100. General
101. Turns
2. More
200. General
Glossary
Credits

1. Basics

100. General

100.1. These rules are for two who play. (See rule 101, “Turns,” and section 2, “More.”)

100.1a Whoever is older begins, as rules 101.1 and 101.2a say; rule 109.9 is not there.

Example: Ann is older than Bob. She begins.

100.2. Nobody may peek.

101. Turns

101.1. A turn has a morning and an evening.

101.2. In the evening a player rests.
This belongs to the rule before it.

101.2a. Resting is not sleeping, says Dandân.

101. 2b Dreams are ignored.

2. More

200. General

200.1 The rest is silence, as every player’s “friend” knows.

Glossary

Evening
The second half of a turn. See rule 101.2.

Morning (Obsolete)
1. The first half of a turn.
2. What one says then. See Evening.

Peek
To look where one should not.
Rest
To do nothing. See rules 101.2–a.

Credits

Somebody wrote this.
"""
NEWER = (
    OLDER.replace("current as of May 4, 2008", "effective as of May 5, 2009")
    .replace("100.2. Nobody may peek.", "100.2. Everybody greets.\n\n100.3. Nobody may peek.")
    .replace("has a morning and an evening", "has a morning, a noon and an evening")
    .replace("101. 2b Dreams are ignored.\n\n", "")
)


BOOKLET = """\
// put together from several pages

Welcome to the Game!
What It Is About
Whoever laughs last has won.
This booklet has two sections.

Section I: The Day
At once it begins.

Morning, at Last!
Get up. Each morning has three parts:

    waking;
    washing;

EXAMPLE

Nobody skips one.
Noon...
Then one eats.

Section II: The Night
Evening
Nothing more is played.
"""
