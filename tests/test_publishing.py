"""What is said in several files about the package is the same in all of them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NEEDED = {
    "requirements.lock": PROJECT["build-system"]["requires"] + PROJECT["project"]["dependencies"],
    "requirements-dev.lock": PROJECT["dependency-groups"]["dev"],
    "requirements-docs.lock": PROJECT["dependency-groups"]["docs"],
}


def text_of(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def pinned(lock: str) -> dict[str, str]:
    """The version of each package in a lock file, by its name in small letters."""
    found: dict[str, str] = dict(re.findall(r"^([\w.-]+)==(\S+)$", text_of(lock).lower(), re.MULTILINE))
    return found


@pytest.mark.parametrize("lock", NEEDED)
def test_lock_files_have_what_the_project_needs(lock: str) -> None:
    names = [re.split("[<>=]", need)[0].lower() for need in NEEDED[lock]]
    assert [name for name in names if name not in pinned(lock)] == []


def test_lock_files_agree() -> None:
    """They are installed into one environment."""
    locks = [pinned(lock) for lock in NEEDED]
    for number, one in enumerate(locks):
        for other in locks[number + 1 :]:
            assert [name for name in one.keys() & other.keys() if one[name] != other[name]] == []


def test_the_same_pythons_are_promised_tested_and_built() -> None:
    classifiers = "\n".join(PROJECT["project"]["classifiers"])
    promised = re.findall(r"Python :: (3\.\d+)$", classifiers, re.MULTILINE)
    assert PROJECT["project"]["requires-python"] == f">={promised[0]}"
    assert [
        f"3.{minor}" for minor in re.findall(r"cp3(\d+)-", PROJECT["tool"]["cibuildwheel"]["build"])
    ] == promised
    matrices = re.findall(r"python: \[(.*)\]", text_of(".github/workflows/ci.yml"))
    assert [re.findall(r"[\d.]+", matrix) for matrix in matrices] == [promised, promised]


def test_one_ruff_formats_everywhere() -> None:
    versions = set(re.findall(r"ruff==([\d.]+)", text_of(".pre-commit-config.yaml")))
    assert versions == {pinned("requirements-dev.lock")["ruff"]}
