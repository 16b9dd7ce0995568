"""Which resource may be given next, so that a payment that has been begun can be finished (SA-5.10, SA-5.14, SA-8.2).

A payment is made resource by resource, wood before brick before stone before gold, so that no two ways pay the same.
Every function answers with a set of resources; `last` is the one that was given last: nothing before it may follow.
"""

from __future__ import annotations

from antiqua.games.stone_age.constants import KINDS


def payable_exactly(stock: list[int], last: int, rest: int) -> int:
    """`rest` more resources of any kinds (SA-5.10, SA-8.2)."""
    found = 0
    available = 0
    for step in range(KINDS - last):
        kind = KINDS - 1 - step
        available += stock[kind]
        if stock[kind] and available >= rest:
            found |= 1 << kind
    return found


def payable_any(stock: list[int], last: int) -> int:
    """One more resource of any kind."""
    found = 0
    for kind in range(last, KINDS):
        if stock[kind]:
            found |= 1 << kind
    return found


def payable_kinds(stock: list[int], last: int, given_last: int, rest: int, kinds: int) -> int:
    """`rest` more resources, with exactly `kinds` kinds besides `last`, of which `given_last` were given (SA-R12)."""
    found = 0
    for kind in range(last, KINDS):
        more = kinds if kind == last and given_last else kinds - 1
        if stock[kind] and can_finish(stock, kind, rest - 1, more):
            found |= 1 << kind
    return found


def can_finish(stock: list[int], kind: int, rest: int, more: int) -> bool:
    """After one of `kind`: can `rest` resources be given, of it and of exactly `more` kinds after it?"""
    if more < 0 or rest < more:
        return False
    others = largest(stock, kind + 1, more)
    return others >= 0 and rest <= stock[kind] - 1 + others


def largest(stock: list[int], first: int, count: int) -> int:
    """How many resources the `count` richest kinds from `first` on have together; -1 if so many are not there."""
    total = 0
    taken = 0
    for _ in range(count):
        best = -1
        for kind in range(first, KINDS):
            if stock[kind] and not taken >> kind & 1 and (best < 0 or stock[kind] > stock[best]):
                best = kind
        if best < 0:
            return -1
        taken |= 1 << best
        total += stock[best]
    return total
