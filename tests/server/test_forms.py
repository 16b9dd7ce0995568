"""What is read is known before there are threads."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import sys, threading
import msgspec
from antiqua.match import Match
from antiqua.saved import Head, Row
from antiqua.server import forms
from antiqua.server.app import ROUTES

forms.work_out(ROUTES)
match = Match("trajan", seed=1)
head, rows = msgspec.json.encode(match.head()), msgspec.json.encode(match.increment(-1).rows)
begin = threading.Barrier(8)
sys.setswitchinterval(1e-6)

def restore():
    begin.wait()
    stored = msgspec.json.decode(rows, type=list[Row])
    Match.restored(msgspec.json.decode(head, type=Head), stored)

threads = [threading.Thread(target=restore) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_threads_that_read_the_same_for_the_first_time_do_not_end_the_process():
    """Without what is worked out before, one run in a few dies."""
    assert subprocess.run([sys.executable, "-c", CODE], check=False).returncode == 0
