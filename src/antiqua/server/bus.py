"""What processes of the server tell each other: news of tables, who is there, and who does a piece of work.

One process keeps it to itself; several meet in Redis. A message that is lost costs nothing but time, since it only says
that there is something to fetch.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

LOG = logging.getLogger(__name__)
CHANNEL = "antiqua:news"
REPORTS = "antiqua:reports"
STAYS = 60  # seconds for which somebody counts as there without a word
PAUSE = 1.0  # seconds before a lost connection is tried again


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table is at: its revision, the version of its match, and how many lines of chat there are.

    `here` tells who has come or gone: all persons who are there now.
    """

    table: str
    revision: int = 0
    version: int = 0
    chats: int = 0
    here: tuple[str, ...] | None = None


class Ended(msgspec.Struct, frozen=True):
    """Sessions that nobody may believe any more; none in particular: all of a person's."""

    person: str
    sessions: tuple[str, ...] = ()


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process is told. `missed`: there may have been messages that it was not told."""

    news: News | None = None
    ended: Ended | None = None
    missed: bool = False


MESSAGES = msgspec.json.Decoder(list[Message])
Listener = Callable[[Message], None]


class Bus(Protocol):
    """How processes meet."""

    async def open(self, listener: Listener) -> None:
        """Begin; the listener is called with every message, those of this process included."""

    async def close(self) -> None: ...

    async def tell(self, message: Message) -> None:
        """Let all processes know."""

    async def arrive(self, table: str, person: str) -> tuple[str, ...]:
        """Somebody has come to a table; all who are there."""

    async def remain(self, table: str, person: str) -> None:
        """Somebody is still there."""

    async def depart(self, table: str, person: str) -> tuple[str, ...]:
        """Somebody has left a table; all who are still there."""

    async def here(self, table: str) -> tuple[str, ...]: ...

    async def claim(self, work: str, seconds: int) -> bool:
        """May this process do a piece of work that only one may do? After so many seconds it is anybody's again."""

    async def renew(self, work: str, seconds: int) -> None:
        """This process still does it."""

    async def release(self, work: str) -> None: ...

    async def keep(self, key: str, value: bytes, seconds: int) -> None:
        """Keep something for all processes, for a while."""

    async def kept(self, key: str) -> bytes | None: ...

    async def drop(self, key: str) -> None: ...

    async def report(self, process: str, figures: bytes) -> None:
        """Let the other processes know what this one has counted."""

    async def reports(self) -> dict[str, bytes]:
        """What processes have last reported."""

    async def drop_report(self, process: str) -> None: ...

    async def ready(self) -> bool:
        """Does it answer?"""


class Alone:
    """One process, which meets nobody."""

    def __init__(self) -> None:
        self.listener: Listener = lambda _: None
        self.people: defaultdict[str, Counter[str]] = defaultdict(Counter)  # by table, with how many sockets
        self.claims: dict[str, float] = {}
        self.things: dict[str, tuple[bytes, float]] = {}

    async def open(self, listener: Listener) -> None:
        self.listener = listener

    async def close(self) -> None:
        self.people.clear()

    async def tell(self, message: Message) -> None:
        self.listener(message)

    async def arrive(self, table: str, person: str) -> tuple[str, ...]:
        self.people[table][person] += 1
        return await self.here(table)

    async def remain(self, table: str, person: str) -> None:
        pass  # who is there is counted, and leaves by himself

    async def depart(self, table: str, person: str) -> tuple[str, ...]:
        self.people[table][person] -= 1
        if self.people[table][person] <= 0:
            del self.people[table][person]
        if not self.people[table]:
            del self.people[table]
        return await self.here(table)

    async def here(self, table: str) -> tuple[str, ...]:
        return tuple(sorted(self.people[table])) if table in self.people else ()

    async def claim(self, work: str, seconds: int) -> bool:
        now = time.monotonic()
        if self.claims.get(work, 0.0) > now:
            return False
        self.claims[work] = now + seconds
        return True

    async def renew(self, work: str, seconds: int) -> None:
        self.claims[work] = time.monotonic() + seconds

    async def release(self, work: str) -> None:
        self.claims.pop(work, None)

    async def keep(self, key: str, value: bytes, seconds: int) -> None:
        now = time.monotonic()
        self.things = {name: thing for name, thing in self.things.items() if thing[1] > now}
        self.things[key] = value, now + seconds

    async def kept(self, key: str) -> bytes | None:
        value, until = self.things.get(key, (None, 0.0))
        return value if until > time.monotonic() else None

    async def drop(self, key: str) -> None:
        self.things.pop(key, None)

    async def report(self, process: str, figures: bytes) -> None:
        pass  # there is nobody else

    async def reports(self) -> dict[str, bytes]:
        return {}

    async def drop_report(self, process: str) -> None:
        pass

    async def ready(self) -> bool:
        return True


