"""Floor 7: cards from a file of the person who runs the site. Their texts live in that site's database alone.

`card_files` opens a file and tells its format, `formats` takes its records apart, `importing` puts them into the
database, `reading` says what the reader understands of them, and `source` hands them to scenarios.
"""
