"""What all tests share: which build is tested, and how much of it."""

from collections.abc import Callable

import pytest
from hypothesis import settings

from antiqua import COMPILED

settings.register_profile("antiqua", deadline=None, derandomize=True)
settings.load_profile("antiqua")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--scale",
        type=float,
        default=1.0 if COMPILED else 0.05,
        help="how much of their usual number of games the heavy tests play (interpreted: 0.05)",
    )


def pytest_report_header(config: pytest.Config) -> str:
    return f"antiqua: {'compiled' if COMPILED else 'interpreted'}, scale {config.getoption('--scale'):g}"


@pytest.fixture(scope="session")
def many(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """`many(2000)` is 2,000 in the compiled build and fewer, but never none, in the interpreted one."""
    scale: float = pytestconfig.getoption("--scale")
    return lambda number: max(1, round(number * scale))
