"""No process outlives the one that started it, even if that one is killed."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable


def end_with_parent(end: Callable[[], object]) -> None:
    """Call `end` when the process that started this one has ended; the first of all has none that we know."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow() -> None:
        parent.join()
        end()

    threading.Thread(target=follow, name="parent", daemon=True).start()
