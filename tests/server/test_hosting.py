"""What the page about hosting says is true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from antiqua import i18n
from antiqua.server.config import LIMITS, NAMES, Config, as_text, read, value_in, variable
from tests.server.settings import explanation

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def lines(names: list[str]) -> list[str]:
    """The lines of the tables, as they have to be."""
    found = []
    for name in names:
        usual = as_text(value_in(Config(), name)).replace(",", ", ")
        cells = [f"`{name.removeprefix(LIMITS)}`", f"`{variable(name)}`", f"`{usual}`" if usual else ""]
        if not name.startswith(LIMITS):
            cells.append(words(name))
        found.append(f"| {' | '.join(cells)} |")
    return found


def words(name: str) -> str:
    text = i18n.text(explanation(name), local="127.0.0.1", anywhere="0.0.0.0")
    return text.translate(dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069")))


def test_every_setting_is_in_the_tables():
    shown = re.findall(r"^\| `\w+` \| `ANTIQUA_\w+` \|.*$", PAGE, re.MULTILINE)
    wanted = lines(list(NAMES))
    assert [line[: len(start)] for line, start in zip(shown, wanted, strict=True)] == wanted


def test_the_example_of_a_file_can_be_read(tmp_path):
    example = PAGE.split("```toml\n")[1].split("```")[0]
    (tmp_path / "antiqua.toml").write_text(example)
    config = read({}, {}, tmp_path)
    assert config.behind_proxy
    assert config.limits.guests == tomllib.loads(example)["limits"]["guests"]


def test_the_port_is_the_same_everywhere():
    port = str(Config().port)
    for file in ("Dockerfile", "compose.yaml", "docs/hosting.md"):
        found = set(
            re.findall(r"(?:127\.0\.0\.1|EXPOSE)[: ](\d+)", (ROOT / file).read_text(encoding="utf-8"))
        )
        assert found == {port}, file


def test_containers_name_settings_that_there_are():
    known = {variable(name) for name in NAMES}
    for file in ("Dockerfile", "compose.yaml"):
        named = set(re.findall(r"ANTIQUA_SERVE_\w+", (ROOT / file).read_text(encoding="utf-8")))
        assert named
        assert named <= known
