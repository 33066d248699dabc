"""Playing a scenario once: the oracle that answers with its text, and the judging of its claims."""
