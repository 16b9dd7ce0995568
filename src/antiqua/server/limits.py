"""How often something may be done: by a person, from an address, under a name.

A limit lets so many things happen at once, and gives them back one after the other. What is kept of it is one number:
the moment at which everything will have been given back. `Own` keeps these numbers in this process, `Shared` in Redis,
for all processes together.
"""

from __future__ import annotations

import ipaddress
import logging
import math
import time
from functools import lru_cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Protocol

import msgspec
from msgspec import Meta
from starlette.requests import HTTPConnection

from antiqua.server.api import Refused

if TYPE_CHECKING:
    from antiqua.server.api import Call

LOG = logging.getLogger(__name__)
MOST_KEPT = 100_000
MINUTE, HOUR = 60, 3600
ROUNDING = 1e-6  # seconds: sums of times are not exact

Often = Annotated[int, Meta(ge=1, le=1_000_000)]


class Limit(NamedTuple):
    """So many at once, and as many again in so many seconds."""

    name: str
    most: int
    seconds: int


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be set; the limits follow from it."""

    requests: Often = 1200  # of a person in a minute
    log_ins: Often = 30  # under a name in an hour; to recover an account is one, too
    guests: Often = 60  # new ones from an address in an hour
    tables: Often = 60  # new ones of a person in an hour; as many analyses
    chat: Often = 20  # lines of a person in a minute

    def of(self, what: str) -> Limit:
        setting, times, seconds = LIMITS[what]
        return Limit(what, getattr(self, setting) * times, seconds)


LIMITS = {  # what is limited: which setting says it, how many times that, and in how many seconds
    "requests": ("requests", 1, MINUTE),
    "address_requests": ("requests", 10, MINUTE),  # an address may be that of a whole club
    "log_ins": ("log_ins", 1, HOUR),
    "address_log_ins": ("log_ins", 3, HOUR),
    "guests": ("guests", 1, HOUR),
    "tables": ("tables", 1, HOUR),
    "codes": ("tables", 1, HOUR),  # of invitations that somebody tries
    "analyses": ("tables", 1, HOUR),
    "chat": ("chat", 1, MINUTE),
}


class TooOften(Refused):
    """A request that may be made again later."""

    def __init__(self, wait: float) -> None:
        seconds = max(1, math.ceil(wait))
        super().__init__("server-error-too-often", HTTPStatus.TOO_MANY_REQUESTS, seconds=seconds)
        self.headers = {"retry-after": str(seconds)}


# -- where it is counted -------------------------------------------------------------------------------------


class Limits(Protocol):
    """Counts what is done."""

    async def spend(self, limit: Limit, who: str) -> float:
        """Do it once more: 0.0 if that is granted, otherwise the seconds after which it will be."""

    async def close(self) -> None: ...


class Own:
    """Counts in this process."""

    def __init__(self) -> None:
        self.given_back: dict[tuple[str, str], float] = {}

    async def spend(self, limit: Limit, who: str) -> float:
        return self.spent(limit, who)

    def spent(self, limit: Limit, who: str) -> float:
        now = time.monotonic()
        if len(self.given_back) >= MOST_KEPT:
            self.make_room(now)
        full = max(now, self.given_back.get((limit.name, who), now)) + limit.seconds / limit.most
        wait = full - now - limit.seconds
        if wait > ROUNDING:
            return wait
        self.given_back[limit.name, who] = full
        return 0.0

    def make_room(self, now: float) -> None:
        """Forget those who have everything back; if there are too many others, those who have most of it."""
        waiting = sorted((full, key) for key, full in self.given_back.items() if full > now)
        self.given_back = {key: full for full, key in waiting[-MOST_KEPT // 2 :]}

    async def close(self) -> None:
        pass


SPEND = """
local time = redis.call("TIME")
local now = time[1] + time[2] / 1000000
local seconds = tonumber(ARGV[2])
local full = math.max(now, tonumber(redis.call("GET", KEYS[1]) or now)) + seconds / tonumber(ARGV[1])
local wait = full - now - seconds
if wait > 0.000001 then
    return tostring(wait)
end
redis.call("SET", KEYS[1], string.format("%.6f", full), "PX", math.ceil((full - now) * 1000))
return "0"
"""


class Shared:
    """Counts in Redis, for all processes; while it cannot be reached, each counts for itself."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(url, socket_timeout=2, socket_connect_timeout=2)
        self.script = self.redis.register_script(SPEND)
        self.own = Own()

    async def spend(self, limit: Limit, who: str) -> float:
        from redis.exceptions import RedisError

        key = f"antiqua:limit:{limit.name}:{who}"
        try:
            return float(await self.script(keys=[key], args=[limit.most, limit.seconds]))
        except (RedisError, OSError) as error:
            LOG.warning("limits are counted here alone: %s", error)
            return self.own.spent(limit, who)

    async def close(self) -> None:
        await self.redis.aclose()


# -- who does it ---------------------------------------------------------------------------------------------


def address(request: HTTPConnection) -> str:
    """Where a request comes from."""
    return home(request.client.host if request.client is not None else "")


@lru_cache(1 << 14)
def home(host: str) -> str:
    """Who counts as one: whoever has one address of IPv6 has the other 2^64 of its network, too."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:  # a socket of this machine has no address
        return host
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False).network_address)
    return host


async def of_person(call: Call, what: str) -> None:
    await once_more(call, what, call.me.id)


async def of_address(call: Call, what: str) -> None:
    await once_more(call, what, address(call.request))


async def once_more(call: Call, what: str, who: str) -> None:
    """Let somebody do it once more, or refuse."""
    if wait := await call.server.limits.spend(call.server.rules.of(what), who):
        raise TooOften(wait)
