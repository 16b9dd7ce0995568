"""What all tests share: which build is tested, and how much of it."""

import signal
from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings

from antiqua import COMPILED, i18n

settings.register_profile("antiqua", deadline=None, derandomize=True)
settings.load_profile("antiqua")


def pytest_configure() -> None:
    """Ctrl-C interrupts, here and in what the tests start, even where the shell has it ignored in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--scale",
        type=float,
        default=1.0 if COMPILED else 0.05,
        help="how much of their usual number of games the heavy tests play (interpreted: 0.05)",
    )
    parser.addoption(
        "--every-variant",
        action="store_true",
        help="check the laws with every option and every number of players",
    )


def pytest_report_header(config: pytest.Config) -> str:
    return f"antiqua: {'compiled' if COMPILED else 'interpreted'}, scale {config.getoption('--scale'):g}"


@pytest.fixture(scope="session")
def scaled(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """`scaled(2000)` is 2,000 in the compiled build and fewer, but never none, in the interpreted one."""
    scale: float = pytestconfig.getoption("--scale")
    return lambda number: max(1, round(number * scale))


@pytest.fixture
def many(scaled: Callable[[int], int]) -> Callable[[int], int]:
    """How many games a heavy test plays; the laws divide them among the variants of a game."""
    return scaled


@pytest.fixture
def strict_words() -> Iterator[None]:
    """A message that has no words, or lacks an argument, is an error."""
    i18n.set_strict(True)
    yield
    i18n.set_strict(False)
