"""What can be set, and where from: a TOML file, then the environment, then the options of the command.

    config = read({"port": 8080}, os.environ, folder)

What a setting means in words is said by the message `cli-option-serve-<name>`, which `antiqua serve --help` and
`docs/hosting.md` show. The limits (`limits.py`) are not for the command line: they stand under `[limits]` in the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from antiqua.games.game import Message
from antiqua.kernel.errors import BadOption
from antiqua.match import system_words
from antiqua.server.limits import Rules

FILE = "antiqua.toml"  # in the data folder
DATABASE = "antiqua.db"  # the same, where nothing else is said
VARIABLES = "ANTIQUA_SERVE_"  # begins like no variable that Kubernetes sets for a service called "antiqua"
CONFIG = "config"  # names the file, so it cannot stand in it
THIS_MACHINE = ("127.0.0.0/8", "::1/128")
SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")
DRIVER = "postgresql+psycopg://"
REDIS = ("redis://", "rediss://", "unix://")


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8700  # 0 takes any that is free
    data: str = ""
    database: str = ""
    redis: str = ""
    processes: Annotated[int, Meta(ge=1, le=64)] = 1
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    behind_proxy: bool = False
    monitors: Annotated[tuple[str, ...], Meta(min_length=1)] = THIS_MACHINE
    stop_seconds: Annotated[int, Meta(ge=1, le=600)] = 20
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    limits: Rules = Rules()

    @property
    def folder(self) -> Path:
        return Path(self.data)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"{SQLITE}{(self.folder / DATABASE).absolute().as_posix()}"
        for scheme in POSTGRESQL:
            if self.database.startswith(scheme):
                return DRIVER + self.database.removeprefix(scheme)
        return self.database

    @property
    def is_file(self) -> bool:
        """Is it SQLite?"""
        return self.url.startswith(SQLITE)

    @property
    def file(self) -> Path:
        """The file of SQLite."""
        return Path(self.url.removeprefix(SQLITE))

    @property
    def variables(self) -> dict[str, str]:
        """The environment in which another process reads the same settings."""
        return {variable(name): as_text(value_in(self, name)) for name in NAMES}


LIMITS = "limits."  # how the name of one of them begins
TYPES: dict[str, Any] = {
    **get_type_hints(Config, include_extras=True),
    **{LIMITS + name: kind for name, kind in get_type_hints(Rules, include_extras=True).items()},
}
OPTIONS = tuple(name for name in Config.__struct_fields__ if name != "limits")
NAMES = (*OPTIONS, *(LIMITS + name for name in Rules.__struct_fields__))


class Found(NamedTuple):
    """A value, and what a person has to look at if it is wrong."""

    value: Any
    where: str


def read(options: Mapping[str, Any], environ: Mapping[str, str], usual: Path) -> Config:
    """The settings; what is None among the options is not said. `usual` is the data folder if nobody names one."""
    said = {name: Found(value, option(name)) for name, value in options.items() if value is not None}
    spoken = in_environment(environ) | said
    named = spoken.pop(CONFIG, None)
    folder = spoken["data"].value if "data" in spoken else str(usual)
    file = Path(str(named.value)) if named is not None else Path(folder) / FILE
    found = in_file(file) if named is not None or file.is_file() else {}
    return checked({"data": Found(str(usual), "")} | found | spoken)


def value_in(config: Config, name: str) -> Any:
    """What is set under this name."""
    if name.startswith(LIMITS):
        return getattr(config.limits, name.removeprefix(LIMITS))
    return getattr(config, name)


def variable(name: str) -> str:
    return VARIABLES + name.upper().replace(".", "_")


def as_text(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def option(name: str) -> str:
    return "--" + name.replace("_", "-")


# -- the sources ---------------------------------------------------------------------------------------------


def in_environment(environ: Mapping[str, str]) -> dict[str, Found]:
    """What the environment says; an empty variable says nothing."""
    found = {}
    known = {variable(name): name for name in (*NAMES, CONFIG)}
    for key, text in environ.items():
        if not key.startswith(VARIABLES):
            continue
        expect_known(key, key, list(known))
        if text:
            name = known[key]
            several = name != CONFIG and get_origin(plain(name)) is tuple
            found[name] = Found([part.strip() for part in text.split(",")] if several else text, key)
    return found


def in_file(file: Path) -> dict[str, Found]:
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:  # also what is no TOML, and what is no UTF-8
        why = system_words(error) if isinstance(error, OSError) else " ".join(str(error).split())
        raise BadOption("server-config-file", file=str(file), why=why) from None
    if isinstance(data.get("limits"), dict):
        data |= {LIMITS + name: value for name, value in data.pop("limits").items()}
    for name in data:
        expect_known(name, f"{file}: {name}", NAMES)
    return {name: Found(value, f"{file}: {name}") for name, value in data.items()}


def expect_known(name: str, where: str, known: Sequence[str]) -> None:
    if name in known:
        return
    near = get_close_matches(name, known, 1, 0.6)
    if near:
        raise BadOption("server-config-unknown-near", where=where, near=near[0])
    raise BadOption("server-config-unknown", where=where, known=list(known))


# -- what they say -------------------------------------------------------------------------------------------


def checked(found: Mapping[str, Found]) -> Config:
    """The settings, if every value is possible and they fit together."""
    values = {name: value_of(name, one) for name, one in found.items()}
    limits = {name.removeprefix(LIMITS): values.pop(name) for name in list(values) if name.startswith(LIMITS)}
    config = Config(**values, limits=Rules(**limits))
    for name, check in CHECKS.items():
        if not check(getattr(config, name)):
            raise wrong(name, found[name])
    if config.processes > 1 and not (config.url.startswith(DRIVER) and config.redis):
        raise BadOption("server-config-processes", processes=config.processes)
    return config


def value_of(name: str, found: Found) -> Any:
    text = isinstance(found.value, str)  # of the environment, where a number is a text too
    try:
        return msgspec.convert(found.value, TYPES[name], strict=not text or plain(name) is str)
    except msgspec.ValidationError:
        raise wrong(name, found) from None


def plain(name: str) -> Any:
    """The type of a setting without its bounds."""
    kind = TYPES[name]
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def wrong(name: str, found: Found) -> BadOption:
    text = found.value if isinstance(found.value, str) else msgspec.json.encode(found.value).decode()
    scheme, colon, secret = text.partition("://")  # after which a password may stand
    value = f"{scheme}{colon}…" if secret else text
    return BadOption("server-config-value", where=found.where, value=value, allowed=allowed(name))


def allowed(name: str) -> Any:
    """What a setting may be, as a message or as it is typed."""
    kind = TYPES[name]
    if name in WORDS:
        return WORDS[name]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if kind is bool:
        return ["true", "false"]
    meta = next((one for one in get_args(kind) if isinstance(one, Meta)), None)
    return (
        f"{meta.ge}–{meta.le}" if meta is not None and meta.ge is not None else Message("server-config-text")
    )


def is_database(url: str) -> bool:
    return not url or url.startswith((SQLITE, *POSTGRESQL))


def is_redis(url: str) -> bool:
    return not url or url.startswith(REDIS)


def are_networks(texts: tuple[str, ...]) -> bool:
    try:
        return all(ip_network(text) is not None for text in texts)
    except ValueError:
        return False


CHECKS: dict[str, Callable[[Any], bool]] = {
    "database": is_database,
    "redis": is_redis,
    "monitors": are_networks,
}
WORDS = {
    "database": Message("server-config-allowed-database"),
    "redis": Message("server-config-allowed-redis"),
    "monitors": Message("server-config-allowed-monitors", {"one": "127.0.0.1", "other": "10.0.0.0/8"}),
}
