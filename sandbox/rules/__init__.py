"""Floor 4: what the rules do, one module a chapter; variants of one rule stand side by side."""
