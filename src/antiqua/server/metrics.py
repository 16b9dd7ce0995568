"""What processes have done, counted for Prometheus in its text format.

A process that serves together with others reports its figures to them every few seconds, so that whichever is asked can
tell those of all.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

import msgspec

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
NOWHERE = "other"  # what leads to no route is counted together, whatever was asked for
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Request(NamedTuple):
    """What requests are told apart by."""

    method: str
    route: str


class Times:
    """How long something took, so many times each."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """Counts what happens in this process."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[Request, int]] = Counter()
        self.times: defaultdict[Request, Times] = defaultdict(Times)
        self.moves: Counter[str] = Counter(person=0, bot=0)
        self.sockets = 0

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        request = Request(method if method in METHODS else NOWHERE, route)
        self.answers[request, status] += 1
        self.times[request].add(seconds)

    def moved(self, bot: bool = False) -> None:
        self.moves["bot" if bot else "person"] += 1

    def families(self) -> list[Family]:
        """All that was counted."""
        moves = [Sample({"by": who}, count) for who, count in self.moves.items()]
        answers = [
            Sample({"method": request.method, "route": request.route, "status": str(status)}, count)
            for (request, status), count in sorted(self.answers.items())
        ]
        return [
            Family("antiqua_requests_total", "counter", "Requests that were answered.", answers),
            Family("antiqua_request_seconds", "histogram", "How long answers took.", self.durations()),
            Family("antiqua_moves_total", "counter", "Moves that were made, by people and by bots.", moves),
            gauge("antiqua_sockets", "Browsers and scripts that listen for news.", self.sockets),
        ]

    def durations(self) -> list[Sample]:
        found = []
        for request, times in sorted(self.times.items()):
            told = {"method": request.method, "route": request.route}
            for bound, count in zip((*BOUNDS, "+Inf"), accumulate(times.counts), strict=True):
                found.append(Sample({**told, "le": str(bound)}, count, "_bucket"))
            found.append(Sample(told, times.sum, "_sum"))
            found.append(Sample(told, sum(times.counts), "_count"))
        return found


class Sample(msgspec.Struct, frozen=True):
    """A figure, what tells it apart from others, and what its name has at the end."""

    told: dict[str, str]
    value: float
    end: str = ""


class Family(msgspec.Struct, frozen=True):
    """Figures of one kind."""

    name: str
    kind: str
    about: str
    samples: list[Sample]


class Report(msgspec.Struct, frozen=True):
    """What a process has counted until a moment."""

    at: float
    families: list[Family]


def gauge(name: str, about: str, value: int) -> Family:
    return Family(name, "gauge", about, [Sample({}, value)])


def together(reports: Mapping[str, Sequence[Family]]) -> list[Family]:
    """The figures of several processes, each with the name of its process."""
    found: dict[str, Family] = {}
    for process, families in sorted(reports.items()):
        for family in families:
            named = [
                msgspec.structs.replace(one, told={**one.told, "process": process}) for one in family.samples
            ]
            known = found.setdefault(family.name, msgspec.structs.replace(family, samples=[]))
            known.samples.extend(named)
    return list(found.values())


def text(families: Iterable[Family]) -> str:
    """Everything in the format of Prometheus."""
    return "".join(f"{line}\n" for family in families for line in lines(family))


def lines(family: Family) -> Iterator[str]:
    yield f"# HELP {family.name} {family.about}"
    yield f"# TYPE {family.name} {family.kind}"
    for sample in family.samples:
        yield f"{family.name}{sample.end}{labels(sample.told)} {plain(sample.value)}"


def plain(value: float) -> str:
    return f"{value:.6f}".rstrip("0").rstrip(".")


def labels(told: Mapping[str, str]) -> str:
    """Routes, methods, statuses and processes are ours, so nothing in them needs to be escaped."""
    return "{" + ",".join(f'{name}="{value}"' for name, value in told.items()) + "}" if told else ""
