"""Floor 3: card text to meaning and back.

One grammar serves both ways. A production says a meaning in one template, `destroy {what:thing}`, and the template
reads a sentence and prints it. What a sentence points back at (`it`, `that player`) is settled by `antecedents`.

`phrases` names what can stand in a slot, each module has a table of productions for one subject, written as `saying`
provides, and `productions` lists the tables in the order in which they are tried.
"""
