"""Claims as a sentence tells them: moment by moment, what is said of one subject together, one reason once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

from sandbox.scenarios.values.ruling import Claim, ClaimKind, Ruling

MOST = 4
"""So many parts make a sentence that is still read."""
NEVER_SAID = (ClaimKind.REASON, ClaimKind.TRACE)
"""Claims that show why: the steps below the answer say it."""
PLURALS = (("is ", "are"), ("has ", "have"), ("does ", "do"))
SAID_OF_ONE = re.compile(r".* (?:(?:an?|and|its|own) |the (?!battlefield|stack|hand|library|graveyard))")
"""What is not said of several things in the same words."""
MAY, CANNOT = r"\b(?:may|can)\b", r"\bcannot\b"
SHARED_VERBS = ("is", "has")
KEPT_WHOLE = ("is called", "has lost", "has not lost", "has been", "has left")
"""What is not said with a verb that came before."""
JOINTS = ("targeting", "with", "cast", "activate", "block", "attack", "choose", "target", "regenerate", "play")
"""Words after which several things that may or may not be done can be told one after the other."""
ENDS = ("with", "targeting")
INSIDE = re.compile(r"\b(?:and|with|targeting|to|from|in)\b")
"""What makes the rest of an act more than the name of one thing."""


@dataclass(frozen=True)
class AnswerPart:
    """Part of an answer; ``subject``: of whom or what it says something, as it begins; empty where it begins
    otherwise."""

    subject: str
    words: str

    @property
    def predicate(self) -> str:
        """What is said of the subject."""
        return self.words.removeprefix(self.subject).strip()


def listed(parts: Sequence[str], mark: str = ", ", last: str = "and") -> str:
    """`a`, `a and b`, `a, b, and c`; two parts that say `and` themselves are kept apart."""
    if len(parts) < 3 and mark == ", " and not any(f" {last} " in part for part in parts):
        return f" {last} ".join(parts)
    return f"{mark.join(parts[:-1])}{mark}{last} {parts[-1]}" if len(parts) > 1 else parts[0]


def as_claimed(ruling: Ruling) -> list[str]:
    """The claims that hold, moment by moment: those of the last moments, and what may and may not be done before."""
    told = [claim for claim in ruling.claims if claim.holds and claim.kind not in NEVER_SAID]
    lands = lands_of(ruling)
    asked = [claim for claim in told if not is_about_tapped_land(claim, lands)] or told
    moments = [list(dict.fromkeys(together(at_once))) for _, at_once in groupby(asked, key=lambda claim: claim.after)]
    return in_time([list(of_several(moment)) for moment in told_last(moments)])


def of_several(parts: list[AnswerPart]) -> Iterator[AnswerPart]:
    """Parts that say the same of one thing after the other become one that says it of all."""
    for predicate, same in groupby(parts, key=lambda part: part.predicate if part.subject else ""):
        said = list(same)
        plural = next((many for one, many in PLURALS if predicate.startswith(one)), "")
        if len(said) > 1 and plural and not SAID_OF_ONE.match(predicate):
            each = " each" if re.match(r"has \d", predicate) else ""
            rest = predicate.removeprefix(predicate.partition(" ")[0])
            yield AnswerPart("", f"{listed([part.subject for part in said])} {plural}{rest}{each}")
        else:
            yield from said


def told_last(moments: list[list[AnswerPart]]) -> list[list[AnswerPart]]:
    """As many parts as a sentence can have, the last moment's all, earlier ones as far as there is room; what was said
    at an earlier moment and still holds is said once."""
    kept: list[list[AnswerPart]] = []
    for moment in reversed(moments):
        known = [part for later in kept for part in later]
        if fresh := [part for part in moment if part not in known][: MOST - len(known)]:
            kept.insert(0, fresh)
    return kept


def in_time(moments: list[list[AnswerPart]]) -> list[str]:
    """The parts in words, with `then` before each later moment. What goes on about the one thing spoken of before says
    its name once, as long as commas alone part it from that."""
    plain = not any(mark in part.words for moment in moments for part in moment for mark in ",:")
    told: list[str] = []
    for number, moment in enumerate(moments):
        before = moments[number - 1] if number else []
        follows = plain and len(before) == 1 and before[0].subject and before[0].subject == moment[0].subject
        first = gone_on(before[0], moment[0]) if follows else moment[0].words
        told += [f"then {first}" if number else first, *(part.words for part in moment[1:])]
    return told


def gone_on(before: AnswerPart, part: AnswerPart) -> str:
    """What is said next of the same subject, without the verb where that is the same too."""
    verb = before.predicate.partition(" ")[0]
    several = " and " in before.predicate or " and " in part.predicate
    return part.predicate if several else without_verb(part.predicate, verb)


def without_verb(predicate: str, verb: str) -> str:
    """What is left to be said after others with the same verb."""
    shares = verb in SHARED_VERBS and predicate.startswith(f"{verb} ") and not predicate.startswith(KEPT_WHOLE)
    return predicate.removeprefix(f"{verb} ") if shares else predicate


def is_about_tapped_land(claim: Claim, lands: frozenset[str]) -> bool:
    """Whether it says no more than whether a land is tapped: how something was paid."""
    return claim.subject in lands and claim.text.endswith("tapped")


def lands_of(ruling: Ruling) -> frozenset[str]:
    """What the text calls the lands in play."""
    return frozenset(obj.label for obj, _ in ruling.final.in_play() if "Land" in obj.types)


def together(claims: Iterable[Claim]) -> Iterator[AnswerPart]:
    """Claims in words; what is said of one subject in a row becomes one part, and so does what may not be done for one
    reason."""
    for (subject, reason), said in groupby(claims, key=shared):
        words = list(dict.fromkeys(map(in_its_words, said)))[:MOST]
        if reason is not None:
            told = acts(words)
            yield from (
                AnswerPart("", f"{one}{reason}") for one in ([for_one_reason(told, subject)] if reason else told)
            )
        elif subject:
            yield AnswerPart(subject, f"{subject} {predicates([one.removeprefix(subject).strip() for one in words])}")
        else:
            yield from (AnswerPart("", one) for one in words)


def shared(claim: Claim) -> tuple[str, str | None]:
    """Of whom a claim can be said together with others; of an act also why it may not be done, if it may not."""
    if claim.kind is not ClaimKind.LEGALITY:
        return claim.subject, None
    return claim.subject, f": {claim.found}" if re.search(CANNOT, claim.text) and claim.found != claim.text else ""


def in_its_words(claim: Claim) -> str:
    """A place in the edition's words; none of something is not counted."""
    if claim.kind is ClaimKind.PLACE and claim.found.startswith(f"{claim.subject} is "):
        return claim.found
    return re.sub(r"\b(has|controls) 0 (?!life\b)", r"\1 no ", claim.text)


