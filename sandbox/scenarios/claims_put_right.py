"""What a claim that does not hold could say instead."""

from __future__ import annotations

import re

from sandbox.scenarios.parsing import is_claim

_SIZE = re.compile(r" is (?=[\d*-]+/)")
_ASIDE = re.compile(r"(in (?:\w+(?:, and |, | and ))*\w+, )")
"""The editions for which it is claimed."""
_MAY, _CANNOT = " may ", " cannot "


def put_right(claimed: str, found: str) -> str:
    """A claim that holds, from what was found in its place; empty where what was found is no sentence that a scenario
    can say."""
    editions = _ASIDE.match(claimed)
    aside = editions[0] if editions else ""
    claim = claimed.removeprefix(aside)
    for said in (found, _SIZE.sub(" is a ", found), _the_contrary(claim)):
        if said and said != claim and is_claim(said):
            return aside + said
    return ""


def _the_contrary(claimed: str) -> str:
    """What is so of an act where the claim about it is not."""
    for one, other in ((_MAY, _CANNOT), (_CANNOT, _MAY)):
        if one in claimed:
            return claimed.replace(one, other, 1)
    return ""
