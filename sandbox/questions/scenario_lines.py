"""The lines of a scenario."""

from collections.abc import Sequence


def indented(sentences: Sequence[str], keyword: str) -> list[str]:
    """Sentences as steps; one that begins with `Then` is a claim, and the next one an act again."""
    lines, before = [], ""
    for sentence in sentences:
        claim = sentence.startswith("Then ")
        wanted = "Then" if claim else keyword
        lines.append(f"  {'And' if wanted == before else wanted} {sentence.removeprefix('Then ')}")
        before = wanted
    return lines
