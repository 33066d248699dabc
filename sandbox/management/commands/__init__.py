"""`ruling` plays a text; `recheck` plays every stored ruling again."""
