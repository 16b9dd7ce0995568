"""What can be set, and what is said about what cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from antiqua import i18n
from antiqua.kernel.errors import BadOption
from antiqua.server.config import FILE, NAMES, Config, read, variable
from antiqua.server.limits import Rules

pytestmark = pytest.mark.usefixtures("strict_words")


def written(folder: Path, text: str, name: str = FILE) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def refused(message: str, options=None, environ=None, folder=Path("nowhere"), lang="en") -> None:
    with pytest.raises(BadOption) as caught:
        read(options or {}, environ or {}, folder)
    said = i18n.catalogue(lang).message(caught.value)
    assert said.translate(dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e"))) == message


def test_nothing_need_be_said(tmp_path):
    config = read({}, {"ANTIQUA_LANG": "fa"}, tmp_path)
    assert config == Config(data=str(tmp_path))
    assert config.url == f"sqlite:///{tmp_path}/antiqua.db"


def test_options_come_before_variables_before_the_file_before_defaults(tmp_path):
    written(tmp_path, 'host = "file"\nport = 1\nworkers = 1\nprocesses = 1')
    environ = {"ANTIQUA_SERVE_PORT": "2", "ANTIQUA_SERVE_WORKERS": "2", "ANTIQUA_SERVE_REDIS": ""}
    config = read({"workers": 3, "redis": None}, environ, tmp_path)
    assert (config.host, config.port, config.workers, config.log_level) == ("file", 2, 3, "info")


@pytest.mark.parametrize("said", ["option", "variable"])
def test_the_file_is_in_the_data_folder_or_where_somebody_says(tmp_path, said):
    written(tmp_path / "data", "port = 1")
    other = str(written(tmp_path, "port = 2", "other.toml"))
    for name, value, port in (("data", str(tmp_path / "data"), 1), ("config", other, 2)):
        given = ({name: value}, {}) if said == "option" else ({}, {variable(name): value})
        assert read(*given, tmp_path / "usual").port == port


def test_the_file_can_name_the_data_folder(tmp_path):
    file = written(tmp_path, f'data = "{tmp_path}/club"', "other.toml")
    assert read({"config": file}, {}, tmp_path).url == f"sqlite:///{tmp_path}/club/antiqua.db"


def test_values_of_every_kind_are_read_from_text(tmp_path):
    environ = {"ANTIQUA_SERVE_BEHIND_PROXY": "true", "ANTIQUA_SERVE_MONITORS": "10.0.0.0/8, ::1"}
    config = read({}, environ, tmp_path)
    assert (config.behind_proxy, config.monitors) == (True, ("10.0.0.0/8", "::1"))


def test_limits_stand_under_their_own_head(tmp_path):
    file = written(tmp_path, "port = 1\n[limits]\ntables = 5\nguests = 6")
    limits = read({}, {"ANTIQUA_SERVE_LIMITS_GUESTS": "7"}, tmp_path).limits
    assert limits == Rules(tables=5, guests=7)
    file.write_text("[limits]\ntables = 0")
    refused(f"{file}: limits.tables cannot be “0”; allowed: 1–1000000.", folder=tmp_path)
    file.write_text("[limits]\ntable = 1")
    refused(f"There is no setting “{file}: limits.table”; perhaps “limits.tables” is meant.", folder=tmp_path)
    file.write_text("limits = 1")
    refused(f"There is no setting “{file}: limits”; perhaps “limits.chat” is meant.", folder=tmp_path)


def test_another_process_reads_the_same(tmp_path):
    config = Config(
        data=str(tmp_path),
        database="postgresql://a:b@c/d",
        redis="redis://e",
        processes=2,
        behind_proxy=True,
        monitors=("10.0.0.0/8", "::1"),
        limits=Rules(chat=3),
    )
    assert read({}, config.variables, Path("nowhere")) == config


@pytest.mark.parametrize(
    "database", ["postgresql://anna:secret@host/club", "postgres://anna:secret@host/club"]
)
def test_postgresql_is_reached_by_its_driver(database):
    assert Config(database=database).url == "postgresql+psycopg://anna:secret@host/club"


def test_a_file_that_is_not_there_or_no_toml(tmp_path):
    file = tmp_path / "no.toml"
    why = "No such file or directory"
    refused(f"The settings in “{file}” cannot be read: {why}", {"config": file})
    file.write_text("port = = 1")
    refused(f"The settings in “{file}” cannot be read: Invalid value (at line 1, column 8)", {"config": file})


def test_unknown_settings(tmp_path):
    file = written(tmp_path, "prot = 1")
    refused(f"There is no setting “{file}: prot”; perhaps “port” is meant.", folder=tmp_path)
    file.write_text("colour = 1")
    refused(f"There is no setting “{file}: colour”; the settings are {', '.join(NAMES)}.", folder=tmp_path)
    environ = {"ANTIQUA_SERVE_HOTS": "x"}
    refused(
        "There is no setting “ANTIQUA_SERVE_HOTS”; perhaps “ANTIQUA_SERVE_HOST” is meant.", environ=environ
    )


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("port", 65536, "--port cannot be “65536”; allowed: 0–65535."),
        ("host", "", "--host cannot be “”; allowed: a text."),
        ("log_level", "loud", "--log-level cannot be “loud”; allowed: debug, info, warning, error."),
        (
            "database",
            "mysql://anna:secret@host/x",
            (
                "--database cannot be “mysql://…”; "
                "allowed: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
            ),
        ),
        (
            "redis",
            "localhost",
            "--redis cannot be “localhost”; allowed: redis://HOST:PORT, rediss://HOST:PORT or unix://FILE.",
        ),
        (
            "monitors",
            ["everybody"],
            (
                '--monitors cannot be “["everybody"]”; '
                "allowed: addresses and networks such as 127.0.0.1 and 10.0.0.0/8."
            ),
        ),
    ],
)
def test_wrong_values(name, value, words):
    refused(words, {name: value})


def test_wrong_values_in_the_file_and_the_environment(tmp_path):
    file = written(tmp_path, "behind_proxy = 7")
    refused(f"{file}: behind_proxy cannot be “7”; allowed: true, false.", folder=tmp_path)
    environ = {"ANTIQUA_SERVE_PORT": "many"}
    refused("ANTIQUA_SERVE_PORT cannot be “many”; allowed: 0–65535.", environ=environ)
    words = "ANTIQUA_SERVE_PORT не может иметь значение «many»; допустимо: 0–65535."
    refused(words, environ=environ, lang="ru")


@pytest.mark.parametrize("database", ["", "sqlite:////tmp/x.db", "postgresql://host/x"])
def test_several_processes_need_postgresql_and_redis(database):
    words = (
        "2 processes need PostgreSQL and Redis: give --database postgresql://… and --redis redis://… as well."
    )
    refused(words, {"processes": 2, "database": database})
    if database.startswith("postgresql"):
        assert (
            read({"processes": 2, "database": database, "redis": "redis://host"}, {}, Path()).processes == 2
        )
