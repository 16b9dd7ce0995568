"""Whatever is asked, nothing breaks, and every answer is as the description says."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.server.serving import company

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


def ask_at_random(address: str, folder, examples: int) -> int:
    """Requests made from the description, as somebody who has come in; how many there were."""
    with company(address, "Fuzz") as (fuzz,):
        fuzz.open("stone_age", "me", "here", public=True)
        token = fuzz.post("/api/tokens", label="fuzz", scopes=["read", "play"])["token"]
        run = subprocess.run(
            [
                *(sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"),
                *("run", f"{address}/api/openapi.json", "--checks", ",".join(CHECKS), "--no-color"),
                *("--max-examples", str(examples), "--phases", "examples,coverage,fuzzing", "--seed", "1"),
                *("--generation-database", "none", "--suppress-health-check", "all"),
                *("--header", f"Authorization: Bearer {token}"),
            ],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
        assert fuzz.get("/api/me")["name"] == "Fuzz"
        counted = re.findall(
            r"^antiqua_requests_total.* (\d+)$", fuzz.client.get("/metrics").text, re.MULTILINE
        )
        return sum(map(int, counted))


def test_requests_at_random(address, tmp_path, scaled):
    ask_at_random(address, tmp_path, scaled(3))


@pytest.mark.soak
def test_very_many_requests_at_random(address, tmp_path):
    assert ask_at_random(address, tmp_path, 300) >= 10_000