def predicates(words: list[str]) -> str:
    """What is said of one subject; verbs that come again are said once."""
    runs: list[list[str]] = []
    for word in words:
        verb = runs[-1][0].partition(" ")[0] if runs else ""
        shorter = without_verb(word, verb) if runs and not runs[-1][-1].startswith(KEPT_WHOLE) else word
        if shorter != word:
            runs[-1].append(shorter)
        else:
            runs.append([word])
    return listed([listed(run) for run in runs])


def acts(words: list[str]) -> list[str]:
    """Acts that are all allowed, or all forbidden for the same reason: what they have in common is said once."""
    if len(words) < 2:
        return words
    split = [each.split() for each in words]
    for joint in reversed(joints_of(common_start(split))):
        end = end_of([each[joint:] for each in split])
        rests = [" ".join(each[joint : len(each) - len(end)]) for each in split]
        if all(rests) and not any(INSIDE.search(rest) for rest in rests):
            return [" ".join([*split[0][:joint], listed(rests, last="or"), *end])]
    return words


def for_one_reason(told: list[str], player: str) -> str:
    """Acts that are forbidden for the same reason, whoever would do them named once."""
    return listed([told[0], *(one.removeprefix(f"{player} ") for one in told[1:])])


def common_start(split: list[list[str]]) -> list[str]:
    """The words with which all begin."""
    return [column[0] for column in takewhile(lambda column: len(set(column)) == 1, zip(*split, strict=False))]


def joints_of(words: list[str]) -> list[int]:
    """The places after which things can be told one after the other."""
    return [place for place, word in enumerate(words, start=1) if word in JOINTS]


def end_of(rests: list[list[str]]) -> list[str]:
    """What all of them end with, if that is how or at what the act is done."""
    end = common_start([rest[::-1] for rest in rests])[::-1]
    start = next((place for place, word in enumerate(end) if word in ENDS), len(end))
    return end[start:]
