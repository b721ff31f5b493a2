"""Work on the machines of a Ray cluster. Needs `westmarch[ray]`, there and here, of the same release.

RAY_ADDRESS says where the cluster is (`auto` for the one that this machine belongs to); without it, a small one is
started here, for as long as the work takes. A task that was lost with its machine is done again by Ray: since a match
follows from its plan and number alone, it comes out the same.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

import ray
from ray.exceptions import RayError

import westmarch
from westmarch.core.errors import WestmarchError

log = logging.getLogger("westmarch.lab.cluster")

T = TypeVar("T")
R = TypeVar("R")

# How many tasks wait at each core, so that none runs out of work.
WAITING = 2


def on_cluster(work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """Does the work for each item on the cluster, in any order."""
    ours = not ray.is_initialized()
    if ours:
        _connect()
    try:
        yield from _spread(work, items)
    except RayError as error:
        log.info("told in other words", extra={"reason": str(error)})
        raise WestmarchError("lab-ray-failed") from None
    finally:
        if ours:
            ray.shutdown()


def _connect() -> None:
    try:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        where = os.environ.get("RAY_ADDRESS", "")
        key = "lab-ray-away" if where else "lab-ray-not-started"
        log.info("told in other words", extra={"reason": str(error)})
        raise WestmarchError(key, address=where) from None


def _spread(work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    # A task that fails is a fault of ours, and would fail again; only what was lost with its machine is tried again.
    task: Any = ray.remote(_checked).options(max_retries=3)
    waiting = iter(items)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * WAITING
    running = [task.remote(westmarch.__version__, work, item) for item in islice(waiting, most)]
    while running:
        ready, running = ray.wait(running)
        running += [task.remote(westmarch.__version__, work, item) for item in islice(waiting, len(ready))]
        for each in ready:
            done: R = ray.get(each)
            yield done


def _checked(version: str, work: Callable[[T], R], item: T) -> R:
    """On the other machine: another release could play another match."""
    if version != westmarch.__version__:
        raise WestmarchError("lab-ray-version", here=westmarch.__version__, wanted=version)
    return work(item)
