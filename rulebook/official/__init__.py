"""The Comprehensive Rules as published, of any date: read from a file, kept in this site's database only, shown beside
our own entries."""