class Together:
    """Several processes, which meet in Redis. While it cannot be reached, the game goes on without news."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(
            url, health_check_interval=15, socket_timeout=10, socket_connect_timeout=5
        )
        self.tasks: list[asyncio.Task[None]] = []
        self.untold: list[Message] = []
        self.woken = asyncio.Event()

    async def open(self, listener: Listener) -> None:
        subscribed = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self.listen(listener, subscribed)),
            asyncio.create_task(self.publish()),
        ]
        waiting = asyncio.create_task(subscribed.wait())
        await asyncio.wait({waiting}, timeout=PAUSE)
        waiting.cancel()

    async def listen(self, listener: Listener, subscribed: asyncio.Event) -> None:
        """Hear what others tell, again and again if the connection breaks."""
        from redis.exceptions import RedisError

        broken = False
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    subscribed.set()
                    if broken:
                        listener(Message(missed=True))
                    while True:
                        heard = await channel.get_message(ignore_subscribe_messages=True, timeout=5)
                        if heard is not None:
                            for message in MESSAGES.decode(heard["data"]):
                                listener(message)
            except (RedisError, OSError, msgspec.MsgspecError) as error:
                LOG.warning("no news from Redis: %s", error)
                broken = True
                await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.publish_untold()
        await self.redis.aclose()

    async def tell(self, message: Message) -> None:
        """Nobody waits for Redis: what is told meanwhile goes out together."""
        self.untold.append(message)
        self.woken.set()

    async def publish(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            await self.publish_untold()

    async def publish_untold(self) -> None:
        told, self.untold = self.untold, []
        if told:
            await self.tried(self.redis.publish(CHANNEL, msgspec.json.encode(told)), None)

    async def arrive(self, table: str, person: str) -> tuple[str, ...]:
        await self.remain(table, person)
        return await self.here(table)

    async def remain(self, table: str, person: str) -> None:
        key = f"antiqua:here:{table}"
        pipe = self.redis.pipeline()
        pipe.zadd(key, {person: time.time() + STAYS})
        pipe.expire(key, 2 * STAYS)
        await self.tried(pipe.execute(), None)

    async def depart(self, table: str, person: str) -> tuple[str, ...]:
        await self.tried(self.redis.zrem(f"antiqua:here:{table}", person), None)
        return await self.here(table)

    async def here(self, table: str) -> tuple[str, ...]:
        found = await self.tried(self.redis.zrangebyscore(f"antiqua:here:{table}", time.time(), "+inf"), [])
        return tuple(sorted(one.decode() for one in found))

    async def claim(self, work: str, seconds: int) -> bool:
        """Without Redis everybody may: what is done twice is noticed by its version."""
        return bool(
            await self.tried(self.redis.set(f"antiqua:claim:{work}", b"1", nx=True, ex=seconds), True)
        )

    async def renew(self, work: str, seconds: int) -> None:
        await self.tried(self.redis.expire(f"antiqua:claim:{work}", seconds), None)

    async def release(self, work: str) -> None:
        await self.tried(self.redis.delete(f"antiqua:claim:{work}"), None)

    async def keep(self, key: str, value: bytes, seconds: int) -> None:
        await self.tried(self.redis.set(f"antiqua:kept:{key}", value, ex=seconds), None)

    async def kept(self, key: str) -> bytes | None:
        found: bytes | None = await self.tried(self.redis.get(f"antiqua:kept:{key}"), None)
        return found

    async def drop(self, key: str) -> None:
        await self.tried(self.redis.delete(f"antiqua:kept:{key}"), None)

    async def report(self, process: str, figures: bytes) -> None:
        await self.tried(self.redis.hset(REPORTS, process, figures), None)

    async def reports(self) -> dict[str, bytes]:
        found = await self.tried(self.redis.hgetall(REPORTS), {})
        return {process.decode(): figures for process, figures in found.items()}

    async def drop_report(self, process: str) -> None:
        await self.tried(self.redis.hdel(REPORTS, process), None)

    async def ready(self) -> bool:
        return await self.tried(self.redis.ping(), False) is not False

    async def tried(self, asked: Any, otherwise: Any) -> Any:
        from redis.exceptions import RedisError

        try:
            return await asked
        except (RedisError, OSError) as error:
            LOG.warning("Redis does not answer: %s", error)
            return otherwise
