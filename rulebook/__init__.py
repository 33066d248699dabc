"""The site, and the rules: editions, entries, search."""
