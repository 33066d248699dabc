"""`load_content` and `build_index` prepare entries and search, `ask` answers a question, `bench` measures the site."""
